"""The line of a real deal, entered tile by tile, as in a record: ``6-6 6-5> pass 5-1>``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from palamede.arbiter.errors import refuse
from palamede.dgn import Draw, Item, Lay, Pass, read
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.tiles import Tile

__all__ = ["PlayedLine", "read_line"]


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """Tiles laid, passes and draws, each with its seat.

    ``complete``: passes were entered too, or it is plain that there were none, so that everybody's
    number of tiles is known.
    """

    items: tuple[Lay | Pass | Draw, ...]
    tiles: tuple[Tile, ...]
    complete: bool

    @property
    def drawn(self) -> int:
        """How many tiles were drawn from the stock."""
        return sum(isinstance(item, Draw) for item in self.items)

    def laid_by(self, seat: int) -> int:
        """How many tiles a seat has laid."""
        return sum(isinstance(item, Lay) and item.seat == seat for item in self.items)

    def drawn_by(self, seat: int) -> int:
        """How many tiles a seat has drawn."""
        return sum(isinstance(item, Draw) and item.seat == seat for item in self.items)


def read_line(
    text: str, conventions: Conventions, leader: int | None, *, strict: bool = True
) -> PlayedLine:
    """Read a line. Seats follow from the leader; ``3.`` before an item says who it was.

    ``strict``: every tile must match an end; not so where a ruling tells of a tile wrongly laid.

    Raises:
        SheetError: a word that is no tile or pass, a tile twice, or one that matches no end.
    """
    record = read(f'[Deal "1"]\n{text}\n')
    if record.errors:
        raise refuse(
            "sheet-line", f"the line cannot be read: {record.errors[0].message}", text=text
        )
    deals = record.parties[0].deals if record.parties else ()
    items = [item for deal in deals for item in deal.items]
    seated = _seated(items, conventions.seats, leader or 1)
    laid = [item for item in seated if isinstance(item, Lay)]
    tiles = tuple(_tile(item, conventions) for item in laid)
    twice = next((tile for place, tile in enumerate(tiles) if tile in tiles[:place]), None)
    if twice is not None:
        raise refuse("sheet-twice", f"{twice} stands twice in the line", tile=str(twice))
    if strict and conventions.join == "equal":
        _check_joins(laid)
    told = any(
        isinstance(item, Pass) or (isinstance(item, Lay) and item.seat is not None)
        for item in items
    )
    return PlayedLine(tuple(seated), tiles, complete=told)


def _seated(items: Sequence[Item], seats: int, leader: int) -> list[Lay | Pass | Draw]:
    """Give every item the seat whose turn it is; a draw keeps the turn."""
    turn = leader
    seated: list[Lay | Pass | Draw] = []
    for item in items:
        if not isinstance(item, Lay | Pass | Draw):
            continue
        turn = item.seat or turn
        if turn > seats:
            raise refuse(
                "sheet-seat",
                f"there is no seat {turn}: seats are 1 to {seats}",
                seat=turn,
                seats=seats,
            )
        if isinstance(item, Lay):
            seated.append(Lay(turn, item.first, item.second, item.side, item.count))
        elif isinstance(item, Pass):
            seated.append(Pass(turn))
        else:
            seated.append(Draw(turn, item.tile))
            continue
        turn = turn % seats + 1
    return seated


def _tile(item: Lay, conventions: Conventions) -> Tile:
    highest = conventions.set
    if max(item.first, item.second) > highest:
        raise refuse(
            "sheet-not-in-set",
            f"{item.first}-{item.second} is not in the set of double-{highest}",
            tile=f"{item.first}-{item.second}",
            set=highest,
        )
    tile = Tile(item.first, item.second)
    if tile in conventions.removed:
        raise refuse("sheet-removed", f"{tile} is not in play", tile=str(tile))
    return tile


def _check_joins(laid: Sequence[Lay]) -> None:
    """Refuse a tile that touches no end with the half written first, or with either half."""
    if not laid:
        return
    left, right = laid[0].first, laid[0].second
    for item in laid[1:]:
        at_left = item.side == "<" or (not item.side and left in (item.first, item.second))
        if item.side != "<" and right in (item.first, item.second):
            at_left = False
        end = left if at_left else right
        if end not in (item.first, item.second):
            raise refuse(
                "sheet-no-join",
                f"{item.text} touches no end: they show {left} and {right}",
                tile=item.text,
                left=left,
                right=right,
            )
        other = item.second if item.first == end else item.first
        if at_left:
            left = other
        else:
            right = other

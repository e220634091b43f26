"""The tiles of a deal as its tags give them: hands and stock, known and unknown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from palamede.dgn.model import DealRecord, Draw, Event, Item, Tag
from palamede.dgn.table import Report, Table

__all__ = ["Tiles", "read_hands", "read_stock", "read_tiles", "report_not_in_set"]

_TOKEN = re.compile(r"\S+")
_TILE = re.compile(r"([0-9]{1,9})-([0-9]{1,9})")
_UNKNOWN = re.compile(r"\?([0-9]{0,3})")
_SEAT = re.compile(r"\s*([0-9]{1,3})\s*")

_CLAIMED = re.compile(r"\bclaims\b", re.IGNORECASE)
_CLAIMED_HANDS = re.compile(r"\bclaims\s+(?:overdraw|underdraw|wrong.hand)\b", re.IGNORECASE)

_TILES_RIGHT = "tiles such as 3-5, ? for one unknown tile, ?6 for six"
_HANDS_RIGHT = "seats with their tiles, such as 1: 0-0 0-1; 2: ?7"


@dataclass(slots=True)
class Tiles:
    """Where the tiles of a deal lie at its start, as indices of the set; None is an unknown tile.

    ``hands[seat - 1]`` in the order of the tag, ``stock`` in drawing order. ``stock_given`` tells
    which places of the stock the tag names.
    """

    hands: list[list[int | None]]
    stock: list[int | None]
    stock_given: list[bool]

    @property
    def known(self) -> bool:
        """Whether every tile's place is known."""
        return None not in self.stock and all(None not in hand for hand in self.hands)


def read_tiles(
    deal: DealRecord, table: Table, report: Report, *, fill: bool = True
) -> Tiles | None:
    """Return the tiles of a deal, or None if the tags were reported as wrong.

    With ``fill``, a place that follows from the others is filled in; so are the places of the stock
    from which named tiles are drawn, and those that no play can tell apart.
    """
    conventions = table.conventions
    assert conventions is not None
    if deal.unread & {"Hands", "Stock"}:
        return None
    hands: list[list[int | None]] = [[None] * conventions.hand for _ in range(conventions.seats)]
    tag = deal.tag("Hands")
    if tag is not None:
        read = read_hands(tag, table, report)
        if read is None:
            return None
        hands = read
    size = _stock_size(deal, hands, table, report)
    if size is None:
        return None
    stock: list[int | None] = [None] * size
    tag = deal.tag("Stock")
    if tag is not None:
        places = read_stock(tag, table, report, size)
        if places is None:
            return None
        stock = places
    tiles = Tiles(hands, stock, [tile is not None for tile in stock])
    if _twice(deal, tiles, table, report):
        return None
    if fill and not tiles.known and not (table.old and _may_move(deal.items, table)):
        _fill(tiles, deal.items, table)
    return tiles


def _stock_size(
    deal: DealRecord, hands: Sequence[Sequence[int | None]], table: Table, report: Report
) -> int | None:
    """Return how many tiles the stock has; at an old table, what wrong hands leave of the set."""
    conventions = table.conventions
    assert conventions is not None
    if not table.old:
        return conventions.stock_size
    held, tiles = sum(map(len, hands)), len(conventions.tiles)
    tag = deal.tag("Hands")
    if held > tiles and tag is not None:
        report(tag.at, "hand-size.total", held=held, hand=tiles)
        return None
    return tiles - held


def _may_move(items: Iterable[Item], table: Table) -> bool:
    """Whether a ruling may have moved tiles between a hand and a stock of unknown order."""
    assert table.conventions is not None
    moving = _CLAIMED if table.conventions.draw != "none" else _CLAIMED_HANDS
    return any(isinstance(item, Event) and moving.search(item.content) for item in items)


def read_stock(
    tag: Tag, table: Table, report: Report, size: int | None = None
) -> list[int | None] | None:
    """Return the tiles that ``[Stock]`` names, or None if it was reported as wrong.

    ``size``: how many there must be; None does not check it at an old table.
    """
    assert table.conventions is not None
    stock = _tiles(tag, tag.value, 0, table, report)
    if size is None and not table.old:
        size = table.conventions.stock_size
    if stock is not None and size is not None and len(stock) != size:
        report(tag.at, "hand-size.stock", held=len(stock), hand=size)
        return None
    return stock


def read_hands(tag: Tag, table: Table, report: Report) -> list[list[int | None]] | None:
    """Return the tiles that ``[Hands]`` names, by seat, or None if it was reported as wrong."""
    conventions = table.conventions
    assert conventions is not None
    hands: list[list[int | None] | None] = [None] * conventions.seats
    start = 0
    for part in tag.value.split(";"):
        seat_text, colon, text = part.partition(":")
        match = _SEAT.fullmatch(seat_text)
        seat = int(match[1]) if match and colon else 0
        if not 1 <= seat <= conventions.seats or hands[seat - 1] is not None:
            place = tag.value_at + start + len(part) - len(part.lstrip())
            report(place, "syntax.part", text=part.strip(), name="Hands", right=_HANDS_RIGHT)
            return None
        hand = _tiles(tag, text, start + len(seat_text) + 1, table, report)
        if hand is None:
            return None
        if len(hand) != conventions.hand and not (table.old and hand):
            place = tag.value_at + start + len(part) - len(part.lstrip())
            report(place, "hand-size", seat=seat, held=len(hand), hand=conventions.hand)
            return None
        hands[seat - 1] = hand
        start += len(part) + 1
    for seat, known in enumerate(hands, 1):
        if known is None:
            report(tag.at, "hand-size.missing", seat=seat, hand=conventions.hand)
            return None
    return [hand for hand in hands if hand is not None]


def _tiles(
    tag: Tag, text: str, start: int, table: Table, report: Report
) -> list[int | None] | None:
    """Read tiles; ``start`` is the place of ``text`` in the tag's value."""
    index = table.tiles
    found: list[int | None] = []
    for place, token in enumerate(text.split()):
        tile = index.get(token)
        if tile is not None:
            found.append(tile)
            continue
        unknown = _UNKNOWN.fullmatch(token)
        if unknown is not None:
            found.extend([None] * int(unknown[1] or 1))
            continue
        at = tag.value_at + start + [match.start() for match in _TOKEN.finditer(text)][place]
        if _TILE.fullmatch(token) is None:
            report(at, "syntax.part", text=token, name=tag.name, right=_TILES_RIGHT)
            return None
        tile = _in_set(token, table, at, report)
        if tile is None:
            return None
        found.append(tile)  # written with zeros in front
    return found


def _in_set(token: str, table: Table, at: int, report: Report) -> int | None:
    match = _TILE.fullmatch(token)
    assert match is not None
    first, second = int(match[1]), int(match[2])
    tile = table.halves.get((first, second))
    if tile is None:
        report_not_in_set(first, second, table, at, None, report)
    return tile


def report_not_in_set(
    first: int, second: int, table: Table, at: int, ply: int | None, report: Report
) -> None:
    """Report a tile that is not among the tiles in play."""
    assert table.conventions is not None
    highest = table.conventions.set
    key = "not-in-set.removed" if max(first, second) <= highest else "not-in-set"
    report(at, key, ply, tile=f"{min(first, second)}-{max(first, second)}", set=highest)


def _twice(deal: DealRecord, tiles: Tiles, table: Table, report: Report) -> bool:
    """Report the first tile that has two places."""
    assert table.joins is not None
    places = [
        *((tile, "Hands") for hand in tiles.hands for tile in hand),
        *((tile, "Stock") for tile in tiles.stock),
    ]
    known = [tile for tile, _ in places if tile is not None]
    if len(set(known)) == len(known):
        return False
    seen: set[int] = set()
    for tile, name in places:
        if tile in seen and tile is not None:
            tag = deal.tag(name)
            assert tag is not None
            report(
                _last_place(tag, tile, table),
                "duplicate-tile.deal",
                tile=str(table.joins.tiles[tile]),
            )
            return True
        if tile is not None:
            seen.add(tile)
    return False


def _last_place(tag: Tag, tile: int, table: Table) -> int:
    at = tag.value_at
    for match in _TOKEN.finditer(tag.value):
        if table.tiles.get(match[0].rstrip(";")) == tile:
            at = tag.value_at + match.start()
    return at


# -------------------------------------------------------------------- what follows from the rest
def _fill(tiles: Tiles, items: Iterable[Item], table: Table) -> None:
    """Fill in the unknown places that follow, or that make no difference."""
    conventions = table.conventions
    assert conventions is not None
    placed = {tile for group in (*tiles.hands, tiles.stock) for tile in group}
    free = sorted(set(table.tiles.values()) - placed)
    open_groups = [group for group in (*tiles.hands, tiles.stock) if None in group]
    if len(open_groups) != 1:
        return
    if open_groups[0] is tiles.stock:
        if conventions.draw != "none" and not _fill_drawn(tiles.stock, free, items, table):
            return
        _put(tiles.stock, free)
    else:
        _put(open_groups[0], free)


def _fill_drawn(
    stock: list[int | None], free: list[int], items: Iterable[Item], table: Table
) -> bool:
    """Put the tiles that are drawn by name in their places; whether no draw stays unnamed."""
    place = 0
    for item in items:
        if not isinstance(item, Draw):
            continue
        if place >= len(stock):
            break
        if stock[place] is None:
            tile = None if item.tile is None else table.halves.get(item.tile)
            if item.tile is None:
                return False
            if tile in free and tile is not None:
                stock[place] = tile
                free.remove(tile)
        place += 1
    return True


def _put(places: list[int | None], free: Sequence[int]) -> None:
    rest = iter(free)
    for place, tile in enumerate(places):
        if tile is None:
            places[place] = next(rest)

"""What ``palamede draw`` draws: a table at one moment, of a record or a one-line position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from palamede.cli.facts import deal_facts
from palamede.cli.records import Names, error_text, game_title
from palamede.dgn.checker import check
from palamede.dgn.tags import escape
from palamede.dgn.tiles import read_tiles
from palamede.dominoes.chain import Chain, chain_of
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal, Ply
from palamede.dominoes.errors import PalamedeError, PositionError
from palamede.dominoes.position import Position, read_position
from palamede.dominoes.preset_texts import PRESET_TEXTS
from palamede.dominoes.presets import nearest
from palamede.dominoes.settings import format_value
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dgn.checked import Checked, CheckedDeal, CheckedPartie
    from palamede.i18n import Translator

__all__ = ["Picture", "find_deal", "from_line", "from_record", "taken_back"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A table at one moment; None stands for an unknown tile, and no hands for unknown ones."""

    title: str
    chain: Chain
    seven: bool
    """Whether touching halves make seven."""
    names: tuple[str, ...]
    hands: tuple[Sequence[Tile | None], ...]
    scores: tuple[str, ...]
    """By seat."""
    turn: int | None
    stock: int
    wrong: tuple[str, ...] = ()
    """What is wrong with the record or the position, in words."""


class NoSuchPlaceError(PalamedeError):
    """The record has no such partie, deal or play."""


def from_record(
    text: str, file: str, tr: Translator, *, partie: int, deal: int | None, ply: int | None
) -> Picture:
    """Return the picture of a record after ``ply`` tiles and passes, None for the end.

    Raises:
        NoSuchPlaceError: the record does not go so far.
    """
    checked = check(text, keep=True)
    at, found, moment = find_deal(checked, file, partie=partie, deal=deal, ply=ply)
    wrong: tuple[str, ...] = ()
    if checked.errors:
        wrong = (tr("explain-errors", file=file, errors=len(checked.errors)),)
    if found.deal is not None:
        picture = _known(at, found, found.deal, moment, tr)
    else:
        picture = _as_written(at, found, moment, tr)
    return replace(picture, wrong=wrong)


def find_deal(
    checked: Checked, file: str, *, partie: int, deal: int | None, ply: int | None
) -> tuple[CheckedPartie, CheckedDeal, int]:
    """Return a deal of a record with its partie, and after how many plays to look at it.

    Raises:
        NoSuchPlaceError: the record does not go so far.
    """
    parties = checked.parties
    deals = parties[partie - 1].deals if 0 < partie <= len(parties) else ()
    number = len(deals) if deal is None else deal
    if deal is None and not deals:
        raise NoSuchPlaceError(
            f"{file}: no deal stands in it", code="draw-no-deals", file=file, partie=partie
        )
    if not 0 < number <= len(deals):
        raise NoSuchPlaceError(
            f"{file}: no partie {partie} with a deal {number}",
            code="draw-no-deal",
            file=file,
            partie=partie,
            deal=number,
        )
    found = deals[number - 1]
    most = _plies(found)
    if ply is not None and not 0 <= ply <= most:
        raise NoSuchPlaceError(
            f"deal {number} has {most} plays, not {ply}",
            code="draw-no-ply",
            deal=number,
            plies=most,
            ply=ply,
        )
    return parties[partie - 1], found, most if ply is None else ply


def _plies(found: CheckedDeal) -> int:
    """Return the plays that a picture can stop at."""
    if found.deal is not None or found.sound:
        return found.plies
    return len(found.played.laid)


def _known(
    partie: CheckedPartie, found: CheckedDeal, whole: Deal, ply: int, tr: Translator
) -> Picture:
    deal = taken_back(whole, ply)
    names = Names(partie.table, tr)
    return _of_deal(deal, _title(partie, found, ply, tr), tuple(names.seats()))


def taken_back(whole: Deal, ply: int) -> Deal:
    """Return a deal as it stood after so many tiles and passes."""
    deal = whole.copy()
    while sum(not move.is_draw for move in deal.move_stack) > ply:
        deal.pop()
    return deal


def _as_written(partie: CheckedPartie, found: CheckedDeal, ply: int, tr: Translator) -> Picture:
    """Return the picture of a deal of which tiles are unknown, or in which an error stands."""
    conventions = partie.table.conventions
    picture = Picture(
        title=_title(partie, found, ply, tr),
        chain=found.chain or Chain((), 0),
        seven=conventions is not None and conventions.join == "seven",
        names=tuple(Names(partie.table, tr).seats()),
        hands=(),
        scores=(),
        turn=None,
        stock=0,
    )
    if not found.sound or conventions is None:
        return picture
    played = _until(deal_facts(found).plies, ply)
    hands, stock = _left(found, played)
    over = found.outcome != "unfinished" and ply == _plies(found)
    return replace(
        picture,
        chain=chain_of(conventions, [act.move for act in played if act.move.is_lay]),
        hands=hands,
        scores=_scores_before(partie, found, conventions),
        turn=None if over else _next(found.lead or 1, played, conventions.seats),
        stock=stock,
    )


def _until(plies: Sequence[Ply], ply: int) -> list[Ply]:
    """Return the acts up to a play, with the draws that follow it."""
    played: list[Ply] = []
    for act in plies:
        if not act.move.is_draw and sum(not one.move.is_draw for one in played) == ply:
            break
        played.append(act)
    return played


def _left(
    found: CheckedDeal, played: Sequence[Ply]
) -> tuple[tuple[Sequence[Tile | None], ...], int]:
    """Return what every hand holds after some acts, and how many tiles the stock."""
    tiles = read_tiles(found.record, found.table, _say_nothing)
    joins = found.table.joins
    if tiles is None or joins is None:
        return (), 0
    hands = [
        [None if index is None else joins.tiles[index] for index in hand] for hand in tiles.hands
    ]
    stock = len(tiles.stock)
    for act in played:
        hand = hands[act.seat - 1]
        if act.move.is_draw:
            hand.append(act.tile)
            stock -= 1
        elif act.move.is_lay:
            hand.remove(act.tile if act.tile in hand else None)
    return tuple(sorted(hand, key=_known_first) for hand in hands), stock


def _known_first(tile: Tile | None) -> tuple[int, int]:
    return (99, 0) if tile is None else (tile.low, tile.high)


def _say_nothing(*_: object, **__: object) -> None:
    """Take a report of an error that the checker has made already."""


def _next(leader: int, played: Sequence[Ply], seats: int) -> int:
    """Return whose turn it is after some acts."""
    if not played:
        return leader
    last = played[-1]
    return last.seat if last.move.is_draw else last.seat % seats + 1


def _scores_before(
    partie: CheckedPartie, found: CheckedDeal, conventions: Conventions
) -> tuple[str, ...]:
    """Return the totals with which a deal began, by seat."""
    before = [deal.scores for deal in partie.deals if deal.number < found.number]
    totals = before[-1] if before else (0,) * conventions.sides_count
    return _by_seat(totals, conventions)


def _by_seat(totals: Sequence[int] | None, conventions: Conventions) -> tuple[str, ...]:
    return tuple(
        "?" if totals is None else str(totals[conventions.side_of(seat) - 1])
        for seat in range(1, conventions.seats + 1)
    )


def _title(partie: CheckedPartie, found: CheckedDeal, ply: int, tr: Translator) -> str:
    return tr("draw-title", game=game_title(partie.table, tr), deal=found.number, ply=ply)


def from_line(text: str, tr: Translator) -> Picture:
    """Return the picture of a one-line position, which may have unknown tiles.

    Raises:
        PositionError: the line cannot be read.
    """
    position = read_position(text)
    conventions = position.conventions
    title = PRESET_TEXTS[nearest(conventions)[0].name].title[tr.language]
    if any(tile is None for tiles in (*position.hands, position.stock) for tile in tiles):
        _check_scores(position)
        record = _as_record(position)
        picture = from_record(record, "", tr, partie=1, deal=1, ply=None)
        return replace(
            picture,
            title=title,
            scores=_by_seat(position.scores, conventions),
            wrong=tuple(error_text(error, tr) for error in check(record).errors),
        )
    deal = Deal.from_line(text)
    names = tuple(tr("seat-number", seat=seat) for seat in range(1, conventions.seats + 1))
    return _of_deal(deal, title, names)


def _check_scores(position: Position) -> None:
    sides = position.conventions.sides_count
    if len(position.scores) != sides:
        raise PositionError(
            f"{len(position.scores)} scores, but {sides} sides",
            code="deal-scores",
            scores=len(position.scores),
            sides=sides,
        )


def _as_record(position: Position) -> str:
    """Return a position as the text of a record, which knows what unknown tiles are."""
    conventions = position.conventions
    preset, changes = nearest(conventions)
    changes["players"] = conventions.players
    settings = " ".join(f"{name}={format_value(value)}" for name, value in changes.items())
    hands = "; ".join(f"{seat}: {_tiles(hand)}" for seat, hand in enumerate(position.hands, 1))
    tags = {
        "Rules": preset.name,
        "Conventions": settings,
        "Deal": "1",
        "Lead": str(position.leader),
        "Hands": hands,
        "Stock": _tiles(position.stock),
    }
    play = " ".join("pass" if item == "p" else item for item in position.play)
    return "".join(f'[{name} "{escape(value)}"]\n' for name, value in tags.items()) + play


def _tiles(tiles: Sequence[Tile | None]) -> str:
    return " ".join("?" if tile is None else str(tile) for tile in tiles)


def _of_deal(deal: Deal, title: str, names: tuple[str, ...]) -> Picture:
    conventions = deal.conventions
    return Picture(
        title=title,
        chain=deal.chain,
        seven=conventions.join == "seven",
        names=names,
        hands=deal.hands,
        scores=_by_seat(deal.scores, conventions),
        turn=deal.turn,
        stock=len(deal.stock),
    )

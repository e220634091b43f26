"""What ``palamede draw`` draws: a table at one moment, of a record or a one-line position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from palamede.cli.facts import deal_facts
from palamede.cli.records import Names, error_text, game_title
from palamede.dgn.checker import check
from palamede.dgn.tags import escape
from palamede.dominoes.chain import Chain, chain_of
from palamede.dominoes.conventions import format_value
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.position import Position, read_position
from palamede.dominoes.preset_texts import PRESET_TEXTS
from palamede.dominoes.presets import nearest
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dgn.checked import CheckedDeal, CheckedPartie
    from palamede.i18n import Translator

__all__ = ["Picture", "from_line", "from_record"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A table at one moment; a hand is its tiles, or how many there are if they are unknown."""

    title: str
    chain: Chain
    seven: bool
    """Whether touching halves make seven."""
    names: tuple[str, ...]
    hands: tuple[Sequence[Tile] | int, ...]
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
    parties = checked.parties
    deals = parties[partie - 1].deals if 0 < partie <= len(parties) else ()
    number = len(deals) if deal is None else deal
    if not 0 < number <= len(deals):
        raise NoSuchPlaceError(
            f"{file}: no partie {partie} with a deal {number}",
            code="draw-no-deal",
            file=file,
            partie=partie,
            deal=number,
        )
    wrong: tuple[str, ...] = ()
    if checked.errors:
        wrong = (tr("explain-errors", file=file, errors=len(checked.errors)),)
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
    moment = most if ply is None else ply
    if found.deal is not None:
        picture = _known(parties[partie - 1], found, found.deal, moment, tr)
    else:
        picture = _as_written(parties[partie - 1], found, moment, tr)
    return replace(picture, wrong=wrong)


def _plies(found: CheckedDeal) -> int:
    """Return the plays that a picture can stop at."""
    if found.deal is not None or found.sound:
        return found.plies
    return len(found.played.laid)


def _known(
    partie: CheckedPartie, found: CheckedDeal, whole: Deal, ply: int, tr: Translator
) -> Picture:
    deal = whole.copy()
    while sum(not move.is_draw for move in deal.move_stack) > ply:
        deal.pop()
    names = Names(partie.table, tr)
    return _of_deal(deal, _title(partie, found, ply, tr), tuple(names.seats()))


def _as_written(partie: CheckedPartie, found: CheckedDeal, ply: int, tr: Translator) -> Picture:
    """Return the picture of a deal of which tiles are unknown, or in which an error stands."""
    conventions = partie.table.conventions
    chain = found.chain or Chain((), 0)
    if found.sound and conventions is not None:
        plies = [item for item in deal_facts(found).plies if not item.move.is_draw]
        laid = [item.move for item in plies[:ply] if item.move.is_lay]
        chain = chain_of(conventions, laid)
    names = Names(partie.table, tr)
    return Picture(
        title=_title(partie, found, ply, tr),
        chain=chain,
        seven=conventions is not None and conventions.join == "seven",
        names=tuple(names.seats()),
        hands=(),
        scores=(),
        turn=None,
        stock=0,
    )


def _title(partie: CheckedPartie, found: CheckedDeal, ply: int, tr: Translator) -> str:
    return tr("draw-title", game=game_title(partie.table, tr), deal=found.number, ply=ply)


def from_line(text: str, tr: Translator) -> Picture:
    """Return the picture of a one-line position, which may have unknown tiles.

    Raises:
        PositionError: the line cannot be read.
    """
    position = read_position(text)
    if any(tile is None for tiles in (*position.hands, position.stock) for tile in tiles):
        record = _as_record(position)
        picture = from_record(record, "", tr, partie=1, deal=1, ply=None)
        return replace(picture, wrong=tuple(error_text(e, tr) for e in check(record).errors))
    deal = Deal.from_line(text)
    preset = nearest(deal.conventions)[0]
    names = tuple(tr("seat-number", seat=seat) for seat in range(1, deal.conventions.seats + 1))
    return _of_deal(deal, PRESET_TEXTS[preset.name].title[tr.language], names)


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
        scores=tuple(
            str(deal.scores[conventions.side_of(seat) - 1])
            for seat in range(1, conventions.seats + 1)
        ),
        turn=deal.turn,
        stock=len(deal.stock),
    )

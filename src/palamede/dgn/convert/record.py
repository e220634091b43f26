"""A foreign game played by our rules, as a record; and in what its own program paid otherwise."""

from __future__ import annotations

from dataclasses import replace

from palamede.dgn.compose import partie_record
from palamede.dgn.convert.foreign import ConvertError, Foreign
from palamede.dgn.model import PartieRecord, Tag
from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.match import Partie
from palamede.dominoes.moves import move_table
from palamede.dominoes.scoring import Outcome, side_totals
from palamede.dominoes.tiles import Tile

__all__ = ["DEVIATIONS", "deviation", "play", "to_partie"]

DEVIATIONS = {
    "partner-tied": "the side that went out is paid nothing, because the partner's hand weighs "
    "as much as both adversaries' (VOL-02)",
    "partner-heavier": "the adversaries are paid although a player went out, because his "
    "partner's hand weighs more than theirs (VOL-02)",
    "lone-blank": "going out against a lone 0-0 is returned as a draw; it is a won deal, worth 0",
}
"""Every way in which a program that we read pays otherwise than the record, by name."""


def play(game: Foreign) -> Deal:
    """Return the deal of a game, played to where the game stands.

    Passes are put in where the seats of the plays leave room for them.

    Raises:
        ConvertError: hands that make no deal, or a play that the rules forbid; says which.
    """
    return _played(game)[1]


def _played(game: Foreign) -> tuple[Partie, Deal]:
    table = presets.conventions(game.rules, game.settings, players=len(game.hands))
    held = {tile for hand in game.hands for tile in hand}
    partie = Partie(table, game.names)
    try:
        rest = [tile for tile in table.tiles if tile not in held]
        deal = partie.start(game.hands, rest, leader=game.leader)
    except PalamedeError as error:
        raise ConvertError(
            f"the hands make no deal: {error}", code="convert-hands", detail=str(error)
        ) from error
    for number, laid in enumerate(game.plays, start=1):
        try:
            _lay(deal, laid.seat, laid.tile, laid.end)
        except PalamedeError as error:
            raise ConvertError(
                f"tile {number}, {laid.tile} by seat {laid.seat}: {error}",
                code="convert-play",
                number=number,
                tile=str(laid.tile),
                seat=laid.seat,
                detail=str(error),
            ) from error
    return partie, deal


def _lay(deal: Deal, seat: int, tile: Tile, end: int) -> None:
    moves = move_table(deal.conventions.set)
    while deal.turn is not None and deal.turn != seat:
        deal.push(moves.pass_)
    for move in deal.legal_moves:
        if move.tile is tile and move.end == end:
            deal.push(move)
            return
    shown = " and ".join(str(number) for number in deal.ends or ())
    raise ConvertError(
        f"it cannot be laid there; the ends show {shown or 'nothing'}",
        code="convert-lay",
        ends=shown,
    )


def to_partie(game: Foreign, number: int = 1) -> PartieRecord:
    """Return the record of a game: one partie of one deal, ``number`` being its round.

    Raises:
        ConvertError: as ``play``.
    """
    partie, deal = _played(game)
    if deal.is_over():
        partie.settle()
    tags = {"Event": game.event, "Round": str(number)}
    record = partie_record(partie, tags=tags, rules=game.rules)
    # Programs without drawing fix no order: the tiles left are known, their places are not.
    unknown = len(deal.start_stock)
    stock = Tag("Stock", f"?{unknown}" if unknown else "")
    found = record.deals[0]
    kept = [stock if tag.name == "Stock" else tag for tag in found.tags]
    return replace(record, deals=(replace(found, tags=tuple(kept)),))


def deviation(game: Foreign, outcome: Outcome) -> str | None:
    """Return the name in ``DEVIATIONS`` of what the game's program paid otherwise, or None.

    A program that pays otherwise without a known reason is a ConvertError: one of the two is wrong.
    """
    if game.marks is None:
        return None
    lone_blank = outcome.kind == "domino" and not any(outcome.pips)
    if lone_blank and len(game.hands) == 2:
        return "lone-blank"
    if game.marks == outcome.marks:
        return None
    if outcome.kind == "domino" and outcome.out is not None and len(game.hands) == 4:
        table = presets.conventions(game.rules, game.settings, players=4)
        own, other = side_totals(table, outcome.pips)
        if outcome.out % 2 == 0:
            own, other = other, own
        if own == other and not any(game.marks):
            return "partner-tied"
        side = 1 - (outcome.out - 1) % 2
        if own > other and game.marks[side] == own and not game.marks[1 - side]:
            return "partner-heavier"
    raise ConvertError(
        f"{game.event} paid {_join(game.marks)}, the record marks {_join(outcome.marks)}",
        code="convert-marks",
        theirs=_join(game.marks),
        ours=_join(outcome.marks),
    )


def _join(marks: tuple[int, ...]) -> str:
    return " ".join(map(str, marks))

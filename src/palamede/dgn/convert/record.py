"""A foreign game played by our rules, as a record; and in what its own program paid otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from palamede.dgn.convert.foreign import ConvertError, Foreign
from palamede.dgn.model import DealRecord, Item, Lay, PartieRecord, Pass, Tag
from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.moves import move_table
from palamede.dominoes.scoring import Outcome, side_totals

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
    table = presets.conventions(game.rules, game.settings, players=len(game.hands))
    held = {tile for hand in game.hands for tile in hand}
    rest = [tile for tile in table.tiles if tile not in held]
    try:
        deal = Deal(table, game.hands, rest, leader=game.leader)
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
    return deal


def _lay(deal: Deal, seat: int, tile: object, end: int) -> None:
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
    deal = play(game)
    tags = (
        Tag("Event", game.event),
        Tag("Round", str(number)),
        Tag("Rules", game.rules),
        Tag("Conventions", " ".join(game.settings)),
        Tag("Seats", "; ".join(game.names)),
    )
    return PartieRecord(tags, (DealRecord(tuple(_deal_tags(deal)), tuple(_items(deal))),))


def _deal_tags(deal: Deal) -> Iterator[Tag]:
    yield Tag("Deal", "1")
    yield Tag("Lead", str(deal.leader))
    hands = (
        f"{seat}: {' '.join(map(str, hand))}" for seat, hand in enumerate(deal.start_hands, start=1)
    )
    yield Tag("Hands", "; ".join(hands))
    # Programs without drawing never fix an order, so the tiles left are known and their places are
    # not.
    unknown = len(deal.start_stock)
    yield Tag("Stock", f"?{unknown}" if unknown else "")
    outcome = deal.outcome()
    if outcome is None:
        yield Tag("Result", "*")
        return
    yield Tag("Result", _result(deal, outcome))
    marks = " ".join(map(str, outcome.marks))
    yield Tag("Marks", marks)
    yield Tag("Scores", marks)


def _result(deal: Deal, outcome: Outcome) -> str:
    if outcome.kind == "domino":
        return f"domino {outcome.out}"
    sides = sorted({deal.conventions.side_of(seat) for seat in outcome.winners})
    return " ".join(["closed", *map(str, sides)])


def _items(deal: Deal) -> Iterator[Item]:
    led = False
    for ply in deal.plies:
        if ply.tile is None:
            yield Pass(ply.seat)
            continue
        move = ply.move
        yield Lay(ply.seat, move.touch, move.leaves, "<>"[move.end] if led else "")
        led = True


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

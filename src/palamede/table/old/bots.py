"""What a bot does at an old table: it claims what it notices, chooses, and plays as it knows best.

It gets a ``Sight`` and nothing else. It never errs on purpose, unless the table's bots are
forgetful.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from palamede.dominoes.moves import Move
from palamede.dominoes.view import View
from palamede.table.bots import choose
from palamede.table.decide import CLASSICAL
from palamede.table.old.follow import bredouille_open
from palamede.table.old.forgetful import (
    MISSED_ANNOUNCEMENTS,
    MISSED_CLAIMS,
    RENONCE,
    forgets,
)
from palamede.table.old.noticing import Notice, notices
from palamede.table.old.sight import Sight, sight_of, strict_view

if TYPE_CHECKING:
    from palamede.table.state import Seat, TableState

__all__ = ["Deed", "act_of", "choice", "claim_of", "next_deed", "plain", "stand_in"]

PROGRAM = "program"
"""A bot that acts from outside (``state.PROGRAM``)."""

Choose = Callable[[str, View], int]
"""Asks a level for its move: the name of the bot, its view; gives the action number."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a bot does next: a command, or to play (``command`` is None) for the seat at turn."""

    seat: int
    bot: str
    command: Mapping[str, Any] | None


def next_deed(state: TableState) -> Deed | None:
    """Return what a bot of the table does next without being asked, None if it is for people."""
    old = state.old
    assert old is not None
    if old.desk is None or state.phase not in ("play", "counting", "counted"):
        return None
    for seat in _bots(state):
        command = _unasked(state, seat.number)
        if command is not None:
            return Deed(seat.number, seat.bot or "", command)
    if old.waiting or state.actor is None:
        return None
    seat = state.seats[state.actor - 1]
    if seat.kind != "bot" or seat.bot in (None, PROGRAM):
        return None
    return Deed(seat.number, str(seat.bot), None)


def _bots(state: TableState) -> Iterator[Seat]:
    return (s for s in state.seats if s.kind == "bot" and s.bot not in (None, PROGRAM))


def _unasked(state: TableState, seat: int) -> Mapping[str, Any] | None:
    """Return the option that a bot chooses, or the claim that it makes."""
    old = state.old
    assert old is not None and old.desk is not None
    people = {each.number for each in state.seats if each.kind == "human"}
    for claim in old.waiting:
        choosers = old.desk.choosers(claim)
        # A person on the injured side has the choice; a bot would take the default all the same.
        if seat in choosers and not people & set(choosers) and claim.n in old.choosing:
            assert claim.ruling is not None and claim.ruling.default is not None
            option = claim.ruling.default.name
            return {"do": "choose", "claim": claim.n, "option": option}
    if old.waiting:
        return None
    if state.phase == "counted":
        return _bredouille(state, seat)
    notice = claim_of(sight_of(old.desk, seat), lambda each: _misses(state, seat, each))
    if notice is None:
        return None
    command: dict[str, Any] = {"do": "claim", "fault": notice.fault, "against": notice.against}
    if notice.tile is not None:
        command["tile"] = str(notice.tile)
    return command


def _misses(state: TableState, seat: int, notice: Notice) -> bool:
    deal = len(state.partie.entries) if state.partie is not None else 0
    return forgets(state, MISSED_CLAIMS, deal, seat, notice.fault, notice.against, notice.n)


def claim_of(sight: Sight, misses: Callable[[Notice], bool]) -> Notice | None:
    """Return what a bot claims now, from its sight alone."""
    return next((each for each in notices(sight) if not misses(each)), None)


def _bredouille(state: TableState, seat: int) -> Mapping[str, Any] | None:
    """The winners call their bredouille before the next deal (VOL-09)."""
    assert state.partie is not None
    mine = state.conventions.side_of(seat) == state.partie.winning_side
    if not mine or not bredouille_open(state):
        return None
    if forgets(state, MISSED_ANNOUNCEMENTS, "bredouille", seat):
        return None
    return {"do": "bredouille"}


# -------------------------------------------------------------------- play
def plain(sight: Sight) -> Move:
    """Return the move of a player without a plan: the heaviest tile that fits, else draw or pass.

    It can be played on any line, whatever has happened there.
    """
    allowed = set(sight.choices)
    lays = [move for move in sight.fitting if move in allowed]
    if lays:
        return max(lays, key=lambda move: (move.tile.pips if move.tile else 0, -move.action))
    others = [move for move in sight.choices if not move.is_lay]
    if others:
        return others[0]
    return sight.choices[0]  # a ruling, or the lead, leaves nothing but this


def act_of(state: TableState, seat: int, move: Move) -> dict[str, Any]:
    """Return the command by which a bot makes a move; it announces what it marks."""
    assert state.old is not None and state.old.deal is not None
    deal = state.old.deal
    assert deal.turn is not None
    number = deal._standing.n
    played = len(state.partie.entries) if state.partie is not None else 0
    renonce = forgets(state, RENONCE, "renonce", played, number, seat)
    if renonce and move.is_lay and deal._moves.pass_ in deal.choices(deal.turn):
        move = deal._moves.draw if deal.drawable else deal._moves.pass_
    if not move.is_lay:
        return {"do": move.kind}
    command: dict[str, Any] = {
        "do": "lay",
        "tile": str(move.tile),
        "end": "right" if move.end else "left",
        "touch": move.touch,
    }
    trial = deal.copy()
    trial.push(deal.turn, move)
    count = trial.plies[-1].count
    if count and not forgets(state, MISSED_ANNOUNCEMENTS, "count", played, number, seat):
        command["announce"] = count
    return command


def choice(sight: Sight, ask: Callable[[View], int | None]) -> Move:
    """Return the move of a bot: what its level says where it has a view, else a plain one."""
    view = strict_view(sight)
    if view is not None:
        action = ask(view)
        found = next((move for move in sight.choices if move.action == action), None)
        if found is not None and action in view.legal:
            return found
    return plain(sight)


def stand_in(state: TableState, seed: int) -> dict[str, Any]:
    """Return what the classical player does for who acts, as when his clock has run out."""
    assert state.old is not None and state.old.desk is not None and state.actor is not None

    def ask(view: View) -> int | None:
        # What is seen may agree with no deal, if somebody passed wrongly: then he plays plainly.
        with suppress(Exception):
            return choose(CLASSICAL, view, seed)
        return None

    move = choice(sight_of(state.old.desk, state.actor), ask)
    return act_of(state, state.actor, move)

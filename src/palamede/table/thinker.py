"""The bot whose turn it is: it thinks beside the table, and its act is heard on the beat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from palamede.dominoes.view import View
from palamede.table.bots import Bots, choose
from palamede.table.clock import Clock
from palamede.table.decide import CLASSICAL, Entropy
from palamede.table.journal import Journal
from palamede.table.old import bots as old_bots
from palamede.table.old.sight import sight_of, strict_view
from palamede.table.pace import QUESTION_MS, release
from palamede.table.state import PROGRAM, TableState

__all__ = ["Thinker", "Turn"]

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Turn:
    """What a bot thinks about; when it changes, the bot thinks anew."""

    moved: int
    bot: str
    asked: bool
    """Somebody wants to take a tile back: the bot gives the others time to answer."""
    deed: old_bots.Deed | None = None
    """What it does at an old table, where more can be done than to play."""


Choice = int | Mapping[str, Any]
"""The action number of a move; at an old table a whole command."""


class Thinker:
    """Lets the bots of a table think, one at a time.

    ``act`` is called with the turn and the action; it must ask ``takes`` whether the turn is
    still that one.
    """

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        bots: Bots,
        entropy: Entropy,
        act: Callable[[Turn, Choice], Awaitable[None]],
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._bots = bots
        self._entropy = entropy
        self._act = act
        self._turn: Turn | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return self._turn is not None

    def look(self) -> None:
        """Let the bot think whose turn it is, once; give up one whose turn it no longer is."""
        turn = _turn_of(self._journal.state)
        if turn != self._turn:
            self.stop()
            self._turn = turn
            if turn is not None:
                self._task = asyncio.create_task(self._think(turn))

    def takes(self, turn: Turn) -> bool:
        """Whether it is still that turn; whoever asks acts for it now, and it is over."""
        if turn != self._turn:
            return False  # meanwhile a person came back, or another bot sat down
        self._turn = self._task = None  # the task ends by itself
        return True

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()
        self._turn = self._task = None

    async def _think(self, turn: Turn) -> None:
        state = self._journal.state
        began = max(state.at, self._journal.resumed)
        if turn.asked:
            await self._clock.until(began + QUESTION_MS)
        choice: Choice
        if turn.deed is not None:
            choice = await self._deed(state, turn.deed)
        else:
            assert state.deal is not None
            choice = await self._choice(turn.bot, state.deal.view(state.turn))
        await self._clock.until(release(str(state.options["pace"]), began, self._clock.now()))
        await self._act(turn, choice)

    async def _deed(self, state: TableState, deed: old_bots.Deed) -> Mapping[str, Any]:
        """Return what a bot does at an old table; to play, its level is asked where it can be."""
        if deed.command is not None:
            return deed.command
        assert state.old is not None and state.old.desk is not None
        sight = sight_of(state.old.desk, deed.seat)
        view = strict_view(sight)
        action: int | None = None
        if view is not None:
            seed = int.from_bytes(self._entropy(8), "big")
            # What it sees may agree with no deal, if somebody passed wrongly: no defect here.
            with suppress(Exception):
                action = await self._bots.choose(deed.bot, view, seed)
        return old_bots.act_of(state, deed.seat, old_bots.choice(sight, lambda _: action))

    async def _choice(self, bot: str, view: View) -> int:
        """Ask a bot for its move; one that fails is stood in for, the table goes on."""
        seed = int.from_bytes(self._entropy(8), "big")
        table = self._journal.table
        try:
            action = await self._bots.choose(bot, view, seed)
            if action in view.legal:
                return action
            logger.error("table %s: bot %s chose an illegal move", table, bot)
        except Exception:
            logger.exception("table %s: bot %s failed", table, bot)
        return choose(CLASSICAL, view, seed)


def _turn_of(state: TableState) -> Turn | None:
    """Return the turn of a bot that thinks here; None if a person or his program acts."""
    if state.old is not None:
        deed = old_bots.next_deed(state)
        return None if deed is None else Turn(state.moved, deed.bot, False, deed)
    if state.actor is None:
        return None
    seat = state.seats[state.actor - 1]
    if seat.kind != "bot" or seat.bot is None or seat.bot == PROGRAM:
        return None
    return Turn(state.moved, seat.bot, state.question is not None)

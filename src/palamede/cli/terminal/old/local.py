"""A live table à l'ancienne without a server: the same commands, events and bots, in a process."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from palamede.cli.terminal.seating import Person
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.match import Partie
from palamede.dominoes.seatnames import DEAD_HAND
from palamede.dominoes.view import View
from palamede.engine import players
from palamede.table import fairdeal
from palamede.table.decide import Caller, Draft, decide
from palamede.table.follow import follow, overdue
from palamede.table.old.bots import Deed, act_of, choice, next_deed
from palamede.table.old.sight import sight_of
from palamede.table.old.state import Old
from palamede.table.state import DEFAULT_OPTIONS, Event, TableState

__all__ = ["LocalTable"]


class LocalTable:
    """One partie at an old table.

    ``rng`` is the chance of the deals, ``bots`` the bots' own. Nothing here waits: the time that a
    live table gives for a choice or a count has no end at a terminal.
    """

    def __init__(
        self,
        game: str,
        settings: Sequence[str],
        people: Sequence[Person],
        *,
        rng: Random,
        bots: Random,
        forgetful: bool = False,
    ) -> None:
        """Seat ``people`` from seat 1; the dead hand's place is held by a person of that name."""
        self.state = TableState()
        self._rng = rng
        self._bots = bots
        options = {**DEFAULT_OPTIONS, "bots_forgetful": forgetful}
        self._keep({"type": "opened", "rules": game, "settings": settings, "options": options})
        for seat, person in enumerate(people, start=1):
            if person.name == DEAD_HAND:
                continue
            kind, bot = ("human", None) if person.human else ("bot", person.kind)
            seated = {"type": "seated", "seat": seat, "name": person.name, "kind": kind, "bot": bot}
            self._keep(seated)

    @property
    def partie(self) -> Partie:
        """The partie that is played."""
        assert self.state.partie is not None
        return self.state.partie

    @property
    def old(self) -> Old:
        """What an old table has beside a strict one."""
        assert self.state.old is not None
        return self.state.old

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat.number for seat in self.state.seats if seat.kind == "human")

    def begin(self, number: int, leader: int | None) -> list[Event]:
        """Begin the partie; ``leader`` leads it, None where the tiles or lots decide."""
        names = [seat.name for seat in self.state.seats]
        secret = self._rng.randbytes(fairdeal.SECRET_BYTES)
        drafts: list[Draft] = [
            {"type": "begun", "partie": number, "names": names, "lead": leader},
            {
                "type": "committed",
                "commit": fairdeal.commitment(secret),
                "secret": secret.hex(),
            },
        ]
        events = self._commit(drafts)
        while self.state.phase == "fair":
            events += self.wait()
        return events

    def do(self, seat: int, command: Mapping[str, Any]) -> list[Event]:
        """Carry a command of a seat out and return the events that it makes.

        Raises:
            PalamedeError: it cannot be done; nothing has changed.
        """
        caller = Caller(frozenset({seat}), owner=True)
        return self._commit(decide(self.state, command, caller, self._rng.randbytes))

    def deed(self) -> Deed | None:
        """Return what a bot does next, None if people must act."""
        return next_deed(self.state)

    def act(self, deed: Deed) -> list[Event]:
        """Let a bot do it."""
        return self.do(deed.seat, deed.command or self._play(deed))

    def wait(self) -> list[Event]:
        """Return what comes when nobody does anything any more; empty for nothing."""
        draft = overdue(self.state, self._rng.randbytes)
        return [] if draft is None else self._commit([draft])

    def _play(self, deed: Deed) -> Mapping[str, Any]:
        assert self.old.desk is not None

        def ask(view: View) -> int | None:
            try:
                return players.at_table(deed.bot).choose(view, self._bots).action
            except (PalamedeError, ValueError, LookupError):
                return None  # a play that was wrong may not agree with the tiles that it sees

        return act_of(self.state, deed.seat, choice(sight_of(self.old.desk, deed.seat), ask))

    def _commit(self, drafts: Iterable[Draft]) -> list[Event]:
        events = [self._keep(draft) for draft in drafts]
        while (draft := follow(self.state, self._rng.randbytes)) is not None:
            events.append(self._keep(draft))
        return events

    def _keep(self, draft: Mapping[str, Any]) -> Event:
        event = {"n": self.state.n + 1, "at": int(time.time() * 1000), **draft}
        self.state.apply(event)
        return event

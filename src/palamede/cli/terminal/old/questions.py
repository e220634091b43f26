"""Who is asked at an old table besides the one at turn, how, and what Enter alone means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from palamede.table.old.follow import bredouille_open

if TYPE_CHECKING:
    from palamede.cli.terminal.old.local import LocalTable
    from palamede.i18n import Translator

__all__ = ["Questions"]


class Questions:
    """The questions of one partie; ``names`` are the seats'.

    A person is asked out of his turn where an article gives him a moment of his own: before the
    lead, where hands and stock can still be put right, and after his own pass, to which he can own
    up until the next player acts (FAULT-16). He is asked whether the pass was right or not.
    """

    def __init__(self, table: LocalTable, names: Sequence[str], tr: Translator) -> None:
        self._table = table
        self._names = names
        self._tr = tr
        self._ready_for_lead: set[int] = set()
        self._passed = 0
        """The event number of the last pass to which its player has had his say."""

    def new_deal(self) -> None:
        """Forget who has been asked: a new deal begins."""
        self._ready_for_lead, self._passed = set(), 0

    def goes_on(self, seat: int) -> None:
        """Ask a seat no more at this moment: it has nothing to say."""
        deal = self._table.old.deal
        if deal is not None and deal.plies:
            self._passed = deal.plies[-1].n
        else:
            self._ready_for_lead.add(seat)

    def asked(self) -> int | None:
        """Return the person whose word is waited for now though it is not his turn."""
        state, old, people = self._table.state, self._table.old, self._table.people
        deal = old.deal
        if old.waiting:
            return None
        if state.phase == "taking" and old.taking is not None:
            done = old.taking.ready
        elif state.phase == "counted":
            done = state.ready
        elif deal is None:
            return None
        elif state.phase == "counting" or deal.over is not None:
            done = old.agreed
        elif not deal.plies:
            done = self._ready_for_lead | {state.actor or 0}
        else:
            return self._passer()
        return next((seat for seat in people if seat not in done), None)

    def _passer(self) -> int | None:
        deal = self._table.old.deal
        assert deal is not None
        last = deal.plies[-1]
        if last.kind != "pass" or last.n <= self._passed or last.seat in deal.callers:
            return None  # who calls for an open hand passes only where nothing in it fits
        player = self._table.state.player_of(last.seat)
        return player if player in self._table.people else None

    def prompt(self, seat: int) -> str:
        """Return the question to a seat."""
        state, old, tr = self._table.state, self._table.old, self._tr
        name = self._names[seat - 1]
        if state.phase == "taking" and old.taking is not None:
            taken = len(old.taking.taken_by(seat))
            return tr("old-prompt-taken" if taken else "old-prompt-take", name=name, tiles=taken)
        if state.phase == "counted":
            mine = state.conventions.side_of(seat) == self._table.partie.winning_side
            petite = mine and bredouille_open(state)
            return tr("old-prompt-bredouille" if petite else "old-prompt-counted", name=name)
        if state.phase == "counting":
            return tr("old-prompt-count", name=name)
        if old.deal is not None and old.deal.over is not None:
            return tr("old-prompt-over", name=name)
        if state.actor == seat:
            return tr("prompt-turn", name=name)
        led = old.deal is not None and bool(old.deal.plies)
        return tr("old-prompt-passed" if led else "old-prompt-lead", name=name)

    def on_enter(self, seat: int) -> str | None:
        """Return the command that Enter alone gives, one that nobody could mind, or None."""
        state, old = self._table.state, self._table.old
        if state.phase == "taking" and old.taking is not None:
            return "ready" if old.taking.taken_by(seat) else "serve_me"
        if state.phase == "counted":
            return "next"
        over = old.deal is not None and old.deal.over is not None
        return "agree" if over or state.phase == "counting" else None

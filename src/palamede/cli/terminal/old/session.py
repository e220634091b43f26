"""The evening at an old table: who must act is asked, what happens is told, shown and saved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from palamede.cli.terminal import lots
from palamede.cli.terminal.evening import Evening, Quit
from palamede.cli.terminal.old.answering import Answerer, WrongError
from palamede.cli.terminal.old.book import OldBook
from palamede.cli.terminal.old.local import LocalTable
from palamede.cli.terminal.old.questions import Questions
from palamede.cli.terminal.old.reading import Said, read_old
from palamede.cli.terminal.old.rulings import claim_lines, first_lines, ruling_lines
from palamede.cli.terminal.old.staging import OldStage
from palamede.cli.terminal.old.telling import fault_name, told
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.faults.claims import Claim
from palamede.table.state import Event

__all__ = ["OldSession"]


class OldSession(Evening):
    """Runs the parties of a book at a table à l'ancienne."""

    book: OldBook
    table: LocalTable
    _stage: OldStage
    _answerer: Answerer
    _questions: Questions
    _notes: Sequence[str] = ()
    """What the next person who is asked shall read first."""
    _proposed: Sequence[str] = ()
    """The count that was shown last."""

    def run(self) -> None:
        """Play until everything is over.

        Raises:
            Quit: a person asked to stop here.
            EOFError: the input ended.
        """
        while self.book.open_next(self._rng) or self._again():
            self._partie()

    # ---------------------------------------------------------------- a partie
    def _partie(self) -> None:
        book, tr = self.book, self.tr
        title, lines = lots.opening_lines(book, tr)
        leader = book.partie.leader
        self.table = book.seat(self._rng, self._bots)
        self._stage = OldStage(book, self.table, tr)
        self._answerer = Answerer(self.table, self._stage, tr, self._ask)
        self._questions = Questions(self.table, self._stage.names, tr)
        events = self.table.begin(book.number, leader)
        book.take_over()
        book.save()
        people = self.table.people
        self._viewer = people[0] if len(people) == 1 else None
        self._read_page(title, lines)
        self._hear(events)
        while self.table.state.phase != "finished" and self.table.partie.left is None:
            self._step()
        self._read_page(tr("sheet-title"), self._closing_lines(), "prompt-end")

    def _step(self) -> None:
        """Let whoever is next do what he does."""
        table, state = self.table, self.table.state
        if self._choice():
            return
        deed = table.deed()
        if deed is not None and deed.command is not None:
            self._hear(table.act(deed))
            return
        seat = self._questions.asked()
        if seat is not None:
            self._ask_seat(seat)
        elif deed is not None:
            self._show()
            self.face.pause(self._speed)
            self._hear(table.act(deed))
        elif state.phase == "play" and state.actor in table.people:
            assert state.actor is not None
            self._ask_seat(state.actor)
        else:  # nobody here is a person
            self._propose()
            self._hear(table.wait())

    def _choice(self) -> bool:
        """Let a person of the injured side choose what follows from a ruling."""
        old = self.table.old
        for claim in old.waiting:
            assert old.desk is not None
            mine = [seat for seat in old.desk.choosers(claim) if seat in self.table.people]
            if mine:
                self._uncover(mine[0], aside=self.table.state.phase == "play")
                self._show()
                self._hear(self.table.do(mine[0], self._answerer.choose(claim)))
                return True
        return False

    def _hear(self, events: Iterable[Event]) -> None:
        """Tell what has happened, read rulings out, and keep the record."""
        heard = list(events)
        if heard:
            self.book.save()
        for event in heard:
            kind = event["type"]
            if kind == "dealt":
                self._proposed = []
                self._questions.new_deal()
                if self.book.humans > 1:
                    self._viewer = None  # hands lay open; the next ones are taken unseen
            for news in told(event, self._stage.names, self.tr):
                self.face.tell(news)
            if kind == "ruled":
                self._read_out(event)
            elif kind in ("laid", "passed") and self.book.humans > 1:
                if self._viewer != self.table.state.actor:  # who calls may be next, too
                    self._viewer = None  # the next person must not see this hand
            elif kind == "drew" and event["seat"] in self.table.people:
                self._notes = [self.tr("note-drew", tile=event["tile"])]
            elif kind == "counted" and not self.table.partie.finished:
                self._read_page(self.tr("sheet-title"), self._sheet(), "prompt-deal")

    def _read_out(self, event: Event) -> None:
        old, tr = self.table.old, self.tr
        assert old.desk is not None
        claim = old.desk.claims[event["claim"] - 1]
        names = self._stage.names
        lines = ruling_lines(claim, self._stage.conventions, names, tr)
        if self._first(claim):
            name = names[claim.against - 1]
            alone = self.book.humans == 1
            lines += ["", tr("page-old-first") if alone else tr("old-first", name=name)]
            lines += first_lines(claim, tr)
        title = tr("page-old-ruling", fault=fault_name(claim.fault, tr))
        self._read_page(title, lines)

    def _first(self, claim: Claim) -> bool:
        """Whether it is the first ruling that falls on a person of this terminal."""
        old, seat = self.table.old, claim.against
        assert old.desk is not None
        founded = next((c for c in old.desk.claims if c.founded and c.against == seat), None)
        in_this_deal = old.fell.get(seat) == self._stage.deal_number
        return founded is claim and seat in self.table.people and in_this_deal

    # ---------------------------------------------------------------- a question
    def _ask_seat(self, seat: int, *, aside: bool = False) -> None:
        """Ask a person until something has happened; ``aside``: he was called to the table.

        Then Enter gives the table back.
        """
        state = self.table.state
        self._propose()
        notes, self._notes = self._notes, []
        before = state.n
        while state.n == before and self.table.partie.left is None:
            self._uncover(seat, aside=aside)
            if state.phase not in ("counted", "finished"):
                self._show()
            text = self.face.ask(self._prompt(seat, aside=aside), notes)
            said = read_old(text, self._answerer.tiles, self.tr)
            called = self._called_aside(text, seat) if said.kind == "wrong" and not aside else None
            if called is not None:
                self._ask_seat(called, aside=True)
                notes = []
                continue
            if said.kind == "enter" and self._goes_on(seat, aside=aside):
                return
            try:
                notes = self._answer(seat, said)
            except WrongError as error:
                notes = [str(error)]
            except PalamedeError as error:
                notes = [self.tr.error(error)]

    def _prompt(self, seat: int, *, aside: bool) -> str:
        if aside:
            return self.tr("old-prompt-aside", name=self._stage.names[seat - 1])
        return self._questions.prompt(seat)

    def _called_aside(self, text: str, seat: int) -> int | None:
        """Return the other person of this terminal whose name was typed during play."""
        deal = self.table.old.deal
        if self.table.state.phase != "play" or deal is None or deal.over is not None:
            return None
        word = text.strip().casefold()
        others = (other for other in self.table.people if other != seat)
        return next((who for who in others if self._stage.names[who - 1].casefold() == word), None)

    def _goes_on(self, seat: int, *, aside: bool) -> bool:
        """Whether Enter ends a question that is not for who is at turn."""
        if aside:
            return True
        if self._questions.on_enter(seat) is not None or self.table.state.actor == seat:
            return False
        self._questions.goes_on(seat)
        return True

    def _answer(self, seat: int, said: Said) -> list[str]:
        """Do what a person says; return what is to be said to him if nothing has happened."""
        kind = said.kind
        if kind == "wrong":
            return [said.note]
        if kind == "claims":
            return self._claims() or [self.tr("page-old-claims-none")]
        if kind in ("help", "sheet", "quit", "leave"):
            self._general(kind, seat)
            return []
        if kind == "enter":
            deed = self._questions.on_enter(seat)
            if deed is None:
                return self._stage.can_lines(seat)
            self._hear(self.table.do(seat, {"do": deed}))
            return []
        command = self._answerer.command(seat, said)
        if command is not None:
            self._hear(self.table.do(seat, command))
        return []

    def _propose(self) -> None:
        """Show the count before it is agreed; again when a ruling has changed it."""
        if self.table.state.phase != "counting":
            return
        lines = self._stage.counting_lines()
        if lines != self._proposed:
            self._proposed = lines
            title = self.tr("count-title", deal=self._stage.deal_number)
            claims = self._claims()
            told = ["", f"{self.tr('page-old-claims')}:", *claims] if claims else []
            self._read_page(title, [*lines, *told])

    def _claims(self) -> list[str]:
        desk = self.table.old.desk
        return [] if desk is None else claim_lines(desk.claims, self._stage.names, self.tr)

    # ---------------------------------------------------------------- commands at any question
    def _general(self, kind: str, seat: int) -> None:
        if kind == "quit":
            raise Quit
        if kind == "sheet":
            self._read_page(self.tr("sheet-title"), self._sheet())
        elif kind == "help":
            self._read_page(self.tr("help-title"), self._stage.help_lines())
        elif self._yes(self.tr("leave-ask")):
            self.book.leave(seat)
            self.book.save()

    # ---------------------------------------------------------------- what is seen, and by whom
    def _show(self) -> None:
        self.face.show(self._stage.table_scene(self._viewer))

    def _uncover(self, seat: int, *, aside: bool = False) -> None:
        """Let the person on ``seat`` alone see his hand, if several people share the screen.

        Where he needs no hand to answer, no hand is shown and nobody need look away.
        """
        if self._viewer == seat:
            return
        if self.book.humans > 1:
            state = self.table.state
            if not aside and state.phase != "taking" and state.actor != seat:
                self._viewer = None
                return
        self._cover(seat)

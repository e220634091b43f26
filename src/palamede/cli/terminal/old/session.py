"""The evening at an old table: who must act is asked, what happens is told, shown and saved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from palamede.cli.terminal import lots
from palamede.cli.terminal.count import seat_names
from palamede.cli.terminal.face import Face
from palamede.cli.terminal.old.answering import Answerer, WrongError
from palamede.cli.terminal.old.book import OldBook
from palamede.cli.terminal.old.local import LocalTable
from palamede.cli.terminal.old.reading import Said, read_old
from palamede.cli.terminal.old.rulings import ruling_lines
from palamede.cli.terminal.old.staging import OldStage
from palamede.cli.terminal.old.telling import fault_name, told
from palamede.cli.terminal.reading import read_command
from palamede.cli.terminal.session import Quit
from palamede.cli.terminal.sheet import account_lines, result_lines, sheet_lines
from palamede.dominoes.errors import PalamedeError
from palamede.i18n import Translator
from palamede.table.old.follow import bredouille_open
from palamede.table.state import Event

__all__ = ["OldSession"]


class OldSession:
    """Runs the parties of a book at a table à l'ancienne.

    ``rng`` deals and draws lots, ``bots`` is the bots' own chance, ``speed`` their seconds a move.
    """

    def __init__(
        self,
        book: OldBook,
        face: Face,
        tr: Translator,
        *,
        rng: Random,
        bots: Random,
        speed: float = 0.0,
    ) -> None:
        self.book = book
        self.face = face
        self.tr = tr
        self._rng = rng
        self._bots = bots
        self._speed = speed
        self.table: LocalTable
        self._stage: OldStage
        self._answerer: Answerer
        self._viewer: int | None = None
        self._began: set[int] = set()
        """Seats that have been asked before the lead of this deal."""
        self._notes: list[str] = []
        self._proposed: list[str] = []
        """The count that was shown last."""

    def run(self) -> None:
        """Play until everything is over.

        Raises:
            Quit: a person asked to stop here.
            EOFError: the input ended.
        """
        while self.book.open_next(self._rng) or self._again():
            self._partie()

    def _again(self) -> bool:
        """Offer a further aller-et-retour after a drawn one (TAT-03)."""
        partie = self.book.partie
        drawn = partie.finished and partie.left is None and partie.winning_side is None
        if not drawn or partie.conventions.match_end != "deals" or not self.book.humans:
            return False
        if not self._yes(self.tr("again-ask")):
            return False
        self.book.repeat()
        return True

    # ---------------------------------------------------------------- a partie
    def _partie(self) -> None:
        book, tr = self.book, self.tr
        title, lines = lots.opening_lines(book, tr)
        leader = book.partie.leader
        self.table = book.seat(self._rng, self._bots)
        self._stage = OldStage(book, self.table, tr)
        self._answerer = Answerer(self.table, self._stage, tr, self._ask)
        events = self.table.begin(book.number, leader)
        book.take_over()
        book.save()
        people = self.table.people
        self._viewer = people[0] if len(people) == 1 else None
        self._page(title, lines, "prompt-next")
        self._hear(events)
        while self.table.state.phase != "finished" and self.table.partie.left is None:
            self._step()
        self._page(tr("sheet-title"), self._closing_lines(), "prompt-end")

    def _step(self) -> None:
        """Let whoever is next do what he does."""
        table, state = self.table, self.table.state
        if self._choice():
            return
        deed = table.deed()
        if deed is not None and deed.command is not None:
            self._hear(table.act(deed))
            return
        seat = self._asked()
        if seat is not None:
            self._ask_seat(seat)
        elif deed is not None:
            self._show()
            self.face.pause(self._speed)
            self._hear(table.act(deed))
        elif state.actor is not None and state.phase == "play" and state.actor in table.people:
            self._ask_seat(state.actor)
        else:
            self._hear(table.wait())

    def _choice(self) -> bool:
        """Let a person of the injured side choose what follows from a ruling."""
        old = self.table.old
        assert old is not None
        for claim in old.waiting:
            if old.desk is None:
                continue
            mine = [seat for seat in old.desk.choosers(claim) if seat in self.table.people]
            if mine:
                self._uncover(mine[0])
                self._show()
                self._hear(self.table.do(mine[0], self._answerer.choose(claim)))
                return True
        return False

    def _asked(self) -> int | None:
        """Return the person whose word is waited for though it is not his turn."""
        state, old, people = self.table.state, self.table.old, self.table.people
        if old.waiting:
            return None
        if state.phase == "taking" and old.taking is not None:
            return next((seat for seat in people if seat not in old.taking.ready), None)
        if state.phase == "counted":
            return next((seat for seat in people if seat not in state.ready), None)
        deal = old.deal
        if deal is None:
            return None
        if state.phase == "counting" or deal.over is not None:
            return next((seat for seat in people if seat not in old.agreed), None)
        if deal.plies:
            return None
        others = (seat for seat in people if seat not in self._began and seat != state.actor)
        return next(others, None)

    def _hear(self, events: Iterable[Event]) -> None:
        """Tell what has happened, read rulings out, and keep the record."""
        heard = list(events)
        if heard:
            self.book.save()
        for event in heard:
            kind = event["type"]
            if kind == "dealt":
                self._began, self._proposed = set(), []
            for news in told(event, self.table.state, self._stage.names, self.tr):
                self.face.tell(news)
            if kind == "ruled":
                self._read_out(event)
            elif kind in ("laid", "passed") and self.book.humans > 1:
                self._viewer = None  # the next person must not see this hand
            elif kind == "drew" and event["seat"] in self.table.people:
                self._notes = [self.tr("note-drew", tile=event["tile"])]
            elif kind == "counted" and not self.table.partie.finished:
                self._page(self.tr("sheet-title"), self._sheet(), "prompt-deal")

    def _read_out(self, event: Event) -> None:
        table, old = self.table, self.table.old
        assert old.desk is not None
        claim = old.desk.claims[event["claim"] - 1]
        founded = [
            each for each in old.desk.claims if each.founded and each.against == claim.against
        ]
        first = (
            claim.founded
            and claim.against in table.people
            and old.fell.get(claim.against) == self._deal_number
            and founded[0] is claim
        )
        names = self._stage.names
        lines = ruling_lines(claim, table.state.conventions, names, self.tr, first=first)
        title = self.tr("page-old-ruling", fault=fault_name(claim.fault, self.tr))
        self._page(title, lines, "prompt-next")

    @property
    def _deal_number(self) -> int:
        counted = self.table.state.phase in ("counted", "finished")
        return len(self.table.partie.entries) + (not counted)

    # ---------------------------------------------------------------- a question
    def _ask_seat(self, seat: int) -> None:
        """Ask a person until something has happened."""
        self._uncover(seat)
        state = self.table.state
        self._propose()
        notes, self._notes = self._notes, []
        before = state.n
        while state.n == before and self.table.partie.left is None:
            if state.phase not in ("counted", "finished"):
                self._show()
            text = self.face.ask(self._prompt(seat), notes)
            said = read_old(text, self._answerer.tiles, self.tr)
            try:
                notes = self._answer(seat, said) or []
            except WrongError as error:
                notes = [str(error)]
            except PalamedeError as error:
                notes = [self.tr.error(error)]
            if said.kind == "enter" and seat in self._began and state.n == before and not notes:
                return

    def _answer(self, seat: int, said: Said) -> list[str] | None:
        """Do what a person says; return what is to be said to him if nothing has happened."""
        kind = said.kind
        if kind == "wrong":
            return [said.note]
        if kind == "enter":
            return self._enter(seat)
        if kind == "claims":
            return self._claims() or [self.tr("page-old-claims-none")]
        if kind in ("help", "sheet", "quit", "leave"):
            self._general(kind, seat)
            return None
        command = self._answerer.command(seat, said)
        if command is not None:
            self._hear(self.table.do(seat, command))
        return None

    def _enter(self, seat: int) -> list[str] | None:
        """Do what Enter alone means: what nobody could mind."""
        state, old = self.table.state, self.table.old
        command: str | None = None
        if state.phase == "taking" and old.taking is not None:
            command = "ready" if old.taking.taken_by(seat) else "serve_me"
        elif state.phase == "counted":
            command = "next"
        elif old.deal is not None and (state.phase == "counting" or old.deal.over is not None):
            command = "agree"
        if command is not None:
            self._hear(self.table.do(seat, {"do": command}))
            return None
        if state.actor == seat:
            return self._stage.can_lines(seat)
        self._began.add(seat)
        return None

    def _prompt(self, seat: int) -> str:
        state, old, tr = self.table.state, self.table.old, self.tr
        name = self._stage.names[seat - 1]
        if state.phase == "taking" and old.taking is not None:
            taken = len(old.taking.taken_by(seat))
            return tr("old-prompt-taken" if taken else "old-prompt-take", name=name, tiles=taken)
        if state.phase == "counted":
            mine = state.conventions.side_of(seat) == self.table.partie.winning_side
            won = mine and bredouille_open(state)
            return tr("old-prompt-bredouille" if won else "old-prompt-counted", name=name)
        if state.phase == "counting":
            return tr("old-prompt-count", name=name)
        if old.deal is not None and old.deal.over is not None:
            return tr("old-prompt-over", name=name)
        if state.actor != seat:
            return tr("old-prompt-lead", name=name)
        return tr("prompt-turn", name=name)

    def _propose(self) -> None:
        """Show the count before it is agreed; again when a ruling has changed it."""
        if self.table.state.phase != "counting":
            return
        lines = self._stage.counting_lines()
        if lines != self._proposed:
            self._proposed = lines
            title = self.tr("count-title", deal=self._deal_number)
            self._page(title, [*lines, *self._claim_lines()], "prompt-next")

    def _claims(self) -> list[str]:
        desk, names, tr = self.table.old.desk, self._stage.names, self.tr
        if desk is None:
            return []
        lines = []
        for claim in desk.claims:
            who = "" if claim.seat is None else names[claim.seat - 1]
            fault, against = fault_name(claim.fault, tr), names[claim.against - 1]
            line = tr("page-old-claim-line", name=who, against=against, fault=fault)
            if claim.ruling is None:
                lines.append(f"{line} ({tr('page-old-claim-noted')})")
            else:
                lines.append(f"{line} ({claim.ruling.reason[tr.language]})")
        return lines

    def _claim_lines(self) -> list[str]:
        claims = self._claims()
        return ["", f"{self.tr('page-old-claims')}:", *claims] if claims else []

    # ---------------------------------------------------------------- commands at any question
    def _general(self, kind: str, seat: int) -> None:
        if kind == "quit":
            raise Quit
        if kind == "sheet":
            self._page(self.tr("sheet-title"), self._sheet(), "prompt-next")
        elif kind == "help":
            self._page(self.tr("help-title"), self._stage.help_lines(), "prompt-next")
        elif self._yes(self.tr("leave-ask")):
            self.book.leave(seat)
            self.book.save()

    def _page(self, title: str, lines: Sequence[str], prompt: str) -> None:
        if read_command(self.face.page(title, lines, self.tr(prompt)), self.tr) == "quit":
            raise Quit

    def _ask(self, prompt: str, notes: Sequence[str]) -> str:
        text = self.face.ask(prompt, notes)
        if read_command(text, self.tr) == "quit":
            raise Quit
        return text

    def _yes(self, question: str) -> bool:
        text = self._ask(question, ()).strip().casefold()
        return text in self.tr("words-yes").split() or text in Translator()("words-yes").split()

    # ---------------------------------------------------------------- what is seen, and by whom
    def _show(self) -> None:
        self.face.show(self._stage.table_scene(self._viewer))

    def _uncover(self, seat: int) -> None:
        """Make sure that the person on ``seat`` is the one who looks."""
        if self._viewer == seat:
            return
        if self.book.humans > 1 and self.table.state.phase not in ("counting", "counted"):
            name = seat_names(self.book.partie, self.tr)[seat - 1]
            self.face.cover(self.tr("cover-text", name=name), self.tr("cover-prompt", name=name))
        self._viewer = seat

    def _sheet(self) -> list[str]:
        partie = self.book.partie
        accounts = account_lines(self.book.accounts, partie.pot, self.tr)
        return [*sheet_lines(partie, self.tr), *(["", *accounts] if accounts else [])]

    def _closing_lines(self) -> list[str]:
        result = result_lines(self.book.partie, self.book.leaver_pays, self.tr)
        return [*result, "", *self._sheet(), *self.book.closing_lines(self.tr)]

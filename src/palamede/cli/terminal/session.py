"""The evening at one table: parties, deals and turns, shown and saved after every event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from palamede.cli.terminal import lots
from palamede.cli.terminal.count import count_lines, seat_names
from palamede.cli.terminal.evening import Evening, Quit
from palamede.cli.terminal.reading import Reading, read_command, read_turn, read_which
from palamede.cli.terminal.seating import Person
from palamede.cli.terminal.staging import Stage
from palamede.dominoes.accounts import payer
from palamede.dominoes.deal import Deal
from palamede.dominoes.dealing import LEAST_CUT
from palamede.dominoes.match import Partie
from palamede.dominoes.moves import Move
from palamede.engine import players

__all__ = ["Session"]


class Session(Evening):
    """Runs the parties of a book until they are over or somebody quits."""

    @cached_property
    def _stage(self) -> Stage:
        return Stage(self.book, self.tr)

    def run(self) -> None:
        """Play until everything is over.

        Raises:
            Quit: a person asked to stop here.
            EOFError: the input ended.
        """
        if not self.book.parties:
            self.book.open_next(self._rng)
            self.book.save()
        while True:
            partie = self.book.partie
            self._play(partie)
            if not self.book.open_next(self._rng) and not self._again():
                return
            self.book.save()

    # ---------------------------------------------------------------- a partie
    def _play(self, partie: Partie) -> None:
        if partie.finished:
            return
        self._open(partie)
        while not partie.finished:
            deal = partie.deal or self._serve(partie)
            self._uncover_single()
            self._play_deal(deal)
            if partie.left is not None:
                break
            self._settle(partie)
        self._page(self.tr("sheet-title"), self._closing_lines(), "prompt-end")

    def _open(self, partie: Partie) -> None:
        """Show the places and the draw of lots that settled them."""
        if not partie.entries and (partie.deal is None or not partie.deal.move_stack):
            title, lines = lots.opening_lines(self.book, self.tr)
            self._page(title, lines, "prompt-next")
            return
        self.face.tell(self.tr("resume-going-on"))
        if partie.deal is not None:
            for ply in partie.deal.plies[-partie.conventions.seats :]:
                self.face.tell(self._news(ply.seat, ply.move, ply.move.text, leads=False))

    def _serve(self, partie: Partie) -> Deal:
        cut = self._cut(partie) if partie.conventions.serving != "grab" else None
        deal = partie.serve(self._rng, cut=cut)
        self.book.save()
        name = self._name(deal.leader)
        if deal.forced_lead is not None:
            self.face.tell(self.tr("deal-must-lead", name=name, tile=str(deal.forced_lead)))
        else:
            self.face.tell(self.tr("deal-mixes", name=name))
        return deal

    def _cut(self, partie: Partie) -> int:
        """Let the person who cuts say how many tiles (SERVE-04, SERVE-05)."""
        conventions = partie.conventions
        leader = partie.leader or 1
        # The opponent of two; of four the player at the leader's left.
        cutter = (leader - 2) % conventions.seats + 1
        name = self._name(cutter)
        most = len(conventions.tiles) - 1
        cut = self._rng.randrange(LEAST_CUT, most + 1)
        if self._person(partie, cutter).human:
            prompt = self.tr("cut-ask", name=name, least=LEAST_CUT, most=most)
            notes: list[str] = []
            while True:
                text = self._ask(prompt, notes).strip()
                if text.isdecimal() and LEAST_CUT <= int(text) <= most:
                    cut = int(text)
                    break
                notes = [self.tr("cut-wrong", least=LEAST_CUT, most=most)]
        self.face.tell(self.tr("cut-done", name=name, tiles=cut))
        return cut

    def _settle(self, partie: Partie) -> None:
        deal = partie.deal
        if deal is None:
            return
        self._show(deal)
        ending = count_lines(deal, seat_names(partie, self.tr), self.tr)
        self._commands(lambda: self.face.look(self.tr("prompt-next"), [ending[0]]))
        entry = partie.settle()
        self.book.save()
        title = self.tr("count-title", deal=entry.number)
        self._page(title, ending, "prompt-next")
        if not partie.finished:
            self._page(self.tr("sheet-title"), self._sheet(), "prompt-deal")

    # ---------------------------------------------------------------- a deal
    def _play_deal(self, deal: Deal) -> None:
        partie = self.book.partie
        while (seat := deal.turn) is not None:
            person = self._person(partie, seat)
            if person.human:
                move = self._ask_move(deal, seat)
                if move is None:
                    return
            else:
                self._show(deal)
                self.face.pause(self._speed)
                move = players.at_table(person.kind).choose(deal.view(seat), self._bots)
            self._do(deal, seat, move)

    def _do(self, deal: Deal, seat: int, move: Move) -> None:
        leads = not deal.move_stack
        text = deal.text(move)
        before = deal.counts
        deal.push(move)
        self.book.save()
        self.face.tell(self._news(seat, move, text, leads=leads))
        if self.book.humans > 1 and not move.is_draw:
            self._viewer = None  # the next person must not see this hand
        side = deal.conventions.side_of(seat) - 1
        if deal.counts[side] > before[side]:
            points = deal.counts[side] - before[side]
            name = self._name(seat)
            self.face.tell(self.tr("news-marks", name=name, points=points))

    def _news(self, seat: int, move: Move, text: str, *, leads: bool) -> str:
        """Say what a seat has done; what it drew stays its own."""
        name = self._name(seat)
        if move.is_lay and leads:
            return self.tr("news-leads", name=name, tile=text)
        if move.is_lay:
            return self.tr("news-lays", name=name, move=text)
        return self.tr("news-passes" if move.is_pass else "news-draws", name=name)

    def _ask_move(self, deal: Deal, seat: int) -> Move | None:
        """Return the move that the person on ``seat`` chooses; None if he has left for good."""
        holder = payer(deal.conventions, seat, deal.dead)
        self._uncover(holder)
        choices = self._stage.choices(deal, seat)
        prompt = self.tr("prompt-turn", name=self._name(seat))
        notes: list[str] = []
        if deal.move_stack and deal.peek().is_draw:
            notes = [self.tr("note-drew", tile=str(deal.plies[-1].tile)), choices.can]
        which: Sequence[Move] = ()
        while True:
            self._show(deal)
            if which:
                options = self.tr.listing([move.text for move in which], last="or")
                tile = str(which[0].tile)
                text = self.face.ask(self.tr("prompt-which", tile=tile, options=options), notes)
                reading = read_which(text, which, choices, self.tr)
            else:
                reading = read_turn(self.face.ask(prompt, notes), choices, self.tr)
            which, notes = (), []
            if reading.kind == "move":
                return reading.moves[0]
            if reading.kind == "which":
                which = reading.moves
            elif reading.kind == "wrong":
                notes = reading.note.split("\n")
            elif self._command(reading, holder):
                return None
            else:
                notes = [choices.can]

    # ---------------------------------------------------------------- commands at any question
    def _command(self, reading: Reading, seat: int | None) -> bool:
        """Carry a command out; True if the person on ``seat`` has left for good."""
        if reading.kind == "quit":
            raise Quit
        if reading.kind == "sheet":
            self._read_page(self.tr("sheet-title"), self._sheet())
        elif reading.kind == "help":
            self._read_page(self.tr("help-title"), self._stage.help_lines())
        elif reading.kind == "leave" and seat is not None and self._yes(self.tr("leave-ask")):
            self.book.leave(seat)
            self.book.save()
            return True
        return False

    def _commands(self, question: Callable[[], str]) -> None:
        """Put a question whose answer is Enter or a command, until it is Enter."""
        while True:
            kind = read_command(question(), self.tr)
            if kind is None:
                return
            if kind != "leave":
                self._command(Reading(kind), None)

    def _page(self, title: str, lines: Sequence[str], prompt: str) -> None:
        self._commands(lambda: self.face.page(title, lines, self.tr(prompt)))

    # ---------------------------------------------------------------- what is seen, and by whom
    def _show(self, deal: Deal) -> None:
        self.face.show(self._stage.scene(deal, self._viewer))

    def _uncover(self, seat: int) -> None:
        """Make sure that the person on ``seat`` is the one who looks."""
        if self._viewer != seat:
            self._cover(seat)

    def _uncover_single(self) -> None:
        """Show his hand to an only person from the start; several must take turns."""
        seats = [
            seat
            for seat, name in enumerate(self.book.partie.names, start=1)
            if seat != self.book.partie.dead and self.book.person(name).human
        ]
        self._viewer = seats[0] if len(seats) == 1 else None

    def _name(self, seat: int) -> str:
        return seat_names(self.book.partie, self.tr)[seat - 1]

    def _person(self, partie: Partie, seat: int) -> Person:
        seat = payer(partie.conventions, seat, partie.dead)
        return self.book.person(partie.names[seat - 1])

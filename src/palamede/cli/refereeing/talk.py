"""The score sheet at the terminal: a menu, questions, and the file kept at every step."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from palamede.arbiter import Dialogue, Sheet
from palamede.arbiter.page import sheet_page, verdict_lines
from palamede.arbiter.telling import original_of
from palamede.arbiter.words import option_text
from palamede.cli.console import complain, describe_os_error, paragraph, width_of
from palamede.cli.refereeing.asking import Asker, BackError
from palamede.cli.refereeing.opening import ask_opening, ask_seats
from palamede.cli.refereeing.output import write_page, write_sheet_record
from palamede.cli.refereeing.plain import to_text
from palamede.cli.terminal.save import write_whole
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.faults import CODES

if TYPE_CHECKING:
    from palamede.arbiter.verdicts import Verdict
    from palamede.i18n import Translator

__all__ = ["keep_sheet"]


def keep_sheet(file: str | None, tr: Translator) -> int:
    """Open or begin a sheet and keep it until the user ends; return the exit status.

    Raises:
        OSError: the file cannot be read or written.
        PalamedeError: it is no sheet.
    """
    path = Path(file) if file is not None else None
    sheet = Sheet()
    if path is not None and path.exists():
        sheet = Sheet.from_json(path.read_text(encoding="utf-8"))
    keeper = Keeper(sheet, path, tr)
    try:
        keeper.run()
    except EOFError:
        print()
    if path is not None and sheet.entries:
        print(tr("arbiter-kept", file=str(path)))
    return 0


class Keeper:
    """One sheet, one terminal."""

    def __init__(self, sheet: Sheet, path: Path | None, tr: Translator) -> None:
        self.sheet = sheet
        self.path = path
        self.tr = tr
        self.ask = Asker(tr)

    def run(self) -> None:
        """Offer what can be done until the user ends.

        Raises:
            EOFError: the input is at its end.
        """
        if self.path is None:
            self.say(self.tr("arbiter-no-file"))
        while True:
            try:
                if not self.sheet.is_open:
                    self.open()
                choice = self.ask.choice(self._standing(), self._menu(), back=False)
                if choice == "end":
                    return
                getattr(self, f"do_{choice}")()
            except BackError:
                if not self.sheet.is_open:
                    return
            except PalamedeError as error:
                complain(self.tr.error(error))

    def say(self, text: str) -> None:
        """Print a paragraph."""
        print(paragraph(text, width_of(sys.stdout)))

    def add(self, entry: Mapping[str, Any]) -> int:
        """Write an entry and keep the file."""
        number = self.sheet.add(entry)
        self.keep()
        return number

    def keep(self) -> None:
        """Write the file, whole or not at all."""
        if self.path is not None:
            write_whole(self.path, self.sheet.to_json())

    # ---------------------------------------------------------------- what stands there
    def _standing(self) -> str:
        state, tr = self.sheet.state, self.tr
        partie = state.partie
        if state.to_do == "over":
            accounts = ", ".join(f"{n} {a:+d}" for n, a in state.series.accounts.items())
            return tr("arbiter-over", accounts=accounts)
        if partie is None or state.to_do == "seats":
            return tr("arbiter-seats-due", number=len(state.parties) + 1)
        deal = state.deal
        assert deal is not None
        names = partie.names
        scores = " : ".join(map(str, partie.scores))
        head = tr("arbiter-standing", partie=len(state.parties), deal=deal.number, scores=scores)
        if deal.leader is None:
            return f"{head} {tr('arbiter-lead-open')}"
        mixer = names[(deal.mixer or deal.leader) - 1]
        return f"{head} {tr('arbiter-leads', name=names[deal.leader - 1], mixer=mixer)}"

    def _menu(self) -> list[tuple[str, str]]:
        state = self.sheet.state
        words = []
        if state.to_do == "seats":
            words.append("seats")
        elif state.to_do == "deal":
            words += ["count", "incident"]
        if state.to_do != "deal" and state.last_deal is not None:
            words.append("incident")
        verdicts = self._open_verdicts()
        if any(verdict.ruling.options for verdict in verdicts):
            words.append("choose")
        if verdicts:
            words.append("referee")
        if any(verdict.own is not None for verdict in verdicts):
            words.append("appeal")
        if state.to_do == "deal":
            words.append("leave")
        words += ["show", "print", "export", "undo", "end"]
        return [(word, self.tr(f"arbiter-do-{word}")) for word in words]

    def _open_verdicts(self) -> list[Verdict]:
        deals = self.sheet.state.deals
        if not deals:
            return []
        return [verdict for deal in deals[-1][-2:] for verdict in deal.verdicts]

    # ---------------------------------------------------------------- opening and seating
    def open(self) -> None:
        """Ask for game, code, names and stake."""
        self.add(ask_opening(self.ask, self.tr))

    def do_seats(self) -> None:
        """Ask for lots, or for the places as they are."""
        self.add(ask_seats(self.ask, self.tr, self.sheet.state.series))

    # ---------------------------------------------------------------- deals
    def do_count(self) -> None:
        """Ask how the deal ended and what is left."""
        tr, state = self.tr, self.sheet.state
        partie, deal = state.partie, state.deal
        assert partie is not None and deal is not None
        seats = [(n, name) for n, name in enumerate(partie.names, 1)]
        entry: dict[str, Any] = {"type": "deal"}
        if deal.leader is None or partie.tile_decides:
            entry["leader"] = self.ask.choice(tr("arbiter-who-led"), seats)
        counts = state.conventions.count != "none"
        ends = [*seats, ("closed", tr("arbiter-closed"))]
        if counts:
            ends.append(("reached", tr("arbiter-reached")))
        end = self.ask.choice(tr("arbiter-who-out"), ends)
        if isinstance(end, int):
            entry["out"] = end
        elif end == "closed":
            entry["closed"] = True
        else:
            entry["reached"] = self.ask.choice(tr("arbiter-which-side"), self._sides())
        entry["line"] = self.ask.text(tr("arbiter-line-asked")) or None
        entry["pips"] = [
            0 if seat == end else self.ask.number(tr("arbiter-pips", name=name))
            for seat, name in seats
        ]
        if state.conventions.stock_size:
            entry["stock"] = self.ask.number(tr("arbiter-stock"), empty=None)
        if entry["line"] is None and entry.get("stock") is not None:
            entry["line_pips"] = self.ask.number(tr("arbiter-line-pips"), empty=None)
        if counts:
            entry["counts"] = [
                self.ask.number(tr("arbiter-counts", name=name), empty=0)
                for _, name in self._sides()
            ]
        self.add(entry)
        last = self.sheet.state.last_deal
        if last is not None and last.outcome is not None:
            marks = " : ".join(map(str, last.outcome.marks))
            self.say(tr("arbiter-marked", deal=last.number, marks=marks))

    def _sides(self) -> list[tuple[int, str]]:
        state = self.sheet.state
        partie = state.partie
        assert partie is not None
        conventions = state.conventions
        return [
            (side, " + ".join(partie.names[seat - 1] for seat in conventions.seats_of(side)))
            for side in range(1, conventions.sides_count + 1)
        ]

    # ---------------------------------------------------------------- rulings
    def do_incident(self) -> None:
        """Ask what happened, and no more than the ruling needs; tell it and carry it."""
        lang = self.tr.language
        talk = Dialogue.of(self.sheet.state)
        while (question := talk.question) is not None:
            try:
                if question.choices:
                    choices = [(each.value, each.text[lang]) for each in question.choices]
                    talk.answer(self.ask.choice(question.text[lang], choices))
                else:
                    talk.answer(self.ask.number(question.text[lang]))
            except BackError:
                if not talk.answers:
                    raise
                talk.back()
        number = self.add(talk.entry)
        self._tell(number)
        verdict = self.sheet.state.verdict(number)
        if verdict is not None and verdict.ruling.options:
            self._choose(verdict)

    def _tell(self, number: int) -> None:
        verdict = self.sheet.state.verdict(number)
        partie = self.sheet.state.partie
        if verdict is None or partie is None:
            return
        for line in verdict_lines(partie, verdict, self.tr.language):
            self.say(line)
        book = original_of(verdict.ruling)
        if book is not None:
            self.say(f"« {book} »")
        for advice in verdict.ruling.advice:
            code = CODES[advice.code].display[self.tr.language]
            self.say(self.tr("arbiter-advice", code=code, article=advice.article, row=advice.row))

    def _choose(self, verdict: Verdict) -> None:
        lang = self.tr.language
        options = [
            (option.name, option_text(option.name)[lang]) for option in verdict.ruling.options
        ]
        option = self.ask.choice(self.tr("arbiter-choose"), options)
        self.add({"type": "chosen", "incident": verdict.number, "option": option})
        self._tell(verdict.number)

    def _which(self, fits: Callable[[Verdict], bool]) -> Verdict:
        """Ask which incident is meant, if there are several."""
        partie = self.sheet.state.partie
        assert partie is not None
        found = [verdict for verdict in self._open_verdicts() if fits(verdict)]
        if len(found) == 1:
            return found[0]
        lines = [
            (n, verdict_lines(partie, verdict, self.tr.language)[0])
            for n, verdict in enumerate(found)
        ]
        place: int = self.ask.choice(self.tr("arbiter-which"), lines)
        return found[place]

    def do_choose(self) -> None:
        """Let the injured side choose."""
        self._choose(self._which(lambda verdict: bool(verdict.ruling.options)))

    def do_referee(self) -> None:
        """Put the referee's own ruling in the place of the code's."""
        tr = self.tr
        verdict = self._which(lambda verdict: True)
        reason = self.ask.text(tr("arbiter-reason"), needed=True)
        effects: dict[str, Any] = {}
        marks = {
            str(side): points
            for side, name in self._sides()
            if (points := self.ask.signed(tr("arbiter-own-marks", name=name)))
        }
        if marks:
            effects["marks"] = marks
        barred = self.ask.choice(
            tr("arbiter-own-barred"), [*self._sides(), (0, tr("arbiter-nobody"))]
        )
        if barred:
            effects["barred"] = [barred]
        fate = self.ask.choice(
            tr("arbiter-own-deal"),
            [(each, tr(f"arbiter-deal-{each}")) for each in ("goes-on", "stays", "passes")],
        )
        if fate != "goes-on":
            effects |= {"deal": "void", "lead": fate}
        self.add(
            {
                "type": "referee",
                "incident": verdict.number,
                "reason": reason,
                "effects": effects,
            }
        )
        self._tell(verdict.number)

    def do_appeal(self) -> None:
        """Ask the galerie about the referee's own ruling."""
        verdict = self._which(lambda verdict: verdict.own is not None)
        votes = [self.ask.number(self.tr(f"arbiter-votes-{way}")) for way in ("for", "against")]
        self.add(
            {
                "type": "appeal",
                "incident": verdict.number,
                "votes_for": votes[0],
                "votes_against": votes[1],
            }
        )
        self._tell(verdict.number)

    def do_leave(self) -> None:
        """A player leaves for good."""
        players = self.sheet.state.series.players
        name = self.ask.choice(self.tr("arbiter-who-leaves"), [(each, each) for each in players])
        self.add({"type": "left", "name": name})

    # ---------------------------------------------------------------- the sheet itself
    def do_show(self) -> None:
        """Print the sheet on the terminal."""
        page = sheet_page(self.sheet.state, self.tr.language)
        print(to_text(page, width_of(sys.stdout)))

    def do_print(self) -> None:
        """Write the sheet as PDF or HTML."""
        name = self.ask.text(self.tr("arbiter-print-to"), needed=True)
        page = sheet_page(self.sheet.state, self.tr.language)
        self._written(name, lambda: write_page(page, name, self.tr))

    def do_export(self) -> None:
        """Write the sheet as a record."""
        name = self.ask.text(self.tr("arbiter-export-to"), needed=True)
        self._written(name, lambda: write_sheet_record(self.sheet.state, name))

    def _written(self, name: str, save: Callable[[], int]) -> None:
        """Save; a file that cannot be written costs nobody the sheet."""
        try:
            if save() == 0:
                print(self.tr("arbiter-written", file=name))
        except OSError as error:
            complain(describe_os_error(error, self.tr))

    def do_undo(self) -> None:
        """Take entries back."""
        most = len(self.sheet.in_force)
        number = self.ask.number(self.tr("arbiter-undo", most=most), empty=1)
        self.sheet.undo(number or 1)
        self.keep()

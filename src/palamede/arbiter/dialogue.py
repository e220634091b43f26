"""What happened? One question at a time, and only those that the ruling needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from palamede.arbiter.errors import refuse
from palamede.arbiter.fold import State
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import FACTS, KINDS, MATTERS, MOMENTS, Case, Ruling, rule
from palamede.dominoes.series import length
from palamede.dominoes.text import Text

__all__ = ["Choice", "Dialogue", "Question"]

NO: Final = Text("no", "non", "no")
YES: Final = Text("yes", "oui", "sí")
NOBODY: Final = Text("nobody", "personne", "nadie")

_ASKS: Final = {
    "fault": Text("What happened?", "Qu'est-il arrivé ?", "¿Qué ha pasado?"),
    "offender": Text("Who did it?", "Qui l'a fait ?", "¿Quién lo hizo?"),
    "claimant": Text("Who claims it?", "Qui réclame ?", "¿Quién reclama?"),
    "moment": Text("When is it claimed?", "Quand le réclame-t-on ?", "¿Cuándo se reclama?"),
}
_CONCERNED: Final = Text("Which player is it about?", "De qui s'agit-il ?", "¿De quién se trata?")
_WORDS: Final = {
    "nowhere": Text("nowhere", "nulle part", "en ningún lado"),
    "one": Text("at one end", "à un bout", "en un extremo"),
    "both": Text("at both ends", "aux deux bouts", "en los dos extremos"),
}
_FIRST: Final = ("fault", "offender", "claimant", "moment")


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer: the value that is kept, and how it is said."""

    value: Any
    text: Text


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked next: ``choices`` are all that may be answered, none for a whole number."""

    name: str
    text: Text
    choices: tuple[Choice, ...] = ()


class Dialogue:
    """Leads from what happened to the ruling.

    ``question`` is what to ask, None once ``ruling`` is there; ``answer`` goes on, ``back`` takes
    the last answer back.

    >>> from palamede.dominoes import presets
    >>> talk = Dialogue(presets.conventions("voleur"), ("encyclopedie",))
    >>> for value in ("renege", 2, 3, "after_own_turn", False):
    ...     talk.answer(value)
    >>> talk.question.name, talk.question.text["en"]
    ('tiles_left', 'How many tiles did he hold at the fault?')
    >>> talk.answer(3)
    >>> talk.ruling.ruling
    'renege_barred_20'
    """

    def __init__(
        self,
        conventions: Conventions,
        codes: Sequence[str],
        *,
        names: Sequence[str] = (),
        scores: Sequence[int] = (),
        known: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin.

        ``names``: of the seats, for the choices. ``scores``: totals before the deal. ``known``:
        facts that need not be asked.
        """
        self.conventions = conventions
        self.codes = tuple(codes)
        self.names = tuple(names) or tuple(map(str, range(1, conventions.seats + 1)))
        self.scores = tuple(scores)
        self._known = dict(known or {})
        self._answers: list[tuple[str, Any]] = []
        self._ruling: Ruling | None = None

    @classmethod
    def of(cls, state: State) -> Dialogue:
        """Begin at the point where a sheet is; what the sheet tells is not asked."""
        partie = state.partie
        known = {"parties_left": max(1, length(state.conventions) - len(state.parties) + 1)}
        return cls(
            state.conventions,
            state.codes,
            names=partie.names if partie else (),
            scores=partie.scores if partie else (),
            known=known,
        )

    # ---------------------------------------------------------------- what is known
    @property
    def answers(self) -> tuple[tuple[str, Any], ...]:
        """What was asked and answered so far, in order."""
        return tuple(self._answers)

    @property
    def entry(self) -> dict[str, Any]:
        """The incident as an entry of a sheet."""
        given = dict(self._answers)
        facts = {name: value for name, value in given.items() if name not in _FIRST}
        used = {name: value for name, value in self._known.items() if name in self._asked()}
        return {
            "type": "incident",
            "fault": given["fault"],
            "offender": given["offender"],
            "claimant": given.get("claimant"),
            "moment": given["moment"],
            "facts": {**used, **facts},
        }

    def _asked(self) -> frozenset[str]:
        return frozenset({"parties_left"}) if self._fault == "leave" else frozenset()

    @property
    def _fault(self) -> str | None:
        return dict(self._answers).get("fault")

    @property
    def ruling(self) -> Ruling | None:
        """The ruling, None while something must still be asked."""
        ruling = self._rule()
        return None if ruling is None or ruling.needs else ruling

    def _rule(self) -> Ruling | None:
        if self._next_first() is not None:
            return None
        entry = self.entry
        case = Case(
            conventions=self.conventions,
            codes=self.codes,
            fault=entry["fault"],
            offender=entry["offender"],
            claimant=entry["claimant"],
            moment=entry["moment"],
            known=entry["facts"],
            scores=self.scores,
            stake=self.conventions.stake,
        )
        return rule(case)

    # ---------------------------------------------------------------- asking
    @property
    def question(self) -> Question | None:
        """What to ask next; None when the ruling is known."""
        name = self._next_first()
        if name is not None:
            return self._first_question(name)
        ruling = self._rule()
        if ruling is None or not ruling.needs:
            return None
        fact = FACTS[ruling.needs[0]]
        choices: tuple[Choice, ...] = ()
        if fact.form == "bool":
            choices = (Choice(True, YES), Choice(False, NO))
        elif fact.form == "choice":
            choices = tuple(Choice(word, _WORDS.get(word, _same(word))) for word in fact.choices)
        return Question(ruling.needs[0], fact.question, choices)

    def _next_first(self) -> str | None:
        given = dict(self._answers)
        for name in _FIRST:
            if name == "claimant" and given.get("fault") in MATTERS:
                continue  # nobody is accused
            if name not in given:
                return name
        return None

    def _first_question(self, name: str) -> Question:
        text = _ASKS[name]
        if name == "fault":
            return Question(name, text, tuple(Choice(kind, KINDS[kind]) for kind in KINDS))
        if name == "moment":
            return Question(name, text, tuple(Choice(each, MOMENTS[each]) for each in MOMENTS))
        if name == "offender" and self._fault in MATTERS:
            text = _CONCERNED
        seats = tuple(Choice(n, _same(seat)) for n, seat in enumerate(self.names, 1))
        if name == "claimant":
            offender = dict(self._answers)["offender"]
            others = tuple(seat for seat in seats if seat.value != offender)
            return Question(name, text, (*others, Choice(None, NOBODY)))
        return Question(name, text, seats)

    def answer(self, value: Any) -> None:
        """Answer the question.

        Raises:
            SheetError: it is none of the choices, or no whole number; or nothing is asked.
        """
        question = self.question
        if question is None:
            raise refuse("sheet-asked", "nothing more is asked: the ruling is there")
        if question.choices:
            fits = any(
                value is choice.value
                or (type(value) is type(choice.value) and value == choice.value)
                for choice in question.choices
            )
            allowed = ", ".join(choice.text["en"] for choice in question.choices)
        else:
            fits = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 9999
            allowed = "0 - 9999"
        if not fits:
            raise refuse(
                "sheet-answer",
                f"{value!r} is no answer to {question.name}: {allowed}",
                text=str(value),
                allowed=allowed,
            )
        self._answers.append((question.name, value))

    def back(self) -> None:
        """Take the last answer back, if there is one."""
        if self._answers:
            self._answers.pop()


def _same(word: str) -> Text:
    return Text(word, word, word)

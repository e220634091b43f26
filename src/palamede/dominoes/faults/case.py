"""A case before the referee: the game, the code, the fault, who claims it, when, and the facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from palamede.dominoes import presets
from palamede.dominoes.accounts import payer
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import usual_dead
from palamede.dominoes.errors import CaseError
from palamede.dominoes.faults.facts import Facts, check_facts
from palamede.dominoes.faults.kinds import kind_of, moment_of

__all__ = ["FIELDS", "Case", "case_from_json"]

POULES: Final = ("poule", "pot")
"""Games in which stakes lie in a pool (POULE-01, POULE-02)."""

FIELDS: Final = (
    "rules",
    "settings",
    "code",
    "fault",
    "offender",
    "claimant",
    "moment",
    "facts",
    "scores",
    "stake",
)
"""What the JSON of a case may hold, in the order in which it is told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One case.

    ``codes``: those in force, asked in this order. ``claimant``: seat, None where nobody claimed.
    ``facts``: what is known (``facts.FACTS``). ``scores``: totals of the sides before the deal.

    Raises:
        CaseError: there is no such seat, fault, moment or fact, or the scores do not fit.
    """

    conventions: Conventions
    codes: tuple[str, ...]
    fault: str
    offender: int
    claimant: int | None = None
    moment: str = "at_count"
    known: Mapping[str, Any] = field(default_factory=dict)
    scores: tuple[int, ...] = ()
    stake: int = 0
    dead: int | None = None
    """Seat of the dead hand; the third where the conventions have one and nothing else is said."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "fault", kind_of(self.fault))
        moment_of(self.moment)
        check_facts(self.known)
        seats = self.conventions.seats
        for seat in (self.offender, self.claimant):
            if seat is not None and not 1 <= seat <= seats:
                raise CaseError(
                    f"there is no seat {seat}: seats are 1 to {seats}",
                    code="no-such-seat",
                    seat=seat,
                    seats=seats,
                )
        if not self.scores:
            object.__setattr__(self, "scores", (0,) * self.conventions.sides_count)
        if len(self.scores) != self.conventions.sides_count:
            raise CaseError(
                f"{len(self.scores)} scores for {self.conventions.sides_count} sides",
                code="scores-count",
                scores=len(self.scores),
                sides=self.conventions.sides_count,
            )

    @property
    def facts(self) -> Facts:
        """The facts, to be read by a ruling."""
        return Facts(self.known)

    # ---------------------------------------------------------------- who
    @property
    def paired(self) -> bool:
        """Whether it is played two against two, the dead hand's partner included."""
        return self.conventions.paired

    @property
    def poule(self) -> bool:
        """Whether it is the poule, or the pot: each for himself for what lies in the pool."""
        return presets.nearest(self.conventions)[0].name in POULES

    @property
    def side(self) -> int:
        """The offender's side, by its lowest seat."""
        return self._lowest(self.offender)

    @property
    def others(self) -> tuple[int, ...]:
        """The other sides, each by its lowest seat: the injured ones."""
        seats = range(1, self.conventions.seats + 1)
        return tuple(sorted({self._lowest(seat) for seat in seats} - {self.side}))

    @property
    def adversaries(self) -> tuple[int, ...]:
        """Every seat of the other sides."""
        mine = self.conventions.side_of(self.offender)
        seats = range(1, self.conventions.seats + 1)
        return tuple(seat for seat in seats if self.conventions.side_of(seat) != mine)

    @property
    def partner(self) -> int | None:
        """The offender's partner."""
        mine = self.conventions.seats_of(self.conventions.side_of(self.offender))
        return next((seat for seat in mine if seat != self.offender), None)

    @property
    def caller(self) -> int | None:
        """The adversary at the offender's left, who calls open hands (VOL-13).

        Play goes to the right, so he sits just before the offender in order of play.
        """
        before = (self.offender - 2) % self.conventions.seats + 1
        return self._purse(before) if before in self.adversaries else None

    @property
    def score(self) -> int:
        """Total of the offender's side before the deal."""
        return self.scores[self.conventions.side_of(self.offender) - 1]

    def _lowest(self, seat: int) -> int:
        return min(self.conventions.seats_of(self.conventions.side_of(seat)))

    # ---------------------------------------------------------------- when
    def since(self, moment: str) -> bool:
        """Whether the claim is made at that moment or later."""
        return moment_of(self.moment) >= moment_of(moment)

    # ---------------------------------------------------------------- stakes
    def pays_each(self, times: int = 1) -> tuple[int, ...]:
        """Return the accounts when the offender pays so many stakes to each adversary.

        The partner neither pays nor receives (POULE-04); the dead man's purse is his player's
        (VOL-06). The sum is 0.
        """
        accounts = [0] * self.conventions.seats
        for seat in self.adversaries:
            accounts[self._purse(seat) - 1] += times * self.stake
            accounts[self._purse(self.offender) - 1] -= times * self.stake
        return tuple(accounts)

    def _purse(self, seat: int) -> int:
        dead = self.dead or usual_dead(self.conventions)
        return payer(self.conventions, seat, dead)


def case_from_json(data: Any) -> Case:
    """Return a case from the JSON of ``palamede arbiter --json``.

    The number of players of a game each for himself follows from ``scores`` where ``settings`` do
    not give it.

    Raises:
        CaseError: something is missing or not understood; says what would be right.
    """
    if not isinstance(data, Mapping):
        raise _bad("case", "object", data)
    unknown = sorted(set(map(str, data)) - set(FIELDS))
    if unknown:
        raise _bad(unknown[0], "field", unknown[0])
    rules = _text(data, "rules")
    settings = _strings(data.get("settings", []))
    scores = _whole_numbers(data.get("scores", []), "scores")
    conventions = _conventions(rules, settings, len(scores))
    facts = data.get("facts", {})
    if not isinstance(facts, Mapping):
        raise _bad("facts", "facts", facts)
    code = data.get("code", conventions.faults)
    if not isinstance(code, str) or not code:
        raise _bad("code", "code", code)
    stake = data.get("stake", conventions.stake)
    return Case(
        conventions=conventions,
        codes=tuple(code.split("+")),
        fault=_text(data, "fault"),
        offender=_whole(data.get("offender"), "offender"),
        claimant=None if data.get("claimant") is None else _whole(data["claimant"], "claimant"),
        moment=_text(data, "moment"),
        known=dict(facts),
        scores=scores,
        stake=_whole(stake, "stake"),
    )


def _conventions(rules: str, settings: Sequence[str], sides: int) -> Conventions:
    given = any(setting.partition("=")[0].strip() == "players" for setting in settings)
    preset = presets.get(rules)
    if not given and sides in preset.players:
        alone = presets.conventions(rules, settings, players=sides)
        if alone.sides_count == sides:
            return alone
    return presets.conventions(rules, settings)


def _text(data: Mapping[str, Any], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str) or not value:
        raise _bad(name, "name", value)
    return value


def _strings(value: Any) -> tuple[str, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise _bad("settings", "settings", value)
    return tuple(str(each) for each in value)


def _whole_numbers(value: Any, name: str) -> tuple[int, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise _bad(name, "numbers", value)
    return tuple(_whole(each, name) for each in value)


def _whole(value: Any, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 999_999_999:
        raise _bad(name, "number", value)
    return value


_RIGHT: Final = {
    "object": "one JSON object",
    "field": f"one of the fields {', '.join(FIELDS)}",
    "facts": "an object of facts",
    "code": "the name of a code of faults",
    "name": "a name",
    "settings": 'a list of texts "name=value"',
    "numbers": "a list of whole numbers, one a side",
    "number": "a whole number",
}
"""What a field must be, by the word with which translations tell it."""


def _bad(name: str, form: str, value: Any) -> CaseError:
    text = "nothing" if value is None else repr(value)
    return CaseError(
        f"{name} must be {_RIGHT[form]}, not {text}",
        code="bad-case",
        field=name,
        form=form,
        fields=", ".join(FIELDS),
        text="—" if value is None else repr(value),
    )

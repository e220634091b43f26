"""The data that a tournament code is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from palamede.dominoes.text import Text

__all__ = ["Choice", "TournamentCode", "TournamentRule", "When"]

Hand = Literal["stops", "void", "remixed"]
Lead = Literal["stays", "passes", "offended_side"]


@dataclass(frozen=True, slots=True)
class When:
    """A condition on a fact of the case (``facts.FACTS``)."""

    fact: str
    test: Literal["is", "at_least", "at_most"]
    value: bool | int | str

    def holds(self, known: bool | int | str) -> bool:
        """Return whether the fact, as it is known, meets the condition."""
        if self.test == "is":
            return known == self.value
        number, bound = int(known), int(self.value)
        return number >= bound if self.test == "at_least" else number <= bound


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What may be chosen instead of the effects of a rule; its own effects, nothing by default."""

    name: str
    hand: Hand | None = None
    lead: Lead | None = None
    game_lost: bool = False
    match_lost: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRule:
    """One rule of a tournament code.

    The rules of a kind are tried in their order, and the first rules whose moments, sides and
    conditions fit; where none does the code is silent.

    ``kind``: a fault or a matter (``kinds``). ``ruling``: name of the sentence; ``{points}`` and
    ``{lose}`` in it stand for the numbers that come out. ``since``, ``until``: first and last
    moment. ``sides``: the rule holds only for players alone, or only with partners. ``when``:
    conditions, read in this order. ``in_time``: False where the rule says that it is too late.

    ``points``: given to each other side. ``at_least``: the points are this number where it is
    greater: the pips of the offender's hand, those of all hands, or a fifth of the target, rounded
    down. ``lose``: taken off the offender's side. ``hand``: the deal stops uncounted, or is
    annulled (``remixed`` says that the rule speaks of mixing). ``tiles``, ``play``: as in
    ``Effects``. ``warn``: a warning. ``choice``: name of the default option, where ``instead`` may
    be chosen. ``note``: the rule in a sentence of our own.
    """

    kind: str
    ruling: str
    note: Text
    since: str = "before_lead"
    until: str = "next_deal"
    sides: Literal["solo", "partners"] | None = None
    when: tuple[When, ...] = ()
    in_time: bool = True
    points: int = 0
    at_least: Literal["hand_pips", "hands_pips", "fifth_of_target"] | None = None
    lose: int = 0
    hand: Hand | None = None
    lead: Lead | None = None
    play: str | None = None
    tiles: str | None = None
    game_lost: bool = False
    match_lost: bool = False
    warn: bool = False
    choice: str | None = None
    instead: Choice | None = None

    @property
    def article(self) -> str:
        """How the rule is cited: by its kind, of which a false pass has the longer name."""
        return "pass_could_play" if self.kind == "renege" else self.kind


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentCode:
    """A tournament code; ``unknown`` says what of it was not seen, None where it was whole."""

    name: str
    display: Text
    rules: tuple[TournamentRule, ...]
    unknown: Text | None = None

    def of(self, kind: str) -> tuple[TournamentRule, ...]:
        """Return the rules on a kind in the order in which they are tried; empty where silent."""
        return tuple(rule for rule in self.rules if rule.kind == kind)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that the code speaks of, in its order."""
        return tuple(dict.fromkeys(rule.kind for rule in self.rules))

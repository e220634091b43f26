"""What is ruled on an incident: by the code, by choice of the injured side, or by the referee."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from palamede.arbiter.errors import refuse
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import Case, Effects, Ruling, rule
from palamede.dominoes.faults.overrule import effects_of

__all__ = ["Verdict", "judge"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """An incident and what is ruled on it.

    ``number``: of its entry. ``option``: chosen by the injured side, or the mildest. ``own``: the
    referee's reason, where he ruled himself. ``votes``: of the galerie on that, for and against.
    ``effects``: what holds in the end.
    """

    number: int
    case: Case
    ruling: Ruling
    option: str | None
    own: str | None
    votes: tuple[int, int] | None
    effects: Effects

    @property
    def overturned(self) -> bool:
        """Whether the galerie voted the referee's own ruling down (GEN-06: a tie does not)."""
        return self.votes is not None and self.votes[1] > self.votes[0]


def judge(
    incident: Mapping[str, Any],
    changes: Sequence[Mapping[str, Any]],
    conventions: Conventions,
    codes: tuple[str, ...],
    scores: tuple[int, ...],
) -> Verdict:
    """Rule on an incident; ``changes`` are the entries that speak of it, in their order.

    Raises:
        SheetError: facts are missing, there is no such option, an appeal against nothing.
        PalamedeError: the case is none.
    """
    case = Case(
        conventions=conventions,
        codes=codes,
        fault=incident["fault"],
        offender=incident["offender"],
        claimant=incident.get("claimant"),
        moment=incident["moment"],
        known=incident.get("facts", {}),
        scores=scores,
        stake=conventions.stake,
    )
    ruling = rule(case)
    if ruling.needs:
        names = ", ".join(ruling.needs)
        raise refuse(
            "sheet-needs", f"the ruling needs to know: {names}", needs=names, fault=case.fault
        )
    default = ruling.default
    option = default.name if default else None
    effects = ruling.chosen()
    own: Effects | None = None
    reason: str | None = None
    votes: tuple[int, int] | None = None
    for change in changes:
        if change["type"] == "chosen":
            option = _option(ruling, change["option"])
            effects = ruling.chosen(option)
        elif change["type"] == "referee":
            said = change.get("effects", {})
            named = {name: value for name, value in said.items() if value is not None}
            own, reason, votes = effects_of(named, conventions), change["reason"], None
        elif own is None:
            raise refuse("sheet-appeal", "only a ruling of the referee's own can be appealed")
        else:
            votes = (change["votes_for"], change["votes_against"])
    if own is not None and not (votes and votes[1] > votes[0]):
        effects = own
    return Verdict(incident["n"], case, ruling, option, reason, votes, effects)


def _option(ruling: Ruling, name: str) -> str:
    names = [option.name for option in ruling.options]
    if name not in names:
        known = ", ".join(names) or "-"
        raise refuse(
            "sheet-option",
            f"there is no option {name!r}: options are {known}",
            option=name,
            known=known,
        )
    return name

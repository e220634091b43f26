"""What is ruled on an incident: by the code, by choice of the injured side, or by the referee."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from palamede.arbiter.errors import refuse
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import Case, Effects, Ruling, rule

__all__ = ["Verdict", "effects_from_json", "judge"]

PARTIES: Final = ("lost", "void", "ends", "simple")
LEADS: Final = ("stays", "passes", "offended_side", "true_leader")
DEALS: Final = ("goes_on", "void", "stops")


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
            own, reason, votes = (
                effects_from_json(change.get("effects", {}), conventions),
                change["reason"],
                None,
            )
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


def effects_from_json(data: Mapping[str, Any], conventions: Conventions) -> Effects:
    """Return the effects of a referee's own ruling: those that a sheet can carry.

    ``marks`` (seat → points), ``barred`` (seats), ``deal``, ``lead``, ``partie``, ``match``,
    ``accounts`` (by seat, sum 0).

    Raises:
        SheetError: says which of them cannot be read.
    """
    known = {"marks", "barred", "deal", "lead", "partie", "match", "accounts"}
    unknown = sorted(set(data) - known)
    if unknown:
        raise _bad(unknown[0], ", ".join(sorted(known)))
    seats = range(1, conventions.seats + 1)
    marks = data.get("marks", {})
    if not isinstance(marks, Mapping) or not all(
        str(seat).isdigit() and int(seat) in seats and _whole(points)
        for seat, points in marks.items()
    ):
        raise _bad("marks", 'points by seat, such as {"1": 20}')
    barred = data.get("barred", [])
    if not isinstance(barred, list) or not all(_whole(seat) and seat in seats for seat in barred):
        raise _bad("barred", "a list of seats")
    accounts = data.get("accounts", [])
    if not isinstance(accounts, list) or not all(_whole(amount) for amount in accounts):
        raise _bad("accounts", "a list of stakes by seat")
    if accounts and (len(accounts) != conventions.seats or sum(accounts)):
        raise _bad("accounts", f"{conventions.seats} stakes that sum to 0")
    return Effects(
        marks={int(seat): points for seat, points in marks.items()},
        barred=tuple(barred),
        deal=_word(data, "deal", DEALS) or "goes_on",  # type: ignore[arg-type]
        lead=_word(data, "lead", LEADS),
        partie=_word(data, "partie", PARTIES),
        match=_word(data, "match", ("lost",)),
        accounts=tuple(accounts),
    )


def _word(data: Mapping[str, Any], name: str, allowed: tuple[str, ...]) -> str | None:
    value = data.get(name)
    if value is not None and value not in allowed:
        raise _bad(name, ", ".join(allowed))
    return None if value is None else str(value)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1_000_000


def _bad(name: str, right: str) -> Exception:
    return refuse("sheet-effects", f"{name} must be {right}", field=name, right=right)

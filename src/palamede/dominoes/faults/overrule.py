"""The referee's own ruling in the place of the code's: what the code's did is undone first.

What was ruled and has been played on since stands where undoing it would take tiles back: points,
bars, an annulled deal, open hands and obligations fall away; plays stay as they lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import CaseError
from palamede.dominoes.faults.carry import steps_of
from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.olddeeds import Step, do_steps
from palamede.dominoes.faults.ruling import Effects, Ruling
from palamede.dominoes.text import Text
from palamede.dominoes.tiles import Tile

__all__ = ["OWN", "effects_of", "overrule"]

OWN: Final = "referee"
"""Name and code of a ruling that no code gives."""

_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "deal": ("goes_on", "void", "stops"),
    "lead": ("stays", "passes", "offended_side"),
    "partie": ("lost", "void", "ends", "simple"),
    "match": ("lost",),
}

_NAMES: Final = ("marks", "barred", "deal", "lead", "partie", "match", "accounts", "warning")


def effects_of(data: Mapping[str, Any], conventions: Conventions) -> Effects:
    """Return the effects that a referee names, as JSON values.

    ``marks`` (lowest seat of a side → points), ``barred`` (lowest seats of sides), ``deal``,
    ``lead``, ``partie``, ``match``, ``accounts`` (by seat, sum 0), ``warning``.

    Raises:
        CaseError: says which of them cannot be read, and what it must be.
    """
    values: dict[str, Any] = {}
    sides = range(1, conventions.sides_count + 1)
    for name, value in data.items():
        if name in _WORDS:
            good = value in _WORDS[name]
            values[name] = value
        elif name == "marks":
            good = isinstance(value, dict) and all(
                key.isdecimal() and int(key) in sides and _whole(points)
                for key, points in value.items()
            )
            values[name] = {int(key): points for key, points in value.items()} if good else {}
        elif name == "barred":
            good = isinstance(value, list) and all(_whole(side) and side in sides for side in value)
            values[name] = tuple(value) if good else ()
        elif name == "accounts":
            good = isinstance(value, list) and all(map(_whole, value))
            good = good and len(value) == conventions.seats and not sum(value)
            values[name] = tuple(value) if good else ()
        else:
            good = name == "warning" and isinstance(value, bool)
            values[name] = value
        if not good:
            raise _bad(name, value)
    return Effects(**values)


def _bad(name: str, value: object) -> CaseError:
    form = "choice" if name in _WORDS else name if name in _NAMES else "name"
    choices = ", ".join(_WORDS.get(name, _NAMES))
    right = {
        "marks": 'points by side, such as {"1": -10}',
        "barred": "a list of sides",
        "accounts": "one whole number for each seat, which sum to nought",
        "warning": "true or false",
    }.get(form, f"one of {choices}")
    return CaseError(
        f"the referee cannot rule {name}={value!r}: "
        f"{'effects are ' + choices if form == 'name' else 'it must be ' + right}",
        code="bad-effects",
        name=name,
        value=str(value),
        form=form,
        choices=choices,
    )


def _told(effects: Effects, seats: int) -> dict[str, Any]:
    """Return the effects as ``effects_of`` reads them, without what does nothing."""
    data, nothing = effects.as_json(seats), Effects().as_json(seats)
    return {name: data[name] for name in _NAMES if data[name] != nothing[name]}


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def overrule(desk: Desk, claim: Claim, effects: Effects, reason: str) -> None:
    """Put the referee's own ruling in the place of what the code said of a claim.

    Raises:
        DealError: the effects cannot be carried out here.
    """
    _undo(desk, claim)
    claim.ruling = Ruling(
        ruling=OWN,
        code=OWN,
        effects=effects,
        reason=Text(reason, reason, reason),
        seats=desk.deal.conventions.seats,
    )
    claim.option = claim.kept = None
    steps = steps_of(
        desk.deal,
        effects,
        fault=OWN,
        claim=claim.n,
        offender=claim.against,
        event=None,
        by=claim.seat,
    )
    do_steps(desk.deal, steps)
    desk.events.append(
        {
            "type": OWN,
            "claim": claim.n,
            "reason": reason,
            "effects": _told(effects, desk.deal.conventions.seats),
            "steps": steps,
        }
    )
    claim.done = True
    desk._book(effects, claim.against)


def _undo(desk: Desk, claim: Claim) -> None:
    """Take off what the ruling laid on the sides, the deal and the accounts."""
    if claim.done and claim.ruling is not None:
        _unbook(desk, claim)
    done: list[Step] = [
        step
        for event in desk.events
        if event.get("claim") == claim.n
        for step in event.get("steps", ())
    ]
    steps: list[Step] = [{"do": "pardon", "claims": [claim.n]}]
    if any(step["do"] == "end" for step in done):
        steps.append({"do": "reopen"})
    do_steps(desk.deal, steps)
    standing = desk.deal._standing
    changes: dict[str, Any] = {}
    sides = {step["side"] for step in done if step["do"] == "call"}
    changes["called"] = tuple(
        pair for pair in standing.called if desk.deal.conventions.side_of(pair[0]) not in sides
    )
    pairs = {(step["seat"], step["number"]) for step in done if step["do"] == "forbid"}
    changes["forbidden"] = standing.forbidden - pairs
    opened = {(step["seat"], Tile.parse(step["tile"])) for step in done if step["do"] == "open"}
    changes["obligations"] = tuple(
        due for due in standing.obligations if (due.seat, due.tile) not in opened
    )
    desk.deal._become(desk.deal._play, replace(standing, **changes))


def _unbook(desk: Desk, claim: Claim) -> None:
    """Take the stakes and the end of the partie back that the ruling gave."""
    effects = claim.effects
    if effects.accounts:
        desk.accounts = tuple(map(int.__sub__, desk.accounts, desk.purses(effects)))
    if effects.partie is not None:
        desk.partie = None
    if effects.match is not None:
        desk.match = None

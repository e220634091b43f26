"""Cases before the referee for the rule tests, and what a ruling must say of them.

``last`` and ``late`` of a row are two cases that differ by one moment.
"""

from __future__ import annotations

from typing import Any

from palamede.dominoes.faults import case_from_json, rule

Answer = dict[str, Any]

QUIET: Answer = {
    "in_time": True,
    "options": [],
    "marks": {},
    "barred": [],
    "deal": "goes_on",
    "lead": None,
    "partie": None,
    "match": None,
    "play": None,
    "chooser": None,
    "hands": None,
    "caller": None,
    "forbid": None,
    "tiles": None,
    "warning": False,
    "needs": [],
}
"""What a ruling says of what it does not touch; ``accounts`` are all nought then."""

WORD: dict[str, Any] = {"said_by_rule": False, "informs_partner": True}
"""A word that no rule demands and from which a partner may learn something."""

VOID = {"deal": "void", "lead": "stays"}
"""The deal is mixed again, the same player leading."""


def ruled(
    fault: str,
    moment: str,
    *,
    rules: str = "voleur",
    code: str = "encyclopedie",
    offender: int = 2,
    claimant: int | None = None,
    scores: tuple[int, ...] = (),
    stake: int = 5,
    settings: tuple[str, ...] = (),
    **facts: Any,
) -> Answer:
    """Return the ruling on a case as JSON; the facts are named as in ``facts.FACTS``."""
    data: Answer = {"rules": rules, "settings": list(settings), "code": code, "fault": fault}
    data |= {"offender": offender, "claimant": claimant, "moment": moment, "facts": facts}
    data |= {"scores": list(scores), "stake": stake}
    return rule(case_from_json(data)).as_json()


def says(answer: Answer, ruling: str, article: str | None, row: str | None, **told: Any) -> None:
    """Assert the whole of a ruling: what is ``told``, and that nothing else follows."""
    wanted = {**QUIET, "accounts": [0] * len(answer["accounts"]), **told}
    wanted |= {"ruling": ruling, "article": article, "row": row}
    assert {name: answer[name] for name in wanted} == wanted


def barred_by_count(answer: Answer, article: str = "general 2", row: str = "GEN-02") -> None:
    """Assert that a claim came too late and changes nothing; mostly the count was agreed."""
    says(answer, "not_in_time", article, row, in_time=False)


def option(name: str, *, default: bool = False, **changed: Any) -> Answer:
    """Return an option as the JSON of a ruling shows it."""
    return {"option": name, "default": default, **changed}

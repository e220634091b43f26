"""Make the sentence of reason of a ruling, with the facts of its case put in."""

from __future__ import annotations

from typing import Any

from palamede.dominoes.faults.case import Case
from palamede.dominoes.faults.facts import FACTS
from palamede.dominoes.faults.kinds import MOMENTS
from palamede.dominoes.faults.reason_texts import REASONS
from palamede.dominoes.faults.ruling import Finding
from palamede.dominoes.text import LANGUAGES, Text

__all__ = ["question", "reason"]


def reason(finding: Finding, case: Case, until: str | None = None) -> Text:
    """Return the sentence of a ruling with the facts of its case put in.

    ``until``: last moment at which its article could be claimed, told where the claim is late.
    """
    values: dict[str, Any] = {
        "offender": case.offender,
        "points": sum(abs(points) for points in finding.effects.marks.values()),
        **{
            name: case.known.get(name, 0)
            for name in ("won", "marked", "votes_for", "votes_against")
        },
    }
    name = finding.ruling
    if name == "not_in_time" and until is not None:
        name = "count_agreed" if finding.row == "GEN-02" else "not_in_time_until"
        values["until"] = MOMENTS[until]
    text = REASONS[name]
    return Text(*(text[lang].format(**_said_in(lang, values)) for lang in LANGUAGES))


def _said_in(lang: str, values: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value[lang] if isinstance(value, Text) else value for name, value in values.items()
    }


def question(fact: str) -> Text:
    """Return the question that asks for a fact."""
    return FACTS[fact].question

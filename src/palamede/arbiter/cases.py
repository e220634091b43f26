"""One case in, one ruling out: what ``palamede arbiter --json`` and the page answer."""

from __future__ import annotations

import json
from typing import Any

from palamede.arbiter.errors import refuse
from palamede.dominoes.faults import case_from_json, rule

__all__ = ["answer", "read_case"]

LONGEST = 100_000


def answer(case: Any) -> dict[str, Any]:
    """Return the ruling on a case given as JSON values.

    Raises:
        PalamedeError: the case cannot be understood; says what would be right.
    """
    return rule(case_from_json(case)).as_json()


def read_case(text: str) -> Any:
    """Return the JSON values of a text.

    Raises:
        SheetError: it is no JSON.
    """
    if len(text) > LONGEST:
        raise refuse("sheet-long", f"a case has at most {LONGEST} characters", most=LONGEST)
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        reason = getattr(error, "msg", "") or "too deep"
        column = getattr(error, "pos", 0) + 1
        raise refuse(
            "sheet-json", f"this is no JSON: {reason} at character {column}", column=column
        ) from None


def _no_constant(name: str) -> Any:
    raise json.JSONDecodeError(f"no {name}", name, 0)

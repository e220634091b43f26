"""``palamede arbiter --json``: cases in, rulings out, one JSON a line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from palamede.arbiter import answer, read_case
from palamede.cli.console import complain, read_text, write_text
from palamede.dominoes.errors import PalamedeError

if TYPE_CHECKING:
    from palamede.i18n import Translator

__all__ = ["answer_cases"]


def answer_cases(name: str, tr: Translator) -> int:
    """Rule on the cases of a file or of standard input; return the exit status.

    A text that is one JSON object is one case, also over several lines; otherwise each line is one.
    A case that cannot be understood is answered ``{"error": …}`` in its place. Status 1 if some
    were not understood, 2 if none was.
    """
    cases = list(_cases(read_text(name).removeprefix("\ufeff")))
    if not cases:
        complain(tr("arbiter-no-case"))
        return 2
    wrong = 0
    for line, text in cases:
        try:
            told: dict[str, Any] = answer(read_case(text))
        except PalamedeError as error:
            wrong += 1
            sentence = tr.error(error)
            complain(sentence if line is None else tr("arbiter-line", line=line, text=sentence))
            told = {"error": {"code": error.code, "message": sentence}}
        write_text(json.dumps(told, ensure_ascii=False) + "\n")
    return 0 if not wrong else 2 if wrong == len(cases) else 1


def _cases(text: str) -> list[tuple[int | None, str]]:
    """Return the texts of the cases, each with its line if there are several."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(lines) < 2 or _is_json(text):
        return [(None, text)] if lines else []
    return [(number, line) for number, line in lines]


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True

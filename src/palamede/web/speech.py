"""In which language somebody is answered."""

from __future__ import annotations

from typing import Any, Literal

from starlette.requests import HTTPConnection

from palamede.dominoes.errors import PalamedeError
from palamede.i18n import LANGUAGES, Translator

__all__ = ["Language", "language_of", "speak", "translator"]

Language = Literal["en", "fr", "es"]

_TRANSLATORS = {language: Translator(language) for language in LANGUAGES}
_LONGEST = 200
"""So much of ``Accept-Language`` is looked at."""


def translator(language: str) -> Translator:
    """Return what speaks a language; English for one that nobody here speaks."""
    return _TRANSLATORS.get(language, _TRANSLATORS["en"])


def language_of(connection: HTTPConnection) -> str:
    """Return the language a client asks for: ``?lang=``, else ``Accept-Language``, else English."""
    wanted = connection.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    weighed: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "")[:_LONGEST].split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower()[:2]
        if language in LANGUAGES:
            weighed.append((_weight(weight), language))
    return max(weighed, key=lambda pair: pair[0])[1] if weighed else "en"


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q="))
    except ValueError:
        return 1.0


def speak(problem: PalamedeError | str, language: str, **params: Any) -> str:
    """Return an error, or the message of a code, as a sentence."""
    tr = translator(language)
    if isinstance(problem, str):
        return tr(f"error-{problem}", **params)
    return tr.error(_as_people_say(problem, tr))


_WORDS = {"draw": "legal-draw", "pass": "legal-pass"}


def _as_people_say(problem: PalamedeError, tr: Translator) -> PalamedeError:
    """Return an error whose allowed moves are not in the signs of records: tiles and words."""
    legal = problem.params.get("legal")
    if not legal:
        return problem
    plain = (tr(_WORDS[move]) if move in _WORDS else move.rstrip("<>") for move in legal)
    params = problem.params | {"legal": tuple(dict.fromkeys(plain))}
    if "move" in params:
        params["move"] = params["move"].rstrip("<>")
    return PalamedeError(str(problem), code=problem.code, **params)

"""What the arbiter's page asks of the rules that run beside it: texts of JSON in and out.

``answer(name, text)`` carries out one of the ``QUESTIONS``; what the rules refuse comes back as the
code, the details and the sentence of the error, never as a traceback. Every question bears all that
it needs: nothing is kept here between two of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from palamede.arbiter.answer import answer as rule_on
from palamede.arbiter.sheet import Sheet
from palamede.arbiter.view import view_of
from palamede.dominoes import presets
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.faults import CODES, FACTS, FAULTS, MATTERS, MOMENTS
from palamede.dominoes.preset_texts import PRESET_TEXTS
from palamede.dominoes.reference import ROWS
from palamede.dominoes.text import LANGUAGES

__all__ = ["QUESTIONS", "answer"]

Json = dict[str, Any]


def _words(text: Any) -> dict[str, str]:
    return {language: text[language] for language in LANGUAGES}


def catalogue() -> Json:
    """Return games, codes, faults, moments and facts, each with its words in three languages."""
    return {
        "games": [
            {
                "name": preset.name,
                "title": _words(PRESET_TEXTS[preset.name].title),
                "players": list(preset.players),
                "code": preset.conventions().faults,
                "stake": preset.conventions().stake,
            }
            for preset in presets.PRESETS.values()
        ],
        "codes": [
            {"name": code.name, "title": _words(code.display), "book": code.book}
            for code in CODES.values()
        ],
        "faults": {name: _words(text) for name, text in FAULTS.items()},
        "matters": {name: _words(text) for name, text in MATTERS.items()},
        "moments": {name: _words(text) for name, text in MOMENTS.items()},
        "facts": {
            name: {
                "form": fact.form,
                "question": _words(fact.question),
                "choices": list(fact.choices),
            }
            for name, fact in FACTS.items()
        },
    }


def read(entries: list[Json]) -> Json:
    """Return what a sheet of these entries says."""
    return _told(Sheet(entries))


def open_file(text: str) -> Json:
    """Return the entries of a sheet that was written to a file, and what they say."""
    sheet = Sheet.from_json(text)
    return {"entries": [dict(entry) for entry in sheet.entries], **_told(sheet)}


def write_file(entries: list[Json]) -> str:
    """Return a sheet as the text of a file."""
    return Sheet(entries).to_json()


def add(entries: list[Json], entry: Json) -> Json:
    """Write an entry on a sheet; return all of its entries, and what they say now."""
    sheet = Sheet(entries)
    number = sheet.add(entry)
    told = _told(sheet)
    return {"entries": [dict(each) for each in sheet.entries], "number": number, **told}


def _told(sheet: Sheet) -> Json:
    return {"view": view_of(sheet) if sheet.is_open else None}


def rule(case: Json) -> Json:
    """Return the ruling on a case, with the row of the reference that it stands on."""
    ruling = rule_on(case)
    row = ROWS.get(ruling["row"] or "")
    return {**ruling, "text": None if row is None else _words(row.text)}


def card(code: str) -> list[Json]:
    """Return the articles of a code for the referee's card: faults, until when, what is ruled."""
    return [
        {
            "article": article.number,
            "kinds": list(article.kinds),
            "until": article.until,
            "texts": [_words(ROWS[row].text) for row in article.rows if row in ROWS],
        }
        for article in CODES[code].articles
    ]


QUESTIONS: Final[Mapping[str, Callable[..., Any]]] = MappingProxyType(
    {
        "add": add,
        "card": card,
        "catalogue": catalogue,
        "open_file": open_file,
        "read": read,
        "rule": rule,
        "write_file": write_file,
    }
)


def answer(name: str, text: str) -> str:
    """Carry out a question; ``text`` holds its arguments as a JSON object.

    Returns ``{"value": …}``, or ``{"error": {"code", "params", "message"}}`` where the rules
    refuse it.
    """
    try:
        value = QUESTIONS[name](**json.loads(text))
    except PalamedeError as error:
        wrong = {"code": error.code, "params": error.params, "message": str(error)}
        return json.dumps({"error": wrong}, default=str)
    return json.dumps({"value": value}, ensure_ascii=False)

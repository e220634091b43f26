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

from palamede import dgn
from palamede.arbiter.card import card as referees_card
from palamede.arbiter.cases import answer as rule_on
from palamede.arbiter.dialogue import Dialogue
from palamede.arbiter.page import sheet_page
from palamede.arbiter.record import sheet_record
from palamede.arbiter.sheet import Sheet
from palamede.arbiter.told import told_dialogue, told_page, words
from palamede.arbiter.view import view_of
from palamede.dominoes import presets
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.faults import CODES, KINDS, MOMENTS
from palamede.dominoes.preset_texts import PRESET_TEXTS

__all__ = ["QUESTIONS", "answer"]

Json = dict[str, Any]


def catalogue() -> Json:
    """Return games, codes, faults and moments, each with its words in three languages."""
    return {
        "games": [
            {
                "name": preset.name,
                "title": words(PRESET_TEXTS[preset.name].title),
                "players": list(preset.players),
                "code": preset.conventions().faults,
                "stake": preset.conventions().stake,
            }
            for preset in presets.PRESETS.values()
        ],
        "codes": [
            {"name": code.name, "title": words(code.display), "book": code.book}
            for code in CODES.values()
        ],
        "kinds": {name: words(text) for name, text in KINDS.items()},
        "moments": {name: words(text) for name, text in MOMENTS.items()},
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


def ask(entries: list[Json], answers: list[Any]) -> Json:
    """Return what is asked about an incident after these answers, or the ruling on it."""
    talk = Dialogue.of(Sheet(entries).state)
    for value in answers:
        talk.answer(value)
    return told_dialogue(talk)


def rule(case: Json) -> Json:
    """Return the ruling on a case, as ``palamede arbiter --json`` does."""
    return rule_on(case)


def card(code: str, lang: str) -> Json:
    """Return the referee's card of a code, to be printed."""
    return told_page(referees_card(code, lang))


def paper(entries: list[Json], lang: str) -> Json:
    """Return the sheet to be printed."""
    return told_page(sheet_page(Sheet(entries).state, lang))


def record(entries: list[Json]) -> str:
    """Return the sheet as a record in DGN."""
    return dgn.write(sheet_record(Sheet(entries).state))


QUESTIONS: Final[Mapping[str, Callable[..., Any]]] = MappingProxyType(
    {
        "add": add,
        "ask": ask,
        "card": card,
        "catalogue": catalogue,
        "open_file": open_file,
        "paper": paper,
        "read": read,
        "record": record,
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

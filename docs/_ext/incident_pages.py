"""The tables of incidents as a referee reads them, with the answers of the referee himself."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from palamede.dominoes.faults import CODES, FACTS, KINDS, MOMENTS, Ruling, case_from_json, rule
from palamede.dominoes.faults.case import FIELDS

FOLDER = Path(__file__).parents[1] / "incidents"

WORDS = {
    "en": {"yes": "yes", "no": "no", "late": "too late", "choice": "to choose", "first": "default",
           "asked": "asked first", "article": "article", "code": "code"},
    "fr": {"yes": "oui", "no": "non", "late": "trop tard", "choice": "au choix",
           "first": "par défaut", "asked": "d'abord demandé", "article": "article",
           "code": "code"},
    "es": {"yes": "sí", "no": "no", "late": "tarde", "choice": "a elegir", "first": "por defecto",
           "asked": "se pregunta antes", "article": "artículo", "code": "código"},
}  # fmt: skip


def incident_lines(lang: str) -> Iterator[str]:
    """Every incident of every code: what happened, when, the facts, the ruling, the article."""
    for path in sorted(FOLDER.glob("*.toml")):
        incidents = tomllib.loads(path.read_text(encoding="utf-8"))["incident"]
        code = ""
        for incident in incidents:
            if incident["code"] != code:
                code = incident["code"]
                yield from _heading(code, lang)
            yield from _incident(incident, lang)


def _heading(code: str, lang: str) -> Iterator[str]:
    names = " + ".join(CODES[name].display[lang] for name in code.split("+"))
    yield f"## {names}"
    yield ""


def _incident(incident: dict[str, Any], lang: str) -> Iterator[str]:
    words = WORDS[lang]
    case = case_from_json({name: incident[name] for name in FIELDS if name in incident})
    ruling = rule(case)
    facts = [
        f"{FACTS[name].question[lang]} {_value(value, words)}"
        for name, value in incident["facts"].items()
    ]
    told = [f"*{KINDS[case.fault][lang]}*", MOMENTS[case.moment][lang], *facts]
    yield f"**{incident['text'][lang]}**"
    yield f": {' · '.join(told)}"
    yield ""
    yield f"  → {_answer(ruling, lang)}"
    yield ""


def _value(value: object, words: dict[str, str]) -> str:
    if isinstance(value, bool):
        return words["yes"] if value else words["no"]
    return f"`{value}`"


def _answer(ruling: Ruling, lang: str) -> str:
    words = WORDS[lang]
    if ruling.needs:
        return f"{words['asked']}: {ruling.reason[lang]}"
    parts = [ruling.reason[lang], f"(`{ruling.ruling}`"]
    if ruling.article:
        parts.append(f"— {words['article']} *{ruling.article}*")
    if ruling.code:
        parts.append(f"— {words['code']} *{ruling.code}*, {ruling.row}" if ruling.row else "")
    if not ruling.in_time:
        parts.append(f"— {words['late']}")
    if ruling.options:
        names = [
            f"`{option.name}`" + (f" ({words['first']})" if option.default else "")
            for option in ruling.options
        ]
        parts.append(f"— {words['choice']}: {', '.join(names)}")
    return " ".join(part for part in parts if part) + ")"

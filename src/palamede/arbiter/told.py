"""Rulings, dialogues and printed pages as plain data, each text in all the languages it has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from palamede.arbiter.dialogue import Dialogue, Question
from palamede.arbiter.report import Block, Heading, Page, Paragraph, Table
from palamede.arbiter.telling import original_of, tell_effects
from palamede.arbiter.verdicts import Verdict
from palamede.arbiter.words import WORDS, option_text
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import CODES, Effects, Ruling
from palamede.dominoes.reference import ROWS
from palamede.dominoes.text import LANGUAGES, Text

__all__ = ["told_dialogue", "told_page", "told_ruling", "told_verdict", "words"]

Json = dict[str, Any]
Tell = Callable[[Effects], dict[str, list[str]]]


def words(text: Text) -> dict[str, str]:
    """Return a text by language."""
    return {language: text[language] for language in LANGUAGES}


def _teller(conventions: Conventions, names: Sequence[str], offender: int) -> Tell:
    """Return what says effects as sentences, by language: at least that nothing is changed."""

    def tell(effects: Effects) -> dict[str, list[str]]:
        return {
            language: tell_effects(effects, conventions, tuple(names), offender, language)
            or [WORDS["none"][language]]
            for language in LANGUAGES
        }

    return tell


def told_ruling(
    ruling: Ruling, conventions: Conventions, names: Sequence[str], offender: int
) -> Json:
    """Return a ruling with its effects said, and its article in its own words and in ours.

    ``original`` is the book's French; it is None for a tournament code, and where no article
    decides, as ``text`` is.
    """
    tell = _teller(conventions, names, offender)
    row = ROWS.get(ruling.row or "")
    return {
        **ruling.as_json(),
        "title": words(CODES[ruling.code].display),
        "silent_titles": [words(CODES[code].display) for code in ruling.silent],
        "original": original_of(ruling),
        "text": None if row is None else words(row.text),
        "said": tell(ruling.effects),
        "choices": [
            {
                "option": option.name,
                "default": option.default,
                "text": words(option_text(option.name)),
                "said": tell(option.effects),
            }
            for option in ruling.options
        ],
    }


def told_verdict(verdict: Verdict, names: Sequence[str]) -> Json:
    """Return an incident of a sheet, what was ruled on it, and what holds in the end."""
    case = verdict.case
    tell = _teller(case.conventions, names, case.offender)
    return {
        "number": verdict.number,
        "fault": case.fault,
        "offender": case.offender,
        "claimant": case.claimant,
        "moment": case.moment,
        "facts": dict(case.known),
        "ruling": told_ruling(verdict.ruling, case.conventions, names, case.offender),
        "option": verdict.option,
        "own": verdict.own,
        "votes": list(verdict.votes) if verdict.votes else None,
        "overturned": verdict.overturned,
        "effects": verdict.effects.as_json(case.conventions.seats),
        "said": tell(verdict.effects),
    }


def told_dialogue(talk: Dialogue) -> Json:
    """Return what has been answered, what is asked next, and at the end the ruling."""
    question, ruling = talk.question, talk.ruling
    told = entry = None
    if ruling is not None:
        entry = talk.entry
        told = told_ruling(ruling, talk.conventions, talk.names, entry["offender"])
    return {
        "answers": [{"name": name, "value": value} for name, value in talk.answers],
        "question": None if question is None else _told_question(question),
        "ruling": told,
        "entry": entry,
    }


def _told_question(question: Question) -> Json:
    return {
        "name": question.name,
        "text": words(question.text),
        "choices": [
            {"value": choice.value, "text": words(choice.text)} for choice in question.choices
        ],
    }


def told_page(page: Page) -> Json:
    """Return a page to be printed: its title, and blocks that each bear their ``kind``."""
    return {"title": page.title, "blocks": [_told_block(block) for block in page.blocks]}


def _told_block(block: Block) -> Json:
    if isinstance(block, Heading):
        return {"kind": "heading", "text": block.text}
    if isinstance(block, Paragraph):
        return {"kind": "paragraph", "text": block.text, "small": block.small}
    if isinstance(block, Table):
        return {"kind": "table", "heads": block.heads, "rows": block.rows}
    return {"kind": "break"}

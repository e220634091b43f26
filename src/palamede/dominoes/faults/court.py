"""The referee: asks the codes in force, one after the other, what their articles say of a case.

Where a book is silent the Encyclopédie rules (GEN-07); where that is silent too, and where a code
of today is silent, there is no article: nothing is marked, lost or annulled, what the game needs to
go on is done, and the articles of the other books are shown as advice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palamede.dominoes.errors import CaseError
from palamede.dominoes.faults import reasons
from palamede.dominoes.faults.case import Case
from palamede.dominoes.faults.codes import CODES, Code
from palamede.dominoes.faults.facts import MissingFactError
from palamede.dominoes.faults.ruling import Advice, Effects, Finding, Ruling

__all__ = ["rule", "rules_unasked"]

ENCYCLOPEDIE: Final = "encyclopedie"

LATE_TOO: Final = ("wrong_count", "bredouille", "late", "leave", "match_form", "redeal", "lot")
"""Kinds that do not belong to one deal, or may be put right until the next one (GEN-03, VOL-09)."""

_TILE_OUT_OF_PLACE: Final = ("misplay", "out_of_turn", "undue_last", "false_domino")


def rule(case: Case) -> Ruling:
    """Return the ruling of the codes in force on a case.

    Facts that are missing are listed in ``needs``; ``ruling`` is None then. Nothing is guessed.

    Raises:
        CaseError: there is no such code.
    """
    silent: list[str] = []
    if case.since("after_count") and case.fault not in LATE_TOO:
        # Once the count is agreed no irregularity of the deal can be raised (GEN-02).
        for name in case.codes:
            _code(name)
        closed = Finding("not_in_time", "general 2", "GEN-02", in_time=False)
        silent_ones = tuple(name for name in case.codes if name != ENCYCLOPEDIE)
        return _ruling(case, ENCYCLOPEDIE, closed, silent_ones)
    for name in _asked(case.codes):
        code = _code(name)
        try:
            finding = _judge(code, case)
        except MissingFactError as missing:
            return _unanswered(case, name, tuple(silent), missing.name)
        if finding is not None:
            return _ruling(case, name, finding, tuple(silent))
        silent.append(name)
    return _no_article(case, tuple(silent))


def rules_unasked(codes: Sequence[str], fault: str) -> bool:
    """Return whether the first code that speaks of a fault rules on it although nobody claims it.

    Raises:
        CaseError: there is no such code.
    """
    for name in _asked(codes):
        if fault in _code(name).handlers:
            return fault in _code(name).unasked
    return False


def _asked(codes: Sequence[str]) -> list[str]:
    """Return the codes to be asked in turn; after a book the Encyclopédie."""
    asked: list[str] = []
    for name in codes:
        if name not in asked:
            asked.append(name)
        if _code(name).book and ENCYCLOPEDIE not in (*asked, *codes):
            asked.append(ENCYCLOPEDIE)
    return asked


def _code(name: str) -> Code:
    if name not in CODES:
        known = ", ".join(CODES)
        raise CaseError(
            f"there is no code of faults {name!r}: codes are {known}",
            code="unknown-code",
            name=name,
            known=known,
        )
    return CODES[name]


def _judge(code: Code, case: Case) -> Finding | None:
    handler = code.handlers.get(case.fault)
    return None if handler is None else handler(case)


def _ruling(case: Case, name: str, finding: Finding, silent: tuple[str, ...]) -> Ruling:
    return Ruling(
        ruling=finding.ruling,
        code=name,
        article=finding.article,
        row=finding.row,
        silent=silent,
        in_time=finding.in_time,
        options=finding.options,
        effects=finding.effects,
        reason=finding.reason or reasons.reason(finding, case, _until(name, finding)),
        seats=case.conventions.seats,
    )


def _until(name: str, finding: Finding) -> str | None:
    """Return the last moment at which the article of a finding can be claimed."""
    for article in CODES[name].articles:
        if article.number == finding.article and finding.row in article.rows:
            return article.until
    return None


def _unanswered(case: Case, name: str, silent: tuple[str, ...], fact: str) -> Ruling:
    return Ruling(
        ruling=None,
        code=name,
        silent=silent,
        reason=reasons.question(fact),
        needs=(fact,),
        seats=case.conventions.seats,
    )


def _no_article(case: Case, silent: tuple[str, ...]) -> Ruling:
    finding = Finding("no_article", "", "", Effects(play=_what_the_game_needs(case)))
    return Ruling(
        ruling="no_article",
        code=case.codes[0],
        silent=silent,
        effects=finding.effects,
        advice=tuple(_advice(case)),
        reason=reasons.reason(finding, case),
        seats=case.conventions.seats,
    )


def _what_the_game_needs(case: Case) -> str | None:
    """A tile that fits nowhere or came out of turn returns to its owner, a pass stands."""
    if case.fault in _TILE_OUT_OF_PLACE:
        return "stands" if case.since("after_next") else "returns"
    return "stands" if case.fault in ("renege", "draw_could_play", "wrong_end") else None


def _advice(case: Case) -> list[Advice]:
    """Return what the books say that were not asked, where the facts are enough for them."""
    found = []
    for name, code in CODES.items():
        if not code.book or name in _asked(case.codes):
            continue
        try:
            finding = _judge(code, case)
        except MissingFactError:
            continue
        if finding is not None:
            found.append(Advice(name, finding.article, finding.row, finding.ruling))
    return found

"""What the articles of every code are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from palamede.dominoes.faults.case import Case
from palamede.dominoes.faults.ruling import Effects, Finding, Option
from palamede.dominoes.text import Text

__all__ = ["VOID_AGAIN", "Article", "Code", "Handler", "first", "too_late"]

Handler = Callable[[Case], Finding | None]
"""Judges a case; None where the code is silent."""


@dataclass(frozen=True, slots=True)
class Article:
    """One article of a code: its number, the ledger rows it states, and the kinds it rules on."""

    number: str
    rows: tuple[str, ...]
    kinds: tuple[str, ...]
    until: str
    """Last moment at which it can be claimed."""


@dataclass(frozen=True, slots=True)
class Code:
    """A code of faults.

    ``handlers``: what judges each kind. ``articles``: what it is made of, for those who read it.
    ``unknown``: what of it is not known, None if all is. ``book``: whether it is one of the books,
    so that the encyclopedie speaks where it is silent (GEN-07). ``unasked``: the kinds on which it
    rules although nobody claims them.
    """

    name: str
    display: Text
    articles: tuple[Article, ...]
    handlers: Mapping[str, Handler]
    unknown: Text | None = None
    book: bool = True
    unasked: tuple[str, ...] = ()


VOID_AGAIN = Effects(deal="void", lead="stays")
"""The deal is annulled and mixed again, the same player leading."""


def too_late(article: str, row: str, effects: Effects | None = None) -> Finding:
    """Return that a claim came after the last moment of an article."""
    return Finding("not_in_time", article, row, effects or Effects(), in_time=False)


def first(name: str = "goes_on") -> Option:
    """Return the mildest option: nothing follows."""
    return Option(name, default=True)

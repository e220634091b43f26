"""The referee's card of a code: fault, until when, ruling; two pages."""

from __future__ import annotations

from typing import Final

from palamede.arbiter.errors import refuse
from palamede.arbiter.report import Break, Heading, Page, Paragraph, Table
from palamede.arbiter.telling import article_text
from palamede.arbiter.words import SEMICOLON, WORDS
from palamede.dominoes.faults import CODES, FAULTS, KINDS, MOMENTS, Article

__all__ = ["card"]

_FRONT: Final = (
    "renege",
    "draw_could_play",
    "misplay",
    "wrong_end",
    "touched_tile",
    "exposed_tile",
    "out_of_turn",
    "false_domino",
    "undue_last",
    "named_other",
    "forced_close",
    "wrong_claim",
)
"""What happens while tiles are laid; the rest stands on the second page."""


def card(code: str, lang: str) -> Page:
    """Return the card of a code in a language.

    Raises:
        SheetError: there is no such code.
    """
    if code not in CODES:
        known = ", ".join(CODES)
        raise refuse(
            "sheet-code", f"there is no code {code!r}: codes are {known}", name=code, known=known
        )
    data = CODES[code]
    articles = _merged(data.articles)
    front = [each for each in articles if set(each.kinds) & set(_FRONT)]
    back = [each for each in articles if each not in front]
    blocks: list[Heading | Paragraph | Table | Break] = [_table(code, front, lang)]
    if data.unknown is not None:
        label = WORDS["unknown"][lang].capitalize()
        blocks.append(Paragraph(f"{label}: {data.unknown[lang]}", small=True))
    blocks.append(Break())
    if back:
        blocks.append(_table(code, back, lang))
    blocks.append(Heading(WORDS["silent"][lang]))
    blocks.append(Paragraph(WORDS["silent_book" if data.book else "silent_tournament"][lang]))
    blocks.append(Heading(WORDS["moments"][lang]))
    moments = tuple((str(n), text[lang]) for n, text in enumerate(MOMENTS.values(), 1))
    blocks.append(Table(("", WORDS["until"][lang]), moments, (1, 12)))
    return Page(f"{WORDS['card'][lang]}: {data.display[lang]}", lang, blocks)


def _merged(articles: tuple[Article, ...]) -> list[Article]:
    """Join the rules of one article: a tournament code may have several on one kind."""
    found: dict[tuple[str, tuple[str, ...]], Article] = {}
    for each in articles:
        found.setdefault((each.number, each.rows), each)
    return list(found.values())


def _table(code: str, articles: list[Article], lang: str) -> Table:
    words = ("fault", "until", "ruling", "article")
    rows = tuple(
        (
            _kinds(each, lang),
            MOMENTS[each.until][lang],
            article_text(code, each)[lang],
            _cite(each),
        )
        for each in articles
    )
    return Table(tuple(WORDS[word][lang] for word in words), rows, (4, 4, 16, 4))


def _kinds(article: Article, lang: str) -> str:
    if not article.kinds:
        return WORDS["always"][lang]
    return SEMICOLON[lang].join(KINDS[kind][lang] for kind in article.kinds)


def _cite(article: Article) -> str:
    rows = [row for row in article.rows if "/" not in row]
    return "\n".join([article.number.replace("_", " "), *rows])


assert set(_FRONT) <= set(FAULTS)

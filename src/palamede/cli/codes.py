"""``palamede rules --code``: what the codes of faults say, article by article and side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from palamede.arbiter.errors import refuse
from palamede.arbiter.telling import article_text
from palamede.arbiter.words import SEMICOLON
from palamede.cli.console import paragraph, table
from palamede.dominoes.faults import CODES, KINDS, MOMENTS, Article, Code

if TYPE_CHECKING:
    from palamede.i18n import Translator

__all__ = ["code_lines"]

Bold = Callable[[str], str]


def code_lines(names: Sequence[str], tr: Translator, width: int, bold: Bold) -> Iterator[str]:
    """Yield the codes of these names, all for none: their articles, then the kinds side by side.

    Raises:
        PalamedeError: there is no code of a name.
    """
    codes = [_code(name) for name in names] or list(CODES.values())
    for code in codes:
        yield from _articles(code, tr, width, bold)
        yield ""
    yield bold(tr("rules-codes-by-kind"))
    for kind, text in KINDS.items():
        cells = [(code.name, _cell(code, kind, tr)) for code in codes]
        if any(kind in code.handlers for code in codes):
            yield f"{text[tr.language]} ({kind})"
            yield table(cells, width, "    ")


def _code(name: str) -> Code:
    if name not in CODES:
        known = ", ".join(CODES)
        raise refuse(
            "sheet-code", f"there is no code {name!r}: codes are {known}", name=name, known=known
        )
    return CODES[name]


def _articles(code: Code, tr: Translator, width: int, bold: Bold) -> Iterator[str]:
    lang = tr.language
    yield bold(f"{code.display[lang]} ({code.name})")
    for article in code.articles:
        kinds = SEMICOLON[lang].join(KINDS[kind][lang] for kind in article.kinds)
        head = f"  {article.number.replace('_', ' ')}"
        rows = ", ".join(article.rows)
        until = tr("rules-code-until", moment=MOMENTS[article.until][lang])
        told = [f"[{rows}]", kinds, until] if kinds else [f"[{rows}]"]
        yield paragraph(" ".join(told), width, "      ", f"{head}  ")
        yield paragraph(article_text(code.name, article)[lang], width, "      ")
    if not code.articles:
        yield paragraph(tr("rules-code-none"), width, "  ")
    if code.unknown is not None:
        yield paragraph(tr("rules-code-unknown", text=code.unknown[lang]), width, "  ")


def _cell(code: Code, kind: str, tr: Translator) -> str:
    """Return what a code has on a kind: its articles, silence, or that it is not known."""
    found: list[Article] = [article for article in code.articles if kind in article.kinds]
    if found:
        moments = [MOMENTS[article.until][tr.language] for article in found]
        cited = [
            f"{article.number.replace('_', ' ')} ({moment})"
            for article, moment in zip(found, moments, strict=True)
        ]
        return SEMICOLON[tr.language].join(dict.fromkeys(cited))
    if kind in code.handlers:
        return tr("rules-code-rules")
    return tr("rules-code-not-known") if code.unknown is not None else tr("rules-code-silent")

"""A ruling as it is read out: the reason, the article, what follows; the book's own French."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from palamede.arbiter.telling import article_text, cite, original_of, tell_effects
from palamede.cli.terminal.old.telling import claim_text
from palamede.cli.terminal.style import PAGE, wrap
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import CODES, Ruling
from palamede.dominoes.faults.claims import Claim
from palamede.i18n import Translator

__all__ = ["claim_lines", "first_lines", "ruling_lines"]


def ruling_lines(
    claim: Claim, conventions: Conventions, names: Sequence[str], tr: Translator
) -> list[str]:
    """Return the page of a ruling."""
    ruling = claim.ruling
    assert ruling is not None
    lines = _paragraph(claim_text(claim.seat, claim.fault, claim.against, names, tr))
    lines += _paragraph(ruling.reason[tr.language])
    lines += _paragraph(
        f"({cite(ruling, tr.language) if ruling.article else _no_article(ruling, tr)})"
    )
    if not claim.waiting:
        effects = tell_effects(claim.effects, conventions, tuple(names), claim.against, tr.language)
        lines += [line for each in effects for line in wrap(["-", *each.split()], PAGE, indent=2)]
    if ruling.advice:
        lines += ["", tr("page-old-advice")]
        lines += [
            f"  {CODES[each.code].display[tr.language]}, {each.article}" for each in ruling.advice
        ]
    return lines


def claim_lines(claims: Iterable[Claim], names: Sequence[str], tr: Translator) -> list[str]:
    """Return what has been claimed in a deal, and how it was ruled."""
    lines = []
    for claim in claims:
        line = claim_text(claim.seat, claim.fault, claim.against, names, tr)
        ruling = claim.ruling
        how = tr("page-old-claim-noted") if ruling is None else ruling.reason[tr.language]
        lines += wrap(f"{line} ({how})".split(), PAGE, indent=2)
    return lines


def _no_article(ruling: Ruling, tr: Translator) -> str:
    return f"{CODES[ruling.code].display[tr.language]}: {tr('page-old-no-article')}"


def first_lines(claim: Claim, tr: Translator) -> Iterator[str]:
    """Yield what stands below the first ruling that falls on somebody.

    The article in the book's French and in our words, and what he could have done.
    """
    ruling = claim.ruling
    assert ruling is not None
    french = original_of(ruling)
    if french is not None:
        yield f"{tr('page-old-article-french')}:"
        yield from _indented(french)
    ours = _ours(ruling, tr)
    if ours:
        yield f"{tr('page-old-article-ours')}:"
        yield from _indented(ours)
    key = f"page-old-better-{claim.fault}"
    yield f"{tr('page-old-better')}:"
    yield from _indented(tr(key if tr.has(key) else "page-old-better-any"))


def _ours(ruling: Ruling, tr: Translator) -> str:
    """Return the article in our words, empty where the code has none."""
    found = [
        article
        for article in CODES[ruling.code].articles
        if article.number == (ruling.article or "")
        and (ruling.row in article.rows or not article.rows)
    ]
    return article_text(ruling.code, found[0])[tr.language] if found else ""


def _paragraph(text: str) -> list[str]:
    return wrap(text.split(), PAGE)


def _indented(text: str) -> list[str]:
    return [f"  {line}" for line in wrap(text.split(), PAGE - 2)]

"""``palamede glossary``: what the words of the game mean (VOC-01)."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from palamede.cli.console import paragraph, style_of, table, width_of
from palamede.dominoes.glossary import ENTRIES, Entry, lookup, suggestions

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument(
        "term", nargs="*", metavar=tr("glossary-metavar-term"), help=tr("glossary-help-term")
    )


def run(args: Namespace) -> int:
    """Print the entries of a term, or the list of all terms; status 1 if there is none of it."""
    tr: Translator = args.tr
    query = " ".join(args.term)
    if not query:
        print(table(_all(tr), width_of(sys.stdout), indent=""))
        return 0
    found = lookup(query)
    if not found:
        near = suggestions(query)
        message = "glossary-near" if near else "glossary-none"
        sentence = tr(message, term=query, near=", ".join(near))
        print(f"palamede: {sentence}", file=sys.stderr)
        return 1
    print("\n\n".join("\n".join(_entry(entry, tr)) for entry in found))
    return 0


def _all(tr: Translator) -> list[tuple[str, str]]:
    """Return each term with its name in the reader's language, French alone for French readers."""
    terms = dict.fromkeys(
        (entry.term, "" if tr.language == "fr" else entry.terms[tr.language]) for entry in ENTRIES
    )
    return sorted(terms, key=lambda pair: pair[0].casefold())


def _entry(entry: Entry, tr: Translator) -> Iterator[str]:
    style = style_of(sys.stdout)
    width = width_of(sys.stdout)
    several = sum(other.term == entry.term for other in ENTRIES) > 1
    number = f" ({entry.sense})" if several else ""
    names = [entry.terms[lang] for lang in ("fr", "en", "es")]
    yield (
        style(f"{entry.term}{number}", "bold") + f"  fr {names[0]} · en {names[1]} · es {names[2]}"
    )
    yield paragraph(entry[tr.language], width, "  ")
    if entry.also:
        yield style(paragraph(tr("glossary-also", names=", ".join(entry.also)), width, "  "), "dim")
    if entry.rows:
        yield style(paragraph(tr("glossary-rows", rows=", ".join(entry.rows)), width, "  "), "dim")

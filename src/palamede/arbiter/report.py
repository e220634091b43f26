"""A page as blocks that any printer can lay out: headings, paragraphs, tables, page breaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TypeAlias

__all__ = ["Block", "Break", "Heading", "Page", "Paragraph", "Table", "to_html"]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading within the page."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; ``small`` for what is beside the matter."""

    text: str
    small: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under heads. ``widths``: shares of the page, one a column."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Break:
    """What follows begins on a new page."""


Block: TypeAlias = Heading | Paragraph | Table | Break


@dataclass(frozen=True, slots=True)
class Page:
    """What is printed: a title, the language, and the blocks."""

    title: str
    lang: str
    blocks: Sequence[Block]


_STYLE = """\
body { font: 11pt/1.35 Georgia, 'Times New Roman', serif; color: #111; background: #fff;
  margin: 2rem auto; max-width: 50rem; padding: 0 1rem; }
h1 { font-size: 1.5em; margin: 0 0 .4em; }
h2 { font-size: 1.1em; margin: 1.2em 0 .3em; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #999; padding: .2em .4em; text-align: left; vertical-align: top; }
th { background: #eee; }
.small { font-size: .85em; color: #444; }
@media print {
  @page { size: A4; margin: 12mm; }
  body { font-size: 9pt; margin: 0; max-width: none; padding: 0; }
  th { background: none; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  .break { break-before: page; }
}
"""


def to_html(page: Page) -> str:
    """Return a page as one HTML file with a style for the printer; nothing is loaded with it."""
    parts = [
        "<!doctype html>",
        f'<html lang="{page.lang}">',
        f'<head><meta charset="utf-8"><title>{escape(page.title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>\n{_STYLE}</style></head>",
        f"<body><h1>{escape(page.title)}</h1>",
        *(_block(block) for block in page.blocks),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _block(block: Block) -> str:
    if isinstance(block, Heading):
        return f"<h2>{escape(block.text)}</h2>"
    if isinstance(block, Paragraph):
        kind = ' class="small"' if block.small else ""
        return f"<p{kind}>{escape(block.text)}</p>"
    if isinstance(block, Break):
        return '<div class="break"></div>'
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in block.heads)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row) + "</tr>" for row in block.rows
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table>"


def _cell(text: str) -> str:
    return escape(text).replace("\n", "<br>")

"""A page of the arbiter as PDF; the library for it is loaded only here."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from palamede.arbiter.report import Break, Heading, Page, Paragraph, Table

__all__ = ["to_pdf"]

_MARGIN: Final = 12
_LARGEST, _SMALLEST = 10.0, 5.5
_STEP: Final = 0.5

# The fonts that every reader of PDF has know Latin letters only.
_LIKE: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "...", "œ": "oe", "Œ": "OE"}
)


def to_pdf(page: Page, *, pages: int | None = None) -> bytes:
    """Return a page laid out on A4.

    ``pages``: type is made smaller until it takes no more of them.
    """
    size = _LARGEST
    while True:
        document = _lay_out(page, size)
        if pages is None or document.page <= pages or size <= _SMALLEST:
            return bytes(document.output())
        size -= _STEP


def _lay_out(page: Page, size: float) -> Any:
    from fpdf import FPDF

    document = FPDF(format="A4")
    document.set_title(_latin(page.title))
    document.set_lang(page.lang)
    document.set_creator("Palamède")
    document.set_margin(_MARGIN)
    document.set_auto_page_break(True, margin=_MARGIN)
    document.add_page()
    _text(document, page.title, size + 4, "B")
    for block in page.blocks:
        if isinstance(block, Break):
            document.add_page()
        elif isinstance(block, Heading):
            document.ln(size * 0.2)
            _text(document, block.text, size + 1, "B")
        elif isinstance(block, Paragraph):
            _text(document, block.text, size - 1 if block.small else size, "")
        else:
            _table(document, block, size)
    return document


def _text(document: Any, text: str, size: float, style: str) -> None:
    document.set_font("Helvetica", style, size)
    document.multi_cell(0, size * 0.45, _latin(text), new_x="LMARGIN", new_y="NEXT", align="L")
    document.ln(size * 0.1)


def _table(document: Any, table: Table, size: float) -> None:
    document.set_font("Helvetica", "", size)
    widths = table.widths or None
    with document.table(
        col_widths=widths, line_height=size * 0.42, text_align="LEFT", padding=0.7
    ) as grid:
        for cells in (table.heads, *table.rows):
            row = grid.row()
            for cell in cells:
                row.cell(_latin(cell))


def _latin(text: str) -> str:
    """Return a text in letters of Latin-1: the nearest where there is one, else a question mark."""
    text = text.translate(_LIKE)
    return "".join(letter if ord(letter) < 256 else _plain(letter) for letter in text)


def _plain(letter: str) -> str:
    plain = unicodedata.normalize("NFKD", letter)[:1]
    return plain if plain and ord(plain) < 256 else "?"

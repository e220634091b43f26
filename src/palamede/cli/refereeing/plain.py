"""A page of the arbiter as plain text for the terminal."""

from __future__ import annotations

from palamede.arbiter.report import Break, Heading, Page, Paragraph, Table
from palamede.cli.console import paragraph

__all__ = ["to_text"]


def to_text(page: Page, width: int) -> str:
    """Return a page as lines of text."""
    parts = [page.title, "=" * min(len(page.title), width)]
    for block in page.blocks:
        if isinstance(block, Break):
            parts.append("")
        elif isinstance(block, Heading):
            parts += ["", block.text, "-" * min(len(block.text), width)]
        elif isinstance(block, Paragraph):
            parts.append(paragraph(block.text, width))
        else:
            parts.append(_table(block, width))
    return "\n".join(parts) + "\n"


def _table(table: Table, width: int) -> str:
    """Return a table: in columns where they fit, else row by row, each cell after its head."""
    every = (table.heads, *table.rows)
    wide = [max(len(row[place]) for row in every) for place in range(len(table.heads))]
    if sum(wide) + 2 * len(wide) <= width and not any(
        "\n" in cell for row in every for cell in row
    ):
        return "\n".join(
            "  ".join(f"{cell:{size}}" for cell, size in zip(row, wide, strict=True)).rstrip()
            for row in every
        )
    return "\n".join(_stacked(table.heads, row, width) for row in table.rows)


def _stacked(heads: tuple[str, ...], row: tuple[str, ...], width: int) -> str:
    lines = [paragraph(row[0], width, "  ", "* ")]
    for head, cell in zip(heads[1:], row[1:], strict=True):
        label = f"  {head}: " if head else "  "
        lines.append(paragraph(cell.replace("\n", "; "), width, "    ", label))
    return "\n".join(lines)

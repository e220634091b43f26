"""Directives that write pages from the code's own presets, switches, reference and glossary.

Nothing of the rules is written twice: a page shows what the program itself would print.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from palamede.dominoes import glossary, presets, reference
from palamede.dominoes.conventions import format_value
from palamede.dominoes.switches import SWITCHES, Switch


def preset_lines() -> Iterator[str]:
    """A section for every game: titles, summary, switches, and links to its rows."""
    for preset in presets.PRESETS.values():
        text = presets_text(preset.name)
        yield f"## {text.title.en}"
        yield ""
        yield f"*{text.title.fr}* · *{text.title.es}* · `{preset.name}`" + "".join(
            f" (also `{alias}`)" for alias in preset.aliases
        )
        yield ""
        yield text.summary.en
        yield ""
        yield f"Players: {', '.join(map(str, preset.players))}."
        if preset.values:
            values = (f"`{name}={format_value(value)}`" for name, value in preset.values.items())
            yield f"Switches: {', '.join(values)}."
        yield f"Rules: {', '.join(f'[{row}](#{row.lower()})' for row in preset.rows)}."
        yield ""


def presets_text(name: str) -> Any:
    """The titles and the summary of a preset."""
    from palamede.dominoes import descriptions

    return descriptions.PRESETS[name]


def reference_lines() -> Iterator[str]:
    """Every row of the rule reference, family by family, with book and article."""
    for family, heading in reference.FAMILIES.items():
        yield f"### {heading.en}"
        yield ""
        for row in reference.ROWS.values():
            if row.family == family:
                yield f"({row.id.lower()})="
                yield ""
                yield f"**{row.id}** — {row.en}"
                yield ""
                yield f"*{'; '.join(map(source_text, row.sources))}*"
                yield ""
    yield "### The books"
    yield ""
    for book in reference.BOOKS.values():
        yield f"**{book.name}** — {book.title}. {book.note.en}"
        yield ""


def source_text(source: tuple[str, str]) -> str:
    """A book and its article, as one cites them."""
    book, article = source
    name = reference.BOOKS[book].name
    return f"{name}, {article}" if article else name


def switch_lines() -> Iterator[str]:
    """A table of all switches with their values, defaults and rows."""
    yield "| switch | values | default | rows |"
    yield "|---|---|---|---|"
    for switch in SWITCHES.values():
        rows = ", ".join(f"[{row}](rules.md#{row.lower()})" for row in switch.rows)
        yield f"| `{switch.name}` | {value_text(switch)} | `{format_value(switch.default)}` | {rows} |"


def value_text(switch: Switch) -> str:
    """The values that a switch takes, those not played yet after the others."""
    if switch.form == "integer":
        return f"{switch.least} to {switch.most}" if switch.most else f"{switch.least} and more"
    if switch.form == "tiles":
        return "tiles"
    if not switch.playable:
        return "*not yet*"
    text = ", ".join(f"`{value}`" for value in switch.playable)
    later = ", ".join(f"`{value}`" for value in switch.later)
    return f"{text}; *not yet:* {later}" if later else text


def glossary_lines() -> Iterator[str]:
    """Every term with its senses."""
    for entry in glossary.TERMS:
        yield f"**{entry.term}** — {entry.en}"
        yield ""


class PagePart(SphinxDirective):
    """A directive without arguments that stands for the Markdown that `lines` makes."""

    lines: Any

    def run(self) -> list[nodes.Node]:
        """Parse the lines where the directive stands, headings too."""
        text = "\n".join(type(self).lines())
        return self.parse_text_to_nodes(text, allow_section_headings=True)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register one directive a kind of page."""
    for name, lines in {
        "palamede-presets": preset_lines,
        "palamede-reference": reference_lines,
        "palamede-switches": switch_lines,
        "palamede-glossary": glossary_lines,
    }.items():
        part = type(name, (PagePart,), {"lines": staticmethod(lines)})
        app.add_directive(name, part)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

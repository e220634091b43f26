"""Directives that write pages from the code's own presets, switches, reference and glossary.

Nothing of the rules is written twice: a page shows what the program itself would print.
"""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterable, Iterator
from typing import Any
from unittest import mock

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from palamede.cli.__main__ import COMMANDS, main
from palamede.dominoes import glossary, presets, reference
from palamede.dominoes.conventions import format_value
from palamede.dominoes.preset_texts import PRESET_TEXTS, SWITCH_TEXTS, value_text
from palamede.dominoes.switches import SWITCHES, Switch


def preset_lines() -> Iterator[str]:
    """A section for every game: titles, summary, switches, and links to its rows."""
    for preset in presets.PRESETS.values():
        text = PRESET_TEXTS[preset.name]
        also = "".join(f" (also `{alias}`)" for alias in preset.aliases)
        yield f"## {text.title.en}"
        yield ""
        yield f"*{text.title.fr}* · *{text.title.es}* · `{preset.name}`{also}"
        yield ""
        yield text.summary.en
        yield ""
        yield "Players"
        yield f": {', '.join(map(str, preset.players))}"
        yield ""
        if preset.values:
            values = (f"`{name}={format_value(value)}`" for name, value in preset.values.items())
            yield "Switches"
            yield f": {', '.join(values)}"
            yield ""
        yield "Rules"
        yield f": {row_links(preset.rows)}"
        yield ""


def row_links(rows: Iterable[str]) -> str:
    """Links to the rows of the reference."""
    return ", ".join(f"[{row}](#{row.lower()})" for row in rows)


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
    """Every switch with its meaning, its values, its default and its rows."""
    for switch in SWITCHES.values():
        yield f"## `{switch.name}`"
        yield ""
        yield SWITCH_TEXTS[switch.name].en
        yield ""
        if switch.form == "choice" and switch.playable:
            yield "| value | meaning |"
            yield "|---|---|"
            for value in switch.playable:
                yield f"| `{value}` | {value_text(switch.name, value).en} |"
            yield ""
        yield range_text(switch)
        yield ""
        yield f"Default: `{format_value(switch.default)}`."
        yield f"Rules: {row_links(switch.rows)}." if switch.rows else ""
        yield ""


def range_text(switch: Switch) -> str:
    """The numbers or tiles that a switch takes, and the values that are not played yet."""
    if switch.form == "integer":
        most = f" to {switch.most}" if switch.most else " up"
        return f"A whole number from {switch.least}{most}."
    if switch.form == "tiles":
        return "A list of tiles."
    if not switch.playable:
        return "*Not yet.*"
    later = ", ".join(f"`{value}`" for value in switch.later)
    return f"Not yet: {later}." if later else ""


def glossary_lines() -> Iterator[str]:
    """Every term with its senses, its words in the other languages, and its rules."""
    for entry in glossary.ENTRIES:
        sense = f" ({entry.sense})" if entry.sense > 1 else ""
        rows = f" ({row_links(entry.rows)})" if entry.rows else ""
        yield f"**{entry.term}**{sense} · {entry.en_term} · {entry.es_term}"
        yield f": {entry.en}{rows}"
        yield ""


def command_lines() -> Iterator[str]:
    """The help of every command, as it prints it."""
    for name in COMMANDS:
        yield f"### `palamede {name}`"
        yield ""
        yield "```text"
        yield help_text(name)
        yield "```"
        yield ""


def help_text(command: str) -> str:
    """What `palamede COMMAND --help` prints in English on a terminal of 80 columns."""
    printed = io.StringIO()
    with (
        mock.patch.dict(os.environ, {"COLUMNS": "80", "NO_COLOR": "1", "PALAMEDE_LANG": "en"}),
        contextlib.redirect_stdout(printed),
        contextlib.suppress(SystemExit),
    ):
        main([command, "--help"])
    return printed.getvalue().rstrip()


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
        "palamede-commands": command_lines,
    }.items():
        part = type(name, (PagePart,), {"lines": staticmethod(lines)})
        app.add_directive(name, part)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

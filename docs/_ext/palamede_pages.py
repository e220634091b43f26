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

from arbiter_pages import fault_lines
from docutils import nodes
from incident_pages import incident_lines
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from palamede.cli.__main__ import COMMANDS, main
from palamede.dominoes import glossary, presets, reference
from palamede.dominoes.preset_texts import PRESET_TEXTS, SWITCH_TEXTS, value_text
from palamede.dominoes.settings import format_value
from palamede.dominoes.switches import SWITCHES, Switch

WORDS = {
    "en": {"also": "also", "players": "Players", "switches": "Switches", "rules": "Rules",
           "books": "The books"},
    "fr": {"also": "aussi", "players": "Joueurs", "switches": "Réglages", "rules": "Règles",
           "books": "Les livres"},
    "es": {"also": "también", "players": "Jugadores", "switches": "Ajustes", "rules": "Reglas",
           "books": "Los libros"},
}  # fmt: skip
"""What the pages say beside the texts of the program."""


def preset_lines(lang: str) -> Iterator[str]:
    """A section for every game: titles, summary, switches, and links to its rows."""
    words = WORDS[lang]
    for preset in presets.PRESETS.values():
        text = PRESET_TEXTS[preset.name]
        also = "".join(f" ({words['also']} `{alias}`)" for alias in preset.aliases)
        yield f"## {text.title[lang]}"
        yield ""
        others = " · ".join(f"*{text.title[other]}*" for other in WORDS if other != lang)
        yield f"{others} · `{preset.name}`{also}"
        yield ""
        yield text.summary[lang]
        yield ""
        yield words["players"]
        yield f": {', '.join(map(str, preset.players))}"
        yield ""
        if preset.values:
            values = (f"`{name}={format_value(value)}`" for name, value in preset.values.items())
            yield words["switches"]
            yield f": {', '.join(values)}"
            yield ""
        yield words["rules"]
        yield f": {row_links(preset.rows, lang)}"
        yield ""


def row_links(rows: Iterable[str], lang: str = "en") -> str:
    """Links to the rows of the reference in a language."""
    return ", ".join(f"[{row}](#{label(row, lang)})" for row in rows)


def label(row: str, lang: str) -> str:
    """The name by which pages link to a row: each language has its own."""
    return row.lower() if lang == "en" else f"{lang}-{row.lower()}"


def reference_lines(lang: str) -> Iterator[str]:
    """Every row of the rule reference, family by family, with book and article."""
    for family, heading in reference.FAMILIES.items():
        yield f"### {heading[lang]}"
        yield ""
        for row in reference.ROWS.values():
            if row.family == family:
                yield f"({label(row.id, lang)})="
                yield ""
                yield f"**{row.id}** — {row[lang]}"
                yield ""
                yield f"*{'; '.join(map(source_text, row.sources))}*"
                yield ""
    yield f"### {WORDS[lang]['books']}"
    yield ""
    for book in reference.BOOKS.values():
        yield f"**{book.name}** — {book.title}. {book.note[lang]}"
        yield ""


def source_text(source: tuple[str, str]) -> str:
    """A book and its article, as one cites them."""
    book, article = source
    name = reference.BOOKS[book].name
    return f"{name}, {article}" if article else name


def switch_lines(lang: str) -> Iterator[str]:
    """Every switch with its meaning, its values, its default and its rows."""
    for switch in SWITCHES.values():
        yield f"## `{switch.name}`"
        yield ""
        yield SWITCH_TEXTS[switch.name][lang]
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


def glossary_lines(lang: str) -> Iterator[str]:
    """Every term with its senses, its words in the other languages, and its rules."""
    for entry in glossary.ENTRIES:
        sense = f" ({entry.sense})" if entry.sense > 1 else ""
        rows = f" ({row_links(entry.rows, lang)})" if entry.rows else ""
        yield f"**{entry.term}**{sense} · {entry.en_term} · {entry.es_term}"
        yield f": {entry[lang]}{rows}"
        yield ""


def command_lines(lang: str) -> Iterator[str]:
    """The help of every command, as it prints it."""
    for name in COMMANDS:
        yield f"### `palamede {name}`"
        yield ""
        yield "```text"
        yield help_text(name, lang)
        yield "```"
        yield ""


def help_text(command: str, lang: str) -> str:
    """What `palamede COMMAND --help` prints on a terminal of 80 columns."""
    printed = io.StringIO()
    with (
        mock.patch.dict(os.environ, {"COLUMNS": "80", "NO_COLOR": "1", "PALAMEDE_LANG": lang}),
        contextlib.redirect_stdout(printed),
        contextlib.suppress(SystemExit),
    ):
        main([command, "--help"])
    return printed.getvalue().rstrip()


class PagePart(SphinxDirective):
    """A directive that stands for the Markdown that `lines` makes in a language (English)."""

    optional_arguments = 1
    lines: Any

    def run(self) -> list[nodes.Node]:
        """Parse the lines where the directive stands, headings too."""
        lang = self.arguments[0] if self.arguments else "en"
        text = "\n".join(type(self).lines(lang))
        return self.parse_text_to_nodes(text, allow_section_headings=True)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register one directive a kind of page."""
    for name, lines in {
        "palamede-presets": preset_lines,
        "palamede-reference": reference_lines,
        "palamede-switches": switch_lines,
        "palamede-glossary": glossary_lines,
        "palamede-commands": command_lines,
        "palamede-incidents": incident_lines,
        "palamede-faults": fault_lines,
    }.items():
        part = type(name, (PagePart,), {"lines": staticmethod(lines)})
        app.add_directive(name, part)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

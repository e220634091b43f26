"""``palamede rules``: the games, the switches of one of them, and the rows of the rule books."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from palamede.cli.console import paragraph, style_of, table, width_of
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.preset_texts import PRESET_TEXTS, SWITCH_TEXTS, value_text
from palamede.dominoes.reference import BOOKS, FAMILIES, ROWS, Row
from palamede.dominoes.settings import format_value
from palamede.dominoes.switches import SWITCHES

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.dominoes.presets import Preset
    from palamede.i18n import Translator

__all__ = ["add_arguments", "cite", "run"]

_GENERAL = ("SET", "DRAW", "SERVE", "PLAY", "SCORE", "GEN", "FAULT")
"""The families whose rows are of no one game."""

_ROW = re.compile(r"([A-Za-z]+)-(\d\d)")


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument(
        "what", nargs="?", metavar=tr("rules-metavar-what"), help=tr("rules-help-what")
    )
    parser.add_argument(
        "settings", nargs="*", metavar=tr("rules-metavar-setting"), help=tr("rules-help-setting")
    )
    parser.add_argument("--all", action="store_true", help=tr("rules-help-all"))
    parser.add_argument(
        "--code", nargs="*", metavar=tr("rules-metavar-code"), help=tr("rules-help-code")
    )


def run(args: Namespace) -> int:
    """Print a list of games, a game, a family of rows or a row."""
    tr: Translator = args.tr
    what: str | None = args.what
    if args.code is not None:
        from palamede.cli.codes import code_lines

        _print(code_lines([*args.code, *filter(None, [what])], tr, width_of(sys.stdout), _bold))
    elif what is None:
        _print(_games(tr))
    elif _is_family(what):
        rows = [row for row in ROWS.values() if row.family == what.upper()]
        _print([_bold(FAMILIES[what.upper()][tr.language]), "", *_rows(rows, tr)])
    elif _ROW.fullmatch(what):
        return _one_row(what.upper(), tr)
    else:
        _print(_game(presets.get(what), args.settings, tr, every=args.all))
    return 0


def cite(row: Row, tr: Translator) -> str:
    """Return where a rule stands: each book with its article."""
    return "; ".join(
        f"{BOOKS[book].name}, {article}" if article else BOOKS[book].name
        for book, article in row.sources
    )


def _is_family(what: str) -> bool:
    """Whether a family of rows is meant: ``poule`` is a game, ``POULE`` and ``vol`` are not."""
    if what.upper() not in FAMILIES:
        return False
    return what.isupper() or presets.normal_name(what) not in presets.PRESETS


def _print(parts: Iterable[str]) -> None:
    print("\n".join(parts))


def _bold(text: str) -> str:
    return style_of(sys.stdout)(text, "bold")


def _games(tr: Translator) -> Iterator[str]:
    width = width_of(sys.stdout)
    yield _bold(tr("rules-games"))
    yield table(
        (
            (preset.name, _numbers(preset.players), _title(preset, tr))
            for preset in presets.PRESETS.values()
        ),
        width,
    )
    yield ""
    yield _bold(tr("rules-families"))
    yield table(((name, title[tr.language]) for name, title in FAMILIES.items()), width)
    yield ""
    yield paragraph(tr("rules-more"), width)


def _game(preset: Preset, settings: list[str], tr: Translator, *, every: bool) -> Iterator[str]:
    chosen = presets.conventions(preset.name, settings)
    width = width_of(sys.stdout)
    yield f"{_bold(_title(preset, tr))} ({preset.name})"
    yield paragraph(tr("rules-for-players", players=_numbers(preset.players)), width)
    yield ""
    yield paragraph(PRESET_TEXTS[preset.name].summary[tr.language], width)
    yield ""
    yield _bold(tr("rules-switches", players=chosen.players))
    yield table(_switches(chosen, tr, every=every), width)
    if not every:
        yield paragraph(tr("rules-others", name=preset.name), width, "  ")
    if not preset.in_the_books(chosen):
        yield ""
        yield paragraph(_not_in_the_books(preset, chosen, tr), width)
    if preset.aliases:
        yield ""
        yield paragraph(tr("rules-aliases", names=", ".join(preset.aliases)), width)
    yield ""
    yield _bold(tr("rules-rows"))
    ids = dict.fromkeys([*preset.rows, *_changed_rows(preset, chosen)])
    yield from _rows([ROWS[row] for row in ids], tr)


def _switches(chosen: Conventions, tr: Translator, *, every: bool) -> Iterator[tuple[str, str]]:
    for name, switch in SWITCHES.items():
        value = getattr(chosen, name)
        if every or value != switch.default or name in _always(chosen):
            rows = f" ({', '.join(switch.rows)})" if switch.rows else ""
            meaning = SWITCH_TEXTS[name][tr.language].rstrip(".")
            label = value_text(name, value)
            here = "" if label is None else f" → {label[tr.language]}"
            text = "{}" if switch.form == "map" and value == () else format_value(value)
            yield f"{name}={text}", f"{meaning}{here}.{rows}"


def _always(chosen: Conventions) -> tuple[str, ...]:
    """Return the switches that are told of every table: how many play, with what, for how long."""
    return ("players", "hand") if chosen.match_end == "pot" else ("players", "hand", "target")


def _changed_rows(preset: Preset, chosen: Conventions) -> Iterator[str]:
    """Yield the rows of the switches that the settings changed."""
    for name in chosen.differences(preset.conventions(chosen.players)):
        yield from (row for row in SWITCHES[name].rows if _speaks_of(row, preset))


def _speaks_of(row: str, preset: Preset) -> bool:
    """Whether a row is general, or of a family that the game takes its own rows from."""
    family = ROWS[row].family
    return family in _GENERAL or any(ROWS[own].family == family for own in preset.rows)


def _not_in_the_books(preset: Preset, chosen: Conventions, tr: Translator) -> str:
    sizes = preset.book_hands[chosen.players]
    return tr(
        "rules-not-in-the-books",
        hand=chosen.hand,
        players=chosen.players,
        known=_numbers(sizes),
    )


def _one_row(name: str, tr: Translator) -> int:
    row = ROWS.get(name)
    if row is None:
        family = name.partition("-")[0]
        near = [other for other in ROWS if other.startswith(f"{family}-")]
        told = f"{near[0]} – {near[-1]}" if near else ", ".join(FAMILIES)
        print(f"palamede: {tr('rules-no-row', name=name, known=told)}", file=sys.stderr)
        return 2
    _print(_rows([row], tr))
    return 0


def _rows(rows: Iterable[Row], tr: Translator) -> Iterator[str]:
    width = width_of(sys.stdout)
    dim = style_of(sys.stdout)
    for row in rows:
        yield paragraph(row[tr.language], width, " " * 12, f"  {row.id:10}")
        yield dim(paragraph(f"[{cite(row, tr)}]", width, " " * 12), "dim")


def _title(preset: Preset, tr: Translator) -> str:
    return PRESET_TEXTS[preset.name].title[tr.language]


def _numbers(numbers: tuple[int, ...]) -> str:
    """Return ``2``, ``2, 4`` or, for a run of at least three, ``2–6``."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))

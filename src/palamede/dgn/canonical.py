"""The canonical form of a record: everything that the writer writes, worked out by the rules.

A seat before each act, a side on every tile but the lead, every count that is not nought, the
passes that prove a closed game; values of known tags in one spelling. What an error stands in is
left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby

from palamede.dgn.checked import Checked, CheckedDeal, CheckedPartie
from palamede.dgn.checker import check
from palamede.dgn.model import DealRecord, PartieRecord, Record, Tag
from palamede.dgn.table import Table, switch_tags
from palamede.dgn.tiles import read_hands, read_stock
from palamede.dominoes import presets
from palamede.dominoes.errors import UnknownRulesError

__all__ = ["canonical", "canonical_of"]

_NUMBERS = re.compile(r"-?[0-9]{1,9}(?:\s+-?[0-9]{1,9})*")
_RESULT = re.compile(r"(?:domino|closed|reached|void)\b.*|\*", re.IGNORECASE | re.DOTALL)


def canonical(record: Record) -> Record:
    """Return a record in canonical form; the canonical form of that is itself."""
    return canonical_of(check(record, keep=True))


def canonical_of(checked: Checked) -> Record:
    """Return the canonical form of a record that was checked with ``keep``."""
    return replace(checked.record, parties=tuple(map(_partie, checked.parties)))


def _partie(partie: CheckedPartie) -> PartieRecord:
    tags = tuple(_partie_tag(tag) for tag in partie.record.tags)
    tags = _switches_as_tags(tags)
    return replace(partie.record, tags=tags, deals=tuple(map(_deal, partie.deals)))


def _deal(deal: CheckedDeal) -> DealRecord:
    tags = tuple(_deal_tag(tag, deal.table) for tag in deal.record.tags)
    return replace(deal.record, tags=tags, items=deal.items)


# -------------------------------------------------------------------- tags
def _partie_tag(tag: Tag) -> Tag:
    spell = _PARTIE.get(tag.name)
    return tag if spell is None else _spelt(tag, spell(tag.value))


def _deal_tag(tag: Tag, table: Table) -> Tag:
    if tag.name in ("Hands", "Stock") and table.conventions is not None:
        return _spelt(tag, _hands(tag, table) if tag.name == "Hands" else _stock(tag, table))
    spell = _DEAL.get(tag.name)
    return tag if spell is None else _spelt(tag, spell(tag.value))


def _spelt(tag: Tag, value: str) -> Tag:
    return tag if value == tag.value else replace(tag, value=value)


def _rules(value: str) -> str:
    try:
        return presets.get(value).name
    except UnknownRulesError:
        return value


def _words(value: str) -> str:
    return " ".join(value.split())


def _settings(value: str) -> str:
    settings = (setting.partition("=") for setting in value.split())
    return " ".join(f"{name.lower()}{equals}{text}" for name, equals, text in settings)


def _seats(value: str) -> str:
    return "; ".join(name.strip() for name in value.split(";"))


def _number(value: str) -> str:
    text = value.strip()
    return str(int(text)) if re.fullmatch(r"[0-9]{1,9}", text) else value


def _numbers(value: str) -> str:
    text = value.strip()
    if not _NUMBERS.fullmatch(text):
        return value
    return " ".join(str(int(number)) for number in text.split())


def _result(value: str) -> str:
    text = value.strip()
    if not _RESULT.fullmatch(text):
        return value
    head, *rest = text.split()
    if head.lower() == "void":
        return " ".join(["void", *text.split(maxsplit=1)[1:]])
    return " ".join([head.lower(), *map(_number, rest)])


def _table(value: str) -> str:
    text = value.strip().casefold()
    return {"strict": "strict", "old": "old", "ancienne": "old"}.get(text, value)


_PARTIE: dict[str, Callable[[str], str]] = {
    "Rules": _rules,
    "Conventions": _settings,
    "Seats": _seats,
    "Series": _words,
    "Table": _table,
    "Stake": _number,
}
_DEAL: dict[str, Callable[[str], str]] = {
    "Deal": _number,
    "Lead": _number,
    "Result": _result,
    "Marks": _numbers,
    "Scores": _numbers,
}


def _switches_as_tags(tags: tuple[Tag, ...]) -> tuple[Tag, ...]:
    """Write ``table`` and ``stake`` as tags, not among the conventions."""
    named = {tag.name for tag in tags}
    kept: list[Tag] = []
    for tag in tags:
        if tag.name != "Conventions":
            kept.append(tag)
            continue
        settings = []
        for setting in tag.value.split():
            name, _, value = setting.partition("=")
            moved = switch_tags.get(name)
            if moved is None or not value:
                settings.append(setting)
            elif moved not in named:
                kept.append(Tag(moved, _PARTIE[moved](value)))
            elif any(other.name == moved and other.value != value for other in tags):
                settings.append(setting)  # they disagree, which is an error to be kept
        if settings or not tag.value:
            kept.append(_spelt(tag, " ".join(settings)))
    return tuple(kept)


def _nothing(at: int, key: str, ply: int | None = None, **params: object) -> None:
    """Report nothing: the check has done so."""


def _hands(tag: Tag, table: Table) -> str:
    hands = read_hands(tag, table, _nothing)
    if hands is None:
        return tag.value
    return "; ".join(f"{seat}: {_tiles(hand, table)}" for seat, hand in enumerate(hands, 1))


def _stock(tag: Tag, table: Table) -> str:
    stock = read_stock(tag, table, _nothing)
    return tag.value if stock is None else _tiles(stock, table)


def _tiles(tiles: list[int | None], table: Table) -> str:
    """Return tiles in their order, runs of unknown ones as one token."""
    assert table.joins is not None
    tokens: list[str] = []
    for known, run in groupby(tiles, key=lambda tile: tile is not None):
        group = list(run)
        if known:
            tokens += [str(table.joins.tiles[tile]) for tile in group if tile is not None]
        else:
            tokens.append("?" if len(group) == 1 else f"?{len(group)}")
    return " ".join(tokens)

"""The writer: from a record to its text, the same text for the same record, byte for byte.

It writes what the record says and works nothing out (``canonical`` does that before): tags in their
order, a blank line between tags and play, play in lines of at most 100 columns. Passes are kept on
the line of the tiles before them where they fit, so that a line ends where a round of passes ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from palamede.dgn.model import Draw, Item, Lay, PartieRecord, Pass, Record, Tag
from palamede.dgn.tags import PARTIE_TAGS, escape

__all__ = ["WIDTH", "item_text", "write_record"]

WIDTH = 100
"""Columns of a line of play; a longer comment or event is not broken."""


def write_record(record: Record) -> str:
    """Return the text of a record; an empty record is an empty text."""
    sections: list[str] = []
    for number, partie in enumerate(record.parties):
        version = Tag("DGN", str(record.version))
        # A known tag must part this partie from the last deal of the one before.
        lone = not any(tag.name in PARTIE_TAGS for tag in partie.tags)
        tags = (version, *partie.tags) if number == 0 or lone else partie.tags
        sections += _partie_sections(partie, tags)
    return "\n\n".join(sections) + "\n" if sections else ""


def _partie_sections(partie: PartieRecord, tags: Iterable[Tag]) -> Iterator[str]:
    yield "\n".join(map(_tag_text, tags))
    if partie.preface:
        yield play_text(partie.preface)
    for deal in partie.deals:
        yield "\n".join(map(_tag_text, deal.tags))
        if deal.items:
            yield play_text(deal.items)


def _tag_text(tag: Tag) -> str:
    return f'[{tag.name} "{escape(tag.value)}"]'


def item_text(item: Item) -> str:
    """Return an item as it is written, with its seat prefix and its count."""
    if isinstance(item, (Lay, Pass, Draw)):
        text = item.text if item.seat is None else f"{item.seat}. {item.text}"
        if isinstance(item, Lay) and item.count is not None:
            return f"{text} ={item.count}"
        return text
    return item.text


def play_text(items: Iterable[Item]) -> str:
    """Return the lines of a row of play."""
    lines: list[str] = []
    line = ""
    for block in _blocks(items):
        length = sum(len(unit) + 1 for unit in block) - 1
        if line and len(line) + 1 + length > WIDTH >= length:  # the block fits on a line
            lines.append(line)
            line = ""
        for unit in block:
            if line and len(line) + 1 + len(unit) > WIDTH:
                lines.append(line)
                line = ""
            # An unreadable word such as [Lead must not begin a line: it would be read as a tag.
            line = f"{line} {unit}" if line or unit.startswith("[") else unit
            # What follows a text of several lines goes on after its last line.
            head, broken, line = line.rpartition("\n")
            if broken:
                lines.append(head)
    lines.append(line)
    return "\n".join(lines)


def _blocks(items: Iterable[Item]) -> Iterator[list[str]]:
    """Yield runs of items, each ending with its passes: tiles, draws, then passes."""
    block: list[str] = []
    passed = False
    for item in items:
        if passed and isinstance(item, (Lay, Draw)):
            yield block
            block = []
            passed = False
        passed = passed or isinstance(item, Pass)
        block.append(item_text(item))
    if block:
        yield block

"""The short way from text to record and back."""

from __future__ import annotations

from typing import Any

from palamede.dgn.builder import RecordBuilder
from palamede.dgn.canonical import canonical, canonical_of
from palamede.dgn.checked import Checked
from palamede.dgn.checker import check
from palamede.dgn.deduce import Deduction
from palamede.dgn.deduce import deduce as deduce_checked
from palamede.dgn.errors import FormatError
from palamede.dgn.model import Record
from palamede.dgn.reader import parse
from palamede.dgn.twin import to_json
from palamede.dgn.writer import write_record

__all__ = ["deduce", "format", "read", "replay", "write"]


def read(text: str) -> Record:
    """Return the record of a text, in canonical form.

    Never raises for anything in the text: errors of form stand in ``Record.errors``, those against
    the rules are found by ``check``. To have the text exactly as it is, ``parse(text,
    RecordBuilder())``.

    >>> record = read('[Rules "domino"]\\n[Deal "1"]\\n6-6 2. 6-5')
    >>> print(write(record), end="")
    [DGN "1"]
    [Rules "domino"]
    <BLANKLINE>
    [Deal "1"]
    <BLANKLINE>
    1. 6-6 2. 6-5>
    """
    raw: Record = parse(text, RecordBuilder())
    return canonical(raw)


def write(record: Record) -> str:
    """Return the canonical text of a record.

    ``write(read(write(x))) == write(x)`` byte for byte; ``read(write(x)) == x`` for a canonical x,
    such as ``read`` and ``record_of`` give.
    """
    return write_record(canonical(record))


def format(text: str) -> str:
    """Return a text rewritten canonically.

    Raises:
        FormatError: parts of the text cannot be read and would be lost; it holds their errors.
    """
    raw: Record = parse(text, RecordBuilder())
    if raw.errors:
        raise FormatError(raw.errors)
    return write_record(canonical_of(check(raw, keep=True)))


def replay(source: str | Record | Checked) -> dict[str, Any]:
    """Return the JSON twin of a text, a record, or a record that was checked."""
    return to_json(source if isinstance(source, Checked) else check(source))


def deduce(source: str | Record | Checked) -> tuple[Deduction, ...]:
    """Return the unknown tiles whose place is the same in every filling."""
    return deduce_checked(source if isinstance(source, Checked) else check(source))

"""What belongs to a browser, and what becomes of old tables: the work of the database's thread."""

from __future__ import annotations

from palamede.table.forget import renamed
from palamede.table.forget_record import without_names
from palamede.table.interface import Listed
from palamede.table.records import record_text
from palamede.table.storage import Key, Store, TableRow

__all__ = ["archive", "forget_events", "forget_record", "mine"]


def mine(store: Store, who: str) -> list[Listed]:
    """Return the tables at which a browser holds something, the last played first."""
    found: dict[str, list[Key]] = {}
    for key in store.keys(browser=who):
        found.setdefault(key.table, []).append(key)
    listed = []
    for table, held in found.items():
        row = store.table(table)
        assert row is not None
        seats = {key.seat for key in held if key.kind == "seat" and key.seat is not None}
        listed.append(
            Listed(
                table,
                row.rules,
                tuple(sorted(seats)),
                any(key.kind == "owner" for key in held),
                not seats,
                row.created,
                row.touched,
                row.archived is not None,
            )
        )
    return sorted(listed, key=lambda each: (-each.touched, each.table))


def archive(store: Store, table: str, now: int) -> None:
    """Keep the record of a table in the place of its events; nothing of it is secret any more."""
    store.archive(table, record_text(store.events(table), closed=True), now)


def _sat(store: Store, table: str, who: str) -> list[Key]:
    return [key for key in store.keys(table=table, browser=who) if key.kind in ("seat", "past")]


def forget_events(store: Store, table: str, who: str) -> None:
    """Take the names of a browser out of the events of a table, and its keys away."""
    store.rewrite(table, renamed(store.events(table), _sat(store, table, who)), who)


def forget_record(store: Store, row: TableRow, who: str) -> None:
    """Take the names of a browser out of the record of an archived table, and its keys away."""
    record = without_names(row.record or "", _sat(store, row.id, who))
    store.set_record(row.id, record, who)

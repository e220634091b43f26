"""The database of tables: every write one transaction, every read plain data.

Nothing here knows the rules. The methods block; ``Writer`` runs them beside an event loop.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from palamede.table.storage import backup
from palamede.table.storage.engine import connect, guard_of, read_url
from palamede.table.storage.errors import StorageError
from palamede.table.storage.migrations.upgrade import upgrade
from palamede.table.storage.rows import Append, Key, KeyKind, SheetRow, TableRow
from palamede.table.storage.schema import commands, events, keys, sheets, tables, transfers

__all__ = ["Store"]


class Store:
    """An open database.

    >>> store = Store(":memory:")
    >>> row = TableRow("t", "voleur", created=5, touched=5)
    >>> store.append([Append("t", 1, [{"n": 1, "at": 5, "type": "opened"}], "c", new=row)])
    [None]
    >>> store.events("t"), store.acknowledged("t", "c")
    ([{'n': 1, 'at': 5, 'type': 'opened'}], 1)
    >>> store.close()
    """

    def __init__(self, url: str, *, serve: bool = True, synchronous: str = "FULL") -> None:
        """Open a database, make it if it is new, and bring it to the schema of this program.

        Args:
            url: a path, ``sqlite:///path`` or ``postgresql://…``.
            serve: take the right to serve its tables, which one process alone has.
            synchronous: what SQLite does at a commit; FULL lets nothing be lost.

        Raises:
            StorageError: the URL is none, the database is newer, or another process serves it.
        """
        self.url = read_url(url)
        self._lock = threading.RLock()
        self._serve = serve
        self._engine = connect(self.url, synchronous=synchronous)
        self._guard = guard_of(self.url)
        try:
            self._connection = self._engine.connect()
            self._take()
        except sa.exc.DBAPIError as error:
            self._engine.dispose()
            raise _failed(error) from error
        except StorageError:
            self.close()
            raise
        try:
            with self._transaction() as connection:
                upgrade(connection)
        except StorageError:
            self.close()
            raise

    def _take(self) -> None:
        if self._serve and not self._guard.take(self._connection):
            raise StorageError(
                "another process serves the tables of this database: stop it first, "
                "or name another database",
                code="database-in-use",
            )

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        """Run a transaction; a connection that was lost is made anew, with its right."""
        with self._lock:
            connection = self._connection
            try:
                if connection.invalidated:
                    self._take()
                with connection.begin():
                    yield connection
            except sa.exc.DBAPIError as error:
                raise _failed(error) from error

    def close(self) -> None:
        """Close the database and give back the right to serve it."""
        with self._lock:
            self._connection.close()
            self._engine.dispose()
            self._guard.release()

    # ---------------------------------------------------------------- tables and their events
    def table(self, table: str) -> TableRow | None:
        """Return a table, or None where there is none of that name."""
        with self._transaction() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).first()
        return None if row is None else TableRow(**row._mapping)

    def events(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        """Return the events of a table with numbers above ``after``, in order."""
        query = (
            sa.select(events.c.json)
            .where(events.c.table == table, events.c.n > after)
            .order_by(events.c.n)
        )
        with self._transaction() as connection:
            rows = connection.execute(query).scalars().all()
        return [json.loads(row) for row in rows]

    def acknowledged(self, table: str, command: str) -> int | None:
        """Return the event number with which a command was acknowledged, None if it never was."""
        query = sa.select(commands.c.n).where(commands.c.table == table, commands.c.id == command)
        with self._transaction() as connection:
            return connection.execute(query).scalar()

    def append(self, batch: Sequence[Append]) -> list[StorageError | None]:
        """Add to tables and return for each addition what kept it from being written, or None.

        All are written in one transaction; if that fails, each in its own, so that a faulty one
        spoils no other.
        """
        try:
            with self._transaction() as connection:
                _add(connection, batch)
            return [None] * len(batch)
        except StorageError as error:
            if len(batch) == 1:
                return [error]
        return [self.append([addition])[0] for addition in batch]

    def rewrite(self, table: str, changed: Mapping[int, Mapping[str, Any]], browser: str) -> None:
        """Put other events in the place of some, and drop a browser's keys ("forget me").

        ``changed``: the new events by their numbers; nothing but names may differ.
        """
        with self._transaction() as connection:
            for n, event in changed.items():
                connection.execute(
                    events.update()
                    .where(events.c.table == table, events.c.n == n)
                    .values(json=_text(event))
                )
            connection.execute(
                keys.delete().where(keys.c.table == table, keys.c.browser == browser)
            )

    # ---------------------------------------------------------------- keys
    def add_keys(self, new: Iterable[Key]) -> None:
        """Add keys."""
        with self._transaction() as connection:
            for key in new:
                connection.execute(keys.insert().values(_columns(key)))

    def drop_keys(self, table: str, kind: KeyKind, *, seat: int | None = None) -> None:
        """Drop the keys of a kind, of one seat or (None) of the whole table and all its seats."""
        query = keys.delete().where(keys.c.table == table, keys.c.kind == kind)
        if seat is not None:
            query = query.where(keys.c.seat == seat)
        with self._transaction() as connection:
            connection.execute(query)

    def keys(
        self, *, table: str | None = None, secret: str | None = None, browser: str | None = None
    ) -> list[Key]:
        """Return the keys that agree with all that is given, in the order of their making."""
        query = sa.select(keys).order_by(keys.c.id)
        for column, value in (
            (keys.c.table, table),
            (keys.c.secret, secret),
            (keys.c.browser, browser),
        ):
            if value is not None:
                query = query.where(column == value)
        with self._transaction() as connection:
            rows = connection.execute(query).all()
        return [
            Key(row.table, row.kind, row.seat, row.secret, row.browser, row.since, row.until)
            for row in rows
        ]

    # ---------------------------------------------------------------- moving between devices
    def offer(self, code: str, browser: str, expires: int) -> None:
        """Keep the digest of a code that moves a browser's games; an earlier one ends."""
        with self._transaction() as connection:
            connection.execute(transfers.delete().where(transfers.c.browser == browser))
            connection.execute(
                transfers.insert().values(code=code, browser=browser, expires=expires)
            )

    def redeem(self, code: str, browser: str, now: int) -> int | None:
        """Give the games of the browser that offered a code to this one, once.

        Returns how many keys moved; None: there is no such code, or its time is over.
        """
        with self._transaction() as connection:
            connection.execute(transfers.delete().where(transfers.c.expires <= now))
            query = sa.select(transfers.c.browser).where(transfers.c.code == code)
            giver = connection.execute(query).scalar()
            if giver is None:
                return None
            connection.execute(transfers.delete().where(transfers.c.code == code))
            moved = connection.execute(
                keys.update().where(keys.c.browser == giver).values(browser=browser)
            )
            return moved.rowcount

    def newest(self, most: int) -> list[tuple[str, int]]:
        """Return names and last times of the tables that were played last, the newest first."""
        query = sa.select(tables.c.id, tables.c.touched).order_by(tables.c.touched.desc())
        with self._transaction() as connection:
            rows = connection.execute(query.limit(most)).all()
        return [(row.id, row.touched) for row in rows]

    # ---------------------------------------------------------------- old tables
    def idle(self, before: int) -> list[TableRow]:
        """Return the tables not archived in which nothing has happened since ``before``."""
        query = sa.select(tables).where(tables.c.archived.is_(None), tables.c.touched < before)
        with self._transaction() as connection:
            return [TableRow(**row._mapping) for row in connection.execute(query)]

    def archive(self, table: str, record: str, now: int) -> None:
        """Keep the record of a table in the place of its events."""
        with self._transaction() as connection:
            connection.execute(
                tables.update().where(tables.c.id == table).values(archived=now, record=record)
            )
            for each in (events, commands):
                connection.execute(each.delete().where(each.c.table == table))

    def set_record(self, table: str, record: str, browser: str) -> None:
        """Change the record of an archived table and drop a browser's keys ("forget me")."""
        with self._transaction() as connection:
            connection.execute(tables.update().where(tables.c.id == table).values(record=record))
            connection.execute(
                keys.delete().where(keys.c.table == table, keys.c.browser == browser)
            )

    # ---------------------------------------------------------------- score sheets
    def add_sheet(self, row: SheetRow) -> None:
        """Keep a new sheet."""
        values = {name: getattr(row, name) for name in SheetRow.__slots__}
        with self._transaction() as connection:
            connection.execute(sheets.insert().values(values))

    def sheet(self, sheet: str) -> SheetRow | None:
        """Return a sheet, or None where there is none of that name."""
        with self._transaction() as connection:
            row = connection.execute(sa.select(sheets).where(sheets.c.id == sheet)).first()
        return None if row is None else SheetRow(**row._mapping)

    def write_sheet(self, sheet: str, entries: str, now: int) -> None:
        """Put new entries in the place of those of a sheet."""
        with self._transaction() as connection:
            connection.execute(
                sheets.update().where(sheets.c.id == sheet).values(entries=entries, touched=now)
            )

    def drop_sheet(self, sheet: str) -> None:
        """Forget a sheet."""
        with self._transaction() as connection:
            connection.execute(sheets.delete().where(sheets.c.id == sheet))

    def drop_old_sheets(self, before: int) -> int:
        """Forget the sheets on which nothing has been written since; return how many."""
        with self._transaction() as connection:
            return connection.execute(sheets.delete().where(sheets.c.touched < before)).rowcount

    def backup(self, path: str) -> None:
        """Write all there is into a new SQLite file, while tables go on.

        Raises:
            StorageError: the file exists, or cannot be written.
        """
        backup.write(self.url, self._engine, path)


_TOUCH = (
    tables.update().where(tables.c.id == sa.bindparam("of")).values(touched=sa.bindparam("last"))
)


def _add(connection: sa.Connection, batch: Sequence[Append]) -> None:
    """Write additions: one statement for all of a kind, since each costs more than its rows."""
    for statement, rows in (
        (tables.insert(), [_row(each.new) for each in batch if each.new is not None]),
        (events.insert(), [_event(each.table, event) for each in batch for event in each.events]),
        (_TOUCH, [{"of": x.table, "last": x.events[-1]["at"]} for x in batch if x.events]),
        (
            commands.insert(),
            [
                {"table": each.table, "id": each.command, "n": each.n}
                for each in batch
                if each.command is not None
            ],
        ),
    ):
        if rows:
            connection.execute(statement, rows)
    for each in batch:
        for seat in each.gone:
            _end_keys(connection, each.table, seat, each.n)
        for key in each.keys:
            connection.execute(keys.insert().values(_columns(key)))


def _end_keys(connection: sa.Connection, table: str, seat: int, n: int) -> None:
    """Let who has held a seat hold it no longer, from event ``n`` on."""
    of_seat = (keys.c.table == table, keys.c.seat == seat, keys.c.until.is_(None))
    connection.execute(
        keys.update()
        .where(*of_seat, keys.c.kind == "seat", keys.c.browser.is_not(None))
        .values(kind="past", secret=None, until=n)
    )
    connection.execute(keys.delete().where(*of_seat, keys.c.kind.in_(("seat", "bot"))))


def _row(table: TableRow) -> dict[str, Any]:
    return {
        "id": table.id,
        "rules": table.rules,
        "created": table.created,
        "touched": table.touched,
    }


def _event(table: str, event: Mapping[str, Any]) -> dict[str, Any]:
    return {"table": table, "n": event["n"], "at": event["at"], "json": _text(event)}


def _columns(key: Key) -> dict[str, Any]:
    return {name: getattr(key, name) for name in Key.__slots__}


def _text(event: Mapping[str, Any]) -> str:
    return json.dumps(event, ensure_ascii=False, separators=(",", ":"))


def _failed(error: sa.exc.DBAPIError) -> StorageError:
    """Say what the database said, without the statement and its values."""
    reason = str(error.orig).strip().splitlines()[0]
    return StorageError(f"the database failed: {reason}", code="database-failed", reason=reason)

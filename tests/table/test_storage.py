"""What the database promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from palamede.table.storage import Append, Key, SheetRow, StorageError, Store, TableRow, Writer
from palamede.table.storage.engine import read_url, sqlite_path
from palamede.table.storage.migrations.upgrade import HEAD, upgrade
from palamede.table.storage.schema import metadata

SCHEMAS = sorted((Path(__file__).parents[1] / "data" / "schemas").glob("schema-*.sql"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()


def event(n: int, **more: Any) -> dict[str, Any]:
    return {"n": n, "at": 1000 + n, "type": "said", "name": "Chloé", **more}


def begin(store: Store, table: str = "t", events: int = 1) -> None:
    row = TableRow(table, "voleur", created=1000, touched=1000)
    numbered = [event(n) for n in range(1, events + 1)]
    assert store.append([Append(table, events, numbered, new=row)]) == [None]


def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    begin(store, events=3)
    assert store.table("t") == TableRow("t", "voleur", created=1000, touched=1003)
    assert store.events("t") == [event(1), event(2), event(3)]
    assert store.events("t", 2) == [event(3)]


def test_what_there_is_not_is_none(store: Store) -> None:
    assert store.table("t") is None
    assert store.events("t") == []
    assert store.acknowledged("t", "c") is None


def test_a_command_is_kept_with_its_events(store: Store) -> None:
    begin(store)
    store.append([Append("t", 2, [event(2)], "c")])
    assert store.acknowledged("t", "c") == 2


def test_a_command_that_came_before_keeps_its_events_out(store: Store) -> None:
    begin(store)
    store.append([Append("t", 2, [event(2)], "c")])
    [error] = store.append([Append("t", 3, [event(3)], "c")])
    assert isinstance(error, StorageError)
    assert error.code == "database-failed"
    assert store.events("t") == [event(1), event(2)]


def test_a_number_that_is_taken_keeps_the_command_out(store: Store) -> None:
    begin(store)
    key = Key("t", "seat", 2, "s", "b")
    [error] = store.append([Append("t", 1, [event(1, phrase=2)], "c", [key])])
    assert error is not None
    assert store.acknowledged("t", "c") is None
    assert store.keys(table="t") == []
    assert store.events("t") == [event(1)]


def test_a_faulty_addition_spoils_no_other_of_its_batch(store: Store) -> None:
    begin(store, "a")
    begin(store, "b")
    batch = [
        Append("a", 2, [event(2)], "one"),
        Append("a", 1, [event(1)], "two"),
        Append("b", 2, [event(2)], "three"),
    ]
    first, second, third = store.append(batch)
    assert (first, third) == (None, None)
    assert second is not None
    assert store.acknowledged("a", "one") == store.acknowledged("b", "three") == 2
    assert store.acknowledged("a", "two") is None


def test_keys_are_found_by_each_of_their_parts(store: Store) -> None:
    begin(store, "a")
    begin(store, "b")
    seat, invitation = Key("a", "seat", 2, "s", "x", since=4), Key("a", "invite", None, "i")
    other = Key("b", "owner", None, "o", "x")
    store.add_keys([seat, invitation, other])
    assert store.keys(table="a") == [seat, invitation]
    assert store.keys(secret="i") == [invitation]
    assert store.keys(browser="x") == [seat, other]
    assert store.keys(table="b", browser="x") == [other]


def test_who_gets_up_keeps_what_he_played_and_loses_the_seat(store: Store) -> None:
    begin(store)
    mine, program = Key("t", "seat", 2, "s", "x", since=1), Key("t", "bot", 2, "p")
    unused, other = Key("t", "seat", 2, "u"), Key("t", "seat", 3, "o", "y")
    store.add_keys([mine, program, unused, other])
    store.append([Append("t", 2, [event(2)], gone=[2])])
    assert store.keys(table="t") == [replace(mine, kind="past", secret=None, until=2), other]


def test_keys_are_dropped_by_kind_and_seat(store: Store) -> None:
    begin(store)
    two, three = Key("t", "bot", 2, "b2"), Key("t", "bot", 3, "b3")
    whole, seat = Key("t", "invite", None, "i"), Key("t", "invite", 2, "i2")
    store.add_keys([two, three, whole, seat])
    store.drop_keys("t", "bot", seat=2)
    assert store.keys(table="t") == [three, whole, seat]
    store.drop_keys("t", "invite")
    assert store.keys(table="t") == [three]


def test_a_code_moves_the_games_of_a_browser_once(store: Store) -> None:
    begin(store)
    store.add_keys([Key("t", "seat", 1, "s", "old"), Key("t", "owner", None, "o", "old")])
    store.offer("first", "old", expires=50)
    store.offer("code", "old", expires=50)
    assert store.redeem("first", "new", now=10) is None
    assert store.redeem("code", "new", now=10) == 2
    assert {key.browser for key in store.keys(table="t")} == {"new"}
    assert store.redeem("code", "third", now=10) is None


def test_a_code_opens_nothing_when_its_time_is_over(store: Store) -> None:
    store.offer("code", "old", expires=50)
    assert store.redeem("code", "new", now=50) is None


def test_an_old_table_becomes_its_record(store: Store) -> None:
    begin(store, "old")
    begin(store, "new", events=9)
    store.append([Append("old", 1, command="c")])
    assert [row.id for row in store.idle(1005)] == ["old"]
    store.archive("old", "[DGN]", 7)
    assert store.table("old") == TableRow("old", "voleur", 1000, 1001, archived=7, record="[DGN]")
    assert store.events("old") == []
    assert store.acknowledged("old", "c") is None
    assert store.idle(1005) == []


def test_names_are_forgotten_in_events_and_records(store: Store) -> None:
    begin(store, events=2)
    mine, other = Key("t", "seat", 1, "s", "x"), Key("t", "seat", 2, "o", "y")
    store.add_keys([mine, other])
    store.rewrite("t", {2: event(2, name="Seat 1")}, "x")
    assert store.events("t") == [event(1), event(2, name="Seat 1")]
    assert store.keys(table="t") == [other]
    store.set_record("t", "[Seats]", "y")
    row = store.table("t")
    assert row is not None
    assert row.record == "[Seats]"
    assert store.keys(table="t") == []


def test_a_backup_is_a_whole_database(store: Store, tmp_path: Path) -> None:
    begin(store, events=2500)
    store.add_keys([Key("t", "seat", 1, "s", "x")])
    copy = tmp_path / "copy.db"
    store.backup(str(copy))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    begin(store, "later")
    opened = Store(str(copy))
    assert opened.events("t") == store.events("t")
    assert opened.keys() == store.keys()
    assert opened.table("later") is None
    opened.close()


def test_a_backup_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("kept")
    with pytest.raises(StorageError) as caught:
        store.backup(str(tmp_path / "there"))
    assert caught.value.code == "backup-exists"
    with pytest.raises(StorageError, match="cannot be written"):
        store.backup(str(tmp_path / "no" / "folder"))
    assert (tmp_path / "there").read_text() == "kept"


def test_a_database_in_memory_can_be_backed_up(tmp_path: Path) -> None:
    store = Store(":memory:")
    begin(store)
    store.backup(str(tmp_path / "copy.db"))
    store.close()
    opened = Store(str(tmp_path / "copy.db"))
    assert opened.events("t") == [event(1)]
    opened.close()


def test_one_process_serves_the_tables_of_a_database(url: str) -> None:
    first = Store(url)
    with pytest.raises(StorageError, match="another process serves") as caught:
        Store(url)
    assert caught.value.code == "database-in-use"
    reader = Store(url, serve=False)  # a backup, beside the server
    assert reader.table("t") is None
    reader.close()
    first.close()
    Store(url).close()


def test_a_lost_connection_is_made_again_with_its_right(postgres_url: str) -> None:
    store, other = Store(postgres_url), Store(postgres_url, serve=False)
    begin(store)
    with other._transaction() as connection:
        mine = sa.text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname ="
            " current_database() AND pid <> pg_backend_pid()"
        )
        connection.execute(mine)
    [error] = store.append([Append("t", 2, [event(2)])])
    assert error is not None
    assert store.append([Append("t", 2, [event(2)])]) == [None]
    with pytest.raises(StorageError, match="another process"):
        Store(postgres_url)
    store.close()
    other.close()


def test_who_lost_the_right_writes_no_more(postgres_url: str) -> None:
    store, other = Store(postgres_url), Store(postgres_url, serve=False)
    begin(store)
    store._connection.invalidate()
    thief = Store(postgres_url)
    [error] = store.append([Append("t", 2, [event(2)])])
    assert error is not None
    assert error.code == "database-in-use"
    for each in (store, other, thief):
        each.close()


@pytest.mark.parametrize("text", ["mysql://host/name", "postgresql//x://y", "://", "sqlite3:x://"])
def test_a_url_of_another_kind_is_refused(text: str) -> None:
    with pytest.raises(StorageError, match="a database is named by a path") as caught:
        read_url(text)
    assert caught.value.code == "database-url"


def test_a_database_is_named_by_a_path_or_a_url() -> None:
    assert sqlite_path(read_url("a/b.db")) == Path("a/b.db")
    assert sqlite_path(read_url("sqlite:////a/b.db")) == Path("/a/b.db")
    assert sqlite_path(read_url(":memory:")) is None
    assert sqlite_path(read_url("postgresql://u@h/n")) is None
    assert read_url("postgresql://u@h/n").drivername == "postgresql+psycopg"


def test_a_server_that_is_not_there_is_an_error_without_a_traceback() -> None:
    with pytest.raises(StorageError, match="the database failed"):
        Store("postgresql://nobody@/nothing?host=/nowhere")


def test_sqlite_flushes_every_commit_and_keeps_its_file_to_itself(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.db"
    store = Store(str(path))
    with store._transaction() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        }
    store.close()
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": 2,
        "busy_timeout": 5000,
        "foreign_keys": 1,
    }
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


# -------------------------------------------------------------------- schemas
def test_there_is_a_database_of_each_schema_to_try() -> None:
    assert [path.stem for path in SCHEMAS] == [f"schema-{n}" for n in range(1, int(HEAD) + 1)]


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda path: path.stem)
def test_a_database_of_each_schema_is_opened_and_nothing_is_lost(
    schema: Path, tmp_path: Path
) -> None:
    path = tmp_path / "old.db"
    old = sqlite3.connect(path)
    old.executescript(schema.read_text(encoding="utf-8"))
    old.close()
    store = Store(str(path))
    events = store.events("first")
    assert [each["type"] for each in events] == ["opened", "seated", "seated"]
    assert events[1]["name"] == "Chloé"
    assert store.acknowledged("first", "c0ffee:1") == 3
    assert [key.kind for key in store.keys(table="first")] == ["owner", "seat", "invite"]
    row = store.table("second")
    assert row is not None
    assert row.record == '[DGN "1"]\n'
    with store._transaction() as connection:
        assert _columns(connection) == _columns_of_metadata()
    store.close()


def test_a_shared_sheet_of_an_older_database_is_there(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    old = sqlite3.connect(path)
    old.executescript(SCHEMAS[1].read_text(encoding="utf-8"))
    old.close()
    store = Store(str(path))
    sheet = store.sheet("third")
    assert sheet is not None
    assert (sheet.created, sheet.touched, sheet.read, sheet.write) == (20, 21, "a" * 64, "b" * 64)
    assert "Chloé" in sheet.entries
    store.close()


def test_a_sheet_comes_back_as_it_was_written_last(store: Store) -> None:
    store.add_sheet(SheetRow("one", 5, 5, "r" * 64, "w" * 64, "[]"))
    store.add_sheet(SheetRow("two", 6, 6, "r" * 64, "w" * 64, "[]"))
    store.write_sheet("one", '[{"n": 1}]', 9)
    assert store.sheet("one") == SheetRow("one", 5, 9, "r" * 64, "w" * 64, '[{"n": 1}]')
    store.drop_sheet("one")
    assert store.sheet("one") is None
    assert store.sheet("two") is not None


def _columns(connection: sa.Connection) -> dict[str, set[str]]:
    inspector = sa.inspect(connection)
    return {
        name: {column["name"] for column in inspector.get_columns(name)}
        for name in inspector.get_table_names()
        if name != "alembic_version"
    }


def _columns_of_metadata() -> dict[str, set[str]]:
    return {table.name: set(table.columns.keys()) for table in metadata.sorted_tables}


def test_the_migrations_make_the_schema_that_the_program_uses(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    store = Store(url)
    with store._transaction() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        upgrade(connection)  # a second time there is nothing to do
    store.close()


def test_a_database_of_a_newer_program_is_left_alone(url: str) -> None:
    store = Store(url)
    with store._transaction() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '99'"))
    store.close()
    with pytest.raises(StorageError, match="schema 99, newer than this program") as caught:
        Store(url)
    assert caught.value.code == "database-newer"


# -------------------------------------------------------------------- beside an event loop
def test_what_waits_is_written_together(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "t.db"))
    begin(store)
    batches: list[int] = []
    append = store.append

    def counted(batch: list[Append]) -> list[StorageError | None]:
        batches.append(len(batch))
        return append(batch)

    store.append = counted  # type: ignore[method-assign, assignment]

    async def main() -> list[object]:
        writer = Writer(store)
        wanted = [Append("t", n, [event(n)]) for n in range(2, 12)]
        wanted.append(Append("t", 5, [event(5)]))
        done = await asyncio.gather(*map(writer.append, wanted), return_exceptions=True)
        await writer.close()
        return list(done)

    done = asyncio.run(main())
    assert done[:-1] == [None] * 10
    assert isinstance(done[-1], StorageError)
    assert max(batches) > 1
    assert len(batches) < 11 + 3


def test_a_defect_leaves_nobody_waiting(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "t.db"))

    def broken(batch: object) -> list[StorageError | None]:
        raise RuntimeError("a defect")

    store.append = broken  # type: ignore[method-assign, assignment]

    async def main() -> None:
        writer = Writer(store)
        with pytest.raises(RuntimeError, match="a defect"):
            await writer.append(Append("t", 1))
        waiting = asyncio.create_task(writer.append(Append("t", 2)))
        await asyncio.sleep(0)
        waiting.cancel()
        await writer.close()

    asyncio.run(main())

"""``palamede backup``: everything that a running server keeps, in one new file."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from palamede.cli.__main__ import main
from palamede.table.storage import Store
from tests.web.live import LiveServer


def test_a_backup_is_made_while_the_server_runs_and_is_played_on_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, copy = tmp_path / "first", tmp_path / "copy"
    first.mkdir(), copy.mkdir()
    kept = copy / "tables.sqlite"
    command = ["backup", str(kept), "--database", str(first / "tables.sqlite")]
    with LiveServer(first) as server:
        anne = server.browser()
        table = anne.open("peche", opponents=["random"])["table"]

        async def begin() -> int:
            async with anne.sit(table) as player:
                await player.until("welcome")
                await player.do(do="start")
                while player.state.get("phase") != "play":
                    command = player.choose(player.state) if player.state else None
                    if command is not None:
                        await player.do(**command)
                    await player.next()
                return player.n

        n = asyncio.run(begin())
        assert main(command) == 0
        assert str(kept) in capsys.readouterr().out
        cookies = dict(anne.http.cookies)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    with sqlite3.connect(kept) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    opened.close()
    with LiveServer(copy) as server:
        anne = server.browser(cookies=cookies)

        async def go_on() -> str:
            async with anne.sit(table) as player:
                await player.until("welcome")
                assert player.n >= n
                return str((await player.play())["phase"])

        assert asyncio.run(go_on()) == "finished"


def test_a_backup_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, database = tmp_path / "kept.sqlite", tmp_path / "tables.sqlite"
    kept.write_text("mine", encoding="utf-8")
    Store(str(database)).close()
    assert main(["backup", str(kept), "--database", str(database)]) == 2
    assert "kept.sqlite" in capsys.readouterr().err
    assert kept.read_text(encoding="utf-8") == "mine"


def test_of_a_database_that_is_not_there_no_backup_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "mistyped.sqlite"
    command = ["--lang", "fr", "backup", str(tmp_path / "b.sqlite"), "--database", str(missing)]
    assert main(command) == 2
    assert "rien n'a été sauvegardé" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []

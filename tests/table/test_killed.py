"""``kill -9`` at any moment loses nothing that was promised, and deals nothing anew."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palamede.table.state import fold
from tests.table.world import World, opened

ROOT = Path(__file__).parents[2]


def play_until_killed(path: Path, table: str, seed: int, seconds: float) -> list[list[Any]]:
    """Let a server play, kill it, and return all that it had told by then."""
    told = path.with_name(f"told-{seed}")
    with told.open("wb") as output:
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.table.playing_child", str(path), table, str(seed)],
            cwd=ROOT,
            stdout=output,
        )
        try:
            deadline = time.monotonic() + 60
            while told.stat().st_size < 2000 and time.monotonic() < deadline:
                assert child.poll() is None, "the server has ended by itself"
                time.sleep(0.01)
            time.sleep(seconds)
        finally:
            os.kill(child.pid, signal.SIGKILL)
            child.wait()
    lines = told.read_text(encoding="utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


@pytest.mark.slow
def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    world = World(path)

    async def begin() -> str:
        players = await opened(world, "peche", people=2)
        await world.stop()
        return players[0].table

    table = asyncio.run(begin())
    rng = Random(7)
    acknowledged: list[list[Any]] = []
    events: dict[int, dict[str, Any]] = {}
    for run in range(4):
        for kind, *rest in play_until_killed(path, table, run, rng.uniform(0, 0.4)):
            if kind == "ack":
                acknowledged.append(rest)
            else:
                [event] = rest
                assert events.setdefault(event["n"], event) == event
        check(path, table, acknowledged, events)
    assert len(acknowledged) > 20


def check(
    path: Path, table: str, acknowledged: list[list[Any]], events: dict[int, dict[str, Any]]
) -> None:
    """What was told stands in the database, and commands that come again are not played again."""
    world = World(path)
    log = world.events(table)
    assert [event["n"] for event in log] == list(range(1, len(log) + 1))
    for n, event in events.items():
        assert log[n - 1]["type"] == event["type"]
        if event["type"] == "dealt":
            assert log[n - 1]["hands"][0] == event["hands"][0], "dealt anew"
    partie: list[int] = []
    for event in log:
        if event["type"] == "begun":
            partie = []
        elif event["type"] == "dealt":
            partie.append(event["deal"])
            assert partie == list(range(1, len(partie) + 1))

    async def resend() -> None:
        state = await world.state(table)
        assert state.n == len(log) == fold(log).n
        for proof, name, n, command, done in acknowledged[-30:]:
            assert await world.tables.do(table, proof, name, n, command) == done
        assert (await world.state(table)).n == len(log)
        await world.stop()

    asyncio.run(resend())

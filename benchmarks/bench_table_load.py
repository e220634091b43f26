"""A server under load: hundreds of tables of four, each an act a second, clients on real sockets.

Goals: with 200 tables the 99th percentile from a command to the last of the four clients is at most
100 ms, no event is lost or doubled, a table takes at most 1 MB, also with 20 more tables of the
slowest bot; from 50 to 400 tables the processor time of the server for an event grows by less than
1.3 times. This process is the load; the server is ``palamede serve`` beside it, on loopback and a
database of its own. Both share the machine: what the load costs is told, and how late its own loop
was, which is part of every time measured; and how long the server could have run but for others
that had the processor (``starved``): where that is much, the times tell of the machine. ``clump``
tells how the acts of the tables fell together: 1 as if each table chose its moments alone, more
where the load itself came in bursts; ``missed`` are beats that passed while a table was still busy
with what went before. Each stage ends by itself within a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.engine import players

sys.path.insert(0, str(Path(__file__).parent))
from _table_client import Table  # noqa: E402

RATE = 1.0
"""Acts of a table in a second."""
STAGE = 60.0
"""Seconds after which a stage is given up."""
SETTLE = 3.0
RULES = "voleur"
GOAL_MS, GOAL_MB, GOAL_GROWTH = 100.0, 1.0, 1.3
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Stage:
    """What one stage has shown."""

    tables: int
    bots: int
    times: dict[str, list[float]] = field(default_factory=dict)
    events: int = 0
    seconds: float = 0.0
    server: float = 0.0
    """Processor seconds of the server, its threads included."""
    workers: float = 0.0
    starved: float = 0.0
    """Seconds that the event loop of the server waited for a processor."""
    load: float = 0.0
    lag: list[float] = field(default_factory=list)
    acts: list[float] = field(default_factory=list)
    """When the tables acted, in seconds."""
    missed: int = 0
    frames: int = 0
    sent: int = 0
    memory: float = 0.0
    """Megabytes a table."""
    faults: list[str] = field(default_factory=list)
    measuring: bool = False

    def took(self, what: str, seconds: float) -> None:
        if self.measuring:
            self.times.setdefault(what, []).append(seconds)

    @property
    def all_times(self) -> list[float]:
        return [each for times in self.times.values() for each in times]

    @property
    def clump(self) -> float:
        """How unevenly the acts lay over stretches of 10 ms, against acts that lie by chance."""
        counts = Counter(int(100 * act) for act in self.acts)
        by_chance = len(self.acts) + len(self.acts) ** 2 / max(1.0, 100 * self.seconds)
        return sum(count**2 for count in counts.values()) / max(1.0, by_chance)

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time an event."""
        return 1000 * self.server / max(1, self.events)


# -------------------------------------------------------------------- the server
class Server:
    """``palamede serve`` as it comes."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._log = (folder / "log").open("wb")
        words = ["serve", "--port", str(self.port), "--database", str(folder / "tables.sqlite")]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "palamede.cli", *words, "--trusted-proxy", "127.0.0.1"],
            stdout=subprocess.DEVNULL,
            stderr=self._log,
        )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def cpu(self) -> float:
        """Processor seconds that the server has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def starved(self) -> float:
        """Seconds that its event loop could have run, had a processor been free."""
        schedule = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/schedstat")
        return int(schedule.read_text().split()[1]) / 1e9

    def workers(self) -> float:
        """Processor seconds that its children have used so far."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        spent = 0.0
        for pid in children.read_text().split():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                spent += (int(fields[11]) + int(fields[12])) / _TICKS
        return spent

    def megabytes(self) -> float:
        """What the server holds in memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


def slowest_bot() -> str:
    """Return the registered player that thinks longest, by a few positions."""
    rng, spent = Random(1), dict.fromkeys(players.NAMES, 0.0)
    deal = Partie(presets.conventions(RULES), "ABCD", leader=1).serve(rng)
    while deal.legal_moves:
        for name in spent:
            began = time.thread_time()
            players.get(name).choose(deal.view(deal.turn), Random(1))
            spent[name] += time.thread_time() - began
        deal.push(rng.choice(deal.legal_moves))
    return max(spent, key=lambda name: spent[name])


# -------------------------------------------------------------------- a stage
async def run(stage: Stage, server: Server, seconds: float, bot: str) -> None:
    """Open the tables, let them play, and measure for a while."""
    await _warm(server)
    before = server.megabytes()
    tables = [Table(server.port, 4, stage.took) for _ in range(stage.tables)]
    others = [Table(server.port, 1, lambda what, seconds: None) for _ in range(stage.bots)]
    gate = asyncio.Semaphore(8)

    rng = Random(1)
    playing: list[asyncio.Task[None]] = []

    async def open_one(table: Table, bots: list[str]) -> None:
        async with gate:
            await table.open(RULES, [], bots, "normal")
        playing.append(asyncio.create_task(table.ping(2.5 * rng.random())))

    await asyncio.gather(
        *(open_one(table, []) for table in tables), *(open_one(t, [bot] * 3) for t in others)
    )
    playing += [
        asyncio.create_task(table.play(RATE, rng.random() / RATE)) for table in [*tables, *others]
    ]
    playing.append(asyncio.create_task(_heartbeat(stage)))
    try:
        while not all(b'"phase":"play"' in table.clients[0].last for table in tables):
            _raise_of(playing)
            await asyncio.sleep(0.2)
        await asyncio.sleep(SETTLE)
        await _measure(stage, server, tables, seconds)
        _raise_of(playing)
    finally:
        stage.memory = (server.megabytes() - before) / max(1, stage.tables + stage.bots)
        stage.faults = [fault for table in [*tables, *others] for fault in table.faults]
        for table in [*tables, *others]:
            table.close()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _warm(server: Server) -> None:
    """Let the server load what it loads when a table is first opened."""
    table = Table(server.port, 1, lambda what, seconds: None)
    await table.open(RULES, [], ["classical"] * 3, "instant")
    await table.command(table.clients[0], {"do": "start"})
    await asyncio.sleep(2)
    table.close()


async def _measure(stage: Stage, server: Server, tables: Sequence[Table], seconds: float) -> None:
    def now() -> tuple[float, ...]:
        clients = [client for table in tables for client in table.clients]
        return (
            sum(table.clients[0].n for table in tables),
            time.perf_counter(),
            server.cpu(),
            server.workers(),
            server.starved(),
            time.process_time(),
            sum(client.frames for client in clients),
            sum(client.bytes for client in clients),
            sum(table.missed for table in tables),
        )

    stage.measuring = True
    before = now()
    for table in tables:
        table.acts.clear()
    await asyncio.sleep(seconds)
    events, took, cpu, workers, starved, load, frames, sent, missed = (
        after - start for after, start in zip(now(), before, strict=True)
    )
    stage.measuring = False
    stage.events, stage.frames, stage.sent = int(events), int(frames), int(sent)
    stage.seconds, stage.server, stage.workers, stage.load = took, cpu, workers, load
    stage.starved, stage.missed = starved, int(missed)
    stage.acts = [act for table in tables for act in table.acts]


async def _heartbeat(stage: Stage) -> None:
    """Note how late this loop is: it is part of every time that is measured."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.02)
        if stage.measuring:
            stage.lag.append(time.perf_counter() - began - 0.02)


def _raise_of(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done() and not task.cancelled() and (error := task.exception()) is not None:
            raise error


def stage_of(tables: int, bots: int, seconds: float, bot: str) -> Stage:
    """Run a stage on a fresh server."""
    stage = Stage(tables, bots)

    async def limited() -> None:
        async with asyncio.timeout(STAGE):
            await run(stage, server, seconds, bot)

    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            asyncio.run(limited())
        except (TimeoutError, RuntimeError, OSError) as error:
            stage.faults.append(f"given up: {type(error).__name__} {error}")
        finally:
            server.stop()
    return stage


# -------------------------------------------------------------------- what is told
def percentile(values: Sequence[float], share: float) -> float:
    """Return a percentile in milliseconds, NaN of nothing."""
    ordered = sorted(values)
    return (
        1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]
        if ordered
        else float("nan")
    )


def show(stage: Stage) -> None:
    """Print one line a stage."""
    times, seconds = stage.all_times, max(stage.seconds, 1e-9)
    name = f"{stage.tables}" + (f"+{stage.bots}" if stage.bots else "")
    print(
        f"{name:>7} {stage.events / seconds:8.0f} {percentile(times, 0.5):7.1f}"
        f" {percentile(times, 0.99):7.1f} {percentile(times, 1):7.0f} {stage.cost:9.2f}"
        f" {stage.server / seconds:7.0%} {stage.starved / seconds:7.0%}"
        f" {stage.workers / seconds:8.0%} {stage.memory:7.2f}"
        f" {stage.load / seconds:7.0%} {percentile(stage.lag, 0.99):8.1f}"
        f" {stage.clump:6.1f} {stage.missed:6} {1e6 * stage.load / max(1, stage.frames):8.0f}"
        f" {stage.sent / max(1, stage.frames):8.0f} {len(stage.faults):7}"
    )
    for fault in stage.faults[:3]:
        print(f"        {fault}")


HEAD = (
    f"{'tables':>7} {'events/s':>8} {'p50 ms':>7} {'p99 ms':>7} {'max ms':>7} {'ms/event':>9}"
    f" {'server':>7} {'starved':>7} {'workers':>8} {'MB/tbl':>7} {'load':>7} {'lag p99':>8}"
    f" {'clump':>6} {'missed':>6} {'us/frame':>8} {'B/frame':>8} {'faults':>7}"
)


def main() -> int:
    """Run the stages, print, and return 1 if a goal is missed."""
    parser = argparse.ArgumentParser(description="a server under load")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 400])
    parser.add_argument("--bots", type=int, default=20, help="tables of the slowest bot beside 200")
    parser.add_argument("--seconds", type=float, default=15.0, help="measured in each stage")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    bot = slowest_bot()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"the slowest bot is {bot}")
    print(HEAD)
    stages: list[Stage] = []
    for tables, bots in [*((tables, 0) for tables in args.tables), (200, args.bots)]:
        if bots or tables in args.tables:
            stages.append(stage_of(tables, bots, args.seconds, bot))
            show(stages[-1])
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")
    return judge(stages)


def judge(stages: Sequence[Stage]) -> int:
    """Say which goals are met."""
    goals: list[tuple[str, bool]] = []
    for stage in stages:
        if stage.tables == 200:
            name = f"200 tables{f' and {stage.bots} of bots' if stage.bots else ''}"
            p99 = percentile(stage.all_times, 0.99)
            goals.append((f"{name}: p99 {p99:.0f} ms <= {GOAL_MS:.0f} ms", p99 <= GOAL_MS))
            goals.append((f"{name}: {stage.memory:.2f} MB a table", stage.memory <= GOAL_MB))
        goals.append((f"{stage.tables} tables: {len(stage.faults)} faults", not stage.faults))
    costs = {stage.tables: stage.cost for stage in stages if not stage.bots and stage.events}
    if 50 in costs and 400 in costs:
        growth = costs[400] / costs[50]
        goals.append((f"an event costs {growth:.2f}x from 50 to 400", growth < GOAL_GROWTH))
    for text, met in goals:
        print(f"  {'met   ' if met else 'MISSED'} {text}")
    return 0 if all(met for _, met in goals) else 1


if __name__ == "__main__":
    sys.exit(main())

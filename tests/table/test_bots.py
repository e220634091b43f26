"""Bots in processes of their own: what they answer, and that nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from palamede.dominoes.view import View
from palamede.table import bots
from palamede.table.bots import BotPool, InlineBots, choose
from palamede.table.pace import BEATS, release
from tests.table.steps import Steps


def view() -> View:
    state = Steps("voleur", people=2).start().state
    assert state.deal is not None
    return state.deal.view(state.turn)


def test_a_worker_answers_as_the_bot_would_here() -> None:
    given = view()

    async def main() -> None:
        pool = BotPool(1)
        await pool.start()
        for bot in ("classical", "greedy", "random"):
            assert await pool.choose(bot, given, 7) == choose(bot, given, 7)
            assert await InlineBots().choose(bot, given, 7) == choose(bot, given, 7)
        assert pool.stood_in == 0
        await pool.close()
        await pool.close()
        await InlineBots().close()

    asyncio.run(main())


def test_the_event_loop_goes_on_while_workers_start_and_think() -> None:
    given = view()

    async def main() -> None:
        pool, gaps = BotPool(1), []

        async def tick() -> None:
            last = time.monotonic()
            while True:
                await asyncio.sleep(0.002)
                gaps.append((now := time.monotonic()) - last)
                last = now

        ticking = asyncio.create_task(tick())
        for _ in range(10):
            await pool.choose("classical", given, 1)
        ticking.cancel()
        await pool.close()
        # The machine is shared: nearly all gaps are short, where one waiting would make one long.
        assert sorted(gaps)[int(0.98 * len(gaps))] < 0.05

    asyncio.run(main())


def test_workers_answer_in_time_while_their_kernels_are_compiled_for_the_first_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an empty home: the first move by the classical player, and no worker is held up."""
    for name in ("XDG_CACHE_HOME", "NUMBA_CACHE_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    given, taken = view(), []

    async def main() -> None:
        pool = BotPool(1)
        await pool.start()
        for bot in ("maitre", "expert", "greedy", "maitre"):
            begun = time.monotonic()
            action = await pool.choose(bot, given, 7)
            taken.append(time.monotonic() - begun)
            assert action == choose("greedy" if bot == "greedy" else "classical", given, 7)
        assert pool.stood_in == 0
        await pool.close()  # does not wait for the compiler

    begun = time.monotonic()
    asyncio.run(main())
    assert taken[0] < 3 and max(taken[1:]) < 1
    assert time.monotonic() - begun < 20


def test_who_has_waited_long_enough_plays_at_the_classical_level() -> None:
    given = view()

    async def main() -> None:
        pool = BotPool(1, patience=0.01)
        await pool._free.acquire()  # the one worker thinks for another table
        assert await pool.choose("random", given, 3) == choose("classical", given, 3)
        assert pool.stood_in == 1
        pool._free.release()
        await pool.close()

    asyncio.run(main())


def test_tables_are_served_in_the_order_in_which_they_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given, order = view(), []

    async def main() -> None:
        pool = BotPool(1, patience=60)

        async def ask(table: int) -> None:
            await pool.choose("greedy", given, table)
            order.append(table)

        await asyncio.gather(*(ask(table) for table in range(6)))
        await pool.close()

    asyncio.run(main())
    assert order == list(range(6))


def test_a_worker_that_dies_is_replaced_and_its_act_is_played() -> None:
    given = view()

    async def main() -> None:
        pool = BotPool(1)
        await pool.choose("greedy", given, 1)
        assert pool._pool is not None
        [worker] = pool._pool._processes.values()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        worker.join()
        assert await pool.choose("greedy", given, 1) == choose("classical", given, 1)
        assert await pool.choose("greedy", given, 1) == choose("greedy", given, 1)
        assert pool.stood_in == 1
        await pool.close()

    asyncio.run(main())


def test_an_act_that_is_no_longer_wanted_gives_its_worker_back() -> None:
    given = view()

    async def main() -> None:
        pool = BotPool(1)
        await pool.start()
        unwanted = asyncio.create_task(pool.choose("greedy", given, 1))
        await asyncio.sleep(0)
        unwanted.cancel()
        assert await pool.choose("random", given, 3) == choose("random", given, 3)
        assert pool.stood_in == 0
        await pool.close()

    asyncio.run(main())


def test_a_defect_of_a_level_reaches_the_table_and_frees_the_worker() -> None:
    async def main() -> None:
        pool = BotPool(1)
        with pytest.raises(ValueError, match="no player is called"):
            await pool.choose("deep blue", view(), 1)
        assert not pool._free.locked()
        await pool.close()

    asyncio.run(main())


def test_workers_are_one_less_than_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers in ((8, 7), (2, 1), (1, 1), (None, 1)):
        monkeypatch.setattr(bots.os, "cpu_count", lambda cores=cores: cores)
        assert BotPool().workers == workers


@pytest.mark.parametrize("pace", list(BEATS))
def test_an_act_is_heard_on_the_beat_however_long_the_bot_thought(pace: str) -> None:
    beat = BEATS[pace]
    assert {release(pace, 1000, 1000 + thought) for thought in range(0, beat + 1, 5)} == {
        1000 + beat
    }
    assert release(pace, 1000, 1001 + beat) == 1000 + 2 * beat

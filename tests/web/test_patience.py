"""The time limit of a connection: one timer for all frames, and an end for what takes too long."""

from __future__ import annotations

import asyncio

import pytest

from palamede.web.patience import Patience


def timers() -> int:
    return len(asyncio.get_running_loop()._scheduled)  # type: ignore[attr-defined]


def test_what_takes_too_long_is_interrupted_and_the_task_goes_on() -> None:
    async def work() -> int:
        patience = Patience(0.01)
        with pytest.raises(TimeoutError), patience:
            await asyncio.Event().wait()
        task = asyncio.current_task()
        assert task is not None
        await asyncio.sleep(0)  # it is not cancelled for good
        return task.cancelling()

    assert asyncio.run(work()) == 0


def test_one_timer_serves_a_thousand_frames() -> None:
    async def work() -> tuple[int, int]:
        patience, before = Patience(60), timers()
        for _ in range(1000):
            with patience:
                await asyncio.sleep(0)
        during = timers() - before
        patience.close()
        return during, before

    assert asyncio.run(work()) == (1, 0)


def test_a_timer_of_an_earlier_frame_does_not_cut_a_later_one_short() -> None:
    async def work() -> tuple[float, float]:
        loop = asyncio.get_running_loop()
        patience = Patience(0.2)
        with patience:
            first = loop.time()
        await asyncio.sleep(0.15)
        second = loop.time()
        with pytest.raises(TimeoutError), patience:
            await asyncio.Event().wait()
        return second - first, loop.time() - second

    gap, lasted = asyncio.run(work())
    assert gap >= 0.15
    assert lasted >= 0.2 - 0.01  # not 0.05, when the timer of the first rang


def test_who_is_cancelled_from_elsewhere_stays_so() -> None:
    async def send(patience: Patience) -> None:
        with patience:
            await asyncio.Event().wait()

    async def work() -> bool:
        task = asyncio.create_task(send(Patience(60)))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        return task.cancelled()

    assert asyncio.run(work())


def test_an_error_passes_through_and_nothing_rings_later() -> None:
    async def work() -> None:
        patience = Patience(0.01)
        with pytest.raises(ValueError, match="broken"), patience:
            raise ValueError("broken")
        await asyncio.sleep(0.03)  # the timer has rung; nobody is cancelled

    asyncio.run(work())

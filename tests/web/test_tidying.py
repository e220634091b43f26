"""The whole memory is looked through when nobody plays, not whenever Python feels like it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from palamede.web import tidying


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.self = self


def test_old_garbage_waits_until_nobody_is_connected() -> None:
    connected = 1

    async def work() -> tuple[bool, bool]:
        nonlocal connected
        tidying.begin()
        knot = Knot()
        freed = weakref.ref(knot)
        gc.collect(1)  # it grows old
        del knot
        tidy = asyncio.create_task(tidying.keep_tidy(lambda: connected, every=0.01))
        made: list[list[int]] = [[] for _ in range(300_000)]  # Python would look by itself now
        await asyncio.sleep(0.05)
        before = freed() is None
        connected = 0
        await asyncio.sleep(0.05)
        tidy.cancel()
        assert made
        return before, freed() is None

    assert asyncio.run(work()) == (False, True)


def test_it_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "LONGEST", 0.0)

    async def work() -> bool:
        knot = Knot()
        freed = weakref.ref(knot)
        del knot
        tidy = asyncio.create_task(tidying.keep_tidy(lambda: 1, every=0.01))
        await asyncio.sleep(0.1)
        tidy.cancel()
        return freed() is None

    assert asyncio.run(work())

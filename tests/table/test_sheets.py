"""How long a server keeps the score sheets that are shared."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from palamede.table.errors import TableError
from palamede.table.sheets import KEEP_MS
from tests.table.world import World

NAMES = ["Anne", "Bruno"]
OPENED: dict[str, Any] = {"type": "opened", "rules": "tete_a_tete", "names": NAMES}
SEATED: dict[str, Any] = {"type": "seated", "places": NAMES, "leader": 1, "partie": 1}


def test_a_sheet_is_forgotten_a_year_after_its_last_entry(tmp_path: Path) -> None:
    async def scenario() -> None:
        world = World(tmp_path / "t.db")
        sheets, clock = world.tables.sheets, world.clock
        begun = clock.now()
        idle, used = await sheets.open([OPENED]), await sheets.open([OPENED])
        clock.move(begun + 1)
        await sheets.write(used.sheet, used.write, [OPENED, SEATED])

        clock.move(begun + KEEP_MS)
        await world.tables.sweep()
        assert len((await sheets.read(idle.sheet, idle.read)).entries) == 1

        clock.move(begun + KEEP_MS + 1)
        await world.tables.sweep()
        with pytest.raises(TableError) as gone:
            await sheets.read(idle.sheet, idle.read)
        assert gone.value.code == "no-such-sheet"
        assert len((await sheets.read(used.sheet, used.read)).entries) == 2
        await world.stop()

    asyncio.run(scenario())

"""``kill -9`` of the server in the middle of a partie of four: it goes on, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from palamede.dgn.checker import check
from palamede.table.proof import prove
from palamede.table.records import record_text
from palamede.table.state import fold
from tests.web.live import Json
from tests.web.process import Guest, RealServer, Tab, settled, together

NAMES = ("Anne", "Bruno", "Chloé", "David")


@pytest.mark.slow
def test_four_play_on_after_the_server_was_killed(tmp_path: Path) -> None:
    server = RealServer(tmp_path)
    try:
        guests = [server.guest() for _ in NAMES]
        new = guests[0].open("voleur")
        table = new["table"]
        for guest, name in zip(guests[1:], NAMES[1:], strict=True):
            guest.join(table, new["invite"], name)
        asyncio.run(play(server, table, guests))
        assert server.defects() == []
    finally:
        server.stop()


async def play(server: RealServer, table: str, guests: list[Guest]) -> None:
    tabs = [Tab(guest, table) for guest in guests]
    await settled(tabs)
    await tabs[0].do({"do": "start"})

    # Once a deal is well under way, the server dies while an act is on its way to it.
    await until_all(tabs, lambda state: state["phase"] == "play" and len(state["line"]) >= 5)
    await settled(tabs)
    first = server.events(table)
    acting = next(tab for tab in tabs if tab.state["legal"] or tab.state["may"])
    command = acting.choose()
    assert command is not None
    named = await acting.send(command)
    server.kill()
    await asyncio.to_thread(server.start)
    assert (await acting.answer(named))["type"] == "ack"

    # And once more while all four say that they have seen the count.
    await until_all(tabs, lambda state: state["phase"] in ("counted", "finished"))
    await settled(tabs)
    counts = [await tab.send({"do": "next"}) for tab in tabs]
    server.kill()
    await asyncio.to_thread(server.start)
    answers = await together(*(tab.answer(name) for tab, name in zip(tabs, counts, strict=True)))
    assert {answer["type"] for answer in answers} == {"ack"}

    await until_all(tabs, lambda state: state["phase"] == "finished")
    await settled(tabs)
    log = server.events(table)
    assert log[: len(first)] == first
    assert [event["n"] for event in log] == list(range(1, len(log) + 1))
    for tab in tabs:
        assert tab.comings >= 3
        assert [event["n"] for event, _ in tab.heard] == list(range(1, len(log) + 1))
        assert [event["type"] for event, _ in tab.heard] == [event["type"] for event in log]
        assert tab.state["result"]["finished"]
    acts: list[Json] = [event for event in log if event["type"] in ("laid", "drew", "passed")]
    assert all("by" not in act for act in acts), "somebody else played for a person"
    assert fold(log).phase == "finished"
    record = record_text(log)
    assert check(record).errors == () and all(proof.proved for proof in prove(record))
    for tab in tabs:
        await tab.close()


async def until_all(tabs: list[Tab], holds: object) -> None:
    assert callable(holds)
    async with asyncio.timeout(120):
        await together(*(tab.play(holds) for tab in tabs))

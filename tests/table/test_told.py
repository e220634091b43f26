"""What a table tells, as text: the same bytes as the frame in JSON, what all hear written once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palamede.table import told
from palamede.table.audience import OWN
from palamede.table.subscription import Frame
from palamede.table.told import Told, text_of
from tests.table.world import Player, World, frames, play_out, started


def partie_heard(path: Path, rules: str, people: int) -> dict[str, list[Frame]]:
    """Play a partie, and return what each of its people and a spectator hear."""

    async def scenario() -> dict[str, list[Frame]]:
        world = World(path)
        try:
            players = await started(world, rules, people=people, spectators=True)
            players_and_stranger = [*players, Player(world, players[0].table, "stranger")]
            listening = {each.proof: await each.listen() for each in players_and_stranger}
            await play_out(world, players, Random(7))
            return {proof: frames(subscription) for proof, subscription in listening.items()}
        finally:
            await world.stop()

    return asyncio.run(scenario())


def plain(frame: Any) -> str:
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))


@pytest.mark.parametrize(("rules", "people"), [("voleur", 3), ("peche", 2), ("voleur_mort", 2)])
def test_a_frame_becomes_the_text_that_it_is_in_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str, people: int
) -> None:
    monkeypatch.setattr("palamede.table.subscription.BACKLOG", 10**6)
    heard = partie_heard(tmp_path / "t.db", rules, people)
    assert len(heard) == people + 1
    for told_frames in heard.values():
        events = [frame for frame in told_frames if frame["type"] == "events"]
        assert len(events) > 5
        assert all(isinstance(frame, Told) for frame in events)
        for frame in told_frames:
            assert text_of(frame) == plain(frame)
            assert text_of(frame) == plain(frame), "asked again"


def test_what_all_hear_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palamede.table.subscription.BACKLOG", 10**6)
    heard = partie_heard(tmp_path / "t.db", "voleur", 3)
    written: list[Any] = []
    encode = told._json

    def counting(value: Any) -> str:
        written.append(value)
        return encode(value)

    monkeypatch.setattr(told, "_json", counting)
    last = [told_frames[-1] for told_frames in heard.values()]
    assert {frame["n"] for frame in last} == {last[0]["n"]}
    texts = [text_of(frame) for frame in last]
    assert sum("line" in value for value in written) == 1
    assert len(set(texts)) == len(last)  # each has his own hand
    for frame in last:
        assert list(frame["state"])[-len(OWN) :] == list(OWN)

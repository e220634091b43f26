"""Play into a database without end, telling each thing when it is promised, until we are killed.

Run as a program: the path of the database, the table, a number for chance.
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random

from palamede.table.clock import SystemClock
from palamede.table.service import Tables
from palamede.table.storage import Store
from tests.table.world import Player, World


class RealWorld(World):
    """The same with a clock that goes by itself and commits that reach the disk."""

    def start(self) -> None:
        self.store = Store(self.url)
        self.tables = Tables(self.store, clock=SystemClock(), entropy=self.entropy)


async def main(path: str, table: str, seed: int) -> None:
    world, rng = RealWorld(path, seed), Random(seed)
    world.ids = (f"run{seed}-{number}" for number in range(10**9))
    players = [Player(world, table, f"browser-{number}") for number in (1, 2)]
    listening = await players[0].listen()
    asyncio.create_task(_tell(listening))
    while True:
        state = await world.state(table)
        if state.phase in ("seating", "finished"):
            await _send(players[0], "start" if state.phase == "seating" else "rematch")
        elif state.phase == "fair":
            for player in players:
                if players.index(player) + 1 not in state.fair.commits:
                    await player.commit()
            for player in players:
                if (await world.state(table)).phase == "fair":
                    await player.reveal()
        elif state.phase == "counted":
            for player in players:
                if players.index(player) + 1 not in state.ready:
                    await _send(player, "next")
        else:
            assert state.deal is not None and state.turn is not None
            move = rng.choice(state.deal.legal_moves)
            more = {"action": move.action} if move.is_lay else {}
            await _send(players[state.turn - 1], move.kind, **more)


async def _tell(listening: object) -> None:
    async for frame in listening:  # type: ignore[attr-defined]
        for event in frame.get("events", ()):
            print(json.dumps(["event", event]), flush=True)


async def _send(player: Player, do: str, **more: object) -> None:
    name, n = next(player.world.ids), (await player.world.state(player.table)).n
    done = await player.do(do, n=n, id=name, **more)
    print(json.dumps(["ack", player.proof, name, n, {"do": do, **more}, done]), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))

"""Worlds drawn from a view, through the kernel and through ``palamede.dominoes``, on one core.

Goals: 1 M worlds a second in ``voleur`` views after two passes, 0.2 M in ``peche`` views after two
draws. Ten views of each, found by random play; every world of both sides is a full deal: the hands
as taken and the order of the stock. What a view proves is worked out once before, for both sides.
The goals are judged in seconds of processor time, so that a busy machine does not miss them.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.dealing import mix
from palamede.dominoes.view import View, WorldSampler
from palamede.engine.kernel.worlds import Worlds

sys.path.insert(0, str(Path(__file__).parent))
from _side_by_side import ROUNDS, measure, report  # noqa: E402

VIEWS = 10
WORLDS = 20_000
"""Drawn by the kernel from each view; the other side draws a hundredth of that."""
PART = 100
PEER = "dominoes.worlds.WorldSampler"


def views(rules: str, kind: str, number: int) -> list[View]:
    """Return views of the seat to act, just after so many passes or draws, of random deals."""
    table = presets.conventions(rules)
    rng = random.Random(rules)
    found: list[View] = []
    while len(found) < VIEWS:
        tiles = mix(table.tiles, rng)
        cut = [table.hand * seat for seat in range(table.seats + 1)]
        hands = [tiles[low:high] for low, high in zip(cut, cut[1:], strict=False)]
        deal = Deal(table, hands, tiles[cut[-1] :], leader=rng.randint(1, table.seats))
        count = 0
        while deal.turn is not None and count < number:
            move = rng.choice(deal.legal_moves)
            count += move.kind == kind
            deal.push(move)
        if deal.turn is not None:
            found.append(deal.view(deal.turn))
    return found


def by_kernel(found: list[View]) -> None:
    """Prepare each view and draw."""
    for view in found:
        Worlds(view).sample(WORLDS, seed=1)


def by_rules(found: list[View]) -> None:
    """Prepare each view and draw fewer worlds with the sampler of the rules."""
    for view in found:
        sampler, rng = WorldSampler(view), random.Random(1)
        for _ in range(WORLDS // PART):
            sampler.tiles(rng)


def processor_seconds(found: list[View]) -> float:
    """Return the median of the seconds that a core works for the kernel."""
    taken = []
    for _ in range(ROUNDS):
        start = time.process_time()
        by_kernel(found)
        taken.append(time.process_time() - start)
    return statistics.median(taken)


def main() -> int:
    """Measure, print, and return 1 if a goal is missed."""
    missed = False
    for rules, kind, goal in (("voleur", "pass", 1_000_000), ("peche", "draw", 200_000)):
        found = views(rules, kind, 2)
        rivals: dict[str, Callable[[], object]] = {
            "engine.kernel.worlds": partial(by_kernel, found),
            PEER: partial(by_rules, found),
        }
        seconds = measure(rivals)
        seconds[PEER] *= PART
        amount = VIEWS * WORLDS
        title = f"Worlds of {rules} views after two {'passes' if kind == 'pass' else 'draws'}"
        report(title, "worlds", seconds, amount, f"goal {goal:,} worlds a second")
        rate = amount / processor_seconds(found)
        print(f"  one core, processor time: {rate:,.0f} worlds a second")
        missed = missed or rate < goal
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())

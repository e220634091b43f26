"""How much a best answer gains on each player in a small game, and a table of it for people."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from palamede.arena.limit.games import Game
from palamede.arena.limit.tabulate import Answers, tabulate
from palamede.engine.equilibrium.small import SmallGame
from palamede.engine.equilibrium.teams import team_gains

__all__ = ["UNIFORM", "kept", "measure", "table"]

Reals = NDArray[np.float64]
Tell = Callable[[str, int, int], None]

WITHIN: Final = 1e-5
"""Marks a deal by which what is called equilibrium may be exploited."""
EQUILIBRIUM: Final = "equilibrium"
ROWS: Final = "rows.json"
UNIFORM: Final = "any legal act"
PLACES: Final = 4
COLUMNS: Final = ("exploitability", "against equilibrium", "alone", "shared")


def kept(work: Path) -> dict[str, Any]:
    """Return what is known of a game so far: sizes and ``rows``; empty at the beginning."""
    path = work / ROWS
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


class _Rows:
    """What is known of a game, in a JSON file that is whole at every moment."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.known: dict[str, Any] = kept(path.parent)

    def has(self, name: str) -> bool:
        return name in self.known.get("rows", {})

    def put(self, name: str, row: dict[str, Any]) -> None:
        self.known.setdefault("rows", {})[name] = row
        fresh = self._path.with_suffix(".part")
        fresh.write_text(json.dumps(self.known, indent=1) + "\n", encoding="utf-8")
        os.replace(fresh, self._path)


def measure(
    game: Game, *, work: Path, jobs: int = 1, tell: Tell = lambda *_: None
) -> dict[str, Any]:
    """Measure all rows of a game, or what is left of them, and return the rows with its sizes.

    ``work``: directory where rows and answers are kept; broken off, it goes on from there. ``tell``
    is called with who is being asked, how often it has been and how often it will be at least.

    Raises:
        ArenaError: answers kept there are those of another player or game.
    """
    work.mkdir(parents=True, exist_ok=True)
    rows = _Rows(work / ROWS)
    wanted = (UNIFORM, *game.entrants)
    if all(map(rows.has, wanted)):
        return rows.known
    small = SmallGame(game.conventions)
    rows.known.update(small.sizes())
    best = None if game.conventions.paired else _equilibrium(small, rows, work)
    for name in wanted:
        if not rows.has(name):
            rows.put(name, _row(small, best, _policy(game, small, name, work, jobs, tell)))
    return rows.known


def _policy(game: Game, small: SmallGame, name: str, work: Path, jobs: int, tell: Tell) -> Reals:
    if name == UNIFORM:
        return small.uniform()
    heading: dict[str, object] = {"rules": game.rules, "player": name}
    answers = Answers(work / f"{name.replace(' ', '-')}.jsonl", heading)
    return tabulate(
        small, name, answers=answers, jobs=jobs, tell=lambda done, total: tell(name, done, total)
    )


def _row(small: SmallGame, best: Reals | None, policy: Reals) -> dict[str, Any]:
    if best is None:
        gains = team_gains(small, policy)
        return {"alone": round(gains.least, PLACES), "shared": round(gains.most, PLACES)}
    return {
        "exploitability": round(small.exploitability(policy), PLACES),
        "against equilibrium": round(small.against(policy, best), PLACES),
    }


def _equilibrium(small: SmallGame, rows: _Rows, work: Path) -> Reals:
    """Return the policy in equilibrium, kept beside the answers; solve it if it is not there."""
    path = work / "equilibrium.npy"
    if path.exists() and rows.has(EQUILIBRIUM):
        kept: Reals = np.load(path)
        return kept
    policy, left, iterations = small.solve(within=WITHIN)
    np.save(path, policy)
    row = {"exploitability": float(f"{left:.1e}"), "iterations": iterations}
    row["value of the lead"] = round(small.value(policy), PLACES)
    rows.put(EQUILIBRIUM, row)
    return policy


def table(game: Game, measured: Mapping[str, Any]) -> str:
    """Return what is known of a game as a table in Markdown, players in the order of the game."""
    rows: Mapping[str, dict[str, Any]] = measured["rows"]
    columns = {name for row in rows.values() for name in row}
    shown = [column for column in COLUMNS if column in columns]
    title = f"**{game.name}** ({measured['deals']:,} deals, {measured['sets']:,} decisions)"
    best = rows.get(EQUILIBRIUM)
    if best is not None:
        title += (
            f": the lead is worth {best['value of the lead']} marks, solved to"
            f" {best['exploitability']:.0e}."
        )
    lines = [title, "", "| player | " + " | ".join(shown) + " |", "|---" * (1 + len(shown)) + "|"]
    for name in (UNIFORM, *game.entrants):
        if name in rows:
            cells = (f"{rows[name][column]:.3f}" for column in shown)
            lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"

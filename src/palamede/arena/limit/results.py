"""The measurements in small games: rows that are kept in a file, and a table of them for people."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from palamede.arena.limit.tabulate import Answers, tabulate
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.engine.equilibrium.small import SmallGame
from palamede.engine.equilibrium.teams import team_gains

__all__ = ["GAMES", "Game", "Results", "measure", "table"]

Reals = NDArray[np.float64]
Tell = Callable[[str, int, int], None]

WITHIN: Final = 1e-5
"""Marks a deal by which what is called equilibrium may be exploited."""
EQUILIBRIUM: Final = "equilibrium"
UNIFORM: Final = "any legal act"
PLACES: Final = 4
COLUMNS: Final = ("exploitability", "against equilibrium", "alone", "shared")


@dataclass(frozen=True)
class Game:
    """A game to measure in: its name, and who is asked there."""

    name: str
    rules: str
    set: int
    hand: int
    entrants: tuple[str, ...]

    @property
    def conventions(self) -> Conventions:
        """The rules of its preset with a smaller set."""
        return presets.conventions(self.rules, set=self.set, hand=self.hand)


_TWO: Final = (
    "greedy",
    "uniform worlds",
    "maitre",
    "maitre, ends of two tiles",
    "ranges",
    "foresight",
)

GAMES: Final = MappingProxyType(
    {
        "3x4": Game("double-three, 4 tiles each", "tete_a_tete", 3, 4, _TWO),
        "4x3": Game("double-four, 3 tiles each", "tete_a_tete", 4, 3, _TWO),
        "3x2": Game("double-three, partners, 2 tiles each", "voleur", 3, 2, ("greedy", "maitre")),
    }
)


class Results:
    """Rows by game and player in a JSON file, written anew after each."""

    def __init__(self, path: Path) -> None:
        """Read what is there."""
        self._path = path
        self.games: dict[str, dict[str, Any]] = (
            json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        )

    def row(self, game: str, name: str) -> dict[str, Any] | None:
        """Return a row, or None if it is not measured yet."""
        rows: dict[str, dict[str, Any]] = self.games.get(game, {}).get("rows", {})
        return rows.get(name)

    def put(self, game: str, sizes: dict[str, int], name: str, row: dict[str, Any]) -> None:
        """Keep a row; the file is whole at every moment."""
        kept = self.games.setdefault(game, {**sizes, "rows": {}})
        kept["rows"][name] = row
        whole = self._path.with_suffix(".part")
        whole.parent.mkdir(parents=True, exist_ok=True)
        whole.write_text(json.dumps(self.games, indent=1) + "\n", encoding="utf-8")
        os.replace(whole, self._path)


def measure(
    key: str, results: Results, *, work: Path, jobs: int = 1, tell: Tell = lambda *_: None
) -> None:
    """Measure all rows of a game that are not in the file.

    ``work``: directory where answers are kept while a row is being measured. ``tell`` is called
    with who is being asked, how often it has been and how often it will be at least.
    """
    game = GAMES[key]
    wanted = (UNIFORM, *game.entrants)
    partners = game.conventions.paired
    if all(results.row(key, name) for name in wanted):
        return
    work.mkdir(parents=True, exist_ok=True)
    small = SmallGame(game.conventions)
    sizes = small.sizes()
    best = None if partners else _equilibrium(key, small, results, work)
    for name in wanted:
        if results.row(key, name) is not None:
            continue
        if name == UNIFORM:
            policy = small.uniform()
        else:
            heading: dict[str, object] = {"game": key, "player": name}
            answers = Answers(work / f"{key}-{name.replace(' ', '-')}.jsonl", heading)
            policy = tabulate(
                small,
                name,
                answers=answers,
                jobs=jobs,
                tell=lambda done, total, name=name: tell(name, done, total),  # type: ignore[misc]
            )
        row: dict[str, Any] = {}
        if best is None:
            gains = team_gains(small, policy)
            row = {"alone": round(gains.least, PLACES), "shared": round(gains.most, PLACES)}
        else:
            row = {
                "exploitability": round(small.exploitability(policy), PLACES),
                "against equilibrium": round(small.against(policy, best), PLACES),
            }
        results.put(key, sizes, name, row)


def _equilibrium(key: str, small: SmallGame, results: Results, work: Path) -> Reals:
    """Return the policy in equilibrium, kept beside the answers; solve it if it is not there."""
    path = work / f"{key}-equilibrium.npy"
    if path.exists():
        kept: Reals = np.load(path)
        return kept
    policy, left, iterations = small.solve(within=WITHIN)
    np.save(path, policy)
    row = {"exploitability": float(f"{left:.1e}"), "iterations": iterations}
    row["value of the lead"] = round(small.value(policy), PLACES)
    results.put(key, small.sizes(), EQUILIBRIUM, row)
    return policy


def table(results: Results) -> str:
    """Return all rows as tables in Markdown."""
    parts = []
    for key, game in GAMES.items():
        kept = results.games.get(key)
        if kept is None:
            continue
        columns = {name for row in kept["rows"].values() for name in row}
        shown = [column for column in COLUMNS if column in columns]
        lines = [f"**{game.name}** ({kept['deals']:,} deals, {kept['sets']:,} decisions)", ""]
        best = kept["rows"].get(EQUILIBRIUM)
        if best is not None:
            lines[0] += (
                f": the lead is worth {best['value of the lead']} marks, solved to"
                f" {best['exploitability']:.0e}."
            )
        lines.append("| player | " + " | ".join(shown) + " |")
        lines.append("|---" * (1 + len(shown)) + "|")
        for name, row in kept["rows"].items():
            if name != EQUILIBRIUM:
                cells = (f"{row[column]:.3f}" for column in shown)
                lines.append(f"| {name} | " + " | ".join(cells) + " |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"

"""What has been measured, as one small JSON file, and how a part gets into it."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any, Final

from palamede import __version__
from palamede.arena.errors import ArenaError
from palamede.arena.strength.mark import mark_of
from palamede.arena.strength.parts import Part
from palamede.arena.tally import Result, Tally, student

__all__ = ["Results", "Row", "commit", "match_data", "rows_of"]

_FORMAT: Final = "palamede-strength"
_DIGITS: Final = 4


@dataclass
class Results:
    """All parts that have been measured, by name; plain data as in the file.

    ``tried``: how many versions of the players were compared before the table was played; None if
    nobody has told.
    """

    parts: dict[str, dict[str, Any]] = field(default_factory=dict)
    tried: int | None = None

    @classmethod
    def read(cls, path: Path) -> Results:
        """Read the file; there need be none.

        Raises:
            ArenaError: it is another file.
            OSError: it cannot be read.
        """
        if not path.exists():
            return cls()
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["format"] != _FORMAT:
                raise ValueError
            return cls(dict(data["parts"]), data["tried"])
        except (ValueError, KeyError, TypeError):
            raise ArenaError(
                f"{path}: these are no results of strength",
                code="strength-results",
                file=str(path),
            ) from None

    def write(self, path: Path) -> None:
        """Write the file, whole or not at all.

        Raises:
            OSError: it cannot be written.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        data = {
            "format": _FORMAT,
            "tried": self.tried,
            "parts": dict(sorted(self.parts.items())),
        }
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        os.replace(fresh, path)

    def finished(self, part: Part) -> bool:
        """Whether the engine as it is has played a part to its end."""
        before = self.parts.get(part.name, {})
        same = all(before.get(name) == value for name, value in _settings(part).items())
        return same and before["done"] >= part.deals

    def enter(self, part: Part, measured: Mapping[str, Any], seconds: float, clock: str) -> None:
        """Enter what a part has shown; the seconds and commits of earlier runs are kept."""
        before = self.parts.get(part.name, {})
        # The same deals between the same players: this run has gone on where that one ended.
        same = all(before.get(name) == value for name, value in _settings(part).items())
        if same and measured["done"] == before["done"]:
            return  # nothing has been played
        commits = list(before["commits"]) if same else []
        if (now := commit()) not in commits:
            commits.append(now)
        self.parts[part.name] = {
            **_settings(part),
            **measured,
            "clock": clock,
            "seconds": round(seconds + (before["seconds"] if same else 0.0), 1),
            "version": __version__,
            "commits": commits,
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
        }


def _settings(part: Part) -> dict[str, Any]:
    return {
        "row": part.row,
        "rules": part.rules,
        "players": list(part.players),
        "seed": part.seed,
        "mark": mark_of(part),
    }


def commit() -> str:
    """Return the commit of this checkout, with ``+`` if the code differs from it; else ``?``."""
    here = Path(__file__).parent
    try:
        told = [
            subprocess.run(
                ["git", *words], cwd=here, capture_output=True, text=True, check=True, timeout=20
            ).stdout.strip()
            for words in (
                ("rev-parse", "--short=7", "HEAD"),
                ("status", "--porcelain", "--untracked-files=no", "--", "../../engine"),
            )
        ]
    except (OSError, subprocess.SubprocessError):
        return "?"
    return told[0] + ("+" if told[1] else "")


def match_data(result: Result, tally: Tally) -> dict[str, Any]:
    """Return what a match has shown, as data."""
    return {
        "done": result.deals,
        "mean": round(result.mean, _DIGITS),
        "error": round(tally.error, _DIGITS + 2) if result.deals > 1 else None,
        "wins": result.wins,
        "draws": result.draws,
    }


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: a match, of one part or of several put together.

    ``deals``: played, ``planned``: to be played. Mean and 95 % interval (Student).
    """

    name: str
    rules: str
    players: tuple[str, ...]
    deals: int
    planned: int
    mean: float
    low: float
    high: float
    wins: int
    draws: int

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return (self.high - self.mean) / student(self.deals - 1)


def rows_of(parts: Iterable[Part], results: Results) -> list[tuple[str, list[Part], Row | None]]:
    """Return every row of these parts in order: its name, its parts, and what is known of it."""
    by_row: dict[str, list[Part]] = {}
    for part in parts:
        by_row.setdefault(part.row, []).append(part)
    return [(row, those, _pooled(row, those, results)) for row, those in by_row.items()]


def _pooled(row: str, parts: list[Part], results: Results) -> Row | None:
    some = [
        results.parts[part.name]
        for part in parts
        if results.parts.get(part.name, {}).get("done", 0) > 1
    ]
    if not some:
        return None
    deals = sum(each["done"] for each in some)
    mean = sum(each["done"] * each["mean"] for each in some) / deals
    squares = sum(
        each["done"] * (each["done"] - 1) * each["error"] ** 2
        + each["done"] * (each["mean"] - mean) ** 2
        for each in some
    )
    margin = student(deals - 1) * sqrt(squares / (deals - 1) / deals)
    return Row(
        row,
        some[0]["rules"],
        tuple(some[0]["players"]),
        deals,
        sum(part.deals for part in parts),
        mean,
        mean - margin,
        mean + margin,
        sum(each["wins"] for each in some),
        sum(each["draws"] for each in some),
    )

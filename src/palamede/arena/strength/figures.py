"""The pictures of ``docs/strength``: bars with intervals, and the reliability of predictions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from palamede.arena.plot import axes_of, save
from palamede.arena.strength.page import parts_of
from palamede.arena.strength.results import Results, Row, rows_of

__all__ = ["draw"]

_BAR: Final = "#1f5fa8"
_OTHER: Final = "#c9a227"
_INK: Final = "#222222"


def draw(results: Results, folder: Path) -> list[str]:
    """Draw what can be drawn from the results and return the names of the files.

    Raises:
        ArenaError: matplotlib is not installed.
        OSError: a file cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    drawn = []
    for name, rows in (
        ("matches.svg", _labelled(results, "matches", "long")),
        ("ablations.svg", _labelled(results, "ablations")),
        ("ladder.svg", _labelled(results, "ladder")),
    ):
        if rows:
            _bars(rows, folder / name)
            drawn.append(name)
    if _reliability(results, folder / "calibration.svg"):
        drawn.append("calibration.svg")
    return drawn


def _labelled(results: Results, *sections: Any) -> list[tuple[str, Row]]:
    found = []
    for _, those, row in rows_of(parts_of(*sections), results):
        if row is not None:
            one, other = those[0].players
            game = those[0].game
            label = {
                "ablations": f"{game}: without {other.partition('@')[0].partition('-')[2]}",
                "ladder": f"{one} – {other}",
            }.get(those[0].section, f"{game}: {one} – {other}")
            found.append((label, row))
    return found


def _bars(rows: list[tuple[str, Row]], file: Path) -> None:
    figure, axes = axes_of(7.0, 1.2 + 0.32 * len(rows))
    places = list(range(len(rows), 0, -1))
    means = [row.mean for _, row in rows]
    margins = [row.high - row.mean for _, row in rows]
    axes.barh(places, means, xerr=margins, color=_BAR, alpha=0.75, ecolor=_INK, capsize=3)
    axes.axvline(0, color=_INK, linewidth=0.8)
    axes.set_yticks(places, [label for label, _ in rows], fontsize=8)
    axes.set_ylim(0.4, len(rows) + 0.6)
    axes.set_xlabel("marks a deal, with the interval of 95 %")
    axes.grid(axis="x", alpha=0.3)
    save(figure, str(file))


def _reliability(results: Results, file: Path) -> bool:
    found = []
    for part in parts_of("calibration"):
        for kind, name in (("chances", "partie won"), ("tiles", "tile in a hand")):
            data = results.parts.get(part.name, {}).get(kind)
            if data is not None:
                found.append((f"{part.game}: {name}", kind, data["bins"]))
    if not found:
        return False
    figure, axes = axes_of(5.0, 5.0)
    axes.plot([0, 1], [0, 1], color=_INK, linewidth=0.8)
    marks = iter("osD^vP")
    for label, kind, bins in found:
        axes.plot(
            [predicted for _, predicted, _ in bins],
            [was for _, _, was in bins],
            marker=next(marks),
            color=_BAR if kind == "chances" else _OTHER,
            linewidth=1.0,
            label=label,
        )
    axes.set_xlabel("predicted")
    axes.set_ylabel("came true")
    axes.grid(alpha=0.3)
    axes.legend(loc="best", fontsize=8, frameon=False)
    save(figure, str(file))
    return True

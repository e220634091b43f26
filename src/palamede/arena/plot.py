"""A contest as a picture, SVG: the ladder of ratings, or the course of a match of two.

Drawn by matplotlib, which is not among the packages that Palamède always brings (extra ``plot``).
The same contest gives the same bytes.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from palamede.arena.errors import ArenaError
from palamede.arena.tally import Tally

if TYPE_CHECKING:
    from palamede.arena.ladder import Standing
    from palamede.arena.run import Report

__all__ = ["axes_of", "check_plot", "draw_course", "draw_ladder", "save"]

_INK = "#222222"
_BAR = "#1f5fa8"
_SURE = "#c9a227"
_SHOWN = 40
"""Characters of a name at most; a command can be long."""


def check_plot(file: str) -> None:
    """Say before a match is played that its picture could not be drawn.

    Raises:
        ArenaError: matplotlib is not installed, or the file is to be no SVG.
    """
    if Path(file).suffix.lower() != ".svg":
        raise ArenaError(
            f"{file}: the plot is drawn as SVG: name a file ….svg", code="arena-plot", file=file
        )
    _matplotlib()


def draw_ladder(standings: list[Standing], file: str, *, rating: str, title: str) -> None:
    """Draw a ladder, the strongest on top, with its intervals; texts as they are to be read.

    Raises:
        ArenaError: matplotlib is not installed.
        OSError: the file cannot be written.
    """
    figure, axes = axes_of(7.0, 1.4 + 0.42 * len(standings))
    places = range(len(standings), 0, -1)
    values = [standing.rating for standing in standings]
    margins = [standing.high - standing.rating for standing in standings]
    axes.errorbar(values, places, xerr=margins, fmt="o", color=_BAR, capsize=4, linewidth=1.6)
    axes.set_yticks(list(places), [_short(standing.name) for standing in standings])
    axes.set_ylim(0.4, len(standings) + 0.6)
    axes.set_xlabel(rating)
    axes.set_title(title, fontsize=10)
    axes.grid(axis="x", alpha=0.3)
    save(figure, file)


def draw_course(
    report: Report, file: str, *, deals: str, marks: str, once: str, sure: str, title: str
) -> None:
    """Draw the mean of a match of two and its intervals, deal by deal; texts to be read.

    ``once`` names the interval for one look, ``sure`` that for any number of them.

    Raises:
        ArenaError: matplotlib is not installed.
        OSError: the file cannot be written.
    """
    figure, axes = axes_of(7.0, 3.6)
    tally = Tally()
    rows = []
    for played in report.played:
        tally.add(played.pair.ahead)
        if tally.deals > 2:  # before, the interval is as wide as the picture
            rows.append((tally.deals, tally.mean, *tally.interval(), tally.sure()))
    axes.axhline(0, color=_INK, linewidth=0.8)
    numbers = [row[0] for row in rows]
    low, high = [row[2] for row in rows], [row[3] for row in rows]
    axes.fill_between(numbers, low, high, color=_BAR, alpha=0.2, linewidth=0, label=once)
    late = [(row[0], row[4]) for row in rows if row[4] is not None]
    for bound, label in ((0, sure), (1, None)):
        places = [at for at, _ in late]
        axes.plot(places, [both[bound] for _, both in late], color=_SURE, label=label)
    axes.plot(numbers, [row[1] for row in rows], color=_BAR, linewidth=1.6)
    axes.set_xlabel(deals)
    axes.set_ylabel(marks)
    axes.set_title(title, fontsize=10)
    axes.grid(alpha=0.3)
    axes.legend(loc="best", fontsize=8, frameon=False)
    shown = rows[len(rows) // 10 :]  # the first deals alone would set the scale
    if shown:
        lowest, highest = min(row[2] for row in shown), max(row[3] for row in shown)
        axes.set_ylim(min(0, lowest) - 0.5, max(0, highest) + 0.5)
    save(figure, file)


def axes_of(width: float, height: float) -> tuple[Any, Any]:
    """Return a figure of so many inches and its axes.

    Raises:
        ArenaError: matplotlib is not installed.
    """
    figure = _matplotlib().Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots()


def _matplotlib() -> Any:
    try:
        return import_module("matplotlib.figure")
    except ImportError:
        raise ArenaError(
            "plots need matplotlib: pip install 'palamede[plot]'", code="arena-plot-missing"
        ) from None


def save(figure: Any, file: str) -> None:
    """Write a figure as SVG; the same figure gives the same bytes."""
    matplotlib = import_module("matplotlib")
    with matplotlib.rc_context({"svg.hashsalt": "palamede", "svg.fonttype": "none"}):
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": "palamede"})


def _short(name: str) -> str:
    return name if len(name) <= _SHOWN else f"{name[: _SHOWN - 1]}…"

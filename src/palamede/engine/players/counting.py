"""What the open ends mark where they are counted (CINQ-02, CINQ-03, CINQ-04, TROIS-01)."""

from __future__ import annotations

from palamede.engine.players.reading import Prospect, Reading

__all__ = ["best_answer", "marks"]


def marks(reading: Reading, prospect: Prospect) -> int:
    """Return the points that a tile marks when it is laid; 0 where ends are not counted."""
    left, right = prospect.ends
    if not reading.line and left == right:
        return _points(reading, reading.joins.value[left])  # a lead double counts once
    return _points(reading, reading.joins.value[left] + reading.joins.value[right])


def _points(reading: Reading, total: int) -> int:
    conventions = reading.conventions
    if conventions.count == "none":
        return 0
    step = 5 if conventions.count == "fives" else 3
    return 0 if total % step else total // conventions.unit


def best_answer(reading: Reading, prospect: Prospect, seat: int) -> float:
    """Return what a seat may be expected to mark with its best answer.

    Each tile that the seat may hold is as likely as any other to be in its hand.
    """
    possible = reading.possible(seat)
    chance = min(1.0, reading.sizes[seat - 1] / max(1, possible.bit_count()))
    expected, none_better = 0.0, 1.0
    for points in sorted(_answers(reading, prospect, possible), reverse=True):
        expected += none_better * chance * points
        none_better *= 1 - chance
    return expected


def _answers(reading: Reading, prospect: Prospect, tiles: int) -> list[int]:
    """Return the most that each of these tiles would mark, those that mark nothing left out."""
    joins = reading.joins
    best: dict[int, int] = {}
    for end, other in (prospect.ends, prospect.ends[::-1]):
        fitting = tiles & joins.fits[end]
        while fitting:
            low = fitting & -fitting
            fitting ^= low
            tile = low.bit_length() - 1
            for half in (0, 1):
                if joins.halves[end][tile] >> half & 1:
                    total = joins.value[joins.after[tile][half]] + joins.value[other]
                    points = _points(reading, total)
                    if points > best.get(tile, 0):
                        best[tile] = points
    return list(best.values())

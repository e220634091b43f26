"""Whether predictions come true: chances of winning the partie, and where the hidden tiles are.

The strongest player plays whole parties against itself. At each of its decisions it predicts how
likely its side wins the partie, and how likely each hidden tile is in each hand. What was so is
known afterwards. A prediction ``p`` of what was so (``y`` = 1) or not (0) is judged by Brier's
score, the mean of ``(p - y)²``: nought is perfect, lower is better. Beside it stands the score of
what is known without thinking: for the partie the chance at the totals before the deal, for tiles
the share of all deals that agree with the view, each as likely (passes and counts included).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from palamede.arena.tally import student
from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.engine.budget import Budget

if TYPE_CHECKING:
    from palamede.dominoes.deal import Deal
    from palamede.dominoes.view import View

__all__ = ["BINS", "Calibration", "Judged", "Question", "calibrate", "play_partie"]

BINS: Final = 10
"""Predictions are put together by tenths."""


@dataclass(frozen=True, slots=True)
class Question:
    """One partie to be played: the same question gives the same answer, with a budget in nodes."""

    rules: str
    seed: str
    number: int
    budget: Budget


@dataclass
class Judged:
    """Predictions of one kind and what was so.

    ``count``, ``brier``, ``prior``: how many, and the sums of squares of the predictions and of
    what they are compared with; ``bins``: by tenth of the prediction, how many, their sum, and how
    many came true.
    """

    count: int = 0
    brier: float = 0.0
    prior: float = 0.0
    bins: list[list[float]] = field(default_factory=lambda: [[0, 0.0, 0.0] for _ in range(BINS)])

    def add(self, predicted: float, prior: float, was: float) -> None:
        """Count one prediction."""
        self.count += 1
        self.brier += (predicted - was) ** 2
        self.prior += (prior - was) ** 2
        place = self.bins[min(BINS - 1, int(predicted * BINS))]
        place[0] += 1
        place[1] += predicted
        place[2] += was

    def data(self) -> dict[str, Any]:
        """Return it as JSON."""
        bins = [[place[0], round(place[1], 6), round(place[2], 6)] for place in self.bins]
        return {
            "count": self.count,
            "brier": round(self.brier, 6),
            "prior": round(self.prior, 6),
            "bins": bins,
        }


def play_partie(question: Question) -> dict[str, Any]:
    """Play a partie and return its row: ``chances`` and ``tiles``, each as ``Judged.data``."""
    from palamede.engine import analyse, warm
    from palamede.engine.equity import equity_of

    warm.wait()
    conventions = presets.read(question.rules)
    equity = equity_of(conventions)
    chances: list[tuple[int, float, float]] = []  # side, prediction, prior
    tiles = Judged()
    partie = Partie(conventions)
    while not partie.finished:
        number = len(partie.entries) + 1
        deal = partie.serve(Random(f"{question.seed}/{question.number}/{number}"))
        while (seat := deal.turn) is not None:
            legal = deal.legal_moves
            if len(legal) == 1:
                deal.push(legal[0])
                continue
            view = deal.view(seat)
            found = analyse(view, question.budget, utility="match", proofs=False)
            best = found.acts[0]
            if best.chance is not None and found.worlds:
                side = conventions.side_of(seat)
                mine, theirs = view.scores[side - 1], view.scores[2 - side]
                chances.append((side, best.chance, float(equity[mine, theirs])))
            if found.worlds:
                _judge_tiles(tiles, deal, view, found.tiles)
            deal.push(best.move)
        partie.settle()
    judged = Judged()
    winner = partie.winning_side
    for side, chance, prior in chances:
        judged.add(chance, prior, 0.5 if winner is None else float(side == winner))
    return {
        "number": question.number,
        "deals": len(partie.entries),
        "chances": judged.data(),
        "tiles": tiles.data(),
    }


def _judge_tiles(
    judged: Judged, deal: Deal, view: View, predicted: Sequence[Sequence[float]]
) -> None:
    """Judge where each hidden tile is; what is certain to all is left out."""
    from palamede.dominoes.moves import move_table
    from palamede.engine.kernel.worlds import Worlds

    prior = Worlds(view).probabilities()
    hands = deal.hands
    for place, tile in enumerate(move_table(view.conventions.set).tiles):
        for seat, hand in enumerate(hands):
            known = float(prior[place, seat])
            if 1e-9 < known < 1 - 1e-9:
                judged.add(min(1.0, predicted[place][seat]), known, float(tile in hand))


@dataclass(frozen=True, slots=True)
class Calibration:
    """What the rows of one kind have shown.

    ``brier`` and ``prior``: mean squares; ``better``: by how much the predictions are better than
    what they are compared with, and its 95 % interval, a partie being one observation. ``bins``:
    (how many, mean prediction, share that came true), by tenth.
    """

    count: int
    parties: int
    brier: float
    prior: float
    better: float
    low: float
    high: float
    bins: tuple[tuple[int, float, float], ...]


def calibrate(rows: Iterable[dict[str, Any]]) -> Calibration | None:
    """Put the rows of one kind together; None if nothing was predicted in two parties at least.

    The mean is a ratio of sums; its error is that of the linearised ratio, partie by partie.
    """
    some = [row for row in rows if row["count"]]
    if len(some) < 2:  # noqa: PLR2004
        return None
    count = sum(row["count"] for row in some)
    brier = sum(row["brier"] for row in some) / count
    prior = sum(row["prior"] for row in some) / count
    better = prior - brier
    off = [row["prior"] - row["brier"] - better * row["count"] for row in some]
    amount = len(some)
    error = sqrt(sum(each * each for each in off) * amount / (amount - 1)) / count
    margin = student(amount - 1) * error
    bins = []
    for place in range(BINS):
        total, predicted, was = (sum(row["bins"][place][of] for row in some) for of in range(3))
        if total:
            bins.append((int(total), predicted / total, was / total))
    return Calibration(
        count, amount, brier, prior, better, better - margin, better + margin, tuple(bins)
    )

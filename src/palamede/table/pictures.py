"""What the events and pictures of every table say alike: a line of play, the end of a deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from palamede.dominoes.chain import Chain
from palamede.dominoes.match import Partie
from palamede.dominoes.scoring import Outcome
from palamede.dominoes.tiles import Tile

__all__ = ["hands_picture", "line_picture", "outcome_picture", "result_picture"]


def line_picture(chain: Chain) -> dict[str, Any]:
    """Return the tiles as they lie, where the lead is, and the open ends."""
    return {
        "line": [
            {
                "tile": str(placed.tile),
                "left": placed.left,
                "right": placed.right,
                "across": placed.across,
            }
            for placed in chain
        ],
        "lead_at": chain.lead,
        "ends": None if chain.ends is None else list(chain.ends),
    }


def outcome_picture(outcome: Outcome) -> dict[str, Any]:
    """Return how a deal ended, the pips left by seat, the marks by side."""
    return {
        "outcome": outcome.kind,
        "out": outcome.out,
        "winners": list(outcome.winners),
        "pips": list(outcome.pips),
        "marks": list(outcome.marks),
    }


def result_picture(
    partie: Partie, outcome: Outcome, hands: Iterable[Iterable[Tile]]
) -> dict[str, Any]:
    """Return the end of the deal just booked, and what it has made of the partie."""
    return {
        **outcome_picture(outcome),
        "hands": hands_picture(hands),
        "scores": list(partie.scores),
        "finished": partie.finished,
        "winner": list(partie.winner),
        "multiplier": partie.multiplier,
        "stakes": list(partie.accounts) if partie.finished else None,
    }


def hands_picture(hands: Iterable[Iterable[Tile]]) -> list[list[str]]:
    """Return the tiles of each seat."""
    return [[str(tile) for tile in hand] for hand in hands]

"""Reading a move from text, in the state of a deal.

The half written first is the half that touches: ``6-5`` on an end that shows 6 leaves 5. ``<`` and
``>`` name the left and the right end; without a side, the end that accepts the tile by that half,
or the right one if both do and both placements leave the same open ends.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from palamede.dominoes.errors import AmbiguousMoveError, IllegalMoveError, InvalidMoveError
from palamede.dominoes.moves import LEFT, RIGHT, Move
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dominoes.deal import Deal

__all__ = ["parse_move"]

_LAY = re.compile(r"(\d{1,2})-(\d{1,2})([<>]?)", re.ASCII)
_PASSES = frozenset({"pass", "boude", "-", "p"})
_DRAWS = frozenset({"draw", "+", "d"})


def parse_move(deal: Deal, text: str) -> Move:
    """Return the move that a text means in a deal; see ``Deal.parse`` for the errors."""
    word = text.strip().lower()
    if word in _PASSES:
        return deal._moves.pass_
    if word in _DRAWS:
        return deal._moves.draw
    match = _LAY.fullmatch(word)
    if match is None:
        raise InvalidMoveError(
            f"{text!r} is no move: write a tile such as 6-5 or 6-5>, pass, or draw",
            code="move-text",
            text=text,
        )
    first, second = int(match[1]), int(match[2])
    tile = deal._joins.tiles.index(Tile(first, second))
    if deal._left < 0:
        turned = first > second and not deal._joins.across(tile)
        return deal._moves[4 * tile + turned]
    half = 0 if deal._joins.across(tile) else int(first > second)
    ends = {"<": (LEFT,), ">": (RIGHT,), "": (LEFT, RIGHT)}[match[3]]
    fitting = [end for end in ends if deal._joins.halves[_code(deal, end)][tile] >> half & 1]
    if not fitting:
        raise _does_not_fit(deal, text, tile, half, ends)
    if len(fitting) == 2 and _left_open(deal, tile, half, LEFT) != _left_open(
        deal, tile, half, RIGHT
    ):
        raise AmbiguousMoveError(
            f"{text} fits both ends: write {first}-{second}< for the left or "
            f"{first}-{second}> for the right",
            code="ambiguous-end",
            move=text,
            tile=f"{first}-{second}",
        )
    return deal._moves[4 * tile + 2 * fitting[-1] + half]


def _code(deal: Deal, end: int) -> int:
    return deal._left if end == LEFT else deal._right


def _left_open(deal: Deal, tile: int, half: int, end: int) -> list[int]:
    """Return the codes of the two ends once the tile lies there, in no order."""
    return sorted((deal._joins.after[tile][half], _code(deal, 1 - end)))


def _does_not_fit(
    deal: Deal, text: str, tile: int, half: int, ends: tuple[int, ...]
) -> IllegalMoveError:
    legal = tuple(deal.text(move) for move in deal.legal_moves)
    turned = any(deal._joins.halves[_code(deal, end)][tile] >> (1 - half) & 1 for end in ends)
    pips = deal._joins.tiles[tile]
    right = f"{pips.low}-{pips.high}" if half else f"{pips.high}-{pips.low}"
    hint = f"write {right}, the touching half first" if turned else "no end takes it"
    return IllegalMoveError(
        f"{text} does not fit: {hint}; legal: {', '.join(legal) or 'nothing'}",
        code="half-order" if turned else "does-not-fit",
        legal=legal,
        move=text,
        right=right,
        seat=deal.turn,
    )

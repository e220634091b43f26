"""Reading a move from text, in the state of a deal.

The half written first is the half that touches: ``6-5`` on an end that shows 6 leaves 5. ``<`` and
``>`` name the left and the right end; without a side, the end that accepts the tile by that half,
or the right one if both do and both placements leave the same open ends.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from palamede.dominoes.errors import AmbiguousMoveError, IllegalMoveError, InvalidMoveError
from palamede.dominoes.joins import Joins
from palamede.dominoes.moves import LEFT, RIGHT, Move, move_table
from palamede.dominoes.tiles import Tile

if TYPE_CHECKING:
    from palamede.dominoes.deal import Deal

__all__ = ["Misfit", "parse_move", "read_move"]

_LAY = re.compile(r"(\d{1,2})-(\d{1,2})([<>]?)", re.ASCII)
_PASSES = frozenset({"pass", "boude", "-", "p"})
_DRAWS = frozenset({"draw", "+", "d"})


@dataclass(frozen=True, slots=True)
class Misfit:
    """A tile that fits no end as it is written; ``right`` is how to write it, if that would."""

    text: str
    right: str | None


def parse_move(deal: Deal, text: str) -> Move:
    """Return the move that a text means in a deal; see ``Deal.parse`` for the errors."""
    move = read_move(deal._joins, deal._left, deal._right, text)
    if isinstance(move, Move):
        return move
    legal = tuple(deal.text(allowed) for allowed in deal.legal_moves)
    hint = f"write {move.right}, the touching half first" if move.right else "no end takes it"
    raise IllegalMoveError(
        f"{text} does not fit: {hint}; legal: {', '.join(legal) or 'nothing'}",
        code="half-order" if move.right else "does-not-fit",
        legal=legal,
        move=text,
        right=move.right or "",
        seat=deal.turn,
    )


def read_move(joins: Joins, left: int, right: int, text: str) -> Move | Misfit:
    """Return the move that a text means on a line with these codes of ends, -1 before the lead.

    Raises:
        InvalidMoveError: the text is no move.
        InvalidTileError: the tile is not in the set.
        AmbiguousMoveError: no side is named and the tile fits both ends with different results.
    """
    moves = move_table(joins.tiles.highest)
    word = text.strip().lower()
    if word in _PASSES:
        return moves.pass_
    if word in _DRAWS:
        return moves.draw
    match = _LAY.fullmatch(word)
    if match is None:
        raise InvalidMoveError(
            f"{text!r} is no move: write a tile such as 6-5 or 6-5>, pass, or draw",
            code="move-text",
            text=text,
        )
    first, second = int(match[1]), int(match[2])
    tile = joins.tiles.index(Tile(first, second))
    half = 0 if joins.across(tile) else int(first > second)
    if left < 0:
        return moves[4 * tile + half]
    codes = (left, right)
    ends = {"<": (LEFT,), ">": (RIGHT,), "": (LEFT, RIGHT)}[match[3]]
    fitting = [end for end in ends if joins.halves[codes[end]][tile] >> half & 1]
    if not fitting:
        turned = any(joins.halves[codes[end]][tile] >> (1 - half) & 1 for end in ends)
        return Misfit(text, f"{second}-{first}" if turned else None)
    after = joins.after[tile][half]
    if len(fitting) == 2 and sorted((after, right)) != sorted((after, left)):
        raise AmbiguousMoveError(
            f"{text} fits both ends: write {first}-{second}< for the left or "
            f"{first}-{second}> for the right",
            code="ambiguous-end",
            move=text,
            tile=f"{first}-{second}",
        )
    return moves[4 * tile + 2 * fitting[-1] + half]

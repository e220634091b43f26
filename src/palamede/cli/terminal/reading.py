"""What a person typed at his turn: a move, a command, or a mistake that is explained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from palamede.cli.terminal.words import plain, read_side, tile_parts, words_for
from palamede.dominoes.errors import InvalidTileError
from palamede.dominoes.moves import LEFT, Move
from palamede.dominoes.tiles import Tile, TileSet
from palamede.i18n import Translator

__all__ = ["COMMANDS", "Choices", "Reading", "read_command", "read_turn", "read_which"]

Kind = Literal["move", "which", "wrong", "help", "sheet", "quit", "leave"]

COMMANDS: tuple[Kind, ...] = ("help", "sheet", "quit", "leave")
"""What may be typed at any question, with its words in the message ``words-NAME``."""

_MUST_LAY = {"pass": "wrong-pass-must-lay", "draw": "wrong-draw-must-lay"}


@dataclass(frozen=True)
class Reading:
    """The meaning of a line: ``moves`` are one move, or those to choose from; ``note`` explains."""

    kind: Kind
    moves: tuple[Move, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Choices:
    """What the person may do now.

    ``legal`` are his moves, ``hand`` his tiles. ``alike`` tells whether two moves make the same
    table, mirrored or not, so that nobody is asked for an end where it makes no difference.
    ``leading`` is True for the first tile of a deal; ``can`` says the legal moves in words.
    """

    legal: Sequence[Move]
    hand: Sequence[Tile]
    tiles: TileSet
    alike: Callable[[Move, Move], bool]
    leading: bool
    can: str

    def laying(self, tile: Tile) -> tuple[Move, ...]:
        """Return the legal ways to lay ``tile``."""
        return tuple(move for move in self.legal if move.tile is tile)

    def first(self, kind: str) -> Move | None:
        """Return the legal move of that kind, ``pass`` or ``draw``, or None."""
        return next((move for move in self.legal if move.kind == kind), None)


def read_command(text: str, tr: Translator) -> Kind | None:
    """Return the command that ``text`` gives, or None."""
    word = plain(text)
    return next((name for name in COMMANDS if word in words_for(name, tr)), None)


def read_turn(text: str, choices: Choices, tr: Translator) -> Reading:
    """Return what a line typed at one's turn means."""
    command = read_command(text, tr)
    if command is not None:
        return Reading(command)
    word = plain(text)
    if not word:
        return _wrong(choices.can)
    if word in words_for("pass", tr):
        return _other(choices, "pass", tr)
    if word in words_for("draw", tr):
        return _other(choices, "draw", tr)
    parts = tile_parts(word)
    if parts is None:
        return _wrong(tr("wrong-text", text=text.strip()), choices.can)
    first, second, side_word = parts
    side = read_side(side_word, tr)
    if side_word and side is None:
        return _wrong(tr("wrong-text", text=text.strip()), choices.can)
    return _lay(first, second, side, choices, tr)


def read_which(text: str, options: Sequence[Move], choices: Choices, tr: Translator) -> Reading:
    """Return which of ``options`` an answer names: an end, a number from 1, or the move itself."""
    command = read_command(text, tr)
    if command is not None:
        return Reading(command)
    word = plain(text)
    side = read_side(word, tr)
    chosen = [move for move in options if side is not None and move.end == side]
    if not chosen:
        chosen = [move for move in options if move.text == word.replace(" ", "")]
    if not chosen and word.isdecimal() and 1 <= int(word) <= len(options):
        chosen = [options[int(word) - 1]]
    if len(chosen) == 1:
        return Reading("move", tuple(chosen))
    return read_turn(text, choices, tr)


def _lay(first: int, second: int, side: int | None, choices: Choices, tr: Translator) -> Reading:
    try:
        tile = choices.tiles.parse(f"{first}-{second}")
    except InvalidTileError:
        text = tr("wrong-set", tile=f"{first}-{second}", highest=choices.tiles.highest)
        return _wrong(text, choices.can)
    if tile not in choices.hand:
        return _wrong(tr("wrong-hand", tile=str(tile)), choices.can)
    moves = choices.laying(tile)
    if not moves:
        reason = "wrong-lead" if choices.leading else "wrong-fit"
        return _wrong(tr(reason, tile=str(tile)), choices.can)
    if side is not None and not choices.leading:
        there = tuple(move for move in moves if move.end == side)
        if not there:
            end = tr("side-left" if side == LEFT else "side-right")
            return _wrong(tr("wrong-end", tile=str(tile), end=end), choices.can)
        moves = there
    distinct: list[Move] = []
    for move in moves:
        if not any(choices.alike(move, other) for other in distinct):
            distinct.append(move)
    if len(distinct) > 1 and (side is not None or choices.leading):
        # At the end that was named both halves may touch: the half written first does. (It is
        # the left half of a lead tile; the other one stays open where one plays at one end.)
        distinct = [move for move in distinct if move.touch == first] or distinct
    if len(distinct) == 1:
        # Of two ends that make no difference the right one is taken, as in the record.
        best = max((move for move in moves if choices.alike(move, distinct[0])),
                   key=lambda move: move.end)  # fmt: skip
        return Reading("move", (best,))
    return Reading("which", tuple(distinct))


def _other(choices: Choices, kind: str, tr: Translator) -> Reading:
    move = choices.first(kind)
    if move is not None:
        return Reading("move", (move,))
    if any(other.is_lay for other in choices.legal):
        return _wrong(tr(_MUST_LAY[kind]), choices.can)
    return _wrong(tr(f"wrong-{kind}"), choices.can)


def _wrong(*sentences: str) -> Reading:
    return Reading("wrong", note="\n".join(sentences))

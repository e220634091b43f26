"""Moves and their action numbers, which depend on the set alone, never on state or seat.

With T tiles in the set and t the index of a tile: laying is ``4·t + 2·end + half``, passing
``4·T``, drawing ``4·T + 1``. ``end`` is 0 for the left and 1 for the right end; ``half`` is 0 if
the smaller half touches and 1 if the larger one does, 0 for doubles and for matadors laid across.
The lead tile has end 0 and half 0. (With ``layout = one_end`` alone the leader's ``half`` matters:
it tells which half lies left, the other one being the open one; see ``Deal``.)
"""

from __future__ import annotations

import functools
from typing import Any, Literal

from palamede.dominoes.errors import InvalidMoveError
from palamede.dominoes.tiles import Tile, TileSet

__all__ = ["LEFT", "RIGHT", "Kind", "Move", "MoveTable", "move_table"]

Kind = Literal["lay", "pass", "draw"]

LEFT = 0
RIGHT = 1


class Move:
    """One act of a player: to lay a tile, to pass (*bouder*) or to draw (*pêcher*).

    Made by ``move_table(tile_set)`` only and interned there: equal moves of a set are one object.
    Its text is that of DGN: the touching half first, ``<`` or ``>`` for the end; ``pass``;
    ``draw``.
    """

    __slots__ = (
        "action",
        "end",
        "half",
        "is_draw",
        "is_lay",
        "is_pass",
        "kind",
        "set",
        "text",
        "tile",
    )

    action: int
    """The number of the move."""
    kind: Kind
    tile: Tile | None
    """The tile laid; None when passing or drawing (which tile is drawn is chance, not choice)."""
    end: int
    """0 left, 1 right; 0 when no tile is laid."""
    half: int
    """0 if the smaller half touches, 1 if the larger; 0 when no tile is laid."""
    set: int
    text: str
    is_lay: bool
    is_pass: bool
    is_draw: bool

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuse: a move never changes."""
        raise AttributeError("a move cannot be changed")

    @property
    def touch(self) -> int:
        """The number on the half that touches; -1 when no tile is laid."""
        return -1 if self.tile is None else (self.tile.high if self.half else self.tile.low)

    @property
    def leaves(self) -> int:
        """The number on the half that is left free; -1 when no tile is laid."""
        return -1 if self.tile is None else (self.tile.low if self.half else self.tile.high)

    def __int__(self) -> int:
        """Return the action number."""
        return self.action

    def __str__(self) -> str:
        """Return the text form."""
        return self.text

    def __repr__(self) -> str:
        """Return an expression that makes the move again."""
        return f"move_table({self.set})[{self.action}]"

    def __reduce__(self) -> tuple[Any, tuple[int, int]]:
        """Pickle by number, so that identity survives."""
        return (_move, (self.set, self.action))


class MoveTable:
    """All moves of one set, by action number.

    >>> table = move_table(6)
    >>> str(table[table.lay(Tile(5, 6), end=RIGHT, half=1).action])
    '6-5>'
    >>> len(table)
    114
    """

    __slots__ = ("_moves", "draw", "pass_", "tiles")

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        moves = [
            _make(tiles.highest, 4 * index + 2 * end + half, "lay", tile, end, half)
            for index, tile in enumerate(tiles)
            for end in (LEFT, RIGHT)
            for half in (0, 1)
        ]
        self.pass_ = _make(tiles.highest, 4 * len(tiles), "pass", None, 0, 0)
        self.draw = _make(tiles.highest, 4 * len(tiles) + 1, "draw", None, 0, 0)
        self._moves: tuple[Move, ...] = (*moves, self.pass_, self.draw)

    def lay(self, tile: Tile, *, end: int = LEFT, half: int = 0) -> Move:
        """Return the move that lays ``tile`` at ``end`` with ``half`` touching.

        Raises:
            InvalidTileError: the tile is not in the set.
        """
        return self._moves[4 * self.tiles.index(tile) + 2 * end + half]

    def __getitem__(self, action: int) -> Move:
        """Return the move of an action number.

        Raises:
            InvalidMoveError: no move has that number.
        """
        if action not in range(len(self._moves)):
            raise InvalidMoveError(
                f"no move has the number {action}: from 0 to {len(self._moves) - 1}",
                code="move-number",
                action=action,
                most=len(self._moves) - 1,
            )
        return self._moves[action]

    def __len__(self) -> int:
        """Return how many action numbers there are, 4·T + 2."""
        return len(self._moves)

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        """Pickle as the number of the set, so that identity survives."""
        return (move_table, (self.tiles.highest,))


def _make(size: int, action: int, kind: Kind, tile: Tile | None, end: int, half: int) -> Move:
    move = object.__new__(Move)
    text: str = kind
    if tile is not None:
        first, second = (tile.high, tile.low) if half else (tile.low, tile.high)
        text = f"{first}-{second}{'<>'[end]}"
    for name, value in (
        ("action", action),
        ("kind", kind),
        ("tile", tile),
        ("end", end),
        ("half", half),
        ("set", size),
        ("text", text),
        ("is_lay", kind == "lay"),
        ("is_pass", kind == "pass"),
        ("is_draw", kind == "draw"),
    ):
        object.__setattr__(move, name, value)
    return move


@functools.cache
def move_table(highest: int) -> MoveTable:
    """Return the moves of the set of double-``highest``.

    Raises:
        InvalidTileError: there is no such set.
    """
    return MoveTable(TileSet(highest))


def _move(highest: int, action: int) -> Move:
    return move_table(highest)[action]

"""Games of the package ``dominoes`` (PyPI, 6.1.0): four players, two against two, seven tiles.

What its rules are in our words: domino voleur with hands of seven, in which the winners of a deal
mark the pips of all hands, their own side's too (``pay_out=all``), whether somebody went out or
the game was closed; a closed game with equal sides is void. One game is one deal.

Where it differs from a record:

- the passes that prove a game closed are not among its moves (the record writes them);
- when both ends show one number it offers the left end only (the record keeps that end);
- its players count from 0 and its points are signed, those of players 1 and 3 negative.

Its points agree with the marks of the record in every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from palamede.dgn.convert.foreign import ConvertError, Foreign, Play
from palamede.dominoes.errors import InvalidTileError
from palamede.dominoes.tiles import Tile

__all__ = ["from_dominoes", "from_dominoes_json", "to_dominoes_json"]

_SETTINGS = (
    "hand=7",
    "pay_out=all",
    "match_end=deals",
    "target=1",
    "match_value=simple",
    "series=single",
)
_SEATS = 4


def from_dominoes(game: Any) -> Foreign:
    """Read a ``dominoes.Game``, finished or not; its starting hands are found by taking plays back.

    Raises:
        ConvertError: the object is not such a game.
    """
    try:
        hands = [[_tile(tile) for tile in hand] for hand in game.hands]
        moves, leader, result = list(game.moves), int(game.starting_player), game.result
    except (AttributeError, TypeError, ValueError):
        raise ConvertError(
            "not a game of the package dominoes: it has no hands, moves, starting_player or result",
            code="convert-dominoes-game",
        ) from None
    plays = _plays(moves, leader)
    for play in plays:
        hands[play.seat - 1].append(play.tile)
    return _foreign(hands, leader, plays, result)


def from_dominoes_json(data: Any) -> Foreign:
    """Read what ``to_dominoes_json`` wrote: STARTING hands, starting_player, moves and result.

    Tiles may be pairs of numbers or texts such as ``"3-5"``.

    Raises:
        ConvertError: a field is missing or has another form.
    """
    if not isinstance(data, dict):
        raise _bad("a game", "an object with hands, starting_player, moves and result")
    hands = data.get("hands")
    if not isinstance(hands, list) or len(hands) != _SEATS:
        raise _bad("hands", "four lists of tiles")
    leader = data.get("starting_player", 0)
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise _bad("moves", "a list of [tile, left] and null")
    if any(not isinstance(hand, list) for hand in hands):
        raise _bad("hands", "four lists of tiles")
    tiles = [[_tile(tile) for tile in hand] for hand in hands]
    return _foreign(tiles, leader, _plays(moves, leader), data.get("result"))


def to_dominoes_json(game: Any) -> dict[str, Any]:
    """Return a ``dominoes.Game`` as plain data, for a file of one JSON object a line."""
    foreign = from_dominoes(game)
    result = (
        None if game.result is None else [int(game.result[0]), bool(game.result[1]), game.result[2]]
    )
    return {
        "hands": [[str(tile) for tile in hand] for hand in foreign.hands],
        "starting_player": int(game.starting_player),
        "moves": [
            None if move is None else [str(_tile(move[0])), bool(move[1])] for move in game.moves
        ],
        "result": result,
    }


def _plays(moves: Iterable[Any], leader: Any) -> tuple[Play, ...]:
    if isinstance(leader, bool) or not isinstance(leader, int) or not 0 <= leader < _SEATS:
        raise _bad("starting_player", "a number from 0 to 3")
    plays: list[Play] = []
    for place, move in enumerate(moves):
        if move is None:
            continue
        if not isinstance(move, Sequence) or len(move) != 2 or not isinstance(move[1], bool):
            raise _bad(f"move {place + 1}", "[tile, true for the left end] or null for a pass")
        end = 0 if move[1] or not plays else 1
        plays.append(Play((leader + place) % _SEATS + 1, _tile(move[0]), end))
    return tuple(plays)


def _foreign(
    hands: Sequence[Sequence[Tile]], leader: int, plays: tuple[Play, ...], result: Any
) -> Foreign:
    return Foreign(
        event="dominoes",
        rules="voleur",
        settings=_SETTINGS,
        names=tuple(f"Player {number}" for number in range(_SEATS)),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        leader=leader + 1,
        plays=plays,
        marks=None if result is None else _marks(result),
    )


def _marks(result: Any) -> tuple[int, int]:
    points = result.get("points") if isinstance(result, dict) else result[2]
    if not isinstance(points, int):
        raise _bad("result", "[player, won, points]")
    return (max(points, 0), max(-points, 0))


def _tile(value: Any) -> Tile:
    try:
        if isinstance(value, str):
            return Tile.parse(value)
        first, second = value
        return Tile(first, second)
    except (InvalidTileError, TypeError, ValueError):
        raise _bad("a tile", 'two numbers, [3, 5] or "3-5"') from None


def _bad(what: str, right: str) -> ConvertError:
    return ConvertError(
        f"{what} cannot be read: it must be {right}",
        code="convert-dominoes-field",
        what=what,
        right=right,
    )

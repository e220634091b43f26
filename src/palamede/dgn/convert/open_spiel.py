"""Games of OpenSpiel: ``python_block_dominoes`` (two hands) and ``python_team_dominoes`` (four).

What their rules are in our words: ``python_block_dominoes`` is tête-à-tête en boudant, seven tiles
each; ``python_team_dominoes`` is domino voleur with hands of seven. One game is one deal, and
player 0 leads.

Where they differ from a record:

- a pass is never an action, so none is in the history (the record writes them all);
- the open ends are kept without left and right; on two equal ends the record takes the left one,
  as the package's own picture of the board does;
- ``python_team_dominoes`` compares the pips of the two SIDES also when somebody went out. So the
  side that went out is paid nothing when the partner's hand weighs as much as both adversaries',
  and the adversaries are paid when it weighs more. In the record whoever goes out wins the deal
  (VOL-02);
- ``python_block_dominoes`` returns 0 and 0, as for a draw, when a player goes out against a lone
  0-0. In the record that deal is won, and worth 0;
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from palamede.dgn.convert.foreign import ConvertError, Foreign, Play
from palamede.dominoes.tiles import Tile, TileSet

__all__ = ["GAMES", "from_open_spiel", "from_open_spiel_json", "from_serialized"]

_HAND = 7
_ONE_DEAL = ("match_end=deals", "target=1")


@dataclass(frozen=True, slots=True)
class _Game:
    """How a game of OpenSpiel deals, and the conventions that say its rules."""

    players: int
    in_turn: bool
    rules: str
    settings: tuple[str, ...]


GAMES = {
    "python_block_dominoes": _Game(2, False, "tete_a_tete", _ONE_DEAL),
    "python_team_dominoes": _Game(
        4, True, "voleur", ("hand=7", *_ONE_DEAL, "match_value=simple", "series=single")
    ),
}
"""The games that can be read, by their OpenSpiel names."""


def from_open_spiel(
    game: str, history: Sequence[int | str], returns: Sequence[float] | None = None
) -> Foreign:
    """Read a history, ``state.history()`` or the strings of its actions, chance included.

    ``game`` is the short name; ``returns`` is ``state.returns()``, of which the sides' gains are
    kept.

    Raises:
        ConvertError: an unknown game, a history that stops while dealing, or an action that is
        none.
    """
    kind = GAMES.get(game.removesuffix("()"))
    if kind is None:
        raise ConvertError(
            f"no converter for the game {game!r}; there are: {', '.join(GAMES)}",
            code="convert-open-spiel-game",
            game=game,
            known=", ".join(GAMES),
        )
    dealt = kind.players * _HAND
    if len(history) < dealt:
        raise ConvertError(
            f"the history has {len(history)} actions: dealing alone takes {dealt}",
            code="convert-open-spiel-short",
            actions=len(history),
            dealt=dealt,
        )
    tiles = [_dealt(place, action) for place, action in enumerate(history[:dealt])]
    if kind.in_turn:
        hands = [tiles[seat :: kind.players] for seat in range(kind.players)]
    else:
        hands = [tiles[seat * _HAND : (seat + 1) * _HAND] for seat in range(kind.players)]
    return Foreign(
        event=game.removesuffix("()"),
        rules=kind.rules,
        settings=kind.settings,
        names=tuple(f"p{number}" for number in range(kind.players)),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        leader=1,
        plays=_plays(history[dealt:], dealt, kind.players),
        marks=None if returns is None else tuple(max(int(value), 0) for value in returns[:2]),
    )


def from_open_spiel_json(data: Any) -> Foreign:
    """Read ``{"game": …, "history": […], "returns": […]}``; returns may be left out.

    Raises:
        ConvertError: a field is missing or has another form.
    """
    if not isinstance(data, dict):
        raise _bad("a game", "an object with game, history and returns")
    game, history, returns = data.get("game"), data.get("history"), data.get("returns")
    if not isinstance(game, str):
        raise _bad("game", f"one of {', '.join(GAMES)}")
    if not isinstance(history, list):
        raise _bad("history", "a list of actions, numbers or strings")
    if returns is not None and not _numbers(returns):
        raise _bad("returns", "a list of numbers, one a player")
    return from_open_spiel(game, history, returns)


_SERIALIZED = re.compile(
    r"^\[Game\]\s+(?P<game>\w+)(?:\(\))?\s+\[State\]\s+history=(?P<history>[-\d:,]*)", re.MULTILINE
)


def from_serialized(text: str) -> list[Foreign]:
    """Read texts of ``pyspiel.serialize_game_and_state``, one after another; they hold no returns.

    Raises:
        ConvertError: there is none, or one cannot be read.
    """
    found = list(_SERIALIZED.finditer(text))
    if not found:
        raise _bad(
            "the text", "JSON, or what serialize_game_and_state wrote ([Game] … [State] history=…)"
        )
    return [
        from_open_spiel(
            match["game"],
            [int(item.rpartition(":")[2]) for item in match["history"].split(",") if item],
        )
        for match in found
    ]


# ------------------------------------------------------------------------------------- actions
@functools.cache
def _actions(players: int) -> tuple[tuple[int, Tile, int | None], ...]:
    """Every action by number: player, tile, and the number that it covers (None: the lead)."""
    return tuple(
        (player, tile, edge)
        for player in range(players)
        for tile in TileSet(6)
        for edge in (None, *sorted({tile.low, tile.high}))
    )


_DEAL = re.compile(r"Deal \((\d)(?:\.0)?, (\d)(?:\.0)?\)")
_LAY = re.compile(r"p(\d) tile:\((\d)(?:\.0)?, (\d)(?:\.0)?\) pip:(None|\d)(?:\.0)?")


def _dealt(place: int, action: int | str) -> Tile:
    tiles = TileSet(6)
    if isinstance(action, str) and (match := _DEAL.fullmatch(action)) is not None:
        return Tile(int(match[1]), int(match[2]))
    if isinstance(action, int) and 0 <= action < len(tiles):
        return tiles[action]
    raise _no_action(place, action)


def _laid(place: int, action: int | str, players: int) -> tuple[int, Tile, int | None]:
    if isinstance(action, str) and (match := _LAY.fullmatch(action)) is not None:
        edge = None if match[4] == "None" else int(match[4])
        return int(match[1]), Tile(int(match[2]), int(match[3])), edge
    known = _actions(players)
    if isinstance(action, int) and 0 <= action < len(known):
        return known[action]
    raise _no_action(place, action)


def _plays(actions: Sequence[int | str], before: int, players: int) -> tuple[Play, ...]:
    ends: list[int] = []
    plays: list[Play] = []
    for place, action in enumerate(actions, start=before):
        player, tile, edge = _laid(place, action, players)
        if (
            player >= players
            or (edge is None) != (not ends)
            or (edge is not None and edge not in ends)
        ):
            raise _no_action(place, action)
        if edge is None:
            ends = [tile.low, tile.high]
            end = 0
        else:
            end = ends.index(edge)
            ends[end] = tile.other(edge)
        plays.append(Play(player + 1, tile, end))
    return tuple(plays)


def _no_action(place: int, action: object) -> ConvertError:
    return ConvertError(
        f"action {place + 1} of the history, {action!r}, is none that the game allows there",
        code="convert-open-spiel-action",
        place=place + 1,
        action=str(action),
    )


def _numbers(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(item, int | float) and not isinstance(item, bool) for item in value
    )


def _bad(what: str, right: str) -> ConvertError:
    return ConvertError(
        f"{what} cannot be read: it must be {right}",
        code="convert-open-spiel-field",
        what=what,
        right=right,
    )

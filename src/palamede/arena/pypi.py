"""The players of the PyPI package ``dominoes`` (6.1.0), where the game is the same.

Its game: four hands of seven tiles of the double-six set, two against two, no stock, who cannot
lay passes; the winners mark the pips of all hands, a blocked deal goes to the lighter side. In our
words ``voleur hand=7 pay_out=all``. Who leads is the caller's choice there and follows from the
partie here; either way a lead that is called out is no decision.

Its players are shown a ``Game``, with all hands in it. The one that is made here comes from a view
alone: the tiles that the seat cannot see are put into the other hands in order, as many as each
holds. ``bota_gorda`` looks at the moves only, and ``probabilistic_alphabeta`` at the tiles that
others hold among them, how many each holds, and what they passed on.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from palamede.arena.errors import ArenaError
from palamede.dominoes import presets
from palamede.dominoes.moves import LEFT, RIGHT, Move

if TYPE_CHECKING:
    from palamede.dominoes.conventions import Conventions
    from palamede.dominoes.view import View
    from palamede.engine.players.base import Player

__all__ = ["NAMES", "pypi_player"]

NAMES = ("bota_gorda", "probabilistic_alphabeta")

START_MOVE = 10
"""Moves after which ``probabilistic_alphabeta`` searches; before, it plays as ``bota_gorda``. Its
search takes minutes a deal at the start, a quarter of a second a deal from here on."""
SAMPLES = 20
"""Deals that it supposes for a decision."""

_FREE = frozenset({
    "lot", "first_lead", "no_lead_tile", "next_lead", "blocked_lead", "tie_lead", "serving",
    "match_end", "target", "match_value", "stake", "series", "time_limit", "faults", "pay_block",
})  # fmt: skip
"""The switches that may be as they like: who leads, and what comes of many deals."""


def pypi_player(name: str, conventions: Conventions) -> Player:
    """Return a player of the package.

    Raises:
        ArenaError: the package is not installed, has no such player, or plays another game.
    """
    if name not in NAMES:
        raise ArenaError(
            f"no player of dominoes is called {name!r}; there are: {', '.join(NAMES)}",
            code="arena-pypi-name",
            name=name,
            known=", ".join(f"dominoes:{each}" for each in NAMES),
        )
    try:
        dominoes: Any = import_module("dominoes")
    except ImportError:
        raise ArenaError(
            "the package dominoes is not installed: pip install dominoes==6.1.0",
            code="arena-pypi-missing",
        ) from None
    same = presets.conventions("voleur", hand=7, pay_out="all")
    differing = [switch for switch in conventions.differences(same) if switch not in _FREE]
    if not differing and conventions.block_pay != same.block_pay:
        differing = ["pay_block"]
    if differing:
        raise ArenaError(
            f"dominoes:{name} plays another game ({', '.join(differing)} differ): "
            "--rules voleur hand=7 pay_out=all",
            code="arena-pypi-game",
            name=name,
            switches=", ".join(differing),
        )
    if name == "bota_gorda":
        return _PypiPlayer(name, dominoes, [dominoes.players.bota_gorda])
    search = dominoes.players.probabilistic_alphabeta(
        start_move=START_MOVE, sample_size=SAMPLES, player=dominoes.players.bota_gorda
    )
    return _PypiPlayer(name, dominoes, [dominoes.players.bota_gorda, search])


class _PypiPlayer:
    def __init__(self, name: str, package: Any, tastes: list[Callable[[Any], None]]) -> None:
        self.name = f"dominoes:{name}"
        self._package = package
        self._tastes = tastes

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move that the player of the package likes best."""
        game = self._game(view)
        before = random.getstate()
        random.seed(rng.getrandbits(63))  # the package draws from the generator of the module
        try:
            for taste in self._tastes:
                taste(game)
        finally:
            random.setstate(before)
        tile, left = game.valid_moves[0]
        pips = tuple(sorted((tile.first, tile.second)))
        end = LEFT if left else RIGHT
        return next(
            move for move in view.legal_moves if move.tile is not None
            and tuple(move.tile) == pips and (move.end == end or not view.ends)
        )  # fmt: skip

    def _game(self, view: View) -> Any:
        """Return the game that the seat may suppose."""
        package = self._package
        board = package.Board()
        moves: list[tuple[Any, bool] | None] = []
        for ply in view.plies:
            if ply.move.tile is None:
                moves.append(None)
                continue
            tile, left = package.Domino(*ply.move.tile), ply.move.end == LEFT
            moves.append((tile, left))
            board.add(tile, left)
        seen = {*view.hand, *(ply.move.tile for ply in view.plies)}
        unseen = iter([tile for tile in view.conventions.tiles if tile not in seen])
        hands = []
        for seat, size in enumerate(view.sizes, start=1):
            held = view.hand if seat == view.seat else [next(unseen) for _ in range(size)]
            hands.append(package.Hand([package.Domino(*tile) for tile in held]))
        assert view.seat is not None
        turn = view.seat - 1
        game = package.Game(board, hands, moves, turn, (), view.leader - 1, None)
        if board:
            game._update_valid_moves()
        else:
            game.valid_moves = tuple((tile, True) for tile in hands[turn])
        return game

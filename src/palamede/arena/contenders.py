"""Who can play in the arena, by name: our players, programs, and those of the package dominoes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from palamede.arena.errors import ArenaError
from palamede.arena.omniscient import OMNISCIENT, Omniscient
from palamede.arena.partners import JOINED, Partners, check_partners
from palamede.arena.terms import Terms, read_budget
from palamede.engine import players
from palamede.engine.budget import Budget
from palamede.engine.players.base import Player

if TYPE_CHECKING:
    from palamede.dominoes.conventions import Conventions

__all__ = ["COMMAND", "DOMINOES", "close", "contender", "with_terms"]

COMMAND = "cmd:"
"""Before the command of a program that speaks the protocol."""
DOMINOES = "dominoes:"
"""Before the name of a player of the PyPI package ``dominoes``."""


def contender(name: str, conventions: Conventions, terms: Terms) -> Player:
    """Return the player of a name, on the terms of a match.

    ``greedy`` and the like are ours, with a budget of their own after ``@``, such as
    ``maitre@0.1s``; ``cmd:python3 mybot.py`` is a program, started when it is first asked;
    ``dominoes:bota_gorda`` comes from the package of that name; ``omniscient`` sees all hands;
    ``maitre+greedy`` are two partners.

    Raises:
        UnknownPlayerError: no player has that name.
        BudgetError: the budget cannot be read.
        ArenaError: the package is not installed or plays another game, no command is named, a
            budget is given to a player that takes none, or the game has no partners or more than
            two sides.
    """
    name = name.strip()
    if name.startswith(COMMAND):
        from palamede.arena.external import Program

        command = name.removeprefix(COMMAND).strip()
        if not command:
            raise ArenaError(
                "cmd: needs a command, such as cmd:python3 mybot.py", code="arena-no-command"
            )
        return Program(command, conventions, terms)
    if name.startswith(DOMINOES):
        from palamede.arena.pypi import pypi_player

        return pypi_player(name.removeprefix(DOMINOES).strip(), conventions)
    if JOINED in name:
        first, second = check_partners(name, conventions)
        return Partners(*(contender(each, conventions, terms) for each in (first, second)))
    if name.lower() == OMNISCIENT:
        return Omniscient(conventions)
    name, at, budget = name.partition("@")
    player = players.get(name)
    if at and not hasattr(player, "with_budget"):
        raise ArenaError(
            f"{name} takes no budget: leave out @{budget}",
            code="arena-no-budget",
            player=name,
            budget=budget,
        )
    return with_terms(player, replace(terms, budget=read_budget(budget)) if at else terms)


def with_terms(player: Player, terms: Terms) -> Player:
    """Return a player on the terms of a match, as far as it takes any.

    A player that searches has ``with_budget(budget, …)`` and gets budget and utility; players by
    rule of thumb take neither.
    """
    taking: Any = getattr(player, "with_budget", None)
    if taking is None:
        return player
    changed = player if terms.budget == Budget() else taking(terms.budget)
    minding: Any = getattr(changed, "with_utility", None)
    return changed if minding is None else minding(terms.utility)


def close(player: Player) -> None:
    """Let a player go who holds something open, such as a program."""
    closing: Any = getattr(player, "close", None)
    if closing is not None:
        closing()

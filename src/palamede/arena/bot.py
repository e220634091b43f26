"""The other side of the protocol: one of our players, speaking it for a match elsewhere.

``palamede bot greedy`` is a program that any arena of this protocol can play against, and the
shortest example of how to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from palamede.arena.contenders import with_terms
from palamede.arena.protocol import VERSION, read_go
from palamede.arena.terms import Terms
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.view import View
from palamede.engine.players.base import Player

__all__ = ["speak"]


def speak(player: Player, lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Answer line after line until ``quit`` or the end of the input.

    What cannot be read is answered by ``error`` and what is wrong; the conversation goes on.
    """
    view: View | None = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        try:
            if word == "hello":
                say(f"name {player.name}")
                say("ready" if rest.split()[:1] == [str(VERSION)] else f"error version {VERSION}")
            elif word == "rules":
                say("ready")  # our players play every game
            elif word == "view":
                view = View.from_json(rest)
            elif word == "go":
                say(f"play {_move(player, view, rest)}")
            elif word == "quit":
                return
            elif word:
                say(f"error unknown word {word}")
        except Exception as error:  # a garbled view may break a player anywhere
            told = str(error) if isinstance(error, PalamedeError) else repr(error)
            say(f"error {' '.join(told.split())}")


def _move(player: Player, view: View | None, words: str) -> str:
    go = read_go(words)
    if view is None or not view.legal:
        raise PalamedeError("no view in which to move", code="arena-no-view")
    terms = Terms(budget=go.budget, utility=go.utility)
    return with_terms(player, terms).choose(view, Random(go.seed)).text

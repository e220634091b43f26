"""What an analysis says of a position: one record an act, and what is known of the hidden tiles."""

from __future__ import annotations

from dataclasses import dataclass

from palamede.dominoes.moves import Move

__all__ = ["ActValue", "Analysis"]


@dataclass(frozen=True, slots=True)
class ActValue:
    """What one legal act is worth, seen from the seat to move.

    ``marks``: the mean by which its side comes out ahead in this deal (of several others: of their
    mean), counts made so far included; ``error``: the standard error of that mean. ``chance``: of
    winning the partie, None where it is not known (``engine.equity``). ``worlds``: judged.
    ``passes``: by seat, how often it can lay nothing right after the act; nought for the seat
    itself. ``bounds``: lawful lower and open-hands upper bound of ``marks`` over all worlds, both
    alike likely, None where they were not computed. ``proved``: whether no other act can be better
    on that count.
    """

    move: Move
    marks: float
    error: float
    chance: float | None
    worlds: int
    passes: tuple[float, ...]
    bounds: tuple[float, float] | None = None
    proved: bool = False


@dataclass(frozen=True, slots=True)
class Analysis:
    """What ``analyse`` found.

    ``acts``: from the best to the worst. ``count``: how many hands agree with the view in all.
    ``worlds``: how many were looked at, ``effective``: how many equally likely ones are worth as
    much (Kish). ``tiles``: by tile of the set, how likely each seat holds it now, last the stock.
    ``nodes``: acts played in rollouts and positions solved. ``complete``: False in reports on the
    way and after a cancellation.
    """

    acts: tuple[ActValue, ...]
    count: int
    worlds: int
    effective: float
    tiles: tuple[tuple[float, ...], ...]
    nodes: int
    complete: bool

    @property
    def best(self) -> Move:
        """The act to play."""
        return self.acts[0].move

    def value(self, action: int) -> ActValue:
        """Return what is known of an act by its number.

        Raises:
            KeyError: it is not legal.
        """
        for act in self.acts:
            if act.move.action == action:
                return act
        raise KeyError(action)

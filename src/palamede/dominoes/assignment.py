"""The cheapest way to put tiles into groups of given sizes (a transportation problem).

Tiles are put in one after another. When the group that suits a new tile is full, a tile of that
group makes room by moving on to another group, and so on until a group with room is reached; the
chain of moves is the cheapest one, so that after each tile the whole is as cheap as it can be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from palamede.dominoes.joins import bits

__all__ = ["cheapest"]


def cheapest(
    allowed: Sequence[int], capacities: Sequence[int], cost: Callable[[int, int], int]
) -> tuple[int, list[int]] | None:
    """Return the least total cost and a list with the group of each tile that has it.

    ``allowed[tile]`` is the mask of the groups a tile may go to, ``cost(tile, group)`` what it
    costs there. The result is ``None`` when the tiles cannot be placed at all.
    """
    groups = range(len(capacities))
    members: list[set[int]] = [set() for _ in groups]
    costs = [[cost(tile, group) for group in groups] for tile in range(len(allowed))]
    total = 0
    for tile, mask in enumerate(allowed):
        distance: list[int | None] = [
            costs[tile][group] if mask >> group & 1 else None for group in groups
        ]
        moves: list[tuple[int, int] | None] = [None for _ in groups]
        edges = [
            (source, target, change, mover)
            for source in groups
            for target, (change, mover) in _cheapest_moves(
                members[source], source, allowed, costs
            ).items()
        ]
        # Bellman and Ford: moving a tile on may cost less than nought, a ring of moves never does.
        changed = True
        while changed:
            changed = False
            for source, target, change, mover in edges:
                start, known = distance[source], distance[target]
                if start is not None and (known is None or start + change < known):
                    distance[target] = start + change
                    moves[target] = (source, mover)
                    changed = True
        open_groups = [
            (reached, group)
            for group, reached in enumerate(distance)
            if reached is not None and len(members[group]) < capacities[group]
        ]
        if not open_groups:
            return None
        price, group = min(open_groups)
        total += price
        while (move := moves[group]) is not None:
            source, mover = move
            members[source].remove(mover)
            members[group].add(mover)
            group = source
        members[group].add(tile)
    placed = [0] * len(allowed)
    for group in groups:
        for tile in members[group]:
            placed[tile] = group
    return total, placed


def _cheapest_moves(
    tiles: set[int], source: int, allowed: Sequence[int], costs: Sequence[Sequence[int]]
) -> dict[int, tuple[int, int]]:
    """For each other group, the least change of cost by which a tile of ``source`` goes there."""
    best: dict[int, tuple[int, int]] = {}
    for tile in tiles:
        for target in bits(allowed[tile] & ~(1 << source)):
            offer = (costs[tile][target] - costs[tile][source], tile)
            if target not in best or offer < best[target]:
                best[target] = offer
    return best

"""How long lines and circles can get at matador: an exact bound, and plain search for small sets.

Works for the double-six set and its small sisters with an even highest double N, whose touching
halves make N + 1: their matadors are 0-0 and the tiles whose own halves make N + 1. All lie across.
Nothing here knows palamede.

A tile *follows* another when it was laid on it. On a matador, and only there, a line is not bound
by its numbers, so the bound looks at the sides of the matadors alone: what touches them, where the
line ends, and whether the halves that are left over can go in pairs. No line can do without that;
whether lines of that length exist is shown by an example.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

Pair = tuple[int, int]


def pairs(highest: int) -> list[Pair]:
    return [(a, b) for a in range(highest + 1) for b in range(a, highest + 1)]


def is_matador(tile: Pair, highest: int) -> bool:
    return tile == (0, 0) or (sum(tile) == highest + 1 and min(tile) > 0)


def may_follow(before: Pair, after: Pair, highest: int, *, lax: bool = False) -> bool:
    """Whether ``after`` may be laid on ``before``.

    Both are given as the line is read away from the lead: (near half, far half). ``lax`` lets a
    blank follow any matador, otherwise it follows 0-0 alone.
    """
    if is_matador(after, highest):
        return True
    touching = after[0]
    if is_matador(before, highest):
        if touching == 0:
            return lax or before == (0, 0)
        return touching in before
    return before[1] > 0 and before[1] + touching == highest + 1


def is_line(line: Sequence[Pair], highest: int, *, lax: bool = False, circle: bool = False) -> bool:
    """Whether every tile follows the one before it, and the first the last one in a circle."""
    joints = list(zip(line, line[1:], strict=False))
    if circle:
        joints.append((line[-1], line[0]))
    once = len({tuple(sorted(tile)) for tile in line}) == len(line)
    return once and all(may_follow(*joint, highest, lax=lax) for joint in joints)


# ---------------------------------------------------------------------- the bound


def possible(used: Iterable[Pair], highest: int, *, circle: bool) -> bool:
    """Whether all these tiles may make a line built from both ends, or a circle; exact if False."""
    used = tuple(used)
    matadors = [tile for tile in used if is_matador(tile, highest)]
    halves = [0] * (highest + 1)
    for tile in used:
        if tile not in matadors:
            halves[tile[0]] += 1
            halves[tile[1]] += 1
    leads: list[Pair | None] = [None] if circle else [None, *matadors]
    return any(
        _pairs_up(halves, loose)
        for lead in leads
        for loose in _loose(tuple(matadors), lead, highest, circle)
    )


def most_blanks(highest: int) -> int:
    """Return how many tiles 0-k at most lie in a circle: each blank half needs a matador's side."""
    matadors = tuple(tile for tile in pairs(highest) if is_matador(tile, highest))
    return max(loose[0] for loose in _loose(matadors, None, highest, True))


def most_tiles(highest: int, *, circle: bool) -> int:
    """Return the bound: no line built from both ends, or no circle, has more tiles."""
    everything = pairs(highest)
    for left_out in range(len(everything)):
        for missing in combinations(everything, left_out):
            used = [tile for tile in everything if tile not in missing]
            if possible(used, highest, circle=circle):
                return len(used)
    raise AssertionError("one tile is always a line")


def _pairs_up(halves: Sequence[int], loose: Sequence[int]) -> bool:
    """Whether the halves that touch no matador and no end go in pairs of N + 1, without blanks."""
    rest = [have - gone for have, gone in zip(halves, loose, strict=True)]
    top = len(rest)
    return min(rest) >= 0 and rest[0] == 0 and all(rest[n] == rest[top - n] for n in range(1, top))


@cache
def _loose(
    matadors: tuple[Pair, ...], lead: Pair | None, highest: int, circle: bool
) -> frozenset[tuple[int, ...]]:
    """Return how many halves of each number may touch matadors and ends of the line.

    Each matador was laid on something, with a side that takes any half, and what follows it touches
    its other side. A matador led is followed on both sides. Matadors may touch each other.
    """
    states = {((0,) * (highest + 1), 0, 0)}  # halves, sides waiting for a matador's side, ends
    anything = range(highest + 1)
    for matador in matadors:
        follows = set(matador)
        sides = [(follows, -1, True)] * 2 if matador == lead else [
            (set(anything), 1, False), (follows, -1, True)]  # fmt: skip
        for numbers, touch, may_end in sides:
            states = set(_with_side(states, numbers, touch, may_end=may_end and not circle))
    ends = 0 if circle else 2
    for _ in range(ends):
        states |= {
            (_plus(halves, n), waiting, found + 1)
            for halves, waiting, found in states
            for n in anything
        }
    return frozenset(halves for halves, waiting, found in states if waiting == 0 and found == ends)


def _with_side(
    states: Iterable[tuple[tuple[int, ...], int, int]],
    numbers: Iterable[int],
    touch: int,
    *,
    may_end: bool,
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    numbers = tuple(numbers)
    for halves, waiting, ends in states:
        for n in numbers:
            yield _plus(halves, n), waiting, ends
        yield halves, waiting + touch, ends
        if may_end:
            yield halves, waiting, ends + 1


def _plus(halves: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (*halves[:number], halves[number] + 1, *halves[number + 1 :])


# ---------------------------------------------------------------------- plain search


def longest_by_search(
    tiles: Sequence[Pair], highest: int, *, both: bool = False
) -> tuple[int, int]:
    """Return the most tiles of a line, built from both ends if so asked, and of a circle."""
    oriented = [
        (index, way)
        for index, tile in enumerate(tiles)
        for way in ((tile,) if tile[0] == tile[1] else (tile, tile[::-1]))
    ]
    after: dict[Pair, list[tuple[int, Pair]]] = {
        before: [(index, way) for index, way in oriented if may_follow(before, way, highest)]
        for _, before in oriented
    }

    def grow(starts: Iterable[_State], *, least: int = 0) -> set[_State]:
        found = set(starts)
        heap = list(found)
        while heap:
            mask, left, right = heap.pop()
            steps = [(index, left, way) for index, way in after[right]]
            if both and left is not None:
                steps += [(index, way, right) for index, way in after[left]]
            for index, new_left, new_right in steps:
                state = (mask | 1 << index, new_left, new_right)
                if index >= least and not mask >> index & 1 and state not in found:
                    found.add(state)
                    heap.append(state)
        return found

    starts = [(1 << index, way[::-1] if both else None, way) for index, way in oriented]
    line = max(mask.bit_count() for mask, _, _ in grow(starts))
    circle = 0
    for first, start in oriented:
        # Each circle is met beginning with its tile of the least index.
        for mask, _, last in grow([(1 << first, None, start)], least=first):
            if mask.bit_count() > circle and may_follow(last, start, highest):
                circle = mask.bit_count()
    return line, circle


_State = tuple[int, Pair | None, Pair]
"""Tiles used (a bit each), the left end or None where nothing is laid, the right end."""

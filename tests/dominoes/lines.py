"""Lines of tiles for the tests of pictures: random lines that match, up to a whole set."""

from __future__ import annotations

from random import Random

from palamede.dominoes.geometry import Laid


def random_line(rng: Random, highest: int, length: int | None = None) -> list[Laid]:
    """Return a matching line of ``length`` tiles, or as long as it gets in a few tries."""
    best: list[Laid] = []
    for _ in range(200):
        line = _try(rng, highest, length)
        if len(line) == length:
            return line
        best = max(best, line, key=len)
    assert length is None, f"no line of {length} tiles of double-{highest} was found"
    return best


def whole_line(rng: Random, highest: int) -> list[Laid]:
    """Return a line of all tiles of an even set, composed by walking and closing detours."""
    left = {n: [m for m in range(highest + 1)] for n in range(highest + 1)}
    for row in left.values():
        rng.shuffle(row)
    walk: list[int] = []
    stack = [rng.randrange(highest + 1)]
    while stack:
        here = stack[-1]
        if left[here]:
            there = left[here].pop()
            if there != here:
                left[there].remove(here)
            stack.append(there)
        else:
            walk.append(stack.pop())
    return [Laid(a, b, a == b) for a, b in zip(walk, walk[1:], strict=False)]


def any_line(rng: Random, length: int, across: float) -> list[Laid]:
    """Return tiles that need not match, as at matador, each across with a probability."""
    return [Laid(rng.randrange(7), rng.randrange(7), rng.random() < across) for _ in range(length)]


def _try(rng: Random, highest: int, length: int | None) -> list[Laid]:
    tiles = [(a, b) for a in range(highest + 1) for b in range(a, highest + 1)]
    rng.shuffle(tiles)
    first = tiles.pop()
    line = [Laid(*first, first[0] == first[1])]
    while tiles and len(line) != length:
        ends = ((0, line[0].left), (1, line[-1].right))
        fitting = next((tile for tile in tiles if {touch for _, touch in ends} & set(tile)), None)
        if fitting is None:
            return line
        tiles.remove(fitting)
        a, b = fitting
        fits = [(end, touch) for end, touch in ends if touch in fitting]
        end, touch = rng.choice(fits)
        other = b if touch == a else a
        tile = Laid(touch, other, a == b) if end else Laid(other, touch, a == b)
        line.insert(len(line) if end else 0, tile)
    return line

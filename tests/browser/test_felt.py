"""The felt as the browser draws it: at every length the line lies inside it and nothing overlaps.

The page is shown states that no server could come to in a short time: a table whose line grows to
all 91 tiles of the double-twelve set.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

pytest.importorskip("playwright")

from tests.browser.posed import Posed
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
Json = dict[str, Any]
SCREENS = ((360, 640), (768, 1024), (1920, 1080))
ALL = 91

BOXES = """
() => {
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  return {
    felt: box(document.querySelector('.felt-picture')),
    tiles: [...document.querySelectorAll('.pieces .piece .tile-face')].map(box),
  };
}
"""


def chain(seed: int) -> list[Json]:
    """All tiles of the double-twelve set in one line (a round through the complete graph)."""
    rng = Random(seed)
    free: dict[int, list[int]] = {number: [] for number in range(13)}
    for low, high in combinations_with_replacement(range(13), 2):
        free[low].append(high)
        if low != high:
            free[high].append(low)
    for others in free.values():
        rng.shuffle(others)
    stack, way = [rng.randrange(13)], list[int]()
    while stack:
        here = stack[-1]
        if free[here]:
            there = free[here].pop()
            if there != here:
                free[there].remove(here)
            stack.append(there)
        else:
            way.append(stack.pop())
    return [
        {
            "tile": f"{min(left, right)}-{max(left, right)}",
            "left": left,
            "right": right,
            "across": left == right,
        }
        for left, right in zip(way, way[1:], strict=False)
    ]


def test_the_chain_is_one() -> None:
    line = chain(1)
    assert len({placed["tile"] for placed in line}) == ALL
    assert all(one["right"] == next_["left"] for one, next_ in zip(line, line[1:], strict=False))


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_every_length_lies_inside_the_felt_and_nothing_overlaps(
    visit: Visit, models: Callable[[str], Json], width: int, height: int
) -> None:
    base = {**models("domino"), "legal": [], "may": [], "hand": [], "turn": 2}
    line = chain(width)

    def at(length: int) -> Json:
        first = (ALL - length) // 2
        part = line[first : first + length]
        ends = [part[0]["left"], part[-1]["right"]]
        more = {"n": length, "line": part, "lead_at": ALL // 2 - first, "ends": ends}
        return {**base, **more}

    anne = visit(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = anne.page
    posed = Posed(anne, at(1))
    for length in range(1, ALL + 1):
        if length > 1:
            posed.show(at(length))
        page.wait_for_function(
            "(n) => document.querySelectorAll('.pieces .piece').length === n", arg=length
        )
        check(page.evaluate(BOXES), length, width, height)


def check(found: Json, length: int, width: int, height: int) -> None:
    left, top, right, bottom = found["felt"]
    assert left >= 0 and top >= 0 and right <= width + 0.5 and bottom <= height + 0.5
    assert len(found["tiles"]) == length
    for one in found["tiles"]:
        assert one[0] >= left - 0.5 and one[1] >= top - 0.5, f"{length} tiles: {one} sticks out"
        assert one[2] <= right + 0.5 and one[3] <= bottom + 0.5, f"{length} tiles: {one} sticks out"
        assert min(one[2] - one[0], one[3] - one[1]) >= 6, f"{length} tiles: too small to read"
    for place, one in enumerate(found["tiles"]):
        for other in found["tiles"][:place]:
            wide = min(one[2], other[2]) - max(one[0], other[0])
            high = min(one[3], other[3]) - max(one[1], other[1])
            assert wide <= 0.75 or high <= 0.75, f"{length} tiles: {one} lies over {other}"

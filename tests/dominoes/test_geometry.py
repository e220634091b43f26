"""Lines that turn corners: nothing overlaps, all stay in the box, neighbours touch and match."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dominoes.deal import Deal
from palamede.dominoes.geometry import (
    SQUARE,
    Laid,
    Layout,
    LayoutError,
    Metrics,
    Spot,
    fit,
    lay_out,
    lead_of,
    makes_seven,
)
from tests.dominoes.lines import any_line, random_line, whole_line

PHONE = 360 / 640
RATIOS = (PHONE, 3 / 4, 1.0, 16 / 9, 3.0)

WHOLE = whole_line(Random(12), 12)
"""All 91 tiles of double-twelve."""

CELLS = Metrics((5, 1), (3, 3), (3, 2), 1, 3)
"""Small tiles in a terminal."""

Box = tuple[float, float, float, float]


def box(spot: Spot) -> Box:
    return (spot.x, spot.y, spot.width, spot.height)


def shared(first: Box, second: Box) -> tuple[float, float]:
    """Return how far two boxes overlap in x and in y; 0 where they only touch."""
    across = min(first[0] + first[2], second[0] + second[2]) - max(first[0], second[0])
    down = min(first[1] + first[3], second[1] + second[3]) - max(first[1], second[1])
    return across, down


def touch(first: Box, second: Box) -> bool:
    """Whether two boxes have a piece of an edge in common, and nothing more."""
    across, down = shared(first, second)
    return (across == 0 and down > 0) or (down == 0 and across > 0)


def halves_facing(line: list[Laid], spot: Spot, *, right: bool) -> list[Box]:
    """Return the boxes by which a tile may touch its right (or left) neighbour."""
    piece = line[spot.index]
    if spot.crosswise or piece.left == piece.right:
        return [box(spot)]
    wanted = piece.right if right else piece.left
    return [spot.half(which) for which in (0, 1) if spot.halves[which] == wanted]


def check(line: list[Laid], layout: Layout) -> None:
    """Assert everything that a picture of a line must have."""
    spots = layout.spots
    assert [spot.index for spot in spots] == list(range(len(line)))
    for spot in spots:
        assert spot.x >= 0
        assert spot.y >= 0
        assert spot.x + spot.width <= layout.width
        assert spot.y + spot.height <= layout.height
        assert sorted(spot.halves) == sorted(line[spot.index][:2])
        # Across: the line comes in over a longer side. Lengthwise: never.
        assert spot.crosswise == line[spot.index].across
    for one, other in combinations(spots, 2):
        across, down = shared(box(one), box(other))
        assert across <= 0 or down <= 0, (one, other)
    for one, other in pairwise(spots):
        assert any(
            touch(here, there)
            for here in halves_facing(line, one, right=True)
            for there in halves_facing(line, other, right=False)
        ), (one, other)


@pytest.mark.slow
@pytest.mark.rule("PLAY-03")
@pytest.mark.parametrize("length", range(1, 92))
def test_every_length_up_to_a_whole_set_of_double_twelve(length: int) -> None:
    """A picture of the line turns corners and stays on screen for 28 and for 91 tiles."""
    start = Random(length).randint(0, 91 - length)
    line = WHOLE[start : start + length]
    for ratio in (PHONE, 16 / 9):
        layout = fit(line, length // 3, ratio)
        check(line, layout)
        assert layout.width / layout.height == pytest.approx(ratio, rel=0.08)
    heights = {spot.y for spot in fit(line, length // 2, 1.0).spots if not spot.upright}
    assert length < 20 or len(heights) > 1


@pytest.mark.rule("PLAY-03")
def test_a_double_lies_across_the_line() -> None:
    line = [Laid(1, 6), Laid(6, 6, True), Laid(6, 2)]
    one, double, other = lay_out(line, 1, 12, 6).spots
    assert not one.upright
    assert double.upright
    assert not other.upright
    assert (double.width, double.height) == (1, 2)
    # It stands out by half a half-tile above and below.
    assert (double.y, double.y + double.height) == (one.y - 0.5, one.y + 1.5)


@given(
    seed=st.integers(0, 10**9),
    highest=st.sampled_from([2, 4, 6, 8, 12]),
    ratio=st.sampled_from(RATIOS),
    data=st.data(),
)
def test_pieces_of_random_lines_in_boxes_of_every_shape(
    seed: int, highest: int, ratio: float, data: st.DataObject
) -> None:
    whole = whole_line(Random(seed), highest)
    start = data.draw(st.integers(0, len(whole) - 1))
    stop = data.draw(st.integers(start + 1, len(whole)))
    line = whole[start:stop]
    lead = data.draw(st.integers(0, len(line) - 1))
    check(line, fit(line, lead, ratio))


@given(st.integers(0, 10**9), st.integers(1, 40), st.sampled_from(RATIOS), st.floats(0, 1))
def test_lines_with_many_tiles_across_one_after_another(
    seed: int, length: int, ratio: float, across: float
) -> None:
    """As at matador, where matadors may follow matadors; any two tiles are taken to match."""
    rng = Random(seed)
    line = any_line(rng, length, across)
    layout = fit(line, rng.randrange(length), ratio, joins=lambda _a, _b: True)
    check(line, layout)


@given(st.integers(0, 10**9), st.integers(1, 55), st.integers(50, 120), st.data())
def test_in_the_cells_of_a_terminal(
    seed: int, length: int, columns: int, data: st.DataObject
) -> None:
    line = whole_line(Random(seed), 10)[:length]
    lead = data.draw(st.integers(0, length - 1))
    layout = lay_out(line, lead, columns, 60, metrics=CELLS)
    check(line, layout)
    for spot in layout.spots:
        assert all(float(value).is_integer() for value in box(spot))
        assert spot.x >= CELLS.margin - 1
        assert spot.x + spot.width <= columns - CELLS.margin + 1


def test_double_eighteen_has_its_place_too() -> None:
    line = whole_line(Random(18), 18)
    assert len(line) == 190
    check(line, fit(line, 100, 16 / 9))
    check(line, fit(line, 0, PHONE))


def test_a_line_of_an_odd_set() -> None:
    line = random_line(Random(9), 9, 40)
    check(line, fit(line, 20, 1.0))


# ---------------------------------------------------------------------- growth


@given(st.integers(0, 10**9), st.sampled_from(RATIOS))
@settings(max_examples=30)
def test_tiles_that_lie_stay_where_they_are(seed: int, ratio: float) -> None:
    """In the tightest box for the whole line; the lead is never brought back to a place it left."""
    rng = Random(seed)
    line = whole_line(rng, 6)
    lead = left = right = rng.randrange(28)
    tight = fit(line, lead, ratio)
    before = lay_out(line[lead : lead + 1], 0, tight.width, tight.height)
    places = [before.spots[0].x]
    for _ in range(27):
        at_left = left > 0 and (right == 27 or rng.random() < 0.5)
        left, right = left - at_left, right + (not at_left)
        layout = lay_out(line[left : right + 1], lead - left, tight.width, tight.height)
        old = layout.spots[1:] if at_left else layout.spots[:-1]
        shifts = {(a.x - b.x, a.y - b.y) for a, b in zip(before.spots, old, strict=True)}
        if layout.spots[lead - left].x == places[-1]:
            # Nothing stirred, or the whole picture slid up or down.
            assert len(shifts) == 1
            assert {x for x, _ in shifts} == {0}
            assert [a.halves for a in before.spots] == [b.halves for b in old]
        else:
            places.append(layout.spots[lead - left].x)
        before = layout
    assert len(set(places)) == len(places)


def test_a_line_in_a_large_box_never_moves() -> None:
    """With the final box known from the start the lead stays in the middle."""
    line = whole_line(Random(1), 6)
    lead = 14
    last = lay_out(line, lead, 40, 40)
    for reach in range(14):
        part = line[lead - reach : lead + reach + 1]
        spots = lay_out(part, reach, 40, 40).spots
        for spot in spots:
            assert box(spot) == box(last.spots[spot.index + lead - reach])
    assert last.spots[lead].x + last.spots[lead].width / 2 == pytest.approx(20, abs=0.5)


def test_the_same_line_is_laid_out_the_same_way() -> None:
    assert fit(WHOLE, 45, 16 / 9) == fit(list(WHOLE), 45, 16 / 9)


# ---------------------------------------------------------------------- corners


def test_a_composed_tile_turns_the_corner() -> None:
    line = [Laid(0, 1), Laid(1, 2), Laid(2, 3), Laid(3, 4), Laid(4, 5), Laid(5, 6)]
    spots = lay_out(line, 0, 9, 12).spots
    turning = [spot for spot in spots if spot.upright]
    assert len(turning) == 1
    corner = turning[0]
    before, after = spots[corner.index - 1], spots[corner.index + 1]
    # It hangs under the outer half of the one before and stands on that of the one after.
    assert corner.y == before.y + 1
    assert corner.x == before.x + 1
    assert after.y == corner.y + 2
    assert after.x == corner.x - 1
    # The upper half matches the tile above, and the lane runs back: its first half is on the right.
    assert corner.halves == (line[corner.index].left, line[corner.index].right)
    assert after.halves == (line[after.index].right, line[after.index].left)


def test_a_double_under_the_corner_lies_crosswise_to_the_way_down() -> None:
    line = [Laid(0, 1), Laid(1, 2), Laid(2, 3), Laid(3, 3, True), Laid(3, 4), Laid(4, 5)]
    for width in range(6, 14):
        layout = lay_out(line, 0, width, 30)
        check(line, layout)
        link, double = layout.spots[2], layout.spots[3]
        if link.upright:
            assert not double.upright
            assert double.y == link.y + 2
            # Its middle is under the link, and it stands out on both sides.
            assert double.x + 1 == link.x + 0.5
            break
    else:
        pytest.fail("no width brings the double under a corner")


def test_a_matador_at_a_corner_is_turned_to_the_half_that_fits() -> None:
    seen = set()
    for width in range(6, 20):
        for line in (
            [Laid(3, 5), Laid(2, 6), Laid(1, 2), Laid(1, 6, True), Laid(after, 3), Laid(4, 2)]
            for after in (1, 6)
        ):
            layout = lay_out(line, 0, width, 40, joins=makes_seven)
            matador, following = layout.spots[3], layout.spots[4]
            if matador.upright or following.y != matador.y:
                continue
            meeting = [
                matador.halves[which]
                for which in (0, 1)
                if touch(matador.half(which), box(following))
            ]
            assert meeting == [7 - line[4].left]
            seen.add(line[4].left)
    assert seen == {1, 6}


def test_the_ends_show_where_the_next_tile_goes() -> None:
    layout = lay_out([Laid(1, 6)], 0, 12, 6)
    left, right = layout.ends
    spot = layout.spots[0]
    assert (left.x, left.y, left.dx, left.dy) == (spot.x, spot.y + 0.5, -1, 0)
    assert (right.x, right.y, right.dx, right.dy) == (spot.x + 2, spot.y + 0.5, 1, 0)


@given(st.integers(0, 10**9), st.integers(1, 28), st.sampled_from(RATIOS))
def test_the_ends_lie_on_the_outer_tiles(seed: int, length: int, ratio: float) -> None:
    rng = Random(seed)
    line = whole_line(rng, 6)[:length]
    layout = fit(line, rng.randrange(length), ratio)
    for end, spot in zip(layout.ends, (layout.spots[0], layout.spots[-1]), strict=True):
        assert abs(end.dx) + abs(end.dy) == 1
        inside = (end.x - end.dx / 4, end.y - end.dy / 4)
        outside = (end.x + end.dx / 4, end.y + end.dy / 4)
        assert spot.x < inside[0] < spot.x + spot.width
        assert spot.y < inside[1] < spot.y + spot.height
        for other in layout.spots:
            covered = (
                other.x < outside[0] < other.x + other.width
                and other.y < outside[1] < other.y + other.height
            )
            assert not covered


# ---------------------------------------------------------------------- refusals and inputs


def test_a_box_that_is_too_small_is_refused() -> None:
    with pytest.raises(LayoutError, match="91 tiles do not fit in a box of 10 by 10") as caught:
        lay_out(WHOLE, 45, 10, 10)
    assert caught.value.code == "layout-box"
    with pytest.raises(LayoutError):
        lay_out(WHOLE[:1], 0, 1.5, 10)
    with pytest.raises(LayoutError):
        lay_out([Laid(1, 2), Laid(2, 3)], 0, 2.5, 100)
    # The lead fits, the lane under the link does not, whichever way the line grew.
    for line, lead in (([Laid(1, 1, True), Laid(1, 2), Laid(2, 3)], 0),
                       ([Laid(3, 2), Laid(2, 1), Laid(1, 1, True)], 2)):  # fmt: skip
        with pytest.raises(LayoutError):
            lay_out(line, lead, 2.5, 100)
    with pytest.raises(LayoutError):
        fit(WHOLE, 45, 1000.0)
    with pytest.raises(LayoutError, match="no box is 1000 wide"):
        fit(WHOLE, 45, 1.0, narrowest=1000)


@pytest.mark.parametrize(("line", "lead"), [([], 0), ([Laid(1, 2)], 1), ([Laid(1, 2)], -1)])
def test_a_lead_that_is_not_there_is_refused(line: list[Laid], lead: int) -> None:
    with pytest.raises(LayoutError, match="begin with"):
        lay_out(line, lead, 10, 10)


def test_the_chain_of_a_deal_tells_its_lead() -> None:
    deal = Deal.from_line(
        "tete_a_tete 1 0-5,0-6,1-2,1-3,1-5,3-6,6-6/0-0,0-3,2-4,2-6,3-5,4-6,1-1"
        " 3-4,2-3,0-1,0-2,2-2,5-5,0-4,1-4,4-4,3-3,1-6,2-5,4-5,5-6 0,0 6-6 6-2< 6-3>"
    )
    chain = deal.chain
    assert lead_of(chain) == 1
    assert lay_out(chain, None, 20, 10) == lay_out(list(chain), 1, 20, 10)
    assert lead_of([Laid(1, 2)]) == 0


def test_the_bounds_are_the_smallest_rectangle() -> None:
    layout = lay_out([Laid(1, 6), Laid(6, 6, True)], 0, 12, 6)
    x, y, width, height = layout.bounds
    assert (width, height) == (3, 2)
    assert (x, y) == (layout.spots[0].x, layout.spots[1].y)


def test_the_metrics_of_real_tiles() -> None:
    assert [SQUARE.lying, SQUARE.upright, SQUARE.link] == [(2, 1), (1, 2), (1, 2)]
    assert [SQUARE.overhang, SQUARE.inset] == [0.5, 0.5]

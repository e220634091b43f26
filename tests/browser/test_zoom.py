"""A long line on a small screen is enlarged by keys, fingers and wheel, and shown whole again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.browser.posed import Posed
from tests.browser.test_access import check_axe
from tests.browser.test_felt import ALL, BOXES, chain, check
from tests.browser.test_hands import PHONE
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
Json = dict[str, Any]
LONG = 40

SEEN = """
() => {
  const felt = document.querySelector('.board').getBoundingClientRect();
  const face = document.querySelector('.pieces .piece.latest .tile-face').getBoundingClientRect();
  return {
    size: Math.min(face.width, face.height),
    at: [face.x + face.width / 2, face.y + face.height / 2],
    inside: face.left >= felt.left && face.right <= felt.right &&
      face.top >= felt.top && face.bottom <= felt.bottom,
    middle: [felt.x + felt.width / 2, felt.y + felt.height / 2],
  };
}
"""
"""Where the latest tile of the line is, and how large."""


def long_line(model: Json, length: int = LONG, *, latest: int = 0) -> Json:
    """Return a state whose line is so long; nobody may act."""
    line = chain(3)[:length]
    ends = [line[0]["left"], line[-1]["right"]]
    more = {"n": 100 + length, "line": line, "lead_at": length // 2, "ends": ends}
    return {**model, "legal": [], "may": [], "hand": ["0-0", "0-1"], "turn": 2, **more}


def laid(state: Json, place: int) -> Json:
    """Return the event by which a tile of the line came to lie."""
    placed = state["line"][place]
    where = {"end": "right", "touch": placed["left"], "ends": state["ends"]}
    return {
        "n": state["n"],
        "at": 1,
        "type": "laid",
        "seat": 2,
        "tile": placed["tile"],
        "count": 0,
        **where,
    }


@pytest.fixture
def model(models: Callable[[str], Json]) -> Json:
    """What somebody is told at a table: the model of all that is shown here."""
    return models("domino")


def pose(model: Json, anne: Visitor, length: int = LONG) -> Posed:
    """Show a long line to Anne, the last tile of it laid just now."""
    posed = Posed(anne, long_line(model, length - 1))
    state = long_line(model, length)
    expect(anne.page.locator(".pieces .piece")).to_have_count(length - 1)
    posed.show(state, laid(state, length - 1))
    expect(anne.page.locator(".pieces .piece")).to_have_count(length)
    return posed


def size(page: Page) -> float:
    return float(page.evaluate(SEEN)["size"])


def test_keys_enlarge_the_line_and_show_it_whole_again(visit: Visit, model: Json) -> None:
    anne = visit(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page, keys = anne.page, anne.page.keyboard
    pose(model, anne)
    before = page.evaluate(BOXES)
    check(before, LONG, 360, 640)
    sizes = [size(page)]
    for percent in (150, 225, 338):
        keys.press("+")
        expect(page.get_by_test_id("answers")).to_contain_text(f"{percent} %")
        sizes.append(size(page))
    assert all(after == pytest.approx(1.5 * first, rel=0.02) for first, after in pairwise(sizes))

    here = page.evaluate(SEEN)["at"]
    keys.press("Shift+ArrowRight")
    there = page.evaluate(SEEN)["at"]
    assert there[0] < here[0] - 20 and there[1] == pytest.approx(here[1], abs=1)
    keys.press("Shift+ArrowDown")
    assert page.evaluate(SEEN)["at"][1] < there[1]

    keys.press("-")
    assert size(page) == pytest.approx(sizes[2], rel=0.02)
    keys.press("0")
    expect(page.get_by_test_id("answers")).to_contain_text("100 %")
    assert page.evaluate(BOXES) == before


def test_buttons_enlarge_the_line_and_keep_the_focus(visit: Visit, model: Json) -> None:
    anne = visit(viewport={"width": 768, "height": 1024}, reduced_motion="reduce")
    page = anne.page
    pose(model, anne)
    before = page.evaluate(BOXES)
    group = page.get_by_role("group", name="Size of the line")
    larger, smaller = (group.get_by_role("button", name=name) for name in ("Larger", "Smaller"))
    whole = group.get_by_role("button", name="Whole line")
    expect(whole).to_have_attribute("aria-disabled", "true")
    assert check_axe(page, "whole line") == []
    first = size(page)
    larger.press("Enter")
    assert size(page) == pytest.approx(1.5 * first, rel=0.02)
    assert check_axe(page, "enlarged line") == []
    larger.press("Enter")
    assert size(page) == pytest.approx(2 * first, rel=0.02), "large enough"
    smaller.click()
    assert size(page) == pytest.approx(2 / 1.5 * first, rel=0.02)
    whole.press("Enter")
    expect(whole).to_be_focused()
    assert page.evaluate(BOXES) == before


def test_two_fingers_enlarge_the_line_and_one_moves_it(visit: Visit, model: Json) -> None:
    anne = visit(**PHONE, reduced_motion="reduce")
    page = anne.page
    pose(model, anne)
    before = page.evaluate(BOXES)
    first = page.evaluate(SEEN)
    touch = anne.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    x, y = first["middle"]
    fingers("touchStart", (x - 30, y), (x + 30, y))
    for spread in (40, 60, 75, 90):
        fingers("touchMove", (x - spread, y), (x + spread, y))
    fingers("touchEnd")
    pinched = page.evaluate(SEEN)
    assert pinched["size"] == pytest.approx(3 * first["size"], rel=0.08)
    assert page.evaluate("visualViewport.scale") == 1, "the page itself is as large as before"
    # What was between the fingers has stayed there.
    for axis in (0, 1):
        far = first["at"][axis] - first["middle"][axis]
        assert pinched["at"][axis] - first["middle"][axis] == pytest.approx(3 * far, rel=0.1, abs=6)

    fingers("touchStart", (x, y))
    for step in (10, 30, 60):
        fingers("touchMove", (x - step, y - step / 2))
    fingers("touchEnd")
    dragged = page.evaluate(SEEN)["at"]
    assert dragged[0] == pytest.approx(pinched["at"][0] - 60, abs=3)
    assert dragged[1] == pytest.approx(pinched["at"][1] - 30, abs=3)

    whole = page.get_by_role("button", name="Whole line")

    def tapped() -> bool:
        """Tap on the button; Chromium overlooks a tap right after a gesture."""
        whole.tap()
        return whole.get_attribute("aria-disabled") == "true"

    anne.until(tapped)
    assert page.evaluate(BOXES) == before

    fingers("touchStart", (x - 30, y), (x + 30, y))
    fingers("touchMove", (x - 60, y), (x + 60, y))
    assert size(page) > 1.5 * first["size"]
    fingers("touchMove", (x - 25, y), (x + 25, y))
    fingers("touchEnd")
    assert page.evaluate(BOXES) == before, "two fingers make it whole again as well"


def test_the_wheel_enlarges_the_line_with_ctrl(visit: Visit, model: Json) -> None:
    anne = visit(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = anne.page
    pose(model, anne)
    first = page.evaluate(SEEN)
    page.mouse.move(*first["at"])
    page.mouse.wheel(0, -120)
    assert page.evaluate(SEEN) == first, "without Ctrl nothing happens"
    page.keyboard.down("Control")
    page.mouse.wheel(0, -240)
    page.keyboard.up("Control")
    page.wait_for_function("document.querySelector('.board').classList.contains('enlarged')")
    after = page.evaluate(SEEN)
    assert after["size"] == pytest.approx(2 * first["size"], rel=0.05)
    assert after["at"] == pytest.approx(first["at"], abs=2), "the tile under the mouse stays there"


def test_a_tile_that_is_laid_comes_into_view(visit: Visit, model: Json) -> None:
    anne = visit(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page = anne.page
    posed = pose(model, anne)
    for _ in range(3):
        page.keyboard.press("+")
    for _ in range(9):
        page.keyboard.press("Shift+ArrowLeft")
        page.keyboard.press("Shift+ArrowUp")
    assert not page.evaluate(SEEN)["inside"]
    state = long_line(model, LONG + 1)
    posed.show(state, laid(state, LONG))
    expect(page.locator(".pieces .piece")).to_have_count(LONG + 1)
    assert page.evaluate(SEEN)["inside"]
    assert page.evaluate("document.querySelector('.board').classList.contains('enlarged')")


def test_a_tap_on_an_enlarged_felt_lays_a_tile_and_a_drag_does_not(
    visit: Visit, model: Json
) -> None:
    anne = visit(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page, mouse = anne.page, anne.page.mouse
    posed = pose(model, anne)
    state = long_line(model)
    moves = [
        {"action": action, "tile": "0-1", "end": end, "text": "0-1"}
        for action, end in ((4, "left"), (6, "right"))
    ]
    posed.show({**state, "n": state["n"] + 1, "legal": moves, "turn": 1})
    anne.tile("0-1").click()
    expect(page.locator(".recess")).to_have_count(2)
    page.keyboard.press("+")
    page.keyboard.press("+")
    for _ in range(4):
        page.keyboard.press("Shift+ArrowDown")
        page.keyboard.press("Shift+ArrowRight")
    box, felt = (page.locator(one).bounding_box() for one in (".recess >> nth=1", ".board"))
    assert box and felt
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert felt["x"] < x < felt["x"] + felt["width"], "the place is seen"
    # The mouse goes down on the place, which moves along with it.
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 40, y - 40, steps=4)
    mouse.up()
    page.locator(".recess").last.click()
    anne.until(lambda: posed.said)
    sent = [said["command"] for said in posed.said]
    assert [(one["do"], one["action"]) for one in sent] == [("lay", 6)], "by the tap alone"


@pytest.mark.parametrize("length", [LONG, ALL])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (768, 1024), (1920, 1080)])
def test_the_compass_shows_the_two_open_numbers(
    visit: Visit, model: Json, width: int, height: int, length: int
) -> None:
    anne = visit(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = anne.page
    pose(model, anne, length)
    left, right = long_line(model, length)["ends"]
    for zoomed in (False, True):
        if zoomed:
            page.keyboard.press("+")
            page.keyboard.press("+")
        compass = page.locator(".compass")
        expect(compass).to_be_in_viewport(ratio=1)
        expect(compass).to_have_attribute("aria-label", f"Open ends: {left} and {right}")
        pips = compass.locator("svg.half").evaluate_all(
            "halves => halves.map((half) => half.querySelectorAll('.pip, .pip-plain').length)"
        )
        assert pips == [left, right]

"""Nothing that matters is told by colour alone: the table as people see it who lack a cone."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Locator, Page, expect

from tests.browser.posed import Posed
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
Json = dict[str, Any]
SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
RECORD = Path(__file__).parents[2] / "frontend" / "test" / "proved.dgn"

LIGHT = """
async (png) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [0, 1, 2].map((part) => linear(data[at + part] / 255));
    light.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  light.sort((one, other) => one - other);
  return [light[Math.floor(light.length * 0.03)], light[Math.floor(light.length * 0.97)]];
}
"""
"""How light the dark and the light parts of a picture are (WCAG), a few points left aside."""


class Eye:
    """Looks at parts of a page, as people see it who lack a kind of cone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._sight = page.context.new_cdp_session(page)
        # A page without a policy reads the pictures; the table's own would not let it.
        self._desk = page.context.new_page()
        page.bring_to_front()

    @contextmanager
    def lacking(self, kind: str) -> Iterator[None]:
        """See like somebody who lacks it."""
        self._sight.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        yield
        self._sight.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})

    def contrast(self, x: float, y: float, width: float, height: float) -> float:
        """Return the contrast between the dark and the light parts of a rectangle."""
        clip = {"x": x, "y": y, "width": width, "height": height}
        picture = base64.b64encode(self.page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
        dark, light = self._desk.evaluate(LIGHT, picture)
        return float((light + 0.05) / (dark + 0.05))


def box(one: Locator) -> dict[str, float]:
    found = one.bounding_box()
    assert found is not None
    return dict(found)


def notch(one: Locator) -> tuple[float, float, float, float]:
    """Return the place over a tile of the hand where the notch is, if it fits."""
    tile = box(one)
    return tile["x"] + tile["width"] / 2 - 12, tile["y"] - 11, 24, 10


@pytest.fixture
def model(models: Callable[[str], Json]) -> Json:
    return models("voleur")


def your_turn(model: Json) -> Json:
    """Return a state in which one tile fits left, one right, one both ends, and one nowhere."""
    line = [
        {"tile": tile, "left": left, "right": right, "across": left == right}
        for tile, left, right in (("3-6", 3, 6), ("6-6", 6, 6), ("2-6", 6, 2))
    ]
    moves = (("1-3", "left"), ("1-2", "right"), ("2-3", "left"), ("2-3", "right"))
    legal = [
        {"action": action, "tile": tile, "end": end, "text": tile}
        for action, (tile, end) in enumerate(moves)
    ]
    hand = ["1-2", "1-3", "2-3", "4-5"]
    more = {"line": line, "lead_at": 1, "ends": [3, 2], "hand": hand, "legal": legal}
    seats = [{**seat, "turn": seat["seat"] == 1} for seat in model["seats"]]
    return {**model, "n": 300, "may": [], "turn": 1, "lead": 1, "seats": seats, **more}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_playable_tiles_are_told_by_a_shape(
    visit: Visit, model: Json, theme: str, width: int, height: int
) -> None:
    view = {"width": width, "height": height}
    anne = visit(viewport=view, color_scheme=theme, reduced_motion="reduce")
    page = anne.page
    eye = Eye(page)
    Posed(anne, your_turn(model))
    expect(page.locator(".hand-tile")).to_have_count(4)
    assert box(anne.tile("1-2"))["y"] < box(anne.tile("4-5"))["y"] - 4, "it stands higher"
    for sight in SIGHTS:
        with eye.lacking(sight):
            for tile in ("1-2", "1-3", "2-3"):
                assert eye.contrast(*notch(anne.tile(tile))) >= 3, f"{sight}: {tile} has a notch"
            assert eye.contrast(*notch(anne.tile("4-5"))) < 1.5, f"{sight}: 4-5 has none"
    shapes = {
        tile: anne.tile(tile).locator(".notch").evaluate("one => getComputedStyle(one).clipPath")
        for tile in ("1-2", "1-3", "2-3")
    }
    assert len(set(shapes.values())) == 3, "left, right and both ends have shapes of their own"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_whose_turn_it_is_stands_in_words(
    visit: Visit, model: Json, theme: str, width: int, height: int
) -> None:
    view = {"width": width, "height": height}
    anne = visit(viewport=view, color_scheme=theme, reduced_motion="reduce")
    page = anne.page
    eye = Eye(page)
    state = your_turn(model)
    posed = Posed(anne, state)
    prompt = page.locator(".prompt")
    expect(prompt).to_have_text("Your turn")
    own = prompt.inner_text()
    other = {**state, "n": state["n"] + 1, "turn": 3, "legal": []}
    posed.show(other)
    expect(prompt).not_to_have_text(own)
    badge = page.locator("[data-seat='3'] .now")
    expect(badge).to_have_text(re.compile(r"\w"))
    expect(page.locator(".now")).to_have_count(1)
    expect(page.locator(".hand-tile.fits")).to_have_count(0)
    where = box(badge)
    inside = (where["x"] + 4, where["y"] + 2, where["width"] - 8, where["height"] - 4)
    for sight in SIGHTS:
        with eye.lacking(sight):
            assert eye.contrast(*inside) >= 4.5, f"{sight}: the badge can be read"


def test_sides_are_told_by_names(visit: Visit, model: Json) -> None:
    for width in (360, 1280):
        anne = visit(viewport={"width": width, "height": 800}, reduced_motion="reduce")
        Posed(anne, your_turn(model))
        where = ".chips li > span" if width < 1000 else ".side .side"
        names = anne.page.locator(where)
        expect(names).to_have_count(2)
        assert len({name.strip() for name in names.all_inner_texts()} - {""}) == 2


def test_who_has_won_a_deal_is_marked_by_a_sign(visit: Visit) -> None:
    anne = visit(reduced_motion="reduce")
    anne.sit_down("tete_a_tete")
    anne.until_asked()
    while anne.state["phase"] == "play":
        anne.act()
        anne.until_asked()
    rows = anne.page.locator(".result .hands > li")
    expect(rows).to_have_count(2)
    winners = anne.state["result"]["winners"]
    signed = [seat for seat, row in enumerate(rows.all(), start=1) if row.locator(".won").count()]
    assert signed == winners


def test_right_wrong_and_unknown_have_signs_and_words_of_their_own(visit: Visit) -> None:
    anne = visit()
    page = anne.page
    anne.go("/fair")
    true = RECORD.read_text(encoding="utf-8")
    eye = Eye(page)
    told = {}
    for what, text in (
        ("right", true),
        ("wrong", re.sub(r'(\[Stock ")(\S+) (\S+)', r"\1\3 \2", true)),
        ("unknown", re.sub(r"\[Reveal .*\n", "", true)),
    ):
        page.get_by_label("Text of a record").fill(text)
        first = page.locator(".proof li").first
        told[what] = (first.locator(".mark").inner_text(), first.inner_text())
        first.scroll_into_view_if_needed()
        where = box(first.locator(".mark"))
        for sight in SIGHTS:
            with eye.lacking(sight):
                sign = (where["x"] - 1, where["y"] + 4, where["width"] + 2, where["height"] - 8)
                assert eye.contrast(*sign) >= 3, f"{sight}: the sign of what is {what} is seen"
    assert [mark for mark, _ in told.values()] == ["✓", "✗", "?"]
    assert len({words for _, words in told.values()}) == 3
    assert "false" in told["wrong"][1] and "false" not in told["right"][1]


def test_sounds_on_and_off_have_shapes_of_their_own(visit: Visit, model: Json) -> None:
    anne = visit(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    Posed(anne, your_turn(model))
    sound = anne.page.get_by_role("button", name="Sounds")
    on = sound.inner_html()
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    assert sound.inner_html() != on, "the loudspeaker has another shape when it is off"


@pytest.mark.parametrize(("left", "short"), [(60_000, False), (4_000, True)])
def test_a_clock_that_runs_out_has_a_sign(
    visit: Visit, model: Json, left: int, short: bool
) -> None:
    anne = visit(reduced_motion="reduce")
    state = your_turn(model)
    seats = [
        {**seat, "clock": left, "ticking": False} if seat["seat"] == 1 else seat
        for seat in state["seats"]
    ]
    Posed(anne, {**state, "seats": seats})
    clock = anne.page.get_by_role("timer").first
    expect(clock).to_be_visible()
    assert ("!" in clock.inner_text()) is short

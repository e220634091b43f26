"""What is heard at the table is made by the page itself, and a key turns it off for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.browser.posed import Posed
from tests.browser.test_felt import chain
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
Json = dict[str, Any]

SPY = """
window.sounded = [];
const filters = new WeakMap();
const { connect } = AudioNode.prototype;
AudioNode.prototype.connect = function (to, ...rest) {
  if (to instanceof BiquadFilterNode) filters.set(this, to);
  return connect.call(this, to, ...rest);
};
for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
  const { start } = kind.prototype;
  kind.prototype.start = function (...when) {
    const pitch = filters.get(this)?.frequency ?? this.frequency;
    if (this.context.state === 'running') window.sounded.push(pitch.value);
    return start.apply(this, when);
  };
}
"""
"""Writes down what Web Audio is told to sound, and how high."""


def heard(page: Page) -> list[float]:
    """Return the pitches of what has been sounded since the last call."""
    return list(page.evaluate("window.sounded.splice(0)"))


class Stage:
    """A posed table at which things happen one by one."""

    def __init__(self, model: Json, anne: Visitor) -> None:
        self.anne = anne
        self.line = chain(5)
        self.base = {**model, "legal": [], "may": [], "hand": ["0-0"], "turn": 2}
        self.length = 1
        self.n = 200
        self.posed = Posed(anne, self.state())
        self.wake()

    def state(self) -> Json:
        line = self.line[: self.length]
        ends = [line[0]["left"], line[-1]["right"]]
        return {**self.base, "n": self.n, "line": line, "lead_at": 0, "ends": ends}

    def wake(self) -> None:
        """Touch the page once: browsers make no sound before."""
        page = self.anne.page
        expect(page.locator(".pieces .piece")).to_have_count(self.length)
        page.keyboard.press("Escape")
        # The page's own is awake as soon as another one that was made after it.
        page.evaluate("new AudioContext().resume()")

    def happens(self, kind: str, **more: Any) -> list[float]:
        """Let a thing happen and return what was heard of it, once it is to be seen."""
        self.n += 1
        if kind == "laid":
            placed = self.line[self.length]
            self.length += 1
            more = {"tile": placed["tile"], "touch": placed["left"], "end": "right", "count": 0}
        heard(self.anne.page)
        before = len(self.anne.heard())
        event = {"n": self.n, "at": 1, "type": kind, "seat": 2, **more}
        self.posed.show(self.state(), event)
        # The event is told aloud in the same breath; then it has sounded, or never will.
        self.anne.page.wait_for_function("(n) => window.heard.length > n", arg=before)
        return heard(self.anne.page)


@pytest.fixture
def stage(visit: Visit, models: Callable[[str], Json]) -> Stage:
    anne = visit(viewport={"width": 768, "height": 1024})
    anne.context.add_init_script(SPY)
    return Stage(models("domino"), anne)


def about(pitch: float) -> Any:
    """Return what equals a pitch that is varied a little from tile to tile."""
    return pytest.approx(pitch, rel=0.09)


def test_laying_passing_and_drawing_sound_each_in_its_way(stage: Stage) -> None:
    assert stage.happens("laid") == [about(2300), about(620)], "bone on wood"
    assert stage.happens("passed") == [240, 220], "two knocks"
    assert stage.happens("drew") == [about(1500), about(2100)], "a tile is drawn over the wood"
    lays = [stage.happens("laid") for _ in range(6)]
    assert len({first for first, _ in lays}) > 1, "no two tiles sound quite alike"


def test_a_key_turns_the_sounds_off_and_the_choice_is_kept(stage: Stage) -> None:
    page = stage.anne.page
    button = page.get_by_role("button", name="Sounds")
    expect(button).to_have_attribute("aria-pressed", "true")
    assert stage.happens("laid")
    page.keyboard.press("m")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("answers")).to_contain_text("Sounds: No")
    assert [stage.happens(kind) for kind in ("laid", "passed", "drew")] == [[], [], []]

    page.reload()
    stage.wake()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert [stage.happens(kind) for kind in ("laid", "passed", "drew")] == [[], [], []]
    page.keyboard.press("m")
    expect(page.get_by_test_id("answers")).to_contain_text("Sounds: Yes")
    assert stage.happens("laid") and stage.happens("passed")

    page.reload()
    stage.wake()
    assert stage.happens("laid"), "switched on again, this is kept too"


def test_nothing_is_fetched_to_make_a_sound(stage: Stage) -> None:
    asked: list[str] = []
    stage.anne.page.on("request", lambda request: asked.append(request.url))
    assert stage.happens("laid") and stage.happens("passed")
    assert [url for url in asked if not url.endswith("/icon.svg")] == []

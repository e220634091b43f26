"""What can be pressed is large enough, on a phone too; and what a person prefers is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
LEAST = 24
"""CSS pixels that a target measures each way (WCAG 2.2, 2.5.8)."""

SMALL = """
(least) => [...document.querySelectorAll(
  'a[href], button, input, select, textarea, summary, [role=button], [role=radio], .hand-tile',
)].flatMap((one) => {
  const shown = one.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true });
  // An input inside its label is pressed by the label; links in a sentence are as high as its line.
  const target = one.closest('label') ?? one;
  const { width, height, left, right } = target.getBoundingClientRect();
  const inSentence = one.matches('p a') && getComputedStyle(one).display === 'inline';
  if (!shown || !width || inSentence || one.classList.contains('skip')) return [];
  const text = `${one.localName} ${one.className} ${one.textContent.trim().slice(0, 30)}`;
  if (width < least || height < least) return [`${text}: ${width} × ${height}`];
  return left < -1 || right > innerWidth + 1 ? [`${text}: from ${left} to ${right}`] : [];
})
"""


def small(visitor: Visitor) -> list[str]:
    return [str(one) for one in visitor.page.evaluate(SMALL, LEAST)]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_everything_that_is_pressed_is_large_enough(visit: Visit, width: int, height: int) -> None:
    anne = visit(viewport={"width": width, "height": height}, has_touch=width < 600)
    page = anne.page
    found: dict[str, list[str]] = {}
    for path in ("/", "/new/voleur", "/games", "/fair", "/settings", "/help", "/nowhere"):
        anne.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        anne.until_quiet()
        found[path] = small(anne)
        assert page.evaluate(SMALL, 300), "something would be found"
    table = anne.sit_down("aller_retour", against="human", name="Anne")
    expect(page.get_by_role("dialog").locator("#link")).to_be_visible()
    found["invitation"] = small(anne)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    found["seats"] = small(anne)
    page.locator(".lobby .primary").click()
    anne.until_asked()
    found["play"] = small(anne)
    page.get_by_role("button", name="Menu").click()
    found["menu"] = small(anne)
    page.locator("#table-menu").get_by_role("button", name="Settings").click()
    found["table settings"] = small(anne)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    anne.play_out()
    expect(page.locator(".result .primary")).to_be_visible()
    found["end"] = small(anne)
    anne.go(f"/games/{table}")
    expect(page.locator(".pieces")).to_be_attached()
    found["replay"] = small(anne)
    assert {where: what for where, what in found.items() if what} == {}


# -------------------------------------------------------------------- preferences
def prefer(visitor: Visitor, **wanted: Any) -> None:
    """Choose in the settings of the browser."""
    visitor.context.add_init_script(
        f"localStorage.setItem('palamede.settings', JSON.stringify({wanted!r}))".replace(
            "True", "true"
        )
    )


def test_a_tile_is_shown_before_it_is_laid_where_one_wants_to_confirm(visit: Visit) -> None:
    anne = visit()
    prefer(anne, confirm=True)
    page = anne.page
    anne.sit_down("domino")
    move, n = anne.until_able(), anne.n
    anne.tile(move["tile"]).click()
    if page.locator(".big.end").count():
        page.locator(".big.end").first.click()
    expect(page.locator(".piece.ghost")).to_have_count(1)
    page.wait_for_timeout(400)
    assert anne.n == n, "nothing is sent before it is confirmed"
    page.keyboard.press("Escape")
    expect(page.locator(".piece.ghost")).to_have_count(0)
    anne.tile(move["tile"]).click()
    if page.locator(".big.end").count():
        page.locator(".big.end").first.click()
    page.get_by_role("button", name="Lay it").click()
    anne.until(lambda: anne.n > n)
    laid = next(event for event in anne.events if event["n"] == n + 1)
    assert (laid["type"], laid["tile"]) == ("laid", move["tile"])


STAMPS = """
window.stamps = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      const frame = JSON.parse(event.data);
      if (frame.state) window.stamps.push([frame.state.n, performance.now()]);
    });
  }
};
"""
"""When the page heard of each state, by its own clock: a busy machine tells the test late."""


def test_passes_and_draws_are_done_for_who_wants_it_after_the_time_of_a_bot(visit: Visit) -> None:
    anne = visit()
    prefer(anne, autoAct=True, pace="normal")
    anne.page.add_init_script(STAMPS)
    anne.sit_down("peche")
    forced: list[int] = []
    while anne.state.get("phase") != "finished" and len(forced) < 3:
        anne.until_asked()
        if anne.state["phase"] == "counted":
            anne.accept()
        elif anne.state["legal"]:
            anne.act()
        else:
            n = anne.n
            anne.until(lambda n=n: anne.n > n)  # type: ignore[misc]
            forced.append(n)
            done = next(event for event in anne.events if event["n"] == n + 1)
            assert done["type"] in ("drew", "passed") and done["seat"] == 1
    assert forced, "nothing was forced in a whole partie"
    stamps = anne.page.evaluate("window.stamps")
    taken = [
        min(at for number, at in stamps if number > n)
        - min(at for number, at in stamps if number == n)
        for n in forced
    ]
    assert all(900 < each < 2400 for each in taken), taken

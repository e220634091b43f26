"""What the page is without its picture: axe, what is read aloud, and where the focus is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("axe_playwright_python")

import axe_playwright_python
from playwright.sync_api import Page, expect

from palamede.i18n.translator import Translator
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
Json = dict[str, Any]

AXE = Path(str(axe_playwright_python.__file__)).with_name("axe.min.js")
COLOUR = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""What axe says of colours at the level AA; the rest does not change with the theme."""


# -------------------------------------------------------------------- axe
def check_axe(page: Page, what: str) -> list[str]:
    """Return what axe finds in a page: by all its rules in light, by those of colour in dark."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme, rules in (("light", {}), ("dark", {"runOnly": COLOUR})):
        page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce"
        )
        page.wait_for_function("(t) => document.documentElement.dataset.theme === t", arg=theme)
        # Colours glide from one theme to the other; what they are at the end counts.
        page.evaluate("document.getAnimations().forEach((one) => one.finish())")
        options = {"resultTypes": ["violations"], **rules}
        for violation in page.evaluate("(o) => axe.run(document, o)", options)["violations"]:
            nodes = [node["html"][:160] for node in violation["nodes"][:3]]
            found.append(f"{what}, {theme}: {violation['id']}: {violation['help']}: {nodes}")
    return found


def test_axe_would_find_what_is_wrong(visit: Visit) -> None:
    anne = visit()
    anne.go("/settings")
    expect(anne.page.get_by_role("heading", level=1)).to_be_visible()
    wrong = """
        document.querySelector('main h1').style.color = 'rgb(128 128 128 / 0.3)';
        document.querySelector('main input').closest('label, fieldset').append(
          Object.assign(document.createElement('img'), { src: '/icon.svg' }));
    """
    anne.page.evaluate(wrong)
    rules = [line.split(": ")[1] for line in check_axe(anne.page, "settings")]
    assert sorted(rules) == ["color-contrast", "color-contrast", "image-alt"]


def test_axe_finds_nothing_on_any_page(visit: Visit) -> None:
    anne = visit()
    page = anne.page
    found = []
    for path, what in (
        ("/", "games"),
        ("/new/voleur", "setup"),
        ("/settings", "settings"),
        ("/help", "help"),
        ("/fair", "fair deal"),
        ("/fair", "fair deal"),
        ("/nowhere", "nothing"),
    ):
        anne.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if path == "/new/voleur":
            expect(page.locator("form button.start")).to_be_visible()
        found += check_axe(page, what)
    table = anne.sit_down("aller_retour", against="human", name="Anne")
    expect(page.get_by_role("dialog").locator("#link")).to_be_visible()
    found += check_axe(page, "invitation")
    link = page.locator("#link").input_value()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    found += check_axe(page, "seats")
    page.locator(".lobby .primary").click()
    anne.until_asked()
    anne.act()
    anne.until_asked()
    found += check_axe(page, "play")
    page.get_by_role("button", name="Menu").click()
    found += check_axe(page, "menu")
    for name in ("Score sheet", "Log", "Settings", "Help", "Leave the table"):
        if not page.locator("#table-menu").is_visible():
            page.get_by_role("button", name="Menu").click()
        page.locator("#table-menu").get_by_role("button", name=name).click()
        found += check_axe(page, name)
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    while anne.state["phase"] == "play":
        anne.act()
        anne.until_asked()
    expect(page.locator(".result .primary")).to_be_visible()
    found += check_axe(page, "count")
    anne.play_out()
    found += check_axe(page, "end")
    anne.go("/games")
    expect(page.locator("main li h2")).to_have_count(1)
    found += check_axe(page, "my games")
    anne.go(f"/games/{table}")
    expect(page.locator(".pieces")).to_be_attached()
    found += check_axe(page, "replay")
    guest = visit()
    guest.page.goto(link)
    expect(guest.page.locator("#join-name")).to_be_visible()
    found += check_axe(guest.page, "joining")
    assert found == []


# -------------------------------------------------------------------- what is read aloud
def sentences(events: list[Json], names: dict[int, str], tr: Translator) -> Iterator[str]:
    """Say what events mean, from the texts alone: for two to four who play for themselves."""
    for event in events:
        name = names.get(event.get("seat", 0), "")
        kind = event["type"]
        if kind == "begun":
            yield tr("page-event-begun", partie=event["partie"])
        elif kind == "committed" and "seat" not in event:
            yield tr("page-event-shuffling")
        elif kind == "lots":
            yield tr("page-event-lots", name=names[event["lead"]])
        elif kind == "dealt":
            yield tr("page-event-dealt", deal=event["deal"], name=names[event["lead"]])
        elif kind == "laid":
            low, high = event["tile"].split("-")
            tile = f"{high}-{low}" if str(event["touch"]) == high else event["tile"]
            said = [tr("page-event-laid", name=name, tile=tile)]
            if len(set(event["ends"])) == 1:
                number = tr(f"page-number-{event['ends'][0]}")
                said.append(tr("page-event-everywhere", number=number))
            yield ", ".join(said)
        elif kind == "drew":
            drawn = "page-event-drew-tile" if "tile" in event else "page-event-drew"
            yield tr(drawn, name=name, tile=event.get("tile"))
        elif kind == "passed":
            yield tr("page-event-passed", name=name)
        elif kind == "counted":
            out = event.get("out") or event["winners"][0] if event["winners"] else 0
            said = [tr(f"page-event-counted-{event['outcome']}", name=names.get(out, ""))]
            said += [
                tr("page-event-scores", name=names[side], points=points)
                for side, points in enumerate(event["marks"], start=1)
                if points
            ]
            yield " ".join(said)
        elif kind == "finished":
            winners = tr.listing(names[seat] for seat in event["winners"])
            yield tr("page-event-finished", times=event["multiplier"], names=winners)


@pytest.mark.parametrize(("language", "rules"), [("fr", "aller_retour"), ("es", "domino")])
def test_every_event_is_announced_once_in_order(visit: Visit, language: str, rules: str) -> None:
    tr = Translator(language)
    anne = visit(locale={"fr": "fr-FR", "es": "es-ES"}[language])
    anne.sit_down(rules, name="Anne")
    last = anne.play_out()
    names = {seat["seat"]: seat["name"] for seat in last["seats"]}
    expected = list(sentences(anne.events, names, tr))
    anne.until(lambda: expected[-1] in anne.heard())
    heard = anne.heard()
    turns = [tr(f"page-turn-{what}", count=1, tiles="") for what in ("draw", "pass")]
    turn = tr("page-turn-lay", count=1, tiles="").split(".")[0].split(" ")[0]
    told = [said for said in heard if said in expected]
    assert told == expected
    others = [said for said in heard if said not in expected]
    greeting = tr("page-greet-seating")
    assert all(said in turns or said == greeting or said.startswith(turn) for said in others), (
        others
    )
    # The log says the same, and the region is one that screen readers read.
    log = anne.page.get_by_test_id("news")
    assert log.get_attribute("role") == "log" and log.get_attribute("aria-live") == "polite"
    assert anne.page.evaluate("document.documentElement.lang") == language


def test_hand_ends_and_scores_are_there_without_the_picture(visit: Visit) -> None:
    anne = visit()
    anne.sit_down("tete_a_tete", name="Anne")
    anne.until_asked()
    anne.act()
    anne.until_asked()
    page, state = anne.page, anne.state
    fits = {move["tile"] for move in state["legal"]}
    for tile in state["hand"]:
        name = page.locator(f'.hand-tile[data-tile="{tile}"]').get_attribute("aria-label") or ""
        assert name.startswith(tile) and ("does not fit" in name) == (tile not in fits)
    left, right = state["ends"]
    assert f"Left end {left}, right end {right}." in page.locator(".arena").aria_snapshot()
    assert "Anne" in page.locator("aside").aria_snapshot()
    count = state["seats"][1]["tiles"]
    assert f"{count} tile" in page.locator(".seats").aria_snapshot()
    snapshot = page.locator("main").aria_snapshot()
    assert "page-" not in snapshot  # no key of a text is ever shown


# -------------------------------------------------------------------- selection and focus
CLOSED_AND_PRESSED = """async ([how, key]) => {
  const dialog = document.querySelector('dialog');
  (how === 'button' ? dialog.querySelector('header button') : dialog).click();
  for (let turn = 0; turn < 5; turn++) await null;  // no task, only what hangs on this one
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}"""


def test_a_key_is_heard_as_soon_as_a_window_is_closed(visit: Visit) -> None:
    """The browser tells of a closed window only later: what is pressed until then counts."""
    anne = visit()
    anne.sit_down("tete_a_tete", name="Anne")
    anne.until_asked()
    keys, window = anne.page.keyboard, anne.page.get_by_role("dialog")
    help_ = window.get_by_role("heading", name="Help")
    for how in ("button", "backdrop"):
        keys.press("?")
        expect(help_).to_be_visible()
        anne.page.evaluate(CLOSED_AND_PRESSED, [how, "?"])
        anne.page.wait_for_timeout(100)
        expect(help_).to_be_visible()
        keys.press("Escape")
        expect(window).to_have_count(0)
    for _ in range(10):
        keys.press("?")
        expect(help_).to_be_visible()
        keys.press("Escape")
    expect(window).to_have_count(0)
    focused = anne.page.evaluate("document.activeElement.closest('.hand, .menu') !== null")
    assert focused, "the focus is where one plays on"


def test_the_focus_stays_on_the_page_when_what_had_it_goes_away(visit: Visit) -> None:
    anne = visit()
    anne.sit_down("tete_a_tete", name="Anne")
    anne.until_asked()
    page = anne.page
    page.get_by_role("button", name="Menu").click()
    page.locator("#table-menu").get_by_role("button", name="Settings").click()
    window = page.get_by_role("dialog")
    window.get_by_role("switch").first.focus()
    page.evaluate("document.activeElement.remove()")
    expect(window.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    page.locator(".menu > button").focus()
    page.evaluate("document.activeElement.remove()")
    expect(page.locator("h1")).to_be_focused()


def test_events_that_come_in_leave_choice_and_focus_alone(visit: Visit) -> None:
    anne, bruno = visit(), visit()
    table = anne.sit_down("tete_a_tete", against="human", name="Anne")
    link = anne.page.locator("#link").input_value()
    anne.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    bruno.page.goto(link)
    bruno.page.locator("#join-name").fill("Bruno")
    bruno.page.keyboard.press("Enter")
    assert bruno.table() == table
    expect(anne.page.locator(".lobby")).to_contain_text("Bruno")
    anne.page.locator(".lobby .primary").click()
    for each in (anne, bruno):
        each.until(lambda each=each: each.state.get("phase") == "play")  # type: ignore[misc]
    focused = "document.activeElement.dataset.tile ?? document.activeElement.id"
    # Who waits looks at a tile of his own; the other lays.
    acts, waits = (anne, bruno) if anne.asked else (bruno, anne)
    tile = waits.page.locator(".hand-tile").nth(2)
    tile.focus()
    held = waits.page.evaluate(focused)
    acts.act()
    waits.until(lambda: waits.n == acts.n)
    assert waits.page.evaluate(focused) == held
    # A line of text that is being marked, and a dialog with the focus in it, survive as well.
    acts, waits = waits, acts
    waits.page.keyboard.press("?")
    dialog = waits.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    waits.page.evaluate("getSelection().selectAllChildren(document.querySelector('dialog h2'))")
    marked = waits.page.evaluate("String(getSelection())")
    inside = "document.querySelector('dialog').contains(document.activeElement)"
    assert marked and waits.page.evaluate(inside)
    acts.until(lambda: acts.asked)
    acts.act()
    waits.until(lambda: waits.n == acts.n)
    waits.page.wait_for_timeout(100)
    expect(dialog).to_be_visible()
    assert waits.page.evaluate("String(getSelection())") == marked
    assert waits.page.evaluate(inside)

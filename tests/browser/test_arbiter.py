"""The arbiter's page on a phone: without network, closed and opened again, shared and printed."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page, Playwright, Response, expect

import palamede
from palamede.arbiter import Sheet
from tests.browser.conftest import CHROMIUM, FLAGS, STATIC
from tests.browser.visitor import Visitor
from tests.web.live import LiveServer

Visit = Callable[..., Visitor]
Json = dict[str, Any]

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
    "reduced_motion": "reduce",
}
NAMES = ["Anne", "Bruno", "Chloé", "Denis"]
SLOW = 60_000
"""Python may take its time where other tests share the machine."""


def open_arbiter(visitor: Visitor) -> Page:
    visitor.go("/arbiter")
    page = visitor.page
    expect(page.locator("form, [role=tab], .card").first).to_be_visible(timeout=SLOW)
    return page


def open_sheet(page: Page, *, series: str = "", names: list[str] = NAMES) -> None:
    for place, name in enumerate(names):
        page.locator(f"#name-{place}").fill(name)
    page.locator("#stake").fill("5")
    if series:
        page.locator("#series").select_option(series)
    page.locator("form button.primary").click()
    expect(page.locator("#lot-0")).to_be_visible(timeout=SLOW)


def draw_lots(page: Page, *tiles: str) -> None:
    for place, tile in enumerate(tiles):
        page.locator(f"#lot-{place}").fill(tile)
    page.locator("form button.primary").click()
    expect(page.locator("#end")).to_be_visible(timeout=SLOW)


def take_places(page: Page, *places: str) -> None:
    page.locator('input[name="way"][value="places"]').check()
    for place, name in enumerate(places):
        page.locator(f"#place-{place}").select_option(name)
    page.locator("form button.primary").click()
    expect(page.locator("#end")).to_be_visible(timeout=SLOW)


def entries(page: Page) -> list[Json]:
    """Return the entries that the browser keeps of the sheet on the desk."""
    kept = json.loads(page.evaluate("() => localStorage.getItem('palamede.arbiter')"))
    found: list[Json] = kept["sheets"][kept["current"]]["entries"]
    return found


def sent(answer: Response) -> int:
    """Return how many entries of a shared sheet the server has taken with this answer."""
    taken = answer.url.endswith("/entries") and answer.ok
    return len(answer.request.post_data_json["entries"]) if taken else 0


def enter_deal(page: Page, out: int, *pips: int) -> None:
    before = len(entries(page))
    page.locator("#tab-enter").click()
    page.locator("#end").select_option(f"out-{out}")
    for seat, left in enumerate(pips, 1):
        if seat != out:
            page.locator(f"#pips-{seat}").fill(str(left))
    page.locator("form > button.primary").click()
    grown(page, before)


def grown(page: Page, before: int) -> None:
    """Wait until more than so many entries are kept."""
    page.wait_for_function(
        """(before) => {
          const kept = JSON.parse(localStorage.getItem('palamede.arbiter'));
          return kept.sheets[kept.current].entries.length > before;
        }""",
        arg=before,
        timeout=SLOW,
    )


def dispute(page: Page, *answers: object) -> None:
    """Answer the dialogue with these, then write the ruling on the sheet."""
    before = len(entries(page))
    page.locator("#tab-dispute").click()
    for place, answer in enumerate(answers):
        # One question is answered when as many answers as that stand above the next.
        expect(page.locator(".given li")).to_have_count(place, timeout=SLOW)
        if isinstance(answer, int) and not isinstance(answer, bool) and place > 3:
            page.locator("input.number").fill(str(answer))
            page.locator("form button.primary").click()
        else:
            value = {True: "true", False: "false"}.get(answer) if isinstance(answer, bool) else None
            button = page.locator(f'[data-answer="{value or answer}"]')
            if not button.is_visible():
                page.locator(".choices summary").click()
            button.click()
    page.get_by_role("button", name="Write it on the sheet").click(timeout=SLOW)
    grown(page, before)


def scores(page: Page) -> list[str]:
    return page.locator(".scores strong").all_inner_texts()


def shown_accounts(page: Page) -> dict[str, int]:
    page.locator("#tab-sheet").click()
    rows = page.locator("table.accounts tbody tr")
    return {
        row.locator("th").inner_text(): int(row.locator("td").inner_text().replace("−", "-"))
        for row in rows.all()
    }


# -------------------------------------------------------------------- without network
def test_a_whole_tournee_is_kept_without_network(visit: Visit) -> None:
    anne = visit(**PHONE)
    page = open_arbiter(anne)
    expect(page.locator("[data-kept=kept]")).to_be_visible(timeout=SLOW)
    anne.context.set_offline(True)

    open_sheet(page, series="tournee_3")
    draw_lots(page, "6-6", "1-0", "5-5", "2-0")
    dispute(page, "renege", 2, 3, "after_own_turn", False, 3)
    expect(page.locator(".ruling[data-ruling=renege_barred_20]")).to_be_visible()
    expect(page.locator(".ruling blockquote[lang=fr]")).to_contain_text("Il y a renonce")
    enter_deal(page, 1, 0, 40, 5, 40)
    # 80 pips of the adversaries and 20 for the renonce: the partie is won.
    # The second partie: other partners, and places as the players say.
    expect(page.locator(".about", has_text="Anne + Chloé")).to_be_visible()
    take_places(page, "Anne", "Chloé", "Bruno", "Denis")
    page.locator("#end").select_option("out-2")
    page.locator("#pips-1").fill("33")

    # Closed in the middle of a deal and opened again: even the fields are there.
    page.close()
    page = anne.page = anne.context.new_page()
    page.set_default_timeout(10_000)
    page.goto(anne.url + "/arbiter")
    expect(page.locator("#pips-1")).to_have_value("33", timeout=SLOW)
    expect(page.locator("#end")).to_have_value("out-2")
    enter_deal(page, 2, 40, 0, 40, 5)
    assert scores(page) == ["0", "80"]
    enter_deal(page, 2, 20, 0, 20, 5)

    page.locator("#lot-0").wait_for()
    draw_lots(page, "1-0", "6-6", "5-5", "2-0")
    for _ in range(2):
        enter_deal(page, 1, 0, 40, 5, 40)
    expect(page.locator(".over")).to_be_visible()

    accounts = shown_accounts(page)
    state = Sheet(entries(page)).state
    assert state.series.finished and len(state.parties) == 3
    assert accounts == state.series.accounts
    assert sum(accounts.values()) == 0 and any(accounts.values())
    page.reload()
    page.locator("#tab-sheet").click(timeout=SLOW)
    expect(page.locator(".partie")).to_have_count(3)


@pytest.fixture(scope="module")
def plain(playwright: Playwright) -> Iterator[Browser]:
    """A browser for which the server has a name that is not this machine's own."""
    rules = "--host-resolver-rules=MAP club.test 127.0.0.1"
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, rules])
    yield browser
    browser.close()


def test_over_plain_http_it_goes_on_until_closed_and_says_so(
    plain: Browser, tmp_path: Path
) -> None:
    with LiveServer(tmp_path, static=STATIC, host_names=("club.test",)) as live:
        visitor = Visitor(
            plain.new_context(locale="en-GB", **PHONE), f"http://club.test:{live.port}"
        )
        visitor.forgiven = "Cross-Origin-Opener-Policy"  # Chromium says that it needs https
        page = open_arbiter(visitor)
        said = page.locator("[data-kept=open-only]")
        expect(said).to_contain_text("Works without network until this page is closed")
        visitor.context.set_offline(True)
        open_sheet(page)
        draw_lots(page, "6-6", "1-0", "5-5", "2-0")
        enter_deal(page, 1, 0, 14, 9, 20)
        assert scores(page) == ["34", "0"]
        visitor.context.set_offline(False)
        page.close()
        page = visitor.page = visitor.context.new_page()
        page = open_arbiter(visitor)
        expect(page.locator(".scores strong").first).to_have_text("34", timeout=SLOW)
        assert visitor.wrong == []
        visitor.context.close()


# -------------------------------------------------------------------- the referee
@pytest.fixture(scope="module")
def warm(chromium: Browser, server: LiveServer) -> Iterator[Visitor]:
    """Somebody in whose browser Python runs already: loading it takes seconds."""
    visitor = Visitor(chromium.new_context(locale="en-GB", **PHONE), server.url)
    open_arbiter(visitor)
    yield visitor
    visitor.context.close()
    assert not visitor.wrong


@pytest.fixture
def playing(warm: Visitor) -> Visitor:
    """A new sheet with its players seated."""
    page = warm.page
    page.emulate_media(media="screen")
    if page.locator(".tools").is_visible():
        page.get_by_role("button", name="Back").click()
    if page.locator("#tab-more").is_visible():
        page.locator("#tab-more").click()
        page.get_by_role("button", name="Other sheets").click()
        page.get_by_role("button", name="A new sheet").click()
    open_sheet(page)
    draw_lots(page, "6-6", "1-0", "5-5", "2-0")
    return warm


def test_the_referee_rules_himself_and_the_galerie_overturns_him(playing: Visitor) -> None:
    page = playing.page
    dispute(page, "renege", 2, 3, "after_own_turn", False, 3)
    page.get_by_role("button", name="Rule otherwise").click()
    page.get_by_label("Reason").fill("He owned up at once")
    before = len(entries(page))
    page.get_by_role("button", name="Enter this ruling").click()
    grown(page, before)
    expect(page.get_by_role("article")).to_contain_text("He owned up at once")
    enter_deal(page, 1, 0, 14, 9, 20)
    assert scores(page) == ["34", "0"]

    page.locator("#tab-dispute").click()
    page.get_by_label("For the referee").fill("1")
    page.get_by_label("Against him").fill("2")
    before = len(entries(page))
    page.get_by_role("button", name="Enter the vote").click()
    grown(page, before)
    expect(page.get_by_role("article")).to_contain_text("The galerie overturns the referee")
    page.locator("#tab-enter").click()
    expect(page.locator(".scores strong").first).to_have_text("54")


def test_the_injured_side_chooses(playing: Visitor) -> None:
    page = playing.page
    dispute(page, "misplay", 2, 3, "before_next", "nowhere", 3)
    article = page.get_by_role("article")
    expect(article.get_by_role("radio")).to_have_count(3)
    expect(article.locator("input[value=done_over]")).to_be_checked()
    before = len(entries(page))
    article.locator("input[value=void]").check()
    grown(page, before)
    page.locator("#tab-enter").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Partie 1, deal 2")
    expect(page.locator(".next")).to_contain_text("Anne leads")


def test_any_number_of_entries_is_taken_back(playing: Visitor) -> None:
    page = playing.page
    enter_deal(page, 1, 0, 14, 9, 20)
    enter_deal(page, 1, 0, 14, 9, 20)
    assert scores(page) == ["68", "0"]
    page.locator("#tab-more").click()
    page.locator("ol li", has_text="Deal").nth(1).get_by_role("button").click()
    before = len(entries(page))
    page.get_by_role("button", name="Undo 2 for sure").click()
    grown(page, before)
    page.locator("#tab-enter").click()
    expect(page.locator(".scores strong").first).to_have_text("0")
    expect(page.get_by_role("heading", level=2)).to_have_text("Partie 1, deal 1")


def test_a_count_that_cannot_be_is_refused_with_the_arithmetic(playing: Visitor) -> None:
    page = playing.page
    page.locator("#end").select_option("out-1")
    for seat, pips in ((2, 14), (3, 9), (4, 20)):
        page.locator(f"#pips-{seat}").fill(str(pips))
    page.locator("#stock").fill("20")
    page.locator("summary", has_text="Lay the line tile by tile").click()
    page.get_by_role("button", name="6-6", exact=True).click()
    page.locator("form > button.primary").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("0 + 14 + 9 + 20 + 20 = 63")
    expect(alert).to_contain_text("156")
    assert len(entries(page)) == 2


# -------------------------------------------------------------------- for others
def test_a_reader_follows_the_writer(playing: Visitor, visit: Visit) -> None:
    page = playing.page
    page.locator("#tab-more").click()
    page.get_by_role("button", name="Share by a link").click()
    link = page.locator("#sheet-link").input_value()
    expect(page.locator(".qr svg")).to_be_visible()
    bruno = visit(**PHONE)
    bruno.page.goto(link)
    expect(bruno.page.get_by_role("tab", selected=True)).to_have_text("Sheet", timeout=SLOW)
    assert "#" not in bruno.page.url
    expect(bruno.page.get_by_role("tab")).to_have_count(2)
    before = len(entries(page))
    # What is kept is sent a little later.
    with page.expect_response(lambda answer: sent(answer) > before):
        enter_deal(page, 1, 0, 14, 9, 20)
    bruno.page.evaluate("() => dispatchEvent(new Event('online'))")
    bruno.until(lambda: bruno.page.locator(".partie tbody strong").first.inner_text() == "34")

    page.locator("#tab-more").click()
    page.get_by_label("To write too").check()
    write = page.locator("#sheet-link").input_value()
    assert write != link
    denis = visit(**PHONE)
    denis.page.goto(write)
    expect(denis.page.get_by_role("tab")).to_have_count(4, timeout=SLOW)
    enter_deal(denis.page, 1, 0, 1, 9, 2)
    page.evaluate("() => dispatchEvent(new Event('online'))")
    page.locator("#tab-enter").click()
    expect(page.locator(".scores strong").first).to_have_text("37", timeout=SLOW)


def test_a_sheet_goes_by_file_to_another_browser(playing: Visitor, visit: Visit) -> None:
    page = playing.page
    enter_deal(page, 1, 0, 14, 9, 20)
    page.locator("#tab-more").click()
    with page.expect_download() as file:
        page.get_by_role("button", name="File", exact=True).click()
    with page.expect_download() as record:
        page.get_by_role("button", name="Record (DGN)").click()
    assert '[Scores "34 0"]' in Path(record.value.path()).read_text(encoding="utf-8")

    bruno = visit(**PHONE)
    other = open_arbiter(bruno)
    other.locator("#sheet-file").set_input_files(file.value.path())
    expect(other.locator(".scores strong").first).to_have_text("34", timeout=SLOW)
    assert entries(other) == entries(page)


def test_the_sheet_and_the_card_are_printed_alone(playing: Visitor) -> None:
    page = playing.page
    page.locator("#tab-more").click()
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".paper h2")).to_contain_text("Referee's card")
    page.emulate_media(media="print")
    expect(page.locator(".tools")).to_be_hidden()
    expect(page.locator("header .brand")).to_be_hidden()
    expect(page.locator(".paper table").first).to_be_visible()
    pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", margin=MARGIN))
    assert len(pages) == 2


MARGIN = {side: "10mm" for side in ("top", "right", "bottom", "left")}


# -------------------------------------------------------------------- what it is
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
def test_nothing_is_wider_than_a_phone_and_axe_finds_nothing(visit: Visit, locale: str) -> None:
    pytest.importorskip("axe_playwright_python")
    from tests.browser.test_access import check_axe

    anne = visit(**{**PHONE, "viewport": {"width": 360, "height": 640}, "locale": locale})
    page = open_arbiter(anne)
    found = check_axe(page, "new")
    assert width_of(page) <= 360
    open_sheet(page, names=["Maximilienne", "Bartholomé", "Chloé", "Denis"])
    found += check_axe(page, "seats")
    assert width_of(page) <= 360
    draw_lots(page, "6-6", "1-0", "5-5", "2-0")
    enter_deal(page, 1, 0, 14, 9, 20)
    for tab in ("enter", "dispute", "sheet", "more"):
        page.locator(f"#tab-{tab}").click()
        expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
        if tab == "dispute":
            expect(page.locator(".choices button").first).to_be_visible()
        found += check_axe(page, tab)
        assert width_of(page) <= 360, tab
    assert found == []


def width_of(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth"))


def test_the_tabs_are_moved_through_by_keys(playing: Visitor) -> None:
    page = playing.page
    page.locator("#tab-enter").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-dispute")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#tab-more")).to_be_focused()
    expect(page.locator("#tab-more")).to_have_attribute("aria-selected", "true")


def test_the_page_runs_the_rules_of_the_package_themselves(server: LiveServer) -> None:
    package = Path(palamede.__file__).parent
    static = server.settings.static
    built = (static / "version.json").stat().st_mtime
    sources = [path for room in ROOMS for path in (package / room).rglob("*.py")]
    if max(path.stat().st_mtime for path in sources) > built:
        pytest.skip("the page is older than the rules: build it, then they are compared")
    (name,) = (static / "arbiter").glob("rules-*.zip")
    answer = server.browser().http.get(f"/arbiter/{name.name}")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        assert packed.testzip() is None
        names = set(packed.namelist())
        differing = [
            each for each in names if packed.read(each) != (package.parent / each).read_bytes()
        ]
    assert differing == []
    assert {f"palamede/{path.relative_to(package).as_posix()}" for path in sources} <= names
    assert {each.split("/")[1] for each in names} == {"__init__.py", *ROOMS}


ROOMS = ("arbiter", "dgn", "dominoes")

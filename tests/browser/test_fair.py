"""The page of the fair deal: a record proved in the browser, and this server's deals."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.test_access import check_axe
from tests.browser.visitor import Visitor
from tests.table.test_proof import Table
from tests.table.test_statistics import dealt_at_random

Visit = Callable[..., Visitor]


def test_a_partie_is_proved_in_the_browser_and_a_lie_found(visit: Visit, tmp_path: Path) -> None:
    anne = visit()
    page = anne.page
    table = anne.sit_down("aller_retour")
    anne.play_out()
    anne.go(f"/games/{table}")
    page.get_by_role("button", name="Prove the deals").click()
    expect(page.locator(".proof li.proved")).to_have_count(1)
    expect(page.locator(".proof")).to_contain_text("Match 1: all 2 deals are those")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    true, lie = tmp_path / "true.dgn", tmp_path / "lie.dgn"
    download.value.save_as(true)
    text = true.read_text(encoding="utf-8")
    changed = re.sub(r'(\[Hands "1: )(\S+)(.*?2: )(\S+)', r"\1\4\3\2", text, count=1)
    assert changed != text
    lie.write_text(changed, encoding="utf-8")

    page.get_by_role("link", name="Fair deal").click()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_label("Prove a record").set_input_files(true)
    expect(page.locator(".proof li.proved")).to_have_count(1)
    page.get_by_label("Prove a record").set_input_files(lie)
    expect(page.locator(".proof li.false")).to_contain_text("The hands of deal 1 are not those")
    page.get_by_label("Text of a record").fill(text)
    expect(page.locator(".proof li.proved")).to_have_count(1)
    assert [url for url in asked if not url.startswith("blob:")] == [], "no server is asked"


def test_the_page_proves_what_the_command_proves(visit: Visit) -> None:
    """Where a tile says who leads, where tiles are cut from a row, and with a dead hand."""
    anne = visit(locale="fr-FR")
    page = anne.page
    anne.go("/fair")
    for rules, seats, *settings in (
        ("voleur_mort", 3, "first_lead=highest_double", "serving=row", "target=40"),
        ("tete_a_tete", 2, "next_lead=first_lead", "serving=cut", "target=40"),
        ("poule", 4, 'removed=["0-0"]', "hand=6", "next_lead=winner", "target=40"),
    ):
        record = Table(str(rules), int(seats), *map(str, settings)).play()
        page.get_by_label("Texte d’un relevé").fill(record)
        expect(page.locator(".proof li.proved")).to_have_count(1)
        page.get_by_label("Texte d’un relevé").fill("rien")
        expect(page.locator(".proof li.proved")).to_have_count(0)


def test_the_deals_of_the_server_stand_beside_chance(visit: Visit) -> None:
    told = {"at": 0, **dealt_at_random(200, 5, (1, 3)).told()}
    told["groups"][0]["doubles"]["seen"] = told["groups"][0]["doubles"]["chance"] * 2
    anne = visit()
    page = anne.page
    anne.go("/fair")
    expect(page.get_by_text("counted here")).to_be_visible()
    page.route("**/api/statistics", lambda route: route.fulfill(json=told))
    page.reload()
    expect(page.get_by_text("200 deals have been counted here.")).to_be_visible()
    row = page.get_by_role("row", name=re.compile("People: doubles a tile"))
    expect(row).to_contain_text("2,800")
    expect(row).to_contain_text("0.500")
    expect(row).to_contain_text("0.250")
    expect(row).to_contain_text("too far for chance")
    honest = page.get_by_role("row", name=re.compile("People: pips a tile"))
    expect(honest).to_contain_text(re.compile("as chance does|rare"))
    page.get_by_text("Every tile").click()
    expect(page.locator(".tiles li")).to_have_count(28)
    assert check_axe(page, "fair deal") == []
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_finished_partie_is_shown_to_a_friend_by_its_link(visit: Visit) -> None:
    anne, bruno = visit(), visit()
    table = anne.sit_down("aller_retour")
    anne.play_out()
    anne.go("/games")
    anne.page.get_by_role("link", name="Replay").click()
    anne.page.get_by_role("button", name="Share a link").click()
    link = anne.page.locator("#share-link").input_value()
    anne.page.get_by_role("button", name="Copy the link").click()
    expect(anne.page.get_by_text(re.compile("Copied|The link is selected"))).to_be_visible()
    assert re.fullmatch(rf"http://localhost:\d+/games/{table}#share=[\w-]{{22,}}", link)
    seen: list[str] = []
    bruno.page.on("request", lambda request: seen.append(request.url))
    bruno.page.goto(link)
    page = bruno.page
    expect(page.get_by_text(re.compile(r"^Step 1 of \d+$"))).to_be_visible()
    page.get_by_role("button", name="Prove the deals").click()
    expect(page.locator(".proof li.proved")).to_have_count(1)
    secret = link.rpartition("=")[2]
    assert seen and not any(secret in url for url in seen if "#" not in url)
    bruno.forgiven = "403|409"
    page.goto(f"{bruno.url}/games/{table}#share={'x' * 22}")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("shares nothing here")

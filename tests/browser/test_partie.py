"""From the first click to the end of a partie."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from palamede.engine import players
from tests.browser.process import Process
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_three_clicks_from_the_page_to_ones_own_turn(visit: Visit, process: Process) -> None:
    anne = visit(url=process.start())
    anne.go()
    anne.page.locator('a[href="/new/voleur"]').first.click()
    anne.page.locator('input[value="greedy"]').check()
    anne.page.locator("form button.start").click()
    anne.table()
    anne.until_asked()
    expect(anne.page.locator(".hand-tile")).to_have_count(6)
    expect(anne.page.locator(".hand")).to_have_attribute("data-turn", "true")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", "Beats “Casual” by {} points a deal"),
        ("fr-FR", "Bat «\u00a0Amateur\u00a0» de {} point par coup"),
        ("es-ES", "Gana a «Aficionado» por {} puntos por mano"),
    ],
)
def test_who_opens_a_table_reads_how_strong_each_opponent_is(
    visit: Visit, locale: str, said: str
) -> None:
    anne = visit(locale=locale)
    anne.go("/new/voleur")
    told = anne.page.locator(".way .measured")
    expect(told).to_have_count(len(players.STRENGTHS))
    marks = f"{players.STRENGTHS['club'].marks:.1f}"
    number = marks if locale == "en-GB" else marks.replace(".", ",")
    expect(anne.page.locator('.way:has([value="club"])')).to_contain_text(said.format(number))


def test_a_whole_partie_against_bots(visit: Visit) -> None:
    anne = visit(viewport={"width": 1280, "height": 800})
    anne.sit_down("aller_retour", against="random", name="Anne")
    last = anne.play_out()
    assert [event["type"] for event in anne.events].count("counted") == last["deal"] >= 2
    result = anne.page.locator(".result")
    expect(result.get_by_role("heading")).to_contain_text(
        "You have won" if 1 in last["result"]["winner"] else "The match goes to"
    )
    assert [event["n"] for event in anne.events] == list(range(1, len(anne.events) + 1))
    # Once more at the same table.
    result.locator(".primary").click()
    anne.until(lambda: anne.state["phase"] == "play" and anne.state["partie"] == 2)

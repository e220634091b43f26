"""What is said at the table à l'ancienne in the browser: counts, names, bredouille, owning up."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.oldtable import (
    STILL,
    claim,
    fits,
    lay,
    open_old,
    seat_of,
    served,
    to_play,
    two,
)
from tests.browser.posed import Posed
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def begun(
    visit: Visit,
    rules: str,
    wanted: Callable[[Visitor, Visitor], bool],
    *,
    code: str = "",
    players: int = 0,
) -> tuple[Visitor, Visitor]:
    """Deal to two people until the hands are as wanted; who leads comes first."""
    for _ in range(12):
        people = two(visit, rules, code=code, players=players)
        served(*people)
        leader, other = sorted(people, key=to_play, reverse=True)
        if wanted(leader, other):
            return leader, other
        for one in people:
            one.context.close()
    raise AssertionError("never such hands")


def marking(who: Visitor) -> list[str]:
    """The tiles of a hand that mark when they are led in cinq partout."""
    tiles = [(tile, sum(map(int, tile.split("-")))) for tile in who.state["hand"]]
    return [tile for tile, pips in tiles if pips and pips % 5 == 0]


@pytest.mark.rule("CINQ-07")
@pytest.mark.parametrize("said", ["never", "with the tile", "after it"])
def test_a_count_marks_only_if_it_is_announced(visit: Visit, said: str) -> None:
    leader, other = begun(visit, "cinq_partout", lambda leader, _: bool(marking(leader)), players=2)
    page, tile = leader.page, marking(leader)[0]
    side = seat_of(leader) - 1
    points = sum(map(int, tile.split("-"))) // 5

    def announce(how: str) -> None:
        page.locator(".strip button").last.click()
        page.get_by_label("Points").fill(str(points))
        page.get_by_role("button", name=how).click()

    if said == "with the tile":
        announce("Announce with the next tile")
        expect(page.locator(".strip")).to_contain_text(f"You announce {points}")
    lay(leader, tile)
    if said == "after it":
        announce("Announce now")
    told = 0 if said == "never" else points
    leader.until(lambda: leader.state["counts"][side] == told)
    other.until(lambda: to_play(other))
    other.page.get_by_role("button", name="Pass", exact=True).click()
    leader.until(lambda: to_play(leader))
    assert "announce" not in leader.state["old"]["may_err"]["may"], "the next one has played"
    leader.page.get_by_role("button", name="Pass", exact=True).click()
    leader.until(lambda: leader.state["phase"] == "counting")
    assert leader.state["counts"][side] == told
    assert any("announces" in line for line in other.heard()) == bool(told)


@pytest.mark.rule("FAULT-05")
def test_a_tile_is_named_and_another_one_laid(visit: Visit) -> None:
    leader, other = two(visit, code="academie")
    served(leader, other)
    leader.until(lambda: to_play(leader))
    page = leader.page
    named, laid = leader.state["hand"][:2]
    page.locator(".strip button").last.click()
    for half, number in enumerate(named.split("-"), start=1):
        page.get_by_label(f"Name a tile {half}").select_option(number)
    page.get_by_role("button", name="Name a tile").click()
    expect(page.locator(".strip")).to_contain_text(f"You have named {named}")
    lay(leader, laid)
    other.until(lambda: other.state["old"]["last"]["tile"] == laid)
    assert other.state["old"]["last"]["named"] == named
    assert any(f"names {named}" in line for line in other.heard())
    claim(other, "named_other")
    choice = other.page.locator(".choosing")
    expect(choice).to_contain_text("Académie")
    choice.get_by_role("button", name="The tile named must be laid").click()
    leader.until(lambda: laid in leader.state["hand"])
    assert leader.state["line"] == [], "the tile that was laid is his again"
    leader.until(lambda: to_play(leader))
    page.get_by_role("dialog").get_by_role("button", name="I see").click()
    lay(leader, named)
    leader.until(lambda: [placed["tile"] for placed in leader.state["line"]] == [named])


@pytest.mark.rule("VOL-09")
def test_a_petite_bredouille_is_called_before_the_next_deal(visit: Visit) -> None:
    model = visit(**STILL)
    open_old(model, "voleur", against="greedy")
    model.until(lambda: model.state.get("phase") == "taking")
    served(model)
    model.until(lambda: model.state["phase"] == "play" and to_play(model))
    state = model.state
    result = {
        "outcome": "closed",
        "out": None,
        "winners": [1, 3],
        "hands": [[], ["5-6"], ["0-1"], ["4-6"]],
        "pips": [0, 11, 1, 10],
        "marks": [22, 0],
        "scores": [104, 12],
        "finished": True,
        "winner": [1, 3],
        "multiplier": 2,
        "stakes": None,
    }
    won = {**state, "phase": "counted", "turn": None, "result": result}
    own = {**state["old"]["may_err"], "lays": [], "may": ["bredouille", "claim"]}
    anne = visit(**STILL)
    posed = Posed(anne, {**won, "old": {**state["old"], "may_err": own}})
    anne.page.get_by_role("button", name="Claim the bredouille").click()
    anne.until(lambda: posed.said)
    assert [frame["command"] for frame in posed.said] == [{"do": "bredouille"}]
    silent = {**own, "may": ["claim"]}
    posed.show({**won, "n": won["n"] + 1, "old": {**state["old"], "may_err": silent}})
    expect(anne.page.get_by_role("button", name="Claim the bredouille")).to_have_count(0)


@pytest.mark.rule("FAULT-16")
def test_who_owns_up_in_time_may_still_lay(visit: Visit) -> None:
    def able(leader: Visitor, other: Visitor) -> bool:
        return any(fits(mine, half) for mine in other.state["hand"] for half in lead_of(leader))

    def lead_of(leader: Visitor) -> list[str]:
        tile: str = leader.state["hand"][0]
        return tile.split("-")

    leader, other = begun(visit, "tete_a_tete", able, code="academie")
    lay(leader, leader.state["hand"][0])
    other.until(lambda: to_play(other))
    page = other.page
    page.get_by_role("button", name="Pass", exact=True).click()
    other.until(lambda: not to_play(other))
    page.locator(".strip button").last.click()
    page.get_by_role("button", name="I have passed wrongly").click()
    other.until(lambda: any(each["ruling"] for each in other.state["old"]["claims"]))
    (own,) = other.state["old"]["claims"]
    assert own["seat"] == own["against"] == seat_of(other)
    assert (own["ruling"]["code"], own["ruling"]["article"]) == ("academie", "18")
    other.until(lambda: to_play(other))
    assert any("owns up" in line for line in leader.heard())


def test_a_second_code_is_named_for_what_a_tournament_is_silent_on(visit: Visit) -> None:
    anne = visit(locale="fr-FR", viewport={"width": 360, "height": 640}, **STILL)
    page = anne.page
    anne.go("/new/tete_a_tete")
    page.locator('input[name="old"][value="old"]').check()
    second = page.get_by_label("Où il se tait")
    expect(second).to_have_count(0)
    page.get_by_label("Le code qui juge").select_option("fed")
    expect(second).to_be_visible()
    expect(second.locator('option[value="fed"]')).to_have_count(0)
    second.select_option("encyclopedie")
    expect(page.locator("form")).to_contain_text("où il se tait aussi, rien n’est marqué")
    page.locator('input[name="against"][value="greedy"]').check()
    page.locator("form button.start").click()
    anne.table()
    anne.until(lambda: anne.state.get("phase") == "taking")
    assert anne.state["old"]["codes"] == ["fed", "encyclopedie"]
    page.get_by_role("button", name="Menu").click()
    page.locator("#table-menu").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"\+ .*Encyclopédie", re.I))


def test_the_time_to_object_and_to_agree_is_counted_down(visit: Visit) -> None:
    leader, other = two(visit)
    served(leader, other)
    while not leader.state["old"]["over"]:
        for who in (leader, other):
            if to_play(who) and not leader.state["old"]["over"]:
                tile = who.state["hand"][0]
                lay(who, tile, "left" if who.state["line"] else "")
        leader.page.wait_for_timeout(20)
    for who in (leader, other):
        if who.state["phase"] == "play":
            expect(who.page.get_by_role("timer")).to_contain_text("Hands are laid open in")
            who.page.get_by_role("button", name="Nothing to object").click()
    for who in (leader, other):
        who.until(lambda who=who: who.state["phase"] == "counting")  # type: ignore[misc]
    timer = leader.page.get_by_role("timer")
    expect(timer).to_contain_text(re.compile("The count stands in [23][0-9] seconds"))
    first = timer.inner_text()
    expect(timer).not_to_have_text(first)
    assert leader.state["old"]["until"] == other.state["old"]["until"]

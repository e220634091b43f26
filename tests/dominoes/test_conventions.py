"""Conventions as an object of the library: what follows from them, and how they are written."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede.dominoes import presets
from palamede.dominoes.conventioncheck import smallest_set
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import ConventionError, NotYetError, UnknownRulesError
from palamede.dominoes.scoring import outcome_of
from palamede.dominoes.settings import format_value, parse_settings, resolve
from palamede.dominoes.switches import SWITCHES
from palamede.dominoes.tiles import Tile, TileSet
from tests.dominoes.any_deal import any_conventions
from tests.rules.tables import tiles


# -------------------------------------------------------------------- what follows
@pytest.mark.parametrize(
    ("sides", "players", "seats", "pairs"),
    [
        ("solo", 3, 3, [(1,), (2,), (3,)]),
        ("partners", 4, 4, [(1, 3), (2, 4)]),
        ("dead_hand", 3, 4, [(1, 3), (2, 4)]),
    ],
)
def test_seats_and_sides(
    sides: str, players: int, seats: int, pairs: list[tuple[int, ...]]
) -> None:
    agreed = Conventions(sides=sides, players=players)
    assert agreed.seats == seats
    assert agreed.paired is (sides != "solo")
    assert agreed.sides_count == len(pairs)
    assert [agreed.seats_of(side) for side in range(1, len(pairs) + 1)] == pairs
    for side, members in enumerate(pairs, start=1):
        assert {agreed.side_of(seat) for seat in members} == {side}


def test_tiles_in_play() -> None:
    agreed = Conventions(removed=(Tile(6, 6), Tile(0, 0)))
    assert agreed.removed == tiles("0-0 6-6")
    assert len(agreed.tiles) == 26
    assert agreed.stock_size == 12
    assert agreed == Conventions(removed=(Tile(0, 0), Tile(6, 6)))
    assert Conventions(removed=[Tile(0, 0)]).removed == tiles("0-0")  # type: ignore[arg-type]


def test_what_a_block_pays() -> None:
    assert Conventions(pay_out="all").block_pay == "all"
    assert Conventions(pay_out="all", pay_block="hand").block_pay == "hand"


def test_conventions_never_change() -> None:
    agreed = Conventions()
    with pytest.raises(dataclasses.FrozenInstanceError):
        agreed.hand = 6  # type: ignore[misc]
    assert len({agreed, Conventions(), agreed.replace(hand=6), Conventions(hand=6)}) == 2


@given(st.integers(1, 400))
def test_the_smallest_set_that_serves(needed: int) -> None:
    found = smallest_set(needed)
    if found is None:
        assert needed > len(TileSet(18))
        return
    assert len(TileSet(found)) >= needed
    assert found == 1 or len(TileSet(found - 1)) < needed


# -------------------------------------------------------------------- making and writing
def test_a_name_that_is_no_switch() -> None:
    for make in (
        lambda: Conventions.of({"hnd": 6}),
        lambda: Conventions().replace(hnd=6),
        lambda: presets.conventions("poule", hnd=6),
        lambda: parse_settings(["hnd=6"]),
    ):
        with pytest.raises(ConventionError, match="no switch 'hnd'; near it: hand"):
            make()
    with pytest.raises(ConventionError, match="no switch 'xyzzy'$"):
        Conventions.of({"xyzzy": 1})


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("hand", True),
        ("hand", 6.0),
        ("hand", "6"),
        ("hand", None),
        ("hand", {2: 6}),
        ("players", 1),
        ("players", 13),
        ("target", 0),
        ("target", 10**9),
        ("stake", -1),
        ("stake", 10**9),
        ("unit", True),
        ("unit", 2),
        ("goal", ["most"]),
        ("goal", None),
        ("removed", "0-0"),
        ("removed", ("0-0",)),
        ("removed", (Tile(0, 0), Tile(0, 0))),
    ],
)
def test_a_value_of_another_form_is_refused_by_name(switch: str, value: Any) -> None:
    with pytest.raises(ConventionError, match=f"^{switch}=.*: the value must be "):
        Conventions(**{switch: value})


@pytest.mark.parametrize("switch", ["redeal", "trains", "odd_pips", "bonuses", "entry"])
def test_what_is_only_for_later_games_is_refused(switch: str) -> None:
    with pytest.raises(NotYetError, match=f"^{switch}=.*not yet; this version plays none only"):
        Conventions(**{switch: {"a": 1}})


@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_differences_make_the_same_conventions_again(seed: int) -> None:
    rng = Random(seed)
    one, two = any_conventions(rng), any_conventions(rng)
    changed = one.differences(two)
    assert two.replace(**changed) == one
    assert list(changed) == [name for name in SWITCHES if name in changed]
    assert one.differences(one) == {}
    written = [f"{name}={format_value(value)}" for name, value in changed.items()]
    assert parse_settings(written, players=one.players) == changed


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("hand=6", "hand", 6),
        ("HAND=6", "hand", 6),
        ("goal=MOST", "goal", "most"),
        ("target=-5", "target", -5),
        ("target=1234567890", "target", "1234567890"),
        ("removed=6-6,0-0", "removed", tiles("6-6 0-0")),
        ('removed=["6-6"]', "removed", tiles("6-6")),
        ("removed=[]", "removed", ()),
        ("redeal=[]", "redeal", ()),
        ("bonuses={}", "bonuses", ()),
        ('hand={"2":7,"3":6}', "hand", {2: 7, 3: 6}),
    ],
)
def test_a_setting_is_read(text: str, name: str, value: object) -> None:
    assert parse_settings([text]) == {name: value}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is no setting"),
        ("hand", "is no setting"),
        ("=6", "is no setting"),
        ("hand=", "is no setting"),
        ("hand=6 7", "is no setting"),
        ("removed=0-0;1-1", "different tiles"),
        ("removed=7", "different tiles"),
        ('removed={"2":"0-0"}', "different tiles"),
        ('removed={"2":[7]}', "different tiles"),
        ('hand={"0":7}', "a whole number"),
        ('hand={"02":7}', "a whole number"),
        ('hand={"2":{"2":7}}', "a whole number"),
        ("hand={2:7}", "is not JSON"),
        ("hand=[" * 50_000, "is not JSON"),
    ],
)
def test_a_setting_that_cannot_be_read(text: str, told: str) -> None:
    with pytest.raises(ConventionError, match=told):
        parse_settings([text], players=2)


@pytest.mark.parametrize("players", ['{"2":2}', "[2]", "many"])
def test_the_number_of_players_is_a_number(players: str) -> None:
    with pytest.raises(ConventionError, match="^players=.*from 2 to 12"):
        parse_settings([f"players={players}", 'hand={"2":7}'])


def test_a_map_waits_for_the_number_of_players() -> None:
    assert resolve("hand", {2: 7, 3: 6}, 3) == 6
    assert resolve("hand", {"2": 7}, 2) == 7
    assert resolve("hand", 5, 3) == 5
    assert resolve("bonuses", {2: 7}, 3) == {2: 7}
    with pytest.raises(ConventionError, match="only for 2, 3"):
        resolve("hand", {3: 6, 2: 7}, 4)
    with pytest.raises(ConventionError, match="only for nobody"):
        resolve("hand", {}, 4)


# -------------------------------------------------------------------- presets
def test_a_preset_seats_the_fewest_by_default() -> None:
    assert presets.conventions("poule").players == 2
    assert presets.conventions("poule", players=5).hand == 5
    assert presets.conventions("poule", ["players=6"]).hand == 4
    assert presets.conventions("poule", ["players=6"], players=2).hand == 4


@pytest.mark.parametrize(("players", "hand", "known"), [(4, 7, True), (4, 5, False), (2, 9, True)])
def test_the_hands_that_the_books_know(players: int, hand: int, known: bool) -> None:
    poule = presets.get("poule")
    agreed = poule.conventions(players, hand=hand)
    assert poule.in_the_books(agreed) is known


def test_presets_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        presets.PRESETS["mine"] = presets.get("poule")  # type: ignore[index]


@pytest.mark.parametrize(
    "spelling",
    ["pot", "Pot", " POT ", "chacun", "Tête à tête", "TETE-A-TETE", "tête_à_tête", "boudant"],
)
def test_names_are_found_in_any_spelling(spelling: str) -> None:
    assert presets.get(spelling).name in ("pot", "tete_a_tete")


@pytest.mark.parametrize("name", ["", "  ", "domino!", "\N{ZERO WIDTH SPACE}", "x" * 10_000])
def test_a_name_of_no_game(name: str) -> None:
    with pytest.raises(UnknownRulesError, match="no rules are called"):
        presets.get(name)
    with pytest.raises(UnknownRulesError, match="no rules are called"):
        presets.read(name)


@pytest.mark.parametrize(
    ("line", "name", "changes"),
    [
        ("voleur", "voleur", {}),
        ("  Tête-à-tête  hand=12 ", "tete_a_tete", {"hand": 12}),
        ("voleur hand=7\ttarget=50", "voleur", {"hand": 7, "target": 50}),
    ],
)
def test_a_line_names_a_game_and_what_is_changed(
    line: str, name: str, changes: dict[str, int]
) -> None:
    assert presets.read(line) == presets.conventions(name, **changes)


def test_a_line_with_a_change_that_is_none() -> None:
    with pytest.raises(ConventionError, match="hand"):
        presets.read("voleur hand")


@pytest.mark.parametrize("players", range(7, 13))
def test_more_players_than_any_game_seats_are_described_all_the_same(players: int) -> None:
    agreed = Conventions(players=players, set=12, hand=4, goal="most")
    preset, changes = presets.nearest(agreed)
    assert changes["players"] == players
    assert presets.described(preset, changes, players) == agreed
    with pytest.raises(ConventionError, match=f"not {players}"):
        presets.described(presets.get("voleur"), changes, players)


# -------------------------------------------------------------------- scoring
def test_a_void_deal_has_no_winner() -> None:
    outcome = outcome_of(Conventions(), "void", (3, 9), leader=1)
    assert (outcome.kind, outcome.out, outcome.winners) == ("void", None, ())
    assert (outcome.pips, outcome.paid, outcome.marks) == ((3, 9), (0, 0), (0, 0))


@pytest.mark.parametrize(("marks", "culotte"), [((29, 0), False), ((0, 30), True)])
def test_thirty_points_are_a_culotte(marks: tuple[int, int], culotte: bool) -> None:
    outcome = outcome_of(Conventions(), "domino", marks[::-1], leader=1, out=1 if marks[0] else 2)
    assert outcome.marks == marks
    assert outcome.culotte is culotte

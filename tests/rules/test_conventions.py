"""What a table agrees on, and what it cannot (row GEN-08, and the refusals of the conventions)."""

from __future__ import annotations

from random import Random

import pytest

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import (
    ConventionError,
    MatchError,
    NotYetError,
    UnknownRulesError,
)
from palamede.dominoes.match import Partie
from palamede.dominoes.settings import format_value, parse_settings
from palamede.dominoes.switches import SWITCHES
from palamede.dominoes.tiles import Tile

ALL = [(name, players) for name, preset in presets.PRESETS.items() for players in preset.players]


@pytest.mark.rule("GEN-08")
def test_nothing_changes_after_the_first_deal_has_begun() -> None:
    """Changing a switch after the first deal has begun is refused."""
    partie = Partie(presets.conventions("tete_a_tete"))
    partie.change(target=150)
    assert partie.conventions.target == 150
    partie.serve(Random(1))
    with pytest.raises(MatchError, match="fixed once the first tile is taken") as refusal:
        partie.change(target=100)
    assert refusal.value.code == "conventions-fixed"
    assert partie.conventions.target == 150


@pytest.mark.rule("GEN-08")
def test_number_of_players_tiles_target_and_stock_are_agreed_before() -> None:
    conventions = presets.conventions("poule", players=3, hand=6, target=150, draw="until")
    assert (conventions.players, conventions.hand, conventions.target) == (3, 6, 150)
    assert conventions.draw == "until"


@pytest.mark.parametrize(("name", "players"), ALL)
def test_every_preset_can_be_played_and_written(name: str, players: int) -> None:
    conventions = presets.conventions(name, players=players)
    assert eval(repr(conventions), {"Conventions": Conventions}) == conventions
    nearest, changes = presets.nearest(conventions)
    assert (nearest.name, changes) == (name, {})


@pytest.mark.parametrize(
    "spelling", ["tete_a_tete", "Tête-à-tête", "TETE A TETE", "tete-a-tete", "boudant", " Boudant "]
)
def test_case_accents_and_hyphens_do_not_matter(spelling: str) -> None:
    assert presets.get(spelling).name == "tete_a_tete"


def test_an_unknown_name_says_what_is_near() -> None:
    with pytest.raises(UnknownRulesError, match="voleur"):
        presets.get("volleur")
    with pytest.raises(UnknownRulesError, match="there are: tete_a_tete"):
        presets.get("xyz")


NOT_YET = [
    (switch.name, value)
    for switch in SWITCHES.values()
    for value in (switch.later if switch.form == "choice" else ())
]


@pytest.mark.parametrize(("name", "value"), NOT_YET)
def test_what_is_not_played_yet_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(NotYetError, match=f"{name}={value}: not yet") as refusal:
        presets.conventions("cinq_partout", **{name: value})
    assert refusal.value.code == "not-yet"


@pytest.mark.parametrize(
    "setting",
    [
        'redeal=[{"doubles":5}]',
        'trains={"double":"extra"}',
        'odd_pips={"0-0":50}',
        'bonuses={"capicua":25}',
        'entry={"min":10}',
        'time_limit={"minutes":30}',
        'bonus_limit={"from":100}',
        'first_lead={"list":["6-6"]}',
    ],
)
def test_maps_are_read_and_refused_by_name(setting: str) -> None:
    name = setting.partition("=")[0]
    with pytest.raises(NotYetError, match=f"^{name}="):
        presets.conventions("tete_a_tete", [setting])


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        (["hand"], "write name=value"),
        (["hand=6", "hand=7"], "given twice"),
        (["hnd=6"], "there is no switch 'hnd'; near it: hand"),
        (["hand=six"], "a whole number from 1 up"),
        (["hand=0"], "a whole number from 1 up"),
        (["set=19"], "a whole number from 1 to 18"),
        (["undrawable=3"], "a whole number from 0 to 2"),
        (["layout=circle"], "one_end, line, cross"),
        (["unit=2"], "1, 3, 5"),
        (["removed=[1-2"], "is not JSON"),
        (['removed=["7-x"]'], "different tiles"),
        (['removed=["7-7"]'], "not in the set of double-6"),
        (['removed=["1-1","1-1"]'], "different tiles"),
        (["removed={}"], "says nothing for 2 players"),
        (['hand={"3":6}'], "hand says nothing for 2 players, only for 3"),
        (['hand={"a":6}'], "a whole number"),
        (["matador=lengthwise"], "has no effect here: set join=seven"),
        (["count_call=announce"], "has no effect here: set count"),
        (["unit=5", "pay_out=hand"], "has no effect here"),
        (["rounding=nearest_5", "pay_out=nothing"], "has no effect here"),
        (["blocked_tie=split"], "takes three sides"),
        (["match_end=pot", "target=50"], "has no effect here"),
        (["series=tournee_3"], "set sides=partners"),
        (["sides=partners"], "needs 4 players, not 2"),
        (["hand=14", 'removed=["0-0"]'], "double-7"),
        (["hand=200"], "no set is large enough"),
        (["players=3"], "is for 2 players, not 3"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_would_work(
    settings: list[str], message: str
) -> None:
    with pytest.raises(ConventionError, match=message):
        presets.conventions("tete_a_tete", settings)


def test_a_map_keyed_by_players_is_resolved() -> None:
    settings = ['hand={"3":5,"4":4}']
    assert presets.conventions("poule", settings, players=3).hand == 5
    assert presets.conventions("poule", [*settings, "players=4"]).hand == 4


def test_tiles_may_be_removed() -> None:
    conventions = presets.conventions("tete_a_tete", ["removed=0-0,6-6"])
    assert conventions.removed == (Tile(0, 0), Tile(6, 6))
    assert len(conventions.tiles) == 26
    text = f"removed={format_value(conventions.removed)}"
    assert text == 'removed=["0-0","6-6"]'
    assert parse_settings([text]) == {"removed": conventions.removed}


def test_every_switch_is_a_field_with_its_default() -> None:
    plain = Conventions()
    assert {name: getattr(plain, name) for name in SWITCHES} == {
        name: switch.default for name, switch in SWITCHES.items()
    }

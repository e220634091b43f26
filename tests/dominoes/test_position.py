"""Deals and views in one line: what is written is read again, and the reader never breaks."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError, PositionError
from palamede.dominoes.position import play_items, read_position, rules_text
from palamede.dominoes.tiles import Tile
from palamede.dominoes.view import View
from tests.dominoes.any_deal import any_conventions, any_deal, play_on, small_conventions
from tests.rules.tables import deal_of, play, tiles

SEEDS = st.integers(0, 2**32)


# -------------------------------------------------------------------- deals
@settings(max_examples=300)
@given(SEEDS)
def test_a_line_gives_the_deal_again(seed: int) -> None:
    """All presets and many conventions, forced leads and free ones, dead hands, large tables."""
    rng = random.Random(seed)
    deal = play_on(any_deal(rng), rng)
    again = Deal.from_line(deal.line())
    assert again == deal
    assert hash(again) == hash(deal)
    assert (again.dead, again.forced_lead, again.scores) == (
        deal.dead,
        deal.forced_lead,
        deal.scores,
    )
    assert again.line() == deal.line()
    assert again.plies == deal.plies
    assert again.outcome() == deal.outcome()
    assert list(again.legal_moves) == list(deal.legal_moves)
    assert eval(repr(deal)) == deal


@settings(max_examples=200)
@given(SEEDS)
def test_rules_are_written_with_what_differs_from_a_preset(seed: int) -> None:
    agreed = any_conventions(random.Random(seed))
    text = rules_text(agreed)
    assert " " not in text
    hands = "/".join(["?"] * agreed.seats)
    assert read_position(f"{text} 1 {hands} . 0").conventions == agreed
    assert eval(repr(agreed)) == agreed


@pytest.mark.parametrize("name", presets.PRESETS)
def test_a_preset_alone_is_its_name(name: str) -> None:
    for players in presets.get(name).players:
        agreed = presets.conventions(name, players=players)
        assert rules_text(agreed).split(",")[0] in presets.PRESETS
        assert "=" not in rules_text(agreed)


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("2", Tile(2, 2)),  # the first deal of both sides, and seat 2 has the highest double
        ("1", None),  # a later deal, or another rule: seat 1 could not lead the first one
        ("2*", None),
        ("1*", None),
        ("1!0-1", Tile(0, 1)),
        ("1!1-0", Tile(0, 1)),
    ],
)
def test_a_forced_lead_follows_from_the_rest_or_is_told(field: str, told: Tile | None) -> None:
    rules = "tete_a_tete,set=2,hand=2,first_lead=highest_double"
    deal = Deal.from_line(f"{rules} {field} 0-0,0-1/1-1,2-2 0-2,1-2 0,0")
    assert deal.forced_lead is told
    assert Deal.from_line(deal.line()) == deal


def test_a_later_deal_is_led_freely_unless_the_first_rule_holds_again() -> None:
    rules = "tete_a_tete,set=2,hand=2,first_lead=highest_double"
    tail = "0-0,0-1/1-1,2-2 0-2,1-2 5,0"
    assert Deal.from_line(f"{rules} 2 {tail}").forced_lead is None
    assert Deal.from_line(f"{rules},next_lead=first_lead 2 {tail}").forced_lead is Tile(2, 2)


@pytest.mark.parametrize("dead", [1, 2, 3, 4])
def test_the_seat_of_the_dead_hand_is_told_where_it_is_not_the_third(dead: int) -> None:
    agreed = presets.conventions("voleur_mort")
    pile = list(agreed.tiles)
    deal = Deal(agreed, [pile[n : n + 6] for n in (0, 6, 12, 18)], pile[24:], dead=dead)
    field = deal.line().split()[1]
    assert field == ("1" if dead == 3 else f"1@{dead}")
    assert Deal.from_line(deal.line()) == deal
    assert Deal.from_line(deal.line()).dead == dead


def test_two_deals_that_differ_in_the_dead_hand_differ() -> None:
    agreed = presets.conventions("voleur_mort")
    pile = list(agreed.tiles)
    hands = [pile[n : n + 6] for n in (0, 6, 12, 18)]
    assert Deal(agreed, hands, pile[24:], dead=1) != Deal(agreed, hands, pile[24:], dead=3)


def test_a_table_larger_than_any_game_of_the_books() -> None:
    agreed = Conventions(players=8, set=9, hand=5, removed=(Tile(0, 0), Tile(9, 9)))
    deal = any_deal(random.Random(1), agreed=agreed)
    assert deal.line().split()[0] == ('poule,set=9,players=8,hand=5,removed=["0-0","9-9"]')
    assert Deal.from_line(deal.line()).conventions == agreed
    assert View.from_json(deal.view(3).to_json()) == deal.view(3)


def test_maps_stand_inside_the_rules() -> None:
    """Their commas, brackets in brackets among them, separate no settings."""
    rules = 'poule,removed={"2":["0-0","6-6"],"3":[]},hand={"2":6,"3":7},stake=3'
    position = read_position(f"{rules} 1 ?6/?6 ?14 0,0")
    agreed = position.conventions
    assert (agreed.removed, agreed.hand, agreed.stake) == (tiles("0-0 6-6"), 6, 3)


def test_the_play_is_written_without_seats_and_closing_passes() -> None:
    deal = play(
        deal_of("peche", {1: "0-0 0-1", 2: "1-1 2-2"}, stock="1-2 0-2", set=2, hand=2), "0-0 draw"
    )
    assert play_items(deal.plies) == ["0-0", "+1-2"]
    assert deal.line().endswith(" 0-0 +1-2")
    stuck = play(deal_of("tete_a_tete", {1: "0-0 1-1", 2: "2-2 1-2"}, set=2, hand=2), "0-0")
    assert stuck.turn is None
    assert len(stuck.plies) == 3
    assert play_items(stuck.plies) == ["0-0"]


@pytest.mark.parametrize("item", ["+0-2", "+2-0", "+?", "+", "draw", "d"])
def test_a_draw_may_name_its_tile(item: str) -> None:
    line = f"peche,set=2,hand=2 1 0-0,0-1/1-1,2-2 0-2,1-2 0,0 0-0 {item}"
    assert Deal.from_line(line).hand(2) == tiles("0-2 1-1 2-2")


@pytest.mark.parametrize("word", ["p", "-", "pass", "boude", "BOUDE"])
def test_a_pass_may_be_written_in_many_ways(word: str) -> None:
    line = f"tete_a_tete,set=2,hand=2 1 0-0,0-1/1-1,2-2 0-2,1-2 0,0 0-0 {word}"
    assert Deal.from_line(line).line().endswith(" 0-0 pass")


# -------------------------------------------------------------------- what cannot be read
PLAIN = "tete_a_tete,set=2,hand=2 1 0-0,0-1/1-1,2-2 0-2,1-2 0,0 0-0"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (" 1 ", " 0 ", "LEAD: '0' must be a seat"),
        (" 1 ", " 1! ", "LEAD: '1!'"),
        (" 1 ", " 1!x ", "LEAD: 'x' must be tiles"),
        (" 1 ", " 1!1-1 ", "seat 1 does not hold 1-1"),
        (" 1 ", " 1@2 ", "seat 2 cannot be the dead hand"),
        (" 1 ", " 3 ", "seat 3 cannot lead"),
        ("0-0,0-1/", "/", "HANDS: '' must be tiles"),
        ("0-0,0-1/", "0-0;0-1/", "HANDS: '0-0;0-1'"),
        ("0-0,0-1/", "./", "seat 1 has 0 tiles, each takes 2"),
        ("0-0,0-1/", "0-0,7-7/", "7-7 is not in the set of double-2"),
        ("0-0,0-1/", "0-0,0-19/", "HANDS: '0-19'"),
        ("0-0,0-1/", "0-0,2-2/", "twice 2-2; missing 0-1"),
        ("0-2,1-2", ".", "missing 0-2, 1-2"),
        ("0-2,1-2", "?x", r"STOCK: '\?x'"),
        (" 0,0 ", " 0;0 ", "SCORES: '0;0' must be whole numbers"),
        (" 0,0 ", " 0 ", "1 scores, but 2 sides"),
        (" 0,0 ", " 0," + "9" * 5000 + " ", "SCORES"),
        ("set=2", "set=99", "RULES: set=99: the value must be a whole number from 1 to 18"),
        ("set=2", "set=2,set=2", "RULES: set is given twice"),
        ("set=2", "players=3", "RULES: tete_a_tete is for 2 players, not 3"),
        ("set=2", "players=13", "RULES: tete_a_tete is for 2 players, not 13"),
        ("set=2", 'players={"2":2},removed={"2":[]}', "RULES: players="),
        ("set=2", 'hand={"2":{"2":2}}', "RULES: hand="),
        ("set=2", f'removed={{"{"9" * 5000}":[]}}', "RULES: removed="),
        ("set=2", f'removed={{"2":{"[" * 50000}', "RULES: removed="),
        ("set=2", "removed=" + ",".join(["0-0"] * 9), "RULES: '0-0' is no setting"),
        ("0 0-0", "0 0-1 2-1", "2-1 does not fit: write 1-2"),
        ("0 0-0", "0 0-0 0-1", "does not hold|not in"),
        ("0 0-0", "0 +0-2", "draw is not legal"),
        ("0 0-0", "0 +0-1", r"\+0-1: the next tile of the stock is 0-2"),
        ("0 0-0", "0 +x", "'x' is no tile"),
    ],
)
def test_what_cannot_be_read_is_told(old: str, new: str, told: str) -> None:
    assert old in PLAIN
    with pytest.raises(PositionError, match=told):
        Deal.from_line(PLAIN.replace(old, new, 1))


def test_of_an_empty_deal_nobody_can_lead() -> None:
    """No tile decides the lead where there are none: the deal says what is wrong."""
    with pytest.raises(PositionError, match="seat 1 has 0 tiles"):
        Deal.from_line("tete_a_tete,first_lead=highest_double 1 ./. . 0,0")


@pytest.mark.parametrize(
    "line",
    [
        "poule 1 " + "/" * 50_000 + " . 0",
        "poule 1 " + "/".join(["?999,?999"] * 20_000) + " . 0",
        "poule 1 ?7/?7 " + ",".join(["?190"] * 20_000) + " 0,0",
        "poule 1 ?7/?7 " + ",".join(["0-0"] * 50_000) + " 0,0",
        "poule," * 20_000 + "set=2 1 ?7/?7 . 0,0",
        "poule" + "[{" * 20_000 + " 1 ?7/?7 . 0,0",
        "poule,removed=[" + ",".join(['"0-0"'] * 20_000) + "] 1 ?7/?7 . 0,0",
        "poule,hand=" + '{"2":' * 20_000 + " 1 ?7/?7 . 0,0",
        "poule 1 ?7/?7 . " + ",".join(["0"] * 50_000),
        PLAIN + " pass" * 50_000,
    ],
    ids=lambda line: line[:20],
)
def test_a_huge_line_is_refused_at_once(line: str) -> None:
    with pytest.raises(PositionError):
        Deal.from_line(line)
    with pytest.raises(PositionError):
        View.from_line(line)


# -------------------------------------------------------------------- fuzzing
def only_documented_errors(text: str, seat: int | None = None) -> None:
    try:
        deal = Deal.from_line(text)
    except PalamedeError as error:
        assert isinstance(error, PositionError)
        assert str(error)
    else:
        assert Deal.from_line(deal.line()) == deal
    try:
        view = View.from_line(text, seat)
    except PalamedeError as error:
        assert isinstance(error, PositionError)
        assert str(error)
    else:
        assert View.from_line(view.line(), view.seat) == view


FIELDS = st.one_of(
    st.text(max_size=20),
    st.text(alphabet='0123456789-,/?.+!*@=[]{}"<>p ', max_size=30),
    st.sampled_from(["poule", "voleur", "voleur_mort", "1", ".", "?7/?7", "0,0", "?14", "p"]),
)


@settings(max_examples=300)
@given(st.lists(FIELDS, max_size=9), st.none() | st.integers(-1, 5))
@example(["poule", "1", "?7/?7", "?14", "0,0"], None)
@example(["poule", "1", "?7/?7", "?14", "0,0", "{./.}"], None)
@example(["poule", "1", "?0/?0", "?14", "0,0"], None)
@example(["voleur_mort", "1", "?6/?6/?6/?6", "?4", "0,0"], 3)
def test_any_text_gives_a_position_or_a_documented_error(
    fields: list[str], seat: int | None
) -> None:
    only_documented_errors(" ".join(fields), seat)


PIECES = st.sampled_from(
    [
        "",
        " ",
        ",",
        "/",
        "?",
        "?9",
        "+",
        "+?",
        "-",
        "0-0",
        "6-6",
        "9",
        "<",
        ">",
        "!",
        "*",
        "@1",
        "{",
        "}",
    ]
    + [
        "pass",
        "draw",
        "=",
        "set=3",
        "[",
        "]",
        ".",
        "players=7",
        '{"2":1}',
        "9" * 30,
        "\N{DIGIT THREE}",
    ]
)


@settings(max_examples=300)
@given(
    SEEDS,
    st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 4), PIECES), min_size=1, max_size=4),
)
def test_a_mutated_line_gives_a_position_or_a_documented_error(
    seed: int, slips: list[tuple[int, int, str]]
) -> None:
    rng = random.Random(seed)
    deal = play_on(any_deal(rng, agreed=small_conventions(rng)), rng)
    seat = rng.randint(1, deal.conventions.seats)
    text = rng.choice([deal.line(), deal.view(seat).line()])
    for place, length, piece in slips:
        at = place % (len(text) + 1)
        text = text[:at] + piece + text[at + length :]
    only_documented_errors(text, rng.choice([None, seat]))


@settings(max_examples=100)
@given(SEEDS)
def test_a_line_with_its_fields_exchanged(seed: int) -> None:
    rng = random.Random(seed)
    deal = play_on(any_deal(rng, agreed=small_conventions(rng)), rng)
    fields = deal.line().split()
    one, two = rng.randrange(len(fields)), rng.randrange(len(fields))
    fields[one], fields[two] = fields[two], fields[one]
    only_documented_errors(" ".join(fields))


# -------------------------------------------------------------------- views
@settings(max_examples=60)
@given(SEEDS)
def test_a_line_gives_the_view_again(seed: int) -> None:
    """Of every seat and of a spectator, during a deal and when it is over."""
    rng = random.Random(seed)
    deal = play_on(any_deal(rng, agreed=small_conventions(rng)), rng)
    for seat in (None, *range(1, deal.conventions.seats + 1)):
        view = deal.view(seat)
        again = View.from_line(view.line(), seat)
        assert again == view
        assert again.line() == view.line()
        assert View.from_json(view.to_json()) == view
        if seat is None or seat != deal.dead:
            assert View.from_line(view.line()) == view


def test_the_line_of_a_view_tells_no_hidden_tile() -> None:
    rng = random.Random(3)
    for _ in range(40):
        deal = play_on(any_deal(rng, agreed=small_conventions(rng)), rng, most=5)
        if deal.turn is None:
            continue
        for seat in range(1, deal.conventions.seats + 1):
            hidden = {*deal.stock}
            for other in range(1, deal.conventions.seats + 1):
                if other != seat and deal.dead is None:
                    hidden |= {*deal.hand(other)}
            if deal.dead is None:
                told = set(re.findall(r"\d+-\d+", deal.view(seat).line().partition(" ")[2]))
                assert not told & {str(tile) for tile in hidden - {deal.forced_lead}}


def test_the_example_of_the_format() -> None:
    line = "voleur,hand=7 1 0-2,0-5,1-1,2-3,3-3,4-6,5-5/?7/?7/?7 . 0,0 1-1 p 1-5>"
    view = View.from_line(line)
    assert (view.seat, view.leader, view.turn, view.ends) == (1, 1, 4, (1, 5))
    assert view.hand == tiles("0-2 0-5 2-3 3-3 4-6 5-5")
    assert view.sizes == (6, 7, 6, 7)
    assert Tile(1, 6) in view.cannot_hold(2)
    assert view.line() == line.replace(" p ", " pass ")


def test_a_line_of_a_whole_deal_is_seen_from_any_seat() -> None:
    deal = Deal.from_line(PLAIN)
    for seat in (1, 2):
        assert View.from_line(PLAIN, seat) == deal.view(seat)
    assert View.from_line(PLAIN) == deal.view(None)


def test_a_side_may_be_left_out_in_a_view_too() -> None:
    line = "tete_a_tete,set=2,hand=2 1 0-0,0-1/?2 ?2 0,0 0-0 0-2"
    view = View.from_line(line)
    assert view.ends == (0, 2)
    assert view.line().endswith("0-0 0-2>")
    assert View.from_line(line.replace("0-0 0-2", "0-1 1-2")).ends == (0, 2)


def test_who_sees_a_dead_hand_is_its_player_unless_said_otherwise() -> None:
    deal = any_deal(random.Random(2), agreed=presets.conventions("voleur_mort"))
    dead = deal.dead
    assert dead is not None
    player = dead - 2 if dead > 2 else dead + 2
    line = deal.view(dead).line()
    assert line == deal.view(player).line()
    assert View.from_line(line).seat == player
    assert View.from_line(line, dead) == deal.view(dead)


VIEW = "peche,set=2,hand=2 1 0-0,0-1/?2 ?2 0,0 0-0"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (VIEW.replace("?2 ?2", "?3 ?2"), "seat 2 has 3 tiles, each takes 2"),
        (VIEW.replace("?2 ?2", "?,1-2 ?2"), "hand of seat 2 must be known or unknown as a whole"),
        (VIEW.replace("?2 ?2", "?2 ?3"), r"the stock is hidden in a view: write \?2"),
        (VIEW.replace("?2 ?2", "?2 ."), r"the stock is hidden in a view: write \?2"),
        (VIEW.replace("/?2", "/?2/?2"), "RULES: peche is for 2 players"),
        (VIEW.replace("peche", "peche,players=2").replace("/?2", "/?2/?2"), "3 hands, but 2 seats"),
        (VIEW.replace("0-0,0-1/?2 ?2", "0-0,0-1/1-2,2-2 ?2"), r"write \?2|nobody|a view knows"),
        (VIEW.replace(" 1 ", " 3 "), "seat 3 cannot lead"),
        (VIEW + " x", "'x' is no move"),
        (VIEW + " 7-7", "7-7 is not in the set"),
        (VIEW + " 1-1", "1-1 does not fit: no end takes it"),
        (VIEW + " 2-0", "2-0 does not fit: write 0-2"),
        (VIEW + " +0-2", r"write \+a-b or \+\?"),
        (VIEW + " pass", "must be drawn|no deal agrees"),
        (VIEW + " 0-2 +?", r"write \+a-b or \+\?"),
        (VIEW + " 0-2 2-2", "no deal agrees"),
        (VIEW + " 0-1", "no deal agrees"),
        (VIEW + " {0-1/1-1,1-2}", "all hands stand at the end"),
        (VIEW + " {0-1}", "all tiles of 2 hands must stand in the braces"),
        (VIEW + " {0-1/?2}", "all tiles of 2 hands must stand in the braces"),
        (VIEW + " {0-1/x}", "'x' must be tiles"),
        (VIEW + " 0-2 0-1<", "all hands stand at the end"),
        (VIEW + " 0-2 0-1< 1-1< {./.}", "the deal is over"),
        (VIEW.replace(" 1 ", " 1!7-7 "), "7-7 is not in the set"),
    ],
)
def test_what_is_no_view_is_told(line: str, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        View.from_line(line)


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_a_view_is_that_of_a_seat(seat: int) -> None:
    for line in (VIEW, PLAIN):
        with pytest.raises(PalamedeError, match=f"seat {seat}"):
            View.from_line(line, seat)

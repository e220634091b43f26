"""Unknown tiles: nothing that some filling makes right is called wrong; what all say is said."""

import itertools
import random
import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede import dgn
from palamede.dgn.filling import Filling
from palamede.dominoes.tiles import Tile
from tests.dgn.making import EXAMPLE, GAMES, codes, played, text_of, without_end
from tests.dgn.test_errors import DEAL, small

TEXTS = [text_of(played(game, random.Random(3), most=2)) for game in GAMES]


def hide(text: str, share: float, rng: random.Random, *, draws: float = 0.0) -> str:
    """The text with a share of the tiles of hands, stocks and draws made unknown."""

    def unknown(match: re.Match[str]) -> str:
        return "?" if rng.random() < share else match[0]

    def tag(match: re.Match[str]) -> str:
        return re.sub(r"\d+-\d+", unknown, match[0])

    text = re.sub(r'\[(?:Hands|Stock) "[^"]*"\]', tag, text)
    return re.sub(r"\+\d+-\d+", lambda match: "+?" if rng.random() < draws else match[0], text)


shares = st.sampled_from([0.05, 0.3, 0.7, 1.0])


@given(st.sampled_from(TEXTS), shares, shares, st.booleans(), st.integers(0, 999))
def test_hiding_tiles_makes_no_error(
    text: str, share: float, draws: float, bare: bool, seed: int
) -> None:
    """The true filling is free of errors, so none is reported; what is said is true."""
    if bare:
        text = without_end(text)
    hidden = dgn.check(hide(text, share, random.Random(seed), draws=draws))
    assert hidden.errors == ()
    for found, true in zip(hidden.parties[0].deals, dgn.check(text).parties[0].deals, strict=True):
        assert (found.outcome, found.out, found.lead) == (true.outcome, true.out, true.lead)
        assert (found.line, found.plies) == (true.line, true.plies)
        assert found.winners in (None, true.winners)
        assert found.marks in (None, true.marks)
        assert found.scores in (None, true.scores)


@given(st.sampled_from(TEXTS), st.floats(0, 1, exclude_max=True), shares, st.integers(0, 999))
def test_an_error_of_all_fillings_is_one_of_the_true_one(
    text: str, where: float, share: float, seed: int
) -> None:
    """What is wrong in every filling is wrong with the tiles that were there."""
    text = without_end(text)
    tiles = list(re.finditer(r"(?<=\. )\d+-\d+[<>]?", text))
    tile = tiles[int(where * len(tiles))]
    other = random.Random(seed).choice(tiles)[0]
    spoilt = text[: tile.start()] + other + text[tile.end() :]
    hidden = dgn.check(hide(spoilt, share, random.Random(seed), draws=share))
    if hidden.errors:
        assert dgn.check(spoilt).errors


@pytest.mark.parametrize("seed", range(12))
def test_against_all_fillings(seed: int) -> None:
    """With fifteen tiles every filling is tried: errors, winners, marks, deductions agree."""
    rng = random.Random(seed)
    game = ("tete_a_tete" if seed % 2 else "peche", 2, {"set": 4, "hand": 3, "target": 500})
    text = without_end(text_of(played(game, rng, most=1)))
    hands = re.search(r'\[Hands "1: ([^;]*); 2: ([^"]*)"\]\n\[Stock "([^"]*)"\]', text)
    assert hands is not None
    known = [group.split() for group in hands.groups()]
    gaps = rng.sample([(g, p) for g in range(3) for p in range(len(known[g]))], 5)
    lost = [known[group][place] for group, place in gaps]
    if seed % 3 == 0:  # spoil the play
        text = text.replace("pass", lost[0], 1)

    def with_tiles(tiles: tuple[str, ...] | list[str]) -> str:
        filled = [list(group) for group in known]
        for (group, place), tile in zip(gaps, tiles, strict=True):
            filled[group][place] = tile
        one, two, stock = map(" ".join, filled)
        new = f'[Hands "1: {one}; 2: {two}"]\n[Stock "{stock}"]'
        return text.replace(hands[0], new)

    fillings = [(tiles, dgn.check(with_tiles(tiles))) for tiles in itertools.permutations(lost)]
    right = [(tiles, checked) for tiles, checked in fillings if checked.ok]
    hidden = dgn.check(with_tiles(["?"] * 5))
    assert hidden.ok == bool(right)
    if not right:
        return
    found = hidden.parties[0].deals[0]
    outcomes = {checked.parties[0].deals[0].winners for _, checked in right}
    marks = {checked.parties[0].deals[0].marks for _, checked in right}
    assert found.winners == (outcomes.pop() if len(outcomes) == 1 else None)
    assert found.marks == (marks.pop() if len(marks) == 1 else None)

    def origin(tiles: tuple[str, ...], tile: str) -> tuple[int | None, int | None]:
        group, place = gaps[tiles.index(tile)]
        if group < 2:
            return group + 1, None
        return None, place + 1 if seed % 2 == 0 else None

    sure = {}
    for tile in lost:
        places = {origin(tiles, tile) for tiles, _ in right}
        if len(places) == 1:
            sure[Tile.parse(tile)] = places.pop()
    deduced = {item.tile: (item.seat, item.place) for item in dgn.deduce(hidden)}
    assert deduced == sure


NOTHING = DEAL.replace("1: 0-0 0-1; 2: 1-1 2-2", "1: ?2; 2: ?2")


@pytest.mark.parametrize(
    ("code", "deal", "play", "rules"),
    [
        ("must-play", DEAL.replace('1-1 2-2"]\n[Stock "0-2', '0-2 ?"]\n[Stock "?'), "2. pass", ""),
        ("must-play", NOTHING.replace("2: ?2", "2: ? 0-1"), "2. +?", ""),
        ("not-in-hand", DEAL.replace("2: 1-1 2-2", "2: ?2"), "2. 0-1>", ""),
        ("must-draw", DEAL.replace("0-1; 2: 1-1 2-2", "?; 2: ?2"), "2. pass", "peche"),
        ("wrong-draw", NOTHING, "2. +0-0", "peche"),
        ("wrong-draw", NOTHING, "2. +1-2", "peche"),
        ("wrong-draw", NOTHING, "2. +?", ""),
        ("duplicate-tile", NOTHING, "2. 0-0", ""),
        ("does-not-fit", NOTHING.replace('[Stock "0-2 1-2"]\n', ""), "2. 2-1", ""),
        ("does-not-fit", NOTHING, "2. 1-0", ""),
        ("wrong-seat", NOTHING, "1. 0-1", ""),
    ],
)
def test_what_no_filling_allows(code: str, deal: str, play: str, rules: str) -> None:
    """An error that all fillings have is reported."""
    assert codes(small(f"1. 0-0 {play}", deal=deal, rules=rules or "tete_a_tete")) == [code]


@pytest.mark.parametrize("first", ["1. pass", "1. +?"])
def test_the_lead_is_never_passed(first: str) -> None:
    """Whoever has the lead holds a tile to lay, whatever it is."""
    assert codes(small(first, deal=NOTHING, rules="peche")) == ["must-play"]


def test_an_unknown_stock_runs_out() -> None:
    """Of unknown tiles, too, no more can be drawn than there are."""
    deal = NOTHING.replace('[Stock "0-2 1-2"]\n', "")
    left = "set=2 hand=2 undrawable=1"
    text = small("1. 0-0 2. +? 2. +?", deal=deal, rules="peche", conventions=left)
    assert codes(text) == ["wrong-draw"]


def test_a_led_tile_must_be_the_highest_double() -> None:
    """Under first_lead = highest_double a lower double is wrong if a higher one is in a hand."""
    text = (
        '[Rules "domino"]\n[Conventions "first_lead=highest_double"]\n[Seats "A; B"]\n[Deal "1"]\n'
    )
    assert codes(text + "1. 4-4 2. 4-5>") == []
    hands = '[Hands "1: ?7; 2: 5-5 ?6"]\n'
    assert codes(text + hands + "1. 4-4") == ["does-not-fit"]
    assert codes(text + "1. 0-0 2. 0-6 1. 6-6") == ["not-in-hand"]


def test_a_closed_game_by_its_tag_or_its_passes() -> None:
    """With unknown hands a deal is closed by its tag or by a round of passes."""
    head = '[Rules "domino"]\n[Conventions "hand=3"]\n[Seats "A; B"]\n[Deal "1"]\n'
    open_end = dgn.check(head + "1. 6-6 2. pass").parties[0].deals[0]
    assert open_end.outcome == "unfinished"
    by_passes = dgn.check(head + "1. 6-6 2. pass 1. pass")
    assert by_passes.ok
    assert by_passes.parties[0].deals[0].outcome == "closed"
    assert by_passes.parties[0].deals[0].winners is None
    by_tag = dgn.check(head + '[Result "closed 2"]\n[Marks "0 1"]\n[Scores "0 1"]\n1. 6-6')
    assert by_tag.ok
    deal = by_tag.parties[0].deals[0]
    assert (deal.outcome, deal.winners, deal.marks, deal.plies) == ("closed", (2,), (0, 1), 3)
    assert codes(head + '[Hands "1: 6-6 6-5 ?; 2: ?3"]\n[Result "closed 2"]\n1. 6-6') == [
        "result-mismatch"
    ]


def test_a_deal_that_every_filling_closes_is_closed() -> None:
    """If no filling lets anybody play, the deal is closed without a word."""
    text = small("1. 0-0", deal=DEAL.replace("0-1; 2: 1-1 2-2", "?; 2: ?2"))
    sure = text.replace('"0-2 1-2"', '"0-1 0-2"')
    assert dgn.check(sure).parties[0].deals[0].outcome == "closed"
    assert dgn.check(text).parties[0].deals[0].outcome == "unfinished"


def test_winners_and_marks_that_no_filling_gives() -> None:
    """Results and marks outside what the fillings allow are wrong; inside, believed."""
    head = '[Rules "tete_a_tete"]\n[Conventions "hand=2"]\n[Seats "A; B"]\n[Deal "1"]\n'
    play = "1. 6-6 2. pass 1. pass"
    hands = '[Hands "1: 6-6 0-0; 2: ?2"]\n'
    deal = dgn.check(head + hands + play).parties[0].deals[0]
    assert (deal.winners, deal.marks) == ((1,), None)
    assert codes(head + hands + '[Marks "20 0"]\n' + play) == ["marks-mismatch"]
    assert codes(head + hands + '[Marks "19 0"]\n' + play) == []
    assert codes(head + '[Hands "1: 6-6 5-5; 2: 4-4 ?"]\n[Result "closed 1"]\n' + play) == []
    assert codes(head + '[Hands "1: 6-6 5-5; 2: 0-0 ?"]\n[Result "closed 1"]\n' + play) == [
        "result-mismatch"
    ]
    assert codes(head + '[Hands "1: 6-6 5-5; 2: 5-4 ?"]\n[Result "closed"]\n' + play) == []


@pytest.mark.parametrize(("rule", "least"), [("all", 3), ("opponents", 2), ("winner_own", 1)])
def test_bounds_of_the_payment(rule: str, least: int) -> None:
    """Seat 2 holds two tiles without a six, 0-0 and 0-2 at least: that bounds what is paid."""

    def marking(marks: int) -> str:
        return (
            f'[Rules "tete_a_tete"]\n[Conventions "hand=2 pay_out={rule}"]\n[Seats "A; B"]\n'
            '[Deal "1"]\n[Hands "1: 6-6 0-1; 2: ?2"]\n[Result "closed 1"]\n'
            f'[Marks "{marks} 0"]\n1. 6-6 2. pass 1. pass'
        )

    assert codes(marking(least)) == []
    assert codes(marking(least - 1)) == ["marks-mismatch"]


def test_the_last_tile_of_the_example_is_not_deduced() -> None:
    """In the example nothing tells where the fifteen other tiles lie."""
    deduced = dgn.deduce(EXAMPLE)
    assert deduced == ()


def test_deductions_name_hand_or_stock() -> None:
    """A deduction says in which hand or where in the stock a tile lay, and whether it was shown."""
    text = small("1. 0-0 2. pass 1. 0-1>", deal=DEAL.replace("1-1 2-2", "? ?"))
    assert [item.to_json() for item in dgn.deduce(text)] == [
        {"partie": 1, "deal": 1, "tile": "1-1", "seat": 2, "place": None, "laid": False},
        {"partie": 1, "deal": 1, "tile": "2-2", "seat": 2, "place": None, "laid": False},
    ]
    text = small("1. 0-0 2. +0-2 2. 0-2>", rules="peche", deal=DEAL.replace("0-2 1-2", "? 1-2"))
    [item] = dgn.deduce(text)
    assert (item.tile, item.seat, item.place, item.laid) == (Tile(0, 2), None, 1, True)
    assert dgn.deduce(small("1. 0-0 2. what", deal=DEAL.replace("1-1 2-2", "? ?"))) == ()
    assert dgn.deduce(small("1. 0-0 2. pass 1. 0-1>")) == ()


def test_deductions_from_the_end_and_from_the_lead() -> None:
    """The end of a game proves something, and so does a lead that must be the highest double."""
    tiles = DEAL[DEAL.index("[Hands") :]
    head = DEAL.replace(tiles, "")
    shown = '[Hands "1: 0-0 1-2; 2: ?2"]\n[Stock "?2"]\n[Result "closed 1"]\n'
    closed = small("1. 0-0", deal=head + shown)
    assert {(str(item.tile), item.seat) for item in dgn.deduce(closed)} == {
        ("0-1", None),
        ("0-2", None),
        ("1-1", 2),
        ("2-2", 2),
    }
    rule = "set=2 hand=2 first_lead=highest_double"
    hidden = '[Hands "1: ?2; 2: ?2"]\n[Stock "?2"]\n'
    forced = small("1. 1-1", conventions=rule, deal=head + hidden)
    found = [(str(item.tile), item.seat, item.laid) for item in dgn.deduce(forced)]
    assert found == [("1-1", 1, True), ("2-2", None, False)]


def test_a_filling_is_mended_or_given_up() -> None:
    """A filling moves tiles along where it must, and says when there is none."""
    filling = Filling([1, 1, 2])
    assert filling.repair({1: 0b111, 2: 0b111, 3: 0b111, 4: 0b111})
    allowed = {1: 0b001, 2: 0b010, 3: 0b111, 4: 0b111}
    assert filling.repair(allowed)
    assert filling.place == {1: 0, 2: 1, 3: 2, 4: 2}
    assert not filling.repair({**allowed, 3: 0b001})
    free = Filling([1, 3])
    anywhere = {tile: 0b11 for tile in range(4)}
    assert free.repair(anywhere, [{3: 0b01}])
    assert free.place[3] == 0
    assert not free.repair(anywhere, [{3: 0b01}, {2: 0b01}])


def test_a_large_set_of_unknown_tiles_takes_no_time() -> None:
    """Nothing known of the tiles of double-eighteen: a long play with draws is checked at once."""
    acts = ["1. 18-18"]
    acts += ["2. +?"] * 60 + ["2. 18-17>", "1. 17-16>", "2. 16-15>"]
    text = (
        '[Rules "peche"]\n[Conventions "set=18 hand=30"]\n[Seats "A; B"]\n[Deal "1"]\n'
        + " ".join(acts)
    )
    start = time.process_time()
    assert codes(text) == []
    assert time.process_time() - start < 20

"""Each error of a record, with its place: one slip, one error."""

import pytest

from palamede import dgn
from tests.dgn.making import assert_one_error, codes, small_record, without_end
from tests.dgn.test_old_errors import CASES as OLD_CASES

DEAL = """\
[Deal "1"]
[Lead "1"]
[Hands "1: 0-0 0-1; 2: 1-1 2-2"]
[Stock "0-2 1-2"]
"""


def small(
    play: str, *, rules: str = "tete_a_tete", conventions: str = "set=2 hand=2", deal: str = DEAL
) -> str:
    """A deal with the six tiles of double-two, two in each hand."""
    return small_record(play, deal, rules=rules, conventions=conventions)


def tags(changed: str, by: str, play: str = "1. 0-0 2. pass 1. 0-1>") -> str:
    """The small deal with a changed tag."""
    assert changed in DEAL
    return small(play, deal=DEAL.replace(changed, by))


def more(tag: str, play: str = "1. 0-0 2. pass 1. 0-1>") -> str:
    """The small deal with one more tag."""
    return small(play, deal=DEAL + tag + "\n")


FIVES = "set=6 hand=2 count=fives unit=5 pay_out=nothing"
FIVES_DEAL = """\
[Deal "1"]
[Lead "1"]
[Hands "1: 5-5 0-0; 2: 0-5 6-6"]
"""
DRAWING = {"rules": "peche"}

CASES = {
    "a word": ("syntax", 2, small("1. 0-0 2. ^boudé 1. 0-1>")),
    "a suffix of chess": ("syntax", 1, small("1. ^0-0? 2. pass 1. 0-1>")),
    "a glyph above 255": ("syntax", 2, small("1. 0-0 ^$256 2. pass 1. 0-1>")),
    "a count of nothing": ("syntax", 1, small("^=2 1. 0-0 2. pass 1. 0-1>")),
    "a count after a comment": ("syntax", 2, small("1. 0-0 {two} ^=2 2. pass 1. 0-1>")),
    "a count of a pass": ("syntax", 3, small("1. 0-0 2. pass ^=2 1. 0-1>")),
    "a seat without an act": ("syntax", 2, small("1. 0-0 ^2. 1. 0-1>")),
    "a seat at the end": ("syntax", 4, small("1. 0-0 2. pass 1. 0-1> ^2.")),
    "a seat before a glyph": ("syntax", 2, small("1. 0-0 ^2. $1 1. 0-1>")),
    "an open comment": ("syntax", 2, small("1. 0-0 ^{2. pass 1. 0-1>")),
    "an open event": ("syntax", 2, small("1. 0-0 ^!2 claims renonce 2. pass 1. 0-1>")),
    "a comment that meets a tag": (
        "syntax",
        2,
        small('1. 0-0 ^{open\n[Result "domino 1"]\n2. pass 1. 0-1>'),
    ),
    "a tag without quotes": ("syntax", None, tags('[Lead "1"]', "^[Lead 1]")),
    "a tag without an end": ("syntax", None, tags('[Lead "1"]', '^[Lead "1')),
    "words after a tag": ("syntax", None, tags('[Lead "1"]', '[Lead "1"] ^who else')),
    "an unreadable unknown tag": ("syntax", None, tags('[Lead "1"]', '[Lead "1"] ^[Note]')),
    "a tag twice": ("syntax", None, more('^[Lead "1"]')),
    "a lead in words": ("syntax", None, tags('[Lead "1"]', '[Lead "^Anne"]')),
    "a deal without a number": ("syntax", None, tags('[Deal "1"]', '[Deal "^one"]')),
    "a deal out of order": ("syntax", None, tags('[Deal "1"]', '[Deal "^2"]')),
    "an unreadable tile in a hand": ("syntax", None, tags("1-1 2-2", "1-1 ^2/2")),
    "an unreadable seat in the hands": ("syntax", None, tags("2: 1-1", "^B: 1-1")),
    "an unreadable stock": ("syntax", None, tags('"0-2 1-2"', '"0-2 ^1.2"')),
    "a result in words": ("syntax", None, more('[Result "^A wins"]')),
    "a result of nobody": ("syntax", None, more('[Result "^domino"]')),
    "too many marks": ("syntax", None, more('[Marks "^6 0 0"]')),
    "scores in words": ("syntax", None, more('[Scores "^six"]')),
    "tile of a larger set": ("not-in-set", 2, small("1. 0-0 2. ^0-3> 1. 0-1>")),
    "tile of a larger set in a hand": ("not-in-set", None, tags("1-1 2-2", "1-1 ^3-3")),
    "tile of a larger set drawn": (
        "not-in-set",
        2,
        small("1. 0-0 2. ^+3-3 2. pass 1. 0-1>", **DRAWING),
    ),
    "a removed tile": (
        "not-in-set",
        1,
        small(
            "1. ^2-2 2. pass",
            conventions='set=2 hand=2 removed=[\\"2-2\\"]',
            deal=DEAL.replace("2-2", "1-2").replace('"0-2 1-2"', '"0-2"'),
        ),
    ),
    "a tile after the end": ("after-end", 4, small("1. 0-0 2. pass 1. 0-1> 2. ^1-1>")),
    "a pass after domino": ("after-end", 4, small("1. 0-0 2. pass 1. 0-1> 2. ^pass 1. pass")),
    "too many closing passes": (
        "after-end",
        4,
        small(
            "1. 0-0 2. pass 1. pass 2. ^pass 1. 0-1>",
            deal='[Deal "1"]\n[Lead "1"]\n[Hands "1: 0-0 1-2; 2: 1-1 2-2"]\n[Stock "0-1 0-2"]\n',
        ),
    ),
    "a closing pass of another seat": (
        "after-end",
        2,
        small(
            "1. 0-0 1. ^pass",
            deal='[Deal "1"]\n[Lead "1"]\n[Hands "1: 0-0 1-2; 2: 1-1 2-2"]\n[Stock "0-1 0-2"]\n',
        ),
    ),
    "the other seat": ("wrong-seat", 2, small("1. 0-0 ^1. pass 1. 0-1>")),
    "a seat that is not there": ("wrong-seat", 2, small("1. 0-0 ^3. pass 1. 0-1>")),
    "a pass with a fitting tile": ("must-play", 3, small("1. 0-0 2. pass 1. ^pass 2. pass")),
    "a pass instead of a lead": ("must-play", 1, small("1. ^pass 2. 1-1 1. 0-1>")),
    "a draw with a fitting tile": (
        "must-play",
        3,
        small("1. 0-0 2. +0-2 2. 0-2> 1. ^+1-2 1. 0-1<", **DRAWING),
    ),
    "a pass with a stock": ("must-draw", 2, small("1. 0-0 2. ^pass 1. 0-1>", **DRAWING)),
    "a draw where none is": ("wrong-draw", 2, small("1. 0-0 2. ^+0-2 1. 0-1>")),
    "a draw of another tile": ("wrong-draw", 2, small("1. 0-0 2. ^+1-2 2. +0-2", **DRAWING)),
    "a draw from a stock that stays": (
        "wrong-draw",
        2,
        small(
            "1. 0-0 2. +1-2 2. ^+0-2 2. 2-0>",
            rules="peche",
            conventions="set=2 hand=2 undrawable=1",
            deal=DEAL.replace("0-2 1-2", "1-2 0-2"),
        ),
    ),
    "a draw of a tile in a hand": (
        "wrong-draw",
        2,
        small("1. 0-0 2. ^+0-1 2. pass", deal=DEAL.replace('[Stock "0-2 1-2"]\n', ""), **DRAWING),
    ),
    "a tile laid twice": ("duplicate-tile", 3, small("1. 0-0 2. pass 1. ^0-0> 2. 1-1>")),
    "a tile in two hands": ("duplicate-tile", None, tags("1-1 2-2", "1-1 ^0-1")),
    "a tile in a hand and the stock": ("duplicate-tile", None, tags("0-2 1-2", "^0-1 1-2")),
    "a tile of another hand": ("not-in-hand", 1, small("1. ^1-1 2. pass 1. 0-1>")),
    "a tile of the stock": ("not-in-hand", 2, small("1. 0-0 2. ^0-2> 1. 0-1>")),
    "a tile that fits nowhere": ("does-not-fit", 2, small("1. 0-0 2. ^1-1> 1. 0-1>")),
    "a tile the wrong way round": ("does-not-fit", 3, small("1. 0-0 2. pass 1. ^1-0>")),
    "a tile at the wrong end": (
        "does-not-fit",
        2,
        small("1. 0-1 2. ^1-1< 1. 0-0<"),
    ),
    "another tile than the one that must be led": (
        "does-not-fit",
        1,
        small(
            "1. ^0-1 2. 1-1>",
            conventions="set=2 hand=2 first_lead=highest_double",
            deal=DEAL.replace("1-1 2-2", "1-2 0-2").replace('"0-2 1-2"', '"1-1 2-2"'),
        ),
    ),
    "a tile that fits both ends": (
        "ambiguous-end",
        5,
        small(
            "1. 1-1 2. 1-2> 1. 2-3> 2. 3-1> 1. ^1-0 2. 0-0>",
            conventions="set=3 hand=3",
            deal='[Deal "1"]\n[Lead "1"]\n[Hands "1: 0-1 1-1 2-3; 2: 0-0 1-2 1-3"]\n',
        ),
    ),
    "a hand too small": ("hand-size", None, tags("2: 1-1 2-2", "^2: 1-1")),
    "a hand too large": ("hand-size", None, tags("2: 1-1 2-2", "^2: ?3")),
    "a hand forgotten": ("hand-size", None, tags('[Hands "1: 0-0 0-1; ', '^[Hands "')),
    "a stock too small": ("hand-size", None, tags('[Stock "0-2 1-2"]', '^[Stock "0-2"]')),
    "a lead of a seat that is not there": ("lead-mismatch", None, tags('"1"]\n[H', '"^3"]\n[H')),
    "a lead that the play contradicts": ("lead-mismatch", None, tags('"1"]\n[H', '"^2"]\n[H')),
    "a wrong count": (
        "count-mismatch",
        1,
        small("1. 5-5 ^=3 2. 5-0> 1. 0-0>", conventions=FIVES, deal=FIVES_DEAL),
    ),
    "a count in a game without": ("count-mismatch", 1, small("1. 0-0 ^=1 2. pass 1. 0-1>")),
    "another result": ("result-mismatch", None, more('[Result "^domino 2"]')),
    "a closed game that is not": ("result-mismatch", None, more('[Result "^closed 1"]')),
    "an end denied": ("result-mismatch", None, more('[Result "^*"]')),
    "an end that is not": ("result-mismatch", None, more('[Result "^domino 1"]', "1. 0-0 2. pass")),
    "other marks": ("marks-mismatch", None, more('[Marks "^5 0"]')),
    "other marks of an open deal": ("marks-mismatch", None, more('[Marks "^5 0"]', "1. 0-0")),
    "other scores": ("scores-mismatch", None, more('[Scores "^5 0"]')),
    "other scores of an open deal": ("scores-mismatch", None, more('[Scores "^5 0"]', "1. 0-0")),
}


@pytest.mark.parametrize("case", CASES)
def test_one_error_at_its_place(case: str) -> None:
    """Each slip gives one error, with its line, column, deal and ply."""
    code, ply, text = CASES[case]
    assert_one_error(code, text, 1, ply)


PARTIES = {
    "no rules": ("unknown-rules", '^[Event "x"]\n[Seats "A; B"]\n'),
    "unknown rules": ("unknown-rules", '[Rules "^backgammon"]\n'),
    "unreadable rules": ("syntax", "^[Rules poule]\n"),
    "too many players": ("bad-convention", '[Rules "tete_a_tete"]\n[Seats "^A; B; C"]\n'),
    "players that disagree": (
        "bad-convention",
        '[Rules "poule"]\n[Conventions "target=50 ^players=3"]\n[Seats "A; B"]\n',
    ),
    "no such switch": ("bad-convention", '[Rules "poule"]\n[Conventions "^aim=3"]\n'),
    "no such value": ("bad-convention", '[Rules "poule"]\n[Conventions "target=2 ^draw=all"]\n'),
    "not yet": ("bad-convention", '[Rules "poule"]\n[Conventions "^layout=cross"]\n'),
    "too many tiles": ("bad-convention", '[Rules "tete_a_tete"]\n[Conventions "^hand=15"]\n'),
    "no table": ("bad-convention", '[Rules "poule"]\n[Table "^round"]\n'),
    "a table twice": (
        "bad-convention",
        '[Rules "poule"]\n[Conventions "table=old"]\n[Table "^strict"]\n',
    ),
    "a stake twice": (
        "bad-convention",
        '[Rules "poule"]\n[Conventions "stake=2"]\n[Stake "^3"]\n',
    ),
    "a stake in words": ("syntax", '[Rules "poule"]\n[Stake "^five"]\n'),
    "no dead hand": (
        "bad-convention",
        '[Rules "voleur_mort"]\n[Seats "^A; B; C; D"]\n',
    ),
    "a date": ("syntax", '[Date "^4 mai 1851"]\n[Rules "poule"]\n'),
    "a series without number": ("syntax", '[Rules "voleur"]\n[Series "^Lundi"]\n'),
    "a seat without a name": ("syntax", '[Rules "poule"]\n[Seats "^A; ; C"]\n'),
    "a version in words": ("syntax", '[DGN "^one"]\n[Rules "poule"]\n'),
}


@pytest.mark.parametrize("case", PARTIES)
def test_one_error_of_a_partie(case: str) -> None:
    """A wrong tag of a partie gives one error, whatever deals follow."""
    code, text = PARTIES[case]
    play = '\n[Deal "1"]\n[Hands "1: 0-0; 2: 9-9"]\n[Marks "3 0 0 0"]\n\n1. 0-0 3. 7-7 2. pass\n'
    if code == "syntax" and case not in ("unreadable rules", "a stake in words"):
        play = ""  # the rules are known, so that the play would be checked
    assert_one_error(code, text + play, None, None)


TWO_DEALS = """\
[DGN "1"]
[Rules "tete_a_tete"]
[Conventions "set=2 hand=2{more}"]
[Seats "A; B"]

[Deal "1"]
[Lead "1"]
[Hands "1: 0-0 0-1; 2: 1-1 2-2"]
[Stock "0-2 1-2"]
[Result "domino 1"]
[Marks "6 0"]
[Scores "6 0"]

1. 0-0 2. pass 1. 0-1>

[Deal "2"]
[Lead "2"]
[Hands "1: 1-1 2-2; 2: 0-0 0-1"]
[Stock "0-2 1-2"]
[Result "domino 2"]
[Marks "0 6"]
[Scores "6 6"]

2. 0-0 1. pass 2. 0-1>
"""

SEQUELS = {
    "a deal cut short": ("incomplete-deal", 1, " 1. 0-1>\n", "\n"),
    "a lead out of order": ("lead-mismatch", 2, '[Lead "2"]', '[Lead "1"]'),
    "scores that forget": ("scores-mismatch", 2, '"6 6"', '"0 6"'),
    "scores of the first deal": ("scores-mismatch", 1, '[Scores "6 0"]', '[Scores "7 0"]'),
    "a slip in the first play": ("does-not-fit", 1, "1. 0-1>", "1. 1-0>"),
    "a play that cannot be read": ("syntax", 1, "1. 0-1>", "1. 0_1>"),
    "a second deal without its tag": ("syntax", 2, '[Deal "2"]\n', ""),
    "a first deal without its tag": ("syntax", 1, '[Deal "1"]\n', ""),
}


def test_two_deals_are_right() -> None:
    """The record that the following tests spoil is free of errors."""
    assert codes(TWO_DEALS.format(more="")) == []


@pytest.mark.parametrize("case", SEQUELS)
def test_a_slip_does_not_spread_to_other_deals(case: str) -> None:
    """One slip in one deal gives one error there and none in the other."""
    code, deal, old, new = SEQUELS[case]
    text = TWO_DEALS.format(more="")
    assert old in text
    errors = dgn.check(text.replace(old, new, 1)).errors
    assert [(error.code, error.deal) for error in errors] == [(code, deal)]


def test_a_lead_without_tag_comes_from_the_first_prefix() -> None:
    """Without [Lead] the first seat prefix leads, and is held against the rotation."""
    text = TWO_DEALS.format(more="").replace('[Lead "2"]\n', "")
    assert codes(text) == []
    other = without_end(text).replace("2. 0-0 1. pass 2. 0-1>", "1. 1-1 2. 1-0> 1. pass 2. 0-0>")
    assert codes(other) == ["lead-mismatch"]
    slip = text.replace("2. 0-0 1. pass", "1. 0-0 1. pass")
    assert codes(slip) == ["wrong-seat"]


def test_a_partie_that_goes_on_after_its_end() -> None:
    """A deal after the one that ended the partie is one error, however many follow."""
    text = TWO_DEALS.format(more=" target=6")
    third = text[text.index('[Deal "2"]') :].replace('[Deal "2"]', '[Deal "3"]')
    errors = dgn.check(text + "\n" + third.replace('"6 6"', '"6 12"')).errors
    assert [(error.code, error.deal) for error in errors] == [("after-end", 2)]


def test_every_code_has_a_case() -> None:
    """The tables of the tests of errors have a case for each code, and no code beside."""
    cases = (*CASES.values(), *PARTIES.values(), *SEQUELS.values(), *OLD_CASES.values())
    told = {code for code, *_ in cases}
    assert told == set(dgn.CODES)


def test_every_message_can_be_said() -> None:
    """The key of a message begins with a code of the list."""
    assert {key.partition(".")[0] for key in dgn.MESSAGES} == set(dgn.CODES)


def test_after_an_error_only_form_and_set_are_checked() -> None:
    """After an error in play the rest is checked for syntax and not-in-set alone."""
    text = small("1. 0-0 2. 1-1> 2. 0-0 1. 7-7 2. what 9. pass")
    assert codes(text) == ["does-not-fit", "not-in-set", "syntax"]


def test_tags_are_believed_after_an_error() -> None:
    """Marks and scores of a deal with an error in play are taken as they stand."""
    text = TWO_DEALS.format(more="").replace("1. 0-1>", "1. 1-0>")
    text = text.replace('"6 0"', '"9 0"').replace('"6 6"', '"9 6"')
    checked = dgn.check(text)
    assert [error.code for error in checked.errors] == ["does-not-fit"]
    assert [deal.scores for deal in checked.parties[0].deals] == [(9, 0), (9, 6)]


def test_wrong_marks_do_not_spoil_the_totals() -> None:
    """After a wrong tag the totals go on with what was computed."""
    text = TWO_DEALS.format(more="").replace('[Marks "6 0"]', '[Marks "9 0"]')
    checked = dgn.check(text)
    assert [error.code for error in checked.errors] == ["marks-mismatch"]
    assert checked.parties[0].deals[1].scores == (6, 6)


def test_fewer_closing_passes_are_accepted() -> None:
    """The passes that prove a closed game may be written in part or not at all."""
    deal = '[Deal "1"]\n[Lead "1"]\n[Hands "1: 0-0 1-2; 2: 1-1 2-2"]\n[Stock "0-1 0-2"]\n'
    for passes in ("", " 2. pass", " 2. pass 1. pass"):
        checked = dgn.check(small(f"1. 0-0{passes}", deal=deal))
        assert checked.errors == ()
        assert checked.parties[0].deals[0].plies == 3
        assert checked.parties[0].deals[0].outcome == "closed"


def test_what_follows_the_end_leaves_the_deal_as_it_was() -> None:
    """An open comment after the last tile is one error; the deal keeps its end and its marks."""
    checked = dgn.check(small("1. 0-0 2. pass 1. 0-1> {well played"))
    assert [error.code for error in checked.errors] == ["syntax"]
    deal = checked.parties[0].deals[0]
    assert (deal.outcome, deal.out, deal.marks, deal.scores) == ("domino", 1, (6, 0), (6, 0))
    again = dgn.check(small("1. 0-0 2. pass 1. 0-1> 2. 1-1 1. pass"))
    assert again.parties[0].deals[0].marks == (6, 0)


def test_a_target_reached_from_unknown_totals() -> None:
    """After a deal with an error the totals are unknown, and a count may reach the target."""
    text = """\
[Rules "cinq_partout"]
[Conventions "target=5"]
[Seats "A; B"]
[Deal "1"]
[Lead "1"]
1. 5-5 =2 1. 5-0>
[Deal "2"]
[Lead "2"]
[Result "reached 2"]
[Scores "2 5"]
2. 5-5
"""
    checked = dgn.check(text)
    assert [(error.code, error.deal) for error in checked.errors] == [("wrong-seat", 1)]
    [partie] = checked.parties
    assert (partie.deals[1].outcome, partie.deals[1].winners) == ("reached", (2,))
    assert (partie.deals[1].scores, partie.winner) == ((2, 5), (2,))


def test_a_deal_is_guessed_from_what_is_written() -> None:
    """Without tags a deal with an error in play has the end that its last tile makes."""
    deal = dgn.check(small("1. 0-0 2. 1-1> 1. 1-0>")).parties[0].deals[0]
    assert (deal.outcome, deal.out, deal.winners, deal.marks) == ("domino", 1, (1,), None)
    deal = dgn.check(small("1. 0-0 2. 1-1>")).parties[0].deals[0]
    assert (deal.outcome, deal.marks, deal.scores) == ("unfinished", None, None)
    deal = dgn.check(small("1. 1-1")).parties[0].deals[0]
    assert (deal.outcome, deal.line) == ("unfinished", "1-1")


def test_tags_of_the_end_are_believed_as_they_stand() -> None:
    """After an error in play every form of result is taken as the tag says."""

    def end(result: str) -> tuple[str, int | None, tuple[int, ...] | None]:
        deal = dgn.check(more(f'[Result "{result}"]', "1. 0-0 2. 1-1>")).parties[0].deals[0]
        return deal.outcome, deal.out, deal.winners

    assert end("domino 2") == ("domino", 2, (2,))
    assert end("closed 1") == ("closed", None, (1,))
    assert end("closed") == ("closed", None, ())
    assert end("reached 2") == ("reached", None, (2,))
    assert end("void seen tiles") == ("void", None, ())
    assert end("*") == ("unfinished", None, ())

"""Errors of a record of an old table: faults are none, what cannot have happened is."""

import pytest

from palamede import dgn
from tests.dgn.making import assert_one_error, codes, small_record

DEAL = """\
[Deal "1"]
[Lead "1"]
[Hands "1: 0-0 0-1; 2: 1-2 2-2"]
[Stock "0-2 1-1"]
"""


def old(
    play: str,
    *,
    rules: str = "tete_a_tete",
    conventions: str = "set=2 hand=2",
    deal: str = DEAL,
    seats: str = "A; B",
) -> str:
    """A deal at an old table with the six tiles of double-two, two in each hand."""
    agreed = {"rules": rules, "conventions": conventions, "seats": seats}
    return small_record(play, deal, more='[Table "old"]\n', **agreed)


UNKNOWN = DEAL.replace("1-2 2-2", "?2").replace("0-2 1-1", "?2")
DRAWING = {"rules": "peche", "conventions": "set=2 hand=2"}

FAULTS = {
    "a tile that does not fit": "1. 0-0 2. 2-2> 1. 0-1<",
    "a pass while able": "1. 0-0 2. 2-2> 1. pass 2. 2-1>",
    "a lead out of turn": "2. 1-2 1. 0-1> 2. 2-2<",
    "a play out of turn": "1. 0-0 1. 0-1>",
    "closed by passes that were wrong": "1. 0-0 2. pass 1. pass",
    "a false domino": "1. 0-0 !2 says domino 2-2; 2. pass 1. 0-1>",
    "a word": "1. 0-0 !2 commits signal; 2. pass 1. 0-1>",
}


@pytest.mark.rule("FAULT-01", "FAULT-15", "RENONCE-01")
@pytest.mark.parametrize("case", FAULTS)
def test_a_fault_is_no_error_of_the_record(case: str) -> None:
    """Whatever a hand can do on a real table is written and read without an error."""
    assert codes(old(FAULTS[case])) == []


@pytest.mark.parametrize("case", ["a tile that does not fit", "a pass while able"])
def test_at_a_strict_table_it_is_one(case: str) -> None:
    """The same plays are errors where faults are impossible."""
    strict = old(FAULTS[case]).replace('[Table "old"]', '[Table "strict"]')
    assert codes(strict) != []


@pytest.mark.rule("FAULT-10")
@pytest.mark.parametrize(
    "hands",
    ["1: 0-0 0-1 0-2; 2: 1-2 2-2", "1: 0-0; 2: 1-2 2-2", "1: 0-0 0-1 0-2; 2: 1-2"],
)
def test_a_hand_of_the_wrong_size_is_a_fault(hands: str) -> None:
    """Only tiles that are not in the set, or twice, or too many, are errors."""
    deal = f'[Deal "1"]\n[Lead "1"]\n[Hands "{hands}"]\n'
    assert codes(old("1. 0-0", deal=deal)) == []


CASES = {
    "an unknown verb": ("syntax", 2, old("1. 0-0 ^!2 winks; 2. pass")),
    "no verb": ("syntax", 2, old("1. 0-0 ^!; 2. pass")),
    "a tile forgotten": ("syntax", 2, old("1. 0-0 ^!2 shows; 2. pass")),
    "a seat forgotten": ("syntax", 2, old("1. 0-0 ^!shows 1-2; 2. pass")),
    "a word too many": ("syntax", 2, old("1. 0-0 ^!2 shows 1-2 now; 2. pass")),
    "a fact that is none": ("syntax", 2, old('1. 0-0 ^!2 shows 1-2 {"left":1}; 2. pass')),
    "no such fault": ("syntax", 2, old("1. 0-0 ^!2 claims cheating 1; 2. pass")),
    "a count in the middle": ("syntax", 2, old("1. 0-0 ^!counts; 2. pass")),
    "a tile shown of another set": ("not-in-set", 2, old("1. 0-0 ^!2 shows 3-3; 2. pass")),
    "a tile shown that he does not hold": ("not-in-hand", 2, old("1. 0-0 ^!2 shows 1-1; 2. pass")),
    "a tile that he does not hold": ("not-in-hand", 2, old("1. 0-0 2. ^1-1> 1. 0-1>")),
    "a tile laid twice": ("duplicate-tile", 3, old("1. 0-0 2. pass 1. ^0-0> 2. pass")),
    "after the end": ("after-end", 4, old("1. 0-0 2. pass 1. 0-1> 2. ^2-2>")),
    "a pass out of turn": ("wrong-seat", 2, old("1. 0-0 ^1. pass")),
    "a seat that is not there": ("wrong-seat", 2, old("1. 0-0 ^3. 2-2>")),
    "a claim of a seat that is not there": ("wrong-seat", 2, old("1. 0-0 ^!3 claims misplay 1;")),
    "a pass instead of the lead": ("must-play", 1, old("1. ^pass 2. pass")),
    "a tile that a ruling demands": (
        "must-play",
        5,
        old(
            "1. 0-1 2. 2-2> !1 claims misplay 2; 2. 1-2> 1. pass 2. ^pass",
            conventions="set=2 hand=2 faults=manuel",
        ),
    ),
    "drawing where nothing is drawn": ("wrong-draw", 2, old("1. 0-0 2. ^+0-2 2. pass")),
    "another tile than the next": ("wrong-draw", 2, old("1. 0-0 2. ^+1-1 2. pass", **DRAWING)),
    "both ends": (
        "ambiguous-end",
        5,
        old(
            "1. 1-1 2. 1-2> 1. 2-3> 2. 3-1> 1. ^1-0",
            conventions="set=3 hand=3",
            deal='[Deal "1"]\n[Lead "1"]\n[Hands "1: 0-1 1-1 2-3; 2: 0-0 1-2 1-3"]\n',
        ),
    ),
    "more tiles than there are": (
        "hand-size",
        None,
        old("1. 0-0", deal='[Deal "1"]\n^[Hands "1: ?4; 2: ?4"]\n'),
    ),
    "an empty hand": (
        "hand-size",
        None,
        old("1. 0-0", deal='[Deal "1"]\n[Hands "1: 0-0 0-1;^2: "]\n'),
    ),
    "a ruling that the code does not give": (
        "ruling-mismatch",
        3,
        old('1. 0-0 2. 2-2> !1 claims misplay 2; ^!rules 1 cannot_restore "general 4"; 1. 0-1<'),
    ),
    "another article": (
        "ruling-mismatch",
        3,
        old('1. 0-0 2. 2-2> !1 claims misplay 2; ^!rules 1 misplay_choice "general 9"; 1. 0-1<'),
    ),
    "a ruling that nobody claimed": (
        "ruling-mismatch",
        3,
        old('1. 0-0 2. 2-2> ^!rules 1 misplay_choice "general 4"; 1. 0-1<'),
    ),
    "a ruling before the count": (
        "ruling-mismatch",
        3,
        old("1. 0-0 2. pass !1 claims renege 2; ^!rules 1 unfounded; 1. 0-1>"),
    ),
    "a choice that there is not": (
        "ruling-mismatch",
        3,
        old("1. 0-0 2. 2-2> !1 claims misplay 2; ^!1 chooses 1 partie_void; 1. 0-1<"),
    ),
    "a choice for another side": (
        "ruling-mismatch",
        3,
        old("1. 0-0 2. 2-2> !1 claims misplay 2; ^!2 chooses 1 void;"),
    ),
    "a claim that cannot be": (
        "ruling-mismatch",
        2,
        old("1. 0-0 ^!1 claims renege 2; 2. pass"),
    ),
    "effects that are none": (
        "ruling-mismatch",
        3,
        old('1. 0-0 2. 2-2> !1 claims misplay 2; ^!referee 1 "so" {"marks":{"5":3}}; 1. 0-1>'),
    ),
    "announced after the next has played": (
        "count-mismatch",
        3,
        old("1. 0-0 2. pass ^!1 announces 3; 1. 0-1>"),
    ),
    "announced twice": ("count-mismatch", 2, old("1. 0-0 =3 ^!1 announces 4; 2. pass 1. 0-1>")),
    "announced after the count": (
        "count-mismatch",
        4,
        old("1. 0-0 2. pass 1. 0-1> !agrees; ^!1 announces 3;"),
    ),
    "void without a ruling": (
        "result-mismatch",
        None,
        old("1. 0-0 2. 2-2>", deal=DEAL + '[Result "^void mixed again"]\n'),
    ),
    "closed before all have passed": (
        "result-mismatch",
        None,
        old("1. 0-0 2. pass", deal=DEAL + '[Result "^closed 1"]\n'),
    ),
    "marks that a ruling does not give": (
        "marks-mismatch",
        None,
        old("1. 0-0 2. pass 1. 0-1>", deal=DEAL + '[Marks "^9 0"]\n'),
    ),
    "unknown tiles: twice": ("duplicate-tile", 3, old("1. 0-0 2. pass 1. ^0-0>", deal=UNKNOWN)),
    "unknown tiles: of another": ("not-in-hand", 2, old("1. 0-0 2. ^0-1>", deal=UNKNOWN)),
    "unknown tiles: out of turn": ("wrong-seat", 2, old("1. 0-0 ^1. pass", deal=UNKNOWN)),
    "unknown tiles: after the end": (
        "after-end",
        4,
        old("1. 0-0 2. pass 1. 0-1> 2. ^pass", deal=UNKNOWN),
    ),
    "unknown tiles: no claim": (
        "ruling-mismatch",
        3,
        old("1. 0-0 2. pass ^!rules 1 unfounded; 1. 0-1>", deal=UNKNOWN),
    ),
    "unknown tiles: another end": (
        "result-mismatch",
        None,
        old("1. 0-0 2. pass 1. 0-1>", deal=UNKNOWN + '[Result "^domino 2"]\n'),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_one_error_at_its_place(case: str) -> None:
    """Each slip gives one error, with its line, column, deal and ply."""
    code, ply, text = CASES[case]
    assert_one_error(code, text, 1, ply)


def test_an_unknown_verb_is_told_all_that_exist() -> None:
    """So that what was meant can be found."""
    (error,) = dgn.check(old("1. 0-0 !2 winks; 2. pass")).errors
    assert "shows, names, announces, says, commits" in error.message


def test_at_a_strict_table_an_event_is_any_text() -> None:
    """Verbs are looked at only where faults happen."""
    strict = old("1. 0-0 !2 winks; 2. pass 1. 0-1>").replace('"old"', '"strict"')
    assert codes(strict) == []
    assert "!2 winks;" in dgn.format(strict)


def test_after_an_error_the_next_deal_is_checked_afresh() -> None:
    """One slip gives one error."""
    second = DEAL.replace('"1"]\n[Lead "1"]', '"2"]\n[Lead "2"]')
    text = old("1. 0-0 2. 1-1> 1. 0-1>", deal=DEAL) + "\n" + second + "\n2. 2-2 1. pass 2. 2-1>\n"
    assert codes(text) == ["not-in-hand"]

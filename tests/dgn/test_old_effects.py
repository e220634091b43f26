"""For every effect of a ruling: a deal played on to its end, whose record gives the same again."""

from __future__ import annotations

import ast
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import pytest

from palamede import dgn
from palamede.dgn.model import Record
from palamede.dominoes.faults import codes
from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.faults.codes.tournament_data import TOURNAMENT_CODES
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.ruling import Effects
from palamede.dominoes.match import Partie
from tests.dgn.test_old_parties import book
from tests.dominoes.faults.test_desk import HANDS, table

SHORT = (HANDS[0], "3-4 2-2", *HANDS[2:])
"""Seat 2 has a tile too few."""
LONG = (HANDS[0], "3-4 2-2 0-2 0-3", *HANDS[2:])
"""Seat 2 has a tile too many."""
SINGLE: Final = {"hands": ("2-2 0-1", "2-3 1-1", "1-2 0-0", "3-3 1-3"), "size": 2, "highest": 3}
LAST: Final = {"hands": ("3-3 0-1", "2-3 0-0", "1-3 0-2", "0-3 1-1"), "size": 2, "highest": 3}
POULE: Final = {
    "rules": "poule",
    "highest": 6,
    "hands": ("4-4 0-1 1-1", "3-4 2-2 0-2 0-3", "2-4 1-2", "3-3 1-3 0-4 1-4", "0-0 2-3"),
}


@dataclass(frozen=True)
class Case:
    """What is done, step by step, under a code until the ruling has been made.

    ``1:4-4`` and ``2:pass`` are plays, ``2:2-2>~3-4`` one that was named 3-4; ``claim 1 misplay 2``
    a claim of seat 1 against seat 2; ``choose void`` an option of the last claim, once it may be
    chosen; ``show 2 3-4``, ``domino 2 0-0`` and ``commit 2 signal`` other events.
    """

    code: str
    steps: str
    setup: Any = None


MISPLAY = "1:4-4 2:2-2> claim 1 misplay 2"
LATER = "1:4-4 2:2-2> 3:1-2> claim 1 misplay 2"
RENEGE = "1:4-4 2:pass 3:pass 4:pass 1:0-1> 2:3-4< claim 1 renege 2"

EFFECTS: Final[dict[tuple[str, str], Case]] = {
    ("play", "restored"): Case("encyclopedie", LATER),
    ("play", "done_over"): Case("encyclopedie", f"{MISPLAY} choose done_over"),
    ("play", "returns"): Case("fed", MISPLAY),
    ("play", "lies_open"): Case("manuel", MISPLAY),
    ("play", "must_play"): Case("encyclopedie", "1:4-4 show 2 3-4 claim 1 exposed_tile 2"),
    ("play", "other_end"): Case("academie", "1:0-1 2:0-2> claim 1 misplay 2"),
    ("play", "named_tile"): Case(
        "academie",
        "1:0-1 2:0-2<~1-2 claim 3 named_other 2 choose named",
        {"hands": ("0-1 4-4 1-1", "1-2 0-2 2-2", "2-4 3-4 0-0", "3-3 1-3 0-4")},
    ),
    ("play", "may_lay"): Case("encyclopedie", "1:4-4 2:pass claim 2 renege 2"),
    ("play", "may_lay_later"): Case("academie", "1:4-4 2:pass 3:2-4> claim 2 renege 2"),
    ("play", "at_turn"): Case(
        "encyclopedie",
        "1:2-2 2:2-3> 3:1-2< 4:1-3< 1:pass 2:pass 3:pass 4:pass claim 1 renege 4",
        SINGLE,
    ),
    ("play", "put_right"): Case(
        "encyclopedie", "1:4-4 commit 2 stock_looked_at claim 1 stock_looked_at 2"
    ),
    ("play", "stands"): Case("manuel", LATER),
    ("chooser", "adversary"): Case("encyclopedie", f"{MISPLAY} choose lies_open"),
    ("chooser", "owner"): Case("manuel", "1:4-4 show 3 2-4 claim 4 exposed_tile 3"),
    ("hands", "called"): Case("encyclopedie", "1:3-3 2:2-3> 1:0-1> claim 2 undue_last 1", LAST),
    ("caller", ""): Case("encyclopedie", "1:3-3 2:2-3> domino 2 0-0 claim 1 false_domino 2", LAST),
    ("forbid", ""): Case("academie", "1:4-4 2:0-2> claim 3 misplay 2 choose forbid"),
    ("barred", ""): Case("encyclopedie", RENEGE),
    ("marks", ""): Case("encyclopedie", RENEGE),
    ("warning", ""): Case("ny_latino", "1:4-4 commit 2 signal claim 1 signal 2"),
    ("tiles", "from_stock"): Case("encyclopedie", "claim 1 underdraw 2", {"hands": SHORT}),
    ("tiles", "drawn_back"): Case("encyclopedie", "claim 1 overdraw 2", {"hands": LONG}),
    ("tiles", "to_stock_up"): Case("manuel", "show 2 2-2 claim 1 overdraw 2", {"hands": LONG}),
    ("tiles", "kept"): Case("academie", "claim 1 overdraw 2", {"hands": LONG}),
    ("tiles", "looked_for"): Case("encyclopedie", "claim 1 wrong_hand 2", {"hands": SHORT}),
    ("tiles", "plays_on"): Case("encyclopedie", "1:4-4 claim 1 overdraw 2 choose keep", POULE),
    ("deal", "goes_on"): Case("encyclopedie", LATER),
    ("deal", "void"): Case("encyclopedie", f"{MISPLAY} choose void"),
    ("deal", "stops"): Case("academie", RENEGE),
    ("lead", "stays"): Case("encyclopedie", f"{MISPLAY} choose void"),
    ("lead", "passes"): Case("encyclopedie", "1:4-4 claim 1 underdraw 2", {"hands": SHORT}),
    ("lead", "true_leader"): Case("encyclopedie", "2:3-4 3:2-4> 4:1-3< claim 1 out_of_turn 2"),
    ("lead", "offended_side"): Case("us_doubles", RENEGE),
    ("partie", "lost"): Case("academie", RENEGE),
    ("partie", "void"): Case("encyclopedie", f"{LATER} choose partie_void", {"target": 5}),
    ("partie", "ends"): Case("academie", RENEGE, {"rules": "pot"}),
    ("match", "lost"): Case("rocoh", "1:4-4 commit 2 signal claim 1 signal 2"),
    ("accounts", ""): Case("academie", RENEGE),
}
"""A case for every value of ``Effects``, or for its being there at all."""

ELSEWHERE: Final = {
    ("tiles", "from_astray"): "where a tile has fallen only people with real tiles can tell",
    ("partie", "simple"): "a bredouille is late only when the next deal is led, see VOL-09",
}


class Playing:
    """A deal and what has happened in it, in the words of the desk."""

    def __init__(self, case: Case) -> None:
        setup: dict[str, Any] = {"hands": HANDS, **(case.setup or {})}
        agreed: dict[str, Any] = {"table": "old", "faults": case.code, "stake": 5}
        self.desk: Desk = table(case.code, **setup, **agreed)
        self.script: list[dict[str, Any]] = []
        words = case.steps.split()
        while words:
            self.step(words)
        self.play_on()
        self.script.append({"type": "counted", "agreed": True})
        self.desk.agree()

    def do(self, **event: Any) -> None:
        self.desk.apply(event)
        self.script.append(event)

    def step(self, words: list[str]) -> None:
        word = words.pop(0)
        if ":" in word:
            self.play(word)
        elif word == "claim":
            seat, fault, against = (words.pop(0) for _ in range(3))
            self.do(type="claimed", seat=int(seat), fault=fault, against=int(against))
        elif word == "choose":
            claim = self.desk.claims[-1]
            if claim not in self.desk.waiting:  # he chooses after the deal
                self.play_on(claim)
            by = self.desk.choosers(claim)[0]
            self.do(type="answered", claim=claim.n, option=words.pop(0), seat=by)
        elif word == "commit":
            self.do(type="happened", seat=int(words.pop(0)), fault=words.pop(0))
        else:
            kind = {"show": "shown", "domino": "said_domino"}[word]
            self.do(type=kind, seat=int(words.pop(0)), tile=words.pop(0))

    def play(self, word: str) -> None:
        seat, _, move = word.partition(":")
        if move == "pass":
            self.do(type="passed", seat=int(seat))
            return
        move, _, named = move.partition("~")
        end = {"<": "left", ">": "right"}.get(move[-1])
        told = {"named": named} if named else {}
        self.do(type="laid", seat=int(seat), tile=move.rstrip("<>"), end=end, **told)

    def play_on(self, until: Claim | None = None) -> None:
        """Everybody lays what fits; where nobody has chosen the mildest option counts.

        ``until``: the claim on which somebody is to choose otherwise.
        """
        deal, desk = self.desk.deal, self.desk
        while deal.turn is not None or desk.waiting:
            if desk.waiting:
                if desk.waiting[0] is until:
                    return
                claim = desk.waiting[0]
                assert claim.ruling is not None and claim.ruling.default is not None
                option = claim.ruling.default.name
                self.do(type="answered", claim=claim.n, option=option, seat=None)
                continue
            seat = deal.turn
            assert seat is not None
            allowed = deal.choices(seat)
            right = [move for move in deal.fitting(seat) if move in allowed]
            move = (right or [each for each in allowed if not each.is_lay] or list(allowed))[0]
            if move.is_lay:
                end = "right" if move.end else "left"
                self.do(type="laid", seat=seat, tile=str(move.tile), end=end, touch=move.touch)
            else:
                self.do(type="passed" if move.is_pass else "drew", seat=seat)


def has(effects: Effects, name: str, value: str) -> bool:
    found = getattr(effects, name)
    return found == value if value else bool(found)


@pytest.mark.parametrize(("name", "value"), EFFECTS, ids=str)
def test_the_record_of_an_effect_gives_the_same_again(name: str, value: str) -> None:
    """Rulings, what was chosen, marks, bars, totals and stakes come back from the text."""
    case = EFFECTS[name, value]
    played = Playing(case)
    desk, rules = played.desk, (case.setup or {}).get("rules", "voleur")
    assert any(has(claim.effects, name, value) for claim in desk.claims)
    partie = Partie(desk.deal.conventions)
    book(partie, desk)

    record = Record((dgn.old_partie_record(partie, [(desk, played.script)], rules=rules),))
    text = dgn.write(record)
    checked = dgn.check(text)

    assert dgn.write(dgn.read(text)) == text
    assert [str(error) for error in checked.errors] == []
    found = checked.parties[0]
    (deal,) = found.deals
    outcome = desk.deal.outcome()
    assert outcome is not None and deal.desk is not None
    assert [(each.ruling, each.option) for each in deal.desk.claims] == [
        (each.ruling, each.option) for each in desk.claims
    ]
    assert (deal.marks, deal.scores) == (outcome.marks, partie.scores)
    assert deal.line == str(desk.deal.chain)
    assert deal.desk.deal.penalties == desk.deal.penalties
    assert deal.desk.deal.barred == desk.deal.barred
    assert deal.desk.deal.lead_after == desk.deal.lead_after
    assert (deal.desk.accounts, deal.desk.warned) == (desk.accounts, desk.warned)
    assert (deal.desk.partie, deal.desk.match) == (desk.partie, desk.match)
    assert found.finished == partie.finished


def of_the_codes() -> set[tuple[str, str]]:
    """Every effect that the sources of the codes name, from their text and their tables."""
    plain = {each.name for each in fields(Effects)}
    worded = {"play", "tiles", "hands", "deal", "lead", "partie", "match", "chooser"}
    found = set()
    for path in Path(codes.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Effects":
                for word in node.keywords:
                    assert word.arg in plain
                    values = [
                        each.value
                        for each in ast.walk(word.value)
                        if isinstance(each, ast.Constant) and isinstance(each.value, str)
                    ]
                    if word.arg in worded:
                        found |= {(word.arg, value) for value in values}
                    else:
                        found.add((word.arg, ""))
    for code in TOURNAMENT_CODES:
        for rule in code.rules:
            for name in ("play", "tiles", "lead"):
                if (value := getattr(rule, name)) is not None:
                    found.add((name, value))
            if rule.instead is not None and rule.instead.lead is not None:
                found.add(("lead", rule.instead.lead))
    return found


def test_no_effect_of_the_codes_is_missing() -> None:
    """A code with a new effect is to have its deal here."""
    listed = {*EFFECTS, *ELSEWHERE}
    assert of_the_codes() <= listed
    assert not set(EFFECTS) & set(ELSEWHERE)
    assert {name for name, _ in listed} == {each.name for each in fields(Effects)}

"""The deals of every game are proved; every lie in a record is found."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palamede.dominoes.presets import PRESETS
from palamede.engine import players
from palamede.i18n import LANGUAGES, Translator
from palamede.table import fairdeal
from palamede.table.decide import Caller, decide
from palamede.table.follow import follow, overdue
from palamede.table.proof import prove
from palamede.table.records import record_text
from palamede.table.state import TableState

OWNER = Caller(frozenset(), owner=True)
ONE = Caller(frozenset({1}), owner=True)
Change = Callable[[str], str]


class Table:
    """A person on seat 1, bots on the others; everybody plays at random."""

    def __init__(self, rules: str, seats: int, *settings: str, seed: int = 1) -> None:
        self.rng = Random(seed)
        self.state, self.events = TableState(), list[dict[str, Any]]()
        agreed = [f"players={seats}", *settings]
        self.add({"type": "opened", "rules": rules, "settings": agreed})
        self.add({"type": "seated", "seat": 1, "name": "Anne", "kind": "human"})
        for seat in self.state.seats[1:]:
            if seat.kind == "empty":
                self.do({"do": "seat", "seat": seat.number, "bot": "random"}, OWNER)
        own = self.rng.randbytes(16)
        self.do({"do": "start"}, OWNER)
        self.do({"do": "commit", "commit": fairdeal.commitment(own)}, ONE)
        self.do({"do": "reveal", "bytes": own.hex()}, ONE)

    def add(self, draft: dict[str, Any]) -> None:
        event = {"n": self.state.n + 1, "at": 1_000_000_000_000, **draft}
        self.state.apply(event)
        self.events.append(event)

    def do(self, command: dict[str, Any], caller: Caller) -> None:
        for draft in decide(self.state, command, caller, self.rng.randbytes):
            self.add(draft)
        while (draft_or_none := follow(self.state, self.rng.randbytes)) is not None:
            self.add(draft_or_none)

    def play(self) -> str:
        while self.state.phase != "finished":
            if self.state.phase == "counted":
                draft = overdue(self.state, self.rng.randbytes)
                assert draft is not None
                self.add(draft)
                continue
            deal, actor = self.state.deal, self.state.actor
            assert deal is not None and actor is not None
            move = players.get("random").choose(deal.view(self.state.turn), self.rng)
            action = {"action": move.action} if move.is_lay else {}
            self.do({"do": move.kind, **action}, Caller(frozenset({actor})))
        return record_text(self.events)


@cache
def record(rules: str = "tete_a_tete", seats: int = 2) -> str:
    return Table(rules, seats).play()


@pytest.mark.parametrize(
    ("rules", "seats"),
    [(preset.name, max(preset.players)) for preset in PRESETS.values()],
    ids=str,
)
def test_every_deal_of_a_table_is_proved(rules: str, seats: int) -> None:
    proof = prove(record(rules, seats))[0]
    assert proof.proved and proof.deals
    assert 1 not in proof.by_server and len(proof.by_server) >= 1


def changed(tag: str, change: Change) -> str:
    text, count = re.subn(
        rf'\[{tag} "([^"]*)"\]', lambda m: f'[{tag} "{change(m[1])}"]', record(), count=1
    )
    assert count == 1 and text != record()
    return text


def other_first_seed(text: str) -> str:
    return re.sub("1: ..", "1: 00", text)


def drawn_by_the_server(text: str) -> str:
    return other_first_seed(text).replace(";", " server;", 1)


@pytest.mark.parametrize(
    ("tag", "change", "fault"),
    [
        ("Shuffle", lambda text: "other-1", "other-protocol"),
        ("Rules", lambda text: "bridge", "rules"),
        ("Commit", lambda text: text[::-1], "commit"),
        ("Reveal", lambda text: "00" * 32, "commit"),
        ("Reveal", lambda text: "zz", "commit"),
        ("SeatSeeds", lambda text: text.partition(";")[0], "seeds"),
        ("SeatSeeds", lambda text: "1 2 3", "seeds"),
        ("SeatSeeds", lambda text: text.replace("1: ", "1: 00", 1), "seeds"),
        ("SeatSeeds", other_first_seed, "seat-commit"),
        ("SeatSeeds", drawn_by_the_server, "hands"),
        ("SeatCommits", lambda text: text.replace("1: ", "2: "), "seat-commit"),
        ("Stock", lambda text: " ".join(reversed(text.split())), "stock"),
        ("Hands", lambda text: "1: ?7; 2: ?7", "unknown-tiles"),
    ],
)
def test_a_lie_is_found(tag: str, change: Change, fault: str) -> None:
    proof = prove(changed(tag, change))[0]
    assert not proof.proved
    assert fault in (proof.fault, *(deal.fault for deal in proof.deals))


def test_seats_that_have_changed_places_are_found() -> None:
    """All is as it was played, but by the other seat, which did not win the lots."""
    other = str.maketrans("12", "21")
    text = re.sub(r'\[Lead "."\]', lambda m: m[0].translate(other), record())
    text = re.sub(r"\b[12]\. ", lambda m: m[0].translate(other), text)
    text = re.sub(r'"1: (.*); 2: (.*)"\]\n\[Stock', r'"1: \2; 2: \1"]\n[Stock', text)
    assert prove(text)[0].deals[0].fault == "lead"


def test_a_tile_exchanged_with_one_that_was_never_played_is_found() -> None:
    """The play is sound, and so nothing but the proof tells it."""
    text = record()
    hands = re.search(r'\[Hands "1: (.*); 2: (.*)"\]', text)
    stock = re.search(r'\[Stock "(.*)"', text)
    assert hands is not None and stock is not None
    faults = set()
    for kept in f"{hands[1]} {hands[2]}".split():
        for tile in stock[1].split():
            lie = text.replace(kept, "x", 1).replace(tile, kept, 1).replace("x", tile, 1)
            faults.add(prove(lie)[0].deals[0].fault)
    assert faults <= {"hands", "unknown-tiles"} and "hands" in faults


@pytest.mark.parametrize("change", ["", '[Stock "?14"]\n'], ids=["no tag", "unknown order"])
def test_a_stock_whose_order_is_not_told_accuses_nobody(change: str) -> None:
    """What cannot be held against the protocol is unknown, not a lie."""
    text = re.sub(r'\[Stock "[^"]*"\]\n', lambda _: change, Table("tete_a_tete", 2).play())

    faults = [deal.fault for deal in prove(text)[0].deals]

    assert faults == ["unknown-tiles"]


def test_a_record_without_a_proof_proves_nothing() -> None:
    assert prove("") == []
    assert prove('[Rules "domino"]')[0].fault == "no-proof"
    hidden = re.sub(r"\[Reveal .*\]\n", "", record())
    assert prove(hidden)[0].fault == "not-revealed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_its_sentence(language: str) -> None:
    tr = Translator(language, strict=True)
    whole = [
        "no-proof",
        "other-protocol",
        "not-revealed",
        "rules",
        "commit",
        "seeds",
        "seat-commit",
    ]
    for fault in whole:
        assert tr(f"verify-{fault}", partie=1, seat=2)
    for fault in ["lead", "hands", "stock", "unknown-tiles", "unknown-places", "play"]:
        assert tr(f"verify-deal-{fault}", partie=1, deal=2)
    assert tr("verify-proved", partie=1, deals=2) != tr("verify-proved", partie=1, deals=1)


def test_the_record_with_which_the_page_is_tested_is_proved() -> None:
    path = Path(__file__).parents[2] / "frontend" / "test" / "proved.dgn"
    found = prove(path.read_text(encoding="utf-8"))
    assert [proof.proved for proof in found] == [True, True]

"""The deals of an old table are proved by the places that each took; lies in them are found."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from palamede import dgn
from palamede.table.proof import prove
from palamede.table.records import record_text
from tests.cli.running import palamede
from tests.table.oldsteps import OldSteps

TABLES = (
    ("voleur", "target=30"),
    ("tete_a_tete", "first_lead=highest_double", "next_lead=first_lead", "target=40"),
    ("peche", "serving=cut", "next_lead=winner", "target=40"),
    ("pot",),
    ("voleur_mort", "target=30"),
    ("cinq_partout", "target=11"),
)


def scrambled(seed: int, *, rules: str = "voleur", acts: int = 400) -> str:
    """Tiles taken one by one and in wrong numbers, faults, claims and rulings; then revealed."""
    steps = OldSteps(rules, "stake=5", people=2, seed=seed).start()
    steps.scramble(Random(seed), acts)
    return record_text(steps.log, closed=True)


@pytest.mark.parametrize("table", TABLES, ids=" ".join)
def test_every_deal_of_an_old_table_is_proved(table: tuple[str, ...]) -> None:
    """Leads found by lots, by tile and by the deal before, the stock in its order."""
    steps = OldSteps(*table, people=2, seed=5).start().play_partie()
    (proof,) = prove(record_text(steps.log))
    assert proof.proved and len(proof.deals) >= 1


@pytest.mark.parametrize("rules", ["voleur", "peche", "tete_a_tete"])
def test_with_faults_and_rulings_too(rules: str) -> None:
    """Whoever took what, and whatever was ruled on deals and leads."""
    deals = 0
    for seed in range(4):
        text = scrambled(seed, rules=rules)
        for proof in prove(text):
            assert proof.proved, (seed, proof)
            deals += len(proof.deals)
    assert deals > 8


@pytest.fixture(scope="module")
def told() -> str:
    return hand_taken()


def hand_taken() -> str:
    """Two deals in which each took some tiles himself before he had the rest served."""
    steps = OldSteps("tete_a_tete", "target=300", people=2, seed=11).start()
    for _ in range(2):
        assert steps.state.old is not None and steps.state.old.taking is not None
        steps.do("take", 1, places=list(steps.state.old.taking.free[-3:]))
        steps.take()
        steps.play_on()
        steps.agree()
        steps.next()
    return record_text(steps.log, closed=True)


def exchanged(text: str) -> str:
    """Seat 1 says that it took the place of a tile that nobody took."""
    found = re.search(r'\[Places "1: (\d+)[^"]*"\]', text)
    assert found is not None
    taken = {int(each) for each in re.findall(r"(?<!\S)(\d+)(?![:\d])", found[0])}
    free = min({*range(28)} - taken)
    return text.replace(f'[Places "1: {found[1]} ', f'[Places "1: {free} ', 1)


def unplayed(text: str) -> str:
    """Exchange the first tile of the stock with the last one."""
    return re.sub(r'\[Stock "(\S+) (.*) (\S+)"\]', r'[Stock "\3 \2 \1"]', text, count=1)


LIES: dict[str, tuple[str, Callable[[str], str]]] = {
    "another place": ("hands", exchanged),
    "another order of the stock": ("stock", unplayed),
    "no places": ("unknown-places", lambda text: re.sub(r"\[Places .*\n", "", text)),
    "no order of the stock": ("unknown-tiles", lambda text: re.sub(r"\[Stock .*\n", "", text)),
    "hands unknown": (
        "unknown-tiles",
        lambda text: re.sub(r'\[Hands "[^"]*"', '[Hands "1: ?7; 2: ?7"', text),
    ),
}


def test_what_was_taken_by_hand_is_proved(told: str) -> None:
    (proof,) = prove(told)
    assert (proof.proved, len(proof.deals)) == (True, 2)


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_found_and_what_is_not_told_accuses_nobody(told: str, lie: str) -> None:
    fault, change = LIES[lie]
    text = change(told)
    assert text != told
    (proof,) = prove(text)
    assert [deal.fault for deal in proof.deals] == [fault]


def test_places_while_the_partie_goes_on_tell_no_tile() -> None:
    """Everybody has seen who took what; the tiles that lay there are not told."""
    steps = OldSteps("tete_a_tete", people=2, seed=3).begin()
    text = record_text(steps.log, frozenset({1}))
    assert '[Places "1: ' in text and "2: ?7" in text and "[Reveal" not in text


@pytest.mark.parametrize(
    "places", ["1: 0 0; 2: 1 2", "1: 0 1; 2: 1 2", "1: 0 28", "3: 0", "A: 0", "1: 0 1; 1: 2 3"]
)
def test_places_that_cannot_be_are_reported(told: str, places: str) -> None:
    text = re.sub(r'\[Places "[^"]*"', f'[Places "{places}"', told, count=1)
    errors = dgn.check(text).errors
    assert [error.code for error in errors] == ["syntax"]
    assert "[Places]" in errors[0].message


@pytest.mark.parametrize(
    ("lie", "language", "words"),
    [
        (None, "en", "2 deals are those which"),
        (None, "fr", "les 2 donnes sont celles"),
        ("another place", "en", "FALSE. The hands"),
        ("another place", "es", "FALSO"),
        ("no places", "en", "places"),
    ],
)
def test_palamede_verify_proves_deals_whose_tiles_were_taken_by_hand(
    told: str, lie: str | None, language: str, words: str, tmp_path: Path
) -> None:
    """The command, without a server: the places stand in the record."""
    text = told if lie is None else LIES[lie][1](told)
    file = tmp_path / "old.dgn"
    file.write_text(text, encoding="utf-8")

    ran = palamede("verify", "--lang", language, str(file))

    assert '[Table "old"]' in text
    assert (ran.status, ran.err) == (0 if lie is None else 1, "")
    assert words in ran.out

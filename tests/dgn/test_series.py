"""Parties of one tournée are checked together: players, partnerships, first leads (VOL-10)."""

import random

import pytest

from palamede import dgn
from palamede.dominoes import presets
from palamede.dominoes.series import Series, length
from tests.dgn.making import codes

NAMES = ("Anne", "Bruno", "Chloé", "Denis")


def tournee(seed: int, series: str = "tournee_3") -> str:
    """The record of a whole tournée, one series tag a partie."""
    rng = random.Random(seed)
    conventions = presets.conventions("voleur", series=series, target=30)
    played = Series(conventions, NAMES)
    while not played.finished:
        partie = played.begin(rng)
        while not partie.finished:
            deal = partie.serve(rng)
            while deal.legal_moves:
                deal.push(rng.choice(deal.legal_moves))
            partie.settle()
    parties = []
    for number, partie in enumerate(played.parties, 1):
        tags = {"Series": f"Lundi {number}/{length(conventions)}"}
        parties.append(dgn.partie_record(partie, tags=tags, rules="voleur"))
    return dgn.write(dgn.Record(tuple(parties)))


@pytest.mark.rule("VOL-10")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("series", ["tournee_3", "tournee_6", "tournee_9", "best_of_3"])
def test_a_tournee_that_was_played_is_right(seed: int, series: str) -> None:
    """A whole tournée is free of errors, and its accounts sum to nought."""
    text = tournee(seed, series)
    checked = dgn.check(text)
    assert checked.errors == ()
    assert all(sum(partie.stakes) == 0 for partie in checked.parties)
    assert dgn.replay(checked)["parties"][1]["series"].startswith("Lundi 2/")


def head(number: int, names: str, *, of: int = 3, more: str = "", name: str = "S") -> str:
    """A partie without deals but with a remark, which parts it from the next."""
    return f'[Rules "voleur"]{more}\n[Seats "{names}"]\n[Series "{name} {number}/{of}"]\n{{none}}\n'


@pytest.mark.rule("VOL-07", "VOL-10")
def test_partners_do_not_come_back() -> None:
    """In a simple tournée every partnership is played once."""
    right = head(1, "A; B; C; D") + head(2, "A; C; B; D") + head(3, "A; C; D; B")
    assert codes(right) == []
    again = head(1, "A; B; C; D") + head(2, "A; C; B; D") + head(3, "D; C; B; A")
    assert codes(again) == ["bad-convention"]
    other = head(1, "A; B; C; D", name="S") + head(1, "A; B; C; D", name="T")
    assert codes(other) == []


def test_partners_stay_for_their_third() -> None:
    """In a double tournée the two parties with one partner follow each other."""
    six = '[Conventions "series=tournee_6"]'
    stay = head(1, "A; B; C; D", of=6, more=six) + head(2, "D; A; B; C", of=6, more=six)
    assert codes(stay) == []
    change = head(1, "A; B; C; D", of=6, more=six) + head(2, "A; C; B; D", of=6, more=six)
    assert codes(change) == ["bad-convention"]


@pytest.mark.parametrize(
    "second",
    [
        head(1, "A; C; B; D"),
        head(2, "A; C; B; D", of=6),
        head(2, "A; C; B; E"),
        head(2, "A; C; B; D", more='[Conventions "series=tournee_6"]'),
    ],
    ids=["the same number", "another length", "another player", "not that series"],
)
def test_what_does_not_belong_to_the_series(second: str) -> None:
    """Number, length, players and convention of a series agree."""
    assert codes(head(1, "A; B; C; D") + second) == ["bad-convention"]


@pytest.mark.rule("VOL-10")
def test_the_losers_lead_when_partners_stay() -> None:
    """When partners stay, the first lead is the losers', of the one whose turn was nearest."""
    text = tournee(1, "tournee_6")
    [first, second] = dgn.check(text).parties[:2]
    assert second.deals[0].lead not in first.winner
    lines = text.split("\n")
    at = [place for place, line in enumerate(lines) if line == '[Deal "1"]'][1]
    lead = int(lines[at + 1][7])
    lines[at + 1] = f'[Lead "{lead % 4 + 1}"]'
    assert codes("\n".join(lines)) == ["lead-mismatch"]


def test_a_series_without_names_or_rules_is_left_alone() -> None:
    """Nothing is held against parties of which seats or rules are unknown."""
    text = '[Rules "voleur"]\n[Series "S 1/3"]\n{x}\n[Rules "tric"]\n[Series "S 1/3"]\n{x}\n'
    assert codes(text) == ["unknown-rules"]

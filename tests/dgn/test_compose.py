"""From a partie that was played to its record."""

import random

from palamede import dgn
from palamede.dominoes import presets
from palamede.dominoes.match import Entry, Partie
from palamede.dominoes.scoring import Outcome
from tests.dgn.making import GAMES, played


def test_tags_of_a_partie() -> None:
    """Rules, conventions, table and stake, seats; other tags are put in their places."""
    conventions = presets.conventions("voleur", target=150, stake=5)
    partie = Partie(conventions, ["Anne", "Bruno", "Chloé", "Denis"])
    record = dgn.record_of(partie, tags={"Event": "Lundi", "Note": "x"})
    assert dgn.write(record) == (
        '[DGN "1"]\n[Event "Lundi"]\n[Rules "voleur"]\n[Conventions "target=150"]\n'
        '[Seats "Anne; Bruno; Chloé; Denis"]\n[Stake "5"]\n[Note "x"]\n'
    )
    assert dgn.record_of(partie, rules="voleur") == dgn.record_of(partie)


def test_a_deal_in_progress_has_no_end() -> None:
    """The deal in progress is the last one, without result."""
    partie = Partie(presets.conventions("peche"), leader=2)
    rng = random.Random(3)
    deal = partie.serve(rng)
    for _ in range(4):
        deal.push(rng.choice(deal.legal_moves))
    record = dgn.record_of(partie)
    [kept] = record.parties[0].deals
    assert [tag.name for tag in kept.tags] == ["Deal", "Lead", "Hands", "Stock"]
    assert dgn.check(record).ok
    assert dgn.check(record).parties[0].deals[0].outcome == "unfinished"
    assert dgn.read(dgn.write(record)) == record


def test_several_parties() -> None:
    """Several parties make one record."""
    parties = [played(GAMES[2], random.Random(seed), most=1) for seed in (1, 2)]
    record = dgn.record_of(*parties)
    assert len(record.parties) == 2
    assert dgn.check(record).ok


def test_a_void_deal() -> None:
    """A deal made void by a ruling says so."""
    partie = Partie(presets.conventions("tete_a_tete"), leader=1)
    rng = random.Random(5)
    deal = partie.serve(rng)
    deal.push(deal.legal_moves[0])
    partie.settle(void=True)
    record = dgn.record_of(partie)
    assert record.parties[0].deals[0].value("Result") == "void by a ruling"
    assert dgn.check(record).ok


def test_a_deal_played_elsewhere() -> None:
    """Of a deal without play only the end is written."""
    partie = Partie(presets.conventions("tete_a_tete"))
    outcome = Outcome("domino", 1, (1,), (0, 9), (9, 0), (9, 0))
    partie.entries.append(Entry(1, 2, outcome, (9, 0)))
    [deal] = dgn.record_of(partie).parties[0].deals
    assert [(tag.name, tag.value) for tag in deal.tags] == [
        ("Deal", "1"),
        ("Lead", "2"),
        ("Marks", "9 0"),
        ("Scores", "9 0"),
    ]

"""The count at the end of a deal: tile by tile, with its sum, and equal to what is marked."""

from __future__ import annotations

import re
from random import Random

import pytest

from palamede.cli.terminal.count import count_lines
from palamede.cli.terminal.sheet import account_lines, result_lines, sheet_lines
from palamede.cli.terminal.style import width
from palamede.dominoes import presets
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import Tile, TileSet
from palamede.i18n import LANGUAGES, Translator

EN = Translator("en", strict=True)

GAMES = [
    ("tete_a_tete", 2, ()),
    ("tete_a_tete", 2, ("set=9", "hand=27")),
    ("voleur", 4, ()),
    ("voleur_mort", 3, ()),
    ("poule", 3, ("blocked_tie=split",)),
    ("poule", 4, ("blocked_tie=primacy",)),
    ("poule", 3, ("pay_out=all", "rounding=nearest_5")),
    ("qui_perd_gagne", 3, ()),
    ("pot", 4, ()),
    ("matador", 3, ()),
    ("cinq_partout", 3, ()),
    ("trois_partout", 4, ("pay_out=opponents", "rounding=nearest_5")),
]


def played(game: str, players: int, settings: tuple[str, ...], rng: Random) -> Partie:
    """Return a partie after one deal."""
    partie = Partie(presets.conventions(game, settings, players=players))
    deal = partie.serve(rng)
    while deal.legal_moves:
        deal.push(rng.choice(deal.legal_moves))
    partie.settle()
    return partie


@pytest.mark.parametrize(("game", "players", "settings"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_are_right_and_lead_to_the_marks(
    game: str, players: int, settings: tuple[str, ...], language: str
) -> None:
    tr = Translator(language, strict=True)
    for seed in range(40):
        partie = played(game, players, settings, Random(seed))
        entry = partie.entries[0]
        deal = entry.deal
        assert deal is not None
        lines = count_lines(deal, partie.names, tr)
        assert all(width(line) <= 78 for line in lines)
        text = " ".join(" ".join(lines).split())
        for seat, hand in enumerate(deal.hands, start=1):
            counted = " + ".join(f"[{tile.low}|{tile.high}] {tile.pips}" for tile in hand)
            assert f"{counted or '-'} = {entry.outcome.pips[seat - 1]}" in text
        _check_work(text)
        for side, paid in enumerate(entry.outcome.paid, start=1):
            if paid:
                name = " + ".join(
                    partie.names[seat - 1] for seat in partie.conventions.seats_of(side)
                )
                told = [line for line in lines if name in line and str(paid) in line]
                assert told, f"{paid} for {name} is not in {lines}"
                assert re.search(rf"\b{paid}\.$", told[-1])
        if not any(entry.marks):
            # A deal may be won and worth nothing: against a lone 0-0.
            nothing = (tr("marks-nobody"), tr("count-tie"))
            assert lines[-1] in nothing or lines[-1].endswith(": 0.")


def _check_work(text: str) -> None:
    """Check every sum ``a + b = c`` and quotient ``a / b = c`` of the text."""
    plain = re.sub(r"\[\d+\|\d+\] ", "", text)
    for terms, total in re.findall(r"((?:\d+ \+ )+\d+) = (\d+)", plain):
        assert sum(map(int, terms.split(" + "))) == int(total)
    for whole, parts, share in re.findall(r"(\d+) / (\d+) = (\d+)", plain):
        assert int(whole) // int(parts) == int(share)


def test_a_tied_block_says_that_nobody_marks() -> None:
    """0-0 led closes the game at once: 11 pips are left on either side."""
    hands = [[Tile(0, 0), Tile(5, 6)], [Tile(1, 4), Tile(3, 3)]]
    stock = [tile for tile in TileSet(6) if tile not in hands[0] + hands[1]]
    deal = Deal(presets.conventions("tete_a_tete", hand=2), hands, stock)
    deal.push("0-0")
    assert count_lines(deal, ("Anne", "Bea"), EN) == [
        "The game is closed: nobody can play any more.",
        "",
        "  Anne  [5|6] 11 = 11",
        "  Bea   [1|4] 5 + [3|3] 6 = 11",
        "",
        "Equal pips: the deal is void, nobody marks.",
    ]


def test_a_domino_is_counted_aloud() -> None:
    deal = Deal.from_line(
        "tete_a_tete,hand=3 1 0-0,0-5,6-6/5-6,6-4,4-3 "
        "0-1,0-2,0-3,0-4,0-6,1-1,1-2,1-3,1-4,1-5,1-6,2-2,2-3,2-4,2-5,2-6,3-3,3-5,3-6,4-4,4-5,5-5 "
        "0,0 0-0"
    )
    assert not deal.is_over()
    deal.push("pass")
    deal.push("0-5>")
    deal.push("5-6>")
    deal.push("6-6>")
    outcome = deal.outcome()
    assert outcome is not None
    lines = count_lines(deal, ("Anne", "Bea"), EN)
    assert lines == [
        "Anne makes domino: the last tile is laid.",
        "",
        "  Anne  - = 0",
        "  Bea   [3|4] 7 + [4|6] 10 = 17",
        "",
        "For Anne, the adversaries' pips: 17.",
    ]


def test_the_sheet_adds_up() -> None:
    partie = Partie(presets.conventions("poule", players=3), ["Anne", "Bea", "Cleo"])
    rng = Random(4)
    assert sheet_lines(partie, EN) == [EN("sheet-empty")]
    while not partie.finished:
        deal = partie.serve(rng)
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        partie.settle()
        rows = [
            re.findall(r"(?<!\S)(?:\d+|\.)(?!\S)", line) for line in sheet_lines(partie, EN)[1:]
        ]
        marks = [[int(cell.replace(".", "0")) for cell in row[-3:]] for row in rows]
        assert [sum(column) for column in zip(*marks[:-1], strict=True)] == marks[-1]
        assert tuple(marks[-1]) == partie.scores
    winner = partie.names[partie.winner[0] - 1]
    assert result_lines(partie, 0, EN)[0].startswith(f"The match goes to {winner}, ")
    accounts = dict(zip(partie.names, partie.accounts, strict=True))
    told = account_lines(accounts, partie.pot, EN)
    assert told == [
        "Accounts: " + ", ".join(f"{name} {units:+d}" for name, units in accounts.items())
    ]

"""Whole evenings line after line: every preset to its end, mistakes, leaving, going on."""

from __future__ import annotations

import contextlib
from pathlib import Path
from random import Random

import pytest

from palamede.cli.terminal.book import Book
from palamede.cli.terminal.evening import Quit
from palamede.dgn import check
from palamede.dominoes.presets import PRESETS
from palamede.i18n import Translator
from tests.cli.driving import new_book, play_in_lines, unsynced

pytestmark = pytest.mark.usefixtures(unsynced.__name__)

SEATS = {
    2: "human:Anne,random:Bea",
    3: "human:Anne,random:Bea,human:Cleo",
    4: "human:Anne,random:Bea,human:Cleo,random:Dora",
}
LONG = {
    "voleur": "target=20",
    "poule": "target=40",
    "qui_perd_gagne": "target=40",
    "cinq_partout": "target=15",
    "trois_partout": "target=20",
    "tete_a_tete_6": "target=40",
    "tete_a_tete_8": "target=40",
    "tete_a_tete_10": "target=40",
    "tete_a_tete_12": "target=40",
}
EN = Translator("en", strict=True)


@pytest.mark.parametrize("game", PRESETS)
def test_every_game_is_played_to_its_end_and_its_record_has_no_error(
    tmp_path: Path, game: str
) -> None:
    players = PRESETS[game].players[-1] if game != "poule" else 3
    settings = [LONG[game]] if game in LONG else []
    book = new_book(tmp_path / "a.dgn", game, SEATS[players], EN, *settings)
    text = play_in_lines(book)
    assert book.over
    checked = check((tmp_path / "a.dgn").read_text(encoding="utf-8"))
    assert checked.errors == ()
    assert all(partie.finished for partie in checked.parties)
    assert [partie.stakes for partie in checked.parties] == [
        partie.accounts for partie in book.parties
    ]
    for partie in book.parties:
        for entry in partie.entries:
            assert EN("count-title", deal=entry.number) in text


def test_a_tournee_goes_through_all_partners(tmp_path: Path) -> None:
    book = new_book(tmp_path / "a.dgn", "voleur", SEATS[4], EN, "target=30", "stake=5")
    text = play_in_lines(book)
    pairs = {frozenset(partie.names[::2]) for partie in book.parties}
    pairs |= {frozenset(partie.names[1::2]) for partie in book.parties}
    assert len(book.parties) == 3
    assert len(pairs) == 6
    assert sum(book.accounts.values()) == 0
    assert EN("series-over") in text
    assert text.count(EN("lot-partners-title")) == 3


def test_a_drawn_aller_retour_offers_another(tmp_path: Path) -> None:
    """The offer is made when totals are equal; yes opens another one in the same record."""
    for seed in range(300):
        path = tmp_path / f"{seed}.dgn"
        book = new_book(path, "aller_retour", "human:Anne,human:Bea", EN, "hand=14")
        try:
            play_in_lines(book, seed=seed)
        except AssertionError as error:
            assert EN("again-ask").strip() in str(error)
            break
    else:
        pytest.fail("no seed gives a drawn aller-et-retour")
    assert book.partie.finished
    assert book.partie.winning_side is None
    book.repeat()
    assert not book.partie.finished
    assert book.partie.leader != book.parties[0].entries[-1].leader


MISTAKES = {
    "hello": ("“hello” is no tile and no command",),
    "9-9": ("9-9 does not exist in this set, which goes up to 6-6",),
    "p": ("You cannot pass", "who can play must play"),
    "d": ("You cannot draw",),
    "": (),
    "6-5 nowhere": ("is no tile and no command",),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_what_is_legal(tmp_path: Path, mistake: str) -> None:
    book = new_book(tmp_path / "a.dgn", "tete_a_tete", "human:Anne,human:Bea", EN)
    with pytest.raises(EOFError):
        # The first turn is played right, the mistake comes at the second.
        play_in_lines(book, mistakes=("6-6", *[mistake] * 3), seed=5, stop_after=3)
    # Whatever was typed, the deal stands where it stood.
    deal = book.partie.deal
    assert deal is not None
    text = _said_after(tmp_path, mistake)
    for part in MISTAKES[mistake]:
        assert part in text
    assert "You lead: lay any of your tiles" in text.rsplit("\n\n", 1)[-1]


def _said_after(folder: Path, mistake: str) -> str:
    import io

    from palamede.cli.terminal.plain import PlainFace
    from palamede.cli.terminal.session import Session

    book = new_book(folder / "b.dgn", "tete_a_tete", "human:Anne,human:Bea", EN)
    output = io.StringIO()
    face = PlainFace(io.StringIO(f"{mistake}\n"), output, waits=False)
    session = Session(book, face, EN, rng=Random(5), bots=Random(5))
    with pytest.raises(EOFError):
        session.run()
    return output.getvalue()


def test_whoever_leaves_pays_for_the_parties_left(tmp_path: Path) -> None:
    seats = "human:Anne,random:Bea,random:Cleo,random:Dora"
    book = new_book(tmp_path / "a.dgn", "voleur", seats, EN, "stake=5")
    text = play_in_lines(book, mistakes=("leave", "yes"))
    assert book.over
    assert book.accounts["Anne"] == -15
    assert sorted(book.accounts.values()) == [-15, 5, 5, 5]
    assert EN("leave-done", name="Anne", paid=15) in text
    again = Book.load(tmp_path / "a.dgn")
    assert again.over
    assert again.accounts == book.accounts


def test_leaving_can_be_thought_over(tmp_path: Path) -> None:
    seats = "human:Anne,random:Bea"
    book = new_book(tmp_path / "a.dgn", "domino", seats, EN)
    play_in_lines(book, mistakes=("leave", "no"))
    assert book.partie.left is None


def test_quitting_leaves_a_record_that_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.dgn"
    book = new_book(path, "peche", "human:Anne,random:Bea", EN)
    with pytest.raises(Quit):
        play_in_lines(book, mistakes=("q",))
    before = path.read_text(encoding="utf-8")
    again = Book.load(path)
    assert again.record() == book.record()
    again.save()
    assert path.read_text(encoding="utf-8") == before
    play_in_lines(again)
    assert again.over
    assert path.read_text(encoding="utf-8").startswith(before.split("[Result")[0])


@pytest.mark.parametrize("game", ["tete_a_tete", "peche", "voleur", "pot", "voleur_mort", "poule"])
def test_a_record_broken_off_anywhere_is_the_same_book(tmp_path: Path, game: str) -> None:
    """Kinds of players, draws, deals in progress, parties and accounts come back as they were."""
    path = tmp_path / "a.dgn"
    players = 3 if game == "poule" else PRESETS[game].players[-1]
    for stop in (0, 1, 17, 40):
        path.unlink(missing_ok=True)
        book = new_book(path, game, SEATS[players], EN, *([] if game == "pot" else ["target=20"]))
        with contextlib.suppress(EOFError):
            play_in_lines(book, stop_after=stop)
        again = Book.load(path)
        assert again.record() == book.record()
        assert again.people == tuple(sorted(book.people, key=again.people.index))
        assert again.accounts == book.accounts
        assert [partie.leader for partie in again.parties] == [
            partie.leader for partie in book.parties
        ]
        assert again.draw == book.draw

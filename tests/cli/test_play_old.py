"""``palamede play … table=old``: taking, erring, claiming, the count, typed line by line."""

from __future__ import annotations

import io
import re
import shutil
from pathlib import Path
from random import Random

import pytest

from palamede.cli.terminal.book import Book, BookError
from palamede.cli.terminal.old.book import OldBook
from palamede.cli.terminal.old.reading import read_old
from palamede.cli.terminal.old.session import OldSession
from palamede.cli.terminal.plain import PlainFace
from palamede.cli.terminal.seating import people, read_seats
from palamede.dgn import check
from palamede.dominoes import presets
from palamede.dominoes.tiles import TileSet
from palamede.i18n import LANGUAGES, Translator
from tests.cli.tmux import Screen, command

pytestmark = pytest.mark.usefixtures("unsynced")


@pytest.fixture
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk at every event: no power is cut in these tests."""
    monkeypatch.setattr("os.fsync", lambda number: None)


def say(
    path: Path, *lines: str, language: str = "en", seed: int = 3, code: str = "encyclopedie"
) -> str:
    """Type lines at a two-player table and return all that was said."""
    settings = ["table=old", f"faults={code}", "target=20", "players=2"]
    tr = Translator(language, strict=True)
    conventions = presets.conventions("tete_a_tete", settings)
    seats = people(read_seats("human:Anne,greedy:Bea"), 2, tr)
    book = OldBook("tete_a_tete", conventions, seats, path, settings=settings)
    output = io.StringIO()
    face = PlainFace(io.StringIO("".join(f"{line}\n" for line in lines)), output, waits=False)
    session = OldSession(book, face, tr, rng=Random(seed), bots=Random(seed))
    try:
        session.run()
    except EOFError:
        output.write("[no more lines]")
    return output.getvalue()


@pytest.mark.rule("RENONCE-03", "GEN-02")
def test_a_renonce_is_claimed_and_ruled_at_the_count(tmp_path: Path) -> None:
    path = tmp_path / "a.dgn"
    lines = ["serve", ""]
    for _ in range(15):
        lines += ["p", ""]
    text = say(path, *lines)
    assert "Bea claims against Anne: passing while able to play." in text
    assert "renonce 14, RENONCE-03" in text
    assert "Il y a renonce quand un joueur" in text
    assert "By a ruling Bea: +20." in text
    assert check(path.read_text(encoding="utf-8")).errors == ()


@pytest.mark.rule("FAULT-01")
def test_a_tile_that_does_not_match_is_claimed_and_played_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.dgn"
    text = say(path, "serve", "", "11>", "11>", seed=4)
    assert "Bea claims against Anne: a tile that does not match." in text
    assert "Bea chooses: The tile is taken back and the turn played again." in text
    assert text.count("Anne lays 1-1>") == 2  # it was in her hand again
    assert text.count("Bea leads 6-6") == 1
    after = text[text.index("Bea chooses") :]
    assert "6-6\nleft 6 · right 6\nYour hand" in after  # the line stands there once more
    assert check(path.read_text(encoding="utf-8")).errors == ()


@pytest.mark.rule("VOC-06", "GEN-01")
def test_the_last_tile_of_each_and_who_led_are_told_to_who_asks(tmp_path: Path) -> None:
    text = say(tmp_path / "a.dgn", "serve", "", "table", "who", "p", "", "table", seed=4)
    assert "Anne asks; the last tile of each: Bea 6-6." in text
    assert "Anne asks; Bea has led 6-6." in text


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
def test_a_claim_is_made_by_number_and_ruled_on_a_screen(tmp_path: Path) -> None:
    words = ["tete_a_tete", "table=old", "faults=manuel", "--seats", "human:Anne,greedy:Bea"]
    words += ["--seed", "3", "--bot-speed", "0"]
    path = tmp_path / "a.dgn"
    with Screen(command("play", *words, "--record", str(path)), 80, 24, tmp_path) as screen:
        screen.wait(lambda text: "Enter goes on" in text)
        screen.type("")
        screen.wait(lambda text: "has you served" in text)
        screen.type("serve")
        screen.wait(lambda text: "before the lead" in text)
        screen.type("p")
        text = screen.wait(lambda text: "nobody can pass" in " ".join(text.split()))
        assert "It is the turn of Bea" in text
        screen.type("")
        screen.wait(lambda text: "(? for help)" in text)
        screen.type("claim")
        text = screen.wait(lambda text: "Number of what happened" in text)
        number = re.search(r"^ *(\d+) a false stock", text, re.MULTILINE)
        assert number is not None
        screen.type(number[1])
        text = screen.wait(lambda text: "Ruling: a false stock" in text)
        assert "Anne claims against Bea: a false stock." in text
        screen.type("")
        screen.wait(lambda text: "(? for help)" in text)
        screen.type("claims")
        text = screen.wait(lambda text: text.count("Anne claims against Bea: a false stock.") > 1)
        screen.type("q")
        text = screen.wait(lambda text: "ended 0" in text)
    assert "cannot be gone on with" in " ".join(text.split())
    assert check(path.read_text(encoding="utf-8")).errors == ()


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
def test_two_people_share_a_screen_with_their_hands_covered(tmp_path: Path) -> None:
    words = ["tete_a_tete", "table=old", "--seats", "human:Anne,human:Bea", "--seed", "4"]
    line = command("play", *words, "--record", str(tmp_path / "a.dgn"))
    hand = re.compile(r"^(?:Anne|Bea) (?:\d-\d *)+$", re.MULTILINE)
    with Screen(line, 80, 24, tmp_path) as screen:
        screen.wait(lambda text: "Enter goes on" in text)
        screen.type("")
        screen.wait(lambda text: "press Enter when you alone" in text)
        shown = []
        for _ in range(2):
            text = screen.wait(lambda text: "press Enter when you alone" in text)
            assert not hand.search(text)
            screen.type("")
            screen.wait(lambda text: "has you served" in text)
            screen.type("take 7")
            text = screen.wait(lambda text: "I have my tiles" in text)
            shown.append(re.findall(r"^(Anne|Bea) (\d-\d.*)$", text, re.MULTILINE))
            assert len(shown[-1]) == 1
            screen.type("")
        assert {hands[0][0] for hands in shown} == {"Anne", "Bea"}
        text = screen.wait(lambda text: "before the lead" in text)
        screen.type("")
        text = screen.wait(lambda text: "press Enter when you alone" in text)
        assert not hand.search(text)
        leader = text.split(" is to play")[0].split()[-1]
        screen.type("")
        text = screen.wait(lambda text: f"{leader} (? for help)" in text)
        assert re.findall(r"^(Anne|Bea) \d-\d", text, re.MULTILINE) == [leader]


@pytest.mark.rule("FAULT-10")
def test_a_wrong_number_of_tiles_is_put_right_before_the_lead(tmp_path: Path) -> None:
    text = say(tmp_path / "a.dgn", "take 6", "ready")
    assert "Anne takes 6 tiles." in text
    assert "Bea claims against Anne: too few tiles in a hand." in text
    assert "FAULT-10" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_asks_and_helps(tmp_path: Path, language: str) -> None:
    lines = ["xyz", "?", "", "", "claim" if language == "en" else "claim", "1", "", "?", "p"]
    text = say(tmp_path / "a.dgn", *lines, language=language)
    tr = Translator(language, strict=True)
    assert tr("old-wrong-text", text="xyz") in text
    assert tr("page-old-claim-about") in " ".join(text.split())


@pytest.mark.parametrize("line", ["show 1-1", "domino 1-1", "1-1>", "1-1"])
def test_nobody_shows_or_lays_a_tile_that_he_does_not_hold(tmp_path: Path, line: str) -> None:
    text = say(tmp_path / "a.dgn", "serve", "", line)
    after = text[text.index("Bea leads") :]
    assert "You do not hold 1-1." in after
    assert "Anne lays" not in after
    assert "lets 1-1 be seen" not in after
    assert "Domino!" not in after


def test_the_end_is_asked_for_where_a_tile_is_named_alone(tmp_path: Path) -> None:
    text = say(tmp_path / "a.dgn", "serve", "", "66", "nowhere", "66", "", "66", "66<")
    after = text[text.index("Bea leads") :]
    assert after.count("6-6 at which end, 6-6< or 6-6>?") == 3
    assert "“nowhere” is no tile" in after
    assert after.count("Anne lays") == 1
    assert "Anne lays 6-6<" in after


def test_what_is_typed_is_read_without_judging_it() -> None:
    tr, tiles = Translator(), TileSet(6)
    said = read_old("65> as 6-4 announce 10", tiles, tr)
    assert (said.kind, str(said.tile), said.side, str(said.named), said.points) == (
        "lay", "5-6", 1, "4-6", 10,
    )  # fmt: skip
    assert read_old("take #3 #9", tiles, tr).places == (2, 8)
    assert read_old("say domino", tiles, tr).kind == "domino"
    assert read_old("turn up one", tiles, tr).kind == "turn"
    assert read_old("7-7", tiles, tr).kind == "wrong"


def test_a_record_of_an_old_table_cannot_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "a.dgn"
    say(path, "serve", "")
    with pytest.raises(BookError) as error:
        Book.load(path)
    assert error.value.code == "book-old"

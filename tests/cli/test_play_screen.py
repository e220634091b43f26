"""The table on a real terminal: whole parties, long lines, resizing, leaving in every way."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from palamede.cli.terminal.book import Book
from palamede.cli.terminal.staging import Stage
from palamede.cli.terminal.style import width
from palamede.dgn import check
from palamede.i18n import Translator
from tests.cli.driving import long_line
from tests.cli.test_board import tiles_in
from tests.cli.tmux import Screen, command, last_block, play

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")

WHOLE = [
    ("tete_a_tete", (), (80, 24)),
    ("peche", ("target=50",), (80, 24)),
    ("voleur", ("series=single",), (80, 24)),
    ("matador", (), (80, 24)),
    ("tete_a_tete", ("target=50",), (120, 40)),
    ("peche", ("target=50",), (120, 40)),
    ("voleur", ("series=single", "target=50"), (120, 40)),
    ("matador", (), (120, 40)),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "settings", "size"), WHOLE)
def test_a_whole_partie_is_played_from_what_the_screen_shows(
    tmp_path: Path, game: str, settings: tuple[str, ...], size: tuple[int, int]
) -> None:
    record = tmp_path / "a.dgn"
    words = ["play", game, *settings, "--bot-speed", "0", "--seed", "11", "--record", str(record)]

    def look(text: str) -> None:
        lines = text.splitlines()
        assert len(lines) <= size[1]
        assert all(width(line) <= size[0] for line in lines)

    with Screen(command(*words, "--seats", "human:Anne"), *size, tmp_path) as screen:
        last = play(screen, Random(3), look)
    assert "ended 0" in last
    checked = check(record.read_text(encoding="utf-8"))
    assert checked.errors == ()
    assert [partie.finished for partie in checked.parties] == [True]


LINES = [
    (28, ("set=7", "hand=18"), (80, 24)),
    (28, ("set=7", "hand=18"), (120, 40)),
    (50, ("set=9", "hand=27"), (80, 24)),
    (50, ("set=9", "hand=27"), (120, 40)),
    (55, ("set=10", "hand=33"), (80, 24)),
    (55, ("set=10", "hand=33"), (120, 40)),
]


@pytest.mark.parametrize(("tiles", "settings", "size"), LINES)
def test_a_long_line_is_on_the_screen_uncut_beside_all_the_rest(
    tmp_path: Path, tiles: int, settings: tuple[str, ...], size: tuple[int, int]
) -> None:
    path = tmp_path / "a.dgn"
    book = long_line(path, tiles, *settings)
    with Screen(command("play", "--resume", str(path)), *size, tmp_path) as screen:
        text = screen.settled()
        screen.type("q")
        screen.wait(lambda text: "ended 0" in text)
    _holds_all(text, book)


def _holds_all(text: str, book: Book) -> None:
    """Check that the screen shows the whole line, title, hand, moves and prompt."""
    deal = book.partie.deal
    assert deal is not None
    stage = Stage(book, Translator("en"))
    scene = stage.scene(deal, book.partie.names.index("Anne") + 1)
    for part in (scene.title, *scene.scores, "Your hand", "Anne (? for help):"):
        assert part in text
    told = text.split("Your hand")[1].split()
    assert [str(tile) for tile in deal.hand(deal.turn or 0)] == [
        word for word in told if re.fullmatch(r"\d+-\d+", word)
    ]
    assert " ".join(told).count(" ".join(scene.can.split())) == 1
    picture = re.split(r"^─+.*─+$", text, flags=re.MULTILINE)[1].splitlines()
    assert tiles_in(picture) == Counter(tuple(placed.tile) for placed in deal.chain)


def _drawn_for(text: str, columns: int) -> bool:
    """Whether the table is drawn for a window of that width, from its first row on."""
    lines = text.splitlines()
    return "Two-player" in lines[0] and len(lines[2]) == columns and "(? for help)" in lines[-1]


@pytest.mark.parametrize("last", [True, False])
def test_resizing_draws_the_table_anew(tmp_path: Path, last: bool) -> None:
    path = tmp_path / "a.dgn"
    book = long_line(path, 28, "set=7", "hand=18")
    sizes = [(120, 40), (80, 24), (100, 30), (80, 24)]
    with Screen(command("play", "--resume", str(path)), 80, 24, tmp_path) as screen:
        screen.settled()
        for columns, rows in sizes:
            screen.resize(columns, rows)
            text = screen.wait(lambda text, columns=columns: _drawn_for(text, columns))
            _holds_all(text, book)
        if last:
            screen._tmux("send-keys", "-t", "t", "-l", "half a li")
            screen.wait(lambda text: "half a li" in text)
            screen.resize(90, 26)
            screen.wait(lambda text: "half a li" in text and _drawn_for(text, 90))


@pytest.mark.parametrize("key", ["C-c", "C-d", "q"])
def test_leaving_tells_how_to_go_on(tmp_path: Path, key: str) -> None:
    path = tmp_path / "a.dgn"
    words = ("play", "peche", "--seats", "human:Anne,human:Bea", "--record", str(path))
    with Screen(command(*words), 80, 24, tmp_path) as screen:
        first = screen.settled()
        screen.type("")
        screen.settled(first)
        if key == "q":
            screen.type("")
            screen.wait(lambda text: "(? for help)" in text)
            screen.type("q")
        else:
            screen.press(key)
        text = screen.wait(lambda text: "ended" in text)
    assert "ended 0" in text
    assert "Traceback" not in text
    assert f"palamede play --resume {path}" in "".join(text.splitlines())
    assert check(path.read_text(encoding="utf-8")).errors == ()


def test_a_hand_is_covered_until_its_owner_alone_looks(tmp_path: Path) -> None:
    path = tmp_path / "a.dgn"
    words = ("play", "tete_a_tete", "--seats", "human:Anne,human:Bea", "--record", str(path))
    with Screen(command(*words), 80, 24, tmp_path) as screen:
        screen.settled()
        screen.type("")
        covered = screen.wait(lambda text: "The others look away" in text)
        assert re.search(r"\d-\d", covered) is None
        screen.type("")
        open_hand = screen.wait(lambda text: "You lead" in text)
        tiles = re.findall(r"\b\d-\d\b", last_block(open_hand).split("\n")[1])
        screen.type(tiles[0])
        covered = screen.wait(lambda text: "The others look away" in text)
        assert re.search(r"\d-\d", covered) is None
        screen.type("q")  # only Enter uncovers; what is typed here is no command
        other = screen.wait(lambda text: "(? for help)" in text)
        shown = re.findall(r"(?<![\d>])\b\d-\d\b(?![<>])", last_block(other).split("\n")[1])
        assert not set(shown) & set(tiles)
        screen.type("q")
        screen.wait(lambda text: "ended 0" in text)


def test_pages_answer_help_and_sheet_and_come_back(tmp_path: Path) -> None:
    words = ("play", "peche", "--seats", "human:Anne,random:Bea", "--bot-speed", "0")
    with Screen(command(*words), 80, 24, tmp_path) as screen:
        screen.settled()
        screen.type("")
        turn = screen.wait(lambda text: "(? for help)" in text)
        for typed, title in (("?", "What can be typed"), ("s", "The score sheet")):
            screen.type(typed)
            screen.wait(lambda text, title=title: title in text)
            screen.type("")
            assert screen.wait(lambda text: "(? for help)" in text) == turn

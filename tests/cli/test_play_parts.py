"""The small parts of the table: widths, wrapping, seats, files, the picture of a scene."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede.cli.terminal.count import seat_names
from palamede.cli.terminal.save import (
    new_record_path,
    records_by_age,
    records_folder,
    write_whole,
)
from palamede.cli.terminal.seating import (
    Person,
    SeatingError,
    people,
    people_of_record,
    read_seats,
)
from palamede.cli.terminal.staging import Stage
from palamede.cli.terminal.style import Style, fit, side_by_side, width, wrap
from palamede.cli.terminal.table import Painter
from palamede.dominoes.accounts import payer
from palamede.dominoes.presets import PRESETS
from palamede.engine import players
from palamede.i18n import Translator
from tests.cli.driving import new_book

EN = Translator("en", strict=True)
PLAIN, COLOURED = Style(colour=False), Style(colour=True)


# -------------------------------------------------------------------- style
def test_width_counts_what_is_seen() -> None:
    assert width(COLOURED("Chloé", "bold", "cyan")) == 5
    assert width("e\u0301") == 1
    assert width("骨牌") == 4


def test_no_colour_leaves_text_alone() -> None:
    assert PLAIN("text", "bold") == "text"
    assert COLOURED("text", "bold") == "\x1b[1mtext\x1b[0m"


@given(st.text(alphabet="ab é骨", max_size=30), st.integers(1, 20))
def test_fit_never_exceeds_the_columns_and_cuts_only_what_is_too_long(
    text: str, columns: int
) -> None:
    assert width(fit(text, columns)) <= columns
    assert (fit(text, columns) == text) == (width(text) <= columns)
    styled = fit(COLOURED(text, "bold"), columns)
    assert width(styled) <= columns
    assert "\x1b" not in styled or styled.endswith("\x1b[0m") or "\x1b[0m" in styled


@given(st.lists(st.text(alphabet="abc", min_size=1, max_size=9), max_size=20))
def test_wrap_keeps_every_word_whole(words: list[str]) -> None:
    lines = wrap(words, 12, indent=2)
    assert " ".join(lines).split() == words
    assert all(width(line) <= 12 for line in lines)


def test_two_texts_stand_at_the_edges_of_a_line() -> None:
    assert side_by_side("left", "right", 14) == "left     right"
    assert side_by_side("a long text", "right", 12) == "a lon… right"


# -------------------------------------------------------------------- seats
def test_seats_are_kinds_with_names_if_one_likes() -> None:
    assert read_seats("human:Anne, bot ,greedy:Bruno le Grand,random") == [
        ("human", "Anne"),
        ("classical", ""),
        ("greedy", "Bruno le Grand"),
        ("random", ""),
    ]


def test_every_level_can_sit_down() -> None:
    assert [kind for kind, _ in read_seats(",".join(players.LEVELS))] == list(players.LEVELS)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("humain", "seat-kind"),
        ("human,pimc", "seat-kind"),  # a yardstick, not a level
        ("human,", "seat-kind"),
        ("human:a;b", "seat-name"),
        ("human:" + "a" * 17, "seat-name"),
    ],
)
def test_seats_that_nobody_can_take_are_refused(text: str, code: str) -> None:
    with pytest.raises(SeatingError) as caught:
        read_seats(text)
    assert caught.value.code == code


def test_people_without_names_get_some_that_differ() -> None:
    seated = people(read_seats("human,greedy:Chloé"), 4, EN)
    assert seated[:2] == [Person("Player", "human"), Person("Chloé", "greedy")]
    assert [person.kind for person in seated[2:]] == ["classical", "classical"]
    assert len({person.name for person in seated}) == 4
    both = people(read_seats("human,human"), 2, EN)
    assert [person.name for person in both] == ["Player 1", "Player 2"]


def test_too_many_seats_and_equal_names_are_refused() -> None:
    with pytest.raises(SeatingError, match="3 seats are given, but 2 sit"):
        people(read_seats("human,bot,bot"), 2, EN)
    with pytest.raises(SeatingError, match="two seats are named Anne"):
        people(read_seats("human:Anne,bot:Anne"), 2, EN)


def test_a_record_of_strangers_is_played_by_people() -> None:
    assert people_of_record(["A", "B"], []) == [Person("A", "human"), Person("B", "human")]
    assert people_of_record(["A", "B"], ["human", "robot"])[1].kind == "human"


# -------------------------------------------------------------------- files
def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.dgn"
    write_whole(path, "première\n")
    assert path.read_bytes() == "première\n".encode()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, "second\n")
    assert path.read_bytes() == "première\n".encode()
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.dgn"]


def test_records_lie_where_xdg_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert records_folder({"XDG_STATE_HOME": str(tmp_path)}) == tmp_path / "palamede"
    monkeypatch.setenv("HOME", str(tmp_path))
    assert records_folder({}) == tmp_path / ".local/state/palamede"
    assert records_folder({"XDG_STATE_HOME": "relative"}) == tmp_path / ".local/state/palamede"


def test_no_two_new_records_have_one_path(tmp_path: Path) -> None:
    first = new_record_path("peche", tmp_path)
    first.write_text("")
    second = new_record_path("peche", tmp_path)
    assert first != second
    assert first.suffix == second.suffix == ".dgn"


def test_records_are_listed_from_the_latest(tmp_path: Path) -> None:
    for name, age in (("old", 30), ("new", 10), ("older", 50)):
        path = tmp_path / f"{name}.dgn"
        path.write_text("")
        os.utime(path, (1000 - age, 1000 - age))
    assert [path.stem for path in records_by_age(tmp_path)] == ["new", "old", "older"]
    assert records_by_age(tmp_path / "nowhere") == []


# -------------------------------------------------------------------- the picture
SIZES = [(80, 24), (120, 40), (100, 30), (200, 50)]


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_table_of_any_game_fits_any_screen_at_any_moment(
    tmp_path: Path, game: str, ascii_only: bool
) -> None:
    """Title, every seat, the ends and the whole hand are shown, and no line is too long."""
    rng = Random(game)
    players = PRESETS[game].players[-1]
    seats = ",".join(f"human:Player number {seat}" for seat in range(1, players + 1))
    book = new_book(tmp_path / "a.dgn", game, seats, EN)
    book.open_next(rng)
    deal = book.partie.serve(rng)
    painter = Painter(PLAIN, ascii_only=ascii_only)
    stage = Stage(book, EN)
    while (seat := deal.turn) is not None:
        scene = stage.scene(deal, payer(deal.conventions, seat, deal.dead))
        for columns, rows in rng.sample(SIZES, 2):
            lines = painter.lines(scene, ["news"] * 9, [], columns, rows - 1)
            assert len(lines) == rows - 1
            assert all(width(line) <= columns for line in lines)
            text = "\n".join(lines)
            assert all(name in text for name in seat_names(book.partie, EN))
            assert all(str(tile) in text for tile in deal.hand(seat))
            assert "…" not in text
            assert " ".join(scene.can.split()) in " ".join(text.split())
            letters = scene.title.replace("·", "")
            assert text.isascii() or not ascii_only or not letters.isascii()
        deal.push(rng.choice(deal.legal_moves))


def test_nobody_sees_a_hand_that_is_not_his(tmp_path: Path) -> None:
    """The scene of a seat holds its own tiles; that of nobody holds none."""
    book = new_book(tmp_path / "a.dgn", "voleur", "human:A,human:B,human:C,human:D", EN)
    book.open_next(Random(1))
    deal = book.partie.serve(Random(1))
    stage = Stage(book, EN)
    for seat in range(1, 5):
        assert [hand.tiles for hand in stage.scene(deal, seat).hands] == [deal.hand(seat)]
    assert stage.scene(deal, None).hands == ()


def test_the_dead_hand_is_seen_by_its_player_alone(tmp_path: Path) -> None:
    book = new_book(tmp_path / "a.dgn", "voleur_mort", "human:A,human:B,human:C", EN)
    book.open_next(Random(1))
    deal = book.partie.serve(Random(1))
    dead = deal.dead or 0
    holder = next(seat for seat in (1, 2, 3, 4) if seat % 2 == dead % 2 and seat != dead)
    stage = Stage(book, EN)
    for seat in range(1, 5):
        shown = [hand.tiles for hand in stage.scene(deal, seat).hands]
        assert (deal.hand(dead) in shown) == (seat == holder)


def test_news_told_several_times_running_are_told_once_with_their_number(tmp_path: Path) -> None:
    book = new_book(tmp_path / "a.dgn", "peche", "human:A,human:B", EN)
    book.open_next(Random(1))
    scene = Stage(book, EN).scene(book.partie.serve(Random(1)), 1)
    told = ["A draws"] * 3 + ["B passes"]
    text = "\n".join(Painter(PLAIN, ascii_only=True).lines(scene, told, [], 80, 23))
    assert "A draws (3) - B passes" in text

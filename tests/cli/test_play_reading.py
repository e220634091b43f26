"""What is typed at one's turn: tiles in many spellings, ends, words of the language, mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from palamede.cli.terminal.reading import Choices, Reading, read_command, read_turn, read_which
from palamede.cli.terminal.staging import Stage
from palamede.dominoes.deal import Deal
from palamede.i18n import Translator
from tests.cli.driving import new_book

EN, FR, ES = (Translator(language, strict=True) for language in ("en", "fr", "es"))

HELD = "0-3,1-1,2-6,3-5,3-6"
OTHER = "1-3,1-6,4-6,5-6,6-6"
STOCK = "0-0,0-1,0-2,0-4,0-5,0-6,1-2,1-4,1-5,2-2,2-3,2-4,2-5,3-3,3-4,4-4,4-5,5-5"


def deal_of(*play: str, rules: str = "tete_a_tete,hand=5") -> Deal:
    """Return a deal in which seat 2 holds ``HELD`` and is to play after an odd number of tiles."""
    return Deal.from_line(f"{rules} 1 {OTHER}/{HELD} {STOCK} 0,0 {' '.join(play)}".rstrip())


def choices_of(deal: Deal, tr: Translator = EN) -> Choices:
    book = new_book(Path("nowhere.dgn"), "tete_a_tete", "human:Anne,human:Bea", tr)
    return Stage(book, tr).choices(deal, deal.turn or 1)


def read(text: str, deal: Deal, tr: Translator = EN) -> Reading:
    return read_turn(text, choices_of(deal, tr), tr)


@pytest.fixture
def deal() -> Deal:
    """Return a deal with 3 at the left end and 6 at the right, seat 2 to play."""
    return deal_of("1-6", "1-1<", "1-3<")


@pytest.mark.parametrize(
    "text", ["0-3", "3-0", "03", "30", " 3 0 ", "3/0", "3|0", "[0|3]", "0-3<", "30 left", "3.0 l"]
)
def test_a_tile_may_be_written_in_many_ways(deal: Deal, text: str) -> None:
    reading = read(text, deal)
    assert reading.kind == "move"
    assert [move.text for move in reading.moves] == ["3-0<"]


@pytest.mark.parametrize(
    ("tr", "left", "right"),
    [(EN, "left", "right"), (FR, "gauche", "droite"), (ES, "izquierda", "derecha"), (FR, "<", ">")],
)
def test_an_end_is_asked_for_where_it_matters(
    deal: Deal, tr: Translator, left: str, right: str
) -> None:
    which = read("3-6", deal, tr)
    assert which.kind == "which"
    assert [move.text for move in which.moves] == ["3-6<", "6-3>"]
    choices = choices_of(deal, tr)
    for word, text in ((left, "3-6<"), (right, "6-3>"), ("1", "3-6<"), ("6-3>", "6-3>")):
        chosen = read_which(word, which.moves, choices, tr)
        assert [move.text for move in chosen.moves] == [text]
    assert [move.text for move in read(f"36{right}", deal, tr).moves] == ["6-3>"]
    assert read_which("3-5", which.moves, choices, tr).moves[0].text == "3-5<"


def test_two_ends_that_come_to_the_same_are_not_asked_for() -> None:
    """With 6 at both ends either makes the mirror image of the other: the right one is taken."""
    deal = deal_of("6-6")
    assert {"6-2<", "6-2>"} <= {move.text for move in deal.legal_moves}
    assert [move.text for move in read("26", deal).moves] == ["6-2>"]
    assert [move.text for move in read("26<", deal).moves] == ["6-2<"]


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("hello", "“hello” is no tile and no command"),
        ("6", "“6” is no tile and no command"),
        ("3-5 somewhere", "“3-5 somewhere” is no tile and no command"),
        ("7-7", "7-7 does not exist in this set, which goes up to 6-6"),
        ("4-4", "You do not hold 4-4"),
        ("1-1", "1-1 fits neither end"),
        ("3-5>", "3-5 does not fit at the right end"),
        ("p", "You cannot pass: a tile of yours fits"),
        ("d", "You cannot draw: a tile of yours fits"),
        ("", "You may lay"),
    ],
)
def test_a_mistake_is_answered_with_the_reason_and_what_is_legal(text: str, note: str) -> None:
    reading = read(text, deal_of("5-6"))
    assert reading.kind == "wrong"
    assert reading.note.startswith(note)
    assert reading.note.endswith("You may lay: 6-2> 5-3< 6-3>")


def test_who_cannot_play_is_told_to_pass_or_to_draw() -> None:
    play = ("1-6", "1-1<", "6-4>")
    passing = deal_of(*play)
    assert [move.text for move in passing.legal_moves] == ["pass"]
    assert read("p", passing).moves[0].is_pass
    assert read("boude", passing, FR).moves[0].is_pass
    assert read("d", passing).note.startswith("Nothing can be drawn")
    drawing = deal_of(*play, rules="peche,hand=5")
    assert read("d", drawing).moves[0].is_draw
    assert read("pêche", drawing, FR).moves[0].is_draw
    assert read("ROBAR", drawing, ES).moves[0].is_draw
    assert read("p", drawing).note.startswith("You cannot pass now: you must draw first")


def test_the_lead_tile_has_no_end() -> None:
    deal = deal_of()
    assert read("6-6>", deal).moves == (deal.parse("6-6"),)


def test_a_tile_that_must_be_led_is_named() -> None:
    deal = deal_of(rules="tete_a_tete,hand=5,first_lead=highest_double")
    assert deal.forced_lead is not None
    note = read("1-6", deal).note
    assert note == "1-6 may not be led.\nYou lead, and it must be 6-6."


def test_with_one_end_the_half_written_last_is_the_open_one() -> None:
    deal = deal_of(rules="tete_a_tete,hand=5,layout=one_end")
    for text, ends in (("1-3", 3), ("3-1", 1)):
        copy = deal.copy()
        copy.push(read(text, deal).moves[0])
        assert (copy.ends or (0, 0))[1] == ends


@pytest.mark.parametrize(
    ("tr", "words"),
    [
        (EN, {"?": "help", "S": "sheet", "q": "quit", "leave": "leave"}),
        (
            FR,
            {"aide": "help", "feuille": "sheet", "quitter": "quit", "partir": "leave", "?": "help"},
        ),
        (
            ES,
            {"ayuda": "help", "tanteo": "sheet", "salir": "quit", "irse": "leave", "quit": "quit"},
        ),
    ],
)
def test_commands_have_words_in_each_language(tr: Translator, words: dict[str, str]) -> None:
    assert {word: read_command(word, tr) for word in words} == words
    assert read_command("6-5", tr) is None


def test_a_lengthwise_matador_asks_which_half_touches() -> None:
    line = (
        "matador,hand=2,matador=lengthwise 1 0-1,2-4/1-6,5-5 "
        "0-0,0-2,0-3,0-4,0-5,0-6,1-1,1-2,1-3,1-4,1-5,2-2,2-3,2-5,2-6,3-3,3-4,3-5,3-6,4-4,4-5,4-6,"
        "5-6,6-6 0,0 2-4"
    )
    deal = Deal.from_line(line)
    which = read("1-6", deal)
    assert which.kind == "which"
    assert sorted(move.text for move in which.moves) == ["1-6<", "1-6>", "6-1<", "6-1>"]
    assert [move.text for move in read("6-1>", deal).moves] == ["6-1>"]
    assert [move.text for move in read("1-6>", deal).moves] == ["1-6>"]

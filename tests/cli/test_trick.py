"""``palamede trick``: both tricks as a person sees them (rows TOUR)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from palamede.cli.trick import Performer
from palamede.dominoes.tiles import Tile, TileSet
from palamede.i18n import Translator
from tests.cli.running import palamede

LANGUAGES = ("en", "fr", "es")


class Show:
    """A performance before somebody who writes these answers."""

    def __init__(
        self, which: str | None, answers: Iterable[str], *, lang: str = "en", seed: int = 1
    ) -> None:
        self.said: list[str] = []
        self.asked: list[str] = []
        self._answers: Iterator[str] = iter(answers)
        performer = Performer(
            Translator(lang, strict=True), Random(seed), ask=self._ask, say=self.said.append
        )
        performer.perform(which)
        assert next(self._answers, None) is None

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.said).split())

    def _ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.said.append(prompt)
        return next(self._answers)


@pytest.mark.rule("TOUR-01")
@pytest.mark.parametrize("seed", range(8))
def test_the_ends_are_foretold_before_the_line_lies(seed: int) -> None:
    show = Show("ends", ["", "", ""], seed=seed)
    foretold = re.search(r"Foretold: the ends are (\d) and (\d)", show.text)
    seen = re.search(r"ends in (\d) on the left and (\d) on the right; the hidden tile is (\d-\d)",
                     show.text)  # fmt: skip
    assert foretold is not None
    assert seen is not None
    assert sorted(foretold.groups()) == sorted(seen.groups()[:2])
    assert f"<{seen[1]}" in show.text
    assert f">{seen[2]}" in show.text
    assert sorted(Tile.parse(seen[3])) == sorted(int(end) for end in foretold.groups())
    assert "1000 lines laid by chance" in show.text
    assert "and 1000 of them had these ends" in show.text
    # The prediction is made before anything of the line can be seen.
    assert show.text.index("prediction is written down") < show.text.index(f"<{seen[1]}")


@pytest.mark.rule("TOUR-01")
def test_a_double_is_refused_and_another_tile_asked_for() -> None:
    show = Show("ends", ["3-3", "9-9", "rubbish", "5-3", "", ""])
    assert "3-3 is a double" in show.text
    assert show.asked.count("The hidden tile: ") == 4
    assert "Foretold: the ends are 3 and 5." in show.text


@pytest.mark.rule("TOUR-01")
def test_the_tile_hidden_by_the_person_is_named_from_the_ends() -> None:
    show = Show("ends", ["mine", "3", "4 4", "3 7", "6-2"])
    assert "Please write two numbers from 0 to 6" in show.text
    assert "Both ends show 4" in show.text
    assert "You have hidden 2-6." in show.text


@pytest.mark.rule("TOUR-02")
@pytest.mark.parametrize("count", range(13))
def test_the_thirteenth_tile_tells_how_many_were_moved(count: int) -> None:
    show = Show("row", [str(count), ""], seed=count)
    told = re.search(r"It is (\d-\d), (no|one|\d+) pips?: (no|one|\d+) tiles? w", show.text)
    assert told is not None
    words = {0: "no", 1: "one"}
    assert told[2] == told[3] == words.get(count, str(count))
    assert Tile.parse(told[1]).pips == count
    rows = re.findall(r"(?:\[\d\|\d\]|▐███▌){14}", "\n".join(show.said))
    shown = [re.findall(r"\[\d\|\d\]|▐███▌", upper + lower)
             for upper, lower in zip(rows[::2], rows[1::2], strict=True)]  # fmt: skip
    closed, turned, opened = shown
    assert set(closed) == {"▐███▌"}
    assert [place for place, cell in enumerate(turned, 1) if cell != "▐███▌"] == [13]
    assert turned[12] == opened[12] == f"[{told[1].replace('-', '|')}]"
    faces = sorted(Tile(int(cell[1]), int(cell[3])) for cell in opened)
    assert faces == list(TileSet(6))


@pytest.mark.rule("TOUR-02")
@pytest.mark.parametrize("wrong", ["13", "-1", "six", "1.5", ""])
def test_only_twelve_tiles_may_be_moved(wrong: str) -> None:
    show = Show("row", [wrong, "4", ""])
    assert "whole number from 0 to 12" in show.text
    assert "4 pips: 4 tiles were moved" in show.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_tricks_in_every_language(lang: str) -> None:
    """A strict translator: every sentence exists, and every variable it needs is given."""
    texts = {
        Show(None, ["1", "3-3", "", "", ""], lang=lang).text,
        Show(None, ["x", "2", "99", "7", ""], lang=lang).text,
        Show("ends", [Translator(lang)("trick-words-mine").split()[0], "0", "1 1", "1 2"],
             lang=lang).text,
    }  # fmt: skip
    for text in texts:
        assert not re.search(r"\btrick-|\berror-", text)


def test_the_tricks_say_the_same_things_in_three_different_languages() -> None:
    texts = {Show("row", ["3", ""], lang=lang).text for lang in LANGUAGES}
    assert len(texts) == 3


def test_the_command_performs_and_the_end_of_input_ends_it() -> None:
    ran = palamede("--lang", "en", "trick", "row", stdin="5\n\n")
    assert (ran.status, ran.err) == (0, "")
    assert "5 pips: 5 tiles were moved" in ran.out
    assert "\x1b" not in ran.out
    cut = palamede("--lang", "en", "trick", stdin="")
    assert (cut.status, cut.err) == (0, "")
    assert cut.out.endswith("\n")


def test_ascii_is_kept_to() -> None:
    ran = palamede("--lang", "en", "--ascii", "trick", "row", stdin="5\n\n")
    pictures = [line for line in ran.out.splitlines() if "[" in line]
    assert pictures
    assert "".join(pictures).isascii()


def test_another_trick_is_refused() -> None:
    ran = palamede("--lang", "en", "trick", "cards")
    assert (ran.status, ran.out) == (2, "")
    assert "cards" in ran.err


def test_numbers_of_thousands_of_digits_are_asked_again() -> None:
    nines = "9" * 5000
    row = palamede("trick", "row", stdin=f"{nines}\n٣\n3\n\n")
    assert row.status == 0 and row.out.count("Please write a whole number from 0 to 12.") == 2
    ends = palamede("trick", "ends", stdin=f"mine\n{nines} 3\n3 5\n")
    assert ends.status == 0 and "You have hidden 3-5." in ends.out

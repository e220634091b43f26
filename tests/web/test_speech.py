"""What is refused is told to people in their words, not in the signs of records."""

from __future__ import annotations

import pytest

from palamede.dominoes import Deal, IllegalMoveError, Tile, presets
from palamede.dominoes.moves import move_table
from palamede.web.speech import speak


def refusal(*acts: str) -> IllegalMoveError:
    """Return why the last of these acts is refused in a small deal for two."""
    conventions = presets.conventions("peche", ["set=2", "hand=2"])
    hands = [[Tile(0, 0), Tile(0, 1)], [Tile(1, 1), Tile(2, 2)]]
    deal = Deal(conventions, hands, [Tile(0, 2), Tile(1, 2)])
    *before, last = acts
    for act in before:
        deal.push(act)
    with pytest.raises(IllegalMoveError) as caught:
        deal.push(move_table(2)[int(last)] if last.isdigit() else last)
    return caught.value


@pytest.mark.parametrize(
    ("language", "ends", "may"),
    [
        ("en", "2-2 fits neither end: they show 0 and 0;", "a tile from the stock"),
        ("fr", "2-2 ne va à aucun bout : ils montrent 0 et 0 ;", "un dé à pêcher"),
        ("es", "2-2 no va en ningún extremo: muestran 0 y 0;", "robar una ficha"),
    ],
)
def test_a_tile_that_fits_nowhere_is_told_with_both_ends(
    language: str, ends: str, may: str
) -> None:
    said = speak(refusal("0-0", "20"), language)
    assert said.startswith(ends)
    assert said.endswith(f": {may}")


def test_tiles_are_named_once_and_without_signs() -> None:
    error = refusal("0-0", "draw", "pass")
    assert error.params["legal"] == ("0-2<", "0-2>")
    assert speak(error, "en") == "seat 2 can play and must: 0-2"

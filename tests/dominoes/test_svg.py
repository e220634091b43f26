"""Pictures: well formed, the same each time, twice as long as wide, telling no secrets."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import InvalidTileError
from palamede.dominoes.geometry import LayoutError
from palamede.dominoes.paint import Look, Theme, number
from palamede.dominoes.pips import pip_places, pip_radius
from palamede.dominoes.svg import (
    Place,
    back_svg,
    hand_svg,
    line_svg,
    set_svg,
    table_svg,
    tile_svg,
)
from palamede.dominoes.tiles import Tile, TileSet
from tests.dominoes.lines import whole_line

SVG = "{http://www.w3.org/2000/svg}"
LINE = whole_line(Random(6), 6)
HAND = [Tile(3, 5), Tile(0, 0), Tile(6, 6)]


def parse(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return root


def title_of(picture: str) -> str:
    root = parse(picture)
    assert root[0].tag == f"{SVG}title"
    assert root.get("role") == "img"
    return root[0].text or ""


def parts(picture: str, name: str) -> int:
    return picture.count(f'data-part="{name}"')


def pictures(theme: Theme = "auto") -> list[str]:
    return [
        tile_svg(Tile(3, 5), theme=theme),
        back_svg(theme=theme),
        hand_svg(HAND, theme=theme),
        hand_svg(3, theme=theme),
        set_svg(TileSet(6), theme=theme),
        line_svg(LINE, 9, theme=theme),
        table_svg([Place("Anne", HAND), Place("Bruno", 5)], LINE[:9], 4, stock=3, theme=theme),
    ]


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_every_picture_is_well_formed_and_has_a_title(theme: Theme) -> None:
    for picture in pictures(theme):
        assert title_of(picture)
        root = parse(picture)
        box = [float(value) for value in (root.get("viewBox") or "").split()]
        size = [float(root.get("width") or 0), float(root.get("height") or 0)]
        assert box[:2] == [0, 0]
        assert size[0] / size[1] == pytest.approx(box[2] / box[3], rel=0.001)


def test_the_same_call_gives_the_same_bytes() -> None:
    assert pictures() == pictures()


def test_nothing_is_fetched_or_run() -> None:
    for picture in pictures():
        assert "<script" not in picture
        assert "href" not in picture
        assert re.findall(r"https?://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]


def test_a_dark_screen_is_served_by_parameter_or_by_itself() -> None:
    light, dark, auto = (table_svg([Place("A")], theme=t) for t in ("light", "dark", "auto"))
    felt = re.compile(r'id="pal-\w+-felt"[^>]*><stop [^>]*stop-color="(#\w+)"')
    tones = {picture: felt.search(picture) for picture in (light, dark, auto)}
    found = [match[1] for match in tones.values() if match]
    assert found[0] == found[2] != found[1]
    assert "prefers-color-scheme" not in light + dark
    assert "@media (prefers-color-scheme:dark){.pal-g-bone-top{stop-color:" in auto
    assert f".pal-g-felt-top{{stop-color:{found[1]}}}" in auto


def test_gradients_are_all_defined_and_named_by_theme() -> None:
    for theme in ("auto", "light", "dark"):
        for picture in pictures(theme):
            used = set(re.findall(r"url\(#([\w-]+)\)", picture))
            defined = set(re.findall(r'id="([\w-]+)"', picture))
            assert used <= defined
            assert all(name.startswith(f"pal-{theme}-") for name in defined)


@pytest.mark.parametrize(("theme", "look"), [("noon", "bone"), ("auto", "jade")])
def test_unknown_themes_and_looks_are_refused(theme: Theme, look: Look) -> None:
    with pytest.raises(ValueError, match="is .* or .*, not"):
        tile_svg(Tile(1, 2), theme=theme, look=look)


# ---------------------------------------------------------------------- tiles


@pytest.mark.parametrize("pips", range(19))
def test_each_half_bears_its_pips_well_apart(pips: int) -> None:
    places, radius = pip_places(pips), pip_radius(pips)
    assert len(set(places)) == pips
    for x, y in places:
        assert radius + 0.06 < x < 1 - 0.06 - radius
        assert radius + 0.06 < y < 1 - 0.06 - radius
        # The half looks the same upside down.
        assert any(abs(1 - x - a) < 1e-9 and abs(1 - y - b) < 1e-9 for a, b in places)
        for a, b in places:
            distance = ((x - a) ** 2 + (y - b) ** 2) ** 0.5
            assert (a, b) == (x, y) or distance > 2.2 * radius


@pytest.mark.parametrize("pips", [-1, 19])
def test_no_half_bears_more_than_eighteen(pips: int) -> None:
    with pytest.raises(InvalidTileError, match="from 0 to 18"):
        pip_places(pips)


def test_blank_and_double_eighteen() -> None:
    assert parts(tile_svg(Tile(0, 0)), "pip") == 0
    assert parts(tile_svg(Tile(18, 18)), "pip") == 36
    assert parts(tile_svg(Tile(7, 11), lying=True), "pip") == 18


def test_bone_ebony_and_coloured_pips_differ() -> None:
    looks = {
        tile_svg(Tile(2, 5)),
        tile_svg(Tile(2, 5), look="ebony"),
        tile_svg(Tile(2, 5), tinted=True),
    }
    assert len(looks) == 3
    for picture in looks:
        assert parts(picture, "pip") == 7


def test_the_title_names_the_tile_but_not_when_face_down() -> None:
    assert title_of(tile_svg(Tile(3, 5))) == "Domino 3-5"
    assert title_of(tile_svg(Tile(3, 5), title="Trois-cinq")) == "Trois-cinq"
    hidden = tile_svg(Tile(3, 5), face_down=True, lying=True)
    assert title_of(hidden) == "Domino, face down"
    assert hidden == back_svg(lying=True)
    assert parts(hidden, "pip") == 0


def test_a_notebook_shows_tiles_and_deals() -> None:
    assert Tile(3, 5)._repr_svg_() == tile_svg(Tile(3, 5))
    deal = Deal.from_line(
        "tete_a_tete 1 0-5,0-6,1-2,1-3,1-5,3-6,6-6/0-0,0-3,2-4,2-6,3-5,4-6,1-1"
        " 3-4,2-3,0-1,0-2,2-2,5-5,0-4,1-4,4-4,3-3,1-6,2-5,4-5,5-6 0,0 6-6 6-2< 6-3>"
    )
    assert deal._repr_svg_() == line_svg(deal.chain)
    assert title_of(deal._repr_svg_()) == "Line of play: 2-6 6-6 6-3"


# ---------------------------------------------------------------------- hands, sets, lines


def test_hands_open_and_face_down() -> None:
    assert title_of(hand_svg(HAND)) == "Hand: 3-5 0-0 6-6"
    assert parts(hand_svg(HAND), "face") == 3
    assert title_of(hand_svg(())) == "Hand: empty"
    closed = hand_svg(7)
    assert title_of(closed) == "7 dominoes, face down"
    assert (parts(closed, "face"), parts(closed, "pip")) == (0, 0)


def test_a_hand_face_down_tells_its_size_alone() -> None:
    first = table_svg([Place("A", HAND), Place("B", 2)])
    assert first == table_svg([Place("A", tuple(HAND)), Place("B", 2)])
    assert parts(first, "face") == 3


def test_a_whole_set() -> None:
    picture = set_svg(TileSet(6))
    assert (title_of(picture), parts(picture, "face")) == ("28 dominoes", 28)
    assert parts(picture, "pip") == 168


@pytest.mark.rule("PLAY-03")
@pytest.mark.parametrize(("highest", "tiles"), [(6, 28), (12, 91), (18, 190)])
@pytest.mark.parametrize("ratio", [16 / 9, 360 / 640])
def test_a_whole_line_stays_in_the_picture(highest: int, tiles: int, ratio: float) -> None:
    line = whole_line(Random(highest), highest)
    picture = line_svg(line, tiles // 2, ratio=ratio)
    root = parse(picture)
    width, height = (float(value) for value in (root.get("viewBox") or "").split()[2:])
    assert width / height == pytest.approx(ratio, rel=0.01)
    placed = re.findall(r"translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)", picture)
    assert len(placed) == parts(picture, "face") == tiles
    for x, y, scale in placed:
        assert 0 < float(x) < width - 100 * float(scale)
        assert 0 < float(y) < height - 100 * float(scale)
    assert parts(picture, "pip") == TileSet(highest).pips


def test_a_line_without_felt_and_an_empty_one() -> None:
    bare = line_svg(LINE[:3], 1, felt=False)
    assert "url(#pal-auto-felt)" not in bare
    assert title_of(line_svg([])) == "Line of play: empty"
    assert title_of(line_svg([], title="Rien encore")) == "Rien encore"
    with pytest.raises(LayoutError):
        line_svg(LINE, 40)


# ---------------------------------------------------------------------- tables


def test_a_table_shows_names_scores_turn_stock_and_caption() -> None:
    places = [Place("Anne", HAND, "84", turn=True), Place("Bruno", 5, "60"), Place("Chloé", 6)]
    picture = table_svg(places, LINE[:9], 4, stock=12, caption="Poule")
    texts = [element.text for element in parse(picture).iter(f"{SVG}text")]
    assert texts == ["Anne", "84", "Bruno", "60", "Chloé", "12", "Poule"]
    assert title_of(picture).startswith("Domino table: Anne, Bruno, Chloé. Line of play: ")
    assert parts(picture, "face") == 3 + 9


def test_long_and_strange_names_are_cut_and_escaped() -> None:
    picture = table_svg([Place('<b>&"Zoë"', 1), Place("Maximilien-François-Marie de R.", 1)])
    texts = [element.text for element in parse(picture).iter(f"{SVG}text")]
    assert texts == ['<b>&"Zoë"', "Maximilien-François…"]


@pytest.mark.parametrize("players", range(5))
@pytest.mark.parametrize("size", [(1200, 750), (720, 1280)])
def test_tables_of_every_number_of_players(players: int, size: tuple[int, int]) -> None:
    places = [Place(f"P{seat}", 14) for seat in range(1, players + 1)]
    picture = table_svg(places, LINE, 3, width=size[0], height=size[1])
    root = parse(picture)
    assert root.get("viewBox") == f"0 0 {size[0]} {size[1]}"
    placed = re.findall(r"translate\((-?[\d.]+) (-?[\d.]+)\)", picture)
    assert len(placed) == 14 * players + 28
    for x, y in placed:
        assert 20 < float(x) < size[0] - 20
        assert 20 < float(y) < size[1] - 20


def test_numbers_are_short() -> None:
    assert [number(value) for value in (1.0, 0.126, -0.001, 10, 2.5)] == [
        "1", "0.13", "0", "10", "2.5",
    ]  # fmt: skip

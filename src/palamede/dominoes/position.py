"""A deal with its play in one line of text.

``RULES[,name=value…] LEAD HANDS STOCK SCORES PLAY…``, fields separated by one space. HANDS are the
tiles at the start, ``a-b`` joined by ``,``, seats joined by ``/``; STOCK the same, ``.`` when
empty; SCORES joined by ``,``; PLAY the items of the deal so far without seat prefixes. It carries
the history because passes are knowledge. Unknown tiles, ``?n``, are for views: see ``viewline``.

Whether the lead is forced (DRAW-06) follows from the rest: the first deal is the one that both
sides enter with nothing. The rare deal of which that is not true has ``*`` (any tile may be led) or
``!a-b`` (this one must be) after LEAD. A dead hand (VOL-06) has seat 3; where it has another,
``@seat`` comes last in that field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal, Ply, usual_dead
from palamede.dominoes.dealing import opening_lead
from palamede.dominoes.errors import PalamedeError, PositionError
from palamede.dominoes.settings import format_value, parse_settings
from palamede.dominoes.tiles import GREATEST_SET, Tile, TileSet

__all__ = [
    "Position",
    "forced_by_rule",
    "format_line",
    "lead_text",
    "parse_line",
    "play_items",
    "read_position",
    "read_tiles",
    "rules_text",
    "tile_decides",
]

_MOST_TILES = len(TileSet(GREATEST_SET))


@dataclass(frozen=True, slots=True)
class Position:
    """The fields of a line, read but not yet played; None stands for an unknown tile."""

    conventions: Conventions
    leader: int
    forced: Tile | Literal[False] | None
    """The tile that must be led, False if any may be; None if the line leaves it to the rule."""
    dead: int | None
    """Seat of the dead hand, None if there is none."""
    hands: tuple[tuple[Tile | None, ...], ...]
    stock: tuple[Tile | None, ...]
    scores: tuple[int, ...]
    play: tuple[str, ...]


def rules_text(conventions: Conventions) -> str:
    """Return conventions as ``voleur,hand=7``: the nearest preset and what differs from it."""
    preset, changes = presets.nearest(conventions)
    return ",".join([preset.name, *(f"{name}={format_value(changes[name])}" for name in changes)])


def format_line(deal: Deal) -> str:
    """Return the line of a deal (``Deal.line``)."""
    usual = forced_by_rule(deal.conventions, deal.leader, deal.start_hands, deal.scores)
    fields = [
        rules_text(deal.conventions),
        lead_text(deal.conventions, deal.leader, deal.forced_lead, usual, deal.dead),
        "/".join(",".join(map(str, hand)) for hand in deal.start_hands),
        ",".join(map(str, deal.start_stock)) or ".",
        ",".join(map(str, deal.scores)),
    ]
    return " ".join(fields + play_items(deal.plies))


def lead_text(
    conventions: Conventions, leader: int, forced: Tile | None, usual: Tile | None, dead: int | None
) -> str:
    """Return the field LEAD; ``usual`` is the tile that the rule alone would force."""
    mark = "" if forced is usual else "*" if forced is None else f"!{forced}"
    where = "" if dead == usual_dead(conventions) else f"@{dead}"
    return f"{leader}{mark}{where}"


def play_items(plies: Iterable[Ply]) -> list[str]:
    """Return the items of a play without seat prefixes, closing passes left out."""
    items = []
    led = False
    for ply in plies:
        if ply.closing:
            continue
        if ply.move.is_draw:
            items.append(f"+{ply.tile or '?'}")
        elif ply.move.is_pass or led:
            items.append(ply.move.text)
        else:
            items.append(ply.move.text[:-1])
            led = True
    return items


def parse_line(text: str) -> Deal:
    """Return the deal of a line (``Deal.from_line``).

    Raises:
        PositionError: the line has another form, tiles are unknown, or the play is not legal.
    """
    position = read_position(text)
    hands = [[_known(tile) for tile in hand] for hand in position.hands]
    stock = [_known(tile) for tile in position.stock]
    forced = position.forced
    if forced is None:
        forced = forced_by_rule(position.conventions, position.leader, hands, position.scores)
    try:
        deal = Deal(
            position.conventions,
            hands,
            stock,
            leader=position.leader,
            scores=position.scores,
            forced_lead=forced or None,
            dead=position.dead,
        )
        for item in position.play:
            _push(deal, item)
    except PositionError:
        raise
    except PalamedeError as error:
        raise PositionError(str(error), code="position-deal", detail=str(error)) from error
    return deal


def forced_by_rule(
    conventions: Conventions,
    leader: int,
    hands: Sequence[Sequence[Tile]],
    scores: Sequence[int],
) -> Tile | None:
    """Return the tile that must be led if this looks like the deal to which first_lead applies."""
    if not tile_decides(conventions, scores) or not any(hands):  # no tiles: no deal, as it will say
        return None
    seat, tile = opening_lead(conventions, hands)
    return tile if seat == leader else None


def tile_decides(conventions: Conventions, scores: Sequence[int]) -> bool:
    """Whether this looks like a deal that the holder of a tile leads (DRAW-06)."""
    if conventions.first_lead != "highest_double":
        return False
    return not any(scores) or conventions.next_lead == "first_lead"


def _known(tile: Tile | None) -> Tile:
    if tile is None:
        raise PositionError(
            "a deal needs every tile, this line has unknown ones: read it as a view",
            code="position-unknown",
        )
    return tile


def _push(deal: Deal, item: str) -> None:
    if not item.startswith("+") or item == "+":
        deal.push(item)
        return
    due = deal.stock[0] if deal.stock else None
    if item[1:] != "?" and Tile.parse(item[1:]) is not due:
        raise PositionError(
            f"{item}: the next tile of the stock is {due or 'none'}",
            code="position-draw",
            item=item,
            due=str(due),
        )
    deal.push(deal._moves.draw)


# -------------------------------------------------------------------- reading the fields
def read_position(text: str) -> Position:
    """Read the fields of a line; nothing is played.

    Raises:
        PositionError: a field is missing or has another form; says which.
    """
    parts = text.split()
    if len(parts) < 5:
        raise PositionError(
            "a position has at least five fields: RULES LEAD HANDS STOCK SCORES",
            code="position-fields",
            fields=len(parts),
        )
    rules, lead, hands_text, stock_text, scores_text, *play = parts
    conventions = _conventions(rules, hands_text.count("/") + 1)
    hands = tuple(read_tiles("HANDS", hand) for hand in hands_text.split("/"))
    match = re.fullmatch(r"([1-9]\d?)(?:(\*)|!([^@]+))?(?:@([1-9]))?", lead, re.ASCII)
    if match is None:
        raise _bad("LEAD", lead, "a seat, from 1; then * or !a-b for the lead tile")
    if re.fullmatch(r"-?\d{1,18}(,-?\d{1,18})*", scores_text, re.ASCII) is None:
        raise _bad("SCORES", scores_text, "whole numbers joined by commas")
    return Position(
        conventions=conventions,
        leader=int(match[1]),
        forced=False if match[2] else _tile("LEAD", match[3]) if match[3] else None,
        dead=int(match[4]) if match[4] else usual_dead(conventions),
        hands=hands,
        stock=read_tiles("STOCK", stock_text),
        scores=tuple(int(score) for score in scores_text.split(",")),
        play=tuple(play),
    )


def _conventions(rules: str, seats: int) -> Conventions:
    name, *settings = _split(rules)
    try:
        preset = presets.get(name)
        given = parse_settings(settings)
        sides = given.get("sides", preset.values.get("sides", "solo"))
        players = given.get("players", seats - (sides == "dead_hand"))
        return presets.described(preset, parse_settings(settings, players=players), players)
    except PalamedeError as error:
        raise PositionError(f"RULES: {error}", code="position-rules", detail=str(error)) from error


def _split(rules: str) -> list[str]:
    """Split at the commas that stand outside brackets."""
    parts: list[list[str]] = [[]]
    depth = 0
    for piece in re.split(r"([,\[\]{}])", rules):
        depth += (piece in ("[", "{")) - (piece in ("]", "}"))
        if piece == "," and depth <= 0:
            parts.append([])
        else:
            parts[-1].append(piece)
    return ["".join(part) for part in parts]


def read_tiles(field: str, text: str) -> tuple[Tile | None, ...]:
    """Read tiles joined by commas, ``?n`` for n unknown ones, ``.`` for none.

    Raises:
        PositionError: something else stands there; says in which field.
    """
    if text == ".":
        return ()
    tiles: list[Tile | None] = []
    for item in text.split(","):
        unknown = re.fullmatch(r"\?(\d{0,3})", item, re.ASCII)
        if unknown:
            tiles.extend([None] * int(unknown[1] or 1))
        else:
            tiles.append(_tile(field, item))
        if len(tiles) > _MOST_TILES:
            raise PositionError(
                f"{field}: more tiles than the {_MOST_TILES} of the largest set",
                code="position-too-many",
                field=field,
                most=_MOST_TILES,
            )
    return tuple(tiles)


def _tile(field: str, text: str) -> Tile:
    try:
        return Tile.parse(text)
    except PalamedeError:
        raise _bad(field, text, "tiles such as 3-5, or ?n for n unknown ones") from None


def _bad(field: str, text: str, wanted: str) -> PositionError:
    return PositionError(
        f"{field}: {text!r} must be {wanted}",
        code="position-field",
        field=field,
        text=text,
        wanted=wanted,
    )

"""A deal with its play in one line of text.

``RULES[,name=value…] LEAD HANDS STOCK SCORES PLAY…``, fields separated by one space. HANDS are the
tiles at the start, ``a-b`` joined by ``,``, seats joined by ``/``; STOCK the same, ``.`` when
empty; SCORES joined by ``,``; PLAY the items of the deal so far without seat prefixes. It carries
the history because passes are knowledge. Unknown tiles, ``?n``, are for views:
``view.View.from_line``.

Where the lead is forced (DRAW-06) follows from the rest: the first deal is the one that both sides
enter with nothing. The rare deal of which that is not true has ``!`` (forced) or ``*`` (free) after
LEAD.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions, format_value, parse_settings
from palamede.dominoes.deal import Deal, Ply
from palamede.dominoes.dealing import opening_lead
from palamede.dominoes.errors import PalamedeError, PositionError
from palamede.dominoes.tiles import Tile

__all__ = ["Position", "format_line", "parse_line", "read_position", "rules_text"]


@dataclass(frozen=True, slots=True)
class Position:
    """The fields of a line, read but not yet played; None stands for an unknown tile."""

    conventions: Conventions
    leader: int
    forced: bool | None
    """Whether the lead is said to be forced; None if the line leaves it to the rule."""
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
    mark = ""
    if deal.forced_lead is not _forced_by_rule(
        deal.conventions, deal.leader, deal.start_hands, deal.scores
    ):
        mark = "*" if deal.forced_lead is None else "!"
    fields = [
        rules_text(deal.conventions),
        f"{deal.leader}{mark}",
        "/".join(",".join(map(str, hand)) for hand in deal.start_hands),
        ",".join(map(str, deal.start_stock)) or ".",
        ",".join(map(str, deal.scores)),
    ]
    return " ".join(fields + play_items(deal.plies))


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
    forced = None
    if position.forced or position.forced is None:
        forced = _forced_by_rule(position.conventions, position.leader, hands, position.scores)
        if position.forced:
            forced = opening_lead(position.conventions, hands)[1]
    try:
        deal = Deal(
            position.conventions,
            hands,
            stock,
            leader=position.leader,
            scores=position.scores,
            forced_lead=forced,
        )
        for item in position.play:
            _push(deal, item)
    except PositionError:
        raise
    except PalamedeError as error:
        raise PositionError(str(error), code="position-deal", detail=str(error)) from error
    return deal


def _forced_by_rule(
    conventions: Conventions,
    leader: int,
    hands: Sequence[Sequence[Tile]],
    scores: Sequence[int],
) -> Tile | None:
    """Return the tile that must be led if this looks like the deal to which first_lead applies."""
    if conventions.first_lead != "highest_double":
        return None
    if any(scores) and conventions.next_lead != "first_lead":
        return None
    seat, tile = opening_lead(conventions, hands)
    return tile if seat == leader else None


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
    hands = tuple(_tiles("HANDS", hand) for hand in hands_text.split("/"))
    conventions = _conventions(rules, len(hands))
    match = re.fullmatch(r"([1-9]\d?)([!*]?)", lead, re.ASCII)
    if match is None:
        raise _bad("LEAD", lead, "a seat, from 1")
    if re.fullmatch(r"-?\d{1,6}(,-?\d{1,6})*", scores_text, re.ASCII) is None:
        raise _bad("SCORES", scores_text, "whole numbers joined by commas")
    return Position(
        conventions=conventions,
        leader=int(match[1]),
        forced={"!": True, "*": False, "": None}[match[2]],
        hands=hands,
        stock=_tiles("STOCK", stock_text),
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
        return presets.conventions(name, settings, players=players)
    except PalamedeError as error:
        raise PositionError(f"RULES: {error}", code="position-rules", detail=str(error)) from error


def _split(rules: str) -> list[str]:
    """Split at the commas that stand outside brackets."""
    return re.split(r",(?![^\[{]*[\]}])", rules)


def _tiles(field: str, text: str) -> tuple[Tile | None, ...]:
    if text == ".":
        return ()
    tiles: list[Tile | None] = []
    for item in text.split(","):
        unknown = re.fullmatch(r"\?(\d{0,3})", item, re.ASCII)
        if unknown:
            tiles.extend([None] * int(unknown[1] or 1))
            continue
        try:
            tiles.append(Tile.parse(item))
        except PalamedeError:
            raise _bad(field, item, "tiles such as 3-5, or ?n for n unknown ones") from None
    return tuple(tiles)


def _bad(field: str, text: str, wanted: str) -> PositionError:
    return PositionError(
        f"{field}: {text!r} must be {wanted}",
        code="position-field",
        field=field,
        text=text,
        wanted=wanted,
    )

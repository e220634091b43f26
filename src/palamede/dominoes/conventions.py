"""The conventions of one table: every switch of the rules in one frozen dataclass (GEN-08).

A field is a switch of the common vocabulary (``palamede.dominoes.switches``), with its name and its
values. ``players`` is here the number who sit at this table. An object that exists can be played:
what is impossible, without effect or not played yet is refused when it is made.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from palamede.dominoes.errors import ConventionError, InvalidTileError, NotYetError
from palamede.dominoes.switches import SWITCHES, Switch
from palamede.dominoes.tiles import GREATEST_SET, Tile, TileSet

__all__ = ["Conventions", "format_value", "parse_settings", "smallest_set"]


def _switch(name: str) -> Any:
    return field(default=SWITCHES[name].default)


@dataclass(frozen=True, slots=True, kw_only=True)
class Conventions:
    """What a table has agreed on before its first tile is taken (GEN-08).

    Each field is documented, with its ledger rows, under its name in ``switches.SWITCHES``;
    ``palamede rules`` prints them with their meaning. Values are words, whole numbers, or (for
    ``removed``) a tuple of tiles.

    Raises:
        ConventionError: a value or a combination that cannot be played; says what would work.
        NotYetError: a value of the vocabulary that this version does not play yet.
    """

    set: int = _switch("set")
    players: int = _switch("players")
    sides: str = _switch("sides")
    hand: int = _switch("hand")
    removed: tuple[Tile, ...] = _switch("removed")
    direction: str = _switch("direction")
    serving: str = _switch("serving")
    redeal: Any = _switch("redeal")
    layout: str = _switch("layout")
    join: str = _switch("join")
    matador: str = _switch("matador")
    trains: Any = _switch("trains")
    lot: str = _switch("lot")
    first_lead: Any = _switch("first_lead")
    no_lead_tile: str = _switch("no_lead_tile")
    next_lead: str = _switch("next_lead")
    blocked_lead: str = _switch("blocked_lead")
    tie_lead: str = _switch("tie_lead")
    draw: str = _switch("draw")
    undrawable: int = _switch("undrawable")
    several: str = _switch("several")
    closing: str = _switch("closing")
    hand_ends: str = _switch("hand_ends")
    count: str = _switch("count")
    unit: int = _switch("unit")
    count_min: int = _switch("count_min")
    count_lead: str = _switch("count_lead")
    cross_count: str = _switch("cross_count")
    count_call: str = _switch("count_call")
    goal: str = _switch("goal")
    blocked_winner: str = _switch("blocked_winner")
    blocked_tie: str = _switch("blocked_tie")
    pay_out: str = _switch("pay_out")
    pay_block: str = _switch("pay_block")
    rounding: str = _switch("rounding")
    odd_pips: Any = _switch("odd_pips")
    bonuses: Any = _switch("bonuses")
    capicua_means: str = _switch("capicua_means")
    bonus_limit: Any = _switch("bonus_limit")
    score_is: str = _switch("score_is")
    match_end: str = _switch("match_end")
    target: int = _switch("target")
    entry: Any = _switch("entry")
    match_value: str = _switch("match_value")
    stake: int = _switch("stake")
    series: str = _switch("series")
    time_limit: Any = _switch("time_limit")
    table: str = _switch("table")
    faults: str = _switch("faults")

    def __post_init__(self) -> None:
        """Check every value alone, then all together."""
        for name, switch in SWITCHES.items():
            _check_value(switch, getattr(self, name))
        object.__setattr__(self, "removed", tuple(sorted(self.removed)))
        _check_seats(self)
        _check_tiles(self)
        _check_effect(self)

    # ------------------------------------------------------------- what follows from the switches
    @property
    def seats(self) -> int:
        """Hands dealt: the number of players, and one more with a dead hand (VOL-06)."""
        return self.players + (self.sides == "dead_hand")

    @property
    def paired(self) -> bool:
        """Whether seats 1+3 play against seats 2+4 (partners, or a player and his dead man)."""
        return self.sides != "solo"

    @property
    def sides_count(self) -> int:
        """Number of sides: 2 in pairs, otherwise one a seat."""
        return 2 if self.paired else self.seats

    def side_of(self, seat: int) -> int:
        """Return the side of a seat, both counted from 1."""
        return (seat - 1) % self.sides_count + 1

    def seats_of(self, side: int) -> tuple[int, ...]:
        """Return the seats of a side, both counted from 1."""
        return tuple(range(side, self.seats + 1, self.sides_count))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles in play: the set less ``removed``."""
        return tuple(tile for tile in TileSet(self.set) if tile not in self.removed)

    @property
    def stock_size(self) -> int:
        """Tiles left in the stock when all are served."""
        return len(self.tiles) - self.seats * self.hand

    @property
    def block_pay(self) -> str:
        """What is marked for a closed game: ``pay_block``, or ``pay_out`` where that says same."""
        return self.pay_out if self.pay_block == "same" else self.pay_block

    # ---------------------------------------------------------------- reading and writing
    @classmethod
    def of(cls, switches: Mapping[str, Any]) -> Conventions:
        """Return the conventions that differ from the defaults in these switches.

        Raises:
            ConventionError: as the constructor, and for a name that is no switch.
        """
        for name in switches:
            _known(name)
        return cls(**switches)

    def replace(self, **changes: Any) -> Conventions:
        """Return other conventions, with some switches changed.

        Raises:
            ConventionError: as the constructor, and for a name that is no switch.
        """
        for name in changes:
            _known(name)
        return dataclasses.replace(self, **changes)

    def differences(self, other: Conventions) -> dict[str, Any]:
        """Return the switches that differ from those of ``other``, in the record's order."""
        return {
            name: getattr(self, name)
            for name in SWITCHES
            if getattr(self, name) != getattr(other, name)
        }

    def __repr__(self) -> str:
        """Return an expression that makes the conventions again, without the defaults."""
        named = (
            f"{item.name}={getattr(self, item.name)!r}"
            for item in fields(self)
            if getattr(self, item.name) != item.default
        )
        return f"Conventions({', '.join(named)})"


# -------------------------------------------------------------------- text
_SETTING = re.compile(r"([a-z_0-9]+)=(\S+)", re.IGNORECASE)


def parse_settings(texts: Iterable[str], *, players: int | None = None) -> dict[str, Any]:
    """Read settings such as ``hand=6`` or ``removed=["0-0"]`` into values by switch.

    A map keyed by the number of players is resolved with ``players=`` among the settings, or else
    with the argument; while that number is unknown it stays a map, for ``resolve``.

    Raises:
        ConventionError: a text that is no setting, a name that is no switch, a name given twice, or
        a
            value of the wrong form.
    """
    raw: dict[str, Any] = {}
    for text in texts:
        match = _SETTING.fullmatch(text)
        if match is None:
            raise ConventionError(
                f"{text!r} is no setting: write name=value, such as hand=6",
                code="setting-form",
                text=text,
            )
        name = match[1].lower()
        _known(name)
        if name in raw:
            raise ConventionError(f"{name} is given twice", code="setting-twice", name=name)
        raw[name] = _parse_value(SWITCHES[name], match[2])
    seated = raw.get("players", players)
    if seated is None:
        return raw
    if not isinstance(seated, int):
        raise _bad_value(SWITCHES["players"], seated)
    return {name: resolve(name, value, seated) for name, value in raw.items()}


def resolve(name: str, value: Any, players: int | None) -> Any:
    """Return a switch's value at a table of ``players``: a map keyed by that number is looked up.

    Raises:
        ConventionError: the map has no entry for that number.
    """
    if not (isinstance(value, Mapping) and SWITCHES[name].per_players):
        return value
    by_number = {int(key): item for key, item in value.items()}
    if players not in by_number:
        raise ConventionError(
            f"{name} says nothing for {players} players, only for "
            + (", ".join(str(number) for number in sorted(by_number)) or "nobody"),
            code="setting-map",
            name=name,
            players=players,
        )
    return by_number[players]


def format_value(value: Any) -> str:
    """Return the text of a value as it stands after ``name=`` in a record."""
    if isinstance(value, (str, int)):
        return str(value)
    return json.dumps(value, separators=(",", ":"), default=str)


def _known(name: str) -> Switch:
    switch = SWITCHES.get(name)
    if switch is None:
        import difflib

        near = ", ".join(difflib.get_close_matches(name, SWITCHES, n=3))
        raise ConventionError(
            f"there is no switch {name!r}" + (f"; near it: {near}" if near else ""),
            code="switch-unknown",
            name=name,
            near=near or "none",
        )
    return switch


def _parse_value(switch: Switch, text: str) -> Any:
    if text[0] in "[{":
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            raise ConventionError(
                f"{switch.name}={text} is not JSON",
                code="setting-json",
                name=switch.name,
                value=text,
            ) from None
        if isinstance(value, dict) and switch.per_players:
            numbers = all(re.fullmatch(r"[1-9]\d?", key, re.ASCII) for key in value)
            if not numbers or any(isinstance(item, dict) for item in value.values()):
                raise _bad_value(switch, text)
            return {int(key): _from_json(switch, item) for key, item in value.items()}
        return _from_json(switch, value)
    if switch.form == "tiles":
        return tuple(_tile(switch, item) for item in text.split(","))
    if re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        return int(text)
    return text.lower()


def _from_json(switch: Switch, value: Any) -> Any:
    if switch.form == "tiles":
        if not isinstance(value, list):
            raise _bad_value(switch, value)
        return tuple(_tile(switch, item) for item in value)
    if isinstance(value, list) or (switch.form == "map" and not value):
        return tuple(value)  # the empty map of a switch is its default, ()
    return value


def _tile(switch: Switch, text: Any) -> Tile:
    try:
        return Tile.parse(str(text))
    except InvalidTileError:
        raise _bad_value(switch, text) from None


# -------------------------------------------------------------------- checks
def _check_value(switch: Switch, value: Any) -> None:
    if switch.form == "tiles":
        if not isinstance(value, (tuple, list)) or not all(
            isinstance(item, Tile) for item in value
        ):
            raise _bad_value(switch, value)
        if len(set(value)) != len(value):
            raise _bad_value(switch, value)
    elif switch.form == "integer":
        most = switch.most
        if isinstance(value, bool) or not isinstance(value, int):
            raise _bad_value(switch, value)
        if value < switch.least or (most is not None and value > most):
            raise _bad_value(switch, value)
    elif switch.form in ("list", "map"):
        if value != switch.default:
            raise _not_yet(switch, value)
    elif isinstance(value, (tuple, Mapping)) and switch.name == "first_lead":
        raise _not_yet(switch, value)
    elif switch.joined and isinstance(value, str) and "+" in value:
        words = value.split("+")
        if len(set(words)) != len(words):
            raise _bad_value(switch, value)
        for word in words:
            _check_value(switch, word)
    elif value not in switch.values or isinstance(value, bool):
        raise _bad_value(switch, value)
    elif value in switch.later:
        raise _not_yet(switch, value)


def _bad_value(switch: Switch, value: Any) -> ConventionError:
    if switch.form == "tiles":
        allowed = 'different tiles, such as ["0-0","6-6"]'
    elif switch.form == "integer":
        most = "" if switch.most is None else f" to {switch.most}"
        allowed = f"a whole number from {switch.least}{most or ' up'}"
    else:
        allowed = ", ".join(str(item) for item in switch.values)
    return ConventionError(
        f"{switch.name}={format_value(value)}: the value must be {allowed}",
        code="value-unknown",
        name=switch.name,
        value=format_value(value),
        allowed=allowed,
        form=switch.form,
        least=switch.least,
        most=-1 if switch.most is None else switch.most,
    )


def _not_yet(switch: Switch, value: Any) -> NotYetError:
    playable = (
        ", ".join(str(item) for item in switch.playable) or f"{switch.default or 'none'} only"
    )
    return NotYetError(
        f"{switch.name}={format_value(value)}: not yet; this version plays {playable}",
        code="not-yet",
        name=switch.name,
        value=format_value(value),
        playable=playable,
    )


def _check_seats(conventions: Conventions) -> None:
    needed = {"partners": 4, "dead_hand": 3}.get(conventions.sides)
    if needed is not None and conventions.players != needed:
        raise ConventionError(
            f"sides={conventions.sides} needs {needed} players, not {conventions.players}",
            code="sides-players",
            sides=conventions.sides,
            needed=needed,
            players=conventions.players,
        )
    if conventions.match_end == "pot" and conventions.paired:
        raise ConventionError(
            f"match_end=pot needs sides=solo, not {conventions.sides}: a pot is won by players, "
            "each for himself",
            code="pot-sides",
            sides=conventions.sides,
        )


def smallest_set(tiles_needed: int) -> int | None:
    """Return N of the smallest double-N with so many tiles, or None if no set is large enough."""
    for highest in range(1, GREATEST_SET + 1):
        if len(TileSet(highest)) >= tiles_needed:
            return highest
    return None


def _check_tiles(conventions: Conventions) -> None:
    """Refuse hands that the set cannot serve (SERVE-09, CINQ-01), naming the set that could."""
    whole = TileSet(conventions.set)
    for tile in conventions.removed:
        if tile not in whole:
            raise ConventionError(
                f"removed: {tile} is not in the set of double-{conventions.set}",
                code="removed-tile",
                tile=str(tile),
                set=conventions.set,
            )
    hands = conventions.seats * conventions.hand
    kept = len(conventions.removed) + conventions.undrawable
    if hands + kept <= len(whole):
        return
    fit = smallest_set(hands + kept)
    reserve = f" and {kept} kept out" if kept else ""
    remedy = (
        "no set is large enough" if fit is None else f"the smallest set that serves is double-{fit}"
    )
    most = (len(whole) - kept) // conventions.seats
    raise ConventionError(
        f"{conventions.seats} hands of {conventions.hand}{reserve} need {hands + kept} tiles, "
        f"the set of double-{conventions.set} has {len(whole)}: take hand={most} at most; {remedy}",
        code="too-many-tiles",
        seats=conventions.seats,
        hand=conventions.hand,
        kept=kept,
        needed=hands + kept,
        set=conventions.set,
        have=len(whole),
        most=most,
        smallest=-1 if fit is None else fit,
    )


def _check_effect(conventions: Conventions) -> None:
    """Refuse a switch that can change nothing under the others, saying what would work."""
    for name, idle, remedy in _WITHOUT_EFFECT:
        if getattr(conventions, name) != SWITCHES[name].default and idle(conventions):
            raise ConventionError(
                f"{name}={format_value(getattr(conventions, name))} has no effect here: {remedy}",
                code="no-effect",
                name=name,
                value=format_value(getattr(conventions, name)),
                remedy=remedy,
            )


def _pays_pips(conventions: Conventions) -> bool:
    """Whether the end of a deal is paid in pips, which alone are rounded and divided."""
    pips = ("opponents", "all", "winner_own")
    return conventions.pay_out in pips or conventions.block_pay in pips


_WITHOUT_EFFECT: tuple[tuple[str, Any, str], ...] = (
    ("matador", lambda c: c.join != "seven", "set join=seven"),
    (
        "unit",
        lambda c: c.count == "none" and not _pays_pips(c),
        "set count, or a payment in pips (pay_out=opponents)",
    ),
    ("count_call", lambda c: c.count == "none", "set count=fives or count=threes"),
    ("rounding", lambda c: not _pays_pips(c), "set a payment in pips (pay_out=opponents)"),
    (
        "blocked_tie",
        lambda c: c.blocked_tie == "split" and c.sides_count == 2,
        "to share a deal takes three sides, so that one of them pays; take void or primacy",
    ),
    (
        "target",
        lambda c: c.match_end == "pot",
        "a pot ends when every stake is won; set match_end=reach or deals",
    ),
    (
        "series",
        lambda c: c.series.startswith("tournee") and c.sides != "partners",
        "a tournée changes partners; set sides=partners, or series=best_of_3",
    ),
)

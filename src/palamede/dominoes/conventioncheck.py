"""What conventions refuse: values that are none, what cannot be played, what has no effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from palamede.dominoes.errors import ConventionError, NotYetError
from palamede.dominoes.settings import bad_value, format_value
from palamede.dominoes.switches import SWITCHES, Switch
from palamede.dominoes.tiles import GREATEST_SET, Tile, TileSet

if TYPE_CHECKING:
    from palamede.dominoes.conventions import Conventions

__all__ = ["check", "smallest_set"]


def check(conventions: Conventions) -> None:
    """Check every value alone, then all together.

    Raises:
        ConventionError: says what is wrong, and what would be right.
    """
    for name, switch in SWITCHES.items():
        _check_value(switch, getattr(conventions, name))
    _check_seats(conventions)
    _check_tiles(conventions)
    _check_effect(conventions)


def _check_value(switch: Switch, value: Any) -> None:
    if switch.form == "tiles":
        if not isinstance(value, (tuple, list)) or not all(
            isinstance(item, Tile) for item in value
        ):
            raise bad_value(switch, value)
        if len(set(value)) != len(value):
            raise bad_value(switch, value)
    elif switch.form == "integer":
        most = switch.most
        if isinstance(value, bool) or not isinstance(value, int):
            raise bad_value(switch, value)
        if value < switch.least or (most is not None and value > most):
            raise bad_value(switch, value)
    elif switch.form in ("list", "map"):
        if value != switch.default:
            raise _not_yet(switch, value)
    elif isinstance(value, (tuple, Mapping)) and switch.name == "first_lead":
        raise _not_yet(switch, value)
    elif switch.joined and isinstance(value, str) and "+" in value:
        words = value.split("+")
        if len(set(words)) != len(words):
            raise bad_value(switch, value)
        for word in words:
            _check_value(switch, word)
    elif value not in switch.values or isinstance(value, bool):
        raise bad_value(switch, value)
    elif value in switch.later:
        raise _not_yet(switch, value)


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
    for tile in sorted(conventions.removed):
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

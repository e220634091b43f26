"""What a careful player notices at an old table, from what he sees and can work out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from palamede.dominoes.joins import joins_of
from palamede.dominoes.tiles import Tile
from palamede.table.old.sight import Seen, Sight

__all__ = ["Notice", "notices"]


@dataclass(frozen=True, slots=True)
class Notice:
    """A fault that a player can claim: ``n`` is the number of the event that was the fault."""

    fault: str
    against: int
    n: int
    tile: Tile | None = None


def notices(sight: Sight) -> tuple[Notice, ...]:
    """Return what a seat can claim with reason and nobody has claimed, the oldest first."""
    found = [
        *_hands(sight),
        *(notice for seen in sight.plies for notice in _of_play(sight, seen)),
        *_acts(sight),
    ]
    return tuple(
        notice
        for notice in sorted(found, key=lambda each: each.n)
        if notice.fault in sight.possible.get(notice.against, ()) and not _claimed(sight, notice)
    )


def _claimed(sight: Sight, notice: Notice) -> bool:
    return any(
        (each.fault, each.against) == (notice.fault, notice.against) and each.at >= notice.n
        for each in sight.charges
    )


def _hands(sight: Sight) -> Iterator[Notice]:
    """Hands that do not hold the right number of tiles: who counts them sees it."""
    size = sight.conventions.hand
    for seat, now in enumerate(sight.sizes, start=1):
        kinds = [seen.ply.kind for seen in sight.plies if seen.ply.seat == seat]
        took = now + kinds.count("lay") - kinds.count("draw")
        if took != size:
            yield Notice("overdraw" if took > size else "underdraw", seat, 0)


def _of_play(sight: Sight, seen: Seen) -> Iterator[Notice]:
    ply = seen.ply
    if ply.kind == "lay":
        if not ply.fits:
            yield Notice("misplay", ply.seat, ply.n, ply.tile)
        if not ply.in_turn:
            yield Notice("out_of_turn", ply.seat, ply.n, ply.tile)
        if ply.named is not None and ply.named != ply.tile:
            yield Notice("named_other", ply.seat, ply.n, ply.tile)
        # Where it marks all the same; what must be announced has marked nothing.
        taken = sight.conventions.count_call != "announce" and sight.number > ply.n
        if ply.count and ply.announced != ply.count and taken:
            yield Notice("late_count", ply.seat, ply.n, ply.tile)
    elif _could_play(sight, seen):
        yield Notice("renege" if ply.kind == "pass" else "draw_could_play", ply.seat, ply.n)


def _acts(sight: Sight) -> Iterator[Notice]:
    """What was shown or said. Nobody makes a point of a word, or of a domino without a tile."""
    names = {"shown": "exposed_tile", "domino": "false_domino"}
    for act in sight.acts:
        if act.kind == "signal" or (act.kind == "domino" and act.tile is None):
            continue
        yield Notice(names.get(act.kind, act.kind), act.seat, act.n, act.tile)


# -------------------------------------------------------------------- passes
def _could_play(sight: Sight, seen: Seen) -> bool:
    """Whether it is certain that he held a tile that fitted when he passed or drew.

    He laid it later without having drawn, it lies in his open hand, or more tiles that do not fit
    than he could have are not left (ADV: counting what has been played).
    """
    ply = seen.ply
    conventions = sight.conventions
    joins = joins_of(conventions.set, conventions.join, conventions.matador)
    left, right = seen.ends
    if left < 0:
        return False
    fitting = joins.ordinary[left] | joins.ordinary[right]
    held = _held(sight, ply.seat, ply.n)
    indices = joins.tiles.indices(held)
    if any(fitting >> tile & 1 for tile in indices):
        return True
    elsewhere = _elsewhere(sight, ply.seat, ply.n) | held
    others = [
        tile
        for tile in conventions.tiles
        if tile not in elsewhere and not fitting >> joins.tiles.index(tile) & 1
    ]
    return seen.held - len(held) > len(others)


def _drew_after(sight: Sight, seat: int, n: int, until: int | None = None) -> bool:
    return any(
        each.ply.seat == seat
        and each.ply.kind == "draw"
        and each.ply.n >= n
        and (until is None or each.ply.n < until)
        for each in sight.plies
    )


def _held(sight: Sight, seat: int, n: int) -> set[Tile]:
    """Return the tiles that a seat certainly held at the event of a number."""
    held = {
        each.ply.tile
        for each in sight.plies
        if each.ply.seat == seat
        and each.ply.kind == "lay"
        and each.ply.n > n
        and each.ply.tile is not None
        and not _drew_after(sight, seat, n, each.ply.n)
    }
    now = sight.hands[seat - 1]
    if now is not None and not _drew_after(sight, seat, n):
        held |= set(now)
    return held


def _elsewhere(sight: Sight, seat: int, n: int) -> set[Tile]:
    """Return the tiles that a seat certainly did not hold at the event of a number."""
    gone = {
        each.ply.tile
        for each in sight.plies
        if each.ply.kind == "lay" and each.ply.n < n and each.ply.tile is not None
    }
    for other in range(1, sight.conventions.seats + 1):
        if other != seat:
            gone |= _held(sight, other, n)
            gone |= set(sight.start[other - 1] or ())
    return gone

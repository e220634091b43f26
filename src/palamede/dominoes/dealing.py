"""Before the first tile is laid: draws for lead, places and partners, mixing, cutting, serving.

Chance comes from a generator handed in. For real deals it must hold at least 128 bits of entropy:
``random.SystemRandom``. A seeded ``random.Random`` is for tests and benchmarks only.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import MatchError
from palamede.dominoes.tiles import Tile, TileSet

__all__ = [
    "Draw",
    "Served",
    "draw_for_lead",
    "draw_for_partners",
    "mix",
    "mixer",
    "opening_lead",
    "order_of_draw",
    "partner_places",
    "serve",
    "serve_from_row",
    "taking_order",
]

Player = TypeVar("Player", bound=Hashable)

LEAST_CUT = 2
"""At least so many tiles are moved from the head of the row to its tail (SERVE-04)."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A drawing of lots: the rounds in which tiles were turned up, and who came out first to last.

    The first round has a tile of every player; each later round those of players who were equal.
    """

    rounds: tuple[Mapping[Any, Tile], ...]
    order: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Served:
    """Hands by seat, and the stock in drawing order."""

    hands: tuple[tuple[Tile, ...], ...]
    stock: tuple[Tile, ...]


# -------------------------------------------------------------------- draws
def order_of_draw(rounds: Sequence[Mapping[Player, Tile]]) -> tuple[Player, ...]:
    """Return the players from the most pips down, equals by what they drew again (DRAW-03).

    >>> order_of_draw([{"A": Tile(1, 4), "B": Tile(5, 6), "C": Tile(4, 4)}])
    ('B', 'C', 'A')
    """
    return tuple(sorted(rounds[0], key=lambda player: _lots(player, rounds), reverse=True))


def _lots(player: Player, rounds: Sequence[Mapping[Player, Tile]]) -> tuple[int, ...]:
    return tuple(drawn[player].pips for drawn in rounds if player in drawn)


def _equal(
    players: Iterable[Player], rounds: Sequence[Mapping[Player, Tile]]
) -> list[list[Player]]:
    """Return the groups of players whom the rounds so far do not separate."""
    groups: dict[tuple[int, ...], list[Player]] = {}
    for player in players:
        groups.setdefault(_lots(player, rounds), []).append(player)
    return [group for group in groups.values() if len(group) > 1]


def draw_for_lead(
    players: Sequence[Player],
    rng: Random,
    *,
    tiles: Sequence[Tile] = tuple(TileSet(6)),
    places: bool = False,
) -> Draw:
    """Draw lots: most pips leads; equal players draw again from tiles not yet turned (DRAW-01).

    ``players`` in the order in which they turn; with two, he who did not mix comes first (DRAW-02).
    ``places``: the whole order matters, because places are not yet taken (DRAW-03); otherwise only
    equals at the top draw again.

    Raises:
        MatchError: there are too few tiles, or all have the same total, so that no lot can fall.
    """
    _check_lots(players, tiles, totals=2)
    mixed = mix(tiles, rng)
    rounds: list[Mapping[Player, Tile]] = [{player: mixed.pop() for player in players}]
    while True:
        order = order_of_draw(rounds)
        groups = _equal(players, rounds)
        again = [player for group in groups if places or order[0] in group for player in group]
        if not again:
            return Draw(tuple(rounds), order)
        if len(mixed) < len(again):  # all turned: they go back and are mixed again
            mixed = mix(tiles, rng)
        rounds.append({player: mixed.pop() for player in again})


def _check_lots(players: Sequence[Player], tiles: Sequence[Tile], totals: int) -> None:
    if len(tiles) < len(players) or len({tile.pips for tile in tiles}) < totals:
        raise MatchError(
            f"lots for {len(players)} players need so many tiles of {totals} different totals; "
            "draw them from a whole set",
            code="draw-tiles",
            players=len(players),
            totals=totals,
        )


def draw_for_partners(
    players: Sequence[Player], rng: Random, *, tiles: Sequence[Tile] = tuple(TileSet(6))
) -> Draw:
    """Draw for partners: four tiles of different totals, one each, the mixer last (DRAW-04).

    ``players`` in the order in which they draw. No tie can arise.

    Raises:
        MatchError: the tiles have fewer different totals than there are players.
    """
    _check_lots(players, tiles, totals=len(players))
    chosen: dict[int, Tile] = {}
    for tile in mix(tiles, rng):
        chosen.setdefault(tile.pips, tile)
    lots = mix(list(chosen.values())[: len(players)], rng)
    rounds: tuple[Mapping[Player, Tile]] = ({player: lots.pop() for player in players},)
    return Draw(rounds, order_of_draw(rounds))


def partner_places(
    order: Sequence[Player], *, barred: Iterable[frozenset[Player]] = ()
) -> tuple[Player, Player, Player, Player]:
    """Return who sits on seats 1 to 4 after a partner draw (DRAW-04, VOL-10).

    ``order``: the four from the highest down. The highest leads from seat 1, his partner faces him,
    the lower of the adversaries sits at his left (seat 4). ``barred``: pairs that have been
    partners already; the highest joins the next highest with whom neither pair is barred.

    >>> partner_places(["nine", "seven", "four", "two"])
    ('nine', 'four', 'seven', 'two')

    Raises:
        MatchError: every pairing is barred.
    """
    highest, *others = order
    gone = set(barred)
    for partner in others:
        right, left = (player for player in others if player != partner)
        if frozenset((highest, partner)) not in gone and frozenset((right, left)) not in gone:
            return highest, right, partner, left
    raise MatchError("all four have been partners of each other", code="no-partners")


def opening_lead(conventions: Conventions, hands: Sequence[Iterable[Tile]]) -> tuple[int, Tile]:
    """Return the seat that must lead and its tile under first_lead = highest_double (DRAW-06).

    The highest double held; if nobody holds one, the heaviest tile, of equal ones the one with the
    higher half.
    """
    held = [(tile, seat) for seat, hand in enumerate(hands, start=1) for tile in hand]
    doubles = [entry for entry in held if entry[0].is_double]
    tile, seat = max(doubles or held, key=lambda entry: (entry[0].pips, entry[0].high))
    return seat, tile


# -------------------------------------------------------------------- mixing and serving
def mix(tiles: Iterable[Tile], rng: Random) -> list[Tile]:
    """Return the tiles in random order, each order equally likely (SERVE-01)."""
    mixed = list(tiles)
    rng.shuffle(mixed)
    return mixed


def mixer(
    conventions: Conventions, leader: int, *, previous_leader: int | None = None, code: str = ""
) -> int:
    """Return the seat that mixes for a deal (SERVE-01).

    At the program's tables, in the académie and in voleur it is the leader of the coming deal; the
    manuel, and the encyclopédie for two players, say whoever led the deal just played.
    """
    by_previous = code == "manuel" or (code == "encyclopedie" and not conventions.paired)
    if by_previous and previous_leader is not None:
        return previous_leader
    return leader


def taking_order(seats: int, last_mixer: int) -> tuple[int, ...]:
    """Return the seats in the order in which they take tiles (SERVE-02, SERVE-11).

    The last to have mixed (the leader, unless somebody mixed after him) takes last, the others in
    order of play beginning at his right.

    >>> taking_order(4, last_mixer=3)
    (4, 1, 2, 3)
    """
    return tuple((last_mixer + step) % seats + 1 for step in range(seats))


def serve(
    conventions: Conventions,
    mixed: Sequence[Tile],
    *,
    leader: int,
    cut: int | None = None,
    last_mixer: int | None = None,
) -> Served:
    """Serve a mixed set as the conventions say (``serving``).

    ``mixed``: all tiles in play; the order is that in which they are taken. ``cut``: tiles that the
    cutter moves, for ``serving = cut`` and ``row``. ``last_mixer``: the leader if None.

    Raises:
        MatchError: a cut of fewer than two tiles or of the whole row.
    """
    if conventions.serving != "grab":
        return serve_from_row(
            conventions, mixed, leader=leader, cut=LEAST_CUT if cut is None else cut
        )
    hands: list[tuple[Tile, ...]] = [()] * conventions.seats
    size = conventions.hand
    for turn, seat in enumerate(taking_order(conventions.seats, last_mixer or leader)):
        hands[seat - 1] = tuple(mixed[turn * size : (turn + 1) * size])
    return Served(tuple(hands), tuple(mixed[conventions.seats * size :]))


def serve_from_row(
    conventions: Conventions, row: Sequence[Tile], *, leader: int, cut: int
) -> Served:
    """Serve from a row, its head first (SERVE-04, SERVE-05).

    The cutter moves ``cut`` tiles from the head to the tail; then tiles are taken one each in turn
    from the head, beginning with the player at the leader's right, the leader last. The stock stays
    in its row and is drawn from the head (TAT-05).

    Raises:
        MatchError: a cut of fewer than two tiles or of the whole row.
    """
    if not LEAST_CUT <= cut < len(row):
        raise MatchError(
            f"a cut of {cut}: from {LEAST_CUT} to {len(row) - 1} tiles can be cut",
            code="cut-size",
            cut=cut,
            least=LEAST_CUT,
            most=len(row) - 1,
        )
    line = [*row[cut:], *row[:cut]]
    seats = conventions.seats
    served = seats * conventions.hand
    hands: list[tuple[Tile, ...]] = [()] * seats
    for turn, seat in enumerate(taking_order(seats, leader)):
        hands[seat - 1] = tuple(line[turn:served:seats])
    return Served(tuple(hands), tuple(line[served:]))

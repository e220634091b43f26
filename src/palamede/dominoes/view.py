"""What one seat may know of a deal, as plain data that can cross a process border.

A view holds no hidden tile: what its seat cannot know could be exchanged without changing a byte of
it. Players, clients and analysis get views, never deals.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from json import JSONDecodeError
from typing import Any

from palamede.dominoes import presets
from palamede.dominoes.chain import Chain, chain_of
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal, Ply
from palamede.dominoes.dealcheck import no_seat
from palamede.dominoes.errors import PositionError
from palamede.dominoes.knowledge import Knowledge
from palamede.dominoes.moves import Move, move_table
from palamede.dominoes.scoring import Outcome
from palamede.dominoes.tiles import Tile
from palamede.dominoes.worlds import WorldSampler, count_worlds, resample

__all__ = ["View", "WorldSampler", "count_worlds", "resample", "seen_seats", "view_of"]

Hand = tuple[Tile, ...]


@dataclass(frozen=True, kw_only=True)
class View:
    """What ``seat`` may know: its own tiles, and all that happened in the open.

    >>> from random import Random
    >>> from palamede.dominoes import presets
    >>> from palamede.dominoes.dealing import mix
    >>> table = presets.conventions("peche", set=3, hand=3)
    >>> tiles = mix(table.tiles, Random(4))
    >>> view = Deal(table, [tiles[:3], tiles[3:6]], tiles[6:]).view(2)
    >>> view.hand == tuple(sorted(tiles[3:6])), view.sizes, view.stock_left, view.turn
    (True, (3, 3), 4, 1)
    >>> count_worlds(view)  # 3 of 7 tiles for the other hand, 4 in any order for the stock
    840
    >>> resample(view, Random(5)).view(2) == view
    True
    """

    conventions: Conventions
    seat: int | None
    """Whose view it is; None for a spectator, who sees no hand."""
    leader: int
    """Seat that leads."""
    forced_lead: Tile | None
    """The tile that must be led: it is called out, so everybody knows it (DRAW-06)."""
    scores: tuple[int, ...]
    """Totals of the sides before the deal."""
    dead: int | None
    """Seat of the dead hand (VOL-06), which its player alone sees, or None."""
    start_hands: tuple[Hand | None, ...]
    """The hands as they were taken, by seat; None where hidden."""
    plies: tuple[Ply, ...]
    """All that has happened; the tile of another seat's draw is None."""
    sizes: tuple[int, ...]
    """How many tiles each seat holds now."""
    stock_left: int
    """How many tiles are left in the stock."""
    turn: int | None
    """Seat to act, None when the deal is over."""
    legal: tuple[int, ...]
    """Action numbers of the moves allowed, when it is this seat's turn."""
    hands: tuple[Hand, ...] | None
    """All hands as they are now, once the deal is over and they lie open (PLAY-07)."""
    outcome: Outcome | None
    """How the deal ended, None while it goes on."""

    # ---------------------------------------------------------------- the table
    @property
    def hand(self) -> Hand:
        """The tiles that the seat holds now, in order; none for a spectator."""
        return () if self.seat is None else self.hand_of(self.seat) or ()

    def hand_of(self, seat: int) -> Hand | None:
        """Return the tiles that a seat holds now, in order, or None where they are hidden."""
        if self.hands is not None:
            return self.hands[seat - 1]
        start = self.start_hands[seat - 1]
        if start is None:
            return None
        held = set(start)
        for ply in self.plies:
            if ply.seat == seat and ply.tile is not None:
                held ^= {ply.tile}
        return tuple(sorted(held))

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves allowed, when it is this seat's turn; otherwise none."""
        table = move_table(self.conventions.set)
        return tuple(table[action] for action in self.legal)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, by all seats, closing passes not among them."""
        return tuple(ply.move for ply in self.plies if not ply.closing)

    @cached_property
    def chain(self) -> Chain:
        """The line of play, tiles from left to right as they lie."""
        return chain_of(self.conventions, [ply.move for ply in self.plies if ply.move.is_lay])

    @property
    def ends(self) -> tuple[int, int] | None:
        """Numbers of the left and the right end, None before the lead (see ``Chain.ends``)."""
        return self.chain.ends

    @property
    def counts(self) -> tuple[int, ...]:
        """Marks made in play so far, by side (CINQ-02)."""
        counts = [0] * self.conventions.sides_count
        for ply in self.plies:
            counts[self.conventions.side_of(ply.seat) - 1] += ply.count
        return tuple(counts)

    # ---------------------------------------------------------------- what follows
    @cached_property
    def knowledge(self) -> Knowledge:
        """What all this proves about the tiles that are not seen."""
        return Knowledge(
            self.conventions,
            [hand or () for hand in self.start_hands],
            self.plies,
            shown=self.hands,
            leader=self.leader,
            forced_lead=self.forced_lead,
            over=self.turn is None,
        )

    def cannot_hold(self, seat: int) -> frozenset[Tile]:
        """Return the tiles of the set that a seat cannot hold now, exactly.

        Tiles that lie on the table or are seen elsewhere, tiles excluded by what the seat's passes
        and draws proved when they happened, and what follows from the number of tiles in each hand.
        """
        return frozenset(move_table(self.conventions.set).tiles) - self.knowledge.may_hold(seat)

    # ---------------------------------------------------------------- text and plain data
    def line(self) -> str:
        """Return the view as one line of text, unknown tiles as ``?n`` (see ``viewline``)."""
        from palamede.dominoes.viewline import format_view

        return format_view(self)

    @classmethod
    def from_line(cls, text: str, seat: int | None = None) -> View:
        """Read a view from one line of text.

        ``seat``: whose view it is; by default the seat whose hand is known, a spectator if none is,
        and of a player and his dead hand the player.

        Raises:
            PositionError: the line cannot be read, or no deal agrees with it.
        """
        from palamede.dominoes.viewline import parse_view

        return parse_view(text, seat)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the fields alone, not what was computed from them."""
        return {item.name: getattr(self, item.name) for item in fields(self)}

    def to_json(self) -> str:
        """Return the view as one JSON object; ``from_json`` reads it."""
        preset, changes = presets.nearest(self.conventions)
        data = {item.name: getattr(self, item.name) for item in fields(self)}
        data["conventions"] = {
            "rules": preset.name,
            "players": self.conventions.players,
            **changes,
        }
        data["plies"] = [_ply_data(ply) for ply in self.plies]
        data["outcome"] = None if self.outcome is None else asdict(self.outcome)
        return json.dumps(data, separators=(",", ":"), default=str)

    @classmethod
    def from_json(cls, text: str) -> View:
        """Read a view that ``to_json`` wrote.

        Raises:
            PositionError: the text is not such an object.
            ConventionError: its conventions cannot be played.
        """
        try:
            data = json.loads(text)
            return cls(
                **{item.name: _read(item.name, data[item.name], data) for item in fields(cls)}
            )
        except (KeyError, TypeError, AttributeError, RecursionError, JSONDecodeError) as error:
            raise PositionError(
                f"this JSON is no view: {error!r}", code="view-json", reason=repr(error)
            ) from error


def seen_seats(conventions: Conventions, dead: int | None, seat: int | None) -> frozenset[int]:
    """Return the seats whose tiles a seat sees: with a dead hand both of one person (VOL-06)."""
    if seat is None:
        return frozenset()
    side = conventions.side_of(seat)
    if dead is not None and conventions.side_of(dead) == side:
        return frozenset(conventions.seats_of(side))
    return frozenset({seat})


def view_of(deal: Deal, seat: int | None) -> View:
    """Return what a seat may know of a deal, None for a spectator (``Deal.view``).

    The dead hand and that of its player are seen by both seats, which one person plays (VOL-06).
    """
    seen = _seen(deal, seat)
    hands = deal.hands
    return View(
        conventions=deal.conventions,
        seat=seat,
        leader=deal.leader,
        forced_lead=deal.forced_lead,
        scores=deal.scores,
        dead=deal.dead,
        start_hands=tuple(
            hand if number in seen else None
            for number, hand in enumerate(deal.start_hands, start=1)
        ),
        plies=tuple(
            Ply(ply.seat, ply.move) if ply.move.is_draw and ply.seat not in seen else ply
            for ply in deal.plies
        ),
        sizes=tuple(map(len, hands)),
        stock_left=len(deal.stock),
        turn=deal.turn,
        legal=tuple(map(int, deal.legal_moves)) if seat is not None and deal.turn == seat else (),
        hands=hands if deal.is_over() else None,
        outcome=deal.outcome(),
    )


def _seen(deal: Deal, seat: int | None) -> frozenset[int]:
    """Return the seats whose tiles a seat sees."""
    if seat is not None and not 1 <= seat <= deal.conventions.seats:
        raise no_seat(seat, deal.conventions.seats)
    return seen_seats(deal.conventions, deal.dead, seat)


# -------------------------------------------------------------------- JSON
def _ply_data(ply: Ply) -> dict[str, Any]:
    data: dict[str, Any] = {"seat": ply.seat, "action": ply.move.action}
    if ply.move.is_draw:
        data["tile"] = ply.tile
    if ply.count:
        data["count"] = ply.count
    if ply.closing:
        data["closing"] = True
    return data


def _read(name: str, value: Any, data: Mapping[str, Any]) -> Any:
    """Return the value of a field from JSON."""
    if name == "conventions":
        changes = {key: item for key, item in value.items() if key != "rules"}
        if "removed" in changes:
            changes["removed"] = tuple(map(Tile.parse, changes["removed"]))
        return presets.described(presets.get(value["rules"]), changes, value["players"])
    if value is None:
        return None
    if name == "forced_lead":
        return Tile.parse(value)
    if name in ("start_hands", "hands"):
        return tuple(None if hand is None else tuple(map(Tile.parse, hand)) for hand in value)
    if name == "plies":
        table = move_table(_read("conventions", data["conventions"], data).set)
        return tuple(_read_ply(table[item["action"]], item) for item in value)
    if name == "outcome":
        fields_of_outcome: dict[str, Any] = {
            key: tuple(item) if isinstance(item, list) else item for key, item in value.items()
        }
        return Outcome(**fields_of_outcome)
    return tuple(value) if isinstance(value, list) else value


def _read_ply(move: Move, item: Mapping[str, Any]) -> Ply:
    drawn = item.get("tile")
    tile = move.tile if drawn is None else Tile.parse(drawn)
    return Ply(item["seat"], move, tile, item.get("count", 0), item.get("closing", False))

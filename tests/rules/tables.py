"""Setting up deals for the rule tests: name the tiles that matter, the rest is filled in order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.tiles import Tile


def tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles separated by spaces."""
    return tuple(Tile.parse(word) for word in text.split())


def deal_of(
    rules: str | Conventions = "tete_a_tete",
    hands: Mapping[int, str] | None = None,
    *,
    stock: str = "",
    players: int | None = None,
    leader: int = 1,
    scores: tuple[int, ...] | None = None,
    forced_lead: Tile | None = None,
    **switches: Any,
) -> Deal:
    """Return a deal with these tiles in these hands (and at the head of the stock).

    Hands are filled up with what is left, the first tiles of the set first.
    """
    conventions = (
        presets.conventions(rules, players=players, **switches) if isinstance(rules, str) else rules
    )
    given = {seat: list(tiles(text)) for seat, text in (hands or {}).items()}
    head = list(tiles(stock))
    named = {tile for hand in given.values() for tile in hand} | set(head)
    rest = [tile for tile in conventions.tiles if tile not in named]
    dealt = []
    for seat in range(1, conventions.seats + 1):
        hand = given.get(seat, [])
        lacking = conventions.hand - len(hand)
        dealt.append(hand + rest[:lacking])
        rest = rest[lacking:]
    return Deal(
        conventions, dealt, head + rest, leader=leader, scores=scores, forced_lead=forced_lead
    )


def play(deal: Deal, moves: str) -> Deal:
    """Push moves separated by spaces and return the deal."""
    for word in moves.split():
        deal.push(word)
    return deal


def legal(deal: Deal) -> set[str]:
    """Return the texts of the legal moves."""
    return {deal.text(move) for move in deal.legal_moves}


def legal_tiles(deal: Deal) -> set[Tile]:
    """Return the tiles that may be laid."""
    return {move.tile for move in deal.legal_moves if move.tile is not None}

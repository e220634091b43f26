"""Counts and playthroughs of fixed deals, kept in files that only `make regen` changes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import pytest

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.tiles import Tile, TileSet

PERFT_DEPTH = 6

TABLES = [(name, players) for name, preset in presets.PRESETS.items() for players in preset.players]


def fixed_deal(name: str, players: int, purpose: str) -> Deal:
    """The deal that belongs to a table and a purpose; the same in every run."""
    agreed = presets.conventions(name, players=players)
    rng = random.Random(f"golden {purpose} {name} {players}")
    tiles = list(agreed.tiles)
    rng.shuffle(tiles)
    cut = [agreed.hand * seat for seat in range(agreed.seats + 1)]
    hands = [tiles[low:high] for low, high in zip(cut, cut[1:], strict=False)]
    return Deal(agreed, hands, tiles[cut[-1] :], leader=rng.randint(1, agreed.seats))


def perft(deal: Deal, depth: int) -> int:
    """How many lines of play of `depth` moves there are; a deal over sooner counts as one."""
    if depth == 0 or deal.outcome() is not None:
        return 1
    total = 0
    for move in tuple(deal.legal_moves):
        deal.push(move)
        total += perft(deal, depth - 1)
        deal.pop()
    return total


def test_perft(golden: Callable[[str, str], None]) -> None:
    """One line a table: the position, then the number of lines of play by depth."""
    lines = []
    for name, players in TABLES:
        deal = fixed_deal(name, players, "perft")
        before = deal.line()
        counts = [f"D{depth} {perft(deal, depth)}" for depth in range(1, PERFT_DEPTH + 1)]
        assert deal.line() == before
        lines.append(" ; ".join([before, *counts]))
    golden("perft.txt", "\n".join(lines) + "\n")


def hand_text(tiles: Iterable[Tile]) -> str:
    return " ".join(str(tile) for tile in sorted(tiles)) or "."


def playthrough(deal: Deal) -> str:
    """A deal played at random, with everything that can be seen at each step."""
    agreed: Conventions = deal.conventions
    rng = random.Random(deal.line())
    lines = [f"position {deal.line()}", f"conventions {agreed!r}"]
    step = 0
    while deal.turn is not None:
        step += 1
        moves = list(deal.legal_moves)
        move = rng.choice(moves)
        lines += [
            "",
            f"step {step}",
            f"turn {deal.turn}",
            f"line {' '.join(str(placed) for placed in deal.chain) or '.'}",
            f"ends {deal.ends}",
            *(f"hand {seat} {hand_text(deal.hand(seat))}" for seat in range(1, agreed.seats + 1)),
            f"stock {' '.join(str(tile) for tile in deal.stock) or '.'}",
            f"legal {' '.join(f'{deal.text(own)}={own.action}' for own in moves)}",
            f"move {deal.text(move)}",
        ]
        deal.push(move)
    lines += [
        "",
        f"line {' '.join(str(placed) for placed in deal.chain)}",
        f"ends {deal.ends}",
        *(f"ply {ply.seat} {ply.move} {ply.tile} {ply.count}" for ply in deal.plies),
        f"outcome {deal.outcome()!r}",
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", list(presets.PRESETS))
def test_playthrough(name: str, golden: Callable[[str, str], None]) -> None:
    """One deal of each preset, at the largest table that it allows."""
    players = max(presets.get(name).players)
    golden(f"playthrough/{name}.txt", playthrough(fixed_deal(name, players, "playthrough")))


def test_fixed_deals_use_the_whole_set() -> None:
    """A golden file over half a deal would show little."""
    for name, players in TABLES:
        deal = fixed_deal(name, players, "perft")
        tiles: list[Tile] = [*deal.stock]
        for seat in range(1, deal.conventions.seats + 1):
            tiles += deal.hand(seat)
        assert sorted(tiles) == list(TileSet(deal.conventions.set))

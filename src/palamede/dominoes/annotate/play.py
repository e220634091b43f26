"""Why a tile marked in play: the open ends, added up (CINQ-02, CINQ-03, CINQ-04, TROIS-01)."""

from __future__ import annotations

from collections.abc import Iterator

from palamede.dominoes.annotate.facts import Facts
from palamede.dominoes.annotate.reason import Reason
from palamede.dominoes.chain import Chain, chain_of
from palamede.dominoes.deal import Ply
from palamede.dominoes.moves import Move

__all__ = ["why_counted"]


def why_counted(facts: Facts) -> Iterator[Reason]:
    """Yield the reason of every count that is not nought."""
    if facts.conventions.count == "none":
        return
    laid: list[Move] = []
    number = 0
    for ply in facts.plies:
        number += not ply.move.is_draw
        if not ply.move.is_lay:
            continue
        laid.append(ply.move)
        if ply.count:
            yield _count(facts, chain_of(facts.conventions, laid), number, ply)


def _count(facts: Facts, chain: Chain, number: int, ply: Ply) -> Reason:
    threes = facts.conventions.count == "threes"
    ends = _open_ends(chain, one_end=facts.conventions.layout == "one_end")
    rows = ["TROIS-01" if threes else "CINQ-02"]
    if any(across for _, _, across in ends):
        rows.append("CINQ-03")
    if len(chain) == 1:
        rows.append("CINQ-04")
    return Reason(
        "count",
        tuple(rows),
        {
            "ply": number,
            "seat": ply.seat,
            "tile": str(ply.tile),
            "ends": tuple(text for text, _, _ in ends),
            "values": tuple(value for _, value, _ in ends),
            "sum": sum(value for _, value, _ in ends),
            "step": 3 if threes else 5,
            "points": ply.count,
        },
    )


def _open_ends(chain: Chain, *, one_end: bool) -> list[tuple[str, int, bool]]:
    """Return what stands open - text, what it counts, whether it is a bare tile across."""
    left, right = chain[0], chain[-1]
    at_right = (
        (str(right.tile), right.tile.pips, True)
        if right.across
        else (str(right.right), right.right, False)
    )
    if one_end or (len(chain) == 1 and right.across):
        return [at_right]
    at_left = (
        (str(left.tile), left.tile.pips, True)
        if left.across
        else (str(left.left), left.left, False)
    )
    return [at_left, at_right]

"""What follows from a ruling, as steps that are done on the deal (``olddeeds``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

from palamede.dominoes.accounts import payer
from palamede.dominoes.faults.evidence import served
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.olddeeds import Step, state_before
from palamede.dominoes.faults.oldply import OldAct, OldPly
from palamede.dominoes.faults.ruling import Effects
from palamede.dominoes.moves import LEFT, RIGHT
from palamede.dominoes.nextlead import ruled_lead
from palamede.dominoes.tiles import Tile

__all__ = ["steps_of"]

BACK: Final = (
    "done_over",
    "returns",
    "restored",
    "may_lay",
    "lies_open",
    "other_end",
    "named_tile",
)
"""What becomes of a play that a ruling undoes: it is taken back first."""

ENDS_PARTIE: Final = ("lost", "void", "ends")


def steps_of(
    deal: OldDeal,
    effects: Effects,
    *,
    fault: str,
    claim: int,
    offender: int,
    event: OldPly | OldAct | None,
    by: int | None,
    rng: Random | None = None,
    picks: Sequence[Tile] | None = None,
) -> list[Step]:
    """Return the steps that carry out the effects of a ruling.

    ``event``: the play or act that was the fault. ``by``: the adversary who claimed, who picks the
    end where the code leaves that to the adversary. ``picks``: the tiles drawn unseen from a hand
    that has too many; drawn by ``rng`` where None, the first ones without a generator.
    """
    steps: list[Step] = []
    if not _ends(effects) and deal.over not in ("void", "stopped") and not deal.hands_open:
        if _goes_back(fault, effects, event):
            steps += _undone(deal, event)
        steps += _play(deal, effects, offender, event, _adversary(deal, offender, by))
        steps += _tiles(deal, effects, offender, rng, picks)
        if effects.hands == "called":
            caller = effects.caller or _adversary(deal, offender, by)
            # A dead hand calls nothing: its player does (VOL-06).
            caller = payer(deal.conventions, caller, deal.dead)
            side = deal.conventions.side_of(offender)
            steps.append({"do": "call", "side": side, "caller": caller})
        if effects.forbid is not None:
            seat, number = effects.forbid
            steps.append({"do": "forbid", "seat": seat, "number": number})
    steps += [{"do": "bar", "side": side, "claim": claim} for side in effects.barred]
    steps += [
        {"do": "mark", "side": side, "points": points, "claim": claim}
        for side, points in effects.marks.items()
        if points
    ]
    if _ends(effects) and deal.over not in ("void", "stopped"):
        how = "void" if effects.deal == "void" else "stopped"
        lead = ruled_lead(deal.conventions, deal.leader, effects.lead, offender)
        steps.append({"do": "end", "how": how, "lead": lead})
    elif _count_lost(deal, effects):
        steps.append({"do": "resume"})
    return steps


def _ends(effects: Effects) -> bool:
    ended = effects.partie in ENDS_PARTIE or effects.match is not None
    return effects.deal in ("void", "stops") or ended


def _count_lost(deal: OldDeal, effects: Effects) -> bool:
    """Whether the count that ended the partie is lost, so that the deal goes on (CINQ-07)."""
    if deal.over != "reached" or deal.hands_open:
        return False
    side = deal.conventions.side_of(deal.plies[-1].seat)
    fined = sum(points for who, points in deal.penalties if who == side)
    total = deal.scores[side - 1] + deal.counts[side - 1] + fined
    return total + effects.marks.get(side, 0) < deal.conventions.target


def _adversary(deal: OldDeal, offender: int, by: int | None) -> int:
    """Return the adversary who chooses: who claimed, else the next in order of play."""
    conventions = deal.conventions
    mine = conventions.side_of(offender)
    if by is not None and conventions.side_of(by) != mine:
        return by
    order = [(offender - 1 + step) % conventions.seats + 1 for step in range(conventions.seats)]
    first = next(seat for seat in order if conventions.side_of(seat) != mine)
    return payer(conventions, first, deal.dead)


# -------------------------------------------------------------------- the tile in question
def _goes_back(fault: str, effects: Effects, event: OldPly | OldAct | None) -> bool:
    """Whether a last tile goes back though the article does not say so: nobody may go out by it."""
    if effects.play is not None or not isinstance(event, OldPly):
        return False
    return fault == "undue_last" or (fault == "out_of_turn" and event.held == 1)


def _undone(deal: OldDeal, event: OldPly | OldAct | None) -> list[Step]:
    """A last tile played unduly goes back: his hand is to be called, or play simply goes on."""
    return [{"do": "take_back", "to": event.n}] if event and _stands(deal, event) else []


def _stands(deal: OldDeal, event: OldPly | OldAct) -> bool:
    """Whether a play lies on the table still; what was announced meanwhile makes it no other."""
    return isinstance(event, OldPly) and any(ply.n == event.n for ply in deal.plies)


def _play(
    deal: OldDeal, effects: Effects, seat: int, event: OldPly | OldAct | None, by: int
) -> list[Step]:
    play = effects.play
    if play is None or event is None:
        return []
    steps: list[Step] = []
    standing = _stands(deal, event)
    if play == "may_lay_later":
        return [{"do": "excuse", "ply": event.n}]
    if standing and play in BACK:
        steps.append({"do": "take_back", "to": event.n})
    if play in ("lies_open", "must_play") and event.tile is not None:
        returned = standing and play == "lies_open"
        if returned or event.tile in deal.hand(seat):
            chooser = effects.chooser or "owner"
            steps.append(
                {"do": "open", "seat": seat, "tile": str(event.tile), "chooser": chooser, "by": by}
            )
    elif play == "other_end" and isinstance(event, OldPly) and standing:
        steps += _other_end(deal, event)
    elif play == "named_tile" and isinstance(event, OldPly) and event.named is not None:
        steps.append({"do": "named", "seat": seat, "tile": str(event.named)})
    return steps


def _other_end(deal: OldDeal, ply: OldPly) -> list[Step]:
    """Lay the tile where it fits: at the other end, or the other way round (FAULT-03)."""
    play = state_before(deal, ply.n)
    codes = {LEFT: play.left, RIGHT: play.right}
    names = {LEFT: "left", RIGHT: "right"}
    for end in (1 - ply.end, ply.end):
        if deal._joins.halves[codes[end]][ply.move.action >> 2]:
            return [{"do": "lay", "seat": ply.seat, "tile": str(ply.tile), "end": names[end]}]
    return []


# -------------------------------------------------------------------- hands put right
def _from_stock(deal: OldDeal, seat: int, off: int, drawn: list[Tile]) -> list[Step]:
    taken = [str(tile) for tile in deal.stock[: max(0, -off)]]
    return [{"do": "take", "seat": seat, "tiles": taken}] if taken else []


def _drawn_back(deal: OldDeal, seat: int, off: int, drawn: list[Tile]) -> list[Step]:
    return [{"do": "return", "seat": seat, "tiles": [str(tile) for tile in drawn]}] if drawn else []


def _face_up(deal: OldDeal, seat: int, off: int, drawn: list[Tile]) -> list[Step]:
    return [{**step, "up": True} for step in _drawn_back(deal, seat, off, drawn)]


_REMEDIES: Final[Mapping[str, Callable[[OldDeal, int, int, list[Tile]], list[Step]]]] = (
    MappingProxyType(
        {
            "from_stock": _from_stock,
            "from_astray": _from_stock,
            "drawn_back": _drawn_back,
            "to_stock_up": _face_up,
        }
    )
)


def _tiles(
    deal: OldDeal,
    effects: Effects,
    seat: int,
    rng: Random | None,
    picks: Sequence[Tile] | None,
) -> list[Step]:
    remedy: Any = _REMEDIES.get(effects.tiles or "")
    if remedy is None:
        return []
    off = served(deal, seat) - deal.conventions.hand
    hand = list(deal.hand(seat))
    excess = min(max(0, off), len(hand) - 1)
    if picks is not None:
        drawn = list(picks)[:excess]
    elif effects.tiles == "to_stock_up":
        seen = [tile for tile in hand if tile in deal.seen_tiles.get(seat, ())]
        drawn = [*seen, *(tile for tile in hand if tile not in seen)][:excess]
    else:
        drawn = rng.sample(hand, excess) if rng is not None else hand[:excess]
    steps: list[Step] = remedy(deal, seat, off, drawn)
    return steps

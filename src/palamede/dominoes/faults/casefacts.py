"""The facts and the moment of a claim, read from the deal: what is public, or the truth."""

from __future__ import annotations

from typing import Any

from palamede.dominoes.faults.evidence import HANDS, Found, laid_after, served
from palamede.dominoes.faults.facts import FACTS
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.olddeeds import state_before
from palamede.dominoes.faults.oldply import OldAct, OldPly
from palamede.dominoes.moves import LEFT, RIGHT
from palamede.dominoes.scoring import side_totals

__all__ = ["acted_since", "facts_of", "had_turn_since", "held_at", "moment_of_claim"]


# -------------------------------------------------------------------- when
def moment_of_claim(deal: OldDeal, fault: str, event: OldPly | OldAct | None, at: int) -> str:
    """Return the moment of a claim made while the deal was played, after event number ``at``.

    Who goes to the stock has acted, as who passes has: he says that he cannot play.
    """
    plies = [ply for ply in deal.plies if ply.n <= at]
    if not any(ply.kind == "lay" for ply in plies):
        return "before_lead"
    if event is None or fault in HANDS or fault == "shown_in_serving":
        return _moment_of_hands(deal, plies)
    if had_turn_since(deal, event, at):
        leading = isinstance(event, OldPly) and event.n == plies[0].n
        return "after_leader_again" if leading else "after_own_turn"
    return "after_next" if acted_since(deal, event, at) else "before_next"


def _moment_of_hands(deal: OldDeal, plies: list[OldPly]) -> str:
    """Return the moment for what no play made: counted from the lead."""
    firsts: dict[int, int] = {}
    for ply in plies:
        if ply.kind == "lay":
            firsts.setdefault(ply.seat, ply.n)
    if len(firsts) == deal.conventions.seats:
        later = any(ply.n > max(firsts.values()) for ply in plies)
        return "after_own_turn" if later else "after_all_laid_one"
    if any(ply.seat == plies[0].seat for ply in plies[1:]):
        return "after_leader_again"
    return "after_next" if len(plies) > 1 else "before_next"


def acted_since(deal: OldDeal, event: OldPly | OldAct, at: int) -> bool:
    """Whether another player has shown a tile, drawn or passed since an event."""
    return any(_others_since(deal, event, at))


def _others_since(deal: OldDeal, event: OldPly | OldAct, at: int) -> list[int]:
    seen: list[OldPly | OldAct] = [*deal.plies]
    seen += [act for act in deal.acts if act.kind == "shown"]
    return [
        each.n
        for each in sorted(seen, key=lambda each: each.n)
        if event.n < each.n <= at and each.seat != event.seat
    ]


def had_turn_since(deal: OldDeal, event: OldPly | OldAct, at: int) -> bool:
    """Whether the offender has played, drawn or passed again, others having acted meanwhile."""
    others = _others_since(deal, event, at)
    return any(others and others[0] < ply.n <= at and ply.seat == event.seat for ply in deal.plies)


# -------------------------------------------------------------------- what
def held_at(deal: OldDeal, seat: int, number: int) -> int:
    """Return how many tiles a seat held before the event of that number: public."""
    later = [ply.kind for ply in deal.plies if ply.seat == seat and ply.n >= number]
    return len(deal.hand(seat)) + later.count("lay") - later.count("draw")


def facts_of(
    deal: OldDeal,
    offender: int,
    found: Found,
    *,
    own: bool,
    at: int,
    public: bool,
) -> dict[str, Any]:
    """Return the facts of a case; those that hidden tiles decide are left out where ``public``."""
    event = found.event
    number = at + 1 if event is None else event.n
    known: dict[str, Any] = {
        "tiles_left": held_at(deal, offender, number),
        "owned_up": own,
        "restorable": True,
        "shows_tiles": deal.hands_open or _draws_since(deal, number),
        "culprit_known": True,
        "nameable": True,
        "astray": False,
        "while_taking": False,
        "said_by_rule": False,
        "informs_partner": True,
        "on_purpose": False,
        "in_mix": False,
        "forced": False,  # who has nothing else to lay may lay it: the deal sees to that
        "turned_up": offender in deal.turned_up,
        "tile_shown": event is not None and event.tile is not None,
    }
    partner = _partner(deal, offender)
    if partner is not None:
        known["partner_tiles_left"] = held_at(deal, partner, number)
    known |= _hand_facts(deal, offender)
    if event is not None:
        known["turn_since"] = had_turn_since(deal, event, at)
        if isinstance(event, OldAct):
            known |= _act_facts(deal, event)
        elif event in deal.plies:  # else a ruling has taken it back
            known |= _ply_facts(deal, event, public)
    if not public or deal.hands_open:
        known |= _pip_facts(deal, offender)
    return known


def _partner(deal: OldDeal, seat: int) -> int | None:
    mine = deal.conventions.seats_of(deal.conventions.side_of(seat))
    return next((each for each in mine if each != seat), None)


def _draws_since(deal: OldDeal, number: int) -> bool:
    return any(ply.kind == "draw" and ply.n > number for ply in deal.plies)


def _hand_facts(deal: OldDeal, offender: int) -> dict[str, Any]:
    """Return what the numbers of tiles tell, which everybody can count."""
    size = deal.conventions.hand
    off = [served(deal, seat) - size for seat in range(1, deal.conventions.seats + 1)]
    wrong = sorted(each for each in off if each)
    return {
        "hands_right": not wrong,
        "stock_true": sum(off) == 0,
        "other_lacks_it": len(wrong) == 2 and sum(wrong) == 0,
        "excess_seen": offender in deal.seen_tiles,
    }


def _ply_facts(deal: OldDeal, ply: OldPly, public: bool) -> dict[str, Any]:
    known: dict[str, Any] = {
        "his_turn": ply.in_turn,
        "leading": ply.n == deal.plies[0].n,
        "points": ply.count,
        "game_closed_by_it": deal.over == "closed" and not _laid_since(deal, ply),
    }
    if ply.kind == "lay":
        known["number"] = ply.move.leaves
        known["fits"] = _where(deal, ply.move.action >> 2, ply.n)
        # Whether it was laid to be shown to the partner is not to be told: who claims may say so.
        known["on_purpose"] = deal.conventions.paired and not ply.fits
        pips = _adversary_pips(deal, ply, public)
        if pips is not None:
            known["adversary_pips"] = pips
    else:
        sure, truly = laid_after(deal, ply)
        if sure or not public or deal.hands_open:
            known["offered_later"] = truly
    return known


def _laid_since(deal: OldDeal, ply: OldPly) -> bool:
    return any(each.kind == "lay" and each.n > ply.n for each in deal.plies)


def _act_facts(deal: OldDeal, act: OldAct) -> dict[str, Any]:
    played = any(ply.seat == act.seat and ply.n > act.n for ply in deal.plies)
    known: dict[str, Any] = {"his_turn": act.due == act.seat and not played, "leading": False}
    if act.tile is not None:
        known["fits"] = _where(deal, deal._joins.tiles.index(act.tile), None)
        known["number"] = act.tile.high
    known |= {name: value for name, value in act.details.items() if name in FACTS}
    return known


def _where(deal: OldDeal, index: int, number: int | None) -> str:
    """Return at how many ends a tile fits: now, or before the ply of that number."""
    play = deal._play if number is None else state_before(deal, number)
    if play.left < 0:
        return "both"
    ends = {LEFT: play.left, RIGHT: play.right}
    fitting = sum(bool(deal._joins.halves[code][index]) for code in ends.values())
    return ("nowhere", "one", "both")[fitting]


# -------------------------------------------------------------------- pips
def _pip_facts(deal: OldDeal, offender: int) -> dict[str, Any]:
    conventions = deal.conventions
    totals = side_totals(conventions, deal.pips)
    mine = totals[conventions.side_of(offender) - 1]
    return {
        "hand_pips": deal.pips[offender - 1],
        "hands_pips": sum(deal.pips),
        "lower": totals.count(min(totals)) == 1 and mine == min(totals),
        "tie": totals.count(min(totals)) > 1 and mine == min(totals),
    }


def _adversary_pips(deal: OldDeal, ply: OldPly, public: bool) -> int | None:
    """Return the pips of the other sides at a fault (FAULT-01).

    From what is public, a number that decides in the same way, or None where the least and the
    greatest possible ones differ in whether the deal was near the end.
    """
    conventions = deal.conventions
    mine = conventions.side_of(ply.seat)
    others = [s for s in range(1, conventions.seats + 1) if conventions.side_of(s) != mine]
    play = state_before(deal, ply.n)
    if not public or deal.hands_open:
        hands = [play.hands[seat - 1] for seat in others]
        return sum(tile.pips for hand in hands for tile in deal._tiles(hand))
    held = sum(held_at(deal, seat, ply.n) for seat in others)
    drawn = _draws_since(deal, ply.n)
    laid = [each for each in deal.plies if each.kind == "lay"]
    known = [
        each.tile.pips
        for each in laid
        if each.tile is not None and each.n > ply.n and each.seat in others and not drawn
    ]
    gone = {each.tile for each in laid if not drawn or each.n <= ply.n}
    pool = sorted(tile.pips for tile in conventions.tiles if tile not in gone)
    rest = held - len(known)
    score = deal.scores[mine - 1]
    least = sum(known) + sum(pool[:rest])
    most = sum(known) + sum(pool[len(pool) - rest :])
    if score + least >= conventions.target:
        return least
    return most if score + most < conventions.target else None

"""After a deal and after a partie: winners, marks, the next lead, accounts."""

from __future__ import annotations

from typing import Any

from tests.second.play import State, Tile, all_tiles, over, side_of
from tests.second.presets import Rules


def sides_count(rules: Rules) -> int:
    """How many sides play."""
    return int(rules["seats"]) if rules["sides"] == "solo" else 2


def seats_of(rules: Rules, side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat in range(1, rules["seats"] + 1) if side_of(rules, seat) == side]


def pips(state: State) -> list[int]:
    """Pips left in each hand."""
    return [sum(a + b for a, b in hand) for hand in state["hands"]]


def in_order(rules: Rules, leader: int) -> list[int]:
    """All seats in order of play, the one after the leader first and the leader last."""
    seats = rules["seats"]
    return [(leader + step) % seats + 1 for step in range(seats)]


def winning_sides(state: State, kind: str) -> list[int]:
    """The sides that won the deal; several only when a tied block is shared."""
    rules = state["rules"]
    if kind == "reached":
        return [side_of(rules, state["reached"])]
    if kind == "domino" and rules["goal"] == "fewest":
        return [side_of(rules, state["out"])]
    left = pips(state)
    totals = {
        side: sum(left[seat - 1] for seat in seats_of(rules, side))
        for side in range(1, sides_count(rules) + 1)
    }
    best = max(totals.values()) if rules["goal"] == "most" else min(totals.values())
    tied = [side for side in totals if totals[side] == best]
    if len(tied) == 1:
        return tied
    if rules["blocked_tie"] == "primacy":
        for seat in in_order(rules, state["leader"]):
            if side_of(rules, seat) in tied:
                return [side_of(rules, seat)]
    if rules["blocked_tie"] == "split" and len(tied) < len(totals):
        return tied
    return []


def payment(state: State, kind: str, winners: list[int]) -> int:
    """What each winning side marks at the end of the deal, counts of the play apart."""
    rules = state["rules"]
    if kind == "reached" or not winners:
        return 0
    how = rules["pay_out"]
    if kind == "closed" and rules["pay_block"] != "same":
        how = rules["pay_block"]
    if how == "nothing":
        return 0
    if how == "hand":
        return 1 // len(winners)
    left = pips(state)
    won = [seat for seat in range(1, rules["seats"] + 1) if side_of(rules, seat) in winners]
    others = sum(p for seat, p in enumerate(left, 1) if seat not in won)
    # Sides that share a won deal are tied, so each of them holds the same number of pips.
    own = (sum(left) - others) // len(winners)
    paid = {"opponents": others, "all": sum(left), "winner_own": own}[how]
    paid //= len(winners)
    if rules["rounding"] == "nearest_5":
        paid = (paid + 2) // 5 * 5
    return int(paid // rules["unit"])


def outcome(state: State) -> dict[str, Any] | None:
    """Kind, seat that went out, winning seats, pips by seat, marks by side."""
    kind = over(state)
    if kind is None:
        return None
    rules = state["rules"]
    winners = winning_sides(state, kind)
    marks = [0] * sides_count(rules)
    for side, points in events(state):
        marks[side - 1] += points
    return {
        "kind": kind,
        "out": state["out"],
        "winners": [s for s in range(1, rules["seats"] + 1) if side_of(rules, s) in winners],
        "pips": pips(state),
        "marks": marks,
    }


def events(state: State) -> list[tuple[int, int]]:
    """Every mark of the deal in order, as (side, points)."""
    kind = over(state)
    assert kind is not None
    winners = winning_sides(state, kind)
    paid = payment(state, kind, winners)
    return [*state["counts"], *((side, paid) for side in winners if paid)]


def forced_lead(rules: Rules, hands: list[set[Tile]]) -> tuple[int, Tile] | None:
    """Who leads the first deal and with what, when the tiles decide it."""
    if rules["first_lead"] != "highest_double":
        return None
    held = [(tile, seat) for seat, hand in enumerate(hands, 1) for tile in hand]
    doubles = [(tile, seat) for tile, seat in held if tile[0] == tile[1]]
    if doubles:
        tile, seat = max(doubles)
    else:
        tile, seat = max(held, key=lambda pair: (sum(pair[0]), pair[0][1]))
    return seat, tile


def next_lead(state: State, result: dict[str, Any]) -> int | None:
    """Who leads the next deal; None when the tiles of that deal will say."""
    rules = state["rules"]
    seats: int = rules["seats"]
    leader: int = state["leader"]
    onward = leader % seats + 1
    back = (leader - 2) % seats + 1
    rule = rules["next_lead"]
    winners: list[int] = result["winners"]
    if not winners:
        if rules["tie_lead"] == "same":
            return leader
        return back if rule == "rotate_back" else onward
    if rule == "rotate":
        return onward
    if rule == "rotate_back":
        return back
    if rule == "first_lead":
        return None  # drawn again, or the highest double again
    if result["out"] in winners:
        winner: int = result["out"]
    else:
        # The lightest hand of the side that won (where the most pips win, the heaviest); equal
        # hands by the order after the leader.
        order = in_order(rules, leader)
        sign = -1 if rules["goal"] == "most" else 1
        winner = min(winners, key=lambda s: (sign * result["pips"][s - 1], order.index(s)))
    return winner if rule == "winner" else winner % seats + 1


class Match:
    """Totals of a partie, who has won it, what it is worth and who pays whom."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.totals = [0] * sides_count(rules)
        self.events: list[tuple[int, int]] = []
        self.deals = 0
        self.takers: list[int] = []  # seats that won a deal alone, as a stake of the pot asks

    def add(self, state: State) -> None:
        """Enter a finished deal."""
        self.deals += 1
        result = outcome(state)
        assert result is not None
        if len(result["winners"]) == 1:
            self.takers += result["winners"]
        for side, points in events(state):
            self.totals[side - 1] += points
            self.events.append((side, points))

    def finished(self) -> bool:
        """Whether the partie is over."""
        if self.rules["match_end"] == "deals":
            return bool(self.deals >= self.rules["target"])
        if self.rules["match_end"] == "pot":
            return bool(len(self.takers) >= self.rules["seats"])
        best = max(self.totals)
        # Equal totals at or past the target play on until a deal separates them.
        return bool(best >= self.rules["target"] and self.totals.count(best) == 1)

    def winner(self) -> int | None:
        """The side that won; None while it goes on and when it is drawn."""
        best = max(self.totals)
        if not self.finished() or self.totals.count(best) != 1:
            return None
        return self.totals.index(best) + 1

    def multiplier(self) -> int:
        """1; with bredouille 2 (petite) or 3 (grande)."""
        side = self.winner()
        if side is None or self.rules["match_value"] != "bredouille":
            return 1
        who = [marker for marker, _ in self.events]
        if who.count(side) == len(who):
            return 3
        last_of_others = max(i for i, marker in enumerate(who) if marker != side)
        return 2 if who.index(side) > last_of_others else 1

    def accounts(self, dead: int | None = None) -> list[int]:
        """What each seat has won (+) or paid (-), in whole stakes."""
        rules, stake = self.rules, self.rules["stake"]
        seats = rules["seats"]
        side = self.winner()
        if rules["match_end"] == "pot":
            return [stake * (self.takers.count(s) - 1) for s in range(1, seats + 1)]
        if side is None:
            return [0] * seats
        stake *= self.multiplier()
        if rules["sides"] == "solo":
            balance = [-stake] * seats
            balance[side - 1] = stake * (seats - 1)
            return balance
        balance = [stake if side_of(rules, s) == side else -stake for s in range(1, seats + 1)]
        if dead is not None:
            # His partner plays for two and pays for two.
            partner = (dead + 1) % 4 + 1
            balance[partner - 1] *= 2
            balance[dead - 1] = 0
        return balance


def check_tiles(state: State) -> bool:
    """Whether hands, stock and line are the whole set, each tile once."""
    found = sorted([tile for hand in state["hands"] for tile in hand] + state["stock"])
    found = sorted(found + [piece[0] for piece in state["line"]])
    removed = state["rules"]["removed"]
    return found == [tile for tile in all_tiles(state["rules"]) if tile not in removed]

"""Stakes: who pays whom, in whole units, the sum of all accounts being nought after every event.

Accounts are lists by seat, counted from seat 1. Rows POULE-01, POULE-02, VOL-06, VOL-08, VOL-12.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from palamede.dominoes.conventions import Conventions

__all__ = [
    "GRANDE",
    "PETITE",
    "SIMPLE",
    "leaver_of_pot",
    "leaver_pays",
    "multiplier",
    "payer",
    "settle_partie",
    "settle_pot",
    "settle_ruled",
]

SIMPLE, PETITE, GRANDE = 1, 2, 3
"""What a partie is worth: simple, by a petite bredouille, by a grande (VOL-08)."""


def multiplier(conventions: Conventions, marked: Iterable[tuple[int, int]], winner: int) -> int:
    """Return what a won partie is worth: 1, 2 (petite bredouille) or 3 (grande), VOL-08.

    ``marked``: (side, points) in the order in which they were marked, points above nought.
    ``winner``: the side that won.
    """
    if conventions.match_value != "bredouille":
        return SIMPLE
    sides = [side for side, points in marked if points > 0]
    others = [place for place, side in enumerate(sides) if side != winner]
    if not others:
        return GRANDE
    own = [place for place, side in enumerate(sides) if side == winner]
    return PETITE if own and own[0] > others[-1] else SIMPLE


def payer(conventions: Conventions, seat: int, dead: int | None) -> int:
    """Return the seat whose purse answers for a seat: the dead man's is his player's (VOL-06)."""
    if seat != dead:
        return seat
    return next(other for other in conventions.seats_of(conventions.side_of(seat)) if other != seat)


def settle_partie(
    conventions: Conventions, winners: Sequence[int], times: int, *, dead: int | None = None
) -> list[int]:
    """Return what a finished partie adds to the accounts: each loser pays ``times`` stakes.

    ``winners``: the seats that won, none if the partie is drawn. What the losers pay is shared
    equally.
    """
    accounts = [0] * conventions.seats
    if not winners:
        return accounts
    due = conventions.stake * times
    losers = [seat for seat in range(1, conventions.seats + 1) if seat not in winners]
    for seat in losers:
        accounts[payer(conventions, seat, dead) - 1] -= due
    shares = share(due * len(losers), winners)
    for seat, gain in zip(winners, shares, strict=True):
        accounts[payer(conventions, seat, dead) - 1] += gain
    return accounts


def settle_pot(conventions: Conventions, takers: Sequence[int]) -> list[int]:
    """Return the accounts of a pot, one stake having gone to each of ``takers`` (POULE-02).

    While stakes are left in the pot the accounts are short of nought by what it holds.
    """
    accounts = [-conventions.stake] * conventions.seats
    for seat in takers:
        accounts[seat - 1] += conventions.stake
    return accounts


def settle_ruled(
    conventions: Conventions,
    loser: int | None,
    takers: Sequence[int],
    *,
    paid: bool,
    dead: int | None = None,
) -> list[int]:
    """Return the accounts of a partie that a ruling has ended (FAULT-12, FAULT-17, POULE-04).

    What is left in a pot goes back to all. ``loser``: the side that lost, None where none did; it
    pays a stake to everybody else, but not where the ruling itself said who pays (``paid``).
    """
    everybody = range(1, conventions.seats + 1)
    accounts = [0] * conventions.seats
    if conventions.match_end == "pot":
        accounts = settle_pot(conventions, takers)
        for place, gain in enumerate(share(-sum(accounts), everybody)):
            accounts[place] += gain
    if loser is None or paid:
        return accounts
    losers = conventions.seats_of(loser)
    others = [seat for seat in everybody if seat not in losers]
    for seat in others:
        accounts[payer(conventions, seat, dead) - 1] += conventions.stake
    for seat, due in zip(losers, share(conventions.stake * len(others), losers), strict=True):
        accounts[payer(conventions, seat, dead) - 1] -= due
    return accounts


def share(amount: int, seats: Sequence[int]) -> list[int]:
    """Share an amount equally; units left over go one by one to the first of ``seats``."""
    each, left = divmod(amount, len(seats))
    return [each + (place < left) for place in range(len(seats))]


def leaver_pays(
    conventions: Conventions, seat: int, parties_left: int, *, dead: int | None = None
) -> list[int]:
    """Return what it adds to the accounts that a player leaves (VOL-12).

    He pays one stake for each partie left to play, the one he breaks off included; the others share
    it, units that cannot be shared going one by one to the nearest at his right. The dead hand has
    no purse.
    """
    accounts = [0] * conventions.seats
    paid = conventions.stake * parties_left
    accounts[seat - 1] = -paid
    others = [other for other in at_the_right(conventions, seat) if other != dead]
    for other, gain in zip(others, share(paid, others), strict=True):
        accounts[other - 1] = gain
    return accounts


def leaver_of_pot(conventions: Conventions, takers: Sequence[int], seat: int) -> list[int]:
    """Return the accounts of a pot that a player leaves: the others share what is still in it.

    Stakes won stay won, and his own is lost, like that of a partie broken off (VOL-12).
    """
    accounts = settle_pot(conventions, takers)
    others = at_the_right(conventions, seat)
    for other, gain in zip(others, share(-sum(accounts), others), strict=True):
        accounts[other - 1] += gain
    return accounts


def at_the_right(conventions: Conventions, seat: int) -> list[int]:
    """Return the other seats, the nearest at the right first."""
    seats = conventions.seats
    return [(seat + step) % seats + 1 for step in range(seats - 1)]

"""What a sheet says as plain data: for the page, and for who reads it in another program."""

from __future__ import annotations

from typing import Any

from palamede.arbiter.fold import SheetDeal, State
from palamede.arbiter.parties import SheetPartie
from palamede.arbiter.sheet import Sheet
from palamede.arbiter.told import told_verdict, words
from palamede.dominoes.preset_texts import PRESET_TEXTS
from palamede.dominoes.series import length

__all__ = ["view_of"]

Json = dict[str, Any]


def view_of(sheet: Sheet) -> Json:
    """Return what a sheet says: players, what is to do, parties with deals and rulings, accounts.

    Seats count from 1; ``accounts`` are whole stakes by player over all parties, sum 0 between
    them; ``settlement`` says who pays whom.
    """
    state = sheet.state
    conventions, series = state.conventions, state.series
    accounts = series.accounts
    return {
        "rules": state.rules,
        "title": words(PRESET_TEXTS[state.rules].title),
        "codes": list(state.codes),
        "stake": conventions.stake,
        "players": list(series.players),
        "seats": conventions.seats,
        "sides": [list(conventions.seats_of(side)) for side in _sides(state)],
        "partners": conventions.sides != "solo",
        "dead_hand": conventions.sides == "dead_hand",
        "counts": conventions.count != "none",
        "draws": conventions.draw != "none",
        "stock": conventions.stock_size,
        "tiles": [str(tile) for tile in conventions.tiles],
        "series": conventions.series,
        "length": length(conventions),
        "pool": conventions.match_end in ("pot", "last_out"),
        "to_do": state.to_do,
        "tile_decides": bool(state.partie and state.to_do == "deal" and state.partie.tile_decides),
        "partnerships": [sorted(pair) for pair in series.partnerships],
        "parties": [
            _partie(partie, deals, number)
            for number, (partie, deals) in enumerate(
                zip(state.parties, state.deals, strict=True), start=1
            )
        ],
        "accounts": accounts,
        "wins": series.wins,
        "settlement": settlement(accounts),
        "in_force": [dict(entry) for entry in sheet.in_force],
    }


def _sides(state: State) -> range:
    return range(1, state.conventions.sides_count + 1)


def settlement(accounts: dict[str, int]) -> list[Json]:
    """Return payments that bring every account to nought, the largest first.

    >>> settlement({"Anne": 10, "Bruno": -4, "Chloé": -6})
    [{'from': 'Chloé', 'to': 'Anne', 'amount': 6}, {'from': 'Bruno', 'to': 'Anne', 'amount': 4}]
    """
    left = dict(accounts)
    payments: list[Json] = []
    while True:
        debtor = min(left, key=lambda name: left[name], default="")
        creditor = max(left, key=lambda name: left[name], default="")
        amount = min(-left.get(debtor, 0), left.get(creditor, 0))
        if amount <= 0:
            return payments
        payments.append({"from": debtor, "to": creditor, "amount": amount})
        left[debtor] += amount
        left[creditor] -= amount


def _partie(partie: SheetPartie, deals: list[SheetDeal], number: int) -> Json:
    return {
        "number": number,
        "names": list(partie.names),
        "scores": list(partie.scores),
        "finished": partie.finished,
        "winner": list(partie.winner),
        "times": partie.multiplier,
        "accounts": list(partie.accounts),
        "pot": partie.pot,
        "deals": [_deal(deal, partie) for deal in deals],
    }


def _deal(deal: SheetDeal, partie: SheetPartie) -> Json:
    outcome = deal.outcome
    return {
        "number": deal.number,
        "leader": deal.leader,
        "mixer": deal.mixer,
        "kind": outcome.kind if outcome else None,
        "out": outcome.out if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
        "pips": list(outcome.pips) if outcome else [],
        "marks": list(outcome.marks) if outcome else [],
        "scores": list(deal.scores) if deal.scores is not None else None,
        "culotte": bool(outcome and outcome.culotte),
        "verdicts": [told_verdict(verdict, partie.names) for verdict in deal.verdicts],
    }

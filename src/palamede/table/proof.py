"""Proving the deals of a record: the tiles that were dealt are those that the protocol gives.

The record must hold what was promised before the partie (``[Commit]``, ``[SeatCommits]``), what the
seats added (``[SeatSeeds]``), and what was published after it (``[Reveal]``). Everything is worked
out anew from these; no server is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from palamede.dgn.checked import Checked, CheckedDeal, CheckedPartie
from palamede.dgn.checker import check
from palamede.dgn.places import read_places
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.match import Partie
from palamede.dominoes.seatnames import DEAD_HAND
from palamede.dominoes.tiles import Tile
from palamede.table import fairdeal
from palamede.table.follow import follow
from palamede.table.old.state import Old
from palamede.table.state import Fair, Seat, TableState

__all__ = ["DealProof", "PartieProof", "prove"]

_ENTRY = re.compile(r"(\d+): ([0-9a-fA-F]*)( server)?")


@dataclass(frozen=True, slots=True)
class DealProof:
    """One deal held against the protocol. ``fault``: None, ``lead``, ``hands``, ``stock``,
    ``unknown-tiles``, ``unknown-places`` or ``play``.
    """

    number: int
    fault: str | None = None


@dataclass(slots=True)
class PartieProof:
    """One partie held against the protocol.

    ``fault`` says why nothing can be proved, or what is false: ``no-proof``, ``other-protocol``,
    ``not-revealed``, ``rules``, ``commit``, ``seeds`` or ``seat-commit``; ``seat`` is that of the
    fault, where there is one.
    """

    number: int
    fault: str | None = None
    seat: int | None = None
    deals: list[DealProof] = field(default_factory=list)
    by_server: list[int] = field(default_factory=list)
    """Seats that added nothing of their own."""

    @property
    def proved(self) -> bool:
        """Whether every deal of the partie is as the protocol gives it."""
        return self.fault is None and all(deal.fault is None for deal in self.deals)


class _NotProvedError(Exception):
    def __init__(self, fault: str, seat: int | None = None) -> None:
        super().__init__(fault)
        self.fault = fault
        self.seat = seat


def prove(source: str | Checked) -> list[PartieProof]:
    """Return for every partie of a record whether its deals are those of the protocol."""
    checked = check(source) if isinstance(source, str) else source
    return [_prove(partie) for partie in checked.parties]


def _prove(partie: CheckedPartie) -> PartieProof:
    proof = PartieProof(partie.number)
    try:
        state = _table(partie, proof)
        proof.deals.extend(_deals(state, partie))
    except _NotProvedError as error:
        proof.fault, proof.seat = error.fault, error.seat
    return proof


def _table(partie: CheckedPartie, proof: PartieProof) -> TableState:
    """Return a table at which the shuffle of this partie is about to be done."""
    record, conventions = partie.record, partie.table.conventions
    protocol = record.value("Shuffle")
    if protocol is None:
        raise _NotProvedError("no-proof")
    if protocol != fairdeal.PROTOCOL:
        raise _NotProvedError("other-protocol")
    if conventions is None:
        raise _NotProvedError("rules")
    names = partie.table.names or tuple(map(str, range(1, conventions.seats + 1)))
    state = TableState()
    state.partie = Partie(conventions, names)
    state.seats = [
        Seat(number, name, "dead" if name == DEAD_HAND else "human")
        for number, name in enumerate(state.partie.names, start=1)
    ]
    if partie.table.old:
        state.old = Old(tuple(conventions.faults.split("+")))
    state.fair = _fair(record.value("Reveal"), record.value("Commit"))
    for seat, text, by_server in _entries(record.value("SeatSeeds")):
        if len(text) != 2 * fairdeal.SEED_BYTES:
            raise _NotProvedError("seeds", seat)
        state.fair.seeds[seat] = text
        if by_server:
            proof.by_server.append(seat)
    for seat, text, _ in _entries(record.value("SeatCommits")):
        state.fair.commits[seat] = text
    _check_seats(state, proof)
    return state


def _fair(secret: str | None, commit: str | None) -> Fair:
    if secret is None:
        raise _NotProvedError("not-revealed")
    if not re.fullmatch(f"[0-9a-fA-F]{{{2 * fairdeal.SECRET_BYTES}}}", secret):
        raise _NotProvedError("commit")
    if fairdeal.commitment(bytes.fromhex(secret)) != (commit or "").lower():
        raise _NotProvedError("commit")
    return Fair(secret=secret)


def _entries(text: str | None) -> Iterator[tuple[int, str, bool]]:
    for part in (text or "").split(";"):
        found = _ENTRY.fullmatch(part.strip())
        if found is not None:
            yield int(found[1]), found[2].lower(), found[3] is not None
        elif part.strip():
            raise _NotProvedError("seeds")


def _check_seats(state: TableState, proof: PartieProof) -> None:
    """Every player's bytes are there; those that were promised are the ones promised."""
    fair = state.fair
    if sorted(fair.seeds) != [seat.number for seat in state.players]:
        raise _NotProvedError("seeds")
    for seat, seed in fair.seeds.items():
        if seat in proof.by_server:
            continue
        if fair.commits.get(seat) != fairdeal.commitment(bytes.fromhex(seed)):
            raise _NotProvedError("seat-commit", seat)


def _deals(state: TableState, partie: CheckedPartie) -> Iterator[DealProof]:
    for checked in partie.deals:
        fault = _next_deal(state, checked)
        yield DealProof(checked.number, fault)
        if fault is not None:
            return  # what comes after it cannot be worked out


def _tells_stock(checked: CheckedDeal) -> bool:
    tag = checked.record.tag("Stock")
    return tag is not None and "?" not in tag.value


def _next_deal(state: TableState, checked: CheckedDeal) -> str | None:
    """Deal by the protocol, compare, and play the deal as recorded; return what is wrong."""
    if state.old is not None:
        return _next_old(state, state.old, checked)
    played = checked.deal
    if played is None:
        return "unknown-tiles"
    dealt = _dealt(state)
    if dealt is None:
        return "play"
    hands = [[Tile.parse(tile) for tile in hand] for hand in dealt["hands"]]
    stock = [Tile.parse(tile) for tile in dealt["stock"]]
    differing = _differing(checked, played, dealt["lead"], hands, stock)
    if differing is not None:
        return differing
    assert state.partie is not None and state.partie.deal is not None
    try:
        for move in played.move_stack:
            state.partie.deal.push(move)
        if played.is_over():
            state.partie.settle()
    except PalamedeError:
        return "play"
    return None


def _next_old(state: TableState, old: Old, checked: CheckedDeal) -> str | None:
    """Mix by the protocol, let each take the places that he took, and book the deal as ruled.

    What a ruling drew unseen from a hand is believed: the deal goes on from it, and no other deal
    hangs on it.
    """
    desk, partie = checked.desk, state.partie
    assert partie is not None
    if desk is None:
        return "unknown-tiles"
    places = read_places(checked.record, checked.table, _unheard)
    if places is None:
        return "unknown-places"
    if _dealt(state) is None:
        return "play"
    assert old.taking is not None
    for seat, taken in enumerate(places, start=1):
        old.taking.take(seat, taken)
    hands, stock = old.taking.hands(), old.taking.stock()
    lead, _ = partie.lead_of(hands)
    differing = _differing(checked, desk.deal, lead, hands, stock)
    if differing is not None:
        return differing
    partie.leader, old.desk = lead, desk
    try:
        if desk.deal.over is not None:
            state.apply({"n": state.n + 1, "type": "counted"})
    except PalamedeError:
        return "play"
    return None


def _differing(
    checked: CheckedDeal,
    played: Deal | OldDeal,
    lead: int | None,
    hands: Sequence[Sequence[Tile]],
    stock: Sequence[Tile],
) -> str | None:
    """Return in what the deal of the record is another than that of the protocol."""
    if lead != checked.lead:
        return "lead"
    if list(map(sorted, hands)) != list(map(sorted, played.start_hands)):
        return "hands"
    if stock and not _tells_stock(checked):
        return "unknown-tiles"  # its order cannot be held against anything, that accuses nobody
    return None if list(stock) == list(played.start_stock) else "stock"


def _unheard(*args: object, **params: object) -> None:
    """Take a report: the check has told it already."""


def _dealt(state: TableState) -> dict[str, Any] | None:
    """Return the deal that the protocol gives next, after the lots where they are drawn."""
    assert state.partie is not None
    if state.partie.finished or state.partie.deal is not None:
        return None
    while True:
        state.phase = "fair"
        event = follow(state, _nothing)
        assert event is not None
        state.apply({"n": state.n + 1, **event})
        if event["type"] == "dealt":
            return event


def _nothing(count: int) -> bytes:
    raise AssertionError("a proof draws nothing")

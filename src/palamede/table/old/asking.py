"""What one may ask at an old table: who led, what lies on the table, what the gallery saw."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from palamede.dominoes.faults import Case, rule
from palamede.dominoes.faults.casefacts import moment_of_claim
from palamede.table.errors import TableError

if TYPE_CHECKING:
    from palamede.table.decide import Caller, Draft, Entropy
    from palamede.table.state import TableState

__all__ = ["VOTE_MS", "ask", "result", "vote"]

VOTE_MS = 30_000
"""So long the gallery may answer; those who do are counted (GEN-06)."""


def ask(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    """Ask who led (``row``), for the last tiles (``table``), or the gallery about a claim."""
    what, seat = command.get("what"), caller.seat
    old = state.old
    assert old is not None
    if what not in ("row", "table", "gallery"):
        raise TableError("that cannot be asked", code="bad-field", field="what")
    if old.desk is None or state.phase not in ("play", "counting"):
        raise TableError("no deal is being played", code="no-deal")
    if what == "gallery":
        return _gallery(state, command, seat)
    return [_told(state, seat, str(what))]


def _told(state: TableState, seat: int, what: str) -> Draft:
    """Answer as the code says: once the leader has the hand again nobody need say it (GEN-01)."""
    assert state.old is not None and state.old.desk is not None
    desk = state.old.desk
    deal = desk.deal
    lays = [ply for ply in deal.plies if ply.kind == "lay"]
    if what == "table":
        # The last tile of each (VOC-06), the newest last; who has laid none is not named.
        last = {ply.seat: ply for ply in lays}
        told = [ply for ply in lays if last[ply.seat] is ply]
        return {
            "type": "answered",
            "seat": seat,
            "what": what,
            "yes": True,
            "laid_by": [ply.seat for ply in told],
            "tiles": [str(ply.tile) for ply in told],
        }
    first = lays[0] if lays else None
    moment = moment_of_claim(deal, "lead_asked", first, deal._standing.n)
    case = Case(
        conventions=deal.conventions,
        codes=desk.codes,
        fault="lead_asked",
        offender=deal.leader,
        claimant=seat,
        moment=moment,
        scores=deal.scores,
        stake=desk.stake,
    )
    ruling = rule(case)
    yes = ruling.ruling == "must_answer"
    answer: Draft = {"type": "answered", "seat": seat, "what": what, "yes": yes}
    if yes:
        answer["lead"] = deal.leader if first is None else first.seat
        answer["tile"] = None if first is None else str(first.tile)
    return {**answer, "ruling": ruling.as_json()}


def _gallery(state: TableState, command: Mapping[str, Any], seat: int) -> list[Draft]:
    old = state.old
    assert old is not None and old.desk is not None
    number = command.get("claim")
    if old.vote is not None:
        raise TableError("the gallery is being asked", code="not-now")
    if not state.options["spectators"]:
        raise TableError("nobody watches this table", code="no-spectators")
    if type(number) is not int or not 1 <= number <= len(old.desk.claims):
        raise TableError(f"there is no claim {number}", code="bad-field", field="claim")
    return [{"type": "asked", "what": "gallery", "claim": number, "seat": seat}]


def vote(
    state: TableState, command: Mapping[str, Any], caller: Caller, entropy: Entropy
) -> list[Draft]:
    """Answer as one of the gallery; who plays does not vote, and nobody votes twice."""
    old = state.old
    assert old is not None
    if old.vote is None or command.get("claim", old.vote.claim) != old.vote.claim:
        raise TableError("nothing is asked", code="nothing-asked")
    if caller.seats or not caller.who:
        raise TableError("who plays does not vote", code="not-gallery")
    # The log need not know who he is, only that he has voted.
    voter = hashlib.sha256(f"{state.begun}:{old.vote.at}:{caller.who}".encode()).hexdigest()[:16]
    if voter in old.vote.answers:
        raise TableError("you have answered", code="answered")
    yes = command.get("yes") is True
    return [{"type": "voted", "claim": old.vote.claim, "yes": yes, "voter": voter}]


def result(state: TableState) -> dict[str, Any]:
    """Return the event with which a vote ends, with what the code makes of it (GEN-06)."""
    old = state.old
    assert old is not None and old.vote is not None and old.desk is not None
    desk, asked = old.desk, old.vote
    votes = list(asked.answers.values())
    case = Case(
        conventions=desk.deal.conventions,
        codes=desk.codes,
        fault="galerie_vote",
        offender=desk.claims[asked.claim - 1].against,
        claimant=asked.seat,
        moment="at_count",
        known={"votes_for": votes.count(True), "votes_against": votes.count(False)},
        scores=desk.deal.scores,
        stake=desk.stake,
    )
    return {
        "type": "answered",
        "seat": asked.seat,
        "what": "gallery",
        "claim": asked.claim,
        "yes": votes.count(True) > votes.count(False),
        "for": votes.count(True),
        "against": votes.count(False),
        "ruling": rule(case).as_json(),
    }

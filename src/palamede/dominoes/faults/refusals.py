"""What the referee's desk refuses: each error names what was asked, and what would be right.

Kinds of fault, options and rulings stand in them by their identifiers, as commands and records
write them; ``none`` stands where there is nothing to name, for translators to choose by.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from palamede.dominoes.errors import DealError

if TYPE_CHECKING:
    from palamede.dominoes.faults.claims import Claim

__all__ = ["claim_impossible", "mismatch", "no_such_choice", "no_such_claim", "others_choose"]


def claim_impossible(seat: int, fault: str, against: int, possible: Iterable[str]) -> DealError:
    """Return the error that a fault cannot be claimed here; ``possible`` are those that can."""
    may = ", ".join(possible) or "none"
    told = "nothing" if may == "none" else may
    return DealError(
        f"seat {seat} cannot claim {fault} against seat {against} now; possible: {told}",
        code="claim-impossible",
        seat=seat,
        fault=fault,
        against=against,
        possible=may,
    )


def no_such_choice(claim: Claim, option: str | None, possible: Iterable[str]) -> DealError:
    """Return the error that a claim does not leave this choice, or none any more."""
    may = ", ".join(possible) or "none"
    told = "none is left" if may == "none" else may
    return DealError(
        f"no option {option!r} on claim {claim.n}: {told}",
        code="no-such-choice",
        option=option or "none",
        claim=claim.n,
        possible=may,
    )


def others_choose(claim: Claim, seat: int, choosers: Iterable[int]) -> DealError:
    """Return the error that another side chooses: seats ``choosers``."""
    who = ", ".join(map(str, choosers))
    return DealError(
        f"seat {seat} does not choose on claim {claim.n}: the injured side does, seats {who}",
        code="others-choose",
        seat=seat,
        claim=claim.n,
        choosers=who,
    )


def mismatch(claim: Claim, written: Mapping[str, Any]) -> DealError:
    """Return the error that a record holds another ruling than the code in force gives."""
    ruling = claim.ruling
    name = (ruling.ruling if ruling else None) or "none"
    article = (ruling.article if ruling else None) or "none"
    given, given_article = str(written["ruling"]), str(written.get("article") or "none")
    right = "not ruled yet" if name == "none" else f"ruled {name} ({article})"
    return DealError(
        f"claim {claim.n} is {right}, not {given}"
        + (f" ({given_article})" if given_article != "none" else ""),
        code="ruling-mismatch",
        claim=claim.n,
        ruling=name,
        article=article,
        written=given,
        written_article=given_article,
    )


def no_such_claim(number: int, claims: int) -> DealError:
    """Return the error that there is no claim of that number among so many."""
    known = f"claims are 1 to {claims}" if claims else "nothing has been claimed"
    return DealError(
        f"there is no claim {number}: {known}", code="no-such-claim", claim=number, claims=claims
    )

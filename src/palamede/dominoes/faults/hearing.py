"""What the referee hears of a claim: whether it happened, the facts, the moment, the ruling."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from palamede.dominoes.faults.case import Case
from palamede.dominoes.faults.casefacts import acted_since, facts_of, moment_of_claim
from palamede.dominoes.faults.claims import Claim, Stage
from palamede.dominoes.faults.court import LATE_TOO, rule
from palamede.dominoes.faults.evidence import Asked, Found, find
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.ruling import Ruling
from palamede.dominoes.text import Text
from palamede.dominoes.tiles import Tile

__all__ = ["ASKED", "Hearing"]

ASKED: Final = ("bredouille", "lead_asked", "tableau_asked")
"""Matters that are no fault of the one who is asked."""

_UNFOUNDED = Text(
    "Seat {against} did not commit that fault; the claim costs nothing.",
    "La place {against} n'a pas commis cette faute ; la réclamation ne coûte rien.",
    "El puesto {against} no cometió esa falta; la reclamación no cuesta nada.",
)


class Hearing:
    """The claims of one deal and what is known of each; ``Desk`` takes them and carries out."""

    def __init__(
        self,
        deal: OldDeal,
        codes: tuple[str, ...],
        stake: int,
        rng: Random | None,
        earlier: Mapping[tuple[str, int], int],
    ) -> None:
        self.deal = deal
        self.codes = codes
        self.stake = stake
        self.claims: list[Claim] = []
        self.events: list[dict[str, Any]] = []
        """What happened here, for the record: claimed, noted, ruled, answered."""
        self.agreed = False
        self.led_next = False
        self._rng = rng
        self._earlier = dict(earlier)

    @property
    def stage(self) -> Stage:
        """How far the deal is."""
        if self.led_next:
            return "next"
        if self.agreed:
            return "agreed"
        over = self.deal.over
        return "count" if over and (self.deal.hands_open or over in ("void", "stopped")) else "play"

    def _seats(self) -> range:
        return range(1, self.deal.conventions.seats + 1)

    def _find(self, claim: Claim, *, public: bool) -> Found:
        if claim.fault in ASKED:
            return Found("yes")
        if claim.fault == "wrong_claim":
            named = claim.tile is not None and self._was_seen(claim.against, claim.tile)
            return Found("yes" if named else "no")
        return find(self.deal, self._asked(claim), public=public)

    def _asked(self, claim: Claim) -> Asked:
        spent = {
            (each.fault, each.found.event.n)
            for each in self.claims
            if each is not claim and each.founded and each.found and each.found.event
        }
        own = claim.seat == claim.against
        return Asked(claim.fault, claim.against, claim.tile, claim.at, own, spent)

    def _was_seen(self, seat: int, tile: Tile) -> bool:
        return any(act.seat == seat and act.tile == tile for act in self.deal.acts)

    def _rule(self, claim: Claim, found: Found, *, public: bool) -> Ruling:
        claim.moment = self.moment(claim, found)
        if claim.stage in ("agreed", "next") and claim.fault not in LATE_TOO:
            return rule(self._case(claim, {}))
        if found.answer == "yes":
            if claim.fault == "wrong_claim":  # he named a tile that was seen: that is ruled
                seen = find(self.deal, self._asked_as(claim, "exposed_tile"), public=True)
                if seen.answer == "yes":
                    claim.fault, claim.found = "exposed_tile", seen
                    return self._rule(claim, seen, public=public)
            return rule(self._case(claim, self._facts(claim, found, public=public)))
        return self._unfounded(claim, public=public)

    def _asked_as(self, claim: Claim, fault: str) -> Asked:
        asked = self._asked(claim)
        return Asked(fault, asked.against, asked.tile, asked.at, asked.own, asked.spent)

    def _unfounded(self, claim: Claim, *, public: bool) -> Ruling:
        """Rule on a claim that was wrong: it costs what the code says of that, if anything."""
        plain = Ruling(
            ruling="unfounded",
            code=self.codes[0],
            reason=Text(
                *(_UNFOUNDED[lang].format(against=claim.against) for lang in ("en", "fr", "es"))
            ),
            seats=self.deal.conventions.seats,
        )
        if claim.seat is None or claim.seat == claim.against:
            return plain
        facts = facts_of(self.deal, claim.seat, Found("no"), own=False, at=claim.at, public=public)
        facts |= {
            "seen_tile": claim.tile is not None,
            "named_right": False,
            "times": self._times("wrong_claim", claim.seat, claim),
        }
        case = self._make_case("wrong_claim", claim.seat, claim.against, claim.moment, facts)
        ruling = rule(case)
        return plain if ruling.ruling == "no_article" else ruling

    def facts(self, claim: Claim, *, public: bool) -> dict[str, Any]:
        """Return the facts of a claim: what is public, or the truth."""
        found = claim.found or self._find(claim, public=public)
        return self._facts(claim, found, public=public)

    def _facts(self, claim: Claim, found: Found, *, public: bool) -> dict[str, Any]:
        own = claim.seat == claim.against
        known = facts_of(self.deal, claim.against, found, own=own, at=claim.at, public=public)
        known["seen_tile"] = claim.tile is not None
        known["named_right"] = claim.tile is not None and self._was_seen(claim.against, claim.tile)
        known["times"] = self._times(claim.fault, claim.against, claim)
        if claim.fault == "renege":
            both = self._both_sides(claim, public=public and not self.deal.hands_open)
            if both is not None:
                known["both_sides"] = both
        return known

    def _times(self, fault: str, seat: int, claim: Claim) -> int:
        """Return which offence of this kind it is."""
        before = sum(
            each.founded and (each.fault, each.against) == (fault, seat)
            for each in self.claims[: claim.n - 1]
        )
        return self._earlier.get((fault, seat), 0) + before + 1

    def _both_sides(self, claim: Claim, *, public: bool) -> bool | None:
        """Whether both sides have reneged and both have been claimed; None if that is not known.

        A pass that was taken back in time is no renonce (RENONCE-01).
        """
        side_of = self.deal.conventions.side_of
        answers = set()
        for each in self.claims:
            if each.fault != "renege" or side_of(each.against) == side_of(claim.against):
                continue
            if each.ruling is not None:
                taken_back = each.effects.play in ("may_lay", "may_lay_later")
                answers.add("yes" if each.founded and not taken_back else "no")
            else:
                answers.add(self._find(each, public=public).answer)
        if "yes" in answers:
            return True
        return None if "unknown" in answers else False

    def moment(self, claim: Claim, found: Found | None = None) -> str:
        """Return the moment of a claim, from the plays since the fault.

        A pass that was claimed before the next player acted, and that the offender did not take
        back, is claimed after it (RENONCE-01): he did not correct himself.
        """
        late = {"count": "at_count", "agreed": "after_count", "next": "next_deal"}
        if claim.stage != "play":
            return late[claim.stage]
        event = (found or claim.found or Found("no")).event
        moment = moment_of_claim(self.deal, claim.fault, event, claim.at)
        corrected = claim.seat == claim.against or event is None
        if claim.fault == "renege" and moment == "before_next" and not corrected:
            assert event is not None
            return "after_next" if acted_since(self.deal, event, self.deal._standing.n) else moment
        return moment

    def _case(self, claim: Claim, known: Mapping[str, Any]) -> Case:
        return self._make_case(claim.fault, claim.against, claim.seat, claim.moment, known)

    def _make_case(
        self,
        fault: str,
        offender: int,
        claimant: int | None,
        moment: str | None,
        known: Mapping[str, Any],
    ) -> Case:
        return Case(
            conventions=self.deal.conventions,
            codes=self.codes,
            fault=fault,
            offender=offender,
            claimant=claimant,
            moment=moment or "at_count",
            known=known,
            scores=self.deal.scores,
            stake=self.stake,
        )

"""The referee's desk of one deal at an old table: claims, what is noted, rulings, their effects.

The desk finds nothing by itself: it rules on what is claimed, at once if what everybody can see
decides it, otherwise at the count, when hands lie open. So nobody learns from a claim what he could
not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from palamede.dominoes.accounts import payer
from palamede.dominoes.errors import DealError
from palamede.dominoes.faults.carry import ENDS_PARTIE, steps_of
from palamede.dominoes.faults.claimable import claimable_of
from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.faults.court import rule, rules_unasked
from palamede.dominoes.faults.deskevents import apply_event
from palamede.dominoes.faults.hearing import ASKED, Hearing
from palamede.dominoes.faults.kinds import FAULTS, kind_of
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.olddeeds import do_steps
from palamede.dominoes.faults.refusals import (
    claim_impossible,
    no_such_choice,
    others_choose,
)
from palamede.dominoes.faults.ruling import Effects, Ruling
from palamede.dominoes.tiles import Tile

__all__ = ["Desk"]


class Desk(Hearing):
    """Claims and rulings of one deal.

    >>> from palamede.dominoes import presets
    >>> agreed = presets.conventions("tete_a_tete", set=2, hand=2)
    >>> deal = OldDeal(agreed, [[Tile(0, 0), Tile(0, 1)], [Tile(1, 1), Tile(2, 2)]],
    ...                [Tile(0, 2), Tile(1, 2)])
    >>> desk = Desk(deal, ("manuel",), 5)
    >>> deal.lay(1, Tile(0, 0))
    >>> deal.lay(2, Tile(2, 2), "right")
    >>> claim = desk.claim(1, "misplay", 2)
    >>> desk.ruling(claim).ruling, deal.turn, dict(deal.open_tiles)
    ('lies_open', 2, {2: (Tile(2, 2),)})
    """

    def __init__(
        self,
        deal: OldDeal,
        codes: Iterable[str],
        stake: int = 0,
        *,
        rng: Random | None = None,
        earlier: Mapping[tuple[str, int], int] | None = None,
    ) -> None:
        """Open the desk.

        Args:
            deal: the deal that is played.
            codes: those in force, in the order in which they are asked.
            stake: of the partie, in whole units.
            rng: draws tiles from a hand that has too many; the first ones are taken if None.
            earlier: offences ruled on in earlier deals, by (kind, seat).
        """
        super().__init__(deal, tuple(codes), stake, rng, earlier or {})
        self.accounts = (0,) * deal.conventions.seats
        self.partie: tuple[str, int] | None = None
        """What a ruling made of the partie and whose fault it was, such as ``("lost", 2)``."""
        self.match: tuple[str, int] | None = None
        self.warned: list[int] = []

    # ---------------------------------------------------------------- what may be claimed
    def claimable(self, seat: int) -> tuple[str, ...]:
        """Return the kinds that a seat may claim against somebody now; public things decide alone.

        Raises:
            DealError: there is no such seat.
        """
        found = {kind for against in self._seats() for kind in self.claimable_of(seat, against)}
        return tuple(kind for kind in (*FAULTS, "bredouille") if kind in found)

    def claimable_of(self, seat: int, against: int) -> tuple[str, ...]:
        """Return the kinds that a seat may claim against another; against himself, own up to.

        Raises:
            DealError: there is no such seat.
        """
        return claimable_of(self, seat, against)

    @property
    def unclaimed(self) -> tuple[str, int] | None:
        """A fault on which the code rules although nobody claims it, and whose it is, or None.

        The Académie mixes again whenever a tile shows while tiles are taken (SERVE-06).
        """
        ruled = {(claim.fault, claim.against) for claim in self.claims}
        for act in self.deal.acts:
            taken = act.details.get("while_taking", False) and self.deal.over is None
            if taken and (act.kind, act.seat) not in ruled and rules_unasked(self.codes, act.kind):
                return act.kind, act.seat
        return None

    # ---------------------------------------------------------------- claims
    def claim(
        self,
        seat: int | None,
        fault: str,
        against: int,
        *,
        tile: Tile | None = None,
        picks: Iterable[Tile] | None = None,
    ) -> Claim:
        """Claim a fault; it is ruled at once if public facts decide it, else noted for the count.

        Args:
            seat: who claims; the offender himself where he owns up; None where a code gives the
                ruling without a claim.
            fault: its kind; ``exposed_tile`` and ``wrong_claim`` are the same until it is ruled
                whether the tile that the claim names was seen (FAULT-09).
            against: who committed it.
            tile: the tile in question, where the claim names one.
            picks: tiles drawn from a hand that has too many, where they are known already.

        Raises:
            DealError: this cannot be claimed here.
            PalamedeError: there is no such fault.
        """
        kind = kind_of(fault)
        listed = "exposed_tile" if kind == "wrong_claim" else kind
        if seat is not None and listed not in (*self.claimable_of(seat, against), *ASKED):
            raise claim_impossible(seat, kind, against, self.claimable_of(seat, against))
        if kind == "exposed_tile" and tile is not None and not self._was_seen(against, tile):
            kind = "wrong_claim"
        at = self.deal._standing.n
        claim = Claim(len(self.claims) + 1, seat, kind, against, tile, at, self.stage)
        self.claims.append(claim)
        self.events.append(claim.as_json())
        self._judge(claim, public=not self.deal.hands_open, picks=picks)
        if claim.ruling is None:
            self.events.append({"type": "noted", "claim": claim.n})
        return claim

    def ruling(self, claim: Claim) -> Ruling | None:
        """Return the ruling on a claim, None while it is noted."""
        return claim.ruling

    @property
    def noted(self) -> tuple[Claim, ...]:
        """Claims that wait for the count."""
        return tuple(claim for claim in self.claims if claim.noted)

    @property
    def waiting(self) -> tuple[Claim, ...]:
        """Claims on which the injured side may choose now; some choices come after the deal."""
        return tuple(claim for claim in self.claims if claim.waiting and not self.deferred(claim))

    def count(self) -> tuple[Claim, ...]:
        """Rule on everything noted, in order, now that hands lie open; returns those claims.

        Raises:
            DealError: the deal goes on.
        """
        if self.deal.over is None:
            raise DealError("the deal goes on: hands are not open yet", code="deal-goes-on")
        if not self.deal.hands_open and self.deal.over not in ("void", "stopped"):
            self.deal.open_hands()
        noted = self.noted
        for claim in noted:
            self._judge(claim, public=False)
        return noted

    def agree(self) -> None:
        """All sides have accepted the count: nothing of this deal can be claimed any more (GEN-02).

        What is noted is ruled first, and the default counts where nobody has chosen.

        Raises:
            DealError: the deal goes on.
        """
        self.count()
        for claim in self.waiting:
            self.choose(claim)
        self.agreed = True

    # ---------------------------------------------------------------- ruling
    def _judge(self, claim: Claim, *, public: bool, picks: Iterable[Tile] | None = None) -> None:
        if claim.kept is not None:
            self._judge_rest(claim)
            return
        found = self._find(claim, public=public)
        if found.answer == "unknown":
            return
        claim.found = found
        ruling = self._rule(claim, found, public=public)
        part = ruling.needs == ("adversary_pips",) and public
        if part:
            # Whether it was near the end of the partie hangs on hidden tiles: play is restored now,
            # what the culprit pays is ruled at the count.
            claim.kept = self._facts(claim, found, public=False)
            ruling = rule(
                self._case(claim, {**self._facts(claim, found, public=True), "adversary_pips": 0})
            )
        if ruling.needs:
            claim.found = None
            return
        claim.ruling = ruling
        self._announce(claim)
        if not ruling.options:
            self._carry(claim, picks)

    def _judge_rest(self, claim: Claim) -> None:
        """Rule at the count on what was left open when play was restored."""
        assert claim.kept is not None and claim.ruling is not None
        whole = rule(self._case(claim, claim.kept))
        claim.kept = None
        if whole.ruling != claim.ruling.ruling:
            claim.ruling, claim.done = whole, False
            self._announce(claim)

    # ---------------------------------------------------------------- options and effects
    def deferred(self, claim: Claim) -> bool:
        """Whether its choice comes after the deal only: to keep or to annul it (FAULT-10)."""
        name = None if claim.ruling is None else claim.ruling.ruling
        return name == "plays_on_choice" and self.deal.over is None

    def choosers(self, claim: Claim) -> tuple[int, ...]:
        """Return the seats that may choose: those of the injured sides, the first answer counts.

        Where any player may ask for a new mix, all of them (SERVE-06).
        """
        if claim.ruling is not None and claim.ruling.ruling == "mix_again_asked":
            return tuple(self._seats())
        side_of = self.deal.conventions.side_of
        return tuple(s for s in self._seats() if side_of(s) != side_of(claim.against))

    def choose(
        self,
        claim: Claim,
        option: str | None = None,
        seat: int | None = None,
        *,
        picks: Iterable[Tile] | None = None,
    ) -> None:
        """Choose an option of a ruling; the mildest one, as when the clock runs out, for None.

        Raises:
            DealError: there is nothing to choose, no such option, or it is not for this seat.
        """
        ruling = claim.ruling
        names = [each.name for each in ruling.options] if ruling and claim in self.waiting else []
        if not names or (option is not None and option not in names):
            raise no_such_choice(claim, option, names)
        if seat is not None and seat not in self.choosers(claim):
            raise others_choose(claim, seat, self.choosers(claim))
        assert ruling is not None and ruling.default is not None
        claim.option = option or ruling.default.name
        self.events.append(
            {"type": "answered", "claim": claim.n, "seat": seat, "option": claim.option}
        )
        self._carry(claim, picks)

    def _announce(self, claim: Claim) -> None:
        ruling = claim.ruling
        assert ruling is not None
        self.events.append(
            {
                "type": "ruled",
                "claim": claim.n,
                "ruling": ruling.ruling,
                "code": ruling.code,
                "article": ruling.article,
                "row": ruling.row,
                "in_time": ruling.in_time,
                "options": [option.name for option in ruling.options],
            }
        )

    def _carry(self, claim: Claim, picks: Iterable[Tile] | None) -> None:
        """Carry out the effects of a ruling on the deal, the accounts and the partie."""
        effects = claim.effects
        event = claim.found.event if claim.found else None
        at_fault = claim.against if claim.founded else (claim.seat or claim.against)
        steps = steps_of(
            self.deal,
            effects,
            fault=claim.fault,
            claim=claim.n,
            offender=at_fault,
            event=event,
            by=claim.seat,
            rng=self._rng,
            picks=None if picks is None else tuple(picks),
        )
        if claim.ruling is not None and claim.ruling.ruling == "renege_both":
            earlier = [c.n for c in self.claims if c.fault == "renege" and c is not claim]
            steps.append({"do": "pardon", "claims": earlier})
        do_steps(self.deal, steps)
        self.events[-1]["steps"] = steps
        drawn = [tile for step in steps if step["do"] == "return" for tile in step["tiles"]]
        if drawn:  # chance, which the record must keep; hidden from all until the end
            self._origin(claim)["picks"] = drawn
        claim.done = True
        self._book(effects, at_fault)

    def _origin(self, claim: Claim) -> dict[str, Any]:
        """Return the event that brought the effects of a claim: the claim, or the choice."""
        name = "claim" if claim.option is not None else "n"
        kind = "answered" if claim.option is not None else "claimed"
        return next(e for e in self.events if e["type"] == kind and e[name] == claim.n)

    def purses(self, effects: Effects) -> tuple[int, ...]:
        """Return the stakes that a ruling moves, by seat; the dead man's purse is his player's."""
        accounts = [0] * self.deal.conventions.seats
        for seat, stakes in enumerate(effects.accounts, start=1):
            accounts[payer(self.deal.conventions, seat, self.deal.dead) - 1] += stakes
        return tuple(accounts)

    def _book(self, effects: Effects, at_fault: int) -> None:
        if effects.accounts:
            self.accounts = tuple(map(int.__add__, self.accounts, self.purses(effects)))
        if effects.partie is not None:
            self.partie = (effects.partie, at_fault)
        if effects.match is not None:
            self.match = (effects.match, at_fault)
        if effects.warning:
            self.warned.append(at_fault)

    @property
    def partie_ends(self) -> bool:
        """Whether a ruling has ended the partie."""
        return self.match is not None or (self.partie is not None and self.partie[0] in ENDS_PARTIE)

    # ---------------------------------------------------------------- events
    def apply(self, event: Mapping[str, Any]) -> None:
        """Do what an event of the record says; a ruling is recomputed and compared.

        Raises:
            DealError: it cannot happen here, or another ruling is written than the code gives.
        """
        apply_event(self, event)

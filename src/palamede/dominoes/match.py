"""A partie: deals until a side has won, with leads, scores and accounts.

Rows SCORE-06, SCORE-08, TAT-03, POULE-01, POULE-02, VOL-05, VOL-08, CINQ-05, CINQ-06, GEN-08.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from palamede.dominoes import accounts, dealing
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.ending import is_finished, leading_side, stake_taker
from palamede.dominoes.errors import MatchError
from palamede.dominoes.nextlead import next_leader, ruled_leader
from palamede.dominoes.scoring import Outcome, outcome_of
from palamede.dominoes.seatnames import dead_seat_of, names_of
from palamede.dominoes.tiles import Tile, TileSet

__all__ = ["Entry", "Partie"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One settled deal on the score sheet: ``scores`` are the totals of the sides after it.

    ``deal`` is None where only the outcome is known, as for a deal played elsewhere. ``made``: its
    marks in order as (side, points), where they are known all the same.
    """

    number: int
    leader: int
    outcome: Outcome
    scores: tuple[int, ...]
    deal: Deal | None = None
    made: tuple[tuple[int, int], ...] | None = None

    @property
    def marks(self) -> tuple[int, ...]:
        """What the deal marked, by side."""
        return self.outcome.marks


@dataclass(frozen=True, slots=True)
class PartieRuling:
    """How a ruling ended a partie: ``how``, the side that won it if any, and who paid whom."""

    how: str
    winner: int | None
    accounts: tuple[int, ...]


class Partie:
    """A whole match of some conventions.

    Deals are opened with ``serve`` (mixed by a generator) or ``start`` (tiles given), played on the
    ``Deal`` that these return, and booked with ``settle``.

    >>> from random import Random
    >>> from palamede.dominoes import presets
    >>> partie = Partie(presets.conventions("domino"), ["Anne", "Bruno"])
    >>> rng = Random(1)
    >>> _ = partie.draw_for_lead(rng)
    >>> while not partie.finished:
    ...     deal = partie.serve(rng)
    ...     while deal.legal_moves:
    ...         deal.push(rng.choice(deal.legal_moves))
    ...     entry = partie.settle()
    >>> partie.scores in ((1, 0), (0, 1))
    True
    """

    def __init__(
        self,
        conventions: Conventions,
        names: Iterable[str] | None = None,
        *,
        leader: int | None = None,
        dead: int | None = None,
    ) -> None:
        """Seat the players.

        Args:
            conventions: what the table has agreed on.
            names: of seats 1, 2, … in order of play; the dead hand is written ``mort``.
            leader: seat that leads the first deal; None until lots or the tiles decide.
            dead: seat of the dead hand; where the name ``mort`` stands, or 3, if None.

        Raises:
            MatchError: the number of names or the dead seat do not fit the conventions.
        """
        self.conventions = conventions
        self.names = names_of(conventions, names)
        self.dead = dead_seat_of(conventions, self.names, dead)
        self.leader = leader
        self.lead_draw: dealing.Draw | None = None
        self.entries: list[Entry] = []
        self.deal: Deal | None = None
        """The deal in progress, or None between deals."""
        self._left: int | None = None
        self._ruled: PartieRuling | None = None
        self._fines = (0,) * conventions.seats
        self._simple = False

    # ---------------------------------------------------------------- opening a deal
    def draw_for_lead(self, rng: Random) -> dealing.Draw:
        """Draw lots for the first lead and return the draw (DRAW-01, DRAW-02).

        Raises:
            MatchError: the partie has begun.
        """
        self._must(
            not self._begun or (self.deal is None and self.leader is None),
            "the lead is drawn before the first deal, and this partie has begun",
            "begun",
        )
        living = [seat for seat in range(1, self.conventions.seats + 1) if seat != self.dead]
        draw = dealing.draw_for_lead(living, rng, tiles=TileSet(self.conventions.set))
        self.lead_draw = draw
        self.leader = draw.order[0]
        return draw

    def serve(self, rng: Random, *, cut: int | None = None, last_mixer: int | None = None) -> Deal:
        """Mix, serve and open the next deal; the whole stock order is fixed here.

        ``cut``: tiles cut where ``serving`` is cut or row, drawn by ``rng`` if None.

        Raises:
            MatchError: the partie is over, a deal is in progress, or the cut is impossible.
        """
        self._may_open()
        mixed = dealing.mix(self.conventions.tiles, rng)
        if cut is None and self.conventions.serving != "grab":
            cut = rng.randrange(dealing.LEAST_CUT, max(len(mixed), dealing.LEAST_CUT + 1))
        if self.leader is None and not self.tile_decides:
            self.draw_for_lead(rng)
        served = dealing.serve(
            self.conventions, mixed, leader=self.leader or 1, cut=cut, last_mixer=last_mixer
        )
        return self.start(served.hands, served.stock)

    def start(
        self,
        hands: Sequence[Iterable[Tile]],
        stock: Iterable[Tile],
        *,
        leader: int | None = None,
    ) -> Deal:
        """Open the next deal with given tiles.

        ``leader``: seat that leads, where neither a draw nor the rules have settled it yet.

        Raises:
            MatchError: the partie is over, a deal is in progress, another seat must lead, or it is
                played at a table à l'ancienne, whose deals are ``faults.old.OldDeal`` and are
                booked with ``enter``.
            DealError: the tiles do not make a deal.
        """
        self._may_open()
        self._must(
            self.conventions.table != "old",
            "no strict deal is started with table=old: leave table=strict, or play a "
            "faults.old.OldDeal and enter its outcome",
            "old-table",
        )
        dealt = tuple(tuple(hand) for hand in hands)
        lead, forced = self.lead_of(dealt, leader)
        self.deal = Deal(
            self.conventions,
            dealt,
            stock,
            leader=lead,
            scores=self.scores,
            forced_lead=forced,
            dead=self.dead,
        )
        self.leader = lead
        return self.deal

    @property
    def tile_decides(self) -> bool:
        """Whether the coming deal is led by the holder of a tile (DRAW-06)."""
        if self.conventions.first_lead != "highest_double":
            return False
        if not self.entries:
            return True
        won = bool(self.entries[-1].outcome.winners)
        return won and self.conventions.next_lead == "first_lead"

    def lead_of(
        self, hands: Sequence[Sequence[Tile]], leader: int | None = None
    ) -> tuple[int, Tile | None]:
        """Return who leads the coming deal with these hands, and the tile he must lead, if any.

        Raises:
            MatchError: ``leader`` is given and another seat leads.
        """
        if self.tile_decides:
            due, forced = dealing.opening_lead(self.conventions, hands)
        else:
            due, forced = self.leader or leader or 1, None
        if leader is not None and leader != due:
            raise MatchError(
                f"seat {leader} cannot lead deal {len(self.entries) + 1}: seat {due} leads",
                code="lead-mismatch",
                leader=leader,
                deal=len(self.entries) + 1,
                due=due,
            )
        return due, forced

    # ---------------------------------------------------------------- closing a deal
    def settle(self, *, void: bool = False) -> Entry:
        """Book the deal that has just ended and return its line on the score sheet.

        ``void``: it is annulled by a ruling, nothing is marked.

        Raises:
            MatchError: no deal is in progress, or it has not ended.
        """
        deal = self.deal
        if deal is None:
            raise MatchError("no deal is in progress: start one first", code="no-deal")
        outcome = deal.outcome()
        if void:
            outcome = outcome_of(self.conventions, "void", deal.pips, leader=deal.leader)
        if outcome is None:
            raise MatchError(
                "the deal has not ended: play it to its end first", code="deal-goes-on"
            )
        self.deal = None
        return self._book(outcome, deal.leader, deal)

    def enter(
        self,
        outcome: Outcome,
        *,
        leader: int | None = None,
        lead: str | None = None,
        made: Iterable[tuple[int, int]] | None = None,
    ) -> Entry:
        """Book a deal that was played elsewhere, of which only the outcome is known.

        Args:
            outcome: how it ended.
            leader: seat that led it, where neither a draw nor the rotation tells.
            lead: what a ruling makes of the next lead: ``stays`` or ``passes``; None where the
                rules of the game decide.
            made: its marks in order as (side, points), where they are known (VOL-08).

        Raises:
            MatchError: the partie is over, or a deal is in progress.
        """
        self._may_open()
        led = leader or self.leader or 1
        entry = self._book(outcome, led, None, None if made is None else tuple(made))
        if lead is not None:
            self.leader = ruled_leader(self.conventions, led, lead)
        return entry

    def _book(
        self,
        outcome: Outcome,
        leader: int,
        deal: Deal | None,
        made: tuple[tuple[int, int], ...] | None = None,
    ) -> Entry:
        scores = tuple(score + mark for score, mark in zip(self.scores, outcome.marks, strict=True))
        entry = Entry(len(self.entries) + 1, leader, outcome, scores, deal, made)
        self.entries.append(entry)
        again = self.conventions.next_lead == "first_lead" and bool(outcome.winners)
        # The rule of the first deal again: lots are drawn anew, or the tiles of the deal decide.
        self.leader = None if again else next_leader(self.conventions, leader, outcome)
        return entry

    # ---------------------------------------------------------------- the state of the partie
    @property
    def scores(self) -> tuple[int, ...]:
        """Totals of the sides over the settled deals."""
        return self.entries[-1].scores if self.entries else (0,) * self.conventions.sides_count

    @property
    def finished(self) -> bool:
        """Whether the partie is over: won, drawn, ended by a ruling, or by somebody who left."""
        if self._left is not None or self._ruled is not None:
            return True
        return is_finished(
            self.conventions,
            self.scores,
            deals=len(self.entries),
            stakes_taken=len(self._takers),
        )

    @property
    def winning_side(self) -> int | None:
        """The side that won the partie; None while it goes on, and when it is drawn (TAT-03)."""
        if self._ruled is not None:
            return self._ruled.winner
        return leading_side(self.scores) if self.finished and self._left is None else None

    @property
    def winner(self) -> tuple[int, ...]:
        """The seats that won the partie; none while it goes on, and when it is drawn."""
        side = self.winning_side
        return () if side is None else self.conventions.seats_of(side)

    @property
    def marked(self) -> list[tuple[int, int]]:
        """Every mark above nought as (side, points), in the order in which they were made."""
        made: list[tuple[int, int]] = []
        for entry in self.entries:
            if entry.made is not None:
                made += entry.made
                continue
            if entry.deal is None or entry.outcome.kind == "void":
                made += list(enumerate(entry.outcome.marks, start=1))
                continue
            made += [(self.conventions.side_of(ply.seat), ply.count) for ply in entry.deal.plies]
            made += list(enumerate(entry.outcome.paid, start=1))
        return [(side, points) for side, points in made if points]

    @property
    def multiplier(self) -> int:
        """What the won partie is worth: 1, 2 or 3 (VOL-08); 1 while it goes on."""
        side = self.winning_side
        if side is None or self._simple or self._ruled is not None:
            return 1
        return accounts.multiplier(self.conventions, self.marked, side)

    @property
    def _takers(self) -> list[int]:
        """In a pot, the seats that have taken a stake, in order (POULE-02)."""
        takers = (stake_taker(self.conventions, entry.outcome.winners) for entry in self.entries)
        return [seat for seat in takers if seat is not None]

    @property
    def pot(self) -> int:
        """What lies in the pool: the stakes not yet won (POULE-01, POULE-02)."""
        open_ = self._left is None and self._ruled is None
        if self.conventions.match_end == "pot" and open_:
            return self.conventions.stake * (self.conventions.seats - len(self._takers))
        return 0

    @property
    def accounts(self) -> tuple[int, ...]:
        """The account of each seat; with what lies in the ``pot`` they sum to nought."""
        return tuple(map(sum, zip(self._settled, self._fines, strict=True)))

    @property
    def _settled(self) -> tuple[int, ...]:
        """The accounts without the stakes that rulings made somebody pay."""
        if self._ruled is not None:
            return self._ruled.accounts
        if self._left is not None and self.conventions.match_end == "pot":
            return tuple(accounts.leaver_of_pot(self.conventions, self._takers, self._left))
        if self._left is not None:
            return tuple(accounts.leaver_pays(self.conventions, self._left, 1, dead=self.dead))
        if self.conventions.match_end == "pot":
            return tuple(accounts.settle_pot(self.conventions, self._takers))
        settled = accounts.settle_partie(
            self.conventions, self.winner, self.multiplier, dead=self.dead
        )
        return tuple(settled)

    # ---------------------------------------------------------------- rulings
    def fine(self, accounts: Iterable[int]) -> None:
        """Add what a ruling makes seats pay to others; the sum is nought.

        Raises:
            MatchError: the sum is not nought, or there is not one account for each seat.
        """
        paid = tuple(accounts)
        self._must(
            len(paid) == self.conventions.seats and not sum(paid),
            f"what a ruling moves must sum to nought over all {self.conventions.seats} seats, "
            f"not {', '.join(map(str, paid))}",
            "bad-accounts",
            seats=self.conventions.seats,
            accounts=", ".join(map(str, paid)),
        )
        self._fines = tuple(map(sum, zip(self._fines, paid, strict=True)))

    def mark_simple(self) -> None:
        """Let the partie pay simple: its bredouille was not claimed in time (VOL-09)."""
        self._simple = True

    def end_by_ruling(self, how: str, *, loser: int | None = None, paid: bool = False) -> None:
        """End the partie as a ruling says.

        Args:
            how: ``lost`` (by the side ``loser``; of more than two sides none wins), ``void``
                (nobody wins or pays) or ``ends`` (nobody wins).
            loser: the side that loses.
            paid: the ruling itself said who pays (see ``fine``), so that the stakes of a lost
                partie are not paid as well.

        Raises:
            MatchError: it has been ended so before, or a deal is in progress. A partie that has
                been won by its points in the same deal is ended by the ruling all the same.
        """
        self._must(self.deal is None, "a deal is in progress: settle it first", "deal-open")
        self._must(self._left is None and self._ruled is None, "the partie is over", "partie-over")
        if how != "lost":
            loser = None
        winner = 3 - loser if loser and self.conventions.sides_count == 2 else None
        settled = accounts.settle_ruled(
            self.conventions, loser, self._takers, paid=paid, dead=self.dead
        )
        self._ruled = PartieRuling(how, winner, tuple(settled))

    # ---------------------------------------------------------------- agreements and departures
    def change(self, *, asked_by: Iterable[int] = (), **switches: Any) -> None:
        """Agree on other conventions: before the first tile is taken, or what may change later.

        During a partie only ``serving = row`` may still be agreed, between deals, where two of four
        players ask for it (SERVE-05).

        Raises:
            MatchError: the partie has begun (GEN-08).
            ConventionError: the change cannot be played.
        """
        if self._begun:
            later = switches == {"serving": "row"} and self.conventions.seats == 4
            self._must(
                later and self.deal is None and len(set(asked_by)) >= 2,
                "conventions are fixed once the first tile is taken (GEN-08)",
                "conventions-fixed",
            )
        changed = self.conventions.replace(**switches)
        self._must(
            changed.seats == self.conventions.seats,
            f"{self.conventions.seats} seats are taken: seat the players anew to change that",
            "seats-taken",
            seats=self.conventions.seats,
        )
        self.conventions = changed

    def leave(self, seat: int) -> None:
        """Let a player leave for good: the partie ends and he pays one stake (VOL-12).

        In a tournée he pays for the parties left as well, see ``series.Series.leave``.

        Raises:
            MatchError: the partie is over, or nobody sits there.
        """
        self._must(not self.finished, "the partie is over", "partie-over")
        self._must(
            1 <= seat <= self.conventions.seats and seat != self.dead,
            f"no player sits on seat {seat}",
            "no-such-seat",
            seat=seat,
        )
        self._left = seat

    @property
    def left(self) -> int | None:
        """The seat whose player left and so ended the partie."""
        return self._left

    @property
    def _begun(self) -> bool:
        return bool(self.entries) or self.deal is not None

    def _may_open(self) -> None:
        self._must(not self.finished, "the partie is over", "partie-over")
        self._must(self.deal is None, "a deal is in progress: settle it first", "deal-open")

    @staticmethod
    def _must(holds: bool, message: str, code: str, **params: Any) -> None:
        if not holds:
            raise MatchError(message, code=code, **params)

    def __repr__(self) -> str:
        """Show the seats and the scores."""
        return f"<Partie {'; '.join(self.names)}: {' '.join(map(str, self.scores))}>"

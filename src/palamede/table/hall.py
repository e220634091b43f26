"""Who listens at a table: each is told what he may know, and who is there is known to all."""

from __future__ import annotations

import itertools
from typing import Any

from palamede.table.audience import public, snapshot, visible
from palamede.table.clock import Clock
from palamede.table.errors import TableError
from palamede.table.follow import clock_left
from palamede.table.journal import Journal
from palamede.table.members import Member, member_of
from palamede.table.presence import REPLACE_MS, Presence
from palamede.table.subscription import Frame, Subscription
from palamede.table.told import Shared, Told

__all__ = ["Hall"]


class Hall:
    """The connections of one table."""

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self._journal = journal
        self._clock = clock
        self._presence = Presence(clock.now())
        self._numbers = itertools.count(1)
        self._audience: dict[int, Subscription] = {}
        self._here: frozenset[int] = frozenset()
        self._closed = False

    def __len__(self) -> int:
        """Return how many connections there are."""
        return len(self._audience)

    # ---------------------------------------------------------------- coming and going
    def may_watch(self, member: Member) -> None:
        """Refuse who may not see this table.

        Raises:
            TableError: only the players may (``no-spectators``).
        """
        if not self._may(member):
            raise TableError("only the players see this table", code="no-spectators")

    def _may(self, member: Member) -> bool:
        spectators: bool = self._journal.state.options["spectators"]
        return bool(member.seats) or member.owner or spectators

    async def admit(self, member: Member, last: int) -> Subscription:
        """Let somebody in, and tell him what he missed since event ``last``."""
        state, seats = self._journal.state, member.seats
        subscription = Subscription(next(self._numbers), member, ping=self._ping, leave=self._gone)
        missed = await self._journal.events_after(last)
        self._audience[subscription.number] = subscription
        self._presence.connect(subscription.number, seats, self._clock.now())
        subscription.send(
            {
                "type": "welcome",
                "you": self.you(member),
                "n": state.n,
                "events": [visible(state, event, seats) for event in missed],
                "state": snapshot(state, seats, owner=member.owner, known=self._public()),
            }
        )
        if not self._tell_presence():
            subscription.send(self._who_is_here())
        return subscription

    def review(self) -> None:
        """End the connections of those who are no longer who they were: they may come anew.

        Nobody goes on seeing a seat that is not his, or a table that he may not watch.
        """
        for subscription in list(self._audience.values()):
            before = subscription.member
            member = member_of(self._journal.keys, before.who)
            if member != before:
                subscription.end("left" if before.seats - member.seats else "changed")
            elif not self._may(member):
                subscription.end("no-spectators")

    def close(self, why: str) -> None:
        """Tell everybody why, and let nobody hear more."""
        self._closed = True
        for subscription in list(self._audience.values()):
            subscription.end(why)

    # ---------------------------------------------------------------- what they are told
    def you(self, member: Member) -> dict[str, Any]:
        """Return what a client is told of itself."""
        seats = self._journal.state.seats
        names = [seats[seat - 1].name for seat in sorted(member.seats)]
        return {
            "seats": sorted(member.seats),
            "owner": member.owner,
            "name": names[0] if names else "",
        }

    def tell(self, events: list[dict[str, Any]]) -> None:
        """Send everybody what he may see; who sees the same gets the same frame."""
        frames: dict[tuple[frozenset[int], bool], Frame] = {}
        state, known = self._journal.state, self._public()
        shared = Shared(known)
        for subscription in list(self._audience.values()):
            member = subscription.member
            kind = (member.seats, member.owner)
            if kind not in frames:
                frames[kind] = Told(
                    state.n,
                    [visible(state, event, member.seats) for event in events],
                    snapshot(state, member.seats, owner=member.owner, known=known),
                    shared,
                )
            subscription.send(frames[kind])

    def _public(self) -> dict[str, Any]:
        """Return what every client draws alike, with who is there and the clocks."""
        state, now = self._journal.state, self._clock.now()
        picture = public(state, self._journal.resumed)
        here, left = self._presence.here(now), clock_left(state)
        for seat in picture["seats"]:
            number = seat["seat"]
            seat["here"] = seat["kind"] == "bot" or number in here
            # The clock runs of who acts, for the dead hand too.
            seat["ticking"] = left is not None and number == state.actor
            if left is not None and seat["ticking"]:
                began = max(state.turn_since, self._journal.resumed)
                seat["clock"] = max(0, began + left - now)
            else:
                seat["clock"] = self._partie_clock(number)
        return picture

    def _partie_clock(self, seat: int) -> int | None:
        """Return the milliseconds left of a player's time for the partie, None without a clock."""
        state = self._journal.state
        partie = 1000 * int(state.options["partie_seconds"])
        if not partie or state.seats[seat - 1].kind != "human":
            return None
        return max(0, partie - state.used.get(seat, 0))

    # ---------------------------------------------------------------- who is there
    def replaceable_in(self, seat: int) -> int:
        """Return in how many milliseconds a bot may take a seat, if its player stays away."""
        return max(0, REPLACE_MS - self._presence.gone_for(seat, self._clock.now()))

    def next_change(self) -> int | None:
        """Return the time at which somebody is taken for gone, if he stays silent."""
        return self._presence.next_change(self._clock.now())

    def check(self) -> None:
        """Drop the connections that have been silent too long, and tell who has gone."""
        for number in self._presence.silent(self._clock.now()):
            self._audience[number].end("silent")
        self._tell_presence()

    def _ping(self, number: int) -> None:
        self._presence.ping(number, self._clock.now())
        self._tell_presence()

    def _gone(self, number: int) -> None:
        self._audience.pop(number, None)
        self._presence.disconnect(number, self._clock.now())
        if not self._closed:
            self._tell_presence()

    def _tell_presence(self) -> bool:
        """Tell everybody who is there, if that has changed; return whether it has."""
        here = self._presence.here(self._clock.now())
        if here == self._here:
            return False
        self._here = here
        frame = self._who_is_here()
        for subscription in list(self._audience.values()):
            subscription.send(frame)
        return True

    def _who_is_here(self) -> Frame:
        """Say who is there, and of who is not in how many milliseconds a bot may take his seat."""
        people = [seat for seat in self._journal.state.seats if seat.kind == "human"]
        seats = {
            str(seat.number): "here" if seat.number in self._here else "gone"
            for seat in self._journal.state.seats
            if seat.kind == "human" or seat.stands_in
        }
        wait = {
            str(seat.number): self.replaceable_in(seat.number)
            for seat in people
            if seat.number not in self._here
        }
        return {"type": "presence", "seats": seats, **({"wait": wait} if wait else {})}

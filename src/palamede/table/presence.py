"""Who is at the table: connections are counted, and a silent one is not believed for long."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["DROP_MS", "GONE_MS", "PING_MS", "REPLACE_MS", "Presence"]

PING_MS = 2_500
"""A client sends a sign of life so often."""
GONE_MS = 9_000
"""Whose connections have all been silent for so long is gone."""
DROP_MS = 30_000
"""A connection that has been silent for so long is dropped."""
REPLACE_MS = 15_000
"""Who has been gone for so long may be replaced by a bot."""


@dataclass(slots=True)
class _Connection:
    seats: frozenset[int]
    heard: int


class Presence:
    """The connections of a table by number; times are server milliseconds."""

    def __init__(self, opened: int) -> None:
        self._connections: dict[int, _Connection] = {}
        self._last: dict[int, int] = {}
        self._opened = opened

    def connect(self, connection: int, seats: frozenset[int], now: int) -> None:
        """Count a connection of these seats from now on, also when its seats have changed."""
        self._connections[connection] = _Connection(seats, now)

    def ping(self, connection: int, now: int) -> None:
        """Note a sign of life."""
        if connection in self._connections:
            self._connections[connection].heard = now

    def disconnect(self, connection: int, now: int) -> None:
        """Forget a connection that was closed."""
        gone = self._connections.pop(connection, None)
        for seat in gone.seats if gone else ():
            self._last[seat] = now

    def here(self, now: int) -> frozenset[int]:
        """Return the seats whose players are at the table."""
        return frozenset(
            seat
            for connection in self._connections.values()
            if now - connection.heard < GONE_MS
            for seat in connection.seats
        )

    def gone_for(self, seat: int, now: int) -> int:
        """Return for how many milliseconds a seat has been empty, 0 while somebody is there."""
        if seat in self.here(now):
            return 0
        heard = [each.heard for each in self._connections.values() if seat in each.seats]
        return now - max([self._opened, self._last.get(seat, self._opened), *heard])

    def silent(self, now: int) -> list[int]:
        """Return the connections that are to be dropped."""
        return [
            number
            for number, connection in self._connections.items()
            if now - connection.heard >= DROP_MS
        ]

    def next_change(self, now: int) -> int | None:
        """Return the time at which something changes if nobody gives a sign of life."""
        times = [
            connection.heard + wait
            for connection in self._connections.values()
            for wait in (GONE_MS, DROP_MS)
        ]
        return min((time for time in times if time > now), default=None)

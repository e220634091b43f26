"""Several parties played together: a tournée, in which partners change, or the best of three.

Rows VOL-06, VOL-07, VOL-10, VOL-12. Players are known by name here, because seats change.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from palamede.dominoes import accounts, dealing
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.errors import MatchError
from palamede.dominoes.match import Partie
from palamede.dominoes.seatnames import DEAD_HAND
from palamede.dominoes.tiles import TileSet

__all__ = ["Series", "first_lead_of_next", "length", "places_of_next"]

_LENGTHS = {"single": 1, "best_of_3": 3, "tournee_3": 3, "tournee_6": 6, "tournee_9": 9}
PARTNERSHIPS = 3
"""Four players make three pairs of partners (VOL-07)."""


def length(conventions: Conventions) -> int:
    """Return how many parties a series has; the best of three may be over after two."""
    return _LENGTHS[conventions.series]


def places_of_next(partie: Partie) -> tuple[str, ...]:
    """Return the names by seat for the partie that follows one without a draw.

    Everybody stays, but with a dead hand: the player at the right of him who played it takes his
    place, from which it is played, and the others follow in the same order of play (VOL-06).
    """
    if partie.conventions.sides != "dead_hand":
        return partie.names
    living = [name for seat, name in enumerate(partie.names, start=1) if seat != partie.dead]
    player = accounts.payer(partie.conventions, partie.dead or 0, partie.dead)
    turn = living.index(partie.names[player - 1]) + 1
    first, second, third = living[turn:] + living[:turn]
    return first, second, DEAD_HAND, third


def first_lead_of_next(partie: Partie) -> int:
    """Return who leads the first deal after a partie when partners stay (VOL-10).

    The side that lost, and of its players the one whose turn to lead was nearest; where nobody
    lost, the player whose turn it was. With a dead hand its new player leads, as after a draw.
    """
    if partie.conventions.sides == "dead_hand":
        return 1
    seats = partie.conventions.seats
    due = partie.leader or 1
    turns = [(due - 1 + step) % seats + 1 for step in range(seats)]
    return next(seat for seat in turns if seat not in partie.winner)


class Series:
    """The parties that some players have agreed to play together.

    ``begin`` opens the next partie: it draws where the rules draw, and seats the players.

    >>> from random import Random
    >>> from palamede.dominoes import presets
    >>> tournee = Series(presets.conventions("voleur"), ["Anne", "Bruno", "Chloé", "Denis"])
    >>> partie = tournee.begin(Random(5))
    >>> sorted(partie.names), partie.leader
    (['Anne', 'Bruno', 'Chloé', 'Denis'], 1)
    """

    def __init__(self, conventions: Conventions, players: Sequence[str]) -> None:
        """Gather the players.

        Args:
            conventions: what the table has agreed on; ``series`` says how many parties.
            players: their names, in no order of places yet.

        Raises:
            MatchError: the number of names is wrong, or two are the same.
        """
        names = tuple(name for name in players if name != DEAD_HAND)
        if len(names) != conventions.players or len(set(names)) != len(names):
            raise MatchError(
                f"{conventions.players} players with different names are needed, "
                f"not {', '.join(names) or 'none'}",
                code="series-names",
                players=conventions.players,
                names=", ".join(names),
            )
        self.conventions = conventions
        self.players = names
        self.parties: list[Partie] = []
        self.draw: dealing.Draw | None = None
        """The draw that seated the current partie, None if places stayed."""
        self._left: str | None = None

    # ---------------------------------------------------------------- opening a partie
    def begin(self, rng: Random) -> Partie:
        """Open the next partie and return it, its players seated and its leader known.

        Raises:
            MatchError: a partie is going on, or the series is over.
        """
        if self.parties and not self.parties[-1].finished:
            raise MatchError(
                "a partie is going on: play it to its end first", code="partie-goes-on"
            )
        if self.finished:
            raise MatchError("the series is over", code="series-over")
        self.draw = None
        if self.parties and not self.partners_change:
            last = self.parties[-1]
            partie = Partie(self.conventions, places_of_next(last), leader=first_lead_of_next(last))
        else:
            names, leader = self._seat(rng)
            partie = Partie(self.conventions, names, leader=leader)
        self.parties.append(partie)
        return partie

    @property
    def partners_change(self) -> bool:
        """Whether the coming partie is played with other partners than the last (VOL-10)."""
        if not self.conventions.series.startswith("tournee") or not self.parties:
            return False
        return len(self.parties) % (length(self.conventions) // PARTNERSHIPS) == 0

    @property
    def partnerships(self) -> list[frozenset[str]]:
        """The pairs that have been partners so far."""
        pairs = [
            frozenset(partie.names[seat - 1] for seat in self.conventions.seats_of(side))
            for partie in self.parties
            for side in (1, 2)
            if self.conventions.sides == "partners"
        ]
        return list(dict.fromkeys(pairs))

    def _seat(self, rng: Random) -> tuple[tuple[str, ...], int | None]:
        """Draw lots and return the names by seat, and the leader where a draw settles him."""
        tiles = TileSet(self.conventions.set)
        if self.conventions.sides == "partners":
            self.draw = dealing.draw_for_partners(self.players, rng, tiles=tiles)
            places = dealing.partner_places(self.draw.order, barred=self.partnerships)
            return places, self._drawn_leader
        self.draw = dealing.draw_for_lead(self.players, rng, tiles=tiles, places=True)
        names = [str(name) for name in self.draw.order]
        if self.conventions.sides == "dead_hand":
            names.insert(2, DEAD_HAND)  # the highest plays the hand opposite him (VOL-06)
        return tuple(names), self._drawn_leader

    @property
    def _drawn_leader(self) -> int | None:
        return None if self.conventions.first_lead == "highest_double" else 1

    # ---------------------------------------------------------------- state
    @property
    def finished(self) -> bool:
        """Whether no partie is left to play."""
        if self._left is not None:
            return True
        done = [partie for partie in self.parties if partie.finished]
        if self.conventions.series == "best_of_3":
            wins = self.wins
            if max(wins.values()) >= 2:  # two of three
                return True
        return len(done) >= length(self.conventions)

    @property
    def wins(self) -> dict[str, int]:
        """Parties won by each player."""
        won = dict.fromkeys(self.players, 0)
        for partie in self.parties:
            for seat in partie.winner:
                if seat != partie.dead:
                    won[partie.names[seat - 1]] += 1
        return won

    @property
    def accounts(self) -> dict[str, int]:
        """The account of each player over all parties; they sum to nought between parties."""
        total = dict.fromkeys(self.players, 0)
        for partie in self.parties:
            for name, amount in zip(partie.names, self._partie_accounts(partie), strict=True):
                if name in total:
                    total[name] += amount
        return total

    def _partie_accounts(self, partie: Partie) -> Sequence[int]:
        if partie.left is None or self._left is None:
            return partie.accounts
        parties_left = length(self.conventions) - len(self.parties) + 1
        if self.conventions.match_end == "pot":  # this pot is settled, the parties to come are not
            to_come = accounts.leaver_pays(self.conventions, partie.left, parties_left - 1)
            return [sum(both) for both in zip(partie.accounts, to_come, strict=True)]
        return accounts.leaver_pays(self.conventions, partie.left, parties_left, dead=partie.dead)

    def leave(self, name: str) -> None:
        """Let a player leave: he pays as simple all the parties left, the current one too (VOL-12).

        Raises:
            MatchError: he does not play here, or no partie is going on.
        """
        if name not in self.players:
            raise MatchError(
                f"{name} does not play here: the players are {', '.join(self.players)}",
                code="no-such-player",
                name=name,
                players=self.players,
            )
        if not self.parties or self.parties[-1].finished:
            raise MatchError("no partie is going on", code="no-partie")
        partie = self.parties[-1]
        partie.leave(partie.names.index(name) + 1)
        self._left = name

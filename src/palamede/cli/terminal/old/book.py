"""The book of an evening at an old table: plays, claims and rulings stand in its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from palamede import dgn
from palamede.cli.terminal.book import Book
from palamede.cli.terminal.old.local import LocalTable
from palamede.cli.terminal.save import write_whole
from palamede.cli.terminal.seating import Person
from palamede.dgn import PartieRecord
from palamede.dgn.writer import write_record
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.seatnames import DEAD_HAND
from palamede.table.old.records import deals

__all__ = ["OldBook"]


class OldBook(Book):
    """A book whose parties are played at a table à l'ancienne.

    ``settings`` are the switches as ``name=value``, with ``players``; ``forgetful`` bots err.
    """

    def __init__(
        self,
        game: str,
        conventions: Conventions,
        people: Sequence[Person],
        path: Path,
        *,
        settings: Sequence[str],
        forgetful: bool = False,
    ) -> None:
        super().__init__(game, conventions, people, path)
        self.settings = tuple(settings)
        self.forgetful = forgetful
        self.tables: list[LocalTable] = []

    def seat(self, rng: Random, bots: Random) -> LocalTable:
        """Open the table of the current partie, at which nobody has taken a tile yet."""
        partie = self.partie
        dead = Person(DEAD_HAND, "-")
        table = LocalTable(
            self.game,
            self.settings,
            [dead if name == DEAD_HAND else self.person(name) for name in partie.names],
            rng=rng,
            bots=bots,
            forgetful=self.forgetful,
        )
        self.tables.append(table)
        return table

    def take_over(self) -> None:
        """Let the table's own partie stand in the book, once it has begun."""
        self.parties[-1] = self.tables[-1].partie

    def save(self) -> None:
        """Write the record; in its canonical form between deals, which takes longer.

        Raises:
            OSError: the file cannot be written.
        """
        record = self.record()
        playing = bool(self.tables) and self.tables[-1].state.phase in ("play", "counting")
        write_whole(self.path, write_record(record) if playing else dgn.write(record))

    def _records(self) -> Iterator[PartieRecord]:
        for number, record in enumerate(super()._records()):
            if number >= len(self.tables):
                yield record
            else:
                played = tuple(deals(self.tables[number].state, None))
                yield PartieRecord(record.tags, played)

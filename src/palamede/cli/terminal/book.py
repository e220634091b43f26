"""The book of an evening: who plays what, the parties so far, and the file in which they are kept.

The file is an ordinary record (DGN) that anybody can check and replay. Three tags of our own stand
in it: ``[Players "human; greedy"]``, what plays on each seat; ``[Draw "1 3-4 2 5-6"]``, the tiles
drawn for lead and places, rounds parted by semicolons; ``[Left "Anne"]``, who left for good.
Hands and stock are in the record from the moment when they are dealt, so going on means reading it:
nothing is ever dealt or drawn again.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

from palamede import dgn
from palamede.cli.terminal.save import write_whole
from palamede.cli.terminal.seating import Person, people_of_record
from palamede.dgn import Checked, CheckedPartie, PartieRecord, Record
from palamede.dgn.writer import write_record
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.dealing import Draw, order_of_draw
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.match import Partie
from palamede.dominoes.seatnames import DEAD_HAND
from palamede.dominoes.series import Series, first_lead_of_next, length, places_of_next
from palamede.dominoes.tiles import Tile
from palamede.i18n import Translator

__all__ = ["Book", "BookError"]

_WRITTEN = frozenset(
    [
        "DGN",
        "Date",
        "Rules",
        "Conventions",
        "Seats",
        "Series",
        "Table",
        "Stake",
        "Players",
        "Draw",
        "Left",
    ]
)
"""The tags of a partie that a book writes from what it knows."""


class BookError(PalamedeError):
    """A record cannot be gone on with."""


class Book:
    """The parties of one evening at one table.

    ``game`` is the name of a preset, ``people`` are those who play, by name; ``path`` is the file.
    """

    def __init__(
        self, game: str, conventions: Conventions, people: Sequence[Person], path: Path
    ) -> None:
        self.game = game
        self.conventions = conventions
        self.path = path
        self.series = Series(conventions, [person.name for person in people])
        self.date = time.strftime("%Y.%m.%d")
        self._people = {person.name: person for person in people}
        self._draws: list[Draw | None] = []
        self._kept: dict[int, dict[str, str]] = {}
        self._left: str | None = None

    # ---------------------------------------------------------------- reading and writing
    @classmethod
    def load(cls, path: Path) -> Book:
        """Read the book that was kept in ``path``.

        Raises:
            OSError, UnicodeDecodeError: the file cannot be read.
            BookError: it is no record, has an error, or holds tiles that are not known.
        """
        checked = dgn.check(path.read_text(encoding="utf-8"))
        for error in checked.errors:
            raise BookError(
                f"{path}, line {error.line}: {error.message}",
                code="book-faulty",
                file=str(path),
                line=error.line,
                reason=error.message,
            )
        return _book_of(path, checked)

    def save(self) -> None:
        """Write the record; in its canonical form between deals, which takes longer.

        Raises:
            OSError: the file cannot be written.
        """
        record = self.record()
        between = not self.parties or self.partie.deal is None
        write_whole(self.path, dgn.write(record) if between else write_record(record))

    def record(self) -> Record:
        """Return the parties as a record."""
        return Record(tuple(self._records()))

    def _records(self) -> Iterator[PartieRecord]:
        for number, (partie, draw) in enumerate(zip(self.parties, self._draws, strict=True), 1):
            tags = self._tags(number, partie, draw)
            yield dgn.partie_record(partie, tags=tags, rules=self.game)

    def _tags(self, number: int, partie: Partie, draw: Draw | None) -> dict[str, str]:
        tags = {"Date": self.date, **self._kept.get(number, {})}
        if self.parties_planned > 1:
            tags["Series"] = f"{self.conventions.series} {number}/{self.parties_planned}"
        kinds = [self._people[name].kind if name in self._people else "-" for name in partie.names]
        tags["Players"] = "; ".join(kinds)
        if draw is not None:
            tags["Draw"] = _draw_text(draw, partie.names)
        if partie.left is not None:
            tags["Left"] = partie.names[partie.left - 1]
        return tags

    # ---------------------------------------------------------------- the parties
    @property
    def parties(self) -> list[Partie]:
        """All parties, the current one last."""
        return self.series.parties

    @property
    def partie(self) -> Partie:
        """The current partie."""
        return self.parties[-1]

    @property
    def number(self) -> int:
        """The number of the current partie, from 1."""
        return len(self.parties)

    @property
    def parties_planned(self) -> int:
        """How many parties are to be played."""
        return length(self.conventions)

    @property
    def draw(self) -> Draw | None:
        """The draw that seated the current partie; None where places stayed."""
        return self._draws[-1]

    def open_next(self, rng: Random) -> bool:
        """Seat the next partie; False if none is left to play."""
        if self.series.finished:
            return False
        self.series.begin(rng)
        self._draws.append(self.series.draw)
        return True

    def repeat(self) -> None:
        """Open another partie with the same places, after the last one was drawn (TAT-03)."""
        last = self.partie
        leader = first_lead_of_next(last)
        self.add(Partie(self.conventions, places_of_next(last), leader=leader), None)

    def add(self, partie: Partie, draw: Draw | None) -> None:
        """Add a partie that was seated elsewhere."""
        self.parties.append(partie)
        self._draws.append(draw)

    def keep_tags(self, record: PartieRecord) -> None:
        """Keep the tags of the last partie that this book would not write of itself."""
        kept = {tag.name: tag.value for tag in record.tags if tag.name not in _WRITTEN}
        self._kept[self.number] = kept

    def leave(self, seat: int) -> None:
        """Let the player of a seat leave for good (VOL-12)."""
        self.series.leave(self.partie.names[seat - 1])

    @property
    def leaver_pays(self) -> int:
        """What whoever leaves now pays: a stake for each partie left, this one too (VOL-12)."""
        return self.conventions.stake * (self.parties_planned - self.number + 1)

    @property
    def over(self) -> bool:
        """Whether everything has been played."""
        return bool(self.parties) and self.partie.finished and self.series.finished

    # ---------------------------------------------------------------- the people
    def person(self, name: str) -> Person:
        """Return who plays under a name."""
        return self._people[name]

    @property
    def people(self) -> Sequence[Person]:
        """Everybody who plays."""
        return tuple(self._people.values())

    @property
    def humans(self) -> int:
        """How many people sit at this terminal."""
        return sum(person.human for person in self.people)

    @property
    def accounts(self) -> Mapping[str, int]:
        """What everybody has won or lost so far, in stakes' units."""
        return self.series.accounts

    def closing_lines(self, tr: Translator) -> list[str]:
        """Return the result of a series that is over; nothing for a single partie."""
        if self.parties_planned == 1 or not self.series.finished or self.partie.left is not None:
            return []
        wins = self.series.wins
        return ["", tr("series-over"), *(
            tr("series-best", name=name, wins=number)
            for name, number in sorted(wins.items(), key=lambda entry: -entry[1])
        )]  # fmt: skip


# -------------------------------------------------------------------- going on
def _book_of(path: Path, checked: Checked) -> Book:
    """Return the book of a record without errors."""
    if not checked.parties:
        raise _unusable(path)
    first = checked.parties[0]
    conventions, names = first.table.conventions, first.table.names
    if conventions is None or names is None or first.table.rules is None:
        raise _unusable(path)
    if conventions.table == "old":
        raise BookError(
            f"{path}: a partie at a table à l'ancienne is played in one go; its record can be read",
            code="book-old",
            file=str(path),
        )
    if first.table.series is None:
        conventions = conventions.replace(series="single")  # it stands alone, whatever the game
    kinds = (first.record.value("Players") or "").split(";")
    people = people_of_record(names, [kind.strip() for kind in kinds])
    book = Book(
        first.table.rules,
        conventions,
        [person for person in people if person.name != DEAD_HAND],
        path,
    )
    book.date = first.record.value("Date") or book.date
    for part in checked.parties:
        book.add(_partie_of(path, part, book), _draw_of(part))
        book.keep_tags(part.record)
        left = part.record.value("Left")
        if left is not None and not book.partie.finished:
            book.series.leave(left)
    return book


def _partie_of(path: Path, part: CheckedPartie, book: Book) -> Partie:
    """Return a partie as far as its record goes, deal by deal."""
    conventions, names = part.table.conventions, part.table.names
    if conventions is None or names is None:
        raise _unusable(path)
    partie = Partie(conventions, names, leader=_first_leader(part, book), dead=part.table.dead)
    for kept in part.deals:
        if kept.deal is None:
            raise _unusable(path)
        deal = partie.start(kept.deal.start_hands, kept.deal.start_stock)
        for move in kept.deal.move_stack:
            deal.push(move)
        if deal.is_over() or kept.outcome == "void":
            partie.settle(void=kept.outcome == "void")
    return partie


def _first_leader(part: CheckedPartie, book: Book) -> int | None:
    """Return who leads the first deal, or None where the tiles decide."""
    conventions = part.table.conventions
    if conventions is None or conventions.first_lead == "highest_double":
        return None
    if part.deals:
        return part.deals[0].lead
    if book.parties and part.record.tag("Draw") is None:
        return first_lead_of_next(book.partie)
    return 1


def _draw_of(part: CheckedPartie) -> Draw | None:
    """Return the draw of lots that the record tells, None if it tells none that can be read."""
    text = part.record.value("Draw")
    names = part.table.names
    if text is None or names is None:
        return None
    rounds = []
    for drawn in text.split(";"):
        words = drawn.split()
        pairs = zip(words[::2], words[1::2], strict=False)
        try:
            rounds.append({names[int(seat) - 1]: Tile.parse(tile) for seat, tile in pairs})
        except (ValueError, IndexError):
            return None
    return Draw(tuple(rounds), order_of_draw(rounds)) if all(rounds) else None


def _draw_text(draw: Draw, names: Sequence[str]) -> str:
    return "; ".join(
        " ".join(f"{names.index(str(player)) + 1} {tile}" for player, tile in drawn.items())
        for drawn in draw.rounds
    )


def _unusable(path: Path) -> BookError:
    return BookError(
        f"{path}: this record does not tell all that is needed to go on",
        code="book-unusable",
        file=str(path),
    )

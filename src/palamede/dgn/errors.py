"""The errors of a record: one small value each, found by reading or by checking, never raised.

``CODES`` is the complete list. A message is made from a template, so that a user interface can say
the same in another language from ``key`` and ``params``; ``message`` is the English sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from palamede.dominoes.errors import PalamedeError

__all__ = ["CODES", "MESSAGES", "DgnError", "FormatError", "RecordError"]

CODES: tuple[str, ...] = (
    # of an item of play, in the order in which they are looked for: at most one an item
    "syntax",
    "not-in-set",
    "after-end",
    "wrong-seat",
    "must-play",
    "must-draw",
    "wrong-draw",
    "duplicate-tile",
    "not-in-hand",
    "does-not-fit",
    "ambiguous-end",
    # of a deal (duplicate-tile and not-in-set as well)
    "hand-size",
    "lead-mismatch",
    "count-mismatch",
    "result-mismatch",
    "marks-mismatch",
    "scores-mismatch",
    "ruling-mismatch",
    "incomplete-deal",
    # of a partie
    "unknown-rules",
    "bad-convention",
)
"""Every code that a report can hold; there are no others."""

MESSAGES: Mapping[str, str] = MappingProxyType(
    {
        "syntax.word": "{text!r} is no item of play: a tile is written 3-5, 3-5< or 3-5>, a draw "
        "+3-5, a count =2, a glyph $1; a pass is pass, boude or -",
        "syntax.comment": "the comment that begins here is not closed: write }} at its end",
        "syntax.event": "the event that begins here is not closed: write ; at its end",
        "syntax.seat": "the seat {text} is followed by no tile, draw or pass: it stands before "
        "one of "
        "them and nowhere else",
        "syntax.count": "{text} counts no tile: a count stands right after the tile that makes it",
        "syntax.glyph": "{text} is no glyph: from $0 to $255",
        "syntax.tag": '{text} is no tag: write [Name "value"], with \\" for a quotation mark',
        "syntax.after-tag": "{text!r} stands on a line of tags: such a line holds tags and "
        "nothing else",
        "syntax.twice": "[{name}] stands twice in this section: keep one",
        "syntax.no-deal": '{text} belongs to a deal, and none is open: write [Deal "{deal}"] '
        "before it",
        "syntax.value": "[{name} {text!r}] cannot be read: it must be {right}",
        "syntax.number": "this is deal {deal} of the partie, not {text}",
        "syntax.part": "{text!r} cannot be read in [{name}]: it must be {right}",
        "syntax.verb": "{text!r} is no event of a table à l'ancienne: its verb is one of shows, "
        "names, announces, says, commits, holds, turns, claims, notes, rules, chooses, calls, "
        "opens, counts, agrees, referee",
        "syntax.verb-form": "{text!r} cannot be read as an event: write {right}",
        "syntax.verb-early": "{text} cannot stand here: the deal goes on with seat {seat}",
        "not-in-set": "{tile} is not in the set of double-{set}",
        "not-in-set.removed": "{tile} is taken out of the set at this table (removed)",
        "after-end": "the deal was over before this ({outcome}); only the passes that prove a "
        "closed "
        "game may follow, one a seat",
        "after-end.partie": "the partie was over before this deal (deal {deal} ended it): begin "
        "a new "
        "partie with its own tags",
        "wrong-seat": "it is the turn of seat {turn}, not of seat {seat}",
        "wrong-seat.none": "there is no seat {seat}: this table has seats 1 to {seats}",
        "must-play": "seat {seat} can lay a tile and must: {legal}",
        "must-play.lead": "seat {seat} has the lead and must lay a tile",
        "must-play.ruling": "a ruling leaves seat {seat} this only: {legal}",
        "must-draw": "seat {seat} cannot lay a tile and must draw, as long as {drawable} can be "
        "drawn",
        "wrong-draw": "nothing is drawn in this game: seat {seat} passes",
        "wrong-draw.empty": "seat {seat} has nothing to draw: {drawable} tiles of the stock can be "
        "drawn; it passes",
        "wrong-draw.tile": "the next tile of the stock is {next}, not {tile}",
        "wrong-draw.held": "{tile} cannot be drawn: it is not in the stock",
        "duplicate-tile": "{tile} lies on the table already",
        "duplicate-tile.deal": "{tile} stands twice in the hands and the stock of the deal",
        "not-in-hand": "seat {seat} does not hold {tile}: it holds {hand}",
        "not-in-hand.unknown": "seat {seat} cannot hold {tile}",
        "does-not-fit": "{tile} fits neither end: they show {left} and {right}",
        "does-not-fit.end": "{tile} does not fit this end, which shows {end}",
        "does-not-fit.turned": "{tile} does not fit: the half that touches is written first; write "
        "{other}",
        "does-not-fit.forced": "this deal must be led with {forced}, not {tile}",
        "ambiguous-end": "{tile} fits both ends, with different results: write {tile}< or {tile}>",
        "hand-size": "seat {seat} has {held} tiles at the start of the deal, not {hand}",
        "hand-size.stock": "the stock has {held} tiles at the start of the deal, not {hand}",
        "hand-size.total": "the hands have {held} tiles at the start of the deal, and {hand} are "
        "in play",
        "hand-size.missing": "[Hands] names no tiles for seat {seat}: write {seat}: ?{hand} if "
        "they are "
        "unknown",
        "lead-mismatch": "the lead is seat {right}'s, not seat {lead}'s",
        "lead-mismatch.seat": "there is no seat {lead}: this table has seats 1 to {right}",
        "count-mismatch": "{tile} marks {right}, not {count}",
        "count-mismatch.late": "seat {seat} cannot announce here: only the count of its own tile, "
        "once, until the next one plays; that of the last tile until the count is agreed",
        "result-mismatch": "the play ends in {right}, not in {text}",
        "result-mismatch.over": "the deal is over: {right}, not unfinished",
        "result-mismatch.open": "the deal has not ended as {text}: the play goes on with seat "
        "{seat}",
        "result-mismatch.never": "no filling of the unknown places ends in {text}",
        "marks-mismatch.never": "no filling of the unknown places marks {text}",
        "marks-mismatch": "the deal marks {right}, not {text}",
        "scores-mismatch": "the totals are {right}, not {text}",
        "incomplete-deal": "the deal stops before its end, with seat {seat} to play",
        "ruling-mismatch": "the code in force rules {right} on claim {claim}, not {text}",
        "ruling-mismatch.noted": "claim {claim} waits for the count: {text} cannot be ruled yet",
        "ruling-mismatch.none": "there is no claim {claim} in this deal: nothing is ruled that was "
        "not claimed",
        "ruling-mismatch.claim": "{fault} cannot be claimed here of seat {against} by seat {seat}; "
        "possible: {possible}",
        "ruling-mismatch.option": "claim {claim} does not leave the choice {text}; possible: "
        "{possible}",
        "ruling-mismatch.effects": "the referee's own ruling on claim {claim} cannot be read: "
        "{name}",
        "unknown-rules": "no [Rules] tag says which game this is",
        "unknown-rules.name": "no rules are called {name!r}; near it: {near}",
        "bad-convention": "{reason}",
        "bad-convention.players": "[Seats] names {seated} players, and players={players} is "
        "agreed: one "
        "of them is wrong",
        "bad-convention.twice": "[{tag}] says {name}={text} and [Conventions] says "
        "{name}={other}: keep "
        "one",
        "bad-convention.mort": "with a dead hand one of the four seats is named mort",
        "bad-convention.old": "[Table {text!r}] is no table: strict or old",
        "bad-convention.series": "the parties of the series {series} are {right}, not {text}",
        "bad-convention.partners": "{first} and {second} have been partners in this tournée "
        "already",
        "bad-convention.pairing": "{first} and {second} must stay partners in this partie of "
        "the series",
        "bad-convention.players-series": "the players of the series {series} are {right}, not "
        "{text}",
    }
)
"""English templates, by key: a code, or a code, a point and a variant."""


@dataclass(frozen=True, slots=True)
class DgnError:
    """One error of a record and its place.

    ``line`` and ``column`` count from 1, in characters; ``partie`` and ``deal`` count from 1,
    ``deal`` within its partie; ``ply`` is the tile or pass concerned, from 1 within the deal (at a
    draw, the ply to come). What does not apply is None. ``key`` and ``params`` let a translator say
    the message.
    """

    line: int
    column: int
    partie: int | None
    deal: int | None
    ply: int | None
    code: str
    message: str
    key: str = field(default="", compare=False, repr=False)
    params: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def make(
        cls,
        key: str,
        place: tuple[int, int],
        params: Mapping[str, Any],
        *,
        partie: int | None = None,
        deal: int | None = None,
        ply: int | None = None,
    ) -> DgnError:
        """Return the error of a key of ``MESSAGES`` at a line and column, its message filled in."""
        code = key.partition(".")[0]
        message = MESSAGES[key].format(**params)
        return cls(*place, partie, deal, ply, code, message, key, params)

    def to_json(self) -> dict[str, Any]:
        """Return the error as it stands in the JSON twin."""
        return {
            "line": self.line,
            "column": self.column,
            "partie": self.partie,
            "deal": self.deal,
            "ply": self.ply,
            "code": self.code,
            "message": self.message,
        }

    def __str__(self) -> str:
        """Return ``line:column: code: message``."""
        return f"{self.line}:{self.column}: {self.code}: {self.message}"


class RecordError(PalamedeError):
    """A part of a record that cannot be written, such as a comment that holds a closing brace."""


class FormatError(PalamedeError):
    """A text that cannot be rewritten without loss, because parts of it cannot be read.

    ``errors`` are the errors that stand in the way.
    """

    def __init__(self, errors: tuple[DgnError, ...]) -> None:
        super().__init__(
            f"{len(errors)} errors stand in the way of rewriting this text; the first: {errors[0]}",
            code="dgn-format",
            number=len(errors),
            first=str(errors[0]),
        )
        self.errors = errors

"""The advice of the books for the later turns: small functions of a reading and a prospect.

Each answers "how much of this does the tile do?"; what that is worth stands in ``weights``. Chances
are guesses made at the table: the tiles not seen are spread evenly over those who may hold them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from palamede.engine.players.counting import best_answer, marks
from palamede.engine.players.reading import Prospect, Reading, bearing, pips_of

Advice: TypeAlias = Callable[[Reading, Prospect], float]

LARGE_HAND = 12
"""From so many tiles on the advice of the game with twelve counts (ADV-07)."""


# -------------------------------------------------------------------- one's own hand
def sheds_pips(reading: Reading, prospect: Prospect) -> float:
    """Get rid of a heavy tile (ADV-01): the pips that leave the hand."""
    return reading.joins.tiles[prospect.tile].pips


def places_double(reading: Reading, prospect: Prospect) -> float:
    """A double fits one number only; laid, it can no longer stay in the hand (ADV-03)."""
    return reading.joins.tiles[prospect.tile].is_double


def advances_own_number(reading: Reading, prospect: Prospect) -> float:
    """Advance the number you hold most of (ADV-02): tiles left that fit what the tile opens."""
    return (prospect.rest & reading.joins.fits[prospect.advanced]).bit_count()


def strands_double(reading: Reading, prospect: Prospect) -> float:
    """Advance a number of which only the double is left in the hand (ADV-03)."""
    fitting = prospect.rest & reading.joins.fits[prospect.advanced]
    if fitting.bit_count() != 1:
        return 0
    return reading.joins.tiles[fitting.bit_length() - 1].is_double


def keeps_an_end(reading: Reading, prospect: Prospect) -> float:
    """Have something for one end at least (ADV-04)."""
    left, right = prospect.ends
    fits = reading.joins.fits
    return prospect.rest & (fits[left] | fits[right]) != 0


def keeps_both_ends(reading: Reading, prospect: Prospect) -> float:
    """Keep both ends open to you, whatever is laid on one of them (ADV-04)."""
    left, right = prospect.ends
    fits, rest = reading.joins.fits, prospect.rest
    return rest & fits[left] != 0 and rest & fits[right] != 0


# -------------------------------------------------------------------- the others
def _chance_of_pass(reading: Reading, prospect: Prospect, seat: int) -> float:
    """Guess how likely a seat has nothing for either end while the deal goes on (ADV-08)."""
    left, right = prospect.ends
    fits = reading.joins.fits
    possible = reading.possible(seat)
    fitting = possible & (fits[left] | fits[right])
    if not fitting:
        return 0 if _is_closed(reading, prospect) else 1
    share = fitting.bit_count() / possible.bit_count()
    return float((1 - share) ** reading.sizes[seat - 1])


def _is_closed(reading: Reading, prospect: Prospect) -> bool:
    """Whether nobody can go on, as far as one sees: no tile that fits is left to anybody."""
    left, right = prospect.ends
    fits = reading.joins.fits
    others = reading.unseen | reading.shown | prospect.rest
    return not others & (fits[left] | fits[right]) and not reading.drawable


def stops_adversary(reading: Reading, prospect: Prospect) -> float:
    """Leave the next adversary without an answer: of what you hold he has little (ADV-08)."""
    seat = reading.following
    return _chance_of_pass(reading, prospect, seat) if reading.is_adversary(seat) else 0


def stops_partner(reading: Reading, prospect: Prospect) -> float:
    """Leave the partner without an answer; his passes have told what he lacks (ADV-08)."""
    return _chance_of_pass(reading, prospect, reading.partner) if reading.partner else 0


def covers_adversary(reading: Reading, prospect: Prospect) -> float:
    """Cover what an adversary has advanced (ADV-07)."""
    return reading.is_adversary(prospect.covers)


def covers_last_way(reading: Reading, prospect: Prospect) -> float:
    """Cover what an adversary has advanced, who has nothing for the other end (ADV-07).

    Whether to close the game is another question, see ``closes``.
    """
    if not covers_adversary(reading, prospect) or _is_closed(reading, prospect):
        return 0
    left, right = prospect.ends
    other = right if left == prospect.advanced else left
    return not reading.possible(prospect.covers) & reading.joins.fits[other]


def opens_heavy(reading: Reading, prospect: Prospect) -> float:
    """Open a number heavy in pips (ADV-07): what the number counts, the first time it appears."""
    joins = reading.joins
    tile = joins.tiles[prospect.tile]
    number = joins.shows[prospect.advanced]
    if tile.is_double or reading.line & bearing(reading.conventions.set)[number]:
        return 0
    return number


def covers_partner(reading: Reading, prospect: Prospect) -> float:
    """Cover what the partner has advanced, of which he holds more if he follows ADV-02."""
    return bool(prospect.covers) and prospect.covers == reading.partner


def closes(reading: Reading, prospect: Prospect) -> float:
    """Close the game, welcome with few pips in the hand and dear with many (ADV-05)."""
    if not _is_closed(reading, prospect):
        return 0
    joins, unseen = reading.joins, reading.unseen
    each = pips_of(joins, unseen) / max(1, unseen.bit_count())
    own = float(pips_of(joins, prospect.rest | reading.shown))
    theirs = 0.0
    for seat, size in enumerate(reading.sizes, start=1):
        if reading.is_adversary(seat):
            theirs += each * size
        elif seat == reading.partner and not reading.shown:
            own += each * size
    if reading.conventions.goal == "most":
        return own if own > theirs else -theirs
    return theirs if own < theirs else -own


# -------------------------------------------------------------------- games of their own
def marks_points(reading: Reading, prospect: Prospect) -> float:
    """Win as many points as you can (ADV-11): what the open ends mark."""
    return marks(reading, prospect)


def offers_points(reading: Reading, prospect: Prospect) -> float:
    """Leave the next adversary ends on which he marks (ADV-11)."""
    seat = reading.following
    return best_answer(reading, prospect, seat) if reading.is_adversary(seat) else 0


def opens_blank(reading: Reading, prospect: Prospect) -> float:
    """Open a blank, which only a matador follows: well with one in hand, else ill (MATA-12).

    With one in hand the others have to spend theirs on the blank, or to draw.
    """
    if prospect.advanced != 0:
        return 0
    return 1 if prospect.rest & reading.joins.matadors else -1


def lets_blanks_be_laid(reading: Reading, prospect: Prospect) -> float:
    """Let the next adversary lay a blank that he may hold (MATA-12): how likely he has one.

    With double-six this wins a little, with double-nine it does not, hence its small weight.
    """
    seat = reading.following
    if not reading.is_adversary(seat):
        return 0
    joins, possible = reading.joins, reading.possible(seat)
    left, right = prospect.ends
    blanks = bearing(reading.conventions.set)[0] & ~joins.matadors
    welcome = possible & blanks & (joins.fits[left] | joins.fits[right])
    held = min(1.0, reading.sizes[seat - 1] / max(1, possible.bit_count()))
    return float(1 - (1 - held) ** welcome.bit_count())


def spends_matador(reading: Reading, prospect: Prospect) -> float:
    """Lay a matador, which is then missing when a blank has to be opened or followed (MATA-12)."""
    return reading.joins.matadors >> prospect.tile & 1

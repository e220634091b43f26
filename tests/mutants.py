"""One-line changes of the rules, each of which the tests that cite its row must notice.

Citing a row is no proof; this is the proof of the proof. A mutant that survives shows a test that
asserts too little: the test is mended, never the list.

`python -m tests.mutants [ROW …]` tries the mutants of these rows (all without ROW) and prints each.
"""

from __future__ import annotations

import sys

from tests.mutants_articles import ARTICLE_MUTANTS
from tests.mutants_referee import REFEREE_MUTANTS
from tests.mutation import Mutant, MutantError, passes_unchanged, survives

MUTANTS: tuple[Mutant, ...] = (
    # ------------------------------------------------------------ tiles and sets
    Mutant(
        "SET-01",
        "tiles.py",
        "return self.highest * (self.highest + 1) * (self.highest + 2) // 2",
        "return self.highest * (self.highest + 1) * (self.highest + 1) // 2",
        "the whole set bears too few pips",
    ),
    Mutant(
        "SET-02",
        "tiles.py",
        "for low in range(highest + 1) for high in range(low, highest + 1)",
        "for low in range(highest + 1) for high in range(low, min(highest, 8) + 1)",
        "the double-nine set misses tiles",
    ),
    Mutant(
        "SET-03",
        "tiles.py",
        "return tuple(tile for tile in self._tiles if number in tile)",
        "return tuple(tile for tile in self._tiles if number == tile.low)",
        "a number stands on the smaller halves only",
    ),
    Mutant(
        "SET-05",
        "tiles.py",
        '("is_double", low == high)',
        '("is_double", low == high > 0)',
        "the double blank is no double",
    ),
    Mutant(
        "SET-04",
        "circle.py",
        "return not odd_numbers(_tiles(highest, doubles))",
        "return len(odd_numbers(_tiles(highest, doubles))) <= 2",
        "an open line passes for a circle",
    ),
    Mutant(
        "SET-04",
        "circle.py",
        "if doubles or not tile.is_double",
        "if True",
        "the circle without doubles holds doubles",
    ),
    Mutant(
        "VOC-01",
        "glossary.py",
        "if not unicodedata.combining(letter)",
        "if letter",
        "terms are not found without their accents",
    ),
    # ------------------------------------------------------------ draws
    Mutant(
        "DRAW-05",
        "dealing.py",
        "if not again:",
        "if True:",
        "players who are equal do not draw again",
    ),
    Mutant(
        "DRAW-01",
        "dealing.py",
        "key=lambda player: _lots(player, rounds), reverse=True",
        "key=lambda player: _lots(player, rounds)",
        "the fewest pips have the lead",
    ),
    Mutant(
        "DRAW-01",
        "dealing.py",
        "again = [player for group in groups if places or order[0] in group for player in group]",
        "again = list(players) if groups else []",
        "all draw again, not only those who are equal",
    ),
    Mutant(
        "DRAW-03",
        "dealing.py",
        "again = [player for group in groups if places or order[0] in group for player in group]",
        "again = [player for group in groups if order[0] in group for player in group]",
        "equals below the leader do not draw again for their places",
    ),
    Mutant(
        "DRAW-04",
        "dealing.py",
        "return highest, right, partner, left",
        "return highest, left, partner, right",
        "the lowest sits at the leader's right",
    ),
    Mutant(
        "DRAW-04",
        "dealing.py",
        "chosen.setdefault(tile.pips, tile)",
        "chosen.setdefault(tile.pips * 19 + tile.low, tile)",
        "tiles of equal totals are drawn for partners",
    ),
    Mutant(
        "DRAW-06",
        "dealing.py",
        "key=lambda entry: (entry[0].pips, entry[0].high)",
        "key=lambda entry: (entry[0].pips, entry[0].low)",
        "of equal tiles the one with the lower half must be led",
    ),
    Mutant(
        "DRAW-06",
        "dealing.py",
        "max(doubles or held,",
        "min(doubles or held,",
        "the lowest double leads",
    ),
    Mutant(
        "DRAW-06",
        "deal.py",
        "hand = 1 << self._joins.tiles.index(self.forced_lead)",
        "hand |= 1 << self._joins.tiles.index(self.forced_lead)",
        "the holder of the double may lead what he likes",
    ),
    # ------------------------------------------------------------ mixing and serving
    Mutant(
        "SERVE-01",
        "dealing.py",
        "if by_previous and previous_leader is not None:",
        "if previous_leader is not None:",
        "the last leader mixes by every book",
    ),
    Mutant(
        "SERVE-02",
        "dealing.py",
        "enumerate(taking_order(conventions.seats, last_mixer or leader))",
        "enumerate(taking_order(conventions.seats, (last_mixer or leader) - 1))",
        "the leader does not take last",
    ),
    Mutant(
        "SERVE-04",
        "dealing.py",
        "LEAST_CUT = 2",
        "LEAST_CUT = 1",
        "a single tile may be cut",
    ),
    Mutant(
        "SERVE-04",
        "dealing.py",
        "line = [*row[cut:], *row[:cut]]",
        "line = list(row)",
        "the cut changes nothing",
    ),
    Mutant(
        "SERVE-05",
        "dealing.py",
        "tuple(line[turn:served:seats])",
        "tuple(line[turn * conventions.hand : (turn + 1) * conventions.hand])",
        "hands are taken whole from the row, not one tile each in turn",
    ),
    Mutant(
        "SERVE-05",
        "match.py",
        'later = switches == {"serving": "row"} and self.conventions.seats == 4',
        'later = switches == {"serving": "row"}',
        "the row may be asked for at any table",
    ),
    Mutant(
        "SERVE-09",
        "conventioncheck.py",
        "if hands + kept <= len(whole):",
        "if hands + kept <= len(whole) + 2:",
        "hands of fifteen are served from 28 tiles",
    ),
    Mutant(
        "SERVE-11",
        "dealing.py",
        "return tuple((last_mixer + step) % seats + 1 for step in range(seats))",
        "return tuple((last_mixer - 1 + step) % seats + 1 for step in range(seats))",
        "who mixed last takes first",
    ),
    # ------------------------------------------------------------ play
    Mutant(
        "PLAY-01",
        "deal.py",
        "on_left = hand & joins.fits[left]",
        "on_left = 0",
        "only the right end is offered",
    ),
    Mutant(
        "PLAY-01",
        "joins.py",
        "low, high = tile.low in numbers, tile.high in numbers and not tile.is_double",
        "low, high = tile.low in numbers, False",
        "a tile is matched by its smaller half only",
    ),
    Mutant(
        "PLAY-02",
        "deal.py",
        "        seat += 1",
        "        seat = (seat or len(self._hands)) - 1",
        "the hand passes to the left",
    ),
    Mutant(
        "PLAY-04",
        "deal.py",
        "return [self._moves.draw if self._draws and self.drawable else self._moves.pass_]",
        "return []",
        "who cannot match has no move",
    ),
    Mutant(
        "PLAY-06",
        "deal.py",
        "if joins.matadors and not hand & (joins.ordinary[left] | joins.ordinary[right]):",
        "if hand:",
        "anybody may pass",
    ),
    Mutant(
        "PLAY-07",
        "deal.py",
        "if hand & fits:",
        "if hand & self._joins.fits[self._right]:",
        "the game is closed although the left end can be played",
    ),
    Mutant(
        "PLAY-07",
        "deal.py",
        "if self._draws and self.drawable:",
        "if False:",
        "the game is closed although tiles can still be drawn",
    ),
    Mutant(
        "PLAY-09",
        "deal.py",
        "moves += at_right[tile]",
        "moves += () if on_left & bit else at_right[tile]",
        "a tile that fits both ends is offered at the left only",
    ),
    Mutant(
        "PLAY-11",
        "deal.py",
        "for hand in self._hands:",
        "for hand in self._hands if len(self._stack) > 1 else (-1,):",
        "the lead tile cannot close the game",
    ),
    # ------------------------------------------------------------ scoring
    Mutant(
        "SCORE-01",
        "scoring.py",
        "pool = sum(total for other, total in enumerate(totals, start=1) if other not in winners)",
        "pool = min(totals)",
        "who goes out marks nothing",
    ),
    Mutant(
        "SCORE-02",
        "scoring.py",
        "share = pool // len(winners)",
        "share = pool // len(winners) - totals[side - 1]",
        "the winner's own pips are deducted",
    ),
    Mutant(
        "SCORE-02",
        "scoring.py",
        'best = max(totals) if conventions.goal == "most" else min(totals)',
        "best = max(totals)",
        "the heaviest hand wins a closed game",
    ),
    Mutant(
        "SCORE-03",
        "scoring.py",
        "    return ()",
        "    return tied[:1]",
        "a tied block pays a side",
    ),
    Mutant(
        "SCORE-04",
        "scoring.py",
        "key=lambda seat: (seat - leader - 1) % seats",
        "key=lambda seat: (seat - leader) % seats",
        "the leader comes first in a tie",
    ),
    Mutant(
        "SCORE-04",
        "scoring.py",
        "key=lambda seat: (seat - leader - 1) % seats",
        "key=lambda seat: (leader - seat - 1) % seats",
        "primacy goes to the left",
    ),
    Mutant(
        "SCORE-05",
        "scoring.py",
        "share = pool // len(winners)",
        "share = -(-pool // len(winners))",
        "the odd pip is marked twice",
    ),
    Mutant(
        "SCORE-05",
        "scoring.py",
        "share = pool // len(winners)",
        "share = pool",
        "each of the tied marks the whole",
    ),
    Mutant(
        "SCORE-06",
        "ending.py",
        "return leading_side(scores) is not None and max(scores) >= conventions.target",
        "return max(scores) >= conventions.target",
        "equal totals above the target end the partie",
    ),
    Mutant(
        "SCORE-06",
        "ending.py",
        "return leading_side(scores) is not None and max(scores) >= conventions.target",
        "return leading_side(scores) is not None and max(scores) > conventions.target",
        "the target must be passed, not reached",
    ),
    Mutant(
        "SCORE-07",
        "scoring.py",
        "return 1 // len(winners)",
        "return min(1, totals[side - 1])",
        "going out is worth nothing",
    ),
    Mutant(
        "SCORE-08",
        "nextlead.py",
        'step = -1 if conventions.next_lead == "rotate_back" else 1',
        "step = -1",
        "the lead goes to the left",
    ),
    Mutant(
        "SCORE-09",
        "scoring.py",
        "pool = sum(total for other, total in enumerate(totals, start=1) if other not in winners)",
        "pool = max(total for other, total in enumerate(totals, start=1) if other not in winners)",
        "only one of the others pays",
    ),
    # ------------------------------------------------------------ games for two
    Mutant(
        "TAT-03",
        "match.py",
        "deals=len(self.entries),",
        "deals=sum(any(entry.marks) for entry in self.entries),",
        "a void deal does not count as one of the two",
    ),
    Mutant(
        "TAT-04",
        "deal.py",
        "return [self._moves.draw if self._draws and self.drawable else self._moves.pass_]",
        "return [self._moves.pass_]",
        "nobody draws",
    ),
    Mutant(
        "TAT-04",
        "deal.py",
        "return  # the turn goes on",
        "pass",
        "a player draws one tile only",
    ),
    Mutant(
        "TAT-05",
        "dealing.py",
        "return Served(tuple(hands), tuple(line[served:]))",
        "return Served(tuple(hands), tuple(line[served:][::-1]))",
        "the stock of the row is drawn from the tail",
    ),
    Mutant(
        "TAT-06",
        "deal.py",
        "return max(0, len(self._stock) - self._drawn - self.conventions.undrawable)",
        "return max(0, len(self._stock) - self._drawn - 2)",
        "two tiles of the stock cannot be drawn",
    ),
    Mutant(
        "TAT-07",
        "presets.py",
        '        {"draw": "until"},',
        '        {"draw": "until", "target": 120},',
        "pêche is played to 120",
    ),
    # ------------------------------------------------------------ pools and pots
    Mutant(
        "POULE-01",
        "accounts.py",
        "accounts[payer(conventions, seat, dead) - 1] += gain",
        "accounts[payer(conventions, seat, dead) - 1] += gain // 2",
        "the winner gets half of the pool",
    ),
    Mutant(
        "POULE-02",
        "nextlead.py",
        "return winner % seats + 1",
        "return winner",
        "the winner leads, not the player at his right",
    ),
    Mutant(
        "POULE-02",
        "accounts.py",
        "accounts[seat - 1] += conventions.stake",
        "accounts[seat - 1] += conventions.stake * conventions.seats",
        "the winner of a deal takes the whole pot",
    ),
    Mutant(
        "POULE-02",
        "ending.py",
        "return stakes_taken >= conventions.seats",
        "return stakes_taken >= 1",
        "the pot ends with the first stake",
    ),
    Mutant(
        "POULE-03",
        "presets.py",
        "(2, 3, 4, 5, 6),",
        "(2, 3, 4, 5),",
        "six cannot sit down to a poule",
    ),
    # ------------------------------------------------------------ voleur
    Mutant(
        "VOL-01",
        "presets.py",
        '{"sides": "partners", "hand": 6, "match_value": "bredouille", "series": "tournee_3"}',
        '{"sides": "partners", "match_value": "bredouille", "series": "tournee_3"}',
        "seven tiles each, no stock",
    ),
    Mutant(
        "VOL-02",
        "scoring.py",
        "pool = sum(total for other, total in enumerate(totals, start=1) if other not in winners)",
        "pool = sum(totals)",
        "the partner's pips are marked too",
    ),
    Mutant(
        "VOL-03",
        "scoring.py",
        "totals[conventions.side_of(seat) - 1] += left",
        "totals[conventions.side_of(seat) - 1] = left",
        "only one partner's pips are counted",
    ),
    Mutant(
        "VOL-04",
        "nextlead.py",
        'return leader if conventions.tie_lead == "same" else rotated',
        "return leader",
        "after a void deal the same player leads",
    ),
    Mutant(
        "VOL-05",
        "nextlead.py",
        "return (leader - 1 + step) % conventions.seats + 1",
        "return (leader - 1 + 2 * step) % conventions.seats + 1",
        "the lead skips a player",
    ),
    Mutant(
        "VOL-06",
        "accounts.py",
        "if seat != dead:",
        "if True:",
        "nobody answers for the dead man's stake",
    ),
    Mutant(
        "VOL-08",
        "accounts.py",
        "return PETITE if own and own[0] > others[-1] else SIMPLE",
        "return PETITE if own and own[-1] > others[-1] else SIMPLE",
        "petite bredouille although the winners had marked before",
    ),
    Mutant(
        "VOL-08",
        "accounts.py",
        "        return GRANDE",
        "        return PETITE",
        "grande bredouille is paid double",
    ),
    Mutant(
        "VOL-09",
        "accounts.py",
        'if conventions.match_value != "bredouille":',
        "if True:",
        "every partie is simple",
    ),
    Mutant(
        "VOL-10",
        "dealing.py",
        "if frozenset((highest, partner)) not in gone and frozenset((right, left)) not in gone:",
        "if frozenset((highest, right)) not in gone:",
        "two who have been partners are joined again",
    ),
    Mutant(
        "VOL-06",
        "series.py",
        "names.insert(2, DEAD_HAND)",
        "names.insert(1, DEAD_HAND)",
        "the dead hand does not face its player",
    ),
    Mutant(
        "VOL-06",
        "view.py",
        "    return frozenset({seat})",
        "    return frozenset({seat, dead or seat})",
        "everybody sees the dead hand",
    ),
    Mutant(
        "VOL-07",
        "series.py",
        '"tournee_6": 6',
        '"tournee_6": 4',
        "a double tournée has four parties",
    ),
    Mutant(
        "VOL-10",
        "series.py",
        "return next(seat for seat in turns if seat not in partie.winner)",
        "return next(seat for seat in turns if seat in partie.winner)",
        "the lead goes to the side that won the last partie",
    ),
    Mutant(
        "VOL-10",
        "series.py",
        "return len(self.parties) % (length(self.conventions) // PARTNERSHIPS) == 0",
        "return False",
        "partners never change",
    ),
    Mutant(
        "VOL-12",
        "series.py",
        "parties_left = length(self.conventions) - len(self.parties) + 1",
        "parties_left = length(self.conventions) - len(self.parties)",
        "the partie broken off is not paid",
    ),
    Mutant(
        "VOL-12",
        "accounts.py",
        "return [(seat + step) % seats + 1 for step in range(seats - 1)]",
        "return [(seat - 2 - step) % seats + 1 for step in range(seats - 1)]",
        "what cannot be shared goes to the left",
    ),
    Mutant(
        "VOL-12",
        "accounts.py",
        "paid = conventions.stake * parties_left",
        "paid = conventions.stake * (parties_left - 1)",
        "the partie that he breaks off is not paid",
    ),
    # ------------------------------------------------------------ qui perd gagne, culotte
    Mutant(
        "PERD-01",
        "scoring.py",
        'and conventions.goal == "fewest"',
        "",
        "who goes out wins",
    ),
    Mutant(
        "PERD-01",
        "scoring.py",
        "pool = totals[side - 1]",
        "pool = sum(totals) - totals[side - 1]",
        "the winner marks the others' pips",
    ),
    Mutant(
        "VOC-04",
        "scoring.py",
        "CULOTTE = 30",
        "CULOTTE = 31",
        "thirty is no culotte",
    ),
    # ------------------------------------------------------------ matador
    Mutant(
        "MATA-01",
        "joins.py",
        "wanted = {SEVEN - number for number in shown if 0 <= SEVEN - number < self.numbers}",
        "wanted = {SEVEN - 1 - number for number in shown if number < SEVEN}",
        "halves make six",
    ),
    Mutant(
        "MATA-02",
        "joins.py",
        "return tile.low in (0, SEVEN)",
        "return tile.low == SEVEN",
        "the double blank is no matador",
    ),
    Mutant(
        "MATA-03",
        "joins.py",
        "wanted = {SEVEN - number for number in shown if 0 <= SEVEN - number < self.numbers}",
        "wanted = {(SEVEN - number) % self.numbers for number in shown}",
        "a blank may follow a blank",
    ),
    Mutant(
        "MATA-04",
        "joins.py",
        "({0} if bare.high == 0 else set())",
        "{0}",
        "a blank may follow any matador",
    ),
    Mutant(
        "MATA-04",
        "joins.py",
        "({0} if bare.high == 0 else set())",
        "set()",
        "a blank may not follow the double blank",
    ),
    Mutant(
        "MATA-05",
        "joins.py",
        "return 1 if self.across(index) else 3",
        "return 1",
        "a matador lies one way round only",
    ),
    Mutant(
        "MATA-05",
        "joins.py",
        "return self.tiles[index].is_double or (matador and not self._lengthwise)",
        "return self.tiles[index].is_double or matador",
        "matadors lie across whatever was agreed",
    ),
    Mutant(
        "MATA-06",
        "deal.py",
        "if joins.matadors and not hand & (joins.ordinary[left] | joins.ordinary[right]):",
        "if joins.matadors and False:",
        "a matador cannot be kept back",
    ),
    Mutant(
        "MATA-06",
        "deal.py",
        "if joins.matadors and not hand & (joins.ordinary[left] | joins.ordinary[right]):",
        "if joins.matadors:",
        "a player with an ordinary fit may pass",
    ),
    Mutant(
        "MATA-07",
        "presets.py",
        '{"hand": 3, "join": "seven", "draw": "until"}',
        '{"hand": 4, "join": "seven", "draw": "until"}',
        "four tiles each",
    ),
    Mutant(
        "MATA-09",
        "deal.py",
        'if self.conventions.layout == "one_end":',
        'if self.conventions.layout == "":',
        "both ends are open although one was agreed",
    ),
    Mutant(
        "MATA-10",
        "joins.py",
        "return tile.pips == SEVEN and tile.low > 0",
        "return tile.pips == SEVEN",
        "0-7 is a matador",
    ),
    Mutant(
        "MATA-10",
        "joins.py",
        "return ()  # only another matador follows the double seven (MATA-10)",
        "return (0,)",
        "a blank may follow the double seven",
    ),
    Mutant(
        "MATA-13",
        "deal.py",
        "if self._passes == len(self._hands):",
        "if self._passes > len(self._hands):",
        "a round of passes does not close the game",
    ),
    # ------------------------------------------------------------ cinq and trois partout
    Mutant(
        "CINQ-01",
        "conventioncheck.py",
        "kept = len(conventions.removed) + conventions.undrawable",
        "kept = len(conventions.removed)",
        "four players take seven tiles each",
    ),
    Mutant(
        "CINQ-02",
        "deal.py",
        "count = 0 if total % step else total // self.conventions.unit",
        "count = 0 if total % step else total",
        "the pips are marked, not one point for each five",
    ),
    Mutant(
        "CINQ-03",
        "joins.py",
        "code if code < self.numbers else self.tiles[code - self.numbers].pips for code in codes",
        "code if code < self.numbers else self.tiles[code - self.numbers].high for code in codes",
        "a double at an end counts one half",
    ),
    Mutant(
        "CINQ-04",
        "deal.py",
        "if len(self._stack) == 1 and self._left == self._right:",
        "if False:",
        "a lead double counts twice",
    ),
    Mutant(
        "CINQ-05",
        "deal.py",
        "total >= conventions.target",
        "total > conventions.target",
        "the partie goes on although the points are reached",
    ),
    Mutant(
        "CINQ-06",
        "nextlead.py",
        'step = -1 if conventions.next_lead == "rotate_back" else 1',
        "step = 1",
        "the lead moves to the right",
    ),
    Mutant(
        "CINQ-08",
        "scoring.py",
        "share = (share + 2) // 5 * 5",
        "share = share // 5 * 5",
        "pips are rounded down",
    ),
    Mutant(
        "CINQ-09",
        "deal.py",
        "return max(0, len(self._stock) - self._drawn - self.conventions.undrawable)",
        "return max(0, len(self._stock) - self._drawn)",
        "the last two tiles can be drawn",
    ),
    Mutant(
        "CINQ-10",
        "deal.py",
        "total = self._joins.tiles[tile].pips  # a lead double counts its two halves once",
        "total = self._joins.tiles[tile].low",
        "5-5 led marks one",
    ),
    Mutant(
        "TROIS-01",
        "deal.py",
        'step = 5 if self.conventions.count == "fives" else 3',
        "step = 5",
        "multiples of three mark nothing",
    ),
    Mutant(
        "TROIS-02",
        "deal.py",
        "total = value[self._left] + value[self._right]",
        "total = value[self._left] + value[self._right] % 7",
        "a double six counts as a five",
    ),
    # ------------------------------------------------------------ tricks
    Mutant(
        "TOUR-01",
        "tricks.py",
        "return (hidden.low, hidden.high)",
        "return (hidden.low, hidden.low)",
        "both ends are foretold alike",
    ),
    Mutant(
        "TOUR-01",
        "tricks.py",
        "    if hidden.is_double:",
        "    if hidden.pips == 0:",
        "a double may be hidden",
    ),
    Mutant(
        "TOUR-02",
        "tricks.py",
        "PLACE = 13",
        "PLACE = 12",
        "the twelfth tile is turned",
    ),
    Mutant(
        "TOUR-02",
        "tricks.py",
        "return (*row[cut:], *row[:cut])",
        "return (*reversed(row[cut:]), *row[:cut])",
        "the tiles moved are turned about",
    ),
    # ------------------------------------------------------------ general
    Mutant(
        "GEN-08",
        "match.py",
        "return bool(self.entries) or self.deal is not None",
        "return bool(self.entries)",
        "switches change while the first deal is played",
    ),
    # ------------------------------------------------------------ faults
    *ARTICLE_MUTANTS,
    *REFEREE_MUTANTS,
)


def main(rows: list[str]) -> int:
    """Try the mutants of *rows*; the exit status is 1 when one survives or cannot be tried."""
    bad = 0
    unfit: dict[str, bool] = {}
    for mutant in MUTANTS:
        if rows and mutant.row not in rows:
            continue
        if mutant.row not in unfit:
            unfit[mutant.row] = not passes_unchanged(mutant.row)
        said = "ERROR the tests fail without it" if unfit[mutant.row] else _try(mutant)
        bad += said != "killed"
        print(f"{said}: {mutant}", flush=True)
    print(f"{bad} of the mutants survived or could not be tried")
    return 1 if bad else 0


def _try(mutant: Mutant) -> str:
    try:
        return "SURVIVES" if survives(mutant) else "killed"
    except (MutantError, ValueError) as error:
        return f"ERROR {error}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The vocabulary of conventions: every switch, its values, its default and what it rests on.

One vocabulary serves the games of the old books and today's games of the world. A value that is in
the vocabulary but that this version does not play yet is refused by name (``NotYetError``), never
ignored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

__all__ = ["SWITCHES", "Switch"]

Form = Literal["choice", "integer", "tiles", "list", "map"]
"""How a value is written: a word, a whole number, a list of tiles, or JSON."""


@dataclass(frozen=True, slots=True)
class Switch:
    """One switch of the rules.

    ``values`` are the words (or numbers) of the vocabulary, ``playable`` those that work now; for
    an integer ``least`` and ``most`` bound it. ``rows`` are the ledger rows that it expresses.
    """

    name: str
    default: Any
    form: Form = "choice"
    values: tuple[Any, ...] = ()
    later: tuple[Any, ...] = ()
    least: int = 0
    most: int | None = None
    rows: tuple[str, ...] = ()
    joined: bool = False
    """Several words may be joined by ``+``; the second speaks where the first is silent."""
    per_players: bool = False
    """A preset may give a map from the number of players."""

    @property
    def playable(self) -> tuple[Any, ...]:
        """The values that work now; empty for integers and lists."""
        return tuple(value for value in self.values if value not in self.later)


_MOST = 999_999_999
"""The greatest number that is written after ``name=``."""

_PAY = ("opponents", "all", "hand", "winner_own", "nothing")
_PAY_LATER = ("difference", "opponents_stock", "bands", "losers_own", "everyone_own")
_CODES = (
    "encyclopedie",
    "academie",
    "manuel",
    "wcd",
    "us_doubles",
    "us_parish",
    "rocoh",
    "us_tennessee",
    "manual_trademark",
    "sportshlok",
    "fed",
    "fid",
    "mexico",
    "mexico_leones",
    "ny_latino",
    "dominican_150",
    "brazil_asp",
    "brazil_club",
    "jamaica",
    "martinique_online",
)

_ALL = (
    # table and deal
    Switch("set", 6, "integer", least=1, most=18, rows=("SET-01", "SET-02")),
    Switch("players", 2, "integer", least=2, most=12, rows=("POULE-03", "SERVE-09")),
    Switch("sides", "solo", values=("solo", "partners", "dead_hand"), rows=("VOL-01", "VOL-06")),
    Switch(
        "hand",
        7,
        "integer",
        least=1,
        rows=("SERVE-09", "TAT-02", "MATA-07", "CINQ-01"),
        per_players=True,
    ),
    Switch("removed", (), "tiles", per_players=True),
    Switch("direction", "right", values=("right", "left"), later=("left",), rows=("PLAY-02",)),
    Switch(
        "serving",
        "grab",
        values=("grab", "cut", "row"),
        rows=("SERVE-03", "SERVE-04", "SERVE-05", "TAT-05"),
    ),
    Switch("redeal", (), "list"),
    # layout
    Switch(
        "layout",
        "line",
        values=(
            "one_end",
            "line",
            "cross",
            "cross_covered",
            "cross_open",
            "cross_every",
            "cross_full",
            "star_full",
            "foot_4",
            "foot_6",
            "trains",
        ),
        later=(
            "cross",
            "cross_covered",
            "cross_open",
            "cross_every",
            "cross_full",
            "star_full",
            "foot_4",
            "foot_6",
            "trains",
        ),
        rows=("PLAY-03", "MATA-09", "CINQ-03"),
    ),
    Switch(
        "join",
        "equal",
        values=("equal", "seven"),
        rows=("MATA-01", "MATA-02", "MATA-03", "MATA-10"),
    ),
    Switch("matador", "across", values=("across", "lengthwise"), rows=("MATA-04", "MATA-05")),
    Switch("trains", (), "map"),
    # the lead
    Switch(
        "lot",
        "most_pips",
        values=("most_pips", "denomination", "fewest_pips"),
        later=("denomination", "fewest_pips"),
        rows=("DRAW-01",),
    ),
    Switch(
        "first_lead",
        "drawn",
        values=("drawn", "highest_double", "highest_double_free", "lowest_double", "deal_double"),
        later=("highest_double_free", "lowest_double", "deal_double"),
        rows=("DRAW-01", "DRAW-06"),
    ),
    Switch(
        "no_lead_tile",
        "heaviest",
        values=("heaviest", "lightest", "redeal", "draw", "set_aside"),
        later=("lightest", "redeal", "draw", "set_aside"),
        rows=("DRAW-06",),
    ),
    Switch(
        "next_lead",
        "rotate",
        values=("rotate", "rotate_back", "winner", "winning_side", "after_winner", "first_lead"),
        later=("winning_side",),
        rows=("SCORE-08", "VOL-05", "CINQ-06", "POULE-02"),
    ),
    Switch(
        "blocked_lead",
        "as_next",
        values=("as_next", "blocker", "lot", "first_lead"),
        later=("blocker", "lot", "first_lead"),
    ),
    Switch(
        "tie_lead",
        "rotate",
        values=("rotate", "same", "first_lead", "lot", "blocker", "tied_double"),
        later=("first_lead", "lot", "blocker", "tied_double"),
        rows=("VOL-04",),
    ),
    # play
    Switch(
        "draw",
        "none",
        values=("none", "one", "two", "until", "until_free"),
        later=("one", "two", "until_free"),
        rows=("TAT-01", "TAT-04", "MATA-06"),
    ),
    Switch("undrawable", 0, "integer", least=0, most=2, rows=("CINQ-01", "CINQ-09")),
    Switch(
        "several",
        "none",
        values=("none", "doubles_both", "doubles_score"),
        later=("doubles_both", "doubles_score"),
    ),
    Switch(
        "closing", "free", values=("free", "forced_only"), later=("forced_only",), rows=("PLAY-08",)
    ),
    Switch(
        "hand_ends",
        "first_out",
        values=("first_out", "side_out"),
        later=("side_out",),
        rows=("PLAY-07",),
    ),
    # marks made during play
    Switch(
        "count",
        "none",
        values=("none", "fives", "threes", "fives_threes", "heads"),
        later=("fives_threes", "heads"),
        rows=("CINQ-02", "CINQ-03", "TROIS-01"),
    ),
    Switch("unit", 1, values=(1, 3, 5), rows=("CINQ-02", "TROIS-01")),
    Switch("count_min", 0, values=(0, 10), later=(10,)),
    Switch(
        "count_lead",
        "always",
        values=("always", "double_five"),
        later=("double_five",),
        rows=("CINQ-04",),
    ),
    Switch("cross_count", "sides", values=("sides", "open"), later=("open",), rows=("CINQ-04",)),
    Switch(
        "count_call",
        "automatic",
        values=("automatic", "announce", "muggins"),
        rows=("CINQ-07",),
    ),
    # end of a deal
    Switch("goal", "fewest", values=("fewest", "most"), rows=("SCORE-02", "PERD-01")),
    Switch(
        "blocked_winner",
        "side_total",
        values=(
            "side_total",
            "lightest_hand",
            "lightest_below_6",
            "blocker_vs_next",
            "blocker_vs_previous",
            "no_doubles",
            "nobody",
        ),
        later=(
            "lightest_hand",
            "lightest_below_6",
            "blocker_vs_next",
            "blocker_vs_previous",
            "no_doubles",
            "nobody",
        ),
        rows=("SCORE-02", "VOL-03"),
    ),
    Switch(
        "blocked_tie",
        "void",
        values=(
            "void",
            "primacy",
            "split",
            "leader",
            "blocker",
            "blocker_loses",
            "carry_pips",
            "carry_one",
            "next_two",
        ),
        later=("leader", "blocker", "blocker_loses", "carry_pips", "carry_one", "next_two"),
        rows=("SCORE-03", "SCORE-04", "SCORE-05", "VOL-04"),
    ),
    Switch(
        "pay_out",
        "opponents",
        values=(*_PAY, *_PAY_LATER),
        later=_PAY_LATER,
        rows=("SCORE-01", "SCORE-07", "SCORE-09", "VOL-02", "PERD-01", "CINQ-08"),
    ),
    Switch(
        "pay_block",
        "same",
        values=("same", *_PAY, *_PAY_LATER),
        later=_PAY_LATER,
        rows=("SCORE-02", "VOL-03"),
    ),
    Switch(
        "rounding", "none", values=("none", "nearest_5", "up_5"), later=("up_5",), rows=("CINQ-08",)
    ),
    Switch("odd_pips", (), "map"),
    Switch("bonuses", (), "map"),
    Switch(
        "capicua_means",
        "two_halves",
        values=("two_halves", "either_end"),
        later=("either_end",),
    ),
    Switch("bonus_limit", "none", "map"),
    # the partie
    Switch("score_is", "good", values=("good", "bad"), later=("bad",)),
    Switch(
        "match_end",
        "reach",
        values=(
            "reach",
            "reach_deal_end",
            "exact",
            "deals",
            "love",
            "love_one_all",
            "love_keep",
            "pot",
        ),
        later=("reach_deal_end", "exact", "love", "love_one_all", "love_keep"),
        rows=("SCORE-06", "TAT-03", "CINQ-05", "POULE-02"),
    ),
    Switch("target", 100, "integer", least=1, most=_MOST, rows=("SCORE-06", "CINQ-05", "TROIS-01")),
    Switch("entry", "none", "map"),
    Switch(
        "match_value",
        "simple",
        values=("simple", "bredouille", "shutout_2", "cochon"),
        later=("shutout_2", "cochon"),
        rows=("VOL-08", "VOL-09"),
    ),
    Switch("stake", 0, "integer", least=0, most=_MOST, rows=("POULE-01", "POULE-02")),
    Switch(
        "series",
        "single",
        values=("single", "best_of_3", "tournee_3", "tournee_6", "tournee_9"),
        rows=("VOL-07", "VOL-10"),
    ),
    Switch("time_limit", "none", "map"),
    Switch("table", "strict", values=("strict", "old"), rows=("PLAY-06", "FAULT-01")),
    Switch(
        "faults",
        "encyclopedie",
        values=_CODES,
        joined=True,
        rows=("GEN-01", "FAULT-01", "RENONCE-01"),
    ),
)

SWITCHES: Mapping[str, Switch] = {switch.name: switch for switch in _ALL}
"""Every switch by name, in the order in which records write them."""

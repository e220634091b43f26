"""The code of the Académie: its twenty-four numbered rules, of which 3 to 23 speak of faults.

Faults are personal here: a partner does not suffer by them, and cannot win by them (POULE-04).
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from palamede.dominoes.faults.case import Case
from palamede.dominoes.faults.codes.common import VOID_AGAIN, Article, Code, first, too_late
from palamede.dominoes.faults.ruling import Effects, Finding, Option
from palamede.dominoes.text import Text

__all__ = ["CODE"]


# -------------------------------------------------------------------- passing wrongly
def wrong_pass(case: Case) -> Finding | None:
    """No. 14 (FAULT-17) against no. 18 (FAULT-16); silent where neither applies."""
    facts = case.facts
    if facts.yes("game_closed_by_it"):
        return _partie_by_his_fault(case)
    if facts.yes("owned_up"):
        if case.since("at_count"):
            return too_late("18", "FAULT-16")
        if case.since("after_next"):
            return Finding("may_lay_later", "18", "FAULT-16", Effects(play="may_lay_later"))
        return Finding("may_lay", "18", "FAULT-16", Effects(play="may_lay"))
    if facts.yes("offered_later"):
        return _partie_by_his_fault(case)
    return None


def _partie_by_his_fault(case: Case) -> Finding:
    return Finding("partie_by_his_fault", "14", "FAULT-17", _loses(case))


def _loses(case: Case) -> Effects:
    """The partie ends by the offender's fault; he pays for his partner too (FAULT-17, POULE-04).

    With more than two sides nobody wins it; in poule he pays a stake to each adversary, what lies
    in the pool having been taken back first.
    """
    if case.conventions.sides_count == 2:
        return Effects(partie="lost", deal="stops", accounts=case.pays_each())
    accounts = case.pays_each() if case.poule else ()
    return Effects(partie="ends", deal="stops", accounts=accounts)


# ------------------------------------------------------------------ tiles laid wrongly, tiles seen
def misplay(case: Case) -> Finding | None:
    """No. 8 once it is covered (FAULT-02); before, no. 10, no. 16 and no. 19."""
    if case.since("after_next"):
        return Finding("covered_stands", "8", "FAULT-02", Effects(play="stands"))
    if case.facts.word("fits") != "nowhere":
        return Finding("other_end", "10", "FAULT-03", Effects(play="other_end"))
    if case.paired and case.facts.yes("on_purpose") and not case.facts.yes("forced"):
        return _shown_to_partner(case)
    return tile_seen(case)


def _shown_to_partner(case: Case) -> Finding:
    """No. 19: shown to the partner, who may be kept from opening its number (VOL-16)."""
    lies_open = Effects(play="lies_open", chooser="owner")
    assert case.partner is not None
    number = case.facts.number("number")
    forbidden = Effects(play="lies_open", chooser="owner", forbid=(case.partner, number))
    options = (Option("lies_open", lies_open, default=True), Option("forbid", forbidden))
    return Finding("shown_to_partner", "19", "VOL-16", lies_open, options)


def tile_seen(case: Case) -> Finding | None:
    """No. 16: a tile seen must be laid when it fits; its owner chooses the end (FAULT-08)."""
    effects = Effects(play="lies_open", chooser="owner")
    return Finding("lies_open", "16", "FAULT-08", effects)


def out_of_turn(case: Case) -> Finding | None:
    """No. 16 for a tile out of turn; the code has nothing on leading out of turn."""
    if case.facts.yes("leading"):
        return None
    if case.since("after_next"):
        return Finding("covered_stands", "8", "FAULT-02", Effects(play="stands"))
    return tile_seen(case)


def named_other(case: Case) -> Finding | None:
    """No. 11: the adversaries may demand that the tile named be laid (FAULT-05)."""
    if case.since("after_next"):
        return too_late("11", "FAULT-05")
    options = (first("as_laid"), Option("named", Effects(play="named_tile")))
    return Finding("named_tile", "11", "FAULT-05", options=options)


# -------------------------------------------------------------------- hands
def too_few(case: Case) -> Finding | None:
    """No. 5 for four with six each (FAULT-14), no. 3 for everybody else (FAULT-12)."""
    if case.conventions.seats == 4 and case.conventions.hand == 6:
        if case.since("at_count"):
            return too_late("5", "FAULT-14")
        return Finding("completes", "5", "FAULT-14", Effects(tiles="from_stock"))
    if not case.since("before_next") or not 6 <= case.conventions.hand <= 12:
        return None
    if case.since("after_own_turn"):
        effects = Effects(tiles="plays_on")
        return Finding("plays_on", "3", "FAULT-12", effects, in_time=False)
    effects = Effects(partie="lost", deal="stops", accounts=case.pays_each())
    return Finding("short_loses", "3", "FAULT-12", effects)


def too_many(case: Case) -> Finding | None:
    """No. 4 and no. 15: the excess is kept, or another takes it from him (FAULT-13)."""
    kept = Effects(tiles="kept")
    if case.since("before_next") or case.facts.yes("turned_up"):
        return Finding("excess_kept", "4", "FAULT-13", kept)
    options = (
        Option("kept", kept, default=True),
        Option("drawn_back", Effects(tiles="drawn_back")),
    )
    return Finding("excess_choice", "15", "FAULT-13", kept, options)


def shown_in_serving(case: Case) -> Finding | None:
    """No. 7: the mix is done again, unless he was turning up his own (SERVE-06)."""
    if not case.facts.yes("while_taking"):
        return Finding("no_new_mix", "7", "SERVE-06")
    if case.since("before_next"):
        return too_late("7", "SERVE-06")
    return Finding("mixed_again", "7", "SERVE-06", VOID_AGAIN)


def uncovered_other(case: Case) -> Finding | None:
    """No. 23: with two players, who was uncovered may have the tiles mixed again (FAULT-18)."""
    if case.conventions.seats != 2:
        return None
    options = (first(), Option("void", VOID_AGAIN))
    return Finding("remix_asked", "23", "FAULT-18", options=options)


# -------------------------------------------------------------------- questions
def lead_asked(case: Case) -> Finding | None:
    """No. 22: nobody is bound to answer who led, or what (GEN-01)."""
    return Finding("need_not_answer", "22", "GEN-01")


def tiles_held(case: Case) -> Finding | None:
    """No. 12: tiles are left on the table; no penalty is given (GEN-04)."""
    return Finding("put_back", "12", "GEN-04", Effects(play="put_right"))


def advice(case: Case) -> Finding | None:
    """No. 24: no advice is taken, but a tile named unasked may be laid (GEN-06)."""
    return Finding("tile_may_be_laid", "24", "GEN-06")


CODE: Final = Code(
    "academie",
    Text("Académie", "Code de l'Académie", "Código de la Académie"),
    articles=(
        Article("3", ("FAULT-12",), ("underdraw",), "after_all_laid_one"),
        Article("4", ("FAULT-13",), ("overdraw",), "at_count"),
        Article("15", ("FAULT-13",), ("overdraw",), "before_lead"),
        Article("5", ("FAULT-14",), ("underdraw",), "after_own_turn"),
        Article("7", ("SERVE-06",), ("shown_in_serving",), "before_lead"),
        Article("8", ("FAULT-02",), ("misplay",), "at_count"),
        Article("10", ("FAULT-03",), ("misplay",), "before_next"),
        Article("11", ("FAULT-05",), ("named_other",), "before_next"),
        Article("12", ("GEN-04",), ("tiles_held",), "at_count"),
        Article("14", ("FAULT-17",), ("renege",), "at_count"),
        Article("16", ("FAULT-08",), ("exposed_tile", "out_of_turn", "misplay"), "at_count"),
        Article("18", ("FAULT-16",), ("renege",), "after_own_turn"),
        Article("19", ("VOL-16",), ("misplay",), "before_next"),
        Article("20", ("POULE-04",), (), "at_count"),
        Article("22", ("GEN-01",), ("lead_asked",), "at_count"),
        Article("23", ("FAULT-18",), ("uncovered_other",), "at_count"),
        Article("24", ("GEN-06",), ("advice",), "at_count"),
    ),
    handlers=MappingProxyType(
        {
            "renege": wrong_pass,
            "misplay": misplay,
            "exposed_tile": tile_seen,
            "out_of_turn": out_of_turn,
            "named_other": named_other,
            "underdraw": too_few,
            "overdraw": too_many,
            "shown_in_serving": shown_in_serving,
            "uncovered_other": uncovered_other,
            "lead_asked": lead_asked,
            "tiles_held": tiles_held,
            "advice": advice,
        }
    ),
    unasked=("shown_in_serving",),  # no. 7 leaves it to nobody: the mix is done again
)

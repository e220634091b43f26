"""The Encyclopédie on tiles: passed over, wrongly laid, seen, too many or too few."""

from __future__ import annotations

from typing import Final

from palamede.dominoes.faults.case import Case
from palamede.dominoes.faults.codes.common import VOID_AGAIN, first, too_late
from palamede.dominoes.faults.ruling import Effects, Finding, Option

__all__ = [
    "misplay",
    "out_of_turn",
    "renonce",
    "seen_tile",
    "shown_in_serving",
    "stock_looked_at",
    "wrong_claim",
    "wrong_end",
    "wrong_size",
]

RENONCE_POINTS: Final = 20
WRONG_NAME_POINTS: Final = 10
TARGETED: Final = ("reach", "reach_deal_end", "exact")
"""Ways to end a partie that know a target."""


# -------------------------------------------------------------------- renonce
def renonce(case: Case) -> Finding | None:
    """Renonce 14: a player passes while holding a tile that fits (RENONCE-01 to -04)."""
    article, facts = "renonce 14", case.facts
    if not case.since("after_next"):
        return Finding("renege_corrected", article, "RENONCE-01", Effects(play="may_lay"))
    if facts.yes("both_sides"):
        return Finding("renege_both", article, "RENONCE-04", VOID_AGAIN)
    if facts.number("tiles_left") == 1:
        return Finding("renege_single", article, "RENONCE-02", Effects(play="at_turn"))
    had_turn = case.since("after_own_turn")
    if case.moment == "at_count":
        had_turn = facts.yes("turn_since")
    if had_turn:
        marks = dict.fromkeys(case.others, RENONCE_POINTS)
        effects = Effects(barred=(case.side,), marks=marks)
        return Finding("renege_barred_20", article, "RENONCE-03", effects)
    return Finding("renege_barred", article, "RENONCE-03", Effects(barred=(case.side,)))


# -------------------------------------------------------------------- tiles wrongly laid
def misplay(case: Case) -> Finding | None:
    """General 4: a tile wrongly laid is done over (FAULT-01); beside it general 9 and general 5."""
    if not case.since("after_next"):
        return _misplay_at_once(case)
    facts = case.facts
    article, row = "general 4", "FAULT-01"
    if facts.yes("restorable") and not facts.yes("shows_tiles"):
        if not _near_end(case):
            return Finding("restored", article, row, Effects(play="restored"))
        fined = Effects(play="restored", accounts=case.pays_each())
        void = Effects(play="restored", accounts=case.pays_each(), partie="void")
        options = (Option("keep", fined, default=True), Option("partie_void", void))
        return Finding("restored_near_end", article, row, fined, options)
    barred = Effects(barred=(case.side,) if facts.yes("culprit_known") else ())
    options = (Option("play_on", barred, default=True), Option("void", VOID_AGAIN))
    return Finding("cannot_restore", article, row, barred, options)


def _misplay_at_once(case: Case) -> Finding:
    """Before the next has played; a tile that fits nowhere has been seen unduly, too."""
    done_over = Effects(play="done_over")
    if case.facts.word("fits") != "nowhere":
        return Finding("done_over", "general 4", "FAULT-01", done_over)
    options = [Option("done_over", done_over, default=True)]
    if case.facts.number("tiles_left") > 1:
        lies_open = Effects(play="lies_open", chooser="adversary")
        options.append(Option("lies_open", lies_open, article="general 9", row="FAULT-08"))
    options.append(Option("void", VOID_AGAIN, article="general 5", row="FAULT-06"))
    return Finding("misplay_choice", "general 4", "FAULT-01", done_over, tuple(options))


def _near_end(case: Case) -> bool:
    """Whether the culprit's side could reach the target by this deal; never without a target."""
    if case.conventions.match_end not in TARGETED:
        return False
    return case.score + case.facts.number("adversary_pips") >= case.conventions.target


def wrong_end(case: Case) -> Finding | None:
    """General 8: what lies well is not taken back to be laid at the other end (FAULT-04)."""
    return Finding("end_stands", "general 8", "FAULT-04", Effects(play="stands"))


# -------------------------------------------------------------------- tiles seen
def seen_tile(case: Case) -> Finding | None:
    """General 5, 7 and 9: a tile has been seen (FAULT-06, FAULT-07, FAULT-08)."""
    facts = case.facts
    if case.since("at_count"):
        return _seen_without_remedy(case, "seen_at_count")
    if facts.yes("his_turn") and facts.yes("nameable") and facts.word("fits") != "nowhere":
        played = Effects(play="must_play", chooser="owner")
        return Finding("counts_as_played", "general 7", "FAULT-07", played)
    if facts.number("tiles_left") > 1:
        return _lies_open("seen_tile")
    return _seen_without_remedy(case, "seen_single")


def _lies_open(ruling: str) -> Finding:
    """General 9, and the adversary's choice of general 5 beside it."""
    lies_open = Effects(play="lies_open", chooser="adversary")
    options = (
        Option("lies_open", lies_open, default=True),
        Option("void", VOID_AGAIN, article="general 5", row="FAULT-06"),
    )
    return Finding(ruling, "general 9", "FAULT-08", lies_open, options)


def _seen_without_remedy(case: Case, ruling: str, effects: Effects | None = None) -> Finding:
    """General 5 alone: there is no tile left to lie open."""
    nothing = effects or Effects()
    options = (Option("nothing", nothing, default=True), Option("void", VOID_AGAIN))
    return Finding(ruling, "general 5", "FAULT-06", nothing, options)


def out_of_turn(case: Case) -> Finding | None:
    """General 12 for the lead (FAULT-15), general 9 for any other tile (FAULT-08)."""
    if case.facts.yes("leading"):
        if case.since("after_leader_again"):
            return too_late("general 12", "FAULT-15", Effects(play="stands"))
        effects = Effects(play="lies_open", chooser="adversary", lead="true_leader")
        return Finding("true_leader_leads", "general 12", "FAULT-15", effects)
    if case.since("after_next"):
        return _seen_without_remedy(case, "out_of_turn_covered", Effects(play="stands"))
    if case.facts.number("tiles_left") > 1:
        return _lies_open("out_of_turn_open")
    return _seen_without_remedy(case, "seen_single", Effects(play="returns"))


def wrong_claim(case: Case) -> Finding | None:
    """General 10: who names a tile that he claims to have seen must be right (FAULT-09)."""
    if not case.facts.yes("seen_tile"):
        return None
    if case.facts.yes("named_right"):
        return Finding("named_rightly", "general 10", "FAULT-09")  # the tile is ruled by itself
    marks = {case.side: -WRONG_NAME_POINTS}
    return Finding("names_wrongly", "general 10", "FAULT-09", Effects(marks=marks))


# -------------------------------------------------------------------- hands and stock
def wrong_size(case: Case) -> Finding | None:
    """General 6: a hand or the stock has not its number of tiles (FAULT-10)."""
    facts = case.facts
    article, row = "general 6", "FAULT-10"
    if not case.since("before_next"):
        return _found_before_lead(case)
    if not facts.yes("stock_true"):
        effects = Effects(deal="void", lead="passes")
        return Finding("stock_false_void", article, row, effects)
    if facts.yes("other_lacks_it"):
        return Finding("crossed_void", article, row, VOID_AGAIN)
    keep = Effects(tiles="plays_on")
    annul = Effects(tiles="plays_on", deal="void", lead="passes")
    options = (Option("keep", keep, default=True), Option("annul", annul))
    return Finding("plays_on_choice", article, row, keep, options)


def _found_before_lead(case: Case) -> Finding | None:
    facts, article, row = case.facts, "general 6", "FAULT-10"
    if case.fault == "overdraw":
        return Finding("excess_drawn", article, row, Effects(tiles="drawn_back"))
    if case.fault == "underdraw":
        if facts.yes("stock_true") and facts.yes("astray"):
            return Finding("takes_astray", article, row, Effects(tiles="from_astray"))
        return Finding("completes", article, row, Effects(tiles="from_stock"))
    if facts.yes("hands_right"):
        return Finding("missing_to_stock", article, row, Effects(tiles="to_stock_up"))
    return Finding("counted_again", article, row, Effects(tiles="looked_for"))


def shown_in_serving(case: Case) -> Finding | None:
    """A tile shows while tiles are taken: any player may have them mixed again (SERVE-06)."""
    if not case.facts.yes("while_taking"):
        return seen_tile(case)
    if case.since("before_next"):
        return too_late("general", "SERVE-06")
    options = (first(), Option("void", VOID_AGAIN))
    return Finding("mix_again_asked", "general", "SERVE-06", options=options)


def stock_looked_at(case: Case) -> Finding | None:
    """General 11: nobody may look at the stock; no penalty is given (SERVE-08)."""
    return Finding("stock_forbidden", "general 11", "SERVE-08", Effects(play="put_right"))

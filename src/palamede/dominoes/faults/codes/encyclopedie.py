"""The code of the Encyclopédie: general 1 to 15, renonce 14, voleur 11 to 15, galerie 16 to 18.

One function an article, and one a kind of fault where several articles fit and the injured side
chooses between them. The books that are silent are ruled by this code (GEN-07).
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from palamede.dominoes.accounts import leaver_pays
from palamede.dominoes.deal import usual_dead
from palamede.dominoes.faults.case import Case
from palamede.dominoes.faults.codes.common import VOID_AGAIN, Article, Code, first, too_late
from palamede.dominoes.faults.codes.encyclopedie_tiles import (
    misplay,
    out_of_turn,
    renonce,
    seen_tile,
    shown_in_serving,
    stock_looked_at,
    wrong_claim,
    wrong_end,
    wrong_size,
)
from palamede.dominoes.faults.ruling import Effects, Finding, Option
from palamede.dominoes.text import Text

__all__ = ["CODE"]


# -------------------------------------------------------------------- words
def signal(case: Case) -> Finding | None:
    """Voleur 14 with partners (VOL-15), which goes before general 13 (GEN-05)."""
    if case.facts.yes("said_by_rule"):
        return Finding("spoken_by_rule", "general 13", "GEN-05")
    if not case.paired or not case.facts.yes("informs_partner"):
        return Finding("signal_reminded", "general 13", "GEN-05")
    options = (first(), Option("void", VOID_AGAIN))
    return Finding("signal_remix", "voleur 14", "VOL-15", options=options)


def named_other(case: Case) -> Finding | None:
    """General 13: a tile is laid without naming it (GEN-05)."""
    if not case.paired:
        return Finding("signal_reminded", "general 13", "GEN-05")
    options = (first(), Option("void", VOID_AGAIN))
    return Finding("named_aloud", "general 13", "GEN-05", options=options)


# -------------------------------------------------------------------- domino wrongly, last tile
def false_domino(case: Case) -> Finding | None:
    """Voleur 13: domino is announced wrongly and a tile shown (VOL-14)."""
    if not case.facts.yes("tile_shown"):
        return None
    if not case.paired:
        return seen_tile(case)
    return _called(case, "voleur 13", "VOL-14", "false_domino")


def undue_last(case: Case) -> Finding | None:
    """Voleur 12: a single tile is played unduly (VOL-13)."""
    if not case.paired:
        return None
    return _called(case, "voleur 12", "VOL-13", "undue_last")


def _called(case: Case, article: str, row: str, name: str) -> Finding:
    if case.since("at_count"):
        return too_late(article, row)
    if case.facts.number("partner_tiles_left") == 1:
        return Finding(f"{name}_free", article, row, Effects())
    effects = Effects(hands="called", caller=case.caller)
    return Finding(f"{name}_called", article, row, effects)


# -------------------------------------------------------------------- marks
def late_count(case: Case) -> Finding | None:
    """A tile that marks is announced, or its points are lost (CINQ-07)."""
    if case.conventions.count == "none":
        return None
    marks = {case.side: -case.facts.number("points")}
    return Finding("count_lost", "cinq partout", "CINQ-07", Effects(marks=marks))


def wrong_count(case: Case) -> Finding | None:
    """General 3 and 15: a wrong mark is put right until the next deal has begun (GEN-03)."""
    if case.since("next_deal"):
        return too_late("general 3", "GEN-03")
    difference = case.facts.number("won") - case.facts.number("marked")
    return Finding("mark_put_right", "general 3", "GEN-03", Effects(marks={case.side: difference}))


def bredouille(case: Case) -> Finding | None:
    """Voleur 15: the side that enters bredouille has it shown at once (VOL-09)."""
    if case.conventions.match_value != "bredouille":
        return None
    if case.since("next_deal"):
        return too_late("voleur 15", "VOL-09", Effects(partie="simple"))
    return Finding("bredouille_marked", "voleur 15", "VOL-09")


# -------------------------------------------------------------------- questions
def lead_asked(case: Case) -> Finding | None:
    """General 1: who led is told until the hand has come back to the leader (GEN-01)."""
    if case.since("after_leader_again"):
        return Finding("need_not_answer", "general 1", "GEN-01", in_time=False)
    return Finding("must_answer", "general 1", "GEN-01")


def tableau_asked(case: Case) -> Finding | None:
    """Any player may ask for the last tile of each (VOC-06)."""
    return Finding("tableau_told", "vocabulary", "VOC-06")


def tiles_held(case: Case) -> Finding | None:
    """Tiles stand in a half circle, or better in the hand (GEN-04)."""
    return Finding("may_hold", "general", "GEN-04")


def galerie_vote(case: Case) -> Finding | None:
    """Galerie 16: the spectators judge questions of fact by majority when asked (GEN-06)."""
    yes, no = case.facts.number("votes_for"), case.facts.number("votes_against")
    ruling = "fact_established" if yes > no else "fact_not_established"
    return Finding(ruling, "galerie 16", "GEN-06")


def advice(case: Case) -> Finding | None:
    """Galerie 18: a tile that a spectator named unasked may be laid all the same (GEN-06)."""
    return Finding("tile_may_be_laid", "galerie 18", "GEN-06")


def leave(case: Case) -> Finding | None:
    """Voleur 11: who leaves pays the parties left to play, the others share it (VOL-12)."""
    if not case.paired:
        return None
    conventions = case.conventions.replace(stake=case.stake)
    dead = case.dead or usual_dead(conventions)
    left = case.facts.number("parties_left")
    accounts = leaver_pays(conventions, case.offender, left, dead=dead)
    effects = Effects(partie="ends", accounts=tuple(accounts))
    return Finding("leaver_pays", "voleur 11", "VOL-12", effects)


CODE: Final = Code(
    "encyclopedie",
    Text("Encyclopédie", "Code de l'Encyclopédie", "Código de la Encyclopédie"),
    articles=(
        Article("general 1", ("GEN-01",), ("lead_asked",), "after_next"),
        Article("general 2", ("GEN-02",), (), "at_count"),
        Article("general 3", ("GEN-03",), ("wrong_count",), "after_count"),
        Article("general 4", ("FAULT-01",), ("misplay",), "at_count"),
        Article("general 5", ("FAULT-06",), ("exposed_tile", "out_of_turn", "misplay"), "at_count"),
        Article("general 6", ("FAULT-10",), ("overdraw", "underdraw", "wrong_hand"), "at_count"),
        Article("general 7", ("FAULT-07",), ("exposed_tile",), "after_own_turn"),
        Article("general 8", ("FAULT-04",), ("wrong_end",), "at_count"),
        Article(
            "general 9", ("FAULT-08",), ("exposed_tile", "out_of_turn", "misplay"), "after_own_turn"
        ),
        Article("general 10", ("FAULT-09",), ("wrong_claim",), "at_count"),
        Article("general 11", ("SERVE-08",), ("stock_looked_at",), "at_count"),
        Article("general 12", ("FAULT-15",), ("out_of_turn",), "after_next"),
        Article("general 13", ("GEN-05",), ("signal", "named_other"), "at_count"),
        Article(
            "renonce 14",
            ("RENONCE-01", "RENONCE-02", "RENONCE-03", "RENONCE-04"),
            ("renege",),
            "at_count",
        ),
        Article("galerie 16", ("GEN-06",), ("galerie_vote",), "at_count"),
        Article("galerie 18", ("GEN-06",), ("advice",), "at_count"),
        Article("voleur 10", ("VOL-11",), (), "at_count"),
        Article("voleur 11", ("VOL-12",), ("leave",), "next_deal"),
        Article("voleur 12", ("VOL-13",), ("undue_last",), "after_own_turn"),
        Article("voleur 13", ("VOL-14",), ("false_domino",), "after_own_turn"),
        Article("voleur 14", ("VOL-15",), ("signal",), "at_count"),
        Article("voleur 15", ("VOL-09",), ("bredouille",), "after_count"),
        Article("cinq partout", ("CINQ-07",), ("late_count",), "at_count"),
        Article("general", ("SERVE-06",), ("shown_in_serving",), "before_lead"),
        Article("general", ("GEN-04",), ("tiles_held",), "at_count"),
        Article("general", ("GEN-07",), (), "at_count"),
        Article("vocabulary", ("VOC-06",), ("tableau_asked",), "at_count"),
    ),
    handlers=MappingProxyType(
        {
            "renege": renonce,
            "misplay": misplay,
            "wrong_end": wrong_end,
            "exposed_tile": seen_tile,
            "out_of_turn": out_of_turn,
            "wrong_claim": wrong_claim,
            "overdraw": wrong_size,
            "underdraw": wrong_size,
            "wrong_hand": wrong_size,
            "shown_in_serving": shown_in_serving,
            "stock_looked_at": stock_looked_at,
            "signal": signal,
            "named_other": named_other,
            "false_domino": false_domino,
            "undue_last": undue_last,
            "late_count": late_count,
            "wrong_count": wrong_count,
            "bredouille": bredouille,
            "lead_asked": lead_asked,
            "tableau_asked": tableau_asked,
            "tiles_held": tiles_held,
            "galerie_vote": galerie_vote,
            "advice": advice,
            "leave": leave,
        }
    ),
)

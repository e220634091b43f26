"""The code of the Manuel: unnumbered sentences, cited as "manuel"."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from palamede.dominoes.faults.case import Case
from palamede.dominoes.faults.codes.common import VOID_AGAIN, Article, Code, first, too_late
from palamede.dominoes.faults.ruling import Effects, Finding, Option
from palamede.dominoes.text import Text

__all__ = ["CODE"]

ARTICLE: Final = "manuel"


def misplay(case: Case) -> Finding | None:
    """A tile wrongly laid and covered stands; a known culprit's side marks nothing (FAULT-02)."""
    if case.since("after_next"):
        barred = (case.side,) if case.facts.yes("culprit_known") else ()
        effects = Effects(play="stands", barred=barred)
        return Finding(
            "covered_barred" if barred else "covered_stands", ARTICLE, "FAULT-02", effects
        )
    if case.facts.word("fits") != "nowhere":
        return None
    return tile_seen(case)


def tile_seen(case: Case) -> Finding | None:
    """A tile seen lies face up and is laid when it fits; its owner chooses the end (FAULT-08)."""
    effects = Effects(play="lies_open", chooser="owner")
    return Finding("lies_open", ARTICLE, "FAULT-08", effects)


def out_of_turn(case: Case) -> Finding | None:
    """The same for a tile out of turn; nothing is said of leading out of turn."""
    if case.facts.yes("leading"):
        return None
    if case.since("after_next"):
        return Finding("covered_stands", ARTICLE, "FAULT-02", Effects(play="stands"))
    return tile_seen(case)


def wrong_end(case: Case) -> Finding | None:
    """What lies well is not taken back to be laid at the other end (FAULT-04)."""
    return Finding("end_stands", ARTICLE, "FAULT-04", Effects(play="stands"))


def wrong_size(case: Case) -> Finding | None:
    """A false stock found by the leader before playing (FAULT-11); later the code is silent."""
    if case.since("before_next"):
        return None
    if case.fault == "underdraw":
        return Finding("completes", ARTICLE, "FAULT-11", Effects(tiles="from_stock"))
    if case.facts.yes("excess_seen"):
        return Finding("excess_drawn", ARTICLE, "FAULT-11", Effects(tiles="to_stock_up"))
    return Finding("excess_drawn", ARTICLE, "FAULT-11", Effects(tiles="drawn_back"))


def shown_in_serving(case: Case) -> Finding | None:
    """The opponents may demand a new mix, unless he was turning up his own tiles (SERVE-06)."""
    if not case.facts.yes("while_taking"):
        return Finding("no_new_mix", ARTICLE, "SERVE-06")
    if case.since("before_next"):
        return too_late(ARTICLE, "SERVE-06")
    options = (first(), Option("void", VOID_AGAIN))
    return Finding("mix_again_by_adversary", ARTICLE, "SERVE-06", options=options)


def lead_asked(case: Case) -> Finding | None:
    """Nobody is bound to answer who led, or what (GEN-01)."""
    return Finding("need_not_answer", ARTICLE, "GEN-01")


def tiles_held(case: Case) -> Finding | None:
    """Tiles stand in a row before one, or are held in the hand (GEN-04)."""
    return Finding("may_hold", ARTICLE, "GEN-04")


def galerie_vote(case: Case) -> Finding | None:
    """Spectators may give their opinion on a disputed play (GEN-06)."""
    yes, no = case.facts.number("votes_for"), case.facts.number("votes_against")
    ruling = "fact_established" if yes > no else "fact_not_established"
    return Finding(ruling, ARTICLE, "GEN-06")


CODE: Final = Code(
    "manuel",
    Text("Manuel", "Code du Manuel", "Código del Manuel"),
    articles=(
        Article(ARTICLE, ("FAULT-02",), ("misplay",), "at_count"),
        Article(ARTICLE, ("FAULT-04",), ("wrong_end",), "at_count"),
        Article(ARTICLE, ("FAULT-08",), ("exposed_tile", "out_of_turn", "misplay"), "at_count"),
        Article(ARTICLE, ("FAULT-11",), ("overdraw", "underdraw", "wrong_hand"), "before_lead"),
        Article(ARTICLE, ("SERVE-06",), ("shown_in_serving",), "before_lead"),
        Article(ARTICLE, ("GEN-01",), ("lead_asked",), "at_count"),
        Article(ARTICLE, ("GEN-04",), ("tiles_held",), "at_count"),
        Article(ARTICLE, ("GEN-06",), ("galerie_vote",), "at_count"),
        Article(ARTICLE, ("GEN-07",), (), "at_count"),
    ),
    handlers=MappingProxyType(
        {
            "misplay": misplay,
            "exposed_tile": tile_seen,
            "out_of_turn": out_of_turn,
            "wrong_end": wrong_end,
            "overdraw": wrong_size,
            "underdraw": wrong_size,
            "wrong_hand": wrong_size,
            "shown_in_serving": shown_in_serving,
            "lead_asked": lead_asked,
            "tiles_held": tiles_held,
            "galerie_vote": galerie_vote,
        }
    ),
)

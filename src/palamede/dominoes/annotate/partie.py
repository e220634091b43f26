"""Why a partie ended, what it was worth and who paid whom (SCORE-06, TAT-03, POULE, VOL)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from palamede.dominoes.annotate.reason import Reason, target_row
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.match import Partie

__all__ = ["PartieFacts", "partie_facts_of", "why_partie"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PartieFacts:
    """A partie as far as it went; ``scores`` by side, ``winner`` and ``accounts`` by seat."""

    conventions: Conventions
    scores: tuple[int | None, ...]
    finished: bool
    winner: tuple[int, ...] = ()
    multiplier: int = 1
    accounts: tuple[int, ...] = ()
    left: int | None = None
    """The seat whose player went away for good (VOL-12)."""
    dead: int | None = None


def partie_facts_of(partie: Partie) -> PartieFacts:
    """Return the facts of a partie."""
    return PartieFacts(
        conventions=partie.conventions,
        scores=partie.scores,
        finished=partie.finished,
        winner=partie.winner,
        multiplier=partie.multiplier,
        accounts=partie.accounts,
        left=partie.left,
        dead=partie.dead,
    )


def why_partie(facts: PartieFacts) -> tuple[Reason, ...]:
    """Return why the partie is over or goes on, what it is worth, and the accounts."""
    return (*_ended(facts), *_worth(facts), *_accounts(facts))


def _ended(facts: PartieFacts) -> Iterator[Reason]:
    table = facts.conventions
    if facts.left is not None:
        yield Reason("partie-left", ("VOL-12",), {"seat": facts.left})
    elif not facts.finished:
        yield from _goes_on(facts)
    elif table.match_end == "pot":
        yield Reason("partie-pot", ("POULE-02",))
    elif table.match_end == "deals":
        params = {"scores": facts.scores, "deals": table.target}
        if facts.winner:
            side = table.side_of(facts.winner[0])
            yield Reason("partie-deals", ("TAT-03",), {**params, "side": side})
        else:
            yield Reason("partie-drawn", ("TAT-03",), params)
    elif facts.winner:
        side = table.side_of(facts.winner[0])
        params = {"side": side, "score": facts.scores[side - 1], "target": table.target}
        several = sum(score is not None and score >= table.target for score in facts.scores) > 1
        kind = "partie-higher" if several else "partie-reached"
        yield Reason(kind, (target_row(table),), params)


def _goes_on(facts: PartieFacts) -> Iterator[Reason]:
    table = facts.conventions
    over = [score for score in facts.scores if score is not None and score >= table.target]
    if table.match_end == "reach" and over:
        yield Reason("partie-equal", ("SCORE-06",), {"score": max(over), "target": table.target})
    else:
        yield Reason("partie-open", (), {"scores": facts.scores})


def _worth(facts: PartieFacts) -> Iterator[Reason]:
    if facts.winner and facts.conventions.match_value == "bredouille":
        kind = {1: "worth-simple", 2: "worth-petite", 3: "worth-grande"}[facts.multiplier]
        side = facts.conventions.side_of(facts.winner[0])
        yield Reason(kind, ("VOL-08",), {"side": side})


def _accounts(facts: PartieFacts) -> Iterator[Reason]:
    table = facts.conventions
    if not any(facts.accounts):
        return
    params = {
        "stake": table.stake,
        "multiplier": facts.multiplier,
        "accounts": facts.accounts,
    }
    if facts.left is not None:
        yield Reason("accounts-left", ("VOL-12",), {**params, "seat": facts.left})
    elif table.match_end == "pot":
        yield Reason("accounts-pot", ("POULE-02",), params)
    elif facts.dead is not None:
        yield Reason("accounts-dead", ("VOL-06", "VOL-08"), params)
    elif table.paired:
        yield Reason("accounts-partners", ("VOL-08",), params)
    else:
        yield Reason("accounts-solo", ("POULE-01",), params)

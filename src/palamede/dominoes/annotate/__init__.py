"""Why things are as they are: every lead, count, win, mark and account with the rule that gives it.

A ``Reason`` is data - a kind, the rows of the rule reference, and the numbers that belong to it -
and no sentence: the command and the page say it in the reader's language. ``Facts`` is what has to
be known of a deal; what is unknown in it is None and gives no wrong reason, only a shorter one.
"""

from palamede.dominoes.annotate.deal import why_ended, why_marked, why_won
from palamede.dominoes.annotate.facts import Facts, Opening, facts_of
from palamede.dominoes.annotate.lead import why_lead
from palamede.dominoes.annotate.partie import PartieFacts, partie_facts_of, why_partie
from palamede.dominoes.annotate.play import why_counted
from palamede.dominoes.annotate.reason import Reason

__all__ = [
    "Facts",
    "Opening",
    "PartieFacts",
    "Reason",
    "explain_deal",
    "facts_of",
    "partie_facts_of",
    "why_counted",
    "why_ended",
    "why_lead",
    "why_marked",
    "why_partie",
    "why_won",
]


def explain_deal(facts: Facts, before: Facts | None = None) -> tuple[Reason, ...]:
    """Return all reasons of a deal in the order in which things happened.

    ``before`` is the deal that was played before it in the partie, None for the first one.
    """
    return (
        why_lead(facts, before),
        *why_counted(facts),
        *why_ended(facts),
        *why_won(facts),
        *why_marked(facts),
    )

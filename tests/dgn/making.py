"""Records to test with: parties played at random, texts with a marked place."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from palamede import dgn
from palamede.dominoes import presets
from palamede.dominoes.match import Partie

DATA = Path(__file__).parent.parent / "data" / "records"

EXAMPLE = """\
[DGN "1"]
[Event "Les coups maximums"]
[Rules "poule"]
[Seats "A; B; C; D"]

[Deal "1"]
[Lead "1"]
[Hands "1: 0-0 0-1 0-2 0-3 1-4 1-5 1-6; 2: ?7; 3: ?7; 4: 0-4 0-5 0-6 1-1 1-2 1-3 ?"]
[Stock ""]
[Result "domino 1"]
[Marks "120 0 0 0"]

1. 0-0 2. pass 3. pass 4. 0-4> 1. 4-1> 2. pass 3. pass 4. 1-1> 1. 1-0> 2. pass 3. pass
4. 0-5> 1. 5-1> 2. pass 3. pass 4. 1-2> 1. 2-0> 2. pass 3. pass 4. 0-6> 1. 6-1> 2. pass 3. pass
4. 1-3> 1. 3-0>
"""

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("tete_a_tete", 2, {}),
    ("tete_a_tete", 2, {"first_lead": "highest_double", "target": 40}),
    ("tete_a_tete_12", 2, {}),
    ("aller_retour", 2, {}),
    ("domino", 2, {"hand": 9}),
    ("peche", 2, {"target": 60}),
    ("poule", 3, {"blocked_tie": "split", "target": 60}),
    ("poule", 6, {"blocked_tie": "primacy", "target": 60}),
    ("pot", 4, {}),
    ("voleur", 4, {}),
    ("voleur", 4, {"next_lead": "winner", "tie_lead": "same", "target": 50}),
    ("voleur_mort", 3, {}),
    ("qui_perd_gagne", 3, {}),
    ("matador", 2, {"target": 60}),
    ("matador", 4, {"matador": "lengthwise", "target": 60}),
    ("matador_9", 3, {"hand": 5, "target": 60}),
    ("cinq_partout", 3, {}),
    ("cinq_partout", 4, {"pay_out": "opponents", "rounding": "nearest_5", "target": 20}),
    ("trois_partout", 2, {"draw": "until", "target": 30}),
    ("tete_a_tete", 2, {"layout": "one_end", "target": 50}),
    ("poule", 4, {"next_lead": "first_lead", "first_lead": "highest_double", "target": 50}),
)
"""Games with many of the switches that a check depends on: name, players, changes."""


def played(game: tuple[str, int, dict[str, Any]], rng: random.Random, *, most: int = 999) -> Partie:
    """A partie of a game, of at most so many deals, every move drawn from the legal ones."""
    name, players, changes = game
    partie = Partie(presets.conventions(name, players=players, **changes))
    while not partie.finished and len(partie.entries) < most:
        deal = partie.serve(rng)
        while deal.legal_moves:
            deal.push(rng.choice(deal.legal_moves))
        partie.settle()
    return partie


def text_of(partie: Partie) -> str:
    return dgn.write(dgn.record_of(partie))


def marked(text: str) -> tuple[str, tuple[int, int] | None]:
    """The text without its mark ^, and the line and column of the mark."""
    head, mark, tail = text.partition("^")
    if not mark:
        return text, None
    return head + tail, (head.count("\n") + 1, len(head) - head.rfind("\n"))


HEAD = """\
[DGN "1"]
[Rules "{rules}"]
[Conventions "{conventions}"]
[Seats "{seats}"]
"""


def small_record(
    play: str,
    deal: str,
    *,
    rules: str = "tete_a_tete",
    conventions: str = "set=2 hand=2",
    seats: str = "A; B",
    more: str = "",
) -> str:
    """One deal, of the six tiles of double-two unless said otherwise; ``more``: further tags."""
    head = HEAD.format(rules=rules, conventions=conventions, seats=seats)
    return f"{head}{more}\n{deal}\n{play}\n"


def assert_one_error(code: str, text: str, deal: int | None, ply: int | None) -> None:
    """The text has this error alone, at its mark ^."""
    text, place = marked(text)
    assert place is not None
    (error,) = dgn.check(text).errors
    assert (error.code, error.line, error.column) == (code, *place)
    assert (error.partie, error.deal, error.ply) == (1, deal, ply)
    assert error.message


def without_end(text: str) -> str:
    """The text without the tags that say how deals ended."""
    return re.sub(r"\[(Result|Marks|Scores) .*\n", "", text)


def codes(text: str) -> list[str]:
    return [error.code for error in dgn.check(text).errors]

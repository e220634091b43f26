"""The presets as plain dictionaries of switches, written out from the specification.

Only the switches that play a part in this implementation are here. `resolve` fixes the number of
players and gives one flat dictionary in which no value is a map any more.
"""

from __future__ import annotations

from typing import Any

Rules = dict[str, Any]

DEFAULTS: Rules = {
    "set": 6,
    "players": [2, 3, 4],
    "sides": "solo",
    "hand": 7,
    "removed": [],
    "layout": "line",
    "join": "equal",
    "matador": "across",
    "first_lead": "drawn",
    "next_lead": "rotate",
    "tie_lead": "rotate",
    "draw": "none",
    "undrawable": 0,
    "count": "none",
    "unit": 1,
    "goal": "fewest",
    "blocked_tie": "void",
    "pay_out": "opponents",
    "pay_block": "same",
    "rounding": "none",
    "match_end": "reach",
    "target": 100,
    "match_value": "simple",
    "stake": 0,
}

PRESETS: dict[str, Rules] = {
    "tete_a_tete": {"players": [2]},
    "tete_a_tete_6": {"players": [2], "hand": 6},
    "tete_a_tete_8": {"players": [2], "hand": 8},
    "tete_a_tete_10": {"players": [2], "hand": 10},
    "tete_a_tete_12": {"players": [2], "hand": 12},
    "domino": {"players": [2], "pay_out": "hand", "target": 1},
    "peche": {"players": [2], "draw": "until"},
    "aller_retour": {"players": [2], "match_end": "deals", "target": 2},
    "poule": {"players": [2, 3, 4, 5, 6], "hand": {2: 7, 3: 7, 4: 7, 5: 5, 6: 4}, "stake": 5},
    "pot": {
        "players": [3, 4],
        "hand": 6,
        "next_lead": "after_winner",
        "pay_out": "hand",
        "match_end": "pot",
        "stake": 5,
    },
    "voleur": {"players": [4], "sides": "partners", "hand": 6, "match_value": "bredouille"},
    "voleur_mort": {"players": [3], "sides": "dead_hand", "hand": 6, "match_value": "bredouille"},
    "qui_perd_gagne": {"goal": "most", "pay_out": "winner_own"},
    "matador": {"hand": 3, "join": "seven", "draw": "until"},
    "matador_9": {"set": 9, "hand": 3, "join": "seven", "draw": "until"},
    "cinq_partout": {
        "hand": {2: 7, 3: 7, 4: 6},
        "undrawable": 2,
        "count": "fives",
        "unit": 5,
        "next_lead": "rotate_back",
        "pay_out": "nothing",
        "target": 31,
    },
    "trois_partout": {
        "hand": {2: 7, 3: 7, 4: 6},
        "undrawable": 2,
        "count": "threes",
        "unit": 3,
        "next_lead": "rotate_back",
        "pay_out": "nothing",
        "target": 50,
    },
}


def tables() -> list[tuple[str, int]]:
    """Every preset with every number of players that it allows."""
    return [
        (name, players)
        for name, changes in PRESETS.items()
        for players in {**DEFAULTS, **changes}["players"]
    ]


def resolve(name: str, players: int, **changes: Any) -> Rules:
    """The switches of one table: preset, then changes, with `players` seated."""
    rules = {**DEFAULTS, **PRESETS[name], **changes}
    if isinstance(rules["hand"], dict):
        rules["hand"] = rules["hand"][players]
    rules["players"] = players
    rules["name"] = name
    # The dead man holds a hand and has a place although nobody sits there.
    rules["seats"] = 4 if rules["sides"] == "dead_hand" else players
    return rules

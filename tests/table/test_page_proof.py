"""What the page proves by itself is what the program proves: the vectors that hold it to that.

The page reads the games from a file of its own and is tested with records and verdicts that are
written here; `make regen` writes both anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from palamede.dominoes.presets import PRESETS
from palamede.dominoes.switches import SWITCHES
from palamede.table.proof import prove
from palamede.table.records import record_text
from tests.table.oldsteps import OldSteps
from tests.table.test_old_proof import LIES as OLD_LIES
from tests.table.test_old_proof import hand_taken, scrambled
from tests.table.test_proof import Table

Golden = Callable[[str, str], None]

FOLLOWED = (
    "sides",
    "set",
    "hand",
    "removed",
    "serving",
    "first_lead",
    "next_lead",
    "tie_lead",
    "goal",
    "blocked_tie",
    "direction",
    "redeal",
    "lot",
    "no_lead_tile",
    "blocked_lead",
)
"""Switches that a proof of the deals must know."""

TABLES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("tete_a_tete", 2, ("target=40",)),
    ("tete_a_tete", 2, ("first_lead=highest_double", "target=60")),
    ("tete_a_tete", 2, ("first_lead=highest_double", "next_lead=first_lead", "target=60")),
    ("tete_a_tete", 2, ("next_lead=first_lead", "target=60")),
    ("tete_a_tete", 2, ("next_lead=winner", "target=60")),
    ("domino", 2, ()),
    ("peche", 2, ("serving=row", "target=50")),
    ("aller_retour", 2, ("serving=cut",)),
    ("aller_retour", 2, ('removed=["0-0","5-6"]', "hand=6")),
    ("poule", 5, ("target=30", "next_lead=winner")),
    ("pot", 3, ()),
    ("pot", 4, ("blocked_tie=primacy", "tie_lead=same")),
    ("voleur", 4, ("target=50", "series=single", "next_lead=after_winner")),
    ("voleur_mort", 3, ("target=40", "first_lead=highest_double", "next_lead=winner")),
    ("voleur_mort", 3, ("target=40", "serving=row")),
    ("qui_perd_gagne", 3, ("target=60", "next_lead=winner")),
    ("qui_perd_gagne", 4, ("target=60", "next_lead=after_winner", "blocked_tie=split")),
    ("matador", 3, ("target=60", "next_lead=winner")),
    ("matador_9", 2, ("target=60", "first_lead=highest_double")),
    ("cinq_partout", 4, ("target=11",)),
    ("trois_partout", 2, ("target=15", "set=9")),
)
"""Every game, and every way of serving and of finding who leads."""


def exchanged(text: str) -> str:
    """Let two seats have played for each other from the beginning, which is as sound to see."""
    seats = str.maketrans("12", "21")
    text = re.sub(r'\[(Lead|Result) ".*"\]', lambda found: found[0].translate(seats), text)
    text = re.sub(r"\b[12]\. ", lambda found: found[0].translate(seats), text)
    return re.sub(r'(\[Hands )"1: (.*); 2: (.*)"\]', r'\1"1: \3; 2: \2"]', text)


OLD: tuple[tuple[str, ...], ...] = (
    ("tete_a_tete", "target=40", "first_lead=highest_double", "next_lead=first_lead"),
    ("peche", "target=40", "serving=cut", "next_lead=winner"),
    ("voleur_mort", "target=30"),
    ("pot",),
)
"""Old tables at which nobody errs; beside them some at which everything happens."""
SCRAMBLED = ("voleur", "peche", "pot")


def old_tables() -> Iterator[tuple[str, str]]:
    """Yield records of old tables, by name."""
    for seed, table in enumerate(OLD, start=1):
        steps = OldSteps(*table, people=2, seed=seed).start().play_partie()
        yield " ".join(("old", *table)), record_text(steps.log)
    for rules in SCRAMBLED:
        yield f"old {rules}, with faults", scrambled(7, rules=rules)


LIES: dict[str, Callable[[str], str]] = {
    "hands of two seats exchanged": lambda text: re.sub(
        r'\[Hands "1: (.*?); 2: (.*?)(; 3|")', r'[Hands "1: \2; 2: \1\3', text, count=1
    ),
    "stock in another order": lambda text: re.sub(
        r'\[Stock "(\S+) (\S+)', r'[Stock "\2 \1', text, count=1
    ),
    "another seat led": exchanged,
    "other bytes": lambda text: re.sub(r'(\[SeatSeeds "1: )..', r"\g<1>00", text),
    "bytes of one seat missing": lambda text: re.sub(r"(\[SeatSeeds [^;]*); [^;\"]*", r"\1", text),
    "another secret": lambda text: re.sub(r'\[Reveal "..', '[Reveal "00', text),
    "rules that are none": lambda text: re.sub(r"\[Rules .*", '[Rules "bridge"]', text),
    "switch that is none": lambda text: text.replace('"target=', '"moon=full target='),
    "nothing revealed": lambda text: re.sub(r"\[Reveal .*\n", "", text),
    "nothing promised": lambda text: re.sub(r"\[Shuffle .*\n", "", text),
    "another protocol": lambda text: text.replace("palamede-1", "palamede-2"),
    "tiles unknown": lambda text: re.sub(r"\[Hands .*", '[Hands "1: ?7; 2: ?7"]', text),
}


def verdicts(text: str) -> list[dict[str, Any]]:
    found = []
    for proof in prove(text):
        deal = next((one for one in proof.deals if one.fault), None)
        found.append(
            {
                "fault": proof.fault or (deal.fault if deal else None),
                "deal": deal.number if deal else None,
                "deals": len(proof.deals),
            }
        )
    return found


NEEDED = ("type", "seat", "commit", "bytes", "by", "deal", "lead", "cut", "out", "winners", "pips")


def heard(events: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield what seat 1 hears of events that a proof needs."""
    for event in events:
        if event["type"] in ("begun", "committed", "revealed", "dealt", "counted", "finished"):
            told = {name: event[name] for name in NEEDED if name in event}
            if event["type"] == "dealt":
                told["hands"] = [event["hands"][0], *[None] * (len(event["hands"]) - 1)]
            if event["type"] == "finished":
                told["secret"] = event["secret"]
            yield told


def vectors() -> Iterator[dict[str, Any]]:
    for seed, (rules, seats, settings) in enumerate(TABLES, start=1):
        table = Table(rules, seats, *settings, seed=seed)
        text = table.play()
        names = table.state.partie.names if table.state.partie else ()
        yield {
            "name": " ".join((rules, str(seats), *settings)),
            "record": text,
            "live": {
                "rules": rules,
                "settings": list(table.state.settings),
                "names": names,
                "events": list(heard(table.events)),
            },
        }
    for name, text in old_tables():
        yield {"name": name, "record": text}
    taken = hand_taken()
    for name, (_, change) in OLD_LIES.items():
        yield {"name": f"old, a lie: {name}", "record": change(taken)}
    record = Table("domino", 2, "target=3", seed=3).play()
    for name, change in LIES.items():
        lie = change(record)
        assert lie != record, name
        yield {"name": name, "record": lie}
    by_tile = Table("domino", 2, "target=3", "first_lead=highest_double", seed=4).play()
    yield {"name": "another seat led by a tile, a lie", "record": exchanged(by_tile)}


def test_the_page_knows_the_games_of_the_program(golden: Golden) -> None:
    games = {
        preset.name: {
            "players": list(preset.players),
            "values": {name: preset.values[name] for name in FOLLOWED if name in preset.values},
        }
        for preset in PRESETS.values()
    }
    told = {
        "defaults": {name: switch.default for name, switch in SWITCHES.items()},
        "aliases": {alias: one.name for one in PRESETS.values() for alias in one.aliases},
        "games": games,
    }
    text = json.dumps(told, indent=1, ensure_ascii=False, default=str) + "\n"
    golden("../../frontend/src/lib/presets.json", text)


def test_the_page_is_tested_with_the_verdicts_of_the_program(golden: Golden) -> None:
    told = [{**one, "verdicts": verdicts(one["record"])} for one in vectors()]
    true = [one for one in told if one["name"] not in LIES and "lie" not in one["name"]]
    assert len(true) == len(TABLES) + len(OLD) + len(SCRAMBLED)
    assert all(verdict["fault"] is None for one in true for verdict in one["verdicts"])
    lies = [one for one in told if one not in true]
    assert all(one["verdicts"][0]["fault"] for one in lies)
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in told)
    text = f"[\n{lines}\n]\n"
    golden("../../frontend/test/proof-vectors.json", text)


@pytest.mark.parametrize("name", FOLLOWED)
def test_switches_that_are_followed_exist(name: str) -> None:
    assert name in SWITCHES

"""Contests and external players for the tests of the arena."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from palamede.arena.contest import Contest
from palamede.arena.terms import Terms
from palamede.dominoes import presets

PALAMEDE_BOT = f"cmd:{shlex.quote(sys.executable)} -m palamede.cli bot"

PROGRAM = """
import json, sys, time, os
asked = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("name test\\nready", flush=True)
    elif word == "rules":
        print("ready", flush=True)
    elif word == "view":
        view = json.loads(rest)
    elif word == "go":
        asked += 1
        {go}
    elif word == "quit":
        break
"""
"""A program that keeps to the protocol; what it does when it is asked to go is filled in."""

FIRST = 'print("play", view["legal"][0], flush=True)'


def contest(*names: str, rules: str = "tete_a_tete", seed: int = 0, **terms: Any) -> Contest:
    return Contest(names, presets.read(rules), seed, Terms(**terms))


def program(folder: Path, go: str = FIRST, source: str | None = None) -> str:
    """Write a program and return its name in the arena."""
    path = folder / f"bot{len(list(folder.glob('bot*.py')))}.py"
    text = PROGRAM.replace("{go}", go.replace("\n", "\n        ")) if source is None else source
    path.write_text(text, encoding="utf-8")
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"

"""A program that plays in the arena, in the standard library alone: lays the heaviest tile it can.

palamede arena classical "cmd:python3 examples/arena_bot.py" --rules peche
"""

import json
import sys


def choose(view):
    """Return the action number of the heaviest tile, else the first that is legal."""
    highest = view["conventions"].get("set", 6)
    tiles = [(low, high) for low in range(highest + 1) for high in range(low, highest + 1)]

    def pips(action):
        """Return the pips of the tile that an action lays; -1 for passing and drawing."""
        return sum(tiles[action // 4]) if action < 4 * len(tiles) else -1

    return max(view["legal"], key=pips)


view = None
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("name heaviest")
        print("ready", flush=True)
    elif word == "rules":
        print("ready", flush=True)  # or: refuse WHY
    elif word == "view":
        view = json.loads(rest)
    elif word == "go":
        print(f"play {choose(view)}", flush=True)
    elif word == "quit":
        break

"""A bot in forty lines: lays the heaviest tile it can.

The owner of a table makes a token for a seat; then: python examples/bot.py URL TABLE TOKEN
"""

import json
import sys
import urllib.error
import urllib.request


def ask(url, token, body=None):
    """Send a request with the token and return the answer."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(url, data, headers))


def choose(state):
    """Return the command for a state in which our seat acts, else None."""
    if state["legal"]:
        heaviest = max(state["legal"], key=lambda move: sum(map(int, move["tile"].split("-"))))
        return {"do": "lay", "action": heaviest["action"]}
    return {"do": state["may"][0]} if state["may"] else None


def main(server, table, token):
    """Read what happens, and act whenever it is our turn."""
    for line in ask(f"{server}/api/bot/{table}/stream", token):
        frame = json.loads(line) if line.strip() else {}
        if "state" in frame and (command := choose(frame["state"])):
            act = {"id": f"act-{frame['n']:06}", "n": frame["n"], "command": command}
            try:
                ask(f"{server}/api/bot/{table}/act", token, act)
            except urllib.error.HTTPError as refused:
                print(refused.read().decode(), file=sys.stderr)  # the table has moved on


if __name__ == "__main__":
    main(*sys.argv[1:])

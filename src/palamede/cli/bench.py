"""``palamede bench``: the signature of a player that searches, and how fast it is here.

Nodes and acts are the same on every machine: they change when a change of the code changes how the
player plays, and only then. The time is that of this machine.
"""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING

from palamede.cli.parser import whole_number

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.engine.bench import Bench
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]

_PLAYER = "maitre"
_NODES = 20_000
_POSITIONS = 50
_MOST = 100
_INTERRUPTED = 130


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    number = whole_number(tr)
    parser.add_argument(
        "player",
        nargs="?",
        default=_PLAYER,
        metavar=tr("arena-metavar-player"),
        help=tr("bench-help-player"),
    )
    parser.add_argument(
        "--nodes", type=number, default=_NODES, metavar="N", help=tr("bench-help-nodes")
    )
    parser.add_argument(
        "--positions",
        type=number,
        default=_POSITIONS,
        metavar="N",
        help=tr("bench-help-positions", most=_MOST),
    )
    parser.add_argument("--json", action="store_true", help=tr("bench-help-json"))


def run(args: Namespace) -> int:
    """Let the player choose at the positions, print what it did; status 130 after Ctrl-C."""
    from palamede.cli.progress import progress_bar
    from palamede.engine.bench import BenchError, bench
    from palamede.engine.budget import Budget
    from palamede.engine.positions import stored

    tr: Translator = args.tr
    for option, least, most in (("nodes", 0, None), ("positions", 1, _MOST)):
        value = getattr(args, option)
        if value < least or (most is not None and value > most):
            raise BenchError(
                f"--{option} {value}: a whole number from {least} to {most or 'any'} is needed",
                code=f"bench-{option}",
                value=str(value),
                most=most,
            )
    views = stored()[: args.positions]
    with progress_bar(tr("bench-title"), ascii_only=args.ascii) as bar:
        found = bench(
            args.player,
            views,
            Budget(nodes=args.nodes or None),
            tell=None if bar is None else lambda done: bar(done, len(views)),
        )
    finished = len(found.actions) == len(views)
    print(_json(found) if args.json else "\n".join(_lines(found, tr, finished=finished)))
    return 0 if finished else _INTERRUPTED


def _lines(found: Bench, tr: Translator, *, finished: bool) -> list[str]:
    told = [] if finished else [tr("bench-interrupted")]
    told.append(
        tr(
            "bench-nodes",
            player=found.player,
            nodes=found.nodes,
            positions=len(found.actions),
            signature=found.signature,
        )
    )
    speed = round(found.nodes / found.seconds)
    told.append(tr("bench-time", seconds=round(found.seconds, 2), speed=speed))
    return told


def _json(found: Bench) -> str:
    return json.dumps(
        {
            "player": found.player,
            "positions": len(found.actions),
            "nodes": found.nodes,
            "signature": found.signature,
            "seconds": round(found.seconds, 3),
        }
    )

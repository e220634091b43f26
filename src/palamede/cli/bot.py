"""``palamede bot``: one of our players, speaking the protocol of the arena on input and output."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from palamede.cli.parser import Parser

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("player", metavar=tr("arena-metavar-player"), help=tr("bot-help-player"))


def run(args: Namespace) -> int:
    """Answer until ``quit`` or the end of the input."""
    from palamede.arena.bot import speak
    from palamede.engine import players

    # A level answers in bounded time, also while its kernels are compiled; a yardstick is exact.
    name = players.get(args.player).name
    player = (players.at_table if name in players.LEVELS else players.get)(name)
    lines = (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
    speak(player, lines, lambda line: print(line, flush=True))
    return 0

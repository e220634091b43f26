"""``palamede convert``: games of other programs become records."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from palamede.cli.console import read_text, write_text
from palamede.dgn.convert import SOURCES, ConvertError, deviation, play, read_games, to_partie
from palamede.dgn.model import Record
from palamede.dgn.writer import write_record

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.dgn.convert import Foreign
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("file", metavar=tr("metavar-file"), help=tr("convert-help-file"))
    parser.add_argument(
        "--from",
        dest="source",
        required=True,
        choices=SOURCES,
        help=tr("convert-help-from"),
    )


def run(args: Namespace) -> int:
    """Print the records of all games of a file; say on standard error what was paid otherwise."""
    tr: Translator = args.tr
    games = read_games(read_text(args.file), args.source)
    parties = [to_partie(game, number) for number, game in enumerate(games, start=1)]
    write_text(write_record(Record(tuple(parties))))
    unexplained = [_tell(number, game, tr) for number, game in enumerate(games, start=1)]
    _say(tr("convert-done", games=len(games)))
    return 1 if any(unexplained) else 0


def _tell(number: int, game: Foreign, tr: Translator) -> bool:
    """Say that a game was paid otherwise by its own program; return whether no reason is known."""
    outcome = play(game).outcome()
    if outcome is None:
        return False
    try:
        reason = deviation(game, outcome)
    except ConvertError as error:
        _say(tr("error-convert-game", number=number, detail=tr.error(error)))
        return True
    if reason is not None:
        theirs, ours = (" ".join(map(str, marks)) for marks in (game.marks or (), outcome.marks))
        _say(tr(f"convert-{reason}", number=number, theirs=theirs, ours=ours))
    return False


def _say(sentence: str) -> None:
    print(f"palamede: {sentence}", file=sys.stderr)

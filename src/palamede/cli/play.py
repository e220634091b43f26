"""``palamede play``: a whole partie, or a whole tournée, at a table in the terminal."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from palamede.cli.parser import whole_number
from palamede.dominoes.errors import PalamedeError

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.cli.terminal.book import Book
    from palamede.cli.terminal.evening import Evening
    from palamede.cli.terminal.face import Face
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]

_DEFAULT_GAME = "tete_a_tete"
_SPEED = 0.8
_SLOWEST = 60.0
_LATEST = ""


class PlayError(PalamedeError):
    """The table cannot be opened as it was asked for."""


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("words", nargs="*", metavar=tr("option-words"), help=tr("option-preset"))
    parser.add_argument("--terminal", action="store_true", help=tr("option-terminal"))
    parser.add_argument("--plain", action="store_true", help=tr("option-plain"))
    parser.add_argument("--seats", metavar="human,bot,…", help=tr("option-seats"))
    parser.add_argument(
        "--bot-speed", metavar="S", default=str(_SPEED), help=tr("option-bot-speed")
    )
    parser.add_argument("--seed", type=whole_number(tr), metavar="N", help=tr("option-seed"))
    parser.add_argument("--forgetful", action="store_true", help=tr("option-forgetful"))
    parser.add_argument("--record", metavar="FILE", help=tr("option-record"))
    parser.add_argument(
        "--resume", nargs="?", const=_LATEST, metavar="FILE", help=tr("option-resume")
    )


def run(args: Namespace) -> int:
    """Open the table, play, and say where the record is."""
    from palamede.cli.terminal.evening import Quit

    tr: Translator = args.tr
    speed = _speed(args.bot_speed)
    book = _new_book(args, tr) if args.resume is None else _old_book(args)
    chance = SystemRandom() if args.seed is None else Random(args.seed)
    bots = Random(chance.getrandbits(128))
    ended = True
    try:
        with _Table(args, tr) as face:
            _session(book)(book, face, tr, rng=chance, bots=bots, speed=speed).run()
    except (Quit, EOFError, KeyboardInterrupt):
        ended = False
    if not book.path.exists():
        return 0
    if ended or book.over:
        print(tr("bye-done", file=str(book.path)))
    elif book.conventions.table == "old":
        print(tr("bye-old", file=str(book.path)))
    else:
        print(tr("bye-resume", file=str(book.path)))
        print(tr("bye-resume-how", file=_quoted(book.path)))
    return 0


def _session(book: Book) -> Callable[..., Evening]:
    """Return what runs the evening of a book."""
    if book.conventions.table == "old":
        from palamede.cli.terminal.old.session import OldSession

        return OldSession
    from palamede.cli.terminal.session import Session

    return Session


# ------------------------------------------------------------------ the book
def _new_book(args: Namespace, tr: Translator) -> Book:
    from palamede.cli.terminal.book import Book
    from palamede.cli.terminal.save import new_record_path, records_folder
    from palamede.cli.terminal.seating import people, read_seats
    from palamede.dominoes import presets
    from palamede.dominoes.settings import parse_settings

    names = [word for word in args.words if "=" not in word]
    if len(names) > 1:
        raise PlayError(
            f"{names[1]!r} is no setting: write name=value, such as hand=6",
            code="setting-form",
            text=names[1],
        )
    preset = presets.get(names[0] if names else _DEFAULT_GAME)
    seats = read_seats(args.seats or "human")
    settings = [word for word in args.words if "=" in word]
    players = parse_settings(settings, players=_likely(preset.players, len(seats))).get("players")
    if players is None:
        players = _likely(preset.players, len(seats))
    conventions = presets.conventions(preset.name, settings, players=players)
    seated = people(seats, conventions.players, tr)
    if args.record is None:
        folder = records_folder()
        folder.mkdir(parents=True, exist_ok=True)
        path = new_record_path(preset.name, folder)
    else:
        path = Path(args.record)
        if path.exists():
            raise PlayError(f"{path} exists already", code="record-exists", file=str(path))
    if conventions.table != "old":
        if args.forgetful:
            raise PlayError("--forgetful needs table=old", code="forgetful-strict")
        return Book(preset.name, conventions, seated, path)
    from palamede.cli.terminal.old.book import OldBook

    settings = [each for each in settings if not each.startswith("players=")]
    settings.append(f"players={players}")
    return OldBook(
        preset.name, conventions, seated, path, settings=settings, forgetful=args.forgetful
    )


def _likely(allowed: tuple[int, ...], seats: int) -> int:
    """Return how many play: as many as seats are given, if the game allows it."""
    return next((number for number in allowed if number >= seats), allowed[-1])


def _old_book(args: Namespace) -> Book:
    from palamede.cli.terminal.book import Book

    if args.words or args.seats or args.record:
        raise PlayError(
            "--resume takes the game, its switches and the seats from the record",
            code="resume-alone",
        )
    if args.resume == _LATEST:
        return _latest_book()
    path = Path(args.resume)
    book = Book.load(path)
    if book.over:
        raise PlayError(f"{path}: this match is over", code="resume-over", file=str(path))
    return book


def _latest_book() -> Book:
    """Return the book played last that is not over."""
    from palamede.cli.terminal.book import Book, BookError
    from palamede.cli.terminal.save import records_by_age, records_folder

    folder = records_folder()
    for path in records_by_age(folder):
        try:
            book = Book.load(path)
        except (BookError, UnicodeDecodeError):
            continue  # not one of ours, or spoilt by hand
        if not book.over:
            return book
    raise PlayError(f"no record in {folder}", code="resume-none", folder=str(folder))


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = -1.0
    if not 0 <= speed <= _SLOWEST:
        raise PlayError(
            f"--bot-speed: a number of seconds from 0 to {_SLOWEST:g}, not {text!r}",
            code="bot-speed",
            text=text,
            most=int(_SLOWEST),
        )
    return speed


def _quoted(path: Path) -> str:
    import shlex

    return shlex.quote(str(path))


# ------------------------------------------------------------------ the face
class _Table:
    """Opens the screen where there is one, and closes it again; else plain lines."""

    def __init__(self, args: Namespace, tr: Translator) -> None:
        self._plain = args.plain or not _paintable()
        self._ascii = bool(getattr(args, "ascii", False)) or not _unicode()
        self._tr = tr

    def __enter__(self) -> Face:
        from palamede.cli.console import wants_colour

        if self._plain:
            from palamede.cli.terminal.plain import PlainFace

            self._terminal = None
            return PlainFace(sys.stdin, sys.stdout, waits=sys.stdin.isatty())
        from palamede.cli.terminal.screen import ScreenFace
        from palamede.cli.terminal.style import Style
        from palamede.cli.terminal.table import Painter
        from palamede.cli.terminal.tty import Terminal

        style = Style(colour=wants_colour(sys.stdout))
        self._terminal = Terminal()
        self._terminal.__enter__()
        return ScreenFace(self._terminal, Painter(style, ascii_only=self._ascii), style)

    def __exit__(self, *_: object) -> None:
        if self._terminal is not None:
            self._terminal.__exit__()


def _paintable() -> bool:
    """Whether input and output are a terminal that knows how to move its cursor."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if os.environ.get("TERM", "dumb") == "dumb":
        return False
    try:
        import termios  # noqa: F401 - not on every system
    except ImportError:
        return False
    return True


def _unicode() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"

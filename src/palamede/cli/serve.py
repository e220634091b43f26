"""``palamede serve``: the tables in the browser, until it is told to stop."""

from __future__ import annotations

import functools
import os
import signal
import sys
import threading
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from palamede.cli.parser import whole_number
from palamede.dominoes.errors import PalamedeError

if TYPE_CHECKING:
    from palamede.cli.parser import Parser

__all__ = ["add_arguments", "add_database", "database_of", "needs_web", "run"]

Run = Callable[[Namespace], int]

_PORT = 8642


class WebMissingError(PalamedeError):
    """The packages of the server are not installed."""


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    number = whole_number(tr)
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help=tr("serve-help-host")
    )
    parser.add_argument(
        "--port", type=number, default=_PORT, metavar="N", help=tr("serve-help-port")
    )
    add_database(parser)
    parser.add_argument("--open", action="store_true", help=tr("serve-help-open"))
    parser.add_argument("--public-url", metavar="URL", help=tr("serve-help-public"))
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help=tr("serve-help-proxy"),
    )
    parser.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help=tr("serve-help-name")
    )
    parser.add_argument("--workers", type=number, metavar="N", help=tr("serve-help-workers"))


def add_database(parser: Parser) -> None:
    """Declare ``--database``."""
    parser.add_argument("--database", metavar="URL", help=parser.tr("serve-help-database"))


def database_of(args: Namespace) -> str:
    """Return the database that is meant: the user's own if none is named."""
    from palamede.web.settings import default_database

    return args.database or str(default_database())


def needs_web(run: Run) -> Run:
    """Say which packages are missing where the server's are not installed."""

    @functools.wraps(run)
    def guarded(args: Namespace) -> int:
        try:
            return run(args)
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] == "palamede":
                raise
            raise WebMissingError(
                f"{error.name} is not installed: pip install --upgrade palamede", code="web-missing"
            ) from error

    return guarded


@needs_web
def run(args: Namespace) -> int:
    """Serve until SIGINT or SIGTERM; either ends it well, with status 0."""
    from palamede.web.lan import url_of
    from palamede.web.page import BUILD
    from palamede.web.server import ListenError, serve
    from palamede.web.settings import Settings

    tr = args.tr
    if not 1 <= args.port <= 65535:
        raise PalamedeError(
            f"{args.port} is no port: from 1 to 65535", code="port-number", port=str(args.port)
        )
    settings = Settings(
        host=args.host,
        port=args.port,
        public_url=args.public_url,
        trusted_proxies=tuple(args.trusted_proxy),
        host_names=tuple(args.host_name),
    )

    def opened(url: str) -> None:
        print(tr("serve-open", url=url))
        if args.open:
            _show(url)
        if not (settings.static / "index.html").is_file():
            print(tr("serve-no-page", build=BUILD))
        print(tr("serve-stop"), flush=True)

    try:
        with _sigterm_as_ctrl_c():
            serve(settings, database_of(args), workers=args.workers, opened=opened, logs=_log(args))
    except ListenError:
        url = url_of("localhost", args.port)
        if not (args.open and _runs(url)):
            raise
        print(tr("serve-runs", url=url))  # a second `palamede` shows the table that is open
        _show(url)
    except KeyboardInterrupt:
        pass  # the usual way to end it, and it has ended well
    return 0


@contextmanager
def _sigterm_as_ctrl_c() -> Iterator[None]:
    """Let SIGTERM raise KeyboardInterrupt.

    uvicorn sends a signal that it was ended by once more, when it has ended; left as it is, SIGTERM
    would then kill the process before the rest is put away, and what runs it would see a failure.
    """
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _log(args: Namespace) -> TextIO | None:
    """Return where the log goes: somebody who only plays at his terminal is spared it."""
    return None if args.open and sys.stderr.isatty() else sys.stderr


def _show(url: str) -> None:
    """Show a page in the browser of this desktop, if there is one; the address is printed too."""
    import webbrowser

    # Without a desktop a browser of text would take the terminal.
    if sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,)).start()


def _runs(url: str) -> bool:
    """Whether it is a server of ours that answers there."""
    import json
    import urllib.request

    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=2) as answer:
            return "page" in json.load(answer)
    except (OSError, ValueError):
        return False

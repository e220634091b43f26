"""``palamede serve``: the tables in the browser, until it is told to stop."""

from __future__ import annotations

import functools
import sys
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

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
                f"{error.name} is not installed: pip install palamede[web]", code="web-missing"
            ) from error

    return guarded


@needs_web
def run(args: Namespace) -> int:
    """Serve until SIGINT or SIGTERM."""
    from palamede.web.page import BUILD
    from palamede.web.server import serve
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
        if not (settings.static / "index.html").is_file():
            print(tr("serve-no-page", build=BUILD))
        print(tr("serve-stop"), flush=True)

    serve(settings, database_of(args), workers=args.workers, opened=opened, logs=sys.stderr)
    return 0

"""``palamede arena``: player against player over duplicate deals, or a ladder of several."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from palamede.cli.parser import whole_number

if TYPE_CHECKING:
    from palamede.arena.contest import Contest
    from palamede.arena.crew import Crew
    from palamede.arena.run import Report
    from palamede.cli.parser import Parser
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]

_DEALS = 200
_GAME = "tete_a_tete"
_MOST_JOBS = 1024
_MOST_FAULTS = 10**6
_INTERRUPTED = 130
_FOUND = 1


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    number = whole_number(tr)
    add = parser.add_argument
    add("players", nargs="+", metavar=tr("arena-metavar-player"), help=tr("arena-help-players"))
    add("--ladder", action="store_true", help=tr("arena-help-ladder"))
    add("--rules", nargs="+", metavar=tr("arena-metavar-rules"), help=tr("arena-help-rules"))
    add("--deals", type=number, default=_DEALS, metavar="N", help=tr("arena-help-deals"))
    add("--seed", type=number, default=0, metavar="S", help=tr("arena-help-seed"))
    add("--jobs", type=number, default=1, metavar="N", help=tr("arena-help-jobs"))
    add("--stop", action="store_true", help=tr("arena-help-stop"))
    add("--budget", metavar="0.1s", help=tr("arena-help-budget"))
    add("--nodes", metavar="N", help=tr("arena-help-nodes"))
    add("--utility", choices=("marks", "match"), default="marks", help=tr("arena-help-utility"))
    add("--timeout", metavar="10s", help=tr("arena-help-timeout"))
    add("--forgive", type=number, default=0, metavar="N", help=tr("arena-help-forgive"))
    add("--log", metavar=tr("metavar-file"), help=tr("arena-help-log"))
    add("--plot", metavar=f"{tr('metavar-file')}.svg", help=tr("arena-help-plot"))
    add("--ray", metavar=tr("arena-metavar-address"), help=tr("arena-help-ray"))
    add("--json", action="store_true", help=tr("arena-help-json"))


def run(args: Namespace) -> int:
    """Play, print what it shows; status 1 if a program stopped it, 130 after Ctrl-C."""
    from palamede.arena.run import run as play
    from palamede.cli.arena_report import as_json, lines, mean_text, names_of
    from palamede.cli.progress import progress_bar

    tr: Translator = args.tr
    contest = _contest(args)
    ladder = args.ladder or len(contest.names) > 2
    if args.plot is not None:
        from palamede.arena.plot import check_plot

        check_plot(args.plot)
    with progress_bar(names_of(contest, tr), ascii_only=args.ascii, patience=0.0) as bar:

        def tell(done: int, total: int, report: Report) -> None:
            if bar is not None:
                bar(done, total, None if ladder else lambda: mean_text(report.result, tr))

        report = play(
            contest,
            args.deals,
            jobs=args.jobs,
            stop=args.stop,
            log=None if args.log is None else Path(args.log),
            tell=None if bar is None else tell,
            crew=_crew(args, contest),
        )
    if args.json:
        print(as_json(report, ladder=ladder))
    else:
        print("\n".join(lines(report, tr, ladder=ladder)))
    if report.fault is not None:
        from palamede.cli.console import complain

        complain(tr.error(report.fault))
    if args.plot is not None and report.result.deals >= 2:
        _plot(report, args.plot, tr, ladder=ladder)
    return {"interrupted": _INTERRUPTED, "fault": _FOUND}.get(report.ended, 0)


def _contest(args: Namespace) -> Contest:
    """Return what is to be played, refused where it cannot be."""
    from palamede.arena.contest import Contest
    from palamede.arena.terms import PATIENCE, Terms, read_budget, read_seconds
    from palamede.dominoes import presets

    _check_number("--jobs", args.jobs, 1, _MOST_JOBS)
    _check_number("--forgive", args.forgive, 0, _MOST_FAULTS)
    game, *settings = args.rules or [_GAME]
    terms = Terms(
        budget=read_budget(args.budget, args.nodes),
        utility=args.utility,
        patience=PATIENCE if args.timeout is None else read_seconds(args.timeout),
        forgive=args.forgive,
    )
    return Contest(
        tuple(name.strip() for name in args.players),
        presets.conventions(game, settings),
        args.seed,
        terms,
    )


def _check_number(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        from palamede.arena.errors import ArenaError

        raise ArenaError(
            f"{option} {value}: a whole number from {least} to {most} is needed",
            code="arena-number",
            option=option,
            value=str(value),
            least=least,
            most=str(most),
        )


def _crew(args: Namespace, contest: Contest) -> AbstractContextManager[Crew] | None:
    if args.ray is None:
        return None
    from palamede.arena.rays import over_ray

    return over_ray(contest, args.ray, args.jobs)


def _plot(report: Report, file: str, tr: Translator, *, ladder: bool) -> None:
    from palamede.arena.plot import draw_course, draw_ladder
    from palamede.cli.arena_report import about, names_of

    if ladder:
        from palamede.arena.ladder import standings

        table = standings(report.contest, report.played)
        draw_ladder(table, file, rating=tr("arena-plot-rating"), title=about(report, tr))
    else:
        draw_course(
            report,
            file,
            deals=tr("arena-plot-deals"),
            marks=tr("arena-plot-marks"),
            once=tr("arena-plot-once"),
            sure=tr("arena-plot-sure"),
            title=f"{names_of(report.contest, tr)}\n{about(report, tr)}",
        )
    print(tr("arena-plotted", file=file), file=sys.stderr)

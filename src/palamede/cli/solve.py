"""``palamede solve``: what every move is worth when all hands lie open, and the best line."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from palamede.cli.console import keep_together, paragraph, read_text, style_of, width_of
from palamede.cli.parser import whole_number
from palamede.cli.picture import find_deal, taken_back
from palamede.cli.records import Names, shown_name
from palamede.dgn.checker import check
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PositionError

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.dominoes.moves import Move
    from palamede.engine.solver import Solution
    from palamede.i18n import Translator

__all__ = ["add_arguments", "run"]

_MODES = ("score", "win")
_MEMORY = 64
_INTERRUPTED = 130


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    number = whole_number(tr)
    parser.add_argument("what", metavar=tr("draw-metavar-what"), help=tr("draw-help-what"))
    parser.add_argument("--mode", choices=_MODES, default="score", help=tr("solve-help-mode"))
    parser.add_argument(
        "--partie", type=number, metavar="N", default=1, help=tr("draw-help-partie")
    )
    parser.add_argument("--deal", type=number, metavar="N", help=tr("solve-help-deal"))
    parser.add_argument("--ply", type=number, metavar="N", help=tr("draw-help-ply"))
    parser.add_argument(
        "--memory",
        type=number,
        metavar="MB",
        default=_MEMORY,
        help=tr("solve-help-memory", usual=_MEMORY),
    )
    parser.add_argument("--nodes", type=number, metavar="N", help=tr("solve-help-nodes"))
    parser.add_argument("--json", action="store_true", help=tr("solve-help-json"))


def run(args: Namespace) -> int:
    """Solve one position; status 1 if the nodes did not suffice, 130 after Ctrl-C."""
    tr: Translator = args.tr
    deal, names = _position(args, tr)
    # Compiling the solver takes seconds the first time: what can be refused is refused before.
    from palamede.engine.kernel.state import state_of
    from palamede.engine.solver import Solver, StoppedError

    state = state_of(deal)
    solver = Solver(state.tables, table_mb=args.memory)
    status = 0
    try:
        found: Solution | dict[int, int] = _until_interrupted(
            solver.stop, lambda: solver.solve(state, mode=args.mode, nodes=args.nodes)
        )
    except StoppedError as stopped:
        found, status = stopped.values, _INTERRUPTED if args.nodes is None else 1
    if args.json:
        print(json.dumps(_data(deal, found, args.mode)))
    else:
        print("\n".join(_lines(deal, found, args.mode, names, tr)))
    return status


def _until_interrupted(stop: Callable[[], None], work: Callable[[], Solution]) -> Solution:
    """Do some work in a thread, since compiled code hears no Ctrl-C; stop it at Ctrl-C."""
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(work)
        while True:
            try:
                return future.result()
            except KeyboardInterrupt:
                stop()


def _position(args: Namespace, tr: Translator) -> tuple[Deal, list[str]]:
    """Return the deal to solve, and what its seats are called."""
    what: str = args.what
    # A position has spaces and no file is called so; a record begins with a tag.
    text = what if " " in what.strip() and not Path(what).exists() else read_text(what)
    if not text.lstrip("\ufeff \t\r\n").startswith(("[", "{", "!")) and text.strip():
        deal = Deal.from_line(text.strip())
        return deal, [tr("seat-number", seat=seat + 1) for seat in range(deal.conventions.seats)]
    file = shown_name(what, tr)
    partie, found, ply = find_deal(
        check(text, keep=True), file, partie=args.partie, deal=args.deal, ply=args.ply
    )
    if found.deal is None:
        raise PositionError(
            f"{file}: to solve deal {found.number} all tiles must be known and the play sound",
            code="solve-unknown",
            file=file,
            deal=found.number,
        )
    return taken_back(found.deal, ply), Names(partie.table, tr).seats()


def _texts(deal: Deal, moves: tuple[Move, ...]) -> list[str]:
    """Return moves that follow one another as they are written."""
    deal = deal.copy()
    texts = []
    for move in moves:
        texts.append(deal.text(move))
        deal.push(move)
    return texts


def _valued(deal: Deal, found: Solution | dict[int, int]) -> dict[Move, int]:
    """Return the moves that have been valued, in the order of their numbers."""
    values = found if isinstance(found, dict) else found.values
    return {move: values[move.action] for move in deal.legal_moves if move.action in values}


def _data(deal: Deal, found: Solution | dict[int, int], mode: str) -> dict[str, object]:
    data: dict[str, object] = {
        "turn": deal.turn,
        "mode": mode,
        "finished": not isinstance(found, dict),
        "moves": [
            {"move": deal.text(move), "action": move.action, "value": value}
            for move, value in _valued(deal, found).items()
        ],
    }
    if not isinstance(found, dict):
        data["best"] = deal.text(found.best)
        data["value"] = found.value
        data["line"] = _texts(deal, found.line)
        data["nodes"] = found.nodes
    return data


def _lines(
    deal: Deal, found: Solution | dict[int, int], mode: str, names: list[str], tr: Translator
) -> Iterator[str]:
    style = style_of(sys.stdout)
    width = width_of(sys.stdout)
    assert deal.turn is not None  # it has been solved
    yield style(tr("solve-title", name=names[deal.turn - 1]), "bold")
    yield paragraph(tr(f"solve-{mode}"), width)
    valued = _valued(deal, found)
    # The best first; Python keeps the order of those that are worth the same.
    ranked = sorted(valued, key=lambda move: -valued[move])
    wide = max((len(deal.text(move)) for move in ranked), default=0)
    for move in ranked:
        value = valued[move]
        shown = f"{value:+4d}" if mode == "score" else tr(f"solve-value-{_sign(value)}")
        line = f"  {deal.text(move):{wide}}  {shown}"
        yield style(line, "green") if value == valued[ranked[0]] else line
    if isinstance(found, dict):
        yield tr("solve-stopped", valued=len(valued), moves=len(deal.legal_moves))
        return
    best = " ".join(map(keep_together, _texts(deal, found.line)))
    yield paragraph(tr("solve-line", moves=best), width, "  ", "")
    yield tr("solve-nodes", nodes=found.nodes)


def _sign(value: int) -> str:
    return "won" if value > 0 else "lost" if value < 0 else "even"

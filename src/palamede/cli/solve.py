"""``palamede solve``: what every move is worth when all hands lie open, and the best line."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
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
    parser.add_argument("--json", action="store_true", help=tr("solve-help-json"))


def run(args: Namespace) -> int:
    """Solve one position."""
    tr: Translator = args.tr
    deal, names = _position(args, tr)
    # Compiling the solver takes seconds the first time: what can be refused is refused before.
    from palamede.engine.solver import solve

    found = solve(deal, args.mode, table_mb=args.memory)
    if args.json:
        print(json.dumps(_data(deal, found, args.mode)))
    else:
        print("\n".join(_lines(deal, found, args.mode, names, tr)))
    return 0


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


def _data(deal: Deal, found: Solution, mode: str) -> dict[str, object]:
    return {
        "turn": deal.turn,
        "mode": mode,
        "moves": [
            {"move": deal.text(move), "action": move.action, "value": found.values[move.action]}
            for move in deal.legal_moves
        ],
        "best": deal.text(found.best),
        "value": found.value,
        "line": _texts(deal, found.line),
        "nodes": found.nodes,
    }


def _lines(
    deal: Deal, found: Solution, mode: str, names: list[str], tr: Translator
) -> Iterator[str]:
    style = style_of(sys.stdout)
    width = width_of(sys.stdout)
    assert deal.turn is not None  # it has been solved
    yield style(tr("solve-title", name=names[deal.turn - 1]), "bold")
    yield paragraph(tr(f"solve-{mode}"), width)
    # The best first; Python keeps the order of those that are worth the same.
    ranked = sorted(deal.legal_moves, key=lambda move: -found.values[move.action])
    wide = max(len(deal.text(move)) for move in ranked)
    for move in ranked:
        value = found.values[move.action]
        shown = f"{value:+4d}" if mode == "score" else tr(f"solve-value-{_sign(value)}")
        line = f"  {deal.text(move):{wide}}  {shown}"
        yield style(line, "green") if value == found.value else line
    best = " ".join(map(keep_together, _texts(deal, found.line)))
    yield paragraph(tr("solve-line", moves=best), width, "  ", "")
    yield tr("solve-nodes", nodes=found.nodes)


def _sign(value: int) -> str:
    return "won" if value > 0 else "lost" if value < 0 else "even"

"""``palamede verify``: the deals of a record are those of the fair-deal protocol, or they are not.

Works offline: all that is needed stands in the record.
"""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from palamede.cli.console import complain
from palamede.cli.records import Texts, shown_name
from palamede.table.proof import PartieProof, prove

if TYPE_CHECKING:
    from palamede.cli.parser import Parser
    from palamede.i18n import Translator

__all__ = ["add_arguments", "proof_lines", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the words of the command line."""
    tr = parser.tr
    parser.add_argument("files", nargs="+", metavar=tr("metavar-file"), help=tr("verify-help-file"))


def run(args: Namespace) -> int:
    """Prove all files; status 1 unless every partie is proved, 2 if a file cannot be read."""
    tr: Translator = args.tr
    texts = Texts(args.files, tr)
    proved = True
    for name, text in texts:
        if texts.several:
            print(f"{shown_name(name, tr)}:")
        proofs = prove(text)
        if not proofs:
            complain(tr("verify-nothing"))
        proved = proved and bool(proofs) and all(proof.proved for proof in proofs)
        for proof in proofs:
            for line in proof_lines(proof, tr):
                print(line)
    return texts.status or (0 if proved else 1)


def proof_lines(proof: PartieProof, tr: Translator) -> list[str]:
    """Return what has been found out about a partie, and whose bytes the server drew."""
    lines = [_verdict(proof, tr)]
    if proof.proved and proof.by_server:
        seats = tr.listing(tr("seat-number", seat=seat) for seat in proof.by_server)
        lines.append(tr("verify-server-seats", partie=proof.number, seats=seats))
    return lines


def _verdict(proof: PartieProof, tr: Translator) -> str:
    if proof.fault is not None:
        return tr(f"verify-{proof.fault}", partie=proof.number, seat=proof.seat or 0)
    for deal in proof.deals:
        if deal.fault is not None:
            return tr(f"verify-deal-{deal.fault}", partie=proof.number, deal=deal.number)
    return tr("verify-proved", partie=proof.number, deals=len(proof.deals))

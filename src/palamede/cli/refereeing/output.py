"""Writing what the arbiter has: pages by the ending of their file, a sheet as a record."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from palamede.cli.console import complain, width_of, write_text
from palamede.cli.refereeing.plain import to_text

if TYPE_CHECKING:
    from palamede.arbiter.fold import State
    from palamede.arbiter.report import Page
    from palamede.i18n import Translator

__all__ = ["write_page", "write_sheet_record"]


def write_page(page: Page, output: str | None, tr: Translator, *, pages: int | None = None) -> int:
    """Write a page to a file by its ending, .pdf or .html; as text to standard output for None."""
    if output is None:
        write_text(to_text(page, width_of(sys.stdout)))
        return 0
    kind = Path(output).suffix.lower()
    if kind == ".pdf":
        from palamede.cli.refereeing.pdf import to_pdf

        Path(output).write_bytes(to_pdf(page, pages=pages))
    elif kind in (".html", ".htm"):
        from palamede.arbiter.report import to_html

        Path(output).write_text(to_html(page), encoding="utf-8", newline="\n")
    else:
        complain(tr("arbiter-output", file=output))
        return 2
    return 0


def write_sheet_record(state: State, output: str) -> int:
    """Write a sheet to a file as a record of deals whose tiles nobody knows."""
    from palamede.arbiter.record import sheet_record
    from palamede.cli.terminal.save import write_whole
    from palamede.dgn import write

    write_whole(Path(output), write(sheet_record(state)))
    return 0

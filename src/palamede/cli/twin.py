"""Printing the JSON twin of a record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from palamede.cli.console import write_text
from palamede.dgn.twin import to_json

if TYPE_CHECKING:
    from palamede.dgn.checked import Checked

__all__ = ["print_twin"]


def print_twin(checked: Checked, file: str | None) -> None:
    """Print a checked record as JSON on one line; ``file`` is named first if there are several."""
    twin = to_json(checked)
    if file is not None:
        twin = {"file": file, **twin}
    write_text(json.dumps(twin, ensure_ascii=False, separators=(", ", ": ")) + "\n")

"""The file of the evening: written whole after every event, so that nothing can be lost."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

__all__ = ["latest_record", "new_record_path", "records_folder", "write_whole"]


def write_whole(path: Path, text: str) -> None:
    """Replace the content of ``path``: afterwards it is the old one or ``text``, never a part.

    Raises:
        OSError: the folder cannot be written.
    """
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def records_folder(environ: Mapping[str, str] | None = None) -> Path:
    """Return the folder of this user's records, by the XDG rules: ``~/.local/state/palamede``."""
    environ = os.environ if environ is None else environ
    state = environ.get("XDG_STATE_HOME", "")
    base = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
    return base / "palamede"


def new_record_path(game: str, folder: Path) -> Path:
    """Return a path in ``folder`` that no file has yet, named after the time and the game."""
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}"
    path = folder / f"{stem}.dgn"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.dgn"
        number += 1
    return path


def latest_record(folder: Path) -> Path | None:
    """Return the record of the folder that was written last, or None."""
    files = [(entry.stat().st_mtime_ns, entry) for entry in folder.glob("*.dgn")]
    return max(files)[1] if files else None

"""The file of the evening: written whole after every event, so that nothing can be lost."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path

__all__ = ["new_record_path", "records_by_age", "records_folder", "write_whole"]


def write_whole(path: Path, text: str) -> None:
    """Replace the content of ``path``: afterwards it is the old one or ``text``, never a part.

    Raises:
        OSError: the folder cannot be written.
    """
    # Always the same name, so that a program killed while it writes leaves one such file at most.
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        part.unlink(missing_ok=True)
        error.filename = str(path)  # what the user knows; the other name is ours
        raise
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


def records_by_age(folder: Path) -> list[Path]:
    """Return the records of the folder, the one written last first."""
    files = [(entry.stat().st_mtime_ns, entry) for entry in folder.glob("*.dgn")]
    return [entry for _, entry in sorted(files, reverse=True)]

"""The learned nets in the package: one for two hands, one for four in pairs.

They are ``net-2.npz`` and ``net-4.npz`` beside this module, written by ``python -m
palamede.engine.learning`` in half precision.
"""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path

import numpy as np

from palamede.dominoes.conventions import Conventions
from palamede.engine.kernel.net import NO_NET, Net, plays
from palamede.engine.kernel.tables import tables_of
from palamede.engine.reach import supports

__all__ = ["file_of", "net_of", "read", "write"]


def file_of(conventions: Conventions) -> str | None:
    """Return the name of the net for a table, None if no net plays its rules.

    >>> from palamede.dominoes import presets
    >>> file_of(presets.conventions("voleur")), file_of(presets.conventions("matador"))
    ('net-4.npz', None)
    """
    if not supports(conventions) or not plays(tables_of(conventions)):
        return None
    if conventions.seats == 2:  # noqa: PLR2004
        return "net-2.npz"
    return "net-4.npz" if conventions.paired and conventions.seats == 4 else None  # noqa: PLR2004


def net_of(conventions: Conventions) -> Net:
    """Return the net for a table, an empty one if there is none."""
    name = file_of(conventions)
    return NO_NET if name is None else _packaged(name)


@functools.lru_cache(maxsize=4)
def _packaged(name: str) -> Net:
    with resources.as_file(resources.files(__package__) / name) as path:
        return read(path) if path.exists() else NO_NET


def read(path: Path) -> Net:
    """Return the net of a file.

    Raises:
        OSError, ValueError, KeyError: it is none.
    """
    with np.load(path, allow_pickle=False) as file:
        return Net(*(np.ascontiguousarray(file[name], dtype=np.float32) for name in Net._fields))


def write(path: Path, net: Net) -> None:
    """Write a net in half precision."""
    halves = {name: rows.astype(np.float16) for name, rows in net._asdict().items()}
    np.savez_compressed(path, **halves)

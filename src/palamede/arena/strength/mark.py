"""A short mark of the engine: the same as long as it plays the same, as far as its text tells.

What was measured stands as long as the engine that played does. So its mark is made of the code
without comments and docstrings, of its weights, and not of what learns the weights.
"""

from __future__ import annotations

import ast
import functools
from hashlib import blake2b
from pathlib import Path
from typing import Final

import palamede.engine

__all__ = ["engine", "mark_of"]

_LEARNS: Final = ("learning", "training.py", "fitting.py")
_SAID: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


@functools.lru_cache(maxsize=1)
def engine() -> str:
    """Return the mark of the engine as it is installed."""
    return mark_of(Path(palamede.engine.__file__).parent)


def mark_of(top: Path) -> str:
    """Return the mark of all code and weights under a directory.

    Raises:
        OSError: something cannot be read.
    """
    digest = blake2b(digest_size=4)
    for path in sorted(top.rglob("*")):
        place = path.relative_to(top)
        if not path.is_file() or "__pycache__" in place.parts or place.parts[0] in _LEARNS:
            continue
        told = path.read_bytes()
        digest.update(str(place).encode() + b"\0")
        digest.update(_bare(told).encode() if path.suffix == ".py" else told)
    return digest.hexdigest()


def _bare(source: bytes) -> str:
    """Return what code does, without what it says to readers."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, _SAID):
            node.body = [
                line
                for line in node.body
                if not (
                    isinstance(line, ast.Expr)
                    and isinstance(line.value, ast.Constant)
                    and isinstance(line.value.value, str)
                )
            ]
    return ast.dump(tree)

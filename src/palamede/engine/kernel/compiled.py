"""Compiling with Numba: one decorator, where compiled code is kept, and two instructions.

Compiled code is kept in the user's cache directory, so that it is made once a version and machine;
where nothing can be written, in a directory that lives as long as the process. Importing this
module imports Numba, which takes most of a second: do it only where a kernel is about to run.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import types
from numba.extending import intrinsic

__all__ = [
    "bare",
    "bare_inlined",
    "cache_directory",
    "compiled",
    "inlined",
    "lowest",
    "ones",
    "temporary_cache",
]

_Function = TypeVar("_Function", bound=Callable[..., Any])


_BARE: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}


def cache_directory() -> Path:
    """Return where compiled code is kept: ``$XDG_CACHE_HOME/palamede/kernels/…`` or the like.

    Numba sees that a module has changed, not that one has from which it merged code. So the last
    part of the name stands for the text of all kernels together.
    """
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    text = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        text.update(source.read_bytes())
    return Path(base) / "palamede" / "kernels" / text.hexdigest()[:16]


def temporary_cache() -> Path:
    """Make a directory that is removed when the process ends, for who has none to write to."""
    made = Path(tempfile.mkdtemp(prefix="palamede-kernels-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def _writable(directory: Path) -> bool:
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return True
    except OSError:
        return False


def _settle() -> None:
    """Tell Numba where to keep what it compiles, unless the user has told it."""
    config: Any = numba.config
    if config.CACHE_DIR:
        return
    directory = cache_directory()
    config.CACHE_DIR = str(directory if _writable(directory) else temporary_cache())


_settle()


def compiled(function: _Function) -> _Function:
    """Compile a function at its first call, without the interpreter's lock, and keep the code."""
    return cast(_Function, numba.njit(function, cache=True, nogil=True, error_model="numpy"))


def inlined(function: _Function) -> _Function:
    """As ``compiled``, for what runs inside loops: calls pass no tables, they are merged."""
    return cast(
        _Function,
        numba.njit(function, cache=True, nogil=True, error_model="numpy", forceinline=True),
    )


def bare(function: _Function) -> _Function:
    """As ``compiled``, for what makes no array: references are not counted, which is slow."""
    return cast(_Function, numba.njit(function, **_BARE))


def bare_inlined(function: _Function) -> _Function:
    """As ``inlined``, inside what is ``bare``."""
    return cast(_Function, numba.njit(function, forceinline=True, **_BARE))


def _unary(name: str) -> Any:
    """Return an instruction of one 64-bit word: bits in, a number of type int64 out."""

    def declare(typing_context: Any, word: Any) -> Any:
        signature = types.int64(types.uint64)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            (bits,) = arguments
            if name == "ctpop":
                return builder.ctpop(bits)
            return builder.cttz(bits, context.get_constant(types.boolean, True))

        return signature, generate

    return declare


ones: Any = intrinsic(_unary("ctpop"))
"""``ones(word)``: how many bits are set."""

lowest: Any = intrinsic(_unary("cttz"))
"""``lowest(word)``: the place of the lowest bit set; of 0 it is undefined."""

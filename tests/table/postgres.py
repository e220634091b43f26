"""A PostgreSQL server of the tests' own, run by a user without rights."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests import needs

USER = "palamede-test"
DATABASE_URL = "PALAMEDE_TEST_POSTGRES"
"""Names a server that runs already; the tests make their own databases on it."""


@contextmanager
def server() -> Iterator[str]:
    """Run a server as long as it is needed, and yield the URL of a user that may do anything."""
    bin_ = needs.postgresql()
    assert bin_ is not None
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # noqa: S108 - a socket's path is short
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"

    def run(name: str, *args: str) -> None:
        subprocess.run(
            [str(bin_ / name), *args],
            user=user,
            cwd="/",
            check=True,
            capture_output=True,
            env={"LC_ALL": "C", "PATH": "/bin"},
        )

    run("initdb", "-D", str(data), "-U", "tests", "--auth=trust", "--no-sync", "-E", "UTF8")
    options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=40"
    run("pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://tests@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _user() -> str | None:
    """Return the user that runs the server, made if need be; None for who we are.

    PostgreSQL refuses to be run by root.
    """
    if os.getuid() != 0:
        return None
    if subprocess.run(["id", "-u", USER], capture_output=True).returncode:
        subprocess.run(["useradd", "--system", "--no-create-home", USER], check=True)
    return USER

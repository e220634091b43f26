"""Friends on phones: two seats through the address of a network, not of loopback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ADDRESS = "192.168.77.5"
SET_UP = """
set -e
ip link set lo up
ip link add net0 type veth peer name net1
ip link set net1 up
ip address add {address}/24 dev net0
ip link set net0 up
exec {python} -m tests.browser.lan_play {address}
"""


def namespace() -> list[str] | None:
    """Return the command that runs others in a network of their own, None if that is refused."""
    if shutil.which("ip") is None or shutil.which("unshare") is None:
        return None
    for command in (["unshare", "--net"], ["unshare", "--user", "--map-root-user", "--net"]):
        if subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0:
            return command
    return None


def test_two_seats_through_the_address_of_a_network() -> None:
    command = namespace()
    if command is None:
        pytest.skip("a network namespace needs unshare and ip, and the right to make one")
    script = SET_UP.format(address=ADDRESS, python=sys.executable)
    done = subprocess.run(
        [*command, "sh", "-c", script],
        cwd=Path(__file__).parents[2],
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0 and "played" in done.stdout, done.stderr[-3000:]

"""A contest over Ray, on a cluster of this machine alone, gives what it gives without."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from typing import Any

import pytest

from palamede.arena.errors import ArenaError
from palamede.arena.rays import over_ray
from tests.arena.contests import contest


def arena(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own: Ray leaves threads and warnings behind."""
    return subprocess.run(
        [sys.executable, "-m", "palamede.cli", "--lang", "en", "arena", *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
def test_a_local_ray_gives_the_same_result_as_none() -> None:
    words = ["random", "greedy", "--deals", "12", "--rules", "peche", "--seed", "3", "--json"]
    plain, ray = arena(*words), arena(*words, "--ray", "local")
    assert ray.returncode == 0, ray.stderr
    assert json.loads(ray.stdout) == json.loads(plain.stdout)


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(ArenaError, match="pip install 'palamede\\[ray\\]'"),
        over_ray(contest("greedy", "random"), "local", 1),
    ):
        pass


class NoCluster:
    """A Ray that finds nobody."""

    def __init__(self) -> None:
        self.asked: dict[str, Any] = {}

    def init(self, **options: Any) -> None:
        self.asked = options
        raise ConnectionError("nobody listens\nand much more")


def test_a_cluster_that_cannot_be_reached_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = NoCluster()
    monkeypatch.setitem(sys.modules, "ray", nobody)
    with (
        pytest.raises(ArenaError, match="no Ray cluster at 10.0.0.1:6379: nobody listens$"),
        over_ray(contest("greedy", "random"), "10.0.0.1:6379", 4),
    ):
        pass
    assert nobody.asked["address"] == "10.0.0.1:6379"

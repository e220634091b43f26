"""What holds for the source as a whole: who may import what, and what an import costs."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import palamede

SOURCE = Path(palamede.__file__).parent
DOMINOES = sorted((SOURCE / "dominoes").rglob("*.py"))

# The game takes its chances from the caller and touches nothing outside its arguments.
FORBIDDEN_IN_THE_GAME = frozenset(
    ["io", "logging", "os", "pathlib", "secrets", "shutil", "socket", "subprocess", "sys", "time"]
)


def imported(path: Path) -> set[str]:
    """The modules that the file imports, by absolute name."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
    return names


def modules_after(statement: str) -> set[str]:
    """The modules loaded in a fresh Python once *statement* has run."""
    code = f"import sys; before = set(sys.modules); {statement}; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("path", DOMINOES, ids=lambda path: path.stem)
def test_the_game_imports_the_standard_library_and_itself_only(path: Path) -> None:
    foreign = {
        name
        for name in imported(path)
        if not name.startswith("palamede.dominoes")
        and name.partition(".")[0] not in sys.stdlib_module_names
    }
    assert not foreign


@pytest.mark.parametrize("path", DOMINOES, ids=lambda path: path.stem)
def test_the_game_does_no_input_or_output(path: Path) -> None:
    assert not imported(path) & FORBIDDEN_IN_THE_GAME
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"print", "open", "input"}


def test_importing_palamede_loads_no_room() -> None:
    loaded = {name for name in modules_after("import palamede") if name.startswith("palamede")}
    assert loaded == {"palamede"}


@pytest.mark.parametrize("room", ["dominoes", "dgn"])
def test_a_room_is_loaded_when_it_is_named(room: str) -> None:
    assert f"palamede.{room}" in modules_after(f"import palamede; palamede.{room}")
    assert room in dir(palamede)


def test_a_room_that_does_not_exist_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        palamede.chess  # noqa: B018 - asking is the test


def test_the_game_loads_nothing_but_the_standard_library() -> None:
    tops = {name.partition(".")[0] for name in modules_after("import palamede.dominoes")}
    assert tops - sys.stdlib_module_names - {"palamede"} == set()


def test_the_arbiter_loads_the_game_and_its_records_only() -> None:
    """It also runs in a browser, where nothing else is at hand."""
    loaded = modules_after("import palamede.arbiter")
    tops = {name.partition(".")[0] for name in loaded}
    rooms = {".".join(name.split(".")[:2]) for name in loaded if name.startswith("palamede.")}
    assert tops - sys.stdlib_module_names - {"palamede"} == set()
    assert rooms == {"palamede.arbiter", "palamede.dgn", "palamede.dominoes"}

"""Rows of a measurement: kept, gone on with, never mixed with those of another one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palamede.arena.errors import ArenaError
from palamede.arena.strength.rows import measure, read_rows

SETTINGS = {"seed": "a"}


def square(number: int) -> dict[str, Any]:
    return {"number": number, "square": number * number}


def test_all_is_measured_once(tmp_path: Path) -> None:
    asked: list[int] = []

    def work(number: int) -> dict[str, Any]:
        asked.append(number)
        return square(number)

    told: list[tuple[int, int]] = []
    path = tmp_path / "a.log"
    rows = measure(
        path, SETTINGS, [1, 2], work, tell=lambda done, total: told.append((done, total))
    )
    assert rows == [square(1), square(2)]
    assert told == [(0, 2), (1, 2), (2, 2)]
    assert measure(path, SETTINGS, [1, 2, 3], work) == [square(1), square(2), square(3)]
    assert measure(path, SETTINGS, [1, 2], work) == [square(1), square(2)]
    assert asked == [1, 2, 3]


def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.log"

    def work(number: int) -> dict[str, Any]:
        if number == 3:
            raise KeyboardInterrupt
        return square(number)

    with pytest.raises(KeyboardInterrupt):
        measure(path, SETTINGS, [1, 2, 3, 4], work)
    assert read_rows(path, SETTINGS) == [square(1), square(2)]
    rows = measure(path, SETTINGS, [1, 2, 3, 4], square)
    assert rows == [square(number) for number in (1, 2, 3, 4)]


@pytest.mark.parametrize("torn", [b'{"number":3,"squ', b"{"])
def test_a_torn_line_is_measured_again(tmp_path: Path, torn: bytes) -> None:
    path = tmp_path / "a.log"
    measure(path, SETTINGS, [1, 2], square)
    path.write_bytes(path.read_bytes() + torn)
    assert measure(path, SETTINGS, [1, 2, 3], square) == [square(1), square(2), square(3)]
    assert len(path.read_bytes().splitlines()) == 4


def test_a_log_torn_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    path.write_bytes(b'{"format":"pala')
    assert measure(path, SETTINGS, [5], square) == [square(5)]


@pytest.mark.parametrize(
    "data",
    [
        b"not a log\n",
        json.dumps({"format": "palamede-strength", "seed": "b"}).encode() + b"\n",
        b'{"format":"palamede-strength","seed":"a"}\nnonsense\n',
    ],
)
def test_the_rows_of_others_are_refused_and_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.log"
    path.write_bytes(data)
    with pytest.raises(ArenaError) as caught:
        measure(path, SETTINGS, [1], square)
    assert caught.value.code == "strength-log"
    assert path.read_bytes() == data


def test_workers_give_the_same_rows(tmp_path: Path) -> None:
    asked = list(range(6))
    assert measure(tmp_path / "a.log", SETTINGS, asked, square, jobs=2) == [
        square(number) for number in asked
    ]

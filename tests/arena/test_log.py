"""The log of a contest: it goes on where it ended, whatever tore it, and takes no other's place."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from palamede.arena import log as log_module
from palamede.arena.contest import Company, Contest, Fault, Played
from palamede.arena.errors import ArenaError
from palamede.arena.log import open_log
from palamede.arena.run import run
from palamede.engine.budget import Budget
from tests.arena.contests import contest

LADDER = contest("random", "greedy", "classical", rules="peche", seed=5)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The log of the ladder, four deals."""
    path = tmp_path_factory.mktemp("log") / "whole.jsonl"
    run(LADDER, 4, log=path)
    return path.read_bytes()


def test_it_is_one_line_of_settings_and_one_for_each_duplicate_deal(whole: bytes) -> None:
    head, *lines = [json.loads(line) for line in whole.splitlines()]
    assert head["format"] == "palamede-arena"
    assert head["players"] == ["random", "greedy", "classical"]
    assert head["rules"] == "peche players=2"
    assert (head["seed"], head["utility"], head["seconds"], head["nodes"]) == (
        5,
        "marks",
        None,
        None,
    )
    assert len(lines) == 12
    played = run(LADDER, 4).played
    assert [(line["deal"], tuple(line["odd"]), tuple(line["even"])) for line in lines] == [
        (each.pair.number, each.pair.odd, each.pair.even) for each in played
    ]


def test_wherever_it_is_torn_it_goes_on_and_ends_the_same(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "torn.jsonl"
    rng = Random("torn")
    cuts = {0, 1, 30, whole.index(b"\n"), whole.index(b"\n") + 1, len(whole) - 1, len(whole)}
    for cut in sorted(cuts | {rng.randrange(len(whole)) for _ in range(20)}):
        path.write_bytes(whole[:cut])
        report = run(LADDER, 4, log=path)
        assert path.read_bytes() == whole, cut
        assert len(report.played) == 12


def test_what_is_in_the_log_is_not_played_again(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "done.jsonl"
    path.write_bytes(whole)
    played = run(LADDER, 4)
    monkeypatch.setattr(Company, "play", None)
    assert run(LADDER, 4, log=path).results == played.results
    shorter = run(LADDER, 2, log=path)  # reads its part
    assert shorter.played == played.played[:6]
    assert path.read_bytes() == whole


def test_a_log_can_be_made_longer_with_more_workers(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "longer.jsonl"
    path.write_bytes(whole)
    longer = run(LADDER, 7, log=path, jobs=2)
    assert [each.pair for each in longer.played] == [each.pair for each in run(LADDER, 7).played]
    assert path.read_bytes().startswith(whole)
    assert len(path.read_bytes().splitlines()) == 1 + 21


def test_a_settled_match_stays_settled_when_its_log_is_read_again(tmp_path: Path) -> None:
    match = contest("classical", "random", rules="peche")
    path = tmp_path / "settled.jsonl"
    first = run(match, 300, stop=True, log=path)
    again = run(match, 300, stop=True, log=path)
    assert (first.ended, again.ended) == ("settled", "settled")
    assert first.result == again.result


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (contest("random", "classical", "greedy", rules="peche", seed=5), "players"),
        (contest("random", "greedy", "classical", rules="peche hand=6", seed=5), "rules"),
        (contest("random", "greedy", "classical", rules="peche", seed=6), "seed"),
        (
            contest("random", "greedy", "classical", rules="peche", seed=5, budget=Budget(nodes=9)),
            "nodes",
        ),
        (
            contest("random", "greedy", "classical", rules="peche", seed=5, utility="match"),
            "utility",
        ),
    ],
)
def test_the_log_of_another_match_is_refused_and_left_alone(
    whole: bytes, tmp_path: Path, other: Contest, name: str
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(whole)
    with pytest.raises(ArenaError, match=f"the log of another match: {name} is .* there, .* here"):
        run(other, 4, log=path)
    assert path.read_bytes() == whole


BROKEN = [
    (b"Anne against Bruno\n", 1),
    (b"Anne against Bruno", 1),
    (b'{"format":"dgn"}\n', 1),
    (b"\xff\xfe\n", 1),
    (b"[]\n", 1),
]


@pytest.mark.parametrize(("content", "line"), BROKEN)
def test_a_file_that_is_no_log_is_refused_and_left_alone(
    tmp_path: Path, content: bytes, line: int
) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(ArenaError, match=f"line {line}: this is no line of the log"):
        run(LADDER, 4, log=path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace(b'"deal":2', b'"deal":3'),
        lambda line: line.replace(b'"odd":[', b'"odd":[1,'),
        lambda line: line.replace(b'"even":[', b'"even":[true,'),
        lambda line: b"{}\n",
        lambda line: b"7\n",
        lambda line: b"\n",
        lambda line: line[:20] + b"\n",
        lambda line: line.replace(b"}", b',"faults":[{}]}'),
    ],
)
def test_a_line_that_was_changed_is_named(whole: bytes, tmp_path: Path, change: object) -> None:
    path = tmp_path / "changed.jsonl"
    lines = whole.splitlines(keepends=True)
    lines[5] = change(lines[5])  # type: ignore[operator]
    path.write_bytes(b"".join(lines))
    with pytest.raises(ArenaError, match="line 6: this is no line"):
        run(LADDER, 4, log=path)


def test_forgiven_faults_are_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "faults.jsonl"
    match = contest("greedy", "random", forgive=3)
    (task, *_) = match.tasks(1)
    played = Company(match).play(task)
    faulty = Played(played.task, played.pair, (Fault(1, "late"), Fault(1, "died")))
    with open_log(path, match) as log:
        log.write(faulty)
    with open_log(path, match) as log:
        assert log.done == (faulty,)
    assert run(match, 2, log=path).faults == [0, 2]


def test_two_matches_do_not_write_one_log(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    path = tmp_path / "busy.jsonl"
    with (
        open_log(path, LADDER),
        pytest.raises(ArenaError, match="another match is writing this log"),
        open_log(path, LADDER),
    ):
        pass
    with open_log(path, LADDER):  # it is free again
        pass


def test_a_full_disk_is_told_with_the_name_of_the_log(tmp_path: Path) -> None:
    class Full:
        def write(self, data: bytes) -> int:
            raise OSError(28, "No space left on device")

    log = log_module.Log(tmp_path / "full.jsonl", Full())  # type: ignore[arg-type]
    match = contest("greedy", "random")
    with pytest.raises(OSError, match="No space") as raised:
        log.write(Company(match).play(next(match.tasks(1))))
    assert raised.value.filename == str(tmp_path / "full.jsonl")

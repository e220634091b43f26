"""The command: every kind of part in small, gone on with, its results and its page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palamede.arena.strength import __main__ as command
from palamede.arena.strength.page import closed, page
from palamede.arena.strength.parts import PARTS_OF_STRENGTH, Part
from palamede.arena.strength.results import Results, rows_of
from palamede.arena.strength.running import Ran
from palamede.arena.tally import Tally
from palamede.engine import clock

ONE_OF_EACH = [
    "match-tete_a_tete-greedy",
    "long-tete_a_tete-rollout-1",
    "without-voleur-inference",
    "ceiling-voleur-greedy",
    "ceiling-voleur-maitre",
    "calibration-tete_a_tete",
    "partner-greedy-rollout",
    "ladder-club-greedy",
    "small-3x4",
]


@pytest.fixture(autouse=True)
def _own_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(clock.VARIABLE, "wall")


def run(folder: Path, *words: str) -> int:
    return command.main(
        ["--quick", "--jobs", "1", "--no-plots", "--directory", str(folder),
         "--docs", str(folder / "docs"), *words]
    )  # fmt: skip


def results(folder: Path) -> dict[str, dict[str, object]]:
    parts: dict[str, dict[str, object]] = json.loads((folder / "docs/results.json").read_text())[
        "parts"
    ]
    return parts


@pytest.mark.slow
def test_every_kind_of_part_is_measured_once_and_told_on_the_page(tmp_path: Path) -> None:
    assert run(tmp_path, "--only", *ONE_OF_EACH, "--tried", "7") == 0
    parts = results(tmp_path)
    assert sorted(parts) == sorted(ONE_OF_EACH)
    for name, part in parts.items():
        assert part["done"] == (2 if name.startswith(("calibration", "small")) else 4)
        assert len(str(part["mark"])) == 8
        assert part["clock"] == "processor"
    told = (tmp_path / "docs/tables.inc").read_text()
    assert "Versions compared on other deals before: 7." in told
    assert "| `tete_a_tete` | greedy | 0.1s |" in told
    assert "not measured yet" in told
    # Once more: nothing is left to do, and nothing changes.
    before = (tmp_path / "docs/results.json").read_bytes()
    logs = {path: path.read_bytes() for path in tmp_path.rglob("*.log")}
    assert len(logs) == len(ONE_OF_EACH) - 1  # a small game has a folder
    assert "| greedy | 0.594 |" in (tmp_path / "docs/small-games.inc").read_text()
    assert run(tmp_path, "--only", *ONE_OF_EACH) == 0
    assert (tmp_path / "docs/results.json").read_bytes() == before
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.log")} == logs
    assert (tmp_path / "docs/tables.inc").read_text() == told


def test_what_the_results_show_to_be_finished_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where its log is not: it was played elsewhere."""
    assert run(tmp_path, "--only", "ladder-club-greedy") == 0
    before = (tmp_path / "docs/results.json").read_bytes()
    for log in tmp_path.rglob("*.log"):
        log.unlink()
    capsys.readouterr()
    with monkeypatch.context() as patched:
        patched.setattr(command, "run_part", lambda *_, **__: pytest.fail("played again"))
        assert run(tmp_path, "--only", "ladder-club-greedy") == 0
    assert "1 measured already" in capsys.readouterr().err
    assert (tmp_path / "docs/results.json").read_bytes() == before


def test_what_was_broken_off_is_told_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(part: Part, folder: Path, *, jobs: int, tell: object) -> Ran:
        tally = Tally([1.0, 2.0])
        return Ran(
            {"done": 2, "mean": tally.mean, "error": tally.error, "wins": 2, "draws": 0}, True
        )

    with monkeypatch.context() as patched:
        patched.setattr(command, "run_part", broken)
        assert run(tmp_path, "--only", "match-peche-*") == 130
    assert list(results(tmp_path)) == ["match-peche-rollout"]  # the others were not begun
    told = (tmp_path / "docs/tables.inc").read_text()
    assert "| 2 of 800 | 2 : 0 : 0 |" in told
    assert run(tmp_path, "--only", "match-peche-greedy") == 0
    assert len(results(tmp_path)) == 2


def test_a_small_game_that_was_broken_off_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("palamede.arena.limit.measuring.tabulate", broken)
        assert run(tmp_path, "--only", "small-3x2") == 130
    rows = results(tmp_path)["small-3x2"]["rows"]
    assert isinstance(rows, dict)
    assert sorted(rows) == ["any legal act", "equilibrium"]
    assert run(tmp_path, "--only", "small-3x2") == 0
    assert results(tmp_path)["small-3x2"]["done"] == 2


def test_the_page_alone_can_be_written_anew(tmp_path: Path) -> None:
    assert run(tmp_path, "--page") == 0
    told = (tmp_path / "docs/tables.inc").read_text()
    assert told == page(Results())
    assert f"not measured yet: {len(PARTS_OF_STRENGTH)}." in told


def test_the_list_has_every_part(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert command.main(["--list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(PARTS_OF_STRENGTH)


@pytest.mark.parametrize(
    ("name", "said"),
    [("match-whist-pimc", "no part of the measurement"), ("", "no part of the measurement")],
)
def test_what_is_wrong_is_said_in_a_line(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, "--only", name) == 2
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1


def test_results_that_are_none_are_refused_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "docs/results.json"
    file.parent.mkdir()
    file.write_text("[]")
    assert run(tmp_path, "--page") == 2
    assert "no results of strength" in capsys.readouterr().err
    assert file.read_text() == "[]"


def test_pictures_are_drawn_of_what_is_known(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from palamede.arena.strength.figures import draw

    found = Results(
        {
            **entered("ladder-club-greedy", [1.0, 2.0, 3.0]),
            "calibration-voleur": {"tiles": {"bins": [[3, 0.05, 0.0], [4, 0.5, 0.6]]}},
        }
    )
    assert draw(found, tmp_path) == ["ladder.svg", "calibration.svg"]
    first = (tmp_path / "ladder.svg").read_bytes()
    assert b"greedy" in first
    draw(found, tmp_path)
    assert (tmp_path / "ladder.svg").read_bytes() == first


# -------------------------------------------------------------------- what tables are made of
def entered(name: str, ahead: list[float]) -> dict[str, dict[str, object]]:
    part = next(part for part in PARTS_OF_STRENGTH if part.name == name)
    tally = Tally(ahead)
    return {
        name: {
            "rules": part.rules, "players": part.players, "done": tally.deals, "mean": tally.mean,
            "error": tally.error, "wins": tally.wins, "draws": tally.draws,
        }
    }  # fmt: skip


def test_a_row_of_several_parts_is_that_of_all_their_deals() -> None:
    shares = [[1.0, -2.0, 4.0], [0.0, 3.0], [5.0, 5.0, -1.0, 2.0]]
    parts = [part for part in PARTS_OF_STRENGTH if part.row == "long-voleur-pimc"]
    found = Results()
    for part, share in zip(parts, shares, strict=True):
        found.parts |= entered(part.name, share)
    ((_, _, row),) = rows_of(parts, found)
    whole = Tally(value for share in shares for value in share)
    assert row is not None
    assert (row.deals, row.planned) == (9, 300)
    assert row.mean == pytest.approx(whole.mean)
    assert (row.low, row.high) == pytest.approx(whole.interval())
    assert row.error == pytest.approx(whole.error)
    assert (row.wins, row.draws) == (whole.wins, whole.draws)


def test_the_share_of_the_gap_that_is_closed() -> None:
    found = Results(
        entered("ceiling-voleur-greedy", [9.0, 11.0] * 50)
        | entered("ceiling-voleur-maitre", [3.0, 5.0] * 50)
    )
    share = closed(found, "voleur")
    assert share is not None
    assert share[0] == pytest.approx(0.6)
    assert share[1] < 0.6 < share[2]
    assert share[0] - share[1] == pytest.approx(1.96 * 0.1005 * (1 + 0.16) ** 0.5 / 10, rel=1e-3)
    assert closed(found, "tete_a_tete") is None
    assert "60% (58% to 62%)" in page(found_with_all(found))


def found_with_all(found: Results) -> Results:
    """Fill in what the page tells of a measured part."""
    more = {
        "date": "2026-11-30", "commits": ["1234567"], "clock": "wall", "seconds": 1.0,
        "version": "0", "mark": "ab",
    }  # fmt: skip
    return Results({name: {**part, **more} for name, part in found.parts.items()})


def test_parts_of_players_who_play_otherwise_now_are_told_and_count_no_more(
    tmp_path: Path,
) -> None:
    assert run(tmp_path, "--only", "ladder-club-greedy") == 0
    file = tmp_path / "docs/results.json"
    data = json.loads(file.read_text())
    data["parts"]["ladder-club-greedy"]["mark"] = "older"
    file.write_text(json.dumps(data))
    assert run(tmp_path, "--only", "ceiling-voleur-greedy") == 0
    told = (tmp_path / "docs/tables.inc").read_text()
    assert "to be played again: `ladder-club-greedy`." in told
    assert run(tmp_path, "--only", "ladder-club-greedy") == 0
    assert "played again" not in (tmp_path / "docs/tables.inc").read_text()
    assert results(tmp_path)["ladder-club-greedy"]["done"] == 4

"""Players in other programs: the same match over the protocol, and every way to go wrong."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede.arena import external
from palamede.arena.bot import speak
from palamede.arena.contest import Company, Contest
from palamede.arena.errors import FaultError
from palamede.arena.protocol import move_of, read_go, rules_json, write_go
from palamede.arena.run import run
from palamede.arena.terms import Terms
from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.match import Partie
from palamede.dominoes.moves import move_table
from palamede.dominoes.view import View
from palamede.engine import players
from palamede.engine.budget import Budget
from tests.arena.contests import FIRST, PALAMEDE_BOT, contest, program

EXAMPLE = Path(__file__).parents[2] / "examples" / "arena_bot.py"


@pytest.fixture
def company() -> Iterator[list[Company]]:
    made: list[Company] = []
    yield made
    for each in made:
        each.close()


def fault_of(match: Contest) -> FaultError:
    """Play until the external player's first fault."""
    company = Company(match)
    try:
        with pytest.raises(FaultError) as raised:
            for task in match.tasks(20):
                company.play(task)
    finally:
        company.close()
    return raised.value


# -------------------------------------------------------------------- the same match
@pytest.mark.parametrize("name", ["random", "classical"])
@pytest.mark.parametrize("rules", ["peche", "voleur"])
def test_our_player_over_the_protocol_is_the_same_player(name: str, rules: str) -> None:
    """Also the one that plays by chance: each decision has its seed. A real process answers."""
    here = run(contest("greedy", name, rules=rules, seed=2), 4)
    there = run(contest("greedy", f"{PALAMEDE_BOT} {name}", rules=rules, seed=2), 4)
    assert [each.pair for each in here.played] == [each.pair for each in there.played]


def test_every_worker_has_a_program_of_its_own(tmp_path: Path) -> None:
    name = program(tmp_path, f'open({str(tmp_path)!r} + f"/{{os.getpid()}}.pid", "w")\n{FIRST}')
    alone = run(contest("greedy", name), 6)
    assert len(list(tmp_path.glob("*.pid"))) == 1
    two = run(contest("greedy", name), 6, jobs=2)
    assert [each.pair for each in two.played] == [each.pair for each in alone.played]
    pids = [int(path.stem) for path in tmp_path.glob("*.pid")]
    assert len(pids) == 3
    for pid in pids:
        assert ended(pid), f"process {pid} is left behind"


def test_the_example_of_the_documentation_plays_as_greedy_does() -> None:
    name = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    report = run(contest("greedy", name, rules="tete_a_tete", seed=3), 10)
    assert {each.pair.ahead for each in report.played} == {0.0}


def test_a_program_gets_the_rules_the_view_and_the_budget(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = f"import sys\nlog = open({str(heard)!r}, 'a')\n" + (
        "for line in sys.stdin:\n"
        "    log.write(line)\n    log.flush()\n"
        "    word = line.split()[0]\n"
        "    if word in ('hello', 'rules'): print('ready', flush=True)\n"
        "    if word == 'view':\n"
        "        import json; view = json.loads(line[5:])\n"
        "    if word == 'go':\n"
        "        print('info thinking hard', flush=True)\n"
        "        print('play', view['legal'][0], flush=True)\n"
    )
    match = contest(
        "greedy",
        program(tmp_path, source=source),
        rules="peche target=50",
        budget=Budget(seconds=0.25, nodes=500),
        utility="match",
    )
    run(match, 2)
    lines = heard.read_text().splitlines()
    assert lines[:2] == ["hello 1", 'rules {"rules":"peche","players":2,"target":50}']
    assert lines[-1] == "quit"
    views = [View.from_json(line[5:]) for line in lines if line.startswith("view ")]
    goes = [line for line in lines if line.startswith("go ")]
    assert len(views) == len(goes) > 4
    assert all(view.turn == view.seat and len(view.legal) > 1 for view in views)
    assert all(hand is None for view in views for hand in [view.start_hands[2 - (view.seat or 0)]])
    assert goes[0].startswith("go seconds 0.25 nodes 500 utility match seed ")


# -------------------------------------------------------------------- what a program may do wrong
LATE = "time.sleep(60)"


@pytest.mark.parametrize(
    ("go", "kind", "said"),
    [
        ("raise SystemExit(3)", "died", "exit status 3"),
        ("raise ValueError('no idea')", "died", "exit status 1: ValueError: no idea"),
        ("os.kill(os.getpid(), 9)", "died", "exit status -9"),
        (LATE, "late", ""),
        ('print("play", 9999, flush=True)', "illegal", "9999 ("),
        ('print("play 9-9>", flush=True)', "illegal", "9-9> ("),
        ('print("play", flush=True)', "illegal", " ("),
        ('print("I resign\\x1b[31m", flush=True)', "nonsense", "I resign?[31m"),
        ('print("ready", flush=True)', "nonsense", "ready"),
        ('print("x" * 200000, flush=True)', "nonsense", "x" * 119 + "…"),
        ("os.write(1, bytes([255, 10]))", "nonsense", "\ufffd"),
    ],
)
def test_the_match_names_the_fault(tmp_path: Path, go: str, kind: str, said: str) -> None:
    patience = 0.5 if go == LATE else 20.0
    fault = fault_of(contest("greedy", program(tmp_path, go), seed=1, patience=patience))
    assert fault.code == f"arena-fault-{kind}"
    assert fault.params["deal"] == 1
    assert fault.params["player"].startswith("cmd:")
    assert fault.params["said"].startswith(said)
    if kind == "illegal":
        assert ">" in fault.params["said"].removeprefix(said)  # what is legal stands beside it


def test_a_program_that_cannot_be_started_or_does_not_play_these_rules(tmp_path: Path) -> None:
    refuses = (
        "import sys\nfor line in sys.stdin:\n"
        "    no = line.startswith('rules')\n"
        "    print('refuse two players only' if no else 'ready', flush=True)\n"
    )
    for name, kind in (
        ("cmd:nosuchprogram", "start"),
        (f"cmd:{tmp_path}", "start"),
        ("cmd:'unclosed", "start"),
        (program(tmp_path, source=refuses), "refused"),
    ):
        with pytest.raises(FaultError) as raised:
            run(contest("greedy", name, forgive=5), 10)
        assert raised.value.code == f"arena-fault-{kind}"
    assert raised.value.params["said"] == "two players only"
    with pytest.raises(PalamedeError, match="needs a command"):
        run(contest("greedy", "cmd: "), 10)


def test_a_program_that_says_nothing_at_all_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "_STARTING", 0.2)
    silent = program(tmp_path, source="import time; time.sleep(60)")
    assert fault_of(contest("greedy", silent, patience=0.1)).code == "arena-fault-late"


def test_a_match_that_a_fault_stops_keeps_what_was_played(tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    name = program(
        tmp_path, f"open({str(marker)!r}, 'a').write('.')\nif asked > 20: sys.exit(1)\n{FIRST}"
    )
    report = run(contest("greedy", name), 50)
    assert report.ended == "fault"
    assert report.fault is not None and report.fault.code == "arena-fault-died"
    assert report.fault.params["deal"] == report.result.deals + 1
    assert 1 <= report.result.deals < 20
    assert len(marker.read_text()) == 21


# -------------------------------------------------------------------- forgiveness
CRASHES = f"if view['seat'] == 1 and len(view['plies']) < 2: sys.exit(1)\n{FIRST}"


def test_forgiven_faults_are_counted_and_the_lowest_legal_action_is_played(tmp_path: Path) -> None:
    """A program that dies is started anew; it loses nothing but its choice."""
    report = run(contest("greedy", program(tmp_path, CRASHES), forgive=1000), 6)
    perfect = run(contest("greedy", program(tmp_path, FIRST)), 6)
    assert report.ended == "deals"
    assert [each.pair for each in report.played] == [each.pair for each in perfect.played]
    assert report.faults[0] == 0
    assert report.faults[1] > 2
    assert {fault.kind for each in report.played for fault in each.faults} == {"died"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_one_more_than_is_forgiven_stops_the_match_at_the_same_deal(
    tmp_path: Path, jobs: int
) -> None:
    match = contest("greedy", program(tmp_path, CRASHES), forgive=2)
    report = run(match, 30, jobs=jobs)
    assert report.ended == "fault"
    assert report.fault is not None
    assert report.fault.code == "arena-fault-many"
    assert report.fault.params["said"] == str(report.faults[1])
    assert report.faults[1] > 2
    before = report.played[:-1]
    assert sum(len(each.faults) for each in before) <= 2
    assert [each.pair.number for each in report.played] == list(range(1, len(before) + 2))


def test_our_own_players_are_not_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    """An illegal move of theirs is an error of the program and no fault to be counted."""
    monkeypatch.setattr(
        type(players.get("greedy")), "choose", lambda self, view, rng: move_table(6).draw
    )
    with pytest.raises(PalamedeError) as raised:
        run(contest("greedy", "random", forgive=9), 4)
    assert not isinstance(raised.value, FaultError)


# -------------------------------------------------------------------- programs end
def test_a_program_that_will_not_end_is_killed_with_all_that_it_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "_FAREWELL", 0.2)
    note = tmp_path / "pids"
    go = (
        "import subprocess, signal\n"
        "child = subprocess.Popen(['sleep', '600'])\n"
        f"open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        f"{FIRST}\ntime.sleep(600)"
    )
    match = contest("greedy", program(tmp_path, go), patience=20.0)
    company = Company(match)
    player = company.player(1)
    deal = Deal.from_line(
        "tete_a_tete 1 0-0,1-1,2-2,3-3,4-4,5-5,6-6/0-1,0-2,0-3,0-4,0-5,0-6,1-2 "
        "1-3,1-4,1-5,1-6,2-3,2-4,2-5,2-6,3-4,3-5,3-6,4-5,4-6,5-6 0,0"
    )
    assert player.choose(deal.view(1), Random(1)).text == "0-0<"
    company.close()
    for pid in map(int, note.read_text().split()):
        assert ended(pid), f"process {pid} goes on"


def ended(pid: int) -> bool:
    """Whether a process ends within seconds; that nobody has asked for its status is no matter."""
    deadline = time.monotonic() + 10
    while _state(pid) != "Z":
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


# -------------------------------------------------------------------- the lines
def test_go_crosses_whole() -> None:
    for terms in (
        Terms(),
        Terms(budget=Budget(seconds=0.1)),
        Terms(budget=Budget(seconds=0.00001, nodes=7), utility="match"),
    ):
        word, _, rest = write_go(terms, 99).partition(" ")
        go = read_go(rest)
        assert (word, go.budget, go.utility, go.seed) == ("go", terms.budget, terms.utility, 99)
    assert read_go("depth 4 seconds 1").budget == Budget(
        seconds=1.0
    )  # unknown words are passed over
    for wrong in ("seconds 0", "seconds x", "nodes 0", "nodes 1.5", "seed -1", "utility fun"):
        with pytest.raises(PalamedeError):
            read_go(wrong)


@pytest.mark.parametrize("name", list(presets.PRESETS))
def test_the_rules_cross_as_they_stand_in_a_view(name: str) -> None:
    table = presets.conventions(name, set=9)
    deal_view = View.from_line(_line_of(table))
    assert deal_view.to_json().startswith(f'{{"conventions":{rules_json(table)}')


def _line_of(table: Conventions) -> str:
    deal = Partie(table).serve(Random(1))
    return deal.view(deal.turn).line()


def test_a_move_is_named_by_its_text_or_its_number() -> None:
    view = View.from_line("tete_a_tete 1 1-6,2-2,0-0,3-3,4-4,5-5,0-1/?7 ?14 0,0")
    move = view.legal_moves[-1]
    assert move_of(move.text, view) == move_of(str(move.action), view) == move.action
    assert move_of(move.text[:-1], view) == move.action  # as a lead is written
    for wrong in ("pass", "draw", "6-6", "", "1", "-1", "١", "6-5>>"):
        assert move_of(wrong, view) is None


def test_a_tile_without_an_end_is_taken_where_it_can_go_to_one_place_only() -> None:
    deal = Deal.from_line(
        "tete_a_tete 1 5-6,2-2,0-0,3-3,4-4,5-5,0-1/1-6,1-5,1-4,1-3,1-2,2-3,2-4 "
        "0-2,0-3,0-4,0-5,0-6,1-1,2-5,2-6,3-4,3-5,3-6,4-5,4-6,6-6 0,0 5-6"
    )
    view = deal.view(2)
    assert {move.text for move in view.legal_moves} == {"6-1>", "5-1<"}
    assert move_of("6-1", view) == move_of("6-1>", view)
    assert move_of("1-6", view) is None
    deal = Deal.from_line(
        "tete_a_tete 1 6-6,2-2,0-0,3-3,4-4,5-5,0-1/1-6,1-5,1-4,1-3,1-2,2-3,2-4 "
        "0-2,0-3,0-4,0-5,0-6,1-1,2-5,2-6,3-4,3-5,3-6,4-5,4-6,5-6 0,0 6-6"
    )
    assert move_of("6-1", deal.view(2)) is None  # both ends take it: which?
    assert move_of("6-1<", deal.view(2)) is not None


# -------------------------------------------------------------------- our side
def said(*lines: str) -> list[str]:
    heard: list[str] = []
    speak(players.get("greedy"), lines, heard.append)
    return heard


def test_our_bot_answers() -> None:
    view = View.from_line(_line_of(presets.conventions("peche")))
    assert said("hello 1\n", "rules {}\n", "\n", "quit\n", "hello 1\n") == [
        "name greedy", "ready", "ready"]  # fmt: skip
    (answer,) = said(f"view {view.to_json()}", "go seconds 1 seed 5")
    assert answer == f"play {max(view.legal_moves, key=lambda move: move.tile.pips).text}"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "lines", [["go"], ["view {}"], ["view [1"], ["go seconds 0"], ["dance"], ["hello 2"]]
)
def test_our_bot_says_what_it_cannot_read_and_goes_on(lines: list[str]) -> None:
    heard = said(*lines, "rules {}")
    assert heard[-1] == "ready"
    assert heard[-2].startswith("error ")


WHOLE = View.from_line(_line_of(presets.conventions("cinq_partout"))).to_json()
JUNK = st.sampled_from([None, True, [], {}, ""]) | st.integers(-3, 200) | st.text(max_size=4)


@given(st.sampled_from(sorted(json.loads(WHOLE))), JUNK, st.text(max_size=30))
def test_our_bot_survives_what_was_garbled(field: str, junk: object, words: str) -> None:
    garbled = json.dumps({**json.loads(WHOLE), field: junk})
    heard = said(f"view {garbled}", "go", f"go {words}", words, f"rules {words}", "hello 1")
    assert heard[-1] == "ready" or words.strip() == "quit"

"""A contest from its first deal to its end: the same for any number of workers, and its ends."""

from __future__ import annotations

import multiprocessing
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from random import Random

import pytest

from palamede.arena import contenders, crew
from palamede.arena.contest import Company, Played, Task
from palamede.arena.crew import Crew
from palamede.arena.duplicate import play_match
from palamede.arena.errors import ArenaError
from palamede.arena.run import Report, run
from palamede.arena.terms import Terms, read_budget, read_seconds
from palamede.dominoes import presets
from palamede.dominoes.errors import MatchError
from palamede.dominoes.moves import Move
from palamede.dominoes.view import View
from palamede.engine import players
from palamede.engine.budget import Budget, BudgetError
from tests.arena.contests import contest


def plays(report: Report) -> list[tuple[int, int, int, tuple[int, ...], tuple[int, ...]]]:
    return [
        (each.task.first, each.task.second, each.task.deal, each.pair.odd, each.pair.even)
        for each in report.played
    ]


# -------------------------------------------------------------------- the same everywhere
@pytest.mark.parametrize("rules", ["tete_a_tete", "peche", "voleur", "cinq_partout", "voleur_mort"])
def test_a_contest_of_two_is_the_match_of_the_library(rules: str) -> None:
    report = run(contest("classical", "random", rules=rules, seed=4), 20)
    match = play_match(
        players.get("classical"), players.get("random"), presets.conventions(rules), 20, 4
    )
    assert report.result == match
    assert report.ended == "deals"


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_result_is_the_same_for_any_number_of_workers(jobs: int) -> None:
    ladder = contest("random", "greedy", "classical", rules="peche", seed=11)
    alone, many = run(ladder, 12), run(ladder, 12, jobs=jobs)
    assert plays(alone) == plays(many)
    assert alone.results == many.results


def test_a_longer_contest_begins_like_a_shorter_one() -> None:
    ladder = contest("random", "greedy", "classical")
    assert plays(run(ladder, 9))[: 3 * 4] == plays(run(ladder, 4))


def test_a_ladder_plays_every_pairing_on_the_same_deals_before_the_next_deal() -> None:
    tasks = list(contest("random", "greedy", "classical").tasks(2))
    pairings = [(0, 1), (0, 2), (1, 2)]
    assert [(task.first, task.second) for task in tasks] == pairings * 2
    assert [task.deal for task in tasks] == [1, 1, 1, 2, 2, 2]


def test_another_seed_gives_other_deals() -> None:
    one, other = (run(contest("greedy", "random", seed=seed), 5) for seed in (1, 2))
    assert plays(one) != plays(other)


# -------------------------------------------------------------------- data and nothing else
class OnlyData:
    """A player who is given the JSON of his view."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, rng: Random) -> Move:
        again = View.from_json(view.to_json())
        assert again == view == pickle.loads(pickle.dumps(view))
        return players.get(self.name).choose(again, rng)


@pytest.mark.parametrize("rules", ["tete_a_tete", "peche", "voleur", "matador", "voleur_mort"])
def test_a_view_as_json_is_all_that_a_player_needs(rules: str) -> None:
    table = presets.conventions(rules)
    other = players.get("random")
    whole = play_match(players.get("classical"), other, table, 4, 1)
    assert play_match(OnlyData("classical"), other, table, 4, 1) == whole


# -------------------------------------------------------------------- the ends
def test_it_stops_when_it_is_settled_and_with_any_number_of_workers_at_the_same_deal() -> None:
    match = contest("classical", "random", rules="peche")
    alone, many = (run(match, 2000, stop=True, jobs=jobs) for jobs in (1, 2))
    assert alone.ended == many.ended == "settled"
    assert plays(alone) == plays(many)
    assert 50 <= alone.result.deals < 500
    assert alone.result.settled and alone.decided
    # One deal fewer had not settled it, unless it was the first look.
    before = run(match, alone.result.deals - 1, stop=True)
    assert before.ended == "deals" and not before.result.settled


def test_two_who_are_the_same_are_never_settled() -> None:
    report = run(contest("greedy", "greedy"), 80, stop=True)
    assert report.ended == "deals"
    assert (report.result.mean, report.result.draws) == (0.0, 80)
    assert not report.decided


def test_a_watched_contest_is_decided_by_the_interval_that_may_be_watched() -> None:
    """At this seed the interval for one look leaves out 0, the other one does not."""
    report = run(contest("greedy", "random", rules="peche", seed=7), 60)
    assert report.result.decided and not report.result.settled
    assert report.decided
    report.watched = True
    assert not report.decided


def interrupted_after(number: int, match: Company) -> Crew:
    def play(tasks: object) -> Iterator[Played]:
        assert isinstance(tasks, Iterator)
        yield from map(match.play, islice(tasks, number))
        raise KeyboardInterrupt

    return play


def test_ctrl_c_leaves_what_is_known_so_far() -> None:
    match = contest("greedy", "random")

    @contextmanager
    def crew() -> Iterator[Crew]:
        yield interrupted_after(7, Company(match))

    report = run(match, 100, crew=crew())
    assert report.ended == "interrupted"
    assert plays(report) == plays(run(match, 7))


# -------------------------------------------------------------------- what is refused
def test_what_cannot_be_played_is_refused_before_a_worker_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(multiprocessing, "get_context", None)
    with pytest.raises(ValueError, match="no player is called 'nobody'"):
        run(contest("greedy", "nobody"), 10, jobs=2)
    with pytest.raises(ArenaError, match="at least 2"):
        run(contest("greedy", "random"), 1, jobs=2)
    with pytest.raises(MatchError, match="table=old"):
        run(contest("greedy", "random", rules="peche table=old"), 10, jobs=2)


def test_a_contest_needs_two_players_and_a_ladder_each_once() -> None:
    with pytest.raises(ArenaError, match="needs two"):
        contest("greedy")
    with pytest.raises(ArenaError, match="greedy stands twice"):
        contest("greedy", "random", "greedy")
    assert contest("greedy", "greedy").pairings == ((0, 1),)


@pytest.mark.parametrize("text", ["0", "0s", "-1s", "abc", "1h", "", "inf", "nan", "1e3", "4000s"])
def test_a_budget_that_is_no_time(text: str) -> None:
    with pytest.raises(ArenaError, match="no time to think"):
        read_seconds(text)


@pytest.mark.parametrize(
    ("text", "seconds"), [("0.1s", 0.1), ("100ms", 0.1), (" 2 ", 2.0), ("1.5S", 1.5), (".5s", 0.5)]
)
def test_a_budget_of_time(text: str, seconds: float) -> None:
    assert read_seconds(text) == pytest.approx(seconds)


@pytest.mark.parametrize("text", ["0", "-5", "many", "", "1.5", "5s"])
def test_a_budget_that_is_no_number_of_nodes(text: str) -> None:
    with pytest.raises(BudgetError):
        read_budget(None, text)


def test_a_budget_may_be_time_or_nodes_or_both() -> None:
    assert read_budget("200ms") == Budget(seconds=0.2)
    assert read_budget("20000") == Budget(nodes=20000)
    assert read_budget("0.5s", "70") == Budget(seconds=0.5, nodes=70)
    assert read_budget(None) == Budget()
    with pytest.raises(ArenaError, match="at most 3600s"):
        read_budget("2" + "0" * 400 + "s")


class Thinker:
    """Takes a budget and a utility, as the players that search do."""

    name = "thinker"

    def __init__(self, budget: object = None, utility: object = None) -> None:
        self.budget, self.utility = budget, utility

    def with_budget(self, budget: object) -> Thinker:
        return Thinker(budget, self.utility)

    def with_utility(self, utility: object) -> Thinker:
        return Thinker(self.budget, utility)

    def choose(self, view: View, rng: Random) -> Move:
        return view.legal_moves[0]


def test_budget_and_utility_reach_a_player_that_takes_them() -> None:
    budget = Budget(seconds=0.5, nodes=70)
    granted = contenders.with_terms(Thinker(), Terms(budget=budget, utility="match"))
    assert isinstance(granted, Thinker)
    assert (granted.budget, granted.utility) == (budget, "match")
    own = contenders.with_terms(Thinker(), Terms())
    assert isinstance(own, Thinker)
    assert (own.budget, own.utility) == (None, "marks")
    greedy = players.get("greedy")
    assert contenders.with_terms(greedy, Terms(budget=budget)) is greedy


def test_a_player_may_have_a_budget_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    known = players.get
    monkeypatch.setattr(
        players, "get", lambda name: Thinker() if name == "thinker" else known(name)
    )
    match = contest("thinker@0.2s", "thinker@500", "thinker", budget=Budget(nodes=9))
    company = Company(match)
    budgets = [getattr(company.player(place), "budget") for place in range(3)]  # noqa: B009
    assert budgets == [Budget(seconds=0.2), Budget(nodes=500), Budget(nodes=9)]
    assert run(match, 2).ended == "deals"
    with pytest.raises(BudgetError):
        run(contest("thinker@0s", "greedy"), 2)
    with pytest.raises(ArenaError, match="greedy takes no budget: leave out @1s"):
        run(contest("thinker", "greedy@1s"), 2)


# -------------------------------------------------------------------- the workers
class Lazy:
    """A worker whose answers come when and in the order that the test likes."""

    def __init__(self) -> None:
        self.tasks: list[int] = []
        self.most = 0

    def give(self, number: int, task: Task) -> None:
        self.tasks.append(number)
        self.most = max(self.most, len(self.tasks))


@pytest.mark.parametrize("seed", range(5))
def test_answers_come_in_the_order_of_the_tasks_whoever_is_quick(seed: int) -> None:
    rng = Random(seed)
    tasks = list(contest("greedy", "random").tasks(700))
    workers = [Lazy(), Lazy(), Lazy()]

    def hear(busy: list[Lazy]) -> Iterator[tuple[Lazy, int, Played]]:
        # The first worker is slow: it answers only if nobody else has anything to do.
        worker = rng.choice([each for each in busy if each is not workers[0]] or busy)
        number = rng.choice(worker.tasks)
        yield worker, number, number  # type: ignore[misc]

    assert list(crew.in_order(tasks, workers, hear)) == list(range(700))
    assert all(worker.most <= crew._AT_HAND for worker in workers)


def test_an_error_is_raised_in_its_place_and_not_before() -> None:
    workers = [Lazy(), Lazy()]

    def hear(busy: list[Lazy]) -> Iterator[tuple[Lazy, int, object]]:
        number = max(busy[0].tasks)
        yield busy[0], number, ValueError("third") if number == 2 else number

    got = []
    with pytest.raises(ValueError, match="third"):
        for answer in crew.in_order(contest("a", "b").tasks(9), workers, hear):  # type: ignore[arg-type]
            got.append(answer)
    assert got == [0, 1]


def test_a_worker_that_dies_is_told() -> None:
    match = contest("greedy", "cmd:nosuchprogram")
    with pytest.raises(ArenaError, match="start"), crew.in_processes(match, 1) as play:
        next(play(match.tasks(2)))
    with (
        pytest.raises(ArenaError, match="a worker process has died"),
        crew.in_processes(contest("greedy", "random"), 1) as play,
    ):
        for process in multiprocessing.active_children():
            process.kill()
        next(play(contest("greedy", "random").tasks(2)))
    assert multiprocessing.active_children() == []

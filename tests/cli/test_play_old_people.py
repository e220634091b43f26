"""Several people, and none, at an old table in the terminal: choosing, calling, being called."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from palamede.dgn import check
from palamede.dominoes.faults.old import OldDeal
from tests.cli.oldface import Answer, OldFace, play

pytestmark = pytest.mark.usefixtures("unsynced")

TWO = ["table=old", "faults=encyclopedie", "players=2"]
FOUR = ["table=old", "faults=encyclopedie", "players=4", "series=single", "target=10"]


@pytest.fixture
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk at every event: no power is cut in these tests."""
    monkeypatch.setattr("os.fsync", lambda number: None)


def deal_of(face: OldFace) -> OldDeal:
    """Return the deal on the table."""
    deal = face.session.table.old.deal
    assert deal is not None
    return deal


def right_play(deal: OldDeal) -> str:
    """Return what a player types who lays the first tile that fits, or passes."""
    assert deal.turn is not None
    fitting = deal.fitting(deal.turn)
    move = next((each for each in deal.choices(deal.turn) if each in fitting), None)
    if move is None:
        return "p"
    return f"{move.tile}{'<>'[move.end]}" if deal.plies else str(move.tile)


def number_of(notes: Sequence[str], text: str) -> str:
    """Return the number of the note that says ``text``."""
    return next(note.split()[0] for note in notes if text in note)


@pytest.mark.rule("FAULT-01", "FAULT-08")
def test_a_person_chooses_an_option_and_picks_the_end_of_the_open_tile(tmp_path: Path) -> None:
    picked: list[tuple[str, str]] = []

    def answer(face: OldFace, prompt: str, notes: Sequence[str]) -> str:
        if "has you served" in prompt:
            return "serve"
        if "Number of what" in prompt:
            return number_of(notes, "a tile that does not match")
        if "choose by number" in prompt:
            return number_of(notes, "The tile lies open")
        if "(? for help)" not in prompt:
            return ""
        deal, state = deal_of(face), face.session.table.state
        desk = face.session.table.old.desk
        assert desk is not None and deal.turn is not None
        if not desk.claims and deal.plies:
            if not deal.plies[-1].fits:
                return "claim"
            fitting = {move.tile for move in deal.fitting(deal.turn)}
            tiles = (move.tile for move in deal.choices(deal.turn) if move.is_lay)
            wrong = next((tile for tile in tiles if tile not in fitting), None)
            if wrong is not None:
                return f"{wrong}>"
        if state.actor != deal.turn:
            picked.append((prompt, face.said[-1]))
            return right_play(deal).replace("<", ">")
        return right_play(deal)

    path = tmp_path / "a.dgn"
    settings = [*TWO, "target=1"]
    seats = "human:Anne,human:Bea"
    face = play(path, answer, game="tete_a_tete", seats=seats, settings=settings, seed=9)
    assert "Bea chooses: The tile lies open and must be laid as soon as it fits." in face.said
    ((prompt, can),) = picked
    assert prompt.startswith("Bea (? for help)")  # though it is the turn of Anne
    assert can.endswith("You play for Anne. A ruling leaves you: 2-2< 2-2>")
    assert "Anne lays 2-2>" in face.said
    assert check(path.read_text(encoding="utf-8")).errors == ()


@pytest.mark.rule("VOL-14")
def test_the_hands_of_a_false_domino_are_called_to_the_end(tmp_path: Path) -> None:
    called: list[str] = []

    def answer(face: OldFace, prompt: str, notes: Sequence[str]) -> str:
        if "has you served" in prompt:
            return "serve"
        if "Number of what" in prompt:
            return number_of(notes, "a false domino")
        if "Enter gives the table back" in prompt:
            return "claim"
        if "(? for help)" not in prompt:
            return ""
        deal, desk = deal_of(face), face.session.table.old.desk
        assert desk is not None and deal.turn is not None
        if not deal.acts:
            return f"domino {deal.hand(deal.turn)[0]}"
        if not desk.claims:
            return "dora"  # she is not asked: her name hands her the screen
        name = face.session.table.partie.names[deal.turn - 1]
        if name in ("Anne", "Cleo"):
            called.append(prompt)
        return right_play(deal)

    path = tmp_path / "a.dgn"
    seats = "human:Anne,human:Bea,human:Cleo,human:Dora"
    face = play(path, answer, game="voleur", seats=seats, settings=FOUR, seed=4)
    assert "voleur 13" in face.text
    assert "Dora claims against Anne: a false domino." in face.said
    assert len(called) > 5
    assert {prompt.split()[0] for prompt in called} == {"Bea"}  # at the left of Anne
    assert any("You play for Cleo. A ruling leaves you:" in line for line in face.said)
    assert check(path.read_text(encoding="utf-8")).errors == ()


@pytest.mark.rule("FAULT-16")
def test_a_person_owns_up_after_his_pass_before_the_next_plays(tmp_path: Path) -> None:
    asked: list[bool] = []

    def answer(face: OldFace, prompt: str, notes: Sequence[str]) -> str:
        if "has passed" in prompt:
            desk = face.session.table.old.desk
            assert desk is not None
            return "" if desk.claims else "own up"
        if "(? for help)" in prompt:
            deal = deal_of(face)
            assert deal.turn is not None
            if not asked and deal.fitting(deal.turn):
                asked.append(True)
                return "p"
            return right_play(deal)
        return "serve" if "has you served" in prompt else ""

    path = tmp_path / "a.dgn"
    seats = "human:Anne,greedy:Bea"
    settings = ["table=old", "faults=academie", "players=2", "target=1"]
    face = play(path, answer, game="tete_a_tete", seats=seats, settings=settings, seed=3)
    passed, owned = (
        face.said.index(line)
        for line in ("Anne passes", "Anne owns up: passing while able to play.")
    )
    assert "Anne has passed: Enter goes on, ? helps: own up" in face.said[passed:owned]
    assert not any(line.startswith("Bea ") for line in face.said[passed:owned])
    assert "FAULT-16" in face.text
    assert check(path.read_text(encoding="utf-8")).errors == ()


@pytest.mark.rule("FAULT-15")
def test_a_tile_is_laid_out_of_turn_after_a_question_but_nobody_passes(tmp_path: Path) -> None:
    answers = ["p", "d"]

    def answer(face: OldFace, prompt: str, notes: Sequence[str]) -> str:
        if "before the lead" in prompt:
            if answers:
                return answers.pop(0)
            desk = face.session.table.old.desk
            assert desk is not None
            return "" if desk.claims or deal_of(face).plies else f"{deal_of(face).hand(2)[0]}"
        if "(yes or no)" in prompt:
            return "yes"
        if "(? for help)" in prompt:
            return right_play(deal_of(face))
        return "serve" if "has you served" in prompt else ""

    path = tmp_path / "a.dgn"
    seats = "human:Anne,greedy:Bea"
    settings = [*TWO, "target=1"]
    face = play(path, answer, game="tete_a_tete", seats=seats, settings=settings, seed=3)
    refused = "It is the turn of Bea: out of turn a tile can be laid, but nobody can pass or draw."
    assert face.said.count(refused) == 2
    assert "Anne leads 0-0 (out of turn)" in face.said
    assert "Bea claims against Anne: playing out of turn." in face.said
    assert check(path.read_text(encoding="utf-8")).errors == ()


def test_a_person_may_draw_though_he_could_play_and_is_told_his_tile(tmp_path: Path) -> None:
    drawn: list[str] = []

    def answer(face: OldFace, prompt: str, notes: Sequence[str]) -> str:
        if "(? for help)" not in prompt:
            return "serve" if "has you served" in prompt else ""
        deal = deal_of(face)
        assert deal.turn is not None
        if drawn:
            return right_play(deal)
        if deal.plies and deal.drawable and deal.fitting(deal.turn):
            drawn.append(str(deal.stock[0]))
            return "d"
        return right_play(deal)

    path = tmp_path / "a.dgn"
    seats = "human:Anne,greedy:Bea"
    settings = [*TWO, "target=1"]
    face = play(path, answer, game="peche", seats=seats, settings=settings, seed=3)
    (tile,) = drawn
    assert "Anne draws" in face.said
    assert f"You draw {tile}." in face.said
    assert check(path.read_text(encoding="utf-8")).errors == ()


def nobody(face: OldFace, prompt: str, notes: Sequence[str]) -> str:
    """Fail: no bot is asked anything."""
    raise AssertionError(prompt)


def test_bots_play_a_whole_tournee_by_themselves(tmp_path: Path) -> None:
    path = tmp_path / "a.dgn"
    seats = "greedy:A,greedy:B,greedy:C,greedy:D"
    settings = ["table=old", "target=10", "players=4"]
    face = play(path, nobody, game="voleur", seats=seats, settings=settings, seed=3, forgetful=True)
    assert [f"Match {number} of 3" in face.said for number in (1, 2, 3)] == [True] * 3
    assert "The tournée is over." in face.said
    assert "Deal 1: the count" in face.said
    checked = check(path.read_text(encoding="utf-8"))
    assert checked.errors == ()
    assert len(checked.parties) == 3
    assert sum(face.session.book.accounts.values()) == 0


@pytest.mark.rule("VOL-09")
def test_only_a_petite_bredouille_is_asked_for(tmp_path: Path) -> None:
    asked = {2: 0, 3: 0}
    multipliers = set()

    def answer(face: OldFace, prompt: str, notes: Sequence[str]) -> str:
        if "forgoes it" in prompt:
            asked[face.session.table.partie.multiplier] += 1
            return "bredouille" if asked[2] == 1 else ""
        if "(? for help)" in prompt:
            return right_play(deal_of(face))
        return "serve" if "has you served" in prompt else ""

    for seed in range(8):
        seats = "human:Anne,human:Bea,human:Cleo,human:Dora"
        path = tmp_path / f"{seed}.dgn"
        settings = [*FOUR[:-1], "target=40"]
        face = play(path, answer, game="voleur", seats=seats, settings=settings, seed=seed)
        multipliers.add(face.session.table.partie.multiplier)
        assert check(path.read_text(encoding="utf-8")).errors == ()
    assert 3 in multipliers
    assert asked[2] > 0
    assert asked[3] == 0


def at_random(chance: Random) -> Answer:
    """Return somebody who types anything that may be typed."""

    def answer(face: OldFace, prompt: str, notes: Sequence[str]) -> str:
        if "(yes or no)" in prompt:
            return chance.choice(["yes", "no"])
        if "umber" in prompt:
            return chance.choice(["", "1", "2", "3"])
        if "Which tile" in prompt or "at which end" in prompt:
            return chance.choice(["", "<", ">"])
        if "has you served" in prompt:
            return chance.choice(["serve"] * 6 + ["take 5", "take #1 #2", "turn up"])
        assert face.scene is not None
        hand = [str(tile) for shown in face.scene.hands for tile in shown.tiles]
        lays = [f"{tile}{end}" for tile in hand for end in "<>"]
        shows = [f"show {tile}" for tile in hand]
        said = ["claim", "claim", "word", "domino", "who", "table", "claims", "own up", "?", "s"]
        said += ["Anne", "Bea"]
        lists = [["p"], lays or ["p"], said, shows or ["p"]]
        if "(? for help)" in prompt:
            return chance.choice(chance.choices(lists, [35, 40, 20, 5])[0])
        return chance.choice(chance.choices([[""], *lists], [80, 2, 5, 12, 1])[0])

    return answer


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["tete_a_tete", "voleur", "cinq_partout"])
def test_whatever_two_people_type_no_hand_is_shown_to_the_other(
    tmp_path: Path, game: str, seed: int
) -> None:
    players, others = {"tete_a_tete": (2, ""), "voleur": (4, ",greedy:C,greedy:D")}.get(
        game, (3, ",greedy:C")
    )
    code = ["encyclopedie", "academie", "manuel"][seed]
    settings = ["table=old", f"faults={code}", "target=5", f"players={players}", "series=single"]
    path = tmp_path / "a.dgn"
    seats = f"human:Anne,human:Bea{others}"
    chance = Random(seed)
    face = play(path, at_random(chance), game=game, seats=seats, settings=settings, seed=seed)
    assert face.session.table.partie.finished
    assert check(path.read_text(encoding="utf-8")).errors == ()

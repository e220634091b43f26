"""Games of other programs, played by those programs, come out as records that keep the rules."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from palamede.dgn import check, format
from palamede.dgn.convert import (
    DEVIATIONS,
    ConvertError,
    deviation,
    from_dominoes,
    from_open_spiel,
    play,
    read_games,
    to_dominoes_json,
    to_partie,
)
from palamede.dgn.model import Pass, Record
from palamede.dgn.writer import write_record
from palamede.dominoes.tiles import Tile

pyspiel = pytest.importorskip("pyspiel")
dominoes = pytest.importorskip("dominoes")
pytest.importorskip("open_spiel.python.games.block_dominoes")
pytest.importorskip("open_spiel.python.games.team_dominoes")

GAMES = 500
OPEN_SPIEL = ("python_block_dominoes", "python_team_dominoes")


def pypi_games(number: int, seed: int = 2) -> Iterator[Any]:
    random.seed(seed)  # the package shuffles with the module's own generator
    for index in range(number):
        double = dominoes.Domino(6, 6) if index % 2 else None
        game = dominoes.Game.new(starting_domino=double, starting_player=index % 4)
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))
        yield game


def open_spiel_games(name: str, number: int, seed: int = 3) -> Iterator[Any]:
    rng = random.Random(seed)
    loaded = pyspiel.load_game(name)
    for _ in range(number):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        yield state


def strings(name: str, state: Any) -> list[str]:
    """The history as the names of its actions."""
    again = pyspiel.load_game(name).new_initial_state()
    names = []
    for action in state.history():
        names.append(again.action_to_string(again.current_player(), action))
        again.apply_action(action)
    return names


class TestPypiDominoes:
    """The package ``dominoes``: 500 games played by it."""

    def test_its_points_are_the_marks_of_the_record_in_every_game(self) -> None:
        endings = Counter()
        for game in pypi_games(GAMES):
            foreign = from_dominoes(game)
            outcome = play(foreign).outcome()
            assert outcome is not None
            points = game.result.points
            assert outcome.marks == (max(points, 0), max(-points, 0))
            assert deviation(foreign, outcome) is None
            assert outcome.kind == ("domino" if game.result.won else "closed")
            if game.result.won:
                assert outcome.out == game.result.player + 1
            endings[outcome.kind, bool(points)] += 1
        assert endings["domino", True] > 50
        assert endings["closed", True] > 50
        assert endings["closed", False] > 0

    def test_its_line_of_play_is_the_line_of_the_record(self) -> None:
        for game in pypi_games(100):
            theirs = " ".join(f"{tile.first}-{tile.second}" for tile in game.board.board)
            assert str(play(from_dominoes(game)).chain) == theirs

    def test_the_closing_passes_that_it_loses_are_in_the_record(self) -> None:
        """Known fault: a blocked game's closing passes are lost."""
        closed = 0
        for game in pypi_games(100):
            partie = to_partie(from_dominoes(game))
            items = partie.deals[0].items
            if game.result.won:
                assert len(items) == len(game.moves)
                continue
            closed += 1
            assert game.moves[-1] is not None
            assert len(items) == len(game.moves) + 4
            assert all(isinstance(item, Pass) for item in items[-4:])
        assert closed

    def test_only_the_left_of_two_equal_ends_is_offered_by_it(self) -> None:
        """Known fault: only the left end is offered when both ends are equal."""
        seen = 0
        for game in pypi_games(60):
            foreign = from_dominoes(game)
            deal = play(foreign)
            while deal.move_stack:
                move = deal.pop()
                ends = deal.ends
                if ends is None or ends[0] != ends[1] or not move.is_lay:
                    continue
                seen += 1
                assert move.end == 0
                both = {other.end for other in deal.legal_moves if other.tile is move.tile}
                assert both == {0, 1}
        assert seen

    def test_a_game_survives_its_json(self) -> None:
        lines = []
        wanted = []
        for game in pypi_games(5):
            lines.append(json.dumps(to_dominoes_json(game)))
            wanted.append(from_dominoes(game))
        assert read_games("\n".join(lines), "dominoes") == wanted
        assert read_games(f"[{','.join(lines)}]", "Dominoes") == wanted

    def test_an_unfinished_game_is_an_unfinished_record(self) -> None:
        random.seed(8)
        game = dominoes.Game.new(starting_player=2)
        game.make_move(*game.valid_moves[0])
        partie = to_partie(from_dominoes(game))
        assert partie.deals[0].value("Result") is None
        assert partie.deals[0].value("Lead") == "3"
        assert partie.deals[0].value("Marks") is None


class TestOpenSpiel:
    """``python_block_dominoes`` and ``python_team_dominoes``: 500 games of each, played by them."""

    @pytest.mark.parametrize("name", OPEN_SPIEL)
    def test_marks_agree_except_for_the_listed_deviations(self, name: str) -> None:
        found: Counter[str | None] = Counter()
        for state in open_spiel_games(name, GAMES):
            returns = state.returns()
            foreign = from_open_spiel(name, state.history(), returns)
            outcome = play(foreign).outcome()
            assert outcome is not None
            reason = deviation(foreign, outcome)
            found[reason] += 1
            theirs = tuple(max(int(value), 0) for value in returns[:2])
            assert (outcome.marks == theirs) == (reason in (None, "lone-blank"))
        assert found[None] > GAMES / 2
        allowed = {"partner-tied", "partner-heavier"} if "team" in name else {"lone-blank"}
        assert set(found) - {None} <= allowed

    def test_the_side_that_goes_out_loses_there_when_the_partner_is_heavy(self) -> None:
        """Known fault: the player who went out is paid nothing or negative."""
        kinds = Counter()
        for state in open_spiel_games("python_team_dominoes", GAMES):
            foreign = from_open_spiel("python_team_dominoes", state.history(), state.returns())
            outcome = play(foreign).outcome()
            assert outcome is not None
            reason = deviation(foreign, outcome)
            if reason is None:
                continue
            kinds[reason] += 1
            assert outcome.kind == "domino" and outcome.out is not None
            side = (outcome.out - 1) % 2
            assert state.returns()[outcome.out - 1] <= 0
            assert outcome.marks[side] > 0 and outcome.marks[1 - side] == 0
        assert kinds["partner-heavier"] > 0

    def test_going_out_against_a_lone_double_blank_is_a_draw_there_and_a_won_deal_here(
        self,
    ) -> None:
        """Known fault: going out against a lone 0-0 is called a draw."""
        name = "python_block_dominoes"
        # Player 0 lays all seven tiles, player 1 six and keeps 0-0.
        hands = ["0-1 1-1 1-2 2-3 3-4 4-5 5-6", "0-0 1-6 1-5 2-2 3-3 4-4 5-5"]
        line = "1-1 1-6 1-2 2-2 2-3 3-3 3-4 4-4 4-5 5-5 5-6 1-5 0-1"
        state = pyspiel.load_game(name).new_initial_state()
        for text in " ".join(hands).split():
            state.apply_action(list(open_spiel_tiles()).index(Tile.parse(text)))
        for text in line.split():
            tile = Tile.parse(text)
            shown = f"tile:({tile.low}.0, {tile.high}.0)"
            chosen = [
                action
                for action in state.legal_actions()
                if shown in state.action_to_string(state.current_player(), action)
            ]
            state.apply_action(chosen[-1] if text != "1-5" else chosen[0])
        assert state.is_terminal()
        assert state.returns() == [0, 0]
        foreign = from_open_spiel(name, state.history(), state.returns())
        outcome = play(foreign).outcome()
        assert outcome is not None
        assert (outcome.kind, outcome.out, outcome.winners) == ("domino", 1, (1,))
        assert outcome.marks == (0, 0)
        assert deviation(foreign, outcome) == "lone-blank"

    @pytest.mark.parametrize("name", OPEN_SPIEL)
    def test_strings_numbers_and_serialized_states_tell_the_same(self, name: str) -> None:
        loaded = pyspiel.load_game(name)
        texts = []
        for state in open_spiel_games(name, 20):
            by_number = from_open_spiel(name, state.history())
            assert from_open_spiel(name, strings(name, state)) == by_number
            text = pyspiel.serialize_game_and_state(loaded, state)
            assert read_games(text, "open_spiel") == [by_number]
            data = {"game": name, "history": state.history(), "returns": state.returns()}
            assert read_games(json.dumps(data), "open-spiel") == [
                from_open_spiel(name, state.history(), state.returns())
            ]
            texts.append(text)
        assert len(read_games("\n".join(texts), "open_spiel")) == 20

    def test_the_line_of_play_is_the_one_that_the_package_draws(self) -> None:
        for state in open_spiel_games("python_team_dominoes", 100):
            theirs = " ".join(f"{int(a)}-{int(b)}" for a, b in state.draw_board())
            deal = play(from_open_spiel("python_team_dominoes", state.history()))
            assert str(deal.chain) == theirs

    def test_every_skipped_turn_is_a_pass_in_the_record(self) -> None:
        """Known fault: passes are no actions there."""
        for name in OPEN_SPIEL:
            for state in open_spiel_games(name, 50):
                partie = to_partie(from_open_spiel(name, state.history()))
                seats = [item.seat for item in partie.deals[0].items]  # type: ignore[union-attr]
                count = len(partie.value("Seats").split(";"))  # type: ignore[union-attr]
                assert seats == [index % count + 1 for index in range(len(seats))]


def open_spiel_tiles() -> Iterator[Tile]:
    """The deck in the order of the package's chance outcomes."""
    for low in range(7):
        for high in range(low, 7):
            yield Tile(low, high)


class TestRecords:
    """What the converters write."""

    def test_a_record_in_full(self) -> None:
        history = [
            "Deal (0.0, 1.0)", "Deal (1.0, 1.0)", "Deal (1.0, 2.0)", "Deal (2.0, 3.0)",
            "Deal (3.0, 4.0)", "Deal (4.0, 5.0)", "Deal (5.0, 6.0)", "Deal (0.0, 0.0)",
            "Deal (1.0, 6.0)", "Deal (1.0, 5.0)", "Deal (2.0, 2.0)", "Deal (3.0, 3.0)",
            "Deal (4.0, 4.0)", "Deal (5.0, 5.0)", "p0 tile:(1.0, 2.0) pip:None",
            "p1 tile:(2.0, 2.0) pip:2.0", "p0 tile:(2.0, 3.0) pip:2.0",
        ]  # fmt: skip
        partie = to_partie(from_open_spiel("python_block_dominoes", history), number=7)
        assert write_record(Record((partie,))) == (
            '[DGN "1"]\n'
            '[Event "python_block_dominoes"]\n'
            '[Round "7"]\n'
            '[Rules "tete_a_tete"]\n'
            '[Conventions "match_end=deals target=1"]\n'
            '[Seats "p0; p1"]\n'
            "\n"
            '[Deal "1"]\n'
            '[Lead "1"]\n'
            '[Hands "1: 0-1 1-1 1-2 2-3 3-4 4-5 5-6; 2: 0-0 1-5 1-6 2-2 3-3 4-4 5-5"]\n'
            '[Stock "?14"]\n'
            "\n"
            "1. 1-2 2. 2-2> 1. 2-3>\n"
        )

    @pytest.mark.parametrize("source", ["dominoes", *OPEN_SPIEL])
    def test_they_check_without_error_and_are_canonical(self, source: str) -> None:
        if source == "dominoes":
            games = [from_dominoes(game) for game in pypi_games(60)]
        else:
            games = [
                from_open_spiel(source, state.history()) for state in open_spiel_games(source, 60)
            ]
        record = Record(tuple(to_partie(game, number) for number, game in enumerate(games, 1)))
        text = write_record(record)
        checked = check(text)
        assert checked.errors == ()
        assert all(partie.finished for partie in checked.parties)
        assert format(text) == text


class TestFaultyInput:
    """What cannot be converted is refused in words that say where and what would be right."""

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("{", "convert-json"),
            ("[1]", "convert-game"),
            ('{"hands": []}', "convert-game"),
            ('{"hands": [[],[],[],[]], "moves": 3}', "convert-game"),
            ('{"hands": [[],[],[],[]], "moves": [], "starting_player": 4}', "convert-game"),
            ('{"hands": [["9-99"],[],[],[]], "moves": []}', "convert-game"),
            ('{"hands": [[],[],[],3], "moves": []}', "convert-game"),
            ('{"hands": [[],[],[],[]], "moves": [["0-0", 1]]}', "convert-game"),
            ('{"hands": [[],[],[],[]], "moves": [], "result": [0, true, "x"]}', "convert-game"),
        ],
    )
    def test_of_dominoes(self, text: str, code: str) -> None:
        with pytest.raises(ConvertError) as caught:
            read_games(text, "dominoes")
        assert caught.value.code == code

    @pytest.mark.parametrize(
        ("text", "wanted"),
        [
            ('{"game": "chess", "history": []}', "no converter for the game 'chess'"),
            ('{"game": "python_block_dominoes", "history": [1, 2]}', "dealing alone takes 14"),
            ("[Game] nothing", "serialize_game_and_state"),
            ('[ {"a": 1}]', "game 1: game cannot be read"),
            ("7", "serialize_game_and_state"),
            ('{"history": []}', "game cannot be read: it must be one of"),
            (
                '{"game": "python_block_dominoes", "history": [28,1,2,3,4,5,6,7,8,9,10,11,12,13]}',
                "action 1 of the history, 28",
            ),
            (
                '{"game": "python_block_dominoes",'
                ' "history": [0,1,2,3,4,5,6,7,8,9,10,11,12,13,"x"]}',
                "action 15 of the history, 'x'",
            ),
            ('{"game": "python_block_dominoes", "history": "x"}', "a list of actions"),
            ('{"game": "python_block_dominoes", "history": [], "returns": [null]}', "one a player"),
        ],
    )
    def test_of_open_spiel(self, text: str, wanted: str) -> None:
        with pytest.raises(ConvertError, match=wanted):
            read_games(text, "open_spiel")

    def test_an_action_out_of_place_is_named(self) -> None:
        history: list[int | str] = [*range(14), 3]
        with pytest.raises(ConvertError, match="action 15 of the history, 3") as caught:
            from_open_spiel("python_block_dominoes", [*history, 0])
        assert caught.value.params["place"] == 15

    def test_a_play_that_the_rules_forbid_is_named(self) -> None:
        game = next(pypi_games(1))
        data = to_dominoes_json(game)
        data["moves"][1] = data["moves"][0]
        with pytest.raises(ConvertError, match="tile 2, "):
            to_partie(read_games(json.dumps(data), "dominoes")[0])

    def test_hands_that_make_no_deal_are_refused(self) -> None:
        data = to_dominoes_json(next(pypi_games(1)))
        data["hands"][0][0] = data["hands"][1][0]
        with pytest.raises(ConvertError, match="the hands make no deal"):
            to_partie(read_games(json.dumps(data), "dominoes")[0])

    def test_points_without_a_known_reason_are_refused(self) -> None:
        game = next(pypi_games(1))
        data = to_dominoes_json(game)
        data["result"][2] += 1 if data["result"][2] > 0 else -1
        foreign = read_games(json.dumps(data), "dominoes")[0]
        outcome = play(foreign).outcome()
        assert outcome is not None
        with pytest.raises(ConvertError, match="the record marks"):
            deviation(foreign, outcome)

    def test_an_unknown_program(self) -> None:
        with pytest.raises(ConvertError, match="there are: dominoes, open_spiel"):
            read_games("", "gnubg")

    def test_something_else_than_a_game(self) -> None:
        with pytest.raises(ConvertError, match="not a game of the package dominoes"):
            from_dominoes(object())

    def test_every_deviation_is_described(self) -> None:
        assert set(DEVIATIONS) == {"partner-tied", "partner-heavier", "lone-blank"}

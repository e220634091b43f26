"""The sample records and the example give what is known of them, in a twin that is valid."""

import json
import random

import jsonschema
import pytest

from palamede import dgn
from palamede.dominoes.tiles import Tile
from tests.dgn.making import DATA, EXAMPLE, GAMES, played, text_of, without_end

EXPECTED = json.loads((DATA / "expected.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(dgn.schema())

EXAMPLE_TWIN = {
    "dgn": 1,
    "parties": [
        {
            "partie": 1,
            "rules": "poule",
            "conventions": {"players": 4},
            "seats": ["A", "B", "C", "D"],
            "series": None,
            "deals": [
                {
                    "deal": 1,
                    "lead": 1,
                    "outcome": "domino",
                    "out": 1,
                    "winners": [1],
                    "marks": [120, 0, 0, 0],
                    "scores": [120, 0, 0, 0],
                    "ends": [0, 0],
                    "line": "0-0 0-4 4-1 1-1 1-0 0-5 5-1 1-2 2-0 0-6 6-1 1-3 3-0",
                    "plies": 25,
                }
            ],
            "winner": [1],
            "multiplier": 1,
            "stakes": [15, -5, -5, -5],
            "finished": True,
        }
    ],
    "errors": [],
}


@pytest.mark.rule("MAX-01")
def test_the_example_and_its_twin() -> None:
    """The example of the format gives exactly its JSON twin."""
    assert dgn.replay(EXAMPLE) == EXAMPLE_TWIN
    VALIDATOR.validate(EXAMPLE_TWIN)


@pytest.mark.parametrize("name", EXPECTED)
def test_sample_record(name: str) -> None:
    """Lead, outcome, marks, scores, ends, winner and multiplier of records made elsewhere."""
    checked = dgn.check((DATA / name).read_text(encoding="utf-8"))
    twin = dgn.replay(checked)
    VALIDATOR.validate(twin)
    assert twin["errors"] == []
    [partie] = twin["parties"]
    expected = EXPECTED[name]
    fields = ("lead", "outcome", "marks", "scores", "ends")
    assert [{key: deal[key] for key in fields} for deal in partie["deals"]] == [
        {key: deal[key] for key in fields} for deal in expected["deals"]
    ]
    first = partie["winner"][0]
    assert first - 1 == expected["winner"]
    assert (len(partie["winner"]) == 2) == expected["side"]
    assert partie["multiplier"] == expected["multiplier"]
    assert partie["finished"] is True


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("bare", [False, True], ids=["with tags of the end", "without"])
def test_the_check_agrees_with_the_play(
    game: tuple[str, int, dict[str, object]], bare: bool
) -> None:
    """A partie that was played and recorded is free of errors and gives the same account."""
    partie = played(game, random.Random(11))
    text = text_of(partie)
    checked = dgn.check(without_end(text) if bare else text)
    assert checked.ok
    VALIDATOR.validate(dgn.replay(checked))
    [found] = checked.parties
    assert (found.winner, found.multiplier) == (partie.winner, partie.multiplier)
    assert (found.finished, found.stakes) == (True, partie.accounts)
    for deal, entry in zip(found.deals, partie.entries, strict=True):
        assert entry.deal is not None
        assert (deal.lead, deal.outcome) == (entry.leader, entry.outcome.kind)
        assert (deal.out, deal.winners) == (entry.outcome.out, entry.outcome.winners)
        assert (deal.marks, deal.scores) == (entry.marks, entry.scores)
        assert (deal.ends, deal.line) == (entry.deal.ends, str(entry.deal.chain))
        assert deal.plies == sum(not ply.move.is_draw for ply in entry.deal.plies)
        assert deal.deal is not None
        assert deal.deal.move_stack == entry.deal.move_stack


def test_a_deal_in_progress() -> None:
    """An unfinished deal has the counts made so far, and no end of the partie."""
    text = """\
[Rules "cinq_partout"]
[Seats "A; B"]
[Deal "1"]
[Hands "1: 5-5 0-1 0-2 0-3 0-4 0-6 1-1; 2: 5-0 1-2 1-3 1-4 1-5 1-6 2-2"]
[Result "*"]
1. 5-5 2. 5-0>
"""
    [partie] = dgn.replay(text)["parties"]
    assert partie["deals"] == [
        {
            "deal": 1,
            "lead": 1,
            "outcome": "unfinished",
            "out": None,
            "winners": [],
            "marks": [2, 2],
            "scores": [2, 2],
            "ends": [5, 0],
            "line": "5-5 5-0",
            "plies": 2,
        }
    ]
    assert (partie["finished"], partie["winner"], partie["stakes"]) == (False, [], [0, 0])


def test_a_void_deal() -> None:
    """A deal that a ruling made void marks nothing, and the next one follows."""
    text = """\
[Rules "tete_a_tete"]
[Seats "A; B"]
[Deal "1"]
[Lead "1"]
[Result "void tiles were seen"]
[Marks "0 0"]
1. 6-6
[Deal "2"]
[Lead "2"]
2. 6-6
"""
    checked = dgn.check(text)
    assert checked.errors == ()
    assert checked.parties[0].deals[0].outcome == "void"
    assert checked.parties[0].deals[0].winners == ()


@pytest.mark.rule("MATA-04")
def test_ends_of_bare_matadors() -> None:
    """A bare matador shows its larger half; a led one its small half left, its large half right."""
    head = '[Rules "matador"]\n[Seats "A; B"]\n[Deal "1"]\n'
    led = dgn.check(head + "1. 3-4").parties[0].deals[0]
    assert (led.ends, led.line) == ((3, 4), "3-4")
    assert dgn.check(head).parties[0].deals[0].ends is None
    other = dgn.check(head + "1. 6-6 2. 1-6< 1. 2-5>").parties[0].deals[0]
    assert (other.ends, other.line) == ((6, 5), "1-6 6-6 2-5")


def test_a_record_of_unknown_rules_is_believed() -> None:
    """Where the rules are unknown the tags are taken as they stand."""
    text = """\
[Rules "muggins"]
[Seats "A; B"]
[Deal "1"]
[Lead "2"]
[Result "domino 2"]
[Marks "0 7"]
[Scores "0 7"]
2. 9-9 1. 9-8>
"""
    twin = dgn.replay(text)
    VALIDATOR.validate(twin)
    assert [error["code"] for error in twin["errors"]] == ["unknown-rules"]
    [deal] = twin["parties"][0]["deals"]
    assert (deal["lead"], deal["outcome"], deal["out"]) == (2, "domino", 2)
    assert (deal["marks"], deal["scores"], deal["winners"]) == ([0, 7], [0, 7], None)
    assert (deal["line"], deal["plies"], deal["ends"]) == ("9-9 9-8", 2, [9, 8])


def test_tiles_of_no_set_have_no_line() -> None:
    """A tile that no set holds is told, and its line has no ends."""
    deal = dgn.check('[Rules "x"]\n[Deal "1"]\n6-6 6-99').parties[0].deals[0]
    assert (deal.line, deal.ends, deal.chain) == ("6-6 6-99", None, None)


@pytest.mark.rule("VOL-06")
def test_a_dead_hand() -> None:
    """The dead hand has a seat named mort; its player pays and receives for both."""
    partie = played(("voleur_mort", 3, {"stake": 2}), random.Random(2))
    text = text_of(partie)
    assert "; mort; " in text
    [found] = dgn.check(text).parties
    assert found.table.dead == 3
    assert found.stakes == partie.accounts
    assert found.stakes[2] == 0
    moved = text.replace('"A; B; mort; D"', '"A; B; C; mort"')
    assert dgn.check(moved).parties[0].table.dead == 4


def test_players_follow_from_what_is_there() -> None:
    """Without [Seats] the players come from players=n, the hands, or the preset."""

    def seats(text: str) -> int:
        conventions = dgn.check(text).parties[0].table.conventions
        assert conventions is not None
        return conventions.players

    assert seats('[Rules "poule"]\n[Conventions "players=5"]\n') == 5
    hands = '[Hands "1: ?7; 2: ?7; 3: ?7"]'
    assert seats(f'[Rules "poule"]\n[Deal "1"]\n{hands}\n') == 3
    assert seats('[Rules "poule"]\n[Deal "1"]\n[Hands "1: ?7"]\n') == 2
    assert seats('[Rules "voleur"]\n[Deal "1"]\n') == 4


def test_conventions_of_the_twin_are_typed() -> None:
    """The twin has the switches that differ from the preset, typed, and always players."""
    text = r'[Rules "poule"][Seats "A;B;C"][Stake "2"][Conventions "removed=[\"6-6\"] target=50"]'
    [partie] = dgn.replay(text)["parties"]
    expected = {"players": 3, "target": 50, "stake": 2, "removed": ["6-6"]}
    assert partie["conventions"] == expected
    assert dgn.replay('[Rules "who"]')["parties"][0]["conventions"] == {}


def test_progress_is_told() -> None:
    """A check tells how far it is after each deal."""
    told: list[tuple[int, int]] = []
    text = text_of(played(GAMES[0], random.Random(1), most=3))
    dgn.check(text, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_the_codes_of_the_schema() -> None:
    """The schema lists the codes of errors, all of them."""
    assert tuple(dgn.schema()["$defs"]["error"]["properties"]["code"]["enum"]) == dgn.CODES


def test_lead_that_is_no_double() -> None:
    """The lead tile may be written either way; its first half lies left."""
    head = '[Rules "domino"]\n[Seats "A; B"]\n[Deal "1"]\n'
    assert dgn.check(head + "1. 6-5>").parties[0].deals[0].ends == (6, 5)
    assert dgn.check(head + "1. 5-6<").parties[0].deals[0].ends == (5, 6)
    assert Tile(6, 5) is Tile(5, 6)

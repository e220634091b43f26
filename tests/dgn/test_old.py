"""Records of an old table: verbs, rulings found again, what they do, the round trip."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palamede import dgn
from palamede.cli.facts import deal_facts
from palamede.dgn.compose import agreed_tags
from palamede.dgn.model import PartieRecord, Record, Tag
from palamede.dgn.verbs import VERBS, Verb, read_verb
from palamede.dominoes import presets
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.match import Partie
from palamede.dominoes.tiles import Tile
from tests.dgn.making import GAMES, codes, played, text_of
from tests.dgn.test_old_errors import DEAL, old
from tests.dominoes.faults.tables import TABLES, any_code, open_desk, run

SEEDS = st.integers(min_value=0, max_value=2**32)


def deals_of(text: str) -> list[dict[str, Any]]:
    """The deals of the first partie in the JSON twin, of a record without errors."""
    twin = dgn.replay(text)
    assert twin["errors"] == []
    jsonschema.validate(twin, dgn.schema())
    deals: list[dict[str, Any]] = twin["parties"][0]["deals"]
    return deals


# -------------------------------------------------------------------- verbs
TEXTS = [
    "2 shows 5-6",
    '2 shows 5-6 {"while_taking":true}',
    "2 names 5-6",
    "2 announces 3",
    "2 says domino",
    "2 says domino 5-6",
    "2 commits signal",
    '3 commits wrong_count {"marked":30,"won":27}',
    "4 holds down",
    "4 turns up",
    "2 claims renege 3",
    "2 claims wrong_claim 3 5-6",
    "2 claims overdraw 3 draws 0-1 5-6",
    "claims overdraw 3",
    "notes 1",
    'rules 1 renege_barred_20 "renonce 14"',
    "rules 1 unfounded",
    "2 chooses 1 void",
    "chooses 1 keep",
    "2 calls 4-5>",
    "opens",
    "counts",
    "agrees",
    'referee 1 "what all have seen" {"barred":[1],"marks":{"2":20}}',
]


@pytest.mark.parametrize("text", TEXTS)
def test_the_canonical_text_of_a_verb_is_its_own(text: str) -> None:
    """What is read from it is written in the same way."""
    assert read_verb(text).content == text


def test_every_verb_has_an_example() -> None:
    """So none of them is left unread by the test above."""
    assert {read_verb(text).name for text in TEXTS} == set(VERBS)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("2  Shows\n6-5 ", "2 shows 5-6"),
        ("2 claims Renonce 3", "2 claims renege 3"),
        ("2 claims pass_could_play 03", "2 claims renege 3"),
        ('rules 1 misplay_choice  "general  4"', 'rules 1 misplay_choice "general 4"'),
        ('rules 1 unfounded ""', "rules 1 unfounded"),
        ('referee 1 "so" { "marks": {"2": 20} }', 'referee 1 "so" {"marks":{"2":20}}'),
    ],
)
def test_other_spellings_are_read(written: str, canonical: str) -> None:
    """Case, white space, aliases and the order of halves do not matter."""
    assert read_verb(written).content == canonical


def test_a_reason_of_any_text_is_written_so_that_it_can_be_read() -> None:
    """Quotation marks would end it, and line breaks mean nothing."""
    values = {"claim": 1, "reason": 'he said "no";\n twice', "effects": {"warning": True}}
    content = Verb(None, "referee", values).content
    assert read_verb(content).get("reason") == "he said 'no'; twice"


# -------------------------------------------------------------------- rulings
def test_rulings_that_are_not_written_are_found_and_written() -> None:
    """The canonical form holds them, right after what brings them about."""
    text = old("1. 0-0 2. 2-2> !1 claims misplay 2; !1 chooses 1 lies_open; 2. pass 1. 0-1>")
    written = dgn.format(text)
    assert '!1 claims misplay 2; !rules 1 misplay_choice "general 4"; !1 chooses 1' in written
    assert dgn.format(written) == written
    (deal,) = deals_of(text)
    assert (deal["line"], deal["plies"], deal["marks"]) == ("0-0 0-1", 3, [7, 0])


@pytest.mark.rule("RENONCE-03")
def test_a_renonce_noted_is_ruled_at_the_count() -> None:
    """Its side marks nothing, twenty points go to the other; totals follow."""
    hands = DEAL.replace('1: 0-0 0-1; 2: 1-2 2-2"', '1: 0-0 0-2; 2: 0-1 2-2"').replace(
        '"0-2 1-1"', '"1-1 1-2"'
    )
    text = old("1. 0-0 2. pass !1 claims renege 2; 1. pass", deal=hands)
    (deal,) = deals_of(text)
    (claim,) = deal["claims"]
    assert deal["outcome"] == "closed"
    assert (claim["article"], claim["row"], deal["barred"]) == ("renonce 14", "RENONCE-03", [2])
    assert '!rules 1 renege_barred "renonce 14";' in dgn.format(text)
    assert dgn.format(dgn.format(text)) == dgn.format(text)


@pytest.mark.rule("FAULT-06")
def test_a_deal_annulled_marks_nothing_and_the_same_seat_leads_again() -> None:
    """[Result "void …"] is right where a ruling has ended the deal, and the lead stays."""
    first = old(
        "1. 0-0 2. 2-2> !1 claims misplay 2; !1 chooses 1 void;",
        deal=DEAL + '[Result "void misplay_choice"]\n[Marks "0 0"]\n',
    )
    again = DEAL.replace('[Deal "1"]', '[Deal "2"]')
    assert codes(first + "\n" + again + "\n1. 0-0 2. pass 1. 0-1>\n") == []
    other = again.replace('[Lead "1"]', '[Lead "2"]')
    assert codes(first + "\n" + other + "\n2. 2-2 1. pass\n") == ["lead-mismatch"]
    assert [deal["outcome"] for deal in deals_of(first)] == ["void"]


@pytest.mark.rule("CINQ-07")
def test_a_mark_that_is_not_announced_marks_nothing() -> None:
    """``=n`` and the verb say the same; what nobody has said, or said wrongly, is not marked."""
    deal = '[Deal "1"]\n[Lead "1"]\n[Hands "1: 5-5 0-0; 2: 0-5 6-6"]\n'
    agreed = "set=6 hand=2 count=fives unit=5 pay_out=nothing count_call=announce"
    said = "1. 5-5 !1 announces 2; 2. 5-0> 1. 0-0>"
    silent = "1. 5-5 2. 5-0> =2 1. 0-0>"
    wrong = "1. 5-5 =3 2. 5-0> =2 1. 0-0>"
    spoken = deals_of(old(said, conventions=agreed, deal=deal))[0]
    lost = deals_of(old(silent, conventions=agreed, deal=deal))[0]
    assert spoken["claims"] == []
    assert lost["marks"][0] == spoken["marks"][0] - 2
    assert deals_of(old(wrong, conventions=agreed, deal=deal))[0]["marks"] == lost["marks"]
    assert "=" not in dgn.format(old(said, conventions=agreed, deal=deal)).split("1. 5-5")[1]


@pytest.mark.rule("CINQ-07")
@pytest.mark.parametrize("said", [" !2 announces 1;", " !counts; !2 announces 1;"])
def test_the_last_tile_is_announced_until_the_count_is_agreed(said: str) -> None:
    """Nobody plays after it; said before the agreement it marks, unsaid it does not."""
    deal = '[Deal "1"]\n[Lead "1"]\n[Hands "1: 0-0 6-6; 2: 0-5"]\n'
    agreed = "set=6 hand=2 count=fives unit=5 pay_out=nothing count_call=announce"
    play = "1. 0-0 2. 0-5>"
    silent, spoken = (
        deals_of(old(play + more, conventions=agreed, deal=deal))[0] for more in ("", said)
    )
    assert (silent["marks"], spoken["marks"]) == ([0, 0], [0, 1])
    text = old(play + said, conventions=agreed, deal=deal)
    assert said.strip() in dgn.format(text)


def test_the_referee_puts_his_own_ruling_in_the_place_of_the_codes() -> None:
    """Its effects are in the marks; what the code's ruling gave is taken off."""
    hands = DEAL.replace('1: 0-0 0-1; 2: 1-2 2-2"', '1: 0-0 0-2; 2: 0-1 2-2"').replace(
        '"0-2 1-1"', '"1-1 1-2"'
    )
    plain = old("1. 0-0 2. pass !1 claims renege 2; 1. pass", deal=hands)
    own = plain.replace(
        "1. pass", '1. pass !counts; !referee 1 "he owned up" {"marks":{"1":3}}; !agrees;'
    )
    (before,), (after,) = deals_of(plain), deals_of(own)
    assert (before["barred"], after["barred"]) == ([2], [])
    assert after["penalties"] == [[1, 3]]
    assert after["claims"][0]["ruling"] == "referee"
    assert dgn.format(dgn.format(own)) == dgn.format(own)


def test_the_referee_may_let_an_annulled_deal_go_on() -> None:
    """The deal that the code's ruling had ended is played on."""
    text = old(
        "1. 0-0 2. 2-2> !1 claims misplay 2; !1 chooses 1 void; "
        '!referee 1 "play on" {"warning":true}; 1. 0-1<'
    )
    (deal,) = deals_of(text)
    assert (deal["outcome"], deal["line"]) == ("domino", "1-0 0-0 2-2")


@pytest.mark.rule("VOL-14")
def test_a_called_hand_lays_the_tile_that_was_called() -> None:
    """After a false domino the adversary names the tile; another one is an error of the record."""
    deal = (
        '[Deal "1"]\n[Lead "1"]\n'
        '[Hands "1: 0-0 1-1 1-3; 2: 0-1 0-2 2-2; 3: 0-3 1-2 3-3; 4: 2-3 4-4 3-4"]\n'
    )
    play = "1. 0-0 !2 says domino 2-2; !1 claims false_domino 2; !1 calls 0-1; 2. 0-1>"
    text = old(play, rules="voleur", conventions="set=4 hand=3", deal=deal, seats="A; B; C; D")
    twin = dgn.replay(text)
    assert twin["errors"] == []
    assert twin["parties"][0]["deals"][0]["claims"][0]["ruling"] == "false_domino_called"
    assert codes(text.replace("2. 0-1>", "2. 0-2>")) == ["must-play"]


def test_a_ruling_can_end_the_partie_and_move_stakes() -> None:
    """FAULT-17: who is found out has lost the partie; the JSON twin has the accounts."""
    hands = DEAL.replace('1: 0-0 0-1; 2: 1-2 2-2"', '1: 0-0 0-2; 2: 0-1 2-2"').replace(
        '"0-2 1-1"', '"1-1 1-2"'
    )
    text = old(
        "1. 0-0 2. pass !1 claims renege 2; 1. pass",
        deal=hands,
        conventions="set=2 hand=2 faults=academie stake=5",
    )
    twin = dgn.replay(text)
    assert twin["errors"] == []
    partie = twin["parties"][0]
    assert partie["deals"][0]["claims"][0]["ruling"] == "partie_by_his_fault"
    assert (partie["finished"], partie["stakes"]) == (True, [5, -5])


@pytest.mark.rule("VOL-09")
def test_a_bredouille_that_nobody_calls_pays_simple() -> None:
    """The claim is due before the next deal; with it the partie pays double."""
    first = '[Deal "1"]\n[Lead "2"]\n[Hands "1: 0-0; 2: 2-2; 3: 0-1; 4: 0-2"]\n\n2. 2-2\n'
    second = '[Deal "2"]\n[Lead "3"]\n[Hands "1: 0-0; 2: 2-2; 3: 0-1; 4: 1-2"]\n\n3. 0-1\n'
    agreed = "set=2 hand=1 target=6 stake=5"
    text = old(second, rules="voleur", conventions=agreed, deal=first, seats="A; B; C; D").rstrip()
    others = " !agrees; !2 claims bredouille 2;"
    silent, called, wrong = (
        dgn.replay(text + more + "\n") for more in ("", " !agrees; !1 claims bredouille 1;", others)
    )
    assert [twin["errors"] for twin in (silent, called, wrong)] == [[], [], []]
    paid = [twin["parties"][0]["multiplier"] for twin in (silent, called, wrong)]
    assert paid == [1, 2, 1]


# -------------------------------------------------------------------- unknown tiles
UNKNOWN = DEAL.replace("1-2 2-2", "?2").replace("0-2 1-1", "?2")


def test_with_unknown_tiles_the_tags_are_believed() -> None:
    """What a claim comes to hangs on tiles that nobody knows."""
    play = '1. 0-0 2. pass !1 claims renege 2; 1. 0-1> !rules 1 renege_barred "renonce 14";'
    text = old(play, deal=UNKNOWN + '[Result "domino 1"]\n[Marks "20 0"]\n')
    (deal,) = deals_of(text)
    assert (deal["marks"], deal["scores"], deal["winners"]) == ([20, 0], [20, 0], [1])
    assert dgn.format(dgn.format(text)) == dgn.format(text)


def test_with_unknown_tiles_no_mark_is_made_up() -> None:
    """A tag that is silent leaves the marks unknown; the end is seen all the same."""
    (deal,) = deals_of(old("1. 0-0 2. pass 1. 0-1>", deal=UNKNOWN))
    assert (deal["outcome"], deal["out"], deal["marks"]) == ("domino", 1, None)


@pytest.mark.rule("FAULT-01")
def test_with_unknown_totals_a_ruling_is_believed() -> None:
    """Whether the end of the partie was near hangs on them."""
    first = old("1. 0-0 2. pass 1. 0-1>", deal=UNKNOWN)
    again = DEAL.replace('[Deal "1"]\n[Lead "1"]', '[Deal "2"]\n[Lead "2"]')
    play = '2. 2-2 1. 0-0> !2 claims misplay 1; !rules 1 restored_near_end "general 4";'
    deals = deals_of(f"{first}\n{again}\n{play}\n")
    assert [deal["marks"] for deal in deals] == [None, None]


# -------------------------------------------------------------------- the round trip
def random_deal(seed: int) -> tuple[Desk, list[Any], PartieRecord]:
    """A deal with faults and claims, what happened, and its record with a counted end."""
    rng = random.Random(seed)
    name, players = rng.choice(TABLES)
    code = any_code(rng)
    agreed = presets.conventions(name, players=players, table="old", faults=code, stake=5)
    desk = open_desk(agreed, rng, code)
    script: list[Any] = list(run(desk, rng))
    for claim in desk.waiting:
        script.append({"type": "answered", "claim": claim.n, "option": None})
        assert claim.ruling is not None and claim.ruling.default is not None
        script[-1]["option"] = claim.ruling.default.name
        desk.apply(script[-1])
    ending: tuple[Tag, ...] = ()
    if desk.deal.over is not None:
        script.append({"type": "counted", "agreed": True})
        desk.agree()
        outcome = desk.deal.outcome()
        assert outcome is not None
        ending = dgn.old_ending(desk, outcome, outcome.marks)
    record = dgn.old_deal_record(desk, script, 1, ending)
    names = [f"Player {seat}" for seat in range(1, agreed.seats + 1)]
    if agreed.sides == "dead_hand":
        names[2] = "mort"
    head = (*agreed_tags(agreed, name), Tag("Seats", "; ".join(names)))
    return desk, script, PartieRecord(head, (record,))


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_a_record_reads_to_the_same_rulings_and_marks(seed: int) -> None:
    """Random faults and claims under every code; the text comes back byte for byte."""
    desk, _, partie = random_deal(seed)
    record = Record((partie,))
    text = dgn.write(record)
    assert dgn.read(text) == record
    assert dgn.write(dgn.read(text)) == text
    checked = dgn.check(text)
    assert [str(error) for error in checked.errors] == []
    deal = checked.parties[0].deals[0]
    outcome = desk.deal.outcome()
    assert deal.desk is not None
    assert [claim.ruling for claim in deal.desk.claims] == [claim.ruling for claim in desk.claims]
    assert deal.desk.accounts == desk.accounts
    if outcome is not None:
        assert deal.marks == outcome.marks
    assert deal.line == str(desk.deal.chain)


@settings(max_examples=40, deadline=None)
@given(seed=SEEDS)
def test_nothing_is_reported_that_some_filling_would_free(seed: int) -> None:
    """With every hand and the stock unknown the same record has no error."""
    desk, _, partie = random_deal(seed)
    deal = partie.deals[0]
    hands = "; ".join(f"{s}: ?{len(h)}" for s, h in enumerate(desk.deal.start_hands, 1))
    stock = f"?{len(desk.deal.start_stock)}" if desk.deal.start_stock else ""
    replaced = {"Hands": hands, "Stock": stock}
    tags = tuple(Tag(tag.name, replaced.get(tag.name, tag.value)) for tag in deal.tags)
    hidden = PartieRecord(partie.tags, (type(deal)(tags, deal.items),))
    text = dgn.write(Record((hidden,)))
    checked = dgn.check(text)
    assert [str(error) for error in checked.errors] == []
    assert dgn.write(dgn.read(text)) == text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[0])
def test_where_nobody_errs_the_record_says_what_the_strict_one_says(game: Any) -> None:
    """The same parties at an old table: the same play, marks, totals and leads."""
    partie = played(game, random.Random(7), most=3)
    strict = text_of(partie)
    head, rest = strict.split("\n\n", 1)
    text = f'{head}\n[Table "old"]\n\n{rest}'
    twins = [dgn.replay(each) for each in (strict, text)]
    assert [twin["errors"] for twin in twins] == [[], []]
    for one, other in zip(*(twin["parties"][0]["deals"] for twin in twins), strict=True):
        assert other["claims"] == []
        assert {name: other[name] for name in one} == one


# -------------------------------------------------------------------- from a partie
def test_the_record_of_a_partie_in_the_words_of_the_live_table() -> None:
    """Counts said after the tile, words, choices, the count: all of it is written."""
    agreed = presets.conventions("tete_a_tete", set=2, hand=2, table="old", target=50)
    partie = Partie(agreed)
    tiles = [[Tile(0, 0), Tile(0, 1)], [Tile(1, 2), Tile(2, 2)]]
    deal = OldDeal(agreed, tiles, [Tile(0, 2), Tile(1, 1)])
    desk = Desk(deal, ("encyclopedie",), agreed.stake)
    log: list[Any] = [
        {"type": "laid", "seat": 1, "tile": "0-0", "end": None, "named": "0-1"},
        {"type": "said", "seat": 2},
        {"type": "laid", "seat": 2, "tile": "2-2", "end": "right"},
        {"type": "announced", "seat": 2, "what": "points", "points": 4},
        {"type": "claimed", "seat": 1, "fault": "misplay", "against": 2},
        {"type": "chosen", "claim": 1, "option": "done_over", "seat": None},
        {"type": "passed", "seat": 2},
        {"type": "laid", "seat": 1, "tile": "0-1", "end": "left"},
        {"type": "counting"},
        {"type": "counted", "agreed": True},
    ]
    deal.lay(1, Tile(0, 0), named=Tile(0, 1))
    deal.happen(2, "signal")
    deal.lay(2, Tile(2, 2), "right", announced=4)
    claim = desk.claim(1, "misplay", 2)
    desk.choose(claim, "done_over")
    deal.pass_(2)
    deal.lay(1, Tile(0, 1), "left")
    desk.agree()
    outcome = deal.outcome()
    assert outcome is not None
    partie.enter(outcome, leader=1)
    record = dgn.old_partie_record(partie, [(desk, log)], rules="tete_a_tete")
    text = dgn.write(Record((record,)))
    assert text.endswith(
        "!1 names 0-1; 1. 0-0 !2 commits signal; 2. 2-2> !2 announces 4; !1 claims misplay 2;\n"
        '!rules 1 misplay_choice "general 4"; !chooses 1 done_over; 2. pass 1. 0-1< !counts; '
        "!agrees;\n"
    )
    assert codes(text) == []


# -------------------------------------------------------------------- the page of the docs
PAGE = (Path(__file__).parents[2] / "docs" / "dgn.md").read_text(encoding="utf-8")


def test_the_docs_name_every_verb_as_it_is_written() -> None:
    """The table of events is read, and what it shows is canonical."""
    rows = re.findall(r"^\| `!.*$", PAGE, re.MULTILINE)
    shown = [text for row in rows for text in re.findall(r"`!([^`]*);`", row)]
    assert [read_verb(text).content for text in shown] == shown
    assert {read_verb(text).name for text in shown} == set(VERBS)


def test_the_example_of_the_docs_is_right_and_canonical() -> None:
    """The record that the docs show of an old table."""
    blocks = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    (example,) = [block for block in blocks if '[Table "old"]' in block]
    assert codes(example) == []
    assert dgn.format(example) == '[DGN "1"]\n' + example


def test_nothing_is_deduced_at_an_old_table() -> None:
    """A pass may have been wrong there: it proves nothing."""
    deal = DEAL.replace("1-2 2-2", "?2").replace('"0-2 1-1"', '"?2"')
    text = old("1. 0-0 2. pass 1. 0-1>", deal=deal)
    assert dgn.deduce(text) == ()
    assert dgn.deduce(text.replace('"old"', '"strict"')) != ()


def test_an_explanation_counts_the_plays_that_stand() -> None:
    """What a ruling took back is no act of the deal any more."""
    text = old("1. 0-0 2. 2-2> !1 claims misplay 2; !1 chooses 1 lies_open; 2. pass 1. 0-1>")
    deal = dgn.check(text, keep=True).parties[0].deals[0]
    assert [str(ply.move) for ply in deal_facts(deal).plies] == ["0-0<", "pass", "0-1>"]

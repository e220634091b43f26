"""One slip gives one error: a token of a good record is left out, changed, or misplaced."""

import random
import re

from hypothesis import given
from hypothesis import strategies as st

from palamede import dgn
from palamede.dgn.builder import RecordBuilder
from palamede.dgn.writer import write_record
from tests.dgn.making import DATA, GAMES, played, text_of, without_end

SAMPLES = [path.read_text(encoding="utf-8") for path in sorted(DATA.glob("*.dgn"))]
PLAYED = [text_of(played(game, random.Random(7), most=4)) for game in GAMES]
TEXTS = [*SAMPLES, *PLAYED, *map(without_end, PLAYED)]

TOKEN = re.compile(r"\S+")
WORDS = [
    "foo",
    "9-9",
    "7-0>",
    "+3-3",
    "$300",
    "=9",
    "=x",
    "8.",
    "1.",
    "2.",
    "pass",
    "-",
    "6-6>",
    "[",
]


def tokens(text: str) -> list[re.Match[str]]:
    """The tokens of play, in their order."""
    return [
        match
        for match in TOKEN.finditer(text)
        if text[text.rfind("\n", 0, match.start()) + 1] != "["
    ]


def slip(text: str, where: float, kind: str, word: str) -> str:
    """The text with one token left out, replaced, or changed with its neighbour."""
    found = tokens(text)
    at = int(where * (len(found) - 1))
    one, two = found[at], found[at + 1]
    if kind == "leave out":
        return text[: one.start()] + text[one.end() :]
    if kind == "replace" or "\n\n" in text[one.end() : two.start()]:
        return text[: one.start()] + word + text[one.end() :]
    between = text[one.end() : two.start()]
    return text[: one.start()] + two[0] + between + one[0] + text[two.end() :]


@given(
    st.sampled_from(TEXTS),
    st.floats(0, 1, exclude_max=True),
    st.sampled_from(["leave out", "replace", "exchange"]),
    st.sampled_from(WORDS),
)
def test_one_slip_gives_at_most_one_error(text: str, where: float, kind: str, word: str) -> None:
    """No slip in one token gives more than one error, and it stands in the deal of the slip."""
    spoilt = slip(text, where, kind, word)
    errors = dgn.check(spoilt).errors
    assert len(errors) <= 1, [str(error) for error in errors]


@given(
    st.sampled_from(TEXTS),
    st.floats(0, 1, exclude_max=True),
    st.sampled_from(["foo", "9-99", "$300", "=x", "8.", "3-", "6-5x", "+9-9", "pas"]),
)
def test_what_no_record_holds_gives_exactly_one_error(text: str, where: float, word: str) -> None:
    """A token that can stand nowhere is exactly one error, wherever it stands."""
    spoilt = slip(text, where, "replace", word)
    assert len(dgn.check(spoilt).errors) == 1


@given(st.sampled_from(TEXTS), st.floats(0, 1, exclude_max=True))
def test_a_tile_left_out_gives_exactly_one_error(text: str, where: float) -> None:
    """Without one of its tiles a record is wrong, once."""
    tiles = [match for match in tokens(text) if re.fullmatch(r"\d+-\d+[<>]?", match[0])]
    gone = tiles[int(where * len(tiles))]
    errors = dgn.check(text[: gone.start()] + text[gone.end() :]).errors
    assert len(errors) == 1


ACT = re.compile(r"\b\d+\. (?:\+?\d+-\d+[<>]?(?: =\d)?|pass)")


@given(st.sampled_from(TEXTS), st.floats(0, 1, exclude_max=True))
def test_an_act_written_twice_gives_exactly_one_error(text: str, where: float) -> None:
    """An act that is written twice, its seat with it, is one error."""
    acts = list(ACT.finditer(text))
    act = acts[int(where * len(acts))]
    spoilt = text[: act.end()] + " " + act[0] + text[act.end() :]
    assert len(dgn.check(spoilt).errors) == 1


@given(
    st.sampled_from(PLAYED),
    st.floats(0, 1, exclude_max=True),
    st.sampled_from(["Lead", "Result", "Marks", "Scores", "Deal", "Hands"]),
    st.sampled_from(["", "foo", "99 99", "closed 1 2 3 4 5 6 7"]),
)
def test_a_tag_that_cannot_be_right_gives_exactly_one_error(
    text: str, where: float, name: str, value: str
) -> None:
    """A value that no record of the deal can have is one error."""
    tags = list(re.finditer(rf'\[{name} "([^"]*)"\]', text))
    tag = tags[int(where * len(tags))]
    spoilt = text[: tag.start()] + f'[{name} "{value}"]' + text[tag.end() :]
    assert len(dgn.check(spoilt).errors) == 1


@given(st.text(max_size=300))
def test_any_text_gives_only_documented_errors(text: str) -> None:
    """Whatever a text holds, reading and checking end, with errors of the list."""
    checked = dgn.check(text)
    assert {error.code for error in checked.errors} <= set(dgn.CODES)
    assert all(error.line >= 1 and error.column >= 1 for error in checked.errors)
    assert dgn.write(dgn.read(text)) == dgn.write(checked.record)


PIECES = st.sampled_from(
    [
        *'{}!;"[]\\$=+-<>.\n ?1',
        '[Rules "poule"]\n',
        '[Rules "matador_9"]\n',
        '[Conventions "set=18 hand=40"]\n',
        '[Deal "1"]\n',
        '[Lead "2"]\n',
        '[Hands "1: ?7; 2: ?7"]\n',
        '[Stock "?"]\n',
        '[Result "closed 1"]\n',
        '[Scores "1 2"]\n',
        '[Series "S 1/3"]\n',
        '[Seats "A; B; C; D"]\n',
        "1. ",
        "2. 6-6 ",
        "pass ",
        "0-0> =2 ",
        "+? ",
        "+6-5 ",
        "{x} ",
        "!y; ",
    ]
)


@given(st.lists(PIECES, max_size=40).map("".join))
def test_any_pieces_give_only_documented_errors(text: str) -> None:
    """Pieces of records in any order are read to the end, and written so that they come back."""
    checked = dgn.check(text)
    assert {error.code for error in checked.errors} <= set(dgn.CODES)
    written = write_record(dgn.parse(text, RecordBuilder()))
    assert write_record(dgn.parse(written, RecordBuilder())) == written or checked.record.errors


@given(st.sampled_from(TEXTS), st.data())
def test_mutated_records_give_only_documented_errors(text: str, data: st.DataObject) -> None:
    """Real records with characters changed, lost and added are checked to the end."""
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(text)))
        end = min(len(text), at + data.draw(st.integers(0, 30)))
        text = text[:at] + data.draw(PIECES) + text[end:]
    checked = dgn.check(text)
    assert {error.code for error in checked.errors} <= set(dgn.CODES)
    assert dgn.write(dgn.read(text)) == dgn.write(checked.record)

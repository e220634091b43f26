"""The reader: what the text says, part by part, and that it never stops."""

import time

import pytest

from palamede import dgn
from palamede.dgn.builder import RecordBuilder
from palamede.dgn.model import Comment, Draw, Event, Glyph, Junk, Lay, Pass, Tag


def raw(text: str) -> dgn.Record:
    """The record that says exactly what the text says."""
    record: dgn.Record = dgn.parse(text, RecordBuilder())
    return record


def items(play: str) -> tuple[dgn.Item, ...]:
    return raw(f'[Rules "poule"]\n[Deal "1"]\n{play}').parties[0].deals[0].items


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("1. 6-5>", [Lay(1, 6, 5, ">")]),
        ("1.6-5<", [Lay(1, 6, 5, "<")]),
        ("6-5", [Lay(None, 6, 5)]),
        ("1.\n6-5", [Lay(1, 6, 5)]),
        ("12. 15-18>", [Lay(12, 15, 18, ">")]),
        ("5-5 =2", [Lay(None, 5, 5, "", 2)]),
        ("5-5 !2 asks; =2", [Lay(None, 5, 5, "", 2), Event("2 asks")]),
        ("2. pass", [Pass(2)]),
        ("2. Boude BOUDE -", [Pass(2), Pass(None), Pass(None)]),
        ("2. +5-3 2. +?", [Draw(2, (3, 5)), Draw(2, None)]),
        ("$0 $255", [Glyph(0), Glyph(255)]),
        ("6-5{a}pass", [Lay(None, 6, 5), Comment("a"), Pass(None)]),
        ("6-5!3 shows 5-6;pass", [Lay(None, 6, 5), Event("3 shows 5-6"), Pass(None)]),
        ("{two\n lines; [%clk 0:01:30] !}", [Comment("two\n lines; [%clk 0:01:30] !")]),
        ('!2 says "a;b";', [Event('2 says "a;b"')]),
        ("4. {thinks} 6-5", [Comment("thinks"), Lay(4, 6, 5)]),
        ("what 6-5", [Junk("what"), Lay(None, 6, 5)]),
        ("3. what", [Junk("3. what")]),
    ],
)
def test_items(play: str, expected: list[dgn.Item]) -> None:
    """An item is read by its first character."""
    assert list(items(play)) == expected


def test_bom_and_carriage_returns_are_read() -> None:
    """A byte order mark and CR LF make no difference, nor do they to the places."""
    text = '[Rules "poule"]\n[Deal "1"]\n\n6-6 {two\nlines} what\n'
    other = "\ufeff" + text.replace("\n", "\r\n")
    assert raw(other) == raw(text)
    assert raw(other).errors == raw(text).errors != ()
    assert raw(text.replace("\n", "\r")) == raw(text)


def test_a_line_of_several_tags() -> None:
    """One line may hold several tags; quotation marks and backslashes are escaped."""
    record = raw(r'[Rules "poule"] [Event "\"A\\B\""]  [Note "x\y"]')
    assert record.parties[0].tags == (
        Tag("Event", '"A\\B"'),
        Tag("Rules", "poule"),
        Tag("Note", r"x\y"),
    )
    assert record.errors == ()


def test_conventions_hold_json() -> None:
    """A map stands in a value with its quotation marks escaped."""
    text = r'[Rules "poule"][Conventions "hand={\"2\":7,\"3\":6}"][Seats "A; B; C"][Deal "1"]'
    conventions = dgn.check(text).parties[0].table.conventions
    assert conventions is not None
    assert conventions.hand == 6


def test_sections() -> None:
    """A partie tag after a deal opens a new partie; unknown tags belong where they stand."""
    record = raw(
        '[Rules "poule"][A "1"]\n{before}\n[Deal "1"]\n[B "2"]\n6-6\n[C "3"]\n[Deal "2"]\n'
        '[Rules "voleur"]\n[Deal "1"]\n'
    )
    first, second = record.parties
    assert first.tags == (Tag("Rules", "poule"), Tag("A", "1"))
    assert first.preface == (Comment("before"),)
    assert first.deals[0].tags == (Tag("Deal", "1"), Tag("B", "2"), Tag("C", "3"))
    assert len(first.deals) == 2
    assert second.value("Rules") == "voleur"
    assert record.errors == ()


def test_a_comment_before_the_first_tag_belongs_to_the_first_partie() -> None:
    """What stands before the first tag is kept, and opens no partie of its own."""
    record = raw('{My games} [not a tag\n[Rules "poule"]\n[Deal "1"]\n')
    assert len(record.parties) == 1
    assert record.parties[0].preface[0] == Comment("My games")
    assert len(record.errors) == 3  # three words that are no items


def test_play_without_a_deal_opens_one() -> None:
    """Play before [Deal] is one error; it is kept in a deal all the same."""
    record = raw('{a} 1. 6-6 2. pass\n[Rules "poule"]\n{b}\n=2\n')
    assert [error.message.split()[0] for error in record.errors] == ["the", "the", "=2"]
    assert record.parties[0].deals[0].items == (Lay(1, 6, 6), Pass(2))
    assert record.parties[0].preface == (Comment("a"),)
    assert record.parties[1].preface == (Comment("b"),)


def test_nothing_is_a_record_without_parties() -> None:
    """An empty text is an empty record, written as an empty text."""
    assert raw("") == raw("\n \n") == dgn.Record()
    assert dgn.write(dgn.Record()) == ""


def test_a_newer_version_is_said_and_read() -> None:
    """[DGN "2"] gives a notice, and what is known is read."""
    record = dgn.read('[DGN "2"]\n[Rules "poule"]\n')
    assert record.version == 2
    assert len(record.notices) == 1
    assert "newer" in record.notices[0]
    assert record.errors == ()
    assert dgn.write(record).startswith('[DGN "2"]\n')
    assert dgn.read('[DGN "1"]\n').notices == ()


def test_places_of_items() -> None:
    """Offsets turn into lines and columns."""
    record = raw('[Rules "poule"]\n[Deal "1"]\n1. 6-6\n 2. +?')
    lay, draw = record.parties[0].deals[0].items
    assert record.place(lay.at) == (3, 4)
    assert isinstance(draw, Draw)
    assert (record.place(draw.at), record.place(draw.seat_at)) == ((4, 5), (4, 2))
    assert record.place(-1) == (0, 0)


class Recorder(dgn.Visitor):
    """Writes down which calls come."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __getattribute__(self, name: str) -> object:
        if name.startswith(("visit_", "begin_", "end_", "handle_")):
            self.calls.append(name)
        return super().__getattribute__(name)


def test_the_calls_of_a_visitor_nest() -> None:
    """A visitor is told a record part by part, and needs to care for nothing."""
    visitor = Recorder()
    text = '[DGN "1"][Rules "poule"]\n[Deal "1"]\n1. 5-5 !x; =2 2. +? 2. pass {c} $1 ?\n[Lead]'
    assert dgn.parse(text, visitor) is None
    assert visitor.calls == [
        "begin_record",
        "begin_partie",
        "visit_version",
        "visit_tag",
        "begin_deal",
        "visit_tag",
        "visit_lay",
        "visit_event",
        "visit_count",
        "visit_draw",
        "visit_pass",
        "visit_comment",
        "visit_glyph",
        "handle_error",
        "visit_junk",
        "handle_error",
        "visit_unread_tag",
        "end_deal",
        "end_partie",
        "end_record",
    ]


@pytest.mark.parametrize(
    "piece",
    [
        "{",
        "!",
        '!"',
        "1. ",
        "1.    ",
        "6-5 ",
        "6-5>   =",
        "[A",
        '[A "',
        '[A "x"] ',
        "=2 ",
        "\\",
        "$",
    ]
    + ['[A "\\', "6-6 !a;", "{a}", "1 ", "\n[A\n", '\n[Deal "1"]\n6-6 pass'],
)
def test_reading_takes_time_in_proportion(piece: str) -> None:
    """Ten times the text takes nowhere near a hundred times as long."""

    def cost(text: str) -> float:
        best = 9.0
        for _ in range(3):
            start = time.process_time()
            raw(text)
            best = min(best, time.process_time() - start)
        return best

    head = '[Rules "poule"]\n[Deal "1"]\n'
    small, large = cost(head + piece * 500), cost(head + piece * 5_000)
    assert large < 40 * small + 0.05

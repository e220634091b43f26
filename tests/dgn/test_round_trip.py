"""Text to record and back: the canonical form is stable, nothing is lost."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede import dgn
from palamede.dgn.builder import RecordBuilder
from palamede.dgn.model import (
    Comment,
    DealRecord,
    Draw,
    Event,
    Glyph,
    Item,
    Junk,
    Lay,
    PartieRecord,
    Pass,
    Record,
    Tag,
)
from palamede.dgn.tags import DEAL_TAGS, PARTIE_TAGS
from palamede.dgn.writer import WIDTH, write_record
from tests.dgn.making import DATA, EXAMPLE, GAMES, played, text_of

SAMPLES = sorted(DATA.glob("*.dgn"))

free_text = st.text(
    st.characters(exclude_characters="\r}", exclude_categories=("Cs",)), max_size=60
).filter(lambda text: not re.search(r"\n\[[^\W\d_]", text))
comments = free_text.map(Comment)
events = free_text.filter(lambda text: '"' not in text and ";" not in text).map(Event)
quotes = free_text.filter(lambda text: '"' not in text).map(lambda text: Event(f'1 says "{text}"'))
glyphs = st.integers(0, 255).map(Glyph)
remarks = st.one_of(comments, events, quotes, glyphs)
values = st.text(st.characters(exclude_characters="\r\n", exclude_categories=("Cs",)), max_size=30)
names = st.from_regex(r"[A-Za-zéÉ][A-Za-z0-9_]{0,8}", fullmatch=True).filter(
    lambda name: name not in PARTIE_TAGS and name not in DEAL_TAGS
)
unknown_tags = st.lists(st.builds(Tag, names, values), max_size=3)


@st.composite
def decorated(draw: st.DrawFn) -> Record:
    """A record of a partie that was played, with remarks and unknown tags strewn in."""
    game = draw(st.sampled_from(GAMES))
    partie = played(game, random.Random(draw(st.integers(0, 10_000))), most=2)
    plain = dgn.record_of(partie, tags={"Event": draw(values)}).parties[0]
    deals = []
    for deal in plain.deals:
        items: list[Item] = list(deal.items)
        for _ in range(draw(st.integers(0, 3))):
            items.insert(draw(st.integers(0, len(items))), draw(remarks))
        deals.append(DealRecord((*deal.tags, *draw(unknown_tags)), tuple(items)))
    preface = tuple(draw(st.lists(remarks, max_size=2)))
    head = PartieRecord((*plain.tags, *draw(unknown_tags)), tuple(deals), preface)
    return Record((head,) * draw(st.integers(1, 2)))


@given(decorated())
def test_a_record_comes_back(record: Record) -> None:
    """What is written and read again is equal, remarks and unknown tags included."""
    text = dgn.write(record)
    assert dgn.read(text) == record
    assert dgn.read(text).errors == ()
    assert dgn.write(dgn.read(text)) == text
    assert dgn.format(text) == text
    assert dgn.check(text).errors == ()


seats = st.one_of(st.none(), st.integers(1, 12))
halves = st.integers(0, 20)
acts = st.one_of(
    st.builds(
        Lay,
        seats,
        halves,
        halves,
        st.sampled_from(["", "<", ">"]),
        st.one_of(st.none(), st.integers(0, 9)),
    ),
    st.builds(Pass, seats),
    st.builds(
        Draw, seats, st.one_of(st.none(), st.tuples(halves, halves).map(lambda t: (min(t), max(t))))
    ),
)
any_deals = st.builds(
    DealRecord,
    unknown_tags.map(tuple),
    st.lists(st.one_of(acts, remarks), max_size=12).map(tuple),
)
any_parties = st.builds(
    PartieRecord,
    st.builds(lambda tags: (Tag("Round", "1"), *tags), unknown_tags),
    st.lists(any_deals, min_size=1, max_size=3).map(tuple),
    st.lists(remarks, max_size=2).map(tuple),
)


@given(st.lists(any_parties, max_size=3).map(lambda parties: Record(tuple(parties))))
def test_any_record_is_written_as_it_is(record: Record) -> None:
    """Whatever a record says, possible in a game or not, its plain text says the same."""
    text = write_record(record)
    assert dgn.parse(text, RecordBuilder()) == record
    assert dgn.write(dgn.read(text)) == dgn.write(record)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_samples_have_a_stable_canonical_form(path: object) -> None:
    """Reformatting twice is reformatting once, and says the same as the text did."""
    text = path.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    formatted = dgn.format(text)
    assert dgn.format(formatted) == formatted
    assert dgn.read(formatted) == dgn.read(text)
    assert dgn.check(formatted).errors == ()


def test_the_example_is_canonical() -> None:
    """The example of the format is its own canonical form, byte for byte."""
    assert dgn.format(EXAMPLE) == EXAMPLE


def test_canonical_form_of_a_careless_text() -> None:
    """Seats, sides, counts, closing passes and the spelling of values are put right."""
    text = """\
[Seats "Anne ;Bruno"] [Rules "Cinq-Partout"]
[Conventions "Set=6  hand=2 stake=3 table=strict"]
[Deal "01"]
[Stock "?24"] [Lead " 1 "]
[Hands "2:5-0 ? ;1: 5-5 2-1"]
[Note "kept"] [Result "Closed 1"]
5-5 5-0 - -
"""
    assert dgn.format(text) == (
        """\
[DGN "1"]
[Rules "cinq_partout"]
[Conventions "set=6 hand=2"]
[Seats "Anne; Bruno"]
[Table "strict"]
[Stake "3"]

[Deal "1"]
[Lead "1"]
[Hands "1: 5-5 1-2; 2: 0-5 ?"]
[Stock "?24"]
[Result "closed 1"]
[Note "kept"]

1. 5-5 =2 2. 5-0> =2 1. pass 2. pass
"""
    )


def test_closing_passes_are_written() -> None:
    """Passes that prove a closed game are added where they were left out."""
    text = '[Rules "domino"]\n[Conventions "set=2 hand=2"]\n[Deal "1"]\n[Hands "1: 0-0 1-2; 2: '
    text += '1-1 2-2"]\n[Stock "0-1 0-2"]\n0-0 pass'
    assert dgn.format(text).endswith("1. 0-0 2. pass 1. pass\n")


def test_lines_of_play_are_at_most_100_columns() -> None:
    """Play is wrapped; a long comment stays whole."""
    text = text_of(played(GAMES[13], random.Random(4)))
    assert max(map(len, text.split("\n\n")[-1].splitlines())) <= WIDTH
    long = "x" * 150
    record = Record((PartieRecord((), (DealRecord((), (Comment(long), Lay(1, 6, 6))),)),))
    assert write_record(record).endswith(f"{{{long}}}\n1. 6-6\n")


def test_what_cannot_be_read_cannot_be_reformatted() -> None:
    """A text that would lose something is refused, with the errors in the way."""
    with pytest.raises(dgn.FormatError, match="syntax") as caught:
        dgn.format('[Rules "poule"]\n[Deal "1"]\n6-6 what\n[Lead 1]')
    assert [error.code for error in caught.value.errors] == ["syntax", "syntax"]


def test_errors_survive_reformatting() -> None:
    """What is wrong by the rules is kept as it is."""
    text = '[Rules "domino"]\n[Deal "1"]\n[Marks "1 0"]\n1. 6-6 1. 6-5 5-6 1-1 4-4\n'
    formatted = dgn.format(text)
    assert dgn.format(formatted) == formatted
    assert [error.code for error in dgn.check(formatted).errors] == ["wrong-seat"]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Comment("a } b"), "record-brace"),
        (lambda: Comment('a\n[Deal "1"]'), "record-comment"),
        (lambda: Event("a;b"), "record-event"),
        (lambda: Event('a "b'), "record-event"),
        (lambda: Event("a\rb"), "record-event"),
        (lambda: Glyph(256), "record-glyph"),
        (lambda: Tag("1st", ""), "record-tag"),
        (lambda: Tag("A", "two\nlines"), "record-tag"),
        (lambda: DealRecord((Tag("Rules", "poule"),)), "record-place"),
        (lambda: DealRecord((Tag("Lead", "1"), Tag("Lead", "2"))), "record-twice"),
        (lambda: PartieRecord((Tag("Lead", "1"),)), "record-place"),
        (lambda: PartieRecord((), (), (Pass(1),)), "record-preface"),
        (lambda: Record((PartieRecord(), PartieRecord())), "record-empty"),
        (lambda: Record((), 2), "record-version"),
    ],
)
def test_what_cannot_be_written_cannot_be_made(make: object, code: str) -> None:
    """A record that no text could hold is refused when it is made."""
    with pytest.raises(dgn.RecordError) as caught:
        make()  # type: ignore[operator]
    assert caught.value.code == code


def test_junk_never_turns_into_a_tag() -> None:
    """A word that begins with a bracket is not written at the start of a line."""
    record = dgn.parse('[Rules "poule"]\n[Deal "1"]\n [Lead 6-6', RecordBuilder())
    assert record.parties[0].deals[0].items[0] == Junk("[Lead")
    assert dgn.parse(write_record(record), RecordBuilder()) == record


def test_values_with_errors_are_left_as_they_are() -> None:
    """What cannot be read in a value is not touched, and stays an error."""
    text = """\
[DGN "1"]
[Rules "backgammon "]
[Conventions "stake=2 table= table=old"]
[Series "nothing"]
[Table "strict"]
[Stake "3"]

[Deal "one"]
[Lead "Anne"]
[Hands "1: 0:0"]
[Stock "x"]
[Result "won"]
[Marks "6, 0"]
[Scores ""]

1. 6-6
"""
    assert dgn.format(text) == text
    known = text.replace("backgammon ", "poule").replace("table= ", "").replace("table=old", "")
    known = known.replace("stake=2 ", "stake=3")
    assert '[Hands "1: 0:0"]\n[Stock "x"]' in dgn.format(known)
    assert "Conventions" not in dgn.format(known)


def test_a_void_deal_keeps_its_reason() -> None:
    """The words after void are kept."""
    text = '[Rules "domino"]\n[Deal "1"]\n[Result "Void  seen  tiles"]\n1. 6-6'
    assert '[Result "void seen  tiles"]' in dgn.format(text)


def test_a_partie_without_known_tags_is_parted_by_its_version() -> None:
    """A partie that has only unknown tags begins with the version, so that it is one of its own."""
    deal = DealRecord((Tag("Deal", "1"),), (Lay(1, 6, 6),))
    record = Record((PartieRecord((), (deal,)), PartieRecord((Tag("A", "b"),), (deal,))))
    assert write_record(record).count('[DGN "1"]') == 2
    assert dgn.parse(write_record(record), RecordBuilder()) == record

"""What is wrong in a record is said wholly in the language of the reader."""

from __future__ import annotations

import re

import pytest

from palamede.dgn.errors import MESSAGES
from palamede.i18n import LANGUAGES, Translator
from tests.cli.running import palamede

HEAD = '[Rules "tete_a_tete"]\n[Seats "A; B"]\n'
DEAL = HEAD + '[Deal "1"]\n'

SLIPS = {
    "version": '[DGN "x"]\n' + HEAD,
    "date": HEAD + '[Date "yesterday"]\n',
    "series": HEAD + '[Series "x"]\n',
    "seats": '[Rules "tete_a_tete"]\n[Seats "A;;B"]\n',
    "stake": HEAD + '[Stake "x"]\n',
    "deal": HEAD + '[Deal "x"]\n',
    "lead": DEAL + '[Lead "x"]\n',
    "hands": DEAL + '[Hands "x"]\n',
    "tile of a hand": DEAL + '[Hands "1: 3-x"]\n',
    "stock": DEAL + '[Stock "3-x"]\n',
    "result": DEAL + '[Result "x"]\n',
    "marks": DEAL + '[Marks "x"]\n',
    "scores": DEAL + '[Scores "1 2 3"]\n',
    "play before a deal": HEAD + "6-6\n",
    "impossible hands": HEAD + '[Conventions "hand=99"]\n',
    "unknown switch": HEAD + '[Conventions "xyzzy=1"]\n',
    "too large a set": HEAD + '[Conventions "set=99"]\n',
    "not yet": HEAD + '[Conventions "layout=cross"]\n',
    "no setting": HEAD + '[Conventions "x"]\n',
    "no effect": HEAD + '[Conventions "matador=lengthwise"]\n',
    "unknown rules": '[Rules "xyzzy"]\n[Seats "A; B"]\n',
}
ENGLISH = re.compile(
    r"\b(the|from|with|such as|must be|number|write|take|there is|near it|not yet|has no effect)\b"
)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("slip", SLIPS)
def test_no_english_is_left_in_a_message(slip: str, language: str) -> None:
    english = palamede("check", "-", stdin=SLIPS[slip])
    said = palamede("check", "-", "--lang", language, stdin=SLIPS[slip])
    assert english.status == said.status == 1
    assert english.out.count("\n") == said.out.count("\n") == 2  # one slip, one error
    assert ENGLISH.search(english.out.splitlines()[0])
    assert not ENGLISH.search(said.out.splitlines()[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_record_is_in_every_language(language: str) -> None:
    tr = Translator(language)
    missing = [key for key in MESSAGES if not tr.has(f"record-{key.replace('.', '-')}")]
    assert missing == []


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "newer than version 1"), ("fr", "plus récente"), ("es", "más nueva que la versión 1")],
)
def test_a_newer_version_is_told_in_the_reader_s_language(language: str, words: str) -> None:
    ran = palamede("check", "-", "--lang", language, stdin='[DGN "7"]\n' + HEAD)
    assert ran.status == 0 and words in ran.err and "7" in ran.err

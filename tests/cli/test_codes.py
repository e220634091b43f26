"""``palamede rules --code``."""

from __future__ import annotations

import pytest

from palamede.dominoes.faults import CODES, KINDS
from palamede.i18n import LANGUAGES
from tests.cli.running import palamede


def told(*names: str, language: str = "en") -> str:
    ran = palamede("rules", "--code", *names, "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    return " ".join(ran.out.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(CODES))
def test_every_article_of_a_code_stands_there(name: str, language: str) -> None:
    out = told(name, language=language)
    assert f"{CODES[name].display[language]} ({name})" in out
    for article in CODES[name].articles:
        assert f"[{', '.join(article.rows)}]" in out.replace("- ", "-")
        for kind in article.kinds:
            assert KINDS[kind][language] in out


@pytest.mark.rule("GEN-07")
def test_the_codes_stand_side_by_side_by_kind() -> None:
    out = told("encyclopedie", "academie", "manuel", "fed")
    # Of a tile covered the four say: general 4, 8 and 10, the manuel; the federation is cut off.
    cells = out.partition("(misplay)")[2].partition("(wrong_end)")[0]
    assert "encyclopedie general 4" in cells and "academie" in cells and "fed unknown" in cells


def test_a_silent_code_is_called_silent_and_one_cut_off_unknown() -> None:
    out = told("rocoh", "mexico", "fid")
    assert "mexico silent" in out
    assert "unknown: The articles after the sixth were not seen." in out


def test_all_codes_without_a_name() -> None:
    out = told()
    assert all(f"({name})" in out for name in CODES)


def test_a_code_that_is_none() -> None:
    ran = palamede("rules", "--code", "sharia")
    assert ran.status == 2 and "codes are encyclopedie" in ran.err

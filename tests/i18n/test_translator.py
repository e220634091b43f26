"""The translator: choice of language, variables, fallbacks, errors, and what importing it costs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from palamede.dominoes import presets
from palamede.dominoes.errors import PalamedeError
from palamede.i18n import (
    LANGUAGES,
    MissingMessageError,
    Translator,
    UnknownLanguageError,
    choose_language,
)
from palamede.i18n import translator as module


@pytest.mark.parametrize(
    ("option", "environ", "expected"),
    [
        ("fr", {"LANG": "es_ES.UTF-8"}, "fr"),
        ("FR_ca", {}, "fr"),
        ("español", {}, "es"),
        (None, {"PALAMEDE_LANG": "es", "LC_ALL": "fr_FR"}, "es"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "es_ES.UTF-8"}, "fr"),
        (None, {"LC_MESSAGES": "es_MX", "LANG": "fr_FR"}, "es"),
        (None, {"LC_ALL": "", "LANG": "fr_BE.UTF-8@euro"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"PALAMEDE_LANG": "klingon", "LANG": "fr_FR"}, "fr"),
        (None, {}, "en"),
    ],
)
def test_language_is_the_option_else_the_environment_else_english(
    option: str | None, environ: dict[str, str], expected: str
) -> None:
    assert choose_language(option, environ) == expected


def test_a_language_asked_for_must_be_known() -> None:
    with pytest.raises(UnknownLanguageError, match="'klingon': choose one of en, fr, es"):
        choose_language("klingon", {})
    with pytest.raises(UnknownLanguageError):
        Translator("klingon")


def test_a_message_takes_its_variables_and_its_plural() -> None:
    tr = Translator("fr", strict=True)
    assert tr("can-draw", tiles=1).count("il en reste un ") == 1
    assert tr("can-draw", tiles=3).count("il en reste 3 ") == 1


def test_a_list_is_joined() -> None:
    assert Translator("es").listing(["a", "b", "c"]) == "a, b y c"
    assert Translator("fr").listing(["a", "b"], last="or") == "a ou b"
    assert Translator("en").listing(["a"]) == "a"


def test_strict_refuses_what_is_missing() -> None:
    tr = Translator("fr", strict=True)
    with pytest.raises(MissingMessageError, match="no-such-message"):
        tr("no-such-message")
    with pytest.raises(MissingMessageError, match="name"):
        tr("end-domino")


def test_in_use_a_missing_message_is_said_in_english_or_shown_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    catalogue = module._catalogue
    monkeypatch.setattr(
        module, "_catalogue", lambda language: {} if language == "fr" else catalogue(language)
    )
    assert Translator("fr")("side-left") == "left"
    assert Translator("fr")("no-such-message") == "no-such-message"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "settings", "part"),
    [
        ("voleur", ["hand=9"], "set=7"),
        ("voleur", ["set=18", "hand=60"], "hand=47"),
        ("tete_a_tete", ["hand=200"], "200"),
        ("voleur", ["matador=lengthwise"], "join=seven"),
        ("voleur", ["redeal=[1]"], "redeal"),
        ("voler", [], "voleur"),
        ("poule", ["players=9"], "9"),
        ("poule", ["colour=red"], "colour"),
    ],
)
def test_errors_of_the_game_are_said_in_each_language(
    language: str, rules: str, settings: list[str], part: str
) -> None:
    with pytest.raises(PalamedeError) as caught:
        presets.conventions(rules, settings)
    sentence = Translator(language, strict=True).error(caught.value)
    assert part in sentence
    assert (sentence == str(caught.value)) <= (language == "en")


def test_an_error_without_a_message_is_said_in_its_own_words() -> None:
    assert Translator("fr").error(KeyError("x")) == "'x'"
    unknown = PalamedeError("in its own words", code="no-such-code")
    assert Translator("fr").error(unknown) == "in its own words"


def test_importing_the_package_loads_neither_fluent_nor_a_file() -> None:
    program = "import sys, palamede.i18n; print('fluent' in sys.modules, 'babel' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout == "False False\n"


def test_one_sentence_reads_one_file() -> None:
    module._bundle.cache_clear()
    Translator("en")("end-domino", name="Anne")
    assert module._bundle.cache_info().currsize == 1


def test_numbers_and_texts_beyond_measure_are_written_out_or_cut() -> None:
    """Fluent alone fails on the first and writes "{???}" for the second."""
    tr = Translator("fr", strict=True)
    assert str(10**40) in tr("error-draw-no-deal", file="f", partie=1, deal=10**40)
    cut = tr("command-no-file", file="x" * 9000)
    assert "xxx…" in cut and "???" not in cut

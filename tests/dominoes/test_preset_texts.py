"""Every game, switch and value has its words in three languages."""

from __future__ import annotations

import re

import pytest

from palamede.dominoes.preset_texts import PRESET_TEXTS, SWITCH_TEXTS, VALUE_TEXTS, value_text
from palamede.dominoes.presets import PRESETS
from palamede.dominoes.switches import SWITCHES
from palamede.dominoes.text import LANGUAGES, Text


def differ(text: Text) -> bool:
    """Whether the three languages are all there and no two alike."""
    return len({text[lang] for lang in LANGUAGES} - {""}) == len(LANGUAGES)


def test_every_preset_has_a_title_and_a_summary() -> None:
    assert set(PRESET_TEXTS) == set(PRESETS)


@pytest.mark.parametrize("name", PRESET_TEXTS)
def test_a_summary_is_one_paragraph_for_a_newcomer(name: str) -> None:
    title, summary = PRESET_TEXTS[name].title, PRESET_TEXTS[name].summary
    assert differ(summary)
    for lang in LANGUAGES:
        assert title[lang] == title[lang].strip() != ""
        assert not title[lang].endswith(".")
        assert summary[lang].endswith(".")
        assert "\n" not in summary[lang]
        assert 200 <= len(summary[lang]) <= 700


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_presets_share_a_title_or_a_sentence(lang: str) -> None:
    titles = [text.title[lang] for text in PRESET_TEXTS.values()]
    assert len(set(titles)) == len(titles)
    told = [s for text in PRESET_TEXTS.values() for s in re.split(r"(?<=\.) ", text.summary[lang])]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("pot", ()),
        ("poule", ("100",)),
        ("voleur", ("100",)),
        ("matador_9", ("55", "100")),
        ("cinq_partout", ("31",)),
        ("trois_partout", ("50",)),
        ("tete_a_tete_10", ("100",)),
    ],
)
def test_a_summary_gives_the_same_figures_as_the_conventions(
    name: str, figures: tuple[str, ...]
) -> None:
    summary = PRESET_TEXTS[name].summary
    numbers = [re.findall(r"\b\d{2,}\b", summary[lang]) for lang in LANGUAGES]
    assert all(tuple(found) == figures for found in numbers)
    if figures:
        assert int(figures[-1]) == PRESETS[name].conventions().target


def test_every_switch_is_described_in_the_order_of_the_vocabulary() -> None:
    assert list(SWITCH_TEXTS) == list(SWITCHES)


@pytest.mark.parametrize("name", SWITCH_TEXTS)
def test_a_switch_is_described_in_one_sentence(name: str) -> None:
    text = SWITCH_TEXTS[name]
    assert differ(text)
    for lang in LANGUAGES:
        assert text[lang].endswith(".")
        assert text[lang].count(". ") == 0


@pytest.mark.parametrize("name", [s.name for s in SWITCHES.values() if s.values])
def test_every_value_of_a_choice_has_a_label(name: str) -> None:
    values = SWITCHES[name].values
    assert [str(value) for value in values if value_text(name, value) is None] == []
    assert set(VALUE_TEXTS[name]) == {str(value) for value in values}
    labels = [label for label in map(VALUE_TEXTS[name].get, map(str, values)) if label]
    for lang in LANGUAGES:
        assert len({label[lang] for label in labels}) == len(labels)


def test_a_label_is_short_and_no_sentence() -> None:
    for switch, labels in VALUE_TEXTS.items():
        for value, label in labels.items():
            for lang in LANGUAGES:
                assert 0 < len(label[lang]) <= 70, (switch, value)
                assert not label[lang].endswith("."), (switch, value)


@pytest.mark.parametrize(
    ("switch", "value"), [("target", 100), ("removed", ()), ("hand", 7), ("chess", "mate")]
)
def test_a_number_a_list_and_a_stranger_have_no_label(switch: str, value: object) -> None:
    assert value_text(switch, value) is None

"""What can be played here: games, their switches, bots; the same for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from palamede.dominoes import presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults.kinds import KINDS
from palamede.dominoes.preset_texts import PRESET_TEXTS, SWITCH_TEXTS, value_text
from palamede.dominoes.presets import PRESETS
from palamede.dominoes.reference import ROWS
from palamede.dominoes.reference.originals import ORIGINALS
from palamede.dominoes.switches import SWITCHES, Switch
from palamede.dominoes.text import Text
from palamede.engine import players
from palamede.i18n import LANGUAGES
from palamede.table.old import forgetful
from palamede.web.messages import Bot, FaultArticle, FaultTexts, Game, SwitchText

__all__ = ["bots", "faults", "games", "switches", "title", "words"]


def words(text: Text | Mapping[str, str]) -> dict[str, str]:
    """Return a text by language."""
    return {language: text[language] for language in LANGUAGES}


def title(rules: str | None) -> dict[str, str]:
    """Return the title of a game; the name itself if it is none of ours."""
    text = PRESET_TEXTS.get(rules or "")
    if text is None:
        return dict.fromkeys(LANGUAGES, rules or "?")
    return words(text.title)


@cache
def games() -> tuple[Game, ...]:
    """Return the games of the books."""
    return tuple(
        Game(
            name=preset.name,
            title=words(PRESET_TEXTS[preset.name].title),
            summary=words(PRESET_TEXTS[preset.name].summary),
            players=list(preset.players),
            switches=_told(preset.conventions()),
            hands={
                str(players): presets.conventions(preset.name, players=players).hand
                for players in preset.players
            },
        )
        for preset in PRESETS.values()
    )


def _told(conventions: Conventions) -> dict[str, Any]:
    always = ("hand", "target", "set", "stake")
    return {
        name: plain(getattr(conventions, name))
        for name, switch in SWITCHES.items()
        if name in always or getattr(conventions, name) != switch.default
    }


def plain(value: Any) -> Any:
    """Return the value of a switch as JSON has it."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list | frozenset):
        return [plain(each) for each in value]
    return str(value)


@cache
def switches() -> tuple[SwitchText, ...]:
    """Return the switches of the rules."""
    return tuple(_switch(switch) for switch in SWITCHES.values())


def _switch(switch: Switch) -> SwitchText:
    number = switch.form == "integer"
    texts = {value: value_text(switch.name, value) for value in switch.playable}
    return SwitchText(
        name=switch.name,
        text=words(SWITCH_TEXTS[switch.name]),
        form=switch.form,
        default=plain(switch.default),
        values=[plain(value) for value in switch.playable],
        value_texts={str(value): words(text) for value, text in texts.items() if text is not None},
        least=switch.least if number else None,
        most=switch.most if number else None,
    )


_RULING = ("FAULT", "RENONCE", "GEN", "VOL", "POULE", "SERVE", "VOC", "CINQ")
"""Families in which there are rows that a referee cites."""


@cache
def faults() -> FaultTexts:
    """Return what a table à l'ancienne needs to name faults and to show the articles."""
    return FaultTexts(
        kinds={kind: words(text) for kind, text in KINDS.items()},
        rows={
            row.id: FaultArticle(text=words(row.text), sources=list(row.sources))
            for row in ROWS.values()
            if row.family in _RULING
        },
        originals={code: dict(articles) for code, articles in ORIGINALS.items()},
        forgetful={
            "renege": round(100 * forgetful.RENONCE),
            "claims": round(100 * forgetful.MISSED_CLAIMS),
            "announcements": round(100 * forgetful.MISSED_ANNOUNCEMENTS),
        },
    )


def bots() -> list[Bot]:
    """Return the bots that people are offered, from the weakest to the strongest."""
    return [_bot(name) for name in players.LEVELS]


def _bot(name: str) -> Bot:
    bot = Bot(name=name, title=_bot_title(name))
    strength = players.STRENGTHS.get(name)
    if strength is not None:
        bot.over, bot.marks = strength.over, strength.marks
    return bot


def _bot_title(name: str) -> dict[str, str]:
    about: Any = players.DESCRIPTIONS.get(name)
    if about is None:
        return dict.fromkeys(LANGUAGES, name.capitalize())
    return dict.fromkeys(LANGUAGES, about) if isinstance(about, str) else words(about)

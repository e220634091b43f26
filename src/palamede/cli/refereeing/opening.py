"""Opening a sheet at the terminal, and seating the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from palamede.dominoes import presets
from palamede.dominoes.faults import CODES
from palamede.dominoes.preset_texts import PRESET_TEXTS
from palamede.dominoes.seatnames import DEAD_HAND

if TYPE_CHECKING:
    from palamede.cli.refereeing.asking import Asker
    from palamede.dominoes.series import Series
    from palamede.i18n import Translator

__all__ = ["ask_opening", "ask_seats"]


def ask_opening(ask: Asker, tr: Translator) -> dict[str, Any]:
    """Ask for game, code, names and stake; return the entry that opens a sheet."""
    lang = tr.language
    games = [(name, f"{PRESET_TEXTS[name].title[lang]} ({name})") for name in presets.PRESETS]
    game = ask.choice(tr("arbiter-game"), games)
    names = ask.words(tr("arbiter-names"))
    settings = ask.text(tr("arbiter-settings")).split()
    codes = [(code.name, code.display[lang]) for code in CODES.values()]
    code = ask.choice(tr("arbiter-code"), codes)
    due = presets.get(game).conventions(len(names)).stake
    return {
        "type": "opened",
        "rules": game,
        "settings": settings,
        "code": code,
        "names": names,
        "stake": ask.number(tr("arbiter-stake", due=due), empty=due),
    }


def ask_seats(ask: Asker, tr: Translator, series: Series) -> dict[str, Any]:
    """Ask for lots, or for the places as they are; return the entry."""
    how = ask.choice(
        tr("arbiter-how-seated"),
        [("lots", tr("arbiter-by-lots")), ("places", tr("arbiter-by-places"))],
    )
    if how == "lots":
        return {"type": "lots", "rounds": _lots(ask, tr, list(series.players))}
    living = list(series.players)
    if series.conventions.sides == "dead_hand":
        living.append(DEAD_HAND)
    print(tr("arbiter-players", names=", ".join(living)))
    places = ask.words(tr("arbiter-places"))
    leader = None
    if series.conventions.first_lead != "highest_double":
        seats = [(seat, name) for seat, name in enumerate(places, 1)]
        leader = ask.choice(tr("arbiter-who-leads"), seats)
    return {"type": "seated", "places": places, "leader": leader}


def _lots(ask: Asker, tr: Translator, players: Sequence[str]) -> list[dict[str, str]]:
    """Ask for the tiles drawn; those who drew equal ones draw again."""
    rounds: list[dict[str, str]] = []
    again = list(players)
    while again:
        drawn = {name: ask.tile(tr("arbiter-lot", name=name)) for name in again}
        rounds.append({name: str(tile) for name, tile in drawn.items()})
        totals = [tile.pips for tile in drawn.values()]
        again = [name for name in again if totals.count(drawn[name].pips) > 1]
    return rounds

"""What a ruling does, said in short sentences; and where its article stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from palamede.arbiter.words import PLAYS, TILES, WORDS
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import CODES, Article, Effects, Ruling
from palamede.dominoes.faults.codes.tournament_data import TOURNAMENT_CODES
from palamede.dominoes.reference import ROWS
from palamede.dominoes.reference.originals import original
from palamede.dominoes.text import Text

__all__ = ["article_text", "cite", "original_of", "tell_effects"]

Named = Callable[[str], str]

_DEALS: Final = {
    "void": Text("the deal is annulled", "le coup est nul", "la mano es nula"),
    "stops": Text("the deal stops uncounted", "le coup s'arrête sans compte", "la mano se corta"),
}
_LEADS: Final = {
    "stays": Text("the same player leads again", "le même joueur pose", "sale el mismo jugador"),
    "passes": Text("the lead passes", "la pose passe", "la salida pasa"),
    "offended_side": Text(
        "the injured side leads", "le camp lésé pose", "sale el bando perjudicado"
    ),
    "true_leader": Text("the true leader leads", "le vrai poseur pose", "sale quien debía salir"),
}
_PARTIES: Final = {
    "lost": Text("{0} loses the partie", "{0} perd la partie", "{0} pierde la partida"),
    "void": Text("the partie is void", "la partie est nulle", "la partida es nula"),
    "ends": Text(
        "the partie ends without a winner",
        "la partie finit sans gagnant",
        "la partida acaba sin ganador",
    ),
    "simple": Text(
        "the partie can be won simple only",
        "la partie ne peut être gagnée que simple",
        "la partida sólo puede ganarse simple",
    ),
}
_MARKS: Final = Text("{0} marks {1}", "{0} marque {1}", "{0} anota {1}")
_LOSES: Final = Text("{0} loses {1} points", "{0} perd {1} points", "{0} pierde {1} tantos")
_BARRED: Final = Text(
    "{0} marks nothing for this deal", "{0} ne marque rien à ce coup", "{0} no anota en esta mano"
)
_MATCH: Final = Text("{0} loses the match", "{0} perd le match", "{0} pierde el partido")
_CALLED: Final = Text(
    "the hands of {0} lie open and are called by {1}",
    "le jeu de {0} est abattu et appelé par {1}",
    "las manos de {0} se descubren y las manda {1}",
)
_FORBID: Final = Text(
    "{0} may not open the {1}", "{0} ne peut ouvrir le {1}", "{0} no puede abrir el {1}"
)
_CHOOSERS: Final = {
    "owner": Text("he chooses the end", "il choisit le bout", "él elige el extremo"),
    "adversary": Text(
        "the adversary chooses the end",
        "l'adversaire choisit le bout",
        "el rival elige el extremo",
    ),
}
_WARNING: Final = Text("a warning", "un avertissement", "una advertencia")


def tell_effects(
    effects: Effects, conventions: Conventions, names: tuple[str, ...], offender: int, lang: str
) -> list[str]:
    """Return the effects of a ruling as short sentences in a language; empty for none.

    ``names``: of the seats.
    """

    def side(seat: int) -> str:
        return " + ".join(names[n - 1] for n in conventions.seats_of(conventions.side_of(seat)))

    def said() -> Iterator[str]:
        for seat, points in effects.marks.items():
            text = _MARKS if points >= 0 else _LOSES
            yield text[lang].format(side(seat), abs(points))
        for seat in effects.barred:
            yield _BARRED[lang].format(side(seat))
        for table, value in (
            (PLAYS, effects.play),
            (_CHOOSERS, effects.chooser),
            (TILES, effects.tiles),
            (_DEALS, effects.deal),
            (_LEADS, effects.lead),
        ):
            if value is not None and value in table:
                yield table[value][lang]
        if effects.hands == "called":
            caller = names[effects.caller - 1] if effects.caller else "?"
            yield _CALLED[lang].format(side(offender), caller)
        if effects.forbid is not None:
            yield _FORBID[lang].format(names[effects.forbid[0] - 1], effects.forbid[1])
        if effects.partie in _PARTIES:
            yield _PARTIES[effects.partie][lang].format(side(offender))
        if effects.match:
            yield _MATCH[lang].format(side(offender))
        if any(effects.accounts):
            paid = zip(names, effects.accounts, strict=True)
            listed = ", ".join(f"{name} {amount:+d}" for name, amount in paid if amount)
            yield f"{WORDS['accounts'][lang]}: {listed}"
        if effects.warning:
            yield _WARNING[lang]

    return list(said())


def cite(ruling: Ruling, lang: str) -> str:
    """Return where the ruling stands: the code, the article, the row."""
    code = CODES[ruling.code].display[lang]
    parts = [code, *(part for part in (ruling.article, ruling.row) if part)]
    return ", ".join(dict.fromkeys(parts))


def original_of(ruling: Ruling) -> str | None:
    """Return the article in the book's own French, None where it is no old book's."""
    if not ruling.article:
        return None
    return original(ruling.code, ruling.article, ruling.row or "")


def article_text(code: str, article: Article) -> Text:
    """Return what an article says, in our words."""
    rows = [ROWS[row].text for row in article.rows if row in ROWS]
    if not rows:
        data = next(each for each in TOURNAMENT_CODES if each.name == code)
        rows = [rule.note for rule in data.rules if rule.article == article.number]
    rows = list(dict.fromkeys(rows))
    return Text(*(" ".join(row[lang] for row in rows) for lang in ("en", "fr", "es")))

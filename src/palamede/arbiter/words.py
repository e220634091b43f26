"""The words of the printed sheet and of the referee's card, in three languages."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from palamede.dominoes.text import Text

__all__ = ["COLON", "OPTIONS", "PLAYS", "SEMICOLON", "TILES", "WORDS", "option_text"]

COLON: Final = Text(": ", " : ", ": ")
SEMICOLON: Final = Text("; ", " ; ", "; ")
"""French parts these from the word before."""

WORDS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "sheet": Text("Score sheet", "Feuille de marque", "Hoja de tantos"),
        "card": Text("Referee's card", "Carte de l'arbitre", "Tarjeta del árbitro"),
        "code": Text("Code", "Code", "Código"),
        "stake": Text("Stake", "Mise", "Apuesta"),
        "partie": Text("Partie", "Partie", "Partida"),
        "deal": Text("Deal", "Coup", "Mano"),
        "leads": Text("Leads", "Pose", "Sale"),
        "mixes": Text("Mixes", "Mêle", "Mezcla"),
        "end": Text("End", "Fin", "Final"),
        "left": Text("Left in hand", "Restes", "Restos"),
        "marks": Text("Marks", "Points", "Tantos"),
        "totals": Text("Totals", "Totaux", "Totales"),
        "domino": Text("domino", "domino", "dominó"),
        "closed": Text("closed", "fermé", "cerrada"),
        "reached": Text("reached", "atteint", "alcanzado"),
        "void": Text("void", "nul", "nula"),
        "incidents": Text("Incidents", "Incidents", "Incidentes"),
        "accounts": Text("Accounts", "Comptes", "Cuentas"),
        "won_by": Text("Won by", "Gagnée par", "Ganada por"),
        "times": Text("worth", "vaut", "vale"),
        "drawn": Text("won by nobody", "gagnée par personne", "no la gana nadie"),
        "fault": Text("Fault", "Faute", "Falta"),
        "until": Text("Until when", "Jusqu'à quand", "Hasta cuándo"),
        "ruling": Text("Ruling", "Décision", "Decisión"),
        "article": Text("Article", "Article", "Artículo"),
        "moments": Text("Moments of a claim", "Moments d'une réclamation", "Momentos"),
        "silent": Text("Where the code is silent", "Où le code se tait", "Donde el código calla"),
        "silent_book": Text(
            "The Encyclopédie rules; where it is silent too, what the game needs to go on is done "
            "and nothing is marked, lost or annulled (GEN-07).",
            "L'Encyclopédie décide ; où elle se tait aussi, on fait ce qu'il faut pour continuer, "
            "sans rien marquer, perdre ni annuler (GEN-07).",
            "Decide la Encyclopédie; donde también calla, se hace lo necesario para seguir, sin "
            "anotar, perder ni anular nada (GEN-07).",
        ),
        "silent_tournament": Text(
            "No article: what the game needs to go on is done; nothing is marked, lost or "
            "annulled. A tile that fits nowhere or came out of turn returns, a pass stands.",
            "Pas d'article : on fait ce qu'il faut pour continuer ; rien n'est marqué, perdu ni "
            "annulé. Un dé qui ne va pas ou joué hors de son tour se reprend, un boudé est acquis.",
            "Sin artículo: se hace lo necesario para seguir; nada se anota, pierde ni anula. La "
            "ficha que no entra o fuera de turno vuelve, el pase vale.",
        ),
        "unknown": Text("unknown", "inconnu", "desconocido"),
        "always": Text("every fault", "toute faute", "toda falta"),
        "referee": Text("The referee", "L'arbitre", "El árbitro"),
        "galerie": Text("The galerie", "La galerie", "La galería"),
        "against_himself": Text("overturned", "renversé", "revocado"),
        "upheld": Text("upheld", "confirmé", "confirmado"),
        "none": Text("nothing is changed", "rien n'est changé", "nada cambia"),
        "facts": Text("What to ask", "À demander", "Qué preguntar"),
        "side": Text("side", "camp", "bando"),
    }
)

PLAYS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "stands": Text("it stands", "c'est acquis", "vale lo hecho"),
        "done_over": Text(
            "it is taken back and done over",
            "on reprend et rejoue",
            "se retira y se juega de nuevo",
        ),
        "restored": Text(
            "play is resumed from the fault", "on rejoue depuis la faute", "se juega desde la falta"
        ),
        "returns": Text(
            "the tile returns to its owner", "le dé revient à son joueur", "la ficha vuelve"
        ),
        "lies_open": Text(
            "the tile lies face up and is laid at the first turn at which it fits",
            "le dé reste découvert et se pose au premier tour où il va",
            "la ficha queda descubierta y se pone en el primer turno en que entre",
        ),
        "must_play": Text("the tile must be laid", "le dé doit être posé", "la ficha debe ponerse"),
        "other_end": Text(
            "it is laid at the other end", "il se pose à l'autre bout", "se pone en el otro extremo"
        ),
        "named_tile": Text(
            "the tile named must be laid", "le dé nommé doit être posé", "se pone la nombrada"
        ),
        "may_lay": Text("he may lay now", "il peut poser", "puede poner ahora"),
        "may_lay_later": Text(
            "he may lay it later", "il peut le poser plus tard", "puede ponerla más tarde"
        ),
        "at_turn": Text(
            "it is laid at its turn only", "il ne se pose qu'à son tour", "sólo se pone en su turno"
        ),
        "put_right": Text("it is put right", "on remet en ordre", "se corrige"),
    }
)
"""What becomes of the tile or the pass."""

TILES: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "from_stock": Text("drawn from the stock", "prend au talon", "toma del pozo"),
        "drawn_back": Text(
            "an adversary draws the excess unseen, back to the stock",
            "un adversaire tire l'excédent sans voir et le rend au talon",
            "un rival saca el exceso sin mirar y lo devuelve al pozo",
        ),
        "kept": Text("the tiles are kept", "il garde les dés", "se queda las fichas"),
        "from_astray": Text("takes those astray", "prend les dés égarés", "toma las extraviadas"),
        "to_stock_up": Text(
            "they go to the stock face up",
            "ils vont au talon découverts",
            "van al pozo boca arriba",
        ),
        "looked_for": Text("they are looked for", "on les cherche", "se buscan"),
        "plays_on": Text("one plays on so", "on continue ainsi", "se sigue así"),
    }
)
"""What is done to a hand of the wrong size."""

OPTIONS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "goes_on": Text("go on", "continuer", "seguir"),
        "play_on": Text("play on", "continuer", "seguir"),
        "keep": Text("keep it", "garder", "mantener"),
        "kept": Text("he keeps them", "il les garde", "se las queda"),
        "nothing": Text("nothing", "rien", "nada"),
        "void": Text("annul and mix again", "annuler et remêler", "anular y remezclar"),
        "annul": Text("annul the deal", "annuler le coup", "anular la mano"),
        "mix_again": Text("mix again", "remêler", "remezclar"),
        "lies_open": Text("the tile lies open", "le dé reste découvert", "la ficha queda vista"),
        "done_over": Text("done over", "on rejoue", "se juega de nuevo"),
        "partie_void": Text("annul the partie", "annuler la partie", "anular la partida"),
        "drawn_back": Text("draw the excess", "tirer l'excédent", "sacar el exceso"),
        "forbid": Text("forbid the number", "interdire le nombre", "prohibir el número"),
        "as_laid": Text("as laid", "comme posé", "como está"),
        "named": Text("the one named", "celui nommé", "la nombrada"),
        "points_and_void": Text("points and a new mix", "points et remêlage", "tantos y remezcla"),
        "game_lost": Text("the game is lost", "la partie est perdue", "la partida se pierde"),
    }
)
"""What the injured side may choose."""


def option_text(name: str) -> Text:
    """Return how an option is said; its name where there is no better word."""
    plain = name.replace("_", " ")
    return OPTIONS.get(name, Text(plain, plain, plain))

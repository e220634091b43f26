"""The rule reference: every rule of the classic French books, written anew, in three languages.

``ROWS`` maps the stable name of a rule (``"VOL-08"``) to its ``Row``; ``BOOKS`` tells the books
that rows cite. Where the books are silent or differ, a row says how Palamède reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from types import MappingProxyType
from typing import Final

from palamede.dominoes.reference import (
    advice,
    counting,
    faults,
    general,
    matador,
    play,
    serving,
    sets,
    small_games,
    voleur,
)
from palamede.dominoes.reference._books import BOOKS, Book
from palamede.dominoes.reference._row import Row
from palamede.dominoes.text import Text

__all__ = ["BOOKS", "FAMILIES", "ROWS", "Book", "Row"]

FAMILIES: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "SET": Text("The tiles", "Les dés", "Las fichas"),
        "VOC": Text("Words", "Vocabulaire", "Vocabulario"),
        "DRAW": Text("Drawing for the lead", "Tirage de la pose", "Sorteo de la salida"),
        "SERVE": Text("Mixing and serving", "Ménage et distribution", "Mezcla y reparto"),
        "PLAY": Text("Play", "Le jeu", "El juego"),
        "SCORE": Text("Scoring", "La marque des points", "La puntuación"),
        "TAT": Text("Games for two", "Le tête-à-tête", "Juegos para dos"),
        "POULE": Text("Pool and pot", "Poule et chacun pour soi", "Poule y cada uno para sí"),
        "VOL": Text("Domino voleur", "Le domino voleur", "El dominó voleur"),
        "PERD": Text("Loser wins", "À qui perd gagne", "El que pierde gana"),
        "MAX": Text("The greatest deals", "Les coups maxima", "Las manos máximas"),
        "MATA": Text("Matador", "Le matador", "El matador"),
        "CINQ": Text("Fives everywhere", "Le cinq partout", "El cinco por todo"),
        "TROIS": Text("Threes everywhere", "Le trois partout", "El tres por todo"),
        "TOUR": Text("Tricks", "Tours de dominos", "Trucos"),
        "GEN": Text("General rules", "Règles générales", "Reglas generales"),
        "FAULT": Text("Faults", "Fautes", "Faltas"),
        "RENONCE": Text("Revoke", "La renonce", "La renuncia"),
        "ADV": Text("Advice", "Conseils", "Consejos"),
    }
)
"""The families of rows in the order of the reference, each with its heading."""

_ORDER: Final = {family: place for place, family in enumerate(FAMILIES)}

ROWS: Final[Mapping[str, Row]] = MappingProxyType(
    {
        row.id: row
        for row in sorted(
            chain(
                sets.ROWS,
                serving.ROWS,
                play.ROWS,
                small_games.ROWS,
                voleur.ROWS,
                matador.ROWS,
                counting.ROWS,
                general.ROWS,
                faults.ROWS,
                advice.ROWS,
            ),
            key=lambda row: (_ORDER[row.family], row.id),
        )
    }
)
"""Every row by its name, family by family."""

"""The four old books the French games are taken from, as far as their scans name themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from palamede.dominoes.text import Text


@dataclass(frozen=True, slots=True)
class Book:
    """A source: the short name people cite it by, its title, and what is known of it."""

    key: str
    name: str
    title: str
    note: Text


BOOKS: Mapping[str, Book] = MappingProxyType(
    {
        book.key: book
        for book in (
            Book(
                "encyclopedie",
                "Encyclopédie",
                "article « Domino (Jeux) » d'une encyclopédie illustrée",
                Text(
                    en=(
                        "A French illustrated encyclopaedia of about 1890 (its neighbouring "
                        "articles know the year 1889). The fullest source; the rules of voleur are "
                        "numbered 1 to 15 and the general rules 1 to 18."
                    ),
                    fr=(
                        "Encyclopédie illustrée française des environs de 1890 (les articles "
                        "voisins connaissent l'année 1889). La source la plus complète ; les "
                        "règles du voleur y sont numérotées de 1 à 15, les générales de 1 à 18."
                    ),
                    es=(
                        "Enciclopedia ilustrada francesa de hacia 1890 (los artículos vecinos "
                        "conocen el año 1889). Es la fuente más completa; las reglas del voleur "
                        "van numeradas del 1 al 15 y las generales del 1 al 18."
                    ),
                ),
            ),
            Book(
                "academie",
                "Académie",
                "Académie universelle des jeux … et un nouveau traité complet de l'écarté",
                Text(
                    en=(
                        "A French collection of games in many chapters, of the nineteenth century. "
                        "Its general rules of domino are numbered 1 to 24."
                    ),
                    fr=(
                        "Recueil français de jeux en de nombreux chapitres, du XIXe siècle. Ses "
                        "règles générales du domino sont numérotées de 1 à 24."
                    ),
                    es=(
                        "Colección francesa de juegos en muchos capítulos, del siglo XIX. Sus "
                        "reglas generales del dominó van numeradas del 1 al 24."
                    ),
                ),
            ),
            Book(
                "almanach",
                "Almanach",
                "Almanach des Jeux, cité par un ouvrage qui le reprend",
                Text(
                    en=(
                        "The Almanac of Games, known here through a later book that borrows its "
                        "explanation of the main rules. Its rules carry no numbers."
                    ),
                    fr=(
                        "L'Almanach des Jeux, connu ici par un ouvrage qui lui emprunte "
                        "l'explication des principales règles. Elles n'y sont pas numérotées."
                    ),
                    es=(
                        "El Almanaque de los Juegos, conocido aquí por un libro posterior que toma "
                        "de él la explicación de las reglas principales. No llevan números."
                    ),
                ),
            ),
            Book(
                "manuel",
                "Manuel",
                "chapitre « Les Dominos » d'un manuel des jeux français",
                Text(
                    en=(
                        "The chapter on dominoes of a French handbook of games, followed by one "
                        "on draughts; the scan gives neither title nor date."
                    ),
                    fr=(
                        "Le chapitre des dominos d'un manuel français de jeux, suivi de celui des "
                        "dames ; la copie ne donne ni titre ni date."
                    ),
                    es=(
                        "El capítulo del dominó de un manual francés de juegos, seguido del de "
                        "las damas; la copia no da título ni fecha."
                    ),
                ),
            ),
        )
    }
)
"""The books by the key used in ``Row.sources``."""

"""What the federations say of faults, as far as it was seen."""

from __future__ import annotations

from typing import Final

from palamede.dominoes.faults.codes.tournament_types import TournamentCode, TournamentRule
from palamede.dominoes.text import Text

__all__ = ["FED_CODES"]

FED_CODES: Final[tuple[TournamentCode, ...]] = (
    TournamentCode(
        name="fed",
        display=Text(
            "Spanish federation",
            "Fédération espagnole",
            "Federación Española",
        ),
        rules=(
            TournamentRule(
                kind="touched_tile",
                ruling="must_play",
                play="must_play",
                note=Text(
                    "A tile touched must be played.",
                    "Un dé touché doit être joué.",
                    "La ficha tocada debe jugarse.",
                ),
            ),
            TournamentRule(
                kind="wrong_end",
                ruling="stands",
                play="stands",
                note=Text(
                    "A tile laid at the other end by mistake stands; a close missed in this way"
                    " leaves the game open.",
                    "Un dé posé par mégarde à l'autre bout reste ; une fermeture ainsi manquée "
                    "laisse le jeu ouvert.",
                    "La ficha puesta por error en el otro extremo queda; un cierre así fallado "
                    "deja el juego abierto.",
                ),
            ),
            TournamentRule(
                kind="signal",
                ruling="as_stated",
                note=Text(
                    "While a close is possible the partner keeps still with his eyes down, and "
                    "who thinks may not look at him; to think with no more than one tile to lay"
                    " is a fault.",
                    "Tant qu'une fermeture est possible, le partenaire reste immobile, les yeux"
                    " baissés, et qui réfléchit ne le regarde pas ; réfléchir sans avoir deux "
                    "dés à poser est une faute.",
                    "Mientras sea posible un cierre el compañero permanece quieto, con los ojos"
                    " bajos, y quien piensa no puede mirarlo; pensar sin tener más de una ficha"
                    " que poner es una falta.",
                ),
            ),
        ),
        unknown=Text(
            "The penalties in points and the rest of the list are cut off.",
            "Les peines en points et la suite de la liste manquent.",
            "Faltan las penas en tantos y el resto de la lista.",
        ),
    ),
    TournamentCode(
        name="fid",
        display=Text(
            "International federation",
            "Fédération internationale",
            "Federación Internacional",
        ),
        rules=(),
        unknown=Text(
            "The articles after the sixth were not seen.",
            "Les articles après le sixième n'ont pas été vus.",
            "No se han visto los artículos después del sexto.",
        ),
    ),
)

"""What a fair, house rules and boxed sets of North America say of faults."""

from __future__ import annotations

from typing import Final

from palamede.dominoes.faults.codes.tournament_types import (
    Choice,
    TournamentCode,
    TournamentRule,
    When,
)
from palamede.dominoes.text import Text

__all__ = ["HOUSE_CODES"]

HOUSE_CODES: Final[tuple[TournamentCode, ...]] = (
    TournamentCode(
        name="us_parish",
        display=Text(
            "Parish fair tournament (Louisiana)",
            "Tournoi de foire (Louisiane)",
            "Torneo de feria (Luisiana)",
        ),
        rules=(
            TournamentRule(
                kind="misplay",
                ruling="lies_open",
                play="lies_open",
                until="before_next",
                when=(When("fits", "is", "nowhere"),),
                note=Text(
                    "Caught before the next play or pass, a tile that fits nowhere lies face up"
                    " and is played at the first chance.",
                    "Vu avant que le suivant joue ou boude, un dé qui ne va nulle part reste à "
                    "découvert et se joue dès qu'il va.",
                    "Advertida antes de la jugada o el pase siguiente, la ficha que no entra "
                    "queda descubierta y se juega en cuanto entra.",
                ),
            ),
            TournamentRule(
                kind="misplay",
                ruling="must_play",
                play="must_play",
                until="before_next",
                note=Text(
                    "Caught before the next play or pass, a tile that fits elsewhere is laid "
                    "properly.",
                    "Vu avant que le suivant joue ou boude, un dé qui va ailleurs est posé "
                    "comme il faut.",
                    "Advertida antes de la jugada o el pase siguiente, la ficha que entra en "
                    "otro sitio se pone bien.",
                ),
            ),
            TournamentRule(
                kind="misplay",
                ruling="not_in_time",
                play="stands",
                since="after_next",
                in_time=False,
                note=Text(
                    "Once the next player has laid or passed, the tile stands.",
                    "Dès que le suivant a joué ou boudé, le dé reste.",
                    "Cuando el siguiente ha jugado o pasado, la ficha queda.",
                ),
            ),
            TournamentRule(
                kind="signal",
                ruling="points_{points}",
                points=50,
                choice="points_50",
                instead=Choice(name="match_lost", match_lost=True),
                note=Text(
                    "Who tells his partner something gives fifty points or is expelled.",
                    "Qui renseigne son partenaire donne cinquante points ou est exclu.",
                    "Quien informa a su compañero da cincuenta tantos o es expulsado.",
                ),
            ),
            TournamentRule(
                kind="exposed_tile",
                ruling="remixed",
                hand="remixed",
                lead="stays",
                when=(When("in_mix", "is", True),),
                note=Text(
                    "A tile seen during the mix is mixed again with the others.",
                    "Un dé vu pendant le mélange fait mêler de nouveau.",
                    "Si se ve una ficha al mezclar, se mezcla de nuevo.",
                ),
            ),
            TournamentRule(
                kind="late",
                ruling="match_lost",
                match_lost=True,
                when=(When("minutes", "at_least", 5),),
                note=Text(
                    "Who is not at the table after five minutes has lost the match.",
                    "Qui n'est pas à table après cinq minutes a perdu la rencontre.",
                    "Quien no está en la mesa después de cinco minutos pierde el encuentro.",
                ),
            ),
            TournamentRule(
                kind="late",
                ruling="as_stated",
                note=Text(
                    "A player is waited for five minutes.",
                    "On attend un joueur cinq minutes.",
                    "Se espera a un jugador cinco minutos.",
                ),
            ),
            TournamentRule(
                kind="redeal",
                ruling="as_stated",
                note=Text(
                    "Five doubles or more must go back; if nobody noticed, the game goes on.",
                    "Cinq doubles ou plus doivent être rendus ; si personne ne l'a vu, le jeu "
                    "continue.",
                    "Cinco dobles o más deben devolverse; si nadie lo notó, el juego sigue.",
                ),
            ),
            TournamentRule(
                kind="match_form",
                ruling="as_stated",
                note=Text(
                    "A game is played to 100 points, within thirty minutes.",
                    "La partie se joue en 100 points, en trente minutes.",
                    "La partida se juega a 100 tantos, en treinta minutos.",
                ),
            ),
        ),
    ),
    TournamentCode(
        name="rocoh",
        display=Text(
            "Rocoh house rules",
            "Règles maison Rocoh",
            "Reglas Rocoh",
        ),
        rules=(
            TournamentRule(
                kind="renege",
                ruling="points_and_stop",
                points=30,
                at_least="fifth_of_target",
                hand="stops",
                lead="passes",
                note=Text(
                    "Who passes while able to play gives thirty points, or a fifth of the "
                    "target if it is more; the deal stops and the next player leads.",
                    "Qui boude en pouvant jouer donne trente points, ou le cinquième du but "
                    "s'il est plus fort ; le coup s'arrête et le joueur suivant a la pose.",
                    "Quien pasa pudiendo jugar da treinta tantos, o la quinta parte del límite "
                    "si es más; la mano se detiene y sale el siguiente.",
                ),
            ),
            TournamentRule(
                kind="draw_could_play",
                ruling="points_{points}",
                points=30,
                at_least="fifth_of_target",
                note=Text(
                    "Who draws while able to play gives thirty points, or a fifth of the target"
                    " if it is more.",
                    "Qui pêche en pouvant jouer donne trente points, ou le cinquième du but "
                    "s'il est plus fort.",
                    "Quien roba pudiendo jugar da treinta tantos, o la quinta parte del límite "
                    "si es más.",
                ),
            ),
            TournamentRule(
                kind="overdraw",
                ruling="points_{points}",
                points=100,
                note=Text(
                    "Who plays with a tile too many gives a hundred points.",
                    "Qui joue avec un dé de trop donne cent points.",
                    "Quien juega con una ficha de más da cien tantos.",
                ),
            ),
            TournamentRule(
                kind="underdraw",
                ruling="points_{points}",
                points=100,
                note=Text(
                    "Who plays with a tile too few gives a hundred points.",
                    "Qui joue avec un dé de moins donne cent points.",
                    "Quien juega con una ficha de menos da cien tantos.",
                ),
            ),
            TournamentRule(
                kind="signal",
                ruling="match_lost",
                match_lost=True,
                note=Text(
                    "Who tells his partner something has lost the match.",
                    "Qui renseigne son partenaire a perdu la rencontre.",
                    "Quien informa a su compañero pierde el encuentro.",
                ),
            ),
            TournamentRule(
                kind="match_form",
                ruling="as_stated",
                note=Text(
                    "A game is played to 150 points, within thirty minutes.",
                    "La partie se joue en 150 points, en trente minutes.",
                    "La partida se juega a 150 tantos, en treinta minutos.",
                ),
            ),
        ),
    ),
    TournamentCode(
        name="us_tennessee",
        display=Text(
            "Tennessee state championship",
            "Championnat du Tennessee",
            "Campeonato de Tennessee",
        ),
        rules=(
            TournamentRule(
                kind="late_count",
                ruling="as_stated",
                note=Text(
                    "A count must be spoken before the next play, draw or pass; the adversary "
                    "may not claim one that was missed.",
                    "Un compte doit être annoncé avant que le suivant joue, pêche ou boude ; "
                    "l'adversaire ne peut réclamer celui qu'on oublie.",
                    "La cuenta debe cantarse antes de la jugada, el robo o el pase siguiente; "
                    "el adversario no puede reclamar la olvidada.",
                ),
            ),
            TournamentRule(
                kind="overdraw",
                ruling="as_stated",
                note=Text(
                    "Both players check the number of the other's tiles before play.",
                    "Les deux joueurs vérifient avant de jouer le nombre des dés de l'autre.",
                    "Ambos jugadores comprueban antes de jugar el número de fichas del otro.",
                ),
            ),
            TournamentRule(
                kind="match_form",
                ruling="as_stated",
                note=Text(
                    "A game is played to 150 points.",
                    "La partie se joue en 150 points.",
                    "La partida se juega a 150 tantos.",
                ),
            ),
        ),
    ),
    TournamentCode(
        name="manual_trademark",
        display=Text(
            "Boxed-set manual (Trademark Games)",
            "Notice d'un jeu du commerce",
            "Manual de un juego comercial",
        ),
        rules=(
            TournamentRule(
                kind="exposed_tile",
                ruling="as_stated",
                note=Text(
                    "A tile let be seen must be shown to everybody.",
                    "Un dé qu'on a laissé voir doit être montré à tous.",
                    "Una ficha que se dejó ver debe mostrarse a todos.",
                ),
            ),
            TournamentRule(
                kind="overdraw",
                ruling="remixed",
                hand="remixed",
                lead="stays",
                tiles="drawn_back",
                note=Text(
                    "The player at the right takes the excess unseen and gives it back, and one"
                    " mixes before the next hand is drawn; some show the tiles to all first.",
                    "Le joueur de droite prend l'excédent sans le voir et le rend, et l'on mêle"
                    " avant que le suivant tire ; certains montrent d'abord ces dés à tous.",
                    "El jugador de la derecha toma el exceso sin verlo y lo devuelve, y se "
                    "mezcla antes de que tome el siguiente; algunos muestran antes las fichas a"
                    " todos.",
                ),
            ),
        ),
    ),
    TournamentCode(
        name="sportshlok",
        display=Text(
            "Sportshlok summary",
            "Résumé Sportshlok",
            "Resumen Sportshlok",
        ),
        rules=(
            TournamentRule(
                kind="misplay",
                ruling="done_over",
                play="done_over",
                until="before_next",
                note=Text(
                    "A tile laid in error is taken back before the next play; a good tile once "
                    "let go may not be lifted.",
                    "Un dé posé par erreur se reprend avant le coup suivant ; un bon dé une "
                    "fois lâché ne se relève pas.",
                    "La ficha puesta por error se retira antes de la jugada siguiente; una "
                    "ficha buena, una vez suelta, no se levanta.",
                ),
            ),
            TournamentRule(
                kind="misplay",
                ruling="stands",
                play="stands",
                since="after_next",
                note=Text(
                    "After the next play the tile stands, and a mark made with it is kept.",
                    "Après le coup suivant le dé reste, et le point qu'il a fait est gardé.",
                    "Después de la jugada siguiente la ficha queda, y el tanto hecho con ella "
                    "se conserva.",
                ),
            ),
        ),
    ),
)

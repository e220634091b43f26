"""What two championships of North America say of faults."""

from __future__ import annotations

from typing import Final

from palamede.dominoes.faults.codes.tournament_types import TournamentCode, TournamentRule, When
from palamede.dominoes.text import Text

__all__ = ["US_CODES"]

US_CODES: Final[tuple[TournamentCode, ...]] = (
    TournamentCode(
        name="wcd",
        display=Text(
            "World Championship Domino (Alabama), adult division",
            "World Championship Domino (Alabama)",
            "World Championship Domino (Alabama)",
        ),
        rules=(
            TournamentRule(
                kind="draw_could_play",
                ruling="points_{points}",
                points=50,
                at_least="hand_pips",
                note=Text(
                    "Who draws while able to play gives fifty points, or the pips of his own "
                    "hand if they are more.",
                    "Qui pêche en pouvant jouer donne cinquante points, ou les points de sa "
                    "main s'il y en a plus.",
                    "Quien roba pudiendo jugar da cincuenta tantos, o los puntos de su mano si "
                    "son más.",
                ),
            ),
            TournamentRule(
                kind="overdraw",
                ruling="as_stated",
                sides="partners",
                when=(When("turned_up", "is", False),),
                note=Text(
                    "In doubles a tile too many costs nothing as long as the tiles have not "
                    "been turned up.",
                    "En double, un dé de trop ne coûte rien tant que les dés n'ont pas été "
                    "relevés.",
                    "En parejas una ficha de más no cuesta nada mientras no se hayan levantado "
                    "las fichas.",
                ),
            ),
            TournamentRule(
                kind="overdraw",
                ruling="points_{points}",
                points=50,
                note=Text(
                    "A tile too many gives fifty points; in singles both players check the "
                    "hands before play.",
                    "Un dé de trop donne cinquante points ; en simple, les deux joueurs "
                    "vérifient les mains avant de jouer.",
                    "Una ficha de más da cincuenta tantos; en individual ambos comprueban las "
                    "manos antes de jugar.",
                ),
            ),
            TournamentRule(
                kind="underdraw",
                ruling="points_{points}",
                points=50,
                note=Text(
                    "A tile too few gives fifty points.",
                    "Un dé de moins donne cinquante points.",
                    "Una ficha de menos da cincuenta tantos.",
                ),
            ),
            TournamentRule(
                kind="late_count",
                ruling="as_stated",
                note=Text(
                    "A count must be spoken before the next play, draw or pass; either partner "
                    "may call it.",
                    "Un compte doit être annoncé avant que le suivant joue, pêche ou boude ; "
                    "l'un ou l'autre partenaire peut le dire.",
                    "La cuenta debe cantarse antes de la jugada, el robo o el pase siguiente; "
                    "puede hacerlo cualquiera de los compañeros.",
                ),
            ),
            TournamentRule(
                kind="late",
                ruling="match_lost",
                match_lost=True,
                when=(When("minutes", "at_least", 15),),
                note=Text(
                    "Who is not at the table fifteen minutes after the call has lost the match.",
                    "Qui n'est pas à table quinze minutes après l'appel a perdu la rencontre.",
                    "Quien no está en la mesa quince minutos después de la llamada pierde el "
                    "encuentro.",
                ),
            ),
            TournamentRule(
                kind="late",
                ruling="as_stated",
                note=Text(
                    "A player is waited for until fifteen minutes after the call.",
                    "On attend un joueur jusqu'à quinze minutes après l'appel.",
                    "Se espera a un jugador hasta quince minutos después de la llamada.",
                ),
            ),
            TournamentRule(
                kind="slow_play",
                ruling="warned",
                warn=True,
                when=(When("times", "at_most", 1),),
                note=Text(
                    "Who plays too slowly is warned the first time.",
                    "Qui joue trop lentement est averti la première fois.",
                    "Quien juega demasiado lento es advertido la primera vez.",
                ),
            ),
            TournamentRule(
                kind="slow_play",
                ruling="match_lost",
                match_lost=True,
                note=Text(
                    "Who goes on playing too slowly after a warning is disqualified; a judge "
                    "may also cut the games left to 200 points.",
                    "Qui joue encore trop lentement après un avertissement est disqualifié ; un"
                    " juge peut aussi réduire à 200 points les parties qui restent.",
                    "Quien sigue jugando lento tras una advertencia es descalificado; un juez "
                    "puede también reducir a 200 tantos las partidas restantes.",
                ),
            ),
            TournamentRule(
                kind="match_form",
                ruling="as_stated",
                note=Text(
                    "A game is played to 250 points, a match is the best of three games, within"
                    " ninety minutes.",
                    "La partie se joue en 250 points, la rencontre en deux parties gagnantes, "
                    "en quatre-vingt-dix minutes.",
                    "La partida se juega a 250 tantos, el encuentro al mejor de tres, en "
                    "noventa minutos.",
                ),
            ),
        ),
        unknown=Text(
            "The rules after the seventh are cut off, passing while able to play among them.",
            "Les règles après la septième manquent, dont le boudé avec un dé qui va.",
            "Faltan las reglas después de la séptima, entre ellas el pase pudiendo jugar.",
        ),
    ),
    TournamentCode(
        name="us_doubles",
        display=Text(
            "US doubles rules (Newsome)",
            "Règles américaines en double",
            "Reglas americanas de parejas",
        ),
        rules=(
            TournamentRule(
                kind="renege",
                ruling="points_and_stop",
                points=50,
                at_least="hands_pips",
                hand="stops",
                lead="offended_side",
                note=Text(
                    "Who passes while able to play gives fifty points, or the pips of all hands"
                    " if they are more; the deal stops and the other side leads the next.",
                    "Qui boude en pouvant jouer donne cinquante points, ou les points de toutes"
                    " les mains s'il y en a plus ; le coup s'arrête et l'autre camp a la pose "
                    "suivante.",
                    "Quien pasa pudiendo jugar da cincuenta tantos, o los puntos de todas las "
                    "manos si son más; la mano se detiene y el otro bando sale en la siguiente.",
                ),
            ),
            TournamentRule(
                kind="overdraw",
                ruling="points_and_void",
                points=25,
                hand="remixed",
                lead="stays",
                when=(When("turned_up", "is", True),),
                note=Text(
                    "Who took too many tiles and looked at all of them gives twenty-five "
                    "points, and the tiles are mixed again.",
                    "Qui a pris trop de dés et les a tous regardés donne vingt-cinq points, et "
                    "l'on mêle de nouveau.",
                    "Quien tomó fichas de más y las miró todas da veinticinco tantos, y se "
                    "mezcla de nuevo.",
                ),
            ),
            TournamentRule(
                kind="overdraw",
                ruling="as_stated",
                note=Text(
                    "While he has not looked at them all, the player who is short draws from "
                    "the hand that is too long.",
                    "Tant qu'il ne les a pas tous regardés, le joueur à qui il en manque tire "
                    "dans la main trop longue.",
                    "Mientras no las haya mirado todas, el jugador al que le faltan roba de la "
                    "mano larga.",
                ),
            ),
            TournamentRule(
                kind="exposed_tile",
                ruling="must_play",
                play="must_play",
                when=(When("nameable", "is", True),),
                note=Text(
                    "A tile exposed or played must be played once any player can name it.",
                    "Un dé découvert ou joué doit être joué dès qu'un joueur peut le nommer.",
                    "Una ficha mostrada o jugada debe jugarse en cuanto cualquier jugador pueda"
                    " nombrarla.",
                ),
            ),
            TournamentRule(
                kind="exposed_tile",
                ruling="as_stated",
                note=Text(
                    "A tile that nobody can name does not count as exposed.",
                    "Un dé que personne ne peut nommer n'est pas tenu pour découvert.",
                    "Una ficha que nadie puede nombrar no se tiene por mostrada.",
                ),
            ),
            TournamentRule(
                kind="wrong_claim",
                ruling="names_wrongly",
                lose=10,
                when=(
                    When("seen_tile", "is", True),
                    When("named_right", "is", False),
                ),
                note=Text(
                    "Who names the exposed tile wrongly loses ten points.",
                    "Qui nomme mal le dé découvert perd dix points.",
                    "Quien nombra mal la ficha mostrada pierde diez tantos.",
                ),
            ),
            TournamentRule(
                kind="wrong_claim",
                ruling="as_stated",
                when=(When("seen_tile", "is", True),),
                note=Text(
                    "A tile named rightly is an exposed tile and must be played.",
                    "Un dé bien nommé est un dé découvert et doit être joué.",
                    "Una ficha bien nombrada es una ficha mostrada y debe jugarse.",
                ),
            ),
            TournamentRule(
                kind="signal",
                ruling="as_stated",
                note=Text(
                    "The partner may not call the count before the tile is laid and let go, nor"
                    " on the last tile if it fits at two places.",
                    "Le partenaire ne peut annoncer le compte avant que le dé soit posé et "
                    "lâché, ni au dernier dé s'il va à deux places.",
                    "El compañero no puede cantar la cuenta antes de que la ficha esté puesta y"
                    " suelta, ni con la última ficha si entra en dos sitios.",
                ),
            ),
            TournamentRule(
                kind="redeal",
                ruling="as_stated",
                note=Text(
                    "Nobody may ask for a new mix because of lacking numbers or too many doubles.",
                    "Nul ne peut demander un nouveau mélange pour des nombres qui manquent ou "
                    "trop de doubles.",
                    "Nadie puede pedir que se mezcle de nuevo por faltarle números o tener "
                    "muchos dobles.",
                ),
            ),
            TournamentRule(
                kind="lot",
                ruling="as_stated",
                note=Text(
                    "Tiles drawn for the lead rank by their higher number: the 5-2 before the "
                    "4-3, the 6-4 before the 5-5.",
                    "Les dés tirés pour la pose se rangent d'après leur plus fort nombre : le "
                    "5-2 avant le 4-3, le 6-4 avant le 5-5.",
                    "Las fichas sacadas para la salida valen por su número mayor: el 5-2 antes "
                    "que el 4-3, el 6-4 antes que el 5-5.",
                ),
            ),
        ),
        unknown=Text(
            "The rules after the eleventh are cut off.",
            "Les règles après la onzième manquent.",
            "Faltan las reglas después de la undécima.",
        ),
    ),
)

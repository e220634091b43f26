"""What the codes of Latin America, the Caribbean and their players abroad say of faults."""

from __future__ import annotations

from typing import Final

from palamede.dominoes.faults.codes.tournament_types import (
    Choice,
    TournamentCode,
    TournamentRule,
    When,
)
from palamede.dominoes.text import Text

__all__ = ["LATIN_CODES"]

LATIN_CODES: Final[tuple[TournamentCode, ...]] = (
    TournamentCode(
        name="mexico",
        display=Text(
            "Mexican table (callados)",
            "Table mexicaine",
            "Mesa mexicana (callados)",
        ),
        rules=(
            TournamentRule(
                kind="signal",
                ruling="points_and_stop",
                points=25,
                hand="stops",
                note=Text(
                    "Tiles told or shown give twenty-five points, and the deal stops.",
                    "Des dés dits ou montrés donnent vingt-cinq points, et le coup s'arrête.",
                    "Las fichas dichas o mostradas dan veinticinco tantos, y la mano se detiene.",
                ),
            ),
            TournamentRule(
                kind="overdraw",
                ruling="points_and_stop",
                points=25,
                hand="stops",
                when=(When("turned_up", "is", True),),
                note=Text(
                    "Eight tiles or more taken and looked at give twenty-five points, and the "
                    "deal stops.",
                    "Huit dés ou plus, pris et regardés, donnent vingt-cinq points, et le coup "
                    "s'arrête.",
                    "Ocho fichas o más, tomadas y miradas, dan veinticinco tantos, y la mano se"
                    " detiene.",
                ),
            ),
        ),
    ),
    TournamentCode(
        name="mexico_leones",
        display=Text(
            "Lions club open tournament, Mexico 2015",
            "Tournoi du Lions club, Mexique 2015",
            "Torneo Club de Leones 2015",
        ),
        rules=(
            TournamentRule(
                kind="signal",
                ruling="voided_by_choice",
                choice="goes_on",
                instead=Choice(name="void", hand="void", lead="offended_side"),
                when=(When("times", "at_most", 1),),
                note=Text(
                    "At the first sign the other pair may annul the deal and lead a new one.",
                    "Au premier signe, l'autre équipe peut annuler le coup et avoir la pose "
                    "d'un nouveau.",
                    "A la primera seña la otra pareja puede anular la mano y salir en una nueva.",
                ),
            ),
            TournamentRule(
                kind="signal",
                ruling="match_lost",
                match_lost=True,
                note=Text(
                    "At the second sign the pair is expelled.",
                    "Au second signe, l'équipe est exclue.",
                    "A la segunda seña la pareja es expulsada.",
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
        name="ny_latino",
        display=Text(
            "CNY Latino tournament (New York)",
            "Tournoi CNY Latino",
            "Torneo CNY Latino",
        ),
        rules=(
            TournamentRule(
                kind="signal",
                ruling="warned",
                warn=True,
                when=(When("times", "at_most", 1),),
                note=Text(
                    "The first sign between partners brings a warning.",
                    "Le premier signe entre partenaires vaut un avertissement.",
                    "La primera seña entre compañeros trae una advertencia.",
                ),
            ),
            TournamentRule(
                kind="signal",
                ruling="points_{points}",
                points=30,
                when=(When("times", "at_most", 2),),
                note=Text(
                    "The second sign gives thirty points.",
                    "Le deuxième signe donne trente points.",
                    "La segunda seña da treinta tantos.",
                ),
            ),
            TournamentRule(
                kind="signal",
                ruling="game_lost",
                game_lost=True,
                note=Text(
                    "The third sign loses the game.",
                    "Le troisième signe fait perdre la partie.",
                    "La tercera seña hace perder la partida.",
                ),
            ),
        ),
    ),
    TournamentCode(
        name="dominican_150",
        display=Text(
            "Dominican (150-point sheet)",
            "Dominicain (150)",
            "Dominicano (150)",
        ),
        rules=(
            TournamentRule(
                kind="renege",
                ruling="points_{points}",
                points=30,
                note=Text(
                    "Who passes while able to play gives thirty points.",
                    "Qui boude en pouvant jouer donne trente points.",
                    "Quien pasa pudiendo jugar da treinta tantos.",
                ),
            ),
        ),
    ),
    TournamentCode(
        name="brazil_asp",
        display=Text(
            "Brazilian association tournament",
            "Tournoi brésilien",
            "Torneo brasileño",
        ),
        rules=(
            TournamentRule(
                kind="touched_tile",
                ruling="loses_{lose}",
                lose=10,
                since="after_next",
                note=Text(
                    "A tile touched or threatened that is not played costs the player's side "
                    "ten points.",
                    "Un dé touché ou menacé qui n'est pas joué coûte dix points au camp du joueur.",
                    "La ficha tocada o amagada que no se juega cuesta diez tantos al bando del "
                    "jugador.",
                ),
            ),
            TournamentRule(
                kind="touched_tile",
                ruling="loses_{lose}",
                lose=10,
                when=(When("fits", "is", "nowhere"),),
                note=Text(
                    "A tile touched that fits nowhere cannot be played, and costs the player's "
                    "side ten points.",
                    "Un dé touché qui ne va nulle part ne peut être joué, et coûte dix points "
                    "au camp du joueur.",
                    "La ficha tocada que no entra no puede jugarse, y cuesta diez tantos al "
                    "bando del jugador.",
                ),
            ),
            TournamentRule(
                kind="touched_tile",
                ruling="must_play",
                play="must_play",
                note=Text(
                    "A tile touched or threatened must be played.",
                    "Un dé touché ou menacé doit être joué.",
                    "La ficha tocada o amagada debe jugarse.",
                ),
            ),
            TournamentRule(
                kind="renege",
                ruling="points_and_void",
                points=50,
                hand="void",
                lead="stays",
                choice="points_and_void",
                instead=Choice(name="game_lost", hand="void", lead="stays", game_lost=True),
                note=Text(
                    "Who passes while able to play gives fifty points and the deal is closed "
                    "uncounted; by another article he has lost the game.",
                    "Qui boude en pouvant jouer donne cinquante points et le coup est clos sans"
                    " compter ; selon un autre article, il a perdu la partie.",
                    "Quien pasa pudiendo jugar da cincuenta tantos y la mano se cierra sin "
                    "contar; según otro artículo pierde la partida.",
                ),
            ),
            TournamentRule(
                kind="misplay",
                ruling="done_over",
                lose=10,
                play="done_over",
                until="before_next",
                note=Text(
                    "The player of a tile that does not match chooses another, his side loses "
                    "ten points, and play goes on.",
                    "Qui a posé un dé qui ne s'accorde pas en choisit un autre, son camp perd "
                    "dix points, et le jeu continue.",
                    "Quien puso una ficha que no casa elige otra, su bando pierde diez tantos, "
                    "y el juego sigue.",
                ),
            ),
            TournamentRule(
                kind="forced_close",
                ruling="game_lost",
                game_lost=True,
                when=(When("tie", "is", True),),
                note=Text(
                    "Who forces a close and is not the lighter has lost the game; equality "
                    "loses too.",
                    "Qui force une fermeture sans être le plus léger a perdu la partie ; "
                    "l'égalité perd aussi.",
                    "Quien fuerza un cierre y no tiene menos puntos pierde la partida; el "
                    "empate también pierde.",
                ),
            ),
            TournamentRule(
                kind="forced_close",
                ruling="game_lost",
                game_lost=True,
                when=(When("lower", "is", False),),
                note=Text(
                    "Who forces a close and is not the lighter has lost the game.",
                    "Qui force une fermeture sans être le plus léger a perdu la partie.",
                    "Quien fuerza un cierre y no tiene menos puntos pierde la partida.",
                ),
            ),
            TournamentRule(
                kind="forced_close",
                ruling="as_stated",
                note=Text(
                    "A close may be forced by the side that is the lighter.",
                    "Le camp le plus léger peut forcer une fermeture.",
                    "El bando con menos puntos puede forzar un cierre.",
                ),
            ),
        ),
    ),
    TournamentCode(
        name="brazil_club",
        display=Text(
            "Brazilian club rules",
            "Règles d'un club brésilien",
            "Reglas de un club brasileño",
        ),
        rules=(
            TournamentRule(
                kind="exposed_tile",
                ruling="game_lost",
                game_lost=True,
                when=(When("on_purpose", "is", True),),
                note=Text(
                    "A tile shown on purpose loses the game.",
                    "Un dé montré exprès fait perdre la partie.",
                    "Una ficha mostrada a propósito hace perder la partida.",
                ),
            ),
            TournamentRule(
                kind="exposed_tile",
                ruling="warned",
                warn=True,
                note=Text(
                    "A tile shown by mistake brings a warning.",
                    "Un dé montré par mégarde vaut un avertissement.",
                    "Una ficha mostrada por error trae una advertencia.",
                ),
            ),
            TournamentRule(
                kind="slow_play",
                ruling="warned",
                warn=True,
                note=Text(
                    "Who plays too slowly is warned.",
                    "Qui joue trop lentement est averti.",
                    "Quien juega demasiado lento es advertido.",
                ),
            ),
            TournamentRule(
                kind="renege",
                ruling="loses_turn",
                play="stands",
                note=Text(
                    "Who passes while able to play loses his turn only.",
                    "Qui boude en pouvant jouer ne perd que son tour.",
                    "Quien pasa pudiendo jugar sólo pierde su turno.",
                ),
            ),
            TournamentRule(
                kind="out_of_turn",
                ruling="game_lost",
                game_lost=True,
                note=Text(
                    "Who plays out of turn has lost the game.",
                    "Qui joue hors de son tour a perdu la partie.",
                    "Quien juega fuera de turno pierde la partida.",
                ),
            ),
            TournamentRule(
                kind="leave",
                ruling="match_lost",
                match_lost=True,
                note=Text(
                    "Who leaves before the end has lost the match.",
                    "Qui part avant la fin a perdu la rencontre.",
                    "Quien se va antes del final pierde el encuentro.",
                ),
            ),
        ),
    ),
    TournamentCode(
        name="jamaica",
        display=Text(
            "Jamaican tables",
            "Tables jamaïcaines",
            "Mesas jamaicanas",
        ),
        rules=(
            TournamentRule(
                kind="signal",
                ruling="as_stated",
                note=Text(
                    "One may talk only about who leads, never about tiles.",
                    "On ne peut parler que de qui a la pose, jamais des dés.",
                    "Sólo se puede hablar de quién sale, nunca de las fichas.",
                ),
            ),
            TournamentRule(
                kind="slow_play",
                ruling="as_stated",
                note=Text(
                    "Online, the seat whose time is up lays a tile that fits; it does not lose.",
                    "En ligne, la place dont le temps est écoulé pose un dé qui va ; elle ne "
                    "perd pas.",
                    "En línea, el puesto cuyo tiempo se acabó pone una ficha que entra; no pierde.",
                ),
            ),
        ),
        unknown=Text(
            "The numbers of the tournament sheets are cut off.",
            "Les chiffres des feuilles de tournoi manquent.",
            "Faltan los números de las hojas de torneo.",
        ),
    ),
    TournamentCode(
        name="martinique_online",
        display=Text(
            "Martinique, online",
            "Martinique, en ligne",
            "Martinica, en línea",
        ),
        rules=(
            TournamentRule(
                kind="slow_play",
                ruling="as_stated",
                note=Text(
                    "The heaviest tile that fits is laid for who is too slow; if none fits he "
                    "passes.",
                    "On pose pour qui est trop lent le plus gros dé qui va ; si aucun ne va, il"
                    " boude.",
                    "Por quien es lento se pone la ficha más pesada que entra; si ninguna "
                    "entra, pasa.",
                ),
            ),
            TournamentRule(
                kind="leave",
                ruling="as_stated",
                note=Text(
                    "Who leaves ranks last, even if the bot in his seat wins.",
                    "Qui part est classé dernier, même si le robot à sa place gagne.",
                    "Quien se va queda último, aunque gane el programa de su puesto.",
                ),
            ),
        ),
    ),
)

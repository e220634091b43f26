"""Short labels for the values of the switches, after which a list of conventions reads as prose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from palamede.dominoes.text import Text

_PAYMENTS: Final = {
    "opponents": Text(
        "the pips of the other sides",
        "les points des autres camps",
        "los puntos de los otros bandos",
    ),
    "all": Text(
        "the pips of all hands, one's own side included",
        "les points de toutes les mains, son camp compris",
        "los puntos de todos, incluido el propio bando",
    ),
    "difference": Text(
        "the others' pips less one's own",
        "les points des autres moins les siens",
        "los puntos de los otros menos los propios",
    ),
    "opponents_stock": Text(
        "the others' pips and those of the stock",
        "les points des autres et ceux du talon",
        "los puntos de los otros y los del pozo",
    ),
    "hand": Text("one point for the deal", "un point pour le coup", "un punto por la mano"),
    "bands": Text(
        "a few points by a table of totals",
        "quelques points selon un barème",
        "unos puntos según una tabla",
    ),
    "losers_own": Text(
        "the losers' own pips, against them",
        "aux perdants leurs propres points, contre eux",
        "a los perdedores sus propios puntos, en contra",
    ),
    "everyone_own": Text(
        "everybody's own pips, against him",
        "à chacun ses propres points, contre lui",
        "a cada uno sus propios puntos, en contra",
    ),
    "winner_own": Text(
        "the winner's own pips", "les points du gagnant lui-même", "los puntos del propio ganador"
    ),
    "nothing": Text("nothing", "rien", "nada"),
}

VALUE_TEXTS: Final[Mapping[str, Mapping[str, Text]]] = MappingProxyType(
    {
        "sides": {
            "solo": Text("everyone for himself", "chacun pour soi", "cada uno para sí"),
            "partners": Text(
                "two pairs facing each other",
                "deux paires face à face",
                "dos parejas frente a frente",
            ),
            "dead_hand": Text(
                "three players, one of them with a dead hand",
                "trois joueurs, dont un avec un mort",
                "tres jugadores, uno de ellos con un muerto",
            ),
        },
        "direction": {
            "right": Text(
                "to the player at the right", "au voisin de droite", "al vecino de la derecha"
            ),
            "left": Text(
                "to the player at the left", "au voisin de gauche", "al vecino de la izquierda"
            ),
        },
        "serving": {
            "grab": Text("all in one grab", "d'un seul coup", "de una sola vez"),
            "cut": Text(
                "in turn from a row cut by the opponent",
                "à tour de rôle sur une rangée coupée par l'adversaire",
                "por turno de una hilera cortada por el rival",
            ),
            "row": Text(
                "one each from a row cut by the left neighbour",
                "un à un sur une rangée coupée par le voisin de gauche",
                "una a una de una hilera cortada por el vecino izquierdo",
            ),
        },
        "layout": {
            "one_end": Text(
                "a line played at one end only",
                "une ligne jouée d'un seul côté",
                "una línea jugada por un solo extremo",
            ),
            "line": Text(
                "a line with two ends", "une ligne à deux bouts", "una línea con dos extremos"
            ),
            "cross": Text(
                "the first double branches once its sides are covered",
                "le premier double se ramifie, ses côtés couverts",
                "el primer doble se ramifica cuando sus lados están tapados",
            ),
            "cross_covered": Text(
                "the first double covered on both sides branches",
                "le premier double couvert des deux côtés se ramifie",
                "se ramifica el primer doble tapado por ambos lados",
            ),
            "cross_open": Text(
                "the first double is open on four sides at once",
                "le premier double est ouvert des quatre côtés",
                "el primer doble queda abierto por los cuatro lados",
            ),
            "cross_every": Text(
                "every double branches once its sides are covered",
                "tout double se ramifie, ses côtés couverts",
                "todo doble se ramifica cuando sus lados están tapados",
            ),
            "cross_full": Text(
                "the lead double needs four tiles before anything else",
                "le double d'entrée reçoit d'abord quatre dés",
                "el doble de salida recibe antes cuatro fichas",
            ),
            "star_full": Text(
                "the lead double needs eight tiles before anything else",
                "le double d'entrée reçoit d'abord huit dés",
                "el doble de salida recibe antes ocho fichas",
            ),
            "foot_4": Text(
                "four tiles on the lead double, three on every later one",
                "quatre dés au double d'entrée, trois aux suivants",
                "cuatro fichas en el doble de salida, tres en los siguientes",
            ),
            "foot_6": Text(
                "six tiles on the lead double, three on every later one",
                "six dés au double d'entrée, trois aux suivants",
                "seis fichas en el doble de salida, tres en los siguientes",
            ),
            "trains": Text(
                "one line for each player and a common one",
                "une ligne par joueur et une commune",
                "una línea por jugador y otra común",
            ),
        },
        "join": {
            "equal": Text("equal numbers", "des nombres égaux", "números iguales"),
            "seven": Text(
                "numbers that make seven, matadors anywhere",
                "des nombres qui font sept, les matadors partout",
                "números que suman siete, matadores en cualquier sitio",
            ),
        },
        "matador": {
            "across": Text(
                "across the line, both halves open",
                "en travers, les deux moitiés ouvertes",
                "atravesado, con las dos mitades abiertas",
            ),
            "lengthwise": Text(
                "along the line, one half open",
                "en long, une moitié ouverte",
                "a lo largo, con una mitad abierta",
            ),
        },
        "lot": {
            "most_pips": Text(
                "the most pips win", "le plus de points l'emporte", "gana la de más puntos"
            ),
            "denomination": Text(
                "the higher half first, then the lower",
                "la plus forte moitié d'abord, puis l'autre",
                "primero la mitad mayor, luego la otra",
            ),
            "fewest_pips": Text(
                "the fewest pips win", "le moins de points l'emporte", "gana la de menos puntos"
            ),
        },
        "first_lead": {
            "drawn": Text(
                "whoever wins the draw, with any tile",
                "celui que désigne le tirage, avec le dé qu'il veut",
                "quien gana el sorteo, con la ficha que quiera",
            ),
            "highest_double": Text(
                "the holder of the highest double, with that double",
                "celui qui a le plus haut double, avec ce double",
                "quien tiene el doble más alto, con ese doble",
            ),
            "highest_double_free": Text(
                "the holder of the highest double, with any tile",
                "celui qui a le plus haut double, avec le dé qu'il veut",
                "quien tiene el doble más alto, con la ficha que quiera",
            ),
            "lowest_double": Text(
                "the holder of the lowest double, with that double",
                "celui qui a le plus bas double, avec ce double",
                "quien tiene el doble más bajo, con ese doble",
            ),
            "deal_double": Text(
                "the double set for this deal, from the highest down",
                "le double fixé pour ce coup, en descendant",
                "el doble fijado para esa mano, de mayor a menor",
            ),
        },
        "no_lead_tile": {
            "heaviest": Text(
                "the tile with most pips is led",
                "le dé le plus chargé est posé",
                "se sale con la ficha de más puntos",
            ),
            "lightest": Text(
                "the tile with fewest pips is led",
                "le dé le moins chargé est posé",
                "se sale con la ficha de menos puntos",
            ),
            "redeal": Text("the tiles are mixed again", "on remêle", "se mezcla de nuevo"),
            "draw": Text(
                "everyone draws in turn until it appears",
                "chacun pêche à son tour jusqu'à ce qu'il paraisse",
                "todos roban por turno hasta que aparece",
            ),
            "set_aside": Text(
                "that tile is put on the table beforehand",
                "ce dé est mis d'avance sur la table",
                "esa ficha se pone antes en la mesa",
            ),
        },
        "next_lead": {
            "rotate": Text(
                "the next player in order of play",
                "le joueur suivant dans l'ordre du jeu",
                "el jugador siguiente por orden de juego",
            ),
            "rotate_back": Text(
                "the player before the last leader",
                "le joueur qui précède le dernier poseur",
                "el jugador anterior al último que salió",
            ),
            "winner": Text("the winner of the deal", "le gagnant du coup", "quien ganó la mano"),
            "winning_side": Text(
                "either partner of the winning side",
                "l'un ou l'autre des gagnants",
                "cualquiera de la pareja ganadora",
            ),
            "after_winner": Text(
                "the player after the winner",
                "le joueur qui suit le gagnant",
                "el jugador que sigue al ganador",
            ),
            "first_lead": Text(
                "the rule of the first deal again",
                "de nouveau la règle du premier coup",
                "otra vez la regla de la primera mano",
            ),
        },
        "blocked_lead": {
            "as_next": Text(
                "as after any other deal",
                "comme après tout autre coup",
                "como tras cualquier otra mano",
            ),
            "blocker": Text(
                "the player who blocked, if his side won",
                "celui qui a fermé, si son camp a gagné",
                "quien cerró, si su bando ganó",
            ),
            "lot": Text("a new draw", "un nouveau tirage", "un nuevo sorteo"),
            "first_lead": Text(
                "the rule of the first deal",
                "la règle du premier coup",
                "la regla de la primera mano",
            ),
        },
        "tie_lead": {
            "rotate": Text(
                "the next player in turn",
                "le joueur suivant à son tour",
                "el jugador siguiente por turno",
            ),
            "same": Text("the same leader again", "le même poseur", "el mismo jugador otra vez"),
            "first_lead": Text(
                "as in the first deal", "comme au premier coup", "como en la primera mano"
            ),
            "lot": Text(
                "settled by a new draw",
                "réglé par un nouveau tirage",
                "decidido por un nuevo sorteo",
            ),
            "blocker": Text("the player who blocked", "celui qui a fermé", "quien cerró"),
            "tied_double": Text(
                "the tied player with the highest double, who leads it",
                "l'ex æquo au plus haut double, qui le pose",
                "el empatado con el doble más alto, que sale con él",
            ),
        },
        "draw": {
            "none": Text(
                "no drawing: who cannot play passes",
                "on ne pêche pas : qui ne peut jouer boude",
                "no se roba: quien no puede jugar pasa",
            ),
            "one": Text(
                "one tile, then pass if still unable",
                "un dé, puis on boude s'il ne va pas",
                "una ficha, y se pasa si no sirve",
            ),
            "two": Text(
                "up to two tiles, then pass",
                "deux dés au plus, puis on boude",
                "hasta dos fichas, y luego se pasa",
            ),
            "until": Text(
                "one after another until a tile fits",
                "un à un jusqu'à ce qu'un dé aille",
                "una tras otra hasta que alguna sirva",
            ),
            "until_free": Text(
                "until a tile fits, even when one could play",
                "jusqu'à ce qu'un dé aille, même si l'on pouvait jouer",
                "hasta que alguna sirva, aunque se pudiera jugar",
            ),
        },
        "several": {
            "none": Text("one tile a turn", "un dé par tour", "una ficha por turno"),
            "doubles_both": Text(
                "two doubles together, one at each end",
                "deux doubles ensemble, un à chaque bout",
                "dos dobles a la vez, uno en cada extremo",
            ),
            "doubles_score": Text(
                "several doubles together when the ends then score",
                "plusieurs doubles ensemble si les bouts marquent",
                "varios dobles a la vez si los extremos puntúan",
            ),
        },
        "closing": {
            "free": Text("whenever he can", "quand on peut", "siempre que se pueda"),
            "forced_only": Text(
                "only with no other tile to lay",
                "seulement sans autre dé à poser",
                "solo si no hay otra ficha que poner",
            ),
        },
        "hand_ends": {
            "first_out": Text(
                "with the first player out", "au premier domino", "con el primer dominó"
            ),
            "side_out": Text(
                "when both partners are out",
                "quand les deux partenaires ont tout posé",
                "cuando los dos compañeros se quedan sin fichas",
            ),
        },
        "count": {
            "none": Text(
                "nothing is marked during play",
                "rien ne se marque en jouant",
                "nada se anota durante el juego",
            ),
            "fives": Text("multiples of five", "les multiples de cinq", "los múltiplos de cinco"),
            "threes": Text("multiples of three", "les multiples de trois", "los múltiplos de tres"),
            "fives_threes": Text(
                "multiples of five and of three",
                "les multiples de cinq et de trois",
                "los múltiplos de cinco y de tres",
            ),
            "heads": Text("both ends alike", "les deux bouts pareils", "los dos extremos iguales"),
        },
        "unit": {
            "1": Text("one mark for each pip", "une marque par point", "un tanto por punto"),
            "3": Text(
                "one mark for every three", "une marque par trois points", "un tanto por cada tres"
            ),
            "5": Text(
                "one mark for every five", "une marque par cinq points", "un tanto por cada cinco"
            ),
        },
        "count_min": {
            "0": Text("any total counts", "tout total compte", "cualquier suma cuenta"),
            "10": Text(
                "totals under ten bring nothing",
                "moins de dix ne rapporte rien",
                "menos de diez no da nada",
            ),
        },
        "count_lead": {
            "always": Text(
                "like any other tile", "comme tout autre dé", "como cualquier otra ficha"
            ),
            "double_five": Text(
                "only the 5-5, and not always",
                "seulement le 5-5, et pas toujours",
                "solo el 5-5, y no siempre",
            ),
        },
        "cross_count": {
            "sides": Text(
                "its bare arms count nothing",
                "ses branches nues ne comptent pas",
                "sus ramas desnudas no cuentan",
            ),
            "open": Text(
                "its bare arms go on counting",
                "ses branches nues comptent encore",
                "sus ramas desnudas siguen contando",
            ),
        },
        "count_call": {
            "automatic": Text(
                "marked by the program", "marqué par le programme", "anotado por el programa"
            ),
            "announce": Text(
                "announced by the player, or lost",
                "annoncé par le joueur, ou perdu",
                "anunciado por el jugador, o perdido",
            ),
            "muggins": Text(
                "what the player missed an opponent may claim",
                "l'oubli peut être réclamé par un adversaire",
                "lo olvidado puede reclamarlo un rival",
            ),
        },
        "goal": {
            "fewest": Text(
                "the fewest pips win", "le moins de points gagne", "ganan los menos puntos"
            ),
            "most": Text("the most pips win", "le plus de points gagne", "ganan los más puntos"),
        },
        "blocked_winner": {
            "side_total": Text(
                "the side with fewest pips together",
                "le camp qui réunit le moins de points",
                "el bando con menos puntos en conjunto",
            ),
            "lightest_hand": Text(
                "the side of the lightest single hand",
                "le camp de la main la plus légère",
                "el bando del jugador con menos puntos",
            ),
            "lightest_below_6": Text(
                "the lightest hand, if it is under six pips",
                "la main la plus légère, à moins de six points",
                "el jugador con menos puntos, si no llega a seis",
            ),
            "blocker_vs_next": Text(
                "the blocker against the player after him",
                "celui qui ferme contre le suivant",
                "quien cierra contra el siguiente",
            ),
            "blocker_vs_previous": Text(
                "the blocker against the player before him",
                "celui qui ferme contre le précédent",
                "quien cierra contra el anterior",
            ),
            "no_doubles": Text(
                "the lightest hand without doubles",
                "la main la plus légère sans double",
                "el jugador con menos puntos sin dobles",
            ),
            "nobody": Text(
                "nobody wins a blocked game",
                "personne ne gagne un jeu fermé",
                "nadie gana un juego cerrado",
            ),
        },
        "blocked_tie": {
            "void": Text("void, nobody marks", "nul, personne ne marque", "nula, nadie anota"),
            "primacy": Text(
                "the tied player nearest after the leader wins",
                "l'ex æquo le plus proche après le poseur gagne",
                "gana el empatado más próximo después de quien salió",
            ),
            "split": Text(
                "the tied share the pips of the others",
                "les ex æquo se partagent les points des autres",
                "los empatados se reparten los puntos de los demás",
            ),
            "leader": Text(
                "the leader's side, if tied, wins",
                "le camp du poseur, s'il est ex æquo, gagne",
                "gana el bando de quien salió, si está empatado",
            ),
            "blocker": Text(
                "the side that blocked wins", "le camp qui a fermé gagne", "gana el bando que cerró"
            ),
            "blocker_loses": Text(
                "the side that blocked loses",
                "le camp qui a fermé perd",
                "pierde el bando que cerró",
            ),
            "carry_pips": Text(
                "the pips go to the next winner",
                "les points vont au prochain gagnant",
                "los puntos pasan al próximo ganador",
            ),
            "carry_one": Text(
                "one more point to the next winner",
                "un point de plus au prochain gagnant",
                "un punto más para el próximo ganador",
            ),
            "next_two": Text(
                "the next deal is worth two",
                "le coup suivant vaut deux",
                "la mano siguiente vale dos",
            ),
        },
        "pay_out": _PAYMENTS,
        "pay_block": {
            "same": Text("the same as for going out", "comme au domino", "lo mismo que con dominó"),
            **_PAYMENTS,
        },
        "rounding": {
            "none": Text("not rounded", "sans arrondi", "sin redondear"),
            "nearest_5": Text(
                "to the nearest five", "au cinq le plus proche", "al cinco más próximo"
            ),
            "up_5": Text("up to the next five", "au cinq supérieur", "al cinco superior"),
        },
        "capicua_means": {
            "two_halves": Text(
                "two different ends, both on the tile",
                "deux bouts différents, tous deux sur le dé",
                "dos extremos distintos, ambos en la ficha",
            ),
            "either_end": Text(
                "it could be laid at either end",
                "il irait à l'un ou à l'autre bout",
                "se podría poner en cualquiera de los extremos",
            ),
        },
        "score_is": {
            "good": Text(
                "marks are for a side", "les marques sont pour le camp", "los tantos son a favor"
            ),
            "bad": Text(
                "marks are against a side, and the lowest wins",
                "les marques sont contre le camp, et le plus bas gagne",
                "los tantos son en contra, y gana el más bajo",
            ),
        },
        "match_end": {
            "reach": Text(
                "as soon as a side reaches the target",
                "dès qu'un camp atteint le but",
                "en cuanto un bando llega al total",
            ),
            "reach_deal_end": Text(
                "after the deal in which the target is reached",
                "après le coup où le but est atteint",
                "tras la mano en que se llega al total",
            ),
            "exact": Text(
                "only with exactly the target", "au but exactement", "solo con el total exacto"
            ),
            "deals": Text(
                "after a fixed number of deals",
                "après un nombre fixé de coups",
                "tras un número fijo de manos",
            ),
            "love": Text(
                "target against none; all go back once each has won",
                "le but contre rien ; tous à zéro si chacun a gagné",
                "el total contra nada; todos a cero si cada uno ganó",
            ),
            "love_one_all": Text(
                "as love, but one-all plays a deciding deal",
                "de même, mais un partout joue la belle",
                "igual, pero a uno iguales se juega la decisiva",
            ),
            "love_keep": Text(
                "a win sends the other sides back to nought",
                "un gain remet les autres camps à zéro",
                "una victoria devuelve a cero a los demás",
            ),
            "pot": Text(
                "when every stake has been won",
                "quand toutes les mises sont gagnées",
                "cuando se han ganado todas las apuestas",
            ),
        },
        "match_value": {
            "simple": Text("once the stake", "une fois l'enjeu", "una vez la apuesta"),
            "bredouille": Text(
                "double or triple by bredouille",
                "double ou triple selon la bredouille",
                "doble o triple según la bredouille",
            ),
            "shutout_2": Text(
                "double if the other side has nothing",
                "double si l'autre camp n'a rien",
                "doble si el otro bando no tiene nada",
            ),
            "cochon": Text(
                "by the account of pigs played in Martinique",
                "au compte des cochons, comme en Martinique",
                "por la cuenta de cochons, como en Martinica",
            ),
        },
        "series": {
            "single": Text("one match", "une seule partie", "una sola partida"),
            "best_of_3": Text(
                "two matches won out of three",
                "deux parties gagnées sur trois",
                "dos partidas ganadas de tres",
            ),
            "tournee_3": Text(
                "a simple tournée of three matches",
                "une tournée simple de trois parties",
                "una tournée simple de tres partidas",
            ),
            "tournee_6": Text(
                "a double tournée of six matches",
                "une tournée double de six parties",
                "una tournée doble de seis partidas",
            ),
            "tournee_9": Text(
                "a triple tournée of nine matches",
                "une tournée triple de neuf parties",
                "una tournée triple de nueve partidas",
            ),
        },
        "table": {
            "strict": Text(
                "faults are made impossible",
                "les fautes sont rendues impossibles",
                "las faltas se hacen imposibles",
            ),
            "old": Text(
                "faults happen and are ruled on when claimed",
                "les fautes se font et se jugent si on les réclame",
                "las faltas ocurren y se juzgan si se reclaman",
            ),
        },
        "faults": {
            "encyclopedie": Text(
                "the old Encyclopédie", "l'Encyclopédie", "la antigua Encyclopédie"
            ),
            "academie": Text("the old Académie", "l'Académie", "la antigua Académie"),
            "manuel": Text("the old Manuel", "le Manuel", "el antiguo Manuel"),
            "wcd": Text(
                "the World Championship Domino tournament, Alabama",
                "le tournoi World Championship Domino, Alabama",
                "el torneo World Championship Domino, Alabama",
            ),
            "us_doubles": Text(
                "American rules for partners",
                "les règles américaines à quatre",
                "las reglas americanas por parejas",
            ),
            "us_parish": Text(
                "a parish fair in Louisiana", "une foire de Louisiane", "una feria de Luisiana"
            ),
            "rocoh": Text(
                "the Rocoh house rules",
                "les règles de la maison Rocoh",
                "las reglas de la casa Rocoh",
            ),
            "us_tennessee": Text(
                "the Tennessee championship",
                "le championnat du Tennessee",
                "el campeonato de Tennessee",
            ),
            "manual_trademark": Text(
                "the leaflet of a boxed set",
                "la notice d'un jeu du commerce",
                "el folleto de un juego comercial",
            ),
            "sportshlok": Text(
                "the Sportshlok summary", "le résumé de Sportshlok", "el resumen de Sportshlok"
            ),
            "fed": Text(
                "the Spanish federation", "la fédération espagnole", "la federación española"
            ),
            "fid": Text(
                "the international federation",
                "la fédération internationale",
                "la federación internacional",
            ),
            "mexico": Text(
                "the Mexican silent table",
                "la table mexicaine, en silence",
                "la mesa mexicana de callados",
            ),
            "mexico_leones": Text(
                "a Lions club tournament, Mexico",
                "un tournoi du Lions club, Mexique",
                "un torneo del Club de Leones, México",
            ),
            "ny_latino": Text(
                "a Latino tournament, New York",
                "un tournoi latino, New York",
                "un torneo latino, Nueva York",
            ),
            "dominican_150": Text(
                "the Dominican game to 150", "le jeu dominicain en 150", "el juego dominicano a 150"
            ),
            "brazil_asp": Text(
                "a Brazilian association", "une association brésilienne", "una asociación brasileña"
            ),
            "brazil_club": Text("a Brazilian club", "un club brésilien", "un club brasileño"),
            "jamaica": Text(
                "the tables of Jamaica", "les tables de la Jamaïque", "las mesas de Jamaica"
            ),
            "martinique_online": Text(
                "Martinique, played online",
                "la Martinique, jouée en ligne",
                "Martinica, jugada en línea",
            ),
        },
    }
)
"""Labels by switch and by value, the value written as on the command line."""


def value_text(switch: str, value: object) -> Text | None:
    """Return the label of that value, or ``None`` for a number, list or map that has none."""
    return VALUE_TEXTS.get(switch, {}).get(str(value))

"""What each switch of the rules decides, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from palamede.dominoes.text import Text

SWITCH_TEXTS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "set": Text(
            en=(
                "The highest number of the set of tiles: 6 for the double-six, 9 for the "
                "double-nine."
            ),
            fr="Le plus haut nombre du jeu de dés : 6 pour le double-six, 9 pour le double-neuf.",
            es=(
                "El número más alto del juego de fichas: 6 para el doble seis, 9 para el doble "
                "nueve."
            ),
        ),
        "players": Text(
            en="How many people sit at the table.",
            fr="Combien de personnes sont à la table.",
            es="Cuántas personas se sientan a la mesa.",
        ),
        "sides": Text(
            en=(
                "Who plays with whom: everyone alone, two pairs, or one against two with a dead "
                "hand."
            ),
            fr="Qui joue avec qui : chacun pour soi, deux paires, ou un contre deux avec un mort.",
            es=(
                "Quién juega con quién: cada uno para sí, dos parejas, o uno contra dos con un "
                "muerto."
            ),
        ),
        "hand": Text(
            en="How many tiles each player takes at the start of a deal.",
            fr="Combien de dés chaque joueur prend au début du coup.",
            es="Cuántas fichas toma cada jugador al comienzo de la mano.",
        ),
        "removed": Text(
            en="Tiles left out of the set before mixing.",
            fr="Les dés ôtés du jeu avant le ménage.",
            es="Las fichas que se apartan antes de mezclar.",
        ),
        "direction": Text(
            en="Which neighbour plays next.",
            fr="Lequel des voisins joue ensuite.",
            es="A qué vecino le toca después.",
        ),
        "serving": Text(
            en="How the tiles come from the mix into the hands.",
            fr="Comment les dés passent du tas dans les mains.",
            es="Cómo pasan las fichas del montón a los jugadores.",
        ),
        "redeal": Text(
            en=(
                "Hands so full of doubles, or of one number, that the tiles may or must be mixed "
                "again."
            ),
            fr="Les mains si chargées de doubles, ou d'un même nombre, qu'on peut ou doit remêler.",
            es=(
                "Juegos tan llenos de dobles, o de un mismo número, que se puede o se debe mezclar "
                "otra vez."
            ),
        ),
        "layout": Text(
            en="The figure the tiles form on the table, and so how many ends can be played on.",
            fr=(
                "La figure que les dés forment sur la table, et donc le nombre de bouts où l'on "
                "joue."
            ),
            es=(
                "La figura que forman las fichas en la mesa y, por tanto, en cuántos extremos se "
                "juega."
            ),
        ),
        "join": Text(
            en="What two touching halves must have in common.",
            fr="Ce qui doit lier deux moitiés qui se touchent.",
            es="Qué deben tener en común dos mitades que se tocan.",
        ),
        "matador": Text(
            en=(
                "How a matador lies in the line, which decides whether one or both of its halves "
                "are open."
            ),
            fr=(
                "Comment le matador se pose dans la ligne, ce qui ouvre une de ses moitiés ou les "
                "deux."
            ),
            es=(
                "Cómo se pone el matador en la línea, lo que deja abierta una de sus mitades o las "
                "dos."
            ),
        ),
        "trains": Text(
            en="In games with trains, when they open and what a double obliges one to do.",
            fr="Dans les jeux à trains, quand ceux-ci s'ouvrent et à quoi oblige un double.",
            es="En los juegos con trenes, cuándo se abren y a qué obliga un doble.",
        ),
        "lot": Text(
            en="How the tiles turned up in the draw for the lead are compared.",
            fr="Comment se comparent les dés retournés au tirage de la pose.",
            es="Cómo se comparan las fichas descubiertas en el sorteo de la salida.",
        ),
        "first_lead": Text(
            en="Who leads the first deal of a match, and with which tile.",
            fr="Qui a la pose au premier coup d'une partie, et avec quel dé.",
            es="Quién sale en la primera mano de una partida, y con qué ficha.",
        ),
        "no_lead_tile": Text(
            en="What happens when nobody holds the tile that should be led.",
            fr="Ce qu'on fait quand personne n'a le dé qui devrait ouvrir.",
            es="Qué se hace cuando nadie tiene la ficha con la que habría que salir.",
        ),
        "next_lead": Text(
            en="Who leads each deal after the first.",
            fr="Qui a la pose à chacun des coups suivants.",
            es="Quién sale en cada mano posterior a la primera.",
        ),
        "blocked_lead": Text(
            en="Who leads after a blocked game that somebody won.",
            fr="Qui a la pose après un jeu fermé que quelqu'un a gagné.",
            es="Quién sale tras un cierre que alguien ganó.",
        ),
        "tie_lead": Text(
            en="Who leads after a blocked game that ended level.",
            fr="Qui a la pose après un jeu fermé à égalité.",
            es="Quién sale tras un cierre empatado.",
        ),
        "draw": Text(
            en="Whether a player who cannot play takes tiles from the stock, and how many.",
            fr="Si le joueur qui ne peut jouer puise au talon, et combien de dés.",
            es="Si el jugador que no puede jugar roba del pozo, y cuántas fichas.",
        ),
        "undrawable": Text(
            en="How many tiles always stay in the stock.",
            fr="Combien de dés restent toujours au talon.",
            es="Cuántas fichas quedan siempre en el pozo.",
        ),
        "several": Text(
            en="Whether a player may lay more than one tile in a turn.",
            fr="Si l'on peut poser plus d'un dé à son tour.",
            es="Si se puede poner más de una ficha en un turno.",
        ),
        "closing": Text(
            en="Whether a player may block the game when he has another tile to lay.",
            fr="Si l'on peut fermer le jeu quand on a un autre dé à poser.",
            es="Si se puede cerrar el juego teniendo otra ficha que poner.",
        ),
        "hand_ends": Text(
            en=(
                "Whether one player without tiles ends the deal, or his partner must get rid of "
                "his own too."
            ),
            fr=(
                "Si le domino d'un joueur finit le coup, ou si son partenaire doit encore poser "
                "les siens."
            ),
            es=(
                "Si basta que un jugador se quede sin fichas para acabar la mano, o también debe "
                "hacerlo su compañero."
            ),
        ),
        "count": Text(
            en="Which totals of the open ends bring marks during play.",
            fr="Quels totaux des bouts ouverts rapportent en cours de jeu.",
            es="Qué sumas de los extremos abiertos dan puntos durante el juego.",
        ),
        "unit": Text(
            en="How many pips make one mark, in counts and in payments after rounding.",
            fr="Combien de points font une marque, dans les comptes et les paiements arrondis.",
            es="Cuántos puntos hacen un tanto, en las cuentas y en los pagos redondeados.",
        ),
        "count_min": Text(
            en="The smallest total of the ends that brings anything.",
            fr="Le plus petit total des bouts qui rapporte quelque chose.",
            es="La menor suma de los extremos que da algo.",
        ),
        "count_lead": Text(
            en="Whether the lead tile itself can bring marks.",
            fr="Si le dé de pose peut déjà rapporter.",
            es="Si la ficha de salida puede dar ya puntos.",
        ),
        "cross_count": Text(
            en="How a branching double is counted once its sides are covered.",
            fr="Comment compte un double à branches quand ses côtés sont couverts.",
            es="Cómo cuenta un doble con ramas cuando sus lados están tapados.",
        ),
        "count_call": Text(
            en="Whether marks made in play count by themselves or must be announced.",
            fr="Si les marques faites en jouant comptent d'elles-mêmes ou doivent être annoncées.",
            es="Si los tantos hechos al jugar cuentan solos o hay que anunciarlos.",
        ),
        "goal": Text(
            en="Whether few pips or many win.",
            fr="S'il faut peu de points ou beaucoup pour gagner.",
            es="Si para ganar hacen falta pocos puntos o muchos.",
        ),
        "blocked_winner": Text(
            en="Which count decides a blocked game.",
            fr="Quel compte décide d'un jeu fermé.",
            es="Qué cuenta decide un juego cerrado.",
        ),
        "blocked_tie": Text(
            en="What a blocked game brings when the deciding counts are equal.",
            fr="Ce que vaut un jeu fermé quand les comptes sont égaux.",
            es="Qué vale un juego cerrado cuando las cuentas son iguales.",
        ),
        "pay_out": Text(
            en="What is marked when a player has gone out.",
            fr="Ce qui se marque quand un joueur a fait domino.",
            es="Qué se anota cuando un jugador ha hecho dominó.",
        ),
        "pay_block": Text(
            en="What is marked when the game was blocked, if it differs from going out.",
            fr="Ce qui se marque quand le jeu est fermé, si c'est autre chose qu'au domino.",
            es="Qué se anota cuando el juego se cierra, si no es lo mismo que con dominó.",
        ),
        "rounding": Text(
            en="How the pips paid at the end of a deal are rounded.",
            fr="Comment s'arrondissent les points payés à la fin du coup.",
            es="Cómo se redondean los puntos pagados al final de la mano.",
        ),
        "odd_pips": Text(
            en="Tiles that count for more or less than their pips when left in a hand.",
            fr="Les dés qui comptent autrement que leurs points quand ils restent en main.",
            es="Fichas que cuentan más o menos que sus puntos cuando quedan en un juego.",
        ),
        "bonuses": Text(
            en="Extra points for particular feats, such as a last tile that fits both ends.",
            fr=(
                "Les points en plus pour certains exploits, comme un dernier dé qui va aux deux "
                "bouts."
            ),
            es=(
                "Puntos añadidos por ciertas hazañas, como una última ficha que casa en ambos "
                "extremos."
            ),
        ),
        "capicua_means": Text(
            en="What exactly is meant by a last tile that fits both ends.",
            fr="Ce qu'on entend au juste par un dernier dé qui va aux deux bouts.",
            es="Qué se entiende exactamente por capicúa.",
        ),
        "bonus_limit": Text(
            en="From which score on extra points no longer count.",
            fr="À partir de quel total les points en plus ne comptent plus.",
            es="A partir de qué total dejan de contar los puntos añadidos.",
        ),
        "score_is": Text(
            en="Whether marks count for a side or against it.",
            fr="Si les marques comptent pour un camp ou contre lui.",
            es="Si los tantos cuentan a favor de un bando o en su contra.",
        ),
        "match_end": Text(
            en="What brings the match to its end.",
            fr="Ce qui met fin à la partie.",
            es="Qué pone fin a la partida.",
        ),
        "target": Text(
            en="The points, or the number of deals, to which the match is played.",
            fr="Les points, ou le nombre de coups, jusqu'où va la partie.",
            es="Los puntos, o el número de manos, hasta los que se juega la partida.",
        ),
        "entry": Text(
            en="How many points a side must make at a stroke before anything is marked for it.",
            fr="Combien de points un camp doit faire d'un coup avant que rien lui soit marqué.",
            es="Cuántos puntos debe hacer un bando de una vez para empezar a anotar.",
        ),
        "match_value": Text(
            en="How many times the stake a won match is worth.",
            fr="Combien de fois l'enjeu vaut une partie gagnée.",
            es="Cuántas veces la apuesta vale una partida ganada.",
        ),
        "stake": Text(
            en="What each player stakes on a match, in whole units; 0 for nothing.",
            fr="Ce que chacun joue par partie, en unités entières ; 0 pour rien.",
            es="Lo que cada jugador apuesta por partida, en unidades enteras; 0 para nada.",
        ),
        "series": Text(
            en="How many matches are played together, and whether partners change between them.",
            fr="Combien de parties se jouent ensemble, et si les partenaires y changent.",
            es="Cuántas partidas se juegan juntas, y si cambian los compañeros entre ellas.",
        ),
        "time_limit": Text(
            en="After how many minutes the match is brought to its end.",
            fr="Après combien de minutes la partie s'achève.",
            es="A los cuántos minutos se pone fin a la partida.",
        ),
        "table": Text(
            en="Whether the program prevents faults or lets them happen to be claimed.",
            fr="Si le programme empêche les fautes ou les laisse se faire et se réclamer.",
            es="Si el programa impide las faltas o deja que ocurran y se reclamen.",
        ),
        "faults": Text(
            en="Which book or federation rules when a fault is claimed.",
            fr="Quel livre ou quelle fédération décide quand une faute est réclamée.",
            es="Qué libro o federación decide cuando se reclama una falta.",
        ),
    }
)
"""One sentence by the name of the switch, in the order of ``SWITCHES``."""

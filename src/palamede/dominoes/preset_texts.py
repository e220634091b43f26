"""The games of the books, presented to a newcomer: title and summary of each preset.

The texts of the switches and of their values stand in ``switch_texts`` and ``value_texts`` and are
offered here too, so that whoever prints rules needs one module only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from palamede.dominoes.switch_texts import SWITCH_TEXTS
from palamede.dominoes.text import Text
from palamede.dominoes.value_texts import VALUE_TEXTS, value_text

__all__ = ["PRESET_TEXTS", "SWITCH_TEXTS", "VALUE_TEXTS", "PresetText", "value_text"]


@dataclass(frozen=True, slots=True)
class PresetText:
    """What a game is called, and one paragraph that tells how it is played."""

    title: Text
    summary: Text


PRESET_TEXTS: Final[Mapping[str, PresetText]] = MappingProxyType(
    {
        "tete_a_tete": PresetText(
            Text(
                en="Two-player block",
                fr="Tête-à-tête en boudant",
                es="Mano a mano sin robar",
            ),
            Text(
                en=(
                    "Two players take seven tiles each; the fourteen others stay aside and are "
                    "never touched. Each in turn adds a matching tile at either end of the line, "
                    "and who cannot play passes. The deal ends when somebody lays his last tile, "
                    "or when neither can play: then the lighter hand wins. The winner marks the "
                    "pips left in the other's hand, the lead changes at every deal, and the first "
                    "to reach 100 points wins the match."
                ),
                fr=(
                    "Deux joueurs prennent sept dés chacun ; les quatorze autres restent au talon, "
                    "où l'on ne puise pas. Chacun ajoute à son tour un dé qui s'accorde à l'un "
                    "des bouts de la ligne, et qui ne peut jouer boude. Le coup finit au dernier "
                    "dé d'un joueur, ou quand ni l'un ni l'autre ne peut jouer : la main la plus "
                    "légère gagne alors. Le gagnant marque les points restés à l'autre, la pose "
                    "change à chaque coup, et le premier à 100 points gagne la partie."
                ),
                es=(
                    "Dos jugadores toman siete fichas cada uno; las otras catorce quedan aparte y "
                    "no se tocan. Por turno, cada uno añade una ficha que case en un extremo de la "
                    "línea, y quien no puede jugar pasa. La mano acaba cuando uno pone su última "
                    "ficha o cuando ninguno puede jugar, y entonces gana quien tiene menos puntos. "
                    "El ganador anota los puntos que le quedan al otro, la salida cambia en cada "
                    "mano y gana la partida el primero que llega a 100."
                ),
            ),
        ),
        "aller_retour": PresetText(
            Text(
                en="There and back",
                fr="Aller-et-retour",
                es="Ida y vuelta",
            ),
            Text(
                en=(
                    "The plain game for two, seven tiles each and no drawing, cut down to two "
                    "deals: each player leads once. Going out, or holding fewer pips when nobody "
                    "can play, marks the pips in the other hand. Whoever has marked more after the "
                    "second deal wins; equal totals are a draw, and another pair of deals may "
                    "follow."
                ),
                fr=(
                    "Le jeu simple à deux, sept dés chacun et sans pêche, réduit à deux coups : "
                    "chacun y a la pose une fois. Qui fait domino, ou tient le moins de points "
                    "quand personne ne peut jouer, marque les points de l'autre main. Après le "
                    "second coup, le plus haut total gagne ; à égalité la partie est nulle et l'on "
                    "peut en proposer une autre."
                ),
                es=(
                    "El juego sencillo para dos, con siete fichas y sin robar, reducido a dos "
                    "manos: cada jugador sale una vez. Quien hace dominó, o tiene menos puntos "
                    "cuando nadie puede jugar, anota los del otro. Tras la segunda mano gana quien "
                    "más ha anotado; la igualdad es un empate y se puede jugar otra ida y vuelta."
                ),
            ),
        ),
        "peche": PresetText(
            Text(
                en="Two-player draw",
                fr="Tête-à-tête en pêchant",
                es="Mano a mano robando",
            ),
            Text(
                en=(
                    "Two players take seven tiles each, and the fourteen others form a stock to "
                    "draw from. Who cannot match an end must take tiles from the stock, one after "
                    "another, until one fits; only with the stock used up does he pass. Going out, "
                    "or holding fewer pips once the game is blocked, marks all the pips in the "
                    "other hand, which the drawing can make very heavy. The match goes to the "
                    "first with 100 points."
                ),
                fr=(
                    "Deux joueurs prennent sept dés chacun, et les quatorze autres forment un "
                    "talon où l'on puise. Qui ne peut fournir à aucun bout pêche les dés un à un "
                    "jusqu'à ce qu'un aille ; il ne boude que le talon épuisé. Celui qui fait "
                    "domino, ou garde le moins de points le jeu fermé, marque tous ceux de l'autre "
                    "main, que la pêche peut rendre bien lourde. Le premier à 100 points gagne."
                ),
                es=(
                    "Dos jugadores toman siete fichas cada uno y las otras catorce forman un pozo "
                    "del que se roba. Quien no puede casar en ningún extremo toma fichas del pozo "
                    "una tras otra hasta que alguna sirva; solo pasa cuando el pozo se agota. "
                    "Quien hace dominó, o tiene menos puntos con el juego cerrado, anota todos los "
                    "del otro, que el robo puede aumentar mucho. Gana el primero que llega a 100 "
                    "puntos."
                ),
            ),
        ),
        "domino": PresetText(
            Text(
                en="Two players, without points",
                fr="Sans être au point",
                es="Dominó sin puntos",
            ),
            Text(
                en=(
                    "The shortest game: two players take seven tiles each, nothing is drawn, and a "
                    "single deal decides. Whoever lays his last tile first wins; if neither can "
                    "play any more, the hand with fewer pips wins, and an exact tie is dealt "
                    "again. Any number of tiles from six to fourteen may be agreed."
                ),
                fr=(
                    "Le jeu le plus court : deux joueurs prennent sept dés chacun, on ne pêche "
                    "pas, et un seul coup décide. Gagne celui qui pose le premier tous ses dés ou, "
                    "si plus personne ne peut jouer, celui qui a le moins de points ; à égalité, "
                    "on redonne. On peut convenir de six à quatorze dés."
                ),
                es=(
                    "El juego más corto: dos jugadores toman siete fichas cada uno, no se roba y "
                    "una sola mano decide. Gana quien pone antes todas sus fichas o, si ya nadie "
                    "puede jugar, quien tiene menos puntos; si empatan, se reparte otra vez. Se "
                    "puede acordar cualquier número de seis a catorce fichas."
                ),
            ),
        ),
        "poule": PresetText(
            Text(
                en="The pool",
                fr="La poule",
                es="La poule (bote común)",
            ),
            Text(
                en=(
                    "Two to six players, each for himself, put a stake into the pool and take "
                    "seven tiles (five each for five players, four for six). A deal ends when "
                    "somebody goes out or nobody can play, and its winner marks the pips of all "
                    "the other hands. The lead goes round to the right, and the first to 100 "
                    "points takes the whole pool."
                ),
                fr=(
                    "De deux à six joueurs, chacun pour soi, versent un enjeu et prennent sept dés "
                    "(cinq à cinq joueurs, quatre à six). Le coup finit par un domino ou quand "
                    "personne ne peut plus jouer, et son gagnant marque les points de toutes les "
                    "autres mains. La pose tourne vers la droite, et le premier à 100 points "
                    "emporte la poule."
                ),
                es=(
                    "De dos a seis jugadores, cada uno para sí, ponen una apuesta y toman siete "
                    "fichas (cinco si son cinco, cuatro si son seis). La mano acaba con un dominó "
                    "o cuando nadie puede jugar, y quien la gana anota los puntos de todos los "
                    "demás. La salida gira hacia la derecha y el primero que llega a 100 puntos se "
                    "lleva todo el bote."
                ),
            ),
        ),
        "pot": PresetText(
            Text(
                en="Every man for himself, without points",
                fr="Chacun pour soi, sans être au point",
                es="Cada uno para sí, sin puntos",
            ),
            Text(
                en=(
                    "Three or four players stake equally and take six tiles each; no points are "
                    "kept. Whoever goes out, or has the fewest pips when nobody can play, takes "
                    "one stake back from the pot, and the player at his right leads the next deal. "
                    "When the last stake has been won the match is over."
                ),
                fr=(
                    "Trois ou quatre joueurs misent également et prennent six dés ; on ne marque "
                    "pas de points. Celui qui fait domino, ou qui a le moins de points quand nul "
                    "ne peut jouer, retire une mise du pot, et son voisin de droite pose au coup "
                    "suivant. La partie finit avec la dernière mise."
                ),
                es=(
                    "Tres o cuatro jugadores apuestan lo mismo y toman seis fichas; no se anotan "
                    "puntos. Quien hace dominó, o tiene menos puntos cuando nadie puede jugar, "
                    "retira una apuesta del bote, y en la mano siguiente sale el de su derecha. La "
                    "partida acaba con la última apuesta."
                ),
            ),
        ),
        "voleur": PresetText(
            Text(
                en="Domino voleur",
                fr="Domino voleur",
                es="Dominó voleur",
            ),
            Text(
                en=(
                    "Two against two, partners facing each other, six tiles each; four tiles stay "
                    "in the stock, unseen and undrawn. A side wins the deal when one of its "
                    "players goes out or, if all are stuck, when its two hands hold fewer pips "
                    "together, and it marks the pips of both adversaries. The first side to 100 "
                    "points wins, double or triple when the other was kept from marking. A full "
                    "tournée plays with each partner in turn."
                ),
                fr=(
                    "Deux contre deux, les partenaires face à face, six dés chacun ; quatre dés "
                    "restent au talon, ni vus ni pêchés. Un camp gagne le coup quand l'un des "
                    "siens fait domino ou, si tous boudent, quand ses deux mains réunies ont le "
                    "moins de points, et il marque les points des deux adversaires. Le premier "
                    "camp à 100 points gagne, double ou triple s'il a empêché l'autre de marquer. "
                    "La tournée complète se joue avec chaque partenaire à son tour."
                ),
                es=(
                    "Dos contra dos, los compañeros frente a frente, con seis fichas cada uno; "
                    "cuatro quedan en el pozo, sin verse ni robarse. Una pareja gana la mano "
                    "cuando uno de los suyos hace dominó o, si nadie puede jugar, cuando sus dos "
                    "jugadores suman menos puntos, y anota los de los dos rivales. Gana la primera "
                    "pareja que llega a 100 puntos, doble o triple si no dejó anotar a la otra. "
                    "La tournée completa se juega con cada compañero por turno."
                ),
            ),
        ),
        "voleur_mort": PresetText(
            Text(
                en="Domino voleur with a dead hand",
                fr="Domino voleur avec un mort",
                es="Dominó voleur con muerto",
            ),
            Text(
                en=(
                    "Domino voleur for three: four hands of six are dealt, and one player also "
                    "plays the hand opposite him, the dead man, which he alone may see. Deals end "
                    "and are marked as in voleur, his two hands against the two others. The first "
                    "side to 100 points wins, and the player with the dead hand wins or loses for "
                    "two."
                ),
                fr=(
                    "Le domino voleur à trois : on sert quatre mains de six dés, et l'un des "
                    "joueurs mène aussi celle d'en face, le mort, qu'il est seul à voir. Les coups "
                    "finissent et se marquent comme au voleur, ses deux mains contre les deux "
                    "autres. Le premier camp à 100 points gagne, et celui qui joue avec le mort "
                    "gagne ou perd pour deux."
                ),
                es=(
                    "El dominó voleur para tres: se sirven cuatro juegos de seis fichas y un "
                    "jugador lleva también el de enfrente, el muerto, que solo él puede ver. Las "
                    "manos acaban y se anotan como en el voleur, sus dos juegos contra los otros "
                    "dos. Gana el primer bando que llega a 100 puntos, y quien lleva el muerto "
                    "gana o pierde por dos."
                ),
            ),
        ),
        "qui_perd_gagne": PresetText(
            Text(
                en="Loser wins",
                fr="À qui perd gagne",
                es="El que pierde gana",
            ),
            Text(
                en=(
                    "The plain game turned round, for two to four players with seven tiles each "
                    "and no drawing: here you want to keep your pips. When somebody goes out or "
                    "nobody can play, whoever holds the most pips marks them. The first to 100 "
                    "points wins."
                ),
                fr=(
                    "Le jeu simple à l'envers, de deux à quatre joueurs, sept dés chacun et sans "
                    "pêche : ici l'on veut garder ses points. Quand quelqu'un fait domino ou que "
                    "personne ne peut jouer, celui qui a le plus de points en main les marque. Le "
                    "premier à 100 gagne."
                ),
                es=(
                    "El juego sencillo al revés, para dos a cuatro jugadores con siete fichas y "
                    "sin robar: aquí conviene conservar los puntos. Cuando alguien hace dominó o "
                    "nadie puede jugar, quien tiene más puntos los anota. Gana el primero que "
                    "llega a 100."
                ),
            ),
        ),
        "matador": PresetText(
            Text(
                en="Matador",
                fr="Matador",
                es="Matador",
            ),
            Text(
                en=(
                    "Two to four players take only three tiles each and draw from the stock as "
                    "needed. Touching halves must add up to seven; the four matadors, 6-1, 5-2, "
                    "4-3 and 0-0, may be laid anywhere, and nothing else follows a blank. Who can "
                    "play neither a seven nor a matador draws until he can. Going out, or having "
                    "the fewest pips when blocked, marks the pips of the others, and 100 points "
                    "win."
                ),
                fr=(
                    "De deux à quatre joueurs prennent seulement trois dés et puisent au talon "
                    "selon le besoin. Les moitiés qui se touchent doivent faire sept ; les quatre "
                    "matadors, 6-1, 5-2, 4-3 et 0-0, vont partout, et rien d'autre ne suit un "
                    "blanc. Qui n'a ni sept ni matador pêche jusqu'à en avoir. Celui qui fait "
                    "domino, ou qui a le moins de points le jeu fermé, marque ceux des autres, et "
                    "100 points font gagner."
                ),
                es=(
                    "De dos a cuatro jugadores toman solo tres fichas y roban del pozo según lo "
                    "necesiten. Las mitades que se tocan deben sumar siete; los cuatro matadores, "
                    "6-1, 5-2, 4-3 y 0-0, se ponen en cualquier sitio, y ninguna otra ficha sigue "
                    "a un blanco. Quien no tiene ni siete ni matador roba hasta tenerlo. Quien "
                    "hace dominó, o tiene menos puntos si se cierra, anota los de los demás, y se "
                    "gana con 100."
                ),
            ),
        ),
        "matador_9": PresetText(
            Text(
                en="Matador with double-nine",
                fr="Matador au double-neuf",
                es="Matador con doble nueve",
            ),
            Text(
                en=(
                    "Matador with the 55 tiles of the double-nine set, three each, two to four "
                    "players, drawing from the stock. Halves still make seven, so that an 8 or a "
                    "9, like a blank, is normally followed by a matador, and the double seven is a "
                    "fifth one. Deals end and are marked as in matador, up to 100 points."
                ),
                fr=(
                    "Le matador avec les 55 dés du double-neuf, trois chacun, de deux à quatre "
                    "joueurs, en pêchant. Les moitiés font toujours sept, si bien qu'un 8 ou un 9, "
                    "comme un blanc, demande d'ordinaire un matador, et le double-sept en est un "
                    "cinquième. Les coups finissent et se marquent comme au matador, jusqu'à 100 "
                    "points."
                ),
                es=(
                    "El matador con las 55 fichas del doble nueve, tres cada uno, de dos a cuatro "
                    "jugadores, robando del pozo. Las mitades siguen sumando siete, de modo que un "
                    "8 o un 9, como un blanco, pide por lo común un matador, y el doble siete es "
                    "el quinto. Las manos acaban y se anotan como en el matador, hasta 100 puntos."
                ),
            ),
        ),
        "cinq_partout": PresetText(
            Text(
                en="Fives everywhere",
                fr="Cinq partout",
                es="Cinco por todo",
            ),
            Text(
                en=(
                    "Two or three players take seven tiles each, four take six. Points are made "
                    "during play: when the open ends add up to five or a multiple of five, the "
                    "player who made them marks one point for each five, doubles counting both "
                    "halves. The deal runs until somebody goes out or nobody can play, and pips "
                    "left in hand bring nothing. The first to 31 points wins at once."
                ),
                fr=(
                    "À deux ou trois, on prend sept dés, à quatre six. Les points se font en "
                    "jouant : quand les bouts ouverts totalisent cinq ou un multiple de cinq, "
                    "celui qui vient de poser marque un point par cinq, les doubles comptant leurs "
                    "deux moitiés. Le coup va jusqu'au domino ou jusqu'à ce que nul ne puisse "
                    "jouer, et les points restés en main ne rapportent rien. Le premier à 31 "
                    "points gagne aussitôt."
                ),
                es=(
                    "Entre dos o tres se toman siete fichas, entre cuatro seis. Los puntos se "
                    "hacen jugando: cuando los extremos abiertos suman cinco o un múltiplo de "
                    "cinco, quien acaba de poner anota un punto por cada cinco, y los dobles "
                    "cuentan sus dos mitades. La mano sigue hasta que alguien hace dominó o nadie "
                    "puede jugar, y los puntos que quedan no dan nada. Gana al instante el primero "
                    "que llega a 31."
                ),
            ),
        ),
        "trois_partout": PresetText(
            Text(
                en="Threes everywhere",
                fr="Trois partout",
                es="Tres por todo",
            ),
            Text(
                en=(
                    "The sister of cinq partout: seven tiles each for two or three players, six "
                    "each for four. Whoever leaves open ends that add up to three or a multiple of "
                    "three marks one point for each three, at most six for eighteen. A deal ends "
                    "with the last tile of a hand or when nobody can play, and 50 points win on "
                    "the spot."
                ),
                fr=(
                    "Le frère du cinq partout : sept dés chacun à deux ou trois joueurs, six à "
                    "quatre. Qui laisse des bouts ouverts totalisant trois ou un multiple de trois "
                    "marque un point par trois, six au plus pour dix-huit. Le coup finit au "
                    "dernier dé d'une main ou quand personne ne peut jouer, et 50 points font "
                    "gagner sur-le-champ."
                ),
                es=(
                    "El hermano del cinq partout: siete fichas cada uno entre dos o tres "
                    "jugadores, seis entre cuatro. Quien deja extremos abiertos que suman tres o "
                    "un múltiplo de tres anota un punto por cada tres, seis como mucho por "
                    "dieciocho. La mano acaba con la última ficha de un jugador o cuando nadie "
                    "puede jugar, y se gana en el acto con 50 puntos."
                ),
            ),
        ),
        "tete_a_tete_6": PresetText(
            Text(
                en="Two-player block, 6 tiles",
                fr="Tête-à-tête à 6 dés",
                es="Mano a mano con 6 fichas",
            ),
            Text(
                en=(
                    "The plain game for two with six tiles each: sixteen stay in the stock, so "
                    "that much remains unknown and a game closed early is often worth the risk. "
                    "Lay your last tile or hold the lighter hand when neither can play, and mark "
                    "the other's pips; 100 points win."
                ),
                fr=(
                    "Le jeu simple à deux avec six dés chacun : seize restent au talon, si bien "
                    "qu'on sait peu de chose et qu'une fermeture hardie vaut souvent le risque. "
                    "Qui pose son dernier dé, ou tient la main la plus légère quand nul ne peut "
                    "jouer, marque les points de l'autre ; 100 points font gagner."
                ),
                es=(
                    "El juego sencillo para dos con seis fichas: dieciséis quedan en el pozo, de "
                    "modo que se sabe poco y un cierre temprano suele valer el riesgo. Quien pone "
                    "su última ficha, o tiene menos puntos cuando nadie puede jugar, anota los del "
                    "otro; se gana con 100."
                ),
            ),
        ),
        "tete_a_tete_8": PresetText(
            Text(
                en="Two-player block, 8 tiles",
                fr="Tête-à-tête à 8 dés",
                es="Mano a mano con 8 fichas",
            ),
            Text(
                en=(
                    "The plain game for two with eight tiles each and twelve left in the stock, "
                    "which is not drawn from. Who goes out, or holds fewer pips in a blocked game, "
                    "marks what the other has left, and the match is won at 100 points."
                ),
                fr=(
                    "Le jeu simple à deux avec huit dés chacun et douze au talon, où l'on ne puise "
                    "pas. Qui fait domino, ou a le moins de points le jeu fermé, marque ce qui "
                    "reste à l'autre, et la partie se gagne à 100 points."
                ),
                es=(
                    "El juego sencillo para dos con ocho fichas y doce en el pozo, del que no se "
                    "roba. Quien hace dominó, o tiene menos puntos con el juego cerrado, anota lo "
                    "que le queda al otro, y la partida se gana a los 100 puntos."
                ),
            ),
        ),
        "tete_a_tete_10": PresetText(
            Text(
                en="Two-player block, 10 tiles",
                fr="Tête-à-tête à 10 dés",
                es="Mano a mano con 10 fichas",
            ),
            Text(
                en=(
                    "The plain game for two with ten tiles each: only eight stay unseen, and "
                    "counting tells a good deal of the other hand. The player who goes out, or who "
                    "has the fewer pips when both are stuck, marks those of his opponent, up to "
                    "100 points."
                ),
                fr=(
                    "Le jeu simple à deux avec dix dés chacun : huit seulement restent cachés, et "
                    "le compte en dit long sur la main d'en face. Celui qui fait domino, ou qui a "
                    "le moins de points quand les deux boudent, marque ceux de l'adversaire, "
                    "jusqu'à 100 points."
                ),
                es=(
                    "El juego sencillo para dos con diez fichas: solo ocho quedan ocultas, y "
                    "contando se sabe mucho del otro. Quien hace dominó, o tiene menos puntos "
                    "cuando ninguno puede jugar, anota los del rival, hasta 100 puntos."
                ),
            ),
        ),
        "tete_a_tete_12": PresetText(
            Text(
                en="Two-player block, 12 tiles",
                fr="Tête-à-tête à 12 dés",
                es="Mano a mano con 12 fichas",
            ),
            Text(
                en=(
                    "The most learned of the plain games for two: twelve tiles each and only four "
                    "out of sight, so that play can be steered towards a close from afar. Going "
                    "out, or the lighter hand once neither can play, marks the pips left to the "
                    "other; the first to 100 points wins."
                ),
                fr=(
                    "Le plus savant des tête-à-tête : douze dés chacun et quatre seulement hors de "
                    "vue, de sorte qu'on peut préparer de loin la fermeture. Le domino, ou la "
                    "main la plus légère quand nul ne peut plus jouer, marque les points restés à "
                    "l'autre ; le premier à 100 gagne."
                ),
                es=(
                    "El más sabio de los mano a mano: doce fichas cada uno y solo cuatro fuera de "
                    "la vista, de modo que el cierre se puede preparar desde lejos. El dominó, o "
                    "el juego más ligero cuando nadie puede jugar, anota los puntos que le quedan "
                    "al otro; gana el primero que llega a 100."
                ),
            ),
        ),
    }
)
"""Title and summary by the name of the preset."""

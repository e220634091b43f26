"""The sentence that goes with each ruling of the books, in three languages."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from palamede.dominoes.text import Text

__all__ = ["REASONS"]

REASONS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        # renonce
        "renege_corrected": Text(
            "The next player has neither shown a tile nor passed: seat {offender} may still "
            "correct "
            "himself and plays.",
            "Le suivant n'a ni montré un dé ni boudé : la place {offender} peut encore se "
            "reprendre "
            "et joue.",
            "El siguiente no ha mostrado ficha ni pasado: el puesto {offender} aún puede "
            "corregirse "
            "y juega.",
        ),
        "renege_both": Text(
            "Both sides have passed wrongly: the deal is void and mixed again, the same player "
            "leads.",
            "Les deux camps ont renoncé : le coup est nul et l'on remélange, le même joueur pose.",
            "Los dos bandos han renunciado: la mano es nula y se remezcla, sale el mismo jugador.",
        ),
        "renege_single": Text(
            "With a single tile in hand a wrong pass costs nothing; the tile is laid at its turn "
            "only.",
            "Renonce avec un seul dé en main : pas de peine, mais il ne se pose qu'à son tour.",
            "Con una sola ficha la renuncia no se castiga; sólo se pone en su turno.",
        ),
        "renege_barred": Text(
            "Seat {offender} passed while able to play: that side marks nothing for the deal.",
            "La place {offender} a boudé en pouvant jouer : son camp ne marque rien de ce coup.",
            "El puesto {offender} pasó pudiendo jugar: su bando no anota nada en esta mano.",
        ),
        "renege_barred_20": Text(
            "Seat {offender} passed while able to play and has had another turn since: that side "
            "marks nothing for the deal and the adversary marks 20.",
            "La place {offender} a boudé en pouvant jouer et a eu depuis une occasion de jouer : "
            "son "
            "camp ne marque rien et l'adversaire marque 20 points.",
            "El puesto {offender} pasó pudiendo jugar y ha tenido otro turno: su bando no anota "
            "nada "
            "y el adversario anota 20.",
        ),
        "may_lay": Text(
            "He owns up before the next player has played: he may lay the tile.",
            "Il se déclare avant que le suivant ait joué : il peut poser son dé.",
            "Lo reconoce antes de que juegue el siguiente: puede poner la ficha.",
        ),
        "may_lay_later": Text(
            "He owns up after the next player has played: the tile may be laid later in the deal.",
            "Il se déclare après que le suivant a joué : le dé se posera plus tard dans le coup.",
            "Lo reconoce después de jugar el siguiente: la ficha podrá ponerse más tarde.",
        ),
        "partie_by_his_fault": Text(
            "The wrong pass of seat {offender} closed the game or showed later: the partie ends by "
            "that fault, and that player alone pays for it.",
            "Le boudé à tort de la place {offender} a fermé le jeu ou s'est découvert ensuite : la "
            "partie finit par sa faute et lui seul la paie.",
            "El pase en falso del puesto {offender} cerró el juego o se descubrió después: la "
            "partida "
            "termina por su falta y sólo él la paga.",
        ),
        # tiles wrongly laid
        "done_over": Text(
            "The tile does not match: it is taken back and the turn is played over.",
            "Le dé est mal posé : il est repris et le coup se rejoue.",
            "La ficha está mal puesta: se retira y se repite la jugada.",
        ),
        "misplay_choice": Text(
            "The tile fits nowhere and has been seen: the adversary chooses what becomes of it.",
            "Le dé ne va nulle part et il a été vu : l'adversaire choisit ce qu'il en advient.",
            "La ficha no entra en ningún lado y se ha visto: el adversario elige qué se hace.",
        ),
        "restored": Text(
            "Play is resumed from the fault, everybody takes back his tiles.",
            "Le jeu reprend à la faute, chacun reprend ses dés.",
            "El juego se reanuda desde la falta, cada cual retira sus fichas.",
        ),
        "restored_near_end": Text(
            "Near the end of the partie: play is resumed from the fault, seat {offender} pays a "
            "stake, and the adversaries may void the partie.",
            "Près de la fin de la partie : le jeu reprend à la faute, la place {offender} paie un "
            "enjeu, et les adversaires peuvent annuler la partie.",
            "Cerca del final: se reanuda desde la falta, el puesto {offender} paga una apuesta y "
            "los "
            "adversarios pueden anular la partida.",
        ),
        "cannot_restore": Text(
            "The game cannot be put back, or tiles would show: the adversaries mix again or play "
            "on, "
            "a known culprit marking nothing.",
            "Le jeu ne peut être rétabli, ou des dés se verraient : les adversaires remélangent ou "
            "continuent, le fautif connu ne marquant rien.",
            "No se puede restablecer el juego, o se verían fichas: los adversarios remezclan o "
            "siguen, sin que anote el culpable conocido.",
        ),
        "covered_stands": Text(
            "The tile is covered already: it stands and the game is good.",
            "Le dé est déjà couvert : il reste et le jeu est bon.",
            "La ficha ya está cubierta: se queda y el juego vale.",
        ),
        "covered_barred": Text(
            "The tile is covered and stands, but the side of seat {offender} marks nothing for the "
            "deal.",
            "Le dé couvert reste, mais le camp de la place {offender} ne marque rien de ce coup.",
            "La ficha cubierta se queda, pero el bando del puesto {offender} no anota en esta "
            "mano.",
        ),
        "other_end": Text(
            "The tile fits at the other end: it must be laid there.",
            "Le dé va à l'autre bout : il doit y être posé.",
            "La ficha entra en el otro extremo: debe ponerse allí.",
        ),
        "end_stands": Text(
            "A tile that lies well is not taken back to be laid at the other end.",
            "Un dé bien posé ne se reprend pas pour être mis à l'autre bout.",
            "Una ficha bien puesta no se retira para ponerla en el otro extremo.",
        ),
        "shown_to_partner": Text(
            "The tile fits nowhere and lies open; the adversaries may keep the partner from "
            "opening "
            "its number.",
            "Le dé ne va nulle part et reste à découvert ; les adversaires peuvent empêcher le "
            "partenaire d'ouvrir ce nombre.",
            "La ficha no entra y queda descubierta; los adversarios pueden impedir que el "
            "compañero "
            "abra ese número.",
        ),
        # tiles seen
        "counts_as_played": Text(
            "The adversary can tell the tile and it fits: shown at one's turn it counts as played.",
            "L'adversaire peut nommer le dé et il va : montré à son tour, il est réputé joué.",
            "El adversario puede nombrar la ficha y entra: mostrada en su turno, se da por jugada.",
        ),
        "seen_tile": Text(
            "The tile seen stays face up and is laid at the first turn at which it fits, or the "
            "adversary has the deal void.",
            "Le dé vu reste à découvert et se pose au premier tour où il va, à moins que "
            "l'adversaire "
            "ne veuille le coup nul.",
            "La ficha vista queda descubierta y se pone en cuanto entre, o el adversario anula la "
            "mano.",
        ),
        "seen_single": Text(
            "It was the last tile of that hand: it does not lie open, but the adversary may have "
            "the "
            "deal void.",
            "C'était son dernier dé : il ne reste pas à découvert, mais l'adversaire peut vouloir "
            "le "
            "coup nul.",
            "Era su última ficha: no queda descubierta, pero el adversario puede anular la mano.",
        ),
        "seen_at_count": Text(
            "The deal has been played: no tile can lie open any more, but the adversary may have "
            "the "
            "deal void.",
            "Le coup est joué : aucun dé ne peut plus rester à découvert, mais l'adversaire peut "
            "vouloir le coup nul.",
            "La mano está jugada: ninguna ficha puede quedar descubierta, pero el adversario puede "
            "anularla.",
        ),
        "lies_open": Text(
            "The tile seen stays face up and must be laid when it fits; its owner chooses the end.",
            "Le dé vu reste à découvert et doit être posé quand il va ; son maître choisit le "
            "bout.",
            "La ficha vista queda descubierta y debe ponerse cuando entre; su dueño elige el "
            "extremo.",
        ),
        "out_of_turn_open": Text(
            "Out of turn: the tile comes back, stays face up and is laid at the first turn at "
            "which "
            "it fits, or the adversary has the deal void.",
            "Hors de son tour : le dé revient, reste à découvert et se pose au premier tour où il "
            "va, "
            "à moins que l'adversaire ne veuille le coup nul.",
            "Fuera de turno: la ficha vuelve, queda descubierta y se pone en cuanto entre, o el "
            "adversario anula la mano.",
        ),
        "out_of_turn_covered": Text(
            "The tile out of turn is covered and stands; the adversary may still have the deal "
            "void.",
            "Le dé joué hors de tour est couvert et reste ; l'adversaire peut encore vouloir le "
            "coup "
            "nul.",
            "La ficha fuera de turno está cubierta y se queda; el adversario aún puede anular la "
            "mano.",
        ),
        "true_leader_leads": Text(
            "The true leader leads again; the tile led out of turn stays face up, the others take "
            "theirs back.",
            "Le véritable poseur repose ; le dé de l'usurpateur reste à découvert, les autres "
            "reprennent les leurs.",
            "El verdadero mano vuelve a salir; la ficha del usurpador queda descubierta y los "
            "demás "
            "retiran las suyas.",
        ),
        "names_wrongly": Text(
            "The tile set aside is shown and is not the one named: {points} points are lost.",
            "Le dé mis à part est montré et n'est pas celui qu'il nomme : il perd {points} points.",
            "La ficha apartada se muestra y no es la nombrada: pierde {points} tantos.",
        ),
        "named_rightly": Text(
            "The tile is the one named: the claim is right, and the tile seen is ruled by itself.",
            "Le dé est bien celui qu'il nomme : la réclamation est juste, et le dé vu se juge à "
            "part.",
            "La ficha es la nombrada: la reclamación es justa, y la ficha vista se juzga aparte.",
        ),
        # hands and stock
        "completes": Text(
            "A tile too few: it is taken from the stock.",
            "Un dé de moins : il se prend au talon.",
            "Una ficha de menos: se toma del pozo.",
        ),
        "takes_astray": Text(
            "The stock is right: the tiles astray or fallen are taken, face up or not.",
            "Le talon est juste : il prend les dés égarés ou tombés, vus ou non.",
            "El pozo está bien: toma las fichas extraviadas o caídas, vistas o no.",
        ),
        "excess_drawn": Text(
            "An adversary draws the excess at random and returns it face down, or face up if it "
            "has "
            "been seen.",
            "Un adversaire tire au hasard le dé de trop et le remet à couvert, ou à découvert s'il "
            "a "
            "été vu.",
            "Un adversario saca al azar la sobrante y la devuelve boca abajo, o descubierta si se "
            "ha visto.",
        ),
        "excess_kept": Text(
            "Tiles taken beyond the number must be kept.",
            "Les dés pris au-delà du nombre doivent être gardés.",
            "Las fichas tomadas de más deben conservarse.",
        ),
        "excess_choice": Text(
            "The tiles are not turned up: the excess is kept, or an adversary takes it from him.",
            "Les dés ne sont pas relevés : le surplus est gardé, ou un adversaire le lui reprend.",
            "No ha levantado las fichas: conserva la sobrante, o un adversario se la quita.",
        ),
        "missing_to_stock": Text(
            "Every hand is right: the missing tiles are looked for and go to the stock face up.",
            "Toutes les mains sont justes : les dés manquants se cherchent et vont au talon à "
            "découvert.",
            "Las manos son justas: las fichas que faltan se buscan y van al pozo descubiertas.",
        ),
        "counted_again": Text(
            "All tiles face down on the table and counted: the wrong hand is put right.",
            "Dés sur table, à couvert, et l'on compte : la main fausse est redressée.",
            "Fichas sobre la mesa, boca abajo, y se cuentan: se corrige la mano errada.",
        ),
        "stock_false_void": Text(
            "The stock is false and nobody noticed before the lead: the deal is void and the lead "
            "passes.",
            "Le talon est faux et nul ne l'a vu avant la pose : le coup est nul et la main passe.",
            "El pozo es falso y nadie lo vio antes de la salida: la mano es nula y pasa la salida.",
        ),
        "crossed_void": Text(
            "One holds what the other lacks: the deal is void and dealt again by the same leader.",
            "L'un tient ce qui manque à l'autre : le coup est nul et se refait, la pose restant.",
            "Uno tiene lo que le falta al otro: la mano es nula y la repite el mismo jugador.",
        ),
        "plays_on_choice": Text(
            "The stock is true: the player goes on with what he has, and the adversaries keep or "
            "annul the deal afterwards.",
            "Le talon est juste : le joueur continue avec ce qu'il a, et les adversaires gardent "
            "ou "
            "annulent ensuite le coup.",
            "El pozo es justo: el jugador sigue con lo que tiene, y los adversarios conservan o "
            "anulan luego la mano.",
        ),
        "short_loses": Text(
            "Seat {offender} took too few tiles and it is pointed out in the first round: that "
            "player loses the partie.",
            "La place {offender} a pris trop peu de dés et on le relève au premier tour : elle "
            "perd "
            "la partie.",
            "El puesto {offender} tomó fichas de menos y se advierte en la primera vuelta: pierde "
            "la "
            "partida.",
        ),
        "plays_on": Text(
            "It is pointed out too late: the player plays on with what he has.",
            "On le relève trop tard : le joueur continue avec ce qu'il a.",
            "Se advierte demasiado tarde: el jugador sigue con lo que tiene.",
        ),
        "mix_again_asked": Text(
            "A tile was seen while tiles were taken: any player may have them mixed again.",
            "Un dé s'est vu pendant la prise : tout joueur peut vouloir le remélange.",
            "Se vio una ficha al tomarlas: cualquier jugador puede pedir otra mezcla.",
        ),
        "mix_again_by_adversary": Text(
            "A tile was seen while tiles were taken: the opponents may demand a new mix.",
            "Un dé s'est vu pendant la prise : les adversaires peuvent exiger le remélange.",
            "Se vio una ficha al tomarlas: los adversarios pueden exigir otra mezcla.",
        ),
        "mixed_again": Text(
            "A tile was seen while tiles were taken: the mix is done again.",
            "Un dé s'est vu pendant la prise : le ménage se refait.",
            "Se vio una ficha al tomarlas: se mezcla de nuevo.",
        ),
        "no_new_mix": Text(
            "He showed it while turning up his own tiles: there is no new mix.",
            "Il l'a montré en relevant ses propres dés : on ne remélange pas.",
            "La mostró al levantar sus propias fichas: no se mezcla de nuevo.",
        ),
        "stock_forbidden": Text(
            "Nobody may look at the stock; it is put back face down, and no penalty is given.",
            "Nul ne peut regarder le talon ; il est remis à couvert, sans autre peine.",
            "Nadie puede mirar el pozo; se deja boca abajo, sin otra pena.",
        ),
        "remix_asked": Text(
            "The player whose tiles were uncovered may have them mixed again.",
            "Celui dont on a découvert le jeu peut vouloir le remélange.",
            "Aquel cuyas fichas se descubrieron puede pedir otra mezcla.",
        ),
        # words and marks
        "spoken_by_rule": Text(
            "The word is one that the rules demand: it is no fault.",
            "C'est un mot que la règle demande : il n'y a pas faute.",
            "Es una palabra que pide la regla: no hay falta.",
        ),
        "signal_reminded": Text(
            "Tiles are laid without words; no partner is informed by it, and there is no penalty.",
            "On pose sans parler ; aucun partenaire n'en est instruit, et il n'y a pas de peine.",
            "Se pone sin hablar; ningún compañero queda informado, y no hay pena.",
        ),
        "signal_remix": Text(
            "A word or gesture may have informed the partner: the adversaries may mix again.",
            "Un mot ou un geste a pu instruire le partenaire : les adversaires peuvent remélanger.",
            "Una palabra o un gesto pudo informar al compañero: los adversarios pueden remezclar.",
        ),
        "named_aloud": Text(
            "A tile was named aloud, which informs the partner: the adversaries may have the deal "
            "void.",
            "Un dé a été nommé tout haut, ce qui instruit le partenaire : les adversaires peuvent "
            "vouloir le coup nul.",
            "Se nombró una ficha en voz alta, lo que informa al compañero: los adversarios pueden "
            "anular la mano.",
        ),
        "named_tile": Text(
            "He named one tile and offered another: the adversaries may demand the one named.",
            "Il a nommé un dé et en offre un autre : les adversaires peuvent exiger le premier.",
            "Nombró una ficha y ofrece otra: los adversarios pueden exigir la nombrada.",
        ),
        "false_domino_free": Text(
            "Domino was announced wrongly, but the partner holds one tile only: nothing follows.",
            "Domino annoncé à tort, mais le partenaire n'a qu'un dé : aucune suite.",
            "Dominó anunciado en falso, pero el compañero sólo tiene una ficha: sin consecuencia.",
        ),
        "false_domino_called": Text(
            "Domino was announced wrongly: the hands of that side are laid open and the adversary "
            "at "
            "the left calls their tiles.",
            "Domino annoncé à tort : les mains de ce camp sont étalées et l'adversaire de gauche "
            "appelle leurs dés.",
            "Dominó en falso: las manos de ese bando se descubren y el adversario de la izquierda "
            "llama sus fichas.",
        ),
        "undue_last_free": Text(
            "The single tile was played unduly, but the partner has one tile too: nothing follows.",
            "Le dé unique est joué indûment, mais le partenaire n'en a qu'un aussi : aucune suite.",
            "La única ficha se jugó indebidamente, pero el compañero también tiene una: sin "
            "consecuencia.",
        ),
        "undue_last_called": Text(
            "The single tile was played unduly: the hands of that side are laid open and the "
            "adversary at the left calls their tiles.",
            "Le dé unique est joué indûment : les mains de ce camp sont étalées et l'adversaire de "
            "gauche appelle leurs dés.",
            "La única ficha se jugó indebidamente: las manos de ese bando se descubren y el "
            "adversario de la izquierda llama sus fichas.",
        ),
        "count_lost": Text(
            "The tile was not announced: its {points} points are lost.",
            "Le dé n'a pas été annoncé : ses {points} points sont perdus.",
            "La ficha no se cantó: se pierden sus {points} tantos.",
        ),
        "mark_put_right": Text(
            "Won {won}, marked {marked}: the mark is put right at once.",
            "Gagné {won}, marqué {marked} : la marque est rectifiée aussitôt.",
            "Ganado {won}, anotado {marked}: se corrige la anotación en el acto.",
        ),
        "bredouille_marked": Text(
            "Claimed before the next deal: the adversaries' marks are turned, the bredouille "
            "counts.",
            "Réclamée avant le coup suivant : les marques adverses sont tournées, la bredouille "
            "compte.",
            "Reclamada antes de la mano siguiente: se vuelven los tantos adversos, la bredouille "
            "vale.",
        ),
        # questions
        "must_answer": Text(
            "The hand has not come back to the leader: who led, and what, is told.",
            "La main n'est pas revenue au poseur : on dit qui a posé, et quoi.",
            "La mano no ha vuelto a quien salió: se dice quién salió y con qué.",
        ),
        "need_not_answer": Text(
            "Nobody is bound to say who led, or what.",
            "Nul n'est tenu de dire qui a posé, ni quoi.",
            "Nadie está obligado a decir quién salió, ni con qué.",
        ),
        "tableau_told": Text(
            "Anybody may ask: the last tile laid by each player is told.",
            "Chacun peut le demander : on dit le dernier dé posé par chaque joueur.",
            "Cualquiera puede pedirlo: se dice la última ficha de cada jugador.",
        ),
        "may_hold": Text(
            "Tiles may stand on the table or be held in the hand, out of the adversary's sight.",
            "Les dés se tiennent sur la table ou en main, cachés à l'adversaire.",
            "Las fichas pueden estar en la mesa o en la mano, ocultas al adversario.",
        ),
        "put_back": Text(
            "Tiles are left on the table: the player puts them back, without penalty.",
            "Les dés restent sur la table : le joueur les y remet, sans peine.",
            "Las fichas se dejan en la mesa: el jugador las devuelve, sin pena.",
        ),
        "fact_established": Text(
            "The gallery says so by {votes_for} to {votes_against}: the fact is established.",
            "La galerie le dit par {votes_for} contre {votes_against} : le fait est établi.",
            "La galería lo dice por {votes_for} a {votes_against}: el hecho queda establecido.",
        ),
        "fact_not_established": Text(
            "By {votes_for} to {votes_against} the gallery does not say so: the fact is not "
            "established.",
            "Par {votes_for} contre {votes_against} la galerie ne le dit pas : le fait n'est pas "
            "établi.",
            "Por {votes_for} a {votes_against} la galería no lo dice: el hecho no queda "
            "establecido.",
        ),
        "tile_may_be_laid": Text(
            "A player takes no advice, but a tile that a spectator named unasked may be laid.",
            "On ne prend pas d'avis, mais le dé qu'un spectateur a nommé de lui-même peut être "
            "posé.",
            "No se admiten consejos, pero la ficha que nombró un espectador puede ponerse.",
        ),
        "leaver_pays": Text(
            "Seat {offender} leaves and pays the parties left to play; the others share it.",
            "La place {offender} quitte et paie les parties à jouer ; les autres se les partagent.",
            "El puesto {offender} se va y paga las partidas que quedan; los demás se las reparten.",
        ),
        # time and silence
        "not_in_time": Text(
            "The claim comes too late.",
            "La réclamation vient trop tard.",
            "La reclamación llega tarde.",
        ),
        "not_in_time_until": Text(
            "The claim comes too late; last moment: {until}.",
            "La réclamation vient trop tard ; dernier moment : {until}.",
            "La reclamación llega tarde; último momento: {until}.",
        ),
        "count_agreed": Text(
            "The count is agreed: no irregularity of that deal can be raised any more.",
            "Le compte est accordé : aucune irrégularité de ce coup ne peut plus être relevée.",
            "La cuenta está acordada: ya no puede alegarse ninguna irregularidad de esa mano.",
        ),
        "no_article": Text(
            "The code in force has no article on this: nothing is marked, lost or annulled.",
            "Le code en vigueur n'a pas d'article là-dessus : rien n'est marqué, perdu ni annulé.",
            "El código en vigor no tiene artículo sobre esto: nada se anota, se pierde ni se "
            "anula.",
        ),
    }
)
"""The sentence of each ruling of the books; a code of today brings its own."""

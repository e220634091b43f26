"""Rows TAT, POULE, PERD and MAX: games for two, the pool, loser wins, the greatest deals."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "TAT-01",
        "encyclopedie: tête-à-tête en boudant; academie: tête-à-tête; almanach; manuel",
        en=(
            "Tête-à-tête en boudant is the plain game for two: 7 tiles each (6 to 14 by "
            "agreement), no drawing from the stock, a match of 100 or 150 points."
        ),
        fr=(
            "Le tête-à-tête en boudant est le jeu simple à deux : 7 dés chacun (de 6 à 14 par "
            "convention), sans puiser au talon, la partie en 100 ou 150 points."
        ),
        es=(
            "El tête-à-tête en boudant es el juego sencillo para dos: 7 fichas cada uno (de 6 a 14 "
            "por acuerdo), sin robar del pozo, y la partida a 100 o 150 puntos."
        ),
    ),
    row(
        "TAT-02",
        "academie: tête-à-tête",
        en=(
            "The Académie names several forms for two: with 6 tiles to 100 points, with 7, 8 or 10 "
            "to 100, with 12 to 100, and with as many as one likes when no points are kept."
        ),
        fr=(
            "L'Académie distingue plusieurs tête-à-tête : à 6 dés en 100 points, à un nombre "
            "quelconque de dés sans points, à 7, 8 ou 10 dés en 100, et à 12 dés en 100."
        ),
        es=(
            "La Académie distingue varias formas entre dos: con 6 fichas a 100 puntos, con "
            "cualquier número de fichas sin puntos, con 7, 8 o 10 fichas a 100, y con 12 fichas a "
            "100."
        ),
    ),
    row(
        "TAT-03",
        "encyclopedie: aller-et-retour",
        en=(
            "Aller-et-retour, there and back, lasts two deals only, and the player who has marked "
            "more wins. Palamède reads: equal totals are a draw with the offer of another pair of "
            "deals, and a void deal counts as one of the two."
        ),
        fr=(
            "L'aller-et-retour ne dure que deux coups et celui qui a marqué le plus gagne. "
            "Palamède lit : à égalité la partie est nulle, avec offre d'un nouvel aller-et-retour, "
            "et un coup nul compte pour l'un des deux."
        ),
        es=(
            "El aller-et-retour, ida y vuelta, dura solo dos manos y gana quien más ha anotado. "
            "Palamède interpreta: la igualdad es un empate, con oferta de otra ida y vuelta, y una "
            "mano nula cuenta como una de las dos."
        ),
    ),
    row(
        "TAT-04",
        "encyclopedie: tête-à-tête en pêchant; almanach; manuel",
        en=(
            'In the drawing game a player who cannot match says "je pêche" and takes tiles from '
            "the stock one at a time until one fits, keeping them all. Once the stock is used up, "
            "he passes."
        ),
        fr=(
            "Dans le jeu en pêchant, celui qui ne peut fournir dit « je pêche » et tire les dés du "
            "talon un à un jusqu'à ce qu'un aille, en gardant tous les autres. Le talon épuisé, "
            "il boude."
        ),
        es=(
            "En el juego robando, quien no puede casar dice «robo» y toma fichas del pozo una a "
            "una hasta que alguna sirva, y se queda con todas. Agotado el pozo, pasa."
        ),
    ),
    row(
        "TAT-05",
        "encyclopedie: tête-à-tête en pêchant",
        en=(
            "After serving with the cut, the row that is left is the stock, and one draws from its "
            "head."
        ),
        fr="Si l'on a servi à la coupe, le talon reste en ligne et se pêche par la tête.",
        es="Si se sirvió con corte, el pozo queda en hilera y se roba por la cabeza.",
    ),
    row(
        "TAT-06",
        "encyclopedie: tête-à-tête en pêchant",
        en=(
            "A player down to one tile and sure of going out can still be made to draw the whole "
            "stock."
        ),
        fr=(
            "Un joueur réduit à un seul dé, et sûr de faire domino, peut encore se voir obligé de "
            "pêcher tout le talon."
        ),
        es=(
            "Un jugador con una sola ficha, seguro ya de hacer dominó, puede verse obligado "
            "todavía a robar todo el pozo."
        ),
    ),
    row(
        "TAT-07",
        "encyclopedie: tête-à-tête en pêchant",
        en=(
            "The drawing game is played to 100 or 150 points, or simply for going out and for the "
            "fewest pips when blocked."
        ),
        fr=(
            "En pêchant, on joue en 100 ou 150 points, ou bien à qui fera domino ou aura le moins "
            "de points, le jeu fermé."
        ),
        es=(
            "Robando se juega a 100 o 150 puntos, o bien a quien haga dominó o tenga menos puntos "
            "con el juego cerrado."
        ),
    ),
    row(
        "POULE-01",
        "encyclopedie: la poule; manuel",
        en=(
            "In the pool three or four players take 7 tiles each and pay a stake; the first to "
            "reach the agreed total takes all the stakes. Palamède reads: two to six may play "
            "where the set has tiles enough."
        ),
        fr=(
            "À la poule, trois ou quatre joueurs prennent 7 dés et versent un enjeu ; le premier "
            "qui atteint le total convenu emporte le tout. Palamède lit : on peut y être de deux à "
            "six si le jeu a assez de dés."
        ),
        es=(
            "En la poule, tres o cuatro jugadores toman 7 fichas y ponen una apuesta; el primero "
            "que llega al total acordado se lleva todas. Palamède interpreta: pueden jugar de dos "
            "a seis si el juego tiene fichas suficientes."
        ),
    ),
    row(
        "POULE-02",
        "encyclopedie: à trois ou quatre, chacun pour soi; academie: à quatre, chacun pour soi",
        en=(
            "Each for himself without points, three or four players stake and take 5 or 6 tiles; "
            "who wins a deal takes one stake back from the pot, the player at his right leads "
            "next, and it goes on until every stake is won. Palamède reads: 6 tiles unless 5 are "
            "agreed, and after a tied block nobody takes and the lead goes on."
        ),
        fr=(
            "Chacun pour soi, sans points, trois ou quatre joueurs misent et prennent 5 ou 6 dés ; "
            "le gagnant d'un coup retire une mise du pot, son voisin de droite pose ensuite, et "
            "l'on continue jusqu'à la dernière mise. Palamède lit : 6 dés, ou 5 par convention ; "
            "fermé à égalité, nul ne prend et la pose avance."
        ),
        es=(
            "Cada uno para sí y sin puntos, tres o cuatro jugadores apuestan y toman 5 o 6 fichas; "
            "quien gana una mano retira una apuesta del bote, sale luego el de su derecha, y se "
            "sigue hasta ganar la última apuesta. Palamède interpreta: 6 fichas, o 5 por acuerdo; "
            "tras un cierre empatado nadie retira nada y la salida avanza."
        ),
    ),
    row(
        "POULE-03",
        "encyclopedie; almanach; manuel",
        en=(
            "By agreement two to six may play, singly or in pairs, under the same rules. Palamède "
            "reads: pairs are for four players, and with an odd number a dead hand may be agreed."
        ),
        fr=(
            "Par convention on joue de deux à six, séparément ou associés, sans autre changement "
            "aux règles. Palamède lit : on ne s'associe qu'à quatre et, en nombre impair, on peut "
            "convenir d'un mort."
        ),
        es=(
            "Por acuerdo pueden jugar de dos a seis, solos o por parejas, con las mismas reglas. "
            "Palamède interpreta: solo hay parejas entre cuatro y, si son impares, se puede "
            "convenir un muerto."
        ),
    ),
    row(
        "POULE-04",
        "academie: règles générales, nº 20",
        en=(
            "For the Académie faults are personal: the culprit pays for both, and his partner, who "
            "so cannot lose, cannot win anything in that match either."
        ),
        fr=(
            "Pour l'Académie, les fautes sont personnelles : le coupable paie pour deux, et son "
            "partenaire, qui de ce fait ne peut perdre, ne peut rien gagner non plus dans cette "
            "partie."
        ),
        es=(
            "Para la Académie las faltas son personales: el culpable paga por los dos y su "
            "compañero, que así no puede perder, tampoco puede ganar nada en esa partida."
        ),
    ),
    row(
        "PERD-01",
        "encyclopedie: à qui perd gagne",
        en=(
            "In loser wins one tries to keep pips: when somebody goes out or the game is blocked, "
            "whoever holds the most marks his own. Palamède reads: a tie for the most is treated "
            "as a tied block."
        ),
        fr=(
            "À qui perd gagne, on cherche à garder des points : quand un joueur fait domino ou que "
            "le jeu est fermé, celui qui en a le plus marque les siens. Palamède lit : l'égalité "
            "au plus fort se règle comme un jeu fermé à égalité."
        ),
        es=(
            "En el que pierde gana se trata de conservar puntos: cuando alguien hace dominó o el "
            "juego se cierra, quien más tiene anota los suyos. Palamède interpreta: el empate a "
            "más puntos se resuelve como un cierre empatado."
        ),
    ),
    row(
        "MAX-01",
        "encyclopedie: coups maxima",
        en=(
            "With four hands of seven and no stock, a player holding four blanks and three aces "
            "can go out while two of the others never lay a tile, and mark 120. Palamède reads: "
            "the book calls this the most possible, but a search finds deals worth 129."
        ),
        fr=(
            "Avec quatre mains de sept dés et sans talon, un joueur qui a quatre blancs et trois "
            "as peut faire domino pendant que deux autres ne posent rien, et marquer 120. Palamède "
            "lit : le livre y voit le maximum, mais une recherche trouve des coups de 129."
        ),
        es=(
            "Con cuatro jugadores de siete fichas y sin pozo, quien tiene cuatro blancos y tres "
            "ases puede hacer dominó mientras otros dos no ponen nada, y anotar 120. Palamède "
            "interpreta: el libro lo da por máximo, pero una búsqueda encuentra manos de 129."
        ),
    ),
    row(
        "MAX-02",
        "encyclopedie: coups maxima",
        en=(
            "In voleur the most that can be marked is 106: the first player closes the blanks at "
            "once, with 0-0, 0-1 and 0-2 in hand and the other blanks in the stock, against the "
            "twelve heaviest tiles."
        ),
        fr=(
            "Au voleur, le maximum est de 106 : le premier joueur, avec 0-0, 0-1 et 0-2 et les "
            "autres blancs au talon, ferme aussitôt aux blancs contre les douze plus gros dés."
        ),
        es=(
            "En el voleur lo máximo son 106: el primer jugador, con 0-0, 0-1 y 0-2 y los demás "
            "blancos en el pozo, cierra enseguida a blancos contra las doce fichas más pesadas."
        ),
    ),
    row(
        "MAX-03",
        "encyclopedie: coups maxima",
        en=(
            "Between two players with seven tiles the most is 69, when one is left with all his "
            "seven and they are the seven heaviest. Palamède reads: this is said of the game "
            "without drawing, since drawn tiles can add more."
        ),
        fr=(
            "À deux, avec sept dés, le maximum est de 69, quand un joueur compte les sept siens et "
            "que ce sont les plus gros. Palamède lit : cela s'entend en boudant, car la pêche "
            "peut grossir une main."
        ),
        es=(
            "Entre dos con siete fichas lo máximo son 69, cuando a uno le quedan las siete y son "
            "las más pesadas. Palamède interpreta: se refiere al juego sin robar, pues las fichas "
            "robadas pueden añadir más."
        ),
    ),
)

"""Rows PLAY and SCORE: laying tiles, passing, closing the game, and what a deal is worth."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "PLAY-01",
        "encyclopedie: vocabulaire; almanach; manuel",
        en=(
            "The leader lays any tile he likes. Each player after him adds, at either end of the "
            "line, a tile with a half equal to the number shown there."
        ),
        fr=(
            "Le poseur joue le dé qu'il veut. Chacun ajoute ensuite, à l'un ou l'autre bout de la "
            "ligne, un dé dont une moitié égale le nombre qui s'y montre."
        ),
        es=(
            "Quien sale pone la ficha que quiera. Después, cada jugador añade en cualquiera de los "
            "extremos de la línea una ficha con una mitad igual al número que allí se ve."
        ),
    ),
    row(
        "PLAY-02",
        "manuel; encyclopedie: domino voleur, 6",
        en="The turn passes to the player at the right of the one who has just played.",
        fr="La main passe au voisin de droite de celui qui vient de jouer.",
        es="El turno pasa al jugador sentado a la derecha del que acaba de jugar.",
    ),
    row(
        "PLAY-03",
        "encyclopedie: cinq partout; almanach",
        en=(
            "Doubles are laid across the line, and the line may turn in any direction; the "
            "Encyclopédie leaves the crosswise double to choice except in cinq partout. Palamède "
            "reads: doubles are always drawn across, which changes nothing in the plain games."
        ),
        fr=(
            "Les doubles se posent en travers et la ligne peut tourner dans tous les sens ; "
            "l'Encyclopédie ne rend le travers obligatoire qu'au cinq partout. Palamède lit : les "
            "doubles sont toujours dessinés en travers, ce qui ne change rien aux jeux simples."
        ),
        es=(
            "Los dobles se ponen atravesados y la línea puede doblar hacia cualquier lado; la "
            "Encyclopédie solo obliga a atravesarlos en el cinq partout. Palamède interpreta: los "
            "dobles se dibujan siempre atravesados, lo que nada cambia en los juegos sencillos."
        ),
    ),
    row(
        "PLAY-04",
        "encyclopedie: tête-à-tête en boudant; almanach; manuel",
        en=(
            'A player who cannot match an end says "je boude" and the next one plays; he joins in '
            "again as soon as the line offers him something."
        ),
        fr=(
            "Qui ne peut fournir à aucun bout dit « je boude » et le suivant joue ; il rentre en "
            "jeu dès que la ligne le lui permet."
        ),
        es=(
            "Quien no puede casar en ningún extremo dice «paso» y juega el siguiente; vuelve a "
            "jugar en cuanto la línea se lo permite."
        ),
    ),
    row(
        "PLAY-05",
        "encyclopedie: tête-à-tête en boudant; manuel",
        en=(
            "Between two players, as long as one has to pass the other goes on laying tile after "
            "tile."
        ),
        fr="À deux, tant que l'un boude, l'autre continue de jouer, autant de fois qu'il le faut.",
        es="Entre dos, mientras uno tenga que pasar, el otro sigue poniendo una ficha tras otra.",
    ),
    row(
        "PLAY-06",
        "encyclopedie: renonce, 14",
        en=(
            "A player who holds a tile that fits must play; passing instead is a renonce. Palamède "
            "reads: the strict table refuses such a pass and names the legal tiles, the "
            "old-fashioned table lets it happen."
        ),
        fr=(
            "Qui a un dé convenable doit le jouer ; bouder quand même est une renonce. Palamède "
            "lit : la table stricte refuse cette boude et nomme les dés permis, la table à "
            "l'ancienne la laisse passer."
        ),
        es=(
            "Quien tiene una ficha que casa debe jugarla; pasar en ese caso es una renuncia. "
            "Palamède interpreta: la mesa estricta rechaza ese paso y nombra las fichas válidas; "
            "la mesa a la antigua lo deja ocurrir."
        ),
    ),
    row(
        "PLAY-07",
        "encyclopedie: domino voleur, 7; almanach; manuel",
        en=(
            "The deal ends when a player lays his last tile, or when nobody can play: the game is "
            "then blocked, and all turn up their hands and count. Palamède reads: where tiles are "
            "drawn, the stock must be spent too before the game is blocked, and the drawn tiles "
            "count."
        ),
        fr=(
            "Le coup finit quand un joueur pose son dernier dé, ou quand personne ne peut plus "
            "jouer : le jeu est alors fermé, chacun abat et compte. Palamède lit : là où l'on "
            "pêche, il n'est fermé que si nul ne peut jouer et qu'il n'y a plus rien à pêcher, et "
            "les dés pêchés comptent."
        ),
        es=(
            "La mano acaba cuando un jugador pone su última ficha o cuando nadie puede jugar: el "
            "juego queda entonces cerrado y todos descubren sus fichas y cuentan. Palamède "
            "interpreta: donde se roba, solo está cerrado si nadie puede jugar y ya no queda nada "
            "que robar, y las fichas robadas cuentan."
        ),
    ),
    row(
        "PLAY-08",
        "academie: règles générales, nº 13",
        en="A player able to close the game may do so or not, as he pleases.",
        fr="Celui qui peut fermer le jeu le fait s'il veut, sans y être tenu.",
        es="Quien puede cerrar el juego lo hace si quiere, sin estar obligado.",
    ),
    row(
        "PLAY-09",
        "almanach; manuel",
        en=(
            "An example: after 6-6, 6-5, 5-4 and 4-4 the ends are 6 and 4, so that 6-4 may be laid "
            "at either and leaves six at both ends or four at both ends."
        ),
        fr=(
            "Un exemple : après 6-6, 6-5, 5-4 et 4-4, les bouts sont 6 et 4 ; le 6-4 va donc à "
            "l'un ou à l'autre et fait six partout ou quatre partout."
        ),
        es=(
            "Un ejemplo: después de 6-6, 6-5, 5-4 y 4-4 los extremos son 6 y 4, de modo que el 6-4 "
            "cabe en ambos y deja seis en los dos lados o cuatro en los dos lados."
        ),
    ),
    row(
        "PLAY-10",
        "manuel",
        en=(
            "To close the game, leave at both ends a number of which you hold nothing more, and do "
            "so when fewer pips would stay with you than with your opponent. If he still has that "
            "number, the attempt has failed but has cost nothing else."
        ),
        fr=(
            "Pour bien fermer, on met partout un nombre dont on n'a plus aucun dé, quand il doit "
            "vous rester moins de points qu'à l'adversaire. S'il possède encore ce nombre, la "
            "tentative échoue sans autre dommage."
        ),
        es=(
            "Para cerrar bien se deja en los dos extremos un número del que ya no se tenga ninguna "
            "ficha, cuando a uno le vayan a quedar menos puntos que al rival. Si este aún tiene "
            "ese número, el intento fracasa sin más daño."
        ),
    ),
    row(
        "PLAY-11",
        "almanach",
        en="Now and then, though rarely, the very first tile closes the game.",
        fr="Il arrive, mais rarement, que le tout premier dé ferme le jeu.",
        es="Alguna vez, aunque pocas, la primera ficha misma cierra el juego.",
    ),
    row(
        "PLAY-12",
        "almanach; manuel",
        en=(
            "When nobody passes, the leader lays his last tile while his opponent is left with "
            "just one, whose pips he marks; that is the advantage of the lead."
        ),
        fr=(
            "Quand personne ne boude, le poseur place son dernier dé alors qu'il en reste un seul "
            "à l'adversaire, dont il marque les points : tel est l'avantage de la pose."
        ),
        es=(
            "Si nadie pasa, quien sale pone su última ficha cuando al rival le queda exactamente "
            "una, cuyos puntos anota: esa es la ventaja de la salida."
        ),
    ),
    row(
        "SCORE-01",
        "encyclopedie: domino voleur, 7; manuel",
        en="The player who goes out marks the pips left in his opponents' hands.",
        fr="Celui qui fait domino marque les points restés en main aux adversaires.",
        es="Quien hace dominó anota los puntos que les quedan a los rivales.",
    ),
    row(
        "SCORE-02",
        "almanach; manuel",
        en=(
            "When the game is blocked, the player with the fewest pips marks all those left to his "
            "opponent and deducts none of his own."
        ),
        fr=(
            "Le jeu fermé, celui qui a le moins de points marque tous ceux de l'adversaire, sans "
            "en déduire les siens."
        ),
        es=(
            "Con el juego cerrado, quien tiene menos puntos anota todos los del rival, sin "
            "descontar los suyos."
        ),
    ),
    row(
        "SCORE-03",
        "encyclopedie: domino voleur, 7; manuel",
        en=(
            "A blocked game with equal pips is void and nobody marks. Palamède reads: what counts "
            "is a tie for the fewest pips, and this is the rule unless another is agreed."
        ),
        fr=(
            "Fermé à égalité de points, le coup est nul et personne ne marque. Palamède lit : il "
            "s'agit d'une égalité au plus petit nombre de points, et c'est la règle sauf autre "
            "convention."
        ),
        es=(
            "Un juego cerrado con igualdad de puntos es nulo y nadie anota. Palamède interpreta: "
            "se trata del empate al menor número de puntos, y es la regla mientras no se acuerde "
            "otra."
        ),
    ),
    row(
        "SCORE-04",
        "academie: règles générales, nº 21",
        en=(
            "By the rule of primacy, when several tie for the fewest pips the one nearest the "
            "leader's right wins. Palamède reads: the leader himself comes last in that order."
        ),
        fr=(
            "Par primauté, entre plusieurs joueurs à égalité du plus petit nombre de points, le "
            "plus proche de la droite du poseur l'emporte. Palamède lit : le poseur lui-même vient "
            "le dernier dans cet ordre."
        ),
        es=(
            "Por primacía, entre varios empatados a menos puntos gana el más próximo a la derecha "
            "de quien salió. Palamède interpreta: el propio jugador que salió va el último en ese "
            "orden."
        ),
    ),
    row(
        "SCORE-05",
        "manuel",
        en=(
            "With three players and two equal lowest hands the deal is shared: of 24 pips left to "
            "the third, each of the two marks 12. Palamède reads: this is a convention, an odd pip "
            "is lost, and three equal hands mark nothing."
        ),
        fr=(
            "À trois, quand deux sont à égalité, le coup se partage : sur 24 points restés au "
            "troisième, chacun des deux en marque 12. Palamède lit : c'est une convention, le "
            "point impair est perdu et trois égaux ne marquent rien."
        ),
        es=(
            "Entre tres, si dos empatan a menos puntos, la mano se reparte: de los 24 puntos que "
            "le quedan al tercero, cada uno de los dos anota 12. Palamède interpreta: es una "
            "convención, el punto impar se pierde y tres iguales no anotan nada."
        ),
    ),
    row(
        "SCORE-06",
        "encyclopedie: tête-à-tête en boudant; academie: jeu de domino; almanach; manuel",
        en=(
            "The match is played to 100 or 150 points or any other agreed total, and the first to "
            "reach it wins. Palamède reads: if two reach it in the same deal the higher total "
            "wins, and equal totals play on."
        ),
        fr=(
            "La partie se joue en 100 ou 150 points, ou tout autre total convenu, et le premier "
            "qui l'atteint gagne. Palamède lit : si deux l'atteignent au même coup, le plus haut "
            "total l'emporte et, à égalité, on continue."
        ),
        es=(
            "La partida se juega a 100 o 150 puntos, o al total que se acuerde, y gana el primero "
            "que lo alcanza. Palamède interpreta: si dos lo alcanzan en la misma mano gana el "
            "total más alto y, si son iguales, se sigue jugando."
        ),
    ),
    row(
        "SCORE-07",
        "encyclopedie: tête-à-tête en boudant; academie: sans être au point; almanach",
        en=(
            "One may also play without points: whoever goes out wins, or whoever has the fewest "
            "pips when the game is blocked. Palamède reads: going out wins even against a lone "
            "0-0, and a tied block is dealt again."
        ),
        fr=(
            "On peut aussi jouer sans être au point : gagne celui qui fait domino ou, le jeu "
            "fermé, celui qui a le moins de points. Palamède lit : le domino gagne même contre un "
            "seul double-blanc, et un jeu fermé à égalité se redonne."
        ),
        es=(
            "También se puede jugar sin puntos: gana quien hace dominó o, con el juego cerrado, "
            "quien tiene menos puntos. Palamède interpreta: el dominó gana aunque al rival solo le "
            "quede el doble blanco, y el cierre empatado se vuelve a repartir."
        ),
    ),
    row(
        "SCORE-08",
        "encyclopedie: tête-à-tête en boudant; manuel",
        en="After the first deal each player has the lead in turn, moving to the right.",
        fr="Après le premier coup, chacun a la pose à son tour, en allant vers la droite.",
        es="Después de la primera mano, cada jugador tiene la salida por turno, hacia la derecha.",
    ),
    row(
        "SCORE-09",
        "encyclopedie: coups maxima",
        en="Without partners, the winner marks what is left in all the other hands together.",
        fr="Chacun pour soi, le gagnant marque les points de toutes les autres mains réunies.",
        es=(
            "Cuando cada uno juega para sí, el ganador anota los puntos de todos los demás "
            "jugadores juntos."
        ),
    ),
)

"""Rows DRAW and SERVE: who leads, who plays with whom, and how the tiles come into the hands."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "DRAW-01",
        "encyclopedie: tête-à-tête en boudant; academie: règles générales, nº 1; almanach; manuel",
        en=(
            "The tiles are mixed face down, each player turns one up, and the most pips win the "
            "lead; then all go back and are mixed again. Palamède reads: only those who tie draw "
            "once more, from tiles not yet turned."
        ),
        fr=(
            "Les dés mêlés face cachée, chacun en retourne un et le plus de points donne la pose ; "
            "puis on remet tout et l'on remêle. Palamède lit : seuls les ex æquo tirent encore, "
            "parmi les dés non retournés."
        ),
        es=(
            "Con las fichas mezcladas boca abajo, cada jugador descubre una y la de más puntos da "
            "la salida; luego se devuelven todas y se mezcla otra vez. Palamède interpreta: solo "
            "los empatados vuelven a sacar, entre las fichas aún tapadas."
        ),
    ),
    row(
        "DRAW-02",
        "almanach",
        en=(
            "Two players draw for the lead from just two tiles set apart; the one who left the "
            "mixing to the other turns his first, and the second tile falls to his opponent."
        ),
        fr=(
            "À deux, on tire la pose avec deux dés sortis du jeu mêlé : celui qui n'a pas mêlé en "
            "découvre un d'abord, l'autre joueur prend le second."
        ),
        es=(
            "Entre dos jugadores, la salida se sortea con dos fichas apartadas de la mezcla: quien "
            "no mezcló descubre primero una y su rival toma la otra."
        ),
    ),
    row(
        "DRAW-03",
        "academie: règles générales, nº 1",
        en=(
            "With more than two players the advantage goes to the highest draw, then to the next "
            "ones in order. Palamède reads: when everyone plays for himself and places are still "
            "free, they sit in that order to the leader's right, so that later leads follow it; "
            "places already taken are kept."
        ),
        fr=(
            "À plus de deux, l'avantage va au tirage le plus fort, puis à ceux qui en approchent, "
            "dans l'ordre. Palamède lit : chacun jouant pour soi et les places étant libres, on "
            "s'assied dans cet ordre à la droite du poseur, et les poses le suivent ; les places "
            "déjà prises restent."
        ),
        es=(
            "Con más de dos jugadores, la ventaja es del sorteo más alto y después de los que más "
            "se le acercan, por orden. Palamède interpreta: si cada uno juega para sí y los "
            "puestos están libres, se sientan en ese orden a la derecha de quien sale, y las "
            "salidas lo siguen; los puestos ya ocupados se conservan."
        ),
    ),
    row(
        "DRAW-04",
        "encyclopedie: domino voleur, 3; academie: règles générales, nº 2; manuel",
        en=(
            "Partners are drawn with four tiles of different totals, the player who mixed them "
            "taking his last; the two highest play against the two lowest. The highest leads and "
            "chooses the seats, partners face each other, and the lowest sits at the leader's "
            "left."
        ),
        fr=(
            "Les partenaires se tirent avec quatre dés de totaux différents, celui qui les a mêlés "
            "prenant le dernier ; les deux plus forts jouent contre les deux plus faibles. Le "
            "plus fort a la pose et le choix des places, les partenaires se font face et le plus "
            "faible se met à la gauche du poseur."
        ),
        es=(
            "Las parejas se sortean con cuatro fichas de sumas distintas y quien las mezcla toma "
            "la última; los dos más altos juegan contra los dos más bajos. El más alto sale y "
            "elige puesto, los compañeros se sientan frente a frente y el más bajo queda a la "
            "izquierda de quien sale."
        ),
    ),
    row(
        "DRAW-05",
        "academie: règles générales, nº 2",
        en=(
            "If the two highest draws are equal, those two are partners and may each be asked to "
            "take one more tile, which settles who leads. Palamède reads: when the second and "
            "third draws are equal, the tied players draw again to settle who joins the highest."
        ),
        fr=(
            "Si les deux tirages les plus forts sont égaux, ces deux-là sont partenaires et l'on "
            "peut leur faire prendre un nouveau dé pour décider de la pose. Palamède lit : quand "
            "le deuxième et le troisième sont égaux, ils tirent encore pour savoir qui rejoint le "
            "plus fort."
        ),
        es=(
            "Si los dos sorteos más altos son iguales, esos dos son compañeros y se les puede "
            "pedir que tomen otra ficha para decidir quién sale. Palamède interpreta: cuando "
            "empatan el segundo y el tercero, sacan otra vez para ver quién acompaña al más alto."
        ),
    ),
    row(
        "DRAW-06",
        "encyclopedie: tête-à-tête en boudant",
        en=(
            "By agreement the holder of the highest double leads the first deal, and must lead "
            "that double. Palamède reads: if nobody holds a double, the tile with most pips is "
            "led, the higher half deciding between equals; later deals rotate as usual."
        ),
        fr=(
            "On peut convenir que le plus haut double ouvre le premier coup, et qu'il doit être "
            "posé. Palamède lit : si personne n'a de double, on pose le dé le plus chargé, la plus "
            "forte moitié départageant les égaux ; ensuite la pose tourne comme d'ordinaire."
        ),
        es=(
            "Se puede convenir que la primera mano la abra el doble más alto, que ha de ponerse de "
            "salida. Palamède interpreta: si nadie tiene dobles, se sale con la ficha de más "
            "puntos, y entre iguales decide la mitad mayor; después la salida gira como siempre."
        ),
    ),
    row(
        "SERVE-01",
        (
            "encyclopedie: tête-à-tête en boudant; encyclopedie: domino voleur, 4; academie: "
            "règles générales, nº 6; manuel"
        ),
        en=(
            "One player mixes for each deal: for some books the player about to lead, for others "
            "the one who led the deal just played; anyone else may mix too, in voleur once each, "
            "the leader having the last touch. Palamède reads: at its tables the coming leader "
            "always mixes."
        ),
        fr=(
            "Un joueur fait le ménage à chaque coup : celui qui va poser selon les uns, celui qui "
            "vient de poser selon les autres ; tous peuvent mêler aussi, au voleur une fois "
            "chacun, le poseur ayant le dernier mot. Palamède lit : à ses tables, c'est toujours "
            "le prochain poseur qui mêle."
        ),
        es=(
            "En cada mano mezcla un jugador: según unos libros, el que va a salir; según otros, el "
            "que acaba de salir; los demás también pueden mezclar, una vez cada uno en el voleur, "
            "y quien sale da el último toque. Palamède interpreta: en sus mesas mezcla siempre el "
            "que va a salir."
        ),
    ),
    row(
        "SERVE-02",
        "encyclopedie: tête-à-tête en boudant; academie: règles générales, nº 9; almanach; manuel",
        en=(
            "The leader takes his tiles after his opponents; two of the books say so of whoever "
            "mixed. Palamède reads: at its tables leader and mixer are the same player."
        ),
        fr=(
            "Le poseur prend ses dés après ses adversaires ; deux des livres le disent de celui "
            "qui a mêlé. Palamède lit : à ses tables, poseur et mêleur ne font qu'un."
        ),
        es=(
            "Quien sale toma sus fichas después de sus rivales; dos de los libros lo dicen de "
            "quien ha mezclado. Palamède interpreta: en sus mesas, el que sale y el que mezcla son "
            "la misma persona."
        ),
    ),
    row(
        "SERVE-03",
        "encyclopedie: tête-à-tête en boudant; manuel",
        en="Tiles are taken all together in one grab, never one after another.",
        fr="Chacun prend d'un seul coup le nombre de dés convenu, et non un par un.",
        es="Cada jugador toma de una sola vez el número de fichas acordado, no una por una.",
    ),
    row(
        "SERVE-04",
        "encyclopedie: tête-à-tête en boudant",
        en=(
            "Two players may serve by cutting: the leader sets the mixed tiles in a row, and his "
            "opponent moves at least two of them from its head, at the right, to its tail. The "
            "opponent then takes the tile at the head, the leader the next, and so on in turn. "
            "Palamède reads: the cut tiles keep their order, and any number from 2 to 27 may be "
            "cut."
        ),
        fr=(
            "À deux, on peut servir à la coupe : le poseur aligne les dés mêlés et l'adversaire en "
            "porte au moins deux de la tête, à droite, à la queue. L'adversaire prend alors le dé "
            "de tête, le poseur le suivant, et ainsi de suite en alternant. Palamède lit : les "
            "dés coupés gardent leur ordre et l'on en coupe de 2 à 27."
        ),
        es=(
            "Entre dos se puede servir con corte: quien sale alinea las fichas mezcladas y su "
            "rival pasa dos por lo menos de la cabeza, a la derecha, a la cola. El rival toma "
            "entonces la ficha de cabeza, el que sale la siguiente, y así por turno. Palamède "
            "interpreta: las fichas cortadas conservan su orden y pueden ser de 2 a 27."
        ),
    ),
    row(
        "SERVE-05",
        "encyclopedie: domino voleur, 5",
        en=(
            "In voleur, if two of the four ask for it, the tiles are taken from a row until the "
            "end of the match: the leader lines them up, the player at his left cuts, and each "
            "takes one tile in turn, beginning at the leader's right. Palamède reads: the row is "
            "cut as between two players."
        ),
        fr=(
            "Au voleur, si deux des quatre le demandent, on se sert sur une rangée jusqu'à la fin "
            "de la partie : le poseur aligne, son voisin de gauche coupe et chacun prend un dé à "
            "son tour, à partir de la droite du poseur. Palamède lit : la rangée se coupe comme à "
            "deux."
        ),
        es=(
            "En el voleur, si dos de los cuatro lo piden, las fichas se toman de una hilera hasta "
            "el final de la partida: quien sale las alinea, el de su izquierda corta y cada uno "
            "toma una por turno, empezando por la derecha de quien sale. Palamède interpreta: la "
            "hilera se corta igual que entre dos."
        ),
    ),
    row(
        "SERVE-06",
        "encyclopedie: tête-à-tête en boudant; academie: règles générales, nº 7; manuel",
        en=(
            "A tile shown while the hands are being taken calls for a new mix: always in the "
            "Académie, on any player's wish in the Encyclopédie, on an opponent's demand in the "
            "Manuel. In the Académie and the Manuel nothing is done again when a player shows a "
            "tile while turning up his own."
        ),
        fr=(
            "Un dé montré pendant qu'on se sert fait remêler : toujours selon l'Académie, si un "
            "joueur le désire selon l'Encyclopédie, si un adversaire l'exige selon le Manuel. Pour "
            "l'Académie et le Manuel, on ne refait rien quand un joueur en découvre un en "
            "retournant les siens."
        ),
        es=(
            "Una ficha mostrada mientras se toman las fichas obliga a mezclar de nuevo: siempre "
            "según la Académie, si un jugador lo desea según la Encyclopédie, si un rival lo exige "
            "según el Manuel. Para la Académie y el Manuel nada se repite cuando un jugador la "
            "descubre al volver las suyas."
        ),
    ),
    row(
        "SERVE-07",
        (
            "encyclopedie: tête-à-tête en boudant; encyclopedie: domino voleur, 4; academie: "
            "règles générales, nº 17; manuel"
        ),
        en="The tiles nobody took stay face down as the stock, at the right of the leader.",
        fr="Les dés que personne n'a pris forment le talon, face cachée, à la droite du poseur.",
        es=(
            "Las fichas que nadie ha tomado quedan boca abajo como pozo, a la derecha de quien "
            "sale."
        ),
    ),
    row(
        "SERVE-08",
        "encyclopedie: règles générales, 11",
        en="No player may look into the stock.",
        fr="Aucun joueur ne peut regarder le talon.",
        es="Ningún jugador puede mirar el pozo.",
    ),
    row(
        "SERVE-09",
        "almanach; academie: jeu de domino",
        en=(
            "Two players take at least 6 tiles each and may agree on more, up to 14. Palamède "
            "reads: every number from 6 to 14 is allowed; with 14 each no stock is left."
        ),
        fr=(
            "À deux, on prend au moins 6 dés chacun et l'on peut convenir de davantage, jusqu'à "
            "14. Palamède lit : tous les nombres de 6 à 14 sont permis ; avec 14 chacun, il n'y a "
            "plus de talon."
        ),
        es=(
            "Entre dos se toman al menos 6 fichas cada uno y se puede acordar un número mayor, "
            "hasta 14. Palamède interpreta: vale cualquier número de 6 a 14; con 14 cada uno no "
            "queda pozo."
        ),
    ),
    row(
        "SERVE-10",
        "encyclopedie: tête-à-tête en boudant; manuel",
        en="In the plain game for two, each takes 7 tiles and 14 remain.",
        fr="Au jeu simple à deux, chacun prend 7 dés et il en reste 14.",
        es="En el juego sencillo para dos, cada uno toma 7 fichas y quedan 14.",
    ),
    row(
        "SERVE-11",
        "encyclopedie: domino voleur, 4",
        en=(
            "In voleur, whoever mixed last is served last. Palamède reads: that is the leader if "
            "he touched last; otherwise the others take in order of play from the last mixer's "
            "right."
        ),
        fr=(
            "Au voleur, le dernier qui a mêlé prend ses dés après les autres. Palamède lit : c'est "
            "le poseur s'il a touché en dernier ; sinon les autres se servent dans l'ordre du "
            "jeu, à partir de la droite du dernier mêleur."
        ),
        es=(
            "En el voleur, el último que ha mezclado toma sus fichas después de los demás. "
            "Palamède interpreta: es quien sale si tocó el último; si no, los otros se sirven por "
            "orden de juego desde la derecha del último en mezclar."
        ),
    ),
)

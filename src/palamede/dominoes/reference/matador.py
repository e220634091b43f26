"""Rows MATA: matador, where neighbouring halves make seven."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "MATA-01",
        "encyclopedie: le matador",
        en=(
            "In matador the half laid must make seven together with the half it touches: a 4 is "
            "followed by a 3, a 5 by a 2."
        ),
        fr=(
            "Au matador, la moitié posée doit faire sept avec celle qu'elle touche : un 4 appelle "
            "un 3, un 5 appelle un 2."
        ),
        es=(
            "En el matador, la mitad que se pone debe sumar siete con la que toca: al 4 le sigue "
            "un 3, al 5 un 2."
        ),
    ),
    row(
        "MATA-02",
        "encyclopedie: le matador",
        en="Four tiles are matadors: 0-0, 4-3, 5-2 and 6-1. They go at either end and at any time.",
        fr=(
            "Quatre dés sont matadors : 0-0, 4-3, 5-2 et 6-1. Ils se posent à n'importe quel bout "
            "et à tout moment."
        ),
        es=(
            "Cuatro fichas son matadores: 0-0, 4-3, 5-2 y 6-1. Se pueden poner en cualquier "
            "extremo y en cualquier momento."
        ),
    ),
    row(
        "MATA-03",
        "encyclopedie: le matador",
        en="After a blank end only a matador can follow.",
        fr="Sur un bout blanc, seul un matador peut suivre.",
        es="A un extremo blanco solo lo puede seguir un matador.",
    ),
    row(
        "MATA-04",
        "encyclopedie: le matador",
        en=(
            "On a matador one may lay whatever makes seven with one half of it, or a second "
            "matador, but a blank only on 0-0. Palamède reads: a matador lies across, so that both "
            "its halves are open."
        ),
        fr=(
            "Un matador autre que 0-0 se couvre d'un dé faisant sept avec l'une de ses deux "
            "moitiés, ou d'un autre matador, mais pas d'un blanc ; 0-0 peut recevoir un blanc. "
            "Palamède lit : le matador se pose en travers, ses deux moitiés étant ouvertes."
        ),
        es=(
            "A un matador distinto del 0-0 le sigue una ficha que sume siete con cualquiera de sus "
            "mitades, u otro matador, pero no un blanco; al 0-0 puede seguirle un blanco. "
            "Palamède interpreta: el matador va atravesado, con las dos mitades abiertas."
        ),
    ),
    row(
        "MATA-05",
        "encyclopedie: le matador",
        en=(
            "By agreement a matador is laid lengthwise, the way its player likes, and the next "
            "player must follow the half left free."
        ),
        fr=(
            "Par convention, le matador se pose en long, dans le sens voulu par son joueur, et le "
            "suivant doit répondre à la moitié restée libre."
        ),
        es=(
            "Por acuerdo, el matador se pone a lo largo, en el sentido que quiera quien lo juega, "
            "y el siguiente debe seguir la mitad libre."
        ),
    ),
    row(
        "MATA-06",
        "encyclopedie: le matador",
        en=(
            "Who cannot make seven may lay a matador; without one he draws until a tile fits or a "
            "matador comes. A matador may be kept back rather than reopen a closed game. Palamède "
            "reads: its holder may thus pass without drawing, but an ordinary fit obliges him to "
            "play; with the stock used up one passes."
        ),
        fr=(
            "Qui ne peut faire sept peut poser un matador ; s'il n'en a pas, il pêche jusqu'à "
            "trouver un dé convenable ou un matador. On peut garder son matador plutôt que de "
            "rouvrir un jeu fermé. Palamède lit : on boude alors sans pêcher, mais un dé ordinaire "
            "qui va oblige à jouer ; le talon épuisé, on boude."
        ),
        es=(
            "Quien no puede sumar siete puede poner un matador; si no lo tiene, roba hasta dar con "
            "una ficha que case o con un matador. Se puede guardar un matador antes que reabrir "
            "un juego cerrado. Palamède interpreta: en tal caso se pasa sin robar, pero una ficha "
            "corriente que casa obliga a jugar; agotado el pozo, se pasa."
        ),
    ),
    row(
        "MATA-07",
        "encyclopedie: le matador",
        en=(
            "It is usually a game for two, though three or four may play; all take three tiles, "
            "the leader, chosen by the draw, mixing and taking his last. Palamède reads: other "
            "hand sizes need an agreement."
        ),
        fr=(
            "On y joue d'ordinaire à deux, parfois à trois ou quatre ; chacun prend trois dés, et "
            "le poseur, désigné par le tirage, mêle et se sert le dernier. Palamède lit : un autre "
            "nombre de dés demande une convention."
        ),
        es=(
            "Suele ser un juego para dos, aunque pueden jugar tres o cuatro; todos toman tres "
            "fichas, y quien sale, elegido por sorteo, mezcla y se sirve el último. Palamède "
            "interpreta: otro número de fichas requiere acuerdo."
        ),
    ),
    row(
        "MATA-08",
        "encyclopedie: le matador",
        en=(
            "Matador is won by the first domino, or the fewest pips when blocked, or it is played "
            "to 100 or 150 points. Palamède reads: to 100 unless agreed otherwise."
        ),
        fr=(
            "Le matador se gagne au premier domino, ou au moins de points le jeu fermé, ou se joue "
            "en 100 ou 150 points. Palamède lit : en 100, sauf convention."
        ),
        es=(
            "El matador se gana con el primer dominó, o con menos puntos si se cierra, o se juega "
            "a 100 o 150 puntos. Palamède interpreta: a 100, salvo acuerdo."
        ),
    ),
    row(
        "MATA-09",
        "encyclopedie: le matador",
        en="Both ends of the line are open to play unless it is agreed to use one side only.",
        fr="On joue aux deux bouts, à moins qu'on ne convienne d'un seul côté.",
        es="Se juega por los dos extremos, salvo que se acuerde hacerlo por un solo lado.",
    ),
    row(
        "MATA-10",
        "encyclopedie: le matador",
        en=(
            "With the double-nine set the double seven is a fifth matador, and only another "
            "matador may follow it. Palamède reads: the sum stays seven, so an end of 8 or 9 also "
            "takes only a matador, while a 7 and a blank match each other."
        ),
        fr=(
            "Avec le double-neuf, le double-sept est un cinquième matador que seul un autre "
            "matador peut couvrir. Palamède lit : la somme reste sept, si bien qu'un 8 ou un 9 ne "
            "reçoit aussi qu'un matador, tandis que le 7 et le blanc s'accordent."
        ),
        es=(
            "Con el doble nueve, el doble siete es un quinto matador, al que solo puede seguir "
            "otro matador. Palamède interpreta: la suma sigue siendo siete, así que un 8 o un 9 "
            "tampoco admite más que un matador, mientras que el 7 y el blanco casan entre sí."
        ),
    ),
    row(
        "MATA-11",
        "encyclopedie: le matador",
        en=(
            "If a blank could follow any matador, the 28 tiles would make one closed circle of "
            "sevens; since it may follow 0-0 only, one blank always remains over and nearly all "
            "the rest can be laid. Palamède reads: the longest line then has 27 tiles."
        ),
        fr=(
            "Si un blanc pouvait suivre tout matador, les 28 dés formeraient un cercle complet de "
            "sept ; comme il ne suit que le double-blanc, un blanc reste toujours et presque tous "
            "les autres dés peuvent se poser. Palamède lit : la plus longue ligne est alors de 27 "
            "dés."
        ),
        es=(
            "Si un blanco pudiera seguir a cualquier matador, las 28 fichas formarían un círculo "
            "cerrado de sietes; como solo sigue al doble blanco, siempre sobra un blanco y casi "
            "todas las demás se pueden poner. Palamède interpreta: la línea más larga es entonces "
            "de 27 fichas."
        ),
    ),
    row(
        "MATA-12",
        "encyclopedie: le matador",
        en=(
            "Advice: make your opponent play on blanks so that he spends his matadors, keep him "
            "from laying the blanks you think he holds, and lay a blank yourself only with a "
            "matador in hand."
        ),
        fr=(
            "Conseils : faites jouer l'adversaire sur les blancs pour qu'il use ses matadors, "
            "empêchez-le de placer ceux qu'on lui suppose, et ne posez un blanc qu'avec un matador "
            "en main."
        ),
        es=(
            "Consejos: haga jugar al rival sobre los blancos para que gaste sus matadores, impida "
            "que coloque los que se le suponen y ponga un blanco solo con un matador en la mano."
        ),
    ),
    row(
        "MATA-13",
        "encyclopedie: le matador",
        en=(
            "In everything else the ordinary rules, faults and penalties apply. Palamède reads: "
            "the game is blocked when all have passed in turn, and keeping a matador back is no "
            "renonce, whereas passing with an ordinary fit is one."
        ),
        fr=(
            "Pour le reste, les règles, fautes et pénalités du jeu ordinaire s'appliquent. "
            "Palamède lit : le jeu est fermé quand tous ont boudé à la suite ; garder un matador "
            "n'est pas une renonce, bouder avec un dé ordinaire qui va en est une."
        ),
        es=(
            "En lo demás rigen las reglas, faltas y castigos del juego corriente. Palamède "
            "interpreta: el juego está cerrado cuando todos han pasado seguidos; guardar un "
            "matador no es renuncia, pasar con una ficha corriente que casa sí lo es."
        ),
    ),
)

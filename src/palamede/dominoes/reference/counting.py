"""Rows CINQ, TROIS and TOUR: marks made at the ends of the line, and two tricks."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "CINQ-01",
        "encyclopedie: cinq partout",
        en=(
            "In cinq partout two, three or four players take the same number of tiles, seven at "
            "most, and leave at least two in the stock. Palamède reads: 7 each for two or three "
            "players, 6 each for four."
        ),
        fr=(
            "Au cinq partout, deux, trois ou quatre joueurs prennent le même nombre de dés, sept "
            "au plus, et en laissent au moins deux au talon. Palamède lit : 7 dés à deux ou trois, "
            "6 à quatre."
        ),
        es=(
            "En el cinq partout, dos, tres o cuatro jugadores toman el mismo número de fichas, "
            "siete como mucho, y dejan al menos dos en el pozo. Palamède interpreta: 7 cada uno "
            "entre dos o tres, 6 entre cuatro."
        ),
    ),
    row(
        "CINQ-02",
        "encyclopedie: cinq partout",
        en=(
            "If after a tile is laid the two open ends add up to five or a multiple of five, its "
            "player marks one point for each five."
        ),
        fr=(
            "Si, le dé posé, les deux bouts ouverts font ensemble cinq ou un multiple de cinq, son "
            "joueur marque un point par cinq."
        ),
        es=(
            "Si, puesta la ficha, los dos extremos abiertos suman cinco o un múltiplo de cinco, "
            "quien la puso anota un punto por cada cinco."
        ),
    ),
    row(
        "CINQ-03",
        "encyclopedie: cinq partout",
        en=(
            "Here doubles must be laid across, and both halves count as long as they form an open "
            "end."
        ),
        fr=(
            "Ici les doubles se posent obligatoirement en travers, et leurs deux moitiés comptent "
            "tant qu'ils forment un bout."
        ),
        es=(
            "Aquí los dobles se ponen forzosamente atravesados, y sus dos mitades cuentan mientras "
            "formen un extremo."
        ),
    ),
    row(
        "CINQ-04",
        "encyclopedie: cinq partout",
        en=(
            "An example: 5-5 led marks 2, then 5-6 marks nothing (16), 5-4 at the other side marks "
            "2 (10), 6-6 nothing (16) and 4-4 marks 4 (20), the most a tile can bring. Palamède "
            "reads: a double led counts both halves until both its sides are covered, and a plain "
            "tile led counts its own two halves."
        ),
        fr=(
            "Un exemple : 5-5 posé marque 2, puis 5-6 rien (16), 5-4 de l'autre côté 2 (10), 6-6 "
            "rien (16) et 4-4 marque 4 (20), le plus qu'un dé puisse rapporter. Palamède lit : un "
            "double posé d'entrée compte ses deux moitiés jusqu'à être couvert des deux côtés, et "
            "un composé d'entrée compte les deux siennes."
        ),
        es=(
            "Un ejemplo: el 5-5 de salida anota 2, luego el 5-6 nada (16), el 5-4 por el otro lado "
            "2 (10), el 6-6 nada (16) y el 4-4 anota 4 (20), lo más que puede dar una ficha. "
            "Palamède interpreta: un doble de salida cuenta sus dos mitades hasta quedar tapado "
            "por ambos lados, y una ficha simple de salida cuenta las dos suyas."
        ),
    ),
    row(
        "CINQ-05",
        "encyclopedie: cinq partout",
        en="The first to reach 31 points wins, and the match stops at that very moment.",
        fr="Le premier à 31 points gagne et la partie s'arrête à l'instant même.",
        es="Gana el primero que llega a 31 puntos, y la partida termina en ese mismo instante.",
    ),
    row(
        "CINQ-06",
        "encyclopedie: cinq partout",
        en=(
            "Every player leads in turn, going from right to left. Palamède reads: in cinq and "
            "trois partout the lead moves one place to the left at each deal, while play itself "
            "goes to the right."
        ),
        fr=(
            "Chacun pose à son tour, en allant de droite à gauche. Palamède lit : au cinq et au "
            "trois partout, la pose recule d'une place vers la gauche à chaque coup, tandis que le "
            "jeu va vers la droite."
        ),
        es=(
            "Cada uno sale por turno, yendo de derecha a izquierda. Palamède interpreta: en el "
            "cinq y en el trois partout la salida pasa cada mano un puesto a la izquierda, "
            "mientras que el juego va hacia la derecha."
        ),
    ),
    row(
        "CINQ-07",
        "encyclopedie: cinq partout",
        en=(
            "A tile that brings points must be announced aloud by its player, or the points are "
            "lost. Palamède reads: at the strict table this is automatic; at the old-fashioned one "
            "a missing or wrong announcement marks nothing."
        ),
        fr=(
            "Un dé qui rapporte doit être annoncé à haute voix par son joueur, sinon les points "
            "sont perdus. Palamède lit : c'est automatique à la table stricte ; à l'ancienne, une "
            "annonce oubliée ou fausse ne marque rien."
        ),
        es=(
            "La ficha que da puntos debe anunciarla en voz alta quien la juega, o los puntos se "
            "pierden. Palamède interpreta: en la mesa estricta es automático; a la antigua, un "
            "anuncio olvidado o erróneo no anota nada."
        ),
    ),
    row(
        "CINQ-08",
        "encyclopedie: cinq partout",
        en=(
            "The deal goes on until the tiles are used up. Palamède reads: until somebody goes out "
            "or the game is blocked, and the pips left bring nothing unless one point for every "
            "five is agreed."
        ),
        fr=(
            "Le coup continue jusqu'à épuisement des dés. Palamède lit : jusqu'au domino ou à la "
            "fermeture, et les points restants ne rapportent rien, sauf convention d'un point par "
            "cinq."
        ),
        es=(
            "La mano sigue hasta que se agotan las fichas. Palamède interpreta: hasta que alguien "
            "hace dominó o el juego se cierra, y los puntos restantes no dan nada, salvo que se "
            "acuerde uno por cada cinco."
        ),
    ),
    row(
        "CINQ-09",
        "encyclopedie: cinq partout",
        en=(
            "The text does not say what a player does who cannot match, only that two tiles at "
            "least stay in the stock. Palamède reads: he passes; drawing may be agreed, and the "
            "last two tiles are then never drawn."
        ),
        fr=(
            "Le texte ne dit pas ce que fait celui qui ne peut fournir, seulement que deux dés au "
            "moins restent au talon. Palamède lit : il boude ; on peut convenir de pêcher, et les "
            "deux derniers dés ne se pêchent alors jamais."
        ),
        es=(
            "El texto no dice qué hace quien no puede casar, solo que al menos dos fichas quedan "
            "en el pozo. Palamède interpreta: pasa; se puede acordar robar, y entonces las dos "
            "últimas no se roban nunca."
        ),
    ),
    row(
        "CINQ-10",
        "encyclopedie: cinq partout",
        en=(
            "Advice: 5-5 is the best tile to lead, for it marks two and lets the next player mark "
            "only if he has 0-5."
        ),
        fr=(
            "Conseil : le 5-5 est le meilleur dé à poser d'entrée, car il marque deux et ne laisse "
            "marquer le suivant que s'il a le 0-5."
        ),
        es=(
            "Consejo: el 5-5 es la mejor ficha de salida, pues anota dos y solo deja anotar al "
            "siguiente si tiene el 0-5."
        ),
    ),
    row(
        "TROIS-01",
        "encyclopedie: trois partout",
        en=(
            "Trois partout is played the same way with three and its multiples: ends that make 3, "
            "6, 9, 12, 15 or 18 mark 1 to 6 points, and 50 win."
        ),
        fr=(
            "Le trois partout se joue de même avec trois et ses multiples : 3, 6, 9, 12, 15 ou 18 "
            "aux deux bouts marquent de 1 à 6 points, et 50 font gagner."
        ),
        es=(
            "El trois partout se juega igual con el tres y sus múltiplos: 3, 6, 9, 12, 15 o 18 en "
            "los extremos anotan de 1 a 6 puntos, y se gana con 50."
        ),
    ),
    row(
        "TROIS-02",
        "encyclopedie: trois partout",
        en=(
            "A double ace against an ace makes three, and so does a blank against a three. The "
            "most is 6 points, for a double six against a six or against the double three."
        ),
        fr=(
            "Un double-as contre un as fait trois, de même qu'un blanc contre un trois. Le plus "
            "que l'on marque est 6 points, au double-six contre un six ou contre le double-trois."
        ),
        es=(
            "Un doble as contra un as hace tres, lo mismo que un blanco contra un tres. Lo máximo "
            "son 6 puntos, con el doble seis contra un seis o contra el doble tres."
        ),
    ),
    row(
        "TOUR-01",
        "encyclopedie: tours de dominos",
        en=(
            "A trick: hide one plain tile, and any line built with all 27 others will begin and "
            "end with the numbers of the hidden one, so that you can foretell them. Palamède "
            "reads: it works with every set whose highest number is even, and a double will not "
            "do."
        ),
        fr=(
            "Un tour : cachez un dé composé ; quelle que soit la ligne formée avec les 27 autres, "
            "ses deux bouts sont les deux nombres du dé caché, et vous pouvez donc les prédire. "
            "Palamède lit : il réussit avec tout jeu dont le plus haut nombre est pair, et un "
            "double n'y convient pas."
        ),
        es=(
            "Un truco: esconda una ficha que no sea doble y, sea cual sea la línea hecha con las "
            "otras 27, sus dos extremos serán los dos números de la ficha escondida, que se pueden "
            "así predecir. Palamède interpreta: funciona con todo juego cuyo número más alto es "
            "par, y un doble no sirve."
        ),
    ),
    row(
        "TOUR-02",
        "encyclopedie: tours de dominos",
        en=(
            "Another trick: set the tiles in a row face down, the thirteen at the left totalling "
            "12, 11, 10 and so on to 0. Somebody moves up to twelve tiles from the right end to "
            "the left, and the thirteenth from the left then shows how many were moved."
        ),
        fr=(
            "Un autre tour : alignez les dés face cachée, les treize de gauche totalisant 12, 11, "
            "10 et ainsi de suite jusqu'à 0. Quelqu'un en porte jusqu'à douze de la droite à la "
            "gauche, et le treizième à partir de la gauche dit alors combien."
        ),
        es=(
            "Otro truco: ponga las fichas en hilera boca abajo, de modo que las trece de la "
            "izquierda sumen 12, 11, 10 y así hasta 0. Alguien pasa hasta doce de la derecha a la "
            "izquierda, y la decimotercera por la izquierda dice entonces cuántas."
        ),
    ),
)

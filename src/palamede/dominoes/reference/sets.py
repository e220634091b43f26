"""Rows SET and VOC: the tiles themselves, and the words the books use for what happens."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "SET-01",
        "encyclopedie; academie: jeu de domino; almanach; manuel",
        en=(
            "The ordinary set is the double-six: 28 tiles, one for each pair of numbers from blank "
            "to six. They carry 168 pips together, 6 a tile on average, whether or not the "
            "doubles are counted in."
        ),
        fr=(
            "Le jeu ordinaire est le double-six : 28 dés, un pour chaque paire de nombres du blanc "
            "au six. Ils portent ensemble 168 points, soit 6 par dé en moyenne, que l'on compte "
            "les doubles ou non."
        ),
        es=(
            "El juego corriente es el de doble seis: 28 fichas, una por cada pareja de números del "
            "blanco al seis. Suman 168 puntos, 6 por ficha de media, se cuenten o no los dobles."
        ),
    ),
    row(
        "SET-02",
        "encyclopedie; academie: jeu de domino",
        en=(
            "Larger sets are also made: double-seven with 36 tiles and 252 pips, double-eight with "
            "45 and 360, double-nine with 55 and 495, double-twelve with 91 and 1092."
        ),
        fr=(
            "Il existe de plus grands jeux : le double-sept, 36 dés et 252 points ; le "
            "double-huit, 45 et 360 ; le double-neuf, 55 et 495 ; le double-douze, 91 et 1092."
        ),
        es=(
            "Hay juegos mayores: el doble siete, de 36 fichas y 252 puntos; el doble ocho, de 45 y "
            "360; el doble nueve, de 55 y 495; y el doble doce, de 91 y 1092."
        ),
    ),
    row(
        "SET-03",
        "encyclopedie; academie: jeu de domino",
        en=(
            "In the double-six set every number is borne by seven tiles but stands on eight "
            "halves, because its double shows it twice."
        ),
        fr=(
            "Dans le double-six, chaque nombre est porté par sept dés mais figure sur huit "
            "moitiés, car son double le montre deux fois."
        ),
        es=(
            "En el doble seis, cada número lo llevan siete fichas, pero aparece en ocho mitades, "
            "porque su doble lo muestra dos veces."
        ),
    ),
    row(
        "SET-04",
        "encyclopedie",
        en=(
            "The whole double-six set can be laid in one closed circle in which all neighbours "
            "match, and so can the set without its doubles. Palamède reads: this holds for every "
            "set whose highest number is even, and for no other."
        ),
        fr=(
            "Le double-six entier peut former un seul cercle fermé où tous les voisins "
            "s'accordent, et il le peut aussi sans ses doubles. Palamède lit : cela vaut pour tout "
            "jeu dont le plus haut nombre est pair, et pour aucun autre."
        ),
        es=(
            "El doble seis completo puede formar un solo círculo cerrado en el que todas las "
            "vecinas casan, y también sin sus dobles. Palamède interpreta: así ocurre en todo "
            "juego cuyo número más alto es par, y en ningún otro."
        ),
    ),
    row(
        "SET-05",
        "encyclopedie: vocabulaire; manuel",
        en=(
            "A tile that shows the same number on both halves is a double; every other tile is a "
            "plain one, which the French call composé."
        ),
        fr=(
            "Un dé qui porte le même nombre sur ses deux moitiés est un double ; tout autre dé est "
            "composé."
        ),
        es=(
            "La ficha que muestra el mismo número en sus dos mitades es un doble; cualquier otra "
            "es una ficha simple, que los franceses llaman composé."
        ),
    ),
    row(
        "SET-06",
        "encyclopedie; academie: jeu de domino; almanach; manuel",
        en=(
            "A tile is a flat block of bone or ivory, twice as long as it is wide, with a plain "
            "black back that tells nothing. A line cuts its white face into two squares, each "
            "blank or marked with one dot for each pip."
        ),
        fr=(
            "Le dé est une plaquette d'os ou d'ivoire, deux fois plus longue que large, dont le "
            "dos noir et uni ne révèle rien. Un trait coupe sa face blanche en deux carrés, nus ou "
            "marqués d'un gros point par unité."
        ),
        es=(
            "La ficha es una pieza plana de hueso o marfil, el doble de larga que de ancha, con el "
            "dorso negro y liso, que nada revela. Una raya divide su cara blanca en dos "
            "cuadrados, vacíos o con un punto por cada tanto."
        ),
    ),
    row(
        "VOC-01",
        "encyclopedie: vocabulaire; academie; almanach; manuel",
        en=(
            "The domino table has its own words, such as bouder, pêcher, pose, talon, partout or "
            "culotte; the glossary explains them all in three languages. A word with two senses, "
            "such as cuisine or pose, has an entry for each."
        ),
        fr=(
            "La table de domino a ses mots à elle, bouder, pêcher, pose, talon, partout, culotte "
            "et bien d'autres ; le glossaire les explique tous en trois langues. Un mot à deux "
            "sens, comme cuisine ou pose, y a une entrée pour chacun."
        ),
        es=(
            "La mesa de dominó tiene su propio vocabulario, como bouder, pêcher, pose, talon, "
            "partout o culotte; el glosario lo explica todo en tres idiomas. Una palabra con dos "
            "sentidos, como cuisine o pose, tiene una entrada para cada uno."
        ),
    ),
    row(
        "VOC-02",
        "encyclopedie: vocabulaire",
        en=(
            "A commentary names what the play shows: a double, a pass, a draw, a number opened for "
            "the first time, both ends alike, a return to the lead tile's number or to the "
            "partner's favourite, the closing tile, the last tile out. Palamède reads: a partner's "
            "favourite number is the one that most of his tiles of this deal left open, or on "
            "equality the one he left open first."
        ),
        fr=(
            "Le commentaire nomme ce que montre le jeu : un double, un joueur qui boude ou qui "
            "pêche, une couleur ouverte, un nombre partout, une rentrée dans la pose ou dans la "
            "couleur du partenaire, le dé de fermeture, le domino. Palamède lit : la couleur "
            "favorite d'un partenaire est celle que le plus de ses dés ont laissée ouverte dans le "
            "coup, et à égalité celle qu'il a ouverte la première."
        ),
        es=(
            "El comentario nombra lo que se ve en la mesa: un doble, un paso, un robo, un número "
            "que se abre por primera vez, el mismo número en los dos extremos, la vuelta al número "
            "de la salida o al preferido del compañero, la ficha que cierra y la que hace dominó. "
            "Palamède interpreta: el número preferido de un compañero es el que más veces dejaron "
            "abierto sus fichas en esa mano y, en caso de empate, el que dejó abierto primero."
        ),
    ),
    row(
        "VOC-03",
        "encyclopedie: vocabulaire",
        en=(
            "The last tile of a number is the one left when the six others have been laid; a tile "
            "at rest is a double left with one companion when five of its number are down. "
            "Palamède reads: there is a contact tile when a player, whose open number was covered "
            "at the stroke before, can bring it back at once at the other end."
        ),
        fr=(
            "Le dernier dé d'une couleur est celui qui reste quand les six autres sont posés ; le "
            "dé de repos est un double qui n'a plus qu'un compagnon quand cinq dés de sa couleur "
            "sont sortis. Palamède lit : il y a dé de contact quand l'adversaire vient de couvrir "
            "le nombre qu'un joueur laissait ouvert et que celui-ci peut le rouvrir aussitôt à "
            "l'autre bout."
        ),
        es=(
            "La última ficha de un número es la que queda cuando se han puesto las otras seis; la "
            "ficha de reposo es un doble al que solo le queda una compañera cuando ya hay cinco de "
            "su número en la mesa. Palamède interpreta: hay ficha de contacto cuando el rival "
            "acaba de tapar el número que un jugador había dejado abierto y este puede reabrirlo "
            "enseguida en el otro extremo."
        ),
    ),
    row(
        "VOC-04",
        "encyclopedie: vocabulaire",
        en="A deal that marks thirty points or more is called a culotte.",
        fr="On appelle culotte un coup qui rapporte trente points ou davantage.",
        es="Se llama culotte a la mano que da treinta puntos o más.",
    ),
    row(
        "VOC-05",
        "encyclopedie: vocabulaire; manuel",
        en=(
            "The coup de culotte closes the game at the first stroke, with a tile that neither the "
            "player who lays it nor his opponent can follow. Palamède reads: it belongs to the "
            "leader alone, whose lead tile closes the game; any later closing is an ordinary one."
        ),
        fr=(
            "Le coup de culotte ferme le jeu d'entrée, avec un dé que ni son auteur ni "
            "l'adversaire ne peut couvrir. Palamède lit : il n'appartient qu'au poseur, quand le "
            "posé lui-même ferme le jeu ; plus tard, c'est une fermeture ordinaire."
        ),
        es=(
            "El coup de culotte cierra el juego de entrada, con una ficha que no pueden seguir ni "
            "quien la pone ni su rival. Palamède interpreta: solo puede darlo quien sale, cuando "
            "la propia salida cierra el juego; más tarde es un cierre corriente."
        ),
    ),
    row(
        "VOC-06",
        "encyclopedie: vocabulaire",
        en=(
            "Demander le tableau is to ask which tiles were laid last. Palamède reads: anyone at "
            "the table may ask, and is shown the last tile of each player."
        ),
        fr=(
            "Demander le tableau, c'est s'enquérir des derniers dés posés. Palamède lit : chacun à "
            "la table peut le demander et l'on montre le dernier dé de chaque joueur."
        ),
        es=(
            "Demander le tableau es preguntar qué fichas se pusieron en último lugar. Palamède "
            "interpreta: cualquiera de la mesa puede pedirlo y se le muestra la última ficha de "
            "cada jugador."
        ),
    ),
    row(
        "VOC-07",
        "encyclopedie: vocabulaire",
        en=(
            "With partners, a player who holds fewer tiles than his partner has the pose over him. "
            "When three players hold one tile each and the fourth, to play with several, must "
            "guess what lets his partner go out, it is a coup à triple perspective."
        ),
        fr=(
            "Entre partenaires, celui qui a moins de dés que l'autre a la pose sur lui. Quand "
            "trois joueurs n'ont plus qu'un dé et que le quatrième, à qui c'est de jouer avec "
            "plusieurs, doit deviner celui qui fera sortir son partenaire, c'est un coup à triple "
            "perspective."
        ),
        es=(
            "Entre compañeros, quien tiene menos fichas que el otro tiene la pose sobre él. Cuando "
            "a tres jugadores les queda una sola ficha y el cuarto, que tiene varias y el turno, "
            "debe adivinar cuál hará salir a su compañero, es un coup à triple perspective."
        ),
    ),
)

"""Glossary: laying tiles, passing, drawing, closing and the famous strokes."""

from __future__ import annotations

from palamede.dominoes.glossary_terms._entry import entry

ENTRIES = (
    entry(
        "avancer",
        1,
        en_term="bring out",
        es_term="jugar",
        also="avancer un dé; play; lay; to play a tile; poner",
        fr=(
            "Appliquer à un bout de la ligne un dé dont une moitié lui répond, et présenter ainsi "
            "un nouveau nombre."
        ),
        en=(
            "To lay at an end of the line a tile with a matching half, and so to bring out a new "
            "number."
        ),
        es=(
            "Poner en un extremo de la línea una ficha con una mitad que casa, y presentar así un "
            "número nuevo."
        ),
        rows="PLAY-01",
    ),
    entry(
        "boucher la couleur",
        1,
        en_term="block a suit",
        es_term="tapar el palo",
        also="forcer la couleur; boucher; forcer; stop a suit; cut a suit; tapar; matar",
        fr=(
            "Poser un dé composé sur une couleur ouverte, qui cesse ainsi de l'être ; on dit aussi "
            "forcer la couleur."
        ),
        en=(
            "To lay a plain tile on an open number, which so ceases to be open; also called "
            "forcing the suit."
        ),
        es=(
            "Poner una ficha simple sobre un número abierto, que deja así de estarlo; se dice "
            "también forzar el palo."
        ),
        rows="VOC-02",
    ),
    entry(
        "couvrir",
        1,
        en_term="cover",
        es_term="cubrir",
        also="couvrir un dé; to cover a tile; cubrir una ficha",
        fr="Placer un dé composé contre un autre dé.",
        en="To place a plain tile against another tile.",
        es="Colocar una ficha simple contra otra ficha.",
        rows="VOC-02",
    ),
    entry(
        "bouder",
        1,
        en_term="pass",
        es_term="pasar",
        also="je boude; boude; knock; to pass; paso; no llevar",
        fr="Devoir passer son tour : aucun de ses dés ne va à l'un des bouts.",
        en="To be unable to play, for want of a tile that fits an end.",
        es="No poder jugar, por no tener ninguna ficha que case en un extremo.",
        rows="PLAY-04",
    ),
    entry(
        "bouts ouverts",
        1,
        en_term="open ends",
        es_term="extremos abiertos",
        also="bout ouvert; bouts; bout; ends; open end; extremos; puntas",
        fr="Les nombres qui se montrent aux extrémités de la ligne et sur lesquels on peut jouer.",
        en="The numbers shown at the ends of the line, on which one can play.",
        es="Los números que se ven en los extremos de la línea, sobre los que se puede jugar.",
        rows="PLAY-01",
    ),
    entry(
        "ouvrir une couleur",
        1,
        en_term="open a suit",
        es_term="abrir un palo",
        also="ouvrir; ouvrir la couleur; open a number; abrir un número",
        fr="Poser un dé qui fait paraître un nombre pour la première fois du coup.",
        en="To lay a tile that shows a number for the first time in the deal.",
        es="Poner una ficha que muestra un número por primera vez en la mano.",
        rows="VOC-02",
    ),
    entry(
        "partout",
        1,
        en_term="at both ends",
        es_term="por todo",
        also="six partout; quatre partout; everywhere; both ends alike; a los dos lados; cuadrar",
        fr="Se dit quand les deux bouts présentent le même nombre : quatre partout, six partout.",
        en="Said when both ends show one number, as in four at both ends.",
        es="Se dice cuando los dos extremos muestran el mismo número, como en «cuatro por todo».",
        rows="PLAY-09",
    ),
    entry(
        "pêcher",
        1,
        en_term="draw",
        es_term="robar",
        also=(
            "piocher; aller à la pêche; je pêche; pêche; la pêche; pioche; draw from the stock; "
            "comer; pescar; coger"
        ),
        fr=(
            "Puiser un ou plusieurs dés au talon quand on n'a pas le nombre qu'il faut ; on dit "
            "aussi piocher ou aller à la pêche."
        ),
        en=(
            "To take one or more tiles from the stock for want of the number needed; also "
            '"piocher", or going fishing.'
        ),
        es=(
            "Tomar una o más fichas del pozo por falta del número necesario; se dice también "
            "piocher o ir de pesca."
        ),
        rows="TAT-04",
    ),
    entry(
        "faire domino",
        1,
        en_term="go out",
        es_term="hacer dominó",
        also="domino; faire dominos; domino!; dominar; dominó; to domino; salirse",
        fr="Être le premier à poser tous ses dés, ce qui finit le coup.",
        en="To be the first to lay all one's tiles, which ends the deal.",
        es="Ser el primero en poner todas sus fichas, lo que acaba la mano.",
        rows="PLAY-07",
    ),
    entry(
        "faire le point",
        1,
        en_term="win the count",
        es_term="ganar por puntos",
        also="le point; have the fewest pips; ganar al contar",
        fr="Avoir en main le moins de points quand le coup est fermé.",
        en="To hold the fewest pips when the game is blocked.",
        es="Tener menos puntos que nadie cuando el juego se cierra.",
        rows="SCORE-07",
    ),
    entry(
        "fermer le jeu",
        1,
        en_term="block the game",
        es_term="cerrar el juego",
        also=(
            "fermer; close the game; block; to close; cerrar; trancar; tranca; cierre; jeu fermé; "
            "blocked game; juego cerrado"
        ),
        fr="Poser un dé après lequel plus personne ne peut jouer.",
        en="To lay a tile after which nobody can play any more.",
        es="Poner una ficha tras la cual ya nadie puede jugar.",
        rows="PLAY-07 PLAY-08",
    ),
    entry(
        "fermeture",
        1,
        en_term="closing tile",
        es_term="ficha de cierre",
        also="dé de fermeture; fermeture (dé de); blocking tile; la fermeture",
        fr="Le dé avec lequel on peut fermer le jeu ; on dit aussi dé de fermeture.",
        en="The tile with which the game can be blocked.",
        es="La ficha con la que se puede cerrar el juego.",
        rows="VOC-02",
    ),
    entry(
        "abattre",
        1,
        en_term="turn up one's tiles",
        es_term="descubrir las fichas",
        also="abattre son jeu; lay down; lay open; expose; mostrar las fichas; tender",
        fr="Étaler ses dés face visible, pour compter ou par pénalité.",
        en="To lay one's tiles face up, to count them or as a penalty.",
        es="Poner las fichas boca arriba, para contarlas o como castigo.",
        rows="PLAY-07",
    ),
    entry(
        "compter",
        1,
        en_term="count",
        es_term="contar",
        also="count the pips; contar los puntos",
        fr="Retourner ses dés pour en faire le total, quand le jeu est fermé.",
        en="To turn up one's tiles and add their pips, when the game is blocked.",
        es="Volver las fichas y sumar sus puntos, cuando el juego está cerrado.",
        rows="PLAY-07 GEN-02",
    ),
    entry(
        "culotte",
        1,
        en_term="deal of thirty or more",
        es_term="mano de treinta o más",
        also="culottes; thirty or more",
        fr="Coup qui rapporte trente points au moins.",
        en="A deal that brings at least thirty points.",
        es="Mano que da por lo menos treinta puntos.",
        rows="VOC-04",
    ),
    entry(
        "faire le coup de culotte",
        1,
        en_term="close at the first stroke",
        es_term="cerrar de salida",
        also="coup de culotte; close on the lead; block at the first stroke; cierre de salida",
        fr="Fermer le jeu dès le posé, avec un dé que ni soi ni l'adversaire ne peut couvrir.",
        en=(
            "To block the game with the lead tile itself, which neither the leader nor the "
            "opponent can follow."
        ),
        es="Cerrar el juego con la propia salida, que no pueden seguir ni quien sale ni el rival.",
        rows="VOC-05 ADV-09",
    ),
    entry(
        "dé de contact",
        1,
        en_term="contact tile",
        es_term="ficha de contacto",
        also="dé de correspondance; contact; correspondance",
        fr=(
            "Dé qui permet de rouvrir aussitôt, à l'autre bout, le nombre que l'adversaire vient "
            "de couvrir ; on dit aussi dé de correspondance."
        ),
        en=(
            "A tile with which a number just covered by the opponent can at once be opened again "
            "at the other end."
        ),
        es=(
            "Ficha con la que un número que el rival acaba de tapar se puede reabrir enseguida en "
            "el otro extremo."
        ),
        rows="VOC-03",
    ),
    entry(
        "dé de repos",
        1,
        en_term="tile at rest",
        es_term="ficha de reposo",
        also="repos; resting tile",
        fr="Double qui reste seul avec un autre dé de sa couleur, les cinq autres étant posés.",
        en="A double left with a single companion of its number, the five others having been laid.",
        es="Doble al que solo le queda una compañera de su número, puestas ya las otras cinco.",
        rows="VOC-03",
    ),
    entry(
        "dernier dé",
        1,
        en_term="last tile of a suit",
        es_term="última ficha de un palo",
        also="last tile; última ficha; ficha firme",
        fr="Le dé qui reste d'une couleur quand les six autres ont été posés.",
        en="The tile left of a number when the six others have been laid.",
        es="La ficha que queda de un número cuando se han puesto las otras seis.",
        rows="VOC-03",
    ),
    entry(
        "dé forcé",
        1,
        en_term="forced tile",
        es_term="ficha forzada",
        also="forced move; ficha obligada",
        fr="Le seul dé qu'un joueur puisse poser à son tour, et qu'il doit donc jouer.",
        en="The only tile a player can lay at his turn, and so must lay.",
        es="La única ficha que un jugador puede poner en su turno, y que por tanto debe jugar.",
        rows="VOL-16",
    ),
    entry(
        "rentrer dans la pose",
        1,
        en_term="return to the lead's number",
        es_term="volver a la salida",
        also="rentrer; rentrer dans la pose / la couleur; return to the lead",
        fr="Poser un dé dont le bout libre présente l'un des nombres du posé.",
        en="To lay a tile whose free end shows a number of the lead tile.",
        es="Poner una ficha cuyo extremo libre muestra uno de los números de la salida.",
        rows="VOC-02",
    ),
    entry(
        "rentrer dans la couleur",
        1,
        en_term="return to the partner's suit",
        es_term="volver al palo del compañero",
        also="rentrer; rentrer dans la pose / la couleur; return to the partner's number",
        fr="Poser un dé dont le bout libre présente la couleur favorite du partenaire.",
        en="To lay a tile whose free end shows the partner's favourite number.",
        es="Poner una ficha cuyo extremo libre muestra el número preferido del compañero.",
        rows="VOC-02",
    ),
    entry(
        "demander le tableau",
        1,
        en_term="ask for the last tiles",
        es_term="pedir las últimas fichas",
        also="tableau; tableau (demander le); ask for the table; pedir la mesa",
        fr="Demander quels sont les derniers dés posés par les joueurs.",
        en="To ask which tiles the players laid last.",
        es="Preguntar qué fichas han puesto los jugadores en último lugar.",
        rows="VOC-06",
    ),
    entry(
        "coup à triple perspective",
        1,
        en_term="stroke of triple prospect",
        es_term="jugada de triple perspectiva",
        also="triple perspective; triple perspective (coup à); triple prospect; triple perspectiva",
        fr=(
            "Position où trois joueurs n'ont plus qu'un dé et où le quatrième, qui en a plusieurs, "
            "doit deviner lequel fera sortir son partenaire."
        ),
        en=(
            "A position in which three players have one tile left and the fourth, who has several, "
            "must guess which of his lets his partner go out."
        ),
        es=(
            "Posición en que a tres jugadores les queda una ficha y el cuarto, que tiene varias, "
            "debe adivinar cuál hará salir a su compañero."
        ),
        rows="VOC-07",
    ),
    entry(
        "matador",
        1,
        en_term="matador",
        es_term="matador",
        also="matadors; matadores; trump; comodín",
        fr=(
            "Au jeu du même nom, l'un des dés 6-1, 5-2, 4-3 et double-blanc, qui vont partout ; au "
            "double-neuf, le double-sept en est un cinquième."
        ),
        en=(
            "In the game of that name, one of the tiles 6-1, 5-2, 4-3 and 0-0, which go anywhere; "
            "with the double-nine set the double seven is a fifth."
        ),
        es=(
            "En el juego del mismo nombre, una de las fichas 6-1, 5-2, 4-3 y 0-0, que van en "
            "cualquier sitio; con el doble nueve, el doble siete es la quinta."
        ),
        rows="MATA-02 MATA-10",
    ),
)

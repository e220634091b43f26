"""Glossary: the table, the tiles, mixing, serving and the lead."""

from __future__ import annotations

from palamede.dominoes.glossary_terms._entry import entry

ENTRIES = (
    entry(
        "dé",
        1,
        en_term="tile",
        es_term="ficha",
        also="domino; dominos; dés; bone; stone; piece; piedra",
        fr="L'une des plaquettes du jeu, dont la face porte deux nombres ; on dit aussi un domino.",
        en="One of the flat pieces of the set, with two numbers on its face; also called a domino.",
        es="Cada una de las piezas del juego, con dos números en su cara; también se llama dominó.",
        rows="SET-01 SET-06",
    ),
    entry(
        "dé",
        2,
        en_term="number",
        es_term="número",
        also="dés; suit; palo",
        fr=(
            "Parfois le nombre lui-même : « le dé dont on a le plus » est le nombre que l'on tient "
            "en plus grande quantité, et « dernier dé » se dit d'une couleur."
        ),
        en=(
            'Sometimes the number itself: "the dé you have most of" is the number you hold most '
            "of, and the last dé belongs to a suit."
        ),
        es=(
            "A veces el número mismo: «el dé que más se tiene» es el número del que se tienen más "
            "fichas, y el último dé es el de un palo."
        ),
        rows="VOC-03 ADV-02",
    ),
    entry(
        "double",
        1,
        en_term="double",
        es_term="doble",
        also="doublet; doubles; dobles; chancho; mula",
        fr="Dé qui porte deux fois le même nombre. Il se pose en travers de la ligne.",
        en="A tile that bears one number twice. It is laid across the line.",
        es="Ficha que lleva dos veces el mismo número. Se pone atravesada en la línea.",
        rows="SET-05 PLAY-03",
    ),
    entry(
        "composé",
        1,
        en_term="plain tile",
        es_term="ficha simple",
        also="dé composé; mixed tile; single; non-double; ficha mixta",
        fr="Dé qui n'est pas double : ses deux moitiés portent des nombres différents.",
        en="A tile that is no double: its halves bear different numbers.",
        es="Ficha que no es doble: sus mitades llevan números distintos.",
        rows="SET-05",
    ),
    entry(
        "couleurs",
        1,
        en_term="suits",
        es_term="palos",
        also="couleur; numbers; suit; palo; números",
        fr="Les nombres que portent les dés : blanc, as, deux, trois, quatre, cinq et six.",
        en="The numbers the tiles bear: blank, ace, two, three, four, five and six.",
        es="Los números que llevan las fichas: blanco, as, dos, tres, cuatro, cinco y seis.",
        rows="SET-03 SET-06",
    ),
    entry(
        "ménage",
        1,
        en_term="shuffling",
        es_term="mezcla",
        also="faire le ménage; mêler; shuffle; mixing; mezclar; revolver; barajar",
        fr=(
            "Le soin de mêler les dés, face cachée, avant chaque coup. Celui qui en est chargé "
            "fait le ménage."
        ),
        en=(
            "The task of mixing the tiles face down before each deal. Whoever has it is said to do "
            "the household."
        ),
        es=(
            "La tarea de mezclar las fichas boca abajo antes de cada mano. De quien la tiene se "
            "dice que hace el ménage."
        ),
        rows="SERVE-01",
    ),
    entry(
        "cuisine",
        1,
        en_term="stock",
        es_term="pozo",
        also="talon; réserve; boneyard; monte; sobrantes; reserva",
        fr=(
            "Les dés que personne n'a pris, rangés face cachée à la droite du poseur ; on dit "
            "aussi le talon ou la réserve."
        ),
        en=(
            "The tiles nobody took, kept face down at the leader's right; also called the talon, "
            "the reserve or the boneyard."
        ),
        es=(
            "Las fichas que nadie ha tomado, guardadas boca abajo a la derecha de quien sale; se "
            "llaman también talón o reserva."
        ),
        rows="SERVE-07",
    ),
    entry(
        "cuisine",
        2,
        en_term="mixing the tiles",
        es_term="mezclar las fichas",
        also="faire la cuisine; faire cuisine; shuffle; stir; hacer la cocina; hacer la sopa",
        fr="Faire la cuisine, c'est mêler les dominos.",
        en='To "do the cooking" is to mix the tiles.',
        es="«Hacer la cocina» es mezclar las fichas.",
        rows="SERVE-01",
    ),
    entry(
        "talon faux",
        1,
        en_term="false stock",
        es_term="pozo falso",
        also="faux talon; wrong stock",
        fr=(
            "Talon qui n'a pas le nombre de dés voulu, parce qu'un joueur en a pris trop ou trop "
            "peu."
        ),
        en=(
            "A stock that has not the right number of tiles, because a player took too many or too "
            "few."
        ),
        es=(
            "Pozo que no tiene el número debido de fichas, porque un jugador tomó de más o de "
            "menos."
        ),
        rows="FAULT-10 FAULT-11",
    ),
    entry(
        "dés sur table",
        1,
        en_term="tiles on the table",
        es_term="fichas sobre la mesa",
        also="dé sur table",
        fr=(
            "Appel à renverser tous les dés pour les compter, quand on s'aperçoit avant la pose "
            "que le talon est faux."
        ),
        en=(
            "The call to put all tiles face down and count them, when the stock is found wrong "
            "before the lead."
        ),
        es=(
            "Aviso para poner todas las fichas boca abajo y contarlas, cuando antes de la salida "
            "se ve que el pozo es falso."
        ),
        rows="FAULT-10",
    ),
    entry(
        "pose",
        1,
        en_term="lead",
        es_term="salida",
        also="avoir la pose; la pose; to have the lead; set; down; salir; tener la salida",
        fr="Avoir la pose, c'est jouer le premier dé du coup.",
        en="To have the pose is to have the lead, that is, to lay the first tile of the deal.",
        es="Tener la pose es tener la salida, es decir, poner la primera ficha de la mano.",
        rows="DRAW-01 SCORE-08",
    ),
    entry(
        "pose",
        2,
        en_term="being ahead of one's partner",
        es_term="ir por delante del compañero",
        also=(
            "avoir la pose sur son partenaire; pose sur son partenaire; avoir la pose; fewer tiles "
            "than the partner; menos fichas que el compañero"
        ),
        fr="Avoir la pose sur son partenaire, c'est avoir moins de dés que lui.",
        en="To have the pose over one's partner is to hold fewer tiles than he does.",
        es="Tener la pose sobre el compañero es tener menos fichas que él.",
        rows="VOC-07",
    ),
    entry(
        "posé",
        1,
        en_term="lead tile",
        es_term="ficha de salida",
        also="dé de pose; le posé; first tile; set tile; opening tile; primera ficha",
        fr="Le premier dé d'un coup, celui que joue le poseur.",
        en="The first tile of a deal, the one the leader lays.",
        es="La primera ficha de una mano, la que pone quien sale.",
        rows="PLAY-01",
    ),
    entry(
        "poseur",
        1,
        en_term="leader",
        es_term="jugador que sale",
        also="le poseur; first player; salidor; el que sale",
        fr="Le joueur qui a la pose : il ouvre le coup.",
        en="The player who has the lead and opens the deal.",
        es="El jugador que tiene la salida y abre la mano.",
        rows="DRAW-01 SERVE-07",
    ),
    entry(
        "main",
        1,
        en_term="turn",
        es_term="turno",
        also=(
            "avoir la main; la main; to be on turn; to have the hand; tener la mano; tener el turno"
        ),
        fr="Avoir la main, c'est être celui à qui c'est le tour de jouer.",
        en="To have the hand is to be the player whose turn it is.",
        es="Tener la mano es ser el jugador al que le toca jugar.",
        rows="PLAY-02",
    ),
    entry(
        "marque",
        1,
        en_term="score",
        es_term="anotación",
        also="la marque; marks; scoring; scorekeeping; marca; tanteo",
        fr="Le compte des points de la partie, et les jetons ou les traits qui le montrent.",
        en="The account of points of the match, and the counters or strokes that show it.",
        es="La cuenta de los puntos de la partida, y las fichas o rayas que la muestran.",
        rows="GEN-03",
    ),
    entry(
        "galerie",
        1,
        en_term="spectators",
        es_term="mirones",
        also="la galerie; gallery; onlookers; espectadores; público",
        fr=(
            "Les spectateurs, juges des questions de fait quand on les appelle et muets le reste "
            "du temps."
        ),
        en="The spectators, who judge questions of fact when asked and keep silent otherwise.",
        es=(
            "Los espectadores, jueces de las cuestiones de hecho cuando se les pide y callados el "
            "resto del tiempo."
        ),
        rows="GEN-06",
    ),
    entry(
        "homme",
        1,
        en_term="partner",
        es_term="compañero",
        also="mon homme; partenaire; man; pareja; frente",
        fr="Nom familier que l'on donne à son partenaire.",
        en="A familiar name for one's partner.",
        es="Nombre familiar que se da al compañero.",
        rows="VOL-01",
    ),
    entry(
        "mort",
        1,
        en_term="dead hand",
        es_term="muerto",
        also="le mort; dead man; dummy; mano muerta",
        fr="La quatrième main d'une table de trois, jouée par l'un d'eux, qui l'a pour partenaire.",
        en="The fourth hand at a table of three, played by one of them, whose partner it is.",
        es="La cuarta jugada en una mesa de tres, que lleva uno de ellos y es su compañera.",
        rows="VOL-06",
    ),
    entry(
        "enjeu",
        1,
        en_term="stake",
        es_term="apuesta",
        also="mise; enjeux; stakes; bet; puesta; apuestas",
        fr="La somme que chacun met au jeu ; on dit aussi la mise.",
        en="The sum each player puts into the game; also called the mise.",
        es="La suma que cada uno pone en el juego; también se llama mise o puesta.",
        rows="POULE-01 VOL-07",
    ),
)

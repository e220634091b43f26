"""Glossary: deals and matches, faults, and the other names of games."""

from __future__ import annotations

from palamede.dominoes.glossary_terms._entry import entry

ENTRIES = (
    entry(
        "coup",
        1,
        en_term="deal",
        es_term="mano",
        also="coups; hand; round; ronda",
        fr="Ce qui se joue entre deux ménages : on prend les dés, on joue, on compte.",
        en="What is played between two shuffles: taking tiles, playing, counting.",
        es="Lo que se juega entre dos mezclas: tomar fichas, jugar y contar.",
        rows="SCORE-08",
    ),
    entry(
        "partie",
        1,
        en_term="match",
        es_term="partida",
        also="parties; game; partidas",
        fr="La suite des coups jusqu'au total convenu, cent ou cent cinquante points d'ordinaire.",
        en=(
            "The run of deals up to the agreed total, usually a hundred or a hundred and fifty "
            "points."
        ),
        es=(
            "La serie de manos hasta el total acordado, por lo común cien o ciento cincuenta "
            "puntos."
        ),
        rows="SCORE-06",
    ),
    entry(
        "aller-et-retour",
        1,
        en_term="there and back",
        es_term="ida y vuelta",
        also="aller et retour; two deals; two-deal match",
        fr="Partie de deux coups seulement, un pour la pose de chacun.",
        en="A match of two deals only, each player leading once.",
        es="Partida de solo dos manos, en la que cada jugador sale una vez.",
        rows="TAT-03",
    ),
    entry(
        "sans être au point",
        1,
        en_term="without points",
        es_term="sin puntos",
        also="sans points; no scoring; sin tantos",
        fr="Jouer pour le seul gain du coup, au domino ou au moins de points, sans rien marquer.",
        en=(
            "To play for the deal alone, won by going out or by the fewest pips, without marking "
            "points."
        ),
        es="Jugar solo por la mano, que se gana con el dominó o con menos puntos, sin anotar nada.",
        rows="SCORE-07",
    ),
    entry(
        "poule",
        1,
        en_term="pool",
        es_term="bote",
        also="la poule; kitty; pot; polla",
        fr=(
            "L'ensemble des enjeux, promis au premier qui atteint le total ; par suite, la partie "
            "qui se joue ainsi."
        ),
        en="All the stakes together, for the first to reach the total; hence the match so played.",
        es=(
            "El conjunto de las apuestas, para el primero que alcance el total; de ahí, la partida "
            "así jugada."
        ),
        rows="POULE-01",
    ),
    entry(
        "tournée",
        1,
        en_term="tour",
        es_term="tournée",
        also="tour of matches; serie de partidas; ronda de parejas",
        fr=(
            "Suite de parties de voleur où chacun a les trois autres pour partenaire à tour de "
            "rôle : trois, six ou neuf parties."
        ),
        en=(
            "A series of three, six or nine matches of voleur in which everybody partners each of "
            "the three others equally often."
        ),
        es=(
            "Serie de tres, seis o nueve partidas de voleur en la que cada uno tiene por compañero "
            "a los otros tres por igual."
        ),
        rows="VOL-07",
    ),
    entry(
        "petite bredouille",
        1,
        en_term="double win",
        es_term="bredouille pequeña",
        also="bredouille; bredouille (petite, grande); little bredouille; partida doble",
        fr=(
            "Partie dont les points se font sans interruption, après que l'adversaire en a pris ; "
            "elle se paie double."
        ),
        en=(
            "A match whose points are made without interruption after the adversaries have marked "
            "some; it pays double."
        ),
        es=(
            "Partida cuyos puntos se hacen sin interrupción después de que el rival haya anotado "
            "alguno; se paga doble."
        ),
        rows="VOL-08 VOL-09",
    ),
    entry(
        "grande bredouille",
        1,
        en_term="triple win",
        es_term="bredouille grande",
        also=(
            "bredouille; bredouille (petite, grande); great bredouille; shutout; partida triple; "
            "zapato"
        ),
        fr="Partie gagnée sans que l'adversaire ait marqué un seul point ; elle se paie triple.",
        en="A match won while the adversaries have not marked a single point; it pays triple.",
        es="Partida ganada sin que el rival haya anotado ni un punto; se paga triple.",
        rows="VOL-08",
    ),
    entry(
        "primauté",
        1,
        en_term="primacy",
        es_term="primacía",
        also="par primauté; precedence; priority; prioridad",
        fr="Droit de celui qui, à égalité, est le plus proche de la droite du poseur.",
        en="The right of the tied player who is nearest the leader's right.",
        es="Derecho del empatado más próximo a la derecha de quien salió.",
        rows="SCORE-04",
    ),
    entry(
        "renonce",
        1,
        en_term="revoke",
        es_term="renuncia",
        also="la renonce; renounce; renege; renuncio; pase en falso",
        fr="Faute de celui qui boude avec un dé convenable et ne se reprend pas à temps.",
        en="The fault of passing with a tile that fits and not correcting it in time.",
        es="Falta de quien pasa teniendo una ficha que casa y no se corrige a tiempo.",
        rows="RENONCE-01 RENONCE-03",
    ),
    entry(
        "dés appelés",
        1,
        en_term="called tiles",
        es_term="fichas llamadas",
        also="dé appelé; appelés; called tile; exposed tiles; ficha llamada",
        fr=(
            "Dés d'un camp fautif, abattus, dont un adversaire désigne à chaque tour celui qui "
            "doit être posé."
        ),
        en=(
            "The tiles of an offending side, laid open, of which an adversary names the one to lay "
            "at each turn."
        ),
        es=(
            "Fichas de un bando culpable, descubiertas, de las que un rival nombra en cada turno "
            "la que se pone."
        ),
        rows="VOL-13 VOL-14",
    ),
    entry(
        "domino voleur",
        1,
        en_term="partnership block",
        es_term="dominó por parejas",
        also="domino whist; piquet voleur; voleur; whist",
        fr=(
            "Le jeu à quatre, deux contre deux, à six dés ; l'Encyclopédie l'appelle aussi domino "
            "whist, l'Académie piquet voleur."
        ),
        en=(
            "The game for four, two against two, with six tiles each; also called domino whist in "
            "the Encyclopédie and piquet voleur in the Académie."
        ),
        es=(
            "El juego para cuatro, dos contra dos, con seis fichas; la Encyclopédie lo llama "
            "también domino whist y la Académie piquet voleur."
        ),
        rows="VOL-01",
    ),
    entry(
        "cinq partout",
        1,
        en_term="fives everywhere",
        es_term="cinco por todo",
        also="muggins; all fives; les cinq; los cincos",
        fr=(
            "Le jeu où l'on marque quand les deux bouts font un multiple de cinq ; on l'appelle "
            "aussi muggins."
        ),
        en=(
            "The game in which one marks when the ends make a multiple of five; also called "
            "muggins."
        ),
        es=(
            "El juego en que se anota cuando los extremos suman un múltiplo de cinco; se llama "
            "también muggins."
        ),
        rows="CINQ-02",
    ),
    entry(
        "trois partout",
        1,
        en_term="threes everywhere",
        es_term="tres por todo",
        also="threes; los treses",
        fr="Le cinq partout joué avec trois et ses multiples.",
        en="Cinq partout played with three and its multiples.",
        es="El cinq partout jugado con el tres y sus múltiplos.",
        rows="TROIS-01",
    ),
    entry(
        "tête-à-tête",
        1,
        en_term="game for two",
        es_term="mano a mano",
        also="tete a tete; en boudant; en pêchant; two-player game",
        fr="Partie à deux, en boudant si l'on ne puise pas au talon, en pêchant si l'on y puise.",
        en=(
            "A game for two, en boudant when the stock is left alone, en pêchant when it is drawn "
            "from."
        ),
        es="Juego para dos, en boudant si no se toca el pozo, en pêchant si se roba de él.",
        rows="TAT-01",
    ),
)

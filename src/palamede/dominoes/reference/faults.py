"""Rows FAULT and RENONCE: how the books rule on irregularities, each code in its own way."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "FAULT-01",
        "encyclopedie: règles générales, 4",
        en=(
            "A tile wrongly laid is taken back as soon as it is noticed; if the game can no longer "
            "be restored, one plays on or mixes again. Near the end of a match play is taken up "
            "again from the fault, the culprit is fined his stake, and the adversaries may annul "
            "the match. Palamède reads: where taking back would show tiles, they choose between a "
            "new mix and playing on with the culprit, if known, marking nothing; near the end "
            "means that this deal could bring his side to the target."
        ),
        fr=(
            "Un dé mal posé se reprend dès qu'on s'en aperçoit ; si l'on ne peut rétablir le jeu, "
            "on continue ou l'on remêle. Vers la fin d'une partie, on rejoue depuis la faute, le "
            "coupable paie une amende égale à sa mise et les adversaires peuvent annuler la "
            "partie. Palamède lit : si la reprise montre des dés, ils choisissent de remêler ou de "
            "continuer, le coupable connu ne marquant rien ; la fin est proche quand ce coup peut "
            "mener son camp au but."
        ),
        es=(
            "La ficha mal puesta se retira en cuanto se advierte; si ya no se puede restablecer el "
            "juego, se sigue o se mezcla de nuevo. Cerca del final se vuelve a jugar desde la "
            "falta, el culpable paga una multa igual a su apuesta y los rivales pueden anular la "
            "partida. Palamède interpreta: si rehacer descubre fichas, eligen entre mezclar o "
            "seguir sin que el culpable conocido anote; el final está cerca cuando esa mano puede "
            "llevar a su bando al total."
        ),
    ),
    row(
        "FAULT-02",
        "academie: règles générales, nº 8; manuel",
        en=(
            "A tile wrongly laid stands once it is covered or, for the Académie, once the next "
            "player has played at the other end. In the Manuel the culprit, if found, and his "
            "partner cannot mark that deal."
        ),
        fr=(
            "Un dé mal posé est acquis une fois couvert ou, selon l'Académie, dès que le suivant a "
            "joué à l'autre bout. Selon le Manuel, le coupable, s'il est trouvé, et son "
            "partenaire ne marquent pas ce coup."
        ),
        es=(
            "La ficha mal puesta vale una vez tapada o, según la Académie, cuando el siguiente ha "
            "jugado en el otro extremo. Según el Manuel, el culpable, si se descubre, y su "
            "compañero no anotan esa mano."
        ),
    ),
    row(
        "FAULT-03",
        "academie: règles générales, nº 10",
        en="If a tile is offered at the wrong end but matches the other, there it must be laid.",
        fr="Un dé présenté à un bout où il ne va pas doit être posé à l'autre s'il s'y adapte.",
        es="Una ficha ofrecida en un extremo donde no casa debe ponerse en el otro si allí casa.",
    ),
    row(
        "FAULT-04",
        "encyclopedie: règles générales, 8; manuel",
        en="A tile correctly laid at one end may not be picked up again and laid at the other.",
        fr="Un dé bien posé à un bout ne peut plus être relevé pour être mis à l'autre.",
        es="Una ficha bien puesta en un extremo ya no se puede levantar para ponerla en el otro.",
    ),
    row(
        "FAULT-05",
        "academie: règles générales, nº 11",
        en=(
            "If a player names a tile and then offers another, his adversaries may insist on the "
            "one he named."
        ),
        fr=(
            "Si un joueur annonce un dé puis en présente un autre, ses adversaires peuvent exiger "
            "celui qu'il a annoncé."
        ),
        es=(
            "Si un jugador nombra una ficha y luego ofrece otra, sus rivales pueden exigir la que "
            "nombró."
        ),
    ),
    row(
        "FAULT-06",
        "encyclopedie: règles générales, 5",
        en=(
            "In principle, when a player lets a tile be seen his adversary may have the deal "
            "annulled. Palamède reads: the adversary chooses between this and leaving the tile "
            "face up."
        ),
        fr=(
            "En principe, si un joueur laisse voir un dé, l'adversaire peut faire annuler le coup. "
            "Palamède lit : l'adversaire choisit entre cela et le dé laissé étalé."
        ),
        es=(
            "En principio, si un jugador deja ver una ficha, el rival puede hacer anular la mano. "
            "Palamède interpreta: el rival elige entre eso y dejar la ficha descubierta."
        ),
    ),
    row(
        "FAULT-07",
        "encyclopedie: règles générales, 7",
        en=(
            "A tile shown by the player to move counts as played if an adversary can tell it, or "
            "one of its halves, unless it fits nowhere. Palamède reads: if it fits both ends, its "
            "player still chooses."
        ),
        fr=(
            "Le dé montré par celui dont c'est le tour est joué si l'adversaire peut en nommer le "
            "point, ou celui d'un côté, à moins qu'il n'aille nulle part. Palamède lit : s'il va "
            "aux deux bouts, son joueur garde le choix."
        ),
        es=(
            "La ficha mostrada por quien tiene el turno se da por jugada si un rival puede decir "
            "cuál es, o una de sus mitades, salvo que no case en ningún sitio. Palamède "
            "interpreta: si casa en ambos extremos, su jugador sigue eligiendo."
        ),
    ),
    row(
        "FAULT-08",
        "encyclopedie: règles générales, 9; academie: règles générales, nº 16; manuel",
        en=(
            "A tile of a player with several left that is seen unduly stays face up and must be "
            "laid the first time it fits, the adversary choosing the end if it fits both. The "
            "Académie and the Manuel say so of any tile seen, and leave the end to its owner."
        ),
        fr=(
            "Le dé vu indûment, son joueur en ayant plusieurs, reste étalé et doit être posé dès "
            "qu'il s'adapte, l'adversaire choisissant le bout s'il va aux deux. L'Académie et le "
            "Manuel le disent de tout dé vu, et laissent le bout à son joueur."
        ),
        es=(
            "La ficha vista indebidamente, si a su dueño le quedan varias, sigue descubierta y "
            "debe ponerse en cuanto case; si casa en los dos extremos, elige el rival. La Académie "
            "y el Manuel lo dicen de toda ficha vista, y dejan el extremo a su dueño."
        ),
    ),
    row(
        "FAULT-09",
        "encyclopedie: règles générales, 10",
        en=(
            "A claim to have glimpsed an adversary's tile must name it, or at least a half of it; "
            "the tile is then shown if the claim was wrong, and the claimer loses 10 points. "
            "Palamède reads: his side's total may so fall below nought."
        ),
        fr=(
            "Qui prétend avoir vu un dé adverse doit le nommer, d'un bout au moins ; s'il se "
            "trompe, le dé est montré et il perd 10 points. Palamède lit : le total de son camp "
            "peut ainsi tomber au-dessous de zéro."
        ),
        es=(
            "Quien dice haber visto una ficha rival debe nombrarla, al menos por una mitad; si se "
            "equivoca, la ficha se muestra y pierde 10 puntos. Palamède interpreta: el total de su "
            "bando puede así quedar por debajo de cero."
        ),
    ),
    row(
        "FAULT-10",
        "encyclopedie: règles générales, 6",
        en=(
            "The leader answers for the stock and counts it once all are served; an error found "
            'before the lead tile is put right with "dés sur table": all count, missing tiles are '
            "taken from the stock and excess ones are drawn at random and returned unseen. A wrong "
            "stock found after the lead tile makes the deal void, and the lead passes. With a "
            "true stock, a player with a wrong count plays on and the adversaries keep or annul "
            "the deal afterwards, but if another player holds what he lacks the same leader deals "
            "again."
        ),
        fr=(
            "Le poseur répond du talon et le compte dès qu'on est servi ; une erreur vue avant le "
            "dé de pose se répare par « dés sur table » : on compte, ce qui manque se prend au "
            "talon, l'excédent se tire au hasard et y retourne sans être vu. Un talon faux "
            "découvert après la pose rend le coup nul et la pose passe. Si le talon est juste, le "
            "joueur au compte faux continue et les adversaires gardent ou annulent ensuite le "
            "coup ; mais si un autre a en trop ce qui lui manque, on recommence avec le même "
            "poseur."
        ),
        es=(
            "Quien sale responde del pozo y lo cuenta cuando todos están servidos; el error visto "
            "antes de la salida se arregla con «fichas sobre la mesa»: se cuenta, lo que falta se "
            "toma del pozo y lo que sobra se saca al azar y vuelve a él sin verse. Un pozo falso "
            "descubierto después de la salida anula la mano y la salida pasa. Si el pozo es justo, "
            "quien tiene mal la cuenta sigue y los rivales mantienen o anulan luego la mano; "
            "pero, si a otro le sobra lo que le falta a él, se repite con la misma salida."
        ),
    ),
    row(
        "FAULT-11",
        "manuel",
        en=(
            "If the leader finds a false stock before playing, a hand that is one short is made up "
            "from it; a hand that is one over has a tile drawn from it at random by an adversary, "
            "and that tile returns hidden if nobody saw it, open otherwise."
        ),
        fr=(
            "Si le poseur trouve le talon faux avant de jouer, celui qui a un dé de moins s'y "
            "complète ; à celui qui en a un de trop, un adversaire le tire au hasard, et il y "
            "retourne caché si nul ne l'a vu, découvert sinon."
        ),
        es=(
            "Si quien sale halla falso el pozo antes de jugar, el que tiene una ficha de menos se "
            "completa de él; al que tiene una de más, un rival se la saca al azar, y vuelve tapada "
            "si nadie la vio, o descubierta si se vio."
        ),
    ),
    row(
        "FAULT-12",
        "academie: règles générales, nº 3",
        en=(
            "In games of six to twelve tiles, taking one too few loses the match, provided that it "
            "is pointed out as soon as all have laid their first tile. Palamède reads: later he "
            "simply plays on with what he has."
        ),
        fr=(
            "De six à douze dés, celui qui en a pris un de moins perd la partie si on le lui fait "
            "voir aussitôt que chacun a posé un dé. Palamède lit : plus tard, il continue "
            "simplement avec ce qu'il a."
        ),
        es=(
            "Con seis a doce fichas, quien tomó una de menos pierde la partida si se le hace ver "
            "en cuanto cada uno ha puesto una. Palamède interpreta: más tarde sigue sencillamente "
            "con lo que tiene."
        ),
    ),
    row(
        "FAULT-13",
        "academie: règles générales, nº 4 et 15",
        en=(
            "Each player takes his own tiles in front of him, and only as many as he should; an "
            "excess stays with him, or another player removes it if he meant to choose before "
            "turning them. Palamède reads: before he has turned them an adversary decides which, "
            "and takes the excess unseen; afterwards it stays."
        ),
        fr=(
            "On prend ses dés devant soi et pas plus que son compte ; on garde ce qu'on a pris de "
            "trop, ou un autre le retire si l'on voulait choisir avant de retourner. Palamède "
            "lit : tant qu'ils ne sont pas retournés, un adversaire en décide et reprend "
            "l'excédent sans le voir ; ensuite il reste."
        ),
        es=(
            "Cada uno toma sus fichas delante de sí y no más que las suyas; lo tomado de más se "
            "conserva, u otro jugador se lo quita si quería escoger antes de volverlas. Palamède "
            "interpreta: mientras no las haya vuelto, un rival decide y quita lo sobrante sin "
            "verlo; después se queda."
        ),
    ),
    row(
        "FAULT-14",
        "academie: règles générales, nº 5",
        en=(
            "When four players take six each, one who has a tile too few must complete his hand "
            "from the stock."
        ),
        fr="À quatre joueurs et six dés, celui qui en a un de moins doit se compléter au talon.",
        es="Entre cuatro con seis fichas, quien tiene una de menos debe completarse del pozo.",
    ),
    row(
        "FAULT-15",
        "encyclopedie: règles générales, 12",
        en=(
            "If somebody leads out of turn, the adversaries may object until he has played a "
            "second time or passed; then the true leader leads and the usurper's tile stays face "
            "up. Later the lead stands. Palamède reads: tiles others laid meanwhile go back to "
            "their hands without penalty."
        ),
        fr=(
            "Si quelqu'un pose hors de son tour, les adversaires peuvent réclamer jusqu'à ce qu'il "
            "ait joué une seconde fois ou boudé ; le vrai poseur reprend alors la pose et le dé "
            "de l'usurpateur reste étalé. Passé ce délai, la pose est bonne. Palamède lit : les "
            "dés posés entre-temps par d'autres leur reviennent sans pénalité."
        ),
        es=(
            "Si alguien sale fuera de turno, los rivales pueden reclamar hasta que haya jugado por "
            "segunda vez o pasado; entonces sale quien debía y la ficha del usurpador queda "
            "descubierta. Más tarde, la salida vale. Palamède interpreta: las fichas que otros "
            "pusieron entretanto vuelven a su dueño sin castigo."
        ),
    ),
    row(
        "FAULT-16",
        "academie: règles générales, nº 18",
        en=(
            'A player who said "je boude" and finds that he erred may still lay if the next has '
            "not; otherwise he may lay that tile later in the deal. Palamède reads: he must own up "
            "himself, before his pass has closed the game."
        ),
        fr=(
            "Celui qui a dit « je boude » et s'aperçoit de son erreur peut encore poser si le "
            "suivant ne l'a pas fait ; sinon il pourra poser ce dé plus tard dans le coup. "
            "Palamède lit : il doit l'avouer de lui-même, avant que sa boude ait fermé le jeu."
        ),
        es=(
            "Quien dijo «paso» y advierte su error puede poner todavía si el siguiente no lo ha "
            "hecho; si no, podrá poner esa ficha más adelante en la mano. Palamède interpreta: "
            "debe reconocerlo él mismo, antes de que su paso haya cerrado el juego."
        ),
    ),
    row(
        "FAULT-17",
        "academie: règles générales, nº 14",
        en=(
            "If a wrong pass closes the game, or the player later offers the tile at another end, "
            "the match ends at once by his fault: in a pool he pays a stake to each adversary, in "
            "voleur he pays for himself and his partner, elsewhere he loses. Palamède reads: this "
            "is for a pass not owned up to, and in a pool all first take back their stakes."
        ),
        fr=(
            "Si une boude fautive ferme le jeu, ou si le joueur présente ensuite ce dé à un autre "
            "bout, la partie finit aussitôt par sa faute : à la poule il paie un enjeu à chaque "
            "adversaire, au voleur il paie pour lui et son partenaire, ailleurs il perd. Palamède "
            "lit : cela vise la boude non avouée, et à la poule chacun reprend d'abord sa mise."
        ),
        es=(
            "Si un paso indebido cierra el juego, o el jugador ofrece luego la ficha en otro "
            "extremo, la partida acaba al instante por su falta: en la poule paga una apuesta a "
            "cada rival, en el voleur paga por sí y por su compañero, en los demás juegos pierde. "
            "Palamède interpreta: se refiere al paso no confesado, y en la poule todos recuperan "
            "antes su apuesta."
        ),
    ),
    row(
        "FAULT-18",
        "academie: règles générales, nº 23",
        en=(
            "In a game for two, a player whose tiles the other makes him uncover may have "
            "everything mixed again, however many are left."
        ),
        fr=(
            "Dans un tête-à-tête, celui dont l'autre fait découvrir les dés peut faire remêler, "
            "quel que soit le nombre qui lui en reste."
        ),
        es=(
            "En un juego entre dos, aquel a quien el otro hace descubrir sus fichas puede pedir "
            "que se mezcle de nuevo, le queden las que le queden."
        ),
    ),
    row(
        "RENONCE-01",
        "encyclopedie: la renonce, 14",
        en=(
            "A renonce is to pass while holding a tile that fits, without correcting it before the "
            "next player has shown a tile or passed."
        ),
        fr=(
            "Il y a renonce quand on boude avec un dé qui va, sans se reprendre avant que le "
            "suivant ait montré un dé ou boudé."
        ),
        es=(
            "Hay renuncia cuando se pasa teniendo una ficha que casa, sin corregirse antes de que "
            "el siguiente haya mostrado una ficha o pasado."
        ),
    ),
    row(
        "RENONCE-02",
        "encyclopedie: la renonce, 14",
        en=(
            "A renonce made with a single tile in hand costs nothing, except that the tile can be "
            "laid only at its player's turn."
        ),
        fr=(
            "La renonce faite avec un seul dé en main ne coûte rien, sinon qu'on ne peut plus le "
            "poser qu'à son tour."
        ),
        es=(
            "La renuncia hecha con una sola ficha no cuesta nada, salvo que únicamente se puede "
            "poner al llegar el turno."
        ),
    ),
    row(
        "RENONCE-03",
        "encyclopedie: la renonce, 14",
        en=(
            "Any other renonce bars the offender from marking the deal, and the adversary marks 20 "
            "points if he has since had a turn to play or pass. Palamède reads: with partners the "
            "whole side is barred and the other marks 20 once; each for himself, every adversary "
            "marks 20."
        ),
        fr=(
            "Toute autre renonce empêche le fautif de marquer le coup, et l'adversaire marque 20 "
            "points s'il a eu depuis l'occasion de jouer ou de bouder. Palamède lit : entre "
            "partenaires, tout le camp en est privé et l'autre marque 20 une fois ; chacun pour "
            "soi, chaque adversaire en marque 20."
        ),
        es=(
            "Cualquier otra renuncia impide al culpable anotar la mano, y el rival anota 20 puntos "
            "si aquel ha tenido después ocasión de jugar o de pasar. Palamède interpreta: entre "
            "parejas, todo el bando queda privado y el otro anota 20 una vez; cada uno para sí, "
            "cada rival anota 20."
        ),
    ),
    row(
        "RENONCE-04",
        "encyclopedie: la renonce, 14",
        en=(
            "If both sides have renounced, the deal is void and mixed again. Palamède reads: the "
            "same player leads and nobody marks the 20 points."
        ),
        fr=(
            "Si les deux camps ont renoncé, le coup est nul et l'on remêle. Palamède lit : le même "
            "joueur a la pose et personne ne marque les 20 points."
        ),
        es=(
            "Si los dos bandos han renunciado, la mano es nula y se mezcla otra vez. Palamède "
            "interpreta: sale el mismo jugador y nadie anota los 20 puntos."
        ),
    ),
)

"""Rows VOL: domino voleur, two against two, with its tournée, bredouilles and penalties."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "VOL-01",
        "encyclopedie: domino voleur, 2 et 5; academie: piquet voleur; manuel",
        en=(
            "Domino voleur is played by two against two, six tiles each, with four left in a stock "
            "that is never drawn; the first side to reach 100 points wins, or 150 by agreement. "
            "It is also called domino whist and piquet voleur."
        ),
        fr=(
            "Le domino voleur se joue deux contre deux, à six dés chacun, les quatre autres "
            "restant dans un talon où l'on ne puise jamais ; le premier camp à 100 points gagne, "
            "ou à 150 par convention. On l'appelle aussi domino whist et piquet voleur."
        ),
        es=(
            "El dominó voleur se juega dos contra dos, con seis fichas cada uno y cuatro en un "
            "pozo del que nunca se roba; gana la primera pareja que llega a 100 puntos, o a 150 "
            "por acuerdo. Se llama también dominó whist y piquet voleur."
        ),
    ),
    row(
        "VOL-02",
        "encyclopedie: domino voleur, 7; manuel",
        en=(
            "When a player goes out, his side marks the pips left in the two adversaries' hands; "
            "the partner's pips count for nobody."
        ),
        fr=(
            "Quand un joueur fait domino, son camp marque les points restés aux deux adversaires ; "
            "ceux du partenaire ne comptent pour personne."
        ),
        es=(
            "Cuando un jugador hace dominó, su pareja anota los puntos que les quedan a los dos "
            "rivales; los del compañero no cuentan para nadie."
        ),
    ),
    row(
        "VOL-03",
        "encyclopedie: domino voleur, 7; manuel",
        en=(
            "When the game is blocked, each side adds up its two hands, and the side with fewer "
            "pips marks those of the other."
        ),
        fr=(
            "Le jeu fermé, chaque camp réunit ses deux mains, et celui qui a le moins de points "
            "marque ceux de l'autre."
        ),
        es=(
            "Con el juego cerrado, cada pareja suma sus dos jugadores y la que tiene menos puntos "
            "anota los de la otra."
        ),
    ),
    row(
        "VOL-04",
        "encyclopedie: domino voleur, 7; manuel",
        en=(
            "A block with both sides equal is void. Palamède reads: the lead moves on to the next "
            "player, as if the deal had counted."
        ),
        fr=(
            "Fermé avec les deux camps à égalité, le coup est nul. Palamède lit : la pose avance "
            "au joueur suivant, comme si le coup avait compté."
        ),
        es=(
            "Si las dos parejas empatan en un cierre, la mano es nula. Palamède interpreta: la "
            "salida pasa al jugador siguiente, como si la mano hubiera contado."
        ),
    ),
    row(
        "VOL-05",
        "encyclopedie: domino voleur, 8",
        en=(
            "The lead turns to the right at every deal and goes through all the players until the "
            "match ends."
        ),
        fr=(
            "La pose tourne vers la droite à chaque coup et passe par tous les joueurs jusqu'au "
            "bout de la partie."
        ),
        es=(
            "La salida gira hacia la derecha en cada mano y pasa por todos los jugadores hasta el "
            "fin de la partida."
        ),
    ),
    row(
        "VOL-06",
        "encyclopedie: domino voleur",
        en=(
            "Three players may take a dead man as fourth: one of them also plays his hand, as his "
            "partner. Palamède reads: it falls to the highest draw for a whole match, then to the "
            "player at his right; he alone sees that hand, which lies opposite him, and he wins or "
            "loses two stakes."
        ),
        fr=(
            "À trois, on peut prendre un mort : l'un des joueurs mène aussi son jeu et l'a pour "
            "partenaire. Palamède lit : le plus fort au tirage joue la main d'en face pour toute "
            "la partie et la voit seul, son voisin de droite le fait dans la suivante, et il gagne "
            "ou perd deux enjeux."
        ),
        es=(
            "Entre tres se puede tomar un muerto: uno de ellos lleva también su juego y lo tiene "
            "de compañero. Palamède interpreta: el más alto del sorteo juega las fichas de "
            "enfrente durante toda la partida y solo él las ve, el de su derecha lo hace en la "
            "siguiente, y gana o pierde dos apuestas."
        ),
    ),
    row(
        "VOL-07",
        "encyclopedie: domino voleur, 1",
        en=(
            "A tournée is an equal number of matches with each of the three others as partner: "
            "three matches when simple, six when double, nine when triple, and never fewer than "
            "three. The stake is agreed beforehand."
        ),
        fr=(
            "Une tournée est un nombre égal de parties avec chacun des trois autres pour "
            "partenaire : trois si elle est simple, six si elle est double, neuf si elle est "
            "triple, jamais moins de trois. On fixe d'abord l'enjeu."
        ),
        es=(
            "Una tournée es un número igual de partidas con cada uno de los otros tres como "
            "compañero: tres si es simple, seis si es doble, nueve si es triple, y nunca menos de "
            "tres. La apuesta se fija antes."
        ),
    ),
    row(
        "VOL-08",
        "encyclopedie: domino voleur, 2",
        en=(
            "A match won before the adversaries mark anything is a grande bredouille and pays "
            "triple; one whose points were all made without interruption after the adversaries had "
            "marked some is a petite bredouille and pays double; any other is simple. Palamède "
            "reads: petite means that the winners' first mark comes after the adversaries' last, "
            "and penalty points count as marks."
        ),
        fr=(
            "Une partie gagnée avant que l'adversaire ait rien marqué est une grande bredouille et "
            "se paie triple ; si les points sont faits sans interruption après que l'adversaire "
            "en a pris, c'est une petite bredouille, payée double ; toute autre est simple. "
            "Palamède lit : petite veut que la première marque des gagnants suive la dernière des "
            "perdants, et les points de pénalité comptent."
        ),
        es=(
            "La partida ganada antes de que el rival anote nada es una gran bredouille y se paga "
            "triple; si los puntos se hacen sin interrupción después de que el rival haya anotado "
            "alguno, es una pequeña bredouille y se paga doble; cualquier otra es simple. Palamède "
            "interpreta: es pequeña cuando la primera anotación de los ganadores sigue a la "
            "última de los perdedores, y los puntos de castigo cuentan."
        ),
    ),
    row(
        "VOL-09",
        "encyclopedie: domino voleur, 15",
        en=(
            "A side that starts a petite bredouille must at once see to it that the other side's "
            "marks are turned, or it can win only a simple match. Palamède reads: at the "
            "old-fashioned table it must be claimed before the next deal begins; at the strict "
            "table it is automatic."
        ),
        fr=(
            "Le camp qui entre en petite bredouille doit faire retourner aussitôt la marque "
            "adverse, sans quoi il n'a droit qu'à la partie simple. Palamède lit : à la table à "
            "l'ancienne, on la réclame avant le coup suivant ; à la table stricte, elle est "
            "automatique."
        ),
        es=(
            "La pareja que entra en pequeña bredouille debe hacer volver enseguida las marcas "
            "rivales o solo tendrá derecho a la partida simple. Palamède interpreta: en la mesa a "
            "la antigua se reclama antes de la mano siguiente; en la mesa estricta es automática."
        ),
    ),
    row(
        "VOL-10",
        "encyclopedie: domino voleur, 9",
        en=(
            "When partners change after a match, a new draw settles partners, lead and places, but "
            "nobody plays twice with the same partner in a tournée; in its last third the draw "
            "settles only lead and places. When they stay, the losing side leads, by the partner "
            "whose turn was nearest. Palamède reads: the matches with one partner follow each "
            "other before the draw."
        ),
        fr=(
            "Si l'on change de partenaires après une partie, un nouveau tirage règle association, "
            "pose et places, sans refaire un couple de la tournée ; au dernier tiers, il ne règle "
            "que pose et places. Si l'on n'en change pas, la pose va au camp perdant, à celui dont "
            "le tour était le plus proche. Palamède lit : les parties avec un même partenaire se "
            "suivent avant le tirage."
        ),
        es=(
            "Si tras una partida se cambia de compañero, un nuevo sorteo decide parejas, salida y "
            "puestos, sin repetir ninguna pareja de la tournée; en su último tercio solo decide "
            "salida y puestos. Si no se cambia, sale la pareja que perdió, por el jugador cuyo "
            "turno estaba más próximo. Palamède interpreta: las partidas con un mismo compañero "
            "van seguidas antes del sorteo."
        ),
    ),
    row(
        "VOL-11",
        "encyclopedie: domino voleur, 10",
        en=(
            "For the Encyclopédie partners answer for each other: a penalty earned by one, points "
            "lost or barred, falls on the side."
        ),
        fr=(
            "Pour l'Encyclopédie, les partenaires sont solidaires : la pénalité de l'un, points "
            "perdus ou interdits, retombe sur le camp."
        ),
        es=(
            "Para la Encyclopédie los compañeros responden uno por otro: el castigo de uno, puntos "
            "perdidos o vedados, recae en la pareja."
        ),
    ),
    row(
        "VOL-12",
        "encyclopedie: domino voleur, 11",
        en=(
            "A player who leaves pays, at the simple rate, every match still to be played, and the "
            "three others share it equally. Palamède reads: the match he breaks off is one of "
            "them, at one stake each, and units that three cannot share go one by one to those "
            "nearest his right."
        ),
        fr=(
            "Qui se retire paie au prix simple toutes les parties qui restent à jouer, et les "
            "trois autres se les partagent également. Palamède lit : la partie interrompue en est "
            "une, à un enjeu chacune, et les unités indivisibles vont une à une aux plus proches "
            "de sa droite."
        ),
        es=(
            "Quien se retira paga a precio simple todas las partidas que quedan por jugar, y los "
            "otros tres se lo reparten por igual. Palamède interpreta: la partida interrumpida es "
            "una de ellas, a una apuesta cada una, y lo que no se puede dividir va de uno en uno a "
            "los más próximos a su derecha."
        ),
    ),
    row(
        "VOL-13",
        "encyclopedie: domino voleur, 12",
        en=(
            "If a player plays his only tile unduly, his hand and his partner's are laid open and "
            "the adversary at his left calls their tiles; nothing follows when the partner also "
            "has just one. Palamède reads: at each turn of that side the caller names which "
            "playable open tile is laid, and at which end."
        ),
        fr=(
            "Si un joueur joue indûment son seul dé, sa main et celle de son partenaire sont "
            "abattues et l'adversaire de gauche appelle leurs dés ; rien n'en résulte quand le "
            "partenaire n'en a aussi qu'un. Palamède lit : à chaque tour de ce camp, l'appelant "
            "nomme le dé jouable à poser, et le bout."
        ),
        es=(
            "Si un jugador juega indebidamente su única ficha, se descubren sus fichas y las de su "
            "compañero y el rival de su izquierda las llama; nada ocurre si al compañero tampoco "
            "le queda más que una. Palamède interpreta: en cada turno de esa pareja, quien llama "
            "nombra la ficha jugable que se pone y el extremo."
        ),
    ),
    row(
        "VOL-14",
        "encyclopedie: domino voleur, 13",
        en=(
            "A player who wrongly announces domino and shows a tile suffers the same: his side's "
            "hands are opened and called, unless the partner has one tile only. Palamède reads: "
            'the text\'s "all hands" means those of the offending side.'
        ),
        fr=(
            "Celui qui annonce domino à tort et montre un dé subit le même sort : les mains de son "
            "camp sont abattues et appelées, sauf si le partenaire n'a qu'un dé. Palamède lit : "
            "« tous les jeux » du texte s'entend de ceux du camp fautif."
        ),
        es=(
            "Quien anuncia dominó por error y muestra una ficha sufre lo mismo: se descubren y se "
            "llaman las fichas de su pareja, salvo que al compañero le quede una sola. Palamède "
            "interpreta: «todos los juegos» del texto son los de la pareja culpable."
        ),
    ),
    row(
        "VOL-15",
        "encyclopedie: domino voleur, 14",
        en=(
            "Any word or gesture that could inform the partner entitles the adversaries to have "
            "the deal mixed again."
        ),
        fr=(
            "Toute parole ou tout signe capable de renseigner le partenaire permet aux adversaires "
            "de faire remêler."
        ),
        es=(
            "Cualquier palabra o gesto que pueda informar al compañero permite a los rivales hacer "
            "mezclar de nuevo."
        ),
    ),
    row(
        "VOL-16",
        "academie: règles générales, nº 19",
        en=(
            "If a player lays a tile that fits nowhere in order to show it to his partner, the "
            "adversaries may forbid the partner to open with the number shown; but if that is his "
            "only playable tile they cannot make him pass."
        ),
        fr=(
            "Si un joueur pose un dé qui ne va nulle part pour le faire voir à son partenaire, les "
            "adversaires peuvent défendre à celui-ci d'ouvrir par le nombre montré ; mais si "
            "c'est un dé forcé, ils ne peuvent le faire bouder."
        ),
        es=(
            "Si un jugador pone una ficha que no casa en ningún sitio para mostrársela a su "
            "compañero, los rivales pueden prohibir a este abrir con el número mostrado; pero, si "
            "es su única ficha jugable, no pueden obligarlo a pasar."
        ),
    ),
)

"""What the encyclopedie itself says of faults, in its own French; read through ``originals``."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

__all__ = ["ENCYCLOPEDIE"]

ENCYCLOPEDIE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "general 1": (
            "On a le droit de demander quel est le dé de pose tant que la main n'est pas "
            "revenue au poseur ; mais après que chaque joueur a posé un dé, il est trop tard "
            "pour s'enquérir de la pose."
        ),
        "general 2": (
            "Quand on abat pour compter, chaque joueur doit garder ses dés devant lui. Le "
            "résultat du coup, reconnu de part et d'autre, si les dés ont été déplacés et "
            "que la chaîne en soit rompue, il y aura prescription à l'égard de toute "
            "irrégularité, de quelque nature qu'elle soit."
        ),
        "general 3": (
            "Le soin de la marque est confié à un joueur, qui annonce les totaux à chaque "
            "coup et rectifie immédiatement les erreurs, s'il y a lieu. Les points résultant "
            "d'une pénalité se marquent immédiatement. La marque fait foi, et c'est aux "
            "joueurs à la faire rectifier, dès qu'elle est annoncée."
        ),
        "general 4": (
            "Il arrive qu'un joueur, se trompant, avance un domino faux, comme, par exemple, "
            "un cinq sur un quatre ; ou bien qu'il se trompe de bout et place mal son dé ; "
            "il faut le faire recommencer immédiatement ou quand on s'aperçoit de l'erreur. "
            "Si plusieurs coups ont été joués depuis l'erreur et si l'on ne peut rétablir la "
            "partie, les joueurs sont libres de continuer ou de mêler de nouveau. Cette "
            "faute est beaucoup plus grave à la fin d'une partie, parce que le joueur peut "
            "l'avoir commise avec intention. Il faut alors trouver le coupable et rejouer à "
            "partir du coup fautif, chacun reprenant ses dés. Le mauvais joueur doit être "
            "alors puni d'une amende équivalente à sa mise. De plus, toute la partie peut "
            "être nulle, si l'adversaire ou les adversaires le désirent. Cette faute, ayant "
            "pour résultat, quand elle n'est pas reconnue de suite, de faire voir un certain "
            "nombre de dés, ce qu'il y a de mieux à faire, c'est de recommencer la partie, "
            "dans ce cas, ou d'exiger, si le coupable peut être retrouvé, qu'il ne puisse "
            "marquer les points qu'il ferait sur le coup."
        ),
        "general 5": (
            "Comme principe, on doit établir que si un joueur laisse voir un dé, "
            "l'adversaire peut exiger la nullité de la partie."
        ),
        "general 6": (
            "Le poseur est responsable du talon. Il doit donc compter les dés qui en font "
            "partie aussitôt que tout le monde est servi. S'il ne s'aperçoit pas d'une "
            "erreur, le coup est nul dès que son premier domino est posé, et la pose passe. "
            "S'il s'aperçoit d'une erreur, tout joueur a le droit de dire : « Dés sur table "
            "» ; et alors chacun doit renverser ses dés, blanc en dessous. On compte les "
            "dominos pour retrouver l'erreur. Si un joueur est trouvé avec un ou plusieurs "
            "dés de moins, il reprend au talon ce qui lui manque ; s'il a un ou plusieurs "
            "dés de trop, un adversaire tire au hasard dans son jeu le dé ou les dés "
            "excédants et les remet au talon, sans les retourner. S'il manque un ou "
            "plusieurs dés et si chacun a son compte, il faut chercher et retrouver le ou "
            "les dés manquants, les ramasser s'ils sont à terre sans qu'on sache comment, et "
            "les remettre au talon en les retournant blanc en dessus. Le talon étant exact "
            "et déjà placé, si un joueur s'aperçoit qu'il lui manque un ou plusieurs dés, il "
            "devra compléter son jeu avec le ou les dés égarés ou tombés à terre, tournés ou "
            "non tournés. Lorsque le dé de pose est placé, la situation change. Si, le talon "
            "étant exact, un joueur n'a pas son compte, qu'il ait trop ou pas assez de dés, "
            "il est trop tard pour se livrer à des recherches ; il devra continuer avec le "
            "nombre de dés qu'il possède, laissant aux adversaires l'option, après le coup, "
            "de le maintenir ou de l'annuler, la pose passant. Néanmoins quand deux joueurs "
            "n'ont pas leur compte, et que l'un a pris en trop ce qui manque à l'autre, le "
            "coup est nul et il faut recommencer sans que la main passe."
        ),
        "general 7": (
            "Dès qu'un joueur dont le tour est venu de poser, a montré un dé, ce dé est "
            "considéré comme joué, si l'adversaire peut dire quel est son point ou seulement "
            "le point de l'un des côtés. Il y a exception si le joueur s'est trompé en "
            "montrant un dé qui ne peut s'adapter à aucune extrémité du jeu."
        ),
        "general 8": (
            "Quand un dé est posé exactement à un bout du jeu, on ne peut plus le relever "
            "pour le porter à l'autre bout, dans le cas où il s'y adapterait également."
        ),
        "general 9": (
            "Quand un joueur ayant encore plusieurs dés en laisse indûment voir un, soit en "
            "jouant hors de son tour, soit en plaçant un domino qui ne s'adapte à aucun "
            "bout, soit en le renversant, ou enfin de toute autre manière, le dé restera "
            "étalé pour être placé régulièrement à la première occasion qui se présentera ; "
            "et l'adversaire aura le choix du bout, si, l'occasion étant arrivée, le dé peut "
            "s'adapter aux deux bouts du jeu."
        ),
        "general 10": (
            "Quand un joueur prétendra avoir vu un domino d'un adversaire, il sera tenu de "
            "le dénommer, au moins d'un bout, et si la dénomination est fausse, le dé mis un "
            "instant à part, sera montré, et le joueur qui s'est trompé perdra 10 points."
        ),
        "general 11": (
            "Il est à peine utile de dire que nul joueur n'a le droit de consulter le talon."
        ),
        "general 12": (
            "Si un joueur prend la pose hors de son tour, l'adversaire ou les adversaires "
            "ont le droit de réclamer, jusqu'à ce que le poseur ait joué une seconde fois ou "
            "déclaré bouder ; passé ce délai, la pose est valable et le coup continue ; mais "
            "si la réclamation est faite en temps, le véritable poseur reprend la pose, et "
            "le dé joué par celui qui l'a usurpée, reste étalé pour subir les exigences de "
            "l'article 8."
        ),
        "general 13": (
            "On ne doit pas nommer le dé que l'on joue ; il faut le poser sans mot dire ; on "
            "ne doit pas davantage, quand un adversaire ou un partenaire pose un dé, "
            "s'écrier : « J'en ai ». Ce serait une manière d'éclairer le partenaire, et "
            "alors les adversaires pourraient exiger la nullité de la partie."
        ),
        "renonce 14": (
            "Il y a renonce quand un joueur, possédant un dé qui s'adapte à un bout ou à "
            "l'autre du jeu, n'en fournit pas, déclare bouder et ne revient pas sur sa "
            "détermination avant que le joueur suivant ait montré un dé ou déclaré bouder. "
            "La renonce d'un joueur qui n'a plus qu'un dé n'entraîne aucune pénalité que "
            "celle de ne plus pouvoir poser qu'à son tour. Toute autre renonce prive celui "
            "qui l'a faite de marquer les points qu'il pourrait gagner sur le coup ; elle "
            "entraîne, en outre, une amende de 20 points que marque l'adversaire, si celui "
            "qui a renoncé a eu occasion de rejouer ou de bouder depuis sa renonce faite. En "
            "cas de renonce réciproque, le coup est nul et on remêle."
        ),
        "marque 15": (
            "Quand un coup est commencé, on n'est plus admis à marquer les points gagnés au "
            "coup précédent."
        ),
        "galerie 16": (
            "La galerie peut toujours être appelée par l'un des joueurs à intervenir comme "
            "jury dans une discussion de fait. Son rôle se borne alors à constater le fait à "
            "la majorité, pour que la règle soit appliquée, s'il y a lieu."
        ),
        "galerie 17": (
            "La galerie a, de plus, le droit d'intervenir d'elle-même, sans y être appelée, "
            "quand l'un des joueurs marque des points qu'il n'a pas acquis."
        ),
        "galerie 18": (
            "Mais il lui est absolument interdit, pendant la durée d'un coup, de parler "
            "d'une faute que l'un des joueurs est en train de commettre, de relever les "
            "oublis, enfin de rien dire ou de rien faire qui puisse nuire aux joueurs ou les "
            "favoriser."
        ),
        "voleur 10": (
            "Les partenaires sont solidaires l'un envers l'autre, et responsables des fautes "
            "individuelles."
        ),
        "voleur 11": (
            "Dans le cours de la partie, un joueur ne peut se retirer qu'en payant simples "
            "toutes les parties qui resteraient à jouer. Les trois autres joueurs ont droit "
            "à cette somme par égales portions."
        ),
        "voleur 12": (
            "Si un joueur n'ayant plus qu'un dé, le joue indûment, son jeu et celui de son "
            "partenaire seront immédiatement abattus, et leurs dés seront appelés par "
            "l'adversaire placé à la gauche de celui qui a commis la faute. Mais cette "
            "erreur serait sans conséquence, si le partenaire n'avait pareillement qu'un dé."
        ),
        "voleur 13": (
            "Si un joueur, annonçant faussement domino, montre l'un de ses dés, à l'instant "
            "tous les jeux seront abattus et les dés appelés comme ci-dessus ; de même la "
            "faute sera sans conséquence si le partenaire n'a qu'un dé."
        ),
        "voleur 14": (
            "Toute parole ou tout geste pouvant éclairer le partenaire donne aux adversaires "
            "le droit de mêler de nouveau."
        ),
        "voleur 15": (
            "Le côté qui entre en petite bredouille doit faire retourner immédiatement le "
            "jeu des adversaires sous peine de n'avoir droit qu'à la partie simple."
        ),
        "cinq partout": (
            "Tout dé qui produit un ou plusieurs points quand on le pose doit être nommé à "
            "haute voix par le joueur, sinon celui-ci perdrait sa marque."
        ),
    }
)
"""By article, as rulings name them."""

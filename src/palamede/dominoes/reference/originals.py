"""What the three books themselves say of faults, in their own French, article by article.

The scans are corrected where a letter was misread; words and spelling are the books'.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from palamede.dominoes.reference.originals_encyclopedie import ENCYCLOPEDIE

__all__ = ["ORIGINALS", "original"]


def original(code: str, article: str, row: str = "") -> str | None:
    """Return the French of an article of a book's code.

    Args:
        code: ``encyclopedie``, ``academie`` or ``manuel``.
        article: as a ruling names it, such as ``renonce 14``; the manuel numbers none.
        row: of the ledger, by which an article of the manuel is found.

    Returns:
        The text, or None for a code that is no old book, or an article that is not kept here.

    >>> original("encyclopedie", "general 11")
    "Il est à peine utile de dire que nul joueur n'a le droit de consulter le talon."
    """
    return ORIGINALS.get(code, {}).get(row if code == "manuel" else article)


ORIGINALS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "encyclopedie": ENCYCLOPEDIE,
        "academie": {
            "3": (
                "Quand on joue avec six dés et plus, jusqu'à douze, le joueur qui en prend un de "
                "moins pour former son jeu, perd la partie ; mais il faut pour cela qu'on fasse "
                "apercevoir sa faute immédiatement après que chaque joueur a posé un dé."
            ),
            "4": (
                "Si l'on prend un ou plusieurs dés au delà de ce qu'on doit en avoir, on est "
                "obligé de les garder."
            ),
            "5": (
                "Si les joueurs sont au nombre de quatre, chacun devant avoir six dés, celui qui "
                "en a un de moins est obligé de le reprendre au talon. Cette exception à la "
                "rigueur de la règle trois, est fondée sur ce que, ne devant rester que quatre "
                "dés au talon, on s'aperçoit facilement de l'erreur du joueur qui n'a pas son "
                "compte."
            ),
            "7": (
                "Lorsqu'en prenant les dés, quelque joueur en fait voir un, on doit remêler ; "
                "mais si c'est en retournant ses dés qu'un joueur en découvre un, on ne refait "
                "pas."
            ),
            "8": (
                "Lorsqu'un dé est couvert, ou qu'un joueur a joué à l'extrémité opposée, les dés "
                "ne se relèvent pas, et la partie est bonne, quand même le dé qui couvre ne "
                "s'adapterait pas régulièrement au dé à couvrir."
            ),
            "10": (
                "Lorsqu'un dé présenté sur un bout ne s'y adapte pas, mais s'adapte à l'autre "
                "bout, il doit être posé."
            ),
            "11": (
                "Si avant de poser un dé, le joueur annonce ce dé, et qu'ensuite il en présente "
                "un autre, les adversaires peuvent exiger que le dé annoncé soit posé."
            ),
            "12": (
                "À quelque partie que ce soit, les joueurs doivent laisser leurs dés sur la table."
            ),
            "14": (
                "Si un joueur dit qu'il boude, et que par ce moyen le jeu se trouve fermé, ou "
                "que l'on joue encore, et qu'ensuite le joueur présente son dé sur un autre "
                "bout, la partie doit, par cette faute, être terminée sur-le-champ : si l'on "
                "joue à la poule, le joueur en faute paye un enjeu à chacun de ses adversaires ; "
                "si l'on joue au domino voleur, il est obligé de payer la partie tant pour lui "
                "que pour son partenaire ; enfin, si l'on joue à quelque autre partie, sa faute "
                "la lui fait perdre."
            ),
            "15": (
                "Lorsqu'un joueur prend ses dés, il faut qu'il les prenne devant lui et qu'il "
                "n'en ait que son compte juste : s'il en prenait davantage et qu'il voulût en "
                "faire un choix avant qu'ils fussent retournés, il serait tenu de garder les dés "
                "qu'il aurait pris de trop, ou un autre joueur les lui retirerait."
            ),
            "16": (
                "Tous les dés découverts doivent être posés sur le coup, s'ils peuvent être "
                "adaptés à ceux qu'on a posés précédemment."
            ),
            "18": (
                "Lorsqu'un joueur, après avoir annoncé qu'il boudait, s'aperçoit qu'il s'est "
                "trompé, il doit être admis à poser si celui qui est sous sa main n'a pas encore "
                "posé ; et si ce dernier a posé, l'autre peut, par la suite, poser le dé sur "
                "lequel il s'est trompé."
            ),
            "19": (
                "S'il arrivait au domino voleur, qu'un joueur, pour faire connaître à son "
                "partenaire qu'il a un certain dé, posât ce même dé, quoiqu'il ne pût pas "
                "s'adapter à ceux qui seraient posés, les adversaires seraient fondés à empêcher "
                "que ce partenaire ouvrît par le dé découvert : cependant, si c'était un dé "
                "forcé, ils ne pourraient pas le faire bouder."
            ),
            "20": (
                "Toutes les fautes sont personnelles, et un partenaire n'en doit pas souffrir ; "
                "cependant, s'il ne peut pas perdre, il ne peut rien gagner."
            ),
            "22": (
                "Si un joueur demande qui a posé le premier, ou quel est le dé qu'on a posé le "
                "premier, on n'est nullement obligé de le lui dire."
            ),
            "23": (
                "Lorsque dans une partie qui a lieu tête-à-tête, un joueur fait découvrir les "
                "dés de son adversaire, celui-ci est fondé à faire remêler, quel que soit le "
                "nombre des dés qui lui restent."
            ),
            "24": (
                "Un joueur ne doit point se faire conseiller ; mais s'il arrivait qu'un "
                "spectateur conseillât de jouer un dé sans qu'on eût provoqué ce conseil, les "
                "joueurs ne pourraient pas empêcher que le dé désigné ne fût posé."
            ),
        },
        "manuel": {
            "FAULT-02": (
                "Un dé placé, quoiqu'il soit placé à faux, est reconnu bon dès qu'il a été "
                "recouvert par un autre dé. Seulement, si l'on découvre par qui la faute a été "
                "commise, le coupable dans la partie à deux, ou le coupable et son partenaire "
                "dans la partie à quatre, ne peuvent pas marquer les points qu'ils font sur le "
                "coup."
            ),
            "FAULT-04": ("Un dé placé à un bout ne peut être repris pour être placé à l'autre."),
            "FAULT-08": (
                "Tout dé qui a été vu doit être placé sur la ligne du jeu, s'il peut aller à "
                "l'un ou à l'autre bout."
            ),
            "FAULT-11": (
                "Si le poseur, avant de jouer, s'aperçoit que le talon est faux, c'est-à-dire "
                "qu'il n'a pas le nombre de dés voulu, qu'il a un dé de trop ou un dé de moins, "
                "voici ce qui a lieu : le joueur qui a un dé de moins se complète par un des dés "
                "laissés au talon ; mais si c'est un des joueurs qui a un dé en trop, un des "
                "adversaires tire au hasard dans le jeu de celui-ci un dé qu'il remet au talon "
                "sans le retourner, lorsque ce dé n'a été vu par personne, en le retournant dans "
                "le cas contraire."
            ),
            "SERVE-06": (
                "Lorsqu'en prenant les dés quelque joueur en laisse voir un, on doit remêler ; "
                "mais si c'est en retournant ses dés qu'un joueur en retourne un, on ne refait "
                "pas. Quand un joueur, en prenant les dés, en laisse voir un ou plusieurs, même "
                "par mégarde, ses adversaires peuvent exiger que le jeu soit mêlé de nouveau."
            ),
            "GEN-01": (
                "Si un joueur demande qui a posé le premier ou quel est le dé qui a été posé le "
                "premier, on n'est pas obligé de le lui dire."
            ),
            "GEN-06": (
                "Enfin, les spectateurs, à moins de conventions contraires, doivent s'interdire "
                "toute espèce de conseils et de remarques ; leur rôle se borne à donner un avis "
                "sur les coups qui sont sujets à contestation."
            ),
        },
    }
)
"""By code, then by article; those of the manuel by row of the ledger."""

"""What a referee is called for: the kinds of fault, the moments of a claim, and their names."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from palamede.dominoes.errors import CaseError
from palamede.dominoes.text import Text

__all__ = ["ALIASES", "FAULTS", "KINDS", "MATTERS", "MOMENTS", "kind_of", "moment_of"]

FAULTS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "renege": Text("passing while able to play", "renonce", "pasar pudiendo jugar"),
        "draw_could_play": Text(
            "drawing while able to play", "pêcher en pouvant jouer", "robar pudiendo jugar"
        ),
        "misplay": Text("a tile that does not match", "dé mal posé", "ficha mal colocada"),
        "wrong_end": Text(
            "a good tile at the end not meant", "bon dé au mauvais bout", "ficha en el otro extremo"
        ),
        "touched_tile": Text(
            "touching one tile, playing another", "dé touché, un autre joué", "ficha tocada"
        ),
        "exposed_tile": Text("a tile let be seen", "dé laissé voir", "ficha mostrada"),
        "out_of_turn": Text("playing out of turn", "jeu hors de son tour", "juego fuera de turno"),
        "overdraw": Text("too many tiles in a hand", "trop de dés en main", "fichas de más"),
        "underdraw": Text("too few tiles in a hand", "trop peu de dés en main", "fichas de menos"),
        "late_count": Text("a mark not announced", "point non annoncé", "tanto no cantado"),
        "wrong_claim": Text("a wrong accusation", "réclamation à tort", "reclamación errónea"),
        "signal": Text("a word or a gesture", "mot ou geste", "palabra o gesto"),
        "forced_close": Text("a forbidden block", "fermeture interdite", "cierre prohibido"),
        "slow_play": Text("playing too slowly", "jeu trop lent", "juego demasiado lento"),
        "late": Text("not at the table in time", "retard", "retraso"),
        "leave": Text("leaving before the end", "départ avant la fin", "abandono"),
        "false_domino": Text("a false domino", "faux domino", "dominó en falso"),
        "undue_last": Text(
            "the last tile played unduly", "dernier dé joué indûment", "última ficha indebida"
        ),
        "named_other": Text(
            "naming one tile, laying another",
            "un dé nommé, un autre posé",
            "nombrar una, poner otra",
        ),
        "wrong_count": Text("points marked unduly", "points marqués à tort", "tantos de más"),
        "stock_looked_at": Text("looking at the stock", "talon regardé", "mirar el pozo"),
        "uncovered_other": Text(
            "another's tiles uncovered", "jeu d'autrui découvert", "fichas ajenas descubiertas"
        ),
        "shown_in_serving": Text(
            "a tile shown in serving", "dé vu à la distribution", "ficha vista al repartir"
        ),
        "wrong_hand": Text("a false stock", "talon faux", "pozo falso"),
    }
)
"""The irregularities common to all codes, each with its name in three languages."""

MATTERS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "bredouille": Text("a bredouille claimed", "bredouille réclamée", "bredouille reclamada"),
        "lead_asked": Text("who led is asked", "demande de la pose", "se pregunta quién salió"),
        "tableau_asked": Text("the last tiles are asked", "tableau demandé", "se pide el cuadro"),
        "tiles_held": Text("tiles off the table", "dés hors de la table", "fichas en la mano"),
        "galerie_vote": Text("the gallery is asked", "avis de la galerie", "voto de la galería"),
        "advice": Text("a spectator speaks", "un spectateur parle", "habla un espectador"),
        "redeal": Text("a new mixing is asked", "remélange demandé", "se pide remezclar"),
        "match_form": Text("the form of the match", "forme de la partie", "forma de la partida"),
        "lot": Text("drawing lots", "tirage", "sorteo"),
    }
)
"""What is no fault, but a referee is asked about it all the same."""

KINDS: Final[Mapping[str, Text]] = MappingProxyType({**FAULTS, **MATTERS})

ALIASES: Final[Mapping[str, str]] = MappingProxyType(
    {"pass_could_play": "renege", "renonce": "renege", "revoke": "renege", "shown": "exposed_tile"}
)
"""Other names of kinds: ``pass_could_play`` of the tournament codes is the books' renonce."""

MOMENTS: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "before_lead": Text("before the lead", "avant la pose", "antes de la salida"),
        "before_next": Text(
            "before the next player has shown a tile or passed",
            "avant que le suivant ait montré un dé ou boudé",
            "antes de que el siguiente muestre ficha o pase",
        ),
        "after_next": Text(
            "the next player has played or passed",
            "le suivant a joué ou boudé",
            "el siguiente ya jugó o pasó",
        ),
        "after_leader_again": Text(
            "who led has played again or passed",
            "le poseur a rejoué ou boudé",
            "quien salió ya volvió a jugar o pasó",
        ),
        "after_all_laid_one": Text(
            "everybody has laid one tile", "chacun a posé un dé", "todos han puesto una ficha"
        ),
        "after_own_turn": Text(
            "the offender has had another turn",
            "le fautif a eu une nouvelle occasion de jouer",
            "el infractor ha tenido otro turno",
        ),
        "at_count": Text(
            "at the count, before it is agreed",
            "au compte, avant l'accord",
            "en la cuenta, antes del acuerdo",
        ),
        "after_count": Text(
            "after the count is agreed", "après l'accord sur le compte", "tras acordar la cuenta"
        ),
        "next_deal": Text(
            "the next deal has been led", "le coup suivant est posé", "ya se salió en la siguiente"
        ),
    }
)
"""When a claim is made, from the earliest to the latest."""

_ORDER: Final = {name: place for place, name in enumerate(MOMENTS)}


def kind_of(text: str) -> str:
    """Return the name of a kind; case, spaces and hyphens do not matter.

    Raises:
        CaseError: there is no such kind; lists those that exist.
    """
    name = text.strip().lower().replace("-", "_").replace(" ", "_")
    name = ALIASES.get(name, name)
    if name not in KINDS:
        known = ", ".join(KINDS)
        raise CaseError(
            f"there is no fault {text!r}: faults are {known}",
            code="unknown-fault",
            fault=text,
            known=known,
        )
    return name


def moment_of(text: str) -> int:
    """Return the place of a moment in time, 0 for the earliest.

    Raises:
        CaseError: there is no such moment; lists those that exist.
    """
    place = _ORDER.get(text)
    if place is None:
        known = ", ".join(MOMENTS)
        raise CaseError(
            f"there is no moment {text!r}: moments are {known}",
            code="unknown-moment",
            moment=text,
            known=known,
        )
    return place

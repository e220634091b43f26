"""The facts that a ruling may need: their names, their types, and the question that asks for each.

A ruling reads its facts through ``Facts``; one that is missing is noted, so that a referee is asked
exactly for what the ruling needs and for nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Literal

from palamede.dominoes.errors import CaseError
from palamede.dominoes.text import Text

__all__ = ["FACTS", "Fact", "Facts", "MissingFactError", "check_facts"]


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact: yes or no, a number from 0, or one of a few words; ``question`` asks for it."""

    form: Literal["bool", "int", "choice"]
    question: Text
    choices: tuple[str, ...] = ()


def _yes(en: str, fr: str, es: str) -> Fact:
    return Fact("bool", Text(en, fr, es))


def _number(en: str, fr: str, es: str) -> Fact:
    return Fact("int", Text(en, fr, es))


FACTS: Final[Mapping[str, Fact]] = MappingProxyType(
    {
        "tiles_left": _number(
            "How many tiles did he hold at the fault?",
            "Combien de dés tenait-il au moment de la faute ?",
            "¿Cuántas fichas tenía en el momento de la falta?",
        ),
        "partner_tiles_left": _number(
            "How many tiles did his partner hold?",
            "Combien de dés tenait son partenaire ?",
            "¿Cuántas fichas tenía su compañero?",
        ),
        "both_sides": _yes(
            "Have both sides passed wrongly?",
            "Les deux camps ont-ils renoncé ?",
            "¿Han renunciado los dos bandos?",
        ),
        "game_closed_by_it": _yes(
            "Was the game closed by that pass?",
            "Ce boudé a-t-il fermé le jeu ?",
            "¿Cerró el juego ese pase?",
        ),
        "owned_up": _yes(
            "Does he own up himself?", "Le dit-il de lui-même ?", "¿Lo reconoce él mismo?"
        ),
        "offered_later": _yes(
            "Has he offered that tile at another end later?",
            "A-t-il offert ce dé plus tard à un autre bout ?",
            "¿Ofreció esa ficha después en otro extremo?",
        ),
        "turn_since": _yes(
            "Has he had occasion to play or pass since?",
            "A-t-il eu depuis l'occasion de jouer ou de bouder ?",
            "¿Ha tenido después ocasión de jugar o pasar?",
        ),
        "fits": Fact(
            "choice",
            Text("Where does the tile fit?", "Où le dé va-t-il ?", "¿Dónde entra la ficha?"),
            ("nowhere", "one", "both"),
        ),
        "his_turn": _yes("Was it his turn?", "Était-ce son tour ?", "¿Era su turno?"),
        "nameable": _yes(
            "Can the adversary tell its number, or one half of it?",
            "L'adversaire peut-il en dire le nombre, ou une moitié ?",
            "¿Puede el adversario decir su número, o una mitad?",
        ),
        "named_right": _yes(
            "Is it the tile that the claimant names?",
            "Est-ce le dé que nomme le réclamant ?",
            "¿Es la ficha que nombra el reclamante?",
        ),
        "seen_tile": _yes(
            "Does the claim say that a tile was seen?",
            "La réclamation porte-t-elle sur un dé vu ?",
            "¿Se reclama haber visto una ficha?",
        ),
        "restorable": _yes(
            "Can every play since the fault be told?",
            "Peut-on retrouver tous les coups depuis la faute ?",
            "¿Se puede reconstruir cada jugada desde la falta?",
        ),
        "shows_tiles": _yes(
            "Would taking back show tiles?",
            "Reprendre ferait-il voir des dés ?",
            "¿Deshacer mostraría fichas?",
        ),
        "adversary_pips": _number(
            "How many pips did the other sides hold at the fault?",
            "Combien de points les autres tenaient-ils lors de la faute ?",
            "¿Cuántos puntos tenían los otros en la falta?",
        ),
        "culprit_known": _yes(
            "Is it known who did it?", "Sait-on qui l'a fait ?", "¿Se sabe quién lo hizo?"
        ),
        "leading": _yes("Was it the lead?", "Était-ce la pose ?", "¿Era la salida?"),
        "stock_true": _yes("Is the stock right?", "Le talon est-il juste ?", "¿Está bien el pozo?"),
        "hands_right": _yes(
            "Is every hand right?", "Toutes les mains sont-elles justes ?", "¿Son justas las manos?"
        ),
        "other_lacks_it": _yes(
            "Does one player hold what another lacks?",
            "L'un tient-il ce qui manque à l'autre ?",
            "¿Tiene uno lo que le falta a otro?",
        ),
        "astray": _yes(
            "Are the missing tiles astray, or fallen?",
            "Les dés manquants sont-ils égarés ou tombés ?",
            "¿Están las fichas extraviadas o caídas?",
        ),
        "turned_up": _yes(
            "Has he turned his tiles up?", "A-t-il relevé ses dés ?", "¿Ha levantado sus fichas?"
        ),
        "excess_seen": _yes(
            "Has anybody seen the tile in excess?",
            "Quelqu'un a-t-il vu le dé de trop ?",
            "¿Ha visto alguien la ficha sobrante?",
        ),
        "while_taking": _yes(
            "Were tiles still being taken (not: turning up his own)?",
            "Prenait-on encore les dés (et non : en relevant les siens) ?",
            "¿Se estaban tomando fichas (no: al levantar las suyas)?",
        ),
        "tile_shown": _yes("Did he show a tile?", "A-t-il montré un dé ?", "¿Mostró una ficha?"),
        "said_by_rule": _yes(
            "Is it a word that the rules demand?",
            "Est-ce un mot que la règle demande ?",
            "¿Es una palabra que la regla pide?",
        ),
        "informs_partner": _yes(
            "May it inform the partner?",
            "Cela peut-il instruire le partenaire ?",
            "¿Puede informar al compañero?",
        ),
        "marked": _number(
            "How many were marked?", "Combien a-t-on marqué ?", "¿Cuántos se anotaron?"
        ),
        "won": _number("How many were won?", "Combien en avait-on gagné ?", "¿Cuántos se ganaron?"),
        "points": _number(
            "How many points did the tile make?",
            "Combien de points faisait le dé ?",
            "¿Cuántos tantos hacía la ficha?",
        ),
        "votes_for": _number("How many say yes?", "Combien disent oui ?", "¿Cuántos dicen que sí?"),
        "votes_against": _number(
            "How many say no?", "Combien disent non ?", "¿Cuántos dicen que no?"
        ),
        "parties_left": _number(
            "How many parties are left, this one included?",
            "Combien de parties reste-t-il, celle-ci comprise ?",
            "¿Cuántas partidas quedan, ésta incluida?",
        ),
        "hand_pips": _number(
            "How many pips does he hold?", "Combien de points tient-il ?", "¿Cuántos puntos tiene?"
        ),
        "hands_pips": _number(
            "How many pips are in all the hands?",
            "Combien de points dans toutes les mains ?",
            "¿Cuántos puntos hay en todas las manos?",
        ),
        "number": _number("Which number?", "Quel nombre ?", "¿Qué número?"),
        "forced": _yes(
            "Has the partner nothing else to lay?",
            "Le partenaire n'a-t-il que ce dé à poser ?",
            "¿No tiene el compañero otra que poner?",
        ),
        "on_purpose": _yes("Was it on purpose?", "Était-ce exprès ?", "¿Fue a propósito?"),
        "times": _number(
            "Which offence is it: 1, 2, 3?", "Quelle récidive : 1, 2, 3 ?", "¿Qué vez: 1, 2, 3?"
        ),
        "lower": _yes(
            "Is the side that closed the lighter one?",
            "Le camp qui ferme est-il le plus léger ?",
            "¿Es más ligero el bando que cierra?",
        ),
        "tie": _yes("Are both sides equal?", "Les camps sont-ils à égalité ?", "¿Hay empate?"),
        "in_mix": _yes("Was it during the mix?", "Était-ce au ménage ?", "¿Fue al mezclar?"),
        "minutes": _number("How many minutes?", "Combien de minutes ?", "¿Cuántos minutos?"),
    }
)
"""Every fact by its name, in the order in which a referee asks."""


class MissingFactError(LookupError):
    """A ruling needs a fact that is not known."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(slots=True)
class Facts:
    """Facts as a ruling reads them; raises ``MissingFactError`` for one that is not known."""

    known: Mapping[str, Any] = field(default_factory=dict)

    def yes(self, name: str) -> bool:
        """Return whether something is so."""
        return bool(self._read(name))

    def number(self, name: str) -> int:
        """Return a number."""
        return int(self._read(name))

    def word(self, name: str) -> str:
        """Return one of the words of a choice."""
        return str(self._read(name))

    def _read(self, name: str) -> Any:
        if name not in self.known:
            raise MissingFactError(name)
        return self.known[name]


def check_facts(facts: Mapping[str, Any]) -> None:
    """Refuse facts that do not exist or have another type.

    Raises:
        CaseError: says which fact, and what would be right.
    """
    for name, value in facts.items():
        fact = FACTS.get(name)
        if fact is None:
            known = ", ".join(FACTS)
            raise CaseError(
                f"there is no fact {name!r}: facts are {known}",
                code="unknown-fact",
                fact=name,
                known=known,
            )
        if not _has_form(fact, value):
            right = {"bool": "true or false", "int": "a whole number from 0 to 9999"}.get(
                fact.form, ", ".join(fact.choices)
            )
            raise CaseError(
                f"fact {name} must be {right}, not {value!r}",
                code="bad-fact",
                fact=name,
                form=fact.form,
                choices=", ".join(fact.choices),
                text=str(value),
            )


def _has_form(fact: Fact, value: Any) -> bool:
    if fact.form == "bool":
        return isinstance(value, bool)
    if fact.form == "int":
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 9999
    return value in fact.choices

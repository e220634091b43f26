"""The tables of faults, moments and facts that the arbiter understands."""

from __future__ import annotations

from collections.abc import Iterator

from palamede.dominoes.faults import CODES, FACTS, KINDS, MOMENTS

HEADS = {
    "en": ("fault", "meaning", "codes that rule on it", "moment", "fact", "form", "question"),
    "fr": ("faute", "sens", "codes qui statuent", "moment", "fait", "forme", "question"),
    "es": ("falta", "sentido", "códigos que deciden", "momento", "hecho", "forma", "pregunta"),
}


def fault_lines(lang: str) -> Iterator[str]:
    """The faults with the codes that rule on them, the moments in order, the facts."""
    fault, meaning, codes, moment, fact, form, question = HEADS[lang]
    yield f"| {fault} | {meaning} | {codes} |"
    yield "|---|---|---|"
    for kind, text in KINDS.items():
        ruling = ", ".join(f"`{code.name}`" for code in CODES.values() if kind in code.handlers)
        yield f"| `{kind}` | {text[lang]} | {ruling or '-'} |"
    yield ""
    yield f"| {moment} | {meaning} |"
    yield "|---|---|"
    for name, text in MOMENTS.items():
        yield f"| `{name}` | {text[lang]} |"
    yield ""
    yield f"| {fact} | {form} | {question} |"
    yield "|---|---|---|"
    for name, each in FACTS.items():
        values = ", ".join(f"`{word}`" for word in each.choices)
        yield f"| `{name}` | {values or each.form} | {each.question[lang]} |"
    yield ""

"""The printed score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from palamede.arbiter.fold import SheetDeal, State
from palamede.arbiter.parties import SheetPartie
from palamede.arbiter.report import Block, Heading, Page, Paragraph, Table
from palamede.arbiter.telling import cite, tell_effects
from palamede.arbiter.verdicts import Verdict
from palamede.arbiter.words import COLON, SEMICOLON, WORDS, option_text
from palamede.dominoes.faults import CODES, KINDS
from palamede.dominoes.preset_texts import PRESET_TEXTS

__all__ = ["sheet_page", "verdict_lines"]


def sheet_page(state: State, lang: str) -> Page:
    """Return the sheet to be printed in a language."""
    title = PRESET_TEXTS[state.rules].title[lang]
    return Page(f"{WORDS['sheet'][lang]}: {title}", lang, list(_blocks(state, lang)))


def _blocks(state: State, lang: str) -> Iterator[Block]:
    codes = " + ".join(CODES[code].display[lang] for code in state.codes)
    stake = state.conventions.stake
    yield Paragraph(f"{WORDS['code'][lang]}: {codes}. {WORDS['stake'][lang]}: {stake}.")
    for number, (partie, deals) in enumerate(zip(state.parties, state.deals, strict=True), 1):
        yield Heading(f"{WORDS['partie'][lang]} {number}: {', '.join(partie.names)}")
        yield _table(partie, deals, lang)
        if partie.finished:
            yield Paragraph(_result(partie, lang))
        told = [line for deal in deals for line in _incidents(partie, deal, lang)]
        if told:
            yield Heading(WORDS["incidents"][lang])
            yield from told
    yield Heading(WORDS["accounts"][lang])
    accounts = state.series.accounts
    yield Table(tuple(accounts), (tuple(f"{amount:+d}" for amount in accounts.values()),))


def _table(partie: SheetPartie, deals: list[SheetDeal], lang: str) -> Table:
    conventions = partie.conventions
    sides = [
        " + ".join(partie.names[seat - 1] for seat in conventions.seats_of(side))
        for side in range(1, conventions.sides_count + 1)
    ]
    word = WORDS
    heads = [word["deal"][lang], word["leads"][lang], word["mixes"][lang], word["end"][lang]]
    heads.append(word["left"][lang])
    heads += [f"{word['marks'][lang]} {side}" for side in sides]
    heads.append(word["totals"][lang])
    rows = []
    for deal in deals:
        if deal.outcome is None:
            continue
        end = word[deal.outcome.kind][lang]
        if deal.outcome.out is not None:
            end = f"{end} ({partie.names[deal.outcome.out - 1]})"
        pips = "-" if deal.count is None else " ".join(map(str, deal.outcome.pips))
        rows.append(
            (
                str(deal.number),
                _seat(partie, deal.leader),
                _seat(partie, deal.mixer),
                end,
                pips,
                *map(str, deal.outcome.marks),
                " : ".join(map(str, deal.scores or ())),
            )
        )
    widths = (2, 4, 4, 4, 4, *(4 for _ in sides), 4)
    return Table(tuple(heads), tuple(rows), widths)


def _seat(partie: SheetPartie, seat: int | None) -> str:
    return "-" if seat is None else partie.names[seat - 1]


def _result(partie: SheetPartie, lang: str) -> str:
    winners = [partie.names[seat - 1] for seat in partie.winner]
    if not winners:
        return WORDS["drawn"][lang]
    text = f"{WORDS['won_by'][lang]} {', '.join(winners)}"
    if partie.multiplier > 1:
        text += f", {WORDS['times'][lang]} {partie.multiplier}"
    return text


def _incidents(partie: SheetPartie, deal: SheetDeal, lang: str) -> Iterator[Paragraph]:
    for verdict in deal.verdicts:
        head, *lines = verdict_lines(partie, verdict, lang)
        yield Paragraph(f"{WORDS['deal'][lang]} {deal.number}. {head} {' '.join(lines)}")


def verdict_lines(partie: SheetPartie, verdict: Verdict, lang: str) -> list[str]:
    """Return an incident, its ruling and what follows, a line each."""
    case, ruling = verdict.case, verdict.ruling
    lines = [
        f"{KINDS[case.fault][lang]} ({partie.names[case.offender - 1]}).",
        f"{ruling.reason[lang]} [{cite(ruling, lang)}]",
    ]
    if verdict.option is not None and verdict.own is None:
        lines.append(f"{option_text(verdict.option)[lang]}.")
    if verdict.own is not None:
        lines.append(f"{WORDS['referee'][lang]}{COLON[lang]}{verdict.own}")
    if verdict.votes is not None:
        word = "against_himself" if verdict.overturned else "upheld"
        votes = f"{verdict.votes[0]} : {verdict.votes[1]}"
        lines.append(f"{WORDS['galerie'][lang]}{COLON[lang]}{votes}, {WORDS[word][lang]}.")
    told = tell_effects(verdict.effects, case.conventions, partie.names, case.offender, lang)
    follows = SEMICOLON[lang].join(told or [WORDS["none"][lang]])
    lines.append(f"{follows[0].upper()}{follows[1:]}.")
    return lines

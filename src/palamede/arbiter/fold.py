"""From the entries of a sheet to what it says: parties, deals, rulings, accounts, what comes next.

Nothing is kept between two readings: an entry that changes an earlier ruling changes all that
follows from it. So a sheet is the fold of its entries, and undoing is reading fewer of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from palamede.arbiter.counts import Count, check_count
from palamede.arbiter.errors import refuse
from palamede.arbiter.line import PlayedLine, read_line
from palamede.arbiter.parties import SheetPartie, marked_by, order_of_marks
from palamede.arbiter.seating import seat_players
from palamede.arbiter.verdicts import Verdict, judge
from palamede.dominoes import dealing, presets
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults import CODES
from palamede.dominoes.nextlead import ruled_lead
from palamede.dominoes.scoring import Outcome, outcome_of
from palamede.dominoes.series import Series, first_lead_of_next, places_of_next

__all__ = ["SheetDeal", "State", "fold"]

ToDo = Literal["seats", "deal", "over"]
_WRONG_HANDS = ("overdraw", "underdraw", "wrong_hand")
_MISLAID = ("misplay", "undue_last")


@dataclass(slots=True)
class SheetDeal:
    """A deal on the sheet: ``outcome`` and ``scores`` are None while it goes on."""

    number: int
    leader: int | None
    mixer: int | None
    verdicts: list[Verdict] = field(default_factory=list)
    count: Count | None = None
    outcome: Outcome | None = None
    scores: tuple[int, ...] | None = None


@dataclass(slots=True)
class State:
    """What the sheet says.

    ``deals``: of each partie, the last of them the one in progress. ``to_do``: seat the players (of
    the first partie, or after a change of partners), enter a deal, or nothing more.
    """

    rules: str
    conventions: Conventions
    codes: tuple[str, ...]
    series: Series
    deals: list[list[SheetDeal]] = field(default_factory=list)
    match_loser: int | None = None
    broken_off: bool = False
    to_do: ToDo = "seats"

    @property
    def parties(self) -> list[SheetPartie]:
        """The parties, the last of them the one in progress."""
        return [partie for partie in self.series.parties if isinstance(partie, SheetPartie)]

    @property
    def partie(self) -> SheetPartie | None:
        """The partie in progress, or the last one."""
        return self.parties[-1] if self.series.parties else None

    @property
    def deal(self) -> SheetDeal | None:
        """The deal in progress."""
        return self.deals[-1][-1] if self.to_do == "deal" else None

    @property
    def last_deal(self) -> SheetDeal | None:
        """The deal of the current partie that was settled last."""
        settled = [deal for deal in self.deals[-1] if deal.outcome] if self.deals else []
        return settled[-1] if settled else None

    def verdict(self, number: int) -> Verdict | None:
        """Return what was ruled on the incident of an entry."""
        for deals in self.deals:
            for deal in deals:
                for verdict in deal.verdicts:
                    if verdict.number == number:
                        return verdict
        return None


@dataclass(slots=True)
class _Entries:
    """The entries sorted by what they speak of; what has been used is taken out."""

    seatings: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    counts: dict[tuple[int, int], Mapping[str, Any]] = field(default_factory=dict)
    incidents: dict[tuple[int, int], list[Mapping[str, Any]]] = field(default_factory=dict)
    changes: dict[int, list[Mapping[str, Any]]] = field(default_factory=dict)
    leaving: dict[int, Mapping[str, Any]] = field(default_factory=dict)

    @classmethod
    def sort(cls, entries: Sequence[Mapping[str, Any]]) -> _Entries:
        sorted_ = cls()
        for entry in entries:
            kind = entry["type"]
            if kind in ("seated", "lots"):
                sorted_.seatings[entry["partie"]] = entry
            elif kind == "deal":
                key = entry["partie"], entry["deal"]
                if key in sorted_.counts:
                    raise _out_of_order(entry)
                sorted_.counts[key] = entry
            elif kind == "incident":
                key = entry["partie"], entry["deal"]
                sorted_.incidents.setdefault(key, []).append(entry)
            elif kind in ("chosen", "referee", "appeal"):
                sorted_.changes.setdefault(entry["incident"], []).append(entry)
            elif kind == "left":
                sorted_.leaving[entry["partie"]] = entry
            elif kind == "opened":
                raise _out_of_order(entry)
        return sorted_

    def check_used(self) -> None:
        """Refuse an entry that speaks of a deal or an incident that there is not."""
        left = [*self.seatings.values(), *self.counts.values(), *self.leaving.values()]
        left += [entry for group in self.incidents.values() for entry in group]
        left += [entry for group in self.changes.values() for entry in group]
        if left:
            raise _out_of_order(min(left, key=lambda entry: entry["n"]))


def _out_of_order(entry: Mapping[str, Any]) -> Exception:
    return refuse(
        "sheet-order",
        f"entry {entry['n']} ({entry['type']}) does not belong here",
        number=entry["n"],
        type=entry["type"],
    )


def fold(entries: Sequence[Mapping[str, Any]]) -> State | None:
    """Return what these entries say, undone ones left out; None for none.

    Raises:
        PalamedeError: one of them cannot stand where it does; says why.
    """
    if not entries:
        return None
    if entries[0]["type"] != "opened":
        raise refuse("sheet-not-open", "a sheet begins by opening it: game, code and names")
    state = _open(entries[0])
    found = _Entries.sort(entries[1:])
    while _begin(state, found):
        _play(state, found)
        number = len(state.parties)
        leaving = found.leaving.pop(number, None)
        if leaving is not None:
            state.series.leave(leaving["name"])
            state.broken_off = True
        partie = state.parties[-1]
        if not partie.finished or state.broken_off or state.match_loser is not None:
            break
    found.check_used()
    state.to_do = _to_do(state)
    return state


def _open(entry: Mapping[str, Any]) -> State:
    rules, settings = entry["rules"], entry.get("settings", [])
    names = entry["names"]
    preset = presets.get(rules)
    conventions = presets.conventions(rules, settings, players=len(names))
    if "stake" in entry:
        conventions = conventions.replace(stake=entry["stake"])
    codes = tuple(entry.get("code", conventions.faults).split("+"))
    for code in codes:
        if code not in CODES:
            known = ", ".join(CODES)
            raise refuse(
                "sheet-code",
                f"there is no code {code!r}: codes are {known}",
                name=code,
                known=known,
            )
    return State(preset.name, conventions, codes, Series(conventions, names))


def _begin(state: State, found: _Entries) -> bool:
    """Open the next partie if there is one and it is known who sits where."""
    series = state.series
    if series.finished:
        return False
    number = len(series.parties) + 1
    entry = found.seatings.pop(number, None)
    if entry is not None:
        names, leader = seat_players(series, entry)
    elif series.parties and not series.partners_change:
        last = series.parties[-1]
        names, leader = places_of_next(last), first_lead_of_next(last)
    else:
        return False
    must_claim = "VOL-09" in _rows_of(state.codes)
    partie = SheetPartie(state.conventions, names, leader=leader, must_claim=must_claim)
    series.parties.append(partie)
    state.deals.append([])
    return True


def _rows_of(codes: Sequence[str]) -> set[str]:
    return {row for code in codes for article in CODES[code].articles for row in article.rows}


def _to_do(state: State) -> ToDo:
    if state.broken_off or state.match_loser is not None or state.series.finished:
        return "over"
    if state.partie is None or state.partie.finished:
        return "seats"
    return "deal"


# -------------------------------------------------------------------- the deals of a partie
def _play(state: State, found: _Entries) -> None:
    partie = state.parties[-1]
    where = len(state.parties)
    while not partie.finished and state.match_loser is None and not state.broken_off:
        deal = _next_deal(state, partie)
        state.deals[-1].append(deal)
        key = where, deal.number
        for incident in found.incidents.pop(key, []):
            changes = found.changes.pop(incident["n"], [])
            verdict = judge(incident, changes, state.conventions, state.codes, partie.scores)
            deal.verdicts.append(verdict)
        entry = found.counts.pop(key, None)
        if entry is not None:
            deal.count, deal.leader = _read_count(state, partie, deal, entry)
        if not _settle(state, partie, deal):
            return


def _next_deal(state: State, partie: SheetPartie) -> SheetDeal:
    before = state.deals[-1][-1].leader if state.deals[-1] else None
    mixer = None
    if partie.leader is not None:
        mixer = dealing.mixer(
            state.conventions, partie.leader, previous_leader=before, code=state.codes[0]
        )
    return SheetDeal(len(partie.entries) + 1, partie.leader, mixer)


def _read_count(
    state: State, partie: SheetPartie, deal: SheetDeal, entry: Mapping[str, Any]
) -> tuple[Count, int]:
    conventions = state.conventions
    for name, most in (
        ("leader", conventions.seats),
        ("out", conventions.seats),
        ("reached", conventions.sides_count),
    ):
        if entry.get(name) is not None and not 1 <= entry[name] <= most:
            raise refuse(
                "sheet-seat",
                f"there is no seat {entry[name]}: seats are 1 to {most}",
                seat=entry[name],
                seats=most,
            )
    faults = {verdict.case.fault for verdict in deal.verdicts}
    leader = _leader(partie, entry, free="out_of_turn" in faults)
    line: PlayedLine | None = None
    if entry.get("line"):
        strict = not faults & {*_MISLAID, *_WRONG_HANDS}
        line = read_line(entry["line"], conventions, leader, strict=strict)
    count = Count(
        tuple(entry["pips"]),
        entry.get("out"),
        entry.get("closed", False),
        entry.get("reached"),
        entry.get("stock"),
        line,
        entry.get("line_pips"),
        _counts(conventions, entry),
    )
    check_count(conventions, count, loose=bool(faults & {*_WRONG_HANDS}))
    return count, leader


def _counts(conventions: Conventions, entry: Mapping[str, Any]) -> tuple[int, ...]:
    counts = tuple(entry.get("counts", ()))
    if counts and conventions.count == "none":
        raise refuse("sheet-no-counts", "in this game nothing is marked before the end of a deal")
    if counts and len(counts) != conventions.sides_count:
        raise refuse(
            "sheet-counts",
            f"{len(counts)} sums of marks for {conventions.sides_count} sides",
            given=len(counts),
            sides=conventions.sides_count,
        )
    return counts


def _leader(partie: SheetPartie, entry: Mapping[str, Any], *, free: bool) -> int:
    given = entry.get("leader")
    due = None if partie.tile_decides else partie.leader
    if due is None and given is None:
        raise refuse("sheet-leader", "say who led this deal")
    if given is not None and due is not None and given != due and not free:
        raise refuse(
            "sheet-lead-mismatch",
            f"seat {given} cannot have led: seat {due} leads this deal",
            leader=given,
            due=due,
        )
    return int(given if given is not None else due or 1)


def _settle(state: State, partie: SheetPartie, deal: SheetDeal) -> bool:
    """Book the deal with the effects of its rulings; return whether it is over."""
    effects = [verdict.effects for verdict in deal.verdicts]
    void = any(each.deal in ("void", "stops") for each in effects)
    ending = next((verdict for verdict in deal.verdicts if _ends_partie(verdict)), None)
    for verdict in deal.verdicts:
        _carry(partie, deal, verdict)
    if ending is not None:
        _end(state, partie, ending)
    if deal.count is None and not void and ending is None:
        return False
    conventions, leader = partie.conventions, deal.leader
    outcome = _outcome(conventions, deal, void=void or deal.count is None)
    deal.outcome = outcome = marked_by(conventions, outcome, effects)
    deal.scores = partie.scores
    if ending is None:  # a partie that is over takes no more deals
        made = order_of_marks(conventions, outcome, effects)
        lead = _ruled_lead(conventions, leader, deal.verdicts)
        deal.scores = partie.enter(outcome, leader=leader, lead=lead, made=made).scores
        if leader is None:  # annulled before it was known who holds the tile that leads
            partie.leader = None
    return True


def _outcome(conventions: Conventions, deal: SheetDeal, *, void: bool) -> Outcome:
    count, leader = deal.count, deal.leader or 1
    if void or count is None:
        pips = count.pips if count else (0,) * conventions.seats
        return outcome_of(conventions, "void", pips, leader=leader)
    return outcome_of(
        conventions,
        "domino" if count.out else "reached" if count.reached else "closed",
        count.pips,
        leader=leader,
        out=count.out,
        reached=count.reached,
        counts=count.counts,
    )


def _ends_partie(verdict: Verdict) -> bool:
    return verdict.effects.match == "lost" or verdict.effects.partie in ("lost", "void", "ends")


def _carry(partie: SheetPartie, deal: SheetDeal, verdict: Verdict) -> None:
    """Carry fines and bredouilles to the partie."""
    effects = verdict.effects
    if effects.accounts:
        partie.fine(effects.accounts)
    if effects.partie == "simple":
        partie.mark_simple()
    if verdict.case.fault == "bredouille" and verdict.ruling.in_time:
        partie.claims.add((partie.conventions.side_of(verdict.case.offender), deal.number))


def _end(state: State, partie: SheetPartie, verdict: Verdict) -> None:
    """End the partie, and the whole match where it is lost or somebody has left."""
    effects = verdict.effects
    side = partie.conventions.side_of(verdict.case.offender)
    how = "lost" if effects.match == "lost" else str(effects.partie)
    partie.end_by_ruling(how, loser=side, paid=any(effects.accounts))
    if effects.match == "lost":
        state.match_loser = side
    if verdict.case.fault == "leave":
        state.broken_off = True


def _ruled_lead(
    conventions: Conventions, leader: int | None, verdicts: Sequence[Verdict]
) -> str | None:
    """Return what the last ruling that ended the deal makes of the lead; None if nothing."""
    ended = [
        verdict
        for verdict in verdicts
        if verdict.effects.deal in ("void", "stops") and verdict.effects.lead
    ]
    if not ended or leader is None:
        return None
    return ruled_lead(conventions, leader, ended[-1].effects.lead, ended[-1].case.offender)

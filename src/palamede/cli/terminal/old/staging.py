"""What one person may see of an old table, and what he may do: the same whatever fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from palamede.cli.terminal.book import Book
from palamede.cli.terminal.count import count_lines, seat_names, side_names
from palamede.cli.terminal.old.local import LocalTable
from palamede.cli.terminal.scene import Hand, Scene, SeatState
from palamede.cli.terminal.staging import Stage, last_place
from palamede.cli.terminal.style import PAGE, wrap
from palamede.dominoes.chain import Chain
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.oldchoices import text_of
from palamede.dominoes.tiles import Tile
from palamede.i18n import Translator
from palamede.table.audience import eyes
from palamede.table.old.audience import old_sizes

__all__ = ["OldStage"]


class OldStage(Stage):
    """Sets the scenes of one partie at an old table."""

    def __init__(self, book: Book, table: LocalTable, tr: Translator) -> None:
        super().__init__(book, tr)
        self.table = table

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return seat_names(self.book.partie, self.tr)

    @property
    def conventions(self) -> Conventions:
        """What is played."""
        return self.table.state.conventions

    def table_scene(self, viewer: int | None) -> Scene:
        """Return the table as the person on ``viewer`` sees it; no hand at all for None."""
        state, deal = self.table.state, self.table.old.deal
        sizes = old_sizes(state)
        laid = deal is not None and deal.ends is not None
        chain = deal.chain if deal is not None and laid else None
        leader = self.table.partie.leader if deal is None else deal.leader
        hands = () if viewer is None else tuple(self._hands(viewer))
        return Scene(
            title=self._title(self.table.partie, self.deal_number),
            scores=self._scores(deal),
            seats=tuple(
                SeatState(name, size, seat == state.turn, seat == leader)
                for seat, (name, size) in enumerate(zip(self.names, sizes, strict=True), 1)
            ),
            stock=self._rest(deal),
            chain=chain,
            seven=self.conventions.join == "seven",
            last=None if chain is None or deal is None else _last(deal, chain),
            ends="" if chain is None else self._ends(self.conventions, chain),
            hands=hands,
            can="" if viewer is None else " ".join(self.can_lines(viewer)),
        )

    def can_lines(self, seat: int) -> list[str]:
        """Say what a person may do now, and what rulings have left on the table."""
        state, tr, deal = self.table.state, self.tr, self.table.old.deal
        if state.phase == "taking":
            return self._may_take(seat)
        if deal is None or state.phase != "play" or deal.over is not None:
            return []
        lines = list(self.left_by_rulings())
        desk = self.table.old.desk
        if desk is not None and desk.waiting:
            chooses = any(seat in desk.choosers(claim) for claim in desk.waiting)
            return [*lines, *([tr("old-can-choose")] if chooses else [])]
        if state.actor != seat or deal.turn is None:
            return [*lines, tr("old-can-wait")]
        moves = deal.choices(deal.turn)
        called = deal.turn in deal.callers
        if state.player_of(deal.turn) != seat:
            lines.append(tr("old-can-play-for", name=self.names[deal.turn - 1]))
        if called or (deal.ends is not None and all(move.is_lay for move in moves)):
            told = " ".join(text_of(deal, move) for move in moves)
            return [*lines, tr("old-can-bound", moves=told)]
        if deal.ends is None:
            if deal.forced_lead is not None:
                return [*lines, tr("can-lead-tile", tile=str(deal.forced_lead))]
            return [*lines, tr("old-can-lead")]
        can = "old-can-draw" if deal.drawable else "old-can-play"
        return [*lines, tr(can, tiles=deal.drawable)]

    def left_by_rulings(self) -> Iterator[str]:
        """Yield what rulings have left on the table, in words."""
        deal, tr, names = self.table.old.deal, self.tr, self.names
        assert deal is not None
        sides = side_names(self.conventions, names)
        for seat, tiles in deal.open_tiles.items():
            if tiles and seat not in deal.callers:  # a called hand is shown whole
                told = " ".join(map(str, tiles))
                yield tr("old-open-tiles", name=names[seat - 1], tiles=told)
        for due in deal.obligations:
            who = due.by if due.chooser == "adversary" and due.by else due.seat
            chooser = names[who - 1]
            yield tr("page-old-must", name=names[due.seat - 1], tile=str(due.tile), chooser=chooser)
        if deal.called is not None:
            seats, caller = deal.called
            told = tr.listing(names[seat - 1] for seat in seats)
            yield tr("page-old-called", names=told, caller=names[caller - 1])
        for seat, number in sorted(deal.forbidden):
            yield tr("page-old-forbidden", name=names[seat - 1], number=number)
        for side in sorted(deal.barred):
            yield tr("page-old-barred", name=sides[side - 1])

    def counting_lines(self) -> list[str]:
        """Return the count as it stands, with what rulings have added to it."""
        deal, tr = self.table.old.deal, self.tr
        assert deal is not None
        names = self.names
        lines = count_lines(deal, names, tr)
        sides = side_names(self.conventions, names)
        told = [tr("page-old-barred", name=sides[side - 1]) for side in sorted(deal.barred)]
        told += [
            tr("old-penalty", name=sides[side - 1], points=f"{points:+d}")
            for side, points in deal.penalties
        ]
        desk = self.table.old.desk
        if desk is not None and any(desk.accounts):
            paid = zip(names, desk.accounts, strict=True)
            listed = ", ".join(f"{name} {units:+d}" for name, units in paid)
            told.append(f"{tr('sheet-accounts')}: {listed}")
        outcome = deal.outcome()
        if told and outcome is not None:
            marks = zip(sides, outcome.marks, strict=True)
            told.append(tr("old-marks", marks=", ".join(f"{side} {mark}" for side, mark in marks)))
        return [*lines, *(["", *told] if told else [])]

    def help_lines(self) -> list[str]:
        """Return what can be typed at an old table."""
        drawing = ["old-help-draw"] if self.conventions.draw != "none" else []
        counting = ["old-help-announce"] if self.conventions.count != "none" else []
        keys = ["old-help-lay", "old-help-side", "old-help-as", "old-help-pass", *drawing]
        keys += ["old-help-show", *counting, "old-help-claim", "old-help-own", "old-help-ask"]
        keys += ["old-help-early", *(["old-help-name"] if self.book.humans > 1 else [])]
        keys += ["old-help-take", "help-sheet", "old-help-quit", "help-leave"]
        about = self.tr("page-old-old-about")
        return [
            *(line for key in keys for line in wrap(self.tr(key).split(), PAGE, indent=2)),
            "",
            *wrap(about.split(), PAGE),
        ]

    # ------------------------------------------------------------------ parts
    @property
    def deal_number(self) -> int:
        """The number of the deal on the table, from 1."""
        counted = self.table.state.phase in ("counted", "finished")
        return len(self.table.partie.entries) + (not counted)

    def _scores(self, deal: OldDeal | None) -> tuple[str, ...]:
        scores = self.table.partie.scores
        counts: Sequence[int] = [0] * len(scores)
        if deal is not None and self.table.state.phase == "play":
            counts = deal.counts
        return tuple(
            f"{name} {score + count}"
            for name, score, count in zip(
                side_names(self.conventions, self.names), scores, counts, strict=True
            )
        )

    def _rest(self, deal: OldDeal | None) -> str:
        if deal is not None:
            return self._stock(deal)
        taking = self.table.old.taking
        return "" if taking is None else self.tr("old-face-down", tiles=len(taking.free))

    def _hands(self, viewer: int) -> Iterator[Hand]:
        state, old = self.table.state, self.table.old
        seen = set(eyes(state, frozenset({viewer})))
        deal = old.deal
        if deal is not None and deal.called is not None:
            seen |= set(deal.called[0])
        for seat in sorted(seen):
            tiles: tuple[Tile, ...] = ()
            if deal is not None:
                tiles = deal.hand(seat)
            elif old.taking is not None:
                tiles = old.taking.hand(seat)
            alone = seat == viewer and self.book.humans == 1
            yield Hand(self.tr("hand-label") if alone else self.names[seat - 1], tiles, {})

    def _may_take(self, seat: int) -> list[str]:
        taking, tr = self.table.old.taking, self.tr
        assert taking is not None
        if seat in taking.ready:
            return []
        up = [f"#{place + 1} {taking.row[place]}" for place in sorted(taking.up)]
        return [
            tr("page-old-taking-about", due=self.conventions.hand),
            tr("old-free-places", places=_ranges([place + 1 for place in taking.free])),
            *([tr("old-turned-up", tiles=", ".join(up))] if up else []),
            tr("old-can-take", due=self.conventions.hand),
        ]


def _last(deal: OldDeal, chain: Chain) -> int:
    return last_place(chain, next(ply.tile for ply in reversed(deal.plies) if ply.kind == "lay"))


def _ranges(numbers: Sequence[int]) -> str:
    """Return ``#1-#6 #9`` for the numbers 1 to 6 and 9."""
    told = []
    for _, run in groupby(enumerate(numbers), lambda each: each[1] - each[0]):
        found = [number for _, number in run]
        told.append(f"#{found[0]}" + (f"-#{found[-1]}" if len(found) > 1 else ""))
    return " ".join(told)

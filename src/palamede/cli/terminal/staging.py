"""From a deal to what one person sees of it and may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palamede.cli.terminal.book import Book
from palamede.cli.terminal.count import seat_names, side_names
from palamede.cli.terminal.reading import Choices
from palamede.cli.terminal.scene import Hand, Scene, SeatState
from palamede.cli.terminal.style import PAGE, wrap
from palamede.dominoes.accounts import payer
from palamede.dominoes.chain import Chain, Placed
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.match import Partie
from palamede.dominoes.moves import Move
from palamede.dominoes.preset_texts import PRESET_TEXTS
from palamede.dominoes.tiles import Tile, TileSet
from palamede.i18n import Translator

if TYPE_CHECKING:
    from palamede.dominoes.faults.old import OldDeal

__all__ = ["Stage", "last_place"]


class Stage:
    """Sets the scenes of a book in one language."""

    def __init__(self, book: Book, tr: Translator) -> None:
        self.book = book
        self.tr = tr

    def scene(self, deal: Deal, viewer: int | None) -> Scene:
        """Return the table as the person on ``viewer`` sees it; no hand at all for None."""
        names = seat_names(self.book.partie, self.tr)
        chain = deal.chain if deal.move_stack else None
        own = [] if viewer is None else [
            seat
            for seat in range(1, deal.conventions.seats + 1)
            if payer(deal.conventions, seat, deal.dead) == viewer
        ]  # fmt: skip
        acts = deal.turn in own
        return Scene(
            title=self._title(self.book.partie, len(self.book.partie.entries) + 1),
            scores=tuple(
                f"{name} {score + count}"
                for name, score, count in zip(
                    side_names(deal.conventions, names),
                    deal.scores,
                    deal.counts,
                    strict=True,
                )
            ),
            seats=tuple(
                SeatState(name, len(hand), seat == deal.turn, seat == deal.leader)
                for seat, (name, hand) in enumerate(zip(names, deal.hands, strict=True), 1)
            ),
            stock=self._stock(deal),
            chain=chain,
            seven=deal.conventions.join == "seven",
            last=None if chain is None else _last(deal, chain),
            ends="" if chain is None else self._ends(deal.conventions, chain),
            hands=tuple(self._hand(deal, seat, alone=len(own) == 1) for seat in own),
            can=self.can(deal) if acts else "",
        )

    def choices(self, deal: Deal, seat: int) -> Choices:
        """Return what the person who plays ``seat`` may do, whose turn it is."""
        return Choices(
            legal=tuple(deal.legal_moves),
            hand=deal.hand(seat),
            tiles=TileSet(deal.conventions.set),
            alike=lambda one, other: _after(deal, one) == _after(deal, other),
            leading=not deal.move_stack,
            can=self.can(deal),
        )

    def can(self, deal: Deal) -> str:
        """Say what the seat whose turn it is may do."""
        legal = tuple(deal.legal_moves)
        texts = " ".join(deal.text(move) for move in legal if move.is_lay)
        if not deal.move_stack:
            if deal.forced_lead is not None:
                return self.tr("can-lead-tile", tile=str(deal.forced_lead))
            if deal.conventions.layout == "one_end":
                return self.tr("can-lead-one-end", example=deal.text(legal[-1]))
            return self.tr("can-lead", example=deal.text(legal[-1]))
        if not texts:
            if legal[0].is_draw:
                return self.tr("can-draw", tiles=deal.drawable)
            return self.tr("can-pass")
        return self.tr("can-lay-or-pass" if legal[-1].is_pass else "can-lay", moves=texts)

    def help_lines(self) -> list[str]:
        """Return what can be typed, as far as it has a use in this game."""
        conventions = self.book.partie.conventions
        lines = ["help-lay", "help-side", "help-under", "help-pass"]
        lines += ["help-draw"] if conventions.draw != "none" else []
        lines += ["help-sheet", "help-quit", "help-leave"]
        about = PRESET_TEXTS[self.book.game].summary[self.tr.language]
        return [*map(self.tr, lines), "", f"{self._game()}:", *wrap(about.split(), PAGE)]

    # ------------------------------------------------------------------ parts

    def _game(self) -> str:
        return PRESET_TEXTS[self.book.game].title[self.tr.language]

    def _title(self, partie: Partie, number: int) -> str:
        """Return the game, the number of the deal and what is played for."""
        tr, conventions, game = self.tr, partie.conventions, self._game()
        if self.book.parties_planned > 1:
            title = tr(
                "table-title-series",
                game=game,
                partie=self.book.number,
                parties=self.book.parties_planned,
                deal=number,
            )
        else:
            title = tr("table-title", game=game, deal=number)
        if conventions.match_end == "pot":
            return f"{title} · {tr('table-pot', pot=partie.pot)}"
        if conventions.match_end == "deals":
            return f"{title} {tr('table-deals', target=conventions.target)}"
        return f"{title} · {tr('table-to', target=conventions.target)}"

    def _stock(self, deal: Deal | OldDeal) -> str:
        tiles = len(deal.stock)
        if not tiles:
            return ""
        if deal.conventions.draw == "none":
            return self.tr("table-stock", tiles=tiles)
        return self.tr("table-stock-draw", tiles=tiles, drawable=deal.drawable)

    def _ends(self, conventions: Conventions, chain: Chain) -> str:
        left, right = chain.ends or (0, 0)
        first, last = self._end(chain[0], left), self._end(chain[-1], right)
        if conventions.layout == "one_end":
            return self.tr("table-end-one", right=last)
        return self.tr("table-ends", left=first, right=last)

    def _end(self, placed: Placed, number: int) -> str:
        if placed.across and not placed.tile.is_double:  # a matador: both its halves are open
            return f"{placed.tile.low}/{placed.tile.high}"
        return str(number)

    def _hand(self, deal: Deal, seat: int, *, alone: bool) -> Hand:
        name = seat_names(self.book.partie, self.tr)[seat - 1]
        label = self.tr("hand-label") if alone and self.book.humans == 1 else name
        places: dict[Tile, str] = {}
        if deal.turn == seat:
            for move in deal.legal_moves:
                if move.tile is not None:
                    ends = places.setdefault(move.tile, "")
                    mark = "<>"[move.end] if deal.move_stack else ""
                    places[move.tile] = ends if mark in ends else ends + mark
        return Hand(label, deal.hand(seat), places)


def last_place(chain: Chain, tile: Tile | None) -> int:
    """Return the place of the tile laid last: it lies at one end of the line."""
    return 0 if chain[0].tile is tile else len(chain) - 1


def _last(deal: Deal, chain: Chain) -> int:
    return last_place(chain, next(move.tile for move in reversed(deal.move_stack) if move.is_lay))


def _after(deal: Deal, move: Move) -> tuple[object, ...]:
    """Return the open ends after a move, in an order that mirror images share."""
    trial = deal.copy()
    trial.push(move)
    chain = trial.chain
    first, last = chain[0], chain[-1]
    left = first.tile if first.across else first.left
    right = last.tile if last.across else last.right
    if deal.conventions.layout == "one_end":
        return (right,)
    return tuple(sorted((str(left), str(right))))

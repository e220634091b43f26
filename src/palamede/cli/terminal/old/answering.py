"""What a person may do at an old table: his line becomes a command, or questions before one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from palamede.cli.terminal.old.local import LocalTable
from palamede.cli.terminal.old.reading import Said, read_tile
from palamede.cli.terminal.old.staging import OldStage
from palamede.cli.terminal.old.telling import fault_name, option_name
from palamede.cli.terminal.style import PAGE, wrap
from palamede.cli.terminal.words import means_yes, plain, read_side, tile_parts
from palamede.dominoes.faults.claims import Claim
from palamede.dominoes.moves import LEFT, RIGHT, Move
from palamede.dominoes.tiles import Tile, TileSet
from palamede.i18n import Translator
from palamede.table.audience import eyes
from palamede.table.old.audience import old_own

__all__ = ["Answerer", "WrongError"]

ABOUT_A_TILE = frozenset(["exposed_tile", "wrong_claim", "touched_tile", "shown_in_serving"])
"""Kinds of fault that may be about one tile, which the claim can name."""

Command = Mapping[str, Any]


class WrongError(Exception):
    """What was typed means nothing here; the text says why."""


class Ask(Protocol):
    """Puts a question below the table; quitting is heard there."""

    def __call__(self, prompt: str, notes: Sequence[str]) -> str:
        """Return what was typed."""
        ...


class Answerer:
    """Turns what one person says into commands of the table."""

    def __init__(self, table: LocalTable, stage: OldStage, tr: Translator, ask: Ask) -> None:
        self.table = table
        self.stage = stage
        self.tr = tr
        self._ask = ask

    @property
    def tiles(self) -> TileSet:
        """The set that is played."""
        return TileSet(self.table.state.conventions.set)

    def command(self, seat: int, said: Said) -> Command | None:
        """Return the command that a person gives; None if he has thought better of it.

        Raises:
            WrongError: he says nothing that has a meaning now.
        """
        handler = getattr(self, f"_{said.kind}", None)
        if handler is None:
            return _PLAIN[said.kind]
        found: Command | None = handler(seat, said)
        return found

    # ---------------------------------------------------------------- taking
    def _take(self, seat: int, said: Said) -> Command:
        taking = self.table.old.taking
        free = () if taking is None else taking.free
        places = said.places or free[: said.count]
        if said.count > len(free):
            raise WrongError(self.tr("old-wrong-few", tiles=len(free)))
        return {"do": "take", "places": list(places)}

    def _turn(self, seat: int, said: Said) -> Command:
        taking = self.table.old.taking
        hidden = [] if taking is None else [each for each in taking.free if each not in taking.up]
        if not said.places and not hidden:
            raise WrongError(self.tr("error-not-taking"))
        return {"do": "turn_up", "place": said.places[0] if said.places else hidden[0]}

    # ---------------------------------------------------------------- play
    def _pass(self, seat: int, said: Said) -> Command | None:
        return self._in_turn(seat, {"do": "pass"})

    def _draw(self, seat: int, said: Said) -> Command | None:
        return self._in_turn(seat, {"do": "draw"})

    def _show(self, seat: int, said: Said) -> Command:
        return {"do": "show", "tile": self._held(seat, said)}

    def _domino(self, seat: int, said: Said) -> Command:
        return {"do": "domino"} | ({} if said.tile is None else {"tile": self._held(seat, said)})

    def _held(self, seat: int, said: Said) -> str:
        """Return the tile that was typed.

        Raises:
            WrongError: the seat does not hold it.
        """
        deal = self.table.old.deal
        if deal is not None and said.tile not in deal.hand(seat):
            raise WrongError(self.tr("wrong-hand", tile=str(said.tile)))
        return str(said.tile)

    def _announce(self, seat: int, said: Said) -> Command:
        return {"do": "announce", "points": said.points}

    def _lay(self, seat: int, said: Said) -> Command | None:
        """Lay a tile of the hand at either end; nobody says whether it fits there."""
        state, deal, tr = self.table.state, self.table.old.deal, self.tr
        if deal is None or state.phase != "play":
            raise WrongError(tr("error-no-deal"))
        who = deal.turn if state.actor == seat and deal.turn is not None else seat
        self._held(who, said)
        tile = said.tile
        assert tile is not None
        moves = [move for move in deal.choices(who) if move.tile is tile]
        command: dict[str, Any] = {"do": "lay", "tile": str(tile)}
        if deal.ends is None:
            half_matters = state.conventions.layout == "one_end" and not tile.is_double
        else:
            end = self._end(tile, said, moves)
            if end is None:
                return None
            command["end"] = ("left", "right")[end]
            there = (each for each in deal.fitting(who) if (each.tile, each.end) == (tile, end))
            half_matters = len({each.half for each in there}) > 1
        if half_matters:
            command["touch"] = said.first
        if said.named is not None:
            command["named"] = str(said.named)
        if said.points is not None:
            command["announce"] = said.points
        return self._in_turn(seat, command)

    def _end(self, tile: Tile, said: Said, moves: Sequence[Move]) -> int | None:
        """Return the end that was named, or ask for it; None where he would not say.

        Raises:
            WrongError: the answer is no end.
        """
        deal, tr = self.table.old.deal, self.tr
        assert deal is not None and deal.ends is not None
        ends = {move.end for move in moves}
        if said.side is not None:
            return said.side
        if len(ends) == 1:
            return ends.pop()
        if tile.is_double and deal.ends[0] == deal.ends[1]:
            return RIGHT  # both ends make the same line
        options = tr.listing([f"{tile}<", f"{tile}>"], last="or")
        text = self._ask(tr("prompt-which", tile=str(tile), options=options), ())
        word = plain(text)
        parts = tile_parts(word)
        if parts is not None and {*parts[:2]} == {tile.low, tile.high}:
            word = parts[2]
        end = {"1": LEFT, "2": RIGHT}.get(word, read_side(word, tr))
        if word and end is None:
            raise WrongError(tr("old-wrong-text", text=text.strip()))
        return end

    def _in_turn(self, seat: int, command: Command) -> Command | None:
        """Ask first whether somebody means it who lays before his turn; nothing else can be done.

        Raises:
            WrongError: before his turn nobody passes or draws.
        """
        state, deal = self.table.state, self.table.old.deal
        if deal is None or deal.turn is None or state.actor == seat:
            return command
        name = self.stage.names[deal.turn - 1]
        if command["do"] != "lay":
            raise WrongError(self.tr("old-wrong-turn", name=name))
        early = {**command, "out_of_turn": True}
        if not deal.choices(seat):
            return early  # his hand is called: the table says so
        question = self.tr("old-early", name=name)
        return early if means_yes(self._ask(question, ()), self.tr) else None

    # ---------------------------------------------------------------- claims
    def _claim(self, seat: int, said: Said) -> Command | None:
        """Ask what has happened and who did it; the list is the same whatever the hidden tiles."""
        tr, state = self.tr, self.table.state
        audience = frozenset({seat})
        listed = old_own(state, audience, eyes(state, audience))["old"]["claimable"]
        if not listed:
            raise WrongError(tr("page-old-claim-nothing"))
        names = [fault_name(each["fault"], tr) for each in listed]
        number = self._number(tr("old-claim-which"), tr("page-old-claim-about"), names)
        if number is None:
            return None
        fault, against = listed[number]["fault"], listed[number]["against"]
        who = 0
        if len(against) > 1:
            seats = [self.stage.names[other - 1] for other in against]
            chosen = self._number(tr("old-claim-against"), names[number], seats)
            if chosen is None:
                return None
            who = chosen
        command: dict[str, Any] = {"do": "claim", "fault": fault, "against": against[who]}
        if fault in ABOUT_A_TILE:
            text = self._ask(tr("old-claim-tile"), [names[number]])
            tile = read_tile(text, self.tiles)
            if text.strip() and tile is None:
                raise WrongError(tr("old-wrong-text", text=text.strip()))
            if tile is not None:
                command["tile"] = str(tile)
        return command

    def choose(self, claim: Claim) -> Command:
        """Ask the injured side what follows from a ruling; Enter is the mildest."""
        tr, ruling = self.tr, claim.ruling
        assert ruling is not None and ruling.default is not None
        names = [option.name for option in ruling.options]
        usual = names.index(ruling.default.name)
        texts = [option_name(name, tr) for name in names]
        texts[usual] = f"{texts[usual]} ({tr('old-option-default')})"
        title = f"{fault_name(claim.fault, tr)}: {ruling.reason[tr.language]}"
        number = self._number(tr("old-choose", number=usual + 1), title, texts)
        return {
            "do": "choose",
            "claim": claim.n,
            "option": names[usual if number is None else number],
        }

    def _number(self, prompt: str, title: str, texts: Sequence[str]) -> int | None:
        """Ask for one of several, numbered from 1; None for Enter."""
        notes = wrap(title.split(), PAGE)
        for number, text in enumerate(texts, start=1):
            notes += wrap([f"{number:2}", *text.split()], PAGE, indent=3)
        wrong: list[str] = []
        while True:
            text = self._ask(prompt, [*notes, *wrong]).strip()
            if not text:
                return None
            if text.isascii() and text.isdecimal() and 1 <= int(text) <= len(texts):
                return int(text) - 1
            wrong = [self.tr("old-wrong-number", most=len(texts))]


_PLAIN: Mapping[str, Command] = {
    "serve": {"do": "serve_me"},
    "ready": {"do": "ready"},
    "word": {"do": "say", "word": True},
    "own": {"do": "own_up"},
    "bredouille": {"do": "bredouille"},
    "who": {"do": "ask", "what": "row"},
    "table": {"do": "ask", "what": "table"},
}
"""What needs no more than the word."""

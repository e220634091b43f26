"""A table à l'ancienne without server or clock; its bots act at once."""

from __future__ import annotations

from random import Random
from typing import Any

from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.moves import Move
from palamede.table.bots import choose
from palamede.table.old.bots import act_of, choice, next_deed
from palamede.table.old.follow import overdue
from palamede.table.old.sight import sight_of
from tests.table.steps import Steps


class OldSteps(Steps):
    """People take, play and claim by commands; ``run`` lets the bots do what they do."""

    def __init__(self, rules: str = "voleur", *settings: str, **more: Any) -> None:
        super().__init__(rules, "table=old", *settings, **more)

    @property
    def deal(self) -> Any:
        assert self.state.old is not None
        return self.state.old.deal

    def begin(self) -> OldSteps:
        """Begin the partie; everybody has himself served."""
        self.start()
        self.take()
        return self

    def take(self) -> None:
        for seat in self.people:
            if self.state.phase == "taking":
                self.do("serve_me", seat)

    def run(self) -> None:
        """Let the bots do all that they do before a person is to act."""
        while (deed := next_deed(self.state)) is not None:
            command = deed.command
            if command is None:
                assert self.state.old is not None and self.state.old.desk is not None
                sight = sight_of(self.state.old.desk, deed.seat)
                move = choice(sight, lambda view, bot=deed.bot: choose(bot, view, 1))
                command = act_of(self.state, deed.seat, move)
            more = {name: value for name, value in command.items() if name != "do"}
            self.do(command["do"], deed.seat, **more)

    def time(self) -> None:
        """Let the next time limit of the deal run out."""
        draft = overdue(self.state, None)
        assert draft is not None, self.state.phase
        self.add(draft)
        self.follow()

    def lay(self, move: Move, by: int | None = None, **more: Any) -> None:
        end = "right" if move.end else "left"
        seat = self.state.actor if by is None else by
        self.do("lay", seat, tile=str(move.tile), end=end, touch=move.touch, **more)

    def right(self) -> Move:
        """A right move of the seat at turn."""
        deal = self.deal
        fitting = [move for move in deal.fitting(deal.turn) if move in deal.choices(deal.turn)]
        if fitting:
            return self.rng.choice(fitting)
        return next(move for move in deal.choices(deal.turn) if not move.is_lay)

    def play(self, move: Move) -> None:
        if move.is_lay:
            self.lay(move, announce=self.count_of(move))
        else:
            self.do(move.kind, self.state.actor)

    def count_of(self, move: Move) -> int | None:
        trial = self.deal.copy()
        trial.push(trial.turn, move)
        return trial.plies[-1].count or None

    def play_on(self) -> None:
        """Play the deal rightly to its count."""
        while self.state.phase == "play":
            self.run()
            if self.state.phase == "play" and self.deal.over is None:
                if self.state.old and self.state.old.waiting:
                    self.time()
                else:
                    self.play(self.right())
            elif self.state.phase == "play":
                self.time()
        self.run()

    def agree(self) -> None:
        while self.state.phase == "counting":
            self.run()
            if self.state.old and self.state.old.waiting:
                self.time()
                continue
            for seat in self.people:
                if self.state.phase == "counting":
                    self.do("agree", seat)
        self.run()

    def next(self) -> None:
        for seat in self.people:
            if self.state.phase == "counted":
                self.do("next", seat)

    @property
    def over(self) -> bool:
        return self.state.phase == "finished"

    def play_partie(self) -> OldSteps:
        """Play rightly until the partie is over."""
        while not self.over:
            if self.state.phase == "taking":
                self.take()
            self.play_on()
            self.agree()
            self.next()
        return self

    def err(self, rng: Random) -> None:
        """Do anything at all that somebody can do at the table."""
        seat = rng.choice(self.people)
        for _ in range(20):
            try:
                self._anything(rng, seat)
            except PalamedeError:
                continue
            return

    def _anything(self, rng: Random, seat: int) -> None:
        old, state = self.state.old, self.state
        assert old is not None
        if state.phase == "taking":
            assert old.taking is not None
            roll = rng.random()
            if roll < 0.4:
                self.do("serve_me", seat)
            elif roll < 0.8:
                free = old.taking.free
                self.do("take", seat, places=rng.sample(free, min(len(free), rng.randint(1, 7))))
            elif roll < 0.95 or not old.taking.free:
                self.do("ready", seat)
            else:
                self.do("turn_up", seat, place=rng.choice(old.taking.free))
            return
        desk = old.desk
        assert desk is not None
        deal = desk.deal
        if old.waiting:
            claim = rng.choice(old.waiting)
            assert claim.ruling is not None
            option = rng.choice(claim.ruling.options).name
            self.do("choose", rng.choice(self.people), claim=claim.n, option=option)
            return
        roll = rng.random()
        if roll < 0.25:
            against = rng.randint(1, len(state.seats))
            kinds = desk.claimable_of(seat, against)
            tile = {"tile": str(rng.choice(state.conventions.tiles))} if rng.random() < 0.3 else {}
            if kinds:
                self.do("claim", seat, fault=rng.choice(kinds), against=against, **tile)
        elif roll < 0.30:
            self.do(rng.choice(["own_up", "domino", "bredouille"]), seat)
        elif roll < 0.33 and deal.hand(seat):
            self.do("show", seat, tile=str(rng.choice(deal.hand(seat))))
        elif roll < 0.35:
            self.do("say", seat, word=True)
        elif roll < 0.38:
            self.do("ask", seat, what=rng.choice(["row", "table"]))
        elif state.phase in ("counting", "counted") or deal.over:
            self.do("next" if state.phase == "counted" else "agree", seat)
        elif roll < 0.45:
            moves = [move for move in deal.choices(seat) if move.is_lay]
            if moves:
                self.lay(rng.choice(moves), by=seat, out_of_turn=True)
        else:
            moves = list(deal.choices(deal.turn))
            move = rng.choice(moves) if roll < 0.75 else self.right()
            named: dict[str, Any] = {}
            if move.is_lay and rng.random() < 0.05:
                named = {"named": str(rng.choice(deal.hand(deal.turn)))}
            if state.actor in self.people:
                if move.is_lay:
                    self.lay(move, **named)
                else:
                    self.do(move.kind, state.actor)

    def scramble(self, rng: Random, events: int = 150) -> OldSteps:
        """Play with random faults and claims for so many events, or until the partie is over."""
        stuck = 0
        while not self.over and self.state.n < events:
            before = self.state.n
            self.run()
            if not self.over:
                self.err(rng)
            stuck = stuck + 1 if self.state.n == before else 0
            if stuck > 5 and overdue(self.state, None) is not None:
                self.time()
                stuck = 0
            assert stuck < 200, self.state.phase
        return self

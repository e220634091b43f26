"""Killed without warning at any moment, a table goes on with the same hands, stock and scores."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from palamede.cli.terminal.book import Book
from palamede.dgn import check
from tests.cli.driving import answer
from tests.cli.tmux import PATIENCE, SRC

KILLS = 15
GAMES = {
    "voleur": ("--seats", "human:Anne,random:Bea,random:Cleo,random:Dora", "stake=5"),
    "peche": ("--seats", "human:Anne,random:Bea", "target=500"),
}


class Table:
    """A process that plays line after line through pipes."""

    def __init__(self, *words: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "palamede.cli", "play", "--plain", "--bot-speed", "0", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(SRC), "PALAMEDE_LANG": "en"},
        )
        self.text = ""
        self.recent = ""

    def ask(self) -> bool:
        """Read until it is Anne's turn; False if the program has ended."""
        assert self._process.stdout is not None
        until = time.monotonic() + PATIENCE
        self.recent = ""
        while not self.recent.endswith("(? for help): "):
            if not select.select([self._process.stdout], [], [], until - time.monotonic())[0]:
                raise AssertionError(f"nothing more came after {self.text[-500:]!r}")
            data = os.read(self._process.stdout.fileno(), 65536)
            if not data:
                return False
            self.recent += data.decode("utf-8")
        self.text += self.recent
        return True

    def answer(self, rng: Random) -> None:
        """Do what may be done."""
        assert self._process.stdin is not None
        line = answer("\n".join(self.recent.splitlines()[-3:]), rng)
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def kill(self) -> None:
        """End it as no program can prevent."""
        self._process.send_signal(signal.SIGKILL)
        self.close()

    def close(self) -> int:
        """Close the pipes and return the exit status."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        return self._process.wait(timeout=PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_killed_and_resumed_it_has_the_same_hands_stock_and_scores(
    tmp_path: Path, game: str
) -> None:
    path = tmp_path / "a.dgn"
    rng = Random(game)
    table = Table(game, *GAMES[game], "--record", str(path))
    assert table.ask()
    for _ in range(KILLS):
        for _ in range(rng.randrange(8)):
            table.answer(rng)
            assert table.ask()
        table.answer(rng)
        time.sleep(rng.random() * 0.02)  # somewhere between an event and its record
        table.kill()
        kept = path.read_text(encoding="utf-8")
        assert check(kept).errors == ()
        book = Book.load(path)
        table = Table("--resume", str(path))
        assert table.ask()
        _goes_on(table.text, book)
        assert _prefix(kept, path.read_text(encoding="utf-8"))
    table.kill()
    assert len(list(tmp_path.iterdir())) <= 2  # the record, and a part that was being written


def _goes_on(text: str, book: Book) -> None:
    """Check that the first screen after resuming shows the hand and the scores of the record."""
    partie = book.partie
    deal = partie.deal
    scores = deal.scores if deal is not None and not deal.is_over() else partie.scores
    if deal is None or deal.is_over() or deal.turn is None:
        return  # a new deal is served, which nobody had seen
    if partie.names[deal.turn - 1] != "Anne":
        return  # a bot plays first; the record's growth is looked at below
    anne = partie.names.index("Anne") + 1
    assert f"Your hand {' '.join(map(str, deal.hand(anne)))}\n" in text
    assert all(re.search(rf"\b{score}\b", text) for score in scores)


def _prefix(before: str, after: str) -> bool:
    """Whether ``after`` holds the same deals as ``before``, gone on with or not."""
    old, new = check(before), check(after)
    old_deals = [deal for partie in old.parties for deal in partie.deals]
    new_deals = [deal for partie in new.parties for deal in partie.deals]
    for one, other in zip(old_deals, new_deals, strict=False):
        if one.deal is None or other.deal is None:
            return False
        same = (
            one.deal.start_hands == other.deal.start_hands
            and one.deal.start_stock == other.deal.start_stock
            and one.deal.leader == other.deal.leader
            and one.deal.scores == other.deal.scores
            and other.deal.move_stack[: len(one.deal.move_stack)] == one.deal.move_stack
        )
        if not same:
            return False
    names = [partie.table.names for partie in old.parties]
    return (
        len(new_deals) >= len(old_deals)
        and names == [partie.table.names for partie in new.parties][: len(names)]
    )


def test_a_table_killed_before_its_first_deal_keeps_its_places(tmp_path: Path) -> None:
    """Whoever does not like the draw of lots cannot have another one."""
    path = tmp_path / "a.dgn"
    words = ("tete_a_tete", "--seats", "human:Anne,human:Bea", "serving=cut", "--record", str(path))
    table = Table(*words)
    until = time.monotonic() + PATIENCE
    while not path.exists() and time.monotonic() < until:
        time.sleep(0.005)
    table.kill()
    first = Book.load(path)
    assert first.partie.deal is None or not first.partie.deal.move_stack
    table = Table("--resume", str(path))
    time.sleep(0.5)
    table.kill()
    again = Book.load(path)
    assert again.partie.names == first.partie.names
    assert again.draw == first.draw
    assert again.draw is not None

"""Going on with a record that another hand wrote."""

from __future__ import annotations

from pathlib import Path

import pytest

from palamede import dgn
from palamede.cli.terminal.book import Book

RECORDS = Path(__file__).parents[1] / "data" / "records"
OPEN = """\
[DGN "1"]
[Event "Le coup du jeudi"]
[Rules "voleur"]
[Seats "A; B; C; D"]
[Club "Procope"]

[Deal "1"]
[Lead "2"]
[Hands "1: 0-3 0-4 0-5 1-3 3-6 6-6; 2: 1-4 1-5 2-3 2-4 2-6 5-6; 3: 0-1 0-2 1-2 3-3 4-4 5-5; \
4: 1-1 1-6 2-2 3-4 3-5 4-6"]
[Stock "0-0 0-6 4-5 2-5"]

2. 2-4 3. 2-1<
"""


@pytest.mark.parametrize("name", ["voleur-0", "tete_a_tete-0"])
def test_a_partie_without_series_stands_alone_and_is_over(name: str, tmp_path: Path) -> None:
    file = tmp_path / "old.dgn"
    file.write_bytes((RECORDS / f"{name}.dgn").read_bytes())
    book = Book.load(file)
    assert book.over and book.parties_planned == 1


def test_what_it_says_of_itself_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "open.dgn"
    file.write_text(OPEN.replace("\\\n", ""))
    book = Book.load(file)
    assert not book.over and book.partie.deal is not None
    book.save()
    before, after = (dgn.read(text).parties[0] for text in (OPEN, file.read_text()))
    assert after.value("Event") == before.value("Event") == "Le coup du jeudi"
    assert after.value("Club") == before.value("Club") == "Procope"
    assert after.deals[0].items == before.deals[0].items
    assert after.value("Series") is None and dgn.check(file.read_text()).ok

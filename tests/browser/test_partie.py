"""From the first click to the end of a partie."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture
def command(tmp_path: Path) -> Iterator[str]:
    """The server as people start it; the address of its page."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    program = Path(sys.executable).with_name("palamede")
    with subprocess.Popen(
        [program, "serve", "--port", str(port), "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line
        yield found[0].rstrip(".")
        process.terminate()


def test_three_clicks_from_the_page_to_ones_own_turn(visit: Visit, command: str) -> None:
    anne = visit(url=command)
    anne.go()
    anne.page.locator('a[href="/new/voleur"]').first.click()
    anne.page.locator('input[value="greedy"]').check()
    anne.page.locator("form button.start").click()
    anne.table()
    anne.until_asked()
    expect(anne.page.locator(".hand-tile")).to_have_count(6)
    expect(anne.page.locator(".hand")).to_have_attribute("data-turn", "true")


def test_a_whole_partie_against_bots(visit: Visit) -> None:
    anne = visit(viewport={"width": 1280, "height": 800})
    anne.sit_down("aller_retour", against="random", name="Anne")
    last = anne.play_out()
    assert [event["type"] for event in anne.events].count("counted") == last["deal"] >= 2
    result = anne.page.locator(".result")
    expect(result.get_by_role("heading")).to_contain_text(
        "You have won" if 1 in last["result"]["winner"] else "The match goes to"
    )
    assert [event["n"] for event in anne.events] == list(range(1, len(anne.events) + 1))
    # Once more at the same table.
    result.locator(".primary").click()
    anne.until(lambda: anne.state["phase"] == "play" and anne.state["partie"] == 2)

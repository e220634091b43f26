"""Two seats by the address of a network: run by ``test_lan`` inside a namespace that has one."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.visitor import Visitor
from tests.web.live import LiveServer


def play(folder: Path, address: str) -> None:
    """Let people on this network in, send the link, and play a partie from two browsers."""
    with LiveServer(folder) as server, sync_playwright() as running:
        chromium = running.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        anne, bruno = (Visitor(chromium.new_context(locale="en-GB"), server.url) for _ in range(2))
        for each in (anne, bruno):
            # Chromium says so where it heeds a header on secure pages only.
            each.forgiven = "Cross-Origin-Opener-Policy header has been ignored"
        table = anne.sit_down("domino", against="human", name="Anne")
        dialog = anne.page.get_by_role("dialog")
        link = dialog.locator("#link")
        assert link.input_value().startswith("http://localhost:")
        expect(dialog).to_contain_text("works on this computer only")
        switch = dialog.get_by_role("switch")
        expect(switch).not_to_be_checked()
        switch.click()
        there = f"http://{address}:{server.port}"
        expect(link).to_have_value(f"{there}/t/{table}#{link.input_value().partition('#')[2]}")
        expect(dialog).not_to_contain_text("works on this computer only")

        bruno.page.goto(link.input_value())
        assert bruno.page.evaluate("isSecureContext") is False
        bruno.page.locator("#join-name").fill("Bruno")
        bruno.page.keyboard.press("Enter")
        bruno.table()
        # Anne goes on by the network as well: her seat is taken over by its link.
        kept = anne.page.evaluate("JSON.parse(localStorage.getItem('palamede.seats'))")[table]
        anne.page.goto(f"{there}/t/{table}#seat={kept}")
        anne.table()
        anne.page.get_by_role("button", name="Invite").click()
        dialog.get_by_role("button", name="Copy the link").click()
        expect(dialog).to_contain_text("Copied.")
        dialog.get_by_role("button", name="Close").click()
        anne.page.locator(".lobby .primary").click()
        while not all(each.state.get("phase") == "finished" for each in (anne, bruno)):
            for each in (anne, bruno):
                if each.asked and each.n == max(anne.n, bruno.n):
                    each.act()
                each.page.wait_for_timeout(5)
        assert anne.state["result"] == bruno.state["result"]
        # Both have added to the shuffle, without what browsers keep to secure pages.
        assert anne.state["fair"]["by_server"] == []
        assert not anne.wrong and not bruno.wrong, (anne.wrong, bruno.wrong)
        chromium.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        play(Path(name), sys.argv[1])
    print("played")

"""Somebody with a browser: what he sees, what his socket says, and how he plays."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from tests.luck import LUCK

__all__ = ["HEARD", "Visitor"]

Json = dict[str, Any]

HEARD = """
window.heard = [];
new MutationObserver((changes) => {
  for (const change of changes) {
    const live = change.target.closest?.('[aria-live=polite]');
    if (live) for (const node of change.addedNodes) {
      if (node.nodeType === 1 && node.textContent) window.heard.push(node.textContent);
    }
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Keeps what a screen reader is told politely, in order."""
SHUFFLES = """
(() => {
  if (!crypto.randomUUID) return;
  const shares = %s;
  const other = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array.byteLength !== 16 || !shares.length) return other(array);
    array.set(shares.shift());
    return array;
  };
})();
"""
"""Makes the page add these bytes to the shuffles, 16 each time.

They begin anew where a page is loaded anew, which the ids of commands must not: those come from
``randomUUID``, and where there is none, on plain http, all is left to chance.
"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Comes back when the page has been painted."""


class Visitor:
    """One browser; ``page`` is its first tab."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.wrong: list[str] = []
        """What went wrong in his pages: errors of scripts, of the console, and of requests."""
        self.forgiven = ""
        """A pattern of what is meant to go wrong."""
        context.set_default_timeout(10_000)
        context.add_init_script(HEARD)
        context.add_init_script(SHUFFLES % [list(LUCK(16)) for _ in range(64)])
        self.events: list[Json] = []
        """Events heard by any tab, each once a tab."""
        self.state: Json = {}
        self.sent: list[Json] = []
        self._fetching = 0
        context.on("page", self._watch)
        self.page = context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self._complain(f"script: {error}"))
        page.on(
            "console",
            lambda said: self._complain(f"console: {said.text}") if said.type == "error" else None,
        )
        page.on("websocket", self._listen)
        page.on("request", lambda _: self._fetch(1))
        page.on("requestfinished", lambda _: self._fetch(-1))
        page.on("requestfailed", lambda _: self._fetch(-1))

    def _fetch(self, more: int) -> None:
        self._fetching += more

    def _complain(self, text: str) -> None:
        if not (self.forgiven and re.search(self.forgiven, text)):
            self.wrong.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _hear(self, frame: Json) -> None:
        if "state" in frame:
            self.events += frame["events"]
            self.state = frame["state"]

    # ---------------------------------------------------------------- going about
    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def sit_down(self, rules: str, *, against: str = "random", name: str = "") -> str:
        """Open a table through the page and return its number."""
        self.go()
        self.page.locator(f'a[href="/new/{rules}"]').first.click()
        if against:
            self.page.locator(f'input[name="against"][value="{against}"]').check()
        if name:
            self.page.locator("#person").fill(name)
        self.page.locator("form button.start").click()
        return self.table()

    def table(self) -> str:
        """Wait for a table and return its number."""
        self.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        expect(self.page.locator(".table")).to_be_visible()
        return self.page.url.rpartition("/")[2]

    def until(self, holds: Callable[[], object], *, seconds: float = 15) -> None:
        """Wait, while the page goes on, until something holds.

        What looks for a thing that the state does not have yet does not hold yet.
        """
        end = time.monotonic() + seconds
        while True:
            missing: Exception | None = None
            try:
                if holds():
                    return
            except LookupError as error:
                missing = error
            except TypeError as error:
                if "NoneType" not in str(error):
                    raise
                missing = error
            if time.monotonic() > end:
                raise AssertionError(f"never: at {self.state.get('phase')}") from missing
            self.page.wait_for_timeout(15)

    def until_quiet(self) -> None:
        """Wait until the page has all that it has asked for, and shows it."""
        while True:
            self.until(lambda: self._fetching == 0)
            self.page.evaluate(PAINTED)
            if self._fetching == 0:
                return

    def until_asked(self) -> None:
        """Wait until he must act, or the deal is over."""
        self.until(lambda: self.asked or self.state.get("phase") in ("counted", "finished"))

    def until_able(self) -> Json:
        """Draw and pass until he can lay a tile, and return the first move that he may make."""
        self.until_asked()
        while not self.state["legal"]:
            self.act()
            self.until_asked()
        move: Json = self.state["legal"][0]
        return move

    @property
    def asked(self) -> bool:
        """Whether it is for him to act."""
        return bool(self.state.get("legal") or self.state.get("may"))

    @property
    def n(self) -> int:
        return int(self.state.get("n", 0))

    def tile(self, tile: str) -> Locator:
        return self.page.locator(f'.hand-tile[data-tile="{tile}"]')

    # ---------------------------------------------------------------- playing
    def act(
        self, press: Callable[[Locator], None] = lambda button: button.click(), *, tile: str = ""
    ) -> None:
        """Do one thing that is allowed, as somebody with a mouse, and wait until it is done.

        The first that is allowed; or lay ``tile``.
        """
        n, state = self.n, self.state
        if state["legal"]:
            move = next(each for each in state["legal"] if tile in ("", each["tile"]))
            press(self.page.locator(f'.hand-tile.fits[data-tile="{move["tile"]}"]'))
            ends = {each["end"] for each in state["legal"] if each["tile"] == move["tile"]}
            if len(ends) == 2:
                arrow = self.page.locator(f".big.end:has(.arrow.{move['end']})")
                press(arrow)
        else:
            press(self.page.locator(".status .big"))
        # Others may come, go and talk meanwhile: what is waited for is one's own deed.
        self.until(lambda: self.n > n and self.state.get("you") and self._has_done(n))

    def _has_done(self, n: int) -> bool:
        """Whether he has acted since event ``n``, or there is nothing left to act on."""
        return self.state.get("phase") != "play" or any(
            event["n"] > n
            and event.get("seat") in self.state["you"]
            and event["type"] in ("laid", "drew", "passed")
            for event in self.events
        )

    def accept(self) -> None:
        """Accept the count of a deal."""
        n = self.n
        self.page.locator(".result .primary").click()
        self.until(lambda: self.n > n and self.state["phase"] != "counted")

    def play_out(self, act: Callable[[], None] | None = None) -> Json:
        """Play until the partie is over and return the last state."""
        act = act or self.act
        while self.state.get("phase") != "finished":
            if self.state.get("phase") == "counted":
                self.accept()
            elif self.asked:
                act()
            self.page.wait_for_timeout(5)
        return self.state

    def heard(self) -> list[str]:
        """Return what has been announced since the page was loaded."""
        return list(self.page.evaluate("window.heard"))

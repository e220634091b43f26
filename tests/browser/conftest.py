"""Chromium, a server on a free port of loopback, and people who visit it.

The tests skip, all for the same reason, where Chromium, Playwright or the built page is missing.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import palamede.web
from tests import needs

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

    from tests.browser.process import Process
    from tests.browser.visitor import Visitor
    from tests.web.live import LiveServer

STATIC = Path(palamede.web.__file__).parent / "static"
CHROMIUM = needs.chromium()
FLAGS = [
    "--no-sandbox",  # tests may run as root, in a container
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def missing() -> str | None:
    """Return why no browser can be driven here, None if one can."""
    if CHROMIUM is None:
        advice = "on Debian, apt install chromium, or name one in CHROMIUM"
        return needs.reason(needs.CHROMIUM, advice)
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "no Playwright: pip install playwright"
    if not (STATIC / "index.html").is_file():
        return "the page is not built: cd frontend && npm ci && npm run build"
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    why = missing()
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)
            if why is not None:
                item.add_marker(pytest.mark.skip(reason=f"browser tests need it: {why}"))


# Of this folder, not of the session: while Playwright runs it keeps an event loop in this thread,
# beside which no other test could start one.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose bots need next to no time."""
    from tests.web.live import LiveServer

    folder = tmp_path_factory.mktemp("server")
    # A page that is built anew meanwhile does not disturb.
    page = shutil.copytree(STATIC, folder / "page")
    with LiveServer(folder, static=page) as live:
        yield live


@pytest.fixture(scope="package")
def models(chromium: Browser, server: LiveServer) -> Callable[[str], dict[str, Any]]:
    """Return what a page is told at a table of these rules at one's own turn.

    For pages that show what they are told only; a table of each game is opened once.
    """
    from tests.browser.visitor import Visitor

    @cache
    def state(rules: str) -> dict[str, Any]:
        one = Visitor(chromium.new_context(locale="en-GB"), server.url)
        one.sit_down(rules)
        one.until_asked()
        one.context.close()
        assert not one.wrong
        return one.state

    return state


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """The server as people start it, not yet started."""
    from tests.browser.process import Process

    one = Process(tmp_path)
    yield one
    one.stop()


@pytest.fixture
def visit(chromium: Browser, server: LiveServer) -> Iterator[Callable[..., Visitor]]:
    """Make a person with a browser of his own: ``visit(locale="fr-FR", viewport=…)``.

    At the end of the test nothing must have gone wrong in any of their pages.
    """
    from tests.browser.visitor import Visitor

    visitors: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        url = options.pop("url", server.url)
        visitor = Visitor(chromium.new_context(**{"locale": "en-GB", **options}), url)
        visitors.append(visitor)
        return visitor

    yield come
    wrong = [line for visitor in visitors for line in visitor.wrong]
    for visitor in visitors:
        visitor.context.close()
    assert not wrong

"""A server for a module's tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.live import LiveServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("server")) as live:
        yield live

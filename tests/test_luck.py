"""The chance of live tables follows from the test."""

from __future__ import annotations

from tests.luck import Luck


def test_bytes_follow_from_the_test_and_the_word() -> None:
    luck, again, other = Luck(), Luck(), Luck("other")
    drawn: dict[tuple[str, str], list[bytes]] = {}
    for name, source in {"luck": luck, "again": again, "other": other}.items():
        for test in ("a", "b"):
            source.begin(test)
            drawn[name, test] = [source(32), source(32), source(16)]
    assert drawn["luck", "a"] == drawn["again", "a"] != drawn["other", "a"]
    assert drawn["luck", "a"] != drawn["luck", "b"]
    assert [len(each) for each in drawn["luck", "a"]] == [32, 32, 16]
    assert len({each for several in drawn.values() for each in several}) == 12

"""Token buckets, by hand and by chance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede.web.limits import AddressLimits, Bucket, Concurrent, LimitError, network_of
from palamede.web.metrics import Metrics


@given(st.lists(st.floats(0, 30), max_size=80), st.integers(1, 10), st.floats(1, 60))
def test_a_bucket_never_gives_more_than_its_rate(
    pauses: list[float], size: int, seconds: float
) -> None:
    now = 0.0
    bucket = Bucket(size, seconds, lambda: now)
    given_at = []
    for pause in pauses:
        now += pause
        if bucket.take():
            given_at.append(now)
    for first in range(len(given_at)):
        for last in range(first, len(given_at)):
            span = given_at[last] - given_at[first]
            assert last - first + 1 <= size + span * size / seconds + 1e-6


def test_addresses_have_buckets_of_their_own() -> None:
    now = 0.0
    limits = AddressLimits("tables", 1, 10, lambda: now)
    limits.check("192.0.2.1")
    limits.check("192.0.2.2")
    with pytest.raises(LimitError) as refused:
        limits.check("192.0.2.1")
    assert refused.value.params["wait"] == 10 and limits.refused == 1
    now = 10.0
    limits.check("192.0.2.1")


def test_a_household_is_one_address() -> None:
    limits = AddressLimits("tables", 1, 10)
    limits.check("2001:db8::1")
    with pytest.raises(LimitError):
        limits.check("2001:db8::ffff:1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"


def test_so_many_at_a_time() -> None:
    sockets = Concurrent("sockets", 2, 3)
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        sockets.enter(address)
    for address in ("192.0.2.1", "192.0.2.3"):
        with pytest.raises(LimitError):
            sockets.enter(address)
    sockets.leave("192.0.2.1")
    sockets.enter("192.0.2.3")
    assert sockets.count == 3


def test_metrics_are_text() -> None:
    metrics = Metrics()
    metrics.describe("a_total", "What a counts.")
    metrics.gauge("b", "What b is.", lambda: 2.5)
    metrics.count("a_total", why="x")
    metrics.count("a_total", why="x")
    metrics.took("c_seconds", 0.02)
    metrics.took("c_seconds", 9)
    text = str(metrics)
    assert "# HELP a_total What a counts.\n# TYPE a_total counter\n" in text
    assert 'a_total{why="x"} 2\n' in text and "b 2.5\n" in text
    assert 'c_seconds_bucket{le="0.025"} 1\n' in text and 'c_seconds_bucket{le="+Inf"} 2\n' in text
    assert "c_seconds_sum 9.020000\n" in text and "c_seconds_count 2\n" in text

"""A check takes so little time that a club's whole season is checked while one waits."""

import random
import sys
import time

import pytest

from palamede import dgn
from tests.dgn.making import played, text_of

DEALS = 10_000


@pytest.mark.slow
def test_ten_thousand_deals_in_fifteen_seconds() -> None:
    """10,000 deals of four hands are checked in less than 15 seconds of this processor's time.

    Under a tracer, which watches every line for coverage, it may take four times as long.
    """
    limit = 15 if sys.gettrace() is None else 60
    texts = [
        text_of(played(("voleur", 4, {"hand": hand}), random.Random(seed)))
        for seed in range(20)
        for hand in (6, 7)
    ]
    deals = sum(text.count("[Deal ") for text in texts)
    text = "".join(texts) * (DEALS // deals + 1)
    told: list[int] = []
    start = time.process_time()
    checked = dgn.check(text, progress=lambda done, total: told.append(total - done))
    assert time.process_time() - start < limit
    assert checked.ok
    assert len(told) >= DEALS
    assert told[-1] == 0

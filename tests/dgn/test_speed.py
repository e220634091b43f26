"""A check takes so little time that a club's whole season is checked while one waits."""

import random
import time

import pytest

from palamede import dgn
from tests.dgn.making import played, text_of

DEALS = 10_000


@pytest.mark.slow
def test_ten_thousand_deals_in_fifteen_seconds() -> None:
    """10,000 deals of four hands are checked in less than 15 seconds of this processor's time."""
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
    assert time.process_time() - start < 15
    assert checked.ok
    assert len(told) >= DEALS
    assert told[-1] == 0

"""The fair deal, palamede-1, against a second reading of the protocol and fixed vectors."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palamede.dominoes.tiles import TileSet
from palamede.table import fairdeal

SECRET = bytes(range(32))
SEEDS = [bytes([seat] * 16) for seat in (1, 2, 3, 4)]
VECTOR_WORDS = [3222845959, 3645190436, 1317367211, 169537389]
VECTOR_TILES = (
    "3-6 1-3 0-2 3-5 2-2 2-4 3-4 1-6 4-6 0-4 0-0 4-4 0-1 "
    "4-5 0-3 0-6 3-3 6-6 1-2 2-5 1-1 1-4 5-5 5-6 2-3 2-6 0-5 1-5"
)


def reference(secret: bytes, deal: int, seeds: list[bytes]) -> list[str]:
    """The tiles in the order of a deal, read from the words of the protocol once more."""
    key = hmac.new(
        secret, b"palamede-1" + deal.to_bytes(4, "big") + b"".join(seeds), hashlib.sha256
    ).digest()
    stream = b"".join(
        hmac.new(key, number.to_bytes(4, "big"), hashlib.sha256).digest() for number in range(200)
    )
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    tiles = [f"{low}-{high}" for low in range(7) for high in range(low, 7)]
    for place in range(len(tiles) - 1, 0, -1):
        size = place + 1
        greatest = 2**32 // size * size
        while words[0] >= greatest:
            words.pop(0)
        other = words.pop(0) % size
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return tiles


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert (
        fairdeal.commitment(b"")
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )


def test_the_words_of_a_known_deal() -> None:
    """A vector for other programs: S = 00 01 … 1f, the seats' bytes 01…, 02…, 03…, 04…, deal 1."""
    words = list(itertools.islice(fairdeal.words(SECRET, 1, SEEDS), 4))
    assert words == VECTOR_WORDS


def test_the_tiles_of_a_known_deal() -> None:
    mixed = fairdeal.mixed(TileSet(6), fairdeal.FairRandom(SECRET, 1, SEEDS))
    assert " ".join(map(str, mixed)) == VECTOR_TILES


@given(
    st.binary(min_size=32, max_size=32),
    st.integers(0, 2**32 - 1),
    st.lists(st.binary(min_size=16, max_size=16), min_size=2, max_size=6),
)
def test_a_second_reading_of_the_protocol_shuffles_alike(
    secret: bytes, deal: int, seeds: list[bytes]
) -> None:
    mixed = fairdeal.mixed(TileSet(6), fairdeal.FairRandom(secret, deal, seeds))
    assert list(map(str, mixed)) == reference(secret, deal, seeds)


def test_a_word_at_or_above_the_greatest_multiple_is_skipped() -> None:
    bound = 2**32 // 28 * 28
    assert fairdeal.below(28, iter([bound, 2**32 - 1, bound - 1])) == 27
    assert fairdeal.below(28, iter([28])) == 0
    assert fairdeal.below(4, iter([2**32 - 1])) == 3  # 4 divides 2³²: nothing is skipped


def test_every_input_changes_the_deal() -> None:
    orders = {
        tuple(fairdeal.mixed(TileSet(6), fairdeal.FairRandom(*given)))
        for given in (
            (SECRET, 1, SEEDS),
            (SECRET, 2, SEEDS),
            (SECRET[::-1], 1, SEEDS),
            (SECRET, 1, SEEDS[::-1]),
        )
    }
    assert len(orders) == 4


def test_bits_are_taken_from_the_words_in_their_order() -> None:
    words = list(itertools.islice(fairdeal.words(SECRET, 7, SEEDS), 3))
    rng = fairdeal.FairRandom(SECRET, 7, SEEDS)
    assert rng.getrandbits(32) == words[0]
    assert rng.getrandbits(40) == (words[1] << 32 | words[2]) >> 24
    assert 0 <= rng.random() < 1


def test_other_draws_come_from_the_words_too() -> None:
    first, second = (fairdeal.FairRandom(SECRET, 3, SEEDS) for _ in range(2))
    assert [first.randrange(21) for _ in range(50)] == [second.randrange(21) for _ in range(50)]


@pytest.mark.parametrize("place", [0, 13, 27])
def test_every_tile_comes_to_every_place_about_as_often(place: int) -> None:
    """2800 deals, 100 expected for each tile, five standard deviations allowed."""
    seen = Counter(
        fairdeal.mixed(TileSet(6), fairdeal.FairRandom(SECRET, deal, SEEDS))[place]
        for deal in range(2800)
    )
    assert len(seen) == 28
    assert all(50 <= number <= 150 for number in seen.values())

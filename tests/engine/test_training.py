"""Learning the model of choice: what is fitted, and a short run of the whole command."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from palamede.dominoes import presets
from palamede.engine import training
from palamede.engine.choice import kind_of
from palamede.engine.fitting import FEWEST, Choices, fit, joined
from palamede.engine.kernel.policy import FEATURES, HIDDEN, PHASES, ROWS


def made(count: int, seed: int, strength: float = 1.5) -> tuple[Choices, np.ndarray]:
    """Choices among four acts by a known linear model, and the chances that it gave them."""
    rng = np.random.default_rng(seed)
    truth = strength * np.random.default_rng(99).normal(size=FEATURES) * (np.arange(FEATURES) < 5)
    rows = rng.normal(size=(count, 4, FEATURES)).astype(np.float32)
    worth = rows @ truth
    likely = np.exp(worth - worth.max(axis=1, keepdims=True))
    likely /= likely.sum(axis=1, keepdims=True)
    chosen = (rng.random((count, 1)) > likely.cumsum(axis=1)).sum(axis=1).clip(0, 3)
    return (
        Choices(
            rows.reshape(-1, FEATURES),
            rng.integers(0, PHASES, count),
            np.full(count, 4),
            chosen.astype(np.int64),
        ),
        likely,
    )


def foretold(choices: Choices, weights: np.ndarray) -> list[np.ndarray]:
    """What weights say, worked out one decision at a time, apart from the code under test."""
    answers, at = [], 0
    for phase, size in zip(choices.phases, choices.sizes, strict=True):
        worth = []
        for row in choices.rows[at : at + size]:
            inner = row @ weights[:FEATURES] + weights[FEATURES + phase]
            worth.append(inner[0] + np.maximum(inner[1:], 0) @ weights[-1, 1:])
        powers = np.exp(np.array(worth) - max(worth))
        answers.append(powers / powers.sum())
        at += size
    return answers


def same(one: Choices, other: Choices) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Choices._fields)


def test_the_chances_of_a_known_chooser_are_found_again() -> None:
    choices, _ = made(1800, seed=1)
    fitted = fit(choices, steps=300)
    assert fitted.weights.shape == (ROWS, 1 + HIDDEN)
    fresh, likely = made(300, seed=2)
    found = np.array(foretold(fresh, fitted.weights))
    assert np.abs(found - likely).mean() < 0.06
    assert np.abs(found - likely).mean() < np.abs(0.25 - likely).mean() / 4
    # It foretells about as well as who knows the model, and far better than who knows nothing.
    ideal = -np.log(likely[np.arange(300), fresh.chosen]).mean()
    assert fitted.surprise == pytest.approx(ideal, abs=0.12)
    assert fitted.blind == pytest.approx(np.log(4))
    assert fitted.surprise < 0.7 * fitted.blind and fitted.right > 0.5


def test_where_nothing_can_be_learned_little_is_believed() -> None:
    """Choices at random: who believed them by heart would do worse than blind on others."""
    choices, _ = made(1000, seed=3, strength=0.0)
    fitted = fit(choices, steps=150)
    assert fitted.surprise < fitted.blind + 0.02
    fresh, likely = made(200, seed=4, strength=0.0)
    assert np.abs(np.array(foretold(fresh, fitted.weights)) - likely).mean() < 0.08


def test_too_few_choices_teach_nothing_and_lots_can_be_joined() -> None:
    few, _ = made(FEWEST - 1, seed=5)
    assert not fit(few).weights.any()
    one, other = made(30, seed=6)[0], made(25, seed=7)[0]
    both = joined([one, other])
    assert len(both.sizes) == 55 and len(both.rows) == 4 * 55
    assert fit(both, steps=50).weights.any()


def test_the_same_choices_give_the_same_weights() -> None:
    choices, _ = made(200, seed=8)
    assert np.array_equal(fit(choices, steps=50).weights, fit(choices, steps=50).weights)


def test_a_teacher_plays_the_same_deals_however_they_are_parted() -> None:
    conventions = presets.conventions("voleur", hand=3)
    whole = training.games(conventions, 0, 4)
    parts = joined([training.games(conventions, first, 2) for first in (0, 2)])
    assert same(whole, parts)
    assert (whole.sizes >= 2).all() and (whole.chosen < whole.sizes).all()
    assert whole.rows.shape == (whole.sizes.sum(), FEATURES)
    assert (whole.phases < PHASES).all()
    assert not np.array_equal(whole.rows, training.games(conventions, 4, 4).rows)


def test_every_kind_of_the_presets_is_learned() -> None:
    kinds = training.kinds_to_learn()
    assert {"2 solo", "4 pairs"} <= set(kinds)
    for kind, conventions in kinds.items():
        assert kind_of(conventions) == kind


@pytest.mark.slow
def test_a_short_run_learns_and_goes_on_where_it_ended(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file, kept = tmp_path / "choice.json", tmp_path / "kept"
    words = ["--kind", "2 solo", "--file", str(file), "--kept", str(kept), "--jobs", "1"]

    def learn(deals: int) -> tuple[Choices, np.ndarray]:
        assert training.main([*words, "--main-deals", str(deals), "--deals", "1"]) == 0
        with np.load(kept / "2 solo.npz") as held:
            choices = Choices(*(held[name] for name in Choices._fields))
        return choices, np.array(json.loads(file.read_text())["kinds"]["2 solo"])

    first, weights = learn(1)
    assert weights.shape == (ROWS, 1 + HIDDEN) and weights.any()
    told = capfd.readouterr().out
    assert told.startswith(f"2 solo: {len(first.sizes)} choices; surprise ")
    before = (kept / "2 solo.npz").read_bytes()
    again, _ = learn(1)  # nothing more to play
    assert (kept / "2 solo.npz").read_bytes() == before
    assert same(first, again)
    likely = foretold(first, weights)
    chance = [row[chosen] for row, chosen in zip(likely, first.chosen, strict=True)]
    assert np.log(chance).mean() > -np.log(first.sizes).mean() + 0.1  # better than blind


def test_an_unknown_kind_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        training.main(["--kind", "5 solo"])
    assert "no kind is called '5 solo'" in capsys.readouterr().err

"""A net asked for many choices at once says what it says to each alone, here and elsewhere."""

from __future__ import annotations

import importlib
from pathlib import Path
from random import Random

import numpy as np
import pytest

from palamede.dominoes import presets
from palamede.dominoes.match import Partie
from palamede.dominoes.view import View
from palamede.engine import judging, nets
from palamede.engine.judging import Judge, MissingError, onnx_model, opinions, row_of
from palamede.engine.kernel.model import Model
from palamede.engine.kernel.net import HEADS, INPUTS, NO_NET, net_chances, net_value, unit_of
from palamede.engine.kernel.worlds import Worlds
from palamede.engine.learning.games import played
from palamede.engine.table import table_of

GAMES = ("tete_a_tete", "peche", "voleur", "cinq_partout", "trois_partout", "qui_perd_gagne")
NET = nets.net_of(presets.conventions("tete_a_tete"))


def _views(rules: str, count: int) -> list[View]:
    """Choices of whole deals played at random."""
    found: list[View] = []
    for number in range(1, count):
        deal = Partie(presets.conventions(rules)).serve(Random(number))
        rng = Random(number)
        while deal.turn is not None and len(found) < count:
            view = deal.view(deal.turn)
            if any(move.is_lay for move in view.legal_moves):
                found.append(view)
            deal.push(rng.choice(deal.legal_moves))
    return found


def test_it_thinks_of_each_what_the_kernel_thinks() -> None:
    views = [view for rules in GAMES for view in _views(rules, 30)]
    Random(4).shuffle(views)  # both nets and all games, mixed
    for view, opinion in zip(views, opinions(views), strict=True):
        net = nets.net_of(view.conventions)
        world = Worlds(view).sample(1, 0)
        table = table_of(view, world)
        likely = np.zeros(len(table.acts))
        net_chances(
            table.tables, world.now[0], table.meta, table.seen, table.acts, len(likely), net, likely
        )
        value = net_value(table.tables, world.now[0], table.meta, table.seen, net)
        assert list(opinion.chances) == list(view.legal)
        assert list(opinion.chances.values()) == pytest.approx(likely.tolist(), abs=1e-5)
        assert opinion.marks == pytest.approx(value * unit_of(table.tables), abs=1e-3)


def test_the_choices_of_self_play_are_judged_as_they_were_made() -> None:
    """The rows that the learner writes are those of the views, and one call judges them all."""
    conventions = presets.conventions("tete_a_tete")
    choices = played(conventions, Model(np.empty((0, 0)), NET), 3, 0, 400)
    judged = Judge(NET, threads=2).judge(choices.seen)
    assert judged.acts.shape == (len(choices.seen), HEADS)
    assert judged.values.shape == (len(choices.seen),)
    likely = np.where(choices.legal > 0, judged.acts, -np.inf)
    likely = np.exp(likely - likely.max(axis=1, keepdims=True))
    likely /= likely.sum(axis=1, keepdims=True)
    taken = likely[np.arange(len(likely)), choices.taken]
    # Drawn with these chances, an act is taken as often as they say.
    expected, spread = (likely**2).sum(), np.sqrt((likely**3).sum())
    assert abs(taken.sum() - expected) < 4 * spread
    one_by_one = np.vstack([Judge(NET).judge(row[None]).acts for row in choices.seen[:20]])
    np.testing.assert_allclose(one_by_one, judged.acts[:20], atol=1e-4)


def test_other_programs_can_read_the_net(tmp_path: Path) -> None:
    """The file says all: by the reference of ONNX itself the same numbers come out."""
    onnx = importlib.import_module("onnx")
    reference = importlib.import_module("onnx.reference")
    file = tmp_path / "net-2.onnx"
    file.write_bytes(onnx_model(NET))
    model = onnx.load(file)
    onnx.checker.check_model(model, full_check=True)
    rows = np.stack([row_of(view) for view in _views("peche", 12)])
    (told,) = reference.ReferenceEvaluator(model).run(None, {"seen": rows})
    judged = Judge(NET).judge(rows)
    np.testing.assert_allclose(told[:, :HEADS], judged.acts, atol=1e-4)
    np.testing.assert_allclose(told[:, HEADS], judged.values, atol=1e-4)


def test_no_choices_are_judged_as_none() -> None:
    assert opinions([]) == []
    judged = Judge(NET).judge(np.zeros((0, INPUTS), dtype=np.uint8))
    assert judged.acts.shape == (0, HEADS)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (np.zeros((2, INPUTS)), "float64"),
        (np.zeros((2, INPUTS - 1), dtype=np.uint8), f"not uint8 [2, {INPUTS - 1}]"),
        (np.zeros(INPUTS, dtype=np.uint8), f"rows are uint8 [n, {INPUTS}]"),
    ],
)
def test_rows_that_are_none_are_refused(rows: np.ndarray, said: str) -> None:
    with pytest.raises(ValueError) as told:
        Judge(NET).judge(rows)
    assert said in str(told.value)


def test_what_cannot_be_judged_is_named() -> None:
    good = _views("voleur", 3)
    with pytest.raises(ValueError, match="view 3: no net plays these rules"):
        opinions([*good, _matador()])
    with pytest.raises(ValueError, match="no net for these rules"):
        onnx_model(NO_NET)
    with pytest.raises(ValueError, match="0 threads"):
        Judge(NET, threads=0)
    deal = Partie(presets.conventions("voleur")).serve(Random(1))
    waiting = deal.view(next(seat for seat in range(1, 5) if seat != deal.turn))
    with pytest.raises(ValueError, match=f"view 0: seat {waiting.seat} has no tile to lay"):
        opinions([waiting])


def _matador() -> View:
    deal = Partie(presets.conventions("matador")).serve(Random(1))
    assert deal.turn is not None
    return deal.view(deal.turn)


@pytest.mark.parametrize("package", ["onnx", "onnxruntime"])
def test_who_lacks_a_package_is_told_which(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def missing(name: str) -> object:
        if name.partition(".")[0] == package:
            raise ImportError(name)
        return real(name)

    monkeypatch.setattr(judging.importlib, "import_module", missing)
    with pytest.raises(MissingError) as told:
        Judge(NET)
    assert str(told.value) == f"{package} is not installed: pip install 'palamede[onnx]'"

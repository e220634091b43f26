"""How likely each seat holds each tile, from the counts of ``dominoes.placement``."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from palamede.dominoes.knowledge import Knowledge
from palamede.dominoes.placement import Recipe

__all__ = ["probabilities_of"]


def probabilities_of(knowledge: Knowledge) -> NDArray[np.float64]:
    """Return, by tile of the whole set, the probability that each seat holds it; last, the stock.

    Exact but for the rounding of float64: the mean number of items of each row that each column
    gets is carried forward through the chain of states. Tiles on the table, or not in play, have
    noughts.

    Raises:
        ValueError: no deal agrees with what is known.
    """
    recipe, layout = knowledge.placement.recipe(), knowledge.layout
    share = _shares(recipe)
    groups = len(layout.positions)
    chances = np.zeros((len(layout.tiles), groups))
    for tile, group in enumerate(recipe.fixed):
        if group >= 0:
            chances[tile, group] = 1
    for row, items in enumerate(recipe.rows):
        for column, others in enumerate(recipe.columns):
            each = share[row, column] / (len(items) * len(others))
            tiles, places = (others, items) if recipe.turned else (items, others)
            for group in places:
                chances[list(tiles), group] += each
    size = knowledge.conventions.set + 1
    result = np.zeros((size * (size + 1) // 2, knowledge.conventions.seats + 1))
    for tile, row_of_chances in zip(layout.tiles, chances, strict=True):
        if not layout.down >> tile & 1:
            # Seat 0, the stock, is the last column.
            np.add.at(result[tile], np.array(layout.seats) - 1, row_of_chances)
    return result


def _shares(recipe: Recipe) -> NDArray[np.float64]:
    """Return the mean number of items of each row (first axis) that go to each column."""
    count = len(recipe.columns)
    share = np.zeros((len(recipe.rows), count))
    heads = np.arange(count)  # the column that stands for each column by now
    # By state: its probability times the mean number of items of each column still there.
    means = np.array([[len(pool) for pool in recipe.columns]], dtype=np.float64)
    chances = np.ones(1)
    for step, level in zip(recipe.tables.steps, recipe.tables.graph(), strict=True):
        options = [(at, option) for at, options in enumerate(level) for option in options]
        origins = np.array([at for at, _ in options])
        targets = np.array([option[1] for _, option in options])
        totals = [sum(option[0] for option in options) for options in level]
        odds = np.array([option[0] / totals[at] for at, option in options])
        parts = np.zeros((len(options), count))
        for number, (_, (_, _, taken)) in enumerate(options):
            for column, some, size in taken:
                parts[number, column] = some / size
        parts = parts[:, heads]
        flow = means[origins] * odds[:, None]
        share[step.row] += (flow * parts).sum(axis=0)
        width = int(targets.max()) + 1
        means, before = np.zeros((width, count)), chances
        np.add.at(means, targets, flow * (1 - parts))
        chances = np.zeros(width)
        np.add.at(chances, targets, before[origins] * odds)
        for target, source in step.joins:
            heads[heads == source] = target
    return share

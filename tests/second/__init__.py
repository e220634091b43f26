"""A second, deliberately plain implementation of the rules.

It imports nothing from the package under test: its presets, its rules and its arithmetic were
written apart from the specification, so that an error has to be made twice to stay hidden. Tiles
are pairs of numbers, hands are sets of pairs, a state is a dictionary; nothing is fast.
"""

"""The live table à l'ancienne: faults can happen there, and are claimed, ruled on and recorded.

``state`` folds the events of such a table, ``decide`` turns commands into events, ``follow`` gives
what comes by itself, ``audience`` tells each what he may know, ``bots`` sit at it.
"""

"""The rules that a search needs, compiled: bit masks, flat tables, no objects.

``tables`` (conventions as arrays), ``state`` (one deal), ``playout`` (random play, many deals at a
time). Held to ``palamede.dominoes`` by differential tests. Importing a module here imports Numba.
"""

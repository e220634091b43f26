"""A table in the terminal: people and bots play whole parties, the record is kept as they go.

- ``session``: runs the evening, deal by deal and turn by turn;
- ``seating``, ``save``: who sits where, and the file that survives everything;
- ``reading``: what a person typed, as a move or a command;
- ``scene``, ``table``: what one person may see, and its picture;
- ``count``, ``sheet``: the end of a deal, tile by tile, and the marks and accounts;
- ``face``: how it is shown, on a whole screen (``screen``, ``tty``) or line after line (``plain``).
"""

"""A table à l'ancienne in the terminal: everybody can err, and whoever notices must claim.

- ``local``: the table itself, the same as the live one, kept in this process;
- ``book``: its parties in the record of the evening;
- ``reading``: what a person typed there;
- ``staging``, ``telling``, ``rulings``: what one person sees, what happened, how it was ruled;
- ``session``: the evening; ``questions``: who is asked when; ``answering``: what he may do then.
"""

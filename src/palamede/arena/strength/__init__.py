"""How strong the players are: what is measured, and the page that tells it (``docs/strength``)."""

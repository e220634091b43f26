"""How far the players are from the limit: small games in which that is known exactly."""

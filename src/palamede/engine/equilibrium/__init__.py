"""Small games solved whole: their trees, equilibrium, and what a best answer gains on a player."""

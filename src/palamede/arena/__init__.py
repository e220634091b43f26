"""Player against player: duplicate deals and what they prove."""

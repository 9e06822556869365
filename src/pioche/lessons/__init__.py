"""A first game that teaches: one thing is said, the player does it, and the engine says if that was it."""

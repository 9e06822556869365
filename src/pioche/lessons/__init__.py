"""A first game that teaches: each step says one thing, the player does it, and the engine checks it."""

"""Greedy: a player by rules of thumb."""

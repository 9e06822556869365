"""A cup: several tables at once, round after round, and the standings."""

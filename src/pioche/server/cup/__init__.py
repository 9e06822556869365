"""A cup: several tables at once, round after round, and who stands where."""

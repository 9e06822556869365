"""Whole rounds at full speed: the loops that play them, players at random, and statistics of every seat."""

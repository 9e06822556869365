"""Greedy: scores each answer with weighted heuristics, and takes the best."""

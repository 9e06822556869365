"""Simulation: very many rounds between players of all kinds, counted, timed and written down as rows."""

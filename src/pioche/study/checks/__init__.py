"""Checks of rules and boxes: laws, twins, random games in which everything must occur, and cards counted."""

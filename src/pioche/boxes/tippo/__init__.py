"""Tippo: the box, its balance, and the Tilt card."""

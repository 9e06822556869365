"""The shelf: every box that can be played by its name, ours and those that come from outside."""

from pioche.shelf.shelf import SHELF, BoxError, Shelf, box_named

__all__ = ["SHELF", "BoxError", "Shelf", "box_named"]

"""The shelf: every playable box by its name, the built-in ones and those from outside."""

from pioche.shelf.shelf import SHELF, BoxError, Shelf, box_named

__all__ = ["SHELF", "BoxError", "Shelf", "box_named"]

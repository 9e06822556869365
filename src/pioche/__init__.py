"""Pioche: the UNO family of card games as an engine, a referee and a table. An independent project."""

__version__ = "0.1.0"

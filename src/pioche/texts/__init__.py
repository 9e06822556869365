"""Everything a person reads: one Fluent catalogue a language, and what is written with it."""

from pioche.texts.catalogue import LANGUAGES, Catalogue, MissingText, catalogue, language_of

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "catalogue", "language_of"]

"""Everything a person reads: one Fluent catalogue a language, and what is written with it."""

from pioche.texts.catalogue import Catalogue, catalogue, language_of
from pioche.texts.words import LANGUAGES, MissingText, Words

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "Words", "catalogue", "language_of"]

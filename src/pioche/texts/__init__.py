"""Everything that people read: one Fluent catalogue per language, and the texts composed from it."""

from pioche.texts.catalogue import Catalogue, catalogue
from pioche.texts.languages import LANGUAGES, language_of
from pioche.texts.words import MissingText, Words

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "Words", "catalogue", "language_of"]

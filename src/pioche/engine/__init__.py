"""The rules engine: pure, deterministic, compiled; no clock, no input or output, no global randomness."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def compiled() -> bool:
    """Whether the compiled engine is the one that runs; asking does not load it."""
    found = find_spec("pioche.engine.game")
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))

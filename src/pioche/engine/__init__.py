"""The rules machine: pure, deterministic, compiled; no clock, no input or output, no global randomness."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def compiled() -> bool:
    """Whether the engine that runs is the compiled one; it need not be loaded for that."""
    found = find_spec("pioche.engine.game")
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))

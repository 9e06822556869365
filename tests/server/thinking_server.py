"""`pioche serve` whose levels are played by bots of a test, as LEVEL=MODULE:CLASS …; only for tests."""

from __future__ import annotations

import sys

from pioche.bots import levels
from pioche.cli import main

if __name__ == "__main__":
    for word in sys.argv[1:]:
        level, _, bot = word.partition("=")
        levels.LEVELS[level] = bot
    sys.exit(main(["serve"]))

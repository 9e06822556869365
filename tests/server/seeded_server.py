"""`pioche serve` whose shuffles, bots and codes follow from the test that uses it; only for tests."""

from __future__ import annotations

import sys

from pioche.cli import main
from tests.chance import seed_this_process

if __name__ == "__main__":
    seed_this_process()
    sys.exit(main(["serve"]))

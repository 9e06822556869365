"""Runs a program whose random numbers follow from the test that started it: python -m tests.seeded FILE …"""

from __future__ import annotations

import os
import random
import runpy
import sys

from tests.chance import NAME, seed_this_process, source

if __name__ == "__main__":
    seed_this_process()
    random.seed(source(os.environ[NAME]).random())
    del sys.argv[0]
    runpy.run_path(sys.argv[0], run_name="__main__")

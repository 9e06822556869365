"""What has to hold on any system with any Python: the tests that need no browser, no database and no make.

Sets up a virtual environment of its own beside the checkout, installs what requirements.lock says and the
package, compiled where there is a compiler, and runs the tests: python .ci/anywhere.py [PYTEST-ARGUMENTS…]
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = (
    "bots",
    "boxes",
    "coach",
    "engine",
    "inference",
    "lessons",
    "notation",
    "records",
    "rl",
    "rounds",
    "scenarios",
    "shelf",
    "sight",
    "texts",
)


def main(arguments: list[str]) -> int:
    """Set up and test; the exit code of the tests, or of the first step that failed."""
    home = ROOT / "build/anywhere"
    venv.create(home, with_pip=True, clear=True)
    python = str(home / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    steps = [
        [*pip, "--require-hashes", "--requirement", "requirements.lock"],
        [*pip, "--no-deps", "."],
        [python, "-m", "pytest", "-n", "auto", *arguments, *(f"tests/{room}" for room in ROOMS)],
    ]
    env = {**os.environ, "CI": "true", "PYTHONUTF8": "1"}
    for step in steps:
        done = subprocess.run(step, cwd=ROOT, env=env, check=False)
        if done.returncode != 0:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

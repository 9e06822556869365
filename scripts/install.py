"""Builds the wheel into dist/ and installs it into .venv, each only if it is out of date: install.py [wheel]

What a wheel was built from, and what is installed, is written beside them when all is done. Whoever is cut
short in the middle leaves no such word, and the next one begins that step again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from alone import ROOT, alone

sys.path.insert(0, str(ROOT))

import hatch_build

DIST = ROOT / "dist"
BUILT = ROOT / "build/wheel"  # the fingerprint of what the wheel in dist was built from
INSTALLED = ROOT / ".venv/.installed"  # the same of what is installed


def says(stamp: Path, wanted: str) -> bool:
    """Whether a step was done for exactly this."""
    return stamp.exists() and stamp.read_text() == wanted


def up_to_date() -> bool:
    """Whether what is installed was built from the files as they are."""
    return says(INSTALLED, hatch_build.fingerprint(ROOT))


def not_compiled() -> bool:
    """Whether the wheel in dist is pure Python."""
    return any(DIST.glob("pioche-*-none-any.whl"))


def build(wanted: str) -> None:
    """Build the wheel, unless the one in dist is what is wanted."""
    required = os.environ.get("PIOCHE_REQUIRE_COMPILED") == "1"
    if says(BUILT, wanted) and any(DIST.glob("pioche-*.whl")) and not (required and not_compiled()):
        return
    for stamp in (BUILT, INSTALLED):
        stamp.unlink(missing_ok=True)
    for wheel in DIST.glob("pioche-*.whl"):
        wheel.unlink()
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=ROOT, check=True)
    BUILT.write_text(wanted)


def install(wanted: str) -> None:
    """Install the wheel of dist, unless that has been done."""
    if says(INSTALLED, wanted):
        return
    uv = Path(sys.executable).with_name("uv")
    options = ["--quiet", "--python", sys.executable, "--no-deps", "--reinstall"]
    INSTALLED.unlink(missing_ok=True)
    subprocess.run([uv, "pip", "install", *options, *DIST.glob("pioche-*.whl")], cwd=ROOT, check=True)
    INSTALLED.write_text(wanted)


def main(only_wheel: bool = False) -> int:
    """Do what is to be done, while nobody else does."""
    with alone():
        # Before anything is built: what changes meanwhile is then found to be out of date.
        wanted = hatch_build.fingerprint(ROOT)
        try:
            build(wanted)
            if not only_wheel:
                install(wanted)
        except subprocess.CalledProcessError as error:
            return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["wheel"]))

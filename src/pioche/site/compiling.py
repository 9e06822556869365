"""The engine as a library for browsers: what came with this package, was kept from before, or is made now.

As a program it says where the library is, or why there is none: python -m pioche.site.compiling
"""

from __future__ import annotations

import glob
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pioche.site.tools import COMPILED, QUIET, RUNTIME, SiteError, digest, fetch, home, once, run

PACKAGE: Final = Path(__file__).parents[1]
CARRIED: Final = Path(__file__).parent / "library"
LOCKS: Final = RUNTIME / COMPILED.name
MADE_FROM: Final = "made-from.json"  # beside a library: the hash of each source, and of the tools
TOOLS: Final = "tools"
KEPT: Final = 4  # libraries
VECS: Final = "librt/vecs.cpython"  # all that the engine uses of librt
PROGRAMS: Final = ("hatch_build.py", "hatch_compile.py", "hatch_wasm.py")
# Where version managers keep interpreters that are on no PATH.
ELSEWHERE: Final = (
    "~/.pyenv/versions/{python}*/bin/python",
    "~/.local/share/uv/python/cpython-{python}*/bin/python{python}",
)
ASK: Final = """
import sys, sysconfig
from pathlib import Path
include = Path(sysconfig.get_path("include"))
same = "%d.%d" % sys.version_info[:2] == sys.argv[1] and not sysconfig.get_config_var("Py_GIL_DISABLED")
sys.exit(not (same and sys.implementation.name == "cpython" and (include / "Python.h").exists()))
"""


class NotCompiled(Exception):
    """The reason why a site gets an interpreted engine."""


def library() -> Path:
    """The folder with the library; NotCompiled says why there is none."""
    if os.environ.get("PIOCHE_PURE") == "1":
        raise NotCompiled("PIOCHE_PURE=1 asks for pure Python")
    try:
        tools = tools_digest()
    except FileNotFoundError:
        raise NotCompiled("this copy of Pioche cannot compile") from None
    for folder in [CARRIED, *_kept()]:
        if is_of_today(folder, tools):
            return folder
    python = python_with_headers()
    if python is None:
        raise NotCompiled(f"there is no CPython {COMPILED.python} with its C headers on this machine")
    try:
        return _compile(python, tools)
    except SiteError as error:
        raise NotCompiled(str(error)) from None


def _programs() -> list[Path]:
    """The programs that compile: in a package they lie beside the locks."""
    folder = RUNTIME if (RUNTIME / PROGRAMS[0]).exists() else PACKAGE.parents[1]
    return [folder / name for name in PROGRAMS]


def tools_digest() -> str:
    """A hash over everything but the sources that determines the library."""
    return digest([*_programs(), *sorted(path for path in LOCKS.iterdir() if path.is_file())])


def _kept() -> list[Path]:
    """The libraries of before, the newest first."""
    return sorted(home().glob("engine-*"), key=lambda path: path.stat().st_mtime, reverse=True)


def is_of_today(folder: Path, tools: str) -> bool:
    """Whether a library was made from the sources as they are."""
    try:
        made_from: dict[str, str] = json.loads((folder / MADE_FROM).read_text())
    except (OSError, ValueError):
        return False
    if made_from.pop(TOOLS, "") != tools:
        return False
    files = {PACKAGE.parent / name: known for name, known in made_from.items()}
    return all(path.exists() and _hash(path) == known for path, known in files.items())


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _pythons() -> Iterator[str]:
    yield sys.executable
    yield f"python{COMPILED.python}"
    for pattern in ELSEWHERE:
        yield from sorted(glob.glob(os.path.expanduser(pattern.format(python=COMPILED.python))))


def python_with_headers() -> str | None:
    """An interpreter with headers like the browser's; run, not looked up, as some names lead nowhere."""
    for python in _pythons():
        try:
            done = subprocess.run([python, "-c", ASK, COMPILED.python], capture_output=True, check=False)
        except OSError:
            continue
        if done.returncode == 0:
            return python
    return None


def _fetch_tools(python: str) -> Path:
    """mypyc and clang for an interpreter."""

    def make(folder: Path) -> None:
        pip = [sys.executable, "-m", "pip", "--python", python, "install", *QUIET]
        run([*pip, "--target", str(folder), "-r", str(LOCKS / "tools.lock")], folder)

    return once(f"tools-{digest([LOCKS / 'tools.lock'])}", make)


def _fetch_parts(tools: Path) -> Path:
    """Libraries that are there for browsers already, and the source of msgspec, which is not."""

    def make(folder: Path) -> None:
        pip = [*COMPILED.pip(), "--no-build-isolation", "-r", str(LOCKS / "requirements.lock")]
        run([*pip, "-d", str(folder)], folder, PYTHONPATH=str(tools))

    return once(f"parts-{digest([LOCKS / 'requirements.lock'])}", make)


def _compile(python: str, tools: str) -> Path:
    """Compile; what is fetched and made is kept for the next time."""
    print(f"compiling the engine for browsers with {python} (a minute or two) …", file=sys.stderr, flush=True)
    pyodide = fetch(COMPILED) / "node_modules/pyodide"
    installed = _fetch_tools(python)
    parts = _fetch_parts(installed)

    def make(folder: Path) -> None:
        scratch = folder / "work"
        scratch.mkdir()
        with tarfile.open(next(parts.glob("msgspec-*.tar.gz"))) as archive:
            archive.extractall(scratch / "msgspec", filter="data")
        (msgspec,) = (scratch / "msgspec").iterdir()
        command = [python, _programs()[-1], PACKAGE.parent, pyodide, msgspec, scratch]
        run([str(part) for part in command], scratch, PYTHONPATH=str(installed), PYTHONHASHSEED="0")
        for path in sorted((scratch / "lib").iterdir()):
            path.rename(folder / path.name)
        with zipfile.ZipFile(next(parts.glob("librt-*.whl"))) as archive:
            archive.extractall(folder, [name for name in archive.namelist() if VECS in name])
        for path in (msgspec / "src/msgspec").glob("*.py"):
            shutil.copyfile(path, folder / "msgspec" / path.name)
        made_from = json.loads((folder / MADE_FROM).read_text())
        (folder / MADE_FROM).write_text(json.dumps({TOOLS: tools, **made_from}))
        shutil.rmtree(scratch)

    sources = sorted(PACKAGE.rglob("*.py"))
    found = once(f"engine-{tools[:6]}{digest(sources)}", make)
    for old in _kept()[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return found


if __name__ == "__main__":
    try:
        print(library())
    except NotCompiled as error:
        sys.exit(f"The engine is not compiled for browsers: {error}.")

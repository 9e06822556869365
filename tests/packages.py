"""Packages as they lie in a folder of installed ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def package(folder: Path, name: str, text: str, group: str, **points: str) -> None:
    """A distribution with one module, and the entry points that it declares in a group."""
    (folder / f"{name}.py").write_text(text, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = "".join(f"{point} = {value}\n" for point, value in points.items())
    (info / "entry_points.txt").write_text(f"[{group}]\n{lines}")


def path_with(folder: Path) -> str:
    """PYTHONPATH with the packages of a folder installed."""
    return os.pathsep.join(filter(None, [str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]))


def pioche(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command, with the packages of a folder installed."""
    command = [sys.executable, "-c", "import sys; from pioche.cli import main; sys.exit(main())", *words]
    env = {**os.environ, "PYTHONPATH": path_with(folder)}
    return subprocess.run(command, env=env, input=typed, capture_output=True, text=True, check=False)

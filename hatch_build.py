"""Build hook: compiles the hot rooms of the house, engine and boxes, with mypyc into the wheel.

The file is also two small programs. `compile` is the compile step itself, in a process of its own because
setuptools and mypyc leave their mark on the one they run in. `state` prints a fingerprint of everything that
goes into the wheel, from which the Makefile tells whether the last one is still good.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOT_ROOMS = ("engine", "boxes")
# Nothing outside the one shared library calls into it by name, which lets the C compiler inline freely.
UNIX_FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition")
# The engine is many small functions; letting gcc inline more of them is worth a twentieth of its speed.
GCC_FLAGS = ("--param", "max-inline-insns-auto=60", "--param", "inline-unit-growth=60")
COMPILE_REQUIREMENTS = ["mypy[mypyc]==2.4.1", "setuptools>=80"]
EXTENSION_ENDINGS = {".so", ".pyd"}


def hot_modules(root: Path) -> list[str]:
    """The modules that are compiled, all in one group, as paths from the root."""
    files = [path for room in HOT_ROOMS for path in sorted((root / "src/pioche" / room).rglob("*.py"))]
    return [path.relative_to(root).as_posix() for path in files if path.name != "__init__.py"]


def why_pure() -> str | None:
    """The reason why this machine builds pure Python, or None where it can compile."""
    if os.environ.get("PIOCHE_PURE") == "1":
        return "PIOCHE_PURE=1 asks for pure Python"
    if os.name == "nt":
        return None  # setuptools finds Visual C++ by itself; it is on no PATH
    if shutil.which(compiler()[0]) is None:
        return f"there is no C compiler ({compiler()[0]})"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return None if headers.exists() else f"the Python headers are missing ({headers})"


def compiler() -> list[str]:
    """The command that compiles C, as the interpreter was told."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def c_flags() -> list[str]:
    """The flags this machine's compiler understands."""
    if os.name == "nt":
        return []
    told = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    known = [*UNIX_FLAGS, *GCC_FLAGS] if "Free Software Foundation" in told else [*UNIX_FLAGS]
    return [*known, *shlex.split(os.environ.get("CFLAGS", ""))]


def fingerprint(root: Path) -> str:
    """One hash over the files, the interpreter and the settings that decide what is in the wheel."""
    names = ["pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "requirements.lock"]
    kept = (path for path in (root / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    files = [root / name for name in names] + sorted(
        path for path in kept if path.suffix not in EXTENSION_ENDINGS
    )
    digests = [(str(path.relative_to(root)), hashlib.sha256(path.read_bytes()).hexdigest()) for path in files]
    settings = [sys.version, platform.platform(), why_pure(), os.environ.get("CC"), os.environ.get("CFLAGS")]
    return hashlib.sha256(json.dumps([digests, settings]).encode()).hexdigest()


def compile_group(modules: list[str], lib: Path, scratch: Path) -> None:
    """Compile the modules into one shared library and leave in `lib` exactly its files."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    # Types are checked by `make lint`; a slip in a room that is not compiled must not stop the compiler here.
    extensions = mypycify(
        ["--follow-imports=silent", *modules],
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch),
        group_name="pioche",
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *c_flags()]
    # Driving the command directly keeps setuptools from reading this project's pyproject.toml as its own.
    command = Distribution({"name": "pioche", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(lib), str(scratch)
    command.ensure_finalized()
    command.run()
    wanted = {Path(name).resolve() for name in command.get_outputs()}
    for path in extension_files(lib):
        if path.resolve() not in wanted:
            path.unlink()


def extension_files(lib: Path) -> list[Path]:
    """The compiled files below a folder."""
    return sorted(path for path in lib.rglob("*") if path.suffix in EXTENSION_ENDINGS)


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Puts the compiled modules beside their sources in the wheel, or says why it stays pure Python."""

    def dependencies(self) -> list[str]:
        """What an isolated build has to install before `initialize` runs."""
        return COMPILE_REQUIREMENTS if self.target_name == "wheel" and why_pure() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before a wheel is packed.

        An editable install stays pure: a compiled file beside an edited source would hide the edit.
        """
        if self.target_name != "wheel" or version == "editable":
            return
        reason = why_pure()
        if reason is None:
            lib = self.compile()
            if lib is not None:
                files = extension_files(lib)
                build_data["force_include"].update({str(f): f.relative_to(lib).as_posix() for f in files})
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                return
            reason = "compiling failed (see above)"
        if os.environ.get("PIOCHE_REQUIRE_COMPILED") == "1":
            raise SystemExit(f"The engine has to be compiled (PIOCHE_REQUIRE_COMPILED=1), but {reason}.")
        self.app.display_warning(f"The engine runs as pure Python, correct but slow: {reason}.")

    def compile(self) -> Path | None:
        """Run the compile step; the folder of the compiled files, or None when it failed."""
        # One folder per interpreter and flags: what did not change in it is not compiled again.
        settings = [sys.version, COMPILE_REQUIREMENTS, os.environ.get("CC"), os.environ.get("CFLAGS")]
        key = hashlib.sha256(json.dumps(settings).encode()).hexdigest()[:8]
        folder = Path(self.root) / "build" / f"{sys.implementation.cache_tag}-{key}"
        folder.mkdir(parents=True, exist_ok=True)
        step = [sys.executable, __file__, "compile", str(folder)]
        done = subprocess.run(step, cwd=self.root, stdout=sys.stderr, check=False)
        return folder / "lib" if done.returncode == 0 else None


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["compile", target]:
            compile_group(hot_modules(Path.cwd()), Path(target, "lib"), Path(target, "scratch"))
        case ["state"]:
            print(fingerprint(Path.cwd()))
        case _:
            sys.exit("usage: hatch_build.py compile FOLDER | hatch_build.py state")

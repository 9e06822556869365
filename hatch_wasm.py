"""Compile the hot modules for Python in a browser: hatch_wasm.py SOURCE PYODIDE MSGSPEC FOLDER

SOURCE contains the package, PYODIDE is the unpacked package from npm, MSGSPEC the unpacked source package. A
CPython of the same minor version as that Pyodide has to run this: its headers are used, and Pyodide's numbers
in pyconfig.h. mypyc makes C for 32 bits here; clang and the linker are those of ziglang (decision 20).
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
NAME: Final = "pioche__mypyc"
# The musl of ziglang knows 32 bits of ARM; where Emscripten differs, its types say so.
NEAREST: Final = "arm-linux-musl"
DIFFERENT: Final = (
    ("#define _REDIR_TIME64 1\n", ""),
    ("#define _Addr int", "#define _Addr long"),
    ("typedef unsigned wchar_t;", "typedef __WCHAR_TYPE__ wchar_t;"),
)
CLANG: Final = (
    "--target=wasm32-unknown-emscripten", "-nostdinc", "-nostdlibinc", "-D__wasilibc_unmodified_upstream",
    "-D_GNU_SOURCE", "-DNDEBUG", "-fPIC", "-fvisibility=hidden", "-fwrapv", "-Wno-everything",
    "-Werror=implicit-function-declaration", "-Werror=int-conversion",
    "-Werror=incompatible-function-pointer-types",
    # These two take half the time and gain nothing.
    "-mllvm", "-combiner-global-alias-analysis=false", "-mllvm", "-disable-lsr",
)  # fmt: skip
LINK: Final = (
    "-shared", "--experimental-pic", "-Bsymbolic", "--no-entry", "--import-memory", "--import-table",
    "--unresolved-symbols=import-dynamic", "--export-dynamic", "--strip-all",
)  # fmt: skip
# What hatch_compile optimises, as clang is told.
EFFORT: Final = {"-O3": "-O2", "-O1": "-Os"}
# A whole number that fits no tagged one of 32 bits is read from an object, each time.
TAKEN: Final = re.compile(r"(\w+) = \(CPyTagged\)CPyStatics\[\d+\] \| 1; /\* (-?\d+) \*/\n")
# Runs the function that makes one compiled module, which the library offers as a capsule.
CALLER: Final = """
#include <Python.h>
static PyObject *run(PyObject *self, PyObject *args) {
    PyObject *capsule;
    const char *name;
    if (!PyArg_ParseTuple(args, "Os", &capsule, &name)) return NULL;
    void *made = PyCapsule_GetPointer(capsule, name);
    return made ? ((PyObject *(*)(void))made)() : NULL;
}
static PyMethodDef methods[] = {{"run", run, METH_VARARGS, ""}, {0}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "pioche_caller", NULL, -1, methods};
PyMODINIT_FUNC PyInit_pioche_caller(void) { return PyModule_Create(&module); }
"""


def zig(*arguments: object) -> None:
    """Run clang or the linker."""
    import ziglang  # type: ignore[import-not-found]

    command = [Path(ziglang.__file__).parent / "zig", *arguments]
    subprocess.run([str(part) for part in command], check=True)


def headers(scratch: Path, stdlib: Path) -> list[str]:
    """The flags that name the headers: ziglang's, and those of this Python with Pyodide's numbers."""
    import ziglang

    lib = Path(ziglang.__file__).parent / "lib"
    musl, bits = lib / "libc/include", scratch / "libc/bits"
    shutil.copytree(musl / NEAREST / "bits", bits, dirs_exist_ok=True)
    types = (bits / "alltypes.h").read_text()
    for ours, theirs in DIFFERENT:
        if ours not in types:
            raise SystemExit(f"alltypes.h has no {ours.strip()!r} any more")
        types = types.replace(ours, theirs)
    (bits / "alltypes.h").write_text(types)
    include = scratch / "python"
    shutil.copytree(sysconfig.get_path("include"), include, dirs_exist_ok=True)
    with zipfile.ZipFile(stdlib) as archive:
        (data,) = [name for name in archive.namelist() if name.startswith("_sysconfigdata_")]
        archive.extract(data, scratch)
    numbers = runpy.run_path(str(scratch / data))["build_time_vars"]
    known = re.findall(r"#\s*(?:define|undef)\s+(\w+)", (include / "pyconfig.h").read_text())
    lines = [f"#define {name} {numbers[name]}\n" for name in dict.fromkeys(known) if numbers.get(name)]
    (include / "pyconfig.h").write_text("".join(lines))
    places = [lib / "include", scratch / "libc", musl / "generic-musl"]
    return [*(f"-isystem{place}" for place in places), f"-I{include}"]


def put_in_place(text: str) -> str:
    """C in which numbers of 64 bits stand where they are used, instead of being read from objects."""
    parts, at = [], 0
    for found in TAKEN.finditer(text):
        use = rf"(\w+) = {found[1]} \^ 1;\n\s*(\w+) = \(void \*\)\1;\n\s*\w+ = (CPyLong_AsInt64\(\2\));"
        used = re.compile(use).search(text, found.end(), found.end() + 900)
        number = int(found[2])
        if used is None or used.start(3) < at or not -(2**63) < number < 2**63:
            continue
        parts += [text[at : used.start(3)], f"{number}LL"]
        at = used.end(3)
    return "".join([*parts, text[at:]])


def generate(scratch: Path, lib: Path) -> tuple[dict[str, Path], list[str]]:
    """What mypyc makes of the modules that a browser needs: the C units, and the folders of their headers."""
    plain = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else plain(name)  # 32 bits
    from mypyc.build import mypycify

    from hatch_build import hot_modules, imported
    from hatch_compile import units

    needed = runpy.run_path("src/pioche/site/needed.py")["modules"](Path("src").resolve())
    wanted = {path.relative_to(Path.cwd()).as_posix() for path in needed}
    modules = [module for module in hot_modules(Path.cwd()) if module in wanted]
    sources = imported(Path.cwd(), [Path.cwd() / module for module in modules])
    hashes = {path.relative_to(Path.cwd() / "src").as_posix(): path.read_bytes() for path in sources}
    made_from = {name: hashlib.sha256(data).hexdigest() for name, data in hashes.items()}
    (lib / "made-from.json").write_text(json.dumps(made_from))
    flags = ["--follow-imports=silent", "--ignore-missing-imports", "--explicit-package-bases"]
    library, *_ = mypycify(
        [*flags, "--platform=emscripten", *modules],
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
        group_name="pioche",
        multi_file=True,
    )
    generated = [str(source) for source in library.sources]
    for name in generated:
        Path(name).write_text(put_in_place(Path(name).read_text()))
    return units(generated, scratch / "c"), library.include_dirs


def compile_unit(unit: Path, flags: list[str]) -> Path:
    """The object file of a C file."""
    made = unit.with_suffix(".o")
    zig("clang", *CLANG, *flags, "-c", unit, "-o", made)
    return made


def main(source: Path, pyodide: Path, msgspec: Path, folder: Path) -> None:
    """Compile everything into FOLDER/lib."""
    scratch, lib = folder / "scratch", folder / "lib"
    skip = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(source / "pioche", scratch / "src/pioche", ignore=skip, dirs_exist_ok=True)
    include = headers(scratch, pyodide / "python_stdlib.zip")
    os.chdir(scratch)
    os.environ["MYPYPATH"] = "src"
    (lib / "msgspec").mkdir(parents=True)
    caller = scratch / "caller.c"
    caller.write_text(CALLER)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        other = pool.submit(compile_unit, msgspec / "src/msgspec/_core.c", [*include, "-O2"])
        gathered, more = generate(scratch, lib)
        flags = [*include, *(f"-I{place}" for place in [*more, scratch / "c"])]
        tasks = [pool.submit(compile_unit, unit, [*flags, EFFORT[level]]) for level, unit in gathered.items()]
        tasks.append(pool.submit(compile_unit, caller, [*include, "-Os"]))
        zig("wasm-ld", *LINK, *(task.result() for task in tasks), "-o", lib / f"{NAME}.so")
        zig("wasm-ld", *LINK, other.result(), "-o", lib / "msgspec/_core.so")


if __name__ == "__main__":
    gc.disable()  # mypyc frees little memory before the end
    main(*(Path(name).resolve() for name in sys.argv[1:]))
    sys.stdout.flush()
    os._exit(0)  # freeing everything that mypyc has built would take seconds

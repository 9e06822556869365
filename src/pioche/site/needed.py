"""What goes into a browser: the modules imported there, transitively, and the part of Python they use."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

ROOTS: Final = ("pioche.browser.start", "pioche.browser.library", "pioche.browser.librt_stand_in")
# Of Python's own library: what Pyodide and our modules import, and what authors of boxes may need.
WHOLE: Final = frozenset({
    "__future__", "_ast_unparse", "_collections_abc", "_colorize", "_compression", "_opcode_metadata",
    "_py_abc", "_py_warnings", "_pyodide", "_sitebuiltins", "_ssl", "_strptime", "_threading_local",
    "_weakrefset", "abc", "annotationlib", "ast", "asyncio", "base64", "bisect", "bz2", "calendar",
    "codecs", "codeop", "collections", "compression", "contextlib", "contextvars", "copy",
    "copyreg", "dataclasses", "datetime", "decimal", "difflib", "dis", "enum", "fnmatch",
    "fractions", "functools", "genericpath", "glob", "graphlib", "hashlib", "heapq", "hmac",
    "inspect", "io", "ipaddress", "json", "keyword", "linecache", "locale", "lzma", "ntpath",
    "numbers", "opcode", "operator", "os", "pathlib", "posixpath", "pyodide", "random", "re",
    "reprlib", "secrets", "selectors", "shutil", "signal", "site", "socket", "ssl", "stat",
    "string", "stringprep", "struct", "subprocess", "tempfile", "textwrap", "threading", "token",
    "tokenize", "tomllib", "traceback", "types", "typing", "uuid", "warnings", "weakref", "zipfile",
    "zipimport",
})  # fmt: skip
PARTS: Final = {
    "concurrent": ("__init__", "futures/__init__", "futures/_base", "futures/thread"),
    "email": ("__init__",),
    "encodings": ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"),
    "importlib": (
        "__init__", "_abc", "_bootstrap", "_bootstrap_external", "abc", "machinery", "util",
        "resources/__init__", "resources/_common", "resources/_functional", "resources/abc",
    ),
    "logging": ("__init__",),
    "urllib": ("__init__", "parse"),
    "xml": ("__init__", "etree/__init__", "etree/ElementPath", "etree/ElementTree", "etree/cElementTree"),
}  # fmt: skip


def modules(source: Path) -> list[Path]:
    """The files of all modules that a browser imports, and the data files beside them."""
    found: set[Path] = set()
    waiting = list(ROOTS)
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        path = _file(source, name)
        if path is None:
            continue
        found.add(path)
        waiting.append(name.rpartition(".")[0])
        waiting += _imports(path, name)
    folders = {path.parent for path in found}
    beside = (one for folder in folders for one in folder.iterdir())
    return sorted(found | {one for one in beside if one.suffix in (".ftl", ".jsonl", ".toml")})


def _file(source: Path, name: str) -> Path | None:
    """The file of a module, if it is ours."""
    if name.partition(".")[0] != "pioche":
        return None
    path = source.joinpath(*name.split("."))
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.is_file():
            return file
    return None


def _imports(path: Path, name: str) -> list[str]:
    """Everything that a module imports at run time, anywhere in it, but not for type checking."""
    found: list[str] = []
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        waiting += ast.iter_child_nodes(node)
    return found


def is_used(name: str) -> bool:
    """Whether a file of Python's own library, such as asyncio/events.py, is needed in a browser."""
    first, _, rest = name.removesuffix(".py").partition("/")
    if first in PARTS:
        return rest in PARTS[first] or rest.startswith("metadata/")
    return first in WHOLE

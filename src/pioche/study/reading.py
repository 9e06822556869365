"""Reading the code that plays a game, to learn what it can ask and tell.

Starting from functions and live objects, everything their code mentions is followed: functions, classes
that objects are made of, and those of their methods whose names come up. So nobody has to keep a list of
what can happen where.
"""

from __future__ import annotations

import ast
import importlib
import sys
from functools import cache
from pathlib import Path

ROOM = "pioche."


class Source:
    """The top level of one module: what it defines and what it imports from the project."""

    def __init__(self, module: str) -> None:
        path = Path(importlib.import_module(module).__file__ or "")
        tree = ast.parse(path.with_name(module.rpartition(".")[2] + ".py").read_text(encoding="utf-8"))
        self.defined: dict[str, ast.FunctionDef | ast.ClassDef] = {}
        self.imported: dict[str, tuple[str, str]] = {}
        for node in tree.body:
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    self.defined[name] = node
        for inner in ast.walk(tree):
            if isinstance(inner, ast.ImportFrom) and (inner.module or "").startswith(ROOM):
                for alias in inner.names:
                    self.imported[alias.asname or alias.name] = (inner.module or "", alias.name)


@cache
def source_of(module: str) -> Source:
    """A module's source, read once; it lies beside the compiled file where there is one."""
    return Source(module)


class Reading:
    """What has been reached so far: the constants asked and told, and the classes of objects."""

    def __init__(self, without: set[str]) -> None:
        self.asked: set[str] = set()
        self.told: set[str] = set()
        self.classes: set[type] = set()
        self._without = without  # methods that are not followed
        self._mentioned: set[str] = set()
        self._waiting: dict[str, list[tuple[str, ast.FunctionDef]]] = {}
        self._seen: set[tuple[str, str]] = set()

    def follow(self, module: str, name: str, called: bool = True) -> None:
        """Read what a name means in a module; of a class that is only mentioned nothing is made."""
        source = source_of(module)
        if name in source.imported:
            self.follow(*source.imported[name], called)
            return
        node = source.defined.get(name)
        if isinstance(node, ast.ClassDef):
            if called:
                self.follow_class(getattr(sys.modules[module], name))
        elif node is not None and (module, name) not in self._seen:
            self._seen.add((module, name))
            self._read(module, node)

    def follow_object(self, thing: object) -> None:
        """Take up the class of a live object of the project, or of the things in a list."""
        if isinstance(thing, list | tuple):
            for item in thing:
                self.follow_object(item)
        elif _readable(type(thing)):
            self.follow_class(type(thing))

    def follow_class(self, made: type) -> None:
        """Take up the methods that objects of a class have; each is read once its name has come up."""
        if made in self.classes:
            return
        self.classes.add(made)
        own: dict[str, bool] = {}  # method: whether it goes on to the one it stands in for
        for parent in made.__mro__:
            node = source_of(parent.__module__).defined.get(parent.__name__) if _readable(parent) else None
            for method in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(method, ast.FunctionDef) and own.get(method.name, True):
                    own[method.name] = _calls_super(method)
                    self._meet(parent.__module__, method)

    def _meet(self, module: str, method: ast.FunctionDef) -> None:
        if method.name in self._without:
            return
        if method.name == "__init__" or method.name in self._mentioned:
            self._read(module, method)
        else:
            self._waiting.setdefault(method.name, []).append((module, method))

    def _mention(self, name: str) -> None:
        self._mentioned.add(name)
        for module, method in self._waiting.pop(name, []):
            self._read(module, method)

    def _read(self, module: str, code: ast.AST) -> None:
        for node in ast.walk(code):
            match node:
                case ast.Call(func=ast.Attribute(attr="ask"), args=[kind, *_]):
                    self.asked |= _names(kind)
                case ast.Call(func=ast.Attribute(attr="note"), args=[kind, *_]):
                    self.told |= _names(kind)
                case ast.Assign(targets=[ast.Attribute(attr="phase")], value=kind):
                    self.asked |= _names(kind)
                case ast.Call(func=ast.Name(id=name)):
                    self.follow(module, name)
                case ast.Name(id=name):
                    self.follow(module, name, called=False)
                case ast.Attribute(attr=name):
                    self._mention(name)


def _names(code: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(code) if isinstance(node, ast.Name)}


def _calls_super(method: ast.FunctionDef) -> bool:
    return "super" in _names(method)


def _readable(made: type) -> bool:
    """Whether a class belongs to the project, or to somebody's own box: builtins have no file to read."""
    module = sys.modules[made.__module__]
    return getattr(module, "__file__", None) is not None and made.__module__ not in sys.stdlib_module_names

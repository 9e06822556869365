"""The compiled engine in a browser: one library that has all its modules, instead of one for each."""

from __future__ import annotations

import importlib
import logging
import sys
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Final

logger = logging.getLogger("pioche.browser")
LIBRARY: Final = "pioche__mypyc"
CALLER: Final = "pioche_caller"  # the same library under another name: a function that runs capsules
FIRST: Final = "pioche.engine.game"  # if this one works, they all do


class Library(Loader):
    """Finds and loads the modules of the library, before their sources are found."""

    def __init__(self) -> None:
        self._capsules = importlib.import_module(LIBRARY)
        self._file = str(self._capsules.__file__)
        spec = spec_from_file_location(CALLER, self._file)
        assert spec is not None
        self._caller = module_from_spec(spec)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Where a module comes from, if it is here."""
        return ModuleSpec(name, self, origin=self._file) if hasattr(self._capsules, _made(name)) else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, made and run."""
        made = _made(spec.name)
        module: ModuleType = self._caller.run(getattr(self._capsules, made), f"{LIBRARY}.{made}")
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It has run already."""


def _made(name: str) -> str:
    return f"init_{name.replace('.', '___')}"


def use_library() -> None:
    """From now on modules come from the library; without one that works here, from their sources."""
    try:
        library = Library()
    except ModuleNotFoundError:
        return  # the site was built without it
    except ImportError as error:
        logger.warning("the engine is interpreted: %s", error)
        return
    sys.meta_path.insert(0, library)
    try:
        importlib.import_module(FIRST)
    except Exception as error:
        logger.warning("the engine is interpreted: %s", error)
        sys.meta_path.remove(library)
        for name, module in list(sys.modules.items()):
            if name.startswith("pioche.") and name != __name__ and module.__spec__ is not None:
                del sys.modules[name]

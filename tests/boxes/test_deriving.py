"""Every effect and every box of ours may be derived from, by code that nobody compiles."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import pioche.boxes
import pioche.engine
from pioche.engine.box import Box
from pioche.engine.effects import Effect


def derived(base: type[object]) -> Iterator[type[object]]:
    """All classes of the package below this one."""
    child: type[object]
    for child in base.__subclasses__():
        if child.__module__.startswith("pioche."):
            yield child
            yield from derived(child)


for package in (pioche.boxes, pioche.engine):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
FOUND = sorted({*derived(Effect), *derived(Box)}, key=lambda one: one.__qualname__)


def test_they_are_found() -> None:
    assert {"SwapHands", "Reverse", "RemovePink", "Stack", "Titans", "Tippo"} <= {
        one.__name__ for one in FOUND
    }


@pytest.mark.parametrize("base", FOUND, ids=lambda one: one.__name__)
def test_it_may_be_derived_from(base: type) -> None:
    """A compiled class refuses that unless it says `allow_interpreted_subclasses`."""
    own = type("Own", (base,), {"mine": True})
    assert issubclass(own, base)

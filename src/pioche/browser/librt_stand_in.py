"""A stand-in for librt.vecs where the interpreter has none, such as the one in a browser.

Only the compiled engine needs the real one; interpreted, a list with the same few ways does as well.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class vec(list[Any]):
    """A list that takes the place of a vec; `vec[i64]([1, 2])` makes one."""

    __slots__ = ()

    def __class_getitem__(cls, kind: Any) -> Any:
        return cls


def append(values: vec, value: Any) -> vec:
    """The vec with one more value."""
    values.append(value)
    return values


def put_in_place() -> None:
    """From now on `from librt.vecs import vec` finds this one."""
    package, module = ModuleType("librt"), ModuleType("librt.vecs")
    vars(module).update(vec=vec, append=append)
    vars(package).update(vecs=module, __path__=[])
    sys.modules["librt"], sys.modules["librt.vecs"] = package, module

"""What a long check has found about one box: numbers, counts and lists that can be added up and kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Self


class CheckResult:
    """The result of a soak or of counting cards, or of a part of either."""

    def __init__(self, box: str) -> None:
        self.box = box
        self.rounds = 0

    @property
    def steps(self) -> int:
        """How many actions or decisions there were."""
        raise NotImplementedError

    def add(self, other: Self) -> None:
        """Add the result of another part."""
        for name, more in other._found().items():
            setattr(self, name, getattr(self, name) + more)

    def data(self) -> dict[str, Any]:
        """As it is kept in a file."""
        return {name: dict(one) if isinstance(one, Counter) else one for name, one in self._found().items()}

    def restore(self, data: Mapping[str, Any]) -> None:
        """Take over what was kept in a file."""
        for name, one in self._found().items():
            setattr(self, name, type(one)(data[name]))

    def _found(self) -> dict[str, Any]:
        return {name: one for name, one in vars(self).items() if name != "box"}

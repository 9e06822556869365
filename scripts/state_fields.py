"""Write the class that holds a state's registers from the list in pioche.engine.fields.

`state_fields.py` regenerates src/pioche/engine/registers.py; tests/engine/test_fields.py compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pioche.engine.fields import FIELDS, PUBLIC, ROUND, Field

TARGET: Final = Path(__file__).parents[1] / "src/pioche/engine/registers.py"
HEAD: Final = '''"""Registers: the fields of a state other than its cards.

Generated from engine/fields.py by scripts/state_fields.py: change the list there, then `make state-fields`.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pioche.engine.masks import Cards


@mypyc_attr(acyclic=True)
class Registers:
    """The registers of one state, as native attributes: no lookup by name during play."""
'''


def module(fields: Sequence[Field]) -> str:
    """The whole file."""
    shown = [field for field in fields if field.seen == PUBLIC]
    return HEAD + "".join(
        [
            _method("__init__(self, other: Registers | None = None) -> None", "", _made(fields)),
            _method(
                "begin_round(self) -> None",
                "Reset what lasts for one round.",
                [f"self.{field.name} = {field.start}" for field in fields if field.kept == ROUND],
            ),
            _method(
                "registers(self) -> tuple[object, ...]",
                "All values: first those that everybody can follow.",
                [
                    "return (",
                    "    *self.public_registers(),",
                    *[f"    {_plain(field)}," for field in fields if field not in shown],
                    ")",
                ],
            ),
            _method(
                "public_registers(self) -> list[int]",
                "The values that everybody can follow, in the order of PUBLIC_NAMES.",
                ["return [", *[f"    {_plain(field)}," for field in shown], "]"],
            ),
            _method(
                "restore(self, values: list[int]) -> None",
                "Set the public values, in the order of PUBLIC_NAMES.",
                [f"self.{field.name} = values[{k}]" for k, field in enumerate(shown)],
            ),
        ]
    )


def _method(head: str, docstring: str, lines: list[str]) -> str:
    body = ([f'"""{docstring}"""'] if docstring else []) + lines
    return f"\n    def {head}:\n" + "".join(f"        {line}\n" for line in body)


def _made(fields: Sequence[Field]) -> list[str]:
    """Start with the initial values, or with those of another state."""
    return [
        "if other is None:",
        *[f"    {_declaration(field)}" for field in fields],
        "else:",
        *[f"    self.{field.name} = other.{field.name}" for field in fields],
    ]


def _declaration(field: Field) -> str:
    kind = "Cards" if isinstance(field.start, tuple) else "i64"
    return f"self.{field.name}: {kind} = {field.start}  # {field.says}"


def _plain(field: Field) -> str:
    if isinstance(field.start, tuple):
        return f"(int(self.{field.name}[0]), int(self.{field.name}[1]))"
    return f"int(self.{field.name})"


if __name__ == "__main__":
    TARGET.write_text(module(FIELDS), encoding="utf-8")

"""The rulings of each box that its players may wonder about; texts/choices.py says them in words."""

from __future__ import annotations

from typing import Final

# The rulings (§8) that a table may wonder about, in the order of a game. A box from outside has no rulebook
# of the publisher's that could be silent.
RULINGS: Final = {
    "classic": "R1 R2 R3 R6 R7 R8 R43 R26 R27 R32 R33 R35 R38 R36 R22 R96 R47",
    "titans": "R1 R2 R3 R6 R43 R26 R27 R67 R68 R69 R73 R32 R33 R35 R38 R36 R22 R96 R47",
    "flip": "R1 R2 R3 R6 R12 R14 R43 R23 R26 R31 R27 R54 R32 R33 R35 R38 R36 R40 R22 R96 R46 R47",
    "transformers": (
        "R1 R4 R3 R9 R11 R12 R13 R14 R18 R43 R26 R30 R27 R54 R63 R64 R32 R33 R35 R38 R36 R40 R42 R22 R96"
    ),
    "tippo": "R1 R2 R3 R18 R76 R43 R77 R79 R81 R86 R83 R88 R32 R33 R35 R38 R36 R22 R96 R47",
}
# Those of them that a case shows: a scenario in lessons/cases.
SHOWN: Final = {
    "classic": "R2 R6 R43 R26 R27 R32 R33 R35 R22 R47",
    "titans": "R2 R6 R43 R26 R27 R67 R68 R69 R32 R33 R35 R36 R22 R47",
    "flip": "R2 R6 R14 R43 R23 R26 R31 R27 R54 R32 R33 R35 R40 R22 R46 R47",
    "transformers": "R13 R14 R18 R43 R26 R30 R27 R54 R63 R64 R32 R33 R35 R36 R40 R42 R22",
    "tippo": "R2 R76 R43 R77 R79 R81 R86 R83 R88 R32 R33 R35 R22 R47",
}

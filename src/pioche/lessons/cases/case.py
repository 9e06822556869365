"""A case: a small scenario that shows what a ruling means, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioche.boxes import DEFAULT_BOX
from pioche.boxes.rulings import SHOWN
from pioche.engine.game import apply
from pioche.notation.moves import parse_action
from pioche.scenarios.building import Table, lay_table
from pioche.scenarios.scenario_reader import DO, Scenario, read_text

FOLDER: Final = Path(__file__).parent
SAMPLE: Final = f'box    = "{DEFAULT_BOX}"'  # cases of several boxes are written for this one


def shown(box: str) -> list[str]:
    """The rulings of a box that a case shows."""
    return SHOWN.get(box, "").split()


def case_of(box: str, ruling: str) -> Scenario:
    """The case of one of these rulings."""
    own, common = FOLDER / f"{box}-{ruling}.toml", FOLDER / f"{ruling}.toml"
    file = own if own.exists() else common
    return read_text(file.read_text(encoding="utf-8").replace(SAMPLE, f'box    = "{box}"'))


class Played:
    """A case on the table, played line by line."""

    def __init__(self, box: str, ruling: str) -> None:
        self.scenario = case_of(box, ruling)
        self.table: Table = lay_table(self.scenario)
        self.lines = [step.text for step in self.scenario.steps if step.kind == DO]

    def action(self, line: str) -> int:
        """What a line means now."""
        return int(parse_action(self.table.state, line, self.table.names))

    def play(self, line: str) -> None:
        """Carry out a line."""
        apply(self.table.state, self.action(line))

"""`pioche serve` that deals the cards a file names, so that a test knows what comes; only for tests.

The file is JSON: `dealer`, `hands` (a list of codes for each seat), `first` (for each tray), `draw` (the next
card first) and, for a balance, `balance` (the outcomes of the coming checks). It is read anew for each match.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pioche.match
from pioche.cli import main
from pioche.engine.deal import DealScript, new_match
from pioche.engine.extra import OUTCOMES
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.notation.position import Picker
from pioche.server.table import dealing
from pioche.server.thinking.replayer import Page, Shown, shown
from pioche.server.thinking.replayers import Replayers
from tests.chance import seed_this_process

Deal = dict[str, Any]


def script_of(rules: Rules, deal: Deal) -> DealScript:
    """The cards that a deal names."""
    hands: list[list[str]] = deal["hands"]
    named = [(f"hand {seat}", codes) for seat, codes in enumerate(hands)]
    *held, first, draw = Picker(rules).pick_all([*named, ("first", deal["first"]), ("draw", deal["draw"])], 0)
    script = DealScript()
    script.dealer = deal["dealer"]
    script.hands = dict(enumerate(held))
    script.first = first
    script.draw = draw
    return script


def arrange(file: Path) -> None:
    """Deal as the file says; a match is dealt in the same way when its record is made and replayed."""
    known: dict[str, Deal | None] = {}

    def scripted(rules: Rules, seed: str, script: DealScript | None = None, listen: bool = False) -> State:
        if seed not in known:
            known[seed] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
        deal = known[seed]
        if deal is None or len(deal["hands"]) != rules.seats:
            return new_match(rules, seed, script, listen)
        state = new_match(rules, seed, script_of(rules, deal), listen)
        if "balance" in deal:
            state.extra.force([OUTCOMES.index(word) for word in deal["balance"]])
        return state

    async def show(self: Replayers, page: Page, who: str = "") -> Shown:
        return shown(page)  # here, as another process knows nothing of the file

    Replayers.show = show  # type: ignore[method-assign]
    dealing.new_match = pioche.match.new_match = scripted  # type: ignore[attr-defined]


if __name__ == "__main__":
    seed_this_process()
    arrange(Path(sys.argv[1]))
    sys.exit(main(["serve"]))

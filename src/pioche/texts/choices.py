"""Where a box's rulebook is silent or odd: what we chose, and the switch that changes it."""

from __future__ import annotations

from typing import Final

from pioche.engine.options import COMMON
from pioche.engine.turn import LONGEST
from pioche.texts.naming import Names
from pioche.texts.option_words import value_word

# The rulings (§8) that a table may wonder about, in the order of a game. A box from outside has no rulebook
# of the publisher's that could be silent.
RULINGS: Final = {
    "classic": "R1 R2 R3 R6 R7 R8 R43 R26 R27 R32 R33 R35 R38 R36 R22 R96 R47",
    "titans": "R1 R2 R3 R6 R43 R26 R27 R67 R68 R69 R73 R32 R33 R35 R38 R36 R22 R96 R47",
    "flip": "R1 R2 R3 R6 R12 R14 R43 R23 R26 R31 R27 R54 R32 R33 R35 R38 R36 R40 R22 R96 R46 R47",
    "transformers": (
        "R1 R4 R3 R9 R11 R12 R13 R14 R6 R18 R43 R30 R27 R54 R63 R64 R32 R33 R35 R38 R36 R40 R42 R22 R96"
    ),
    "tippo": "R1 R2 R3 R18 R76 R43 R77 R79 R81 R86 R83 R88 R32 R33 R35 R38 R36 R22 R96 R47",
}


def choice_lines(names: Names) -> list[str]:
    """One line for each ruling; where it has a switch, what this table plays and how to choose otherwise."""
    rules, say = names.rules, names.words.say
    switches = {switch.rule: switch for switch in [*COMMON, *rules.box.switches] if switch.values}
    lines: list[str] = []
    for ruling in RULINGS.get(rules.box.name, "").split():
        key, switch = f"rules-choice-{ruling}", switches.get(ruling)
        if switch is None:
            title, line = say(f"{key}.title"), say(key, turns=LONGEST)
            lines.append(say("rules-choice-line", title=f"**{title}**", line=line))
            continue
        played = rules.options.value(switch.name, switch.values[0])
        here = say(f"switch-{switch.name}-{value_word(played)}")
        others = [f"`{switch.name}={value_word(value)}`" for value in switch.values if value != played]
        title, line = say(f"switch-{switch.name}"), say(key)
        either = names.words.join(others, either=True)
        lines.append(say("rules-choice-switch", title=f"**{title}**", line=line, here=here, others=either))
    return lines

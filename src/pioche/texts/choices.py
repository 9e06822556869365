"""Where a box's rulebook is silent or odd: what we chose, and the switch that changes it."""

from __future__ import annotations

from pioche.boxes.rulings import RULINGS
from pioche.engine.options import COMMON
from pioche.engine.turn import LONGEST
from pioche.texts.naming import Names
from pioche.texts.option_words import value_word


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

"""Where a box's rulebook is silent or odd: what we chose, and the switch that changes it."""

from __future__ import annotations

from pioche.boxes.rulings import RULINGS, SHOWN
from pioche.engine.options import COMMON
from pioche.engine.turn import LONGEST
from pioche.texts.naming import Names, within
from pioche.texts.option_words import value_word


def choice_lines(names: Names) -> list[str]:
    """One line for each ruling, with its number where a case shows it."""
    box, say = names.rules.box.name, names.words.say
    shown = SHOWN.get(box, "").split()
    lines: list[str] = []
    for ruling in RULINGS.get(box, "").split():
        title, said = choice(names, ruling)
        line = say("rules-choice-line", title=f"**{title}**", line=said)
        lines.append(f"{line} `{ruling}`" if ruling in shown else line)
    return lines


def choice(names: Names, ruling: str) -> tuple[str, str]:
    """A ruling's title and what we chose; with a switch, what this table plays and how to play otherwise."""
    rules, say = names.rules, names.words.say
    key = f"rules-choice-{ruling}"
    switches = {switch.rule: switch for switch in [*COMMON, *rules.box.switches] if switch.values}
    switch = switches.get(ruling)
    if switch is None:
        return say(f"{key}.title"), say(key, turns=LONGEST)
    played = rules.options.value(switch.name, switch.values[0])
    here = say(f"switch-{switch.name}-{value_word(played)}")
    others = [value_word(value) for value in switch.values if value != played]
    said = [(f"{switch.name}={other}", say(f"switch-{switch.name}-{other}")) for other in others]
    either = [say("rules-choice-other", option=o, line=within(names.words, line)) for o, line in said]
    return say(f"switch-{switch.name}"), " ".join([say(key), here, *either])

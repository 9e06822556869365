"""What cannot be played is told in every language: each fault by its titles, and as it was typed."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.cli import main
from pioche.engine.house.presets import preset
from pioche.engine.house.registry import named
from pioche.engine.options import OptionError
from pioche.match import Match
from pioche.server.table.refusing import bad_option
from pioche.shelf import box_named
from pioche.texts import catalogue
from pioche.texts.option_words import option_error

# Everything that options can be refused for, by its reason.
FAULTS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "apart": ("tippo", 3, {"forced_play": True, "tippo_free_draw": True}),
    "exactly": ("classic", 3, {"teams": True}),
    "needs": ("classic", 3, {"elimination": True}),
    "with": ("classic", 3, {"uno_penalty": 4}),
    "no-balance": ("classic", 3, {"careful_hand": True}),
    "one-by-one": ("tippo", 3, {"doubles": True}),
    "no-bluff": ("tippo", 3, {"no_bluff": True}),
    "few": ("classic", 10, {"hand": 10}),
    "seats": ("classic", 11, {}),
    "number": ("classic", 3, {"target": 7}),
    "word": ("classic", 3, {"scoring": "best"}),
    "text": ("titans", 3, {"customizable": "C9", "customizable_text": 3}),
    "custom-two": ("titans", 3, {"customizable": ["C1", "C2", "C3"]}),
    "custom-text": ("titans", 3, {"customizable_text": "sing"}),
    "dealer": ("classic", 3, {"dealer": 7}),
    "near": ("classic", 3, {"stackng": True}),
    "unknown": ("classic", 3, {"zzz": True}),
}
NAMES = {"name": "a b", "name-long": "z" * 60, "name-taken": "spectator", "name-twice": "Ann"}


def provoke(why: str) -> None:
    """Do what cannot be done for this reason."""
    if why == "twice":
        named({"H1": "same", "stacking": "up"})
    elif why == "preset":
        preset("none", box_named("classic"))
    elif why == "box":
        box_named("none")
    elif why in NAMES:
        Match("classic", ["Ann", NAMES[why]], "s")
    else:
        box, seats, options = FAULTS[why]
        Match(box, [f"P{k}" for k in range(seats)], "s", options)


@pytest.mark.parametrize("why", [*FAULTS, *NAMES, "twice", "preset", "box"])
def test_a_fault_is_told_in_both_languages(why: str) -> None:
    with pytest.raises(OptionError) as caught:
        provoke(why)
    error = caught.value
    assert error.why == why
    french, english = (bad_option(error).text(catalogue(lang)) for lang in ("fr", "en"))
    assert french != english
    assert str(error) not in french
    for option in (error.parts.get("option"), error.parts.get("other")):
        if isinstance(option, str):
            assert option not in french.split()
            assert option in option_error(catalogue("fr"), error, typed=True)


def test_a_fault_without_words_tells_itself() -> None:
    assert option_error(catalogue("fr"), OptionError("my box says no")) == "my box says no"


def test_the_terminal_speaks_the_language_it_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "classic", "--lang", "fr", "--option", "target=3"]) == 2
    assert "«\u00a0target\u00a0» est un nombre" in capsys.readouterr().err
    assert main(["rules", "classic", "--lang", "en", "--option", "target=3"]) == 2
    assert "target is a number from 100 to 1000 (H16), not 3" in capsys.readouterr().err

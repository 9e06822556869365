"""The words of the first screen are a part of the catalogue, whole messages of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioche.texts
from pioche.texts.languages import LANGUAGES
from pioche.texts.portions import first_words, words_of_the_page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_part_of_the_catalogue(lang: str) -> None:
    whole = (Path(pioche.texts.__file__).parent / f"{lang}.ftl").read_text(encoding="utf-8")
    first = first_words(whole)
    assert "box-tippo = Tippo\n    .line = " in first
    assert "page-play-now = " in first
    assert "event-" not in first
    assert "##" not in first
    assert set(first.splitlines()) <= set(whole.splitlines())
    assert len(first) < len(whole) / 10


def test_what_boxes_say_of_themselves_belongs_to_it() -> None:
    brought = "market--box-market = Market\n    .line = Fruit.\nmarket--rules-cards = Many.\n"
    assert first_words(brought) == "market--box-market = Market\n    .line = Fruit.\n"


def test_rulebooks_and_commands_stay_at_home() -> None:
    whole = (
        "rules-card-F = Flip.\n\nrules-stop = Stop.\nrules-goal = Win.\nstudy-title = Much.\n"
        "event-x = { $a ->\n   *[other] b\n }\n"
    )
    assert words_of_the_page(whole) == (
        "rules-card-F = Flip.\nrules-stop = Stop.\nevent-x = { $a ->\n   *[other] b\n }\n"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_over_several_lines_stay_whole(lang: str) -> None:
    whole = (Path(pioche.texts.__file__).parent / f"{lang}.ftl").read_text(encoding="utf-8")
    for part in (first_words(whole), words_of_the_page(whole)):
        assert part.count("{") == part.count("}")
    assert "page-evening = { $count ->\n" in words_of_the_page(whole)

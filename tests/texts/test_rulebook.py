"""The rules in words: equal to docs/rules, complete, and true to the options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.boxes.rulings import RULINGS
from pioche.cli import main
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.options import COMMON, Value
from pioche.engine.rules import Rules
from pioche.texts import LANGUAGES, Catalogue, catalogue
from pioche.texts.choices import choice_lines
from pioche.texts.naming import Names, capital, within
from pioche.texts.option_words import value_word
from pioche.texts.page import WIDTH
from pioche.texts.rulebook import overview, rulebook
from tests.texts.rulebooks import told

DOCS = Path(__file__).parents[2] / "docs" / "rules"
# Options that change nothing in the game itself: the numbers of H16 are options of their own, Tippo's wild
# draw cards are free already, and without points there are none to reach.
WITHOUT_EFFECT = [
    ("tippo", "free_wild_draw"),
    ("transformers", "target"),
    *((box, "table_numbers") for box in BOXES),
]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints."""
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def body(words: Catalogue, text: str) -> str:
    """A rulebook up to the list of what the table has chosen."""
    found, heading, _ = text.partition(f"## {words.say('rules-heading-table')}\n")
    assert heading
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("box", BOXES)
def test_the_docs_are_what_the_command_prints(
    capsys: pytest.CaptureFixture[str], box: str, lang: str
) -> None:
    """`make rules-docs` writes them anew."""
    text = printed(capsys, "rules", box, "--lang", lang)
    assert (DOCS / f"{box}.{lang}.md").read_text(encoding="utf-8") == text


def test_there_are_no_other_docs() -> None:
    names = {f"{box}.{lang}.md" for box in BOXES for lang in LANGUAGES}
    assert {file.name for file in DOCS.iterdir()} == names


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("box", BOXES)
def test_every_card_is_there_with_its_points(box: str, lang: str) -> None:
    """The deck table names each kind with its points, and the text says what it does."""
    words = catalogue(lang)
    rules = Rules(BOXES[box], 4, {})
    names = Names(words, rules)
    for text in (rulebook(words, BOXES[box]), overview(words, BOXES)):
        rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if "|" in line]
        for face in rules.faces:
            if face.number < 0:
                name = capital(names.symbol(face.symbol))
                assert any(row[0] == name and row[3] == str(face.points) for row in rows), name
        assert any(row[2] == str(len(rules.deck)) for row in rows)
    text = rulebook(words, BOXES[box])
    for face in rules.faces:
        if face.number < 0:
            assert f"- **{capital(names.symbol(face.symbol))}** – " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_changes_the_text(lang: str) -> None:
    """An option is listed, and what it changes in the game is changed in the rules, not only listed."""
    words, plain, chosen = told(lang)
    seen: dict[str, dict[str, Value]] = {}
    for box, options, text in chosen:
        assert words.say("rules-table-none") in plain[box].replace("\n", " ")
        assert words.say("rules-table-none") not in text.replace("\n", " "), options
        assert text not in seen, (options, seen[text])
        seen[text] = options
        if all((box, name) not in WITHOUT_EFFECT for name in options):
            assert body(words, text) != body(words, plain[box]), options
    assert len(seen) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rulebook_is_good_to_read(lang: str) -> None:
    """It fits the terminal, nothing is left unfilled, and the trade mark stands at the end."""
    words, plain, chosen = told(lang)
    footer = words.say("rules-footer")
    assert "UNO" in footer
    assert "Mattel" in footer
    for text in [*plain.values(), *(text for _, _, text in chosen)]:
        lines = text.splitlines()
        assert [line for line in lines if len(line) > WIDTH] == []
        assert [line for line in lines if "{" in line or ("  " in line.lstrip() and "|" not in line)] == []
        assert " ".join(text.split("---\n\n")[-1].splitlines()) == footer


def test_every_debatable_ruling_is_among_our_choices() -> None:
    """Each switch of a box has its line, with what the table plays and how it could be played otherwise."""
    words = catalogue("en")
    for name, box in BOXES.items():
        for switch in [*COMMON, *box.switches]:
            if switch.values and switch.rule.startswith("R"):
                assert switch.rule in RULINGS[name].split(), switch.name
                for value in switch.values:
                    lines = choice_lines(Names(words, Rules(box, 4, {switch.name: value})))
                    title = f"**{words.say(f'switch-{switch.name}')}**"
                    (line,) = (line for line in lines if line.startswith(title))
                    others = [other for other in switch.values if other != value]
                    assert words.say(f"switch-{switch.name}-{value_word(value)}") in line
                    for other in map(value_word, others):
                        assert f"`{switch.name}={other}`" in line
                        assert within(words, words.say(f"switch-{switch.name}-{other}")) in line


def test_a_page_with_links_to_the_cases_says_nothing_of_commands() -> None:
    text = rulebook(catalogue("en"), BOXES["tippo"], linked=True)
    assert "--case" in rulebook(catalogue("en"), BOXES["tippo"])
    assert "--case" not in text
    assert "`R86`\n" in text


def test_our_choices_are_rulings_of_the_specification() -> None:
    specification = (DOCS.parent / "specification.md").read_text(encoding="utf-8")
    for name, rulings in RULINGS.items():
        found = rulings.split()
        assert sorted(found) == sorted(set(found)), name
        assert all(re.search(rf"^\*\*{ruling} ", specification, re.MULTILINE) for ruling in found)


def test_the_example_of_counting_adds_up() -> None:
    """A number, an action and a wild, by the values of the box."""
    words = catalogue("en")
    assert "7 + 20 + 50 = 77 points" in " ".join(rulebook(words, BOXES["classic"]).split())
    assert "7 + 10 + 40 = 57 points" in " ".join(rulebook(words, BOXES["flip"]).split())
    assert "Counting**" not in rulebook(words, BOXES["transformers"])


def test_numbers_come_from_the_table() -> None:
    """The engine's numbers stand in the text: cards dealt, points, penalties, sizes of the deck."""
    words = catalogue("en")
    options: dict[str, Value] = {"hand": 6, "target": 300, "strict_uno": True, "uno_penalty": 4}
    text = " ".join(rulebook(words, BOXES["flip"], options, seats=5).split())
    assert "For 5 players." in text
    assert "deal 6 cards to everybody" in text
    assert "the first to reach 300 points" in text
    assert "you take 4 cards" in text
    assert "the challenger takes 4 cards instead of 2" in text


def test_presets_and_options_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    """A preset leaves out what makes no sense in the box; an option by name goes before it."""
    words = catalogue("en")
    for name in PRESETS:
        for box in BOXES:
            text = printed(capsys, "rules", box, "--preset", name)
            assert text == rulebook(words, BOXES[box], preset(name, BOXES[box]))
    text = printed(
        capsys, "rules", "classic", "--preset", "wild", "--option", "stacking=same", "--option", "dealer=B"
    )
    assert words.say("house-stacking-same") in " ".join(text.split())
    assert "B deals first." in text


def test_the_customizable_rule_is_in_the_text() -> None:
    words = catalogue("fr")
    chosen: dict[str, Value] = {"customizable": ["C3", "C9"], "customizable_text": "chante !"}
    text = rulebook(words, BOXES["titans"], chosen)
    assert "- **Carte à personnaliser 1** – " in text
    assert words.say("custom-C3.line") in " ".join(text.split(" "))
    assert "chante !" in text


def test_the_boxes_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "boxes", "--lang", "fr")
    assert text == overview(catalogue("fr"), BOXES)
    for box in BOXES:
        assert f"`{box}`" in text


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["rules", "chess"], "there is no box 'chess'; there are classic, titans, flip, transformers, tippo"),
        (["rules", "classic", "--preset", "calm"], "there is no preset 'calm'"),
        (["rules", "classic", "--option", "stops=strict"], "unknown option 'stops'"),
        (["rules", "tippo", "--option", "no_bluff"], "no_bluff (H6) makes no sense in this box"),
        (["rules", "classic", "--players", "11"], "2 to 10 players"),
    ],
)
def test_what_cannot_be_played_has_no_rules(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert reason in err

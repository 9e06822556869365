"""The catalogue: complete, alike in both languages, without a text that nothing says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import UnionType
from typing import NamedTuple, get_args, get_type_hints

import pytest
from fluent.syntax import FluentSerializer, ast as fluent
from fluent.syntax.visitor import Visitor

from pioche.bots.levels import LEVELS
from pioche.boxes import BOXES
from pioche.boxes.looks.paints import PAINTS
from pioche.boxes.titans import CUSTOM_RULES
from pioche.coach.judging import VERDICTS
from pioche.engine.actions import DECISIONS, VERBS
from pioche.engine.events import NAMES
from pioche.engine.house.presets import PRESETS
from pioche.engine.house.registry import HOUSE
from pioche.engine.options import COMMON, NUMBERS, SCORINGS
from pioche.engine.refusals import REASONS
from pioche.engine.rules import Rules
from pioche.lessons.lesson import lesson_of
from pioche.notation.moves import TRAYS
from pioche.server.wire import messages as wire
from pioche.study.questions.built_in import QUESTIONS
from pioche.study.questions.flags import PLAIN, SPECIAL
from pioche.study.questions.wording import CARDS
from pioche.texts import LANGUAGES, Catalogue, MissingText, catalogue, language_of
from pioche.texts.catalogue import messages, parse
from pioche.texts.option_words import value_word
from pioche.texts.words import Argument
from tests.texts.rulebooks import CHOICES, told

SOURCES = Path(__file__).parents[2] / "src" / "pioche"
PLAY = Path(__file__).parents[2] / "scripts" / "play.py"
PAGE = Path(__file__).parents[2] / "web" / "src"
EVENT_CASES = ("none", "hidden", "all", "tray", "left", "right", "late")  # as telling.py tells them apart


class Mentions(Visitor):
    """What a pattern speaks of: its variables, and other messages it builds on."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)


def mentions(lang: str) -> dict[str, Mentions]:
    """The mentions of every key."""
    found: dict[str, Mentions] = {}
    for message in messages(parse(lang)):
        name = message.id.name
        patterns = {name: message.value} | {f"{name}.{a.id.name}": a.value for a in message.attributes}
        for key, pattern in patterns.items():
            if pattern is not None:
                found[key] = Mentions()
                found[key].visit(pattern)
    return found


def variables(lang: str) -> dict[str, set[str]]:
    """The variables of every key, those of the messages it builds on included."""
    direct = mentions(lang)
    return {
        key: found.variables.union(*(direct[name].variables for name in found.messages))
        for key, found in direct.items()
    }


MEASURES = (*PLAIN, *SPECIAL)


def families() -> Iterator[str]:
    """The keys that follow from what the engine and the boxes have."""
    for name, box in BOXES.items():
        yield from (f"box-{name}", f"box-{name}.line")
        for side in box.sides:
            for colour in side.colours:
                yield from (f"colour-{colour}{form}" for form in ("", ".some", ".card", ".shape"))
        for switch in box.switches:
            yield f"switch-{switch.name}"
            yield from (f"switch-{switch.name}-{value_word(value)}" for value in switch.values)
        yield from (f"switch-dealer-{way}" for way in box.dealers)
        yield from (f"scoring-{scoring}" for scoring in box.scorings)
    for switch in COMMON:
        yield f"switch-{switch.name}"
        yield from (f"switch-{switch.name}-{value_word(value)}" for value in switch.values)
    yield from (f"switch-{name}" for name in (*NUMBERS, "scoring", "dealer", "uno_penalty"))
    for rule in HOUSE:
        yield from (f"house-{rule.name}", f"house-{rule.name}.line")
        if len(rule.values) > 1:
            yield from (f"house-{rule.name}-{value_word(value)}" for value in rule.values)
    yield from (f"preset-{name}{part}" for name in PRESETS for part in ("", ".line"))
    yield from (f"scoring-{name}{part}" for name in SCORINGS for part in ("", ".line"))
    yield from (f"custom-{code}{part}" for code in CUSTOM_RULES for part in ("", ".line"))
    yield from (f"tray-{tray}" for tray in TRAYS)
    yield from (f"decision-{decision}" for decision in DECISIONS)
    yield from (f"waiting-{decision}" for decision in DECISIONS)
    yield from (f"answer-{verb}" for verb in VERBS)
    yield from (f"verb-{verb}" for verb in VERBS)
    yield from (f"level-{level}{part}" for level in LEVELS for part in ("", ".line"))
    yield from (f"refusal-{reason}" for reason in REASONS)
    yield from (f"option-{why}" for why in written().unplayable)
    for name, make in QUESTIONS.items():
        yield from (f"study-title-{name}", f"study-answer-{name}")
        yield from (f"study-measure-{measure.name}" for measure in make().measures)
    yield from (f"study-group-{name}" for name in CARDS.values())


def variants() -> set[str]:
    """Keys that are looked for and need not be there."""
    found = {f"event-{name}-{case}" for name in NAMES for case in EVENT_CASES} | {f"event-{n}" for n in NAMES}
    found |= {f"answer-{verb}-{case}" for verb in VERBS for case in ("tray", "card", "double")}
    asking = ("decision-target", "decision-colour", "decision-lay")
    found |= {f"{question}-{effect}" for question in asking for effect in effects()}
    found |= {f"server-{reason}" for reason in refused_by_server()}
    measures = {measure.name for make in QUESTIONS.values() for measure in make().measures} | {*MEASURES}
    found |= {f"study-{what}-{name}" for what in ("measure", "numbers") for name in measures}
    groups = re.findall(r'"(\w+)"', (SOURCES / "study/questions/built_in.py").read_text(encoding="utf-8"))
    found |= {f"study-{what}-{name}" for what in ("group", "arm") for name in groups}
    found |= {"study-title-own", "study-arm-by-the-book"}
    return found | {f"refusal-{reason}-{case}" for reason in REASONS for case in ("tray", "any")}


def refused_by_server() -> set[str]:
    """The reasons written out where the server, or a device in its place, refuses something."""
    files = sorted(file for room in ("browser", "server") for file in (SOURCES / room).rglob("*.py"))
    return {reason for file in files for reason in re.findall(r'"(\w+)"', file.read_text(encoding="utf-8"))}


def effects() -> set[str]:
    """The names of all effects that cards of the boxes have."""
    found: set[str] = set()
    for name, box in BOXES.items():
        for chosen in [{}, *CHOICES[name]]:
            for face in Rules(box, 4, chosen).faces:
                every = [*face.effects, *(face.opening or []), *face.finishing]
                found |= {type(effect).__name__ for effect in every}
    return found


class Written(NamedTuple):
    """What is written out in the sources: strings, keys where something is said, and refusals of options."""

    strings: set[str]
    said: set[str]
    unplayable: set[str]


@cache
def written() -> Written:
    """All of it, and the strings of the program that `make play` starts as well."""
    found = Written(set(), set(), set())
    for file in (*SOURCES.rglob("*.py"), PLAY):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.strings.add(node.value)
            elif isinstance(node, ast.Call) and file != PLAY:
                if node.args and _is_say(node.func):
                    first = node.args[0]
                    options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                    found.said.update(str(one.value) for one in options if isinstance(one, ast.Constant))
                if getattr(node.func, "id", "") == "OptionError":
                    reasons = (why.value for why in node.args[1:2] if isinstance(why, ast.Constant))
                    found.unplayable.update(map(str, reasons))
    return found


def page_sources() -> str:
    """The sources of the page, all in one, without their tests."""
    found = (file for file in PAGE.rglob("*") if file.suffix in (".svelte", ".ts"))
    files = sorted(file for file in found if not file.name.endswith(".test.ts"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def page_families() -> Iterator[str]:
    """The keys that the page puts together from what the messages carry."""
    yield from (f"phrase-{phrase}" for phrase in (*wire.PHRASES, wire.HELPED))
    yield from (f"avatar-{avatar}" for avatar in wire.AVATARS)
    yield from (f"page-command-{tag}" for tag in tags(wire.Command))
    yield from (f"page-phase-{phase}" for phase in get_args(get_type_hints(wire.TableInfo)["phase"]))
    yield from (f"level-{level}" for level in get_args(wire.Level))
    yield from (f"level-{level}.line" for level in listed_in_page("LEVELS"))
    yield from (f"page-speak-{lang}" for lang in LANGUAGES)
    yield from (f"coach-verdict-{verdict}" for verdict in VERDICTS)
    yield from (f"page-theme-{theme}" for theme in ("auto", "light", "dark"))
    yield from (f"page-scoring-{scoring}" for scoring in SCORINGS)
    yield from (f"page-hint-{topic}" for topic in ("turn-lay", "turn-draw", "respond-pass", "uno", "catch"))
    yield from (f"page-clock-{name}" for name in ("off", "calm", "brisk"))
    yield from (f"page-games-says-{says}" for says in ("few", "luck", "more", "less"))
    for box in BOXES:
        lesson = lesson_of(box)
        yield from (f"lesson-{box}-{step.say}" for step in (lesson.steps if lesson else []))
    yield "page-evening-score-cup"
    yield from (f"page-cup-by-{how}" for how in ("played", "walkover", "host"))
    yield from (f"page-cup-{what}-{f}" for what in ("form", "line") for f in ("round_robin", "knock_out"))
    yield from (f"page-cup-phase-{phase}" for phase in ("gathering", "playing", "over", "closed"))
    counts = ("places", "points", "wins")
    yield from (f"page-evening-{what}-{by}" for what in ("count", "line") for by in counts)
    yield from (f"page-evening-score-{by}" for by in counts if by != "wins")
    yield "server-hint-loopback-help"
    yield from (f"page-team-{number}" for number in range(2))
    yield from (f"page-hint-{decision}" for decision in DECISIONS if not decision.endswith("_over"))
    yield from (f"page-hint-target-{symbol}" for symbol in ("WR", "OP", "ME", "7"))
    yield from (f"page-hint-card-{symbol}" for symbol in ("WR", "WC", "OP", "ME", "F", "TI", "stop"))
    yield from (f"page-table-sort-{order}" for order in listed_in_page("ORDERS"))
    yield from (f"page-{what}-{way}" for way in listed_in_page("LEAVINGS") for what in ("out", "table-seat"))


def tags(union: UnionType) -> list[str]:
    """What stands in the messages of a union to tell them apart."""
    return [str(message.__struct_config__.tag) for message in get_args(union)]


def listed_in_page(name: str) -> list[str]:
    """The words in a list of the page's sources."""
    found = re.search(rf"const {name}\b[^=]*= \[([^\]]*)\]", page_sources())
    assert found is not None, name
    return re.findall(r"'(\w+)'", found[1])


def said_by_page() -> set[str]:
    """The keys written out in the page's sources where something is said."""
    called = re.findall(r"\b(?:t|has)\(\s*'([a-z][\w.-]*)'", page_sources())
    chosen = re.findall(r"'((?:device|page|phrase)-[\w.-]+)'", page_sources())
    return {*called, *chosen}


def _is_say(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "say"


def shared(found: Iterable[str]) -> set[str]:
    """The keys without those in which one box has words of its own."""
    return {key for key in found if "--" not in key}


def test_both_languages_have_the_same_keys_and_variables() -> None:
    """What a language says of one box in other words speaks of nothing else."""
    english = variables("en")
    for lang in LANGUAGES:
        found = variables(lang)
        assert {key: found[key] for key in shared(found)} == {key: english[key] for key in shared(english)}
        for key in found.keys() - shared(found):
            box, _, usual = key.partition("--")
            assert box in BOXES
            assert found[key] <= english[usual], key
    assert len(english) > 500


def test_a_box_may_say_it_in_its_own_words() -> None:
    """The classic booklet says Joker where the others say carte blanche; no other box hears of it."""
    words = catalogue("fr")
    key = "rules-turn-wild"
    assert "Joker" in words.of("classic").say(key)
    assert "Joker" not in words.of("classic").of("flip").say(key)
    assert words.of("tippo") is words
    assert words.of("classic") is words.of("classic")


def test_no_key_stands_twice() -> None:
    for lang in LANGUAGES:
        keys = catalogue(lang).keys
        assert sorted(keys) == sorted(set(keys))


def test_no_key_is_missing() -> None:
    known = set(catalogue("en").keys)
    said = written().said
    assert len(said) > 100
    assert said <= known
    assert set(families()) <= known
    assert len(said_by_page()) > 150
    assert said_by_page() <= known
    assert set(page_families()) <= known
    for name in NAMES:
        assert any(key == f"event-{name}" or key.startswith(f"event-{name}-") for key in known), name


def test_every_key_is_used() -> None:
    """Said literally, by a family, by some rulebook, or as part of a message that is."""
    known = shared(catalogue("en").keys)
    used = written().strings | set(families()) | variants() | told("en").words.said
    used |= said_by_page() | set(page_families())
    direct = mentions("en")
    used |= {name for key in used & known for name in direct[key].messages}
    used |= {"card-wild.the", "card-coloured.the", "card-number.the", "card-stop.the"}  # see Names.face
    assert sorted(known - used) == []


def test_the_rulebooks_cover_every_choice() -> None:
    """The list of choices that the tests go through has every switch and house rule of every box."""
    for name, box in BOXES.items():
        chosen = {key for options in CHOICES[name] for key in options}
        assert {switch.name for switch in [*COMMON, *box.switches]} <= chosen
        assert {"hand", "target", "scoring", "dealer", "uno_penalty"} <= chosen
        impossible = {"no_bluff", "doubles"} if name == "tippo" else {"careful_hand"}
        assert {rule.name for rule in HOUSE} - impossible <= chosen


def test_french_signs_do_not_begin_a_line() -> None:
    """A space that does not break stands before ; : ! ? » and after «."""
    text = (SOURCES / "texts" / "fr.ftl").read_text(encoding="utf-8")
    assert re.findall(r".* [;:!?»].*|.*« .*", text) == []
    assert re.findall(r".*[\w\u00a0)}][!?;](?=\s|$).*", text.replace("Teen Titans Go!", "")) == []
    assert re.findall(r".*(?:[\d)}] ?%|[^\u00a0]:(?=\s|$)).*", without_comments(text)) == []
    assert "\u202f?" in text
    assert "\u00a0:" in text


def test_english_signs_stand_close() -> None:
    text = (SOURCES / "texts" / "en.ftl").read_text(encoding="utf-8")
    assert re.findall(r".*(?:[\d)}] %| [;!?…]| :(?=\s|$)).*", without_comments(text)) == []


def test_nothing_is_elided_before_a_name() -> None:
    """« de Tom » would have to be « d’Anna »: no such word stands before a name."""
    text = (SOURCES / "texts" / "fr.ftl").read_text(encoding="utf-8")
    names = r"\{ \$(?:player|players|other|name|by|first)\b"
    assert re.findall(rf".*\b(?:[dDqQ]e|que|Que|lorsque|ne|se|te|me|le|la) {names}.*", text) == []


def test_english_players_play_on_a_discard_pile() -> None:
    """The notation lays cards on a talon; nobody at a table says so."""
    typed = {"verb-lay"}
    for message in messages(parse("en")):
        if message.id.name not in typed:
            said = re.sub(r"\{[^}]*\}|`[^`]*`", "", FluentSerializer().serialize_entry(message))
            words = said.partition("=")[2]
            assert re.findall(r"\b(?:lay|lays|laid|talons?)\b", words) == [], message.id.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_have_room_on_a_phone(lang: str) -> None:
    """Three lines at most beside a table."""
    words = catalogue(lang)
    hints = [key for key in words.keys if key.startswith("page-hint-")]
    assert [key for key in hints if len(words.say(key)) > 96] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_have_room_on_a_phone(lang: str) -> None:
    """With long names in them too; a challenge says what to doubt besides."""
    words = catalogue(lang)
    said = {"player": "Maximilienne", "card": "X" * 24, "cards": "X" * 36, "colour": "X" * 13}
    told: dict[str, Argument] = {**said, "count": 14, "more": 16, "number": 2, "tray": "X" * 6}
    told["wilds"] = "all"
    asked = {key: len(words.say(key, **told)) for key in words.keys if key.startswith("decision-")}
    doubt = asked.pop("decision-doubt")
    assert {key: length for key, length in asked.items() if length > 150} == {}
    assert asked["decision-respond-count"] + doubt <= 200
    assert asked["decision-respond-sought"] + doubt <= 225


def test_shapes_are_those_of_the_cards() -> None:
    words = catalogue("en")
    for colour, paint in PAINTS.items():
        assert words.say(f"colour-{colour}.shape") == paint["shape"]


def without_comments(text: str) -> str:
    """The lines of a catalogue that are said."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def test_nothing_invisible_is_put_around_names() -> None:
    """The marks that isolate a name in a text of mixed direction have no place in a terminal."""
    text = catalogue("fr").say("event-TurnLost", player="Zoé", you="none")
    assert text == "Zoé perd son tour."


def test_numbers_and_plurals_follow_the_language() -> None:
    english, french = catalogue("en"), catalogue("fr")
    assert [english.say("count-cards", count=n) for n in (0, 1, 2)] == ["no cards", "1 card", "2 cards"]
    assert [french.say("count-cards", count=n) for n in (0, 1, 2)] == ["aucune carte", "1 carte", "2 cartes"]
    assert [french.say("count-points", count=n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]
    assert english.say("count-points", count=1000) == "1,000 points"
    assert french.say("count-points", count=1000) == "1\u202f000 points"


def test_lists_are_joined_as_they_are_spoken() -> None:
    french = catalogue("fr")
    assert french.join([]) == ""
    assert french.join(["Ann"]) == "Ann"
    assert french.join(["Ann", "Ben", "Zoé"]) == "Ann, Ben et Zoé"
    assert catalogue("en").join(["Ann", "Ben"], either=True) == "Ann or Ben"


@pytest.mark.parametrize(
    ("key", "arguments", "complaint"),
    [
        ("event-CardTaken", {}, "have no 'event-CardTaken'; close to it are event-CardsTaken"),
        ("box-classic.lime", {}, "have no 'box-classic.lime'; close to it are box-classic.line"),
        ("xyzzy", {}, "the texts in 'en' have no 'xyzzy'$"),
        ("count-cards", {"number": 3}, "'count-cards' in 'en' cannot be filled in from number: .*count"),
    ],
)
def test_a_text_that_is_not_there(key: str, arguments: dict[str, int], complaint: str) -> None:
    with pytest.raises(MissingText, match=complaint):
        catalogue("en").say(key, **arguments)


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(MissingText, match="no texts in 'de'; there are en, fr"):
        Catalogue("de")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_terminal_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang

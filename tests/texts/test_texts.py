"""The catalogues: complete, alike in every language, without a text that nothing says."""

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
from pioche.coach.reasons import Kind
from pioche.engine.actions import DECISIONS, VERBS
from pioche.engine.events import NAMES
from pioche.engine.house.presets import PRESETS
from pioche.engine.house.registry import HOUSE
from pioche.engine.options import COMMON, NUMBERS, SCORINGS
from pioche.engine.refusals import REASONS
from pioche.engine.rules import Rules
from pioche.lessons.lesson import lesson_of
from pioche.notation.moves import TRAYS
from pioche.server.table.seating import OTHER_LEVELS
from pioche.server.wire import messages as wire
from pioche.study.questions.built_in import QUESTIONS
from pioche.study.questions.source import PLAIN, SPECIAL
from pioche.study.questions.wording import CARDS
from pioche.terminal.asides import COMMANDS
from pioche.texts import LANGUAGES, Catalogue, MissingText, catalogue, language_of
from pioche.texts.catalogue import messages, parse
from pioche.texts.joints import joining
from pioche.texts.languages import text_of
from pioche.texts.option_words import value_word
from pioche.texts.translations import Translation, plain
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
                yield from (f"colour-{colour}{form}" for form in ("", ".some", ".card", ".shape", ".letter"))
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
    yield from (f"command-{name}" for name in COMMANDS)
    yield from (f"level-{level}{part}" for level in LEVELS for part in ("", ".line"))
    yield from (f"refusal-{reason}" for reason in REASONS)
    yield from (f"coach-reason-{kind}" for kind in get_args(Kind))
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
    yield from (f"level-{level}" for level in (*LEVELS, *OTHER_LEVELS))
    yield from (f"level-{level}.line" for level in listed_in_page("LEVELS"))
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


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_says_all_of_it_and_nothing_else(lang: str) -> None:
    """As a translator is told about a file of their own; what is said of one box may leave something out."""
    read = Translation(text_of(lang))
    assert (read.broken, read.missing(), list(read.doubtful())) == ([], [], [])
    assert {key.partition("--")[0] for key in read.found if "--" in key} <= set(BOXES)
    assert len(read.found) > 1000


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


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_signs_stand_close(lang: str) -> None:
    """German and Spanish have a space before a percent sign, and no line ends there."""
    text = without_comments(text_of(lang))
    percent = r"[\d)}] %" if lang == "en" else r"[\d)}] ?%"
    dots = "…" if lang == "en" else ""
    assert re.findall(rf".*(?:{percent}| [;:!?{dots}](?=\s|$)).*", text) == []


def test_spanish_questions_and_exclamations_are_opened() -> None:
    for message in messages(parse("es")):
        said = re.sub("`[^`]*`|Teen Titans Go!", "", plain(message.value))
        assert (said.count("?"), said.count("!")) == (said.count("¿"), said.count("¡")), message.id.name


def test_quotes_are_those_of_the_language() -> None:
    for lang, foreign in (("en", "«»„"), ("de", "«»"), ("es", "“”„"), ("fr", "“”„")):
        assert re.findall(rf".*[{foreign}\"'].*", without_literals(text_of(lang))) == [], lang


def test_short_words_are_joined_to_names() -> None:
    """« de Tom », but « d’Anna »; nothing within a name or within a sentence is changed."""
    joined = joining("a e é h | de/d’ que/qu’\ni í hi | y/e")
    filled = "De \u2068Anna\u2069, que \u2068Tom\u2069 et qu’il de Anna, Ana y \u2068\u2068Íñigo\u2069\u2069"
    assert joined(filled) == "D’Anna, que Tom et qu’il de Anna, Ana e Íñigo"
    assert joined("modde \u2068Élise y Inés\u2069 y \u2068Hilda\u2069") == "modde Élise y Inés e Hilda"
    assert joining("nonsense\n(| b/c\na|b/c")("b \u2068a\u2069") == "b a"


def test_names_are_joined_in_lists() -> None:
    spanish = catalogue("es")
    assert spanish.join(["Ana", "Inés"]) == "Ana e Inés"
    assert spanish.join(["Ana", "Yago", "Olga"], either=True) == "Ana, Yago u Olga"
    assert spanish.join(["el 7", "el 8"]) == "el 7 y el 8"


def test_a_french_name_is_never_left_unjoined() -> None:
    """What a sentence puts before a name is among the words that the catalogue joins."""
    names = r"\{ \$(?:player|players|other|name|by|first)\b"
    short = "de|que|lorsque|puisque|jusque|presque|quelque|ne|se|te|me|je|le|la|ce"
    before = re.findall(rf"(?i)\b({short}) {names}", text_of("fr"))
    joins = re.findall(r" (\w+)/", catalogue("fr").say("joints"))
    assert {word.lower() for word in before} <= set(joins)
    assert {"le", "de", "que"} <= set(joins)


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


def without_literals(text: str) -> str:
    """The same, without what stands between quotes in Fluent, or between backticks."""
    return re.sub(r'\{ ?"[^"]*" ?\}|`[^`]*`', "", without_comments(text))


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
    assert catalogue("de").say("count-points", count=1000) == "1.000 Punkte"
    assert catalogue("es").say("count-points", count=10000) == "10.000 puntos"
    for lang in LANGUAGES:  # what writes figures by itself writes them in the same way
        thousands, decimal = (catalogue(lang).say(f"number-{sign}") for sign in ("thousands", "decimal"))
        assert catalogue(lang).say("count-points", count=10000).startswith(f"10{thousands}000")
        assert decimal == ("." if lang == "en" else ",")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_colours_differ_by_letter_on_every_side(lang: str) -> None:
    words = catalogue(lang)
    for box in BOXES.values():
        for side in box.sides:
            letters = [words.say(f"colour-{colour}.letter") for colour in side.colours]
            assert len(set("".join(letters))) == len(letters) == 4, (lang, box.name)


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
    with pytest.raises(MissingText, match="no texts in 'it'; there are en, de, es, fr"):
        Catalogue("it")
    assert catalogue("it") is catalogue("en")
    assert catalogue("de-AT") is catalogue("de")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_terminal_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang

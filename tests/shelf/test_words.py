"""The words of a box: found first when it is spoken of, kept apart from ours, and never missed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche.cli import main
from pioche.engine.box import Box
from pioche.engine.cards import Row, Side, coloured, numbers, wild
from pioche.engine.effects import DrawNext, NameColour
from pioche.engine.options import Options
from pioche.engine.rules import Rules
from pioche.shelf.words import WordsError, bring, page_words, read_words, take_away
from pioche.texts import LANGUAGES, catalogue
from pioche.texts.cardrules import CardRules, card_faces
from pioche.texts.naming import Names, box_line, box_name, colour_name
from pioche.texts.page import Page
from pioche.texts.rulebook import rulebook
from tests.shelf.outside import MARKET, PLAIN, box_file, on_the_shelf


@pytest.fixture
def stall(request: pytest.FixtureRequest) -> Iterator[str]:
    """A box with the words of the test's mark, which are taken away afterwards."""
    bring("stall", read_words("stall", request.param)[0])
    yield "stall"
    take_away("stall")


def said(**words: str) -> pytest.MarkDecorator:
    """Let a test speak of a box with these words."""
    return pytest.mark.parametrize("stall", [words], indirect=True, ids=["words"])


@said(en="card-W = Joker\nbox-stall = Stall\n    .line = Cheap.\n")
def test_a_boxs_own_words_go_before_ours_and_only_where_it_is_spoken_of(stall: str) -> None:
    words = catalogue("en")
    assert words.of(stall).say("card-W") == "Joker"
    assert words.say("card-W") == words.of("classic").say("card-W") == "Wild"
    assert words.of(stall).say("card-S") == "Skip"
    assert not words.has("box-stall")
    assert (box_name(words, stall), box_line(words, stall)) == ("Stall", "Cheap.")


@said(fr="box-stall = Étal\n    .line = Bon.\ncolour-plum = prune\n    .some = du prune\ncard-W = Atout\n")
def test_words_that_lack_are_those_of_another_language_or_ours(stall: str) -> None:
    english = catalogue("en").of(stall)
    assert english.say("box-stall") == "Étal"
    assert english.say("box-stall.line") == "Bon."
    assert english.say("colour-plum.some") == "du prune"
    assert english.say("card-W") == "Wild"
    assert catalogue("fr").of(stall).say("card-W") == "Atout"


@said(en="box-stall = Stall\ncolour-plum = plum\n", fr="box-stall = Étal\n    .line = Bon.\n")
def test_each_part_is_looked_for_by_itself(stall: str) -> None:
    assert catalogue("en").of(stall).say("box-stall.line") == "Bon."
    assert colour_name(catalogue("en").of(stall), "plum", "some") == "plum"
    assert colour_name(catalogue("fr").of(stall), "plum", "card") == "plum"
    assert colour_name(catalogue("fr").of(stall), "teapot", "card") == "teapot"


@said(
    en="hi = Hi\nbox-stall = { hi }!\nevent-HostGave = { count-cards }\nrefusal-not_held = { NUMBER($card) }"
)
def test_words_may_build_on_each_other_and_on_ours(stall: str) -> None:
    words = catalogue("en").of(stall)
    assert words.say("box-stall") == "Hi!"
    assert words.say("event-HostGave", count=2, player="Ann", you="none") == "2 cards"
    # A slip of somebody else's ends no game.
    assert "NUMBER" in words.say("refusal-not_held", card="the red 7")


@said(en="card-G = Gift\n")
def test_the_page_gets_the_words_of_all_boxes(stall: str) -> None:
    for lang in LANGUAGES:
        assert "stall--card-G = Gift" in page_words(lang)


@pytest.mark.parametrize(
    ("lang", "text", "complaint"),
    [
        ("en", "card-G", "the words in 'en', line 1: Expected token"),
        ("fr", "card-G = a\n\ncard-G = b\n", "the words in 'fr', line 3: card-G is said twice"),
        ("en", "card-G = { gift }", "card-G builds on gift, which there is not"),
        ("en", "card-G = { $gift }", r"card-G speaks of \$gift, but is filled in with nothing"),
        ("en", "decision-lay-G = { $n }", r"decision-lay-G speaks of \$n, but is filled in with \$number"),
        ("en", "event-TurnLost = { $cards }", r"event-TurnLost speaks of \$cards, .* \$player, \$you"),
        ("en", "-brand = UNO", "line 1: there are no terms here"),
        ("English", "card-G = Gift", "'English' is no language such as en or fr"),
        ("en", "x" * 70_000, "more than 60000 characters"),
    ],
)
def test_words_that_cannot_be_used(lang: str, text: str, complaint: str) -> None:
    with pytest.raises(WordsError, match=complaint):
        read_words("stall", {lang: text})


def test_words_may_lie_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "stall.en.ftl").write_text("box-stall = The stall\n", encoding="utf-8")
    (tmp_path / "stall.fr.ftl").write_text("box-stall = L’étal\n", encoding="utf-8")
    with on_the_shelf(box_file(tmp_path)):
        for lang in LANGUAGES:
            assert box_name(catalogue(lang), "stall") == ("L’étal" if lang == "fr" else "The stall")
    assert box_name(catalogue("en"), "stall") == "stall"


def test_words_in_a_language_twice_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "stall.en.ftl").write_text("box-stall = The stall\n", encoding="utf-8")
    file = box_file(tmp_path, PLAIN + 'WORDS = {"en": "box-stall = Stall"}\n')
    assert main(["boxes", "--box-file", file]) == 2
    assert "words in 'en' twice, in WORDS and in stall.en.ftl" in capsys.readouterr().err


WORDLESS = PLAIN.replace(
    "return [",
    'return [coloured("Q", 20, 2, [Odd()], opening=[Odd()]), coloured("+3", 9, 1, [], []), ',
) + (
    "BOX.switches = [Switch('mood', ['calm', 'wild'], 'stall')]\n"
    "BOX.sides = [Side('light', ['plum', 'lemon', 'mint', 'sky'], 'ÄÖÜẞ')]\n"
    "class Odd(Effect):\n    pass\n"
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [["boxes"], ["rules"], ["rules", "--option", "mood=wild"]])
def test_no_command_ends_with_an_error_for_want_of_words(
    command: list[str], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = box_file(tmp_path, WORDLESS)
    with on_the_shelf(file):
        assert main([*command, "--box-file", file, "--lang", lang]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert all(word in told.out for word in ("stall", "plum", "`Q`", "`+3`"))
    assert "mood=wild" not in command or "**mood** – wild" in " ".join(told.out.split())


@pytest.mark.parametrize(("lang", "name", "card"), [("en", "Market", "Gift"), ("fr", "Marché", "Cadeau")])
def test_the_market_speaks_both_languages(
    lang: str, name: str, card: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with on_the_shelf(str(MARKET)):
        assert main(["rules", "market", "--lang", lang, "--option", "gifts=two"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith(f"# {name} – ")
    assert card.casefold() in told.casefold()
    assert {"en": "A Gift is two cards.", "fr": "c’est deux cartes données."}[lang] in told


class Stall(Box):
    """Fruit without a green one and without a 4, and two cards that make others take cards."""

    def __init__(self) -> None:
        super().__init__("stall")
        self.sides = [Side("light", ["plum", "lemon", "amber", "sky"], "PLAS")]

    def light(self, options: Options) -> list[Row]:
        """48 numbers, 16 actions, 4 wilds."""
        return [
            *numbers(5, 8, copies=3),
            coloured("+2", 20, 2, [DrawNext(2)], []),
            coloured("Z", 20, 2, [DrawNext(3)], []),
            wild("W", 50, 4, [NameColour()], opening=None),
        ]


@said(
    en="rules-card-Z = Three plums are squashed.\ncolour-plum = plum\n", fr="rules-card-Z = Trois prunes.\n"
)
def test_what_a_box_says_of_a_card_is_not_replaced_by_what_its_effects_do(stall: str) -> None:
    rules = Rules(Stall(), 4, {})
    for lang, own in (("en", "Three plums are squashed."), ("fr", "Trois prunes.")):
        cards = CardRules(Page(), Names(catalogue(lang), rules))
        does = {face.symbol: cards.card(face) for face in card_faces(cards.names)}
        assert does["Z"] == own
        assert does["+2"] == catalogue(lang).say("rules-card-draw", count=2)


@pytest.mark.parametrize(
    ("lang", "example"),
    [
        ("en", "on the amber 5 you can play anything amber, and any 5."),
        ("fr", "sur le 5 amber, tout ce qui est amber, et tout 5."),
    ],
)
def test_what_matches_is_shown_by_a_card_of_the_box(lang: str, example: str) -> None:
    text = " ".join(rulebook(catalogue(lang), Stall()).split())
    assert example in text
    assert not re.search(r"\bgreen\b|\bvert\b", text)

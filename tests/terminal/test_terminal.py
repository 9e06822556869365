"""What the terminal draws: from one seat's view only, in whatever colour, and the balance as it leans."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import DRAW, ROUND_OVER, Answers, card_of, second_of, verb_of
from pioche.engine.game import legal
from pioche.engine.options import Value
from pioche.engine.rng import stream
from pioche.inference.worlds import resample
from pioche.match import Match
from pioche.notation.moves import parse_action
from pioche.records.folder import data_folder
from pioche.sight.choices import action_of
from pioche.terminal.asides import Asides
from pioche.terminal.board import HALF, Board, beam
from pioche.terminal.pad import pad, rounds
from pioche.terminal.paint import Paint, visible, wants_colour
from pioche.terminal.person import Player
from pioche.terminal.screen import Screen
from pioche.terminal.seating import ME, Seating
from pioche.terminal.typed import Typed
from pioche.texts import LANGUAGES, catalogue
from pioche.texts.prompts import question
from tests.sight.test_views import position

PEOPLE = ["You", "Bea", "Carl"]


def shown(match: Match, twin: Match, lang: str) -> list[str]:
    """Everything a person could be shown of the twin, with the eyes of the match."""
    words, screen = catalogue(lang), Screen(colour=False)
    seating = Seating(match, ["random", "random"])
    view = seating.view(ME)
    other = Seating(twin, ["random", "random"])
    asides = Asides(other, words, screen, Path("nowhere"), [])
    player = Player(other, words, screen, asides)
    found = Board(words, PEOPLE, view, Paint(match.rules, False), screen).lines()
    found.append(question(words, twin.state, PEOPLE))
    found += [player.label(int(action_of(twin.state, ME, choice))) for choice in player.sorted(view)]
    for sight in view.hand:
        code = match.rules.faces[sight.dark if view.side else sight.light].code
        found.append(asides.verdict(asides.typed.said(code), code))
    return found


@pytest.mark.parametrize("box", BOXES)
def test_nothing_on_the_screen_depends_on_what_is_hidden(box: str) -> None:
    """Other games that look the same to the person look the same on the screen."""
    match = Match(box, PEOPLE, "hidden", {})
    s, rng, out, tried, different = match.state, random.Random(1), Answers(), 0, 0
    for k in range(250):
        if s.phase < ROUND_OVER and s.asked == ME and k % 4 == 0:
            twin = match.copy()
            twin.state = resample(Seating(match, ["random"] * 2).view(ME), stream(box.encode(), k, b"hidden"))
            twin.state.events = []
            different += [twin.hand(seat) for seat in range(1, 3)] != [
                match.hand(seat) for seat in range(1, 3)
            ]
            lang = LANGUAGES[k // 4 % 2]
            assert shown(match, match, lang) == shown(match, twin, lang)
            tried += 1
        legal(s, out)
        if out.n == 0:
            break
        match.act(rng.choice(out.as_list()))
    assert tried > 10
    assert different > 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("box", BOXES)
def test_long_hands_and_long_names_stay_within_80_columns(box: str, lang: str) -> None:
    names = [f"{letter}{'ö' * 19}" for letter in "ABCD"]
    match = Match(box, names, "long", {"tippo_free_draw": True} if box == "tippo" else {})
    rng, out = random.Random(2), Answers()
    while match.state.size[ME] < 20:
        legal(match.state, out)
        drawing = [a for a in out.as_list() if verb_of(a) == DRAW]
        match.act(rng.choice(drawing or out.as_list()))
    view = Seating(match, ["random"] * (len(names) - 1)).view(ME)
    assert len(view.hand) >= 20
    for colour in (False, True):
        lines = Board(catalogue(lang), names, view, Paint(match.rules, colour), Screen(False)).lines()
        assert max(visible(line) for line in lines) < 80
        assert ("\x1b" in "".join(lines)) is colour
    assert max(len(line) for line in pad(catalogue(lang), match, 79)) < 80


def player(box: str, hands: list[str], talon: str, options: dict[str, Value]) -> Player:
    """The person at a table of three with these hands, whose turn it is."""
    match = Match(box, PEOPLE, "laid out", options)
    match.state, _ = position(box, hands, talon, options)
    seating, words, screen = Seating(match, ["random"] * 2), catalogue("en"), Screen(colour=False)
    return Player(seating, words, screen, Asides(seating, words, screen, Path("nowhere"), []))


@pytest.mark.parametrize(
    ("box", "hand", "talon"), [("classic", "R7 B2 R7 G1", "R4"), ("flip", "R7/O1 B2 R7/V5 G1", "R4")]
)
def test_two_equal_numbers_are_offered_and_typed_together(box: str, hand: str, talon: str) -> None:
    """H9: one answer, whatever is on the backs, and typed by the faces alone."""
    person = player(box, [hand, "Y1 Y2", "Y3 Y4"], talon, {"doubles": True})
    view, s = person.seating.view(ME), person.match.state
    labels = [person.label(int(action_of(s, ME, choice))) for choice in person.sorted(view)]
    assert list(dict.fromkeys(labels)) == ["Play the red 7 (R7)", "Play the red 7 twice (R7 R7)", "Draw"]
    line = person.typed.said("r7 R7")
    a = parse_action(s, line, PEOPLE)
    assert {int(card_of(a)), int(second_of(a))} == {s.hand_list(ME)[0], s.hand_list(ME)[2]}
    assert person.typed.short(a) == "R7 R7"
    assert person.typed.full(a, "uno").endswith(" uno")
    assert person.done(line, "r7 R7")
    assert person.match.hand(ME, ME).split()[0].startswith("B2")


def test_a_second_card_that_is_not_held_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    person = player("flip", ["R7/O1 B2 R6 G1", "Y1 Y2", "Y3 Y4"], "R4", {"doubles": True})
    assert not person.done(person.typed.said("R7 R7"), "R7 R7")
    assert not person.done(person.typed.said("R7 R6"), "R7 R6")
    said = " ".join(capsys.readouterr().out.split())
    assert "You don’t have R7" in said
    assert "Two cards go together only where doubles are played" in said


def test_care_is_typed_behind_a_card() -> None:
    """H18: as a word of its own, in capitals or not."""
    match = Match("tippo", PEOPLE, "care", {"careful_hand": True})
    typed = Typed(match, catalogue("fr"), ME)
    assert typed.said("r7 Gauche CARE=80") == "You play R7 left care=80"


def test_who_is_out_is_marked_on_the_board() -> None:
    """R102: with the place of who has gone out, and nothing else of who was put out."""
    options: dict[str, Value] = {"play_on": True, "mercy": True}
    hands = ["R5", "Y1 Y2", "B2 B3 G1 G1 G2 G2 G3 G3 G4 G4 G5 G5 G6 G6 G7 G7 G8 G8 G9 G9 Y3 Y3 Y4 Y4"]
    match = Match("classic", [*PEOPLE, "Dora"], "out", options)
    match.state, _ = position("classic", [*hands, "B5 B6"], "R4", options)
    words, screen = catalogue("en"), Screen(colour=False)
    match.apply("You play R5")
    match.apply("Bea draw")
    if match.decision == "after_draw":
        match.apply("Bea keep")
    match.apply("Carl draw")
    view = Seating(match, ["random"] * 3).view(ME)
    board = Board(words, match.names, view, Paint(match.rules, False), screen).lines()
    rows = {row.split()[0]: " ".join(row.split()[1:]) for row in board}
    assert [rows[name] for name in match.names] == ["out, place 1", "3 cards", "out of the round", "2 cards"]


@pytest.mark.parametrize("angle", [-1840, -700, -60, 0, 60, 700, 1840])
def test_the_beam_leans_to_the_heavier_side(angle: int) -> None:
    lines = beam(angle, "R3!", "W4")
    left = next(k for k, line in enumerate(lines) if "R3!" in line)
    right = next(k for k, line in enumerate(lines) if "W4" in line)
    assert (right > left) == (angle > 300)
    assert (right < left) == (angle < -300)
    assert max(len(line) for line in lines) == 2 * HALF + 1
    beams = [line for line in lines if set(line) & set("▔─▁")]
    assert sum(1 for line in beams for letter in line if letter in "▔─▁") >= 2 * HALF - 1
    assert "▲" in "".join(lines)
    # What leans the other way is the mirror of it.
    assert len(beam(-angle, "R3", "W4")) == len(beam(angle, "R3", "W4"))


def test_the_pad_adds_up() -> None:
    match = Match("classic", PEOPLE, "pad", {"target": 1000})
    rng, out = random.Random(3), Answers()
    while match.state.round < 4:
        legal(match.state, out)
        match.act(rng.choice(out.as_list()))
    table = rounds(match)
    assert len(table) == 4
    assert [sum(column) for column in zip(*table, strict=True)] == list(match.scores.values())
    assert sum(match.scores.values()) > 0
    lines = pad(catalogue("fr"), match, 79)
    assert lines[-1].split() == ["Total", *(str(score) for score in match.scores.values())]
    assert len(lines) == 6


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream_", "environment", "wanted"),
    [
        (Terminal(), {"TERM": "xterm"}, True),
        (Terminal(), {"TERM": "xterm", "NO_COLOR": ""}, True),
        (Terminal(), {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (Terminal(), {"TERM": "dumb"}, False),
        (io.StringIO(), {"TERM": "xterm"}, False),
    ],
)
def test_when_there_is_colour(stream_: io.StringIO, environment: dict[str, str], wanted: bool) -> None:
    assert wants_colour(stream_, environment) is wanted


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == tmp_path / ".local" / "share" / "pioche"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "pioche"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "pioche"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert data_folder() == tmp_path / "xdg" / "pioche"

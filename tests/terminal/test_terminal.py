"""What the terminal draws: from one seat's view only, in whatever colour, and the balance as it leans."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import DRAW, ROUND_OVER, Answers, verb_of
from pioche.engine.game import legal
from pioche.engine.rng import stream
from pioche.inference.worlds import resample
from pioche.match import Match
from pioche.records.folder import data_folder
from pioche.sight.choices import action_of
from pioche.terminal.asides import Asides
from pioche.terminal.beam import HALF, beam
from pioche.terminal.board import Board
from pioche.terminal.pad import pad, rounds
from pioche.terminal.paint import Paint, visible, wants_colour
from pioche.terminal.person import Player
from pioche.terminal.screen import Screen
from pioche.terminal.seating import ME, Seating
from pioche.texts import LANGUAGES, catalogue
from pioche.texts.prompts import question

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
        found.append(asides.verdict(asides.typed.line(code, view), code))
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

"""Bots: how they are asked, what happens to bad ones, what they may know, and how well they play."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from pioche.bots.asking import Guard, Misstep
from pioche.bots.bot import Bot, answers, plays
from pioche.bots.loading import BOTS, BotError, bot_class, make_bot
from pioche.bots.table import Table
from pioche.boxes import BOXES
from pioche.engine.actions import CATCH, NAME, PLAY, ROUND_OVER, TURN, UNO, Answers, seat_of
from pioche.engine.choices import Choice, action_of
from pioche.engine.deal import new_match
from pioche.engine.defaults import default_answer
from pioche.engine.game import apply, offers
from pioche.engine.history import History
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.memory import Forgotten
from pioche.engine.options import Value
from pioche.engine.rng import match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.sample import resample
from pioche.engine.state import State
from pioche.engine.view import View, view
from pioche.match import Match
from pioche.study.arena import Contest, arena, standing_of
from pioche.study.tables import random_rules

EXAMPLES = Path(__file__).parent.parent / "docs/examples"
every_box = pytest.mark.parametrize("box", BOXES)
every_bot = pytest.mark.parametrize("name", BOTS)


def words(choice: Choice | None) -> tuple[object, ...] | None:
    """A choice as values that can be compared."""
    if choice is None:
        return None
    return choice.verb, choice.handle, choice.colour, choice.target, choice.tray, choice.uno


def dealt(box: str, seats: int, seed: str, options: dict[str, Value] | None = None) -> State:
    """A match of which the events are kept."""
    return new_match(Rules(BOXES[box], seats, options or {}), seed, None, True)


def seated(state: State, names: list[str], seed: str = "seat") -> Table:
    """A table with these bots."""
    return Table(state, [make_bot(name, f"{seed} {k}") for k, name in enumerate(names)])


# The protocol


@every_box
@every_bot
def test_every_bot_plays_every_box_without_a_fault(box: str, name: str) -> None:
    """Whole matches, by the book and under every preset."""
    for number, rules in enumerate(PRESETS):
        state = dealt(box, 2 + number, name, preset(rules, BOXES[box]))
        table = seated(state, [name] * int(state.seats))
        table.play_match(3)
        assert state.phase >= ROUND_OVER
        assert table.faults == []


@every_box
def test_bots_agree_with_all_house_rules(box: str) -> None:
    """No option makes a bot stumble."""
    for number in range(40):
        rng = Random(f"{box} {number}")
        seats = rng.randint(2, 7)
        state = new_match(random_rules(BOXES[box], seats, str(number), rng), str(number), None, True)
        table = seated(state, [rng.choice(list(BOTS)) for _ in range(seats)])
        table.play_round()
        assert table.faults == []


@every_box
@every_bot
def test_the_same_seeds_give_the_same_match(box: str, name: str) -> None:
    """All that is random comes from the seed of the match and those of the bots."""
    logs = []
    for seed in ("one", "one", "two"):
        match = Match(box, 3, "same", {"target": 100})
        bots = [make_bot(name if k else "random", f"{seed} {k}") for k in range(3)]
        Table(match.state, bots, act=match.act).play_match(2)
        logs.append(match.log)
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_a_table_needs_events_and_a_bot_for_every_seat() -> None:
    state = dealt("classic", 3, "seats")
    with pytest.raises(ValueError, match="2 bots cannot sit on 3 seats"):
        seated(state, ["random", "random"])
    state.events = None
    with pytest.raises(ValueError, match="keeps its events"):
        seated(state, ["random"] * 3)


class Recorder(Bot):
    """Lays whatever it can, never calls, and notes when it is asked."""

    asked: list[tuple[str, int, str]]

    def answer(self, view: View) -> Choice:
        """The first play, else the first answer."""
        self.asked.append(("answer", int(view.viewer), view.decision))
        return (plays(view) or answers(view))[0]

    def step_in(self, view: View) -> Choice | None:
        """Silent."""
        self.asked.append(("step_in", int(view.viewer), view.decision))
        return None


def recorded(state: State, kind: type[Recorder] = Recorder) -> tuple[Table, list[tuple[str, int, str]]]:
    """A table of recorders that share one list."""
    asked: list[tuple[str, int, str]] = []
    bots = [kind("") for _ in range(state.seats)]
    for bot in bots:
        bot.asked = asked
    return Table(state, bots), asked


def test_everybody_is_asked_once_in_turn_order_from_the_one_who_forgot_to_call() -> None:
    """The holder first, then round the table, all before the question is answered."""
    found = 0
    for number in range(30):
        state = dealt("classic", 4, f"order {number}")
        direction = int(state.direction)
        table, asked = recorded(state)
        table.play_round()
        for k, (what, seat, _) in enumerate(asked):
            if what == "step_in" and (k == 0 or asked[k - 1][0] == "answer"):
                block = []
                while asked[k][0] == "step_in":
                    block.append(asked[k][1])
                    k += 1
                assert asked[k][0] == "answer"
                assert sorted(block) == [0, 1, 2, 3]
                step = (block[1] - block[0]) % 4
                assert step in (1, 3)
                assert block == [(seat + j * step) % 4 for j in range(4)]
                found += 1
        assert direction in (1, -1)
    assert found > 10


def test_only_who_has_something_to_say_is_asked_unasked() -> None:
    """Without an open call there is nobody to ask, and with jump-ins only holders of the same card."""
    state = dealt("classic", 4, "jumps", {"H2": True})
    table, asked = recorded(state)
    out = Answers()
    while state.phase < ROUND_OVER:
        out.n = 0
        offers(state, out)
        able = {int(seat_of(a)) for a in out.as_list()}
        del asked[:]
        with Guard() as guard:
            table._others(guard)
        assert {seat for what, seat, _ in asked if what == "step_in"} <= able
        if state.phase != TURN or state.windows == 0:
            early = {int(state.turn)}
            assert {seat for _, seat, _ in asked} >= able - early
        with Guard() as guard:
            table._answer(guard)


class Caller(Recorder):
    """Calls early and catches as part of its answer."""

    def answer(self, view: View) -> Choice:
        """A call or a catch if there is one on offer, then a card."""
        self.asked.append(("answer", int(view.viewer), view.decision))
        beside = [choice for choice in view.choices if choice.verb in (UNO, CATCH)]
        return (beside or plays(view) or answers(view))[0]


def test_a_call_or_catch_instead_of_an_answer_is_made_and_the_question_asked_again() -> None:
    """R33, R34: nothing is lost by it."""
    state = dealt("classic", 2, "call first")
    table, asked = recorded(state, Caller)
    table.play_round()
    assert table.faults == []
    twice = [a for a, b in zip(asked, asked[1:], strict=False) if a == b and a[2] == "turn"]
    assert twice
    assert any(e.name == "UnoCalled" for e in state.events or [])


# Faults


class Raises(Bot):
    """Falls over."""

    def answer(self, view: View) -> Choice:
        """Cannot."""
        raise ZeroDivisionError("no idea")

    def step_in(self, view: View) -> Choice | None:
        """Cannot either."""
        sys.exit(3)


class Invents(Bot):
    """Plays a card that it does not hold."""

    def answer(self, view: View) -> Choice:
        """Nonsense."""
        choice = Choice(PLAY)
        choice.handle = 9999
        return choice


class Mutters(Bot):
    """Answers in words."""

    def answer(self, view: View) -> Choice:
        """No choice at all."""
        return "red"  # type: ignore[return-value]


class Overdoes(Bot):
    """Names a colour along with a number."""

    def answer(self, view: View) -> Choice:
        """On offer, but not with that word."""
        found = [play.copy() for play in plays(view)] or answers(view)
        if found[0].verb == PLAY:
            found[0].colour = 1
        return found[0]


class Dawdles(Bot):
    """Answers well, but late."""

    def answer(self, view: View) -> Choice:
        """After a while."""
        time.sleep(0.03)
        return answers(view)[0]


class Hangs(Bot):
    """Never comes back."""

    def answer(self, view: View) -> Choice:
        """Not in this life."""
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue


class Unmakeable(Bot):
    """Cannot even be made."""

    def __init__(self, seed: str) -> None:
        raise OSError("no weights")


@pytest.mark.parametrize(
    ("kind", "limit", "reason"),
    [
        (Raises, 5.0, "raised ZeroDivisionError: no idea"),
        (Invents, 5.0, "answered something that was not on offer"),
        (Mutters, 5.0, "answered 'red', which is no choice"),
        (Overdoes, 5.0, "answered something that was refused"),
        (Dawdles, 0.01, "0.01 s"),
        (Hangs, 0.005, "was interrupted after 0.005 s"),
        (Unmakeable, 5.0, "could not be made: no weights"),
    ],
)
def test_a_bad_bot_loses_its_turns_and_is_named_but_the_game_goes_on(
    kind: type[Bot], limit: float, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every one of its answers is the default one, and the match still ends with a winner or void."""
    monkeypatch.setitem(BOTS, "bad", kind)
    state = dealt("classic", 2, "bad bot")
    table = Table(state, [make_bot("bad", "1"), make_bot("easy", "2")], limit)
    table.play_round()
    assert state.phase >= ROUND_OVER
    assert table.faults
    assert {(fault.bot, fault.seat) for fault in table.faults} == {("bad", 0)}
    told = [str(fault) for fault in table.faults if fault.decision == "turn"]
    assert told
    assert all(reason in line and "bad" in line for line in told)


def test_a_bad_answer_becomes_the_default_answer() -> None:
    """H16: exactly what the engine would have done for a seat that does not answer."""
    state = dealt("classic", 3, "default")
    table = Table(state, [Raises("") for _ in range(3)])
    for _ in range(60):
        if state.phase >= ROUND_OVER:
            break
        twin = state.copy()
        apply(twin, default_answer(twin))
        with Guard() as guard:
            if not table._others(guard):
                table._answer(guard)
                assert (state.phase, state.asked) == (twin.phase, twin.asked)
                assert state.hand_list(0) == twin.hand_list(0)
    assert len(table.faults) > 10


def test_the_guard_gives_back_the_alarm_it_found() -> None:
    """Who uses alarms for something else keeps them."""
    import signal

    before = signal.getsignal(signal.SIGALRM)
    with Guard(1.0) as guard:
        assert signal.getsignal(signal.SIGALRM) != before
        with pytest.raises(Misstep):
            guard.answer(Raises(""), view(dealt("classic", 2, "alarm"), 0))
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


# One's own bots


def test_the_bot_of_the_guide_is_loaded_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/bots.md shows the file that is tested here; it plays every box and beats random."""
    guide = (EXAMPLES.parent / "bots.md").read_text()
    source = (EXAMPLES / "careful_bot.py").read_text()
    assert re.findall(r"```python\n(.*?)```", guide, re.DOTALL)[0] == source
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for box in BOXES:
        table = seated(dealt(box, 3, "guide"), ["careful_bot:Careful", "random", "easy"])
        table.play_match(2)
        assert table.faults == []
        assert table.bots[0].name == "careful_bot:Careful"
    assert rate("classic", 2, "careful_bot:Careful", "random", 400)[0] > 0.5


BROKEN = {
    "nothing_here.py": "x = 1\n",
    "no_bot.py": "class Other:\n    pass\n\n\nOther = Other\nvalue = 3\n",
    "two_bots.py": "from pioche.bots.bot import Bot\n\n\nclass One(Bot):\n    pass\n\n\nclass Two(Bot):\n    pass\n",
    "syntax_is_wrong.py": "def f(:\n",
    "wants_more.py": "import a_module_that_is_not_there\n",
}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gredy", "there is no bot 'gredy'; there are random, random_uno, easy, greedy, and your own"),
        ("mymodule:", "module:Class"),
        ("no_such_module_at_all:Bot", "there is no module 'no_such_module_at_all'"),
        ("nothing_here:Mine", "no class in it is derived from pioche.bots.bot.Bot"),
        ("no_bot:Other", "Other is not a class derived from pioche.bots.bot.Bot"),
        ("no_bot:value", "value is not a class"),
        ("two_bots:Three", "it has One, Two"),
        ("syntax_is_wrong:Mine", "importing syntax_is_wrong failed: SyntaxError"),
        ("wants_more:Mine", "importing wants_more failed: ModuleNotFoundError"),
    ],
)
def test_a_bot_that_cannot_be_had_says_why(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file, text in BROKEN.items():
        (tmp_path / file).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BotError, match=re.escape(said)):
        bot_class(name)


def test_the_folder_one_works_in_is_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here_only.py").write_text((EXAMPLES / "careful_bot.py").read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    assert bot_class("here_only:Careful").__name__ == "Careful"


# What bots know


def moments(box: str, number: int) -> Iterator[tuple[State, list[History]]]:
    """Moments of a game between greedy and easy bots, and the eyes of all its seats."""
    rng = Random(f"{box} {number}")
    seats = rng.choice((2, 3, 4))
    rules = random_rules(BOXES[box], seats, str(number), rng) if number % 2 else Rules(BOXES[box], seats, {})
    state = new_match(rules, f"twin {number}", None, True)
    table = seated(state, [rng.choice(("greedy", "easy", "random")) for _ in range(seats)], str(number))
    while state.phase < ROUND_OVER:
        yield state, table.histories
        with Guard() as guard:
            if not table._others(guard):
                table._answer(guard)


@every_box
def test_no_answer_changes_when_hidden_cards_are_swapped(box: str) -> None:
    """Every bot says the same in a game that looks the same but hides other cards."""
    compared = different = 0
    rng = stream(match_key(box), 0, b"twins")
    for number in range(12):
        for k, (state, histories) in enumerate(moments(box, number)):
            if k % 3:
                continue
            for seat, history in enumerate(histories):
                seen = view(state, seat, history)
                if not seen.choices:
                    continue
                twin = resample(seen, rng)
                again = View(twin, history)
                different += hidden(twin, seat) != hidden(state, seat)
                for name in BOTS:
                    one, other = make_bot(name, "twin"), make_bot(name, "twin")
                    if state.asked == seat:
                        assert words(one.answer(seen)) == words(other.answer(again))
                    assert words(one.step_in(seen)) == words(other.step_in(again))
                    compared += 1
    assert compared > 500
    assert different > 100


def hidden(state: State, viewer: int) -> list[list[str]]:
    """The other hands, with both faces."""
    rules = state.rules
    hands = [state.hand_list(seat) for seat in range(state.seats) if seat != viewer]
    return [[rules.full_code(card) for card in hand] for hand in hands]


@every_box
def test_greedy_answers_in_the_middle_of_a_game_it_has_not_followed(box: str) -> None:
    """A bot that sits down late reads the history and says what one says who was there all the time."""
    for state, histories in moments(box, 2):
        seat = int(state.asked)
        seen = view(state, seat, histories[seat])
        there = make_bot("greedy", "x")
        there.answer(view(state, seat, histories[seat]))
        assert words(there.answer(seen)) == words(make_bot("greedy", "x").answer(seen))


def test_greedy_can_do_without_a_history() -> None:
    """In a position set up by hand nothing has been seen before."""
    for box in BOXES:
        state = dealt(box, 3, "late")
        state.events = None
        bots = [make_bot("greedy", str(k)) for k in range(3)]
        while state.phase < ROUND_OVER:
            seen = view(state, state.asked, History(state.rules, state.asked))
            with pytest.raises(Forgotten):
                resample(seen, stream(match_key(box), 0, b"none"))
            apply(state, action_of(state, state.asked, bots[int(state.asked)].answer(seen)))


# Manners


def asked_moments(box: str, options: dict[str, Value], wanted: Callable[[View], bool]) -> Iterator[View]:
    """Views of the seat that is asked, in games between greedy bots, where something is the case."""
    for number in range(25):
        state = dealt(box, 4, f"manners {number}", options)
        table = seated(state, ["greedy"] * 4, str(number))
        while state.phase < ROUND_OVER:
            seen = table.view(int(state.asked))
            if wanted(seen):
                yield seen
            with Guard() as guard:
                if not table._others(guard):
                    table._answer(guard)


def test_greedy_never_forgets_its_call_and_easy_does_now_and_then() -> None:
    for name, least, most in (("greedy", 0, 0), ("random_uno", 0, 0), ("easy", 5, 60), ("random", 30, 100)):
        missed = 0
        for number in range(60):
            state = dealt("classic", 4, f"calls {number}")
            table = seated(state, [name] * 4, f"{number}")
            table.play_round()
            events = [e.name for e in state.events or []]
            missed += events.count("UnoCaught")
        assert least <= missed <= most, name


def test_greedy_names_a_colour_it_holds() -> None:
    found = 0
    for seen in asked_moments("classic", {}, lambda seen: seen.decision == "colour"):
        own = {int(seen.rules.faces[card.light].colour) for card in seen.hand} - {4}
        choice = make_bot("greedy", "x").answer(seen)
        assert choice.verb == NAME
        if own:
            assert choice.colour in own
            found += 1
    assert found > 20


def test_greedy_holds_wilds_back() -> None:
    """A wild is not laid as long as another card fits and nobody is about to win."""
    wilds = found = 0
    for seen in asked_moments("classic", {}, lambda seen: seen.decision == "turn"):
        fitting = {int(choice.handle) for choice in plays(seen)}
        faces = {int(card.handle): seen.rules.faces[card.light] for card in seen.hand}
        both = {faces[handle].wild for handle in fitting} == {True, False}
        if both and all(len(hand) > 3 for hand in seen.hands):
            choice = make_bot("greedy", "x").answer(seen)
            found += 1
            wilds += choice.verb == PLAY and faces[int(choice.handle)].wild
    assert found > 30
    assert wilds == 0


def test_greedy_loads_the_lighter_tray() -> None:
    """Where a card fits on both trays and the balance leans, the other side is chosen."""
    found = right = 0
    for seen in asked_moments("tippo", {}, lambda seen: abs(seen.angle) > 900 and seen.decision == "turn"):
        on = {tray: {c.handle for c in plays(seen) if c.tray == tray} for tray in (0, 1)}
        if on[0] and on[1]:
            choice = make_bot("greedy", "x").answer(seen)
            found += 1
            right += choice.tray == (0 if seen.angle > 0 else 1)
    assert found > 15
    assert right / found > 0.8


# How well they play


def rate(box: str, players: int, one: str, other: str, games: int) -> tuple[float, float]:
    """How often one bot wins among others of one kind, and the lower end of the 95 % interval."""
    contest = Contest(box, players, (one, other), games, "floor")
    standing = arena(contest)
    assert standing.faults == {}
    wins, _ = standing_of(contest, standing, one)
    return wins.mean, wins.low


def test_greedy_in_the_classic_box() -> None:
    """At least 63 % against one random player who always calls, at least 33 % against three."""
    assert rate("classic", 2, "greedy", "random_uno", 1200)[1] >= 0.63
    assert rate("classic", 4, "greedy", "random_uno", 1200)[1] >= 0.33


@pytest.mark.parametrize("box", [box for box in BOXES if box != "classic"])
def test_greedy_beats_random_in_every_other_box(box: str) -> None:
    """With 95 % confidence, against one and against three."""
    assert rate(box, 2, "greedy", "random_uno", 200)[1] > 0.5
    assert rate(box, 4, "greedy", "random_uno", 480)[1] > 0.25


def test_easy_is_easier_than_greedy() -> None:
    assert rate("classic", 2, "greedy", "easy", 600)[1] > 0.5

"""Bots that think elsewhere, seen from a table: asked at once, heard at their pace, awaited for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from pioche.bots.bot import answers
from pioche.bots.easy import Easy
from pioche.bots.levels import LEVELS
from pioche.bots.loading import BOTS, bot_class
from pioche.engine.actions import DRAW, PLAY, VERBS
from pioche.engine.game import pending_question
from pioche.server.table import entries as log
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked
from pioche.server.table.minds import QUICK
from pioche.server.table.owner import Owner
from pioche.server.table.run import Run
from pioche.server.table.runtime import NoThinkers, Thinkers, Thought
from pioche.server.table.seating import OTHER_LEVELS
from pioche.server.table.table import STAND_IN
from pioche.server.wire import messages as wire
from pioche.sight.choices import Choice
from pioche.sight.packing import pack_choice
from tests.server.memory_runtime import Eyes, HandClock, memory_runtime, rest

THINK, PACE = 3000, 1200


class Errand:
    """A thought that a test answers, or not."""

    def __init__(self, thought: Thought, done: Callable[[list[int] | None], None]) -> None:
        self.thought = thought
        self.cancelled = False
        self.open = True
        self._done = done

    def done(self, said: list[int] | None) -> None:
        """Say something."""
        self.open = False
        self._done(said)

    def cancel(self) -> None:
        """Note that nobody waits any more."""
        self.cancelled = True
        self.open = False


class Patient(Thinkers):
    """Keeps every thought until the test says something about it."""

    def __init__(self) -> None:
        self.errands: list[Errand] = []

    def ask(self, thought: Thought, done: Callable[[list[int] | None], None]) -> Errand:
        self.errands.append(Errand(thought, done))
        return self.errands[-1]


class Table:
    """A person and experts at a table, and the hands of its clock."""

    def __init__(self, owner: Owner, clock: HandClock, eyes: Eyes) -> None:
        self.owner = owner
        self.clock = clock
        self.eyes = eyes

    @property
    def run(self) -> Run:
        """The match that goes on."""
        assert self.owner.table.run is not None
        return self.owner.table.run

    async def turn_to(self, at: int) -> None:
        """Let everything happen that is due up to a time."""
        await rest()
        while self.clock._due and self.clock._due[0][0] <= at:
            await self.clock.turn()
        self.clock.time = max(self.clock.time, at)
        await rest()

    async def say(self, id: str, command: wire.Command) -> None:
        """The person does something."""
        seen = self.owner.table.version
        self.owner.mailbox.put_nowait(Asked(self.eyes, wire.Do(id, seen, command)))
        await rest()

    async def pass_on(self) -> None:
        """The person lays nothing: draws and keeps, until somebody else is asked."""
        for number in range(20):
            view = self.run.view(0)
            if view.asked != 0:
                return
            offer = next((c for c in view.choices if c.verb != PLAY), view.choices[0])
            answer: dict[str, Any] = {"verb": VERBS[offer.verb]}
            if offer.colour >= 0:
                answer["colour"] = view.rules.box.sides[view.side].colours[offer.colour]
            if offer.target >= 0:
                answer["target"] = int(offer.target)
            said = msgspec.convert(answer, wire.Answer)
            await self.say(f"{self.clock.now()}-{number}", said)
            await self.turn_to(self.clock.now() + 100)

    async def rows(self) -> list[log.Acted]:
        """The answers that bots have given."""
        entries = [row.entry for row in await self.owner.runtime.store.rows(self.owner.table.id)]
        return [entry for entry in entries if isinstance(entry, log.Acted) and entry.by == "bot"]


def at_a_table(work: Callable[[Table, Patient], Any], seats: int = 3, **chosen: Any) -> None:
    """Do something at a table of experts with thinkers that do what the test says."""

    async def main() -> None:
        patient = Patient()
        runtime, _, clock = memory_runtime(patient, think=THINK / 1000, pace=PACE / 1000)
        lobby = Lobby(runtime)
        create = wire.Create(
            "classic", "Ann", seats=seats, bots=["expert"] * (seats - 1), quick=True, **chosen
        )
        owner = await lobby.owner(await lobby.open(create, "ann"))
        eyes = Eyes("ann")
        owner.mailbox.put_nowait(Arrived(eyes, None))
        await rest()
        while owner.table.run is None:
            await clock.turn()
        await work(Table(owner, clock, eyes), patient)
        await lobby.close()

    asyncio.run(main())


async def to_a_thought(table: Table, patient: Patient) -> Errand:
    """Play until an expert has something to think about; what was thought of before came to nothing."""
    for _ in range(60):
        await table.pass_on()
        if patient.errands and not patient.errands[-1].cancelled:
            return patient.errands[-1]
        await table.clock.turn()
    raise AssertionError("nobody ever thought")


def offered(table: Table) -> Choice:
    """The last answer on offer, so that it is no matter of chance."""
    return answers(table.run.view(int(table.run.state.asked)))[-1]


def test_an_answer_that_is_there_early_is_given_at_the_usual_pace() -> None:
    async def work(table: Table, patient: Patient) -> None:
        errand = await to_a_thought(table, patient)
        begun, count = table.owner.table.changed_at, len(await table.rows())
        assert errand.thought.bot == "search"
        choice = offered(table)
        errand.done(pack_choice(choice))
        await table.turn_to(begun + PACE - 1)
        assert len(await table.rows()) == count
        await table.turn_to(begun + PACE)
        entry = (await table.rows())[count]
        assert (entry.verb, entry.card) == (VERBS[choice.verb], choice.handle)

    at_a_table(work)


def test_one_that_comes_late_is_given_at_once() -> None:
    async def work(table: Table, patient: Patient) -> None:
        errand = await to_a_thought(table, patient)
        begun, count = table.owner.table.changed_at, len(await table.rows())
        await table.turn_to(begun + PACE + 500)
        assert len(await table.rows()) == count
        choice = offered(table)
        errand.done(pack_choice(choice))
        await rest()
        await table.turn_to(begun + PACE + 500)
        entry = (await table.rows())[count]
        assert (entry.verb, entry.card) == (VERBS[choice.verb], choice.handle)

    at_a_table(work)


def test_one_that_never_comes_is_given_by_a_quick_bot_in_time() -> None:
    async def work(table: Table, patient: Patient) -> None:
        errand = await to_a_thought(table, patient)
        begun, count = table.owner.table.changed_at, len(await table.rows())
        # Whatever people do meanwhile, the wait does not begin anew.
        for number, lang in enumerate(("en", "fr", "en")):
            await table.turn_to(begun + 500 * (number + 1))
            await table.say(f"speak{number}", wire.Speak(lang))
        await table.turn_to(begun + THINK - 1)
        assert len(await table.rows()) == count
        await table.turn_to(begun + THINK)
        assert len(await table.rows()) == count + 1
        assert errand.cancelled
        version = table.owner.table.version
        errand.done(pack_choice(Choice(DRAW)))  # nobody listens any more
        await rest()
        assert table.owner.table.version == version

    at_a_table(work)


@pytest.mark.parametrize("said", [None, [], [0, 999_999, -1, -1, -1, 0, 0, -1], [99] * 8])
def test_what_is_no_answer_is_replaced_by_a_quick_bots(said: list[int] | None) -> None:
    async def work(table: Table, patient: Patient) -> None:
        errand = await to_a_thought(table, patient)
        begun, count = table.owner.table.changed_at, len(await table.rows())
        errand.done(said)
        await table.turn_to(begun + PACE)
        assert len(await table.rows()) == count + 1

    at_a_table(work)


def test_a_pause_calls_thoughts_off_and_the_end_of_it_asks_again() -> None:
    async def work(table: Table, patient: Patient) -> None:
        errand = await to_a_thought(table, patient)
        question = pending_question(table.run.state)
        await table.say("pause", wire.Pause(True))
        assert errand.cancelled
        await table.turn_to(table.clock.now() + 10 * THINK)
        assert pending_question(table.run.state) == question
        await table.say("on", wire.Pause(False))
        assert patient.errands[-1] is not errand
        assert not patient.errands[-1].cancelled
        assert patient.errands[-1].thought.view == errand.thought.view

    at_a_table(work)


def test_those_who_might_jump_in_are_asked_and_the_turn_waits_for_them() -> None:
    """H2: the thought of a jump-in is awaited like that of an answer."""

    async def work(table: Table, patient: Patient) -> None:
        for _ in range(400):
            await table.pass_on()
            waiting = [errand for errand in patient.errands if errand.open]
            jumps = [errand for errand in waiting if errand.thought.unasked]
            if jumps:
                break
            for errand in waiting:
                errand.done(None)
            await table.clock.turn()
        (jump, *_), version = jumps, table.owner.table.version
        view = table.run.view(jump.thought.view[0])
        assert view.asked != view.viewer
        for errand in waiting:
            if errand is not jump:
                errand.done(None)
        await rest()
        play = next(choice for choice in view.choices if choice.verb == PLAY)
        jump.done(pack_choice(play))
        await rest()
        await table.turn_to(table.owner.table.changed_at + PACE)
        entry = (await table.rows())[-1]
        assert table.owner.table.version == version + 1
        assert (entry.seat, entry.verb, entry.card) == (view.viewer, "play", play.handle)

    at_a_table(work, seats=6, options={"jump_in": True})


def test_without_anything_to_choose_nobody_is_asked() -> None:
    async def work(table: Table, patient: Patient) -> None:
        for turn in range(1000):  # until somebody had no choice, which is not long but left to chance
            await table.pass_on()
            await table.clock.turn()
            if turn >= 60 and len(patient.errands) < len(await table.rows()):
                break
        for errand in patient.errands:
            choices = errand.thought.view[3]
            assert len(choices) > 1 or choices[0][0] == PLAY
        assert len(patient.errands) < len(await table.rows())

    at_a_table(work)


def test_quick_bots_are_not_sent_away_and_old_names_still_play() -> None:
    assert {level: bot_class(level) for level in ("easy", "medium", "greedy")} == {
        "easy": Easy,
        "medium": BOTS["greedy"],
        "greedy": BOTS["greedy"],
    }
    assert bot_class("expert") is BOTS["search"]
    assert [level for level, bot in LEVELS.items() if bot in QUICK] == ["easy", "medium"]
    assert STAND_IN in QUICK
    assert [bot_class(level) for level in (*LEVELS, *OTHER_LEVELS)]


def test_a_host_without_thinkers_has_quick_bots_at_every_level() -> None:
    async def main() -> None:
        runtime, _, clock = memory_runtime(NoThinkers())
        lobby = Lobby(runtime)
        create = wire.Create("flip", "Ann", seats=3, bots=["expert", "strong"], quick=True)
        owner = await lobby.owner(await lobby.open(create, "ann"))
        owner.mailbox.put_nowait(Arrived(Eyes("ann"), None))
        await rest()
        table = Table(owner, clock, Eyes("ann"))
        table.eyes = owner.viewers[0]  # type: ignore[assignment]
        for _ in range(40):
            if owner.table.run is not None:
                await table.pass_on()
            await clock.turn()
        assert len(await table.rows()) > 5
        await lobby.close()

    asyncio.run(main())

"""Processes that think: what they get, what becomes of them, and that nobody waits for one that is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.engine.deal import new_match
from pioche.engine.rules import Rules
from pioche.server.table.minds import thought_of
from pioche.server.table.run import Run
from pioche.server.table.runtime import Thought
from pioche.server.thinking import processes as room
from pioche.server.thinking.thinkers import ROOM, ProcessThinkers
from pioche.shelf import SHELF
from pioche.sight.choices import Choice
from pioche.sight.packing import unpack_choice
from tests.server.odd_bots import NOTES
from tests.waiting import PATIENCE, pause, reached

ODD = "tests.server.odd_bots"


@pytest.fixture(autouse=True)
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where odd bots leave their notes."""
    root = str(Path(__file__).parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([root, os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv(NOTES, str(tmp_path / "notes"))
    return tmp_path / "notes"


def run_of(box: str = "classic", seed: str = "think", **options: Any) -> Run:
    """A match as a table has it."""
    return Run(new_match(Rules(SHELF[box], 3, options), seed, None, True), seed, options)


def asked(bot: str, run: Run | None = None, unasked: bool = False) -> Thought:
    """What a bot would be asked now."""
    run = run or run_of()
    return thought_of(run.view(int(run.state.asked)), run, bot, unasked)


async def answered(pool: ProcessThinkers, thought: Thought) -> list[int] | None:
    """What comes back."""
    found: asyncio.Future[list[int] | None] = asyncio.get_running_loop().create_future()
    pool.ask(thought, found.set_result)
    async with asyncio.timeout(PATIENCE):
        return await found


def in_pool(
    work: Callable[[ProcessThinkers], Awaitable[None]], workers: int = 1, limit: float = PATIENCE
) -> None:
    """Do something with thinkers, and see that no process of theirs is left."""

    async def main() -> list[int]:
        pool = ProcessThinkers(workers, limit)
        try:
            await work(pool)
        finally:
            pids = list(pool.processes)
            await pool.close()
        return pids

    for pid in asyncio.run(main()):
        assert not Path(f"/proc/{pid}").exists()


def offers(run: Run) -> list[list[Any]]:
    """The answers on offer as lists."""
    view = run.view(int(run.state.asked))
    return [[choice.verb, choice.handle] for choice in view.choices]


def said(found: list[int] | None) -> Choice:
    """A reply as a choice."""
    assert found
    return unpack_choice(found)


@pytest.mark.parametrize("bot", ["search@20", "strong", "greedy", f"{ODD}:Thinker"])
def test_a_bot_answers_from_another_process(bot: str) -> None:
    async def work(pool: ProcessThinkers) -> None:
        for box in ("classic", "flip", "tippo"):
            run = run_of(box)
            choice = said(await answered(pool, asked(bot, run)))
            assert [choice.verb, choice.handle] in offers(run)
        assert len(pool.processes) == 1
        assert os.getpid() not in pool.processes

    in_pool(work)


def test_silence_is_an_answer_too() -> None:
    async def work(pool: ProcessThinkers) -> None:
        assert await answered(pool, asked("greedy", unasked=True)) == []

    in_pool(work)


def test_who_has_no_answer_says_so_and_the_process_goes_on() -> None:
    async def work(pool: ProcessThinkers) -> None:
        for bot in (f"{ODD}:Raising", "no_such_bot", "search@0", f"{ODD}:Nobody"):
            assert await answered(pool, asked(bot)) is None
        run = run_of()
        broken = msgspec.structs.replace(asked("greedy", run), box="chess")
        assert await answered(pool, broken) is None
        (first,) = pool.processes
        assert await answered(pool, asked("greedy", run))
        assert list(pool.processes) == [first]

    in_pool(work)


def test_a_process_that_is_killed_is_replaced(notes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it dies while it thinks or in between, by its own hand or another's."""
    monkeypatch.setattr(room, "REST", (0.0,))

    async def work(pool: ProcessThinkers) -> None:
        assert await answered(pool, asked("greedy"))
        (first,) = pool.processes
        os.kill(first, signal.SIGKILL)
        assert await answered(pool, asked("greedy")) is None
        assert await answered(pool, asked("greedy"))
        (second,) = pool.processes
        assert await answered(pool, asked(f"{ODD}:Dying")) is None
        assert f"dies {second}" in notes.read_text()
        assert await answered(pool, asked("greedy"))
        assert len({first, second, *pool.processes}) == 3

    in_pool(work)


def test_one_that_dies_again_and_again_is_not_started_at_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "WORKER", ("/bin/false",))
    monkeypatch.setattr(room, "REST", (600.0,))

    async def work(pool: ProcessThinkers) -> None:
        assert await answered(pool, asked("greedy")) is None
        monkeypatch.setattr(room, "WORKER", ("/bin/never-started",))
        for _ in range(5):
            assert await answered(pool, asked("greedy")) is None

    in_pool(work)


def test_a_bot_that_hangs_loses_its_process_and_nobody_else_waits(
    notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "GRACE", 0.1)

    async def work(pool: ProcessThinkers) -> None:
        assert await answered(pool, asked("greedy"))  # they are awake
        (first,) = pool.processes
        assert await answered(pool, asked(f"{ODD}:Hanging")) is None
        assert f"hangs {first}" in notes.read_text()
        assert await answered(pool, asked("greedy"))
        assert list(pool.processes) != [first]

    in_pool(work, limit=5.0)


def test_one_that_is_late_is_not_lost(notes: Path) -> None:
    """Who waits is told in time, and the process goes on when it is done."""

    async def work(pool: ProcessThinkers) -> None:
        assert await answered(pool, asked("greedy"))
        (first,) = pool.processes
        pool.limit = 0.2
        os.kill(first, signal.SIGSTOP)  # as on a machine that has no time for it
        assert await answered(pool, asked("greedy")) is None
        os.kill(first, signal.SIGCONT)
        pool.limit = PATIENCE
        assert await answered(pool, asked("greedy"))
        assert list(pool.processes) == [first]

    in_pool(work)


def test_the_queue_is_short_and_what_does_not_fit_is_answered_at_once() -> None:
    async def work(pool: ProcessThinkers) -> None:
        thought = asked("greedy")
        assert await answered(pool, thought)
        replies: list[list[int] | None] = []
        errands = [pool.ask(thought, replies.append) for _ in range(3 * ROOM)]
        # All of them within one turn of the loop: those that fit wait, the others are told at once.
        assert replies == [None] * (len(errands) - ROOM)
        for errand in errands[: ROOM // 2]:
            errand.cancel()
        assert await answered_when_free(pool, thought)
        assert len(replies) == len(errands) - ROOM // 2
        assert all(replies[len(errands) - ROOM :])

    in_pool(work)


async def answered_when_free(pool: ProcessThinkers, thought: Thought) -> list[int] | None:
    """What comes back, asked as soon as there is room."""
    while True:
        found = await answered(pool, thought)
        if found is not None:
            return found
        await pause()


def test_without_processes_nobody_thinks() -> None:
    async def work(pool: ProcessThinkers) -> None:
        assert await answered(pool, asked("greedy")) is None
        assert not pool.processes

    in_pool(work, workers=0)


def test_closed_in_the_middle_of_a_thought(notes: Path) -> None:
    pids: list[int] = []

    async def work(pool: ProcessThinkers) -> None:
        replies: list[list[int] | None] = []
        pool.ask(asked(f"{ODD}:Hanging"), replies.append)
        pool.ask(asked("greedy"), replies.append)
        await reached(notes.exists)
        pids.extend(pool.processes)
        await pool.close()
        assert replies == [None, None]
        assert await answered(pool, asked("greedy")) is None

    in_pool(work)
    assert pids
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)


def test_a_process_ends_when_nobody_speaks_to_it_any_more() -> None:
    """As after a power cut of the server: its input ends, and so does it."""

    async def main() -> None:
        pool = ProcessThinkers(1, PATIENCE)
        assert await answered(pool, asked("greedy"))
        ((pid, process),) = pool.processes.items()
        assert process.stdin is not None
        process.stdin.close()
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
        assert not Path(f"/proc/{pid}").exists()
        await pool.close()

    asyncio.run(main())


# Secrets


def test_a_thought_holds_no_secret() -> None:
    """Neither seed nor state: asked twice, only the bot's own chances differ."""
    seed = "5e" * 16
    for box, options in (("classic", {}), ("flip", {"pairing": "shuffled"}), ("tippo", {})):
        run = run_of(box, seed, **options)
        first, second = asked("expert", run), asked("expert", run)
        assert first.seed != second.seed
        again = msgspec.structs.replace(second, seed=first.seed)
        assert msgspec.msgpack.encode(first) == msgspec.msgpack.encode(again)
        sent = msgspec.msgpack.encode(first)
        assert seed.encode() not in sent
        numbers = msgspec.msgpack.decode(sent)
        assert numbers[3:5] == [box, 3]
        hands = numbers[6][2]
        mine = int(run.state.asked)
        side = 1 if run.state.side == 0 else 2
        for seat, hand in enumerate(hands):
            faces = [hand[k + side] for k in range(0, len(hand), 3)]
            assert (set(faces) == {-1}) is (seat != mine)

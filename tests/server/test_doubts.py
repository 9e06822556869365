"""A command of which nobody knows whether it was carried out is not refused before somebody does."""

from __future__ import annotations

import asyncio

from pioche.server.cluster.desk import Away, Desk, LocalViewers
from pioche.server.cluster.frames import Frame, Said, Told, decode, opened
from pioche.server.cluster.links import Links, NoBus
from pioche.server.table.entries import Row
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked
from pioche.server.table.owner import Owner
from pioche.server.table.runtime import Lost, Runtime, StoreError, Tenure, Uncertain, Write
from pioche.server.table.showing import encode
from pioche.server.wire import messages as wire
from tests.server.memory_runtime import Eyes, HandClock, Keys, MemoryStore, memory_runtime, rest
from tests.waiting import reached


class FarStore(MemoryStore):
    """Takes what it is given; while it is `gone` nobody hears that it did, nor what it has."""

    gone = fenced = False

    async def append(self, write: Write) -> None:
        await super().append(write)
        if self.gone:
            raise Uncertain("the connection was lost")

    async def rows(self, table: str, first: int = 1) -> list[Row]:
        if self.fenced:
            raise Lost("the lease was taken away")
        if self.gone:
            raise StoreError("the connection was refused")
        return await super().rows(table, first)


class Doubted(Tenure):
    """A lease on which nobody relies any more, once it was doubted."""

    sure = True

    def lasts(self) -> bool:
        return self.sure

    def doubted(self) -> None:
        self.sure = False


def speak(id: str) -> wire.Do:
    return wire.Do(id, 0, wire.Speak("fr"))


def answers(viewer: Eyes) -> dict[str, tuple[str, str]]:
    """What was said to each command."""
    return {m["id"]: (m["type"], m.get("reason", "")) for m in viewer.got if m.get("id")}


async def table(store: FarStore, tenure: Tenure) -> tuple[Owner, Eyes]:
    """A table with one person, whose first command was carried out."""
    settings = memory_runtime()[0].settings
    lobby = Lobby(Runtime(store, HandClock(1_000_000), Keys, settings, tenure=tenure))
    owner = await lobby.owner(await lobby.open(wire.Create("classic", "Ann"), "ann"))
    ann = Eyes("ann")
    owner.mailbox.put_nowait(Arrived(ann, None))
    owner.mailbox.put_nowait(Asked(ann, speak("first")))
    await rest()
    assert answers(ann) == {"first": ("ack", "")}
    ann.got.clear()
    return owner, ann


def test_what_is_done_is_not_refused_while_the_log_cannot_be_read() -> None:
    """Its acknowledgement may have been lost on its way to another process, which asks again."""

    async def main() -> None:
        store = FarStore()
        owner, ann = await table(store, Tenure())
        store.gone = True
        for id in ("doubtful", "first", "doubtful", "late"):
            owner.mailbox.put_nowait(Asked(ann, speak(id)))
        await reached(lambda: len(answers(ann)) == 2)
        assert answers(ann) == {"first": ("duplicate", ""), "late": ("refused", "storage")}
        store.gone = False
        await reached(lambda: len(answers(ann)) == 3 and owner.mailbox.empty())
        await rest()
        said = [message["type"] for message in ann.got if message.get("id") == "doubtful"]
        assert said == ["ack", "duplicate"]
        owner.stop()

    asyncio.run(main())


def test_what_may_be_done_waits_for_whoever_has_the_table_next() -> None:
    async def main() -> None:
        store = FarStore()
        owner, ann = await table(store, Doubted())
        store.gone = store.fenced = True
        owner.mailbox.put_nowait(Asked(ann, speak("doubtful")))
        await rest()
        late = Asked(ann, speak("late"))
        left = [mail for mail in [*await owner.give_up(), late] if isinstance(mail, Asked)]
        assert [(mail.message, mail.doubtful) for mail in left] == [
            (speak("doubtful"), True),
            (speak("late"), False),
        ]
        links = Links(NoBus())
        desk = Desk(owner.table.code, links, Keys, LocalViewers())
        desk.put_nowait(Arrived(ann, None))
        desk.unsettle([*left])
        desk.refuse_waiting()
        assert answers(ann) == {"late": ("refused", "storage")}
        # The next owner is elsewhere, and cannot be reached just now.
        links._link("elsewhere").up = False
        desk.attach(Away("elsewhere", 2))
        assert answers(ann) == {"late": ("refused", "storage")}
        assert [*desk.viewers[ann].asked] == ["doubtful"]

    asyncio.run(main())


class KeptBus(NoBus):
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []

    def send(self, node: str, data: bytes) -> None:
        envelope = decode(data)
        assert envelope is not None
        self.frames += [one for raw in envelope.frames if (one := opened(raw)) is not None]


def test_a_refusal_that_crosses_the_same_command_said_again_is_not_passed_on() -> None:
    """The second time it may be carried out: only the answer to what was said last is one."""

    async def main() -> None:
        bus, ann = KeptBus(), Eyes("ann")
        desk = Desk("AAAAAA", Links(bus), Keys, LocalViewers())
        desk.put_nowait(Arrived(ann, None))
        desk.attach(Away("elsewhere", 1))
        desk.put_nowait(Asked(ann, speak("twice")))
        desk.come_again()
        await rest()
        first, second = (frame for frame in bus.frames if isinstance(frame, Said))
        assert first.message == second.message
        refused = encode(wire.Refused("twice", "storage", ""))
        desk.told("elsewhere", desk.viewers[ann], Told([1], 1, refused, first.turn))
        assert answers(ann) == {}
        desk.told("elsewhere", desk.viewers[ann], Told([1], 1, encode(wire.Ack("twice", 7)), second.turn))
        assert answers(ann) == {"twice": ("ack", "")}
        desk.told("elsewhere", desk.viewers[ann], Told([1], 1, refused, second.turn))
        assert answers(ann) == {"twice": ("ack", "")}
        # What answers no command is for everybody.
        desk.told("elsewhere", desk.viewers[ann], Told([1], 1, encode(wire.Refused("", "box_fault", ""))))
        assert ann.got[-1]["reason"] == "box_fault"

    asyncio.run(main())

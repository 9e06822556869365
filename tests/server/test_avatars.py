"""Whom players look like: chosen with the name or later, given where nobody chose, and kept like the name."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from pioche.server.table import entries as log
from pioche.server.table.deciding import Plan
from pioche.server.table.showing import table_info
from pioche.server.table.snapshots import restored, taken
from pioche.server.wire import messages as wire
from tests.server.server_tables import Desk, everything
from tests.server.serving import Person, Server


def looks(desk: Desk) -> list[str]:
    """Whom everybody looks like, as everybody is told."""
    return [chair.avatar for chair in table_info(desk.table, set(), 0).chairs]


def test_people_choose_and_everybody_else_looks_like_nobody_at_the_table() -> None:
    desk = Desk(seats=10)
    desk.do("Ann", wire.Join("Ann", avatar="owl"))
    assert looks(desk) == ["owl", *[""] * 9]
    desk.join("Ben")
    for _ in range(8):
        desk.do("Ann", wire.AddBot())
    assert len(set(looks(desk))) == 10
    assert set(looks(desk)) <= set(wire.AVATARS)
    desk.do("Ben", wire.Wear("owl"))  # two friends may like the same
    assert looks(desk)[:2] == ["owl", "owl"]
    assert desk.refused("Cy", wire.Wear("fox")) == "not_seated"


def test_an_avatar_stays_as_long_as_the_name() -> None:
    desk = Desk()
    desk.do("Ann", wire.Join("Ann", avatar="bee"))
    desk.do("Ben", wire.Join("Ben", avatar="cat"))
    desk.do("Ann", wire.Swap(0, 1))
    assert looks(desk)[:2] == ["cat", "bee"]
    desk.do("Ann", wire.AddBot())
    before = looks(desk)[:3]
    desk.deal()
    desk.do("Ann", wire.Wear("fox"))
    desk.do("Ben", wire.Leave())  # a bot goes on in Ben's name, and looks like Ben
    assert looks(desk) == ["cat", "fox", before[2]]
    desk.do("Ann", wire.Stop())
    desk.deal()
    assert looks(desk) == ["cat", "fox", before[2]]
    for other in (desk.again(), restored("t", taken(desk.table))):
        assert [chair.avatar for chair in other.chairs] == looks(desk)


def test_who_waits_for_the_next_round_comes_as_chosen() -> None:
    desk = Desk()
    desk.join("Ann")
    desk.do("Ann", wire.AddBot())
    desk.deal()
    desk.do("Zoe", wire.Join("Zoe", avatar="ghost"))
    assert desk.table.waits_for("Zoe") == 1
    desk.do("Ann", wire.Stop())
    assert looks(desk)[1] == "ghost"
    assert everything(desk.again()) == everything(desk.table)


def test_a_snapshot_keeps_what_the_host_and_those_who_left_have_said() -> None:
    desk = Desk()
    desk.join("Ann", "Ben", "Cy")
    desk.do("Ann", wire.SetRules(hints=True))
    desk.deal()
    desk.do("Ben", wire.Leave())
    kept = restored("t", taken(desk.table))
    assert (kept.terms.hints, kept.departed) == (True, {"Ben": 1})
    assert everything(kept)["departed"] == everything(desk.again())["departed"]


def test_logs_of_before_have_somebody_to_look_at() -> None:
    desk = Desk()
    desk.write(Plan([log.decode(b'{"kind":"joined","seat":0,"player":"a","name":"Ann","lang":"en"}')]))  # type: ignore[list-item]
    desk.write(Plan([log.decode(b'{"kind":"bot_sat","seat":1,"name":"Ada","level":"easy"}')]))  # type: ignore[list-item]
    assert looks(desk)[0] in wire.AVATARS
    assert looks(desk)[1] in wire.AVATARS
    assert looks(desk)[0] != looks(desk)[1]


@pytest.mark.parametrize("avatar", ["dragon", "", 7, ["fox"], "FOX", "<svg>"])
@pytest.mark.parametrize("command", [{"do": "wear"}, {"do": "join", "name": "A"}])
def test_what_is_no_avatar_cannot_be_read(avatar: object, command: dict[str, object]) -> None:
    lie = {"type": "do", "id": "a", "seen": 0, "command": {**command, "avatar": avatar}}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(lie, wire.FromClient)


def test_an_avatar_survives_a_power_cut(tmp_path: Path) -> None:
    async def main() -> None:
        server = Server(tmp_path)
        server.start()
        try:
            ann = Person(server)
            await ann.open("classic", seats=3, bots=["easy"], avatar="frog")
            await ann.connect()
            assert ann.update["table"]["chairs"][0]["avatar"] == "frog"
            said = await ann.do("wear", "same", avatar="robot")
            assert said["type"] == "ack"
            assert (await ann.do("wear", "same", avatar="robot"))["type"] == "duplicate"
            bot = ann.update["table"]["chairs"][1]["avatar"]
            server.kill()
            server.start()
            await ann.connect()
            assert [chair["avatar"] for chair in ann.update["table"]["chairs"]] == ["robot", bot, ""]
        finally:
            server.kill()

    asyncio.run(main())

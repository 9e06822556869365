"""An evening at a table: standings over matches and boxes, votes on what comes next, who comes and goes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pioche.server.table import entries as log
from pioche.server.table.evening import Motion, standings
from pioche.server.table.results import Result
from pioche.server.table.showing import table_info
from pioche.server.table.snapshots import restored, taken
from pioche.server.table.table import LOBBY, Table
from pioche.server.wire import messages as wire
from tests.server.memory_runtime import Eyes, memory_runtime, rest
from tests.server.server_tables import Desk

OPTIONS: dict[str, Any] = {"scoring": "race", "target": 100}


def desk(people: int = 3) -> Desk:
    """A table at which so many people sit."""
    found = Desk(seats=4, options={"target": 100})
    for name in ("Ann", "Ben", "Cleo", "Dan")[:people]:
        found.do(name, wire.Join(name))
    return found


def result(name: str, place: int, points: int, player: str | None = None) -> Result:
    return Result(name, name.lower() if player is None else player, "", place, points, place == 1)


# Standings


MATCHES = [
    [result("Ann", 1, 200), result("Ben", 2, 120), result("Cleo", 3, 0)],
    [result("Ann", 2, 90), result("Ben", 1, 100)],
    [result("Dan", 1, 500), result("Ann", 2, 10), result("Bot", 2, 10, ""), result("Ben", 4, 0)],
]


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        ("places", [("Ann", 1, 4), ("Dan", 2, 3), ("Ben", 3, 2), ("Bot", 4, 2), ("Cleo", 5, 0)]),
        ("points", [("Dan", 1, 500), ("Ann", 2, 300), ("Ben", 3, 220), ("Bot", 4, 10), ("Cleo", 5, 0)]),
        ("wins", [("Ann", 1, 1), ("Ben", 1, 1), ("Dan", 1, 1), ("Bot", 4, 0), ("Cleo", 4, 0)]),
    ],
)
def test_standings_by_what_the_host_lets_count(count: str, expected: list[tuple[str, int, int]]) -> None:
    found = standings(MATCHES, count, {"ann": 0, "dan": 2}.get)  # type: ignore[arg-type]
    assert [(one.name, one.place, one.score) for one in found] == expected
    assert {one.name: one.matches for one in found}["Ann"] == 3
    assert [one.name for one in found if one.bot] == ["Bot"]


def test_standings_grow_with_every_match_and_survive_a_restart() -> None:
    async def main() -> None:
        from pioche.server.table.lobby import Lobby
        from pioche.server.table.mailbox import Arrived, Asked

        runtime, _, clock = memory_runtime()
        lobby = Lobby(runtime)
        create = wire.Create("classic", "Ann", "fr", seats=2, quick=True, timer=10, options=OPTIONS)
        code = await lobby.open(create, "ann")
        owner = await lobby.owner(code)
        eyes = Eyes("ann")
        owner.mailbox.put_nowait(Arrived(eyes, None))
        await rest()
        for match in (1, 2):
            while len(owner.table.over) < match:
                await clock.turn()
            if match == 1:
                owner.mailbox.put_nowait(Asked(eyes, wire.Do("s", owner.table.version, wire.Start())))
                await rest()
        told = next(one["table"]["evening"] for one in reversed(eyes.got) if one.get("table"))
        assert told["matches"] == 2
        assert sum(one["wins"] for one in told["standings"]) == 2
        assert {one["name"] for one in told["standings"]} >= {"Ann"}
        assert [one["seat"] for one in told["standings"] if not one["bot"]] == [0]
        again = restored(owner.table.id, taken(owner.table))
        assert again.over == owner.table.over
        # A new evening begins from nought; what was played stays in the list.
        owner.mailbox.put_nowait(Asked(eyes, wire.Do("c", owner.table.version, wire.Count("wins", True))))
        await rest()
        info = table_info(owner.table, {0}, 0)
        assert (info.evening.count, info.evening.matches, len(info.finished)) == ("wins", 0, 2)
        await lobby.close()
        loaded = (await Lobby(runtime).owner(code)).table
        assert table_info(loaded, {0}, 0) == info

    asyncio.run(main())


# Votes


def test_more_than_half_of_the_people_decide() -> None:
    table = desk(4)
    table.do("Ben", wire.Suggest("flip"))
    assert table.table.motion == Motion("Ben", "flip", {}, ["Ben"])
    table.do("Ann", wire.Vote(True))
    table.do("Ann", wire.Vote(True))  # twice is once
    assert table.table.box == "classic"
    table.do("Ann", wire.Vote(False))
    table.do("Cleo", wire.Vote(True))
    assert table.table.box == "classic"
    table.do("Dan", wire.Vote(True))
    assert (table.table.box, table.table.options, table.table.motion) == ("flip", {}, Table("t").motion)
    assert isinstance(table.rows[-1].entry, log.RulesSet)
    assert table.refused("Ann", wire.Vote(True)) == "no_motion"


def test_another_rule_and_what_cannot_be_carried_any_more() -> None:
    table = desk(4)
    table.do("Cleo", wire.Suggest(options={"target": 100, "jump_in": True}))
    table.do("Ann", wire.Vote(False))
    assert table.table.motion is not None
    table.do("Ben", wire.Vote(False))
    assert table.table.motion is None  # two of four can no longer be more than half
    assert table.table.options == {"target": 100}
    table.do("Cleo", wire.Suggest(options={"H2": True}))
    for name in ("Ann", "Ben"):
        table.do(name, wire.Vote(True))
    assert table.table.options == {"jump_in": True}


def test_what_cannot_be_suggested() -> None:
    table = desk(3)
    assert table.refused("Ann", wire.Suggest("ludo")) == "no_box"
    assert table.refused("Ann", wire.Suggest(options={"ludo": True})) == "bad_option"
    assert table.refused("Ann", wire.Suggest(options={"target": 100})) == "same_rules"
    assert table.refused("Ann", wire.Suggest("titans", {"customizable": "C1"})) == "needs_agreement"
    assert table.refused("Eve", wire.Suggest("flip")) == "not_seated"
    assert table.refused("Ben", wire.Count("wins")) == "not_host"
    table.do("Ann", wire.Suggest("flip"))
    assert table.refused("Ann", wire.Start()) == "proposal_open"
    table.do("Ann", wire.Start(anyway=True))
    assert table.table.motion is None
    for name in ("Ann", "Ben", "Cleo"):
        table.do(name, wire.Number("0123456789abcdef"))
    assert table.refused("Ann", wire.Suggest("flip")) == "match_running"
    assert table.refused("Ann", wire.Vote(True)) == "match_running"


def test_somebody_leaves_in_the_middle_of_a_vote() -> None:
    table = desk(4)
    table.do("Ben", wire.Suggest("flip"))
    table.do("Cleo", wire.Vote(True))
    table.do("Dan", wire.Vote(False))
    table.do("Dan", wire.Leave())  # two of the three who are left
    assert (table.table.box, table.table.phase) == ("flip", LOBBY)
    table.do("Ben", wire.Suggest("classic"))
    table.do("Ben", wire.Leave())  # and whoever suggests it may go: nobody is for it any more
    assert table.table.motion is not None
    assert table.table.motion.yes == []
    info = table_info(table.table, set(), 0)
    assert info.motion is not None
    assert info.motion.seat == -1


def test_the_host_alone_and_bots_have_no_vote() -> None:
    table = desk(1)
    table.do("Ann", wire.AddBot())
    table.do("Ann", wire.Suggest("tippo"))
    assert table.table.box == "tippo"


def test_what_belongs_to_a_cup_is_not_done_at_a_table() -> None:
    table = desk(2)
    assert table.refused("Ann", wire.SetCup(size=2)) == "no_cup_here"
    assert table.refused("Ann", wire.Award(0, 0)) == "no_cup_here"
    assert table.refused("Ben", wire.Award(0, 0)) == "not_host"

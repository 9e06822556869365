"""A server with boxes from outside: they are played, and one that fails takes neither a table nor it down."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse
from pioche.server.table.table import LOBBY, PLAYING
from pioche.server.wire import messages as wire
from tests.server.memory_runtime import Eyes, memory_runtime, rest
from tests.server.serving import Person, Server
from tests.shelf.outside import MARKET, PLAIN, box_file, on_the_shelf

# A third of the cards fail: when they are laid, when somebody has to answer them, or when they are turned up.
DECK = "numbers(0, 9, copies=2), "
LAID = PLAIN.replace(DECK, DECK + 'coloured("Q", 20, 5, [Rotten()], opening=[]), ')
LAID += """
class Rotten(Effect):
    def run(self, s):
        raise ValueError("rotten")
"""
ANSWERED = LAID.replace('raise ValueError("rotten")', "s.ask(5, s.card_player)\n        return True")
ANSWERED += """
    def answers(self, s, out):
        list_cards(s, out, simple(LAY_UNDER, s.asked), s.hand_of(s.asked))

    def accepts(self, s, a):
        return True

    def answer(self, s, a):
        raise ValueError("rotten")

from pioche.engine.actions import LAY, LAY_UNDER, simple
from pioche.engine.game import list_cards
"""
ANSWERED = ANSWERED.replace("s.ask(5,", "s.ask(LAY,")
TURNED_UP = LAID.replace("[Rotten()], opening=[]", "[], opening=[Rotten()]")
TURNED_UP = TURNED_UP.replace('raise ValueError("rotten")', "return 1 // (s.seats - 3) > 9")
# The same box in another version, which cannot go on with what was begun.
CHANGED = (
    PLAIN
    + """
def extra(self, rules, key, number):
    return [rules.no_extra][number if rules.seats == 3 else 0]

Stall.extra = extra
"""
)

Offer = dict[str, Any]


class Sitter:
    """Ann at a table of three, with two bots, and what she is told."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.eyes = Eyes("ann")
        self.tried = 0
        owner.mailbox.put_nowait(Arrived(self.eyes, None))

    def got(self, kind: str) -> list[dict[str, Any]]:
        """What she was told of a kind."""
        return [message for message in self.eyes.got if message["type"] == kind]

    def offers(self) -> tuple[list[Offer], list[Offer]]:
        """Her answers: those with a card that fails, and the others."""
        game = self.got("update")[-1]["game"] if self.got("update") else None
        if self.owner.table.phase != PLAYING or game is None or game["asked"] != 0:
            return [], []
        codes = {card[0]: card[1] for card in game["hands"][0]}
        bad = [one for one in game["answers"] if codes.get(one.get("card"), "").endswith("Q")]
        return bad, [one for one in game["answers"] if one not in bad and one["verb"] != "uno"]

    async def answer(self, offer: Offer) -> dict[str, Any]:
        """Give an answer; what came of it."""
        self.tried += 1
        do = wire.Do(f"try{self.tried}", self.owner.table.version, wire.Answer(**offer))
        self.owner.mailbox.put_nowait(Asked(self.eyes, do))
        await rest()
        return next(one for one in self.eyes.got[::-1] if one.get("id") == f"try{self.tried}")


def sat_down(file: str, until: Callable[[Sitter], bool], bad: bool = False) -> Sitter:
    """Sit down at tables of the box in a file until something has happened; perhaps try what fails too."""

    async def main() -> Sitter:
        runtime, _, clock = memory_runtime()
        lobby = Lobby(runtime)
        for _ in range(30):
            ann = Sitter(
                await lobby.owner(await lobby.open(wire.Create("stall", "Ann", seats=3, quick=True), "ann"))
            )
            for _ in range(300):
                await clock.turn()
                if until(ann):
                    await lobby.close()
                    return ann
                if ann.owner.table.terms.paused:
                    break  # another deal of the same table has failed
                failing, others = ann.offers()
                for offer in [*(failing[:1] if bad else []), *others[:1]]:
                    said = await ann.answer(offer)
                    assert said["type"] == ("refused" if offer in failing else "ack"), said
        raise AssertionError("it never happened")

    with on_the_shelf(file):
        return asyncio.run(main())


def test_a_card_that_fails_is_refused_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        ann = sat_down(box_file(tmp_path, LAID), lambda ann: len(ann.got("refused")) > 2, bad=True)
    assert {one["reason"] for one in ann.got("refused")} == {"box_fault"}
    assert ann.got("refused")[0]["text"] == 'server-box_fault {"box": "stall"}'
    assert not ann.owner.table.terms.paused
    assert "ValueError: rotten" in caplog.text


def test_bots_lay_something_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        sat_down(box_file(tmp_path, LAID), lambda ann: caplog.text.count("did not answer") > 3)
    assert "could not take" not in caplog.text


def test_a_table_where_no_answer_is_left_stands_still_and_says_why(tmp_path: Path) -> None:
    ann = sat_down(box_file(tmp_path, ANSWERED), lambda ann: ann.owner.table.terms.paused)
    assert [one["reason"] for one in ann.got("refused")] == ["box_fault"]
    assert ann.got("update")[-1]["table"]["paused"]


def test_a_deal_that_fails_leads_back_to_the_lobby(tmp_path: Path) -> None:
    ann = sat_down(
        box_file(tmp_path, TURNED_UP),
        lambda ann: ann.owner.table.phase == LOBBY and bool(ann.got("refused")),  # it is written, then told
    )
    assert [one["reason"] for one in ann.got("refused")] == ["box_fault"]
    assert ann.owner.table.run is None


def test_a_table_whose_box_is_gone_is_kept_and_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        runtime, _store, clock = memory_runtime()
        file = box_file(tmp_path)
        with on_the_shelf(file):
            lobby = Lobby(runtime)
            code = await lobby.open(wire.Create("stall", "Ann", seats=3, quick=True), "ann")
            owner = await lobby.owner(code)
            owner.mailbox.put_nowait(Arrived(Eyes("ann"), None))
            while owner.table.phase != PLAYING:
                await clock.turn()
            await lobby.close()
        lobby = Lobby(runtime)
        with pytest.raises(Refuse) as refuse:
            await lobby.owner(code)
        assert (refuse.value.reason, refuse.value.arguments) == ("missing_box", {"box": "stall"})
        assert (await lobby.listing("ann")).yours == []
        with on_the_shelf(file):
            assert [table.box for table in (await lobby.listing("ann")).yours] == ["stall"]
        with on_the_shelf(box_file(tmp_path, CHANGED)):
            again = Lobby(runtime)
            with pytest.raises(Refuse) as refuse:
                await again.owner(code)
            assert refuse.value.reason == "box_fault"
            await again.close()
        await lobby.close()

    asyncio.run(main())


def test_a_server_plays_a_box_from_a_file(tmp_path: Path) -> None:
    async def main() -> None:
        with Server(tmp_path, box_files=str(MARKET)) as server:
            async with httpx.AsyncClient(base_url=server.url) as client:
                boxes = msgspec.json.decode((await client.get("/api/boxes")).content, type=list[wire.BoxInfo])
                market = boxes[-1]
                assert market.name == "market"
                assert [plate.letter for plate in market.sides[0].colours] == ["P", "L", "M", "S"]
                assert market.sides[0].faces["PG"] == wire.FaceInfo("G", 0)
                assert market.signs["G"].drawing[0].tag == "path"
                words = (await client.get("/api/texts/fr.ftl")).text
                assert "market--card-G = carte Cadeau" in words
                rules = (await client.get("/api/rules/market", params={"lang": "fr"})).json()
                assert rules["markdown"].startswith("# Marché – les règles")
            ann = Person(server, "Ann")
            await ann.open("market", seats=2, bots=["greedy"], options={"gifts": "two"})

    asyncio.run(main())


def test_a_server_whose_file_cannot_be_used_does_not_start(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; from pioche.cli import main; sys.exit(main())", "serve"]
    env = {**os.environ, "PIOCHE_BOX_FILES": box_file(tmp_path, "BOX = 7\n"), "PIOCHE_PORT": "0"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "stall_box.py holds no box" in done.stderr

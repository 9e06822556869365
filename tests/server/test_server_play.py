"""Whole games over real sockets: every box, every role, breaks and restarts in between."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from pioche.boxes import BOXES
from pioche.cli import main as pioche
from pioche.engine.house.registry import HOUSE_NAMES, NAME_OF
from pioche.server.table.showing import encode
from pioche.server.wire import messages as wire
from pioche.texts.catalogue import catalogue
from tests.server.hand_tables import HandTable, dealt_as
from tests.server.serving import Message, Person, Server, play_on, table_of

SHORT = {box: {"scoring": "race", "target": 100} for box in BOXES}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A quick server; people are never away for long enough, and rounds follow when they say so."""
    with Server(tmp_path_factory.mktemp("server"), grace=1000, next_wait=1000) as running:
        yield running


def over(person: Person) -> bool:
    return bool(person.update["table"]["finished"])


def round_over(person: Person) -> bool:
    return bool(person.game["decision"] == "round_over")


def any_of(seed: str) -> Callable[[list[Message]], Message]:
    """Anything that is on offer, but mostly a card: games that end."""
    rng = random.Random(seed)

    def choose(offers: list[Message]) -> Message:
        plays = [offer for offer in offers if offer["verb"] == "play"]
        return rng.choice(plays if plays and rng.random() < 0.9 else offers)

    return choose


async def listen(person: Person, until: Callable[[Person], bool]) -> None:
    """Look on until something holds."""
    while not until(person):
        await person.hear("update")


async def play_all(persons: list[Person], until: Callable[[Person], bool], seed: str = "") -> None:
    """Everybody plays until all have seen something."""
    await asyncio.gather(*(play_on(p, until, any_of(f"{seed} {k}")) for k, p in enumerate(persons)))


def strict(message: Message) -> object:
    """A message as its type says it is, or an error."""
    return msgspec.convert(message, wire.FromServer, strict=True)


def faces(hand: list[list[Any]]) -> list[list[Any]]:
    return [card[1:] for card in hand]


# Whole games


@pytest.mark.parametrize("box", sorted(BOXES))
def test_a_whole_match_with_all_who_may_look(server: Server, box: str, tmp_path: Path) -> None:
    async def main() -> tuple[str, Message]:
        async with table_of(server, box, 2, bots=1, options=SHORT[box]) as (ann, ben):
            spectator, screen = Person(server), Person(server, lang="fr")
            screen.cookie = ann.cookie  # the laptop of somebody who plays on the phone
            await spectator.connect(ann.code, role="spectator")
            await screen.connect(ann.code, role="screen")
            await asyncio.gather(
                play_all([ann, ben], over, box), listen(spectator, over), listen(screen, over)
            )
            for person in (ann, ben, spectator, screen):
                for message in person.inbox:
                    strict(message)
                assert all(m["text"] for m in person.inbox if m["type"] == "refused")
            for person in (spectator, screen):
                updates = [m for m in person.inbox if m["type"] == "update"]
                assert all(m["you"]["seat"] == -1 and not m["prompt"] for m in updates)
                assert all(m["game"]["answers"] == [] for m in updates)
            # What the two see of the game is the same.
            assert spectator.game == screen.game
            assert ann.update["table"] == spectator.update["table"]
            finished = ann.update["table"]["finished"][0]
            await replays(spectator, finished["record"])
            record = await spectator.get(f"/api/records/{finished['record']}.toml")
            assert "attachment" in record.headers["content-disposition"]
            await spectator.leave()
            await screen.leave()
            return record.text, ann.update["table"]

    text, table = asyncio.run(main())
    assert set(table["finished"][0]["winners"]) <= {chair["name"] for chair in table["chairs"]}
    check_record(tmp_path, text, table)


async def replays(person: Person, record: str) -> None:
    """The replay of a match for all who could have looked on."""
    shown: dict[str, wire.Replay] = {}
    for viewer in ("open", "spectator", "0", "1", "2"):
        pages: list[wire.Replay] = []
        while not pages or pages[0].total > len(pages[0].frames):
            so_far = len(pages[0].frames) if pages else 0
            answer = await person.get(f"/api/records/{record}/replay?viewer={viewer}&from={so_far}")
            assert answer.status_code == 200
            pages.append(msgspec.json.decode(answer.content, type=wire.Replay, strict=True))
            pages[0].frames.extend(pages[-1].frames if so_far else [])
        shown[viewer] = pages[0]
    first = {viewer: replay.frames[0].game.hands for viewer, replay in shown.items()}
    for seat in range(3):
        assert first["open"][seat] == first[str(seat)][seat]
        assert first["spectator"][seat] != first["open"][seat]
        assert first[str((seat + 1) % 3)][seat] != first["open"][seat]
    assert len({len(replay.frames) for replay in shown.values()}) == 1
    assert {replay.frames[-1].game.decision for replay in shown.values()} == {"match_over"}
    for viewer in ("3", "-2", "x", "99999999999999999999", "0&from=-1", "0&from=x", "0&from=99999"):
        answer = await person.get(f"/api/records/{record}/replay?viewer={viewer}")
        assert answer.json()["reason"] == "no_record"


def check_record(folder: Path, text: str, table: Message) -> None:
    """`pioche verify` accepts the record as it is, and nothing else."""
    file = folder / "record.toml"
    file.write_text(text, encoding="utf-8")
    for shown in (table["commitment"], table["seal"]):
        assert pioche(["verify", str(file), "--hash", shown]) == 0
    assert pioche(["verify", str(file), "--hash", "0" * 64]) == 1
    secret = table["finished"][0]["secret"]
    other = f"{'1' if secret[0] == '0' else '0'}{secret[1:]}"
    assert secret in text
    file.write_text(text.replace(secret, other), encoding="utf-8")
    assert pioche(["verify", str(file)]) == 1
    lines = text.splitlines()
    draws = [k for k, line in enumerate(lines) if line.rstrip().endswith(" draw")]
    if draws:
        del lines[draws[len(draws) // 2]]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        assert pioche(["verify", str(file)]) != 0


def test_a_spectator_of_a_turn_sees_no_card_of_any_hand(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as persons:
            cy = Person(server)
            await cy.connect(persons[0].code, role="spectator")
            turns = 0
            await asyncio.gather(play_all(persons, round_over, "cy"), listen(cy, round_over))
            for message in cy.inbox:
                if message["type"] != "update":
                    continue
                game = message["game"]
                if game["decision"] == "turn" and not game["shown"]:
                    turns += 1
                    assert all(card == [None] for hand in game["hands"] for card in faces(hand))
            assert turns > 5
            own = persons[0].game["hands"][persons[0].seat]
            assert all(card != [None] for card in faces(own))
            # R120: for the count all hands are laid open, to spectators too, and not before.
            shown = [m["held"] for m in cy.inbox if m["type"] == "update"]
            assert shown == [None] * (len(shown) - 1) + [[p.game["hands"][p.seat] for p in persons]]
            await cy.leave()

    asyncio.run(main())


# Breaks


def test_after_a_break_a_client_gets_exactly_what_it_missed(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "flip", 2) as (ann, ben):
            phone = Person(server, "Ann's phone")
            phone.cookie = ann.cookie
            await phone.connect(ann.code)
            # Two tabs of one person show the same seat.
            assert (phone.seat, phone.game) == (ann.seat, ann.game)
            await play_all([ann, ben], lambda p: (p.version or 0) > 12, "a")
            await phone.reach(max(ann.version or 0, ben.version or 0))
            seen = phone.version or 0
            await phone.leave()
            target = seen + 8
            await play_all([ann, ben], lambda p: (p.version or 0) >= target or round_over(p), "b")
            last = max(ann.version or 0, ben.version or 0)
            await ann.reach(last)
            missed = [
                event
                for message in ann.inbox
                if message["type"] == "update" and message["version"] > seen
                for event in message["events"]
            ]
            update = await phone.connect()
            assert (update["since"], update["whole"], update["version"]) == (seen, False, last)
            assert update["events"] == missed
            assert update["events"]
            assert update["game"] == ann.game
            # Nothing missed, nothing told.
            await phone.leave()
            update = await phone.connect()
            assert (update["whole"], update["events"]) == (False, [])
            # Whoever knows nothing, or something that cannot be, gets everything of this round.
            for since in (None, 0, 2**50):
                await phone.leave()
                phone.version = since
                update = await phone.connect()
                assert (update["whole"], update["since"], update["game"]) == (True, 0, ann.game)
                assert update["events"][0]["event"] == "RoundStarted"
                assert update["events"][-len(missed) :] == missed
            await phone.leave()

    asyncio.run(main())


def test_a_restart_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    async def main() -> None:
        ann, ben = Person(own, "Ann"), Person(own, "Ben")
        code = await ann.open("titans", seats=3, bots=["easy"], options={"target": 100})
        await ann.connect()
        await ben.connect(code)
        joined = await ben.do("join", "join-1", name="Ben")
        assert (await ann.do("start"))["type"] == "ack"
        await asyncio.gather(ann.shuffle(), ben.shuffle())
        await play_all([ann, ben], lambda p: (p.version or 0) > 15 and p.game["decision"] == "turn", "r")
        await ann.leave()
        await ben.leave()
        own.stop()
        own.start()
        before = ben.game
        # Both come back, say again what was never acknowledged as far as they know, and play on.
        await ben.connect()
        again = await ben.do("join", "join-1", name="Ben")
        assert (again["type"], again["version"]) == ("duplicate", joined["version"])
        if ben.update["events"] == []:
            assert ben.game == before
        assert ben.update["whole"] is False
        await ann.connect()
        await play_all([ann, ben], over, "s")
        assert (await ann.meet())["yours"][0]["code"] == code
        await ann.leave()
        await ben.leave()

    with Server(tmp_path) as own:
        asyncio.run(main())
        assert "Traceback" not in own.log.read_text()


# Between rounds and matches


def test_the_next_round_comes_when_all_or_the_host_want_it(server: Server) -> None:
    async def main() -> None:
        options = {"target": 1000}
        async with table_of(server, "classic", 3, options=options) as persons:
            ann, ben, cy = persons

            async def finish(*persons: Person) -> None:
                """Play until the round is over; nobody asks for the next one."""

                async def one(person: Person) -> None:
                    while not round_over(person):
                        if person.asked():
                            said = await person.do("answer", **person.game["answers"][0])
                            await person.reach(said.get("version", 0))
                        else:
                            await person.hear("update")

                await asyncio.gather(*(one(person) for person in persons))

            await finish(*persons)
            assert (await ben.do("next"))["type"] == "ack"
            await ann.until(lambda m: m["table"]["chairs"][1]["ready"])
            assert round_over(ann)
            assert (await ann.do("next"))["type"] == "ack"
            for person in persons:
                await person.until(lambda m: m["game"]["round"] == 2)
                assert not any(chair["ready"] for chair in person.update["table"]["chairs"])
            await finish(*persons)
            await ann.leave()
            await ben.until(lambda m: not m["table"]["chairs"][0]["here"])
            assert (await cy.do("next"))["type"] == "ack"
            await ben.until(lambda m: m["table"]["chairs"][2]["ready"])
            await ben.leave()  # nobody is left whom Cy would wait for
            await cy.until(lambda m: m["game"]["round"] == 3)

    asyncio.run(main())


def test_rematch_with_other_rules_and_other_people(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "transformers", 2) as (ann, ben):
            await play_all([ann, ben], over, "m")
            commitment = ann.update["table"]["commitment"]
            said = await ann.do("set_rules", box="classic", seats=4, options={"target": 300})
            assert said["type"] == "ack"
            cy = Person(server, "Cy")
            await cy.connect(ann.code)
            assert (await cy.do("join", name="Cy", seat=3))["type"] == "ack"
            # Somebody who was not in the match sees its end like a spectator.
            update = await cy.until(lambda m: m["you"]["seat"] == 3)
            assert update["game"]["viewer"] == -1
            table = update["table"]
            assert (table["phase"], table["box"], table["options"]) == ("lobby", "classic", {"target": 300})
            assert (await ben.do("leave"))["type"] == "ack"
            assert (await ann.do("start"))["type"] == "ack"
            await asyncio.gather(ann.shuffle(), cy.shuffle())
            await cy.until(lambda m: m["game"] and m["game"]["box"] == "classic")
            assert (cy.seat, cy.update["table"]["match"], cy.game["seats"]) == (1, 2, 2)
            assert cy.update["table"]["commitment"] != commitment
            assert (await ann.do("stop"))["type"] == "ack"
            await cy.until(lambda m: m["table"]["phase"] == "lobby")
            assert (cy.update["game"], cy.update["deadline"]) == (None, 0)
            for message in [*ann.inbox, *ben.inbox, *cy.inbox]:
                strict(message)
            await cy.leave()

    asyncio.run(main())


@pytest.mark.parametrize("yes", [True, False])
def test_customizable_rules_are_played_if_all_agree(server: Server, yes: bool) -> None:
    """R72: what is written on the cards is agreed on by all before the first deal, or it is not played."""

    async def main() -> None:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        code = await ann.open("titans", seats=2)
        await ann.connect()
        await ben.connect(code)
        await ben.do("join", name="Ben")
        words = {"customizable": "C9", "customizable_text": "Swap chairs!"}
        assert (await ben.do("propose", options=words))["type"] == "ack"
        await ann.until(lambda m: m["table"]["proposal"])
        assert ann.update["table"]["proposal"] == {"seat": 1, "options": words}
        assert ann.update["table"]["options"] == {}
        assert (await ann.do("agree", yes=yes))["type"] == "ack"
        await ben.until(lambda m: m["version"] >= (ann.version or 0))
        if not yes:
            # A deal without it has to be meant.
            assert (await ann.do("start"))["reason"] == "proposal_open"
        assert (await ann.do("start", anyway=not yes))["type"] == "ack"
        await asyncio.gather(ann.shuffle(), ben.shuffle())
        assert ben.update["table"]["options"] == (words if yes else {})
        while ann.game["decision"] != "turn":
            asked = ann if ann.asked() else ben
            await asked.do("answer", **asked.game["answers"][0])
            await ann.hear("update")
        before = len(ann.game["hands"][1])
        took = await ann.do("host_take", seat=1, count=2)
        assert took["type"] == ("ack" if yes else "refused")
        await ann.hear("update") if not yes else await ann.reach(took["version"])
        assert len(ann.game["hands"][1]) == before + (2 if yes else 0)
        await ann.leave()
        await ben.leave()

    asyncio.run(main())


# At the table


def test_everybody_is_spoken_to_in_their_own_language(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as persons:
            ann = next(person for person in persons if person.asked())
            ben = next(person for person in persons if person is not ann)
            english = ann.update["prompt"]
            assert english
            assert ben.update["prompt"] == ""
            said = await ann.do("speak", lang="fr")
            await ann.reach(said["version"])
            assert ann.update["prompt"] not in ("", english)
            refused = await ann.do("answer", verb="challenge")
            french = refused["text"]
            refused = await ben.do("answer", verb="challenge")
            assert french != refused["text"]
            # Why a card cannot be laid.
            unfit = [int(handle) for handle in ann.game["refused"]]
            for handle in unfit:
                await ann.send({"type": "why", "card": handle})
                told = await ann.hear("because")
                assert told["card"] == handle
                assert told["text"]
            fit = next((o["card"] for o in ann.game["answers"] if o["verb"] == "play"), 0)
            await ann.send({"type": "why", "card": fit})
            assert (await ann.hear("because"))["text"] == ""

    asyncio.run(main())


def test_reactions_are_for_those_who_sit(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as (ann, ben):
            cy = Person(server)
            await cy.connect(ann.code, role="spectator")
            await cy.send({"type": "react", "phrase": "hello"})
            await ben.send({"type": "react", "phrase": "buy my watches"})
            await ben.send({"type": "react", "phrase": "heart"})
            for person in (ann, ben, cy):
                told = await person.hear("reacted")
                assert told == {"type": "reacted", "seat": 1, "phrase": "heart"}
            await cy.leave()

    asyncio.run(main())


def test_the_answer_is_ack_duplicate_or_refused_with_a_fresh_view(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 1, bots=1) as (ann,):
            await ann.until(lambda m: m["game"]["asked"] == 0)
            ack = await ann.do("lock", "x1", on=True)
            assert ack == {"type": "ack", "id": "x1", "version": ack["version"]}
            await ann.reach(ack["version"])
            assert ann.update["table"]["locked"]
            assert await ann.do("lock", "x1", on=False) == {**ack, "type": "duplicate"}
            refused = await ann.do("sit", "x2", seat=0)
            assert (refused["reason"], refused["id"]) == ("match_running", "x2")
            fresh = await ann.hear("update")
            assert fresh["version"] == ack["version"]
            assert fresh["table"]["locked"]
            # A refused command was not carried out: it may be given again.
            assert (await ann.do("sit", "x2", seat=0))["type"] == "refused"
            assert (await ann.do("pause", on=True))["type"] == "ack"
            assert (await ann.do("answer", **ann.game["answers"][0]))["reason"] == "paused"
            assert (await ann.do("pause", on=False))["type"] == "ack"
            assert (await ann.do("answer", **ann.game["answers"][0]))["type"] == "ack"

    asyncio.run(main())


def test_jumps_out_of_turn_are_offered_and_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [["R7", "B9", "B8"], ["G1", "G2", "Y3"], ["Y4", "R7", "Y5"]]
    dealt_as(monkeypatch, {"dealer": 2, "hands": hands, "first": ["R5"], "draw": ["Y1", "Y2"]})

    async def main() -> None:
        table = HandTable()
        ann, ben, cleo = await table.open("classic", "Ann", "Ben", "Cleo", options={"jump_in": True})
        await table.deal()
        assert ann.asked()
        assert cleo.game["answers"] == []
        (seven,) = (offer for offer in ann.game["answers"] if offer["verb"] == "play")
        assert (await ann.play(seven))["type"] == "ack"
        assert (ben.asked(), cleo.asked()) == (True, False)
        (jump,) = cleo.game["answers"]
        assert jump["verb"] == "play"
        assert (await cleo.play(jump))["type"] == "ack"
        assert [entry.seat for entry in table.acts()] == [0, 2]
        assert len(cleo.game["hands"][2]) == 2
        assert ann.asked()  # it goes on after whoever jumped in

    asyncio.run(main())


def test_the_start_page_lists_what_there_is(server: Server) -> None:
    async def main() -> None:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        shown = await ann.open("tippo", seats=3, listed=True, bots=["random"])
        hidden = await ann.open("flip")
        mine = msgspec.convert(await ann.meet(), wire.Me, strict=True)
        assert {table.code for table in mine.yours} >= {shown, hidden}
        await ben.meet()
        theirs = msgspec.convert(await ben.meet(), wire.Me, strict=True)
        codes = {table.code: table for table in theirs.listed}
        assert hidden not in codes
        assert (codes[shown].players, codes[shown].open, codes[shown].yours) == (["Ann"], 1, False)
        invite = msgspec.convert((await ben.get(f"/api/tables/{shown}/invite")).json(), wire.Invite)
        assert invite.link.endswith(f"/t/{shown}")
        assert invite.hint == "server-hint-loopback"
        assert (await ben.get(f"/api/tables/{shown}/qr.svg")).text.startswith("<svg")
        quick = Person(server)
        await quick.open("classic", quick=True, seats=4)
        await quick.connect()
        await quick.shuffle()
        assert quick.game["seats"] == 4
        await quick.leave()
        boxes = msgspec.json.decode((await ben.get("/api/boxes")).content, type=list[wire.BoxInfo])
        assert [box.name for box in boxes] == list(BOXES)
        assert encode(boxes) == (await ben.get("/api/boxes")).content
        pads = msgspec.json.decode((await ben.get("/api/pad")).content, type=list[wire.PadInfo])
        assert [pad.box for pad in pads] == list(BOXES)
        assert (await ben.get("/pad/cards")).text == (await ben.get("/")).text

    asyncio.run(main())


def test_house_rules_are_known_by_name_and_by_number(server: Server) -> None:
    """§9: what is sent may be a number, alone or against a preset; what comes back is a name."""

    async def main() -> None:
        ann = Person(server)
        await ann.open("classic", preset="wild", options={"H1": "same", "H3": False, "H4": True})
        await ann.connect()
        wanted = {"stacking": "same", "jump_in": True, "seven_zero": False, "mercy": True, "draw_until": True}
        assert ann.update["table"]["options"] == wanted
        await ann.leave()
        boxes = (await ann.get("/api/boxes")).json()
        known = {option["name"] for box in boxes for option in box["switches"]}
        known |= {name for box in boxes for preset in box["presets"].values() for name in preset}
        assert set(HOUSE_NAMES) <= known
        assert [name for name in known if name in NAME_OF] == []
        rules = [
            (await ann.get(f"/api/rules/classic?options={quote(json.dumps({name: True}))}")).json()
            for name in ("draw_until", "H4")
        ]
        assert rules[0] == rules[1]
        assert catalogue("en").say("house-draw_until") in rules[0]["markdown"]

    asyncio.run(main())

"""The coach behind the server: who may ask when, what is told to whom, reviews kept, and trying again."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.boxes import BOXES
from pioche.server.wire import messages as wire
from pioche.texts import LANGUAGES
from tests.server.serving import Message, Person, Server, children, play_on, words_of
from tests.waiting import pause

SHORT = {"scoring": "race", "target": 100}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("coach")
    with Server(folder, thinkers=1, playouts=10, next_wait=0, deal_wait=0) as running:
        yield running


def over(person: Person) -> bool:
    """Whether the match is over for this person."""
    game = person.update["game"]
    return bool(game) and game["decision"] == "match_over"


async def alone(server: Server, box: str = "classic", lang: str = "en") -> Person:
    """Somebody at a table of bots whose turn it is, with something to choose."""
    person = Person(server, lang=lang)
    await person.open(box, quick=True, seats=3, options=SHORT)
    await person.connect()
    await person.shuffle()
    await person.until(lambda m: m["game"])
    await play_on(person, lambda p: p.asked() and len(p.game["answers"]) > 1)
    return person


async def reviewed(person: Person, record: str, number: int = 1) -> Message:
    """The review of a round, however long it takes."""
    while True:
        answer = await person.get(f"/api/records/{record}/review?round={number}")
        if answer.status_code == 200:
            found: Message = answer.json()
            return found
        assert answer.status_code == 202, answer.text
        msgspec.json.decode(answer.content, type=wire.ReviewWaits, strict=True)
        await pause()


@pytest.mark.parametrize(("box", "lang"), [("classic", "en"), ("flip", "fr")])
def test_a_hint_against_bots(server: Server, box: str, lang: str) -> None:
    async def main() -> None:
        person = await alone(server, box, lang)
        answer = await person.post(f"/api/tables/{person.code}/hint?lang={lang}", {})
        assert answer.status_code == 200, answer.text
        found = msgspec.json.decode(answer.content, type=wire.HintTold, strict=True)
        assert len(found.answers) >= 2
        assert found.version == person.version
        assert all(low <= mean <= high for mean, low, high in (one.chance for one in found.answers))
        assert found.reason
        said = msgspec.to_builtins(found.answers[0].answer)
        done = await person.do("answer", **said)
        assert done["type"] == "ack", done
        await person.leave()

    asyncio.run(main())


def test_nobody_is_helped_out_of_turn_or_at_the_table_of_others(server: Server) -> None:
    async def main() -> None:
        person, stranger = await alone(server), Person(server)
        await stranger.meet()
        path = f"/api/tables/{person.code}/hint"
        assert (await stranger.post(path, {})).json()["reason"] == "not_seated"
        assert (await Person(server).post(path, {})).json()["reason"] == "not_seated"
        assert (await person.post(path, {}, origin="http://elsewhere")).json()["reason"] == "origin"
        assert (await person.post("/api/tables/QQQQQQ/hint", {})).json()["reason"] == "no_table"
        await play_on(person, over)
        assert (await person.post(path, {})).json()["reason"] == "no_hint"
        await person.leave()

    asyncio.run(main())


def test_one_hint_at_a_time(server: Server) -> None:
    async def main() -> None:
        person = await alone(server)
        path = f"/api/tables/{person.code}/hint"
        assert (await person.post(path, {})).status_code == 200
        coaches = [pid for pid in children(server) if "coach_worker" in words_of(pid)]
        assert coaches
        for pid in coaches:  # so that it takes as long as we want
            os.kill(pid, signal.SIGSTOP)
        asking = {asyncio.create_task(person.post(path, {})) for _ in range(3)}
        for _ in range(2):
            done, asking = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
            assert {task.result().status_code for task in done} == {503}
            if len(asking) == 1:
                break
        for pid in coaches:
            os.kill(pid, signal.SIGCONT)
        (last,) = asking
        assert (await last).status_code == 200
        await person.leave()

    asyncio.run(main())


def test_among_people_the_host_decides_and_its_use_is_told(server: Server) -> None:
    async def main() -> None:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        await ann.open("classic", seats=2, options=SHORT)
        await ann.connect()
        await ben.connect(ann.code)
        await ben.do("join", name="Ben")
        assert ben.update["table"]["hints"] is False
        for allowed in (False, True):
            refused = await ben.do("set_rules", hints=True)
            assert refused["reason"] == "not_host"
            if allowed:
                assert (await ann.do("set_rules", hints=True))["type"] == "ack"
                await ben.until(lambda m: m["table"]["hints"])
            await ann.do("start")
            await asyncio.gather(ann.shuffle(), ben.shuffle())
            asked = ann if ann.asked() else ben
            answer = await asked.post(f"/api/tables/{ann.code}/hint", {})
            if not allowed:
                assert answer.json()["reason"] == "hints_off"
                await ann.do("stop")
                await asyncio.gather(*(p.until(lambda m: m["game"] is None) for p in (ann, ben)))
                continue
            assert answer.status_code == 200, answer.text
            other = ben if asked is ann else ann
            for person in (asked, other):
                heard = await person.hear("reacted")
                assert heard == {"type": "reacted", "seat": asked.seat, "phrase": "hint"}
            # Nobody can say it: an unknown phrase is not passed on.
            await other.send({"type": "react", "phrase": "hint"})
            await other.send({"type": "react", "phrase": "wow"})
            assert (await asked.hear("reacted"))["phrase"] == "wow"
            assert (await asked.do("set_rules", hints=False))["type"] == "refused"
        await ann.leave()
        await ben.leave()

    asyncio.run(main())


def test_a_review_is_worked_out_once_and_kept(tmp_path: Path) -> None:
    async def play(server: Server) -> tuple[str, Message, str]:
        person = await alone(server)
        await play_on(person, over)
        record = person.update["table"]["finished"][0]["record"]
        found = await reviewed(person, record)
        assert (await person.get(f"/api/records/{record}/review?round=2")).status_code in (202, 404)
        for wrong in ("0", "x", "-1", "99999999999999999999"):
            assert (await person.get(f"/api/records/{record}/review?round={wrong}")).status_code == 404
        assert (await person.get("/api/records/none/review")).status_code == 404
        text = (await person.get(f"/api/records/{record}.toml")).text
        await person.leave()
        return record, found, text

    with Server(tmp_path, thinkers=1, playouts=10, deal_wait=0) as server:
        record, found, text = asyncio.run(play(server))
        server.kill()
        server.start()
        again = asyncio.run(Person(server).get(f"/api/records/{record}/review?round=1"))
        assert again.status_code == 200
        assert again.json() == found
    one = found["rounds"][0]
    moves = int(re.search(r"^moves\s*=\s*(\d+)", text, re.MULTILINE)[1])  # type: ignore[index]
    assert one["first"] == 0
    assert 0 < one["last"] <= moves
    for account in one["accounts"]:
        parts = [account[part] for part in ("start", "deal", "cards", "others", "decisions")]
        assert sum(parts) == pytest.approx(account["end"], abs=0.001)
    assert set(one["summary"]) == set(LANGUAGES)


def test_the_queue_is_short_and_shown(tmp_path: Path) -> None:
    """Where a review takes for ever."""

    async def main(server: Server) -> None:
        people = []
        for _ in range(2):
            person = await alone(server)
            await play_on(person, over)
            people.append((person, person.update["table"]["finished"][0]["record"]))
            await person.leave()
        (ann, first), (ben, second) = people
        one = await ann.get(f"/api/records/{first}/review")
        other = await ben.get(f"/api/records/{second}/review")
        assert [answer.status_code for answer in (one, other)] == [202, 202]
        assert other.json()["before"] == 1
        busy = await ann.get(f"/api/records/{second}/review")
        assert busy.status_code == 202  # the same review, which somebody has asked for already
        assert (await ann.get(f"/api/records/{first}/review?round=9")).json()["reason"] == "coach_busy"

    with Server(tmp_path, thinkers=1, playouts=10**6, next_wait=0, deal_wait=0) as server:
        asyncio.run(main(server))
        server.kill()


def test_a_table_in_play_does_not_wait_for_a_review(server: Server) -> None:
    """While reviews are worked out, one after the other, every command is still answered at once."""

    async def main() -> None:
        person = await alone(server)
        await play_on(person, over)
        record = person.update["table"]["finished"][0]["record"]
        other = await alone(server)
        await person.get(f"/api/records/{record}/review")
        await play_on(other, over)
        also = other.update["table"]["finished"][0]["record"]
        both = await asyncio.gather(reviewed(person, record), reviewed(other, also))
        assert all(review["rounds"] for review in both)
        await person.leave()
        await other.leave()

    asyncio.run(main())


@pytest.mark.parametrize("box", ["classic", "transformers"])
def test_a_finished_match_is_tried_again_from_a_moment(server: Server, box: str) -> None:
    async def main() -> None:
        person = await alone(server, box)
        await play_on(person, over)
        record = person.update["table"]["finished"][0]["record"]
        shown = await person.frames(record, 0)
        await person.leave()
        step = len(shown) // 2
        while shown[step]["game"]["asked"] != 0:
            step -= 1
        answer = await person.post(f"/api/records/{record}/try?step={step}&seat=0", {})
        assert answer.status_code == 201, answer.text
        person.version = None
        await person.connect(answer.json()["code"])
        seen, before = person.game, shown[step]["game"]
        assert {key: seen[key] for key in ("hands", "trays", "asked", "turn", "answers")} == {
            key: before[key] for key in ("hands", "trays", "asked", "turn", "answers")
        }
        chairs = person.update["table"]["chairs"]
        assert [chair["kind"] for chair in chairs] == ["human", "bot", "bot"]
        await play_on(person, over)
        again = person.update["table"]["finished"][0]["record"]
        assert (await person.get(f"/api/records/{again}/replay")).status_code == 200
        await person.leave()
        refused = await person.post(f"/api/records/{record}/try?step=99999&seat=0", {})
        assert refused.json()["reason"] == "too_far"
        for query in ("step=0&seat=7", "step=x", f"step={len(shown) - 1}&seat=0"):
            refused = await person.post(f"/api/records/{record}/try?{query}", {})
            assert refused.json()["reason"] == "no_record"
        assert (await Person(server).post(f"/api/records/{record}/try", {})).json()["reason"] == "no_cookie"

    asyncio.run(main())


@pytest.mark.parametrize("box", BOXES)
def test_a_puzzle_of_the_day(server: Server, box: str) -> None:
    answer = asyncio.run(Person(server).get(f"/api/puzzles/{box}"))
    assert answer.status_code == 200
    found = msgspec.json.decode(answer.content, type=wire.PuzzleInfo, strict=True)
    assert found.game.asked == found.seat
    chances: list[Any] = [one.chance[0] for one in found.answers]
    assert chances[0] == max(chances)
    assert set(found.reason) == set(LANGUAGES)
    assert json.loads(answer.content)["box"] == box


def test_there_is_no_puzzle_of_other_boxes(server: Server) -> None:
    assert asyncio.run(Person(server).get("/api/puzzles/bridge")).status_code == 404


def test_without_thinkers_there_is_no_coach(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        person = await alone(server)
        answer = await person.post(f"/api/tables/{person.code}/hint", {})
        assert answer.json()["reason"] == "no_coach"
        await person.leave()

    with Server(tmp_path, thinkers=0, deal_wait=0) as server:
        asyncio.run(main(server))

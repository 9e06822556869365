"""The words that only some tables have, kept in the log: a second card (H9) and care (H18)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pioche.cli import main as pioche
from pioche.engine.actions import MATCH_OVER, ROUND_OVER
from pioche.server.table import entries as log
from pioche.server.wire import messages as wire
from tests.server.server_tables import Desk, answer_of, asked, everything, run_of
from tests.server.serving import Message, Person, Server, clean, play_on

DOUBLES: dict[str, Any] = {"doubles": True, "target": 100}
CAREFUL: dict[str, Any] = {"careful_hand": True, "target": 100}


def desk_of(box: str, options: dict[str, Any], seed: int = 0) -> Desk:
    """A table of two who have been dealt cards."""
    desk = Desk(box, 2, secret=f"{seed:02x}" * 16, options=options)
    desk.join("Ann", "Ben")
    desk.deal()
    return desk


def offers(desk: Desk) -> list[dict[str, Any]]:
    """What is offered to whoever is asked."""
    found = run_of(desk).view(asked(desk)[1]).present()["answers"]
    assert isinstance(found, list)
    return found


def choose(answers: list[Message], rng: Random, careful: bool) -> Message:
    """A double if there is one, with some care where that counts."""
    said = dict(rng.choice([offer for offer in answers if "second" in offer] or answers))
    if careful and said["verb"] in ("play", "place"):
        said["care"] = rng.randrange(101)
    return said


@pytest.mark.parametrize(("box", "options"), [("classic", DOUBLES), ("flip", DOUBLES), ("tippo", CAREFUL)])
def test_the_log_gives_the_same_table_again(box: str, options: dict[str, Any]) -> None:
    """What was sent is kept as it was sent, and a table that is read again has the same cards."""
    sent: list[wire.Answer] = []
    for seed in range(4):
        desk, rng = desk_of(box, options, seed), Random(seed)
        own: list[wire.Answer] = []
        for _ in range(300):
            run = run_of(desk)
            if run.state.phase == MATCH_OVER:
                break
            if run.state.phase == ROUND_OVER:
                desk.do(desk.host, wire.Next())
                continue
            own.append(wire.Answer(**choose(offers(desk), rng, bool(run.state.rules.careful))))
            desk.do(asked(desk)[0], own[-1])
        kept = [row.entry for row in desk.rows if isinstance(row.entry, log.Acted)]
        told = [(e.verb, e.card, e.second, e.care) for e in kept if e.verb != "next"]
        assert told == [(a.verb, a.card, a.second, a.care) for a in own]
        assert everything(desk.again()) == everything(desk.table)
        sent += own
    assert (sum(a.second > 0 for a in sent) > 5) == (box != "tippo")
    assert (len({a.care for a in sent}) > 30) == (box == "tippo")


def test_a_second_card_that_does_not_belong_to_the_first_is_refused() -> None:
    desk = desk_of("classic", DOUBLES)
    rng = Random(1)
    while not any("second" in offer for offer in offers(desk)):
        desk.do(asked(desk)[0], wire.Answer(**choose(offers(desk), rng, False)))
    player, seat = asked(desk)
    double = next(offer for offer in offers(desk) if "second" in offer)
    hand = [card[0] for card in run_of(desk).view(seat).present()["hands"][seat]]  # type: ignore[index]
    other = next(handle for handle in hand if handle not in (double["card"], double["second"]))
    for second, reason in ((other, "no_double"), (double["card"], "no_double"), (99_999, "not_held")):
        assert desk.refused(player, wire.Answer("play", double["card"], second=second)) == reason
    assert desk.refused(player, wire.Answer("draw", second=double["second"])) == "unreadable"
    before = len(hand)
    desk.do(player, wire.Answer(**double))
    assert run_of(desk).state.size[seat] == before - 2


def test_a_second_card_is_refused_where_no_doubles_are_played() -> None:
    desk = desk_of("classic", {})
    player, seat = asked(desk)
    play = next(offer for offer in offers(desk) if offer["verb"] == "play")
    hand = [card[0] for card in run_of(desk).view(seat).present()["hands"][seat]]  # type: ignore[index]
    other = next(handle for handle in hand if handle != play["card"])
    assert desk.refused(player, wire.Answer("play", play["card"], second=other)) == "no_double"
    assert desk.refused(player, wire.Answer("play", play["card"], care=50)) == "bad_care"


@pytest.mark.parametrize("care", [-1, 101, 1000, "much", 1.5])
def test_care_that_is_none_is_no_message_at_all(care: object) -> None:
    """R119: a whole number from 0 to 100; the limits hold at the door already."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "answer", "verb": "play", "card": 4, "care": care}, wire.Command)


def test_care_changes_how_a_card_lies_and_goes_only_with_placements() -> None:
    """R119: left out it is 50; the same seed with another care gives another balance."""
    angles: dict[int | None, int] = {}
    for care in (None, 0, 50, 100):
        desk = desk_of("tippo", CAREFUL)
        player, seat = asked(desk)
        assert desk.refused(player, wire.Answer("draw", care=20)) == "unreadable"
        play = answer_of(desk, seat)
        assert play.verb == "play"
        desk.do(player, msgspec.structs.replace(play, care=care))
        angles[care] = int(run_of(desk).state.extra.angle())
        assert everything(desk.again()) == everything(desk.table)
    assert angles[None] == angles[50]
    assert len({angles[0], angles[50], angles[100]}) == 3


@pytest.mark.parametrize(("box", "options"), [("classic", DOUBLES), ("tippo", CAREFUL)])
def test_a_match_survives_a_restart_and_its_record_is_the_same_game(
    tmp_path: Path, box: str, options: dict[str, Any]
) -> None:
    """Through a real server: stopped in the middle, played to the end, verified and replayed."""
    rng = Random(box)

    def over(person: Person) -> bool:
        return bool(person.update["game"]) and person.game["decision"] == "match_over"

    async def match(own: Server) -> str:
        ann = Person(own, "Ann")
        await ann.open(box, seats=3, bots=["greedy", "easy"], options=options)
        await ann.connect()
        assert (await ann.do("start"))["type"] == "ack"
        await ann.shuffle()

        def answer(found: list[Message]) -> Message:
            return choose(found, rng, box == "tippo")

        await play_on(ann, lambda p: (p.version or 0) > 25 or over(p), answer)
        await ann.leave()
        own.stop()
        own.start()
        await ann.connect()
        await play_on(ann, over, answer)
        finished = ann.update["table"]["finished"][0]["record"]
        for viewer in ("open", "spectator", "0"):
            frames = await ann.frames(finished, viewer)
            last = msgspec.convert(frames[-1], wire.Frame, strict=True).game
            assert last.decision == "match_over"
            assert last.scores == ann.game["scores"]
        text = (await ann.get(f"/api/records/{finished}.toml")).text
        await ann.leave()
        return text

    with Server(tmp_path) as own:
        text = asyncio.run(match(own))
        assert clean(own)
    assert ("care=" in text) == (box == "tippo")
    file = tmp_path / "record.toml"
    file.write_text(text, encoding="utf-8")
    assert pioche(["verify", str(file)]) == 0
    assert pioche(["replay", str(file), "--view", "spectator"]) == 0

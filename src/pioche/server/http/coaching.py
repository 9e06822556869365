"""The coach over HTTP: hints at a table, reviews of finished games, and a puzzle of the day for each box."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pioche.coach.puzzles import Puzzle, of_the_day
from pioche.engine.actions import ROUND_OVER, Answers
from pioche.records import RecordError, read
from pioche.server.net.security import COOKIE, player_of, same_origin
from pioche.server.table.minds import thought_of
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.table.table import PLAYING, Table
from pioche.server.thinking.coach_worker import Task
from pioche.server.wire import messages as wire
from pioche.sight.snapshot import Snapshot

if TYPE_CHECKING:
    from pioche.server.http.house import House

JSON = "application/json"
Handler = Callable[["House", Request, str, str], Awaitable[Response]]
DAY = 24 * 3600
MOST_ROUNDS = 1000


def may_ask(table: Table) -> bool:
    """Whether hints are given here: always against bots; among people the host decides before the deal."""
    return table.hints or len(table.humans()) < 2


async def hint(house: House, request: Request, lang: str, text: str) -> Response:
    """What could be answered now, for the one who is asked; that somebody was helped is told to all."""
    if not same_origin(request.headers):
        raise Refuse("origin")
    person = player_of(request.cookies.get(COOKIE))
    code = str(request.path_params["code"])
    table = await house.lobby.table(code)
    run = table.run
    seat = table.seat_of(person) if person else -1
    if seat < 0:
        raise Refuse("not_seated")
    if run is None or table.phase != PLAYING or run.state.phase >= ROUND_OVER or run.state.asked != seat:
        raise Refuse("no_hint")
    if not may_ask(table):
        raise Refuse("hints_off")
    version = table.version
    thought = thought_of(run.view(seat), run, "", False)
    history = [msgspec.msgpack.decode(event) for event in thought.history]
    names = [chair.name for chair in table.chairs]
    task = Task(lang, names, thought.box, thought.seats, thought.options, thought.view, history)
    data = await house.coaches.hint(person, task)
    if len(table.humans()) > 1:
        await house.lobby.tell_of_hint(code, seat)
    found = msgspec.json.decode(data, type=wire.HintTold)
    return Response(encode(msgspec.structs.replace(found, version=version)), media_type=JSON)


async def review(house: House, request: Request, lang: str, text: str) -> Response:
    """The review of one round of a finished game, or how long it will still take (status 202)."""
    record = str(request.path_params["id"])
    try:
        number = int(request.query_params.get("round", "1"))
    except ValueError:
        raise Refuse("no_record") from None
    if not 1 <= number <= MOST_ROUNDS:
        raise Refuse("no_record")
    kept = await house.reviews.find(record, number)
    if kept is not None:
        return Response(kept, media_type=JSON)
    if not same_origin(request.headers):
        raise Refuse("origin")
    person = player_of(request.cookies.get(COOKIE)) or (request.client.host if request.client else "")

    async def keep(body: bytes) -> None:
        await house.reviews.keep(record, number, body)

    task = Task(record=text, round=number, games=house.settings.playouts)
    job = house.coaches.review(person, record, task, keep)
    told = wire.ReviewWaits(house.coaches.before(job), job.done, job.of)
    return Response(encode(told), 202, media_type=JSON)


async def try_again(house: House, request: Request, lang: str, text: str) -> Response:
    """A new table at which a finished match goes on from one of its moments, against bots."""
    if not same_origin(request.headers):
        raise Refuse("origin")
    person = player_of(request.cookies.get(COOKIE))
    if not person:
        raise Refuse("no_cookie")
    if not house.openings.take(request.client.host if request.client else ""):
        raise Refuse("slow_down")
    try:
        step, seat = (int(request.query_params.get(name, "0")) for name in ("step", "seat"))
        record = read(text)
    except (ValueError, RecordError):
        raise Refuse("no_record") from None
    code = await house.lobby.try_again(record, step, seat, person, lang)
    return Response(encode(wire.Created(code)), 201, media_type=JSON)


async def puzzle(house: House, request: Request, lang: str, text: str) -> Response:
    """The puzzle of the day of a box."""
    found = of_the_day(str(request.path_params["box"]), int(time.time()) // DAY)
    if found is None:
        raise Refuse("no_puzzle")
    return Response(encode(puzzle_info(found)), media_type=JSON)


def puzzle_info(puzzle: Puzzle) -> wire.PuzzleInfo:
    """A puzzle as the page shows it: what its player sees, and the answers with what they are worth."""
    match = puzzle.match()
    game = msgspec.convert(Snapshot(match.state).of(puzzle.seat, Answers()), wire.Game)
    worth = [chance for _, chance in puzzle.answers]
    answers = [wire.PuzzleAnswer(*pair) for pair in zip(puzzle.words, worth, strict=True)]
    return wire.PuzzleInfo(puzzle.box, match.names, puzzle.seat, game, answers, puzzle.reason)

"""What the page may ask a server or its own device alike: the answers, whatever way a request comes.

Who may ask, how often, and what is kept of an answer is up to those who take the request.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import msgspec

from pioche.engine.options import OptionError
from pioche.server.table.lobby import Lobby
from pioche.server.table.refusing import Refuse, bad_option
from pioche.server.table.teaching import answer_told, lesson_for, step_told
from pioche.server.table.trying import Try
from pioche.server.thinking.coach_tasks import Task, hint_task
from pioche.server.wire import messages as wire
from pioche.shelf import SHELF
from pioche.texts.rulebook import rulebook
from pioche.texts.words import Words

Query = Mapping[str, str]  # the part of an address behind its question mark
DAY: Final = 24 * 3600 * 1000
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
LONGEST_NAME: Final = 20
LONGEST_OPTIONS: Final = 2000


def number(query: Query, name: str, default: int, reason: str) -> int:
    """A whole number of a query; Refuse for this reason if it is none, or out of all proportion."""
    text = query.get(name, "")
    if not text:
        return default
    if not NUMBER.fullmatch(text):
        raise Refuse(reason)
    return int(text)


def rules(words: Words, box: str, options: str) -> dict[str, str]:
    """The rulebook of a box as it would be played with these options, in Markdown."""
    if box not in SHELF:
        raise Refuse("no_box", box=box, boxes=", ".join(SHELF))
    try:
        chosen = msgspec.json.decode(options[:LONGEST_OPTIONS] or "{}", type=wire.Options)
        return {"box": box, "lang": words.lang, "markdown": rulebook(words, SHELF[box], chosen, linked=True)}
    except OptionError as error:
        raise bad_option(error) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refuse("bad_option", why=str(error)) from None


def lesson(words: Words, box: str, query: Query, body: bytes | str | None = None) -> wire.LessonTold:
    """A step of a lesson; with a body, what becomes of the answer in it."""
    found, step = lesson_for(box), number(query, "step", 0, "no_lesson")
    name = query.get("name", "")[:LONGEST_NAME] or words.say("page-default-name")
    if body is None:
        return step_told(words, found, step, name)
    return answer_told(words, found, step, msgspec.json.decode(body, type=wire.Answer | None), name)


def puzzle(box: str, now: int) -> wire.PuzzleInfo:
    """The puzzle of a box for the day of a time in milliseconds."""
    # With all that thinks, which a browser's tables do without.
    from pioche.coach.puzzles import of_the_day
    from pioche.server.http.puzzle_infos import puzzle_info

    found = of_the_day(box, now // DAY)
    if found is None:
        raise Refuse("no_puzzle")
    return puzzle_info(found)


async def hint(
    lobby: Lobby, code: str, player: str, lang: str, think: Callable[[Task], Awaitable[bytes]]
) -> wire.HintTold:
    """What the player could answer now; among people everybody hears that somebody was helped."""
    table = await lobby.table(code)
    version = table.version
    seat, task = hint_task(table, player, lang)
    told = msgspec.json.decode(await think(task), type=wire.HintTold)
    if len(table.humans()) > 1:
        await lobby.tell_of_hint(code, seat)
    return msgspec.structs.replace(told, version=version)


def wanted_try(record: str, query: Query, player: str, lang: str, now: int) -> Try:
    """A match of a record that somebody wants to go on with from one of its moments."""
    step, seat = (number(query, name, 0, "no_record") for name in ("step", "seat"))
    return Try(record, step, seat, player, lang, now)

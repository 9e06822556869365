"""Golden games: complete small matches as records, each with the story of everything that happened in it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from pioche.boxes import BOXES
from pioche.engine.actions import MATCH_OVER, MOST_CARE, PLAY, action, card_of, seat_of, tray_of, verb_of
from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import Event
from pioche.engine.options import Value
from pioche.match import Match
from pioche.notation.moves import TRAYS
from pioche.records import read, start, step, write
from pioche.study.checks.walks import answers, calls
from tests.engine.tables import all_switched, in_words

FOLDER = Path(__file__).parents[1] / "golden"
SMALL: dict[str, Value] = {"hand": 5, "target": 100}
SEATS = {"two-players": 2, "low-total": 4, "switched": 3, "play-on": 5, "eliminated": 4}
NAMES = list(SEATS)


def new_game(box: str, name: str) -> Match:
    """The golden game of this name, played by people who mostly lay, and sometimes call and catch."""
    options = dict(SMALL)
    if name == "low-total":
        options["scoring"] = "low"
    if name == "switched":
        options |= {"scoring": "race", **all_switched(BOXES[box])}
    if name == "play-on":
        options |= {"play_on": True, "mercy": True, "bounce": True, "draw_until": True}
    if name == "eliminated":
        options |= {"scoring": "low", "elimination": True}
        options |= {"careful_hand": True} if BOXES[box].balance is not None else {"doubles": True}
    match = Match(box, SEATS[name], name, options)
    rng = Random(name)
    while match.state.phase != MATCH_OVER:
        found = in_words(match.state, answers(match.state))
        others = in_words(match.state, calls(match.state))
        if others and rng.random() < 0.4:
            found = others
        plays = [a for a in found if verb_of(a) == PLAY]
        a = rng.choice(plays if plays and rng.random() < 0.9 else found)
        if match.rules.careful and verb_of(a) == PLAY:
            a = action(PLAY, seat_of(a), card_of(a), tray=tray_of(a), care=rng.randint(0, MOST_CARE))
        match.act(a)
    return match


def story(record: str) -> str:
    """Everything that happens in a record, event by event under each move."""
    game = read(record)
    match = start(game)
    lines = [event_line(match, event) for event in match.events]
    for move in game.moves:
        heard = len(match.events)
        step(game, match, move)
        lines += [f"> {move.text}", *[event_line(match, event) for event in match.events[heard:]]]
    return "\n".join(lines) + "\n"


def event_line(match: Match, event: Event) -> str:
    """One event with all that it carries, its audience included."""
    rules, names = match.rules, match.names
    words = [event.name]
    if event.seat >= 0:
        words.append(names[event.seat])
    if event.other >= 0:
        words.append(f"other={names[event.other]}")
    if event.cards:
        words.append("cards=" + ",".join(rules.full_code(card) for card in event.cards))
    if event.seen_by >= 0:
        words.append("seen_by=" + ",".join(name for k, name in enumerate(names) if event.seen_by >> k & 1))
    if event.colour != NO_COLOUR:
        words.append(f"colour={rules.box.sides[event.side].colours[event.colour]}")
    if rules.trays == 2:
        words.append(f"tray={TRAYS[event.tray]}")
    if rules.two_sided:
        words.append(f"side={rules.box.sides[event.side].name}")
    if event.number:
        words.append(f"number={event.number}")
    return " ".join(words)


def files() -> list[Path]:
    """The records there are."""
    return sorted(FOLDER.glob("*/*.toml"))


def write_all() -> None:
    """Play the golden games anew and write them down."""
    for box in BOXES:
        folder = FOLDER / box
        folder.mkdir(parents=True, exist_ok=True)
        for name in NAMES:
            record = write(new_game(box, name))
            (folder / f"{name}.toml").write_text(record, encoding="utf-8")
            (folder / f"{name}.txt").write_text(story(record), encoding="utf-8")

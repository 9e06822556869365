"""Draw the pictures of docs/architecture.md, the rooms and the way of one card, and that of docs/scaling.md.

    python scripts/architecture_pictures.py

tests/docs/test_architecture.py holds them to the rooms and files that there are.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "docs/pictures"
INK: Final = "#2a2118"
PAPER: Final = "#fff9ee"
LINE: Final = "#8a7c66"
SAND, GOLD, LEAF, SKY, LILAC, PEACH = "#eadfce", "#f6e3a8", "#d9ead3", "#cfe2f3", "#d9d2e9", "#f3d9c0"
WIDE: Final = 960
STYLE: Final = f"""<style>
text {{ font-family: system-ui, "Segoe UI", Helvetica, Arial, sans-serif; fill: {INK} }}
.name {{ font-size: 17px; font-weight: 700 }}
.line {{ font-size: 13px }}
.head {{ font-size: 14px; font-weight: 700; fill: #6d5f49 }}
.arrow {{ stroke: {LINE}; stroke-width: 2.5; fill: none; marker-end: url(#tip) }}
</style>
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0L10 5L0 10Z" fill="{LINE}"/></marker></defs>"""

# From the top down: whoever stands higher may use whoever stands lower.
ROOMS: Final = [
    [("commands", "the command pioche, one file each", PEACH)],
    [
        ("terminal", "a game in a terminal", PEACH),
        ("browser", "tables on one device", PEACH),
        ("site", "writes plain files", PEACH),
    ],
    [
        ("server", "table core · wire · net · http · store · cluster", GOLD),
        ("study", "simulate · arena · soak", GOLD),
        ("rl", "environments to train in", GOLD),
    ],
    [("coach", "hints · reviews · puzzles", LEAF), ("lessons", "a first game that teaches", LEAF)],
    [
        ("bots", "players who get a view", LEAF),
        ("records", "a game as a text", LEAF),
        ("scenarios", "a rule as a file to run", LEAF),
    ],
    [("match", "a match for library users", LEAF)],
    [("shelf", "every box by its name: ours and those from outside, with words and looks", SKY)],
    [("texts", "everything a person reads, French and English", SKY)],
    [("inference", "what follows from what was seen: worlds that fit a view", SKY)],
    [("sight", "who sees what: the only place that removes secrets", SKY)],
    [("notation", "cards, actions and positions as people write them", LILAC)],
    [
        ("boxes", "one game each: cards, and the few effects of its own", LILAC),
        ("rounds", "whole rounds at full speed, and statistics", LILAC),
    ],
    [
        ("engine", "the rules machine · house/ has the house rules", LILAC),
        ("intervals", "estimates and how sure they are", LILAC),
    ],
]

# Place, title, where it lives and what happens there.
PHONE_X, SERVER_X, SCREEN_X = 30, 350, 690
STEPS: Final = [
    (PHONE_X, 50, "1 · the tap", ["lib/table/question: one of the answers"], SAND),
    (PHONE_X, 152, "2 · the message", ["lib/connection/tableSocket sends it"], SAND),
    (SERVER_X, 152, "3 · the message enters", ["net/connection: limits, then decoded"], GOLD),
    (SERVER_X, 254, "4 · the owner of the table", ["table/owner: one thing at a time"], GOLD),
    (
        SERVER_X,
        356,
        "5 · decide",
        ["table/deciding: tried out on a copy;", "a refusal ends the way here"],
        GOLD,
    ),
    (PHONE_X, 356, "the engine", ["engine/game: legal, apply;", "engine/turn: the card, its effects"], LILAC),
    (SERVER_X, 476, "6 · write", ["store: the row is safe on disk"], GOLD),
    (SERVER_X, 578, "7 · evolve, acknowledge", ["table/table: follows from its rows"], GOLD),
    (SERVER_X, 680, "8 · tell", ["table/audience: one update a viewer"], GOLD),
    (SCREEN_X, 578, "sight", ["snapshot: what one may see"], SKY),
    (SCREEN_X, 356, "9 · the update enters", ["lib/connection/tableStore"], SAND),
    (SCREEN_X, 254, "10 · the show", ["lib/table/motion: events in order"], SAND),
    (SCREEN_X, 152, "11 · the flight", ["lib/table/flights: the card flies"], SAND),
]
ARROWS: Final = [
    "M165 122V150",
    "M300 188H348",
    "M485 224V252",
    "M485 326V354",
    "M350 388H302",
    "M300 418H348",
    "M485 446V474",
    "M485 548V576",
    "M485 650V678",
    "M620 713H812V652",
    "M812 578V430",
    "M812 356V328",
    "M812 254V226",
]


def box(x: float, y: float, wide: float, high: float, name: str, lines: list[str], fill: str) -> str:
    """A titled box."""
    words = [f'<text class="name" x="{x + 14}" y="{y + 26}">{name}</text>']
    words += [
        f'<text class="line" x="{x + 14}" y="{y + 47 + 18 * k}">{t}</text>' for k, t in enumerate(lines)
    ]
    frame = f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="12" fill="{fill}" stroke="{INK}"'
    return "\n".join([f'{frame} stroke-opacity=".25"/>', *words])


def picture(high: float, label: str, parts: list[str]) -> str:
    """The whole drawing."""
    size = f'viewBox="0 0 {WIDE} {high}" role="img" aria-label="{label}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    paper = f'<rect width="{WIDE}" height="{high}" fill="{PAPER}"/>'
    return "\n".join([head, STYLE, paper, *parts, "</svg>"]) + "\n"


def rooms() -> str:
    """The rooms and their direction."""
    parts: list[str] = []
    y, left, right, high = 20, 24, 760, 64
    for row in ROOMS:
        wide = (right - left - 16 * (len(row) - 1)) / len(row)
        for k, (name, line, fill) in enumerate(row):
            parts.append(box(left + k * (wide + 16), y, wide, high, name, [line], fill))
        y += high + 13
    parts.append(f'<path class="arrow" d="M800 40V{y - 40}"/>')
    middle = f'text-anchor="middle" transform="translate(824 {y / 2}) rotate(90)"'
    parts.append(f'<text class="head" {middle}>imports point down, never up</text>')
    parts.append(f'<rect x="868" y="20" width="72" height="{y - 33}" rx="12" fill="{SAND}"/>')
    middle = f'text-anchor="middle" transform="translate(898 {y / 2}) rotate(90)"'
    parts.append(f'<text class="name" {middle}>web: the page, which holds no rules</text>')
    return picture(y + 8, "The rooms, from the command to the engine; each uses only those below.", parts)


def way() -> str:
    """The way of one card from a tap to everybody's screen."""
    heads = [(40, "on the phone of whoever plays"), (360, "on the server"), (700, "on everybody’s screen")]
    parts = [f'<text class="head" x="{x}" y="34">{text}</text>' for x, text in heads]
    for x, y, name, lines, fill in STEPS:
        parts.append(box(x, y, 245 if x == SCREEN_X else 270, 54 + 18 * len(lines), name, lines, fill))
    parts += [f'<path class="arrow" d="{line}"/>' for line in ARROWS]
    return picture(770, "The way of one card: tap, decide, write, tell, and a flight on every screen.", parts)


def processes() -> str:
    """Several processes on one database."""
    boxes = [
        (330, 30, 300, "browsers and phones", ["one WebSocket to one table"], SAND),
        (330, 140, 300, "a proxy", ["all of a table to the same process"], PEACH),
        (30, 270, 270, "pioche serve", ["owns some tables", "relays for the others"], GOLD),
        (345, 270, 270, "pioche serve", ["owns some tables", "relays for the others"], GOLD),
        (660, 270, 270, "pioche serve", ["owns some tables", "relays for the others"], GOLD),
        (30, 440, 430, "PostgreSQL: the truth", ["logs, leases, and who owns which table"], SKY),
        (500, 440, 430, "Redis: the wire", ["frames between processes; nothing is kept"], LILAC),
    ]
    parts = [
        box(x, y, wide, 54 + 18 * len(lines), name, lines, fill) for x, y, wide, name, lines, fill in boxes
    ]
    ways = ["M480 102V138", "M400 212L200 266", "M480 212V266", "M560 212L760 266"]
    ways += [
        "M150 360V436",
        "M420 360L330 436",
        "M720 360L430 436",
        "M240 360L560 436",
        "M540 360L650 436",
        "M800 360V436",
    ]
    parts += [f'<path class="arrow" d="{line}"/>' for line in ways]
    return picture(540, "Browsers, a proxy, several processes, PostgreSQL and Redis.", parts)


if __name__ == "__main__":
    (FOLDER / "processes.svg").write_text(processes(), encoding="utf-8")
    (FOLDER / "rooms.svg").write_text(rooms(), encoding="utf-8")
    (FOLDER / "way-of-a-card.svg").write_text(way(), encoding="utf-8")

"""A player who looks at the page and presses what is on offer."""

from __future__ import annotations

from typing import Final, TypedDict

from playwright.sync_api import Page


class Look(TypedDict):
    """What can be seen of the table."""

    asked: bool
    night: bool
    over: bool
    open: list[str]
    cards: int
    colours: int
    targets: int
    answers: int
    uno: bool
    shown: int
    won: bool
    angle: float
    turning: bool
    turns: int


LOOK: Final = """() => {
    const all = (what) => [...document.querySelectorAll(what)];
    const beam = document.querySelector('.beam');
    const turned = new DOMMatrix(beam ? getComputedStyle(beam).transform : 'none');
    return {
        asked: all('.prompt.asked').length > 0,
        night: all('.play.night').length > 0,
        over: all('.results').length > 0,
        open: all('.own button[data-open=true]').map((card) => card.dataset.code),
        cards: all('.own button[data-code]').length,
        colours: all('.prompt .colour').length,
        targets: all('.others button.choose').length,
        answers: all('.prompt .answers button:not(:disabled)').length,
        uno: all('.prompt .uno:not(:disabled)').length > 0,
        shown: all('.showing .hand').length,
        won: all('.showing .won').length > 0,
        angle: Math.atan2(turned.b, turned.a) * 180 / Math.PI,
        turning: all('.play.turning').length > 0,
    };
}"""
# A call first, then a card and its tray, then any other answer: the click of a person, without aiming.
ANSWER: Final = """(wanted) => {
    const all = (what) => [...document.querySelectorAll(what)];
    const any = (list) => list[Math.floor(Math.random() * list.length)];
    all('.prompt .uno:not(:disabled)')[0]?.click();
    const answers = all('.prompt .answers button:not(:disabled)');
    const chosen = all('.own .selected').length > 0;
    const cards = chosen ? [] : all('.own button[data-open=true]');
    const best = wanted.map((code) => cards.find((card) => card.dataset.code.includes(code))).find(Boolean);
    const rest = [answers.filter((button) => !chosen || !button.matches('.plain')),
        all('.others .choose'), all('.middle button:not(.corner)')].find((list) => list.length > 0) ?? [];
    (best ?? any(cards) ?? any(rest))?.click();
}"""


def look(page: Page, turns: int) -> Look:
    """See how the table stands."""
    seen: Look = page.evaluate(LOOK)
    seen["turns"] = turns
    return seen


def answer(page: Page, seen: Look, wanted: list[str]) -> int:
    """Give an answer if one is asked for; how many were given."""
    if not seen["asked"] or seen["over"]:
        return 0
    page.evaluate(ANSWER, wanted)
    return 1

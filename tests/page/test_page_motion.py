"""How cards move on the page: frame by frame on one layer, and every card is somewhere at any time."""

from __future__ import annotations

import re
from itertools import pairwise
from math import dist
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESK, PHONE
from tests.page.page_tables import Player, Table

pytestmark = pytest.mark.usefixtures("moving")

# Every frame: which cards are seen where, and what is in the air.
FILM = """() => {
  window.film = [];
  const middle = (b) => [b.x + b.width / 2, b.y + b.height / 2];
  const spot = (e) => middle(e.getBoundingClientRect());
  const seen = (e) => getComputedStyle(e).visibility === 'visible';
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const step = (now) => {
    window.film.push({
      now,
      hand: Object.fromEntries(all('.own button').map((e) => [e.dataset.code, spot(e)])),
      count: all('.own button').length,
      minis: all('.others .mini').length,
      talon: document.querySelector('[data-place="tray-0"]')?.dataset.code ?? null,
      air: all('.flight').map((e) => [e.dataset.flight, e.dataset.code ?? null, ...spot(e)]),
      turn: new DOMMatrix(getComputedStyle(document.querySelector('.round')).transform).m11,
      night: document.querySelector('.play.night') !== null,
    });
    window.filming = requestAnimationFrame(step);
  };
  window.filming = requestAnimationFrame(step);
}"""
CUT = "() => { cancelAnimationFrame(window.filming); return window.film; }"
PLACES = """() => Object.fromEntries([...document.querySelectorAll('[data-place]')].map((e) => {
  const b = e.getBoundingClientRect();
  return [e.dataset.place, [b.x + b.width / 2, b.y + b.height / 2]];
}))"""

# Everything takes three times as long, so that enough frames are drawn of it on any machine.
SLOWER = 3
SLOWLY = f"""
const wait = setTimeout;
window.setTimeout = (call, time, ...more) => wait(call, time > 5000 ? time : time * {SLOWER}, ...more);
"""

Frame = dict[str, Any]
# How much faster than its mean a card may be, and how far it may be off a place when a frame is drawn.
QUICK = 4.0
NEAR = 14.0


def flights(film: list[Frame]) -> dict[str, list[tuple[float, float, float]]]:
    """The way of each card that was in the air: time and place, frame by frame."""
    ways: dict[str, list[tuple[float, float, float]]] = {}
    for frame in film:
        for name, _code, x, y in frame["air"]:
            ways.setdefault(name, []).append((frame["now"], x, y))
    return ways


def smooth(way: list[tuple[float, float, float]]) -> bool:
    """Whether a card never jumped: no step is longer than a flight of a third of a second can make it."""
    (start, *first), (end, *last) = way[0], way[-1]
    length, time = dist(first, last), max(end - start, 1.0)
    steps = pairwise(way)
    return all(dist(a[1:], b[1:]) <= QUICK * length * (b[0] - a[0]) / time + NEAR for a, b in steps)


def slowly(table: Table, box: str, size: tuple[int, int] = PHONE) -> Player:
    """Somebody at a table at which everything takes longer."""
    zoe = table.open(box, size=size, hurry=False, scripts=[SLOWLY])
    tempo = zoe.page.context.new_cdp_session(zoe.page)
    tempo.send("Animation.enable")
    tempo.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    return zoe


def cut(zoe: Player) -> list[Frame]:
    """End the film."""
    film: list[Frame] = zoe.page.evaluate(CUT)
    assert len(film) > 10
    return film


def test_a_laid_card_is_in_one_place_at_any_time(table: Table) -> None:
    zoe = slowly(table, "classic")
    table.deal(zoe="R7 G4 B2 Y3 Y6", cleo="R1 G5", bob="R2 G7", first="R5", draw="Y1")
    zoe.card("R7").wait_for()
    zoe.page.evaluate(FILM)
    zoe.lay("R7")
    expect(zoe.page.locator('[data-place="tray-0"]')).to_have_attribute("data-code", "R7")
    table.cleo.act("play R1")
    expect(zoe.page.locator('[data-place="tray-0"]')).to_have_attribute("data-code", "R1")
    film = cut(zoe)
    places = zoe.page.evaluate(PLACES)
    laid = [frame for frame in film if frame["talon"] in ("R5", "R7")]
    for frame in laid:
        flying = sum(code == "R7" for _, code, *_ in frame["air"])
        assert ("R7" in frame["hand"]) + flying + (frame["talon"] == "R7") == 1, frame
    ways = list(flights(film).values())
    assert len(ways) == 2
    assert all(map(smooth, ways))
    before = next(k for k, frame in enumerate(film) if frame["air"])
    own, strangers = ways
    # It leaves from its own slot in the hand, and both land on the talon.
    assert dist(own[0][1:], film[before - 1]["hand"]["R7"]) < dist(own[0][1:], places["tray-0"])
    assert dist(own[-1][1:], places["tray-0"]) < 40
    assert dist(strangers[-1][1:], places["tray-0"]) < 40


def test_cards_that_are_taken_leave_the_pile_one_after_the_other(table: Table) -> None:
    zoe = slowly(table, "classic", DESK)
    table.deal(zoe="R7 G4", cleo="R1 G5 G6", bob="W4 G7 G8", first="R5", draw="Y1 Y2 Y3 Y4 Y6 Y7")
    zoe.lay("R7")
    table.cleo.act("play R1")
    table.bob.act("play W4", "name blue")
    accept = zoe.button("answer-accept")
    accept.wait_for()
    places = zoe.page.evaluate(PLACES)
    zoe.page.evaluate(FILM)
    accept.click()
    zoe.holds(5)
    expect(zoe.page.locator(".prompt")).not_to_have_class("asked")
    expect(zoe.page.locator(".flight")).to_have_count(0)
    film = cut(zoe)
    ways = list(flights(film).values())
    assert len(ways) == 4
    assert all(map(smooth, ways))
    assert max(len(frame["air"]) for frame in film) >= 2
    leaving = [way[0][0] for way in ways]
    assert leaving == sorted(leaving)
    assert all(dist(way[0][1:], places["draw"]) < dist(way[-1][1:], places["draw"]) for way in ways)
    # A card in the air has no slot yet, one that has landed has.
    counts = [frame["count"] for frame in film]
    assert counts == sorted(counts)
    assert all(frame["count"] + len(frame["air"]) <= 5 for frame in film)
    assert film[-1]["count"] == 5


def test_hands_that_are_swapped_cross_each_other_card_by_card(table: Table) -> None:
    zoe = slowly(table, "titans")
    bob, cleo = table.bob, table.cleo
    bob.do("propose", options={"customizable": "C1"})
    cleo.do("agree", yes=True)
    zoe.page.get_by_role("button", name=zoe.text("page-agree-yes"), exact=True).click()
    table.deal(zoe="WX K3 Y1 B4", cleo="K5 G4", bob="B6 B9", first="B5", draw="Y2 Y3")
    zoe.lay("WX")
    zoe.colour("blue")
    zoe.prompt.get_by_role("button", name="Bob", exact=True).wait_for()
    zoe.page.evaluate(FILM)
    zoe.target("Bob")
    zoe.holds(2)
    zoe.sees("Bob", 3)
    expect(zoe.page.locator(".flight")).to_have_count(0)
    film = cut(zoe)
    assert len(flights(film)) == 5
    assert all(map(smooth, flights(film).values()))
    # Seven cards are held before, after and in between, and all can be seen.
    assert {frame["count"] + frame["minis"] + len(frame["air"]) for frame in film} == {7}


def test_a_flip_turns_the_whole_table_once(table: Table) -> None:
    zoe = slowly(table, "flip")
    table.deal(zoe="YF/P4 R3/WC R1/P3", cleo="G4/P8 B5/P9", bob="R5/P2 Y6/WC", first="Y1/W", draw="")
    backs = zoe.page.locator(".others .mini svg")
    zoe.card("YF").wait_for()
    zoe.page.evaluate(FILM)
    zoe.lay("YF")
    zoe.colours.first.wait_for()
    film = cut(zoe)
    turned = [frame["turn"] for frame in film]
    edge = next(k for k, frame in enumerate(film) if frame["night"])
    # It is narrow when the side changes, and lies flat before and after.
    assert turned[0] == pytest.approx(1)
    assert turned[-1] == pytest.approx(1)
    assert min(abs(turned[edge - 1]), abs(turned[edge])) < 0.8
    assert sum(a["night"] != b["night"] for a, b in pairwise(film)) == 1
    # Everybody's backs and the pile's are light faces now.
    assert backs.count() == 4
    assert zoe.page.locator(".others .back").count() == zoe.page.locator(".middle .back").count() == 0


# Every frame: how far the beam is turned, how many cards slide off it, and how long it swings at most.
BEAM = """() => {
  window.beam = [];
  const step = () => {
    const beam = document.querySelector('.beam');
    const { a, b } = new DOMMatrix(getComputedStyle(beam).transform);
    const turned = Math.atan2(b, a) * 180 / Math.PI;
    const swings = beam.getAnimations().map((one) => one.effect.getComputedTiming().endTime);
    const lasts = Math.max(0, ...swings.filter(Number.isFinite));
    window.beam.push([turned, document.querySelectorAll('.sliding').length, lasts]);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
# What is left is a tremor that never ends.
RESTS = """([angle, tremor]) => {
  const [turned, sliding, lasts] = window.beam.at(-1);
  return sliding === 0 && lasts === 0 && Math.abs(turned - angle) <= tremor;
}"""
TREMOR = 0.4  # degrees
GONE = 1200  # milliseconds after which a swing has come to rest (§11.7)


def rested(table: Table, zoe: Player, cards: int) -> tuple[float, list[list[float]]]:
    """Wait until the beam rests where the server says, with so many cards on its left, and film it."""
    bob = table.bob.person
    table.server.wait(bob.until(lambda m: m["game"]["trays"][0]["size"] == cards))
    angle = float(bob.game["angle"]) / 100
    zoe.page.wait_for_function(RESTS, arg=[angle, TREMOR])
    film: list[list[float]] = zoe.page.evaluate("window.beam")
    assert max(lasts for *_, lasts in film) == GONE
    return angle, film


def test_the_balance_swings_falls_and_is_set_up_again(table: Table) -> None:
    zoe = table.open("tippo", hurry=False)
    table.deal(
        zoe="R3 R6 B9 Y1",
        cleo="Y8 R9 B8",
        bob="G8 G1",
        first="R5 G7",
        draw="B6 B7 Y6",
        balance=["holds", "falls"],
    )
    zoe.card("R3").wait_for()
    zoe.page.evaluate(BEAM)
    zoe.lay("R3")
    expect(zoe.page.locator(".tray").nth(0)).to_have_attribute("aria-label", re.compile("2 cards"))
    held, film = rested(table, zoe, 2)
    assert max(abs(turned) for turned, *_ in film) <= abs(held) + 2.4 + TREMOR
    table.cleo.act("play R9 left")
    zoe.sees("Cléo", 4)
    expect(zoe.page.locator(".tray").nth(0)).to_have_attribute("aria-label", re.compile("1 card,"))
    fallen = rested(table, zoe, 1)[1][len(film) :]
    assert min(turned for turned, *_ in fallen) == pytest.approx(-32, abs=1)  # the left tray goes down
    assert max(sliding for _, sliding, _ in fallen) > 0

"""The rule on the customizable cards (R72): seen when proposed, asked for before a deal, told when laid."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.browsing import DESK, faults, visitor
from tests.page.layout import misplaced, misplaced_anywhere
from tests.page.page_tables import Table
from tests.page.readers import reading
from tests.server.serving import Message

TWICE = 600  # milliseconds after which a tap is no longer the second one of the same finger
WORDS = "Everybody sings!"
RULE = {"customizable": ["C3", "C9"], "customizable_text": WORDS}
# Whether something is in the window, without scrolling.
SEEN = """(e) => {
  const b = e.getBoundingClientRect();
  const met = document.elementFromPoint(b.left + b.width / 2, b.top + 9);
  return b.top >= 0 && b.bottom <= innerHeight && e.contains(met);
}"""


def test_a_proposal_comes_before_everybodys_eyes(table: Table) -> None:
    zoe = table.open("titans", "en")
    zoe.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    screen = visitor(table.browser, DESK).new_page()
    screen.goto(f"{table.server.url}/t/{table.code}/screen")
    table.bob.do("propose", options=RULE)
    proposal = zoe.page.locator(".proposal")
    expect(proposal).to_contain_text(WORDS)
    for top in (0, 10_000):
        zoe.page.evaluate("(top) => scrollTo(0, top)", top)
        assert proposal.evaluate(SEEN)
    expect(screen.locator(".proposal")).to_contain_text(WORDS)
    assert not misplaced_anywhere(zoe.page)
    assert misplaced(screen) == []
    assert faults(zoe.page) == []
    zoe = reading(zoe, "fr", table)
    expect(proposal).to_contain_text(WORDS)
    assert not misplaced_anywhere(zoe.page)
    assert faults(zoe.page) == []
    zoe.page.get_by_role("button", name=zoe.text("page-agree-no")).click()
    expect(proposal).to_contain_text(zoe.text("page-agree-declined", players="Zoé"))


def test_a_deal_with_an_open_proposal_asks_first(table: Table) -> None:
    zoe = table.open("titans", "fr")
    table.bob.do("leave")
    table.cleo.do("propose", options=RULE)
    expect(zoe.page.locator(".proposal")).to_be_visible()
    deal = zoe.page.get_by_role("button", name=zoe.text("page-start"), exact=True)
    clock = zoe.page.clock
    clock.install()
    # However slow the machine is: no time goes by between the two taps of a finger.
    clock.pause_at(zoe.page.evaluate("Date.now()") / 1000 + 1)
    deal.dblclick()
    asking = zoe.page.get_by_role("alertdialog")
    expect(asking).to_contain_text(zoe.text("page-agree-deal", players="Zoé"))
    no = zoe.page.get_by_role("button", name=zoe.text("page-agree-deal-no"))
    no.click()
    expect(asking).to_be_visible()
    clock.resume()
    assert not misplaced_anywhere(zoe.page)
    assert faults(zoe.page) == []
    clock.fast_forward(TWICE)
    no.click()
    expect(asking).to_have_count(0)
    expect(zoe.page.locator(".proposal")).to_be_visible()
    deal.click()
    expect(asking).to_be_visible()
    clock.fast_forward(TWICE)
    zoe.page.get_by_role("button", name=zoe.text("page-agree-deal-yes")).click()
    table.server.wait(table.cleo.person.shuffle())
    expect(zoe.page.locator(".own button")).to_have_count(7)


def agreed(said: Message) -> bool:
    """Whether every person at the table has agreed."""
    return all(chair["agreed"] for chair in said["table"]["chairs"] if chair["kind"] == "human")


def test_what_is_written_is_told_when_the_card_is_laid_or_touched(table: Table) -> None:
    zoe = table.open("titans", "en")
    table.bob.do("propose", options=RULE)
    table.cleo.do("agree", yes=True)
    zoe.page.get_by_role("button", name=zoe.text("page-agree-yes"), exact=True).click()
    table.server.wait(table.bob.person.until(agreed))
    screen = visitor(table.browser, DESK).new_page()
    screen.goto(f"{table.server.url}/t/{table.code}/screen")
    table.deal(zoe="WX2 K3 Y1 B4", cleo="WX1 K5 G4", bob="B6 B9", first="B5", draw="Y2 Y3 Y4 Y6 Y7")
    note = zoe.page.locator(".middle .rule")
    for lang in ("en", "fr"):
        zoe = reading(zoe, lang, table)
        zoe.card("WX2").focus()
        expect(note).to_contain_text(WORDS)
        zoe.looks_right(note.locator("p"))
    zoe.lay("WX2")
    zoe.colour("blue")
    expect(screen.locator(".middle .rule")).to_contain_text(WORDS)
    expect(note).to_contain_text(WORDS)
    assert faults(zoe.page) == faults(screen) == []
    table.cleo.act("play WX1", "name blue")
    expect(note).to_contain_text(zoe.text("custom-C3"))
    # It goes away by itself, and a touch of its name brings it back.
    ask = zoe.page.get_by_role("button", name=zoe.text("page-table-rule"))
    ask.click()
    expect(note).to_contain_text(zoe.text("custom-C3"))
    zoe.page.get_by_role("button", name=zoe.text("page-close"), exact=True).click()
    expect(ask).to_be_visible()
    zoe.looks_right()

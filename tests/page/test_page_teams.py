"""Two against two on the page: who plays with whom is seen everywhere, and seats are swapped by tapping."""

from __future__ import annotations

from playwright.sync_api import expect

from pioche.texts import catalogue
from tests.page.browsing import DESK, faults, visitor
from tests.page.layout import misplaced, misplaced_anywhere
from tests.page.page_tables import Player, Table
from tests.page.readers import reading


def seat_line(player: Player, name: str) -> str:
    """The team that the lobby tells of somebody."""
    line = player.page.locator("main ol li", has_text=name)
    return str(line.locator("[data-team]").get_attribute("data-team"))


def test_partners_are_marked_in_the_lobby_at_the_table_and_in_the_results(table: Table) -> None:
    zoe = table.open("classic", "en", bots=1)
    table.bob.do("set_rules", options={"teams": True, "target": 100})
    partner = zoe.page.locator("main ol li", has_text="Bob")
    for lang in ("en", "fr"):
        zoe = reading(zoe, lang, table)
        expect(partner).to_contain_text(zoe.text("page-seat-partner"))
        teams = [seat_line(zoe, name) for name in ("Bob", "Zoé", "Cléo", "Ada")]
        assert teams[0] == teams[1] != teams[2] == teams[3]
        found = misplaced_anywhere(zoe.page)
        assert not found, found
    screen = visitor(table.browser, DESK).new_page()
    screen.goto(f"{table.server.url}/t/{table.code}/screen")
    expect(screen.locator("li [data-team]")).to_have_count(4)
    table.deal(zoe="R7", bob="G4 G5 W", cleo="W4 W4 G7 G8", bots=["Y1 Y2 W4 Y3"], first="R5", draw="Y1 Y2")
    zoe.card("R7").wait_for()
    seats = zoe.page.locator(".others li")
    expect(seats.filter(has_text="Bob").locator(".ally")).to_be_visible()
    expect(zoe.page.locator(".others .ally")).to_have_count(1)
    expect(zoe.page.locator(".others [data-team]")).to_have_count(3)
    spoken = zoe.text("page-table-seat-partner")
    expect(seats.filter(has_text="Bob").get_by_role("button", name=spoken)).to_have_count(1)
    expect(screen.locator(".others [data-team]")).to_have_count(4)
    for lang in ("fr", "en"):
        zoe = reading(zoe, lang, table)
        zoe.looks_right(zoe.card("R7"), everywhere=True)
        assert faults(zoe.page) == []
    zoe.lay("R7")
    results = zoe.results()
    # The television, which is nobody, names the whole team.
    said = catalogue("en")
    won = screen.locator(".results").get_by_role("heading", level=2)
    expect(won).to_have_text(
        said.say("page-team-won-match", team=said.say("page-team-0"), players="Bob and Zoé")
    )
    expect(results.locator("li.team")).to_have_count(2)
    expect(results.locator("li.team").first).to_contain_text("Bob")
    expect(results.locator("li.team.first .points")).to_be_visible()
    # One score a team: two columns on the pad, and no points at a single player.
    expect(results.locator(".pad tfoot td")).to_have_count(2)
    expect(results.locator("li.member .points")).to_have_count(0)
    for lang in ("en", "fr"):
        zoe = reading(zoe, lang, table)
        zoe.looks_right(results.locator("li.team"))
        assert faults(zoe.page) == []
    zoe.page.get_by_role("link", name=zoe.text("page-replay")).click()
    expect(zoe.page.locator(".others [data-team]")).to_have_count(4)
    assert misplaced(screen) == []


def test_seats_are_swapped_by_tapping(table: Table) -> None:
    zoe = table.open("classic", "en", bots=1)
    line = zoe.page.locator("main ol li")

    def swap_with(name: str) -> None:
        zoe.page.get_by_role("button", name=zoe.text("page-swap-with", player=name)).dblclick()

    expect(line.nth(2)).to_contain_text("Zoé")
    # A bot gives way at once; a second tap of the same finger has nothing left to do.
    zoe.page.get_by_role("button", name=zoe.text("page-swap-with", player="Ada")).click()
    expect(line.nth(1)).to_contain_text("Zoé")
    # A person is asked; a double tap asks once.
    swap_with("Cléo")
    expect(zoe.page.locator(".wish")).to_contain_text(zoe.text("page-swap-asked", player="Cléo"))
    for lang in ("en", "fr"):
        zoe = reading(zoe, lang, table)
        expect(zoe.page.locator(".wish")).to_contain_text(zoe.text("page-swap-asked", player="Cléo"))
        assert not misplaced_anywhere(zoe.page)
        assert faults(zoe.page) == []
    table.cleo.do("swap", seat=3, other=1)
    expect(line.nth(3)).to_contain_text("Zoé")
    expect(zoe.page.locator(".wish")).to_have_count(0)
    table.cleo.do("swap", seat=1, other=3)
    expect(zoe.page.locator(".wish")).to_contain_text(zoe.text("page-swap-wish", player="Cléo"))
    zoe.page.get_by_role("button", name=zoe.text("page-swap"), exact=True).click()
    expect(line.nth(1)).to_contain_text("Zoé")


def test_the_host_taps_two_seats_by_keys_too(table: Table) -> None:
    zoe = table.open("classic", "fr", bots=1)
    table.bob.do("leave")
    zoe.page.reload()
    line = zoe.page.locator("main ol li")
    expect(line.nth(2)).to_contain_text(zoe.text("page-seat-host"))
    pick = zoe.page.get_by_role("button", name=zoe.text("page-swap-pick", player="Cléo"))
    pick.focus()
    zoe.page.keyboard.press("Enter")
    expect(line.nth(3).locator(".tap")).to_have_attribute("aria-pressed", "true")
    zoe.page.get_by_role("button", name=zoe.text("page-swap-with", player="Ada")).press("Enter")
    expect(line.nth(1)).to_contain_text("Cléo")
    expect(line.nth(3)).to_contain_text("Ada")
    assert faults(zoe.page) == []

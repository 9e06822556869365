"""The page around the game, in a real browser on a real server: start, lobby, breaks, results, replay."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Browser, Page, Route, expect

from pioche.texts.catalogue import catalogue
from tests.page.browsing import ROOT, Server, faults, visitor
from tests.page.layout import misplaced
from tests.page.page_tables import Table
from tests.page.readers import read_in


def opened(page: Page, server: Server, box: str = "classic") -> str:
    """Open a table as its host and hand back its code."""
    page.goto(server.url)
    page.locator(f"label:has(input[value={box}])").click()
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("heading", name="At the table").wait_for()
    return page.url.rsplit("/", 1)[1]


def joined(page: Page, server: Server, code: str, name: str) -> None:
    """Come to a table by its link and sit down."""
    page.goto(f"{server.url}/t/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.locator("li.you")).to_contain_text(name)


def test_play_now_is_one_tap_and_speaks_french(browser: Browser, server: Server) -> None:
    context = visitor(browser, lang="fr-FR")
    page = context.new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Jouer maintenant").click()
    expect(page.get_by_role("button", name="La table")).to_be_visible()
    expect(page.get_by_text("Manche 1", exact=True)).to_be_visible()
    page.goto(server.url)
    page.get_by_role("link", name="Y retourner").click()
    expect(page.get_by_text("Manche 1", exact=True)).to_be_visible()
    context.close()


def test_bots_are_chosen_by_levels_that_explain_themselves(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    page.goto(server.url)
    level = page.get_by_label("Bots")
    expect(level.locator("option")).to_have_text(["easy", "medium", "strong", "expert"])
    expect(page.get_by_text("They know the game")).to_be_visible()
    level.select_option("expert")
    expect(page.get_by_text("They take their time")).to_be_visible()
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()

    opened(page, server, "flip")
    page.get_by_label("Bots").select_option("strong")
    expect(page.get_by_text("think a move ahead")).to_be_visible()
    page.get_by_role("button", name="Fill up with bots").click()
    expect(page.locator("li.bot", has_text="strong")).to_have_count(3)
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()


def test_who_is_quicker_than_the_first_answer_plays_all_the_same(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    held: list[Route] = []
    asked: list[str] = []
    answers = False

    def hold(route: Route) -> None:
        if answers:
            route.continue_()
        else:
            held.append(route)

    page.on("request", lambda request: asked.append(request.url))
    page.route("**/api/me", hold)
    with page.expect_request("**/api/me"):
        page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    # Nobody opens a table before the house knows them; then the tap that has waited does.
    assert f"{server.url}/api/tables" not in asked
    answers = True
    for route in held:
        route.continue_()
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    assert f"{server.url}/api/tables" in asked


def test_friends_join_agree_on_a_rule_and_see_the_same_options(browser: Browser, server: Server) -> None:
    host, guest = (visitor(browser).new_page() for _ in range(2))
    code = opened(host, server, "titans")
    joined(guest, server, code, "Zoé")
    expect(host.locator("li.human")).to_have_count(2)

    host.get_by_role("button", name="Wild", exact=True).click()
    expect(guest.get_by_text("Jump-in")).to_be_visible()
    expect(
        guest.get_by_text("If you hold exactly the top card, you may play it out of turn.")
    ).to_be_visible()

    host.locator("summary", has_text="Propose a rule").click()
    host.get_by_label("First card").select_option("C3")
    host.get_by_role("button", name="Propose a rule").click()
    expect(guest.get_by_text("Not agreed yet: Zoé.")).to_be_visible()
    guest.get_by_role("button", name="I agree").click()
    expect(host.get_by_text("Everybody has agreed.")).to_be_visible()

    host.get_by_role("button", name="Deal the cards").click()
    expect(guest.get_by_text("Round 1", exact=True)).to_be_visible()
    guest.get_by_role("button", name="Say something").click()
    guest.get_by_role("button", name="Well played!").click()
    expect(host.get_by_text("Well played!").first).to_be_visible()


def test_a_locked_table_and_a_removed_player(browser: Browser, server: Server) -> None:
    host, guest, late = (visitor(browser).new_page() for _ in range(3))
    code = opened(host, server)
    joined(guest, server, code, "Max")
    host.get_by_role("button", name="Lock the table").click()
    late.goto(f"{server.url}/t/{code}")
    expect(late.get_by_text("nobody can join right now")).to_be_visible()
    expect(late.get_by_role("button", name="Join")).to_be_disabled()
    host.get_by_role("button", name="Remove Max").click()
    expect(host.locator("li.human")).to_have_count(1)
    expect(guest.locator("li.you")).to_have_count(0)
    expect(guest.get_by_text("You no longer have a seat at this table.")).to_be_visible()


def test_a_table_that_its_last_player_leaves_is_closed_for_all(browser: Browser, server: Server) -> None:
    host, watcher = (visitor(browser).new_page() for _ in range(2))
    code = opened(host, server)
    watcher.goto(f"{server.url}/t/{code}/watch")
    watcher.get_by_role("heading", name="At the table").wait_for()
    host.get_by_role("button", name="Leave", exact=True).click()
    expect(host.get_by_role("button", name="Play now")).to_be_visible()
    expect(host.get_by_role("heading", name="Your tables")).to_have_count(0)
    expect(watcher.get_by_role("heading", name="This table is closed.")).to_be_visible()
    assert faults(watcher) == []
    watcher.reload()
    expect(watcher.get_by_role("heading", name="There is no table with this code.")).to_be_visible()


def test_the_table_comes_back_by_itself_when_the_server_does(browser: Browser, frail: Server) -> None:
    page = visitor(browser).new_page()
    opened(page, frail)
    frail.kill()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.get_by_text("Not sent yet: adding a bot.")).to_be_visible()
    frail.start()
    expect(page.locator("li.bot")).to_have_count(1)
    expect(page.get_by_text("Connection lost.")).to_be_hidden()
    expect(page.get_by_text("Not sent yet")).to_be_hidden()


def test_what_is_done_without_a_network_is_shown_and_done_later(table: Table) -> None:
    zoe = table.open("classic")
    page = zoe.page
    table.deal(zoe="R7 G4 G5", cleo="R1 G5 G6", bob="R2 G7 G8", first="R5", draw="Y1 Y2")
    zoe.card("R7").wait_for()
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost.").first).to_be_visible()
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name="Wow!").click()
    note = page.locator(".note", has_text="Connection lost.")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    zoe.tap("R7")
    expect(page.get_by_text("Not sent yet: your move.")).to_be_visible()
    assert misplaced(page) == []
    assert faults(page) == []
    page.context.set_offline(False)
    zoe.holds(2)
    expect(page.get_by_text("Not sent yet")).to_have_count(0)
    table.cleo.act("play R1")
    zoe.sees("Cléo", 2)


def test_what_the_server_cannot_write_just_now_is_sent_again(table: Table) -> None:
    zoe = table.open("classic")
    with zoe.page.expect_websocket() as connected:
        zoe.page.reload()
    table.deal(zoe="R7 G4 G5", cleo="R1 G5 G6", bob="R2 G7 G8", first="R5", draw="Y1 Y2")
    zoe.card("R7").wait_for()
    refusal = connected.value.expect_event("framereceived", lambda said: '"storage"' in said, timeout=60_000)
    with closing(sqlite3.connect(table.server.database, isolation_level=None)) as other, refusal:
        other.execute("BEGIN IMMEDIATE")  # as a program would that has the file to itself for a while
        zoe.tap("R7")
        expect(zoe.page.get_by_text("Not sent yet: your move.")).to_be_visible()
    zoe.holds(2)
    expect(zoe.page.get_by_text("Not sent yet")).to_have_count(0)
    expect(zoe.page.locator(".note")).to_have_count(0)


def test_leaving_without_a_network_waits_for_it(browser: Browser, frail: Server) -> None:
    page = visitor(browser).new_page()
    opened(page, frail)
    frail.kill()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_text("Not sent yet: leaving.")).to_be_visible()
    frail.start()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_a_reload_in_the_middle_keeps_the_hand(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    hand = page.locator(".own button")
    expect(hand).not_to_have_count(0)
    page.reload()
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    expect(hand).not_to_have_count(0)


def test_a_first_game_explains_itself_once(table: Table) -> None:
    zoe = table.open("classic")
    page = zoe.page
    table.deal(zoe="R7 R4 G5", cleo="R1 G5 G6", bob="R2 G7 G8", first="R5", draw="Y1 Y2")
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("Tap a raised card to play it")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    page.reload()
    zoe.lay("R7")
    expect(tip).to_have_count(0)
    # The next one comes with what is new; who wants none turns them off.
    table.cleo.act("play R1")
    table.bob.act("play R2")
    expect(tip).to_contain_text("press UNO before you play one")
    page.get_by_role("button", name="The table").click()
    page.get_by_label("Show hints").uncheck()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_the_host_pauses_and_breaks_off_a_match(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="End the match").click()
    page.get_by_role("button", name="Really end it?").click()
    expect(page.get_by_role("heading", name="At the table: 4 of 4")).to_be_visible()


def test_first_visit_is_light_and_stays_at_home(browser: Browser, server: Server) -> None:
    """As it travels the first screen is less than 65 kB, a first game 150; nothing is from anywhere else."""
    page = visitor(browser).new_page()
    fetched: dict[str, float] = {}
    page.on("requestfinished", lambda one: fetched.update({one.url: one.sizes()["responseBodySize"]}))
    page.goto(server.url)
    page.locator("label:has(input[type=radio])").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert f"{server.url}/api/boxes" in fetched
    assert 10_000 < sum(fetched.values()) <= 65_000, fetched
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".own button")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    assert all(url.startswith((server.url, "data:")) for url in fetched), fetched
    assert any(url.endswith(".js") for url in fetched)
    assert 10_000 < sum(fetched.values()) <= 150_000, fetched


def test_the_first_screen_needs_but_a_part_of_the_words(browser: Browser, server: Server) -> None:
    """Also with a table to come back to; where the rest does not come, the screens behind it say so."""
    # What keeps the page for later would answer in the server's place.
    page = visitor(browser, service_workers="block").new_page()
    page.goto(server.url)
    page.locator("button.warm").click()
    page.locator(".own button").first.wait_for()
    page.route(re.compile(r"/api/texts/\w+\.page\.ftl"), lambda route: route.abort())
    for lang in ("en", "fr"):
        page.goto(server.url)
        read_in(page, lang)
        page.locator(".yours li").first.wait_for()
        shown = page.locator("body").aria_snapshot()
        assert not re.findall(r"\b(?:page|box|level|avatar|colour)-[a-z-]+", shown), shown
        page.locator("a[href^='/rules/']").first.click()
        expect(page.get_by_text(catalogue(lang).say("page-unreachable"))).to_be_visible()


def test_whose_game_it_is_is_said_on_every_screen_around_it(browser: Browser, server: Server) -> None:
    for lang, name, said in (("en", "Rules", "trade mark of Mattel"), ("fr", "Règles", "marque de Mattel")):
        page = visitor(browser, lang=f"{lang}-{lang.upper()}").new_page()
        page.goto(server.url)
        expect(page.get_by_role("contentinfo")).to_contain_text(said)
        page.get_by_role("link", name=name).click()
        page.locator("article h2").first.wait_for()
        expect(page.get_by_role("contentinfo")).to_contain_text(said)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "UNO is a trade mark of Mattel" in readme
    assert "marque de Mattel" in readme


def test_a_code_that_leads_nowhere_says_so(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    page.goto(server.url)
    page.get_by_label("Code of a table or a cup").fill("qqqqqq")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("There is no table with this code.")).to_be_visible()
    page.get_by_role("link", name="Home").first.click()
    expect(page.get_by_role("button", name="Invite friends")).to_be_visible()

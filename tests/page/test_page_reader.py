"""Rounds played by ear: with nothing but the roles, names and announcements that a screen reader gives."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.page.by_keys import settled
from tests.page.page_tables import Player, Table

# Notes everything that a screen reader would say by itself: whatever is new in a live region.
LISTEN = """() => {
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=log], [role=alert]';
  window.heard = [];
  new MutationObserver((changes) => {
    const said = new Set();
    for (const { target, addedNodes } of changes) {
      const around = target.nodeType === 3 ? target.parentElement : target;
      const region = around?.closest(live);
      if (!region) continue;
      if (region.ariaAtomic === 'true') said.add(region.textContent.trim());
      else if (addedNodes.length > 0) for (const node of addedNodes) said.add(node.textContent.trim());
      else said.add(around.textContent.trim());
    }
    window.heard.push(...[...said].filter(Boolean));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class Listener:
    """Somebody who plays with a screen reader."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.page.evaluate(LISTEN)

    def hears(self, text: str) -> None:
        """Wait until something is said, and forget it and all that came before."""
        self.page.wait_for_function(
            "(text) => { const k = window.heard.findIndex((said) => said.includes(text));"
            " if (k >= 0) window.heard.splice(0, k + 1); return k >= 0; }",
            arg=text,
        )

    def settled(self) -> None:
        """The focus is on something that is there, and everything that can be used has a name."""
        settled(self.page)

    def button(self, name: str) -> Locator:
        """Something to press, by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str, key: str = "Enter") -> None:
        """Go to a button and press it."""
        button = self.button(name).first
        button.focus()
        self.page.keyboard.press(key)
        self.settled()

    def reads(self, role: str, name: str | re.Pattern[str]) -> None:
        """Find something by what it is and what it is called."""
        expect(self.page.get_by_role(role, name=name).first).to_be_attached()  # type: ignore[arg-type]


def test_a_round_of_classic_by_ear(table: Table) -> None:
    zoe = table.open("classic")
    bob, cleo = table.bob, table.cleo
    ear = Listener(zoe)
    table.deal(
        zoe="W G7",
        cleo="G2 B2 R1",
        bob="W4 W4 G5 R6",
        first="R5",
        draw="Y2 Y3 Y4 Y6 B8 G1 G3 G4 G6 R8 R9 R3",
    )
    ear.hears(zoe.text("decision-turn"))
    ear.reads("group", zoe.text("page-table-hand", count=2))
    ear.reads("img", re.compile("red 5.*red", re.I))
    ear.press(zoe.text("answer-uno"), "Space")
    ear.press("Wild")
    ear.hears("You play the Wild")
    ear.hears(zoe.text("decision-colour"))
    ear.press("green", "Space")
    ear.hears("You choose green")
    cleo.act("play G2")
    ear.hears("Cléo plays the green 2")
    bob.act("play W4", "name blue")
    ear.hears("Bob plays the Wild Draw Four")
    ear.press(zoe.text("answer-challenge", player="Bob"))
    ear.hears("You are right: Bob was bluffing.")
    ear.reads("button", "Bob, 7 cards")
    ear.press(zoe.text("answer-draw"))
    ear.hears("You take 1 card")
    ear.press(zoe.text("answer-keep"))
    ear.hears("You keep the card.")
    cleo.act("play B2")
    ear.press(zoe.text("answer-catch", player="Cléo"))
    ear.hears("You catch Cléo")
    bob.act("play W4", "name red")
    ear.press(zoe.text("answer-accept"))
    ear.hears("You take 4 cards")
    cleo.act("play R1")
    bob.act("play R6")
    ear.hears(zoe.text("decision-turn"))
    # A card that does not fit says so in its name, and says why when it is tried.
    ear.press(zoe.text("page-table-card-closed", card="green 7"))
    ear.hears("red")
    ear.press(zoe.text("answer-draw"))
    ear.press(zoe.text("page-table-lay_it"))
    cleo.act("play G3")
    bob.act("play G5")
    ear.hears(zoe.text("decision-turn"))
    ear.press("green 4")
    cleo.act("play G1")
    ear.hears("Cléo wins the round.")
    expect(zoe.page.get_by_role("heading", name="Cléo wins the round.")).to_be_focused()
    ear.reads("img", "green 7")
    ear.press(zoe.text("answer-next"))
    bob.do("next")
    ear.hears("Round 2")
    ear.settled()


def test_a_round_of_tippo_by_ear_in_french(table: Table) -> None:
    zoe = table.open("tippo", "fr")
    bob, cleo = table.bob, table.cleo
    ear = Listener(zoe)
    table.deal(
        zoe="W TI R6", cleo="Y8 G2", bob="G8 G1", first="R5 G7", draw="B6 B7 Y6 Y7", balance=["holds"] * 12
    )
    ear.hears(zoe.text("decision-turn-lay"))
    ear.press("carte blanche")
    ear.hears(zoe.text("page-table-which_tray"))
    ear.press(zoe.text("page-table-on_tray", tray=zoe.text("tray-left")))
    ear.hears("Quelle couleur demandes-tu sur le plateau de gauche")
    ear.press("jaune")
    ear.hears("Tu demandes du jaune")
    ear.reads("button", re.compile("plateau de gauche, 2 cartes", re.I))
    cleo.act("play Y8 left")
    bob.act("play G8 right")
    ear.hears(zoe.text("decision-turn-lay"))
    ear.press("carte Renversante")
    ear.press(zoe.text("page-table-on_tray", tray=zoe.text("tray-right")))
    ear.hears("Tu poses la carte Renversante sur le plateau de droite")
    cleo.act("place")
    bob.act("place")
    ear.hears("Retiens ton souffle")
    ear.press(zoe.text("answer-place"))


def test_dialogs_give_the_focus_back_and_hold_nobody(table: Table) -> None:
    zoe = table.open("classic")
    page = zoe.page
    ear = Listener(zoe)
    table.deal(zoe="R7 G7 B2", cleo="G2 B2 R1", bob="G5 R6 Y1", first="R5", draw="Y2 Y3")
    ear.hears(zoe.text("decision-turn"))
    ear.press(zoe.text("page-menu"))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("(one) => one.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ear.button(zoe.text("page-menu"))).to_be_focused()
    ear.press(zoe.text("page-phrases"))
    ear.press(zoe.text("phrase-wow"))
    expect(ear.button(zoe.text("page-phrases"))).to_be_focused()
    # The tab key leads through everything and out again.
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement === document.body"))
        if seen[-1]:
            break
    assert seen[-1]
    assert len(seen) > 4


def test_the_lobby_and_every_change_of_screen_keep_the_focus(table: Table) -> None:
    table.invite("classic")
    page = table.come("Max", "en", (360, 640)).page
    ear = Listener(Player(page, "en", "classic"))
    page.get_by_role("link", name="Pioche").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    ear.press("Invite friends")
    page.get_by_role("heading", name=re.compile("At the table")).wait_for()
    ear.settled()
    page.get_by_role("button", name="Add a bot").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="medium")).to_have_count(1)
    ear.settled()
    page.get_by_role("button", name=re.compile("^Remove")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="medium")).to_have_count(0)
    ear.settled()

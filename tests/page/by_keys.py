"""Somebody with a keyboard and no mouse, who goes by the roles and names that a screen reader gives."""

from __future__ import annotations

import re
from typing import Final, Literal

from playwright.sync_api import Locator, Page

from pioche.texts import Words

LOST: Final = """() => {
  const at = document.activeElement;
  return at === null || at === document.body || !at.checkVisibility() || at.closest('[inert]') !== null;
}"""
# A control in the tree of roles and names that has no name.
NAMELESS: Final = re.compile(
    r"^\s*- (?:button|link|textbox|combobox|checkbox|switch|radio|slider|dialog)(?! \")", re.M
)
Role = Literal["button", "link"]
FAR: Final = 90  # steps from one end of a page to the other


def settled(page: Page) -> None:
    """The focus is on something that is there, and everything that can be used has a name."""
    page.wait_for_function(f"() => !({LOST})()")
    assert NAMELESS.findall(page.locator("body").aria_snapshot()) == []


class Keys:
    """A walk through a page by Tab, Enter, arrows and letters."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words

    def to(self, target: Locator) -> None:
        """Move the focus to something, forwards and round again."""
        target.first.wait_for()
        for _ in range(FAR):
            if target.first.evaluate("(e) => e === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def press(self, key: str, role: Role = "button", **filled: str | int) -> None:
        """Go to a button or link, by the key of its text, and use it; the focus is not lost by that."""
        self.use(self.words.say(key, **filled), role)

    def use(self, name: str, role: Role = "button") -> None:
        """Go to something by its name, and use it; the focus is not lost by that."""
        self.to(self.page.get_by_role(role, name=name, exact=True))
        self.page.keyboard.press("Enter")
        settled(self.page)

    def write(self, label: str, text: str) -> None:
        """Go to a field by its label, and fill it."""
        self.to(self.page.get_by_label(label, exact=True))
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

"""One page read in several languages: what differs is what is said, so nothing is played twice for it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.page.page_tables import Player, Table


def read_in(page: Page, lang: str, size: tuple[int, int] | None = None) -> None:
    """Load the page anew in another language, perhaps on another screen; it stands where it stood."""
    page.evaluate("lang => localStorage.setItem('pioche-lang', lang)", lang)
    if size is not None:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    page.reload()


def reading(player: Player, lang: str, table: Table, size: tuple[int, int] | None = None) -> Player:
    """The same player before the same page in another language."""
    read_in(player.page, lang, size)
    return Player(player.page, lang, table.box)

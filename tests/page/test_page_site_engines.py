"""The site without a server in the other engines that people have: Firefox, and the WebKit of Safari."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.page.engines import until
from tests.page.plain_site import QUICK
from tests.page.test_page_engines import HELD, PHONE, WINDOWS, WRONG, Window, answered, press, shown, sound


def asked(window: Window) -> bool:
    """Whether it is the turn of whoever looks on."""
    return bool(window.run("document.querySelector('.prompt.asked') !== null"))


def lay(window: Window) -> None:
    """Answer with a finger whatever is asked, once."""
    until(lambda: asked(window))
    held = window.run(HELD)
    until(lambda: answered(window, held))


@pytest.mark.parametrize("engine", list(WINDOWS))
def test_it_starts_deals_plays_and_comes_back(engine: str, url: str, tmp_path: Path) -> None:
    """Python starts, cards are dealt and laid, and after a reload the table is there as it was."""
    with WINDOWS[engine](tmp_path, "en-GB") as window:
        window.size(*PHONE)
        window.goto(url)
        kept = {"pioche-settings": json.dumps(QUICK), "pioche-sound": "off", "pioche-lang": "fr"}
        window.run(f"(Object.assign(localStorage, {json.dumps(kept)}), true)")
        window.goto(url)
        window.run(WRONG)
        press(window, ".buttons .big")
        assert shown(window, ".own button") >= 7  # who comes first may have made one take more
        for _ in range(3):
            lay(window)
        until(lambda: asked(window))
        sound(window)
        held = window.run(HELD)
        window.goto(url)
        window.run(WRONG)
        press(window, ".yours a")
        until(lambda: asked(window) and window.run(HELD) == held)
        sound(window)
        assert window.run("document.documentElement.lang") == "fr"

"""A short moving picture, put together from what the browser showed: a flip, and a balance that leans."""

from __future__ import annotations

import base64
import io
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playing import Look, answer, look
from playwright.sync_api import BrowserContext, Page

PER_SECOND: Final = 8
SIZE: Final = (300, 533)
LARGEST: Final = 900_000  # bytes

Frame = tuple[float, Image.Image]
# What a film is about, and the seconds kept before and after it happens.
SCENES: Final[dict[str, tuple[Callable[[Look], bool], float, float]]] = {
    "flip": (lambda seen: seen["turning"], 3.5, 3.0),
    "tippo": (lambda seen: abs(seen["angle"]) >= 12, 4.0, 2.5),
}


def scene(page: Page, box: str) -> list[Frame]:
    """Play a round until it happens: the pictures from before to after, none if it did not."""
    happens, before, after = SCENES[box]
    frames: list[Frame] = []
    session = page.context.new_cdp_session(page)

    def keep(event: dict[str, Any]) -> None:
        frames.append((time.monotonic(), Image.open(io.BytesIO(base64.b64decode(event["data"])))))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 90})
    end = 0.0
    for turns in range(3000):
        seen = look(page, turns)
        if end == 0.0 and seen["over"]:
            break
        if end == 0.0 and happens(seen):
            end = time.monotonic() + after
        if end and time.monotonic() > end:
            break
        answer(page, seen, ["F"])
        page.wait_for_timeout(80)
    session.send("Page.stopScreencast")
    return [frame for frame in frames if end and frame[0] > end - after - before]


def film(context: BrowserContext, made: Callable[..., str], path: Path) -> None:
    """Two scenes in one file that any browser plays."""
    pictures: list[Image.Image] = []
    for box in SCENES:
        frames: list[Frame] = []
        while not frames:
            page = context.new_page()
            made(page, box=box, name="Robin", seats=3, bots=["greedy"] * 2, quick=True)
            page.locator(".own button").first.wait_for()
            frames = scene(page, box)
            page.close()
        # The browser sends a picture when something changed; the film has one at every beat.
        at = frames[0][0]
        for k, (_, picture) in enumerate(frames):
            until = frames[k + 1][0] if k + 1 < len(frames) else at + 1 / PER_SECOND
            while at < until:
                pictures.append(picture.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS))
                at += 1 / PER_SECOND
    for quality in (75, 60, 45, 30):
        pictures[0].save(
            path, save_all=True, append_images=pictures[1:], duration=1000 // PER_SECOND, loop=0,
            quality=quality, method=4,
        )  # fmt: skip
        if path.stat().st_size < LARGEST:
            return

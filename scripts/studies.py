"""What we learnt about the five boxes: pages into build/studies, pictures into docs/pictures/studies."""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from pioche.study.questions.asking import ask
from pioche.study.questions.built_in import QUESTIONS
from pioche.study.questions.page import page
from pioche.study.questions.pictures import drawn, picture
from pioche.study.questions.source import Source
from pioche.study.questions.wording import Wording
from pioche.study.workers.crew import Crew
from pioche.texts import LANGUAGES

# One picture of each, two of the first: ten in all.
SHOWN = {
    "length": ("turns", "points"),
    "seats": ("place",),
    "opening": ("dealt",),
    "rules": ("turns",),
    "bluffing": ("wins",),
    "balance": ("lean",),
    "sides": ("flipper",),
    "skill": ("wins",),
    "calls": ("wins",),
}

# Pages as they look in a browser: the study, its language, the screen, and whether all of it is shown.
LOOKS = (("page", "seats", "en", (375, 740), True), ("page-wide", "opening", "fr", (1280, 800), False))


def look(pages: Path, pictures: Path) -> None:
    """Take pictures of pages, on a phone and on a laptop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, study, lang, (width, height), whole in LOOKS:
            page = browser.new_page(viewport={"width": width, "height": height}, offline=True)
            page.goto((pages / f"{study}-{lang}.html").as_uri())
            image = Image.open(io.BytesIO(page.screenshot(full_page=whole))).convert("RGB")
            image.save(pictures / f"{name}.webp", quality=80, method=6)
        browser.close()


def main() -> None:
    """Ask everything, or what is named on the command line."""
    root = Path(__file__).parents[1]
    pages, pictures = root / "build/studies", root / "docs/pictures/studies"
    for folder in (pages, pictures):
        folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or QUESTIONS:
        answer = ask(Source(name), "docs", Crew(2))
        for lang in LANGUAGES:
            command = f"pioche study {name} --seed docs --lang {lang}"
            (pages / f"{name}-{lang}.html").write_text(page(answer, lang, command), encoding="utf-8")
        for measure in answer.question.measures:
            if measure.name in SHOWN.get(name, ()):
                svg = drawn(picture(answer, measure, Wording("en")), "svg")
                (pictures / f"{name}-{measure.name}.svg").write_bytes(svg.rstrip() + b"\n")
        print(f"{name}: {Wording('en').sentence(answer)} ({answer.rounds:,} rounds)", flush=True)
    if not sys.argv[1:]:
        look(pages, pictures)


if __name__ == "__main__":
    main()

"""What we learnt about the five boxes: pages into build/studies, pictures into docs/pictures/studies."""

from __future__ import annotations

import sys
from pathlib import Path

from pioche.study.asking import Source, ask
from pioche.study.crew import Crew
from pioche.study.page import page
from pioche.study.pictures import drawn, picture
from pioche.study.questions import QUESTIONS
from pioche.study.wording import Wording

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


def main() -> None:
    """Ask everything, or what is named on the command line."""
    root = Path(__file__).parents[1]
    pages, pictures = root / "build/studies", root / "docs/pictures/studies"
    for folder in (pages, pictures):
        folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or QUESTIONS:
        answer = ask(Source(name), "docs", Crew(2))
        for lang in ("en", "fr"):
            command = f"pioche study {name} --seed docs --lang {lang}"
            (pages / f"{name}-{lang}.html").write_text(page(answer, lang, command), encoding="utf-8")
        for measure in answer.question.measures:
            if measure.name in SHOWN.get(name, ()):
                svg = drawn(picture(answer, measure, Wording("en")), "svg")
                (pictures / f"{name}-{measure.name}.svg").write_bytes(svg.rstrip() + b"\n")
        print(f"{name}: {Wording('en').sentence(answer)} ({answer.rounds:,} rounds)", flush=True)


if __name__ == "__main__":
    main()

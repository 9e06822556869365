"""Write docs/rules anew: for each box and language exactly what `pioche rules` prints."""

from __future__ import annotations

from pathlib import Path

from pioche.boxes import BOXES
from pioche.texts import LANGUAGES, catalogue
from pioche.texts.rulebook import rulebook

FOLDER = Path(__file__).parent.parent / "docs" / "rules"

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, box in BOXES.items():
        for lang in LANGUAGES:
            (FOLDER / f"{name}.{lang}.md").write_text(rulebook(catalogue(lang), box), encoding="utf-8")

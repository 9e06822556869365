"""Write anew what the tests pin: the counts of action sequences and the golden games.

    python scripts/pin.py counts golden

Do this only when a rule has changed on purpose, and read the difference before you keep it.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from pioche.boxes import BOXES  # noqa: E402
from tests.engine import goldens, sequences  # noqa: E402


def pin_counts() -> None:
    """Count, and write tests/engine/counts.toml."""
    lines = ["# Numbers of action sequences of length 1, 2, …; see sequences.py. Written by scripts/pin.py."]
    for box in BOXES:
        for start in sequences.STARTS:
            lines += ["", f'[{box}."{start.title()}"]']
            lines += [f"{way} = {numbers}" for way, numbers in sequences.counts(box, start).items()]
    (ROOT / "tests/engine/counts.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


PINS = {"counts": pin_counts, "golden": goldens.write_all}

if __name__ == "__main__":
    if not sys.argv[1:] or not set(sys.argv[1:]) <= set(PINS):
        sys.exit(f"usage: python scripts/pin.py {' | '.join(PINS)} …")
    for what in sys.argv[1:]:
        PINS[what]()

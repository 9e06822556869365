"""How the built-in boxes look: plain data, in the form that any box may use for its LOOK."""

from pioche.boxes.looks.classic import LOOK as CLASSIC
from pioche.boxes.looks.flip import LOOK as FLIP
from pioche.boxes.looks.form import Look
from pioche.boxes.looks.tippo import LOOK as TIPPO
from pioche.boxes.looks.titans import LOOK as TITANS
from pioche.boxes.looks.transformers import LOOK as TRANSFORMERS

LOOKS: dict[str, Look] = {
    "classic": CLASSIC,
    "titans": TITANS,
    "flip": FLIP,
    "transformers": TRANSFORMERS,
    "tippo": TIPPO,
}

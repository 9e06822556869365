"""The boxes; each is one file: data plus its own few effects."""

from pioche.boxes.classic import CLASSIC
from pioche.boxes.flip import FLIP
from pioche.boxes.tippo.tippo import TIPPO
from pioche.boxes.titans import TITANS
from pioche.boxes.transformers import TRANSFORMERS
from pioche.engine.box import Box
from pioche.engine.options import OptionError

BOXES: dict[str, Box] = {box.name: box for box in (CLASSIC, TITANS, FLIP, TRANSFORMERS, TIPPO)}
DEFAULT_BOX = CLASSIC.name


def box_named(name: str) -> Box:
    """The box of this name, or an OptionError that lists the names there are."""
    if name not in BOXES:
        raise OptionError(f"there is no box {name!r}; there are {', '.join(BOXES)}")
    return BOXES[name]

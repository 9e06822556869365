"""The built-in boxes, one file each: data plus a few effects. `shelf` also has boxes from outside."""

from pioche.boxes.classic import CLASSIC
from pioche.boxes.flip import FLIP
from pioche.boxes.tippo.tippo import TIPPO
from pioche.boxes.titans import TITANS
from pioche.boxes.transformers import TRANSFORMERS
from pioche.engine.box import Box

BOXES: dict[str, Box] = {box.name: box for box in (CLASSIC, TITANS, FLIP, TRANSFORMERS, TIPPO)}
DEFAULT_BOX = CLASSIC.name

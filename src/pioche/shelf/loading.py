"""Load boxes from files and packages, with their words and looks, and say what is wrong with them."""

from __future__ import annotations

import importlib.util
import logging
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from pioche.boxes.looks.form import Look
from pioche.engine.actions import VERBS
from pioche.engine.box import Box
from pioche.engine.cards import Side
from pioche.engine.deal import new_match
from pioche.engine.options import COMMON, NUMBERS, SCORINGS, OptionError, Options
from pioche.engine.rules import Rules
from pioche.notation.moves import TRAYS
from pioche.shelf.faces import all_faces
from pioche.shelf.look import LookError, look_of
from pioche.shelf.shelf import BoxError, Outsider, Shelf
from pioche.shelf.words import WordsError, read_words
from pioche.texts.languages import LANGUAGES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

logger = logging.getLogger("pioche.shelf")
GROUP: Final = "pioche.boxes"
LARGEST: Final = 1_000_000  # bytes in a box's file
SEATS: Final = (2, 4)  # numbers of players that every box must support
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
COLOUR: Final = re.compile(r"[^\W\d_][\w-]{0,19}")
SYMBOL: Final = re.compile(r"[^\s!/@#<>?\"'\\]{1,4}")
SIDES: Final = ("light", "dark")
TAKEN: Final = ("all",)  # words with another meaning where a box is named


def from_file(file: str) -> Outsider:
    """The box in a Python file; otherwise a BoxError."""
    path = Path(file)
    try:
        size = path.stat().st_size
    except OSError as error:
        raise BoxError(f"{file}: {error.strerror}") from None
    if not path.is_file() or path.suffix != ".py" or size > LARGEST:
        raise BoxError(f"{file} is not the file of a box: Python, its name ending in .py")
    return _outsider(file, path.resolve(), _imported(file, path.resolve()), None)


def _imported(file: str, path: Path) -> ModuleType:
    """Run a box's file as a module of its own."""
    name = f"pioche_box_{path.stem}"
    while name in sys.modules:
        name += "_"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None  # since its name ends in .py
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BoxError(f"{file} cannot be loaded: {_told(error, path)}") from error
    return module


def add_packages(shelf: Shelf) -> None:
    """Add the boxes of installed packages; a faulty one does not affect the others."""
    from importlib.metadata import entry_points  # which a browser lacks

    for point in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        origin = point.dist.name if point.dist is not None else point.module
        try:
            shelf.put(_packed(point, origin))
        except BoxError as error:
            shelf.left_out[origin] = str(error)
            logger.warning("a box is left out: %s", error)


def _packed(point: EntryPoint, origin: str) -> Outsider:
    """The box that an entry point names: an object, or the module that contains it."""
    try:
        module = importlib.import_module(point.module)
        chosen = point.load() if point.attr else None
    except (Exception, SystemExit) as error:
        raise BoxError(f"{origin} ({point.value}) cannot be loaded: {_told(error, Path())}") from error
    if chosen is not None and not isinstance(chosen, Box):
        raise BoxError(f"{origin}: {point.value} is no Box")
    path = Path(module.__file__ or "")
    return _outsider(origin, path.parent if path.name == "__init__.py" else path, module, chosen)


def _told(error: BaseException, path: Path) -> str:
    """An error in one line, with its line number if it is in the file."""
    place = ""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == str(path):
            place = f"line {trace.tb_lineno}: "
        trace = trace.tb_next
    if isinstance(error, SyntaxError):
        place = f"line {error.lineno}: "
        return f"{place}{error.msg}"
    return f"{place}{type(error).__name__}: {error}".removesuffix(": ")


def _outsider(origin: str, sources: Path, module: ModuleType, chosen: Box | None) -> Outsider:
    """The box of a module with everything that belongs to it, all checked."""
    box = chosen or _box_in(origin, module)
    try:
        reason = why_unplayable(box)
    except Exception as error:
        reason = _told(error, Path(module.__file__ or ""))
    if reason is not None:
        raise BoxError(f"{origin}: the box cannot be played: {reason}")
    look: Look = getattr(module, "LOOK", Look())
    try:
        words, spoken = read_words(box.name, _texts(module, box.name))
        look_of(box, look)
    except (WordsError, LookError, OSError, UnicodeDecodeError) as error:
        raise BoxError(f"{origin}: {error}") from None
    lesson = getattr(module, "LESSON", "")
    if not isinstance(lesson, str):
        raise BoxError(f"{origin}: LESSON is the text of a lesson, not {type(lesson).__name__}")
    return Outsider(box, origin, sources, words, spoken, look, lesson)


def _box_in(origin: str, module: ModuleType) -> Box:
    """BOX, or the only box in a module."""
    if isinstance(getattr(module, "BOX", None), Box):
        found: Box = module.BOX
        return found
    boxes = {id(thing): thing for name, thing in vars(module).items() if isinstance(thing, Box)}
    if len(boxes) != 1:
        count = "no box" if not boxes else f"{len(boxes)} boxes, and none of them is called BOX"
        raise BoxError(f"{origin} holds {count}: it needs one object of a class that derives from Box")
    return next(iter(boxes.values()))


def _texts(module: ModuleType, name: str) -> dict[str, str]:
    """The words of a box: WORDS in its module, or files such as market.en.ftl beside it."""
    words = getattr(module, "WORDS", {})
    if not isinstance(words, Mapping):
        raise WordsError(f"WORDS is a dictionary of languages and texts, not {words!r}")
    found = dict(words)
    folder = Path(module.__file__ or "").parent
    for file in sorted(folder.glob(f"{name}.*.ftl")):
        lang = file.name.split(".")[1]
        if lang in found:
            raise WordsError(f"there are words in {lang!r} twice, in WORDS and in {file.name}")
        found[lang] = file.read_text(encoding="utf-8")
    return {lang: found[lang] for lang in sorted(found, key=lambda one: (one not in LANGUAGES, str(one)))}


# Whether a box can be played at all


def why_unplayable(box: Box) -> str | None:
    """What is wrong with a box, in one sentence, or None; errors in its own code are not caught here."""
    reason = _form(box) or _deals(box)
    if reason is None:
        all_faces(box)  # its deck tables must exist under any options
    return reason


def _form(box: Box) -> str | None:
    """Check the box's own attributes."""
    if not isinstance(box.name, str) or NAME.fullmatch(box.name) is None or box.name in TAKEN:
        return f"its name is up to 30 small letters, digits and _, not {box.name!r}"
    names = tuple(side.name for side in box.sides)
    if names not in (SIDES[:1], SIDES):
        return f"its sides are called light, or light and dark, not {', '.join(names) or 'nothing'}"
    if not box.scorings or not set(box.scorings) <= set(SCORINGS):
        return f"its scorings are some of {', '.join(SCORINGS)}, not {', '.join(box.scorings) or 'none'}"
    for side in box.sides:
        if reason := _side(side):
            return reason
    return _switches(box)


def _side(side: Side) -> str | None:
    for colour in side.colours:
        if COLOUR.fullmatch(colour) is None or colour in (*TRAYS, *VERBS):
            return f"{colour!r} cannot be the name of a colour: it is one word that means nothing else"
    if not side.letters.isalpha():
        return f"the colours of the {side.name} side go by letters, not {side.letters!r}"
    return None


def _switches(box: Box) -> str | None:
    known = [switch.name for switch in COMMON] + [*NUMBERS, "scoring", "dealer", "uno_penalty"]
    for switch in box.switches:
        if NAME.fullmatch(switch.name) is None:
            return f"{switch.name!r} cannot be the name of a switch: small letters, digits and _ can"
        if switch.name in known:
            return f"its switch {switch.name!r} has the name of another option"
        known.append(switch.name)
    return None


def _deals(box: Box) -> str | None:
    """Whether its symbols can be written, and a table be created and dealt, for few players and for four."""
    for row in [*box.light(Options({})), *box.dark(Options({}))]:
        if SYMBOL.fullmatch(row.symbol) is None:
            return f"the symbol {row.symbol!r} is one to four signs, without spaces and ! / @ # < > ?"
    for seats in SEATS:
        try:
            rules = Rules(box, seats, {})  # refuses a deck beyond the limits (engine.deck_limits)
        except OptionError as error:
            return f"for {seats} players: {error}"
        if box.dealers[0] == "draw" and sum(rules.face(card, 0).number > 0 for card in rules.deck) < 2:
            return "nobody can draw a number to become dealer; let it be drawn by lot (dealers)"
        new_match(rules, "shelf")
    return None

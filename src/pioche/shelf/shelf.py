"""The boxes by name, where each comes from and how it looks."""

from __future__ import annotations

import copyreg
import re
import traceback
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from pioche.boxes import BOXES
from pioche.engine.box import Box
from pioche.engine.options import OptionError, Value
from pioche.engine.rules import Rules

if TYPE_CHECKING:
    from pioche.boxes.looks.form import Look
    from pioche.shelf.look import BoxLook
    from pioche.shelf.words import BoxWords


class BoxError(Exception):
    """A box that cannot be added to the shelf; says which file or package, and what is wrong."""


@dataclass(frozen=True)
class Outsider:
    """A box from outside: its origin, its sources, its words in our languages, and its look."""

    box: Box
    origin: str  # a file or a package
    sources: Path  # the file or the folder with its code
    words: BoxWords
    spoken: Mapping[str, frozenset[str]]  # the keys for which it has words, by its languages
    look: Look
    lesson: str = ""  # its lesson, as TOML


class Blame(NamedTuple):
    """The box that has failed, and one sentence about where and how."""

    box: str
    text: str


class Shelf(Mapping[str, Box]):
    """The boxes by name: ours first, then those from outside in the order in which they came."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}  # path -> box in it; other processes need these too
        self.left_out: dict[str, str] = {}  # packages whose boxes could not be used, and why
        self._outsiders: dict[str, Outsider] = {}
        self._unpacked = False

    def __getitem__(self, name: str) -> Box:
        return BOXES[name] if name in BOXES else self._outsiders[name].box

    def __iter__(self) -> Iterator[str]:
        yield from BOXES
        yield from self._outsiders

    def __len__(self) -> int:
        return len(BOXES) + len(self._outsiders)

    def __repr__(self) -> str:
        return f"<Shelf: {', '.join(self)}>"

    def put(self, outsider: Outsider) -> None:
        """Add a box from outside; a BoxError if its name is taken."""
        from pioche.shelf.words import bring

        name = outsider.box.name
        if name in self:
            theirs = self._outsiders[name].origin if name in self._outsiders else "one of ours"
            raise BoxError(f"{outsider.origin}: there is another box called {name!r} ({theirs})")
        self._outsiders[name] = outsider
        bring(name, outsider.words)

    def take_off(self, name: str) -> None:
        """Remove a box from outside."""
        from pioche.shelf.words import take_away

        del self._outsiders[name]
        self.files = {file: box for file, box in self.files.items() if box != name}
        take_away(name)

    def add_files(self, files: Iterable[str]) -> list[str]:
        """Load the boxes in these files, each once; return their names, or raise a BoxError for a bad one."""
        from pioche.shelf.loading import from_file

        names: list[str] = []
        for file in files:
            path = str(Path(file).resolve())
            if path not in self.files:
                outsider = from_file(file)
                self.put(outsider)
                self.files[path] = outsider.box.name
            names.append(self.files[path])
        return names

    def add_packages(self) -> None:
        """Load the boxes of installed packages, once; what cannot be used is left out with a warning."""
        if not self._unpacked:
            from pioche.shelf.loading import add_packages

            self._unpacked = True
            add_packages(self)

    def look(self, name: str) -> BoxLook:
        """How a box looks."""
        from pioche.boxes.looks import LOOKS
        from pioche.shelf.look import look_of

        return look_of(self[name], LOOKS[name] if name in BOXES else self._outsiders[name].look)

    def outsider(self, name: str) -> Outsider | None:
        """A box from outside with what is known of it; None for ours."""
        return self._outsiders.get(name)

    def blamed(self, error: BaseException) -> Blame | None:
        """The box from outside that caused an error; None if it is our own."""
        places = [(frame.filename, str(frame.lineno)) for frame in traceback.extract_tb(error.__traceback__)]
        # An error from another process has its places in a text.
        places += re.findall(r'File "([^"]+)", line (\d+)', str(error.__cause__ or ""))
        for file, line in reversed(places):
            for name, outsider in self._outsiders.items():
                if Path(file).is_relative_to(outsider.sources):
                    told = f"{type(error).__name__}: {error}".removesuffix(": ")
                    return Blame(name, f"the box {name!r} failed ({Path(file).name}, line {line}: {told})")
        return None


SHELF: Final = Shelf()


def box_named(name: str) -> Box:
    """The box of this name, or an OptionError that lists the names there are."""
    if not isinstance(name, str):
        raise TypeError(f"a box goes by its name, one of {', '.join(SHELF)}, not {name!r}")
    if name not in SHELF:
        SHELF.add_packages()
    if name not in SHELF:
        told = f"there is no box {name!r}; there are {', '.join(SHELF)}"
        why = [f"{package} was left out: {reason}" for package, reason in SHELF.left_out.items()]
        text = "; ".join([f"{told}. A box of your own is given with --box-file FILE", *why])
        raise OptionError(text, "box", name=name, known=list(SHELF))
    return SHELF[name]


def _rules(box: str, seats: int, chosen: dict[str, Value], seed: str) -> Rules:
    return Rules(box_named(box), seats, chosen, seed)


def _named(rules: Rules) -> tuple[object, ...]:
    return _rules, (rules.box.name, int(rules.seats), rules.options.chosen, rules.seed)


copyreg.pickle(Rules, _named)  # type: ignore[arg-type]  # rules travel by the name of their box

"""Checks for authors of boxes: laws, views, soak, words and look."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from pioche.engine.box import Box
from pioche.engine.deal import new_match
from pioche.engine.refusals import REASONS, Refusal
from pioche.engine.rules import Rules
from pioche.shelf import SHELF
from pioche.shelf.look import READABLE, contrast
from pioche.shelf.words import keys_of_ours
from pioche.sight.view import SPECTATOR
from pioche.study.checks.box_words import needed, unsaid
from pioche.study.checks.coverage import Coverage
from pioche.study.checks.laws import LAWS, Broken
from pioche.study.checks.random_tables import SEATS, random_rules
from pioche.study.checks.soak import soak
from pioche.study.checks.twins import Leak, twin_rounds
from pioche.texts.languages import SPARE

STEPS: Final = 120  # of a walk, for a law
# Of each hundred rounds: games for every law, and rounds that are played by twins.
GAMES: Final = 20
TWINS: Final = 6
BATCH: Final = 25  # rounds of a soak between two words on how far it is


@dataclass(frozen=True)
class Finding:
    """One finding: an error, or only a remark."""

    part: str
    text: str
    wrong: bool = True


class BoxCheck:
    """Runs laws, views, soak, words and look over one box of the shelf."""

    def __init__(self, box: Box, seed: str, rounds: int, progress: Callable[[int], None]) -> None:
        self.box = box
        self.seed = seed
        self.rounds = rounds
        self.progress = progress
        self.found: list[Finding] = []
        self.games = max(1, rounds * GAMES // 100)
        self.twins = max(4, rounds * TWINS // 100)
        self.done = 0
        self.refusals: dict[str, int] = {}

    @property
    def all(self) -> int:
        """How many rounds and games are played in all."""
        return self.rounds + self.games * len(LAWS) + self.twins

    def run(self) -> list[Finding]:
        """Everything that was found, in the order of the parts."""
        self.check_effects()
        self.check_laws()
        self.check_views()
        self.check_soak()
        self.check_words()
        self.check_look()
        return self.found

    def note(self, part: str, text: str, wrong: bool = True) -> None:
        """Add a finding."""
        self.found.append(Finding(part, text, wrong))

    def went_on(self, rounds: int = 1) -> None:
        """Report so much more progress."""
        self.done += rounds
        self.progress(min(self.done, self.all))

    def check_effects(self) -> None:
        """Look for cards of which two effects skip the same player when only two play (R43)."""
        rules = Rules(self.box, 2, {})
        skipping: dict[str, str] = {}  # by the symbol, as colours do the same
        for face in rules.faces:
            for effects in (face.effects, face.opening or [], face.finishing):
                turned = rules.reverse_skips
                found = [one.word() for one in effects if one.skips or (one.reverses and turned)]
                if len(found) > 1:
                    skipping[face.symbol] = " and ".join(found)
        for symbol, words in skipping.items():
            self.note("cards", f"With two players {symbol} skips twice: {words}.")

    def check_laws(self) -> None:
        """Try every law on tables of all kinds; report the first game that breaks it."""
        for law in LAWS:
            what = (law.__doc__ or "").strip()
            for number in range(self.games):
                rng = Random(f"{self.seed} {number}")
                seats, seed = rng.choice(SEATS), rng.getrandbits(32)
                try:
                    law(self.box, seats, seed, rng.randbytes(rng.randrange(STEPS)))
                except Exception as error:
                    self.note("laws", f"{what} Broken with {seats} seats and seed {seed}: {told(error)}")
                    break
                finally:
                    self.went_on()

    def check_views(self) -> None:
        """Play twins: games that differ only in what a viewer may not know."""
        for number in range(self.twins):
            name = f"{self.seed} twin {number}"
            rng = Random(name)
            seats = rng.choice(SEATS)
            viewer = rng.choice((SPECTATOR, *range(seats)))
            who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
            try:
                s = new_match(random_rules(self.box, seats, name, rng), name, None, True)
                for _ in twin_rounds(s, viewer, rng, 1):
                    pass
            except Exception as error:
                what = f"{who} can see what is secret" if isinstance(error, Leak) else "a game broke off"
                self.note("views", f"With {seats} seats {what}: {told(error)[:300]}")
                return
            self.went_on()

    def check_soak(self) -> None:
        """Play at random, and compare what occurred with what the box declares."""
        outcome = soak(self.box, SEATS, f"{self.seed}/0", min(BATCH, self.rounds))
        self.went_on(BATCH)
        for number, start in enumerate(range(BATCH, self.rounds, BATCH), 1):
            outcome.add(soak(self.box, SEATS, f"{self.seed}/{number}", min(BATCH, self.rounds - start)))
            self.went_on(BATCH)
        if outcome.failures:
            story = outcome.failures[0].splitlines()
            end = next(k for k, line in enumerate(story) if line.startswith("broken: "))
            shown = "\n  ".join([story[0], *story[max(1, end - 3) :]])
            self.note("soak", f"{len(outcome.failures)} matches broke a law. The first of them:\n  {shown}")
        coverage = Coverage(self.box, outcome)
        self.refusals = dict(outcome.refusals)
        for kind in coverage.unexpected():
            if kind.removeprefix("refusal ") in REASONS or not kind.startswith("refusal "):
                self.note("soak", f"{kind} occurred, but nothing declares it: an effect or the box has to.")
        # What the shared rules refuse at some tables is no business of the author.
        never = [kind for kind in coverage.never() if kind.removeprefix("refusal ") not in REASONS]
        if never:
            self.note("soak", f"Never occurred in {outcome.rounds} rounds: {', '.join(never)}.", False)

    def check_words(self) -> None:
        """Look for missing words, and for words that are never used."""
        outsider = SHELF.outsider(self.box.name)
        spoken = {} if outsider is None else outsider.spoken
        ours = keys_of_ours()
        wanted = [*needed(self.box), *(f"refusal-{one}" for one in self.refusals if one not in REASONS)]
        own = [key for key in dict.fromkeys(wanted) if key not in ours]
        for lang in dict.fromkeys([SPARE, *spoken]):  # English stands in for all others
            missing = [key for key in own if key not in spoken.get(lang, ())]
            if missing and lang not in spoken and spoken:
                instead = f"those in {' and '.join(spoken)} are shown"
                self.note("words", f"There are none in {lang!r}; {instead}.", False)
            elif missing:
                self.note("words", f"Missing in {lang!r}: {', '.join(missing)}.")
        names = {key.partition(".")[0] for key in ours}
        for lang, keys in spoken.items():
            slips = sorted(key for key in keys if unsaid(key, self.box, self.refusals, names))
            if slips:
                self.note("words", f"Nobody ever says, in {lang!r}: {', '.join(slips)}.")

    def check_look(self) -> None:
        """Look for colours and signs that are hard to tell apart or to read."""
        look = SHELF.look(self.box.name)
        for side in look.sides:
            shapes = [plate.path for plate in side.colours]
            alike = [plate.name for plate in side.colours if shapes.count(plate.path) > 1]
            if alike:
                text = f"{' and '.join(alike)} have the same shape: not everybody tells colours apart."
                self.note("look", text, False)
            for plate in side.colours:
                if contrast(plate.fill, plate.ink) < READABLE:
                    self.note("look", f"The ink of {plate.name} can hardly be read on its fill.", False)
        letters = [name for name, sign in look.signs.items() if sign.text == name and not _figures(name)]
        if letters:
            self.note("look", f"Nobody has drawn {', '.join(letters)}: letters are shown.", False)


def _figures(text: str) -> bool:
    return text.replace("+", "").isdecimal()


def told(error: Exception) -> str:
    """An error in words: what a law says, or where the box's file failed."""
    blame = SHELF.blamed(error)
    if blame is not None:
        return blame.text
    if isinstance(error, Refusal):
        return f"what is on offer is refused: {error} (§12.2)"
    if isinstance(error, Broken):
        return str(error)
    return "".join(traceback.format_exception(error)[-2:]).strip()

"""Ninety small faults, put into the sources one after the other: does a suite of tests notice each?

    python scripts/mutants.py --suite f88094c --as before     run them against the tests of a commit
    python scripts/mutants.py --suite . --as after            run them against a folder's tests
    python scripts/mutants.py --list                          show the faults and what came of them
    python scripts/mutants.py --choose                        draw the faults anew (from choose_mutants.SEED)

`--only engine|server|page` takes one area. The faults and both lists stand in tests/project/mutants.toml;
whoever is cut short goes on where he was. The sources are the suite's, in a copy below /tmp; engine and
boxes are interpreted. `.venv` (with the suite's package installed, else all is interpreted and slow) and
`web/node_modules` are those of the suite's folder, or those here.

A fault is noticed by a test that fails with it twice and passes without it. First each fault alone meets the
tests that speak most of its words; then those that are left, all at once, meet the whole room of tests, and
what fails there is tried with each alone. What is left then has survived.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import signal
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from choose_mutants import AREAS, Mutant, sample
from mutant_tree import Tree

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tests/project/mutants.toml"
ROOMS = {
    "engine": ("scenarios", "engine", "rounds", "boxes", "sight", "records"),
    "server": ("server",),
    "page": ("page",),
}
# Which begin and which end, whatever the fault is, and how many between them are chosen by their words.
FIRST = {"engine": ["tests/engine/test_golden.py"], "server": [], "page": []}
LAST = {
    "engine": ["tests/scenarios/test_scenarios.py"],
    "server": ["tests/server/test_table_game.py", "tests/server/test_server_play.py"],
    "page": ["tests/page/test_page.py", "tests/page/test_page_play.py"],
}
LIKELY = {"engine": 2, "server": 4, "page": 3}
# What takes minutes where nothing is wrong.
LONG = re.compile(r"tests/sight/|test_laws|kills|histories|many|innocents|attacks|memory|engines|page_site")
# What only compares a compiled engine without the fault with an interpreted one that has it.
UNFAIR = {"tests/engine/test_compiled.py"}
ALONE = 400  # seconds for the likely tests of one fault
HANGS = 120  # seconds after which a test is said to hang, if it takes less than half of that otherwise
TOGETHER = 1800  # seconds for one file of tests
SURVIVED = "survived"


# The list


def read() -> tuple[list[Mutant], list[dict[str, Any]]]:
    """The faults, and those that were drawn but refused, with the reason."""
    if not LIST.exists():
        return [], []
    data = tomllib.loads(LIST.read_text(encoding="utf-8"))
    fixed = ("name", "file", "line", "kind", "was", "becomes")
    mutants = [
        Mutant(**{key: row[key] for key in fixed}, outcome={key: row[key] for key in row if key not in fixed})
        for row in data.get("mutant", [])
    ]
    return mutants, data.get("refused", [])


def write(mutants: list[Mutant], refused: list[dict[str, Any]]) -> None:
    """Keep them, one block each."""
    lines = ["# Small faults that the tests have to notice, and which test did; see scripts/mutants.py."]
    for mutant in mutants:
        row: dict[str, Any] = {
            "name": mutant.name,
            "file": mutant.file,
            "line": mutant.line,
            "kind": mutant.kind,
        }
        row |= {"was": mutant.was, "becomes": mutant.becomes, **mutant.outcome}
        lines += ["", "[[mutant]]", *(f"{k} = {json.dumps(v, ensure_ascii=False)}" for k, v in row.items())]
    lines += ["", "# Drawn, but nobody could or need notice them."] if refused else []
    for row in refused:
        lines += ["", "[[refused]]", *(f"{k} = {json.dumps(v, ensure_ascii=False)}" for k, v in row.items())]
    LIST.write_text("\n".join(lines) + "\n", encoding="utf-8")


def choose() -> None:
    """Draw again; what is known of a fault that is still drawn is kept."""
    mutants, refused = read()
    known = {mutant.key: mutant.outcome for mutant in mutants}
    drawn = sample(ROOT, {(row["file"], row["was"].strip(), row["becomes"].strip()) for row in refused})
    for mutant in drawn:
        mutant.outcome = known.get(mutant.key, {})
    write(drawn, refused)


# Which tests first


def words(mutant: Mutant) -> set[str]:
    """What a fault is about: the words of its path, and the names in its line."""
    named = re.sub(r"^(src/pioche|web/src)/(server|lib|engine)?|\.\w+$", "", mutant.file)
    names = {*re.findall(r"[A-Z]?[a-z]+", named), *re.findall(r"[A-Za-z_]{4,}", mutant.was)}
    return {name.lower()[:6].rstrip("s") for name in names if len(name) > 3}


def likely(mutant: Mutant, files: dict[str, str]) -> list[str]:
    """The files of tests that speak most of what the fault is about."""
    stems = {stem: [text.count(stem) for text in files.values()] for stem in sorted(words(mutant))}
    module = re.split(r"[/.]", mutant.file)[-2].lower()
    score: Counter[str] = Counter()
    for k, file in enumerate(files):
        for stem, counts in stems.items():
            rare = math.log(1 + len(files) / (1 + sum(count > 0 for count in counts)))
            score[file] += round(100 * rare * min(counts[k], 4) + 400 * rare * (stem in Path(file).stem))
        score[file] += 1000 * (module[:5] in Path(file).stem)
    found = [
        file
        for file, _ in score.most_common()
        if not LONG.search(file) or ("_site" in file and "evice" in mutant.file)
    ]
    ordered = [*FIRST[mutant.area], *found[: LIKELY[mutant.area]], *LAST[mutant.area]]
    return [file for file in dict.fromkeys(ordered) if file in files]


# Running


class Run:
    """All faults of an area against one suite."""

    def __init__(self, tree: Tree, run: str, area: str) -> None:
        self.tree, self.run, self.area = tree, run, area
        self.mutants, self.refused = read()
        self.notes = tree.folder / f"{area}.json"
        self.known: dict[str, dict[str, Any]] = {"passes": {}, "fails": {}, "tried": {}, "done": {}}
        if self.notes.exists():
            self.known |= json.loads(self.notes.read_text())
        paths = [
            path for room in ROOMS[area] for path in sorted((tree.root / "tests" / room).rglob("test_*.py"))
        ]
        texts = {path.relative_to(tree.root).as_posix(): path.read_text().lower() for path in paths}
        self.files = {file: text for file, text in texts.items() if file not in UNFAIR}

    def note(self, kind: str, name: str, value: Any = True) -> None:
        """Remember something over the end of this process."""
        self.known[kind][name] = value
        self.notes.write_text(json.dumps(self.known, indent=1))

    def decide(self, mutant: Mutant, outcome: str) -> None:
        """Write down what came of a fault, in the list as it is by now."""
        mutants, refused = read()
        next(one for one in mutants if one.name == mutant.name).outcome[self.run] = outcome
        mutant.outcome[self.run] = outcome
        write(mutants, refused)
        print(f"{mutant.name} {mutant.file}:{mutant.line} {outcome}", flush=True)

    def open(self) -> Iterator[Mutant]:
        """The faults of this area that nothing is known of."""
        yield from (one for one in self.mutants if one.area == self.area and self.run not in one.outcome)

    def innocent(self, test: str) -> bool:
        """Whether a test passes without any fault; where not, it is left out from now on."""
        if test not in self.known["passes"] and test not in self.known["fails"]:
            with self.tree.without(self.area):
                failed = self.tree.test([test], TOGETHER, hangs=TOGETHER)
            self.note("fails" if failed.tests else "passes", test, failed.took)
            if failed.tests:
                print(f"left out, fails without any fault: {test}", flush=True)
        return test in self.known["passes"]

    def killer(self, files: list[str], limit: float, quick: bool) -> Iterator[tuple[str, bool]]:
        """The tests that fail with the faults as put, twice, and pass without: (test, whether it hung)."""
        left_out = set(self.known["fails"])
        hangs = HANGS if quick else TOGETHER
        while True:
            failed = self.tree.test(files, limit, left_out, hangs, quick)
            for test in failed.tests:
                left_out.add(test)
                if self.innocent(test):
                    hung = test in failed.hung
                    if hung and self.known["passes"][test] * 2 > HANGS:
                        continue  # slow without the fault, too
                    # The engine has no chance and no time of its own; elsewhere a test may fail by chance.
                    if self.area == "engine" or self.tree.test([test], limit, hangs=HANGS).tests:
                        yield test, hung
            if failed.cut and not failed.tests and not quick:
                sys.exit(f"{files} took longer than {limit} seconds: nothing is known yet, begin again")
            if not failed.tests:
                return

    def alone(self, mutant: Mutant) -> None:
        """One fault, and the tests that are likely to notice it."""
        if not self.tree.put([mutant], self.area):
            self.decide(mutant, "gone: the line is no longer there")
            return
        tests = [*self.tree.units(self.area), *likely(mutant, self.files)]
        for test, hung in self.killer(tests, ALONE, quick=True):
            self.decide(mutant, f"killed by {test}" + (" (it hung)" if hung else ""))
            return
        self.note("tried", mutant.name)
        print(f"{mutant.name} {mutant.file}:{mutant.line} undecided", flush=True)

    def together(self, group: list[Mutant]) -> None:
        """Faults that are left, and every test of the room."""
        for file in self.files:
            if {mutant.name for mutant in group} <= set(self.known["done"].get(file, [])):
                continue
            self.tree.put(group, self.area)
            for test, _ in self.killer([file], TOGETHER, quick=False):
                for mutant in list(group):
                    self.tree.put([mutant], self.area)
                    if self.tree.test([test], ALONE).tests and self.tree.test([test], ALONE).tests:
                        self.decide(mutant, f"killed by {test}")
                        group.remove(mutant)
                if not group:
                    return
                self.tree.put(group, self.area)
            self.note("done", file, [*self.known["done"].get(file, []), *(mutant.name for mutant in group)])
            print(f"{file}: {len(group)} left", flush=True)
        for mutant in group:
            self.decide(mutant, SURVIVED)

    def first(self) -> None:
        """Each alone."""
        for mutant in self.open():
            if mutant.name not in self.known["tried"]:
                self.alone(mutant)

    def rest(self) -> None:
        """All others together: those beside compiled files apart from those that need none."""
        rest = list(self.open())
        for compiled in (True, False):
            self.together([one for one in rest if self.tree.beside_compiled([one], self.area) is compiled])
        for test in self.known["fails"]:
            print(f"left out, fails without any fault: {test}")


def table(mutants: list[Mutant]) -> None:
    """How many were noticed in each run, by area and by test."""
    for run in sorted({run for mutant in mutants for run in mutant.outcome}, reverse=True):
        known = [mutant for mutant in mutants if run in mutant.outcome]
        killed = [mutant for mutant in known if mutant.outcome[run].startswith("killed")]
        for area in AREAS:
            of = [mutant for mutant in known if mutant.area == area]
            dead, left = sum(one in killed for one in of), sum(one.area == area for one in mutants) - len(of)
            print(f"{run:8} {area:8} {dead:3} killed, {len(of) - dead} not, {left} not known yet")
        killers = Counter(re.sub(r"killed by |::.*", "", mutant.outcome[run]) for mutant in killed)
        print("\n".join(f"{count:20} {file}" for file, count in killers.most_common()))


def main() -> None:
    """See the top of the file."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--suite", help="a commit, or a folder")
    parser.add_argument("--as", dest="run", default="after", help="before, or after")
    parser.add_argument("--only", choices=AREAS)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--choose", action="store_true")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("cut short"))  # who ends this ends its tests
    if asked.choose:
        choose()
    if asked.suite:
        tree = Tree(ROOT, asked.suite)
        runs = [Run(tree, asked.run, area) for area in AREAS if asked.only in (None, area)]
        for run in runs:
            run.first()
        for run in runs:
            run.rest()
    mutants, _ = read()
    if asked.list:
        for mutant in mutants:
            print(f"\n{mutant.name} {mutant.file}:{mutant.line}")
            print(f"  - {mutant.was.strip()}\n  + {mutant.becomes.strip()}")
            print("".join(f"  {run}: {outcome}\n" for run, outcome in mutant.outcome.items()), end="")
    table(mutants)


if __name__ == "__main__":
    main()

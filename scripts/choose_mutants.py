"""Small faults that could be made in the sources, one line each, and a sample of them drawn from a seed.

scripts/mutants.py uses it; nothing here runs a test.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SEED = "pioche"
EACH = 30  # mutants in each area
MOST = 3  # in one file
AREAS = {
    "engine": ("src/pioche/engine", "src/pioche/rounds", "src/pioche/boxes"),
    "server": ("src/pioche/server",),
    "page": ("web/src/lib", "web/src/screens"),
}
# Drawings, sounds and lengths of movements, types that are written by a program, and what is only logged.
LEFT_OUT = re.compile(
    r"/looks/|/__init__\.py$|/server/(logs|meters)\.py$|/page/|/wire\.ts$|/drawings/|/cards/.*(Drawing|Plate|art)"
    r"|/cards/Numeral|icons\.ts|picture\.ts|chart\.ts|Chart\.svelte|Confetti|timing\.ts|sounds|/flights/|swing\.svelte"
    r"|BoxArt|Logo|fan\.ts|Scale\.svelte"
)


@dataclass
class Mutant:
    """One line that becomes another, and what came of it in each run."""

    file: str
    line: int
    was: str
    becomes: str
    kind: str = ""
    name: str = ""
    outcome: dict[str, str] = field(default_factory=dict)

    @property
    def area(self) -> str:
        """Where it belongs."""
        return next(area for area, rooms in AREAS.items() if self.file.startswith(rooms))

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells it from others, wherever its line has moved."""
        return self.file, self.was.strip(), self.becomes.strip()

    def applied(self, text: str) -> str | None:
        """The text with the fault in it, or None where the line is no longer there."""
        lines = text.split("\n")
        places = [number for number, line in enumerate(lines, 1) if line == self.was]
        if not places:
            return None
        nearest = min(places, key=lambda number: abs(number - self.line))
        lines[nearest - 1] = self.becomes
        return "\n".join(lines)


# Python

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SILENT = {"__repr__", "__str__"}
LOGGED = re.compile(r"\b(log|logger|logging|meters?|print|warn\w*)\b")


class Python(ast.NodeVisitor):
    """Collects the mutants of one module: (line, column, column, text instead, kind)."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.found: list[tuple[int, int, int, str, str]] = []
        self.returns = ""
        self.visit(ast.parse(text))

    def note(self, start: tuple[int, int], end: tuple[int, int], text: str, kind: str) -> None:
        """Remember one, if it stands on one line; columns count bytes, as in ast."""
        if start[0] == end[0]:
            self.found.append((start[0], start[1], end[1], text, kind))

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str, kind: str) -> None:
        """Exchange an operator."""
        if left.end_lineno == right.lineno:
            raw = self.lines[right.lineno - 1].encode()
            gap = raw[left.end_col_offset or 0 : right.col_offset].decode()
            if (at := re.search(rf"(?<!\S){re.escape(old)}(?!\S)", gap)) is not None:
                begin = (left.end_col_offset or 0) + len(gap[: at.start()].encode())
                self.note((right.lineno, begin), (right.lineno, begin + len(old)), new, kind)

    def whole(self, node: ast.stmt | ast.expr, text: str, kind: str) -> None:
        """Put something in the place of a node."""
        end = (node.end_lineno or 0, node.end_col_offset or 0)
        self.note((node.lineno, node.col_offset), end, text, kind)

    def source(self, node: ast.expr) -> str:
        """How a node of one line is written."""
        return self.lines[node.lineno - 1].encode()[node.col_offset : node.end_col_offset].decode()

    def visit(self, node: ast.AST) -> None:
        """Leave out what nobody could notice: texts, types, what is raised and what is logged."""
        if isinstance(node, ast.Raise | ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
            return
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            return
        if isinstance(node, ast.Expr) and (
            isinstance(node.value, ast.Constant) or LOGGED.search(ast.unparse(node))
        ):
            return
        super().visit(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name not in SILENT:
            before, self.returns = self.returns, ast.unparse(node.returns) if node.returns else ""
            for part in [*node.args.defaults, *node.args.kw_defaults, *node.body]:
                if part is not None:
                    self.visit(part)
            self.returns = before

    visit_FunctionDef = visit_AsyncFunctionDef = _function

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        old, new = COMPARED[type(node.ops[0])]
        self.between(node.left, node.comparators[0], old, new, "comparison")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        self.between(node.values[0], node.values[1], old, new, "boolean")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add | ast.Sub) and not re.search(r"['\"\[]", ast.unparse(node)):
            old, new = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
            self.between(node.left, node.right, old, new, "sum")
        if not isinstance(node.op, ast.BitOr):
            self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not) and node.lineno == node.end_lineno:
            self.whole(node, self.source(node.operand), "not")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.whole(node, str(not node.value), "constant")
        elif isinstance(node.value, int) and self.source(node).isdigit():
            self.whole(node, str(node.value + 1), "constant")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and node.value.lineno == node.value.end_lineno:
            text = self.source(node.value)
            changed = {"bool": f"not ({text})", "int": f"({text}) + 1", "i64": f"({text}) + 1"}.get(
                self.returns
            )
            if changed is not None and not isinstance(node.value, ast.Constant):
                self.whole(node.value, changed, "return")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await) and "super()" not in ast.unparse(node):
            self.whole(node, "pass", "deleted")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.whole(node, "pass", "deleted")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.returns and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self.whole(node, "pass", "deleted")
        self.generic_visit(node)


def python_mutants(text: str) -> Iterator[tuple[int, str, str]]:
    """Line, the line instead, kind."""
    for number, start, end, instead, kind in Python(text).found:
        raw = text.split("\n")[number - 1].encode()
        line = (raw[:start] + instead.encode() + raw[end:]).decode()
        lines = text.split("\n")
        lines[number - 1] = line
        try:
            ast.parse("\n".join(lines))
        except SyntaxError:
            continue
        yield number, line, kind


# TypeScript

HIDDEN = re.compile(
    r"//[^\n]*|/\*.*?\*/"
    r"|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|`(?:\\.|[^`\\])*`"
    r"|(?<=[(,=:\[!&|?] )/(?![/*]).+?/[a-z]*|(?<=\()/(?![/*]).+?/[a-z]*"
    r"|^(?:export )?(?:interface|type) .*?(?:^\}|;$)|^import .*?;$|<[A-Z]\w*(?:<[^>]*>)?>",
    re.MULTILINE | re.DOTALL,
)
TOKENS: tuple[tuple[str, str, str], ...] = (
    (r" (===) ", "!==", "comparison"),
    (r" (!==) ", "===", "comparison"),
    (r" (<) ", "<=", "comparison"),
    (r" (<=) ", "<", "comparison"),
    (r" (>) ", ">=", "comparison"),
    (r" (>=) ", ">", "comparison"),
    (r" (&&) ", "||", "boolean"),
    (r" (\|\|) ", "&&", "boolean"),
    (r"[\w)\]] (\+) [\w(]", "-", "sum"),
    (r"[\w)\]] (-) [\w(]", "+", "sum"),
    (r"\b(true)\b", "false", "constant"),
    (r"\b(false)\b", "true", "constant"),
    (r"(?<![\w.#-])(\d+)(?![\w.%])", "", "constant"),
    (r"(?<![\w)\]!])(!)(?=[\w(])", "", "not"),
)
# Numbers that only say how large or how quick something is.
SHOWN = re.compile(
    r"\d{3}|Math\.|width|height|size|scale|opacity|delay|duration|Timeout|Interval|\bms\b|px|turn|angle|radius"
    r"|: (true|false)[;,)]"
)


def script(text: str, file: str) -> str:
    """The program in a file, everything else as blanks: markup, styles, texts, comments, types."""
    if file.endswith(".svelte"):
        inside = re.search(r"<script[^>]*>(.*?)</script>", text, re.DOTALL)
        begin, end = inside.span(1) if inside else (0, 0)
        text = re.sub(r"[^\n]", " ", text[:begin]) + text[begin:end] + re.sub(r"[^\n]", " ", text[end:])
    return HIDDEN.sub(lambda hit: re.sub(r"[^\n]", "\x00", hit[0]), text)


def script_mutants(text: str, file: str) -> Iterator[tuple[int, str, str]]:
    """Line, the line instead, kind."""
    shown = text.split("\n")
    for number, line in enumerate(script(text, file).split("\n"), 1):
        for pattern, instead, kind in TOKENS:
            if kind == "constant" and SHOWN.search(line):
                continue
            for hit in re.finditer(pattern, line):
                new = instead or (str(int(hit[1]) + 1) if kind == "constant" else "")
                yield number, shown[number - 1][: hit.start(1)] + new + shown[number - 1][hit.end(1) :], kind


# The sample


def mutants_of(root: Path, path: Path) -> list[Mutant]:
    """All mutants of a file."""
    text, file = path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()
    found = python_mutants(text) if path.suffix == ".py" else script_mutants(text, file)
    lines = text.split("\n")
    return [Mutant(file, number, lines[number - 1], line, kind) for number, line, kind in found]


def sample(root: Path, refused: set[tuple[str, str, str]]) -> list[Mutant]:
    """Thirty of each area: larger files more often, in each file one kind as often as another."""
    chosen: list[Mutant] = []
    for area, rooms in AREAS.items():
        chance = random.Random(f"{SEED} {area}")
        paths = sorted(
            p for room in rooms for p in (root / room).rglob("*") if p.suffix in {".py", ".ts", ".svelte"}
        )
        files = {path: mutants_of(root, path) for path in paths if not LEFT_OUT.search(path.as_posix())}
        files = {path: found for path, found in files.items() if found}
        sizes = [len({mutant.line for mutant in found}) for found in files.values()]
        taken: list[Mutant] = []
        while len(taken) < EACH:
            found = chance.choices(list(files.values()), sizes)[0]
            kind = chance.choice(sorted({mutant.kind for mutant in found}))
            mutant = chance.choice([one for one in found if one.kind == kind])
            near = [one for one in taken if one.file == mutant.file]
            if mutant.key in refused or len(near) == MOST or any(one.line == mutant.line for one in near):
                continue
            taken.append(mutant)
        taken.sort(key=lambda one: (one.file, one.line))
        for number, mutant in enumerate(taken, 1):
            mutant.name = f"{area}-{number:02}"
        chosen += taken
    return chosen

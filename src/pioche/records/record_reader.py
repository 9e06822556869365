"""Read the text of a record: every key must be known, every value of the right type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pioche.engine.options import Value
from pioche.engine.rules import RULES_VERSION
from pioche.notation.toml_source import TRIPLE, TomlSource, toml
from pioche.records.fairness import Fairness
from pioche.records.real_cards import Deal
from pioche.records.record import Move, Record, RecordError, Result

# What each rules version changed, to explain why an older record is refused.
CHANGES: Final = {1: "the first rules"}
KEYS: Final = ("box", "rules", "seats", "options", "seed", "deal", "result", "fair", "game")
FAIR_KEYS: Final = ("hash", "secret", "numbers")
SINCE_FAIR_KEYS: Final = ("hashes", "withheld")  # which older records lack
DEAL_KEYS: Final = ("dealer", "hands", "first")
RESULT_KEYS: Final = ("decision", "scores", "winner", "winners", "moves", "check")


def read(text: str) -> Record:
    """Read a record; a RecordError names the line and what is wrong with it."""
    if not isinstance(text, str):
        raise TypeError(f"a record is read from its text, not from {text!r:.80}")
    return _Reader(TomlSource(text, RecordError)).record()


class _Reader:
    """Reads the tables of a record."""

    def __init__(self, source: TomlSource) -> None:
        self.source = source
        self.error = source.error

    def record(self) -> Record:
        tables = self.source.values
        # Another version may have other keys, so it is checked first.
        if type(tables.get("rules")) is int and (reason := why_not(tables["rules"])):
            raise self.error(reason, "rules")
        if "game" not in tables:
            raise RecordError(self.source.length, "the record ends here, before its moves ([game])")
        game = self.table(tables, "game", keys=("moves",))
        if "moves" not in game:
            raise RecordError(self.source.length, "the record ends here, before its moves")
        moves = self.moves(game)
        self.known(tables, KEYS)
        for key in ("box", "rules", "seats"):
            if key not in tables:
                raise RecordError(1, f"`{key}` is missing")
        if ("seed" in tables) == ("deal" in tables):
            line = self.source.line_of("seed")
            raise RecordError(line, "a record has either a `seed` or the deals of a real table, [[deal]]")
        return Record(
            box=self.text(tables, "box"),
            version=self.number(tables, "rules"),
            seats=self.texts(tables, "seats"),
            options=self.options(tables),
            seed=self.seed(tables),
            deals=self.deals(tables),
            moves=moves,
            result=self.result(tables),
            source=self.source,
            fairness=self.fairness(tables),
        )

    def moves(self, game: Mapping[str, Any]) -> list[Move]:
        """The moves without comments and empty lines.

        Triple quotes are required: only then can a truncated text be told from a whole one.
        """
        self.text(game, "moves", "game")
        path = ("game", "moves")
        written = self.source.written(*path)
        if not written.startswith(TRIPLE):
            raise self.error('a text between """ and """ is needed, one move a line', *path)
        if written.startswith('"') and "\\" in written:
            line = self.source.line_of(*path) + written.count("\n", 0, written.index("\\"))
            raise RecordError(line, "moves are written without backslashes")
        lines = [(line, text.partition("#")[0].strip()) for line, text in self.source.lines_of(*path)]
        return [Move(line, text) for line, text in lines if text]

    def seed(self, tables: Mapping[str, Any]) -> str | None:
        """Any text or whole number, as text."""
        seed = tables.get("seed")
        if seed is None or isinstance(seed, str):
            return seed
        if type(seed) is int:
            return str(seed)
        raise self.error(f"a whole number or a text in quotes is needed, not {toml(seed)}", "seed")

    def options(self, tables: Mapping[str, Any]) -> dict[str, Value]:
        """Words, numbers, booleans or lists of words; the rules check the values."""
        options = self.table(tables, "options")
        for name, value in options.items():
            listed = isinstance(value, list) and all(isinstance(word, str) for word in value)
            if not listed and type(value) not in (str, int, bool):
                raise self.error(f"an option cannot be {toml(value)}", "options", name)
        return options

    def deals(self, tables: Mapping[str, Any]) -> list[Deal]:
        """The deals of a real table, in order."""
        deals = tables.get("deal", [])
        if not isinstance(deals, list) or not all(isinstance(deal, dict) for deal in deals):
            raise self.error("deals are written as [[deal]]", "deal")
        found: list[Deal] = []
        for k, deal in enumerate(deals):
            self.known(deal, DEAL_KEYS, "deal", k)
            for key in ("hands", "first"):
                if key not in deal:
                    raise self.error(f"this deal says no `{key}`", "deal", k)
            hands = self.table(deal, "hands", "deal", k)
            for name in hands:
                self.text(hands, name, "deal", k, "hands")
            dealer = self.text(deal, "dealer", "deal", k) if "dealer" in deal else ""
            found.append(Deal(hands, self.text(deal, "first", "deal", k), dealer))
        return found

    def result(self, tables: Mapping[str, Any]) -> Result:
        """The recorded outcome; a record typed in by hand may leave it out."""
        at = "result"
        table = self.table(tables, at, keys=RESULT_KEYS)
        scores = self.table(table, "scores", at) if "scores" in table else None
        for name in scores or {}:
            self.number(scores or {}, name, at, "scores")
        return Result(
            decision=self.text(table, "decision", at) if "decision" in table else None,
            scores=scores,
            winner=self.text(table, "winner", at) if "winner" in table else None,
            winners=self.texts(table, "winners", at) if "winners" in table else None,
            moves=self.number(table, "moves", at) if "moves" in table else None,
            check=self.text(table, "check", at) if "check" in table else None,
        )

    def fairness(self, tables: Mapping[str, Any]) -> Fairness | None:
        """Where the seed comes from, if the record says so."""
        if "fair" not in tables:
            return None
        table = self.table(tables, "fair", keys=(*FAIR_KEYS, *SINCE_FAIR_KEYS))
        for key in FAIR_KEYS:
            if key not in table:
                raise self.error(f"`{key}` is missing", "fair")
        names = self.texts(tables, "seats")
        hashes, withheld = (self.texts(table, key, "fair") if key in table else [] for key in SINCE_FAIR_KEYS)
        for name in withheld:
            if name not in names:
                raise self.error(f"no seat is called {name!r}", "fair", "withheld")
        return Fairness(
            secret=self.text(table, "secret", "fair"),
            hash=self.text(table, "hash", "fair"),
            numbers=self.texts(table, "numbers", "fair"),
            hashes=hashes,
            withheld=[names.index(name) for name in withheld],
        )

    # Values of one type; `at` is the path of their table.

    def table(
        self, tables: Mapping[str, Any], key: str, *at: str | int, keys: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        """A table, empty if missing; if `keys` are given, it may have no others."""
        value = tables.get(key, {})
        if not isinstance(value, dict):
            raise self.error(f"a table is needed, not {toml(value)}", *at, key)
        if keys:
            self.known(value, keys, *at, key)
        return value

    def text(self, table: Mapping[str, Any], key: str, *at: str | int) -> str:
        value = table[key]
        if not isinstance(value, str):
            raise self.error(f"a text in quotes is needed, not {toml(value)}", *at, key)
        return value

    def texts(self, table: Mapping[str, Any], key: str, *at: str | int) -> list[str]:
        value = table[key]
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(f"a list of texts in quotes is needed, not {toml(value)}", *at, key)
        return value

    def number(self, table: Mapping[str, Any], key: str, *at: str | int) -> int:
        value = table[key]
        if type(value) is not int:
            raise self.error(f"a whole number is needed, not {toml(value)}", *at, key)
        return value

    def known(self, table: Mapping[str, Any], keys: tuple[str, ...], *at: str | int) -> None:
        """Refuse unknown keys, so that a typo does not go unnoticed."""
        for key in table:
            if key not in keys:
                raise self.error(f"this means nothing here; known are {', '.join(keys)}", *at, key)


def why_not(version: int) -> str:
    """Why a record of this rules version cannot be replayed; empty if it can."""
    if version == RULES_VERSION:
        return ""
    told = f"played under rules version {version}, and this is version {RULES_VERSION}"
    if version > RULES_VERSION:
        return f"{told}: what has changed since is not known here; a newer pioche can replay it"
    changes = [CHANGES[k] for k in range(max(version, 0) + 1, RULES_VERSION + 1)]
    return f"{told}, under which the same moves can give another game; new since then: {'; '.join(changes)}"

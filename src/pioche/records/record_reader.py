"""From the text of a record to a Record: every key known, every value of the right kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pioche.engine.options import Value
from pioche.records.fairness import Fairness
from pioche.records.real_cards import Deal
from pioche.records.record import Record, RecordError, Result, line_of
from pioche.records.source import Source
from pioche.records.versions import why_not

KEYS: Final = ("box", "rules", "seats", "options", "seed", "deal", "result", "fair", "game")
FAIR_KEYS: Final = ("hash", "secret", "numbers")
DEAL_KEYS: Final = ("dealer", "hands", "first")
RESULT_KEYS: Final = ("decision", "scores", "winner", "winners", "moves", "check")


def read(text: str) -> Record:
    """Read a record; a RecordError names the line and what is wrong with it."""
    return _Reader(Source(text)).record()


class _Reader:
    """Takes the tables of a record apart."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def record(self) -> Record:
        """The whole record."""
        tables = self.source.tables
        # Another version may have other keys, so it is looked at first.
        if type(tables.get("rules")) is int and (reason := why_not(tables["rules"])):
            raise self.error("rules", reason)
        if "game" not in tables:
            raise RecordError(self.source.length, "the record ends here, before its moves ([game])")
        game = self.table(tables, "game", "", ("moves",))
        if "moves" not in game:
            raise RecordError(self.source.length, "the record ends here, before its moves")
        moves = self.source.moves("game.moves", self.text(game, "moves", "game."))
        self.known(tables, KEYS, "")
        for key in ("box", "rules", "seats"):
            if key not in tables:
                raise RecordError(1, f"`{key}` is missing")
        if ("seed" in tables) == ("deal" in tables):
            raise self.error("seed", "a record has either a `seed` or the deals of a real table, [[deal]]")
        return Record(
            box=self.text(tables, "box", ""),
            version=self.number(tables, "rules", ""),
            seats=self.texts(tables, "seats", ""),
            options=self.options(tables),
            seed=self.seed(tables),
            deals=self.deals(tables),
            moves=moves,
            result=self.result(tables),
            lines=self.source.lines,
            fairness=self.fairness(tables),
        )

    def seed(self, tables: Mapping[str, Any]) -> str | None:
        """Any text or whole number, as text."""
        seed = tables.get("seed")
        if seed is None or isinstance(seed, str):
            return seed
        if type(seed) is int:
            return str(seed)
        raise self.error("seed", "`seed` is a whole number, or a text in quotes")

    def options(self, tables: Mapping[str, Any]) -> dict[str, Value]:
        """Words, numbers, yes or no, or lists of words; the rules say which."""
        options = self.table(tables, "options", "")
        for name, value in options.items():
            listed = isinstance(value, list) and all(isinstance(word, str) for word in value)
            if not listed and type(value) not in (str, int, bool):
                raise self.error(f"options.{name}", f"the option {name} cannot be {value!r}")
        return options

    def deals(self, tables: Mapping[str, Any]) -> list[Deal]:
        """The deals of a real table, in order."""
        deals = tables.get("deal", [])
        if not isinstance(deals, list) or not all(isinstance(deal, dict) for deal in deals):
            raise self.error("deal", "deals are written as [[deal]]")
        found: list[Deal] = []
        for k, deal in enumerate(deals):
            at = f"deal.{k}."
            self.known(deal, DEAL_KEYS, at)
            for key in ("hands", "first"):
                if key not in deal:
                    raise self.error(at + key, f"this deal says no `{key}`")
            hands = self.table(deal, "hands", at)
            for name in hands:
                self.text(hands, name, f"{at}hands.")
            dealer = self.text(deal, "dealer", at) if "dealer" in deal else ""
            found.append(Deal(hands, self.text(deal, "first", at), dealer))
        return found

    def result(self, tables: Mapping[str, Any]) -> Result:
        """What came out; a record typed in by hand may leave it out."""
        table = self.table(tables, "result", "", RESULT_KEYS)
        at = "result."
        scores = self.table(table, "scores", at) if "scores" in table else None
        for name in scores or {}:
            self.number(scores or {}, name, "result.scores.")
        return Result(
            decision=self.text(table, "decision", at) if "decision" in table else None,
            scores=scores,
            winner=self.text(table, "winner", at) if "winner" in table else None,
            winners=self.texts(table, "winners", at) if "winners" in table else None,
            moves=self.number(table, "moves", at) if "moves" in table else None,
            check=self.text(table, "check", at) if "check" in table else None,
        )

    def fairness(self, tables: Mapping[str, Any]) -> Fairness | None:
        """Where the seed comes from, if the record tells."""
        if "fair" not in tables:
            return None
        table = self.table(tables, "fair", "", FAIR_KEYS)
        for key in FAIR_KEYS:
            if key not in table:
                raise self.error("fair", f"`fair` lacks its `{key}`")
        return Fairness(
            secret=self.text(table, "secret", "fair."),
            hash=self.text(table, "hash", "fair."),
            numbers=self.texts(table, "numbers", "fair."),
        )

    # Values of one kind; `at` is the path of the table they stand in.

    def table(
        self, tables: Mapping[str, Any], key: str, at: str, keys: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        """A table, empty if it is left out."""
        value = tables.get(key, {})
        if not isinstance(value, dict):
            raise self.error(at + key, f"`{key}` is a table")
        if keys:
            self.known(value, keys, f"{at}{key}.")
        return value

    def text(self, table: Mapping[str, Any], key: str, at: str) -> str:
        """A text."""
        value = table[key]
        if not isinstance(value, str):
            raise self.error(at + key, f"`{key}` is a text in quotes, not {value!r}")
        return value

    def texts(self, table: Mapping[str, Any], key: str, at: str) -> list[str]:
        """A list of texts."""
        value = table[key]
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(at + key, f"`{key}` is a list of texts in quotes")
        return value

    def number(self, table: Mapping[str, Any], key: str, at: str) -> int:
        """A whole number."""
        value = table[key]
        if type(value) is not int:
            raise self.error(at + key, f"`{key}` is a whole number, not {value!r}")
        return value

    def known(self, table: Mapping[str, Any], keys: tuple[str, ...], at: str) -> None:
        """Refuse keys that mean nothing, so that a slip of the pen does not go unnoticed."""
        for key in table:
            if key not in keys:
                raise self.error(at + key, f"`{key}` means nothing here; known are {', '.join(keys)}")

    def error(self, key: str, reason: str) -> RecordError:
        """An error at the line of a key, or of what it belongs to."""
        return RecordError(line_of(self.source.lines, key), reason)

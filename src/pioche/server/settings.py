"""The settings of a server: from the command line, from PIOCHE_… variables, or sensible defaults."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from pioche.bots.cores import cores
from pioche.records.folder import data_folder
from pioche.server.table.host import TableSettings

PREFIX: Final = "PIOCHE_"
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class SettingError(ValueError):
    """A setting with a value it cannot have."""


@dataclass(frozen=True)
class Settings(TableSettings):
    """Everything that can be set: what tables know of, and the rest; times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    public_url: str = ""  # how friends reach the server, if not by its own address
    box_files: str = ""  # boxes from outside, separated as folders are in PATH
    thinkers: int = -1  # processes in which bots think; below 0: one less than there are cores, at least one
    playouts: int = 600  # that the coach plays for each look of a player in a review
    tables_per_address: int = 40  # opened in an hour
    connections: int = 4000
    messages: float = 12.0  # that a client may send in a second; three times as many at once
    requests: float = 30.0  # that an address may make in a second; four times as many at once
    misses: float = 12.0  # codes of no table that an address may try in a minute; twice as many at once

    def database_url(self) -> str:
        """The database, by default a file in the user's data folder."""
        return self.database or f"sqlite:///{data_folder() / 'tables.db'}"

    def thinker_count(self) -> int:
        """How many processes bots think in."""
        return max(1, cores() - 1) if self.thinkers < 0 else self.thinkers

    def on_lan(self) -> bool:
        """Whether others than this machine can reach the server."""
        return self.host not in LOOPBACK


def from_environment(environment: Mapping[str, str] = os.environ) -> dict[str, Any]:
    """The settings that PIOCHE_… variables name, such as PIOCHE_PORT=9000."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is None or text == "":
            continue
        kind: Any = type(field.default)
        try:
            found[field.name] = kind(text)
        except ValueError:
            raise SettingError(f"{PREFIX}{field.name.upper()} is a number, not {text!r}") from None
    return found


def settings(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings in force: what is given wins over the environment; None is not given."""
    chosen = {**from_environment(environment), **{k: v for k, v in given.items() if v is not None}}
    found = Settings(**chosen)
    if not 0 <= found.port <= 65535:
        raise SettingError(f"a port is a number from 0 to 65535, not {found.port}")
    return found

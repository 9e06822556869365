"""The settings of a server: from the command line, from PIOCHE_… variables, or defaults."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from pioche.bots.cores import cores
from pioche.records.folder import data_folder
from pioche.server.table.runtime import TableSettings

PREFIX: Final = "PIOCHE_"
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
# Variables with this prefix that are for building or benchmarks, not for the server.
OF_THE_BUILD: Final = ("PURE", "SKIP_WEB", "REQUIRE_COMPILED", "BENCH_DIR")
BUSES: Final = ("redis", "rediss", "unix")
LOG_FORMATS: Final = ("text", "json")
Network = IPv4Network | IPv6Network


class SettingError(ValueError):
    """A setting with a value it cannot have."""


@dataclass(frozen=True)
class Settings(TableSettings):
    """All settings: those of tables, and the rest; times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    bus: str = ""  # for several processes that share a database
    drain: float = 2.0  # how long a stopping process keeps serving, so that a proxy can notice
    public_url: str = ""  # how friends reach the server, if not by its own address
    hosts: str = ""  # names by which it may be called
    box_files: str = ""  # boxes from outside, separated like folders in PATH
    language_files: str = ""  # languages from outside, such as it.ftl, separated in the same way
    log_format: str = "text"  # or json, one object per line
    trusted_proxies: str = "127.0.0.1,::1"  # addresses or networks of trusted proxies
    thinkers: int = -1  # processes in which bots think; negative: one less than there are cores, at least one
    playouts: int = 600  # playouts per estimate when the coach reviews a game
    tables_per_address: int = 40  # tables opened per hour
    connections: int = 4000
    connections_per_address: int = 200
    ipv6_prefix: int = 64  # bits by which addresses of IPv6 count as one
    share: float = 0.1  # of tables, connections, uploads and disk that one of these networks may have
    disk: int = 10_000  # MB of the database from which nothing new is begun; 0: no limit
    uploads: int = 200  # MB of records that were uploaded
    patience: float = 10.0  # for a request's headers, for its body, and for a client's first message
    messages: float = 12.0  # messages a second per client, with a burst of three seconds' worth
    messages_per_address: float = 240.0  # the same for all clients of an address
    requests: float = 30.0  # requests a second per address, with a burst of four times that
    misses: float = 12.0  # unknown codes a minute per address, with a burst of twice that
    commands_per_address: int = 100_000  # commands to tables per hour

    keep_logs: float = 30 * 24 * 3600.0  # logs of closed tables; 0: for ever
    keep_records: float = 0.0  # of finished matches; 0: for ever
    keep_uploads: float = 30 * 24 * 3600.0  # records that were uploaded; 0: for ever

    def database_url(self) -> str:
        """The database, by default a file in the user's data folder."""
        return self.database or f"sqlite:///{data_folder() / 'tables.db'}"

    def proxies(self) -> list[Network]:
        """The networks of the trusted proxies."""
        return [ip_network(text.strip()) for text in self.trusted_proxies.split(",") if text.strip()]

    def places_per_network(self) -> int:
        """How many connections one network may have."""
        return min(self.connections_per_address, part_of(self.connections, self.share))

    def names(self) -> frozenset[str]:
        """The names by which the server may be called, beside addresses; none if by every name."""
        if self.hosts:
            chosen = {name.strip().lower() for name in self.hosts.split(",") if name.strip()}
        elif self.public_url:
            chosen = {(urlsplit(self.public_url).hostname or "").lower()}
        elif self.on_lan():
            return frozenset()
        else:
            chosen = set()
        return frozenset() if "*" in chosen else frozenset(chosen | {*LOOPBACK})

    def thinker_count(self) -> int:
        """The number of processes in which bots think."""
        return max(1, cores() - 1) if self.thinkers < 0 else self.thinkers

    def on_lan(self) -> bool:
        """Whether other machines can reach the server."""
        return self.host not in LOOPBACK


def part_of(whole: int, share: float) -> int:
    """The part of something that one network may have: always something."""
    return max(1, int(whole * share))


# The least value of a setting, if not 0, and the greatest, if there is a limit.
LEAST: Final = {
    "thinkers": -1,
    "tables": 1,
    "connections": 1,
    "connections_per_address": 1,
    "patience": 0.1,
    "messages": 1,
    "messages_per_address": 1,
    "requests": 1,
    "misses": 1,
    "commands_per_address": 1,
    "ipv6_prefix": 16,
    "share": 0.001,
}
MOST: Final = {"port": 65535, "ipv6_prefix": 128, "share": 1}
NAMES: Final = {PREFIX + field.name.upper(): field for field in fields(Settings)}


def from_environment(environment: Mapping[str, str] = os.environ) -> dict[str, Any]:
    """The settings that PIOCHE_… variables name, such as PIOCHE_PORT=9000."""
    found: dict[str, Any] = {}
    for name, text in environment.items():
        if not name.startswith(PREFIX) or name.removeprefix(PREFIX) in OF_THE_BUILD:
            continue
        field = NAMES.get(name)
        if field is None:
            near = get_close_matches(name, NAMES, 1)
            raise SettingError(f"there is no setting {name}" + (f"; is it {near[0]}?" if near else ""))
        if text == "":
            continue
        kind: Any = type(field.default)
        try:
            found[field.name] = kind(text)
        except ValueError:
            what = "a whole number" if kind is int else "a number"
            raise SettingError(f"{name} is {what}, not {text!r}") from None
    return found


def settings(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings in force: `given` overrides the environment; None means not given."""
    chosen = {**from_environment(environment), **{k: v for k, v in given.items() if v is not None}}
    found = Settings(**chosen)
    for field in fields(found):
        value = getattr(found, field.name)
        if not isinstance(value, str):
            _check(field.name, value)
    if found.public_url:
        _check_url(found.public_url)
    if found.bus:
        _check_bus(found)
    if found.log_format not in LOG_FORMATS:
        raise SettingError(f"log_format is one of {', '.join(LOG_FORMATS)}, not {found.log_format!r}")
    try:
        found.proxies()
    except ValueError as error:
        raise SettingError(f"trusted_proxies are addresses or networks: {error}") from None
    return found


def _check(name: str, value: float) -> None:
    """Refuse a number that is out of range."""
    least, most = LEAST.get(name, 0), MOST.get(name)
    if not math.isfinite(value) or value < least or (most is not None and value > most):
        bounds = f"{least} or more" if most is None else f"from {least} to {most}"
        raise SettingError(f"{name} is a number of {bounds}, not {value}")


def _check_bus(found: Settings) -> None:
    """Refuse a bus that cannot work."""
    if found.bus.partition("://")[0] not in BUSES:
        raise SettingError(f"bus is an address such as redis://127.0.0.1:6379/0, not {_hidden(found.bus)!r}")
    if not found.database.startswith(("postgresql://", "postgres://")):
        raise SettingError("a bus is for several processes that share a database: --database postgresql://…")


def _hidden(url: str) -> str:
    """A URL without its user and password."""
    scheme, colon, rest = url.partition("://")
    return f"{scheme}{colon}{rest.rpartition('@')[2]}"


def _check_url(text: str) -> None:
    """Refuse a URL that no browser would open."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        good = False
    if not good:
        raise SettingError(f"public_url is an address such as https://cards.example.org, not {text!r}")

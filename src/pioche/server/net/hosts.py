"""By which name the server is called: a page of another name must not speak to it as if it were its own."""

from __future__ import annotations

from ipaddress import ip_address


def split_host(host: str) -> tuple[str, str]:
    """A host as a browser names it: the name, and the port with its colon or nothing."""
    if host.startswith("["):
        name, _, rest = host[1:].partition("]")
        return name, rest
    name, colon, port = host.partition(":")
    return name, colon + port


def is_own(host: str, names: frozenset[str]) -> bool:
    """Whether a host is this server.

    An address is, as nobody can give it to a page of their own, and so is none at all: no browser omits it.
    """
    name = split_host(host)[0].lower().removesuffix(".")
    if not names or not name or name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True

"""How friends get to a table: the address of this machine on its network, a link and a QR code."""

from __future__ import annotations

import io
import socket
from typing import Final

from pioche.server.net.hosts import split_host
from pioche.server.settings import LOOPBACK, Settings
from pioche.server.wire import messages as wire

EVERYWHERE: Final = ("0.0.0.0", "::")
# An address of the documentation's own network: nothing is sent there, only the way out is asked for.
ANYWHERE: Final = ("192.0.2.1", 9)


def lan_address() -> str | None:
    """The address by which others on the network reach this machine, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)  # of a datagram socket: chooses a way, sends nothing
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def base_url(settings: Settings, scheme: str, host: str) -> str:
    """The address that friends should use; `host` is the one by which this client came."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    name, port = split_host(host)
    if settings.host in EVERYWHERE and name in LOOPBACK:
        name = lan_address() or name
    shown = f"[{name}]" if ":" in name else name
    return f"{scheme}://{shown}{port}"


def invite(settings: Settings, scheme: str, host: str, code: str, path: str = "t") -> wire.Invite:
    """The link to a table or a cup, and a hint where it will not do for others."""
    base = base_url(settings, scheme, host)
    return wire.Invite(code, f"{base}/{path}/{code}", loopback_hint(settings, base))


def loopback_hint(settings: Settings, base: str) -> str:
    """The key of a hint where an address will not do for others; else nothing."""
    if split_host(base.partition("://")[2])[0] not in LOOPBACK:
        return ""
    return "server-hint-network" if settings.on_lan() else "server-hint-loopback"


def qr_svg(link: str) -> bytes:
    """A link as a picture for a phone's camera."""
    import segno  # long to load, and asked for at a table with friends only

    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", scale=8, border=3, dark="#1b1730", light="#ffffff", xmldecl=False, svgns=True
    )
    return out.getvalue()

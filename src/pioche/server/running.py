"""Running the server: uvicorn with our limits, and a message that says where to find it."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Iterator
from dataclasses import replace

import uvicorn

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

from pioche.engine import compiled
from pioche.server import logs
from pioche.server.http.app import make_app
from pioche.server.http.box_infos import box_infos
from pioche.server.http.invites import base_url
from pioche.server.http.services import brought
from pioche.server.net.door import ROOM
from pioche.server.net.gate import GatedServer
from pioche.server.net.http_entrance import HttpEntrance
from pioche.server.settings import SettingError, Settings
from pioche.server.store.opening import open_store
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import LANGUAGES, language_of

COLLECT = (100_000, 50, 50)  # objects before a collection, and how often the older generations are included
BACKLOG = 256  # connections waiting to be accepted
FEWEST = 32  # connections to tables, however few files the system allows
SPARE_FILES = ROOM + BACKLOG + 100  # open files for anything but connections to tables
SWITCH = 0.0002  # seconds after which the writing thread gets its turn


def room_for(connections: int) -> int:
    """How many connections are possible: each is an open file, of which systems allow few by default."""
    if resource is None:
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    room = connections if soft == resource.RLIM_INFINITY else soft - SPARE_FILES
    return min(connections, max(FEWEST, room))


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on; a SettingError if that is not possible."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sets TCP_NODELAY only on sockets whose protocol is given explicitly.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
    except OSError as error:
        sock.close()
        raise SettingError(
            f"cannot listen on {settings.host}:{settings.port} ({error.strerror}); try another --port"
        ) from None
    sock.listen(BACKLOG)
    return sock


def settle_in() -> None:
    """Do what the first player should not have to wait for, but the server's start need not either."""
    for lang in LANGUAGES:
        catalogue(lang)
    box_infos()
    brought()
    # Tables make few cycles and many long-lived objects: a full collection is rarely worth its time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def greeting(settings: Settings, here: str) -> Iterator[str]:
    """Who can reach the server, and which engine it runs, in the language of the terminal."""
    words = catalogue(language_of())
    if settings.on_lan():
        yield words.say("serve-friends", link=f"{base_url(settings, 'http', here)}/")
    else:
        yield words.say("serve-only-here")
    yield words.say("serve-engine", engine="compiled" if compiled() else "interpreted")


def serve(settings: Settings, browser: bool) -> None:
    """Serve until Ctrl-C; print the address on standard output once it can be reached."""
    logs.begin(settings.log_format)
    sys.setswitchinterval(SWITCH)
    sock = listen(settings)
    room = room_for(settings.connections)
    if room < settings.connections:
        logging.warning("the system allows %d connections at once, not %d", room, settings.connections)
        settings = replace(settings, connections=room)
    with sock:
        asyncio.run(_serve(settings, sock, browser))


async def _serve(settings: Settings, sock: socket.socket, browser: bool) -> None:
    # A database that cannot be used is an error of the command, not of its first request.
    store = open_store(settings.database_url())
    app = make_app(settings, store)
    await app.state.begin()
    await asyncio.sleep(0)  # whoever has ended it meanwhile is heard before anything is served
    if store.registry is not None:
        settle_in()  # a process that already plays tables must not be silent for so long
    config = uvicorn.Config(
        app,
        log_config=None,  # its lines go where ours go
        access_log=False,
        server_header=False,
        http=HttpEntrance,
        ws="none",  # the entrance makes its own
        backlog=BACKLOG,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=3,
    )
    server = GatedServer(config)
    server.drain = app.state.drain
    port = sock.getsockname()[1]  # read while it is open: somebody may end the server before it has started
    running = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started and not server.should_exit:
        here = f"{'[::1]' if ':' in settings.host else '127.0.0.1'}:{port}"
        print(f"Pioche: http://{here}/", flush=True)
        if store.registry is None:
            settle_in()
        for line in greeting(settings, here):
            print(line, flush=True)
        if browser:
            webbrowser.open(f"http://{here}/")
    await running

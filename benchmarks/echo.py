"""A bare echo server of the same stack: one message in, a short answer and four messages out."""

from __future__ import annotations

import asyncio
import socket as net
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

SIZE = int(sys.argv[1])
groups: dict[str, list[WebSocket]] = defaultdict(list)
FILLING = "x" * SIZE


async def echo(socket: WebSocket) -> None:
    """Everybody at the table gets a message of the usual size; it begins with what was sent."""
    await socket.accept()
    group = groups[socket.path_params["code"]]
    group.append(socket)
    try:
        while True:
            text = await socket.receive_text()
            await socket.send({"type": "websocket.send", "bytes": None, "text": '{"type":"ack"}'})
            told = f"{text} {FILLING}"
            for other in group:
                await other.send({"type": "websocket.send", "bytes": None, "text": told})
    except WebSocketDisconnect:
        group.remove(socket)


async def main() -> None:
    """Serve on a free port and say which."""
    listening = net.socket(net.AF_INET, net.SOCK_STREAM, net.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)
    app = Starlette(routes=[WebSocketRoute("/ws/{code}", echo)])
    config = uvicorn.Config(
        app,
        log_level="error",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.02)
    print(listening.getsockname()[1], flush=True)
    await running


if __name__ == "__main__":
    asyncio.run(main())

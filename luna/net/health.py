"""Health and counters of a public relay over HTTP, on a private port.

GET /health     200 "ok", or 503 "draining" while the relay waits for its balancer to look elsewhere
GET /metrics    the counters in the Prometheus text format
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection
from typing import Final

from luna.net.logstore import LogStore, split

_LONGEST: Final = 4096  # bytes of a request
_PATIENCE: Final = 5.0  # seconds for a request


class Counted:
    """A `LogStore` that counts what another one stores."""

    def __init__(self, store: LogStore) -> None:
        self._store = store
        self.prompt = store.prompt
        self.batches = self.records = self.bytes = self.refused = 0
        self.seconds = 0.0

    def write(self, entries: bytes) -> Collection[bytes]:
        begin = time.perf_counter()
        refused = self._store.write(entries)
        self.seconds += time.perf_counter() - begin
        self.batches += 1
        self.records += len(split(entries) or ())
        self.bytes += len(entries)
        self.refused += len(refused)
        return refused

    def close(self) -> None:
        self._store.close()


def metrics(counters: dict[str, float], gauges: dict[str, float]) -> str:
    """The counters in the Prometheus text format."""
    lines = []
    for kind, values in (("counter", counters), ("gauge", gauges)):
        for name, value in values.items():
            lines += [f"# TYPE luna_relay_{name} {kind}", f"luna_relay_{name} {value:g}"]
    return "\n".join([*lines, ""])


async def serve(host: str, port: int, well: Callable[[], bool], told: Callable[[], str]) -> asyncio.Server:
    """Serve until the server is closed. `OSError` when the port is taken."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            question = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _PATIENCE)
            path = question.split(b" ", 2)[1:2]
            if path == [b"/health"]:
                status, text = ("200 OK", "ok\n") if well() else ("503 Service Unavailable", "draining\n")
            elif path == [b"/metrics"]:
                status, text = "200 OK", told()
            else:
                status, text = "404 Not Found", "/health and /metrics are here\n"
            body = text.encode()
            head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {len(body)}\r\n"
            writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
            await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, host, port, limit=_LONGEST)

"""A public relay: with a certificate or behind a balancer, with health, counters and a drain before it ends.

With a Redis server it is part of a fleet: it has a router in front, and its tables may move to other relays.

    GET /health     200 "ok", or 503 "draining" while the relay waits for its balancer to look elsewhere
    GET /metrics    the counters in the Prometheus text format
    PROXY TCP4 203.0.113.9 192.0.2.1 51234 7786\\r\\n     the line in which a TCP balancer names the client

The PROXY line (version 1) is accepted from trusted addresses only; other connections are cut, because they could claim
any address.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar, cast

from typing_extensions import override

from luna.net.fleet import Directory, Fleet
from luna.net.limits import Limits
from luna.net.logstore import LogStore, split
from luna.net.server import Server

if TYPE_CHECKING:
    from luna.net.redis_store import Promise, RedisStore  # an optional package

_ASKING: Final = 4  # threads
T = TypeVar("T")
_LONGEST_REQUEST: Final = 4096  # bytes of a request
_REQUEST_SECONDS: Final = 5.0  # seconds for a request
_LONGEST: Final = 107  # bytes of the line
_PATIENCE: Final = 5.0  # seconds until the line is complete
_PIECE: Final = 1 << 14


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


def prometheus_text(counters: dict[str, float], gauges: dict[str, float]) -> str:
    """The counters in the Prometheus text format."""
    lines = []
    for kind, values in (("counter", counters), ("gauge", gauges)):
        for name, value in values.items():
            lines += [f"# TYPE luna_relay_{name} {kind}", f"luna_relay_{name} {value:g}"]
    return "\n".join([*lines, ""])


async def serve_health(host: str, port: int, well: Callable[[], bool], told: Callable[[], str]) -> asyncio.Server:
    """Serve until the server is closed. `OSError` when the port is taken."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            question = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _REQUEST_SECONDS)
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

    return await asyncio.start_server(answer, host, port, limit=_LONGEST_REQUEST)


class ProxyProtocol(asyncio.Protocol):
    """A connection until its first line; then a socket for the client's address takes over."""

    def __init__(self, trusted: Collection[str], accept: Callable[[str], asyncio.BufferedProtocol]) -> None:
        self._trusted, self._accept = trusted, accept
        self._line = b""

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        if not peer or str(peer[0]).removeprefix("::ffff:") not in self._trusted:
            self._transport.abort()
        self._late = asyncio.get_running_loop().call_later(_PATIENCE, self._transport.abort)

    @override
    def connection_lost(self, error: Exception | None) -> None:
        self._late.cancel()

    @override
    def data_received(self, data: bytes) -> None:
        self._line += data
        line, ended, rest = self._line.partition(b"\r\n")
        client = proxied_address(line) if ended else None
        if client is not None:
            self._late.cancel()
            socket = self._accept(client)
            self._transport.set_protocol(socket)
            socket.connection_made(self._transport)
            for at in range(0, len(rest), _PIECE):
                piece = rest[at : at + _PIECE]
                memoryview(socket.get_buffer(len(piece)))[: len(piece)] = piece
                socket.buffer_updated(len(piece))
        elif ended or len(self._line) > _LONGEST:
            self._transport.abort()


def proxied_address(line: bytes) -> str | None:
    """The client's address in a header line; None when it is malformed."""
    parts = line.decode("latin-1").split(" ")
    if len(line) > _LONGEST or len(parts) != 6 or parts[0] != "PROXY" or parts[1] not in ("TCP4", "TCP6"):
        return None
    if not (parts[4].isdecimal() and parts[5].isdecimal()):
        return None
    try:
        versions = {ipaddress.ip_address(part).version for part in parts[2:4]}
    except ValueError:
        return None
    return parts[2] if versions == {int(parts[1][-1])} else None


class PublicServer(Server):
    """A server for a public relay."""

    def __init__(
        self,
        folder: Path,
        *,
        limits: Limits | None = None,
        redis: RedisStore | None = None,
        proxies: Collection[str] = (),
        status: tuple[str, int] | None = None,
        drain: float = 0.0,
    ) -> None:
        """`proxies`: the only allowed addresses. `status`: where health is served. `drain`: seconds after `stop`."""
        self.promise: Promise | None = None
        if redis is not None:
            self.promise = redis.promise()
            redis.renew()
        super().__init__(folder, limits=limits, store=redis)
        self.counted = Counted(self.store)
        self.store: LogStore = self.counted
        self.draining = False
        self._redis, self._proxies, self._status, self._seconds = redis, proxies, status, drain
        self._health: asyncio.Server | None = None
        self._asking = ThreadPoolExecutor(_ASKING, "luna-directory")
        if self.promise is not None:
            self.front = Fleet(self.relay, self._ask, self.promise.whole)

    @override
    def accept(self) -> asyncio.BaseProtocol:
        if self._proxies:
            return ProxyProtocol(self._proxies, self.spoken)
        return super().accept()

    @override
    async def start(self, host: str, port: int) -> int:
        if self._status is not None:
            self._health = await serve_health(*self._status, lambda: not self.draining, self.metrics)
        return await super().start(host, port)

    @override
    def stop(self) -> None:
        """Drain, then stop. A second call, or a failed relay, stops at once."""
        if self.draining or self.relay.failed or not self._seconds:
            self._leave()
        else:
            self.draining = True
            self._loop.call_later(self._seconds, self._leave)

    def metrics(self) -> str:
        """The counters in the Prometheus text format."""
        relay, kept = self.relay, self.counted
        counters = {
            "records_total": kept.records,
            "batches_total": kept.batches,
            "bytes_total": kept.bytes,
            "refused_tables_total": kept.refused,
            "store_seconds_total": kept.seconds,
        }
        gauges = {"links": len(relay.links), "tables": len(relay.tables), "rooms": len(relay.rooms)}
        return prometheus_text(counters, {**gauges, "draining": int(self.draining)})

    def _leave(self) -> None:
        """Give up the lease; the clients reconnect to other relays."""
        if self._redis is not None:
            left = self._asking.submit(self._redis.leave)
            left.add_done_callback(lambda _: self._loop.call_soon_threadsafe(super(PublicServer, self).stop))
        else:
            super().stop()
        if self._health is not None:
            self._health.close()

    def _ask(self, question: Callable[[Directory], T], then: Callable[[T | OSError], None]) -> None:
        assert self._redis is not None
        loop = asyncio.get_running_loop()

        def answered(asked: Future[T]) -> None:
            error = asked.exception()
            then(OSError(str(error)) if error is not None else asked.result())
            self.flush()

        asked = self._asking.submit(question, self._redis)
        asked.add_done_callback(lambda asked: loop.call_soon_threadsafe(answered, asked))

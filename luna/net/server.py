"""The relay on real sockets and a real disk: one event loop, and one thread that waits for the disk.

Everything that arrives in one turn of the loop becomes one batch. While the disk works, the next batch gathers; under
load a little longer. After a silence the loop itself writes and syncs, which is quicker than a thread switch.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import signal
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar, cast

from typing_extensions import override

from luna.log.encoding import Malformed
from luna.log.files import DISK, Disk
from luna.net import fields
from luna.net.addresses import BACKLOG, EVERYWHERE, everywhere, most_connections
from luna.net.certificates import Credentials
from luna.net.limits import Limits, Quota
from luna.net.logstore import LogStore
from luna.net.proof import Front, Prover
from luna.net.relay import Relay
from luna.net.requests import Requests
from luna.net.rooms import Link
from luna.net.store import Store
from luna.net.tls import BUSY, Secured, Tls, plain_answer

_ARRIVED: Final = 64 << 10  # bytes taken from a connection at once
_GATHERING: Final = 0.003  # seconds between two large batches: at a thousand tables the syncs take half a core
_YOUNG: Final = 20_000  # objects between two runs of the garbage collector
_HEARD_OUT: Final = 0.5  # seconds for a client that is turned away
_MOST_HELD: Final = 64  # such clients at once; others are cut immediately
_SILENCE: Final = 0.001  # seconds without a record, after which the loop itself writes and syncs
T = TypeVar("T")


class ServerSocket(asyncio.BufferedProtocol, asyncio.Protocol):
    """One TCP connection of the relay: received bytes become frames; frames are sent as long as the client reads."""

    def __init__(self, server: Server, address: str = "") -> None:
        """`address`: of the client, when a proxy names it."""
        self._server = server
        self._frames = fields.Frames(fields.SMALL)
        self.link = Link(address, server.relay.limits, server.binding)
        self._turned_away = False
        self.held = False
        """Whether the client is turned away and its first bytes are still awaited."""

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        if len(self._server.sockets) >= self._server.most:
            self._turn_away(0)  # at once: there is no file descriptor left for a farewell
            return
        self.transport.set_write_buffer_limits(high=self._server.relay.limits.unread)
        peer = transport.get_extra_info("peername")
        self.link.address = self.link.address or (str(peer[0]) if peer else "")
        self._server.sockets[self.link] = self
        self._server.relay.connected(self.link)
        if self.link not in self._server.relay.links and isinstance(transport, Secured):
            self._turn_away(_HEARD_OUT if self._server.held < _MOST_HELD else 0)
        self._server.flush()

    @override
    def get_buffer(self, sizehint: int) -> memoryview:
        """The one buffer for all connections, which is emptied at once."""
        return self._server.arrived

    @override
    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._server.arrived[:nbytes]))

    @override
    def data_received(self, data: bytes) -> None:
        relay = self._server.relay
        self._frames.most = self.link.most
        try:
            for body in self._frames.feed(data):
                if self.link not in relay.links:
                    break  # dismissed: the rest is ignored
                self._server.front.received(self.link, body)
                self._frames.most = self.link.most
                self._server.flush()  # after each frame, so that the answers to a thousand requests do not pile up
        except Malformed:
            relay.refuse(self.link, "malformed")
            self._server.flush()

    @override
    def connection_lost(self, error: Exception | None) -> None:
        self._server.held -= self.held
        self._server.sockets.pop(self.link, None)
        self._server.relay.gone(self.link)
        self._server.flush()

    def close(self) -> None:
        """Close the connection when the client has read the last frames; after `farewell` seconds it is aborted."""
        if not (self._turned_away or self.transport.is_closing()):
            self.transport.close()
            loop = asyncio.get_running_loop()
            loop.call_later(self._server.relay.limits.farewell, self.transport.abort)

    def _turn_away(self, wait: float) -> None:
        """Refuse a client before any work for TLS."""
        self._turned_away = True
        if isinstance(self.transport, Secured):
            self.held = bool(wait)
            self._server.held += self.held
            self.transport.turn_away(BUSY, wait)
        else:
            self.transport.abort()

    def send(self, frame: bytes) -> None:
        """Send a frame; a client too far behind is cut, and returns for pages at its own pace."""
        if self.transport.get_write_buffer_size() > self._server.relay.limits.unread:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.transport.write(frame)


class Server:
    """A relay that listens. `start`, then `wait` until `stop`."""

    def __init__(
        self, folder: Path, *, limits: Limits | None = None, disk: Disk = DISK, store: LogStore | None = None
    ) -> None:
        """`folder`: of the store's file, unless there is another store."""
        self.relay = Relay(time.monotonic, secrets.token_bytes, limits)
        self.front: Front = Requests(self.relay)
        self.damaged = False
        self._file: Store | None = None
        if store is None:
            store, tables, self.damaged = Store.open(folder, disk)
            self._file = store
            self.relay.load(tables)
        self.store = store
        self.binding = b""  # the fingerprint of the certificate that clients see
        self._tls: Credentials | None = None
        self._handshakes = Quota(self.relay.limits.handshakes, self.relay.limits.handshakes_burst)
        self._wrapped = Quota(self.relay.limits.wrapped, self.relay.limits.wrapped_burst)
        self.sockets: dict[Link, ServerSocket] = {}
        self.held = 0
        """The number of clients that are turned away and whose first bytes are still awaited."""
        self.arrived = memoryview(bytearray(_ARRIVED))
        self.trouble: OSError | None = None
        self.most = most_connections()
        self._disk = ThreadPoolExecutor(1, "luna-disk")
        self._proving = ThreadPoolExecutor(1, "luna-proofs")
        self._writing = False  # or just about to
        self._written_at = 0.0
        self._many = False  # records in the last group
        self._server: asyncio.Server | None = None
        self._stopped = asyncio.Event()
        self._pulse: asyncio.Task[None] | None = None

    def secure(self, credentials: Credentials) -> None:
        """Speak TLS with this certificate. Call it before `start`."""
        self._tls, self.binding = credentials, credentials.fingerprint
        self.front = Prover(self.front, self.relay, self.binding, self._work)

    async def start(self, host: str, port: int) -> int:
        """Listen there. Returns the port, a free one for port 0. `OSError` when it is taken."""
        self._loop = asyncio.get_running_loop()
        self._pulse = self._loop.create_task(self._tick())
        return await self.listen(host, port)

    async def listen(self, host: str, port: int) -> int:
        """Listen there instead; connections stay. Returns the port. After `OSError` no new client can connect."""
        if self._server is not None:
            self._server.close()
        if host == EVERYWHERE:
            own = everywhere(port)
            self._server = await self._loop.create_server(self.accept, sock=own, backlog=BACKLOG)
        else:
            self._server = await self._loop.create_server(self.accept, host, port, backlog=BACKLOG)
        return int(self._server.sockets[0].getsockname()[1])

    def accept(self) -> asyncio.BaseProtocol:
        """The protocol of a new connection."""
        return self.spoken()

    def spoken(self, address: str = "") -> asyncio.BufferedProtocol:
        """The protocol of a connection: frames, inside TLS if the relay has a certificate."""
        socket = ServerSocket(self, address)
        if self._tls is None:
            return socket

        def first(data: bytes) -> bytes | None:
            many = not self._handshakes.take(socket.link.address, self.relay.now())
            return BUSY if many else plain_answer(data)

        def wrapped(size: int) -> bool:
            return self._wrapped.take(socket.link.address, self.relay.now(), size)

        return Secured(socket, Tls(self._tls.context), first, wrapped=wrapped, buffer=self.arrived)

    async def wait(self) -> None:
        """Wait until it is stopped or the disk fails; then `trouble` has the error."""
        assert self._server is not None and self._pulse is not None
        try:
            await self._stopped.wait()
        finally:
            self._pulse.cancel()
            self._server.close()
            for socket in list(self.sockets.values()):
                socket.transport.close()
            self._disk.shutdown()
            self._proving.shutdown(cancel_futures=True)
            self.store.close()

    def stop(self) -> None:
        """Stop. The batch on its way still reaches the disk."""
        self._stopped.set()

    def flush(self) -> None:
        """Send the relay's frames, and start a batch if one is due."""
        for link, frame in self.relay.take():
            socket = self.sockets.get(link)
            if socket is None:
                continue
            if frame is None:
                socket.close()
            else:
                socket.send(frame)
        if not self._writing and self.relay.commit.unsynced and not self._stopped.is_set():
            self._writing = True
            # after all connections had their turn; under load a little later
            self._loop.call_at(self._written_at + _GATHERING if self._many else 0, self._write)

    def _work(self, do: Callable[[], T], then: Callable[[T], None]) -> None:
        """Run a slow function beside the loop."""

        def done(worked: Future[T]) -> None:
            if not self._stopped.is_set():
                then(worked.result())
                self.flush()

        worked = self._proving.submit(do)
        worked.add_done_callback(lambda worked: self._loop.call_soon_threadsafe(done, worked))

    def _write(self) -> None:
        """Make a batch durable."""
        if self._stopped.is_set():
            return
        self._many = len(self.relay.commit.batch) > 1
        batch = self.relay.commit.begin()
        if self.store.prompt and self._loop.time() - self._written_at > _SILENCE:
            written: Future[Collection[bytes]] = Future()  # two thread switches cost as much as the disk
            try:
                written.set_result(self.store.write(batch))
            except OSError as error:
                written.set_exception(error)
            self._written(written)
        else:
            written = self._disk.submit(self.store.write, batch)
            written.add_done_callback(lambda written: self._loop.call_soon_threadsafe(self._written, written))

    def _written(self, written: Future[Collection[bytes]]) -> None:
        """The batch is on disk: broadcast it and start the next one."""
        self._writing, self._written_at = False, self._loop.time()
        try:
            self.relay.synced(written.result())
        except OSError as error:
            self.trouble = error
            self.relay.disk_failed()
            self.stop()
        except BaseException:
            self.stop()  # no relay is better than a silent one
            raise
        if self._file is not None and self._file.swollen:
            self._file.compact(self.relay.shelf.durable(self.relay.tables))
        self.flush()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            self.front.tick()
            self.flush()


def serve(server: Server, host: str, port: int, told: Callable[[int], None]) -> OSError | None:
    """Run a relay in this thread until it is interrupted; `told` gets the port. Returns the error of a failed disk."""

    gc.set_threshold(_YOUNG)  # the objects have no cycles, and a full collection at thousands of tables takes 50 ms

    async def run() -> OSError | None:
        with contextlib.suppress(NotImplementedError, RuntimeError):  # Windows, or not the main thread
            # Also where the parent process ignores Ctrl-C.
            for number in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, server.stop)
        told(await server.start(host, port))
        await server.wait()
        return server.trouble

    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(run())
    return None

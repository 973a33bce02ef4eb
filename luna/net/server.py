"""The relay on real sockets and a real disk: one event loop, one thread that waits for the disk."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

from luna.log.files import DISK, Disk
from luna.net import wire
from luna.net.limits import Limits
from luna.net.relay import Relay
from luna.net.rooms import Link
from luna.net.store import Store


class _Socket(asyncio.Protocol):
    """One connection: bytes in, frames to the relay; frames out, as long as the other side reads them."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._frames = wire.Frames(wire.SMALL)
        self.link = Link("", server.relay.limits)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(high=self._server.relay.limits.unread)
        peer = transport.get_extra_info("peername")
        self.link.address = str(peer[0]) if peer else ""
        self._server.sockets[self.link] = self
        self._server.relay.connected(self.link)
        self._server.flush()

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        relay = self._server.relay
        self._frames.most = self.link.most
        try:
            for body in self._frames.feed(data):
                relay.received(self.link, body)
                self._frames.most = self.link.most
                self._server.flush()  # after each: what a thousand questions ask for must not gather here
        except wire.Malformed:
            relay.refuse(self.link, "malformed")
            self._server.flush()

    def connection_lost(self, error: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._server.sockets.pop(self.link, None)
        self._server.relay.gone(self.link)
        self._server.flush()

    def close(self) -> None:
        """When it has read what was said; but nobody waits long for that."""
        if not self.transport.is_closing():
            self.transport.close()
            loop = asyncio.get_running_loop()
            loop.call_later(self._server.relay.limits.farewell, self.transport.abort)

    def send(self, frame: bytes) -> None:
        """As much as the other side may be behind; then it is cut, and comes back for pages at its own pace."""
        if self.transport.get_write_buffer_size() > self._server.relay.limits.unread:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.transport.write(frame)


class Server:
    """A relay that listens. `start`, then `wait` until `stop`."""

    def __init__(self, folder: Path, *, limits: Limits | None = None, disk: Disk = DISK) -> None:
        self.store, tables, self.damaged = Store.open(folder, disk)
        self.relay = Relay(time.monotonic, secrets.token_bytes, limits)
        self.relay.load(tables)
        self.sockets: dict[Link, _Socket] = {}
        self.trouble: OSError | None = None
        self._server: asyncio.Server | None = None
        self._stopped = asyncio.Event()
        self._sync: asyncio.Task[None] | None = None
        self._pulse: asyncio.Task[None] | None = None

    async def start(self, host: str, port: int) -> int:
        """Listen there; the port, which was chosen when 0 was asked for. `OSError` when it is taken."""
        self._pulse = asyncio.get_running_loop().create_task(self._tick())
        return await self.listen(host, port)

    async def listen(self, host: str, port: int) -> int:
        """Listen there instead; who is connected stays so. The port, or `OSError`, and then nobody new gets in."""
        if self._server is not None:
            self._server.close()
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: _Socket(self), host, port, backlog=1024)
        return int(self._server.sockets[0].getsockname()[1])

    async def wait(self) -> None:
        """Until somebody stops it, or the disk fails (then `trouble` says how)."""
        assert self._server is not None and self._pulse is not None
        try:
            await self._stopped.wait()
        finally:
            self._pulse.cancel()
            self._server.close()
            for socket in list(self.sockets.values()):
                socket.transport.close()
            if self._sync is not None:
                await self._sync
            self.store.close()

    def stop(self) -> None:
        """No more from now on. What is on its way to the disk still gets there."""
        self._stopped.set()

    def flush(self) -> None:
        """Send what the relay wants sent, and see to what it wants kept."""
        for link, frame in self.relay.take():
            socket = self.sockets.get(link)
            if socket is None:
                continue
            if frame is None:
                socket.close()
            else:
                socket.send(frame)
        if self.relay.unsynced and self._sync is None and not self.relay.failed:
            self._sync = asyncio.get_running_loop().create_task(self._make_durable())

    async def _make_durable(self) -> None:
        """Batch after batch, as long as there is something: what comes in meanwhile makes the next one."""
        loop = asyncio.get_running_loop()
        try:
            while self.relay.unsynced:
                batch = self.relay.begin_sync()
                await loop.run_in_executor(None, self.store.write, batch)
                self.relay.synced()
                self.flush()
        except OSError as error:
            self.trouble = error
            self.relay.disk_failed()
            self.flush()
            self.stop()
        except BaseException:
            self.stop()  # better no relay than one that is silent
            raise
        finally:
            self._sync = None

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            self.relay.tick()
            self.flush()


def serve(server: Server, host: str, port: int, told: Callable[[int], None]) -> OSError | None:
    """Run a relay in this thread until it is interrupted; `told` hears the port. Why the disk failed, if it did.

    `OSError` when the port cannot be had.
    """

    async def run() -> OSError | None:
        with contextlib.suppress(NotImplementedError, RuntimeError):  # Windows, or not the main thread
            # Also where the program that started this one lets it ignore Ctrl-C.
            for number in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, server.stop)
        told(await server.start(host, port))
        await server.wait()
        return server.trouble

    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(run())
    return None

"""The connection of a `Remote`: a thread that connects, listens and reconnects after a cut."""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import ssl
import threading
import time
from collections.abc import Callable
from typing import Final, Protocol, cast

from typing_extensions import override

from luna.log.encoding import Malformed
from luna.log.frames import MAX_BYTES
from luna.net import certificates, fields, tls
from luna.net.fields import QUICK
from luna.net.tls import Tls

_FIRST_WAIT: Final = 0.2  # seconds until the next try, doubled up to the longest
_LONGEST_WAIT: Final = 5.0
_LASTED: Final = 5.0  # seconds of a connection after which the waits begin anew
_LOOK: Final = float(QUICK)  # seconds between two looks at the pulse
_UNREAD: Final = 2 * MAX_BYTES  # bytes that a relay may leave unread: more than the longest log
_DOUBTED: Final = 30.0  # seconds
CONNECTING: Final = 4.0  # seconds a try may take
_ANSWER: Final = 10.0  # seconds until a heartbeat must be answered


class Waits:
    """Exponential back-off with jitter: seconds until the next try."""

    def __init__(self, chance: Callable[[float, float], float] = random.uniform, most: float = _LONGEST_WAIT) -> None:
        """`chance`: a random number between two bounds. `most`: the longest wait."""
        self._chance, self._most = chance, most
        self._longest = _FIRST_WAIT

    def next(self, lasted: float = 0.0) -> float:
        """Seconds to wait after a connection of `lasted` seconds. A connection that was cut at once counts as none."""
        if lasted >= _LASTED:
            self._longest = _FIRST_WAIT
        longest, self._longest = self._longest, min(2 * self._longest, self._most)
        return self._chance(longest / 2, longest)


class Heartbeats:
    """The heartbeats of one connection. All times are seconds of one clock."""

    def __init__(self, now: float) -> None:
        self._said = now
        self._asked: float | None = None  # when the first unanswered heartbeat was sent

    def heard(self) -> None:
        """A frame has arrived."""
        self._asked = None

    def due(self, now: float, rest: float) -> bool:
        """Whether to send a heartbeat now, `rest` seconds after the last."""
        if now - self._said < rest:
            return False
        self._said = now
        if self._asked is None:
            self._asked = now
        return True

    def dead(self, now: float) -> bool:
        """Whether an answer is overdue."""
        return self._asked is not None and now - self._asked > _ANSWER


class Route:
    """The relay to connect to, and the way back to the last one that was good."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.home = host, port
        """Where to return: the relay that seated this client last, or the first one."""
        self.redirected: tuple[str, int] | None = None
        """The relay that the present one has named."""
        self._doubted: dict[tuple[str, int], float] = {}  # relays that proved nothing, and since when

    @property
    def target(self) -> tuple[str, int]:
        """The place to connect to."""
        return self.redirected or (self.host, self.port)

    def lead_to(self, host: str, port: int) -> None:
        """Another relay has the table."""
        self.host, self.port, self.redirected = host, port, None

    def doubt(self) -> None:
        """The relay has not proved that it has the table: return to the last good one."""
        here = self.host, self.port
        if here != self.home and not self.redirected:
            self._doubted[here] = time.monotonic()
            self.host, self.port = self.home
        self.redirected = None

    def doubts(self, host: str, port: int) -> bool:
        """Whether the relay at that place has lately failed to prove that it has this table."""
        return time.monotonic() - self._doubted.get((host, port), -math.inf) < _DOUBTED


class Listener(Protocol):
    """The owner of a connection, which receives its frames and events. All calls come from the connection's thread."""

    route: Route
    online: bool
    closed: bool
    """Whether the client has closed for good."""
    settled: threading.Event
    """Set when nobody needs to wait any more for what the connection brings."""

    @property
    def rest(self) -> float:
        """Seconds between two heartbeats."""

    def connected(self, binding: bytes, rooted: bool = False) -> None:
        """The handshake is complete. `binding`: the fingerprint of the server's certificate.

        `rooted`: whether the system's roots vouch for the certificate and the host's name.
        """

    def beat(self) -> None:
        """A heartbeat is due."""

    def lost(self, code: str) -> None:
        """The connection has ended (`cut`), or none could be made (`unreachable`, `busy`)."""

    def strange(self, code: str = "nonsense") -> None:
        """The server at that port is not a relay of this protocol."""

    def received(self, body: bytes) -> None:
        """A frame has arrived."""


class _ClientSocket(asyncio.Protocol):
    """One TLS connection of a client."""

    def __init__(self, connection: SocketConnection, host: str) -> None:
        """`host`: the host to dial."""
        self._connection = connection
        self._frames = fields.Frames(fields.HUGE)
        self.heard = False
        """Whether the server has sent anything."""
        self.busy = False
        """Whether the server refuses new clients at present."""
        self.ended = asyncio.get_running_loop().create_future()
        self.tls, self.rooted = Tls(certificates.client_context(host), host), certificates.by_roots(host)

    def layer(self) -> tls.Secured:
        """The TLS layer below this protocol."""
        return tls.Secured(self, self.tls, self._first, self._connection.secured, self._failed)

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def _first(self, data: bytes) -> bytes | None:
        strange = tls.server_kind(data)
        self.busy = strange == "busy"
        if strange and not self.busy:
            self._connection.remote.strange(strange)
        return b"" if strange else None

    def _failed(self, error: ssl.SSLError) -> None:
        """The handshake failed; after the handshake, damaged bytes count as a cut."""
        if not self.tls.secured:
            rooted = isinstance(error, ssl.SSLCertVerificationError)
            self._connection.remote.strange("certificate" if rooted else "nonsense")

    @override
    def data_received(self, data: bytes) -> None:
        self.heard = True
        self._connection.heard()
        try:
            for body in self._frames.feed(data):
                self._connection.remote.received(body)
        except Malformed:
            if not self._connection.remote.online:
                self._connection.remote.strange()
            self.transport.abort()

    @override
    def connection_lost(self, error: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(None)


class SocketConnection:
    """The frames of a `Remote` over TLS, with its own thread and event loop."""

    encrypted = True
    """Whether nobody in between can have written its frames. Tests use an unencrypted connection."""

    def __init__(self, remote: Listener, most: float = _LONGEST_WAIT) -> None:
        """`most`: seconds between two tries, at most."""
        self.remote, self._most = remote, most
        self._pulse = Heartbeats(0.0)
        self._last_heard = 0.0
        self._loop = asyncio.new_event_loop()
        self._socket: _ClientSocket | None = None
        self._thread = threading.Thread(target=self._run, name="luna-net", daemon=True)

    def start(self) -> None:
        """Connect in the background."""
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether frames may still arrive; False once it is closed or refused for good."""
        return self._thread.is_alive()

    def ask(self, do: Callable[[], None]) -> None:
        """Run a callback in the connection's thread, between two frames. Callable from any thread."""
        with contextlib.suppress(RuntimeError):  # it has ended already
            self._loop.call_soon_threadsafe(do)

    def send(self, frame: bytes) -> None:
        """Send a frame, from the connection's thread. Without a connection the frame is dropped."""
        if self._socket is None or self._socket.transport.is_closing():
            return
        if self._socket.transport.get_write_buffer_size() > _UNREAD:  # the relay asks without end, and does not read
            self._socket.transport.abort()
        else:
            self._socket.transport.write(frame)

    def cut(self) -> None:
        """Cut this connection; the next one follows automatically. Callable from any thread."""

        def cut() -> None:
            if self._socket is not None:
                self._socket.transport.abort()

        self.ask(cut)

    def close(self) -> None:
        """Close for good and join the thread. Callable from any other thread."""

        def hang_up() -> None:
            if self._socket is not None:
                self._socket.transport.close()
            else:
                self._staying.cancel()

        self.ask(hang_up)
        self._thread.join()

    def heard(self) -> None:
        """Note that bytes have arrived."""
        self._last_heard = self._loop.time()
        self._pulse.heard()

    def secured(self) -> None:
        """The handshake is complete."""
        assert self._socket is not None
        self.remote.connected(self._socket.tls.fingerprint, self._socket.rooted)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._staying = self._loop.create_task(self._stay())
        try:
            with contextlib.suppress(asyncio.CancelledError):
                self._loop.run_until_complete(self._staying)
        finally:
            self.remote.settled.set()
            self._loop.close()

    async def _stay(self) -> None:
        """Connect, and reconnect after every cut, until the client is closed or refused for good."""
        waits = Waits(most=self._most)
        while not self.remote.closed:
            host, port = self.remote.route.target
            try:
                socket = _ClientSocket(self, host)
                connecting = self._loop.create_connection(socket.layer, host, port)
                _, layer = await asyncio.wait_for(connecting, CONNECTING)
            except (OSError, TimeoutError, ValueError):  # the last: no name of a machine is written like this
                self.remote.lost("unreachable")
                await self._pause(waits.next())
                continue
            since = self._loop.time()
            self._socket = socket
            self.heard()
            layer.begin()
            await self._listen(socket)
            lasted = self._loop.time() - since if self.remote.online else 0.0
            self._socket = None
            self.remote.lost("busy" if socket.busy else "cut" if socket.heard else "unreachable")
            await self._pause(waits.next(lasted))

    async def _listen(self, socket: _ClientSocket) -> None:
        """Listen until the server falls silent: it has to greet at once and then answer heartbeats."""
        self._pulse = Heartbeats(self._loop.time())
        while not self.remote.closed:
            done, _ = await asyncio.wait([socket.ended], timeout=_LOOK)
            if done:
                return
            now = self._loop.time()
            if self._pulse.dead(now) or (not socket.heard and now - self._last_heard > CONNECTING):
                socket.transport.abort()
                return
            if self._pulse.due(now, self.remote.rest - _LOOK / 2):
                self.remote.beat()
        socket.transport.close()

    async def _pause(self, seconds: float) -> None:
        end = self._loop.time() + seconds
        while not self.remote.closed and self._loop.time() < end:
            await asyncio.sleep(0.05)

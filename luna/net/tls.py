"""TLS: one end of a session without a socket, and a layer between a connection and a protocol of plain bytes.

    end = Tls(credentials.context)                # the relay's; Tls(client_context(host), host) is the client's
    plain = end.feed(received); end.seal(plain bytes to send); bytes for the socket: end.take()

Only TLS 1.3 is accepted: both ends are this program, and less code can go wrong. Relay and client differ in how they
answer a peer without TLS: see `plain_answer` and `server_kind`.
"""

import asyncio
import ssl
from collections.abc import Callable
from typing import Any, Final, cast

from typing_extensions import override

from luna import __version__
from luna.log.encoding import Malformed
from luna.net import wire
from luna.net.certificates import fingerprint

_PIECE: Final = 1 << 16
_HANDSHAKE: Final = 22  # first byte of a TLS client
_ALERT: Final = 21
_LENGTH: Final = 4  # bytes before a frame
_BUFFER: Final = 1 << 16
BUSY: Final = wire.encode(wire.Refusal("busy", ()))
"""A full relay sends this instead of a TLS handshake, which would cost it more."""


class Tls:
    """One end of a TLS session."""

    def __init__(self, context: ssl.SSLContext, host: str | None = None) -> None:
        """`host`: the dialled host of a client; None for the relay's end."""
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        name = host if context.check_hostname else None  # else a listener on the network could read it
        self._end = context.wrap_bio(self._incoming, self._outgoing, host is None, name)
        self.secured = False
        """Whether the handshake is complete."""
        self.ended = False
        """Whether the other end has closed its side."""

    def feed(self, data: bytes) -> bytes:
        """Decrypt received bytes. `ssl.SSLError` when they are not TLS or the certificate is not trusted."""
        self._incoming.write(data)
        parts = []
        try:
            if not self.secured:
                self._end.do_handshake()
                self.secured = True
            while part := self._end.read(_PIECE):
                parts.append(part)
            self.ended = True
        except ssl.SSLWantReadError:
            pass
        return b"".join(parts)

    def seal(self, data: bytes) -> None:
        """Encrypt bytes, after the handshake."""
        self._end.write(data)

    def take(self) -> bytes:
        """Bytes to send."""
        return self._outgoing.read()

    @property
    def fingerprint(self) -> bytes:
        """The fingerprint of the other end's certificate."""
        return fingerprint(self._end.getpeercert(binary_form=True) or b"")


class Secured(asyncio.Transport, asyncio.BufferedProtocol):
    """A protocol for the connection below, a transport for the protocol above."""

    def __init__(
        self,
        above: asyncio.Protocol,
        end: Tls,
        first: Callable[[bytes], bytes | None],
        secured: Callable[[], None] = lambda: None,
        failed: Callable[[ssl.SSLError], None] = lambda error: None,
        wrapped: Callable[[int], bool] = lambda size: True,
        buffer: memoryview | None = None,
    ) -> None:
        """`first` receives the peer's first bytes: it returns None to continue, or the answer before the cut.

        `wrapped` receives the number of received bytes without content (TLS overhead, key updates) and returns False to
        cut the connection. Incomplete records count too, and are credited later. `buffer` for received bytes may be
        shared, because it is emptied at once.
        """
        super().__init__()
        self._above, self._end = above, end
        self._first, self._secured, self._failed, self._wrapped = first, secured, failed, wrapped
        self._buffer = buffer or memoryview(bytearray(_BUFFER))
        self._begun = False

    # ---- a protocol for the connection

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._below = cast(asyncio.Transport, transport)
        self._above.connection_made(self)

    def begin(self) -> None:
        """Start the handshake, on the client's side."""
        self._take(b"")

    @override
    def get_buffer(self, sizehint: int) -> memoryview:
        return self._buffer

    @override
    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(self._buffer[:nbytes])
        if not self._begun:
            self._begun = True
            said = self._first(data)
            if said is not None:
                self._below.write(said)
                self._below.close()
        if not self._below.is_closing():
            self._take(data)

    @override
    def connection_lost(self, error: Exception | None) -> None:
        self._above.connection_lost(error)

    def turn_away(self, said: bytes, wait: float) -> None:
        """Send an answer in the clear instead of a handshake, and close.

        With `wait`, the peer's first bytes are read before that: some systems discard the answer when bytes arrive at a
        closed connection.
        """

        def say() -> None:
            if not self._below.is_closing():
                self._below.write(said)
                self._below.close()

        if not wait:
            say()
        else:
            self._first = lambda data: said
            asyncio.get_running_loop().call_later(wait, say)

    def _take(self, data: bytes) -> None:
        before = self._end.secured
        try:
            plain = self._end.feed(data)
        except ssl.SSLError as error:
            self._send()  # the TLS alert
            self._below.close()
            self._failed(error)
            return
        self._send()
        if self._end.secured and not before:
            self._secured()
        elif before and not self._wrapped(len(data) - len(plain)):
            self._below.abort()
            return
        if plain:
            self._above.data_received(plain)
        if self._end.ended and not self._below.is_closing():
            self._below.close()  # the other end may wait for that

    def _send(self) -> None:
        data = self._end.take()
        if data and not self._below.is_closing():
            self._below.write(data)

    # ---- a transport for the protocol above

    @override
    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send; dropped before the handshake is complete, when it would be readable by anybody."""
        if self._end.secured and not self._below.is_closing():
            self._end.seal(bytes(data))
            self._send()

    @override
    def close(self) -> None:
        self._below.close()

    @override
    def abort(self) -> None:
        self._below.abort()

    @override
    def is_closing(self) -> bool:
        return self._below.is_closing()

    @override
    def get_write_buffer_size(self) -> int:
        return self._below.get_write_buffer_size()

    @override
    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._below.set_write_buffer_limits(high, low)

    @override
    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._below.get_extra_info(name, default)


def plain_answer(first: bytes) -> bytes | None:
    """The relay's answer to the first bytes: None for TLS, a refusal that an older program understands without it."""
    if first[:1] == bytes((_HANDSHAKE,)):
        return None
    try:
        hello = wire.decode(first[_LENGTH:])
    except Malformed:
        hello = None
    if isinstance(hello, wire.Hello):
        return wire.encode(wire.Refusal("protocol", (__version__, hello.app)))
    return wire.encode(wire.Refusal("malformed", ()))


def server_kind(first: bytes) -> str:
    """The kind of server by its first bytes, which anybody can send: "" for TLS, `busy`, `no-tls` for an older one."""
    if first[0] in (_HANDSHAKE, _ALERT):
        return ""
    if first == BUSY:
        return "busy"
    try:
        older = isinstance(wire.decode(first[_LENGTH:]), wire.Refusal)
    except Malformed:
        older = False
    return "no-tls" if older else "nonsense"

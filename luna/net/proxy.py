"""The PROXY protocol, version 1: a line in which a TCP balancer names the client of a connection.

    PROXY TCP4 203.0.113.9 192.0.2.1 51234 7786\r\n

It is accepted from trusted addresses only; other connections are cut, because they could claim any address.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable, Collection
from typing import Final, cast

from typing_extensions import override

_LONGEST: Final = 107  # bytes of the line
_PATIENCE: Final = 5.0  # seconds until the line is complete
_PIECE: Final = 1 << 14


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
        client = address(line) if ended else None
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


def address(line: bytes) -> str | None:
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

"""Men in the middle between a client and a relay: a listener, and a false relay that forwards."""

import contextlib
import socket
import ssl
import threading
from typing import Protocol

from luna.net import certificates
from luna.net.certificates import Credentials


class _Line(Protocol):
    def recv(self, most: int, /) -> bytes: ...

    def sendall(self, data: bytes, /) -> object: ...

    def close(self) -> object: ...


class Between:
    """Forwards the bytes of each side to the other, and records them.

    With credentials it terminates the client's TLS and connects to the relay as a client: then it records the plain
    bytes.
    """

    def __init__(self, port: int, credentials: Credentials | None = None) -> None:
        """`port`: of the relay."""
        self.heard = b""
        self._relay, self._credentials = port, credentials
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self._threads: list[threading.Thread] = []
        self._lines: list[_Line] = []
        self._begin(self._accept)

    def _begin(self, do: object, *words: object) -> None:
        thread = threading.Thread(target=do, args=words, daemon=True)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                client: socket.socket = self._server.accept()[0]
            except OSError:
                return
            with contextlib.suppress(OSError):
                relay = socket.create_connection(("127.0.0.1", self._relay))
                if self._credentials is not None:
                    client = self._credentials.context.wrap_socket(client, server_side=True)
                    relay = certificates.client_context("127.0.0.1").wrap_socket(relay)
                self._lines += [client, relay]
                self._begin(self._carry, client, relay)
                self._begin(self._carry, relay, client)

    def _carry(self, one: _Line, other: _Line) -> None:
        with contextlib.suppress(OSError, ssl.SSLError, ValueError):
            while data := one.recv(1 << 16):
                self.heard += data
                other.sendall(data)
        for line in (one, other):
            with contextlib.suppress(OSError):
                if isinstance(line, socket.socket):
                    line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Stop forwarding."""
        with contextlib.suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        for line in self._lines:
            with contextlib.suppress(OSError):
                if isinstance(line, socket.socket):
                    line.shutdown(socket.SHUT_RDWR)
                line.close()

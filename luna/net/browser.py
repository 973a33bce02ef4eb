"""Reads the list of open tables at a relay, over its own connection, which ends when the list is read."""

import threading
from collections.abc import Sequence
from typing import Final

from luna.log.encoding import Malformed
from luna.net import wire
from luna.net.connection import Route, SocketConnection
from luna.net.fields import QUICK
from luna.net.identity import Identity
from luna.net.placards import ROWS, Browse, Listed, Row

MOST: Final = 400
"""Maximum number of tables read, however many a relay names."""


class Browser:
    """One reading of the list. It tells the relay only the program's version and which games it can play."""

    rest = QUICK

    def __init__(self, hello: wire.Hello, host: str, port: int, games: Sequence[str], kind: int) -> None:
        self.route = Route(host, port)
        self.online = self.closed = False
        self.settled = threading.Event()
        """Set when the list is read, or cannot be read."""
        self.rows: tuple[Row, ...] = ()
        self.trouble = ""
        """Why the list cannot be read: the code of a refusal."""
        self.proof = b""
        """The fingerprint of the relay's certificate."""
        self._hello, self._games, self._kind = hello, tuple(games), kind
        self._connection = SocketConnection(self)
        self._connection.start()

    def close(self) -> None:
        """Close the connection, without waiting for it."""
        self.closed = True
        self._connection.cut()

    # ---- events of the connection: described in `connection.Listener`

    def connected(self, binding: bytes, rooted: bool = False) -> None:
        self.proof = binding
        self._tell(self._hello)

    def beat(self) -> None:
        self._end("unreachable")  # the list is late

    def lost(self, code: str) -> None:
        if not self.settled.is_set():
            self._end(code)

    def strange(self, code: str = "nonsense") -> None:
        self._end(code)

    def received(self, body: bytes) -> None:
        try:
            message = wire.decode(body)
        except Malformed:
            self._end("nonsense")
            return
        if isinstance(message, wire.Welcome) and not self.online:
            self.online = True
            self._tell(wire.Holder(Identity.new().key))  # of a person without seats
            self._tell(Browse(0, "", self._games, self._kind))
        elif isinstance(message, wire.Refusal):
            self._end(message.code)
        elif isinstance(message, Listed) and self.online:
            self._take(message)

    def _take(self, page: Listed) -> None:
        """Keep a page. The reader leaves a relay that goes back in its list or names unknown games."""
        ends = [(-row.since, row.code) for row in (*self.rows[-1:], *page.rows)]
        if ends != sorted(set(ends)) or any(row.game not in self._games for row in page.rows):
            self._end("nonsense")
            return
        self.rows = (*self.rows, *page.rows)
        if len(page.rows) < ROWS or len(self.rows) >= MOST:
            self._end("")
        else:
            last = page.rows[-1]
            self._tell(Browse(last.since, last.code, self._games, self._kind))

    def _end(self, code: str) -> None:
        if not self.settled.is_set():
            self.trouble = code
            self.settled.set()
        self.close()

    def _tell(self, message: wire.Message) -> None:
        self._connection.send(wire.encode(message))

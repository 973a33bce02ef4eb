"""Who follows which table at a relay, and which of them have grown since the last tick."""

from collections.abc import Mapping

from luna.net import wire
from luna.net.absent import UNKNOWN, Heads
from luna.net.rooms import Link
from luna.net.tables import Audience


class Watchers:
    """The connections that follow tables. They are no clients of a table and hold none in memory."""

    def __init__(self) -> None:
        self._of: dict[bytes, dict[Link, None]] = {}  # by table
        self._grown: set[bytes] = set()

    def __contains__(self, table: bytes) -> bool:
        return table in self._of

    def follow(self, link: Link, table: bytes, length: int) -> None:
        """A connection follows a table and has been told its length."""
        link.watched[table] = length
        self._of.setdefault(table, {})[link] = None

    def leave(self, link: Link) -> None:
        """A connection has ended."""
        for table in list(link.watched):
            self.drop(link, table)

    def drop(self, link: Link, table: bytes) -> None:
        """A connection follows a table no more."""
        del link.watched[table]
        del self._of[table][link]
        if not self._of[table]:
            del self._of[table]

    def grown(self, table: bytes) -> None:
        """A table is longer now, or gone."""
        if table in self._of:
            self._grown.add(table)

    def due(self, tables: Mapping[bytes, Audience]) -> list[tuple[Link, bytes]]:
        """A frame for each connection with all its tables that have changed."""
        news: dict[Link, list[tuple[bytes, int]]] = {}
        for table in self._grown:
            audience = tables.get(table)
            length = audience.hosted.durable if audience is not None else UNKNOWN
            for link in self._of.get(table, ()):
                if link.watched[table] != length:
                    link.watched[table] = length
                    news.setdefault(link, []).append((table, length))
        self._grown.clear()
        return [(link, wire.encode(Heads(tuple(lengths)))) for link, lengths in news.items()]

"""Who follows a table, and what they are told: new records at once, older ones page by page as they ask for them."""

from __future__ import annotations

from collections.abc import Iterator

from luna.net import wire
from luna.net.hosted import Hosted
from luna.net.rooms import Link


class Audience:
    """The connections at one table."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted = hosted
        self.links: dict[Link, None] = {}  # in the order of their coming

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that somebody is there for."""
        return tuple(sorted({seat for link in self.links for seat in link.seats}))

    @property
    def players(self) -> list[Link]:
        """Those with seats."""
        return [link for link in self.links if link.seats]

    @property
    def spectators(self) -> int:
        """How many have none."""
        return len(self.links) - len(self.players)

    def here(self, now: float) -> wire.Here:
        """Who is there, where the durable log ends, and what time it is at the table."""
        hosted = self.hosted
        seq = max(hosted.durable, 0)
        return wire.Here(seq, hosted.chains[seq], self.seats, self.spectators, not hosted.waiting, hosted.time(now))

    def page(self, link: Link) -> wire.Page:
        """What comes behind the last record sent to a link, and up to where the log goes."""
        records = self.hosted.page(link.sent, wire.PAGE)
        page = wire.Page(link.sent + 1, records, max(self.hosted.durable, 0))
        link.sent += len(records)
        link.live = link.sent == page.head
        return page

    def news(self) -> Iterator[tuple[Link, bytes]]:
        """Frames with the new records for all who have the old ones; who is further behind asks for more himself."""
        pages: dict[int, tuple[bytes, int]] = {}  # nearly always one: who has everything has the same
        for link in self.links:
            after = link.sent
            if not link.live or after >= self.hosted.durable:
                continue
            if after not in pages:
                pages[after] = wire.encode(self.page(link)), link.sent
            frame, link.sent = pages[after]
            link.live = link.sent == self.hosted.durable
            yield link, frame

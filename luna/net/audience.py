"""The subscribers of a table: they get new records at once, older ones page by page as they ask for them."""

from __future__ import annotations

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
        """The links of those with seats."""
        return [link for link in self.links if link.seats]

    @property
    def spectators(self) -> int:
        """How many have none."""
        return len(self.links) - len(self.players)

    def here(self, now: float) -> wire.Here:
        """The message that tells who is there, where the durable log ends, and the time of the table."""
        hosted = self.hosted
        seq = max(hosted.durable, 0)
        return wire.Here(seq, hosted.chains[seq], self.seats, self.spectators, not hosted.waiting, hosted.time(now))

    def page(self, after: int) -> wire.Page:
        """What comes behind a record, and up to where the log goes."""
        return wire.Page(after + 1, self.hosted.page(after, wire.PAGE), max(self.hosted.durable, 0))

    def news(self) -> list[tuple[Link, bytes]]:
        """Frames with the new records for all who have the old ones; who is further behind asks for more himself."""
        told: list[tuple[Link, bytes]] = []
        durable, after = self.hosted.durable, -1
        frame, sent = b"", 0
        for link in self.links:
            if link.live and link.sent < durable:
                if link.sent != after:  # nearly always only for the first: who has everything has the same
                    after = link.sent
                    page = self.page(after)
                    frame, sent = wire.encode(page), after + len(page.records)
                link.sent, link.live = sent, sent == durable
                told.append((link, frame))
        return told

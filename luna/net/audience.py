"""The subscribers of a table: new records go to them at once, older ones page by page on request."""

from __future__ import annotations

from luna.log.records import MAX_SEATS
from luna.net import shapes, wire
from luna.net.door import Door
from luna.net.hosted import Hosted
from luna.net.rooms import Link


class Audience:
    """The connections at one table."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted = hosted
        self.links: dict[Link, None] = {}  # in the order of their coming
        self.asking: dict[Link, None] = {}  # who would like to look on, and waits for the host's word
        self._count = MAX_SEATS

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose players are connected."""
        return tuple(sorted({seat for link in self.links for seat in link.seats}))

    @property
    def players(self) -> list[Link]:
        """The connections with seats."""
        return [link for link in self.links if link.seats]

    @property
    def door(self) -> Door:
        """The access rules of the table, set by its host."""
        return self.hosted.door

    @property
    def everybody(self) -> list[Link]:
        """All connections, including clients that wait to be admitted."""
        return [*self.links, *self.asking]

    def meet(self, link: Link) -> None:
        """Number a client. The numbers lie above those of the seats."""
        self._count += not link.person
        link.person = link.person or self._count

    @staticmethod
    def number_of(link: Link) -> int:
        """The number by which the host refers to a client: its first seat, or a number of its own."""
        return min(link.owned, default=link.person)

    def described(self, most: int) -> shapes.People:
        """The people here; those who wait to be admitted come first."""
        people = [*((link, True) for link in self.asking), *((link, False) for link in self.links)]
        return tuple((self.number_of(link), tuple(sorted(link.owned)), link.card, asks) for link, asks in people[:most])

    def of_place(self, place: str) -> int:
        """The number of spectators from one place, admitted or waiting."""
        return sum(link.address == place and not link.seats for link in self.everybody)

    @property
    def spectators(self) -> int:
        """The number of connections without seats."""
        return len(self.links) - len(self.players)

    def here(self, now: float) -> wire.Here:
        """The presence message: connected seats, end of the durable log, time of the table."""
        hosted = self.hosted
        seq = max(hosted.durable, 0)
        return wire.Here(seq, hosted.chains[seq], self.seats, self.spectators, not hosted.waiting, hosted.time(now))

    def page(self, after: int) -> wire.Page:
        """The page behind a record."""
        return wire.Page(after + 1, self.hosted.page(after, shapes.PAGE), max(self.hosted.durable, 0))

    def news(self) -> list[tuple[Link, bytes]]:
        """Frames with the new records for up-to-date connections; one that is behind asks for pages itself."""
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

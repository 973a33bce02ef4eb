"""The subscribers of a table: they get new records at once, older ones page by page as they ask for them."""

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
        """The seats that somebody is there for."""
        return tuple(sorted({seat for link in self.links for seat in link.seats}))

    @property
    def players(self) -> list[Link]:
        """The links of those with seats."""
        return [link for link in self.links if link.seats]

    @property
    def door(self) -> Door:
        """Who may come to the table, as its host has said."""
        return self.hosted.door

    @property
    def everybody(self) -> list[Link]:
        """Also those who have asked to be let in."""
        return [*self.links, *self.asking]

    def meet(self, link: Link) -> None:
        """Number somebody who has come: there is no seat with that number."""
        self._count += not link.person
        link.person = link.person or self._count

    @staticmethod
    def number_of(link: Link) -> int:
        """By what the host speaks of somebody: his first seat, or who has none by a number of his own."""
        return min(link.owned, default=link.person)

    def described(self, most: int) -> shapes.People:
        """The people here, those who ask first."""
        people = [*((link, True) for link in self.asking), *((link, False) for link in self.links)]
        return tuple((self.number_of(link), tuple(sorted(link.owned)), link.card, asks) for link, asks in people[:most])

    def of_place(self, place: str) -> int:
        """How many from one place look on, or would like to."""
        return sum(link.address == place and not link.seats for link in self.everybody)

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
        return wire.Page(after + 1, self.hosted.page(after, shapes.PAGE), max(self.hosted.durable, 0))

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

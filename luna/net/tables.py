"""The tables at a relay: their subscribers, the memory that they use, and their records on the way to the disk."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from luna.log.records import MAX_SEATS
from luna.net import fields, wire
from luna.net.door import Door
from luna.net.hosted import Hosted
from luna.net.limits import Limits
from luna.net.logstore import ID, Kept, entry
from luna.net.rooms import Link
from luna.net.watch_messages import UNKNOWN, Heads, Letter

_ENOUGH: Final = 15 / 16  # of all memory, for new tables; the rest is for tables in play
Promises = list[tuple[Link, wire.Seated]]
"""Seats that become a client's when the batch is durable."""


class Audience:
    """The connections at one table."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted = hosted
        self.links: dict[Link, None] = {}  # in order of arrival
        self.asking: dict[Link, None] = {}  # spectators that wait to be admitted
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
        """The number by which the host refers to a client: its first seat, or another number."""
        return min(link.owned, default=link.person)

    def described(self, most: int) -> fields.People:
        """The people here; those who wait for admission come first."""
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
        return wire.Page(after + 1, self.hosted.page(after, fields.PAGE), max(self.hosted.durable, 0))

    def news(self) -> list[tuple[Link, bytes]]:
        """Frames with the new records for up-to-date connections; one that is behind asks for pages itself."""
        told: list[tuple[Link, bytes]] = []
        durable, after = self.hosted.durable, -1
        frame, sent = b"", 0
        for link in self.links:
            if link.live and link.sent < durable:
                if link.sent != after:  # nearly always for the first only: up-to-date clients lack the same records
                    after = link.sent
                    page = self.page(after)
                    frame, sent = wire.encode(page), after + len(page.records)
                link.sent, link.live = sent, sent == durable
                told.append((link, frame))
        return told


class Weights:
    """The memory of all tables and handovers: in total, and by the place that brought them."""

    def __init__(self) -> None:
        self.total = 0
        self.of: Counter[str] = Counter()

    def weigh(self, hosted: Hosted) -> None:
        """Charge the growth of a table."""
        more = hosted.weight - hosted.weighed
        hosted.weighed += more
        self.total += more
        self.of[hosted.by] += more

    def bring(self, hosted: Hosted, by: str) -> None:
        """Charge a table to a place, unless its place is known."""
        if not hosted.by:
            self.lift(hosted)
            hosted.by = by
            self.weigh(hosted)

    def lift(self, hosted: Hosted) -> None:
        """A table is gone."""
        self.total -= hosted.weighed
        self.of[hosted.by] -= hosted.weighed
        hosted.weighed = 0
        if not self.of[hosted.by]:
            del self.of[hosted.by]


class Shelf:
    """The tables without clients. When memory runs out, the least recently played go first."""

    def __init__(self, limits: Limits, weights: Weights, forget: Callable[[bytes], None]) -> None:
        self._limits, self._weights, self._forget = limits, weights, forget

    def room_for(self, by: str, tables: dict[bytes, Audience]) -> bool:
        """Whether a place may bring one more table, after old ones are forgotten as needed."""
        limits, weights = self._limits, self._weights
        own = sum(audience.hosted.by == by for audience in tables.values())
        greedy = own >= limits.tables_of_one or weights.of[by] >= limits.bytes_of_one
        for audience in self._unwatched(tables.values()) if greedy else ():
            if audience.hosted.by == by:
                self._forget(audience.hosted.id)
                own -= 1
                if own < limits.tables_of_one and weights.of[by] < limits.bytes_of_one:
                    break
        self.tidy(tables)
        crowded = len(tables) >= limits.tables or weights.total >= limits.bytes * _ENOUGH
        return not crowded and own < limits.tables_of_one and weights.of[by] < limits.bytes_of_one

    def room_in(self, hosted: Hosted) -> bool:
        """Whether a table may grow: a table with clients is never forgotten, so its place has a bound."""
        limits, weights = self._limits, self._weights
        own = weights.of[hosted.by] if hosted.by else 0  # unknown for a table from the store until somebody returns
        return weights.total < limits.bytes and own < limits.bytes_of_one

    def tidy(self, tables: dict[bytes, Audience]) -> None:
        """Forget tables until there is room."""
        limits, weights = self._limits, self._weights
        if len(tables) >= limits.tables or weights.total >= limits.bytes * _ENOUGH:
            for audience in self._unwatched(tables.values()):
                self._forget(audience.hosted.id)
                if len(tables) < limits.tables and weights.total < limits.bytes * _ENOUGH * _ENOUGH:
                    break

    def drop_unplayed(self, tables: dict[bytes, Audience], now: float) -> None:
        """Forget tables that were handed over and not played in time."""
        for audience in self._unwatched(tables.values()):
            hosted = audience.hosted
            if hosted.given is not None and hosted.played is None and now - hosted.given > self._limits.unplayed:
                self._forget(hosted.id)

    @staticmethod
    def durable(tables: dict[bytes, Audience]) -> list[Kept]:
        """The durable log of each table, the least recently played first."""
        known = [one.hosted for one in tables.values() if one.hosted.durable >= 0]
        known.sort(key=lambda hosted: -1.0 if hosted.played is None else hosted.played)
        return [Kept(one.id, [one.header, *one.records[: one.durable]], one.played is not None) for one in known]

    @staticmethod
    def _unwatched(tables: Iterable[Audience]) -> list[Audience]:
        """The tables without clients, the least recently played first, unplayed ones before them."""
        free = [one for one in tables if not one.links and one.hosted.durable == one.hosted.last]
        free.sort(key=lambda one: -1.0 if one.hosted.played is None else one.hosted.played)
        return free


class GroupCommit:
    """The open batch and the one that the disk is working on."""

    def __init__(self) -> None:
        self.batch: list[bytes] = []
        self.promises: Promises = []
        self.syncing: tuple[list[tuple[Hosted, int]], Promises] | None = None
        """Tables of the batch on its way, with the numbers of their last records in it, and its promises."""
        self._dirty: dict[Hosted, None] = {}  # tables with records in the open batch

    @property
    def unsynced(self) -> bool:
        """Whether a batch waits and the disk is free."""
        return bool(self.batch) and self.syncing is None

    def add(self, hosted: Hosted, number: int, data: bytes) -> None:
        """Put a record into the open batch."""
        self.batch.append(entry(hosted.id, number, data))
        self._dirty[hosted] = None

    def promise(self, link: Link, hosted: Hosted, more: Collection[int]) -> None:
        """Give more seats to a client, which is told when the batch is durable."""
        link.seats = tuple(sorted({*link.seats, *more}))
        self.promises.append((link, hosted.seated(link.seats, "")))

    def begin(self) -> bytes:
        """Close the open batch. Returns its bytes for the store."""
        batch, self.batch = b"".join(self.batch), []
        lasts = [(hosted, hosted.last) for hosted in self._dirty]
        self.syncing = lasts, self.promises
        self._dirty, self.promises = {}, []
        return batch

    def end(self) -> tuple[list[Hosted], Promises]:
        """The batch is durable. Returns its tables and promises."""
        assert self.syncing is not None
        lasts, promises = self.syncing
        self.syncing = None
        for hosted, last in lasts:
            hosted.durable = last
        return [hosted for hosted, _ in lasts], promises

    def forget(self, hosted: Hosted) -> list[Link]:
        """Take a table out of both batches. Returns the clients that had promises there."""
        self.batch = [data for data in self.batch if data[:ID] != hosted.id]
        self._dirty.pop(hosted, None)
        promised = [link for link, message in self.promises if message.table == hosted.id]
        self.promises = [promise for promise in self.promises if promise[1].table != hosted.id]
        if self.syncing is not None:
            lasts, promises = self.syncing
            promised += [link for link, message in promises if message.table == hosted.id]
            lasts = [pair for pair in lasts if pair[0] is not hosted]
            self.syncing = lasts, [promise for promise in promises if promise[1].table != hosted.id]
        return promised


class Watchers:
    """The connections that follow tables, which are not clients of a table and hold none in memory."""

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
        """A connection stops following a table."""
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


class Meetings:
    """The connections that write each other letters, by subject."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: dict[bytes, dict[Link, None]] = {}
        self.fleet = False
        """Whether there are other relays, whose clients may write about the same table."""
        self._post: list[tuple[str, Letter]] = []  # with the addresses of their writers

    def join(self, link: Link, about: bytes) -> bool:
        """Subscribe a connection to letters. False when it has too many subjects, or the subject too many readers."""
        there = self._of.get(about, {})
        if link not in there:
            if len(link.about) >= self._limits.abouts or len(there) >= self._limits.meeting:
                return False
            self._of.setdefault(about, {})[link] = None
            link.about.add(about)
        return True

    def at(self, about: bytes) -> Collection[Link]:
        """The connections that receive letters about a subject."""
        return self._of.get(about, ())

    def post(self, by: str, letter: Letter) -> None:
        """Keep a letter for the other relays until the next renewal of the lease; beyond a bound it is dropped."""
        if self.fleet:
            whole, limits = sum(len(one.body) for _, one in self._post), self._limits
            own = sum(len(one.body) for address, one in self._post if address == by)
            if max(own + len(letter.body) - limits.post_of_one, whole + len(letter.body) - limits.post) <= 0:
                self._post.append((by, letter))

    def empty(self) -> tuple[Letter, ...]:
        """Take the letters kept for the other relays."""
        kept, self._post = self._post, []
        return tuple(letter for _, letter in kept)

    def leave(self, link: Link) -> None:
        """A connection has ended."""
        for about in link.about:
            del self._of[about][link]
            if not self._of[about]:
                del self._of[about]
        link.about.clear()

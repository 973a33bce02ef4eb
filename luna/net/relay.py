"""The relay without sockets: it orders records, makes them durable, broadcasts them, and never reads a record's body.

requests = Requests(Relay(now, entropy))
    relay.connected(link), requests.received(link, frame), relay.gone(link), requests.tick()
    batch = relay.commit.begin() -> bytes to make durable -> relay.synced()
    for link, frame in relay.take(): ...        frame None: close the connection

This module has the tables, rooms and connections, and the rule that nothing is broadcast before it is durable.
`requests` answers the clients. Clock and randomness come from outside, so that a simulator can run this very code.
"""

import time
from collections import Counter
from collections.abc import Callable, Collection
from itertools import chain

from luna import __version__
from luna.log.encoding import Malformed
from luna.net import fields, wire
from luna.net.hosted import Hosted
from luna.net.limits import Guesses, Limits, Quota, place
from luna.net.logstore import Tables
from luna.net.rooms import HOST, Link, Listing, Room, Rooms
from luna.net.tables import Audience, GroupCommit, Meetings, Shelf, Watchers, Weights

Place = Room | Audience
"""A room or a table: each has a door and people, and one of them is the host."""


class Relay:
    """The state of a relay: all rooms, tables and connections."""

    def __init__(
        self,
        now: Callable[[], float],
        entropy: Callable[[int], bytes],
        limits: Limits | None = None,
        app: str = __version__,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """`wall`: seconds since 1970, for tables by turn that were not in memory. It may be wrong."""
        self.now, self.entropy, self.app, self.wall = now, entropy, app, wall
        self.limits = limits = limits or Limits()
        self.tables: dict[bytes, Audience] = {}  # the oldest first
        self.rooms = Rooms(entropy)
        self.links: dict[Link, None] = {}
        self.failed = False
        self.sleeps = False  # the machine may sleep while a table is continued elsewhere: its end may be missing here
        self.weights = Weights()
        self.watchers, self.meetings = Watchers(), Meetings(limits)
        self.listing = Listing(limits)
        self.shelf = Shelf(limits, self.weights, self.drop)
        self.commit = GroupCommit()
        self.guesses = Guesses(limits)
        self.opens = Quota(limits.opens, limits.opens_burst)
        self.given = Quota(limits.given, limits.given_burst)
        self.said = Quota(limits.frames_of_one, limits.frames_of_one_burst)
        self.played = Quota(limits.frames_of_seated, limits.frames_of_seated_burst)
        self.drawn = Quota(limits.drawn, limits.drawn_burst)
        self.changed: dict[Place, None] = {}  # their people have changed; the hosts are told with the next tick
        self._late: dict[Audience, None] = {}  # whose hosts are told the state of the door when that is durable
        self._untold: dict[Room, None] = {}  # rooms whose members lack the newest cards
        self._strangers: dict[str, dict[Link, None]] = {}  # clients without room and table, by address
        self._links_of: Counter[str] = Counter()  # connections by address
        self._effects: list[tuple[Link, bytes | None]] = []

    # ---- the disk

    def load(self, tables: Tables, whole: bool = False) -> None:
        """Take tables from the store, at the start or when a player returns to one.

        The disk may be an old copy, so a table waits until all its players have shown their logs. It does not wait
        when the store certainly has the `whole` log, or when it is played by turn and people come once a day.
        """
        for table, log in tables.items():
            hosted = Hosted.stored(table, log, self.now(), self.wall())
            hosted.waiting = set() if whole or hosted.slow else set(hosted.holders.values())
            self.tables[table] = Audience(hosted)
            self.rooms.found(hosted)
            self.weights.weigh(hosted)

    def keep(self, hosted: Hosted, number: int, data: bytes) -> None:
        """Make a record durable with the next batch."""
        self.commit.add(hosted, number, data)
        self.weights.weigh(hosted)

    def keep_door(self, hosted: Hosted) -> None:
        """Write the state of the door into the log."""
        self.keep(hosted, hosted.last + 1, hosted.keep_door(self.now()))

    def synced(self, refused: Collection[bytes] = ()) -> None:
        """The batch is durable: broadcast it, answer its authors. The `refused` tables are another relay's."""
        for table in refused:
            self.drop(table)
        tables, promises = self.commit.end()
        for link, message in promises:
            hosted = self.tables[message.table].hosted
            if link.table is hosted:
                # Some seats may belong to another client again. A later batch with such a change is not durable yet.
                told = tuple(seat for seat in message.seats if seat in link.seats)
                self.tell(link, hosted.seated(told, self.rooms.code_of(hosted.id)))
            else:
                self.seat(link, message)
        for hosted in tables:
            audience = self.tables[hosted.id]
            self._effects += audience.news()
            self.watchers.grown(hosted.id)
            if audience in self._late:
                self.tell_host(audience)

    def drop(self, table: bytes) -> None:
        """Drop a table that another relay has: records not yet broadcast are lost, and clients reconnect there."""
        if (audience := self.tables.pop(table, None)) is None:
            return
        self.rooms.forget(table)
        self.watchers.grown(table)
        self.weights.lift(audience.hosted)
        for link in (*audience.everybody, *self.commit.forget(audience.hosted)):
            self.dismiss(link)

    def disk_failed(self) -> None:
        """The batch may or may not be on disk: tell all clients and stop."""
        self.failed = True
        for link in list(self.links):
            self.refuse(link, "disk")

    # ---- connections

    def connected(self, link: Link) -> None:
        """A new connection."""
        link.born = link.heard = self.now()
        link.address = place(link.address)
        self.links[link] = None
        self._links_of[link.address] += 1
        limits, same = self.limits, self._strangers.setdefault(link.address, {})
        same[link] = None
        if (
            self.failed
            or len(self.links) > limits.links
            or len(same) > limits.strangers_of_one
            or self._links_of[link.address] > limits.links_of_one
        ):
            self.refuse(link, "busy")
        elif sum(map(len, self._strangers.values())) > limits.strangers:
            oldest, *_ = max(self._strangers.values(), key=len)  # from the address that has the most
            self.refuse(oldest, "busy")

    def arrived(self, link: Link) -> None:
        """The client has chosen a room or a table and no longer counts as a stranger."""
        same = self._strangers.get(link.address, {})
        same.pop(link, None)
        if not same:
            self._strangers.pop(link.address, None)
        link.most = fields.LARGE

    def gone(self, link: Link) -> None:
        """A connection has ended."""
        if link not in self.links:
            return
        del self.links[link]
        self.arrived(link)
        self._links_of[link.address] -= 1
        if not self._links_of[link.address]:
            del self._links_of[link.address]
        if link.giving is not None:
            self.weights.lift(link.giving[0])
        self.watchers.leave(link)
        self.meetings.leave(link)
        audience = self.tables.get(link.table.id) if link.table is not None else None
        if audience is not None and link in audience.links:  # else the table was dropped
            del audience.links[link]
            self.changed[audience] = None
            if link.seats:
                self.presence(audience)
        if link.asks is not None and (asked := self.tables.get(link.asks.id)) is not None:
            asked.asking.pop(link, None)
            self.changed[asked] = None
        if link.room is not None:
            room = self.rooms.leave(link)
            if room.ended:
                for other in room.members:
                    self.refuse(other, "host-left")
            else:
                self.tell_room(room, link.address)

    def tick(self) -> None:
        """About every second: silent clients, and strangers without a room or table, are dismissed."""
        now, limits = self.now(), self.limits
        late = [link for link in self.links if now - link.heard > link.silence(limits)]
        for link in chain.from_iterable(self._strangers.values()):
            if now - link.born > (limits.greeting if link.hello is None else limits.undecided):
                late.append(link)
        for link in late:
            self.refuse(link, "silent")
        for room in list(self._untold):
            self.tell_room(room)
        for where in list(self.changed):
            self.tell_host(where)
        self._effects += self.watchers.due(self.tables)
        self._late = {where: None for where in self._late if self.tables.get(where.hosted.id) is where}
        self.shelf.drop_unplayed(self.tables, now)
        self.shelf.tidy(self.tables)

    # ---- seats

    def seat(self, link: Link, message: wire.Seated) -> None:
        """Put a connection at a table."""
        audience = self.tables[message.table]
        if link not in self.links or link.elsewhere(audience.hosted):
            return
        self.arrived(link)
        link.table = audience.hosted
        audience.links[link] = None
        audience.meet(link)
        audience.door.let_in(link.holder)
        self.changed[audience] = None
        self.reseat(link, audience.hosted, message.seats, message.code)
        if message.seats:
            self.presence(audience)
        else:
            self.tell(link, audience.here(self.now()))

    def reseat(self, link: Link, hosted: Hosted, seats: tuple[int, ...], code: str | None = None) -> None:
        """Give a connection exactly these seats."""
        link.seats = seats
        self.tell(link, hosted.seated(seats, self.rooms.code_of(hosted.id) if code is None else code))

    def move_seats(self, audience: Audience, seats: Collection[int], to: Link) -> None:
        """Give seats to another holder, durably."""
        hosted = audience.hosted
        if not seats:
            return
        self.keep(hosted, hosted.last + 1, hosted.hold(self.now(), sorted(seats), to.holder))
        for link in audience.links:
            link.taken.difference_update(seats)
            if link is to:
                self.commit.promise(link, hosted, seats)
            elif set(link.seats) & set(seats):
                self.reseat(link, hosted, tuple(seat for seat in link.seats if seat not in seats))
        self.presence(audience)

    def give_way(self, audience: Audience, link: Link, seats: tuple[int, ...]) -> None:
        """An owner returns to seats that other connections play: they lose them."""
        for other in list(audience.links):
            if other is not link and set(other.seats) & set(seats):
                left = tuple(seat for seat in other.seats if seat not in seats)
                other.taken.difference_update(seats)
                if set(left) - other.taken:
                    self.reseat(other, audience.hosted, left)
                else:
                    self.refuse(other, "elsewhere")

    def owners_are_back(self, audience: Audience) -> None:
        """Give back lent seats, replace tokens by keys, make the opener host, as soon as the log may grow."""
        hosted = audience.hosted
        for link in [] if hosted.waiting else audience.players:
            for seat in link.seats:
                if seat not in link.taken and (seat in hosted.lent or hosted.holders[seat] != link.holder):
                    self.keep(hosted, hosted.last + 1, hosted.hold(self.now(), [seat], link.holder))
        for link in [] if hosted.waiting or hosted.full else audience.players:
            if link.key == hosted.opener and link.owned and hosted.host != link.holder:
                hosted.door.host = link.holder
                self.keep_door(hosted)
        self.changed[audience] = None

    # ---- output

    def take(self) -> list[tuple[Link, bytes | None]]:
        """Frames to send by connection; None closes it."""
        effects, self._effects = self._effects, []
        return effects

    def tell(self, link: Link, message: wire.Message) -> None:
        """Send a message."""
        if link in self.links:
            self._effects.append((link, wire.encode(message)))

    def refuse(self, link: Link, code: str, *facts: str) -> None:
        """Send the reason and close the connection."""
        self.dismiss(link, wire.Refusal(code, facts))

    def dismiss(self, link: Link, message: wire.Message | None = None) -> None:
        """Close the connection after a last message."""
        if message is not None:
            self.tell(link, message)
        if link in self.links:
            self._effects.append((link, None))
        self.gone(link)

    def read(self, link: Link, body: bytes) -> wire.Message | None:
        """Decode a frame. None when it is malformed; then the client is dismissed."""
        link.heard = self.now()
        try:
            return wire.decode(body)
        except Malformed:
            self.refuse(link, "malformed")
            return None

    def presence(self, audience: Audience) -> None:
        """Tell everybody at a table who is connected."""
        frame = wire.encode(audience.here(self.now()))
        self._effects += [(link, frame) for link in audience.links]

    def tell_room(self, room: Room, by: str = "") -> None:
        """Tell the members the state of the room, charged to the address `by` that changed it; else once a tick."""
        size = len(room.members) * sum(len(member.card) for member in room.members)
        if by and not self.drawn.take(by, self.now(), size):
            self._untold[room] = None
            return
        self._untold.pop(room, None)
        if room.table is not None:
            return  # the table has begun and its members are about to learn it: nobody may begin again
        members = tuple((member.number, member.card) for member in room.members)
        for link in room.members:
            if link.table is None:
                self.tell(link, wire.Room(room.code, link.number, room.edition, members))

    def tell_host(self, where: Place) -> None:
        """Tell the host the access rules and the visitors, once the log has them durably."""
        self.changed.pop(where, None)
        if isinstance(where, Audience):
            self._late.pop(where, None)
            if not where.hosted.certain:
                self._late[where] = None
                return
        if (host := host_at(where)) is not None:
            door = where.door
            self.tell(host, wire.Doorway(*door.rules, door.removed, where.described(fields.PEOPLE)))


def host_at(where: Place) -> Link | None:
    """The connection of the host; None when the host is away."""
    return next((link for link in where.everybody if hosts(link, where)), None)


def hosts(link: Link, where: Place) -> bool:
    """Whether a connection is the host's."""
    if isinstance(where, Audience):
        return any(where.hosted.holders.get(seat) == where.hosted.host for seat in link.owned)
    return where.table is None and link.number == HOST

"""The core of the relay: tables and connections, what is to be made durable, and what is to be broadcast then.

Here is the promise of the relay: nothing is told before it is durable. What people may ask for is in `relay`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from itertools import chain

from luna import __version__
from luna.log.strict import Malformed
from luna.net import framing, wire
from luna.net.addresses import place
from luna.net.audience import Audience
from luna.net.doorkeeper import Doorkeeper
from luna.net.hosted import Hosted
from luna.net.limits import Guesses, Limits
from luna.net.logstore import ID, Kept, Tables, entry
from luna.net.quotas import Quota, Shelf, Weights
from luna.net.rooms import Link, RoomOf, Rooms

Entropy = Callable[[int], bytes]


class Ledger:
    """The state of a relay: all rooms, tables and connections."""

    def __init__(
        self, now: Callable[[], float], entropy: Entropy, limits: Limits | None = None, app: str = __version__
    ) -> None:
        self.now = now
        self.entropy = entropy
        self.limits = limits or Limits()
        self.app = app
        self.tables: dict[bytes, Audience] = {}  # the oldest first
        self.rooms = Rooms(entropy)
        self.links: dict[Link, None] = {}
        self.failed = False
        self.sleeps = False
        """Whether its machine may have been asleep while a table went on elsewhere: then it may lack its end."""
        self._strangers: dict[str, dict[Link, None]] = {}  # neither in a room nor at a table, by place
        self._links_of: Counter[str] = Counter()  # how many connections a place has
        self._effects: list[tuple[Link, bytes | None]] = []
        self.doorkeeper = Doorkeeper(self)
        self.weights = Weights()
        self.shelf = Shelf(self.limits, self.weights, self.drop)
        self._batch: list[bytes] = []  # entries not given to the disk yet
        self._dirty: dict[Hosted, None] = {}  # tables with records in the batch
        self._promises: list[tuple[Link, wire.Seated]] = []  # seats that are theirs when the batch is durable
        self._syncing: tuple[list[tuple[Hosted, int]], list[tuple[Link, wire.Seated]]] | None = None
        self._untold: dict[RoomOf, None] = {}  # rooms whose members do not know the newest cards yet
        self.guesses = Guesses(self.limits)
        self._opens = Quota(self.limits.opens, self.limits.opens_burst)
        self._given_by = Quota(self.limits.given, self.limits.given_burst)
        self._said_by = Quota(self.limits.frames_of_one, self.limits.frames_of_one_burst)
        self._played_by = Quota(self.limits.frames_of_seated, self.limits.frames_of_seated_burst)
        self._drawn_by = Quota(self.limits.drawn, self.limits.drawn_burst)

    # ---- the disk

    def load(self, tables: Tables, whole: bool = False) -> None:
        """What the store had when the relay started, or has of a table that somebody comes back to.

        The disk may be an old copy of itself, so no table goes on before all its players have shown their logs, unless
        it is certain that the store has the `whole` of it.
        """
        now = self.now()
        for table, (header, *records) in tables.items():
            hosted = Hosted(table, header, now)
            for data in records:
                hosted.adopt(data, now)
            hosted.durable = hosted.last
            hosted.waiting = set() if whole else set(hosted.holders.values())
            self.tables[table] = Audience(hosted)
            self.rooms.found(hosted)
            hosted.played = now
            self.weights.weigh(hosted)

    def durable(self) -> list[Kept]:
        """What is durable of each table, the least recently played first."""
        known = [one.hosted for one in self.tables.values() if one.hosted.durable >= 0]
        known.sort(key=lambda hosted: -1.0 if hosted.played is None else hosted.played)
        return [Kept(one.id, [one.header, *one.records[: one.durable]], one.played is not None) for one in known]

    @property
    def unsynced(self) -> bool:
        """Whether there is something to make durable, and nothing on its way."""
        return bool(self._batch) and self._syncing is None

    @property
    def gathered(self) -> int:
        """How many records wait to be made durable."""
        return len(self._batch)

    def begin_sync(self) -> bytes:
        """Close the batch: the bytes to be made durable now; what comes later waits for the next one."""
        batch, self._batch = b"".join(self._batch), []
        lasts = [(hosted, hosted.last) for hosted in self._dirty]
        self._syncing = lasts, self._promises
        self._dirty, self._promises = {}, []
        return batch

    def synced(self, refused: Collection[bytes] = ()) -> None:
        """The batch is durable: broadcast its records and answer its authors.

        The tables that the store has `refused` belong to another relay.
        """
        assert self._syncing is not None
        for table in refused:
            self.drop(table)
        lasts, promises = self._syncing
        self._syncing = None
        for hosted, last in lasts:
            hosted.durable = last
        for link, message in promises:
            hosted = self.tables[message.table].hosted
            if link.table is hosted:
                # Some may be another's again meanwhile, and what a later batch says of others is not durable yet.
                told = tuple(seat for seat in message.seats if seat in link.seats)
                self._send(link, self._seated(hosted, told, self.rooms.code_of(hosted.id)))
            else:
                self._seat(link, message)
        for hosted, _ in lasts:
            self._effects += self.tables[hosted.id].news()
            self.doorkeeper.durable(self.tables[hosted.id])

    def drop(self, table: bytes) -> None:
        """Another relay has the table, or is about to: what was not told yet never is, and its people look for it."""
        audience = self.tables.pop(table, None)
        if audience is None:
            return
        self.rooms.forget(table)
        self.weights.lift(audience.hosted)
        self._batch = [data for data in self._batch if data[:ID] != table]
        self._dirty.pop(audience.hosted, None)
        promised = [link for link, message in self._promises if message.table == table]
        self._promises = [promise for promise in self._promises if promise[1].table != table]
        if self._syncing is not None:
            lasts, promises = self._syncing
            promised += [link for link, message in promises if message.table == table]
            lasts = [pair for pair in lasts if pair[0] is not audience.hosted]
            self._syncing = lasts, [promise for promise in promises if promise[1].table != table]
        for link in (*audience.everybody, *promised):
            self._close(link)

    def disk_failed(self) -> None:
        """Nothing of the batch may be believed, now or later: say so to everybody and stop."""
        self.failed = True
        for link in list(self.links):
            self.refuse(link, "disk")

    # ---- connections

    def take(self) -> list[tuple[Link, bytes | None]]:
        """What is to be sent or closed."""
        effects, self._effects = self._effects, []
        return effects

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
            oldest, *_ = max(self._strangers.values(), key=len)  # of where most are from
            self.refuse(oldest, "busy")

    def gone(self, link: Link) -> None:
        """A connection has ended, whoever ended it."""
        if link not in self.links:
            return
        del self.links[link]
        self._decided(link)
        self._links_of[link.address] -= 1
        if not self._links_of[link.address]:
            del self._links_of[link.address]
        if link.giving is not None:
            self.weights.lift(link.giving[0])
        audience = self.tables.get(link.table.id) if link.table is not None else None
        if audience is not None and link in audience.links:  # else it was dropped
            del audience.links[link]
            self.doorkeeper.changed(audience)
            if link.seats:
                self._presence(audience)
        if link.asks is not None and (asked := self.tables.get(link.asks.id)) is not None:
            asked.asking.pop(link, None)
            self.doorkeeper.changed(asked)
        if link.room is not None:
            room = self.rooms.leave(link)
            if room.ended:
                for other in room.members:
                    self.refuse(other, "host-left")
            else:
                self._tell_room(room, link.address)

    def tick(self) -> None:
        """About every second: who says nothing, or nothing that leads anywhere, goes."""
        now, limits = self.now(), self.limits
        late = [link for link in self.links if now - link.heard > limits.silence]
        for link in chain.from_iterable(self._strangers.values()):
            if now - link.born > (limits.greeting if link.hello is None else limits.undecided):
                late.append(link)
        for link in late:
            self.refuse(link, "silent")
        for room in list(self._untold):
            self._send_room(room)
        self.doorkeeper.tick()
        self.shelf.drop_unplayed(self.tables, now)
        self.shelf.tidy(self.tables)

    # ---- hearing and telling

    def read(self, link: Link, body: bytes) -> wire.Message | None:
        """What somebody says in a frame; None, and he is sent away, when it is nothing that can be said."""
        link.heard = self.now()
        try:
            return wire.decode(body)
        except Malformed:
            self.refuse(link, "malformed")
            return None

    def _keep(self, hosted: Hosted, number: int, data: bytes) -> None:
        self._batch.append(entry(hosted.id, number, data))
        self._dirty[hosted] = None
        self.weights.weigh(hosted)

    def _seated(self, hosted: Hosted, seats: tuple[int, ...], code: str) -> wire.Seated:
        seq = max(hosted.durable, 0)
        return wire.Seated(hosted.id, code, seats, seq, hosted.chains[seq], hosted.header)

    def _seat(self, link: Link, message: wire.Seated) -> None:
        """From now on this connection follows that table."""
        audience = self.tables[message.table]
        if link not in self.links or link.elsewhere(audience.hosted):
            return
        self._arrived(link)
        link.table = audience.hosted
        audience.links[link] = None
        audience.meet(link)
        audience.door.let_in(link.holder)
        self.doorkeeper.changed(audience)
        self._reseat(link, audience.hosted, message.seats, message.code)
        if message.seats:
            self._presence(audience)
        else:
            self._send(link, audience.here(self.now()))

    def _reseat(self, link: Link, hosted: Hosted, seats: tuple[int, ...], code: str | None = None) -> None:
        """From now on this connection has these seats."""
        link.seats = seats
        code = self.rooms.code_of(hosted.id) if code is None else code
        self._send(link, self._seated(hosted, seats, code))

    def _promise(self, link: Link, hosted: Hosted, more: Collection[int]) -> None:
        """From now on this connection has these seats too; it hears so when the log that says it is durable."""
        link.seats = tuple(sorted({*link.seats, *more}))
        self._promises.append((link, self._seated(hosted, link.seats, "")))

    def ask_for(self, link: Link, audience: Audience) -> None:
        """The host says whether this one may look on."""
        self._arrived(link)
        link.asks, audience.asking[link] = audience.hosted, None
        audience.meet(link)
        self.tell(link, wire.Asked())
        self.doorkeeper.changed(audience)

    def look_on(self, link: Link, audience: Audience) -> None:
        """A place without seats, for who was let in."""
        audience.asking.pop(link, None)
        link.asks = None
        self._seat(link, self._seated(audience.hosted, (), self.rooms.code_of(audience.hosted.id)))

    def move_seats(self, audience: Audience, seats: Collection[int], to: Link) -> None:
        """Seats are another one's from now on."""
        hosted = audience.hosted
        if not seats:
            return
        self._keep(hosted, hosted.last + 1, hosted.hold(self.now(), sorted(seats), to.holder))
        for link in audience.links:
            link.taken.difference_update(seats)
            if link is to:
                self._promise(link, hosted, seats)
            elif set(link.seats) & set(seats):
                self._reseat(link, hosted, tuple(seat for seat in link.seats if seat not in seats))
        self._presence(audience)

    def _give_way(self, audience: Audience, link: Link, seats: tuple[int, ...]) -> None:
        """Somebody comes back to seats: from another machine, or while others played for him."""
        for other in list(audience.links):
            if other is not link and set(other.seats) & set(seats):
                left = tuple(seat for seat in other.seats if seat not in seats)
                other.taken.difference_update(seats)
                if set(left) - other.taken:
                    self._reseat(other, audience.hosted, left)
                else:
                    self.refuse(other, "elsewhere")

    def _owners_are_back(self, audience: Audience) -> None:
        """As soon as the log may grow, lent seats are their owners' again, and a key takes the place of a token."""
        hosted = audience.hosted
        for link in [] if hosted.waiting else audience.players:
            holder = link.holder
            for seat in link.seats:
                if seat not in link.taken and (seat in hosted.lent or hosted.holders[seat] != holder):
                    self._keep(hosted, hosted.last + 1, hosted.hold(self.now(), [seat], holder))
        self.doorkeeper.opened(audience)

    def keep_door(self, hosted: Hosted) -> None:
        """What the host has said is in the log from now on."""
        self._keep(hosted, hosted.last + 1, hosted.keep_door(self.now()))

    def _presence(self, audience: Audience) -> None:
        frame = wire.encode(audience.here(self.now()))
        self._effects += [(link, frame) for link in audience.links]

    def _tell_room(self, room: RoomOf, by: str) -> None:
        """Tell the members how the room is now. The place that changed it pays for all copies.

        One small card goes to each member together with all other cards. When the place has used up its share, the
        members hear of its changes once a tick.
        """
        size = len(room.members) * sum(len(member.card) for member in room.members)
        if self._drawn_by.take(by, self.now(), size):
            self._send_room(room)
        else:
            self._untold[room] = None

    def _send_room(self, room: RoomOf) -> None:
        self._untold.pop(room, None)
        if room.table is not None:
            return  # the table has begun and its members are about to hear so: nobody may begin again
        members = tuple((member.number, member.card) for member in room.members)
        for link in room.members:
            if link.table is None:
                self._send(link, wire.Room(room.code, link.number, room.edition, members))

    def _arrived(self, link: Link) -> None:
        """No stranger any more."""
        self._decided(link)
        link.most = framing.LARGE

    def _decided(self, link: Link) -> None:
        """It has chosen a room or a table, or has gone."""
        same = self._strangers.get(link.address, {})
        same.pop(link, None)
        if not same:
            self._strangers.pop(link.address, None)

    def tell(self, link: Link, message: wire.Message) -> None:
        """Send a message."""
        self._send(link, message)

    def _send(self, link: Link, message: wire.Message) -> None:
        if link in self.links:
            self._effects.append((link, wire.encode(message)))

    def refuse(self, link: Link, code: str, *facts: str) -> None:
        """Say why, and close."""
        self._send(link, wire.Refusal(code, facts))
        self._close(link)

    def move(self, link: Link, host: str, port: int) -> None:
        """Say which relay has what is asked for, and close."""
        self._send(link, wire.Moved(host, port))
        self._close(link)

    def _close(self, link: Link) -> None:
        if link in self.links:
            self._effects.append((link, None))
        self.gone(link)

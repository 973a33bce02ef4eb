"""The relay without its sockets: it orders, makes durable, then tells, and never looks into a record's body.

    relay.connected(link), relay.received(link, frame), relay.gone(link), relay.tick()
    batch = relay.begin_sync() -> bytes to be made durable -> relay.synced()
    for link, frame in relay.take(): ...        frame None: close the connection

Nothing is told before the batch with it is durable; while one batch is being synced the next one gathers. Time and
chance come from outside, so that a simulator can run this very code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from luna import __version__
from luna.log.records import EPOCH, HOLD, NO_SEAT, Malformed, epoch_body
from luna.net import wire
from luna.net.hosted import Hosted, digest, held_by
from luna.net.limits import Bucket, Guesses, Limits
from luna.net.rooms import Link, RoomOf, Rooms
from luna.net.store import entry

Entropy = Callable[[int], bytes]
NONCE: Final = 8


class Relay:
    """All rooms and tables of one relay."""

    def __init__(
        self, now: Callable[[], float], entropy: Entropy, limits: Limits | None = None, app: str = __version__
    ) -> None:
        self.now = now
        self.entropy = entropy
        self.limits = limits or Limits()
        self.app = app
        self.tables: dict[bytes, Hosted] = {}
        self.rooms = Rooms(entropy)
        self.links: set[Link] = set()
        self.failed = False
        self._followers: dict[bytes, set[Link]] = {}
        self._effects: list[tuple[Link, bytes | None]] = []
        self._batch: list[bytes] = []  # entries not given to the disk yet
        self._dirty: set[bytes] = set()  # tables with records in the batch
        self._promises: list[tuple[Link, wire.Seated]] = []  # seats that are theirs when the batch is durable
        self._syncing: tuple[dict[bytes, int], list[tuple[Link, wire.Seated]]] | None = None
        self._guesses = Guesses(self.limits)
        self._beat = 0.0

    # ---- the disk

    def load(self, tables: dict[bytes, list[bytes]]) -> None:
        """What the store had when the relay started: header and records by table.

        The disk may be an old copy of itself, so no table goes on before all its players have shown their logs.
        """
        now = self.now()
        for table, (header, *records) in tables.items():
            hosted = self.tables[table] = Hosted(table, header, now)
            for data in records:
                hosted.adopt(data, now)
            hosted.durable = hosted.last
            hosted.waiting = set(hosted.holders.values())

    @property
    def unsynced(self) -> bool:
        """Whether there is something to make durable, and nothing on its way."""
        return bool(self._batch) and self._syncing is None

    def begin_sync(self) -> bytes:
        """The bytes to be made durable now; what comes later waits for the next time."""
        batch, self._batch = b"".join(self._batch), []
        lasts = {table: self.tables[table].last for table in self._dirty}
        self._syncing = lasts, self._promises
        self._dirty, self._promises = set(), []
        return batch

    def synced(self) -> None:
        """They are: tell everybody."""
        assert self._syncing is not None
        lasts, promises = self._syncing
        self._syncing = None
        for table, last in lasts.items():
            self.tables[table].durable = last
        for link, message in promises:
            self._seat(link, message)
        for table in lasts:
            self._fan_out(self.tables[table])

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
        self.links.add(link)
        strangers = [other for other in self.links if other.nowhere]
        same = [other for other in strangers if other.address == link.address]
        if len(strangers) > self.limits.strangers or len(same) > self.limits.strangers_of_one:
            self.refuse(link, "busy")

    def gone(self, link: Link) -> None:
        """A connection has ended, whoever ended it."""
        if link not in self.links:
            return
        self.links.discard(link)
        if link.table is not None:
            self._followers[link.table.id].discard(link)
            self._presence(link.table)
        if link.room is not None:
            room = self.rooms.leave(link)
            if room is not None:
                self._tell_room(room)

    def tick(self) -> None:
        """Now and then: who says nothing goes; everybody hears where the log ends."""
        now, limits = self.now(), self.limits
        for link in list(self.links):
            late = now - link.born > limits.greeting if link.hello is None else now - link.heard > limits.silence
            idle = link.hello is not None and link.nowhere and now - link.born > limits.undecided
            if late or idle:
                self.refuse(link, "silent")
        if now - self._beat >= limits.beat:
            self._beat = now
            for table, followers in self._followers.items():
                if followers:
                    self._presence(self.tables[table])

    def received(self, link: Link, body: bytes) -> None:
        """One frame. A stranger who says what cannot be said is sent away."""
        if link not in self.links or self.failed:
            return
        link.heard = self.now()
        try:
            message = wire.decode(body)
        except Malformed:
            self.refuse(link, "malformed")
            return
        deed = _DEEDS.get(type(message))
        if deed is None or (link.hello is None and not isinstance(message, wire.Hello)):
            self.refuse(link, "malformed")
        else:
            deed(self, link, message)

    # ---- greeting, rooms

    def _hello(self, link: Link, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            self.refuse(link, "protocol", self.app, hello.app)
        elif link.hello is not None:
            self.refuse(link, "malformed")
        else:
            link.hello = hello
            self._send(link, wire.Welcome(wire.PROTOCOL, self.app))

    def _open(self, link: Link, message: wire.Open) -> None:
        if not link.nowhere:
            self.refuse(link, "malformed")
        elif self.rooms.of_address(link.address) >= self.limits.rooms_of_one or len(self.rooms) >= self.limits.rooms:
            self.refuse(link, "busy")
        else:
            link.most = wire.LARGE
            self._tell_room(self.rooms.open(link, message.card))

    def _join(self, link: Link, message: wire.Join) -> None:
        if not link.nowhere:
            self.refuse(link, "malformed")
            return
        if not self._guesses.allowed(link.address, self.now()):
            self.refuse(link, "slow-down")
            return
        room = self.rooms.by_code(message.code)
        if room is None:
            self._guesses.wrong(link.address, self.now())
            self.refuse(link, "no-room")
            return
        mine, theirs = room.hello, link.hello
        assert theirs is not None
        if (mine.game, mine.rules, mine.board) != (theirs.game, theirs.rules, theirs.board):
            self.refuse(link, "other-rules", mine.app, theirs.app)
        elif room.table is not None:
            self._spectate(link, room)
        elif len(room.members) >= self.limits.members:
            self.refuse(link, "full")
        else:
            link.most = wire.LARGE
            self.rooms.join(room, link, message.card)
            self._tell_room(room)

    def _card(self, link: Link, message: wire.Card) -> None:
        if link.room is not None and link.table is None and link.bucket.take(self.now()):
            link.card = message.card
            self._tell_room(link.room)

    def _tell_room(self, room: RoomOf) -> None:
        members = tuple((member.number, member.card) for member in room.members)
        for link in room.members:
            if link.table is None:
                self._send(link, wire.Room(room.code, link.number, members))

    def _spectate(self, link: Link, room: RoomOf) -> None:
        assert room.table is not None
        hosted = self.tables[room.table]
        watching = sum(1 for other in self._followers.get(hosted.id, ()) if not other.seats)
        if hosted.durable < 0 or watching >= self.limits.spectators:
            self.refuse(link, "full")
            return
        self._seat(link, self._seated(hosted, b"", (), room.code))

    # ---- tables

    def _begin(self, link: Link, message: wire.Begin) -> None:
        room = link.room
        if room is None or room.members[0] is not link or room.table is not None:
            self.refuse(link, "malformed")
            return
        here = {member.number: member for member in room.members}
        known = self.tables.get(message.table)
        if known is not None or any(number and number not in here for number in message.holders):
            self.refuse(link, "table-known" if known is not None else "malformed")
            return
        hosted = Hosted(message.table, message.header, self.now())
        link.giving = hosted, message.records, tuple(message.holders)
        self._given(link)

    def _give(self, link: Link, message: wire.Give) -> None:
        if link.giving is not None:
            hosted, _, _ = link.giving
            if not hosted.extended_by(message.records) or hosted.full:
                self.refuse(link, "malformed")
            else:
                self._given(link)
        elif link.wanted is not None and link.table is not None:
            self._recovered(link, message)
        else:
            self.refuse(link, "malformed")

    def _given(self, link: Link) -> None:
        """Whether all records of a table to be have come; then it begins."""
        assert link.giving is not None and link.room is not None
        hosted, wanted, holders = link.giving
        if hosted.last < wanted:
            return
        link.giving = None
        nobody = not hosted.holders and not any(holders)
        if hosted.last != wanted or nobody or hosted.id in self.tables:
            self.refuse(link, "table-known" if hosted.id in self.tables else "malformed")
            return
        room, now = link.room, self.now()
        self.rooms.begun(room, hosted.id)
        hosted.waiting = set(hosted.holders.values())  # a game that was begun elsewhere: somebody may have more of it
        self.tables[hosted.id] = hosted
        self._keep(hosted, 0, hosted.header)
        for number, data in enumerate(hosted.records, 1):
            self._keep(hosted, number, data)
        for member in list(room.members):
            seats = tuple(seat for seat, number in enumerate(holders) if number == member.number)
            token = self.entropy(16)
            if seats:
                self._keep(hosted, hosted.last + 1, hosted.hold(now, seats, token))
            token = token if seats else b""
            self._promises.append((member, self._seated(hosted, token, seats, room.code)))

    def _resume(self, link: Link, message: wire.Resume) -> None:
        hosted = self.tables.get(message.table)
        if hosted is None or link.seats:
            self.refuse(link, "no-table" if hosted is None else "malformed")
            return
        seats, proof = hosted.seats_of(digest(message.token)), digest(message.token)
        if message.seq > hosted.last and hosted.waiting:
            link.wanted = message.seq, message.chain, proof
        elif not seats:
            self.refuse(link, "no-seat")
            return
        elif not hosted.knows(message.seq, message.chain):
            self.refuse(link, "fork")
            return
        else:
            hosted.shown(proof)
        self._give_way(hosted, link, seats)
        self._seat(link, self._seated(hosted, message.token, seats, self.rooms.code_of(hosted.id)))
        if link.wanted is not None:
            self._send(link, wire.Want(hosted.last))

    def _give_way(self, hosted: Hosted, link: Link, seats: tuple[int, ...]) -> None:
        """Somebody comes back to seats: from another machine, or while others played for him."""
        for other in list(self._followers.get(hosted.id, ())):
            if other is not link and set(other.seats) & set(seats):
                other.seats = tuple(seat for seat in other.seats if seat not in seats)
                if not other.seats:
                    self.refuse(other, "elsewhere")

    def _recovered(self, link: Link, message: wire.Give) -> None:
        """The relay had lost its disk, and somebody brings what is missing."""
        assert link.table is not None and link.wanted is not None
        hosted, (seq, chain, proof) = link.table, link.wanted
        before = hosted.last
        stranger = not hosted.seats_of(proof) and not any(held_by(data, proof) for data in message.records)
        if stranger or not hosted.extended_by(message.records) or hosted.full:
            self.refuse(link, "fork")
            return
        for number in range(before + 1, hosted.last + 1):
            self._keep(hosted, number, hosted.records[number - 1])
        if hosted.last < seq:
            self._send(link, wire.Want(hosted.last))
        elif hosted.knows(seq, chain):
            link.wanted = None
            link.seats = hosted.seats_of(proof)
            link.sent, link.live = seq, True
            hosted.shown(proof)
            self._presence(hosted)
        else:
            self.refuse(link, "fork")

    def _go_on(self, link: Link, message: wire.GoOn) -> None:
        hosted = link.table
        if hosted is None or not link.seats or not hosted.waiting or link.wanted is not None:
            return
        hosted.waiting.clear()
        body = epoch_body(self.entropy(NONCE))
        self._keep(hosted, hosted.last + 1, hosted.add(self.now(), NO_SEAT, EPOCH, body, False))

    def _take_seat(self, link: Link, message: wire.Take) -> None:
        """Play for somebody who is away, until he comes back with his token. That all agree is the table's business."""
        hosted = link.table
        if hosted is None or hosted.waiting or not link.seats:
            return
        away = all(message.seat not in other.seats for other in self._followers[hosted.id])
        if away and message.seat in hosted.holders:
            link.seats = tuple(sorted({*link.seats, message.seat}))
            self._presence(hosted)

    def _submit(self, link: Link, message: wire.Submit) -> None:
        hosted = link.table
        if hosted is None or message.seat not in link.seats:
            self._send(link, wire.Denied(message.number, "seat"))
            return
        if hosted.waiting:
            self._send(link, wire.Denied(message.number, "waiting"))
        elif not link.bucket.take(self.now()):
            self._send(link, wire.Denied(message.number, "slow-down"))
        elif hosted.full:
            self._send(link, wire.Denied(message.number, "full"))
        elif message.kind in (HOLD, EPOCH):  # the relay's own
            self.refuse(link, "malformed")
        elif message.base != hosted.last if message.base >= 0 else hosted.has(message.seat, message.kind, message.body):
            # What was sent twice is in the log already: the author finds it there.
            self._send(link, wire.Stale(message.number, hosted.durable))
        else:
            data = hosted.add(self.now(), message.seat, message.kind, message.body, message.base < 0)
            self._keep(hosted, hosted.last, data)

    def _more(self, link: Link, message: wire.More) -> None:
        if link.table is not None and message.after <= link.table.durable:
            link.sent = message.after
            self._page(link, link.table)

    # ---- telling

    def _keep(self, hosted: Hosted, number: int, data: bytes) -> None:
        self._batch.append(entry(hosted.id, number, data))
        self._dirty.add(hosted.id)

    def _seated(self, hosted: Hosted, token: bytes, seats: tuple[int, ...], code: str) -> wire.Seated:
        return wire.Seated(
            hosted.id, code, token, seats, max(hosted.durable, 0), hosted.chains[max(hosted.durable, 0)], hosted.header
        )

    def _seat(self, link: Link, message: wire.Seated) -> None:
        """From now on this connection follows that table."""
        if link not in self.links:
            return
        hosted = self.tables[message.table]
        link.table, link.seats, link.most = hosted, message.seats, wire.LARGE
        link.bucket = Bucket(self.limits.submits, self.limits.burst, self.now())
        self._followers.setdefault(hosted.id, set()).add(link)
        durable = max(hosted.durable, 0)
        self._send(link, message._replace(seq=durable, chain=hosted.chains[durable]))
        self._presence(hosted)

    def _fan_out(self, hosted: Hosted) -> None:
        """New records for all who have the old ones; who is further behind asks for more himself."""
        pages: dict[int, tuple[bytes, int]] = {}  # nearly always one: who has everything has the same
        for link in self._followers.get(hosted.id, ()):
            if not link.live or link.sent >= hosted.durable:
                continue
            if link.sent not in pages:
                page = hosted.page(link.sent, wire.PAGE)
                pages[link.sent] = wire.encode(wire.Page(link.sent + 1, page, hosted.durable)), link.sent + len(page)
            frame, link.sent = pages[link.sent]
            link.live = link.sent == hosted.durable
            self._effects.append((link, frame))

    def _page(self, link: Link, hosted: Hosted) -> None:
        page = hosted.page(link.sent, wire.PAGE)
        self._send(link, wire.Page(link.sent + 1, page, hosted.durable))
        link.sent += len(page)
        link.live = link.sent == hosted.durable

    def _presence(self, hosted: Hosted) -> None:
        followers = self._followers.get(hosted.id, set())
        seats = tuple(sorted({seat for link in followers for seat in link.seats}))
        watching = sum(1 for link in followers if not link.seats)
        durable = max(hosted.durable, 0)
        frame = wire.encode(wire.Here(durable, hosted.chains[durable], seats, watching, not hosted.waiting))
        self._effects += [(link, frame) for link in followers]

    def _send(self, link: Link, message: wire.Message) -> None:
        if link in self.links:
            self._effects.append((link, wire.encode(message)))

    def refuse(self, link: Link, code: str, *facts: str) -> None:
        """Say why, and close."""
        self._send(link, wire.Refused(code, facts))
        if link in self.links:
            self._effects.append((link, None))
        self.gone(link)


_DEEDS: Final[dict[type, Callable[[Relay, Link, Any], None]]] = {
    wire.Hello: Relay._hello,
    wire.Open: Relay._open,
    wire.Join: Relay._join,
    wire.Card: Relay._card,
    wire.Begin: Relay._begin,
    wire.Give: Relay._give,
    wire.Resume: Relay._resume,
    wire.GoOn: Relay._go_on,
    wire.Take: Relay._take_seat,
    wire.Submit: Relay._submit,
    wire.More: Relay._more,
    wire.Beat: lambda relay, link, message: None,
}

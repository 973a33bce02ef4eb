"""The relay without its sockets: it orders, makes durable, then tells, and never looks into a record's body.

    relay.connected(link), relay.received(link, frame), relay.gone(link), relay.tick()
    batch = relay.begin_sync() -> bytes to be made durable -> relay.synced()
    for link, frame in relay.take(): ...        frame None: close the connection

Nothing is told before the batch with it is durable; while one batch is being synced the next one gathers. Time and
chance come from outside, so that a simulator can run this very code.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from luna.log.bodies import epoch_body
from luna.log.records import EPOCH, NO_SEAT, STAMP, STAMPED, TAKE
from luna.net import shapes, wire
from luna.net.audience import Audience
from luna.net.hosted import EMPTY, RECORD, Hosted, held_by
from luna.net.identity import NONCE, digest, fingerprint
from luna.net.ledger import Ledger
from luna.net.rooms import HOST, Link, RoomOf

_EPOCH_NONCE: Final = 8


class Relay(Ledger):
    """The relay's answers to its clients: a greeting, a room, a table, a place in its order."""

    def received(self, link: Link, body: bytes) -> None:
        """Take one frame. A stranger who says what cannot be said is sent away."""
        if link not in self.links or self.failed:
            return
        message = self.read(link, body)
        if message is None:
            return
        kind, now = type(message), link.heard
        deed = _DEEDS.get(kind)
        if deed is None or link.due not in (None, kind):
            self.refuse(link, "malformed")
        elif not self._in_time(link, message, len(body), now):
            self.refuse(link, "slow-down")
        else:
            deed(self, link, message)

    def _in_time(self, link: Link, message: wire.Message, size: int, now: float) -> bool:
        """Whether that is not too much at once: a log that is handed over is measured by its bytes.

        Nobody has more with many connections than with a few; who plays has more than who has no seat.
        """
        if isinstance(message, wire.Give) and link.hands_over:
            return self._given_by.take(link.address, now, size + RECORD * len(message.records))
        return link.frames.take(now) and (self._played_by if link.seats else self._said_by).take(link.address, now)

    # ---- greeting, rooms

    def _hello(self, link: Link, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            self.refuse(link, "protocol", self.app, hello.app)
        elif link.hello is not None:
            self.refuse(link, "malformed")
        else:
            link.hello, link.nonce = hello, self.entropy(NONCE)
            self._send(
                link, wire.Welcome(wire.PROTOCOL, self.app, link.nonce, min(self.limits.beats, shapes.MOST_REST))
            )

    def _holder(self, link: Link, message: wire.Holder) -> None:
        if link.key:
            self.refuse(link, "malformed")
        else:
            link.key = message.key

    def _open(self, link: Link, message: wire.Open) -> None:
        if not link.nowhere:
            self.refuse(link, "malformed")
        else:
            self._new_room(link, message.card, message.edition)

    def _again(self, link: Link, message: wire.Again) -> None:
        """The people of a table find each other, whoever of them hosts and whatever code the room gets."""
        audience = self.tables.get(message.table)
        room = self.rooms.next_of(message.table)
        if not link.nowhere:
            self.refuse(link, "malformed")
            return
        if audience is None:
            self.refuse(link, "no-table")
            return
        if not audience.hosted.seats_of(self._proven(link, audience.hosted, message.signature)):
            self.refuse(link, "no-seat")
            return
        if room is None:
            self._new_room(link, message.card, message.edition, message.table)
            if link.room is not None:
                link.room.door.follow(audience.door)
        else:
            self._enter(link, room, message.card, (message.edition,))

    def _new_room(self, link: Link, card: bytes, edition: wire.Edition, after: bytes = b"") -> None:
        limits, by = self.limits, link.address
        many = self.rooms.of_address(by) >= limits.rooms_of_one or len(self.rooms) >= limits.rooms
        opens = self._opens.take(by, self.now()) and self._given_by.take(by, self.now(), EMPTY)
        if many or not opens or not self.shelf.room_for(by, self.tables):
            self.refuse(link, "busy")
        else:
            self._tell_room(self.rooms.open(link, card, edition, after), by)
            self._arrived(link)

    def _join(self, link: Link, message: wire.Join) -> None:
        if not link.nowhere:
            self.refuse(link, "malformed")
            return
        if not self.guesses.allowed(link.address, self.now()):
            self.refuse(link, "slow-down")
            return
        room = self.rooms.by_code(message.code)
        if room is None:
            self.guesses.wrong(link.address, self.now())
            self.refuse(link, "no-room")
        elif room.table is None and link.holder == room.members[0].holder:
            self.refuse(link, "malformed")  # the host's key, which is only said: with a seat he would be the host too
        else:
            self._enter(link, room, message.card, message.editions)

    def may_ask(self, link: Link, code: str) -> bool:
        """Whether a client may ask other relays for a code: it leads nowhere here, and he has not guessed too often."""
        return self.rooms.by_code(code) is None and self.guesses.allowed(link.address, self.now())

    def _enter(self, link: Link, room: RoomOf, card: bytes, editions: Collection[wire.Edition]) -> None:
        assert link.hello is not None
        if room.edition not in editions:
            known = room.edition.game in {edition.game for edition in editions}
            self.refuse(link, "other-rules" if known else "other-game", room.app, link.hello.app)
        elif room.table is not None:
            link.card = card
            self.doorkeeper.knock(link, self.tables[room.table])
        elif code := room.door.why_not(link.holder, link.address):
            self.refuse(link, code)
        elif len(room.members) >= self.limits.members:
            self.refuse(link, "full")
        else:
            self.rooms.join(room, link, card)
            self._arrived(link)
            self._tell_room(room, link.address)
            self.doorkeeper.changed(room)

    def _card(self, link: Link, message: wire.Profile) -> None:
        if not link.nowhere and link.submits.take(self.now()):
            link.card = message.card
            if link.room is not None and link.table is None:
                self._tell_room(link.room, link.address)

    # ---- tables

    def _begin(self, link: Link, message: wire.Begin) -> None:
        room = link.room
        if room is None or link.number != HOST or room.table is not None or link.giving is not None:
            self.refuse(link, "malformed")
        elif message.table in self.tables:
            self.refuse(link, "table-known")
        else:
            hosted = Hosted(message.table, message.header, self.now())
            hosted.opener = link.key
            hosted.by, hosted.given = link.address, self.now() if message.records else None
            link.giving = hosted, message.records, message.holders
            self._given(link, room)

    def _give(self, link: Link, message: wire.Give) -> None:
        if link.giving is not None and link.room is not None:
            hosted, _, _ = link.giving
            before = hosted.last
            if not hosted.extended_by(message.records) or hosted.last == before or hosted.full:
                self.refuse(link, "malformed")
            else:
                self._given(link, link.room)
        elif link.wanted is not None and link.table is not None:
            self._recovered(link, message)

    def _given(self, link: Link, room: RoomOf) -> None:
        """Whether all records of a table to be have come; then it begins."""
        assert link.giving is not None
        hosted, wanted, holders = link.giving
        self.weights.weigh(hosted)
        limits = self.limits
        if self.weights.total >= limits.bytes or self.weights.of[link.address] >= limits.bytes_of_one:
            self.refuse(link, "busy")
            return
        if hosted.last < wanted:
            return
        link.giving = None
        self.weights.lift(hosted)  # until it is a table
        if hosted.id in self.tables:
            self.refuse(link, "table-known")
            return
        if hosted.last != wanted or not (hosted.holders or any(holders)):
            self.refuse(link, "malformed")
            return
        if not {0, *(member.number for member in room.members)}.issuperset(holders):
            self._tell_room(room, link.address)  # somebody has left: the host sees who is there and begins again
            return
        self.rooms.begun(room, hosted)
        hosted.waiting = set(hosted.holders.values())  # a game that was begun elsewhere: somebody may have more of it
        self.tables[hosted.id] = Audience(hosted)
        self._keep(hosted, 0, hosted.header)
        for number, data in enumerate(hosted.records, 1):
            self._keep(hosted, number, data)
        for member in room.members:
            seats = tuple(seat for seat, number in enumerate(holders) if number == member.number)
            if seats:
                self._keep(hosted, hosted.last + 1, hosted.hold(self.now(), seats, fingerprint(member.key)))
            self._promises.append((member, self._seated(hosted, seats, self.rooms.code_of(hosted.id))))
        if hosted.given is None:  # else its log says how the door is, and perhaps others have more of it
            hosted.door = room.door
            if room.door.said:
                hosted.door.host = hosted.host
                self.keep_door(hosted)

    def _resume(self, link: Link, message: wire.Resume) -> None:
        audience = self.tables.get(message.table)
        if audience is None:
            self.refuse(link, "no-table")
            return
        hosted = audience.hosted
        if link.seats or link.elsewhere(hosted):
            self.refuse(link, "malformed")
            return
        holder = self._proven(link, hosted, message.signature, message.token)
        seats = hosted.seats_of(holder)
        if hosted.door.is_out(holder or link.holder):
            self.refuse(link, "removed")
            return
        if not hosted.certain:
            self.refuse(link, "busy")  # in a moment: nobody hears of a seat that a crash would take from him
            return
        if not seats and holder and (code := hosted.door.why_not(holder, link.address)):
            self.refuse(link, code)
            return
        if message.seq > hosted.last and self._lacks(audience) and (seats or (holder and hosted.fresh)):
            link.wanted = message.seq, message.chain, holder
        elif not seats:
            self.refuse(link, "no-seat")
            return
        elif not hosted.knows(message.seq, message.chain):
            self.refuse(link, "fork")
            return
        else:
            hosted.shown(holder)
        if seats:
            self.weights.bring(hosted, link.address)
        self._give_way(audience, link, seats)
        self._seat(link, self._seated(hosted, seats, self.rooms.code_of(hosted.id)))
        if link.wanted is not None:
            self._send(link, wire.Want(hosted.last))
        self._owners_are_back(audience)

    def _proven(self, link: Link, hosted: Hosted, signature: bytes, token: bytes = b"") -> bytes:
        """The holder whom somebody proves to be; b"" when nothing is proved for this table and this connection."""
        if not link.proves(hosted.id, signature):
            return b""
        holder = fingerprint(link.key)
        return holder if not token or hosted.seats_of(holder) else digest(token)

    def _lacks(self, audience: Audience) -> bool:
        """Whether others may have more of a table; nobody's word is taken for it while several play here."""
        return bool(audience.hosted.waiting) or (self.sleeps and len(audience.players) <= 1)

    def _recovered(self, link: Link, message: wire.Give) -> None:
        """The relay had lost its disk, or was asleep, and somebody brings what is missing."""
        assert link.table is not None and link.wanted is not None
        hosted, (seq, chain, holder) = link.table, link.wanted
        before = hosted.last
        owner = hosted.seats_of(holder) or (hosted.fresh and any(held_by(data, holder) for data in message.records))
        if not owner or not hosted.extended_by(message.records) or hosted.full:
            self.refuse(link, "fork")
            return
        if hosted.last == before and not link.frames.take(self.now()):
            self.refuse(link, "slow-down")  # what it gives is not new
            return
        for number in range(before + 1, hosted.last + 1):
            self._keep(hosted, number, hosted.records[number - 1])
        for other in list(self.tables[hosted.id].links):
            if hosted.door.is_out(other.holder):
                self.refuse(other, "removed")
        if link not in self.links:
            return
        if hosted.last < seq:
            self._send(link, wire.Want(hosted.last))
        elif hosted.knows(seq, chain):
            link.wanted = None
            link.sent, link.live = seq, True
            hosted.shown(holder)
            seats, audience = hosted.seats_of(holder), self.tables[hosted.id]
            self._give_way(audience, link, seats)
            if seats != link.seats:
                self._reseat(link, hosted, seats)
            self._presence(audience)
            self._owners_are_back(audience)
        else:
            self.refuse(link, "fork")

    def _go_on(self, link: Link, message: wire.GoOn) -> None:
        hosted = link.table
        if hosted is None or not link.seats or not hosted.waiting:
            return
        link.agrees = True
        if all(other.agrees and other.wanted is None for other in self.tables[hosted.id].players):
            hosted.waiting.clear()
            body = epoch_body(self.entropy(_EPOCH_NONCE))
            self._keep(hosted, hosted.last + 1, hosted.add(self.now(), NO_SEAT, EPOCH, body))
            self._presence(self.tables[hosted.id])
            self._owners_are_back(self.tables[hosted.id])

    def _take_seat(self, link: Link, message: wire.Take) -> None:
        """Play for somebody who is away, until he comes back. That all agree is the table's business."""
        hosted = link.table
        if hosted is None or hosted.waiting or not link.seats:
            return
        audience, seat = self.tables[hosted.id], message.seat
        owned = {seat for other in audience.players for seat in other.seats if seat not in other.taken}
        takes = hosted.takes(NO_SEAT, TAKE, self.limits)  # two who take it from each other do not fill the log
        if seat in hosted.holders and seat not in owned | link.taken and takes:
            by = next(own for own in link.seats if own not in link.taken)
            self._keep(hosted, hosted.last + 1, hosted.lend(self.now(), seat, by, sorted(owned)))
            self._give_way(audience, link, (seat,))
            link.taken.add(seat)
            self._promise(link, hosted, [seat])
            self._presence(audience)

    def _submit(self, link: Link, message: wire.Submit) -> None:
        hosted, now = link.table, self.now()
        question, seat, base, kind, body = message
        if hosted is None or seat not in link.seats:
            self._send(link, wire.Denied(question, "seat"))
        elif hosted.waiting:
            self._send(link, wire.Denied(question, "waiting"))
        elif not (link.submits.take(now) and self._given_by.take(link.address, now, RECORD + len(body))):
            self._send(link, wire.Denied(question, "slow-down"))
        elif kind in STAMPED and base < 0:
            self.refuse(link, "malformed")  # what is drawn depends on the position
        elif not self.shelf.room_in(hosted) or not hosted.takes(seat, kind, self.limits):
            self._send(link, wire.Denied(question, "full"))
        elif base != hosted.last if base >= 0 else hosted.knew(seat, kind, body):
            # What was sent twice is in the log already: the author finds it there.
            self._send(link, wire.Outdated(question, max(hosted.durable, 0)))
        else:
            stamp = self.entropy(STAMP) if kind in STAMPED else b""
            data = hosted.add(now, seat, kind, body + stamp)
            hosted.played = now
            self._keep(hosted, hosted.last, data)

    def _aside(self, link: Link, message: wire.Aside) -> None:
        """A word that nobody keeps: to a room, or among those who look on at a table, so that nobody is helped."""
        if not link.asides.take(self.now()):
            return
        if link.table is not None:
            near = [other for other in self.tables[link.table.id].links if not (link.seats or other.seats)]
        else:
            near = link.room.members if link.room is not None else []
        for other in near:
            if other is not link:
                self._send(other, message)

    def _more(self, link: Link, message: wire.More) -> None:
        if link.table is not None and message.after <= link.table.durable:
            page = self.tables[link.table.id].page(message.after)
            if not self._drawn_by.take(link.address, self.now(), sum(map(len, page.records))):
                link.live = False  # the next sign of life tells that there is more, and then it is asked for again
                return
            link.sent = message.after + len(page.records)
            link.live = link.sent == page.head
            self._send(link, page)

    def _beat(self, link: Link, message: wire.Beat) -> None:
        answer = wire.Beat() if link.table is None else self.tables[link.table.id].here(self.now())
        self._send(link, answer)


_DEEDS: Final[dict[type, Callable[[Relay, Link, Any], None]]] = {
    wire.Hello: Relay._hello,
    wire.Holder: Relay._holder,
    wire.Open: Relay._open,
    wire.Join: Relay._join,
    wire.Profile: Relay._card,
    wire.Begin: Relay._begin,
    wire.Give: Relay._give,
    wire.Resume: Relay._resume,
    wire.Again: Relay._again,
    wire.GoOn: Relay._go_on,
    wire.Aside: Relay._aside,
    wire.Take: Relay._take_seat,
    wire.Submit: Relay._submit,
    wire.More: Relay._more,
    wire.Beat: Relay._beat,
    wire.Door: lambda relay, link, said: relay.doorkeeper.rules(link, said),
    wire.Remove: lambda relay, link, said: relay.doorkeeper.remove(link, said),
    wire.Admit: lambda relay, link, said: relay.doorkeeper.admit(link, said),
    wire.Hand: lambda relay, link, said: relay.doorkeeper.hand(link, said),
    wire.Pardon: lambda relay, link, said: relay.doorkeeper.pardon(link, said),
}

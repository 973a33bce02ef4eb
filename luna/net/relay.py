"""The relay without sockets: it orders records, makes them durable, broadcasts them, and never reads a record's body.

    relay.connected(link), relay.received(link, frame), relay.gone(link), relay.tick()
    batch = relay.commit.begin() -> bytes to make durable -> relay.synced()
    for link, frame in relay.take(): ...        frame None: close the connection

Clock and randomness come from outside, so that a simulator can run this very code.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from luna import __version__
from luna.log.bodies import epoch_body
from luna.log.records import EPOCH, NO_SEAT, STAMP, STAMPED, TAKE
from luna.net import fields, wire
from luna.net.handover import Handover
from luna.net.hosted import EMPTY, RECORD, Hosted
from luna.net.identity import NONCE, digest, fingerprint
from luna.net.ledger import Entropy, Ledger
from luna.net.limits import Limits
from luna.net.rooms import Link, RoomOf
from luna.net.tables import Audience

_EPOCH_NONCE: Final = 8


class Relay(Ledger):
    """The relay's answers to its clients: a greeting, a room, a table, a place in its order."""

    def __init__(
        self, now: Callable[[], float], entropy: Entropy, limits: Limits | None = None, app: str = __version__
    ) -> None:
        super().__init__(now, entropy, limits, app)
        self.handover = Handover(self)

    def received(self, link: Link, body: bytes) -> None:
        """Take one frame. A client that sends what it may not send is dismissed."""
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
        """Whether the client stays within its rates. A log that it hands over is measured in bytes.

        Rates count for all connections of an address together; players have more than clients without seats.
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
            self.tell(link, wire.Welcome(wire.PROTOCOL, self.app, link.nonce, min(self.limits.beats, fields.MOST_REST)))

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
        """A rematch: the people of a table meet in one room, whichever of them hosts and whatever its code."""
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
            self.tell_room(self.rooms.open(link, card, edition, after), by)
            self.arrived(link)

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
            self.refuse(link, "malformed")  # a key is only claimed here: with a seat this client would be the host too
        else:
            self._enter(link, room, message.card, message.editions)

    def may_ask(self, link: Link, code: str) -> bool:
        """Whether a client may ask other relays for a code: it is unknown here, and the client may still guess."""
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
            self.arrived(link)
            self.tell_room(room, link.address)
            self.doorkeeper.changed(room)

    def _card(self, link: Link, message: wire.Profile) -> None:
        if not link.nowhere and link.submits.take(self.now()):
            link.card = message.card
            if link.room is not None and link.table is None:
                self.tell_room(link.room, link.address)

    # ---- tables

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
            self.refuse(link, "busy")  # for a moment: nobody hears of a seat that a crash could take away
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
        self.give_way(audience, link, seats)
        self.seat(link, hosted.seated(seats, self.rooms.code_of(hosted.id)))
        if link.wanted is not None:
            self.tell(link, wire.Want(hosted.last))
        self.owners_are_back(audience)

    def _proven(self, link: Link, hosted: Hosted, signature: bytes, token: bytes = b"") -> bytes:
        """The holder that a client proves to be; b"" without a proof for this table and connection."""
        if not link.proves(hosted.id, signature):
            return b""
        holder = fingerprint(link.key)
        return holder if not token or hosted.seats_of(holder) else digest(token)

    def _lacks(self, audience: Audience) -> bool:
        """Whether clients may have more of a table. Not while several players are connected."""
        return bool(audience.hosted.waiting) or (self.sleeps and len(audience.players) <= 1)

    def _go_on(self, link: Link, message: wire.GoOn) -> None:
        hosted = link.table
        if hosted is None or not link.seats or not hosted.waiting:
            return
        link.agrees = True
        if all(other.agrees and other.wanted is None for other in self.tables[hosted.id].players):
            hosted.waiting.clear()
            body = epoch_body(self.entropy(_EPOCH_NONCE))
            self.keep(hosted, hosted.last + 1, hosted.add(self.now(), NO_SEAT, EPOCH, body))
            self.presence(self.tables[hosted.id])
            self.owners_are_back(self.tables[hosted.id])

    def _take_seat(self, link: Link, message: wire.Take) -> None:
        """Play for an absent owner until the owner returns. The table itself judges whether all agree."""
        hosted = link.table
        if hosted is None or hosted.waiting or not link.seats:
            return
        audience, seat = self.tables[hosted.id], message.seat
        owned = {seat for other in audience.players for seat in other.seats if seat not in other.taken}
        takes = hosted.takes(NO_SEAT, TAKE, self.limits)  # taking seats in turns fills no log
        if seat in hosted.holders and seat not in owned | link.taken and takes:
            by = next(own for own in link.seats if own not in link.taken)
            self.keep(hosted, hosted.last + 1, hosted.lend(self.now(), seat, by, sorted(owned)))
            self.give_way(audience, link, (seat,))
            link.taken.add(seat)
            self.commit.promise(link, hosted, [seat])
            self.presence(audience)

    def _submit(self, link: Link, message: wire.Submit) -> None:
        hosted, now = link.table, self.now()
        question, seat, base, kind, body = message
        if hosted is None or seat not in link.seats:
            self.tell(link, wire.Denied(question, "seat"))
        elif hosted.waiting:
            self.tell(link, wire.Denied(question, "waiting"))
        elif not (link.submits.take(now) and self._given_by.take(link.address, now, RECORD + len(body))):
            self.tell(link, wire.Denied(question, "slow-down"))
        elif kind in STAMPED and base < 0:
            self.refuse(link, "malformed")  # a draw depends on the position
        elif not self.shelf.room_in(hosted) or not hosted.takes(seat, kind, self.limits):
            self.tell(link, wire.Denied(question, "full"))
        elif base != hosted.last if base >= 0 else hosted.knew(seat, kind, body):
            # The log has a repeated submit already: its author finds it there.
            self.tell(link, wire.Outdated(question, max(hosted.durable, 0)))
        else:
            stamp = self.entropy(STAMP) if kind in STAMPED else b""
            data = hosted.add(now, seat, kind, body + stamp)
            hosted.played = now
            self.keep(hosted, hosted.last, data)

    def _aside(self, link: Link, message: wire.Aside) -> None:
        """An unlogged message to a room, or among spectators, so that nobody helps a player."""
        if not link.asides.take(self.now()):
            return
        if link.table is not None:
            near = [other for other in self.tables[link.table.id].links if not (link.seats or other.seats)]
        else:
            near = link.room.members if link.room is not None else []
        for other in near:
            if other is not link:
                self.tell(other, message)

    def _more(self, link: Link, message: wire.More) -> None:
        if link.table is not None and message.after <= link.table.durable:
            page = self.tables[link.table.id].page(message.after)
            if not self._drawn_by.take(link.address, self.now(), sum(map(len, page.records))):
                link.live = False  # the client asks again after its next heartbeat
                return
            link.sent = message.after + len(page.records)
            link.live = link.sent == page.head
            self.tell(link, page)

    def _beat(self, link: Link, message: wire.Beat) -> None:
        answer = wire.Beat() if link.table is None else self.tables[link.table.id].here(self.now())
        self.tell(link, answer)


_DEEDS: Final[dict[type, Callable[[Relay, Link, Any], None]]] = {
    wire.Hello: Relay._hello,
    wire.Holder: Relay._holder,
    wire.Open: Relay._open,
    wire.Join: Relay._join,
    wire.Profile: Relay._card,
    wire.Begin: lambda relay, link, said: relay.handover.begin(link, said),
    wire.Give: lambda relay, link, said: relay.handover.give(link, said),
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

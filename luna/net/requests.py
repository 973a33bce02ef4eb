"""The requests of clients, each with one handler: a function of the relay, the connection and the message."""

from collections.abc import Callable, Collection
from typing import Any, Final

from luna.log.bodies import EpochBody
from luna.log.encoding import pack
from luna.log.records import EPOCH, NO_SEAT, TAKE
from luna.net import doorkeeper, fields, handover, placards, watch_messages, watching, wire
from luna.net.hosted import EMPTY, RECORD, Hosted
from luna.net.identity import NONCE, digest, fingerprint
from luna.net.relay import Relay
from luna.net.rooms import HOST, Link, Room
from luna.net.tables import Audience

_EPOCH_NONCE: Final = 8


class Requests:
    """Takes the frames of clients. A client that sends a forbidden frame is dismissed."""

    def __init__(self, relay: Relay) -> None:
        self.relay = relay

    def received(self, link: Link, body: bytes) -> None:
        """Take one frame."""
        relay = self.relay
        if link not in relay.links or relay.failed:
            return
        message = relay.read(link, body)
        if message is None:
            return
        kind = type(message)
        handler = HANDLERS.get(kind)
        if handler is None or link.due not in (None, kind):
            relay.refuse(link, "malformed")
        elif not _in_time(relay, link, message, len(body)):
            relay.refuse(link, "slow-down")
        else:
            handler(relay, link, message)

    def tick(self) -> None:
        """About every second."""
        self.relay.tick()


def _in_time(relay: Relay, link: Link, message: wire.Message, size: int) -> bool:
    """Whether the client stays within the rates of its connection and its address; logs are measured in bytes."""
    now, by = link.heard, link.address
    if isinstance(message, wire.Give) and (link.giving is not None or link.wanted is not None):
        return relay.given.take(by, now, size + RECORD * len(message.records))
    return link.frames.take(now) and (relay.played if link.seats else relay.said).take(by, now)


# ---- greeting, rooms


def _hello(relay: Relay, link: Link, message: wire.Hello) -> None:
    if message.protocol != wire.PROTOCOL:
        relay.refuse(link, "protocol", relay.app, message.app)
    elif link.hello is not None:
        relay.refuse(link, "malformed")
    else:
        link.hello, link.nonce = message, relay.entropy(NONCE)
        rest = min(relay.limits.beats, fields.MOST_REST)
        relay.tell(link, wire.Welcome(wire.PROTOCOL, relay.app, link.nonce, rest))


def _take_key(relay: Relay, link: Link, message: wire.Holder) -> None:
    if link.key:
        relay.refuse(link, "malformed")
    link.key = link.key or message.key


def _open_room(relay: Relay, link: Link, message: wire.Open) -> None:
    _new_room(relay, link, message.card, message.edition) if link.nowhere else relay.refuse(link, "malformed")


def _again(relay: Relay, link: Link, message: wire.Again) -> None:
    """A rematch: the people of a table meet in one room; the first request opens it."""
    audience = relay.tables.get(message.table)
    room = relay.rooms.next.get(message.table)
    if not link.nowhere:
        relay.refuse(link, "malformed")
    elif audience is None:
        relay.refuse(link, "no-table")
    elif not audience.hosted.seats_of(_proven(link, audience.hosted, message.signature)):
        relay.refuse(link, "no-seat")
    elif room is not None:
        _enter(relay, link, room, message.card, (message.edition,))
    else:
        _new_room(relay, link, message.card, message.edition, message.table)
        if link.room is not None:
            link.room.door.follow(audience.door)


def _new_room(relay: Relay, link: Link, card: bytes, edition: wire.Edition, after: bytes = b"") -> None:
    limits, by = relay.limits, link.address
    many = relay.rooms.opened[by] >= limits.rooms_of_one or len(relay.rooms) >= limits.rooms
    opens = relay.opens.take(by, relay.now()) and relay.given.take(by, relay.now(), EMPTY)
    if many or not opens or not relay.shelf.room_for(by, relay.tables):
        relay.refuse(link, "busy")
    else:
        relay.tell_room(relay.rooms.open(link, card, edition, after), by)
        relay.arrived(link)


def may_ask(relay: Relay, link: Link, code: str) -> bool:
    """Whether a client may ask other relays for a code: it is unknown here, and the client may still guess."""
    return relay.rooms.by_code(code) is None and relay.guesses.allowed(link.address, relay.now())


def _join(relay: Relay, link: Link, message: wire.Join) -> None:
    if not link.nowhere:
        relay.refuse(link, "malformed")
    elif not relay.guesses.allowed(link.address, relay.now()):
        relay.refuse(link, "slow-down")
    elif (room := relay.rooms.by_code(message.code)) is None:
        relay.guesses.wrong(link.address, relay.now())
        relay.refuse(link, "no-room")
    elif room.table is None and link.holder == room.members[0].holder:
        relay.refuse(link, "malformed")  # a key is only claimed here: with a seat this client would be the host too
    else:
        _enter(relay, link, room, message.card, message.editions)


def _enter(relay: Relay, link: Link, room: Room, card: bytes, editions: Collection[wire.Edition]) -> None:
    assert link.hello is not None
    if room.edition not in editions:
        known = room.edition.game in {edition.game for edition in editions}
        relay.refuse(link, "other-rules" if known else "other-game", room.app, link.hello.app)
    elif room.table is not None:
        link.card = card
        doorkeeper.knock(relay, link, relay.tables[room.table])
    elif code := room.door.why_not(link.holder, link.address):
        relay.refuse(link, code)
    elif len(room.members) >= relay.limits.members:
        relay.refuse(link, "full")
    else:
        relay.rooms.join(room, link, card)
        relay.arrived(link)
        relay.tell_room(room, link.address)
        relay.changed[room] = None


def _take_card(relay: Relay, link: Link, message: wire.Profile) -> None:
    if not link.nowhere and link.submits.take(relay.now()):
        link.card = message.card
        if link.room is not None and link.table is None:
            relay.tell_room(link.room, link.address)


# ---- tables


def _resume(relay: Relay, link: Link, message: wire.Resume) -> None:
    audience = relay.tables.get(message.table)
    if audience is None:
        relay.refuse(link, "no-table")
        return
    hosted = audience.hosted
    if link.seats or link.elsewhere(hosted):
        relay.refuse(link, "malformed")
        return
    holder = _proven(link, hosted, message.signature, message.token)
    seats = hosted.seats_of(holder)
    if hosted.door.is_out(holder or link.holder):
        relay.refuse(link, "removed")
        return
    if not hosted.certain:
        relay.refuse(link, "busy")  # for a moment: nobody is told of a seat that a crash could take away
        return
    if not seats and holder and (code := hosted.door.why_not(holder, link.address)):
        relay.refuse(link, code)
        return
    if message.seq > hosted.last and lacks(relay, audience) and (seats or (holder and hosted.fresh)):
        link.wanted = message.seq, message.chain, holder
    elif not seats:
        relay.refuse(link, "no-seat")
        return
    elif not hosted.knows(message.seq, message.chain):
        relay.refuse(link, "fork")
        return
    else:
        hosted.shown(holder)
    if seats:
        relay.weights.bring(hosted, link.address)
    relay.give_way(audience, link, seats)
    relay.seat(link, hosted.seated(seats, relay.rooms.code_of(hosted.id)))
    if link.wanted is not None:
        relay.tell(link, wire.Want(hosted.last))
    relay.owners_are_back(audience)


def _proven(link: Link, hosted: Hosted, signature: bytes, token: bytes = b"") -> bytes:
    """The holder that a client proves to be; b"" without a proof for this table and connection."""
    if not link.proves(hosted.id, signature):
        return b""
    holder = fingerprint(link.key)
    return holder if not token or hosted.seats_of(holder) else digest(token)


def lacks(relay: Relay, audience: Audience) -> bool:
    """Whether clients may have more of a table. Not while several players are connected."""
    hosted = audience.hosted
    return bool(hosted.waiting) or ((relay.sleeps or hosted.slow) and len(audience.players) <= 1)


def _go_on(relay: Relay, link: Link, message: wire.GoOn) -> None:
    hosted = link.table
    if hosted is None or not link.seats or not hosted.waiting:
        return
    link.agrees = True
    audience = relay.tables[hosted.id]
    if all(other.agrees and other.wanted is None for other in audience.players):
        hosted.waiting.clear()
        body = pack(EpochBody(relay.entropy(_EPOCH_NONCE)))
        relay.keep(hosted, hosted.last + 1, hosted.add(relay.now(), NO_SEAT, EPOCH, body))
        relay.presence(audience)
        relay.owners_are_back(audience)


def _take_seat(relay: Relay, link: Link, message: wire.Take) -> None:
    """Play for an absent owner until the owner returns. The table itself judges whether all agree."""
    hosted = link.table
    if hosted is None or hosted.waiting or not link.seats:
        return
    audience, seat = relay.tables[hosted.id], message.seat
    owned = {seat for other in audience.players for seat in other.owned}
    takes = hosted.takes(NO_SEAT, TAKE, relay.limits)  # taking seats in turns must not fill the log
    if seat in hosted.holders and seat not in owned | link.taken and takes:
        by = next(own for own in link.seats if own not in link.taken)
        relay.keep(hosted, hosted.last + 1, hosted.lend(relay.now(), seat, by, sorted(owned)))
        relay.give_way(audience, link, (seat,))
        link.taken.add(seat)
        relay.commit.promise(link, hosted, [seat])
        relay.presence(audience)


def _submit(relay: Relay, link: Link, message: wire.Submit) -> None:
    if link.table is None or message.seat not in link.seats:
        relay.tell(link, wire.Denied(message.number, "seat"))
    else:
        handover.order(relay, link, link.table, message)


def _aside(relay: Relay, link: Link, message: wire.Aside) -> None:
    """An unlogged message to a room, or among spectators, who may not help a player."""
    if not link.asides.take(relay.now()):
        return
    if link.table is not None:
        near = [other for other in relay.tables[link.table.id].links if not (link.seats or other.seats)]
    else:
        near = link.room.members if link.room is not None else []
    for other in near:
        if other is not link:
            relay.tell(other, message)


def _more(relay: Relay, link: Link, message: wire.More) -> None:
    if link.table is not None and message.after <= link.table.durable:
        page = relay.tables[link.table.id].page(message.after)
        if not relay.drawn.take(link.address, relay.now(), sum(map(len, page.records))):
            link.live = False  # the client asks again after its next heartbeat
            return
        link.sent = message.after + len(page.records)
        link.live = link.sent == page.head
        relay.tell(link, page)


def _beat(relay: Relay, link: Link, message: wire.Beat) -> None:
    relay.tell(link, wire.Beat() if link.table is None else relay.tables[link.table.id].here(relay.now()))


# ---- open tables


def _post(relay: Relay, link: Link, message: placards.Post) -> None:
    """The host of a room lists it. The same request from other clients has no effect."""
    room = link.room
    if room is None or link.number != HOST or room.table is not None or not link.submits.take(relay.now()):
        return
    if message.placard is not None and len(pack(message.placard)) > placards.LONGEST:
        relay.refuse(link, "malformed")
    elif message.placard is None:
        relay.listing.take_off(room)
        relay.tell(link, placards.Posted(placards.OFF))
    else:
        relay.tell(link, placards.Posted(relay.listing.post(room, message.placard, int(relay.wall() * 1000))))


def _browse(relay: Relay, link: Link, message: placards.Browse) -> None:
    """A stranger reads the list. Beyond the quota of its address the connection is closed."""
    now, listing = relay.now(), relay.listing
    if not listing.reads.take(link.address, now):
        relay.refuse(link, "slow-down")
        return
    page = listing.page(now, message)
    size = len(wire.encode(page))
    if relay.drawn.take(link.address, now, size):
        relay.tell(link, page)
    else:
        relay.refuse(link, "slow-down")


HANDLERS: Final[dict[type, Callable[[Relay, Link, Any], None]]] = {
    wire.Hello: _hello,
    wire.Holder: _take_key,
    wire.Open: _open_room,
    wire.Join: _join,
    wire.Profile: _take_card,
    wire.Begin: handover.begin,
    wire.Give: handover.give,
    wire.Resume: _resume,
    wire.Again: _again,
    wire.GoOn: _go_on,
    wire.Aside: _aside,
    wire.Take: _take_seat,
    wire.Submit: _submit,
    wire.More: _more,
    wire.Beat: _beat,
    wire.Door: doorkeeper.set_rules,
    wire.Remove: doorkeeper.remove,
    wire.Admit: doorkeeper.admit,
    wire.Hand: doorkeeper.hand,
    wire.Pardon: doorkeeper.pardon,
    watch_messages.Watch: watching.watch,
    watch_messages.Claim: watching.claim,
    watch_messages.Fetch: watching.fetch,
    watch_messages.Deliver: watching.deliver,
    watch_messages.Plan: watching.plan,
    watch_messages.Letter: watching.letter,
    placards.Post: _post,
    placards.Browse: _browse,
}

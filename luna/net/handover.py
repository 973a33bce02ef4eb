"""Records from clients for the logs of tables: one to be ordered, a new table, one from elsewhere, the end of a log."""

from luna.log.records import STAMP, STAMPED, TURN
from luna.net import identity, watch_messages, wire
from luna.net.hosted import RECORD, Hosted, fingerprint, held_by
from luna.net.relay import Relay
from luna.net.rooms import HOST, Link, Room
from luna.net.tables import Audience


def order(relay: Relay, link: Link, hosted: Hosted, message: wire.Submit | watch_messages.Deliver) -> None:
    """Order a record by the owner of its seat, or refuse it with a reason."""
    now, question = relay.now(), message.number
    seat, base, kind, body = message.seat, message.base, message.kind, message.body
    if hosted.waiting:
        relay.tell(link, wire.Denied(question, "waiting"))
    elif not (link.submits.take(now) and relay.given.take(link.address, now, RECORD + len(body))):
        relay.tell(link, wire.Denied(question, "slow-down"))
    elif kind in STAMPED and base < 0:
        relay.refuse(link, "malformed")  # a draw depends on the position
    elif not relay.shelf.room_in(hosted) or not hosted.takes(seat, kind, relay.limits):
        relay.tell(link, wire.Denied(question, "full"))
    elif base != hosted.last if base >= 0 else hosted.knew(seat, kind, body):
        # The log has a repeated submit already: its author finds it there.
        relay.tell(link, wire.Outdated(question, max(hosted.durable, 0)))
    else:
        stamp = relay.entropy(STAMP) if kind in STAMPED else b""
        _append(relay, hosted, seat, kind, body + stamp)


def _append(relay: Relay, hosted: Hosted, seat: int, kind: int, body: bytes) -> None:
    """Append a record, then each turn that was decided ahead for exactly the record before it."""
    data = hosted.add(relay.now(), seat, kind, body)
    hosted.played = relay.now()
    relay.keep(hosted, hosted.last, data)
    planned = hosted.planned(seat, fingerprint(seat, kind, body)) if kind == TURN else None
    if planned is not None and hosted.takes(planned[0], TURN, relay.limits):
        _append(relay, hosted, planned[0], TURN, planned[1])


def begin(relay: Relay, link: Link, message: wire.Begin) -> None:
    """The host of a room begins its table."""
    room = link.room
    if room is None or link.number != HOST or room.table is not None or link.giving is not None:
        relay.refuse(link, "malformed")
    elif message.table in relay.tables:
        relay.refuse(link, "table-known")
    else:
        hosted = Hosted(message.table, message.header, relay.now())
        hosted.opener = link.key
        hosted.by, hosted.given = link.address, relay.now() if message.records else None
        link.giving = hosted, message.records, message.holders
        _given(relay, link, room)


def give(relay: Relay, link: Link, message: wire.Give) -> None:
    """Records of a new table, or the end of a log that the relay lacks."""
    if link.giving is not None and link.room is not None:
        hosted, _, _ = link.giving
        before = hosted.last
        if not hosted.extended_by(message.records) or hosted.last == before or hosted.full:
            relay.refuse(link, "malformed")
        else:
            _given(relay, link, link.room)
    elif link.wanted is not None and link.table is not None:
        _recovered(relay, link, message)


def _given(relay: Relay, link: Link, room: Room) -> None:
    """Begin the table once all its records have arrived."""
    assert link.giving is not None
    hosted, wanted, holders = link.giving
    relay.weights.weigh(hosted)
    limits = relay.limits
    if relay.weights.total >= limits.bytes or relay.weights.of[link.address] >= limits.bytes_of_one:
        relay.refuse(link, "busy")
        return
    if hosted.last < wanted:
        return
    link.giving = None
    relay.weights.lift(hosted)  # until it is a table
    if hosted.id in relay.tables:
        relay.refuse(link, "table-known")
    elif hosted.last != wanted or not (hosted.holders or any(holders)):
        relay.refuse(link, "malformed")
    elif not {0, *(member.number for member in room.members)}.issuperset(holders):
        relay.tell_room(room, link.address)  # a member has left: the host sees who is there and begins again
    else:
        _begin_table(relay, hosted, room, holders)


def _begin_table(relay: Relay, hosted: Hosted, room: Room, holders: tuple[int, ...]) -> None:
    relay.rooms.begun(room, hosted)
    hosted.pass_time(relay.now(), relay.wall())
    # Another client may have more of a table from elsewhere.
    hosted.waiting = set() if hosted.slow else set(hosted.holders.values())
    relay.tables[hosted.id] = Audience(hosted)
    for number, data in enumerate((hosted.header, *hosted.records)):
        relay.keep(hosted, number, data)
    for member in room.members:
        seats = tuple(seat for seat, number in enumerate(holders) if number == member.number)
        if seats:
            relay.keep(hosted, hosted.last + 1, hosted.hold(relay.now(), seats, identity.fingerprint(member.key)))
        relay.commit.promises.append((member, hosted.seated(seats, relay.rooms.code_of(hosted.id))))
    if hosted.given is None:  # else its log has the access rules, and another client may have more of it
        hosted.door = room.door
        if room.door.said:
            hosted.door.host = hosted.host
            relay.keep_door(hosted)


def _recovered(relay: Relay, link: Link, message: wire.Give) -> None:
    """A client brings records that the relay lost with its disk, or missed while its machine was asleep."""
    assert link.table is not None and link.wanted is not None
    hosted, (seq, chain, holder) = link.table, link.wanted
    before = hosted.last
    owner = hosted.seats_of(holder) or (hosted.fresh and any(held_by(data, holder) for data in message.records))
    if not owner or not hosted.extended_by(message.records) or hosted.full:
        relay.refuse(link, "fork")
        return
    if hosted.last == before and not link.frames.take(relay.now()):
        relay.refuse(link, "slow-down")  # it adds nothing new
        return
    for number in range(before + 1, hosted.last + 1):
        relay.keep(hosted, number, hosted.records[number - 1])
    hosted.pass_time(relay.now(), relay.wall())
    audience = relay.tables[hosted.id]
    for other in list(audience.links):
        if hosted.door.is_out(other.holder):
            relay.refuse(other, "removed")
    if link not in relay.links:
        return
    if hosted.last < seq:
        relay.tell(link, wire.Want(hosted.last))
    elif not hosted.knows(seq, chain):
        relay.refuse(link, "fork")
    else:
        link.wanted = None
        link.sent, link.live = seq, True
        hosted.shown(holder)
        seats = hosted.seats_of(holder)
        relay.give_way(audience, link, seats)
        if seats != link.seats:
            relay.reseat(link, hosted, seats)
        relay.presence(audience)
        relay.owners_are_back(audience)

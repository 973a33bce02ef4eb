"""The requests of hosts about a room or table, ignored from other clients, and of clients who want to watch."""

from luna.net import wire
from luna.net.relay import Place, Relay, host_at, hosts
from luna.net.rooms import Link
from luna.net.tables import Audience


def knock(relay: Relay, link: Link, audience: Audience) -> None:
    """A client asks to watch."""
    limits = relay.limits
    many = audience.spectators >= limits.spectators or audience.of_place(link.address) >= limits.spectators_of_one
    code = audience.door.why_not_look(known(link, audience), link.address)
    if code not in ("", "ask"):
        relay.refuse(link, code)
    elif audience.hosted.durable < 0 or many or (code and len(audience.asking) >= limits.asking):
        relay.refuse(link, "full")
    elif code and host_at(audience) is None:
        relay.refuse(link, "no-spectators")  # no host is connected to ask
    elif code:
        relay.arrived(link)
        link.asks, audience.asking[link] = audience.hosted, None
        audience.meet(link)
        relay.tell(link, wire.Asked())
        relay.changed[audience] = None
    else:
        _look_on(relay, link, audience)


def set_rules(relay: Relay, link: Link, message: wire.Door) -> None:
    """Set the access rules, and judge the waiting spectators by them."""
    where = _place(relay, link)
    if where is None or not where.door.set(*message):
        return
    _apply(relay, where)
    for other in list(where.asking) if isinstance(where, Audience) else ():
        code = where.door.why_not_look(known(other, where), other.address)
        if not code and isinstance(where, Audience):
            _look_on(relay, other, where)
        elif code != "ask":
            relay.refuse(other, code)


def pardon(relay: Relay, link: Link, message: wire.Pardon) -> None:
    """Let all removed people return."""
    where = _place(relay, link)
    if where is not None and where.door.removed:
        where.door.pardon()
        _apply(relay, where)


def remove(relay: Relay, link: Link, message: wire.Remove) -> None:
    """Ban a person, present or away, with all connections. The host gets the seats."""
    where = _place(relay, link)
    if where is None:
        return
    others = [other for other in where.everybody if other is not link]
    named = [other for other in others if where.number_of(other) == message.number]
    gone = dict.fromkeys(known(other, where) for other in named)
    gone.pop(b"", None)
    if isinstance(where, Audience) and message.number in where.hosted.holders:
        gone[where.hosted.holders[message.number]] = None
    gone.pop(link.holder, None)
    found = [other for other in others if other in named or other.holder in gone]
    if not gone and not found:
        return
    for holder in gone:
        where.door.shut_out(holder)
    for other in found:
        if other.address != link.address:  # the host's own home stays admitted
            where.door.bar(other.address)
    _apply(relay, where)
    if isinstance(where, Audience):
        seats = [seat for seat, holder in where.hosted.holders.items() if holder in gone]
        relay.move_seats(where, seats, link)
    for other in found:
        relay.refuse(other, "removed")
    relay.tell_host(where)


def admit(relay: Relay, link: Link, message: wire.Admit) -> None:
    """Admit a waiting spectator."""
    where = _place(relay, link)
    if isinstance(where, Audience):
        for other in [other for other in where.asking if other.person == message.number]:
            where.door.let_in(other.holder)
            _look_on(relay, other, where)
            relay.tell_host(where)


def hand(relay: Relay, link: Link, message: wire.Hand) -> None:
    """Give one of the host's seats to a person at the table. The host keeps at least one."""
    where = _place(relay, link)
    if not isinstance(where, Audience) or message.seat not in link.owned or len(link.owned) < 2:
        return
    to = next((other for other in where.links if where.number_of(other) == message.number), link)
    if to is not link and known(to, where):
        where.door.let_in(to.holder)
        relay.move_seats(where, [message.seat], to)
        relay.tell_host(where)


def known(link: Link, where: Place) -> bytes:
    """The holder that a client counts as; b"" when it claims a seat owner's key, which is public, without a proof."""
    lies = isinstance(where, Audience) and not link.seats and link.holder in where.hosted.holders.values()
    return b"" if lies else link.holder


def _place(relay: Relay, link: Link) -> Place | None:
    """The place where a connection is host and may act now; None otherwise."""
    where: Place | None = link.room
    if link.table is not None:
        where = relay.tables.get(link.table.id)
        if link.table.waiting or link.table.full:
            return None
    return where if where is not None and hosts(link, where) and link.submits.take(relay.now()) else None


def _apply(relay: Relay, where: Place) -> None:
    """Apply a request of the host; at a table it goes into the log."""
    if isinstance(where, Audience):
        where.hosted.door.host = where.hosted.host
        relay.keep_door(where.hosted)
    relay.tell_host(where)


def _look_on(relay: Relay, link: Link, audience: Audience) -> None:
    """Put an admitted spectator at the table."""
    audience.asking.pop(link, None)
    link.asks = None
    relay.seat(link, audience.hosted.seated((), relay.rooms.code_of(audience.hosted.id)))

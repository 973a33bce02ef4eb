"""The requests of absent players, who follow tables, play their seats and write letters without sitting down."""

import contextlib
from typing import Final

from luna.log.encoding import Codec, Malformed, pack
from luna.log.records import PLAYS
from luna.net import handover, watch_messages, wire
from luna.net.hosted import Hosted
from luna.net.identity import fingerprint, statement, verified
from luna.net.relay import Relay
from luna.net.rooms import Link
from luna.net.watch_messages import MOST_WATCHED, UNKNOWN

_POST: Final = Codec[tuple[watch_messages.Letter, ...]](tuple[watch_messages.Letter, ...], 1 << 20)


def watch(relay: Relay, link: Link, message: watch_messages.Watch) -> None:
    """Follow tables. Without a proof that the sender knows it, a table counts as unknown."""
    lengths: list[tuple[bytes, int]] = []
    for table, seq, chain in message.tables:
        audience = relay.tables.get(table)
        known = audience is not None and seq <= audience.hosted.durable and audience.hosted.knows(seq, chain)
        length = audience.hosted.durable if known and audience is not None else UNKNOWN
        if known and (table in link.watched or len(link.watched) < MOST_WATCHED):
            relay.watchers.follow(link, table, length)
        lengths.append((table, length))
    if link.watched:
        relay.arrived(link)
    relay.tell(link, watch_messages.Heads(tuple(lengths)))


def claim(relay: Relay, link: Link, message: watch_messages.Claim) -> None:
    """Prove the ownership of seats at a followed table. A wrong proof ends the connection."""
    audience = relay.tables.get(message.table)
    if message.table not in link.watched or audience is None:
        return
    holder = fingerprint(message.key)
    if audience.hosted.door.is_out(holder):
        relay.watchers.drop(link, message.table)  # the connection has other tables here
        relay.tell(link, watch_messages.Heads(((message.table, UNKNOWN),)))
    elif not verified(message.key, message.signature, statement(message.table, link.nonce, link.binding)):
        relay.refuse(link, "no-seat")
    else:
        link.claims[message.table] = holder


def fetch(relay: Relay, link: Link, message: watch_messages.Fetch) -> None:
    """Read the new records of a claimed table."""
    hosted = _claimed(relay, link, message.table)
    if hosted is None or message.after > hosted.durable:
        return
    page = relay.tables[hosted.id].page(message.after)
    if relay.drawn.take(link.address, relay.now(), sum(map(len, page.records))):
        relay.tell(link, watch_messages.Fetched(hosted.id, page.first, page.records, page.head))


def deliver(relay: Relay, link: Link, message: watch_messages.Deliver) -> None:
    """Play a turn that was prepared without a connection, or by a bot."""
    hosted = _claimed(relay, link, message.table)
    if hosted is not None and message.kind in PLAYS:
        _give_back(relay, link, hosted, message.seat)
    if hosted is None or message.seat not in _seats(link, hosted):
        relay.tell(link, wire.Denied(message.number, "seat"))
    else:
        handover.order(relay, link, hosted, message)


def plan(relay: Relay, link: Link, message: watch_messages.Plan) -> None:
    """Replace the turns that a seat has decided in advance. Nobody else is told of them."""
    hosted = _claimed(relay, link, message.table)
    if hosted is not None and message.seat in _seats(link, hosted):
        hosted.ahead[message.seat] = dict(message.turns)
        relay.weights.weigh(hosted)


def letter(relay: Relay, link: Link, message: watch_messages.Letter) -> None:
    """Pass a letter to the connections that have sent one about its subject. A letter beyond a quota is dropped."""
    now, meetings = relay.now(), relay.meetings
    if (link.nowhere and not link.watched) or not link.submits.take(now) or not meetings.join(link, message.about):
        return
    others = [other for other in meetings.at(message.about) if other is not link]
    if relay.drawn.take(link.address, now, len(message.body) * (len(others) + meetings.fleet)):
        meetings.post(link.address, message)
        for other in others:
            relay.tell(other, message)


def letters_to_share(relay: Relay) -> bytes:
    """The letters for the other relays of a fleet since the last call; b"" without any."""
    letters = relay.meetings.empty()
    return pack(letters) if letters else b""


def take_letters(relay: Relay, data: bytes) -> None:
    """Pass on letters from another relay of the fleet. Unreadable ones are skipped."""
    with contextlib.suppress(Malformed):
        for one in _POST.read(data):
            for link in relay.meetings.at(one.about):
                if relay.drawn.take(link.address, relay.now(), len(one.body)):
                    relay.tell(link, one)


def _claimed(relay: Relay, link: Link, table: bytes) -> Hosted | None:
    """A table at which the connection has proved a seat, or sits."""
    audience = relay.tables.get(table)
    if audience is not None and link.table is audience.hosted and link.seats:
        return audience.hosted
    holder = link.claims.get(table)
    return audience.hosted if audience is not None and holder and audience.hosted.seats_of(holder) else None


def _give_back(relay: Relay, link: Link, hosted: Hosted, seat: int) -> None:
    """A record that gives a lent seat back to an absent owner who plays it, once no client at the table does."""
    holder = link.claims.get(hosted.id, b"")
    taken = any(seat in other.taken for other in relay.tables[hosted.id].players)
    if seat in hosted.lent and seat in hosted.seats_of(holder) and not (taken or hosted.waiting):
        relay.keep(hosted, hosted.last + 1, hosted.hold(relay.now(), [seat], holder))


def _seats(link: Link, hosted: Hosted) -> set[int]:
    """The watcher's seats there, without those that another player plays for an absent owner."""
    own = link.owned if link.table is hosted else set(hosted.seats_of(link.claims[hosted.id]))
    return own - hosted.lent

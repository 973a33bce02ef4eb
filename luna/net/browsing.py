"""The requests about open tables: a host posts its room, a stranger reads the list."""

from luna.log.encoding import pack
from luna.net import wire
from luna.net.placards import LONGEST, OFF, Browse, Post, Posted
from luna.net.relay import Relay
from luna.net.rooms import HOST, Link


def post(relay: Relay, link: Link, message: Post) -> None:
    """The host of a room shows it to everybody. The same request of other clients has no effect."""
    room = link.room
    if room is None or link.number != HOST or room.table is not None or not link.submits.take(relay.now()):
        return
    if message.placard is not None and len(pack(message.placard)) > LONGEST:
        relay.refuse(link, "malformed")
    elif message.placard is None:
        relay.listing.take_off(room)
        relay.tell(link, Posted(OFF))
    else:
        relay.tell(link, Posted(relay.listing.post(room, message.placard, int(relay.wall() * 1000))))


def browse(relay: Relay, link: Link, message: Browse) -> None:
    """A stranger reads the list. Beyond the quota of its address the connection ends."""
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

"""Takes a record of a client into the log of a table, and the turns that others have decided ahead for it."""

from luna.log.records import STAMP, STAMPED, TURN
from luna.net import absent, wire
from luna.net.hosted import RECORD, Hosted, fingerprint
from luna.net.relay import Relay
from luna.net.rooms import Link


def order(relay: Relay, link: Link, hosted: Hosted, message: wire.Submit | absent.Deliver) -> None:
    """Order a record by the owner of its seat, or say why not."""
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

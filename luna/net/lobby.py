"""The announced offers of a relay: open rooms and running tables, as the cards of their people tell."""

from __future__ import annotations

from itertools import chain, islice
from typing import Final

from luna.log.records import HUMAN
from luna.net import cards
from luna.net.audience import Audience
from luna.net.door import NOBODY
from luna.net.hosted import opened
from luna.net.lan import Offer, mark
from luna.net.relay import Relay
from luna.net.rooms import RoomOf

_MOST: Final = 16  # offers of a relay
_MANY: Final = 256  # tables to look at


def offers(relay: Relay, port: int, salt: bytes) -> list[Offer]:
    """The offers, rooms first. Callable from any thread. `salt`: random bytes for the marks."""
    rooms = (_room(room, port) for room in relay.rooms.waiting[-_MOST:])
    tables = (_table(relay, audience, port, salt) for audience in list(relay.tables.values())[-_MANY:])
    return list(islice(filter(None, chain(rooms, tables)), _MOST))


def empty(port: int) -> Offer:
    """The relay itself, where anybody may open a table."""
    return Offer("", 0, "", port)


def over(audience: Audience) -> bool:
    """Whether the game at a table is over, as its players say."""
    return any(card.over for card in _players(audience))


def _room(room: RoomOf, port: int) -> Offer | None:
    """The offer of a room. None without a proposed game (its host may host a table again) or with a closed door."""
    members = {member.number: cards.read(member.card) for member in list(room.members)}
    host = members[min(members)] if members else cards.MemberCard("")
    game, taken = host.game, cards.seated(members)
    if game is None or room.door.hidden or room.door.locked:
        return None
    free = game.seats - len(taken) - sum(order not in taken for order, _ in game.bots)
    return Offer(host.name, max(free, 0), room.code, port, game=room.edition.game)


def _table(relay: Relay, audience: Audience, port: int, salt: bytes) -> Offer | None:
    """The offer of a table. Without free access it has nothing but its mark."""
    hosted, door = audience.hosted, audience.door
    players = [link for link in list(audience.links) if link.seats]
    header = opened(hosted.header) if players and not over(audience) else None
    if header is None:
        return None
    goes_on = not hosted.waiting and any(card.round for card in _players(audience))
    only = Offer("", 0, "", port, mark(hosted.id, salt), goes_on)
    if not goes_on or door.hidden or door.locked or door.looking == NOBODY:
        return only
    held = [header.seats[seat] for seat in list(hosted.holders) if seat < len(header.seats)]
    host = next(
        (seat.name for seat in held if seat.kind == HUMAN), ""
    )  # the first seats that were given are the host's
    return only._replace(name=host, code=relay.rooms.code_of(hosted.id), game=header.game)


def _players(audience: Audience) -> list[cards.MemberCard]:
    return [cards.read(link.card) for link in list(audience.links) if link.seats]

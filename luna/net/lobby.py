"""Offers of a relay to those who search: open rooms, and tables that are played, as people's cards tell."""

from __future__ import annotations

from itertools import chain, islice
from typing import Final

from luna import __version__
from luna.log.records import HUMAN
from luna.net import cards
from luna.net.audience import Audience
from luna.net.hosted import opened
from luna.net.lan import Offer
from luna.net.relay import Relay
from luna.net.rooms import RoomOf

_MOST: Final = 16  # offers of a relay
_MANY: Final = 256  # tables that are looked at


def offers(relay: Relay, port: int) -> list[Offer]:
    """Rooms first. It may be called from another thread than the relay's."""
    rooms = (_room(room, port) for room in relay.rooms.waiting[-_MOST:])
    tables = (_table(relay, audience, port) for audience in list(relay.tables.values())[-_MANY:])
    return list(islice(filter(None, chain(rooms, tables)), _MOST))


def empty(port: int) -> Offer:
    """The relay itself, where anybody may open a table."""
    return Offer("", (), 0, 0, "", port, __version__)


def over(audience: Audience) -> bool:
    """Whether the game at a table has ended, as its players say."""
    return any(card.over for card in _players(audience))


def _room(room: RoomOf, port: int) -> Offer | None:
    """None where no game is proposed: somebody is about to host a table again."""
    members = {member.number: cards.read(member.card) for member in list(room.members)}
    host = members[min(members)] if members else cards.MemberCard("")
    game, taken = host.game, cards.seated(members)
    if game is None:
        return None
    names = tuple(name for _, name in taken.values())
    free = game.seats - len(taken) - sum(order not in taken for order, _ in game.bots)
    return Offer(host.name, names, max(free, 0), 0, room.code, port, room.app, game=room.edition.game)


def _table(relay: Relay, audience: Audience, port: int) -> Offer | None:
    """The offer of a table; of one that cannot go on yet without a code, so that only its own people find it."""
    hosted = audience.hosted
    players = [link for link in list(audience.links) if link.seats]
    header = opened(hosted.header) if players and not over(audience) else None
    if header is None:
        return None
    names = tuple(seat.name for seat in header.seats if seat.kind == HUMAN)
    held = [header.seats[seat] for seat in list(hosted.holders) if seat < len(header.seats)]
    host = next((seat.name for seat in held if seat.kind == HUMAN), "")  # the first that were given are the host's
    round = max((card.round for card in _players(audience)), default=0)
    code = relay.rooms.code_of(hosted.id) if round and not hosted.waiting else ""
    return Offer(host, names, 0, round, code, port, __version__, (hosted.id,), game=header.game)


def _players(audience: Audience) -> list[cards.MemberCard]:
    return [cards.read(link.card) for link in list(audience.links) if link.seats]

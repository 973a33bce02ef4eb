"""The host's view of the people in a room or at a table, and its messages to the relay about them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from luna.log.records import BOT
from luna.net import cards, wire
from luna.net.remote import Remote
from luna.shell.network.lobby import HOST, Gathering
from luna.shell.network.relay_table import Shared
from luna.shell.players.seats import numbered


class Visitor(NamedTuple):
    """A guest, player or spectator, or a seat of the host that can be given away."""

    number: int  # of the connection at the relay, or of the seat
    name: str
    state: str  # a message
    asks: bool = False
    ours: bool = False  # a seat that a bot of the host plays


class Visitors(NamedTuple):
    """The people of one room or table."""

    remote: Remote
    all: Callable[[], Sequence[Visitor]]
    have_seats: bool  # which stay free when a guest is removed


def door_of(remote: Remote) -> wire.Doorway | None:
    """The access rules as last reported by the relay; None for everybody but the host."""
    return remote.session.doorway


def say(remote: Remote, message: wire.Door | wire.Remove | wire.Admit | wire.Hand | wire.Pardon) -> None:
    """Send a message to the relay, as the host."""
    remote.ask(lambda session: session.tell(message))


def in_room(remote: Remote, people: Gathering) -> Visitors:
    """The guests of a room before the game."""

    def guests() -> list[Visitor]:
        seated = dict(people.seats().values())
        names = numbered(people.members[number].name for number in people.members)
        return [
            Visitor(number, seated.get(number, name), "door-plays" if number in seated else "door-watches")
            for number, name in zip(people.members, names, strict=True)
            if number != HOST
        ]

    return Visitors(remote, guests, False)


def at_table(shared: Shared, names: Callable[[], Sequence[str]]) -> Visitors:
    """The people at a table."""
    return Visitors(shared.remote, lambda: _at_table(shared, list(names())), True)


def _at_table(shared: Shared, names: list[str]) -> list[Visitor]:
    """Waiting spectators first, then players, other spectators, and the seats of the host's bots."""
    door = door_of(shared.remote)
    if door is None:
        return []
    players, spectators = [], []
    for number, seats, card, asks in door.people:
        if not seats:
            spectators.append((number, cards.read(card).name, asks))
        elif number not in shared.own:
            players.append(Visitor(number, names[number], "door-plays"))
    known = {seat for _, seats, _, _ in door.people for seat in seats}
    owners = {shared.table.consent.owner(seat): seat for seat in reversed(range(len(names)))}
    owners.pop(b"", None)
    away = [Visitor(seat, names[seat], "door-away") for seat in owners.values() if seat not in known]
    called = numbered([*names, *(name for _, name, _ in spectators)])[len(names) :]
    shown = [
        Visitor(number, name, "door-asks" if asks else "door-watches", asks)
        for (number, _, asks), name in zip(spectators, called, strict=True)
    ]
    ours = [seat for seat in shared.own if shared.table.seats[seat].kind == BOT and len(shared.own) > 1]
    stand_ins = [Visitor(seat, names[seat], "door-stands-in", ours=True) for seat in ours]
    asking, watching = [one for one in shown if one.asks], [one for one in shown if not one.asks]
    return [*asking, *players, *away, *watching, *stand_ins]

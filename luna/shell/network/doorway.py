"""The host's view of his door: who is in his room or at his table, and what he says to the relay about that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from luna.log.records import BOT
from luna.net import cards, wire
from luna.net.remote import Remote
from luna.shell.network.lobby import HOST, Gathering
from luna.shell.network.relay_table import Shared
from luna.shell.players.similar_names import told_apart


class Visitor(NamedTuple):
    """Somebody else in the room or at the table; or one of the host's seats that he may give away."""

    number: int  # by which the relay knows him; of a seat its own
    name: str
    state: str  # key of a word
    asks: bool = False
    ours: bool = False  # a seat that a bot of the host plays


class Doorway(Protocol):
    """What the page of the door shows and does."""

    remote: Remote

    @property
    def visitors(self) -> Sequence[Visitor]:
        """Who is there, those who ask first."""

    @property
    def takes_seats(self) -> bool:
        """Whether a seat is left by who is removed."""


def door_of(remote: Remote) -> wire.Doorway | None:
    """The door as the relay told it last; None for whoever is not the host."""
    return remote.session.doorway


def say(remote: Remote, message: wire.Door | wire.Remove | wire.Admit | wire.Hand | wire.Pardon) -> None:
    """Say something to the relay, as the host."""
    remote.ask(lambda session: session.tell(message))


class RoomDoorway:
    """Of a room before the game."""

    takes_seats = False

    def __init__(self, remote: Remote, people: Gathering) -> None:
        self.remote, self._people = remote, people

    @property
    def visitors(self) -> Sequence[Visitor]:
        """The guests."""
        people = self._people
        seated = dict(people.seats().values())
        members = [number for number in people.members if number != HOST]
        names = told_apart(people.members[number].name for number in people.members)
        called = dict(zip(people.members, names, strict=True))
        return [
            Visitor(number, seated.get(number, called[number]), "door-plays" if number in seated else "door-watches")
            for number in members
        ]


class TableDoorway:
    """Of a table."""

    takes_seats = True

    def __init__(self, shared: Shared, names: Callable[[], Sequence[str]]) -> None:
        self.remote = shared.remote
        self._shared, self._names = shared, names

    @property
    def visitors(self) -> Sequence[Visitor]:
        """Who looks on or would like to, who plays, also who is away; and the bots' seats of the host."""
        shared, names = self._shared, list(self._names())
        door = door_of(self.remote)
        if door is None:
            return []
        players, lookers = [], []
        for number, seats, card, asks in door.people:
            if not seats:
                lookers.append((number, cards.read(card).name, asks))
            elif number not in shared.own:
                players.append(Visitor(number, names[number], "door-plays"))
        known = {seat for _, seats, _, _ in door.people for seat in seats}
        people = {shared.table.consent.owner(seat): seat for seat in reversed(range(len(names)))}
        people.pop(b"", None)
        away = [Visitor(seat, names[seat], "door-away") for seat in people.values() if seat not in known]
        called = told_apart([*names, *(name for _, name, _ in lookers)])[len(names) :]
        shown = [
            Visitor(number, name, "door-asks" if asks else "door-watches", asks)
            for (number, _, asks), name in zip(lookers, called, strict=True)
        ]
        ours = [seat for seat in shared.own if shared.table.seats[seat].kind == BOT and len(shared.own) > 1]
        stand_ins = [Visitor(seat, names[seat], "door-stands-in", ours=True) for seat in ours]
        asking, looking = [one for one in shown if one.asks], [one for one in shown if not one.asks]
        return [*asking, *players, *away, *looking, *stand_ins]

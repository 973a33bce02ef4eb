"""The lobby: who is in a room and what has been agreed there, as the relay and people's own cards tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from luna.core import registry
from luna.core.game import Game, GameError
from luna.core.options import Value
from luna.log.consent import POLICIES
from luna.net import cards, wire
from luna.net.cards import MemberCard, Proposal
from luna.shell.players.similar_names import told_apart

HOST: Final = 1  # the number of the member who opened the room


Expected = Callable[[], Mapping[str, str]]
"""Names by order: of those who were at the table before, and are still there."""


class Gathering:
    """The people around a table to be, seen from one of them."""

    def __init__(self, card: MemberCard, expected: Expected = lambda: {}) -> None:
        self.card = card
        """What this machine tells of itself."""
        self.room: wire.Room | None = None
        self.members: dict[int, MemberCard] = {}
        self._expected = expected

    def meet(self, room: wire.Room) -> None:
        """The room is now like this."""
        self.room = room
        self.members = {number: cards.read(data) for number, data in room.members}

    @property
    def hosting(self) -> bool:
        """Whether this machine opened the room."""
        return self.room is not None and self.room.me == HOST

    @property
    def proposal(self) -> Proposal:
        """What the host has chosen."""
        if self.hosting:
            return self.card.game or Proposal()
        return (self.members[HOST].game if HOST in self.members else None) or Proposal()

    @property
    def game(self) -> Game:
        """What is played: the relay lets nobody into a room of a game that he lacks."""
        try:
            return registry.load(self.proposal.game)
        except GameError:
            return registry.load(registry.default())

    @property
    def options(self) -> dict[str, Value]:
        """A value for every option of the game; all of them count, for as many may sit down as they are for."""
        game, said = self.game, self.proposal.options
        return {spec.id: spec.checked(said.get(spec.id, spec.default)) for spec in game.OPTIONS}

    @property
    def undo(self) -> str:
        """How turns are taken back."""
        return self.proposal.undo if self.proposal.undo in POLICIES else POLICIES[0]

    @property
    def orders(self) -> list[str]:
        """Ids of the seats that there are."""
        return [look.id for look in self.game.SEATS]

    def seats(self) -> dict[str, tuple[int, str]]:
        """Member and name by order, told apart; what nobody wants the host may give to a bot."""
        taken = {order: who for order, who in cards.seated(self.members).items() if order in self.orders}
        first = sorted(taken, key=lambda order: taken[order][0])  # who was here keeps his name as it is
        names = told_apart(taken[order][1] for order in first)
        called = dict(zip(first, names, strict=True))
        return {order: (number, called[order]) for order, (number, _) in taken.items()}

    def bots(self) -> dict[str, int]:
        """Levels of the bots by order."""
        taken = self.seats()
        return {order: level for order, level in self.proposal.bots if order in self.orders and order not in taken}

    def guests(self) -> list[str]:
        """The names of all but the host."""
        return [card.name for number, card in self.members.items() if number != HOST]

    def looking_on(self) -> list[str]:
        """The names of those in the room without a seat."""
        seated = {number for number, _ in self.seats().values()}
        return [card.name for number, card in self.members.items() if number not in seated]

    def late(self) -> list[str]:
        """The names of those who have a seat and are not ready."""
        seated = {number for number, _ in self.seats().values()} - {HOST}
        return [card.name for number, card in self.members.items() if number in seated and not card.ready]

    def awaited(self) -> dict[str, str]:
        """Those expected who have not come, by order; nobody whose place the host has given to a bot."""
        here = {name for _, name in self.seats().values()} | {card.name for card in self.members.values()}
        bots = self.bots()
        return {order: name for order, name in self._expected().items() if name not in here and order not in bots}

"""The lobby: the people and the choices in a room, from the relay and the members' cards.

Strangers read the host's placard about the room in the list of open tables at a relay.
"""

import secrets
from collections.abc import Callable, Mapping
from typing import Final

from luna.core import registry
from luna.core.game import Game, GameError
from luna.core.options import Options, Value, checked, to_plain
from luna.log.consent import POLICIES
from luna.log.records import LogHeader
from luna.log.rhythm import KEY, LIMITS, LIVE
from luna.net import cards, wire
from luna.net.cards import MemberCard, Proposal
from luna.net.placards import MOST_PHRASES, Placard, Post
from luna.net.remote import Remote
from luna.shell.players import faces
from luna.shell.players.seats import numbered
from luna.table.table import Player, new_header

HOST: Final = 1  # the number of the member who opened the room
Expected = Callable[[], Mapping[str, str]]
"""The names, by order, of the players who were at the table before and are still there."""
PHRASES: Final = ("beginners", "explain", "quick", "relaxed", "chat", "quiet", "first", "more")
"""The phrases of a host, by their numbers in a placard. Append new ones."""


class Gathering:
    """The people in a room, from the view of one of them."""

    def __init__(self, card: MemberCard, expected: Expected = lambda: {}) -> None:
        self.card = card  # the card of this machine
        self.room: wire.Room | None = None
        self.members: dict[int, MemberCard] = {}
        self._expected = expected

    def meet(self, room: wire.Room) -> None:
        """Take the present state of the room."""
        self.room = room
        self.members = {number: cards.read(data) for number, data in room.members}

    @property
    def hosting(self) -> bool:
        """Whether this machine opened the room."""
        return self.room is not None and self.room.me == HOST

    @property
    def proposal(self) -> Proposal:
        """The choices of the host."""
        card = self.card if self.hosting else self.members.get(HOST)
        return (card.game if card is not None else None) or Proposal()

    @property
    def game(self) -> Game:
        """The game of the room. The relay admits only members that have it."""
        try:
            return registry.load(self.proposal.game)
        except GameError:
            return registry.load(registry.default())

    @property
    def options(self) -> dict[str, Value]:
        """A value for every option of the game."""
        game, said = self.game, self.proposal.options
        return {spec.id: spec.checked(said.get(spec.id, spec.default)) for spec in game.OPTIONS}

    @property
    def undo(self) -> str:
        """The policy for taking turns back."""
        return self.proposal.undo if self.proposal.undo in POLICIES else POLICIES[0]

    @property
    def rhythm(self) -> str:
        """How long a turn may take."""
        return self.proposal.rhythm if self.proposal.rhythm in LIMITS else LIVE

    @property
    def orders(self) -> list[str]:
        """The ids of all seats."""
        return [look.id for look in self.game.SEATS]

    def seats(self) -> dict[str, tuple[int, str]]:
        """Member and name by order. Of equal names the first member's stays unchanged."""
        taken = {order: who for order, who in cards.seated(self.members).items() if order in self.orders}
        first = sorted(taken, key=lambda order: taken[order][0])
        names = numbered(taken[order][1] for order in first)
        called = dict(zip(first, names, strict=True))
        return {order: (number, called[order]) for order, (number, _) in taken.items()}

    def bots(self) -> dict[str, int]:
        """Levels of the bots by order, on seats that no member wants."""
        taken = self.seats()
        return {order: level for order, level in self.proposal.bots if order in self.orders and order not in taken}

    def guests(self) -> list[str]:
        """The names of all but the host."""
        return [card.name for number, card in self.members.items() if number != HOST]

    def looking_on(self) -> list[str]:
        """The names of members without a seat."""
        seated = {number for number, _ in self.seats().values()}
        return [card.name for number, card in self.members.items() if number not in seated]

    def late(self) -> list[str]:
        """The names of members with a seat that are not ready."""
        seated = {number for number, _ in self.seats().values()} - {HOST}
        return [card.name for number, card in self.members.items() if number in seated and not card.ready]

    def awaited(self) -> dict[str, str]:
        """The expected players who have not arrived, by order, unless a bot has the seat."""
        here = {name for _, name in self.seats().values()} | {card.name for card in self.members.values()}
        bots = self.bots()
        return {order: name for order, name in self._expected().items() if name not in here and order not in bots}


def dealt_header(
    game: Game, chosen: Proposal, names: Mapping[str, str], bots: Mapping[str, int], code: str
) -> LogHeader:
    """Record 0 of the room's game: people by name and bots by level, each by seat. The deal happens here.

    `code` leads to the table as long as it exists.
    """
    seats = tuple(look.id for look in game.SEATS if look.id in names or look.id in bots)
    options = Options(seats, checked(game.OPTIONS, chosen.options, len(seats)))
    lot = game.deal(options, secrets.token_bytes(32))
    players = {seat: Player(name) for seat, name in names.items()}
    players |= {seat: faces.bot(game.NAME, seat, {}, level, names.values()) for seat, level in bots.items()}
    rhythm = {} if chosen.rhythm == LIVE else {KEY: chosen.rhythm}
    return new_header(
        game, lot, players, {**to_plain(game.OPTIONS, options), "undo": chosen.undo, "code": code, **rhythm}
    )


class Poster:
    """Lists a room at its relay for everybody, as long as the host wants that."""

    def __init__(self, remote: Remote, people: Gathering) -> None:
        self._remote, self._people = remote, people
        self.shows = False
        self.named = False  # whether strangers may see the name of the host
        self.level = 0
        self.phrases: tuple[int, ...] = ()
        self._told: tuple[str, Placard | None] | None = None

    @property
    def state(self) -> int:
        """Its state, see `placards`."""
        return self._remote.session.posted

    def toggle(self, phrase: int) -> bool:
        """Add or remove a phrase; False when there are enough."""
        if phrase in self.phrases:
            self.phrases = tuple(one for one in self.phrases if one != phrase)
        elif len(self.phrases) == MOST_PHRASES:
            return False
        else:
            self.phrases = (*self.phrases, phrase)
        return True

    def update(self) -> None:
        """Send the relay the changes, or everything about a room that was opened again after a cut."""
        room = self._people.room
        if room is None or not self._people.hosting:
            return
        due = room.code, self.placard() if self.shows else None
        if due != self._told and (self.shows or self._told is not None):
            self._told = due
            self._remote.ask(lambda session: session.tell(Post(due[1])))

    def placard(self) -> Placard:
        """The placard that strangers read now."""
        people = self._people
        taken = len(people.seats()) + len(people.bots())
        options = tuple((spec.id, people.options[spec.id]) for spec in people.game.OPTIONS if not spec.apart)
        name = people.card.name if self.named else ""
        seats = max(people.game.COUNTS)
        return Placard(
            max(0, seats - taken), seats, people.rhythm == LIVE, people.rhythm, self.level, self.phrases, options, name
        )

"""A game's words about its turns: in the log, as a hint, and as the reason of a bot. Every game brings a `Teller`."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from luna.bots.answers import Miss, Thought
from luna.core.game import Events, Position, Reason, Turn
from luna.log.fold import TableEvent
from luna.shell.board.card import Card, CardLine
from luna.text import Catalogue

GOAL, MOVE, NUMBERS = 1, 2, 3
"""Depths of a hint: a goal, the move, or the values of the best turns."""
DEPTHS: Final = range(GOAL, NUMBERS + 1)

Thing = object
"""A thing of a game's board that a text is about; only the game's own display knows its place."""


class Entry(NamedTuple):
    """A turn of the effective list, as the log shows it."""

    number: int  # 1 = the first of the game
    seq: int  # of its record
    seat: int
    order: str
    turn: Turn
    events: Events
    round: int  # in which it was played, 0 = before the first, or in a game without rounds
    position: Position  # in which it was played
    before: tuple[TableEvent, ...] = ()  # people's other actions since the previous turn
    after: tuple[TableEvent, ...] = ()  # and since this one, while it is the last


class LogLine(NamedTuple):
    """The line of a turn in the rail's ticker."""

    emblem: str  # a picture: the seat's
    icon: str = ""  # and the deed's
    left: str = ""  # a number, e.g. the tile
    right: str = ""  # points with their sign, e.g. "+4"
    number: int = 0  # of the turn in the game


class Row(NamedTuple):
    """A row of the open log.

    `kind`: round (a heading), turn (the player), deed, cost (things used up), after (the round's end), talk (people's
    other actions at a shared table).
    """

    kind: str
    words: str
    icon: str = ""  # a picture
    points: int = 0  # on a chip
    things: tuple[Thing, ...] = ()
    standing: bool = False  # the icon is a figure of the board, shown by its feet


class Teller(Protocol):
    """The words of one game. Everything is pure: the same position and turn give the same words."""

    def round_of(self, position: Position, turn: Turn) -> int:
        """The round in which a turn is played; 0 before the first, or in a game without rounds."""

    def when(self, text: Catalogue, position: Position, turn: Turn) -> str:
        """The heading over turns of that round; empty in a game without rounds."""

    def icon(self, turn: Turn) -> str:
        """The picture of a turn's deed."""

    def line(self, entry: Entry) -> LogLine:
        """A turn in the ticker."""

    def rows(self, text: Catalogue, names: Sequence[str], entry: Entry, automaton: int | None) -> Iterable[Row]:
        """The effect of a turn, row by row. `automaton`: the seat of an opponent without a player."""

    def refusal(self, text: Catalogue, reason: Reason) -> str:
        """The sentence why something is not possible."""

    def hint(
        self, text: Catalogue, names: Sequence[str], position: Position, thought: Thought, depth: int
    ) -> tuple[CardLine, ...]:
        """The words of a hint at one of the `DEPTHS`."""

    def hinted(self, text: Catalogue, names: Sequence[str], position: Position, thought: Thought) -> list[Turn]:
        """The turns that it names, at any depth."""

    def things(self, position: Position, turn: Turn) -> Sequence[Thing]:
        """The things of a turn."""

    def why(self, text: Catalogue, names: Sequence[str], position: Position, thought: Thought) -> Card:
        """Why a bot played the turn it chose."""

    def missed(self, text: Catalogue, names: Sequence[str], position: Position, miss: Miss) -> Card:
        """A turning point: its time, the turn, the better turn, and each reason on its own line."""

    def not_its_own(
        self, text: Catalogue, names: Sequence[str], position: Position, turn: Turn, thought: Thought
    ) -> Card:
        """About a turn that the bot would not have played."""

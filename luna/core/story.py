"""A game's part of the story of an evening: facts from the turns of a finished game. The words are in the catalogue."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from luna.core.game import Position
from luna.core.teaching import Facts, Past


class Seat(int):
    """A fact that is a seat, said as its player's name."""

    __slots__ = ()


class Told(NamedTuple):
    """One sentence: the message `story-<key>`."""

    key: str
    facts: Facts
    number: int = 0  # the turn after which the table shows it; 0: there is none
    oddness: float = 1.0  # of a record: how far above the usual it is, 1 = usual


class Story(Protocol):
    """The story of a game: its module `story`."""

    def feuds(self, one: Past) -> Iterator[tuple[int, int]]:
        """Pairs of seats: one did something in this turn that the other suffered (`story-feud`, `story-no-feud`)."""

    def records(self, pasts: Sequence[Past]) -> Iterator[Told]:
        """The odd records of a game."""

    def regrets(self, pasts: Sequence[Past], position: Position, first: int, second: int) -> Iterator[Told]:
        """Changes that would have put the runner-up in first place, the smallest first. Each one is certain."""

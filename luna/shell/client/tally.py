"""A finished game in numbers, as the final table shows it (`GameClient.tally`)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import pygame

from luna.core import standings
from luna.core.options import SeatLook
from luna.shell.drawing.paint import Paint
from luna.shell.players.seats import looks
from luna.table.table import Table
from luna.text import Catalogue
from luna.text.sentences import listed

Outcome = Callable[[Catalogue, Sequence[str]], tuple[str, str]]
"""Words and names by seat give the winner, and the lead or the tie-break."""


class Sheet(Protocol):
    """A table that a game draws itself into a panel."""

    def rows(self, rect: pygame.Rect, paint: Paint) -> Sequence[pygame.Rect]:
        """Its rows by rank. They arrive one by one, the last rank first."""

    def __call__(
        self, target: pygame.Surface, rect: pygame.Rect, paint: Paint, words: Catalogue, names: Sequence[str]
    ) -> None:
        """Draw the table; `names` by seat."""


class Cause(NamedTuple):
    """A row of the table: a source of points."""

    name: str  # `end-<name>` in the catalogue
    icon: str  # a picture
    points: tuple[int, ...]  # by seat
    at_end: bool = False  # counted only when the game was over
    shown: tuple[str, ...] = ()  # by seat: pictures instead of the numbers


class Mark(NamedTuple):
    """An event: a picture on the line of a seat."""

    seat: int
    when: int  # index into the course
    picture: str


@dataclass(frozen=True, slots=True)
class Tally:
    """Everything that the final page shows, by seat."""

    seats: tuple[SeatLook, ...]
    causes: tuple[Cause, ...]
    """What made the result. Without a sheet they and the points of the start add up to those of the end; () if only
    the sum is known."""
    points: tuple[int, ...]
    places: tuple[int, ...]  # the place of each seat, 1 = the first
    course: tuple[tuple[int, ...], ...]
    """The values of the chart, usually points: at the start, after each round and at the end."""
    outcome: Outcome
    unit: str = "end-points"  # message: the name of the points
    table: str = "end-as-points"
    """Message: the name of the table, if it alternates with the course."""
    by_round: str = "end-course"  # message: the heading over the course
    sign: str = "ui/influence"  # the picture beside the winner's name
    sheet: Sheet | None = None  # the table of a game whose winner is not decided by a sum of causes
    marks: tuple[Mark, ...] = ()
    """Pictures on the lines of the chart, instead of an emblem at each round."""
    told: bool = False
    """Whether a scene of the game has already named the winner, with the fanfare."""

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats from the winner on."""
        return standings.ranking(self.places)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the first place."""
        return standings.winners(self.places)


def plain(table: Table) -> Tally:
    """The tally of any game: scores at the start of each round and at the end, and the winners."""
    game = table.game
    begun: dict[int, tuple[int, ...]] = {}  # points at the start of each round
    for number in range(table.length):
        position = table.position_at(number)
        begun.setdefault(game.round_of(position), game.scores(position))
    places = game.places(table.position)
    return Tally(
        looks(game, table.seats),
        (),
        game.scores(table.position),
        places,
        (*begun.values(), game.scores(table.position)),
        lambda words, names: headline(words, names, places),
        by_round="end-course" if any(begun) else "end-points",  # a game without rounds has only start and end
    )


def headline(words: Catalogue, names: Sequence[str], places: Sequence[int]) -> tuple[str, str]:
    """The winner, or the names of those who share first place."""
    first = [names[seat] for seat in standings.winners(places)]
    if len(first) == 1:
        return words("end-wins", name=first[0]), ""
    return words("end-shared"), listed(words, first)

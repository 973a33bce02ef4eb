"""A finished game in numbers, as the end sheet shows it (`GameClient.tally`)."""

from __future__ import annotations

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
"""From the words and the names by seat: who won, and by how much or by what."""


class Sheet(Protocol):
    """A whole table for a panel."""

    def rows(self, rect: pygame.Rect, paint: Paint) -> Sequence[pygame.Rect]:
        """Its rows in a panel there, by place: they come one by one, the last place first."""

    def __call__(
        self, target: pygame.Surface, rect: pygame.Rect, paint: Paint, words: Catalogue, names: Sequence[str]
    ) -> None:
        """Draw it into the panel; `names` by seat."""


class Cause(NamedTuple):
    """A row of the sheet: what brought points."""

    name: str  # `end-<name>` in the catalogue
    icon: str  # a picture
    points: tuple[int, ...]  # by seat
    at_end: bool = False  # counted only when the game was over
    shown: tuple[str, ...] = ()  # by seat: pictures instead of the numbers


class Mark(NamedTuple):
    """Something that happened on the way: a picture on the line of a seat."""

    seat: int
    when: int  # index into the course
    picture: str


@dataclass(frozen=True, slots=True)
class Tally:
    """The account of a finished game: everything that its page tells, by seat."""

    seats: tuple[SeatLook, ...]
    causes: tuple[Cause, ...]
    """With the points of the start they make the points of the end; () where only the sum is known."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat, 1 = the first."""
    course: tuple[tuple[int, ...], ...]
    """What its lines show, points as a rule: at the start, after each round and at the end."""
    outcome: Outcome
    unit: str = "end-points"
    """Message: what the points are called."""
    table: str = "end-as-points"
    """Message: what the table is called where it takes turns with the course."""
    by_round: str = "end-course"
    """Message: the heading over the course."""
    sign: str = "ui/influence"
    """A picture: what the game is won with, beside the winner's name."""
    sheet: Sheet | None = None
    """The table, where a sum of causes does not tell who won."""
    marks: tuple[Mark, ...] = ()
    """On the lines of the course, instead of an emblem at each round."""

    @property
    def ranking(self) -> tuple[int, ...]:
        """Seats from the winner on."""
        return standings.ranking(self.places)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat of the first place, or all that share it."""
        return standings.winners(self.places)


def plain(table: Table) -> Tally:
    """The tally of any game that is over: scores at the beginning of each round and at the end, and who won."""
    game = table.game
    begun: dict[int, tuple[int, ...]] = {}  # points at the beginning of each round
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
        by_round="end-course" if any(begun) else "end-points",  # a game without rounds has start and end alone
    )


def headline(words: Catalogue, names: Sequence[str], places: Sequence[int]) -> tuple[str, str]:
    """Who has won; where the first place is shared, that it is, and by whom."""
    first = [names[seat] for seat in standings.winners(places)]
    if len(first) == 1:
        return words("end-wins", name=first[0]), ""
    return words("end-shared"), listed(words, first)

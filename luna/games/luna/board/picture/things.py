"""The things on the board that an event names, and the golden rings that point at them.

The log lights them when the pointer is on a line, and the recap hangs its numbers on them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any, Final

import pygame

from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import spotlight
from luna.games.luna.board.shown import ISLANDS, Shown
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import Forecast
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.shell.drawing.vector import Polyline, lines


@dataclass(frozen=True)
class Island:
    """An island, by its favour."""

    name: str


@dataclass(frozen=True)
class Figure:
    """A figure wherever it stands."""

    name: str


@dataclass(frozen=True)
class Tile:
    """A temple tile wherever it lies, by its number."""

    number: int


@dataclass(frozen=True)
class Space:
    """The hexagon of a temple tile."""

    number: int


@dataclass(frozen=True)
class Council:
    """A seat of the Council."""

    seat: int


@dataclass(frozen=True)
class Panel:
    """The panel of an order."""

    seat: int


@dataclass(frozen=True)
class Token:
    """A favour in the panel of an order."""

    favour: str
    seat: int


class Place(Enum):
    """A thing of which there is one."""

    JETTY = "jetty"
    CANDLES = "candles"
    GUARD = "guard"
    TEMPLE = "temple"


Thing = Island | Figure | Tile | Space | Council | Panel | Token | Place


def off_board(thing: Thing) -> bool:
    """Whether a thing need not be seen beside a card that names it."""
    return isinstance(thing, Panel | Token) or thing is Place.CANDLES


def named(name: str, own: int = 0) -> Thing:
    """The thing of a name in a lesson or a drawn example: `island tide`, `tile 16`, `token tide 1`, `jetty`, ...

    `own`: the seat of a token that names none. ValueError: nothing is called so.
    """
    match name.split():
        case ["island", island]:
            return Island(island)
        case ["figure", figure]:
            return Figure(figure)
        case ["tile", number]:
            return Tile(int(number))
        case ["space", number]:
            return Space(int(number))
        case ["council", seat]:
            return Council(int(seat))
        case ["panel", seat]:
            return Panel(int(seat))
        case ["token", favour, *seat]:
            return Token(favour, int(seat[0]) if seat else own)
        case [place]:
            return Place(place)
    raise ValueError(f"no thing is called {name}")


def about(event: Any) -> tuple[Thing, ...]:
    """The things an event names; the last one is a place of arrival."""
    return _ABOUT[type(event)](event)


def _place(name: str) -> Thing:
    return Place.JETTY if name == "jetty" else Island(name)


def _scored(beat: ev.ScoringBeat) -> tuple[Thing, ...]:
    """The island and the figure that scored, the temple, or the panels in which the rest is counted."""
    if beat.beat == "temple":
        return (Place.TEMPLE,)
    if beat.island is not None:
        return _place(beat.island), Figure(beat.beat)
    return tuple(Panel(seat) for seat in range(len(beat.lines)))


def _at_island(event: Any) -> tuple[Thing, ...]:
    return (_place(event.island),)


_ABOUT: Final[dict[type[Any], Callable[[Any], tuple[Thing, ...]]]] = {
    **dict.fromkeys((ev.ShrinePlaced, ev.Tired, ev.Woken, ev.Recruited), _at_island),
    ev.PairsPlaced: lambda one: tuple(map(_place, one.islands)),
    ev.TokenTaken: lambda one: (_place(one.favour), Token(one.favour, one.seat)),
    ev.TokenReturned: lambda one: (Token(one.favour, one.seat), _place(one.favour)),
    ev.Moved: lambda one: (_place(one.origin), _place(one.destination)),
    ev.CouncilMoved: lambda one: (Council(one.before), Council(one.after)),
    ev.FigureMoved: lambda one: (_place(one.path[0]), _place(one.path[-1])),
    ev.Appointed: lambda one: (_place(one.island), Tile(one.tile)),
    ev.Consecrated: lambda one: (Tile(one.tile),),
    ev.Evicted: lambda one: (Tile(one.tile), _place(one.destination)),
    ev.BookMoved: lambda one: (Tile(one.source), Tile(one.target)),
    ev.CandleOut: lambda _: (Place.CANDLES,),
    ev.Points: lambda one: (Panel(one.seat),),
    ev.ScoringBeat: _scored,
    ev.RoundScored: lambda one: tuple(Panel(seat) for seat in range(len(one.after))),
    ev.GuardMoved: lambda _: (Place.GUARD,),
    ev.RoundBegan: lambda one: (Place.CANDLES, Panel(one.start)),
    ev.GameEnded: lambda one: (Panel(one.ranking[0]),),
    ev.PhaseEnded: lambda _: (Place.CANDLES,),
}


def place(pen: Pen, shown: Shown, thing: Thing) -> Rect:
    """The rectangle of a thing as it lies now."""
    layout = pen.layout
    match thing:
        case Island(name):
            rect = layout.islands[name].inflate(-pen.px(36), -pen.px(30))
            return Rect(rect.x, rect.y, rect.width, rect.height - pen.px(34))  # the name stays free
        case Figure(name):
            island = shown.figures[name]
            if island is None:
                return Rect(0, 0, 0, 0)
            x, y = layout.figure_foot(shown, name, island)
            return layout.around((x, y - pen.px(46)), 62, 104)
        case Tile(number) if number in shown.path:
            return layout.path_hits[number]
        case Tile(number) | Space(number):
            return layout.around(layout.fields[number], 66, 66)
        case Council(seat):
            rect = layout.council_hits[seat]
            return Rect(rect.x, rect.y - pen.px(20), rect.width, rect.height + pen.px(20))  # discs are higher than it
        case Panel(seat):
            return layout.panels[seat].rect
        case Token(favour, seat):
            return layout.panels[seat].slots[ISLANDS.index(favour)]
        case Place.JETTY:
            return layout.jetty
        case Place.CANDLES:
            return layout.candles
        case Place.GUARD:
            x, y = layout.guard_foot(shown.guard_tile or shown.round)
            return layout.around((x, y - pen.px(42)), 76, 104)
        case Place.TEMPLE:
            fields = [layout.around(layout.fields[tile], 70, 74) for tile in shown.fields]
            return fields[0].unionall(fields[1:])


def light(pen: Pen, shown: Shown, things: Iterable[Thing], forecast: Forecast | None = None) -> None:
    """A golden double ring round each: no other sign of the board is double."""
    for thing in things:
        rect = place(pen, shown, thing)
        if not rect:
            continue
        if isinstance(thing, Island):
            spotlight.draw_shore(pen, shown, thing.name, spotlight.ABOUT, forecast)
            continue
        picture = pen.keep(("about", rect.size, isinstance(thing, Tile | Space)), partial(_ring, pen, rect, thing))
        pen.surface.blit(picture, picture.get_rect(center=rect.center))


def _ring(pen: Pen, rect: Rect, thing: Thing) -> pygame.Surface:
    """Two lines on a dark bed, round for tiles and fields."""
    u, air = pen.u, pen.px(12)
    width, height = rect.width + 2 * air, rect.height + 2 * air
    radius = min(rect.size) / 2 if isinstance(thing, Tile | Space) else 16 * u

    def outline(by: float) -> Polyline:
        return _rounded(pygame.Rect(0, 0, width, height).inflate(-2 * by, -2 * by), radius + air - by)

    outer, inner = [outline(air - 7 * u)], [outline(air - 1 * u)]
    return lines(
        (width, height),
        [
            (outer, theme.ABYSS, 8 * u),
            (inner, theme.ABYSS, 8 * u),
            (outer, theme.GOLD, 1.8 * u),
            (inner, theme.GOLD, 3.6 * u),
        ],
    )


def _rounded(rect: pygame.Rect, radius: float) -> Polyline:
    """A closed outline with round corners."""
    corners = (
        (rect.right - radius, rect.top + radius, -90),
        (rect.right - radius, rect.bottom - radius, 0),
        (rect.left + radius, rect.bottom - radius, 90),
        (rect.left + radius, rect.top + radius, 180),
    )
    points = []
    for x, y, start in corners:
        for step in range(13):
            spoke = pygame.Vector2(radius, 0).rotate(start + 7.5 * step)
            points.append((x + spoke.x, y + spoke.y))
    return [*points, points[0]]

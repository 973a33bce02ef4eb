"""What an event is about: the things on the board it names, and the golden rings that point at them.

The log lights them when the pointer is on a line, and the recap hangs its numbers on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final, NamedTuple

import pygame

from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.shown import ISLANDS, Shown
from luna.games.luna.rules import events as ev
from luna.shell import theme
from luna.shell.board.pen import Rect
from luna.shell.vector import Polyline, lines


class Thing(NamedTuple):
    """A thing of the board that an event names. `what` says which of the other fields count.

    | what | fields |
    | --- | --- |
    | island figure | name |
    | tile | number: the temple tile, wherever it lies |
    | space | number: the hexagon of a temple tile |
    | council | number: a seat of the Council |
    | panel | number: the seat of an order |
    | token | number: the seat of an order, name: the favour |
    | jetty candles guard temple | |
    """

    what: str
    name: str = ""
    number: int = 0


JETTY: Final = Thing("jetty")
CANDLES: Final = Thing("candles")
GUARD: Final = Thing("guard")
TEMPLE: Final = Thing("temple")
_ROUND: Final = ("tile", "space")
OFF_BOARD: Final = ("panel", "token", "candles")
"""What need not be seen beside a card that names it."""


def about(event: Any) -> tuple[Thing, ...]:
    """The things an event names; where something went to is the last."""
    match event:
        case ev.ShrinePlaced() | ev.Tired() | ev.Woken() | ev.Recruited():
            return (_place(event.island),)
        case ev.PairsPlaced():
            return tuple(_place(island) for island in event.islands)
        case ev.TokenTaken():
            return _place(event.favour), Thing("token", event.favour, event.seat)
        case ev.TokenReturned():
            return Thing("token", event.favour, event.seat), _place(event.favour)
        case ev.Moved():
            return _place(event.origin), _place(event.destination)
        case ev.CouncilMoved():
            return Thing("council", number=event.before), Thing("council", number=event.after)
        case ev.FigureMoved():
            return _place(event.path[0]), _place(event.path[-1])
        case ev.Appointed():
            return _place(event.island), Thing("tile", number=event.tile)
        case ev.Consecrated():
            return (Thing("tile", number=event.tile),)
        case ev.Evicted():
            return Thing("tile", number=event.tile), _place(event.destination)
        case ev.BookMoved():
            return Thing("tile", number=event.source), Thing("tile", number=event.target)
        case ev.CandleOut():
            return (CANDLES,)
        case ev.Points():
            return (Thing("panel", number=event.seat),)
        case ev.ScoringBeat():
            return _scored(event)
        case ev.RoundScored():
            return tuple(Thing("panel", number=seat) for seat in range(len(event.after)))
        case ev.GuardMoved():
            return (GUARD,)
        case ev.RoundBegan():
            return CANDLES, Thing("panel", number=event.start)
        case ev.GameEnded():
            return (Thing("panel", number=event.ranking[0]),)
        case ev.PhaseEnded():
            return (CANDLES,)
    raise AssertionError(event)


def _place(name: str) -> Thing:
    return JETTY if name == "jetty" else Thing("island", name)


def _scored(beat: ev.ScoringBeat) -> tuple[Thing, ...]:
    """The island and the figure that scored, the temple, or the panels in which the rest is counted."""
    if beat.beat == "temple":
        return (TEMPLE,)
    if beat.island is not None:
        return _place(beat.island), Thing("figure", beat.beat)
    return tuple(Thing("panel", number=seat) for seat in range(len(beat.lines)))


def place(pen: Pen, shown: Shown, thing: Thing) -> Rect:
    """The rectangle of a thing as it lies now."""
    layout = pen.layout
    match thing.what:
        case "island":
            rect = layout.island(thing.name).inflate(-pen.px(36), -pen.px(30))
            return Rect(rect.x, rect.y, rect.width, rect.height - pen.px(34))  # the name stays free
        case "figure":
            island = shown.figures[thing.name]
            if island is None:
                return Rect(0, 0, 0, 0)
            x, y = layout.figure_foot(shown, thing.name, island)
            return layout.around((x, y - pen.px(46)), 62, 104)
        case "tile":
            on_path = thing.number in shown.path
            return layout.path_hit(thing.number) if on_path else layout.around(layout.field(thing.number), 66, 66)
        case "space":
            return layout.around(layout.field(thing.number), 66, 66)
        case "council":
            seat = layout.council_hit(thing.number)
            return Rect(seat.x, seat.y - pen.px(20), seat.width, seat.height + pen.px(20))  # discs are higher than it
        case "panel":
            return layout.panels[thing.number].rect
        case "token":
            return layout.panels[thing.number].slot(ISLANDS.index(thing.name))
        case "jetty":
            return layout.jetty
        case "candles":
            return layout.candles
        case "guard":
            x, y = layout.guard_foot(shown.guard_tile or shown.round)
            return layout.around((x, y - pen.px(42)), 76, 104)
    fields = [layout.around(layout.field(tile), 70, 74) for tile in shown.fields]
    return fields[0].unionall(fields[1:])


def light(pen: Pen, shown: Shown, things: Iterable[object]) -> None:
    """A golden double ring round each: no other sign of the board is double."""
    for thing in things:
        assert isinstance(thing, Thing)
        rect = place(pen, shown, thing)
        if not rect:
            continue
        picture = pen.keep(("about", rect.size, thing.what in _ROUND), partial(_ring, pen, rect, thing))
        pen.surface.blit(picture, picture.get_rect(center=rect.center))


def _ring(pen: Pen, rect: Rect, thing: Thing) -> pygame.Surface:
    """Two lines on a dark bed, round for what is round."""
    u, air = pen.u, pen.px(12)
    width, height = rect.width + 2 * air, rect.height + 2 * air
    radius = min(rect.size) / 2 if thing.what in _ROUND else 16 * u

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

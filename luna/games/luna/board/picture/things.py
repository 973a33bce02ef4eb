"""The things on the board that an event names, its picture and sound, and the golden rings around the things.

The log lights them when the pointer is on a line, and the recap hangs its numbers on them.
"""

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

import pygame

from luna.core import data
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import spotlight
from luna.games.luna.board.targets import Thing
from luna.games.luna.board.view_model import ISLANDS, ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import Forecast
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.shell.drawing.vector import Polyline, lines
from luna.text.sentences import event_key

JETTY, CANDLES, GUARD, TEMPLE = map(Thing, ("jetty", "candles", "guard", "temple"))
_KINDS: Final = (
    *("island", "figure", "tile", "space", "council", "panel", "token", "stack", "group", "tired", "verb", "rail"),
    *("jetty", "candles", "guard", "temple"),
)
_OF_SEAT: Final = ("token", "group", "tired")
_SHORE: Final = (0, 240)  # in the box of an island: below it there is room for a ring, then for the name


def off_board(thing: Thing) -> bool:
    """Whether a thing need not stay visible beside a card that names it."""
    return thing.kind in ("panel", "token", "candles")


def named(name: str, own: int = 0) -> Thing:
    """The thing of a name in lessons and examples; its number is a seat where the name says none: that of `own`.

    | name | thing |
    | --- | --- |
    | `island tide`, `figure builder`, `stack tide` | an island without its name, a figure, a stack of favours |
    | `group tide`, `tired tide` | the seat's active novices of an island, its inactive ones |
    | `tile 16`, `space 16` | a temple tile wherever it lies, its place in the temple |
    | `council 3`, `panel 0`, `token tide` | a seat of the Council, the panel of a seat, one of its favours |
    | `verb recruit`, `rail forecast` | buttons |
    | `jetty`, `candles`, `guard`, `temple` | |

    `ValueError` for an unknown name.
    """
    kind, which, seat, *_ = (*name.split(), "", "", "")
    if kind not in _KINDS:
        raise ValueError(f"there is no thing {name}")
    if which == "jetty":
        return JETTY
    if which.isdigit():
        return Thing(kind, number=int(which))
    return Thing(kind, which, int(seat or own) if kind in _OF_SEAT else 0)


def about(event: Any) -> tuple[Thing, ...]:
    """The things that an event names; the last one is a place of arrival."""
    match event:
        case ev.PairsPlaced(islands=islands):
            return tuple(Thing("island", island) for island in islands)
        case ev.FigureMoved(path=path):
            return Thing("island", path[0]), Thing("island", path[-1])
        case ev.ScoringBeat(beat="temple"):
            return (TEMPLE,)
        case ev.ScoringBeat(beat=figure, island=str(island)):
            return Thing("island", island), Thing("figure", figure)
        case ev.ScoringBeat(lines=counted) | ev.RoundScored(after=counted):
            return tuple(Thing("panel", number=seat) for seat in range(len(counted)))
    return tuple(map(named, _said(event, "about").split(", ")))


def place(pen: Pen, shown: ViewModel, thing: Thing) -> Rect:
    """The present rectangle of a thing."""
    layout = pen.layout
    match thing:
        case Thing("island", name):
            return _over_name(pen, name, layout.islands[name].inflate(-pen.px(36), -pen.px(30)))
        case Thing("figure", name):
            island = shown.figures[name]
            if island is None:
                return Rect(0, 0, 0, 0)
            return layout.around(pen.off(layout.figure_foot(shown, name, island), 0, -46), 62, 104)
        case Thing("tile", number=number) if number in shown.path:
            return layout.path_hits[number]
        case Thing("tile" | "space", number=number):
            return layout.around(layout.fields[number], 66, 66)
        case Thing("council", number=seat):
            rect = layout.council_hits[seat]
            return Rect(rect.x, rect.y - pen.px(20), rect.width, rect.height + pen.px(20))  # discs are higher than it
        case Thing("panel", number=seat):
            return layout.panels[seat].rect
        case Thing("token", favour, seat):
            return layout.panels[seat].slots[ISLANDS.index(favour)]
        case Thing("stack", island):
            return layout.stack_hits[island]
        case Thing("group", island, seat):
            return layout.active_hit(shown, island, seat)
        case Thing("tired", island, seat):
            return _over_name(pen, island, layout.boat_hit(shown, island, seat))
        case Thing("verb" | "rail" as where, name):
            return (layout.bar.verbs if where == "verb" else layout.rail.buttons).get(name, Rect(0, 0, 0, 0))
        case Thing("jetty"):
            return layout.jetty
        case Thing("candles"):
            return layout.candles
        case Thing("guard"):
            return layout.around(pen.off(layout.guard_foot(shown.guard_tile or shown.round), 0, -42), 76, 104)
    fields = [layout.around(layout.fields[tile], 70, 74) for tile in shown.fields]  # the temple
    return fields[0].unionall(fields[1:])


def _over_name(pen: Pen, island: str, rect: Rect) -> Rect:
    """The part of a rectangle that a ring may surround without crossing the name of the island."""
    return Rect(rect.x, rect.y, rect.width, min(rect.bottom, pen.layout.on_island(island, _SHORE)[1]) - rect.y)


def light(pen: Pen, shown: ViewModel, things: Iterable[Thing], forecast: Forecast | None = None) -> None:
    """A golden double ring around each: no other sign of the board is double."""
    for thing in things:
        rect = place(pen, shown, thing)
        if not rect:
            continue
        if thing.kind == "island":
            spotlight.draw_shore(pen, shown, thing.name, spotlight.ABOUT, forecast)
            continue
        pen.stamp(("about", rect.size, thing.kind in _ROUND), partial(_ring, pen, rect, thing), rect.center)


_ROUND: Final = ("tile", "space")  # things with a round ring


def _ring(pen: Pen, rect: Rect, thing: Thing) -> pygame.Surface:
    """Two lines on a dark bed, round for tiles and fields."""
    u, air = pen.u, pen.px(12)
    width, height = rect.width + 2 * air, rect.height + 2 * air
    radius = min(rect.size) / 2 if thing.kind in _ROUND else 16 * u

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


_EVENTS: Final = data.toml("luna", "events.toml")


def event_icon(event: Any) -> str:
    """The picture of an event in the log."""
    return _said(event, "icon")


def event_sound(event: Any) -> str:
    """The name of the sound of an event; "" for none."""
    return _said(event, "sound")


def _said(event: Any, what: str) -> str:
    found = _EVENTS.get(event_key(event, "")[1:], {}).get(what, "")
    if isinstance(found, dict):  # it depends on a fact
        ((fact, values),) = found.items()
        found = values.get(str(getattr(event, fact)), "")
    return str(found).format(**event._asdict())

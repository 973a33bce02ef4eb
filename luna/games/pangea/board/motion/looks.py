"""Looks of moving pieces: tribes that walk, coins and amulets that fly, chains, light."""

from collections.abc import Callable, Sequence
from math import copysign, cos, pi, sin
from typing import Final

import pygame

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import Layout, Pen
from luna.games.pangea.board.layout.places import Leg, Point
from luna.games.pangea.board.picture import lands, tile
from luna.games.pangea.rules.outlook import Condition
from luna.games.pangea.rules.position import Tribe
from luna.shell.board.films import sprites
from luna.shell.board.films.film import Flight, look
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.motion import FLY, IN, OUT, STD, Curve, linear

Place = Callable[[Layout], Pixel]  # a place that is looked up in the window it is drawn in

# Milliseconds of the parts of a way.
OPENS, RISES, FLIES = 140, 260, 460
DRAWN: Final = OPENS + RISES + FLIES
LETS_GO, CLIMBS, HOME = 120, 420, 420
HANDED_IN: Final = LETS_GO + CLIMBS + HOME
BREAKS, TAKEN = 160, 380
LIFTED: Final = BREAKS + TAKEN
FALLS, CHAINS = 220, 280
SEALED: Final = FALLS + CHAINS

_DUST: Final = theme.rgb("#E8DCC0")
_HOP: Final = 9  # u: how high a step goes
_TURNS: Final = 0.55  # share of its way after which a tribe turns home or away
_BEYOND: Final = 96  # u beyond the edge at which a tribe is out of sight
_STEPS: Final = 360
_OVAL: Final = tuple(
    (copysign(abs(cos(angle)) ** (2 / 2.4), cos(angle)), copysign(abs(sin(angle)) ** (2 / 2.4), sin(angle)))
    for angle in (2 * pi * step / _STEPS for step in range(_STEPS + 1))
)
"""The edge of the world: an oval between an ellipse and a rectangle, with `_RADII` around `_MIDDLE`."""
_MIDDLE, _RADII = (880, 506), (542, 436)
_FLASH: Final = 7  # u: half the width of the rim when it flashes


def spot(point: Point) -> Place:
    """A point of the stage."""
    return lambda layout: layout.at(*point)


def between(start: Point, end: Point, share: float, lift: float = 0) -> Pixel:
    """A point on the way between two others, lifted by some pixels."""
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share - lift)


# ---- tribes


def tribe(pen: Pen, one: Tribe, at: Pixel, width: float = 1.0, opacity: float = 1.0) -> None:
    """A tribe with its load: `width` below 1 = seen from the side."""
    size, name = places.TRIBE_SIZE, tile.tribe_picture(one)
    if opacity < 1:
        sprites.ghostly(pen, name, at, opacity, size)
    elif width < 1:
        sprites.narrowed(pen, name, at, width, size)
    else:
        pen.put(name, at, size)
    if one.amulet:
        over = at[0], at[1] - pen.px(places.HEAD)
        sprites.ghostly(pen, f"pangea/amulets/carried-{tile.SHAPES[one.amulet - 1]}", over, opacity, tile.CARRIED)


@look
def walking(
    pen: Pen, _: Flight, time: float, before: Tribe, after: Tribe, start: Point, end: Point, step: Leg | None, led: bool
) -> None:
    """Two hops over the stones; over the edge of the world it leaves on one side and enters on the other."""
    share, opacity = STD(time), 1.0
    x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    if step is not None and step.edge:
        (dx, dy), leaving = step.towards, time < 0.5
        part = linear(2 * time if leaving else 2 - 2 * time)
        foot, way = (start, IN(part)) if leaving else (end, -IN(part))
        x, y, opacity = foot[0] + dx * _BEYOND * way, foot[1] + dy * _BEYOND * way, 1 - part
        lands.open_gates(pen, step)
    at = pen.layout.at(x, y - _HOP * abs(sin(2 * pi * share)))
    if led:
        sprites.ring(pen, theme.now.SECONDARY, (44, 20), opacity, pen.layout.at(x, y), 3)
    width, now = 1.0, before
    if before.at_home != after.at_home:
        turn = linear((time - _TURNS) / (0.95 - _TURNS))
        width, now = abs(cos(pi * turn)), after if turn >= 0.5 else before
    tribe(pen, now, at, width, opacity)


@look
def draw_tribe(pen: Pen, _: Flight, time: float, one: Tribe, bag: Place, foot: Point) -> None:
    """A tribe rises out of its bag, turns once and flies to its tower."""
    (x, y), opens, rises = bag(pen.layout), OPENS / DRAWN, RISES / DRAWN
    if time < opens:
        size = 1 + 0.1 * sin(pi * time / opens)
        sprites.ring(pen, theme.GOLD, (60 * size, 60 * size), 0.6 * time / opens, (x, y), 3)
        return
    top = y - pen.px(46)
    if time < opens + rises:
        share = (time - opens) / rises
        tribe(pen, one, between((x, y), (x, top), OUT(share)), max(0.04, abs(cos(pi * share))))
        return
    share = FLY((time - opens - rises) / (1 - opens - rises))
    tribe(pen, one, between((x, top), pen.layout.at(*foot), share, pen.px(60) * sin(pi * share)))


# ---- still marks for reduced motion


@look
def way(pen: Pen, _: Flight, __: float, line: Sequence[Leg]) -> None:
    """The way taken."""
    for step in line:
        lands.way_leg(pen, step)


@look
def ringed(pen: Pen, _: Flight, __: float, point: Point) -> None:
    """A ring at a change."""
    sprites.ring(pen, theme.LEGAL, (56, 56), 1.0, pen.layout.at(*point), 4)


# ---- flying things


@look
def flying(pen: Pen, _: Flight, time: float, name: str, start: Place, end: Place, curve: Curve = FLY) -> None:
    """A small thing between two places, in an arc."""
    share = curve(time)
    pen.put_high(name, between(start(pen.layout), end(pen.layout), share, pen.px(40) * sin(pi * share)), 34)


@look
def climbing(pen: Pen, _: Flight, time: float, name: str, start: Point, top: Point, end: Place) -> None:
    """An amulet is dropped, climbs along the tower and flies to its place in the panel."""
    above, lets_go, climbs = pen.layout.at(*top), LETS_GO / HANDED_IN, CLIMBS / HANDED_IN
    if time < lets_go + climbs:
        point = between(pen.layout.at(*start), above, STD(linear((time - lets_go) / climbs)))
    else:
        share = OUT((time - lets_go - climbs) / (1 - lets_go - climbs))
        point = between(above, end(pen.layout), share, pen.px(40) * sin(pi * share))
    pen.put_high(name, point, 40)


@look
def falling(pen: Pen, _: Flight, time: float, name: str, start: Point, end: Point) -> None:
    """An amulet rises from the menhir and drops onto the tribe that carries it."""
    share = OUT(time)
    x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    sprites.ring(pen, theme.GOLD, (46, 46), 0.5 * (1 - time), pen.layout.at(x, y), 4)
    pen.put_high(name, pen.layout.at(x, y - 46 * sin(pi * share)), 40)


# ---- bans, towers, the end


@look
def lifted(pen: Pen, _: Flight, time: float, people: str, at: Point, foot: Point, size: float, home: Place) -> None:
    """The chains fall apart, the stone rises and flies back to the seat."""
    middle, breaks = pen.layout.at(*at), BREAKS / LIFTED
    sprites.ghostly(pen, "pangea/marks/ban-corners", (middle[0], middle[1] + pen.px(16 * time)), 1 - time / breaks)
    share = STD((time - breaks) / (1 - breaks))
    stone = pen.layout.at(at[0] + foot[0], at[1] + foot[1])
    point = between(stone, home(pen.layout), share, pen.px(50) * sin(pi * share))
    pen.put(f"pangea/peoples/ban-{people}", point, (size * (1 - share) + 0.6 * share) if share < 1 else 0.6)


@look
def sealed(pen: Pen, _: Flight, time: float, people: str, at: Point, foot: Point, size: float, home: Place) -> None:
    """The stone falls, dust rises in a ring, the chains close."""
    falls = FALLS / SEALED
    share = IN(linear(time / falls))
    x, y = stone = pen.layout.at(at[0] + foot[0], at[1] + foot[1])
    above = x, y - pen.px(150)
    first = share < 0.5
    point = between(home(pen.layout), above, 2 * share) if first else between(above, stone, 2 * share - 1)
    pen.put(f"pangea/peoples/ban-{people}", point, size)
    after = linear((time - falls) / (1 - falls))
    if after:
        wide = 60 + 90 * OUT(after)
        sprites.ring(pen, _DUST, (wide, wide * 0.45), 0.7 * (1 - after), stone, 5)
        sprites.ghostly(pen, "pangea/marks/ban-corners", pen.layout.at(*at), after)


@look
def rising(pen: Pen, _: Flight, time: float, name: str, foot: Point) -> None:
    """A tower grows out of the ground."""
    sprite, at = pen.art.at(name, pen.u), pen.layout.at(*foot)
    shown = round(sprite.ay * OUT(time))
    sprites.ring(pen, _DUST, (84, 33.6), 0.6 * (1 - time), at, 4)
    pen.surface.blit(sprite.surface, (at[0] - sprite.ax, at[1] - shown), (0, 0, sprite.width, shown))


def _edge(pen: Pen, away: float) -> list[Pixel]:
    """A line at a distance in units from the edge of the world."""
    (x, y), (wide, high) = _MIDDLE, _RADII
    return [pen.layout.at(x + (wide + away) * across, y + (high + away) * down) for across, down in _OVAL]


@look
def glory(pen: Pen, _: Flight, time: float, condition: Condition, foot: Point) -> None:
    """The rim of the world flashes gold, the sign of the condition rises over the tower."""
    light = sin(pi * linear(time / 0.67))
    if light > 0:
        outer, inner = (_edge(pen, side * _FLASH * light) for side in (1, -1))
        noted(pen.surface, pygame.draw.polygon(pen.surface, theme.GOLD, [*outer, *reversed(inner)]))
        for line in (outer, inner):
            noted(pen.surface, pygame.draw.aalines(pen.surface, theme.GOLD, False, line))
    up = OUT(linear(time / 0.8))
    at = pen.layout.at(foot[0], foot[1] - 60 - 70 * up)
    sprites.ring(pen, theme.ABYSS, (110, 110), 0.75, at)
    sprites.ring(pen, theme.GOLD, (110, 110), 1.0, at, 4)
    pen.put_high(tile.condition_picture(condition), at, 72)

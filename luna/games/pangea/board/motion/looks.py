"""Looks of what is on its way: tribes that walk, tiles that drift, what flies to a panel, chains, light."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import copysign, cos, pi, sin
from typing import Final

import pygame

from luna.games.pangea.board.hand.targets import Tribe
from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.crowd import at_home
from luna.games.pangea.board.layout.layout import Layout, Pen
from luna.games.pangea.board.layout.places import Leg, Point
from luna.games.pangea.board.picture import lands, tile
from luna.games.pangea.board.picture.tile import Scene
from luna.shell.board import tweens
from luna.shell.board.films.film import Flight, Look
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.motion import FLY, IN, OUT, STD, Curve, linear, sine

Place = Callable[[Layout], Pixel]
"""A place that is asked for in the window it is drawn in."""

_FOAM: Final = theme.rgb("#D8F6EE")
_DUST: Final = theme.rgb("#E8DCC0")
_HOP: Final = 9  # u: how high a step goes
_TURNS: Final = 0.55  # of its way a tribe has gone when it turns home or away
_BEYOND: Final = 96  # u beyond the edge where a tribe is out of sight
_SINKS: Final = 2.5  # u: how deep a tile lies in the water on its way
_RIM: Final = tuple(
    (
        880 + 542 * copysign(abs(cos(pi * step / 90)) ** (2 / 2.4), cos(pi * step / 90)),
        506 + 436 * copysign(abs(sin(pi * step / 90)) ** (2 / 2.4), sin(pi * step / 90)),
    )
    for step in range(180)
)
"""The edge of the world: an oval between an ellipse and a rectangle."""


def spot(point: Point) -> Place:
    """A point of the stage."""
    return lambda layout: layout.at(*point)


# ---- tribes


def tribe(pen: Pen, one: Tribe, at: Pixel, width: float = 1.0, opacity: float = 1.0) -> None:
    """A tribe with what it carries: `width` below 1 = seen from the side."""
    size, name = places.TRIBE_SIZE, tile.tribe_picture(one.people, one.home, at_home=at_home(one))
    if opacity < 1:
        tweens.ghostly(pen, name, at, opacity, size)
    elif width < 1:
        tweens.turned(pen, name, at, width, size)
    else:
        pen.put(name, at, size)
    if one.amulet:
        over = at[0], at[1] - pen.px(places.HEAD)
        tweens.ghostly(pen, f"pangea/amulets/carried-{tile.SHAPES[one.amulet - 1]}", over, opacity, tile.CARRIED)


def walking(before: Tribe, after: Tribe, start: Point, end: Point, step: Leg | None, *, led: bool = False) -> Look:
    """Two hops over the stones; over the edge of the world out on one side and in on the other."""

    def look(pen: Pen, _: Flight, time: float) -> None:
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
            tweens.ring(pen, theme.now.SECONDARY, (44, 20), opacity, pen.layout.at(x, y), 3)
        width, now = 1.0, before
        if at_home(before) != at_home(after):
            turn = linear((time - _TURNS) / (0.95 - _TURNS))
            width, now = abs(cos(pi * turn)), after if turn >= 0.5 else before
        tribe(pen, now, at, width, opacity)

    return look


def drawn(one: Tribe, bag: Place, foot: Point, opens: float, rises: float) -> Look:
    """A tribe rises out of its bag, turns once and flies to its tower; `opens` and `rises` are shares of the time."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        x, y = bag(pen.layout)
        if time < opens:
            size = 1 + 0.1 * sin(pi * time / opens)
            tweens.ring(pen, theme.GOLD, (60 * size, 60 * size), 0.6 * time / opens, (x, y), 3)
            return
        top = y - pen.px(46)
        if time < opens + rises:
            share = (time - opens) / rises
            at = x, round(y + (top - y) * OUT(share))
            tribe(pen, one, at, max(0.04, abs(cos(pi * share))))
            return
        share = FLY((time - opens - rises) / (1 - opens - rises))
        ex, ey = pen.layout.at(*foot)
        lift = pen.px(60) * sin(pi * share)
        tribe(pen, one, (round(x + (ex - x) * share), round(top + (ey - top) * share - lift)))

    return look


# ---- tiles


def drifting(scene: Scene, line: Sequence[Leg], opens: float) -> Look:
    """A tile with all that stands on it, square by square; over the edge it goes out while it comes in."""
    kept: list[pygame.Surface] = []

    def put(pen: Pen, at: Point, opacity: float) -> None:
        if not kept:
            kept.append(tile.alone(pen, scene))
        if opacity > 0:
            kept[0].set_alpha(round(255 * opacity))
            tweens.ring(pen, _FOAM, (164, 92), 0.35 * opacity, pen.layout.at(at[0], at[1] + 34))
            pen.surface.blit(kept[0], tile.around(pen, at))

    def look(pen: Pen, _: Flight, time: float) -> None:
        gone = sine((time - opens) / (1 - opens)) * len(line)
        number = min(int(gone), len(line) - 1)
        step, share = line[number], gone - number
        for other in line:
            if other.edge:
                lands.open_gates(pen, other)
        (dx, dy), (ax, ay), (bx, by) = step.towards, places.SQUARE[step.origin], places.SQUARE[step.target]
        sunk = _SINKS * sin(pi * gone / len(line))
        far = places.PITCH * share
        put(pen, (ax + dx * far, ay + dy * far + sunk), 1 - share if step.edge else 1.0)
        if step.edge:
            put(pen, (bx - dx * (places.PITCH - far), by - dy * (places.PITCH - far) + sunk), share)

    return look


# ---- what stands still instead when motion is reduced


def way(line: Sequence[Leg]) -> Look:
    """The way that was gone."""

    def look(pen: Pen, _: Flight, __: float) -> None:
        for step in line:
            lands.way_leg(pen, step)

    return look


def ringed(point: Point) -> Look:
    """Here something has changed."""

    def look(pen: Pen, _: Flight, __: float) -> None:
        tweens.ring(pen, theme.LEGAL, (56, 56), 1.0, pen.layout.at(*point), 4)

    return look


# ---- what flies


def flying(name: str, start: Place, end: Place, curve: Curve = FLY, *, high: float = 34, arc: float = 40) -> Look:
    """A small thing between two places, in an arc."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        share = curve(time)
        (ax, ay), (bx, by) = start(pen.layout), end(pen.layout)
        lift = pen.px(arc) * sin(pi * share)
        pen.put_high(name, (round(ax + (bx - ax) * share), round(ay + (by - ay) * share - lift)), high)

    return look


def climbing(name: str, start: Point, top: Point, end: Place, lets_go: float, climbs: float) -> Look:
    """An amulet is let go, climbs along the tower and flies to its place in the panel."""
    up, home = flying(name, spot(start), spot(top), STD, arc=0, high=40), flying(name, spot(top), end, OUT, high=40)

    def look(pen: Pen, flight: Flight, time: float) -> None:
        if time < lets_go + climbs:
            up(pen, flight, linear((time - lets_go) / climbs))
        else:
            home(pen, flight, (time - lets_go - climbs) / (1 - lets_go - climbs))

    return look


def falling(name: str, start: Point, end: Point) -> Look:
    """An amulet rises from the menhir and drops on the one who carries it."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        share = OUT(time)
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        tweens.ring(pen, theme.GOLD, (46, 46), 0.5 * (1 - time), pen.layout.at(x, y), 4)
        pen.put_high(name, pen.layout.at(x, y - 46 * sin(pi * share)), 40)

    return look


# ---- bans, towers, the end


def lifted(people: str, at: Point, foot: Point, size: float, home: Place, breaks: float) -> Look:
    """The chains fall apart, the stone rises and flies back to the seat."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        middle = pen.layout.at(*at)
        tweens.ghostly(pen, "pangea/marks/ban-corners", (middle[0], middle[1] + pen.px(16 * time)), 1 - time / breaks)
        share = STD((time - breaks) / (1 - breaks))
        (ax, ay), (bx, by) = pen.layout.at(at[0] + foot[0], at[1] + foot[1]), home(pen.layout)
        point = round(ax + (bx - ax) * share), round(ay + (by - ay) * share - pen.px(50) * sin(pi * share))
        pen.put(f"pangea/peoples/ban-{people}", point, (size * (1 - share) + 0.6 * share) if share < 1 else 0.6)

    return look


def sealed(people: str, at: Point, foot: Point, size: float, home: Place, falls: float) -> Look:
    """The stone falls, dust rises in a ring, the chains close."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        share = IN(linear(time / falls))
        (ax, ay), (bx, by) = home(pen.layout), pen.layout.at(at[0] + foot[0], at[1] + foot[1])
        above = by - pen.px(150)
        point = (
            (round(ax + (bx - ax) * 2 * share), round(ay + (above - ay) * 2 * share))
            if share < 0.5
            else (bx, round(above + (by - above) * (2 * share - 1)))
        )
        pen.put(f"pangea/peoples/ban-{people}", point, size)
        after = linear((time - falls) / (1 - falls))
        if after:
            wide = 60 + 90 * OUT(after)
            tweens.ring(pen, _DUST, (wide, wide * 0.45), 0.7 * (1 - after), (bx, by), 5)
            tweens.ghostly(pen, "pangea/marks/ban-corners", pen.layout.at(*at), after)

    return look


def rising(name: str, foot: Point, high: float) -> Look:
    """A tower grows out of the ground, of so many units."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        sprite, at = pen.art.at(name, pen.u), pen.layout.at(*foot)
        shown = round(sprite.ay * OUT(time))
        tweens.ring(pen, _DUST, (high, high * 0.4), 0.6 * (1 - time), at, 4)
        pen.surface.blit(sprite.surface, (at[0] - sprite.ax, at[1] - shown), (0, 0, sprite.width, shown))

    return look


def glory(condition: str, foot: Point) -> Look:
    """The rim of the world flashes gold, the sign of the condition rises over the tower."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        light = sin(pi * linear(time / 0.67))
        if light > 0:
            rim = [pen.layout.at(*point) for point in _RIM]
            noted(pen.surface, pygame.draw.lines(pen.surface, theme.GOLD, True, rim, pen.px(14 * light)))
        up = OUT(linear(time / 0.8))
        at = pen.layout.at(foot[0], foot[1] - 60 - 70 * up)
        tweens.ring(pen, theme.ABYSS, (110, 110), 0.75, at)
        tweens.ring(pen, theme.GOLD, (110, 110), 1.0, at, 4)
        pen.put_high(f"pangea/ui/condition-{condition}", at, 72)

    return look

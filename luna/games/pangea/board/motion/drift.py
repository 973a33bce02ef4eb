"""A drifting land: it groans and drags its pieces along, the water closes behind it, birds fly up."""

from collections.abc import Sequence
from math import pi, sin, tan
from typing import Final

import pygame

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.layout.places import Leg, Point
from luna.games.pangea.board.picture import lands, tile
from luna.games.pangea.board.picture.tile import Scene
from luna.shell.board.films import sprites
from luna.shell.board.films.film import Flight, look
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.motion import OUT, bezier, linear

# Milliseconds of the parts of a way.
GROANS, SETTLES = 320, 280
FIRST, FURTHER, LONGEST = 1050, 180, 1400

_HEAVY: Final = bezier(0.6, 0.0, 0.25, 1.0)
_FOAM: Final = theme.rgb("#D8F6EE")
_SHIVERS: Final = 4  # while it groans
_SHIVER: Final = 1.4  # u
_SINKS: Final = 4.0  # u: its depth in the water on its way
_LEANS: Final = 4  # maximum steps by which its pieces lean to either side
_STEP: Final = tan(pi / 100)
_RIPPLES: Final = 16  # sizes of a ring on the water
_BIRDS: Final = ((-34, 0.0, -30), (-12, 0.05, 16), (10, 0.02, -8), (30, 0.08, 40), (44, 0.04, 74))
"""Where each bird sits on the land, when it flies up as a share of the film, and how far it goes aside, in u."""
_FLIES: Final = 0.62  # of the whole
_RISE: Final = 190  # u


def lasts(line: Sequence[Leg]) -> float:
    """Milliseconds of the whole."""
    return GROANS + min(FIRST + FURTHER * (len(line) - 1), LONGEST) + SETTLES


@look
def drifting(pen: Pen, _: Flight, time: float, scene: Scene, line: Sequence[Leg]) -> None:
    """A land with everything on it, square by square; over the edge it leaves and enters at the same time."""
    at = time * lasts(line)
    share = (at - GROANS) / (lasts(line) - GROANS - SETTLES)
    way, groans = linear(share), linear(at / GROANS)
    settles = linear((at - lasts(line) + SETTLES) / SETTLES)
    gone = _HEAVY(way) * len(line)
    number = min(int(gone), len(line) - 1)
    step, part = line[number], gone - number
    (dx, dy), (ax, ay), (bx, by) = step.towards, places.SQUARE[step.origin], places.SQUARE[step.target]
    shiver = _SHIVER * groans * sin(2 * pi * _SHIVERS * groans) * (way == 0)
    deep = _SINKS * (sin(pi * way) - 0.6 * sin(2 * pi * settles) * (1 - settles))
    sway = -sin(2 * pi * way) - 0.7 * sin(3 * pi * settles) * (1 - settles)
    lean = round(_LEANS * sway * (dx or 0.6))
    far = places.PITCH * part
    _closing(pen, places.SQUARE[line[0].origin], way)
    for ahead, opacity in ((far, 1 - part if step.edge else 1.0), (far - places.PITCH, part if step.edge else 0.0)):
        x, y = (bx, by) if ahead < 0 else (ax, ay)
        if opacity > 0:
            middle = x + dx * ahead + shiver, y + dy * ahead + deep
            _bow(pen, middle, (dx, dy), opacity * sin(pi * way))
            picture = _leaning(pen, scene, lean)
            picture.set_alpha(round(255 * opacity))
            pen.surface.blit(picture, tile.around(pen, middle))
    for other in line:
        if other.edge:
            lands.open_gates(pen, other)
    if 0 < settles < 1:
        wide = 150 + 70 * round(OUT(settles) * _RIPPLES) / _RIPPLES
        sprites.ring(pen, _FOAM, (wide, wide * 0.62), 0.7 * (1 - settles), pen.layout.at(bx, by + 30), 3)
    _birds(pen, places.SQUARE[line[0].origin], time)


def _bow(pen: Pen, middle: Point, towards: tuple[int, int], strength: float) -> None:
    """The foam around it, and the wave that it pushes along."""
    (x, y), (dx, dy) = middle, towards
    sprites.ring(pen, _FOAM, (172, 104), 0.35 * strength, pen.layout.at(x, y + 30))
    for apart, wide in ((12, 4), (20, 2.5)):
        at = pen.layout.at(x + dx * apart, y + 26 + dy * apart)
        sprites.ring(pen, _FOAM, (164 if dx else 150, 112), 0.7 * strength, at, wide)


def _closing(pen: Pen, middle: Point, way: float) -> None:
    """The water closes where the land was, and one ring spreads from there."""
    x, y = middle
    left = round((1 - linear(way / 0.75)) * _RIPPLES) / _RIPPLES
    if way > 0 and left:
        sprites.ring(pen, _FOAM, (150 * left, 112 * left), 0.5 * left, pen.layout.at(x, y + 18))
        sprites.ring(pen, _FOAM, (150 * left, 112 * left), 0.9, pen.layout.at(x, y + 18), 3)
    elif way:
        out = linear((way - 0.75) / 0.25)
        wide = 20 + 80 * round(out * _RIPPLES) / _RIPPLES
        sprites.ring(pen, _FOAM, (wide, wide * 0.62), 0.8 * (1 - out), pen.layout.at(x, y + 18), 3)


def _birds(pen: Pen, middle: Point, time: float) -> None:
    """Birds fly up from the land, scatter and vanish."""
    for number, (right, begins, aside) in enumerate(_BIRDS):
        share = (time - begins) / _FLIES
        if 0 < share < 1:
            high = OUT(share / 2) * _RISE * (1 + 0.08 * number)
            x, y = pen.layout.at(middle[0] + right + aside * share, middle[1] - 20 - high)
            wide, flap = pen.px(11 * (1 - share**3)), sin(pi * (9 + number % 3) * share)
            tip = pen.px(2 + 6 * flap * (1 - share))
            wings = [(x - wide, y - tip), (x - wide // 3, y - pen.px(3)), (x, y)]
            wings += [(2 * x - a, b) for a, b in reversed(wings[:2])]
            for ink, thick in ((theme.ABYSS, 5.5), (theme.IVORY, 2.5)):
                noted(pen.surface, pygame.draw.lines(pen.surface, ink, False, wings, pen.px(thick)))


def _leaning(pen: Pen, scene: Scene, lean: int) -> pygame.Surface:
    """The land and the pieces on it, leaning `lean` steps to the right."""
    if not lean or not (scene.stands or scene.towers):
        return pen.keep(("afloat", scene, 0), lambda: tile.alone(pen, scene))
    return pen.keep(("afloat", scene, lean), lambda: _leant(pen, scene, lean))


def _leant(pen: Pen, scene: Scene, lean: int) -> pygame.Surface:
    made = tile.alone(pen, scene._replace(stands=(), towers=()))
    rows = {stand.foot[1]: [one for one in scene.stands if one.foot[1] == stand.foot[1]] for stand in scene.stands}
    groups = [(float(places.TOWER[1]), scene._replace(stands=()))] if scene.towers else []
    groups += [(foot, scene._replace(stands=tuple(row), towers=())) for foot, row in sorted(rows.items())]
    for foot, group in groups:
        _sheared(made, tile.upright(pen, group), pen.layout.at(0, foot)[1] - tile.around(pen, (0, 0)).top, lean * _STEP)
    return made


def _sheared(target: pygame.Surface, part: pygame.Surface, foot: int, lean: float) -> None:
    """Draw a part sheared to the side in proportion to the height above its foot."""
    wide, high, top = *part.get_size(), 0
    while top < high:
        aside = round(lean * max(0, foot - top))
        end = top + 1
        while end < high and round(lean * max(0, foot - end)) == aside:
            end += 1
        target.blit(part, (aside, top), (0, top, wide, end - top))
        top = end

"""Glows after a change, which delay nothing: crowds, ranks, and the gold of the phase bar."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import pygame

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import PHASES, Pen
from luna.games.pangea.board.layout.places import Point
from luna.games.pangea.board.picture import tile as tiles
from luna.games.pangea.board.picture import topbar
from luna.games.pangea.board.picture.tile import Scene
from luna.games.pangea.rules.board import NUMBER
from luna.games.pangea.rules.position import PLAYERS, ROUND, SQUARE, TURN, overcrowded, rank
from luna.shell.board.films import sprites
from luna.shell.board.films.film import Effect, Flight, look
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.motion import OUT, STD, linear

LENGTH: Final = 220  # milliseconds of the last step
_PASSES: Final = 110  # of a step over a phase without a choice
_ALPHA: Final = 190


def steps(before: bytearray, after: bytearray) -> Sequence[tuple[str, str]]:
    """The steps from the phase of one row to that of another; a phase without a choice is only passed."""
    first, last = topbar.phase_of(before), topbar.phase_of(after)
    same = before[TURN] == after[TURN] and before[ROUND : ROUND + 3] == after[ROUND : ROUND + 3]
    if not first or not last or (first == last and same):
        return []
    start, end = PHASES.index(first), PHASES.index(last)
    if not same:  # the rest of one day, the start of the next
        return [*pairwise(PHASES[start:]), *pairwise(PHASES[: end + 1])]
    return list(pairwise(PHASES[start : end + 1])) if start < end else [(first, last)]  # or undone


def slide(way: Sequence[tuple[str, str]]) -> Effect:
    """Move the gold through these steps, over the bar."""
    length = _PASSES * (len(way) - 1) + LENGTH

    def look(pen: Pen, _: Flight, time: float) -> None:
        pen, number = pen.frame, min(int(time * length / _PASSES), len(way) - 1)
        chips = pen.layout.top.chips
        if chips and time < 1:
            first, last = (chips[name] for name in way[number])
            share = STD((time * length - number * _PASSES) / (LENGTH if number == len(way) - 1 else _PASSES))
            rect = Rect(round(first.x + (last.x - first.x) * share), first.y, *first.size)
            gold = topbar.ground(pen, first.size, lit=True).copy()
            gold.set_alpha(_ALPHA)
            pen.surface.blit(gold, rect)

    return Effect(0, length, look, over=True)


DIMS, APART = 200, 60  # milliseconds in which a figure dims or brightens, and between two that brighten
RUNS, POPS = 300, 160
GROWS: Final = 160
_DASH: Final = 0.22  # share of a tile's edge covered by the light that runs along it
_SIDE: Final = 66  # from the middle of a tile to its edge, u


def glows(before: bytearray, after: bytearray) -> Iterator[Effect]:
    """The glows after one row has become another."""
    if passed := steps(before, after):
        yield slide(passed)
    yield from _crowds(before, after)
    for seat in range(after[PLAYERS]):
        if rank(after, seat) > rank(before, seat):
            yield Effect(0, GROWS, _grown(seat, rank(after, seat)), over=True)


def _crowds(before: bytearray, after: bytearray) -> Iterator[Effect]:
    for tile in range(len(NUMBER)):
        crowded = overcrowded(after, tile)
        if crowded != overcrowded(before, tile):
            scene, at = tiles.scenes(after)[tile], places.SQUARE[after[SQUARE + tile]]
            many = 0 if crowded else max(0, len(scene.stands) - 1)
            whole = max(DIMS + APART * many, RUNS + POPS)
            yield Effect(0, whole, _changing(scene, at, whole, crowded=crowded))


@look
def _changing(pen: Pen, _: Flight, share: float, scene: Scene, at: Point, whole: float, crowded: bool) -> None:
    """Draw the old figures over the tile as it is now: they dim all at once, or brighten one by one."""
    was = scene._replace(crowd=0 if crowded else len(scene.stands))
    picture = pen.keep(("before", was), lambda: tiles.alone(pen, was))
    time, corner = share * whole, tiles.around(pen, at).topleft
    for number, stand in enumerate(scene.stands):
        left = 1 - linear((time - (0 if crowded else APART) * number) / DIMS)
        if left > 0:
            foot = pen.layout.at(at[0] + stand.foot[0], at[1] + stand.foot[1])
            size = pen.px(places.TRIBE[0]), pen.px(places.TRIBE[1])
            rect = Rect(foot[0] - size[0] // 2, foot[1] - size[1], size[0], size[1] + pen.px(4))
            picture.set_alpha(round(255 * left))
            noted(pen.surface, pen.surface.blit(picture, rect, rect.move(-corner[0], -corner[1])))
    ink = theme.LOSS if crowded else theme.GAIN
    if time < RUNS:
        _run(pen, at, time / RUNS, ink)
    elif time < RUNS + POPS:
        pop = OUT((time - RUNS) / POPS)
        wide = 82 + 26 * pop
        x, y = at[0] + places.PLATE[0], at[1] + places.PLATE[1]
        sprites.ring(pen, ink, (wide, wide * 0.42), 1 - pop, pen.layout.at(x, y), 3)


def _run(pen: Pen, at: Point, share: float, ink: theme.Colour) -> None:
    """A light that runs once along the edge of a tile."""
    points = [pen.layout.at(*_edge(at, share - _DASH * step / 8)) for step in range(9)]
    noted(pen.surface, pygame.draw.lines(pen.surface, ink, False, points, pen.px(5)))


def _edge(at: Point, share: float) -> Point:
    """A point of the square around a tile, clockwise from its upper left corner."""
    side, along = divmod(share % 1 * 4, 1)
    far = _SIDE * (2 * along - 1)
    dx, dy = ((far, -_SIDE), (_SIDE, far), (-far, _SIDE), (-_SIDE, -far))[int(side)]
    return at[0] + dx, at[1] + dy


@look
def _grown(pen: Pen, _: Flight, share: float, seat: int, number: int) -> None:
    """The digit of a rank starts enlarged."""
    panel = pen.layout.panels[seat]
    if "ladder" in panel.shown:
        middle = panel.rank.move(-panel.rank.width // 4, 0).center
        sprites.ring(pen.frame, theme.GOLD, (36 + 24 * share, 36 + 24 * share), 0.8 * (1 - share), middle, 3)
        pen.frame.outlined(str(number), "score", theme.GOLD, middle)

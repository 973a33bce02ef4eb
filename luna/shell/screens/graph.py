"""Points round by round as lines that can be told apart without colour: dashes and emblems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from luna.shell.client.tally import Tally
from luna.shell.drawing import theme, vector
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue

_MANY: Final = 14
"""Of more rounds than that only every other one is named."""
_FEW: Final = 8
"""Where there are no more points than that, each has its line."""


def draw_graph(target: pygame.Surface, rect: pygame.Rect, paint: Paint, words: Catalogue, tally: Tally) -> None:
    """The axes, a line for each seat, an emblem at each round and the final numbers on the right."""
    fonts = paint.fonts
    most = max(max(values) for values in tally.course)
    step = 1 if most <= _FEW else 10 if most <= 50 else 20
    top = max(step, -(-most // step) * step)
    box = pygame.Rect(rect.x + paint.px(56), rect.y, rect.width - paint.px(56 + 100), rect.height - paint.px(54))

    def at(index: int, value: int) -> tuple[float, float]:
        across = index / (len(tally.course) - 1)
        return box.x + across * box.width, box.bottom - value / top * box.height

    last = at(len(tally.course) - 2, 0)[0]
    shade = pygame.Surface((box.right - round(last), box.height), pygame.SRCALPHA)
    shade.fill((*theme.now.PRIMARY[0], 90))
    target.blit(shade, (round(last), box.y))
    for value in range(0, top + 1, step):
        y = round(at(0, value)[1])
        pygame.draw.line(target, theme.now.BUTTON_OFF_EDGE, (box.x, y), (box.right, y), paint.px(1.2))
        fonts.draw(target, str(value), "label", theme.now.MUTED, (box.x - paint.px(14), y), "right")
    last_one = len(tally.course) - 1
    edge = {0: words("end-graph-start"), last_one: words("end-graph-end")}
    for index in range(len(tally.course)):
        if last_one > _MANY and index not in edge and (index % 2 or index == last_one - 1):
            continue
        below = at(index, 0)[0], box.bottom + paint.px(30)
        fonts.draw(target, edge.get(index, str(index)), "label_bold", theme.now.SECONDARY, below, "mid")
    seats = list(reversed(tally.ranking))  # the winner's line lies on top
    size = target.get_width(), rect.height

    def make() -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        for seat in seats:
            look, points = tally.seats[seat], [at(index, values[seat]) for index, values in enumerate(tally.course)]
            line = [(x, y - rect.y) for x, y in points]
            layers = [([line], theme.ABYSS, 8 * paint.u), ([line], theme.rgb(look.colour), 4.2 * paint.u)]
            made.blit(vector.lines(size, layers, [length * paint.u for length in look.dash]), (0, 0))
        return made

    key = "graph", size, tuple(rect), tuple(seats), tuple(map(tuple, tally.course)), tuple(tally.seats)
    target.blit(paint.keep(key, make), (0, rect.y))
    for mark in tally.marks:
        paint.picture(target, mark.picture, at(mark.when, tally.course[mark.when][mark.seat]), paint.px(30))
    for seat in () if tally.marks else seats:
        name = tally.seats[seat].emblem
        for index, values in enumerate(tally.course[1:-1], start=1):
            paint.picture(target, name, at(index, values[seat]), paint.px(24))
    _ends(target, paint, tally, box, lambda value: at(0, value)[1])


def _ends(target: pygame.Surface, paint: Paint, tally: Tally, box: pygame.Rect, height: Callable[[int], float]) -> None:
    """Emblem and number at the end of each line, pushed apart where they would lie on each other."""
    apart = paint.px(34)
    values = tally.course[-1]
    wanted = sorted((height(value), tally.places[seat], seat) for seat, value in enumerate(values))
    ys: list[float] = []
    for y, _, _ in wanted:
        ys.append(max(y, ys[-1] + apart) if ys else y)
    lowest = [box.bottom - apart * above for above in reversed(range(len(ys)))]
    for middle, (_, _, seat) in zip(map(min, ys, lowest), wanted, strict=True):
        paint.picture(target, tally.seats[seat].emblem, (box.right + paint.px(30), middle), paint.px(26))
        colour = theme.GOLD if seat in tally.winners else theme.now.MOONLIGHT
        paint.fonts.draw(target, str(values[seat]), "body_bold", colour, (box.right + paint.px(50), middle))

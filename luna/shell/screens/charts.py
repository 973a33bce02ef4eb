"""Points by round: as lines that differ in dashes and emblems beside colour, or as numbers."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pygame

from luna.shell.client.tally import Tally
from luna.shell.drawing import theme, vector
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue
from luna.text.sentences import signed

_MANY: Final = 14  # with more rounds only every other one is labelled
_FEW: Final = 8  # with no more points each has its line


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

    last_one = len(tally.course) - 1
    last = round(at(last_one - 1, 0)[0])
    shade = pygame.Surface((box.right - last, box.height), pygame.SRCALPHA)
    shade.fill((*theme.now.PRIMARY[0], 90))
    target.blit(shade, (last, box.y))
    for value in range(0, top + 1, step):
        y = round(at(0, value)[1])
        pygame.draw.line(target, theme.now.BUTTON_OFF_EDGE, (box.x, y), (box.right, y), paint.px(1.2))
        fonts.draw(target, str(value), "label", theme.now.MUTED, (box.x - paint.px(14), y), "right")
    edge = {0: words("end-graph-start"), last_one: words("end-graph-end")}
    for index in range(last_one + 1):
        if last_one > _MANY and index not in edge and (index % 2 or index == last_one - 1):
            continue
        below = at(index, 0)[0], box.bottom + paint.px(30)
        fonts.draw(target, edge.get(index, str(index)), "label_bold", theme.now.SECONDARY, below, "mid")
    seats = list(reversed(tally.ranking))  # the winner's line is on top
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
    """Emblem and number at the end of each line, pushed apart where they would overlap."""
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


def draw_rounds(target: pygame.Surface, rect: pygame.Rect, paint: Paint, words: Catalogue, tally: Tally) -> None:
    """A row for the start, each round and the end: each seat's gain and total. The best gain is bold."""
    fonts, last = paint.fonts, len(tally.course) - 1
    left = rect.x + round(rect.width * 0.26)
    pitch = (rect.right - left) / len(tally.seats)
    high = rect.height / (last + 2)
    for seat, look in enumerate(tally.seats):
        paint.picture(target, look.emblem, (left + pitch * (seat + 0.5), rect.y + high / 2), paint.px(40))
    gains = [tuple(tally.course[0])]
    gains += [tuple(now - then for then, now in zip(*both, strict=True)) for both in pairwise(tally.course)]
    for row, (gain, total) in enumerate(zip(gains, tally.course, strict=True)):
        y = rect.y + round(high * (row + 1.5))
        pygame.draw.rect(target, theme.now.BUTTON_OFF_EDGE, (rect.x, round(y - high / 2), rect.width, paint.px(1.2)))
        name = words("end-graph-start" if not row else "end-graph-end") if row in (0, last) else ""
        name = name or words("bar-round", number=row)
        fonts.draw(target, name, "body", theme.now.SECONDARY, (rect.x + paint.px(6), y))
        best = max(gain)
        for seat, points in enumerate(gain):
            right = left + pitch * (seat + 0.5) + paint.px(46)
            colour = theme.GOLD if row == last and seat in tally.winners else theme.now.MOONLIGHT
            fonts.draw(target, str(total[seat]), "body_bold", colour, (right, y), "right")
            if row:
                shines = points == best and min(gain) < best
                ink = theme.GAIN if points > 0 else theme.LOSS if points < 0 else theme.now.MUTED
                style = "label_bold" if shines else "label"
                fonts.draw(target, signed(points), style, ink, (right - paint.px(54), y), "right")

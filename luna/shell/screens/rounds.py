"""Points round by round as numbers: what each seat won or lost, and what it had then."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pygame

from luna.shell.client.tally import Tally
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue
from luna.text.sentences import signed

_FIRST: Final = 0.26  # of the width: where the seats' columns begin


def draw_rounds(target: pygame.Surface, rect: pygame.Rect, paint: Paint, words: Catalogue, tally: Tally) -> None:
    """A row for the start, each round and the end; the best gain of a row shines."""
    fonts, last = paint.fonts, len(tally.course) - 1
    left = rect.x + round(rect.width * _FIRST)
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

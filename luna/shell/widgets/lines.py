"""Paragraphs of several styles below one another, as cards and panels show them."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from luna.shell.drawing.paint import Paint
from luna.shell.drawing.theme import Colour


class Line(NamedTuple):
    """A paragraph."""

    words: str
    style: str
    colour: Colour


def write(
    target: pygame.Surface, paint: Paint, lines: Sequence[Line], at: tuple[int, float], room: int, anchor: str = "left"
) -> float:
    """Write paragraphs, wrapped into a width; the y where the next one begins."""
    fonts, (x, y) = paint.fonts, at
    for words, style, colour in lines:
        for part in fonts.wrap(words, style, room):
            fonts.draw(target, part, style, colour, (x, y + fonts.line(style) / 2), anchor)
            y += fonts.line(style)
    return y


def written(paint: Paint, lines: Sequence[Line], room: int) -> int:
    """Pixels that paragraphs need in a width."""
    fonts = paint.fonts
    return sum(len(fonts.wrap(words, style, room)) * fonts.line(style) for words, style, _ in lines)

"""Pieces on their way, drawn over the table: the same pictures as at rest, at any point, in any state between."""

from __future__ import annotations

from typing import Final

import pygame

from luna.client import theme
from luna.client.tables.luna.backdrop import GLAZE
from luna.client.tables.luna.pen import Pen, Pixel

_FADES: Final = 16  # steps of a fade: each is kept as a picture of its own
_LIT_AT: Final = 0.85  # how far a shrine has risen when its window lights up
_MOST_AWAKE: Final = 2  # awake novices in one picture of a boat
_MOST_TIRED: Final = 3
_WAKE: Final = 0.5


def novice(pen: Pen, order: str, foot: Pixel, size: float = 1.0, tired: float = 0.0) -> None:
    """A novice, awake at `tired` 0, inactive at 1, fading in between."""
    if tired < 1:
        pen.put(f"orders/novice-{order}-active", foot, size)
    if tired > 0:
        pen.put(f"orders/novice-{order}-inactive", foot, size, round(tired * _FADES) / _FADES)


def rowboat(pen: Pen, order: str, count: int, foot: Pixel, awake: bool) -> None:
    """A boat with travellers, who are awake (a journey) or tired (a tide)."""
    pen.put("boats/wake", foot, _WAKE)
    if awake:
        pen.put(f"orders/rowboat-{order}-{min(count, _MOST_AWAKE)}-active", foot)
    else:
        pen.put(f"orders/rowboat-{order}-{min(count, _MOST_TIRED)}", foot)


def sailboat(pen: Pen, foot: Pixel) -> None:
    """The neutral sailboat."""
    pen.put("boats/wake", foot, _WAKE)
    pen.put("boats/sailboat", foot)


def shrine(pen: Pen, order: str, foot: Pixel, risen: float, size: float = 1.0) -> None:
    """A shrine that comes out of the ground; its window lights up last."""
    lit = risen >= _LIT_AT
    name = f"orders/shrine-{order}" if lit else f"orders/shrine-{order}-dark"
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)
    shown = round(sprite.ay * min(1.0, risen))
    area = pygame.Rect(0, 0, sprite.surface.get_width(), shown if risen < 1 else sprite.surface.get_height())
    pen.surface.blit(sprite.surface, (foot[0] - sprite.ax, foot[1] - shown), area)


def token(pen: Pen, favour: str, middle: Pixel, height: float = 44) -> None:
    """A favour token in the air."""
    pen.put_high(f"favours/favour-{favour}", middle, height)


def disc(pen: Pen, order: str, foot: Pixel) -> None:
    """A council disc."""
    pen.put(f"orders/disc-{order}", foot)


def figure(pen: Pen, name: str, foot: Pixel, size: float = 1.0) -> None:
    """Priestess (with her light), builder, apostate or guard."""
    if name == "priestess":
        pen.put("figures/priestess-glow", foot)
    pen.put(f"figures/{name}", foot, size)


def tile(pen: Pen, board: str, number: int, order: str, middle: Pixel) -> None:
    """A claimed temple tile with its novice, as it slides into the temple."""
    x, y = middle
    pen.put(f"tiles/tile-{GLAZE[board]}-held", middle)
    pen.put(f"orders/novice-{order}-active", (x - pen.px(8), y + pen.px(18)), 46 / 49)
    pen.number_plate(str(number), (x + pen.px(17), y + pen.px(17)))


def book(pen: Pen, foot: Pixel) -> None:
    """A Book of Wisdom."""
    pen.put("temple/book", foot)


def points(pen: Pen, words: str, middle: Pixel, gain: bool = True) -> None:
    """Points that rise from where they were won, e.g. "+4"; the sign tells, not the colour."""
    pen.outlined(words, "card_title", theme.GAIN if gain else theme.LOSS, middle)

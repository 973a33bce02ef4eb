"""The overlay of the markets: who could buy on which tile now, and whom a crowd keeps from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import pygame
from typing_extensions import override

from luna.games.pangea.board.layout.layout import Layout
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.outlook import markets
from luna.games.pangea.rules.position import PEOPLE, SQUARE
from luna.shell.board import pen as pens
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.text import Catalogue

_HIGH: Final = 34
_STEP: Final = 32
_BELOW: Final = 4  # of the middle of a tile, u


class ThreatsPanel(Panel):
    """It lies on the tiles and lets every click through; a legend says what its plates mean."""

    name = "threats"

    def __init__(self, position: Callable[[], bytearray], layout: Callable[[], Layout], text: Catalogue) -> None:
        self._position, self._layout, self._text = position, layout, text

    @override
    def draw(self, pen: pens.Pen) -> None:
        row, layout = self._position(), self._layout()
        found = markets(row)
        for tile, market in found.items():
            x, y = layout.square(row[SQUARE + tile])
            for seats, can in ((market.buyers, True), (market.blocked, False)):
                if seats:
                    y += pen.px(_BELOW)
                    y = _plate(pen, (x, y), [PEOPLES[row[PEOPLE + seat]] for seat in sorted(seats)], can).bottom
        self._legend(pen.frame, any(market.blocked for market in found.values()), bool(found))

    def _legend(self, pen: pens.Pen, blocked: bool, any_: bool) -> None:
        text, free, line = self._text, pen.layout.free, pen.fonts.line("label") + pen.px(6)
        lines = [("pangea-threats-can" if any_ else "pangea-threats-none", theme.GOLD)]
        lines += [("pangea-threats-blocked", theme.LOSS)] if blocked else []
        wide = max(pen.fonts.width(text(key), "label") for key, _ in lines) + pen.px(60)
        rect = Rect(0, 0, min(wide, free.width), line * len(lines) + pen.px(16))
        rect.midbottom = free.centerx, free.bottom - pen.px(8)
        pen.paint.panel(pen.surface, rect, "card")
        for number, (key, ink) in enumerate(lines):
            y = rect.y + pen.px(8) + line * number + line // 2
            drawn = pygame.draw.rect(
                pen.surface, ink, Rect(rect.x + pen.px(14), y - pen.px(9), pen.px(18), pen.px(18)), 2
            )
            noted(pen.surface, drawn)
            room = Rect(rect.x + pen.px(42), y - line // 2, rect.width - pen.px(54), line)
            pen.words(text(key), "label", theme.now.MOONLIGHT, room)


def _plate(pen: pens.Pen, middle: tuple[int, int], peoples: Iterable[str], can: bool) -> Rect:
    """Badges of the buyers with a coin; of those who are kept from it, with a lock."""
    names = [f"pangea/peoples/badge-{people}" for people in peoples]
    names = ["pangea/amulets/goods" if can else "ui/icon-lock", *names]
    rect = Rect(0, 0, pen.px(_STEP * len(names) + 8), pen.px(_HIGH))
    rect.midtop = middle
    noted(pen.surface, pygame.draw.rect(pen.surface, theme.ABYSS, rect, border_radius=pen.px(theme.R_PLATE)))
    drawn = pygame.draw.rect(
        pen.surface, theme.GOLD if can else theme.LOSS, rect, pen.px(2), border_radius=pen.px(theme.R_PLATE)
    )
    noted(pen.surface, drawn)
    for number, name in enumerate(names):
        pen.put_high(name, (rect.x + pen.px(4 + _STEP // 2 + _STEP * number), rect.centery), 26)
    return rect

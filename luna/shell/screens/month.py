"""A month as a calendar: what was won on each of its days."""

from __future__ import annotations

import calendar
from collections.abc import Mapping
from datetime import date
from typing import Final

import pygame
from babel.dates import get_day_names, get_month_names
from typing_extensions import override

from luna.learning.progress import MOST
from luna.shell import theme
from luna.shell.paint import Paint
from luna.shell.widgets import Widget
from luna.text import PSEUDO, Catalogue
from luna.text.catalogue import FALLBACK

_DAYS: Final = 7
_HIGH: Final = 52
_GAP: Final = 8
_GROUND: Final = theme.rgb("#151F44")


def month_name(words: Catalogue, day: date) -> str:
    """The name of its month by itself, as a heading."""
    return str(get_month_names("wide", "stand-alone", _locale(words))[day.month]).capitalize()


def _locale(words: Catalogue) -> str:
    return FALLBACK if words.language == PSEUDO else words.language


class Month(Widget):
    """The days of a month in weeks from Monday on; a moon for each candle of a day grows to the full one."""

    def __init__(self, rect: pygame.Rect, words: Catalogue, today: date, won: Mapping[date, int]) -> None:
        super().__init__(rect, "month")
        self.today, self.won = today, won
        self.names = [get_day_names("abbreviated", "stand-alone", _locale(words))[day] for day in range(_DAYS)]
        self.enabled = False

    @staticmethod
    def high(paint: Paint, today: date) -> int:
        """Pixels that it needs."""
        weeks = len(calendar.monthcalendar(today.year, today.month))
        return paint.fonts.line("label") + weeks * (_cell(paint) + paint.px(_GAP))

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect, gap, high = paint.fonts, self.rect, paint.px(_GAP), _cell(paint)
        wide = (rect.width + gap) // _DAYS - gap
        for place, name in enumerate(self.names):
            x = rect.x + place * (wide + gap) + wide // 2
            said = fonts.fit(name, "label", wide)
            fonts.draw(target, said, "label", theme.now.MUTED, (x, rect.y + fonts.line("label") // 2), "mid")
        top = rect.y + fonts.line("label") + gap
        for week, days in enumerate(calendar.monthcalendar(self.today.year, self.today.month)):
            for place, day in enumerate(days):
                cell = pygame.Rect(rect.x + place * (wide + gap), top + week * (high + gap), wide, high)
                if day:
                    self._day(target, paint, cell, self.today.replace(day=day))

    def _day(self, target: pygame.Surface, paint: Paint, cell: pygame.Rect, day: date) -> None:
        is_today, radius = day == self.today, paint.px(9)
        pygame.draw.rect(target, _GROUND, cell, border_radius=paint.px(8))
        if is_today:
            pygame.draw.rect(target, theme.GOLD, cell, paint.px(2), border_radius=paint.px(8))
        ink = theme.GOLD if is_today else theme.now.SECONDARY if day < self.today else theme.now.MUTED
        at = cell.x + paint.px(12), cell.centery
        paint.fonts.draw(target, str(day.day), "label_bold" if is_today else "label", ink, at)
        if day <= self.today:
            moon(target, (cell.right - radius - paint.px(12), cell.centery), radius, self.won.get(day, 0))


def _cell(paint: Paint) -> int:
    return max(paint.px(_HIGH), paint.fonts.line("label") + paint.px(8))


def moon(target: pygame.Surface, at: tuple[int, int], radius: int, won: int) -> None:
    """An empty ring, a crescent, a half moon, the full one."""
    x, y = at
    if not won:
        pygame.draw.circle(target, theme.now.MUTED, at, radius, 1)
        return
    whole = target.get_clip()
    if won == MOST - 1:
        target.set_clip(pygame.Rect(x, y - radius, radius + 1, 2 * radius + 1).clip(whole))
    pygame.draw.circle(target, theme.IVORY, at, radius)
    if won < MOST - 1:
        pygame.draw.circle(target, _GROUND, (x - radius // 2, y), radius)
    target.set_clip(whole)

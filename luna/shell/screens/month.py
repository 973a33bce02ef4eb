"""A month as a calendar: what was won on each of its days."""

from __future__ import annotations

import calendar
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

import pygame
from babel.dates import get_day_names, get_month_names
from typing_extensions import override

from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets import Widget
from luna.text import PSEUDO, Catalogue
from luna.text.catalogue import FALLBACK

_DAYS: Final = 7
_CELL: Final = 58
_APART: Final = 82  # middles of two cells beside each other, at most
_ROUND: Final = 0.24
"""Of a cell's size: its corners."""
_KEY: Final = 42
_MOONS: Final = ("learn/day-missed", "learn/day-tried", "learn/day-close", "learn/day-best")
"""By the stars of a day: an empty ring, a crescent, half a moon, the full one."""
_MASTER: Final = 76 / 68
"""A cell's picture has air round it."""


def month_name(words: Catalogue, day: date) -> str:
    """The name of its month by itself, as a heading."""
    return str(get_month_names("wide", "stand-alone", _locale(words))[day.month]).capitalize()


def _locale(words: Catalogue) -> str:
    return FALLBACK if words.language == PSEUDO else words.language


class Month(Widget):
    """The days of a month in weeks from Monday on, each with its moon, and what the moons mean."""

    def __init__(self, rect: pygame.Rect, words: Catalogue, today: date, won: Mapping[date, int]) -> None:
        super().__init__(rect, "month")
        self.today, self.won = today, won
        self.names = [get_day_names("abbreviated", "stand-alone", _locale(words))[day] for day in range(_DAYS)]
        self.key = [words(f"puzzle-moon-{stars}") for stars in range(len(_MOONS))]
        self.enabled = False

    @override
    def node(self) -> Node:
        days = tuple(
            Node(day.isoformat(), Role.ITEM, f"{day.day}: {self.key[stars]}") for day, stars in sorted(self.won.items())
        )
        return Node(self.name, Role.LIST, "", self.rect, children=days)

    @staticmethod
    def high(paint: Paint, today: date) -> int:
        """Pixels that it needs."""
        weeks = len(calendar.monthcalendar(today.year, today.month))
        return paint.fonts.line("label") + weeks * _cell(paint)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect, cell = paint.fonts, self.rect, _cell(paint)
        apart = min(rect.width // _DAYS, max(paint.px(_APART), cell))
        for place, name in enumerate(self.names):
            x = rect.x + place * apart + apart // 2
            said = fonts.fit(name, "label", apart)
            fonts.draw(target, said, "label", theme.now.MUTED, (x, rect.y + fonts.line("label") // 2), "mid")
        top = rect.y + fonts.line("label")
        for week, days in enumerate(calendar.monthcalendar(self.today.year, self.today.month)):
            for place, day in enumerate(days):
                if day:
                    at = rect.x + place * apart + apart // 2, top + week * cell + cell // 2
                    self._day(target, paint, at, cell, self.today.replace(day=day))
        self._key(target, paint, pygame.Rect(rect.x + _DAYS * apart, top, rect.width - _DAYS * apart, cell))

    def _day(self, target: pygame.Surface, paint: Paint, at: tuple[int, int], cell: int, day: date) -> None:
        is_today, size = day == self.today, cell * 0.94
        if day > self.today:
            name = "learn/day-future"
        elif is_today and day not in self.won:
            name = "learn/day-today"
        else:
            name = _MOONS[self.won.get(day, 0)]
        paint.picture(target, name, at, size * _MASTER)
        if is_today and day in self.won:
            frame = pygame.Rect(0, 0, round(size), round(size))
            frame.center = at
            pygame.draw.rect(target, theme.GOLD, frame, max(1, paint.px(2.6)), border_radius=round(size * _ROUND))
        ink = theme.GOLD if is_today else theme.now.MUTED if day > self.today else theme.now.MOONLIGHT
        low = at[0] - round(size * 0.42), at[1] + round(size * 0.24)
        paint.fonts.draw(target, str(day.day), "label_bold", ink, low)

    def _key(self, target: pygame.Surface, paint: Paint, room: pygame.Rect) -> None:
        """What the moons mean, where there is room for it at the right of the days."""
        fonts, size, lead = paint.fonts, paint.px(_KEY), paint.px(24)
        if room.width < lead + size * 1.3 + max(fonts.width(said, "label") for said in self.key):
            return
        named: Sequence[tuple[str, str]] = list(zip(_MOONS, self.key, strict=True))
        for row, (name, said) in enumerate(reversed(named)):
            y = room.y + row * room.height + room.height // 2
            paint.picture(target, name, (room.x + lead + size // 2, y), size * _MASTER)
            fonts.draw(target, said, "label", theme.now.SECONDARY, (room.x + lead + size * 1.3, y))


def _cell(paint: Paint) -> int:
    """Pixels of a day with the gap to the next."""
    return max(paint.px(_CELL), round(paint.fonts.line("label") * 1.9))

"""Widgets of the pages of puzzles: headings, stars, buttons, and the calendar of a month."""

import calendar
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final

import pygame
from babel.dates import get_day_names
from typing_extensions import override

from luna.core.teaching import BEST
from luna.learning.progress import MOST
from luna.learning.puzzle import LEVELS
from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets import Button, Card, Sign, Widget
from luna.shell.widgets.words import Line, write, written
from luna.text import PSEUDO, Catalogue
from luna.text.catalogue import FALLBACK

_PAD: Final = 16
_SMALL: Final = 52  # a medal on a button
_STAR: Final = 26
_DAYS: Final = 7
_ROUND: Final = 0.24  # the corners of a day, as a share of its size
_MOONS: Final = ("learn/day-missed", "learn/day-tried", "learn/day-close", "learn/day-best")
"""By the stars of a day: an empty ring, a crescent, half a moon, a full one."""
_MASTER: Final = 76 / 68  # a moon's picture has padding


def medal(paint: Paint, kind: str, won: bool) -> str:
    """The name of the picture of a kind of puzzle, or "" if its game has none; a lens where a search answers it."""
    name = "ui/icon-eye" if kind == BEST else f"learn/puzzle-{kind}-{'done' if won else 'open'}"
    return name if paint.art.has(name) else ""


def flames(level: int) -> list[Sign]:
    """The level of a puzzle, a lit flame for each."""
    return [Sign(f"learn/level-{'lit' if number < level else 'out'}", 28, wide=18) for number in range(LEVELS)]


def stars(target: pygame.Surface, paint: Paint, at: tuple[float, float], won: int, size: float) -> None:
    """Draw the stars of a puzzle, `size` units high, and small rings for those not won. `at`: the middle of all."""
    for number in range(MOST):
        x = at[0] + (number - (MOST - 1) / 2) * paint.px(size)
        if number < won:
            paint.picture(target, "ui/star", (x, at[1]), paint.px(size))
        else:
            pygame.draw.circle(target, theme.now.MUTED, (x, at[1]), paint.px(size / 5), max(1, paint.px(1.6)))


@dataclass(eq=False)
class _Label(Widget):
    """A widget that only shows something."""

    words: str
    told: str = ""
    enabled: bool = field(default=False, init=False)


class Heading(Card):
    """A heading with related content."""

    side = 0

    @override
    def node(self) -> Node:
        return Node(self.name, Role.HEADING, self.words, self.rect, self.told, level=2)

    @override
    def state(self, hovered: bool) -> str:
        return ""


class Waiting(_Label):
    """An empty field in place of a picture to come, with a reason."""

    @override
    def high(self, paint: Paint, wide: int) -> int:
        lines = [Line(self.words, "body", theme.now.SECONDARY)]
        return 2 * (paint.px(16 + _PAD) + written(paint, lines, wide - 2 * paint.px(_PAD)))

    @override
    def node(self) -> Node:
        return Node(self.name, Role.LABEL, self.words, self.rect)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, room = self.rect, self.rect.width - 2 * paint.px(_PAD)
        paint.well(target, rect)
        paint.picture(target, "ui/icon-moon", (rect.centerx, rect.centery - paint.px(40)), paint.px(64))
        lines = [Line(self.words, "body", theme.now.SECONDARY)]
        write(target, paint, lines, (rect.centerx, rect.centery + paint.px(16)), room, "mid")


@dataclass(eq=False, kw_only=True)
class Stars(_Label):
    """Words and the stars that were won."""

    won: int

    @override
    def node(self) -> Node:
        return Node(self.name, Role.LABEL, f"{self.words} {self.won}/{MOST}", self.rect)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        at = self.rect.x, self.rect.centery
        said = paint.fonts.draw(target, self.words, "body_bold", theme.GOLD, at)
        stars(target, paint, (said.right + paint.px(_PAD + _STAR), at[1]), self.won, _STAR)


@dataclass(eq=False, kw_only=True)
class PuzzleButton(Button):
    """A puzzle of the pack: the medal of its kind, its number, and its stars."""

    won: int
    kind: str
    done: bool

    @override
    def high(self, paint: Paint, wide: int) -> int:
        return max(paint.px(80), round(paint.fonts.line("body_bold") * 1.9))

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, ink = self.rect, theme.GOLD if self.won == MOST else theme.now.MOONLIGHT
        sign = medal(paint, self.kind, self.done)
        paint.button(target, rect, self.state(hovered))
        middle: float = rect.centerx
        if sign:
            paint.picture(target, sign, (rect.x + paint.px(6 + _SMALL / 2), rect.centery), paint.px(_SMALL))
            middle += paint.px(_SMALL / 2)
        paint.fonts.draw(target, self.words, "body_bold", ink, (middle, rect.y + rect.height * 0.38), "mid")
        stars(target, paint, (middle, rect.y + rect.height * 0.76), self.won, 16 if sign else 20)


def locale(words: Catalogue) -> str:
    """The language for dates; the test language has none."""
    return FALLBACK if words.language == PSEUDO else words.language


class Month(Widget):
    """The days of a month in weeks from Monday, each with its moon, and a legend of the moons."""

    def __init__(self, words: Catalogue, today: date, won: Mapping[date, int]) -> None:
        super().__init__("month")
        self.today, self.won = today, won
        self.names = [get_day_names("abbreviated", "stand-alone", locale(words))[day] for day in range(_DAYS)]
        self.key = [words(f"puzzle-moon-{stars}") for stars in range(len(_MOONS))]
        self.enabled = False

    @override
    def node(self) -> Node:
        days = tuple(
            Node(day.isoformat(), Role.ITEM, f"{day.day}: {self.key[stars]}") for day, stars in sorted(self.won.items())
        )
        return Node(self.name, Role.LIST, "", self.rect, children=days)

    @override
    def high(self, paint: Paint, wide: int) -> int:
        weeks = len(calendar.monthcalendar(self.today.year, self.today.month))
        return paint.fonts.line("label") + weeks * _cell(paint)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect, cell = paint.fonts, self.rect, _cell(paint)
        apart = min(rect.width // _DAYS, max(paint.px(82), cell))
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
        self._legend(target, paint, pygame.Rect(rect.x + _DAYS * apart, top, rect.width - _DAYS * apart, cell))

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

    def _legend(self, target: pygame.Surface, paint: Paint, room: pygame.Rect) -> None:
        """The stars that each moon stands for, if they fit at the right of the days."""
        fonts, size, lead, wide = paint.fonts, paint.px(42), paint.px(24), MOST * paint.px(20)
        if room.width < lead + size * 1.3 + max(wide, fonts.width(self.key[0], "label")):
            return
        left = room.x + lead + size * 1.3
        for row, won in enumerate(reversed(range(len(_MOONS)))):
            y = room.y + row * room.height + room.height // 2
            paint.picture(target, _MOONS[won], (room.x + lead + size // 2, y), size * _MASTER)
            if won:
                stars(target, paint, (left + wide / 2, y), won, 20)
            else:
                fonts.draw(target, self.key[0], "label", theme.now.SECONDARY, (left, y))


def _cell(paint: Paint) -> int:
    """Pixels of a day with the gap to the next."""
    return max(paint.px(58), round(paint.fonts.line("label") * 1.9))

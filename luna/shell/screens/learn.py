"""The page to learn: the lessons with how far one has come, and what else teaches the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core import registry
from luna.learning import course, pack
from luna.learning.challenge import challenges
from luna.learning.course import Attendance, Attended
from luna.learning.lesson import Lesson
from luna.shell import game_client, theme
from luna.shell.paint import Paint
from luna.shell.scene import App
from luna.shell.screens import evening
from luna.shell.screens.challenges import ChallengesScene
from luna.shell.screens.page import PageScene
from luna.shell.screens.puzzles import PuzzlesScene
from luna.shell.screens.rules import RulesScene
from luna.shell.widgets import Action, Button, Column

_WIDE: Final = 330  # of a lesson's card, u, at least
_IN_A_ROW: Final = 3
_GAP: Final = 18
_PAD: Final = 18
_SIGN: Final = 84
_BEARER: Final = 214
_LEAST: Final = 14
"""The smallest size in u of a title."""


class LessonButton(Button):
    """The card of a lesson: its sign, title and goal, and how far one has come."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        words: Sequence[str],
        action: Action,
        sign: str,
        primary: bool,
    ) -> None:
        """`words`: which lesson, its title, its goal, how far."""
        super().__init__(rect, name, words[1], action, primary=primary)
        self._words, self._sign = words, sign

    @staticmethod
    def high(paint: Paint, title: str, goal: str, wide: int) -> int:
        """Pixels that a card of that width needs."""
        fonts, room = paint.fonts, wide - 2 * paint.px(_PAD)
        lines = len(fonts.wrap(goal, "body", room))
        return _head(paint, title, room) + lines * fonts.line("body") + fonts.line("label_bold") + 5 * paint.px(_PAD)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, fonts, pad = self.rect, paint.fonts, paint.px(_PAD)
        which, title, goal, far = self._words
        paint.button(target, rect, self.state(hovered))
        sign, head = paint.px(_SIGN), _head(paint, title, rect.width - 2 * pad)
        left = rect.x + pad
        if self._sign:
            paint.picture(target, self._sign, (left + sign // 2, rect.y + pad + head // 2), sign)
            left += sign + pad
        y = rect.y + pad
        fonts.draw(target, which, "label_bold", theme.now.SECONDARY, (left, y + fonts.line("label_bold") / 2))
        y += fonts.line("label_bold")
        ink = theme.GOLD_PALE if self.primary else theme.now.MOONLIGHT
        room = rect.right - pad - left
        for line in fonts.wrap(title, "subheading", room):
            size = fonts.fitting(line, "subheading", room, _LEAST)
            fonts.draw(target, line, "subheading", ink, (left, y + fonts.line("subheading") / 2), size=size)
            y += fonts.line("subheading")
        y = rect.y + 2 * pad + head
        for line in fonts.wrap(goal, "body", rect.width - 2 * pad):
            fonts.draw(target, line, "body", theme.now.MOONLIGHT, (rect.x + pad, y + fonts.line("body") / 2))
            y += fonts.line("body")
        at = rect.x + pad, rect.bottom - pad - fonts.line("label_bold") / 2
        fonts.draw(target, far, "label_bold", theme.GOLD_PALE if self.primary else theme.LEGAL, at)


def _head(paint: Paint, title: str, room: int) -> int:
    """Pixels of a card's sign with the title beside it."""
    fonts = paint.fonts
    lines = len(fonts.wrap(title, "subheading", room - paint.px(_SIGN) - paint.px(_PAD)))
    return max(paint.px(_SIGN), fonts.line("label_bold") + lines * fonts.line("subheading"))


class LearnScene(PageScene):
    """Lessons at the left, everything else that teaches at the right."""

    size = (1700, 940)
    share = 0.72
    between = 60
    narrow = 300

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.words("learn-title")
        self._attendance = Attendance(app.home)
        self._names = course.names(app.game)
        self._lessons = {name: course.load(app.game, name) for name in self._names}
        self._choose()

    def _choose(self) -> None:
        """The first lesson that is not won comes first; a begun one before all."""
        begun = [name for name in self._names if self._of(name).step]
        fresh = [name for name in self._names if not self._of(name).won]
        self.first = next(iter([*begun, *fresh]), "back")

    def _key(self, name: str) -> str:
        return f"{self.app.game}/{self._lessons[name].name}"

    def _of(self, name: str) -> Attended:
        return self._attendance.of(self._key(name))

    @override
    def resume(self) -> None:
        """A lesson may have been won."""
        self._choose()
        super().resume()

    @override
    def left(self, column: Column) -> None:
        words, paint = self.words, self.paint
        won = sum(bool(self._of(name).won) for name in self._names)
        column.words("below", words("learn-below", won=won, most=len(self._names)), "body")
        column.gap(_GAP)
        gap, least = paint.px(_GAP), round(paint.px(_WIDE) * max(1.0, paint.fonts.growth))
        each = max(1, min(_IN_A_ROW, (column.window.width + gap) // (least + gap)))
        wide = (column.window.width + gap) // each - gap
        goals = {name: words(f"lesson-{lesson.name}-goal") for name, lesson in self._lessons.items()}
        titles = {name: words(f"lesson-{lesson.name}") for name, lesson in self._lessons.items()}
        high = max(LessonButton.high(paint, titles[name], goals[name], wide) for name in self._names)
        for first in range(0, len(self._names), each):
            line = column.take(high)
            for place, name in enumerate(self._names[first : first + each]):
                rect = pygame.Rect(line.x + place * (wide + gap), line.y, wide, high)
                column.add(self._card(rect, first + place + 1, name, goals[name]))
            column.gap(_GAP)

    def _card(self, rect: pygame.Rect, number: int, name: str, goal: str) -> LessonButton:
        words, lesson, attended = self.words, self._lessons[name], self._of(name)
        state = "now" if name == self.first else "done" if attended.won else "open"
        sign = f"learn/lesson-{lesson.name}-{state}"
        said = words("learn-lesson", number=number), words(f"lesson-{lesson.name}"), goal, self._far(attended, lesson)
        sign = sign if self.paint.art.has(sign) else ""
        return LessonButton(rect, name, said, partial(self._attend, name), sign, name == self.first)

    def _far(self, attended: Attended, lesson: Lesson) -> str:
        if attended.step:
            return self.words("learn-goes-on", step=attended.step + 1, steps=len(lesson.steps))
        if attended.won:
            return self.words("learn-won", time=f"{attended.won // 60}:{attended.won % 60:02}")
        return self.words("learn-start")

    @override
    def right(self, column: Column) -> None:
        app, words = self.app, self.words
        column.gap(_GAP)
        if registry.coach(app.game) is not None:
            guided = words("guided-title")
            self._way(column, "guided", "ui/icon-hint", guided, lambda: evening.begin(app, app.game))
        if pack.names(app.game):
            self._way(column, "puzzles", "ui/icon-moon", words("learn-puzzles"), lambda: app.push(PuzzlesScene(app)))
        if challenges(app.game):
            said = words("challenges-title")
            self._way(column, "challenges", "ui/icon-flag", said, lambda: app.push(ChallengesScene(app)))
        self._way(column, "rules", "ui/icon-rules", words("learn-rules"), lambda: app.push(RulesScene(app)))

    def _way(self, column: Column, name: str, icon: str, said: str, action: Action) -> None:
        """Another way to learn."""
        high = max(self.paint.px(72), self.paint.fonts.line("body_bold") + self.paint.px(18))
        column.add(Button(column.take(high), name, said, action, icon=icon))
        column.gap(_GAP)

    @override
    def content(self, surface: pygame.Surface) -> None:
        """Who teaches waits where there is room for him."""
        super().content(surface)
        panel, paint = self.panel(), self.paint
        right = max((widget.rect.bottom for widget in self.ring.widgets if widget.name == "rules"), default=0)
        high = paint.px(_BEARER)
        foot = panel.bottom - paint.px(30)
        if right + high < foot and panel.width >= paint.px(1500):
            guide = game_client.of(self.app.game).guide
            paint.picture(surface, f"{guide}-left", (panel.right - paint.px(210), foot - high // 2), high)

    def _attend(self, name: str) -> None:
        from luna.shell.board.lesson import attend  # noqa: PLC0415  the table is loaded when it is needed

        key, attendance = self._key(name), self._attendance
        after = self._names.index(name) + 1
        onward = partial(self._attend, self._names[after]) if after < len(self._names) else None
        note, won = partial(attendance.note, key), partial(attendance.win, key)
        attend(self.app, self._lessons[name], attendance.of(key), note, won, onward)

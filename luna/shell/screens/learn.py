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
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.records import challenge_record as shown
from luna.shell.records.achievements import progress
from luna.shell.screens import evening
from luna.shell.screens.challenges import ChallengesScene
from luna.shell.screens.learncards import LessonButton, WayButton
from luna.shell.screens.page import PageScene
from luna.shell.screens.puzzles import PuzzlesScene
from luna.shell.screens.rules import RulesScene
from luna.shell.widgets import Action, Column

_WIDE: Final = 330  # of a lesson's card, u, at least
_IN_A_ROW: Final = 3
_LOW: Final = 720  # u of the panel where all lessons stand in one row
_GAP: Final = 16
_BEARER: Final = 214
_RIGHT: Final = ("guided", "challenges")
_ICONS: Final = {
    "guided": "ui/icon-hint",
    "puzzles": "ui/icon-moon",
    "challenges": "ui/icon-flag",
    "rules": "ui/icon-rules",
}


class LearnScene(PageScene):
    """Lessons at the left, everything else that teaches at the right."""

    size = (1800, 1020)
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
        self._beside(column)

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
    def panel(self) -> pygame.Rect:
        """Lower where there are few lessons."""
        wide, high = self.size
        return self.middle(wide, high if len(self._names) > _IN_A_ROW else _LOW)

    def _beside(self, column: Column) -> None:
        """The ways that stand below the lessons."""
        app, words = self.app, self.words
        ways = [("rules", words("learn-rules"), words("learn-rules-below"), lambda: app.push(RulesScene(app)))]
        if pack.names(app.game):
            said = words("learn-puzzles"), words("learn-puzzles-below")
            ways.insert(0, ("puzzles", *said, lambda: app.push(PuzzlesScene(app))))
        gap = self.paint.px(_GAP)
        wide = (column.window.width + gap) // len(ways) - gap
        line = column.take(max(WayButton.high(self.paint, below, wide) for _, _, below, _ in ways))
        for place, (name, title, below, action) in enumerate(ways):
            rect = pygame.Rect(line.x + place * (wide + gap), line.y, wide, line.height)
            column.add(WayButton(rect, name, title, below, action, _ICONS[name]))

    @override
    def right(self, column: Column) -> None:
        app, words, game = self.app, self.words, self.app.game
        column.take(self.paint.fonts.line("body"))  # beside the words above the lessons
        column.gap(_GAP)
        if registry.coach(game) is not None:
            self._way(column, "guided", words("guided-title"), words("guided-below"), lambda: evening.begin(app, game))
        if every := challenges(game):
            won = progress(app).won
            met = [shown.name_of(game, one) in won for one in every]
            signs = [shown.pennant(app, one, done) for one, done in zip(every, met, strict=True)]
            said = words("challenges-title"), words("challenges-count", met=sum(met), most=len(every))
            self._way(column, "challenges", *said, lambda: app.push(ChallengesScene(app)), list(filter(None, signs)))

    def _way(
        self, column: Column, name: str, title: str, below: str, action: Action, signs: Sequence[str] = ()
    ) -> None:
        """Another way to learn."""
        high = WayButton.high(self.paint, below, column.window.width, len(signs))
        column.add(WayButton(column.take(high), name, title, below, action, _ICONS[name], signs))
        column.gap(_GAP)

    @override
    def content(self, surface: pygame.Surface) -> None:
        """Who teaches waits where there is room for him."""
        super().content(surface)
        panel, paint = self.panel(), self.paint
        right = max((widget.rect.bottom for widget in self.ring.widgets if widget.name in _RIGHT), default=0)
        high = paint.px(_BEARER)
        foot = panel.bottom - paint.px(30)
        if right + high < foot and panel.width >= paint.px(1500):
            guide = game_client.of(self.app.game).guide
            paint.picture(surface, f"{guide}-left", (panel.right - paint.px(210), foot - high // 2), high)

    def _attend(self, name: str) -> None:
        from luna.shell.modes.lesson import attend  # noqa: PLC0415  the table is loaded when it is needed

        key, attendance = self._key(name), self._attendance
        after = self._names.index(name) + 1
        onward = partial(self._attend, self._names[after]) if after < len(self._names) else None
        note, won = partial(attendance.note, key), partial(attendance.win, key)
        attend(self.app, self._lessons[name], attendance.of(key), note, won, onward)

"""The page for learning: the lessons with the player's progress, and other ways to learn the game."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core import registry
from luna.core.lazy import later
from luna.learning import course, pack
from luna.learning.challenge import challenges
from luna.learning.course import CourseProgress, LessonProgress
from luna.learning.lesson import Lesson
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.records.achievements import name_of, pennant, progress
from luna.shell.screens import review
from luna.shell.screens.menu import middle
from luna.shell.screens.page import PageScene, Shape
from luna.shell.screens.puzzle_packs import ChallengesScene
from luna.shell.screens.puzzles import PuzzlesScene
from luna.shell.screens.rules import RulesScene
from luna.shell.widgets import Action, Card, Column, Row, Sign
from luna.shell.widgets.words import Line

_ATTEND = later("luna.shell.modes.lesson", "attend")
_GAP: Final = 16
_PENNANTS: Final = 6  # in a row
_ICONS: Final = {
    "guided": "ui/icon-hint",
    "puzzles": "ui/icon-moon",
    "challenges": "ui/icon-flag",
    "rules": "ui/icon-rules",
}


class LearnScene(PageScene):
    """Lessons at the left, the rest at the right and below."""

    shape = Shape((1800, 1020), share=0.72, between=60, narrow=300)
    title_key = "learn-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._attendance = CourseProgress(app.home, app.tell)
        self._names = course.names(app.game)
        self._lessons = {name: course.load(app.game, name) for name in self._names}
        self.look()

    @override
    def look(self) -> None:
        """Focus the started lesson, or the first one that is not won."""
        begun = [name for name in self._names if self._of(name).step]
        fresh = [name for name in self._names if not self._of(name).won]
        self.first = next(iter([*begun, *fresh]), "back")

    def _key(self, name: str) -> str:
        return f"{self.app.game}/{self._lessons[name].name}"

    def _of(self, name: str) -> LessonProgress:
        return self._attendance.of(self._key(name))

    @override
    def panel(self) -> pygame.Rect:
        wide, high = self.shape.size
        much = len(self._names) > 3 or challenges(self.app.game)
        return middle(self, wide, high if much else 720)

    @override
    def left(self, column: Column) -> None:
        words, paint = self.words, self.paint
        won = sum(bool(self._of(name).won) for name in self._names)
        column.words("below", words("learn-below", won=won, most=len(self._names)), "body", gap=_GAP)
        each = column.in_a_row(round(paint.px(330) * max(1.0, paint.fonts.growth)), 3, _GAP)
        said = [(words(f"lesson-{one.name}"), words(f"lesson-{one.name}-goal")) for one in self._lessons.values()]
        cards = list[Card]()
        for number, (name, (title, goal)) in enumerate(zip(self._names, said, strict=True), 1):
            lesson, attended = self._lessons[name], self._of(name)
            state = "now" if name == self.first else "done" if attended.won else "open"
            sign = f"learn/lesson-{lesson.name}-{state}"
            now, icons = name == self.first, [sign] if paint.art.has(sign) else []
            lines = [
                Line(words("learn-lesson", number=number), "label_bold", theme.now.SECONDARY),
                Line(title, "subheading", theme.GOLD_PALE if now else theme.now.MOONLIGHT),
                Line(goal, "body", theme.now.MOONLIGHT),
                Line(self._progress(attended, lesson), "label_bold", theme.GOLD_PALE if now else theme.LEGAL),
            ]
            attend = partial(self._attend, name)
            cards.append(Card(name, title, attend, lines, icons=icons, size=84, beside=2, foot=True, primary=now))
        column.rows(cards, each, _GAP)
        ways = [("puzzles", self.opens(PuzzlesScene))] if pack.names(self.app.game) else []
        ways.append(("rules", self.opens(RulesScene)))
        made = [_way(name, words(f"learn-{name}"), words(f"learn-{name}-below"), action) for name, action in ways]
        column.gap(_GAP).rows(made, len(ways), _GAP)

    def _progress(self, attended: LessonProgress, lesson: Lesson) -> str:
        if attended.step:
            return self.words("learn-goes-on", step=attended.step + 1, steps=len(lesson.steps))
        if attended.won:
            return self.words("learn-won", time=f"{attended.won // 60}:{attended.won % 60:02}")
        return self.words("learn-start")

    @override
    def right(self, column: Column) -> None:
        app, words, game = self.app, self.words, self.app.game
        column.take(self.paint.fonts.line("body"))  # beside the words above the lessons
        column.gap(_GAP)
        if registry.coach(game) is not None:
            begin = partial(review.begin_guided, app, game)
            column.card(_way("guided", words("guided-title"), words("guided-below"), begin), _GAP)
        if every := challenges(game):
            won = progress(app).won
            met = [name_of(game, one) in won for one in every]
            signs = [pennant(app, one, done) for one, done in zip(every, met, strict=True)]
            said = words("challenges-title"), words("challenges-count", met=sum(met), most=len(every))
            column.card(_way("challenges", *said, self.opens(ChallengesScene), list(filter(None, signs))), _GAP)

    @override
    def content(self, surface: pygame.Surface) -> None:
        """Draw the page, and the guide if there is room."""
        super().content(surface)
        panel, paint = self.panel(), self.paint
        right = max(
            (widget.rect.bottom for widget in self.ring.widgets if widget.name in ("guided", "challenges")), default=0
        )
        high, foot = paint.px(214), panel.bottom - paint.px(30)
        if right + high < foot and panel.width >= paint.px(1500):
            guide = game_client.of(self.app.game).guide
            paint.picture(surface, f"{guide}-left", (panel.right - paint.px(210), foot - high // 2), high)

    def _attend(self, name: str) -> None:
        key, attendance = self._key(name), self._attendance
        after = self._names.index(name) + 1
        onward = partial(self._attend, self._names[after]) if after < len(self._names) else None
        note, won = partial(attendance.note, key), partial(attendance.win, key)
        _ATTEND(self.app, self._lessons[name], attendance.of(key), note, won, onward)


def _way(name: str, title: str, below: str, action: Action, signs: Sequence[str] = ()) -> Card:
    """The card of another way to learn, with rows of pictures below its words."""
    lines: list[Line | Row] = [
        Row([Sign(_ICONS[name], 40), Line(title, "subheading", theme.now.MOONLIGHT)]),
        Line(below, "label", theme.now.SECONDARY),
    ]
    for first in range(0, len(signs), _PENNANTS):
        lines.append(Row([Sign(sign, 56) for sign in signs[first : first + _PENNANTS]]))
    return Card(name, title, action, lines)

"""The page of challenges: what each asks for, what it teaches, and which were met. A press deals its table."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core import registry
from luna.learning.challenge import KEY, Challenge, challenges
from luna.shell.access.node import paragraph
from luna.shell.app.scene import App
from luna.shell.client.choices import usual_name
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.records.achievements import progress
from luna.shell.records.challenge_record import name_of, pennant
from luna.shell.screens.page import PageScene
from luna.shell.widgets import Action, Button, Column

_PAD: Final = 22
_GAP: Final = 14
_NARROW: Final = 500
"""Units that a card needs to stand beside another."""
_MARK: Final = 30
_PENNANT: Final = 84
"""Units that a pennant is wide, with the room beside it."""


class ChallengeCard(Button):
    """A challenge: its name, what is said of it, and its pennant; without one a star when it was met."""

    def __init__(
        self, rect: pygame.Rect, name: str, title: str, below: list[str], action: Action, met: bool, pennant: str = ""
    ) -> None:
        """`pennant`: the name of a picture, which shows whether it was met."""
        super().__init__(rect, name, title, action, primary=False)
        self.below, self.met, self.pennant = below, met, pennant
        self.told = paragraph(below)

    @staticmethod
    def high(paint: Paint, below: list[str], width: int, pennant: bool = False) -> int:
        """Pixels that it needs."""
        fonts, room = paint.fonts, width - 2 * paint.px(_PAD) - (paint.px(_PENNANT) if pennant else 0)
        lines = sum(len(fonts.wrap(said, "label", room)) for said in below)
        return fonts.line("card_title") + lines * fonts.line("label") + paint.px(30)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        fonts, pad = paint.fonts, paint.px(_PAD)
        left, y, room = self.rect.x + pad, self.rect.y + paint.px(12), self.rect.width - 2 * pad
        line = fonts.line("card_title")
        ink = theme.GOLD if self.met else theme.GOLD_PALE
        if self.pennant:
            wide = paint.px(_PENNANT)
            paint.picture(target, self.pennant, (left + wide // 2 - pad // 2, self.rect.centery), wide - paint.px(4))
            left, room = left + wide, room - wide
        title = fonts.fit(self.words, "card_title", room - (0 if self.pennant else paint.px(_MARK)))
        fonts.draw(target, title, "card_title", ink, (left, y + line // 2))
        mark = self.rect.right - pad - paint.px(_MARK) // 2, y + line // 2
        if self.met and not self.pennant:
            paint.picture(target, "ui/star", mark, paint.px(_MARK))
        elif not self.pennant:
            pygame.draw.circle(target, theme.now.MUTED, mark, paint.px(6), max(1, paint.px(1.6)))
        y, line = y + line + paint.px(2), fonts.line("label")
        for number, said in enumerate(self.below):
            colour = theme.now.SECONDARY if number else theme.now.MOONLIGHT
            for part in fonts.wrap(said, "label", room):
                fonts.draw(target, part, "label", colour, (left, y + line // 2))
                y += line


class ChallengesScene(PageScene):
    """All challenges of a game; none waits for another."""

    columns = 1
    size = (1840, 1040)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = self.words("challenges-title")
        self._all = challenges(app.game)
        self._won = progress(app).won
        self.first = next((one.name for one in self._all if not self._met(one)), "back")

    def _met(self, challenge: Challenge) -> bool:
        return name_of(self.app.game, challenge) in self._won

    @override
    def left(self, column: Column) -> None:
        words, paint, gap = self.words, self.paint, self.paint.px(_GAP)
        met = sum(map(self._met, self._all))
        column.words("below", words("challenges-below", met=met, most=len(self._all)), "body")
        column.gap(_GAP)
        room = column.window.width
        each = max(1, min(3, (room + gap) // (round(paint.px(_NARROW) * min(1.0, paint.fonts.growth)) + gap)))
        wide = (room + gap) // each - gap
        for first in range(0, len(self._all), each):
            row = self._all[first : first + each]
            said = [(self._said(one), pennant(self.app, one, self._met(one))) for one in row]
            line = column.take(max(ChallengeCard.high(paint, below, wide, bool(sign)) for below, sign in said))
            for place, (one, (below, sign)) in enumerate(zip(row, said, strict=True)):
                rect = pygame.Rect(line.x + place * (wide + gap), line.y, wide, line.height)
                title, begin = words(f"challenge-{one.name}"), partial(self._begin, one)
                column.add(ChallengeCard(rect, one.name, title, below, begin, self._met(one), sign))
            column.gap(_GAP)

    def _said(self, challenge: Challenge) -> list[str]:
        words, name = self.words, challenge.name
        against = words("challenge-against", bots=len(challenge.bots), level=max(challenge.bots, default=0))
        return [words(f"challenge-{name}-below"), f"{against} {words(f'challenge-{name}-teaches')}"]

    def _begin(self, challenge: Challenge) -> None:
        game = registry.load(self.app.game)
        options, bots = challenge.chosen(game), challenge.levels(game)
        own = options.seats[0]
        names = {own: self.app.settings.names.get(own) or usual_name(self.words, own)}
        self.app.ways.begin(self.app, game, options, names, bots, {KEY: challenge.name})

"""Turning points: the turns that cost most, what was better and why. A click shows the table then."""

from __future__ import annotations

from functools import partial

import pygame
from typing_extensions import override

from luna.bots.answers import Miss, Reviewed
from luna.bots.thinker import Pending
from luna.log.records import HUMAN
from luna.shell.access.node import paragraph
from luna.shell.app import failures
from luna.shell.app.scene import App
from luna.shell.board.card import Card
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.players.seats import seat_name
from luna.shell.screens.page import PageScene
from luna.shell.widgets import Action, Button, Column
from luna.table.table import Table
from luna.text.sentences import worth


class PointButton(Button):
    """The button of a turning point: when, what was played, what was better, why."""

    def __init__(self, rect: pygame.Rect, name: str, said: list[tuple[str, str, theme.Colour]], action: Action) -> None:
        """`said`: words, style and colour of each paragraph."""
        super().__init__(rect, name, said[0][0], action)
        self.said = said
        self.told = paragraph(words for words, _, _ in said[1:])

    @staticmethod
    def high(paint: Paint, said: list[tuple[str, str, theme.Colour]], width: int) -> int:
        """Pixels that it needs in a width."""
        room = width - 2 * paint.px(24)
        lines = sum(len(paint.fonts.wrap(words, style, room)) * paint.fonts.line(style) for words, style, _ in said)
        return lines + paint.px(30)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        fonts, pad = paint.fonts, paint.px(24)
        y = self.rect.y + paint.px(15)
        for words, style, colour in self.said:
            for part in fonts.wrap(words, style, self.rect.width - 2 * pad):
                fonts.draw(target, part, style, colour, (self.rect.x + pad, y + fonts.line(style) / 2))
                y += fonts.line(style)


class TurningScene(PageScene):
    """The game is looked at in another process; the page can be left at any time."""

    size = (1300, 940)
    columns = 1

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.title = self.words("turning-title")
        self._table = table
        self._question: Pending[Reviewed] | None = None
        self.reviewed = Reviewed(0, table.length, None)
        """What is known so far."""

    @override
    def enter(self) -> None:
        """The turns of people are looked at, of bots only where nobody else played."""
        table = self._table
        people = [number for number, seat in enumerate(table.seats) if seat.kind == HUMAN]
        turns = [(bytes(table.position_at(number)), played.turn) for number, played in enumerate(table.history)]
        everybody = range(len(table.seats))
        self._question = self.app.thinker.review(table.game.NAME, turns, people or everybody)

    @override
    def exit(self) -> None:
        if self._question is not None:
            self._question.cancel()

    @override
    def update(self, dt: float) -> None:
        before, question = self._failed, self._question
        failures.listen(self.app)
        known = None if question is None else question.known
        if (known is not None and known is not self.reviewed) or self._failed != before:
            self.reviewed = known or self.reviewed
            self.rebuild()

    @property
    def _failed(self) -> bool:
        return self._question is not None and self._question.failed

    @override
    def left(self, column: Column) -> None:
        points = self.reviewed.points
        if points:
            column.words("below", self.words("turning-below"), colour=theme.now.MUTED)
        else:
            column.words("told", self._told(), "body")
        for miss in points or ():
            column.gap(18)
            told = self._told_of(miss)
            place = column.take(PointButton.high(self.paint, told, column.window.width))
            show = partial(self._show, miss)
            column.add(PointButton(place, f"point-{miss.number}", told, show))

    def _told(self) -> str:
        """What there is to say without turning points."""
        if self.reviewed.points is not None:
            return self.words("turning-none")
        if self._failed:
            return self.words("turning-failed")
        return self.words("turning-thinking", done=self.reviewed.done, total=self.reviewed.total)

    def _show(self, miss: Miss) -> None:
        """The table before that turn, with the better one drawn on it."""
        self.app.ways.watch(self.app, self._table, miss.number - 1, card=self._card(miss))

    def _card(self, miss: Miss) -> Card:
        names = [seat_name(self.words, seat) for seat in self._table.seats]
        before = self._table.position_at(miss.number - 1)
        return game_client.of(self.app.game).teller().missed(self.words, names, before, miss)

    def _told_of(self, miss: Miss) -> list[tuple[str, str, theme.Colour]]:
        card = self._card(miss)
        played, better, *reasons = (line.words for line in card.lines)
        told = [
            (f"{card.title}  {worth(self.words, -miss.cost)}", "body_bold", theme.GOLD_PALE),
            (played, "label", theme.now.SECONDARY),
            (better, "label_bold", theme.now.MOONLIGHT),
        ]
        return [*told, (" ".join(reasons), "label", theme.now.SECONDARY)] if reasons else told

"""The story of the evening on the final page: five sentences, each with the table at that time.

A click on a sentence shows the game there. The pictures are made one per frame.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame

from luna.core import registry
from luna.core.teaching import PastTurn, Seat, StorySentence, Word
from luna.learning.story import tell
from luna.log.records import AUTOMATON
from luna.shell.app import navigation
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.records import exchange
from luna.shell.screens.small_table import small_table
from luna.shell.widgets import Button, Card, Widget
from luna.shell.widgets.words import Line
from luna.table.table import Table
from luna.text import Catalogue

_PICTURE: Final = (224, 126)
_SHARES: Final = (1.2, 1.0, 0.85, 0.7, 0.0)
"""Shares of a picture's size; the largest that fits is used."""
_AIR, _GAP = 14, 10


def sentences(text: Catalogue, names: Sequence[str], told: Sequence[StorySentence]) -> list[str]:
    """The story in words; `way` varies some sentences from game to game."""
    ways = sum(one.number for one in told)

    def fact(value: str | int) -> str | int:
        return names[value] if isinstance(value, Seat) else text(value) if isinstance(value, Word) else value

    said = (
        text(f"story-{one.key}", **{name: fact(value) for name, value in one.facts.items()}, way=(ways + number) % 2)
        for number, one in enumerate(told)
    )
    return [one[:1].upper() + one[1:] for one in said]


class StoryPanel:
    """The sentences of one game, and their pictures."""

    def __init__(self, app: App, table: Table, names: Callable[[], Sequence[str]]) -> None:
        self._app, self._table, self._names = app, table, names
        game = table.game
        turns = enumerate(table.history, 1)
        pasts = [PastTurn(n, one.seat, table.position_at(n - 1), one.turn, table.events_of(n)) for n, one in turns]
        self.told = tell(game, registry.story(game.NAME), pasts, table.position)
        """The facts of the sentences."""
        self.foot = pygame.Rect(0, 0, 0, 0)  # the rectangle beside the button
        self._made: dict[int, pygame.Surface] = {}
        self._making = self._pictures()

    def said(self) -> list[str]:
        """The sentences."""
        words, seats = self._app.catalogue, zip(self._table.seats, self._names(), strict=True)
        names = [words("automaton-told") if seat.kind == AUTOMATON else name for seat, name in seats]
        return sentences(words, names, self.told)

    def resize(self) -> None:
        """Rebuild the pictures."""
        self._made, self._making = {}, self._pictures()

    def update(self) -> bool:
        """Continue the pictures; returns whether one is done."""
        return next(self._making, False)

    def widgets(self, paint: Paint, room: pygame.Rect) -> list[Widget]:
        """The cards of the sentences, and the button that saves the page as a picture."""
        app, words = self._app, self._app.catalogue
        save = Button.wide(paint, words("story-save"))
        high = max(paint.target(56), paint.fonts.line("body_bold") + paint.px(18))
        foot = pygame.Rect(room.right - save, room.bottom - high, save, high)
        self.foot = pygame.Rect(room.x, foot.y, foot.x - room.x - paint.px(_AIR), high)
        out: list[Widget] = [*self._cards(paint, pygame.Rect(room.topleft, (room.width, foot.top - room.y)))]
        return [*out, Button("story-save", words("story-save"), partial(exchange.take_picture, app)).at(foot)]

    def _cards(self, paint: Paint, room: pygame.Rect) -> list[Card]:
        """The cards, with pictures as large as fit."""
        gap, rows = paint.px(_GAP), list(zip(self.said(), self.told, strict=True))
        for share in _SHARES:
            cards = [self._card(words, told, _PICTURE[1] * share) for words, told in rows]
            heights = [card.high(paint, room.width) for card in cards]
            if sum(heights) + gap * len(rows) <= room.height:
                break
        top = room.y
        for card, high in zip(cards, heights, strict=True):
            card.rect = pygame.Rect(room.x, top, room.width, min(high, room.bottom - top))
            top += high + gap
        return cards

    def _card(self, words: str, told: StorySentence, high: float) -> Card:
        """A sentence, beside the table of that moment if there is one."""
        show = partial(navigation.watch, self._app, self._table, told.number) if told.number else None
        picture = partial(self._made.get, told.number) if told.number and high else None
        lines = [Line(words, "body", theme.now.MOONLIGHT)]
        return Card(f"story-{told.key}", words, show, lines, picture=picture, size=high, pad=10)

    def _pictures(self) -> Iterator[bool]:
        """Draw the table after each turn of a sentence, small, in pieces; returns whether one is done."""
        app, table = self._app, self._table
        size = app.paint.px(_PICTURE[0]), app.paint.px(_PICTURE[1])
        for number in sorted({told.number for told in self.told if told.number}):
            shown = min(number, table.length - 1)  # of the last, before the count
            before, position = table.position_at(max(0, shown - 1)), table.position_at(shown)
            keep = partial(self._made.__setitem__, number)
            yield from small_table(app, table.game, position, table.seats, self._names(), size, keep, before)

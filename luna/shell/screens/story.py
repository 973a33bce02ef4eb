"""The story of the evening on the final page: five sentences, each with the table as it was then.

A click on a sentence shows the game there. The pictures come one a frame.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core import registry
from luna.core.story import Seat, Told
from luna.core.teaching import Past, Word
from luna.learning.story import tell
from luna.log.records import AUTOMATON
from luna.shell.app import navigation
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.records import exchange
from luna.shell.screens.cards import TextCard
from luna.shell.screens.small_table import small_table
from luna.shell.widgets import Button, Widget
from luna.shell.widgets.words import Line, write, written
from luna.table.table import Table
from luna.text import Catalogue

_PICTURE: Final = (224, 126)
_SHARES: Final = (1.2, 1.0, 0.85, 0.7, 0.0)
"""Of a picture's size, the largest for which there is room."""
_AIR, _GAP = 14, 10


def sentences(text: Catalogue, names: Sequence[str], told: Sequence[Told]) -> list[str]:
    """The story in words."""

    def fact(value: str | int) -> str | int:
        return names[value] if isinstance(value, Seat) else text(value) if isinstance(value, Word) else value

    said = (text(f"story-{one.key}", **{name: fact(value) for name, value in one.facts.items()}) for one in told)
    return [one[:1].upper() + one[1:] for one in said]


@dataclass(eq=False, kw_only=True)
class StoryCard(TextCard):
    """A sentence, beside the table of that moment if there is one."""

    size: tuple[int, int]
    picture: Callable[[], pygame.Surface | None]

    @staticmethod
    def room(paint: Paint, width: int, size: tuple[int, int]) -> int:
        """Pixels of the words' column."""
        return width - 2 * paint.px(_AIR) - (size[0] + paint.px(_AIR) if size[0] else 0)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        if self.enabled:
            paint.button(target, self.rect, self.state(hovered))
        x, room = self.rect.x + paint.px(_AIR), self.room(paint, self.rect.width, self.size)
        if self.size[0]:
            place = pygame.Rect((0, 0), self.size)
            place.midleft = x, self.rect.centery
            x = place.right + paint.px(_AIR)
            if (shown := self.picture()) is None:
                paint.well(target, place)
            else:
                target.blit(pygame.transform.smoothscale(shown, self.size), place)
        high = written(paint, self.lines, room)
        write(target, paint, self.lines, (x, self.rect.centery - high // 2), room)


class StoryPanel:
    """The sentences of one game, and their pictures."""

    def __init__(self, app: App, table: Table, names: Callable[[], Sequence[str]]) -> None:
        self._app, self._table, self._names = app, table, names
        game = table.game
        turns = enumerate(table.history, 1)
        pasts = [Past(n, one.seat, table.position_at(n - 1), one.turn, table.events_of(n)) for n, one in turns]
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
        """Make the pictures anew."""
        self._made, self._making = {}, self._pictures()

    def update(self) -> bool:
        """Go on with the pictures; whether one has come."""
        return next(self._making, False)

    def widgets(self, paint: Paint, room: pygame.Rect) -> list[Widget]:
        """The cards of the sentences, and the button that saves the page as a picture."""
        app, words = self._app, self._app.catalogue
        save = Button.wide(paint, words("story-save"))
        high = max(paint.target(56), paint.fonts.line("body_bold") + paint.px(18))
        foot = pygame.Rect(room.right - save, room.bottom - high, save, high)
        self.foot = pygame.Rect(room.x, foot.y, foot.x - room.x - paint.px(_AIR), high)
        out: list[Widget] = [*self._cards(paint, pygame.Rect(room.topleft, (room.width, foot.top - room.y)))]
        return [*out, Button(foot, "story-save", words("story-save"), partial(exchange.take_picture, app))]

    def _cards(self, paint: Paint, room: pygame.Rect) -> Iterator[StoryCard]:
        """The cards, with pictures as large as there is room for."""
        texts = [[Line(words, "body", theme.now.MOONLIGHT)] for words in self.said()]
        rows = list(zip(texts, self.told, strict=True))

        def high(lines: Sequence[Line], size: tuple[int, int]) -> int:
            said = written(paint, lines, StoryCard.room(paint, room.width, size))
            return max(max(said, size[1]) + paint.px(18), 32)

        gap, sizes, heights = paint.px(_GAP), list[tuple[int, int]](), list[int]()
        for share in _SHARES:
            large = paint.px(_PICTURE[0] * share), paint.px(_PICTURE[1] * share)
            sizes = [large if told.number else (0, 0) for _, told in rows]
            heights = [high(lines, size) for (lines, _), size in zip(rows, sizes, strict=True)]
            if sum(heights) + gap * len(rows) <= room.height:
                break
        top = room.y
        for (lines, told), size, tall in zip(rows, sizes, heights, strict=True):
            place = pygame.Rect(room.x, top, room.width, min(tall, room.bottom - top))
            show = partial(navigation.watch, self._app, self._table, told.number)
            picture = partial(self._made.get, told.number)
            name, words = f"story-{told.key}", lines[0].words
            card = StoryCard(place, name, words, show, lines=lines, size=size, picture=picture)
            card.enabled = bool(told.number)
            yield card
            top += tall + gap

    def _pictures(self) -> Iterator[bool]:
        """Draw the table after each turn that a sentence is about, small, in pieces; whether one has come."""
        app, table = self._app, self._table
        size = app.paint.px(_PICTURE[0]), app.paint.px(_PICTURE[1])
        for number in sorted({told.number for told in self.told if told.number}):
            position = table.position_at(min(number, table.length - 1))  # of the last, before the count
            keep = partial(self._made.__setitem__, number)
            yield from small_table(app, table.game, position, table.seats, self._names(), size, keep)

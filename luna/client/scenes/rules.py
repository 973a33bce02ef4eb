"""The rules to look up: topics at the left, the chosen one at the right. It lies over whatever was there before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from luna.client import theme
from luna.client.canvas import Canvas
from luna.client.loop import App
from luna.client.paint import Paint
from luna.client.scenes.menu import MenuScene
from luna.client.tables.luna.words.topics import FIRST, SECTIONS, TOPICS, Topic
from luna.client.widgets import Action, Button, Chip, Column, Listing, Widget, Words
from luna.client.widgets.listing import Row
from luna.games.luna.board import ISLANDS, SYMBOL
from luna.text.sentences import listed

_HEAD: Final = 96  # units above the list, for the title
_FOOT: Final = 96
_EDGE: Final = 36
_LIST: Final = 0.4
"""Of the panel, the most that the list takes."""
_ART: Final = (168, 132)
_TITLES: Final = ("chapter", "heading", "subheading", "card_title")
"""Styles of a title, the first one in which its longest word has room."""
_INDENT: Final = 28
_DASH: Final = "– "
_STEP: Final = 90  # units that an arrow key rolls the text

_Maker = Callable[[pygame.Rect], Widget]


class _Picture(Widget):
    """The art of a topic, as wide as its place."""

    def __init__(self, rect: pygame.Rect, name: str, art: str) -> None:
        super().__init__(rect, name)
        self.art = art
        self.enabled = False

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """See `Widget`."""
        entry = paint.art.entry(self.art)
        paint.picture(target, self.art, self.rect.center, self.rect.width * entry.height / entry.width)


class RulesScene(MenuScene):
    """Opened at a topic. Up and down read on: first the text when it is long, then the next topic."""

    see_through = True
    need = (960, 540)
    first = "topics"

    def __init__(self, app: App, topic: str = FIRST) -> None:
        super().__init__(app)
        self.topic = topic
        self._backdrop: pygame.Surface | None = None
        self._list: Listing | None = None
        self._pointer = (-1, -1)

    def show(self, topic: str) -> None:
        """Turn to a topic."""
        self.topic, self.rolled = topic, 0
        self.rebuild()

    # --- lay-out ---

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`: what lies below must show itself once more."""
        self._backdrop, self._list = None, None
        self.see_through = True
        super().resize(canvas)

    def panel(self) -> pygame.Rect:
        """Where everything stands."""
        growth = (1 + self.paint.fonts.growth) / 2 if self.paint.fonts.growth > 1 else 1.0
        return self.canvas.middle(1520 * growth, 960 * growth)

    def build(self) -> list[Widget]:
        """See `MenuScene`."""
        paint, words, panel = self.paint, self.words, self.panel()
        side, top, foot = panel.x + paint.px(_EDGE), panel.y + paint.px(_HEAD), panel.bottom - paint.px(_FOOT)
        rows = self._rows()
        wide = min(Listing.wide(paint, rows), round(panel.width * _LIST))
        place = pygame.Rect(side, top, wide, foot - top)
        topics = Listing(place, "topics", paint, rows, self.topic, self.show)
        if self._list is not None:  # stays where it was rolled to, unless the chosen one would be out of sight
            topics.roll(self._list.rolled - topics.rolled)
            topics.reveal()
        self._list = topics
        left, upper = place.right + paint.px(_EDGE), panel.y + paint.px(40)
        right, lower = panel.right - paint.px(56), panel.bottom - paint.px(_EDGE)
        column = self.column(pygame.Rect(left, upper, right - left, lower - upper))
        self._page(column, TOPICS[self.topic])
        key = words("key-esc")
        high = max(paint.px(56), paint.fonts.line("body_bold") + paint.px(8))
        close = pygame.Rect(side, foot + paint.px(18), min(Button.wide(paint, words("close"), key=key), wide), high)
        return [topics, *column.widgets, Button(close, "close", words("close"), self.back, primary=True, key=key)]

    def content(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        panel, paint, said = self.panel(), self.paint, self.words("rules-title")
        paint.panel(surface, panel, "overlay")
        assert self._list is not None
        place = self._list.rect
        at = place.x + paint.px(6), panel.y + paint.px(_HEAD / 2 + 6)
        size = min(44, paint.fonts.fitting(said, "display", place.width, 24))
        paint.fonts.draw(surface, said, "display", theme.now.MOONLIGHT, at, "left", size)

    def background(self, surface: pygame.Surface) -> None:
        """See `MenuScene`: the first time what lies below has just been drawn on the surface."""
        if self._backdrop is None:
            self._backdrop = self.paint.blurred(surface, 4, 0.55)
            self.see_through = False
        surface.blit(self._backdrop, (0, 0))

    # --- reading ---

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
        elif event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        elif event.type == pygame.KEYDOWN and self._read(event):
            self.dirty = True
            return True
        return super().handle(event)

    def _read(self, event: pygame.event.Event) -> bool:
        """Keys that turn pages, and the one that opened the rules."""
        assert self._list is not None
        key = event.key
        page = 0 if self._column is None else self._column.window.height - self.paint.px(_STEP)
        if self.app.keys.command(event) == "rules":
            self.back()
        elif key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._roll(self.rolled + (page if key == pygame.K_PAGEDOWN else -page))
        elif key in (pygame.K_HOME, pygame.K_END):
            self._roll(self._hidden if key == pygame.K_END else 0)
        elif key in (pygame.K_UP, pygame.K_DOWN) and self.ring.focused is self._list:
            down = 1 if key == pygame.K_DOWN else -1
            before = self.rolled
            self._roll(self.rolled + down * self.paint.px(_STEP))
            if self.rolled == before:
                self._list.step(down)
            self.ring.shown = False  # the chosen row shows well enough where one is
        else:
            return False
        return True

    def _wheel(self, event: pygame.event.Event) -> bool:
        """Rolls what the pointer is over."""
        if self._list is not None and self._list.rect.collidepoint(self._pointer):
            self._list.roll(-event.y * self.paint.px(_STEP))
            self.dirty = True
            return True
        return super().handle(event)

    # --- the page ---

    def _rows(self) -> list[Row]:
        """The list: every section and its topics."""
        rows = []
        for section, topics in SECTIONS.items():
            rows.append(Row("", self.words(f"rules-section-{section}")))
            rows += [Row(topic.name, self.words(f"rule-{topic.name}"), topic.art) for topic in topics]
        return rows

    def _page(self, column: Column, topic: Topic) -> None:
        words = self.words
        self._head(column, topic)
        column.gap(22)
        for number, said in enumerate(self._long(topic).split("\n")):
            if number:
                column.gap(14)
            self._paragraph(column, f"paragraph-{number}", said)
        if topic.see:
            column.gap(30)
            column.words("see", words("rules-see"), "label_bold", theme.now.MUTED)
            column.gap(8)
            column.buttons([self._chip(name) for name in topic.see], 50)
        if topic.rules:
            column.gap(22)
            column.words("source", words("rules-source", ids=", ".join(topic.rules)), "label", theme.now.MUTED)

    def _head(self, column: Column, topic: Topic) -> None:
        """Picture, name and the one line."""
        paint, entry = self.paint, self.paint.art.entry(topic.art)
        title, short = self.words(f"rule-{topic.name}"), self.words(f"rule-{topic.name}-short")
        wide = round(min(paint.px(_ART[0]), paint.px(_ART[1]) * entry.width / entry.height))
        left = wide + paint.px(30)
        if not self._styles(title, column.window.width - left):
            wide = left = 0  # large letters leave no room for the picture
        room = column.window.width - left
        style = (self._styles(title, room) or _TITLES[-1:])[0]
        gap = paint.px(10)
        first, second = Words.high(paint, title, style, room), Words.high(paint, short, "reading_italic", room)
        place = column.take(max(paint.px(_ART[1]) if wide else 0, first + second + gap))
        if wide:
            column.add(_Picture(pygame.Rect(place.topleft, (wide, place.height)), "art", topic.art))
        upper = pygame.Rect(place.x + left, place.centery - (first + gap + second) // 2, room, first)
        lower = pygame.Rect(upper.x, upper.bottom + gap, room, second)
        column.add(
            Words(upper, "title", title, style, theme.now.MOONLIGHT),
            Words(lower, "short", short, "reading_italic", theme.GOLD_PALE),
        )

    def _styles(self, title: str, room: int) -> tuple[str, ...]:
        """The styles in which every word of a title has room."""
        width = self.paint.fonts.width
        return tuple(style for style in _TITLES if all(width(word, style) <= room for word in title.split()))

    def _paragraph(self, column: Column, name: str, said: str) -> None:
        """Running text; what begins with a dash is set in."""
        if not said.startswith(_DASH):
            column.words(name, said, "reading", theme.now.MOONLIGHT)
            return
        paint, indent = self.paint, self.paint.px(_INDENT)
        said = said.removeprefix(_DASH)
        place = column.take(Words.high(paint, said, "reading", column.window.width - indent))
        dash = Words(place, f"{name}-dash", _DASH.strip(), "reading", theme.GOLD)
        place = pygame.Rect(place.x + indent, place.y, place.width - indent, place.height)
        column.add(dash, Words(place, name, said, "reading", theme.now.MOONLIGHT))

    def _long(self, topic: Topic) -> str:
        """The text; the numbers of an island's tiles come from the board."""
        key = f"rule-{topic.name}-long"
        island = topic.name.removeprefix("island-")
        if island == topic.name:
            return self.words(key)
        tiles = [str(tile) for tile, symbol in enumerate(SYMBOL) if symbol == ISLANDS.index(island)]
        return self.words(key, tiles=listed(self.words, tiles))

    def _chip(self, name: str) -> tuple[int, _Maker]:
        said = self.words(f"rule-{name}")
        return Chip.wide(self.paint, said), lambda place: Chip(
            place, f"see-{name}", said, self._turner(name), icon=TOPICS[name].art
        )

    def _turner(self, topic: str) -> Action:
        return lambda: self.show(topic)

"""A page of the rules: a topic in full, a section in brief, or a chapter of the numbered rules."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.client.rulebook import Block, Gallery, Rulebook, Topic
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.theme import Colour
from luna.shell.widgets import Chip, Column, Widget, Words
from luna.text import Catalogue

_ART: Final = (168, 132)
_TITLES: Final = ("chapter", "heading", "subheading", "card_title")
"""Styles of a title: the first one in which its longest word has room."""
_DASH: Final = "– "
_AFTER: Final = 24  # units after the points before a line of the player aid

Show = Callable[[str], None]


@dataclass(eq=False)
class TopicArt(Widget):
    """The art of a topic, as wide as its place."""

    art: str
    enabled: bool = field(default=False, init=False)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        entry = paint.art.entry(self.art)
        paint.picture(target, self.art, self.rect.center, self.rect.width * entry.height / entry.width)


@dataclass(eq=False)
class ExampleBoard(Widget):
    """A drawn example, an empty field until it has been painted."""

    picture: Future[pygame.Surface]
    enabled: bool = field(default=False, init=False)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        if self.picture.done() and not self.picture.cancelled() and self.picture.exception() is None:
            target.blit(self.picture.result(), self.rect)
        else:
            paint.well(target, self.rect)


class RulesPage:
    """Fills the column of the rules scene."""

    def __init__(self, book: Rulebook, words: Catalogue, column: Column, show: Show, look_up: Show) -> None:
        """`show` turns to a topic, `look_up` to a numbered rule."""
        self._book, self._words, self._column, self._paint = book, words, column, column.paint
        self._show, self._look_up = show, look_up

    def topic(self, topic: Topic, gallery: Gallery) -> None:
        """Fill the column with one topic."""
        column, words, book = self._column, self._words, self._book
        self._head(topic)
        column.gap(22)
        self._paragraphs("paragraph", book.text(words, topic.name))
        if topic.name == book.aid_topic:
            self._aid()
        if topic.name in book.drawings.topics:
            self._example(topic.name, gallery)
        numbers = [
            Chip(f"rule-{number}", number, partial(self._look_up, number))
            for number in topic.rules
            if book.chapter_of(number)
        ]
        for name, key, gap, chips in (
            ("see", "rules-see", 30, [self._link(name) for name in topic.see]),
            ("source", "rules-numbers", 22, numbers),
        ):
            if chips:
                column.gap(gap).words(name, words(key), "label_bold", theme.now.MUTED, 8)
                column.buttons(chips, 50)

    def brief(self, topic: str) -> None:
        """Fill the column with a line for each topic of a section, the chosen one in gold."""
        column, words, book = self._column, self._words, self._book
        section = book.section_of[topic]
        column.words("title", words(f"rules-section-{section}"), "heading", theme.now.MOONLIGHT)
        for one in book.sections[section]:
            colour = theme.GOLD if one.name == topic else theme.now.MOONLIGHT
            column.gap(18).words(f"name-{one.name}", words(f"rule-{one.name}"), "body_bold", colour)
            column.words(f"short-{one.name}", words(f"rule-{one.name}-short"), "reading")
        if section == book.section_of.get(book.aid_topic):
            self._aid()

    def chapter(self, name: str, number: str, origin: str) -> None:
        """Fill the column with a chapter, one rule in gold; `origin`: the topic from which it was opened."""
        column, words = self._column, self._words
        column.words("title", self._book.title(words, name), "heading", theme.now.MOONLIGHT, 8)
        column.note("language", words("rules-chapter-english"))
        if origin:
            column.gap(12).buttons([self._link(origin)], 50)
        for count, block in enumerate(self._book.chapters[name]):
            column.gap(26 if block.kind == "heading" else 4 if block.kind == "row" else 12)
            self._block(f"block-{count}", block, block.number == number)

    def _head(self, topic: Topic) -> None:
        """The art, the name and the line in brief."""
        column, paint, entry = self._column, self._paint, self._paint.art.entry(topic.art)
        title = self._words(f"rule-{topic.name}")
        wide = round(min(paint.px(_ART[0]), paint.px(_ART[1]) * entry.width / entry.height))
        left = wide + paint.px(30)
        if not self._styles(title, column.window.width - left):
            wide = left = 0  # large letters leave no room for the art
        room = column.window.width - left
        style = (self._styles(title, room) or _TITLES[-1:])[0]
        upper = Words("title", title, style, theme.now.MOONLIGHT)
        lower = Words("short", self._words(f"rule-{topic.name}-short"), "reading_italic", theme.GOLD_PALE)
        gap, first, second = paint.px(10), upper.high(paint, room), lower.high(paint, room)
        place = column.take(max(paint.px(_ART[1]) if wide else 0, first + second + gap))
        if wide:
            column.add(TopicArt("art", topic.art).at(pygame.Rect(place.topleft, (wide, place.height))))
        upper.rect = pygame.Rect(place.x + left, place.centery - (first + gap + second) // 2, room, first)
        lower.rect = pygame.Rect(upper.rect.x, upper.rect.bottom + gap, room, second)
        column.add(upper, lower)

    def _styles(self, title: str, room: int) -> tuple[str, ...]:
        """The styles in which every word of a title fits."""
        width = self._paint.fonts.width
        return tuple(style for style in _TITLES if all(width(word, style) <= room for word in title.split()))

    def _paragraphs(self, name: str, said: str) -> None:
        """Running text; a line that begins with a dash is indented."""
        for number, part in enumerate(said.split("\n")):
            if number:
                self._column.gap(14)
            if part.startswith(_DASH):
                self._beside(f"{name}-{number}", _DASH.strip(), part.removeprefix(_DASH), 28)
            else:
                self._column.words(f"{name}-{number}", part, "reading", theme.now.MOONLIGHT)

    def _aid(self) -> None:
        """The player aid."""
        aid, paint, words = self._book.aid, self._paint, self._words
        widest = max(paint.fonts.width(points, "reading") for rows in aid.values() for _, points in rows)
        indent = max(130, widest / paint.u + _AFTER)
        for part, rows in aid.items():
            self._column.gap(16).words(f"aid-{part}", words(f"aid-{part}"), "label_bold", theme.GOLD)
            for row, points in rows:
                self._column.gap(4)
                self._beside(f"aid-{part}-{row}", points, words(f"aid-{part}-{row}"), indent)

    def _example(self, topic: str, gallery: Gallery) -> None:
        """Pictures of the table with their captions."""
        column = self._column
        column.gap(30).words("example", self._words("rules-example"), "label_bold", theme.GOLD)
        for number, (drawing, picture) in enumerate(gallery.of(topic, column.window.width)):
            place = column.gap(10).take(drawing.size[1])
            column.add(ExampleBoard(f"board-{number}", picture).at(pygame.Rect(place.topleft, drawing.size)))
        column.gap()
        self._paragraphs("example", self._words(f"example-{topic}"))

    def _block(self, name: str, block: Block, pointed: bool) -> None:
        match block.kind:
            case "rule":
                colour = theme.GOLD if pointed else theme.now.MOONLIGHT
                self._beside(f"number-{block.number}", block.number, block.text, 96, colour)
            case "heading":
                self._column.words(name, block.text, "body_bold", theme.GOLD_PALE)
            case "row":
                wide = self._column.window.width // (len(block.cells) + 1)
                wides = [wide] * len(block.cells)
                if 2 < len(wides) < 6:  # the third of up to five columns is twice as wide
                    wides[2] *= 2
                self._column.cells(name, [(cell, theme.now.SECONDARY) for cell in block.cells], wides)
            case _:
                self._column.words(name, block.text, "reading")

    def _beside(self, name: str, first: str, said: str, indent: float, ink: Colour | None = None) -> None:
        """A golden mark at the left and text beside it."""
        paint, column = self._paint, self._column
        wide = max(paint.px(indent), paint.fonts.width(first, "reading") + paint.px(_AFTER / 2))
        text = Words(name, said, "reading", ink or theme.now.MOONLIGHT)
        place = column.take(text.high(paint, column.window.width - wide))
        rest = pygame.Rect(place.x + wide, place.y, place.width - wide, place.height)
        column.add(Words(f"{name}-mark", first, "reading", theme.GOLD).at(place), text.at(rest))

    def _link(self, name: str) -> Chip:
        said, show = self._words(f"rule-{name}"), lambda: self._show(name)
        return Chip(f"see-{name}", said, show, icon=self._book.topics[name].art)

"""The rules to read and to look up: all topics at the left, the chosen one at the right, over whatever was there.

Who begins at the first topic and goes on page by page learns the game; who looks for something searches, or opens the
rules from the thing itself. In full a page is a topic, in brief a section with a line for each topic.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, heading, labels
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.client.rulebook import Gallery
from luna.shell.drawing import theme
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.rulespage import TopicPage
from luna.shell.widgets import Button, Choice, Listing, Widget
from luna.shell.widgets.gui import Gui, TextEntry
from luna.shell.widgets.listing import ListRow
from luna.text import search

_HEAD: Final = 96  # units above the search, for the title
_FOOT: Final = 96
_EDGE: Final = 36
_LIST: Final = 0.4
"""Of the panel, the most that the list takes."""
_STEP: Final = 90  # units that an arrow key rolls the text
_LONGEST: Final = 40  # letters that can be searched for
_LEAVES: Final = {-1: "previous", 1: "next"}
_ID: Final = re.compile(r"[a-z]\d{1,2}(\.\d)?$")
"""Of a numbered rule, as it is searched for."""


class RulesScene(MenuScene):
    """Opened at a topic. Up and down read on: first the text when it is long, then the next topic."""

    see_through = True
    need = (960, 540)
    first = "topics"

    def __init__(self, app: App, topic: str = "") -> None:
        super().__init__(app)
        self.book = game_client.of(app.game).rulebook()
        self.topic = topic if topic in self.book.topics else self.book.first
        """The name of a topic, or of a chapter of the numbered rules."""
        self.sought: tuple[str, ...] = ()
        """What is searched for, folded."""
        self._number = ""  # of the rule that is pointed at
        self._origin = ""  # the topic from which it was
        self._gallery = Gallery(app, self.book.drawings)
        self._gui: Gui | None = None
        self._entry: TextEntry | None = None
        self._backdrop: pygame.Surface | None = None
        self._list: Listing | None = None
        self._pointer = (-1, -1)
        self._window = pygame.Rect(0, 0, 0, 0)  # where the page is seen
        self._page_said: tuple[str, pygame.Rect] = "", pygame.Rect(0, 0, 0, 0)

    def show(self, topic: str) -> None:
        """Turn to a topic or a chapter."""
        self.topic, self.rolled, self._number, self._origin = topic, 0, "", ""
        self.rebuild()

    def look_up(self, number: str) -> None:
        """Turn to a numbered rule."""
        origin = self.topic if self.topic in self.book.topics else self._origin
        self.show(self.book.chapter_of(number))
        self._number, self._origin = number, origin
        self.rebuild()
        rule = self.ring.named(f"number-{number}").rect
        self._roll(rule.y - self._window.y - self.paint.px(_STEP))

    def leaf(self, by: int) -> None:
        """The next or the previous page."""
        pages = self._pages()
        at = self._at(pages) + by
        if 0 <= at < len(pages):
            self.show(pages[at])

    def back(self) -> None:
        """Escape: first what was searched for goes."""
        if self._entry is not None and self._entry.text:
            self._entry.clear()
            self._seek("")
            self.ring.to(self.ring.named("topics"))
        else:
            super().back()

    @override
    def exit(self) -> None:
        pygame.key.stop_text_input()
        pygame.key.set_repeat()  # the line being written in has switched this on
        self._gallery.close()

    # --- lay-out ---

    @override
    def resize(self, canvas: Canvas) -> None:
        """What lies below must show itself once more."""
        self._backdrop, self._list = None, None
        self.see_through = True
        fitted = canvas.needing(*self.need)
        self._gui = Gui(canvas, self.app.paint_for(fitted.u, fitted.type).fonts)
        self._entry = None if self._entry is None else self._writing(self._entry.rect, self._entry.text)
        super().resize(canvas)

    def panel(self) -> pygame.Rect:
        """The rectangle of the panel in which everything stands."""
        growth = (1 + self.paint.fonts.growth) / 2 if self.paint.fonts.growth > 1 else 1.0
        return self.canvas.middle(1520 * growth, 960 * growth)

    @override
    def build(self) -> list[Widget]:
        paint, words, panel = self.paint, self.words, self.panel()
        side, foot = panel.x + paint.px(_EDGE), panel.bottom - paint.px(_FOOT)
        wide = min(Listing.wide(paint, self._all_rows()), round(panel.width * _LIST))
        high = max(paint.px(56), paint.fonts.line("body_bold") + paint.px(8))
        line = pygame.Rect(side, panel.y + paint.px(_HEAD), wide, high)
        above = [self._search(line), self._form(line.move(0, high + paint.px(12)))]
        top = above[-1].rect.bottom + paint.px(12)
        topics = self._topics(pygame.Rect(side, top, wide, foot - top))
        key = words("key-esc")
        close = pygame.Rect(side, foot + paint.px(18), min(Button.wide(paint, words("close"), key=key), wide), high)
        left = side + wide + paint.px(_EDGE)
        self._window = pygame.Rect(left, panel.y + paint.px(40), panel.right - paint.px(56) - left, 0)
        self._window.height = close.y - paint.px(14) - self._window.y
        self._fill()
        assert self._column is not None
        leaves = self._leaves(pygame.Rect(left, close.y, self._window.width, high))
        shut = Button(close, "close", words("close"), super().back, primary=True, key=key)
        return [*above, topics, *self._column.widgets, *leaves, shut]

    @override
    def said(self) -> Sequence[Node]:
        return (heading(self.words("rules-title")), *labels((self._page_said[0],)))

    @override
    def content(self, surface: pygame.Surface) -> None:
        panel, paint, said = self.panel(), self.paint, self.words("rules-title")
        paint.panel(surface, panel, "overlay")
        assert self._list is not None
        place = self._list.rect
        at = place.x + paint.px(6), panel.y + paint.px(_HEAD / 2 + 6)
        size = min(44, paint.fonts.fitting(said, "display", place.width, 24))
        paint.fonts.draw(surface, said, "display", theme.now.MOONLIGHT, at, "left", size)
        said, place = self._page_said
        paint.fonts.draw(surface, said, "label", theme.now.SECONDARY, place.center, "mid")

    @override
    def background(self, surface: pygame.Surface) -> None:
        """The first time what lies below has just been drawn on the surface."""
        if self._backdrop is None:
            self._backdrop = self.paint.blurred(surface, 4, 0.55)
            self.see_through = False
        surface.blit(self._backdrop, (0, 0))

    @override
    def draw(self, surface: pygame.Surface) -> None:
        """What is written comes last."""
        super().draw(surface)
        if self._gui is not None and self._entry is not None:
            self._gui.draw(surface, self._entry.rect)

    @override
    def update(self, dt: float) -> None:
        """Pictures have come, or the cursor blinks."""
        written = self._gui is not None and self._gui.update(dt)
        self.dirty = self._gallery.news() or written or self.dirty

    def _search(self, place: pygame.Rect) -> TextEntry:
        if self._entry is None or self._entry.rect != place:
            text = "" if self._entry is None else self._entry.text
            if self._entry is not None:
                self._entry.close()
            self._entry = self._writing(place, text)
        self._entry.hint = self.words("rules-search")
        return self._entry

    def _writing(self, place: pygame.Rect, text: str) -> TextEntry:
        assert self._gui is not None
        made = TextEntry(place, "search", self._gui, text, _LONGEST)
        made.label = self.words("rules-search")
        made.done = lambda: self.ring.to(self.ring.named("topics"))
        return made

    def _form(self, place: pygame.Rect) -> Choice:
        forms = [self.words("rules-long"), self.words("rules-short")]
        chosen = int(self.app.settings.rules_short)
        narrow = Choice.crowded(self.paint, forms, place.width)
        return Choice(place, "form", forms, chosen, self._choose_form, narrow=narrow, label=self.words("rules-title"))

    def _choose_form(self, chosen: int) -> None:
        self.app.settings.rules_short = bool(chosen)
        self.app.keep()
        self.rolled = 0
        self.rebuild()

    def _topics(self, place: pygame.Rect) -> Listing:
        topics = Listing(place, "topics", self.paint, self._rows(), self.topic, self.show, self.leaf)
        if self._list is not None:  # stays where it was rolled to, unless the chosen one would be out of sight
            topics.roll(self._list.rolled - topics.rolled)
            topics.reveal()
        self._list = topics
        return topics

    def _fill(self) -> None:
        """The page."""
        page = TopicPage(self, self.column(self._window), self._gallery)
        if self.topic in self.book.chapters:
            page.chapter(self.topic, self._number, self._origin)
        elif self.app.settings.rules_short and not self.sought:
            page.brief(self.topic)
        else:
            page.topic(self.book.topics[self.topic])

    def _leaves(self, place: pygame.Rect) -> list[Widget]:
        """Previous, how far this is, next."""
        paint, pages = self.paint, self._pages()
        at = self._at(pages)
        made: list[Widget] = []
        keys = {-1: self.words("key-left"), 1: self.words("key-right")}
        wides = {by: Button.wide(paint, self.words(f"rules-{name}"), key=keys[by]) for by, name in _LEAVES.items()}
        if sum(wides.values()) + paint.px(20) > place.width:
            wides = dict.fromkeys(_LEAVES, (place.width - paint.px(20)) // 2)
            keys = dict.fromkeys(_LEAVES, "")
        for by, name in _LEAVES.items():
            rect = pygame.Rect(place.x if by < 0 else place.right - wides[by], place.y, wides[by], place.height)
            button = Button(rect, name, self.words(f"rules-{name}"), partial(self.leaf, by), key=keys[by])
            button.enabled = 0 <= at + by < len(pages)
            made.append(button)
        learn = [page for page in pages if page in self.book.lessons]
        said = self.words("rules-look-up")
        if at < len(learn) and not self.sought:
            said = self.words("rules-page", page=at + 1, pages=len(learn))
        between = pygame.Rect(made[0].rect.right, place.y, made[1].rect.x - made[0].rect.right, place.height)
        room = paint.fonts.width(said, "label") <= between.width - paint.px(16)
        self._page_said = (said if room and not self.sought else ""), between
        return made

    # --- reading ---

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
        elif event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        elif event.type == pygame.KEYDOWN and self._read(event):
            self.dirty = True
            return True
        used = super().handle(event)
        mouse = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
        if self._gui is not None and self._entry is not None and (mouse or not used):
            self.dirty = self._gui.process(event) or self.dirty
            self._seek(self._entry.text)
        return used

    def _read(self, event: pygame.event.Event) -> bool:
        """Keys that turn pages, the one that opened the rules, and the one that searches."""
        assert self._list is not None and self._entry is not None
        key, writing = event.key, self.ring.focused is self._entry
        page = 0 if self._column is None else self._column.window.height - self.paint.px(_STEP)
        if self.app.keys.command(event) == "rules":
            super().back()
        elif key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.ring.shown = True
            self.ring.to(self._entry)
        elif key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._roll(self.rolled + (page if key == pygame.K_PAGEDOWN else -page))
        elif key in (pygame.K_HOME, pygame.K_END) and not writing:
            self._roll(self.hidden if key == pygame.K_END else 0)
        elif key == pygame.K_DOWN and writing:
            self.ring.to(self._list)
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

    def _pages(self) -> list[str]:
        """What previous and next go through: topics, sections where it is brief, what was found while searching."""
        if self.sought:
            return self._found()
        brief = self.app.settings.rules_short
        topics = [section[0].name for section in self.book.sections.values()] if brief else list(self.book.topics)
        return [*topics, *self.book.chapters]

    def _at(self, pages: list[str]) -> int:
        """The index of this page among `pages`; -1 when it is none of them."""
        here, book = self.topic, self.book
        if self.app.settings.rules_short and not self.sought and here in book.section_of:
            here = book.sections[book.section_of[here]][0].name
        return pages.index(here) if here in pages else -1

    # --- the list ---

    def _rows(self) -> list[ListRow]:
        """What is listed now."""
        if not self.sought:
            return self._all_rows()
        found = self._found()
        return [ListRow("", self.words("rules-found", count=len(found))), *(self._row(name) for name in found)]

    def _all_rows(self) -> list[ListRow]:
        """Every section and its topics, then the chapters of the numbered rules."""
        rows = []
        for section, topics in self.book.sections.items():
            rows.append(ListRow("", self.words(f"rules-section-{section}")))
            rows += [self._row(topic.name) for topic in topics]
        if self.book.chapters:
            rows.append(ListRow("", self.words("rules-section-numbered")))
            rows += [self._row(name) for name in self.book.chapters]
        return rows

    def _row(self, name: str) -> ListRow:
        if name in self.book.topics:
            return ListRow(name, self.words(f"rule-{name}"), self.book.topics[name].art)
        return ListRow(name, self.words(f"rules-chapter-{name[-1].lower()}"), "ui/icon-rules")

    # --- searching ---

    def _seek(self, query: str) -> None:
        """Take a new query: the best page for it is shown at once."""
        wanted = search.words(query)
        if wanted == self.sought:
            return
        self.sought = wanted
        found = self._found() if wanted else []
        if found:
            self.show(found[0])
        else:
            self.rebuild()

    def _found(self) -> list[str]:
        """Pages with all the words, those that have them in their names first, then in their one line."""
        words, wanted, book = self.words, self.sought, self.book
        number = wanted[0].upper() if len(wanted) == 1 and _ID.match(wanted[0]) else ""
        found: list[tuple[int, str]] = []
        for name, topic in book.topics.items():
            title, short = words(f"rule-{name}"), words(f"rule-{name}-short")
            whole = "\n".join((title, short, book.text(words, name), book.example(words, name)))
            if search.has(title, wanted) or (number and number in topic.rules):
                found.append((0, name))
            elif search.has(short, wanted):
                found.append((1, name))
            elif search.has(whole, wanted):
                found.append((2, name))
        for name, chapter in book.chapters.items():
            said = "\n".join(f"{block.number} {block.text} {' '.join(block.cells)}" for block in chapter.blocks)
            if search.has(f"{self._row(name).words}\n{said}", wanted):
                found.append((3, name))
        return [name for _, name in sorted(found, key=lambda hit: hit[0])]

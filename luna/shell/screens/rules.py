"""The rules for reading and look-up: all topics at the left, the chosen page at the right, over any screen."""

from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, heading, labels
from luna.shell.app.canvas import Canvas
from luna.shell.app.hints import hint
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.client.rulebook import Gallery
from luna.shell.drawing import theme
from luna.shell.screens.menu import MenuScene, middle
from luna.shell.screens.rules_page import RulesPage
from luna.shell.widgets import Button, Choice, Listing, Widget
from luna.shell.widgets.gui import TextEntry
from luna.shell.widgets.listing import ListRow
from luna.text import search

_HEAD: Final = 96  # units above the search, for the title
_EDGE: Final = 36
_STEP: Final = 90  # units that an arrow key scrolls the text
_LEAVES: Final = {-1: "previous", 1: "next"}


class RulesScene(MenuScene):
    """Opened at a topic. Up and down read on: first the text if it is long, then the next topic."""

    blurs = True
    need = (960, 540)
    first = "topics"
    title_key = "rules-title"

    def __init__(self, app: App, topic: str = "") -> None:
        super().__init__(app)
        self.book = game_client.of(app.game).rulebook()
        self.topic = topic if topic in self.book.topics else self.book.first
        """The name of a topic, or of a chapter of the numbered rules."""
        self.sought: tuple[str, ...] = ()  # the query, folded
        self.found: list[str] = []  # the pages found with it, best first
        self.gallery = Gallery(app, self.book.drawings)
        self.list: Listing | None = None
        self.page = pygame.Rect(0, 0, 0, 0)  # where the text is visible
        self.page_number = ""  # the number of this page, between the buttons that turn pages
        self._number_place = pygame.Rect(0, 0, 0, 0)
        self._rule = ""  # the numbered rule under the pointer
        self._origin = ""  # the topic from which it was opened
        self._pointer = (-1, -1)

    @property
    def entry(self) -> TextEntry:
        """The line to search with."""
        return self.form.entries["search"]

    def show(self, topic: str) -> None:
        """Turn to a topic or a chapter."""
        self.topic, self.scroll.offset, self._rule, self._origin = topic, 0, "", ""
        self.rebuild()

    def look_up(self, number: str) -> None:
        """Turn to a numbered rule."""
        origin = self.topic if self.topic in self.book.topics else self._origin
        self.show(self.book.chapter_of(number))
        self._rule, self._origin = number, origin
        self.rebuild()
        self.scroll.to(self.ring.named(f"number-{number}").rect.y - self.page.y - self.paint.px(_STEP))

    def leaf(self, by: int) -> None:
        """Turn to the next or the previous page."""
        pages = self._pages()
        at = self._at(pages) + by
        if 0 <= at < len(pages):
            self.show(pages[at])

    @override
    def back(self) -> None:
        """Escape clears the query first."""
        if self.entry.text:
            self.entry.put("")
            self.read()
            self.ring.to(self.ring.named("topics"))
        else:
            super().back()

    @override
    def exit(self) -> None:
        super().exit()
        self.gallery.close()

    @override
    def resize(self, canvas: Canvas) -> None:
        self.list = None
        self._search()
        super().resize(canvas)

    def panel(self) -> pygame.Rect:
        """The rectangle of the panel."""
        return middle(self, 1520, 960)

    @override
    def build(self) -> list[Widget]:
        paint, words, panel = self.paint, self.words, self.panel()
        side, foot = panel.x + paint.px(_EDGE), panel.bottom - paint.px(96)
        wide = min(Listing.wide(paint, self._all_rows()), round(panel.width * 0.4))
        high = max(paint.target(56), paint.fonts.line("body_bold") + paint.px(8))
        self.window = pygame.Rect(side, panel.y + paint.px(_HEAD), wide, high)
        entry = self.form.line(self.window, "search", 40, words("rules-search"))
        entry.hint, entry.done = words("rules-search"), lambda: self.ring.to(self.ring.named("topics"))
        form = self._form(self.window.move(0, high + paint.px(12)))
        top = form.rect.bottom + paint.px(12)
        topics = self._topics(pygame.Rect(side, top, wide, foot - top))
        key = hint(self.app, "esc")
        close = pygame.Rect(side, foot + paint.px(18), min(Button.wide(paint, words("close"), key=key), wide), high)
        left = side + wide + paint.px(_EDGE)
        self.page = pygame.Rect(left, panel.y + paint.px(40), panel.right - paint.px(56) - left, 0)
        self.page.height = close.y - paint.px(14) - self.page.y
        leaves = self._leaves(pygame.Rect(left, close.y, self.page.width, high))
        shut = Button("close", words("close"), super().back, primary=True, key=key).at(close)
        return [entry, form, topics, *self._text(), *leaves, shut]

    @override
    def said(self) -> list[Node]:
        return [heading(self.title), *labels((self.page_number,))]

    @override
    def content(self, surface: pygame.Surface) -> None:
        panel, paint = self.panel(), self.paint
        paint.panel(surface, panel, "overlay")
        at = self.window.x + paint.px(6), panel.y + paint.px(_HEAD / 2 + 6)
        size = min(44, paint.fonts.fitting(self.title, "display", self.window.width, 24))
        paint.fonts.draw(surface, self.title, "display", theme.now.MOONLIGHT, at, "left", size)
        middle = self._number_place.center
        paint.fonts.draw(surface, self.page_number, "label", theme.now.SECONDARY, middle, "mid")

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        self.dirty = self.gallery.news() or self.dirty

    def _form(self, place: pygame.Rect) -> Choice:
        """The choice between the rules in full and in brief."""

        def choose(chosen: int) -> None:
            self.app.settings.rules_short = bool(chosen)
            self.app.keep()
            self.scroll.offset = 0
            self.rebuild()

        forms = [self.words("rules-long"), self.words("rules-short")]
        narrow, chosen = Choice.crowded(self.paint, forms, place.width), int(self.app.settings.rules_short)
        return Choice("form", forms, chosen, choose, narrow=narrow, label=self.title).at(place)

    def _topics(self, place: pygame.Rect) -> Listing:
        head = ListRow("", self.words("rules-found", count=len(self.found)))
        rows = [head, *map(self._row, self.found)] if self.sought else self._all_rows()
        topics = Listing(place, "topics", self.paint, rows, self.topic, self.show, self.leaf)
        if self.list is not None:  # keeps its scroll position, unless the chosen topic would be out of sight
            topics.roll(self.list.rolled - topics.rolled)
            topics.reveal()
        self.list = topics
        return topics

    def _text(self) -> list[Widget]:
        """The text of the page."""
        column = self.scroll.open(self.paint, self.page)
        column.sought = self.sought
        page = RulesPage(self.book, self.words, column, self.show, self.look_up)
        if self.topic in self.book.chapters:
            page.chapter(self.topic, self._rule, self._origin)
        elif self.app.settings.rules_short and not self.sought:
            page.brief(self.topic)
        else:
            page.topic(self.book.topics[self.topic], self.gallery)
        return column.widgets

    def _leaves(self, place: pygame.Rect) -> list[Widget]:
        """The buttons that turn pages, and the number of this page between them."""
        paint, words, pages, made = self.paint, self.words, self._pages(), list[Widget]()
        at = self._at(pages)
        keys = {-1: hint(self.app, "left"), 1: hint(self.app, "right")}
        wides = {by: Button.wide(paint, words(f"rules-{name}"), key=keys[by]) for by, name in _LEAVES.items()}
        if sum(wides.values()) + paint.px(20) > place.width:
            wides, keys = dict.fromkeys(_LEAVES, (place.width - paint.px(20)) // 2), dict.fromkeys(_LEAVES, "")
        for by, name in _LEAVES.items():
            rect = pygame.Rect(place.x if by < 0 else place.right - wides[by], place.y, wides[by], place.height)
            button = Button(name, words(f"rules-{name}"), partial(self.leaf, by), key=keys[by])
            button.enabled = 0 <= at + by < len(pages)
            made.append(button.at(rect))
        learn = [page for page in pages if page in self.book.lessons]
        said = words("rules-page", page=at + 1, pages=len(learn)) if at < len(learn) else words("rules-look-up")
        between = pygame.Rect(made[0].rect.right, place.y, made[1].rect.x - made[0].rect.right, place.height)
        room = paint.fonts.width(said, "label") <= between.width - paint.px(16)
        self.page_number, self._number_place = (said if room and not self.sought else ""), between
        return made

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
        elif event.type == pygame.MOUSEWHEEL and self.list is not None and self.list.rect.collidepoint(self._pointer):
            self.list.roll(-event.y * self.paint.px(_STEP))
            self.dirty = True
            return True
        elif event.type == pygame.KEYDOWN and self._turns(event):
            self.dirty = True
            return True
        return super().handle(event)

    def _turns(self, event: pygame.event.Event) -> bool:
        """The keys that scroll and turn pages, the one that opened the rules, and the one that searches."""
        assert self.list is not None
        key, scroll, step = event.key, self.scroll, self.paint.px(_STEP)
        writing, page = self.ring.focused is self.entry, self.page.height - step
        if self.app.keys.command(event) == "rules":
            super().back()
        elif key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.ring.shown = True
            self.ring.to(self.entry)
        elif key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            scroll.to(scroll.offset + (page if key == pygame.K_PAGEDOWN else -page))
        elif key in (pygame.K_HOME, pygame.K_END) and not writing:
            scroll.to(scroll.hidden if key == pygame.K_END else 0)
        elif key == pygame.K_DOWN and writing:
            self.ring.to(self.list)
        elif key in (pygame.K_UP, pygame.K_DOWN) and self.ring.focused is self.list:
            down, before = 1 if key == pygame.K_DOWN else -1, scroll.offset
            scroll.to(scroll.offset + down * step)
            if scroll.offset == before:
                self.list.step(down)
            self.ring.shown = False  # the chosen row shows the focus well enough
        else:
            return False
        return True

    @override
    def read(self) -> None:
        """Take a new query: its best page is shown at once."""
        wanted = search.words(self.entry.text)
        if wanted == self.sought:
            return
        self.sought = wanted
        self._search()
        if self.found:
            self.show(self.found[0])
        else:
            self.rebuild()

    def _search(self) -> None:
        self.found = self.book.search(self.words, self.sought) if self.sought else []

    def _pages(self) -> list[str]:
        """The pages that the buttons turn: those found, or all topics or sections and all chapters."""
        if self.sought:
            return self.found
        brief, book = self.app.settings.rules_short, self.book
        topics = [section[0].name for section in book.sections.values()] if brief else list(book.topics)
        return [*topics, *book.chapters]

    def _at(self, pages: list[str]) -> int:
        """The index of this page among `pages`, or -1."""
        here, book = self.topic, self.book
        if self.app.settings.rules_short and not self.sought and here in book.section_of:
            here = book.sections[book.section_of[here]][0].name
        return pages.index(here) if here in pages else -1

    def _all_rows(self) -> list[ListRow]:
        """Every section and its topics, then the chapters of the numbered rules."""
        rows = list[ListRow]()
        for section, topics in self.book.sections.items():
            rows += [ListRow("", self.words(f"rules-section-{section}")), *(self._row(one.name) for one in topics)]
        if self.book.chapters:
            rows += [ListRow("", self.words("rules-section-numbered")), *map(self._row, self.book.chapters)]
        return rows

    def _row(self, name: str) -> ListRow:
        art = self.book.topics[name].art if name in self.book.topics else "ui/icon-rules"
        return ListRow(name, self.book.title(self.words, name), art)

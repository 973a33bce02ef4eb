"""A list that is longer than its page: how many rows a page has, which page shows, and what turns it."""

from functools import partial

import pygame
from typing_extensions import override

from luna.shell.screens.page import Foot, PageScene
from luna.shell.screens.scroll import PAGES


class PagedScene(PageScene):
    """A page whose list has pages instead of a scroll bar. A subclass calls `fit` when it lays out the list."""

    page = 0
    per_page = 1
    total = 0  # rows of the whole list

    @property
    def pages(self) -> int:
        """How many pages the list has, at least one."""
        return max(1, -(-self.total // self.per_page))

    def fit(self, rows: int) -> slice:
        """The part of the list that shows with so many rows on a page; rows that were in sight stay in sight."""
        first, self.per_page = self.page * self.per_page, rows
        self.page = min(first // rows, self.pages - 1)
        return slice(self.page * rows, (self.page + 1) * rows)

    def page_said(self) -> str:
        """Which page this is; "" if there is one."""
        return self.words("saves-page", page=self.page + 1, pages=self.pages) if self.pages > 1 else ""

    def turns(self) -> list[Foot]:
        """The buttons that turn pages."""
        words, made = self.words, list[Foot]()
        for name, by in (("next", 1), ("previous", -1)) if self.pages > 1 else ():
            able = 0 <= self.page + by < self.pages
            made.append(Foot(name, words(f"saves-{name}"), partial(self.turn, by), able, primary=False))
        return made

    def turn(self, by: int) -> bool:
        """Turn pages; whether there was one."""
        page = min(max(self.page + by, 0), self.pages - 1)
        turned, self.page = page != self.page, page
        if turned:
            self.rebuild()
        return turned

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """Page keys and the wheel turn pages where nothing scrolls."""
        if self.pages > 1 and not self.scroll.hidden:
            if event.type == pygame.KEYDOWN and event.key in PAGES:
                return self.turn(PAGES[event.key])
            if event.type == pygame.MOUSEWHEEL and event.y:
                return self.turn(-1 if event.y > 0 else 1)
        return super().handle(event)

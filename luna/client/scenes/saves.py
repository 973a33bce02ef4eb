"""Saved games: open, throw away, put back. Pages instead of scrolling."""

from __future__ import annotations

from typing import Final

import pygame

from luna.client import theme
from luna.client.loop import App
from luna.client.paint import Paint
from luna.client.scenes.menu import MenuScene
from luna.client.seats import seat_name
from luna.client.widgets import Action, Button, Widget
from luna.log.notices import Refused
from luna.log.saves import Summary
from luna.text import Catalogue
from luna.text.sentences import listed, said

_GAP: Final = 12


class SaveRow(Widget):
    """One saved game: what it is called, who plays, how far it is."""

    def __init__(self, rect: pygame.Rect, name: str, save: Summary, words: Catalogue, action: Action) -> None:
        super().__init__(rect, name)
        self.save = save
        self.words = words
        self.action = action
        self.enabled = save.problem is None

    def press(self) -> None:
        """See `Widget`."""
        if self.enabled:
            self.action()

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """See `Widget`."""
        fonts, words, save, rect = paint.fonts, self.words, self.save, self.rect
        paint.button(target, rect, "off" if save.problem else "hover" if hovered else "idle")
        left, right = rect.x + paint.px(22), rect.right - paint.px(22)
        upper, lower = rect.y + rect.height * 0.32, rect.y + rect.height * 0.70
        if save.problem:
            name = fonts.fit(save.name, "body_bold", right - left)
            fonts.draw(target, name, "body_bold", theme.now.SECONDARY, (left, upper))
            problem = said(words, f"notice-{save.problem.code}", save.problem.facts)
            fonts.draw(target, fonts.fit(problem, "label", right - left), "label", theme.LOSS, (left, lower))
            return
        if save.finished:
            state, colour = words("saves-finished"), theme.GOLD
        elif save.round:
            state, colour = words("saves-round", round=save.round), theme.now.MOONLIGHT
        else:
            state, colour = words("saves-not-begun"), theme.now.SECONDARY
        place = fonts.draw(target, state, "body_bold", colour, (right, upper), "right")
        minutes = words("saves-minutes", minutes=max(1, round(save.seconds / 60))) if save.round else ""
        fonts.draw(target, minutes, "label", theme.now.SECONDARY, (right, lower), "right")
        name = fonts.fit(save.name, "card_title", place.left - left - paint.px(20))
        fonts.draw(target, name, "card_title", theme.now.MOONLIGHT, (left, upper))
        for seat in save.seats:
            if seat.order in theme.ORDERS:
                paint.picture(target, f"orders/badge-{seat.order}", (left + paint.px(15), lower), paint.px(30))
                left += paint.px(38)
        left += paint.px(8)
        names = listed(words, [seat_name(words, seat) for seat in save.seats])
        room = right - left - fonts.width(minutes, "label") - paint.px(20)
        fonts.draw(target, fonts.fit(names, "label", room), "label", theme.now.SECONDARY, (left, lower))


class SavesScene(MenuScene):
    """The list, as many a page as there is room for."""

    need = (1000, 540)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saves = app.saves.list()
        self.page = 0
        self._rows = 6
        self._line = 0  # height of the words below the rows
        self.thrown: Summary | None = None
        self.first = "save-0" if self.saves else "back"

    @property
    def pages(self) -> int:
        """At least one."""
        return max(1, -(-len(self.saves) // self._rows))

    def build(self) -> list[Widget]:
        """See `MenuScene`."""
        words, paint, panel = self.words, self.paint, self.panel()
        widgets: list[Widget] = []
        high, pitch = self._row_high(), self._row_high() + paint.px(_GAP)
        tall = max(paint.px(66), paint.fonts.line("body_bold") + paint.px(16))
        side, right = panel.x + paint.px(60), panel.right - paint.px(60)
        top, foot = panel.y + paint.px(146), panel.bottom - paint.px(42) - tall
        self._line = foot - paint.px(14) - paint.fonts.line("label") // 2
        first = self.page * self._rows  # the saves that were seen stay to be seen
        self._rows = max(1, (self._line - paint.fonts.line("label") // 2 - top + paint.px(_GAP)) // pitch)
        self.page = first // self._rows
        delete, look = words("saves-delete"), words("watch")
        wide, look_wide = Button.wide(paint, delete), Button.wide(paint, look)
        for index, save in enumerate(self.saves[self.page * self._rows : (self.page + 1) * self._rows]):
            row = pygame.Rect(side, top + pitch * index, right - side, high)
            button = pygame.Rect(row.right - wide, row.y, wide, row.height)
            row.width -= wide + look_wide + paint.px(20)
            widgets.append(SaveRow(row, f"save-{index}", save, words, self._opener(save)))
            place = pygame.Rect(row.right + paint.px(10), row.y, look_wide, row.height)
            watch = Button(place, f"watch-{index}", look, self._watcher(save))
            watch.enabled = save.problem is None
            widgets.append(watch)
            widgets.append(Button(button, f"delete-{index}", delete, self._deleter(save)))
        for name, key, action in (
            ("back", "key-esc", self.back),
            *((("restore", "", self._restore),) if self.thrown else ()),
        ):
            said_ = words("back" if name == "back" else "saves-undo-delete")
            cap = words(key) if key else ""
            place = pygame.Rect(side, foot, Button.wide(paint, said_, key=cap), tall)
            widgets.append(Button(place, name, said_, action, primary=name == "back", key=cap))
            side = place.right + paint.px(14)
        if self.pages > 1:
            for name, by in (("next", 1), ("previous", -1)):
                said_ = words(f"saves-{name}")
                wide = Button.wide(paint, said_)
                button_ = Button(pygame.Rect(right - wide, foot, wide, tall), name, said_, self._turner(by))
                button_.enabled = 0 <= self.page + by < self.pages
                widgets.append(button_)
                right = button_.rect.x - paint.px(14)
        return widgets

    def panel(self) -> pygame.Rect:
        """Where everything stands."""
        return self.canvas.middle(1380 if self.paint.fonts.growth <= 1 else 1840, 870 if self._roomy else 1040)

    @property
    def _roomy(self) -> bool:
        """Whether six rows fit at the usual size."""
        return self.paint.fonts.growth <= 1 and self.canvas.height / self.canvas.u >= 900

    def _row_high(self) -> int:
        fonts = self.paint.fonts
        return max(self.paint.px(84), fonts.line("card_title") + fonts.line("label") + self.paint.px(20))

    def content(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        panel, words, fonts = self.panel(), self.words, self.paint.fonts
        self.paint.panel(surface, panel, "overlay")
        self.heading(surface, panel, words("saves-title"))
        if not self.saves:
            x, y = panel.centerx, panel.centery - self.paint.px(66)
            fonts.draw(surface, words("saves-empty"), "card_title", theme.now.MOONLIGHT, (x, y), "mid")
            below = x, y + round(fonts.line("body") * 1.4)
            fonts.draw(surface, words("saves-empty-below"), "body", theme.now.SECONDARY, below, "mid")
        at = panel.centerx, self._line
        folder = words("saves-folder", folder=str(self.app.saves.folder))
        pages = words("saves-page", page=self.page + 1, pages=self.pages) + "  ·  " if self.pages > 1 else ""
        line = fonts.fit(pages + folder, "label", panel.width - self.paint.px(120))
        fonts.draw(surface, line, "label", theme.now.MUTED, at, "mid")

    def _opener(self, save: Summary) -> Action:
        return lambda: self._open(save)

    def _watcher(self, save: Summary) -> Action:
        return lambda: self.app.ways.watch_save(self.app, save.path)

    def _deleter(self, save: Summary) -> Action:
        return lambda: self._delete(save)

    def _turner(self, by: int) -> Action:
        return lambda: self._turn(by)

    def _open(self, save: Summary) -> None:
        if not self.app.ways.open_save(self.app, save.path):
            self._list()

    def _delete(self, save: Summary) -> None:
        try:
            path = self.app.saves.delete(save.path)
        except Refused as error:
            self.app.tell(error.notice)
            return
        self.thrown = save._replace(path=path)
        self._list()

    def _restore(self) -> None:
        if self.thrown is None:
            return
        try:
            self.app.saves.restore(self.thrown.path)
        except Refused as error:
            self.app.tell(error.notice)
            return
        self.thrown = None
        self._list()

    def _turn(self, by: int) -> None:
        self.page = min(max(self.page + by, 0), self.pages - 1)
        self.rebuild()

    def _list(self) -> None:
        self.saves = self.app.saves.list()
        self.page = min(self.page, self.pages - 1)
        self.rebuild()

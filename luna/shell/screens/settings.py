"""Settings in eight sections: every change applies and is saved at once."""

from functools import partial
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.learning.coach import TOLD
from luna.shell.app.scene import App
from luna.shell.app.settings import NAME
from luna.shell.drawing import theme
from luna.shell.records import achievements
from luna.shell.screens import key_bindings
from luna.shell.screens.credits import CreditsScene
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import Foot, PageScene, Shape, languages
from luna.shell.screens.setting_rows import SECTIONS, Row, add_row
from luna.shell.widgets import Button, Column, Widget

PAGES: Final = {
    "display": "ui/icon-eye",
    "look": "ui/icon-spark",
    "motion": "ui/icon-replay",
    "voice": "ui/icon-chat",
    "play": "ui/icon-temple",
    "hands": "ui/icon-hand",
    "keys": "ui/icon-menu",
    "language": "ui/icon-flag",
}
"""The sections and their pictures."""


class SettingsScene(PageScene):
    """One section at the right, the tabs of all at the left."""

    first = "page-display"
    title_key = "settings-title"
    shape = Shape((1500, 900), shines=True)

    def __init__(self, app: App, over: MenuScene | None = None) -> None:
        super().__init__(app, over)
        self.page = "display"
        self._stale = False  # a size was chosen that no page has yet

    def show(self, page: str) -> None:
        """Turn to a section."""
        self.scroll.offset = 0
        self.put(page=page)

    @override
    def body(self) -> list[Widget]:
        words, paint, window, tabs = self.words, self.paint, self.window, list[Widget]()
        wide = max(Button.wide(paint, words(f"settings-page-{page}"), icon=True) for page in PAGES)
        pitch = min(paint.target(62) + paint.px(8), window.height // len(PAGES))
        for index, (page, icon) in enumerate(PAGES.items()):
            place = pygame.Rect(window.x, window.y + pitch * index, wide, pitch - paint.px(8))
            said, chosen = words(f"settings-page-{page}"), page == self.page
            tabs.append(Button(place, f"page-{page}", said, partial(self.show, page), icon=icon, chosen=chosen))
        left = window.x + wide + paint.px(36)
        column = self.scroll.open(self.paint, pygame.Rect(left, window.y, window.right - left, window.height))
        self._section(column)
        return [*tabs, *column.widgets]

    def _section(self, column: Column) -> None:
        if self.page == "keys":
            key_bindings.build(self, column)
        elif self.page == "language":
            languages(self, column)
        for row in SECTIONS.get(self.page, ()):
            now, change = partial(getattr, self.app.settings, row.key), partial(self._change, row)
            add_row(column, self.words, row, now, change)
            if row.name == "tips-again":
                seen = bool(self.app.settings.tips_seen) or achievements.progress(self.app).has(TOLD)
                column.widgets[-1].enabled = seen

    @override
    def foot(self) -> list[Foot]:
        return [
            Foot("defaults", self.words("settings-defaults"), self._defaults, primary=False, left=True),
            Foot("credits", self.words("settings-credits"), self.opens(CreditsScene, self), primary=False, left=True),
        ]

    @override
    def content(self, surface: pygame.Surface) -> None:
        """Draw the page, and the path of the settings file if it has room beside the buttons."""
        super().content(surface)
        path, paint, last = self.app.settings.path, self.paint, self.ring.named("credits").rect
        if path is None:
            return
        said = self.words("settings-file", file=str(path.parent / NAME))
        if paint.fonts.width(said, "label") <= self.window.right - last.right - paint.px(44):
            at = self.window.right, last.centery
            paint.fonts.draw(surface, said, "label", theme.now.MUTED, at, "right")

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        under = None if self.ring.shown else self.ring.hovered  # keys do not miss a widget that moves
        if self._stale and (under is None or not under.name.endswith("-size")):
            self._restyle()

    @override
    def back(self) -> None:
        super().back()
        if self._stale:
            self._restyle()

    def _restyle(self) -> None:
        self._stale = False
        self.app.restyle()

    def _change(self, row: Row, value: Any) -> None:
        """A control has another value, or a button was pressed."""
        app, name = self.app, row.name
        if name == "full-screen":
            app.full_screen(value)
        elif name == "voice":
            app.narrator.switch(value)
        elif name == "handheld":
            app.settings.handheld()
            app.full_screen(True)
            app.restyle()
        elif name == "tips-again":
            app.settings.tips, app.settings.tips_seen = True, ()
            achievements.progress(app).forget(TOLD)
            app.keep()
            self.rebuild()
        else:
            setattr(app.settings, row.key, value)
            (app.restyle if name in ("high-contrast", "big-board") else app.keep)()
            if name == "mono":
                app.sound.reopen()
            # A new layout waits until the pointer has left, or the choice would move away from it.
            self._stale = self._stale or name.endswith("-size")

    def _defaults(self) -> None:
        self.app.settings.reset()
        self.app.restyle()

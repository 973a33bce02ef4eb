"""Settings, in pages: every change counts at once and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.learning.coach import TOLD
from luna.shell.access.node import Node, heading
from luna.shell.app.scene import App
from luna.shell.app.settings import GRACES, NAME, PREVIEWS, RECAPS, SIZES, SPEEDS
from luna.shell.drawing import theme
from luna.shell.records import achievements
from luna.shell.screens import keyspage
from luna.shell.screens.credits import CreditsScene
from luna.shell.screens.menu import MenuScene
from luna.shell.widgets import Button, Chip, Column, Widget

PAGES: Final = {
    "display": "ui/icon-eye",
    "look": "ui/icon-spark",
    "motion": "ui/icon-replay",
    "play": "ui/icon-temple",
    "keys": "ui/icon-menu",
    "language": "ui/icon-flag",
}
"""The pages and their pictures."""
_HEAD: Final = 132  # units above the pages with the heading
_BARE: Final = 34  # and without it, where the window is low
_LOW: Final = 700
_FOOT: Final = 104
_TAB: Final = 60


class SettingsScene(MenuScene):
    """The settings: one page of six, the list of them at the left."""

    need = (960, 540)
    first = "page-display"

    def __init__(self, app: App, over: MenuScene | None = None) -> None:
        super().__init__(app, over)
        self.page = "display"
        self.pages = tuple(PAGES)
        self._stale = False  # a size was chosen that nothing has yet

    def show(self, page: str) -> None:
        """Turn to a page."""
        self.page, self.rolled = page, 0
        self.rebuild()

    def panel(self) -> pygame.Rect:
        """The rectangle of the panel in which everything stands."""
        return self.middle(1500, 900)

    @override
    def build(self) -> list[Widget]:
        words, paint, panel = self.words, self.paint, self.panel()
        side, top = panel.x + paint.px(40), panel.y + paint.px(_HEAD if self._tall else _BARE)
        foot = panel.bottom - paint.px(_FOOT)
        wide = max(Button.wide(paint, words(f"settings-page-{page}"), icon=True) for page in PAGES)
        pitch = min(paint.px(_TAB) + paint.px(10), (foot - top) // len(PAGES))
        tabs: list[Widget] = []
        for index, (page, icon) in enumerate(PAGES.items()):
            place = pygame.Rect(side, top + pitch * index, wide, pitch - paint.px(8))
            said, chosen = words(f"settings-page-{page}"), page == self.page
            tabs.append(Button(place, f"page-{page}", said, partial(self.show, page), icon=icon, chosen=chosen))
        left = side + wide + paint.px(36)
        column = self.column(pygame.Rect(left, top, panel.right - paint.px(48) - left, foot - paint.px(14) - top))
        getattr(self, f"_{self.page}")(column)
        return [*tabs, *column.widgets, *self._footer(side, foot)]

    @override
    def said(self) -> Sequence[Node]:
        return (heading(self.words("settings-title")),)

    @override
    def content(self, surface: pygame.Surface) -> None:
        panel, paint = self.panel(), self.paint
        paint.panel(surface, panel, "overlay")
        if self._tall:
            self.heading(surface, panel, self.words("settings-title"))
        path = self.app.settings.path
        if path is None:
            return
        said = self.words("settings-file", file=str(path.parent / NAME))
        right, middle = panel.right - paint.px(48), panel.bottom - paint.px(_FOOT) + self._button_high // 2
        if paint.fonts.width(said, "label") <= right - self._foot_end - paint.px(30):
            paint.fonts.draw(surface, said, "label", theme.now.MUTED, (right, middle), "right")

    # --- the pages ---

    def _display(self, column: Column) -> None:
        words, settings = self.words, self.app.settings
        below = words("settings-full-screen-below")
        column.switch("full-screen", words("settings-full-screen"), settings.full_screen, self.app.full_screen, below)
        column.gap(20)
        self._sizes(column, "ui-size", "ui_size")
        column.gap(6)
        column.words("ui-size-below", words("settings-ui-size-below"), colour=theme.now.MUTED)
        column.gap(26)
        self._switch(column, "big-board", "big_board", restyle=True)
        column.gap(26)
        self._sample(column, "ui_size")

    def _look(self, column: Column) -> None:
        words = self.words
        self._sizes(column, "text-size", "text_size")
        column.gap(26)
        self._switch(column, "high-contrast", "high_contrast", restyle=True)
        column.gap(26)
        if words.has("settings-shapes"):
            column.words("shapes", words("settings-shapes"), colour=theme.now.MUTED)
            column.gap(26)
        self._sample(column, "text_size")

    def _motion(self, column: Column) -> None:
        words, settings = self.words, self.app.settings
        self._choice(column, "speed", "animation_speed", SPEEDS, self._speed)
        column.gap()
        self._switch(column, "motion", "reduced_motion")
        column.gap()
        self._switch(column, "attract", "attract")
        column.gap(26)
        for volume in ("music", "ambience", "effects"):
            label, now = words(f"settings-{volume}"), getattr(settings, volume)
            column.slider(volume, label, now, self._percent, partial(self._keep, volume))
            column.gap(4)
        column.gap()
        self._switch(column, "mute-unfocused", "mute_unfocused")

    def _play(self, column: Column) -> None:
        words, settings = self.words, self.app.settings
        for name, values, said in (
            ("preview", PREVIEWS, lambda preview: words(f"settings-preview-{preview}")),
            ("grace", GRACES, self._grace),
            ("recap", RECAPS, lambda recap: words(f"settings-recap-{recap}")),
        ):
            self._choice(column, name, name, values, said)
            column.gap(6)
            column.words(f"{name}-below", words(f"settings-{name}-below"), colour=theme.now.MUTED)
            column.gap(22)
        if words.has("settings-confirm-candle"):
            self._switch(column, "confirm-candle", "confirm_candle")
            column.gap(6)
        self._switch(column, "tips", "tips")
        column.gap()
        self._switch(column, "remarks", "remarks")
        column.gap(10)
        column.button("tips-again", words("settings-tips-again"), self._tips_again)
        column.widgets[-1].enabled = bool(settings.tips_seen) or achievements.progress(self.app).has(TOLD)

    def _keys(self, column: Column) -> None:
        keyspage.build(self, column)

    def _language(self, column: Column) -> None:
        languages(self, column)

    # --- inside ---

    @property
    def _tall(self) -> bool:
        """Whether the heading has room."""
        return self.canvas.height / self.canvas.u >= _LOW

    @property
    def _button_high(self) -> int:
        return max(self.paint.px(62), self.paint.fonts.line("body_bold") + self.paint.px(14))

    def _footer(self, left: int, top: int) -> list[Widget]:
        words, buttons = self.words, list[Widget]()
        for name, said, key, action in (
            ("back", words("back"), words("key-esc"), self.back),
            ("defaults", words("settings-defaults"), "", self._defaults),
            ("credits", words("settings-credits"), "", lambda: self.app.push(CreditsScene(self.app, self))),
        ):
            wide = Button.wide(self.paint, said, key=key)
            place = pygame.Rect(left, top, wide, self._button_high)
            buttons.append(Button(place, name, said, action, primary=name == "back", key=key))
            left = place.right + self.paint.px(14)
        self._foot_end = left
        return buttons

    def _sizes(self, column: Column, name: str, key: str) -> None:
        said = [self._percent(size) for size in SIZES]
        now = SIZES.index(getattr(self.app.settings, key))
        column.choice(name, self.words(f"settings-{name}"), said, now, lambda index: self._sized(key, SIZES[index]))

    def _sample(self, column: Column, key: str) -> None:
        """How large words would be."""
        before = getattr(self.app.settings, key)
        times = lambda: getattr(self.app.settings, key) / before  # noqa: E731
        own = "settings-sample" if self.words.has("settings-sample") else "saves-empty-below"
        column.sample(self.words(own), times, SIZES[-1] / before)

    def _sized(self, key: str, size: int) -> None:
        """Kept at once; everything is laid out anew when the pointer has left, or it would flee from under it."""
        self._keep(key, size)
        self._stale = True

    def back(self) -> None:
        """Escape: a size that waits for the pointer waits no longer."""
        super().back()
        if self._stale:
            self._stale = False
            self.app.restyle()

    @override
    def update(self, dt: float) -> None:
        under = None if self.ring.shown else self.ring.hovered  # keys do not miss what moves
        if self._stale and (under is None or not under.name.endswith("-size")):
            self._stale = False
            self.app.restyle()

    def _switch(self, column: Column, name: str, key: str, *, restyle: bool = False) -> None:
        words, now = self.words, getattr(self.app.settings, key)
        below = words(f"settings-{name}-below")
        column.switch(name, words(f"settings-{name}"), now, partial(self._keep, key, restyle=restyle), below)

    def _percent(self, value: int) -> str:
        return self.words("settings-percent", value=value)

    def _choice(self, column: Column, name: str, key: str, values: Sequence[str], said: Callable[[str], str]) -> None:
        """One of several words that the setting can be."""
        now = values.index(getattr(self.app.settings, key))
        keep = lambda index: self._keep(key, values[index])  # noqa: E731
        column.choice(name, self.words(f"settings-{name}"), [said(value) for value in values], now, keep)

    def _speed(self, speed: str) -> str:
        if speed == "instant":
            return self.words("settings-speed-instant")
        return self.words("settings-speed-factor", factor=float(speed))  # a number: each language has its own point

    def _grace(self, grace: str) -> str:
        if grace in ("off", "wait"):
            return self.words(f"settings-grace-{grace}")
        return self.words("settings-seconds", count=int(grace))

    def _keep(self, key: str, value: Any, *, restyle: bool = False) -> None:
        setattr(self.app.settings, key, value)
        (self.app.restyle if restyle else self.app.keep)()

    def _tips_again(self) -> None:
        self.app.settings.tips, self.app.settings.tips_seen = True, ()
        achievements.progress(self.app).forget(TOLD)
        self.app.keep()
        self.rebuild()

    def _defaults(self) -> None:
        self.app.settings.reset()
        self.app.restyle()


def languages(
    scene: MenuScene, column: Column, more: Sequence[tuple[int, Callable[[pygame.Rect], Widget]]] = ()
) -> None:
    """A chip for every language, under its own name, and `more` chips; used by all screens where it can be chosen."""
    paint, words = scene.paint, scene.words
    chips: list[tuple[int, Callable[[pygame.Rect], Widget]]] = []
    for language in words.languages():
        said, chosen = words(f"language-{language}"), language == words.language
        chips.append((Chip.wide(paint, said), _chip(scene.app, language, said, chosen)))
    column.buttons([*chips, *more], 50)


def _chip(app: App, language: str, said: str, chosen: bool) -> Callable[[pygame.Rect], Widget]:
    return lambda place: Chip(
        place, f"language-{language}", said, lambda: app.speak(language), icon=f"ui/flag-{language}", chosen=chosen
    )

"""Settings in six sections: every change applies and is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.learning.coach import TOLD
from luna.shell.app.scene import App
from luna.shell.app.settings import (
    GRACES,
    HOLDS,
    KEYBOARDS,
    NAME,
    PADS,
    PREVIEWS,
    RECAPS,
    REPEATS,
    SIZES,
    SPEEDS,
    VOICE_RATES,
    VOICE_WORDS,
)
from luna.shell.drawing import theme
from luna.shell.records import achievements
from luna.shell.screens import key_bindings
from luna.shell.screens.credits import CreditsScene
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import Foot, PageScene, languages
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
_TAB: Final = 70  # units from one tab to the next


class SettingsScene(PageScene):
    """One section at the right, the tabs of all at the left."""

    first = "page-display"
    title_key = "settings-title"
    size = (1500, 900)
    shines = True

    def __init__(self, app: App, over: MenuScene | None = None) -> None:
        super().__init__(app, over)
        self.page = "display"
        self._stale = False  # a size was chosen that no page has yet
        self._sections: dict[str, Callable[[Column], None]] = {
            "display": self._display,
            "look": self._look,
            "motion": self._motion,
            "voice": self._voice,
            "play": self._play,
            "hands": self._hands,
            "keys": lambda column: key_bindings.build(self, column),
            "language": lambda column: languages(self, column),
        }

    def show(self, page: str) -> None:
        """Turn to a section."""
        self.page, self.scroll.offset = page, 0
        self.rebuild()

    @override
    def body(self) -> list[Widget]:
        words, paint, window, tabs = self.words, self.paint, self.window, list[Widget]()
        wide = max(Button.wide(paint, words(f"settings-page-{page}"), icon=True) for page in PAGES)
        pitch = min(paint.target(_TAB - 8) + paint.px(8), window.height // len(PAGES))
        for index, (page, icon) in enumerate(PAGES.items()):
            place = pygame.Rect(window.x, window.y + pitch * index, wide, pitch - paint.px(8))
            said, chosen = words(f"settings-page-{page}"), page == self.page
            tabs.append(Button(place, f"page-{page}", said, partial(self.show, page), icon=icon, chosen=chosen))
        left = window.x + wide + paint.px(36)
        column = self.column(pygame.Rect(left, window.y, window.right - left, window.height))
        self._sections[self.page](column)
        return [*tabs, *column.widgets]

    @override
    def foot(self) -> list[Foot]:
        words, credits_ = self.words, lambda: self.app.push(CreditsScene(self.app, self))
        return [
            Foot("defaults", words("settings-defaults"), self._defaults, primary=False, left=True),
            Foot("credits", words("settings-credits"), credits_, primary=False, left=True),
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

    # --- the sections ---

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
        self._sizes(column, "text-size", "text_size")
        column.gap(26)
        self._switch(column, "high-contrast", "high_contrast", restyle=True)
        column.gap(26)
        if self.words.has("settings-shapes"):
            column.words("shapes", self.words("settings-shapes"), colour=theme.now.MUTED)
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

    def _voice(self, column: Column) -> None:
        words, settings, narrator = self.words, self.app.settings, self.app.narrator
        column.switch("voice", words("settings-voice"), settings.voice, narrator.switch, words("settings-voice-below"))
        column.gap()
        rates = [self._percent(rate) for rate in VOICE_RATES]
        keep = lambda index: self._keep("voice_rate", VOICE_RATES[index])  # noqa: E731
        column.choice("voice-rate", words("settings-voice-rate"), rates, VOICE_RATES.index(settings.voice_rate), keep)
        column.gap()
        self._choice(
            column, "voice-words", "voice_words", VOICE_WORDS, lambda much: words(f"settings-voice-words-{much}")
        )
        column.gap(6)
        column.words("voice-words-below", words("settings-voice-words-below"), colour=theme.now.MUTED)
        column.gap(26)
        self._switch(column, "captions", "captions")
        column.gap()
        self._switch(column, "mono", "mono", after=self.app.sound.reopen)

    def _hands(self, column: Column) -> None:
        words = self.words
        for name, values, below in (("hold", HOLDS, True), ("repeats", REPEATS, False), ("keyboard", KEYBOARDS, True)):
            self._choice(column, name, name, values, partial(self._hand, name))
            if below:
                column.gap(6)
                column.words(f"{name}-below", words(f"settings-{name}-below"), colour=theme.now.MUTED)
            column.gap(18)
        self._choice(column, "pad-kind", "pad_kind", PADS, lambda kind: words(f"settings-pad-{kind}"))
        column.gap(18)
        self._switch(column, "unhurried", "unhurried")
        column.gap(10)
        column.button("handheld", words("settings-handheld"), self._handheld)
        column.gap(6)
        column.words("handheld-below", words("settings-handheld-below"), colour=theme.now.MUTED)

    def _hand(self, name: str, value: str) -> str:
        if value[0].isdigit():
            return self.words("settings-seconds", count=float(value))
        return self.words(f"settings-{name}-{value}")

    def _handheld(self) -> None:
        self.app.settings.handheld()
        self.app.full_screen(True)
        self.app.restyle()

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

    # --- controls ---

    def _switch(
        self, column: Column, name: str, key: str, *, restyle: bool = False, after: Callable[[], None] | None = None
    ) -> None:
        words, now = self.words, getattr(self.app.settings, key)
        below = words(f"settings-{name}-below")

        def change(on: bool) -> None:
            self._keep(key, on, restyle=restyle)
            if after is not None:
                after()

        column.switch(name, words(f"settings-{name}"), now, change, below)

    def _choice(self, column: Column, name: str, key: str, values: Sequence[str], said: Callable[[str], str]) -> None:
        now = values.index(getattr(self.app.settings, key))
        keep = lambda index: self._keep(key, values[index])  # noqa: E731
        column.choice(name, self.words(f"settings-{name}"), [said(value) for value in values], now, keep)

    def _sizes(self, column: Column, name: str, key: str) -> None:
        """A choice of sizes. A new layout waits until the pointer has left, or the choice would move away from it."""

        def choose(index: int) -> None:
            self._keep(key, SIZES[index])
            self._stale = True

        said, now = [self._percent(size) for size in SIZES], SIZES.index(getattr(self.app.settings, key))
        column.choice(name, self.words(f"settings-{name}"), said, now, choose)

    def _sample(self, column: Column, key: str) -> None:
        """A sentence in the chosen size."""
        before = getattr(self.app.settings, key)
        times = lambda: getattr(self.app.settings, key) / before  # noqa: E731
        own = "settings-sample" if self.words.has("settings-sample") else "saves-empty-below"
        column.sample(self.words(own), times, SIZES[-1] / before)

    def _percent(self, value: int) -> str:
        return self.words("settings-percent", value=value)

    def _speed(self, speed: str) -> str:
        if speed == "instant":
            return self.words("settings-speed-instant")
        return self.words("settings-speed-factor", factor=float(speed))  # a number: each language has its own point

    def _grace(self, grace: str) -> str:
        if grace in ("off", "wait"):
            return self.words(f"settings-grace-{grace}")
        return self.words("settings-seconds", count=int(grace))

    # --- changes ---

    def _keep(self, key: str, value: Any, *, restyle: bool = False) -> None:
        setattr(self.app.settings, key, value)
        (self.app.restyle if restyle else self.app.keep)()

    def _restyle(self) -> None:
        self._stale = False
        self.app.restyle()

    def _tips_again(self) -> None:
        self.app.settings.tips, self.app.settings.tips_seen = True, ()
        achievements.progress(self.app).forget(TOLD)
        self.app.keep()
        self.rebuild()

    def _defaults(self) -> None:
        self.app.settings.reset()
        self.app.restyle()

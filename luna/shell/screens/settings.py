"""Settings in six sections: every change applies and is saved at once."""

from collections.abc import Callable
from functools import partial
from typing import Final

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
    SPEEDS,
    VOICE_RATES,
    VOICE_VOLUMES,
    VOICE_WORDS,
)
from luna.shell.drawing import theme
from luna.shell.records import achievements
from luna.shell.screens import key_bindings
from luna.shell.screens.credits import CreditsScene
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import Foot, PageScene, languages
from luna.shell.screens.setting_rows import SettingRows
from luna.shell.widgets import Button, Widget

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
        self._sections: dict[str, Callable[[SettingRows], None]] = {
            "display": self._display,
            "look": self._look,
            "motion": self._motion,
            "voice": self._voice,
            "play": self._play,
            "hands": self._hands,
            "keys": lambda rows: key_bindings.build(self, rows.column),
            "language": lambda rows: languages(self, rows.column),
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
        self._sections[self.page](SettingRows(self.app, column))
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

    def _display(self, rows: SettingRows) -> None:
        words, full = self.words, self.app.settings.full_screen
        below = words("settings-full-screen-below")
        rows.column.switch("full-screen", words("settings-full-screen"), full, self.app.full_screen, below)
        rows.gap(20).sizes("ui-size", self._resized)
        rows.below("ui-size")
        rows.gap(26).switch("big-board", restyle=True)
        rows.gap(26).sample("ui_size")

    def _look(self, rows: SettingRows) -> None:
        rows.sizes("text-size", self._resized)
        rows.gap(26).switch("high-contrast", restyle=True)
        if self.words.has("settings-shapes"):
            rows.column.gap(26).words("shapes", self.words("settings-shapes"), colour=theme.now.MUTED)
        rows.gap(26).sample("text_size")

    def _motion(self, rows: SettingRows) -> None:
        rows.pick("speed", SPEEDS, self._speed, key="animation_speed")
        rows.gap().switch("motion", key="reduced_motion")
        rows.gap().switch("attract")
        rows.gap(26)
        for volume in ("music", "ambience", "effects"):
            rows.slider(volume)
            rows.gap(4)
        rows.gap().switch("mute-unfocused")

    def _voice(self, rows: SettingRows) -> None:
        words, narrator = self.words, self.app.narrator
        below = words("settings-voice-below")
        rows.column.switch("voice", words("settings-voice"), narrator.awake, narrator.switch, below)
        rows.gap().pick("voice-rate", VOICE_RATES, rows.percent)
        rows.gap().pick("voice-volume", VOICE_VOLUMES, rows.percent)
        rows.gap().pick("voice-words", VOICE_WORDS, lambda much: words(f"settings-voice-words-{much}"))
        rows.below("voice-words")
        rows.gap(26).switch("captions")
        rows.gap().switch("mono", after=self.app.sound.reopen)

    def _hands(self, rows: SettingRows) -> None:
        words = self.words
        for name, values, below in (("hold", HOLDS, True), ("repeats", REPEATS, False), ("keyboard", KEYBOARDS, True)):
            rows.pick(name, values, partial(self._seconds, name))
            if below:
                rows.below(name)
            rows.gap(18)
        rows.pick("pad-kind", PADS, lambda kind: words(f"settings-pad-{kind}"))
        rows.gap(18).switch("unhurried")
        rows.column.gap(10).button("handheld", words("settings-handheld"), self._handheld)
        rows.below("handheld")

    def _play(self, rows: SettingRows) -> None:
        words, column = self.words, rows.column
        for name, values, said in (
            ("preview", PREVIEWS, lambda preview: words(f"settings-preview-{preview}")),
            ("grace", GRACES, partial(self._seconds, "grace")),
            ("recap", RECAPS, lambda recap: words(f"settings-recap-{recap}")),
        ):
            rows.pick(name, values, said)
            rows.below(name)
            rows.gap(22)
        if words.has("settings-confirm-candle"):
            rows.switch("confirm-candle")
            rows.gap(6)
        rows.switch("tips")
        rows.gap().switch("remarks")
        rows.gap().switch("strength")
        column.gap(10).button("tips-again", words("settings-tips-again"), self._tips_again)
        seen = bool(self.app.settings.tips_seen) or achievements.progress(self.app).has(TOLD)
        column.widgets[-1].enabled = seen

    def _seconds(self, name: str, value: str) -> str:
        if value[0].isdigit():
            return self.words("settings-seconds", count=float(value))
        return self.words(f"settings-{name}-{value}")

    def _speed(self, speed: str) -> str:
        if speed == "instant":
            return self.words("settings-speed-instant")
        return self.words("settings-speed-factor", factor=float(speed))  # a number: each language has its own point

    # --- changes ---

    def _resized(self) -> None:
        """A new layout waits until the pointer has left, or the choice would move away from it."""
        self._stale = True

    def _restyle(self) -> None:
        self._stale = False
        self.app.restyle()

    def _handheld(self) -> None:
        self.app.settings.handheld()
        self.app.full_screen(True)
        self.app.restyle()

    def _tips_again(self) -> None:
        self.app.settings.tips, self.app.settings.tips_seen = True, ()
        achievements.progress(self.app).forget(TOLD)
        self.app.keep()
        self.rebuild()

    def _defaults(self) -> None:
        self.app.settings.reset()
        self.app.restyle()

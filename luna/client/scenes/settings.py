"""Settings: every change counts at once and is kept at once."""

from __future__ import annotations

import pygame

from luna.client import theme
from luna.client.loop import App
from luna.client.scene import Canvas
from luna.client.scenes.menu import MenuScene
from luna.client.settings import NAME, SPEEDS
from luna.client.widgets import Action, Button, Chip, Choice, Switch, Widget


class SettingsScene(MenuScene):
    """Language, animations, window."""

    first = "back"

    def __init__(self, app: App, over: MenuScene | None = None) -> None:
        super().__init__(app)
        self._over = over

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`: the menu below must take its picture of the table once more."""
        self.see_through = self._over is not None
        super().resize(canvas)

    def background(self, surface: pygame.Surface) -> None:
        """See `MenuScene`: over a table its own dimmed picture."""
        self.see_through = False
        if self._over is not None:
            self._over.background(surface)
        else:
            super().background(surface)

    def build(self) -> list[Widget]:
        """See `MenuScene`."""
        words, settings, rect = self.words, self.app.settings, self.canvas.rect
        speeds = [
            words("settings-speed-instant" if speed == "instant" else "settings-speed-factor", factor=speed)
            for speed in SPEEDS
        ]
        widgets: list[Widget] = self._languages()
        widgets += [
            Choice(rect(470, 470, 980, 58), "speed", speeds, SPEEDS.index(settings.animation_speed), self._speed),
            Switch(
                rect(470, 570, 980, 84),
                "motion",
                words("settings-motion"),
                settings.reduced_motion,
                self._motion,
                below=words("settings-motion-below"),
            ),
            Switch(
                rect(470, 670, 980, 84),
                "full-screen",
                words("settings-full-screen"),
                settings.full_screen,
                self.app.full_screen,
                below=words("settings-full-screen-below"),
            ),
        ]
        wide = Button.wide(self.paint, words("back"), key=words("key-esc"))
        place = rect(470, 800, 0, 66)
        back = pygame.Rect(place.x, place.y, wide, place.height)
        widgets.append(Button(back, "back", words("back"), self.back, primary=True, key=words("key-esc")))
        return widgets

    def panel(self) -> pygame.Rect:
        """Where everything stands."""
        return self.canvas.rect(410, 150, 1100, 770)

    def content(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        panel, words = self.panel(), self.words
        self.paint.panel(surface, panel, "overlay")
        self.heading(surface, panel, words("settings-title"))
        for key, y in (("settings-language", 306), ("settings-speed", 446)):
            self.label(surface, words(key), *self.canvas.rect(472, y, 0, 0).topleft)
        settings = self.app.settings
        if settings.path is not None:
            said = words("settings-file", file=str(settings.path.parent / NAME))
            right = self.canvas.rect(1450, 833, 0, 0).topleft
            room = self.paint.px(690)
            fonts = self.paint.fonts
            fonts.draw(surface, fonts.fit(said, "label", room), "label", theme.MUTED, right, "right")

    def _languages(self) -> list[Widget]:
        chips: list[Widget] = []
        left, top, _, high = self.canvas.rect(470, 332, 0, 50)
        for language in self.words.languages():
            said = self.words(f"language-{language}")
            place = pygame.Rect(left, top, Chip.wide(self.paint, said), high)
            chosen = language == self.words.language
            action = _speak(self.app, language)
            name = f"language-{language}"
            chips.append(Chip(place, name, said, action, icon=f"ui/flag-{language}", chosen=chosen))
            left = place.right + self.paint.px(13)
        return chips

    def _speed(self, index: int) -> None:
        self.app.settings.animation_speed = SPEEDS[index]
        self.app.keep()

    def _motion(self, on: bool) -> None:
        self.app.settings.reduced_motion = on
        self.app.keep()


def _speak(app: App, language: str) -> Action:
    return lambda: app.speak(language)

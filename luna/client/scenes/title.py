"""The first screen: the temple by night, the way back into the last game, and everything else."""

from __future__ import annotations

from typing import Final

import pygame

from luna import __version__
from luna.client import sessions, theme
from luna.client.loop import App
from luna.client.scenes.menu import MenuScene
from luna.client.scenes.newgame import NewGameScene
from luna.client.scenes.saves import SavesScene
from luna.client.scenes.settings import SettingsScene
from luna.client.widgets import Action, Chip, MenuButton, Widget
from luna.text.sentences import listed

_LEFT: Final = 84
_WIDE: Final = 638
_TOP: Final = 319
_PITCH: Final = 76


class TitleScene(MenuScene):
    """Title and main menu."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.last = app.saves.newest_unfinished()
        self.first = "continue" if self.last else "new"

    def enter(self) -> None:
        """See `Scene`."""
        self.app.sound.night(quiet=True)

    def resume(self) -> None:
        """See `Scene`: saved games may have come or gone."""
        self.last = self.app.saves.newest_unfinished()
        super().resume()

    def back(self) -> None:
        """There is nothing behind the title."""

    def build(self) -> list[Widget]:
        """See `MenuScene`."""
        words, top = self.words, _TOP
        widgets: list[Widget] = []
        if self.last:
            rect = self.canvas.rect(_LEFT, top, _WIDE, 90)
            widgets.append(
                MenuButton(
                    rect,
                    "continue",
                    words("title-continue"),
                    self._continue,
                    icon="ui/icon-continue",
                    below=self._resumes(),
                    primary=True,
                    key=words("key-enter"),
                )
            )
            top += 102
        for name, icon, action in (
            ("new", "ui/icon-new", lambda: self.app.push(NewGameScene(self.app))),
            ("saves", "ui/icon-log", lambda: self.app.push(SavesScene(self.app))),
            ("settings", "ui/icon-gear", lambda: self.app.push(SettingsScene(self.app))),
            ("quit", "ui/icon-quit", self.app.quit),
        ):
            primary = name == self.first
            rect = self.canvas.rect(_LEFT, top, _WIDE, 64)
            key = words("key-enter") if primary else ""
            said = words(f"title-{name}")
            widgets.append(MenuButton(rect, name, said, action, icon=icon, primary=primary, key=key))
            top += _PITCH
        return widgets + self._languages()

    def content(self, surface: pygame.Surface) -> None:
        """Name, subtitle, divider and the small print."""
        paint, words = self.paint, self.words
        at = self.canvas.rect(40, 62, 0, 0).topleft
        moon = paint.art.at("title/logo-moon", self.canvas.u)
        surface.blit(moon.surface, (at[0] - moon.ax, at[1] - moon.ay))
        name = self.canvas.rect(226, 152, 0, 0).topleft
        paint.soft_text(surface, words("title-name"), "title", theme.GUARD_TEXT, name)
        below = self.canvas.rect(229, 248, 0, 0).topleft
        paint.soft_text(surface, words("title-subtitle"), "subtitle", theme.MOONLIGHT, below)
        line = paint.art.at("title/divider", self.canvas.u)
        place = self.canvas.rect(80, 286, 0, 0).topleft
        surface.blit(line.surface, (place[0] - line.ax, place[1] - line.ay))
        right, bottom = self.canvas.width - paint.px(36), self.canvas.height
        for said, y in ((words("title-full-screen"), 62), (words("title-version", version=__version__), 30)):
            paint.soft_text(surface, said, "label", theme.SECONDARY, (right, bottom - paint.px(y)), "right")

    def background(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        surface.blit(self.app.seascape.sharp(self.canvas), (0, 0))

    def _languages(self) -> list[Widget]:
        chips: list[Widget] = []
        left = self.canvas.rect(_LEFT, 0, 0, 0).x
        for language in self.words.languages():
            said = self.words(f"language-{language}")
            _, top, _, high = self.canvas.rect(0, 992, 0, 50)
            rect = pygame.Rect(left, top, Chip.wide(self.paint, said), high)
            action = _speaker(self.app, language)
            chosen = language == self.words.language
            chips.append(Chip(rect, f"language-{language}", said, action, icon=f"ui/flag-{language}", chosen=chosen))
            left = rect.right + self.paint.px(13)
        return chips

    def _resumes(self) -> str:
        assert self.last is not None
        names = listed(self.words, [sessions.seat_name(self.words, seat) for seat in self.last.seats])
        if not self.last.round:
            return self.words("title-continue-start", names=names)
        return self.words("title-continue-below", round=self.last.round, names=names)

    def _continue(self) -> None:
        assert self.last is not None
        if not sessions.open_save(self.app, self.last.path):
            self.resume()


def _speaker(app: App, language: str) -> Action:
    return lambda: app.speak(language)

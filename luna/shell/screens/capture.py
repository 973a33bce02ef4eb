"""Waits for the one key, or the one button of the pad, that a command is to have from now on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Scene
from luna.shell.drawing import theme
from luna.shell.input import pad

_WIDE: Final = 760


class CaptureScene(Scene):
    """Over the page of the settings; a click anywhere, Escape, or button B for a key, leaves all as it is."""

    see_through = True
    RESET: Final = "reset"
    """What `change` is told when the default is wanted back."""

    def __init__(self, app: App, command: str, key: bool, change: Callable[[str], None]) -> None:
        """`command`: its name in the player's language; `key`: a key is wanted, else a button."""
        super().__init__(app)
        self._command, self._key, self._change = command, key, change

    @override
    def resize(self, canvas: Canvas) -> None:
        self.canvas = canvas.needing(960, 540)
        self.paint = self.app.paint_for(self.canvas.u, self.canvas.type)
        self.dirty = True

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.app.pop(self)
        elif event.type == pad.PRESSED:
            if self._key:
                self.app.pop(self)
            else:
                self._take(event.button)
        elif event.type == pygame.KEYDOWN:
            self._pressed(event)
        return True

    @override
    def draw(self, surface: pygame.Surface) -> None:
        words, paint, fonts = self.app.catalogue, self.paint, self.paint.fonts
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((*theme.ABYSS, 150))
        surface.blit(shade, (0, 0))
        wide = min(paint.px(_WIDE * max(1.0, fonts.growth)), surface.get_width() - paint.px(40))
        room = wide - 2 * paint.px(50)
        asked = words("keys-press-key" if self._key else "keys-press-button", command=self._command)
        lines = [(part, "card_title", theme.now.MOONLIGHT) for part in fonts.wrap(asked, "card_title", room)]
        for key in ("keys-press-reset", "keys-press-cancel"):
            lines += [(part, "label", theme.now.SECONDARY) for part in fonts.wrap(words(key), "label", room)]
        high = sum(fonts.line(style) for _, style, _ in lines) + paint.px(88)
        panel = pygame.Rect(0, 0, wide, high)
        panel.center = surface.get_rect().center
        paint.shadow(surface, panel)
        paint.panel(surface, panel, "overlay")
        top = panel.y + paint.px(36)
        for number, (part, style, colour) in enumerate(lines):
            if number and style != lines[number - 1][1]:
                top += paint.px(8)
            top += fonts.line(style)
            fonts.draw(surface, part, style, colour, (panel.centerx, top - fonts.line(style) / 2), "mid")

    def _pressed(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_ESCAPE:
            self.app.pop(self)
        elif event.key == pygame.K_BACKSPACE and not event.mod & pygame.KMOD_CTRL:
            self._take(self.RESET)
        elif self._key and (chord := self.app.keys.chord(event)):
            self._take(chord)

    def _take(self, key: str) -> None:
        self.app.pop(self)
        self._change(key)

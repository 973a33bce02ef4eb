"""The page of the settings for keys and pad: every command with its key and its button, to be changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from typing_extensions import override

from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.input import commands, keys, pad
from luna.shell.input.keys import Bindings
from luna.shell.screens.capture import CaptureScene
from luna.shell.widgets import Action, Button, Column, Widget
from luna.shell.widgets.words import Words

if TYPE_CHECKING:
    from luna.shell.app.scene import App
    from luna.shell.screens.menu import MenuScene

_Maker = Callable[[pygame.Rect], Widget]
_SHARES: Final = (0.46, 0.24, 0.30)  # of the width: name, key, button
_NONE: Final = "–"
_PAD: Final = 14  # units beside the words of a cap
_SMALL: Final = 14  # least size of a word that is wider than its cap, before it grows with the text


def build(scene: MenuScene, column: Column) -> None:
    """Put its rows into the column of the settings."""
    words, app = scene.words, scene.app
    column.words("keys-intro", words("keys-intro"))
    heads = {head: words(f"keys-column-{head}") for head in ("key", "pad")}
    for section, listed in commands.sections(game_client.of(app.game).commands).items():
        column.gap(18)
        over = [(said, _head(column.paint, f"{section}-{head}", said)) for head, said in heads.items()]
        _row(column, f"section-{section}", words(f"keys-section-{section}"), over, "card_title", theme.GOLD)
        for command in listed:
            key, button = keys.said(words, app.keys.first(command)), pad.said(words, app.pad.map.first(command))
            cells = [
                (key, _cap(f"key-{command}", key, _asker(scene, app.keys, command), app.keys.changed(command))),
                (
                    button,
                    _cap(f"pad-{command}", button, _asker(scene, app.pad.map, command), app.pad.map.changed(command)),
                ),
            ]
            _row(column, command, name_of(app, command), cells)
    column.gap(26)
    column.button("keys-reset-all", words("keys-reset-all"), partial(_reset_all, scene))
    column.widgets[-1].enabled = bool(app.keys.changes or app.pad.map.changes)
    column.gap(20)


def name_of(app: App, name: str) -> str:
    """What a command of the game before the player is called."""
    command = commands.by_name(commands.sections(game_client.of(app.game).commands))[name]
    key = command.words or f"command-{name}"
    return app.catalogue(key, number=command.number) if command.number else app.catalogue(key)


class Cap(Button):
    """A key or a button of the pad, in as many lines as it needs; lit when it was changed."""

    @staticmethod
    def high(paint: Paint, words: str, width: int) -> int:
        """Pixels that it needs in a width."""
        lines = _lines(paint, words, width)
        return max(len(lines) * paint.fonts.line("label_bold") + paint.px(14), paint.px(48))

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        lines = _lines(paint, self.words or _NONE, self.rect.width)
        ink, line = theme.now.MOONLIGHT if self.words else theme.now.MUTED, paint.fonts.line("label_bold")
        top = self.rect.centery - line * len(lines) / 2
        for number, words in enumerate(lines):
            at = self.rect.centerx, top + line * (number + 0.5)
            paint.fonts.draw(target, words, "label_bold", ink, at, "mid")


def _lines(paint: Paint, words: str, width: int) -> list[str]:
    """The words of a cap; a chord too wide for it is broken after its plus."""
    room = width - 2 * paint.px(_PAD)
    lines = paint.fonts.wrap(words, "label_bold", room)
    if all(paint.fonts.width(line, "label_bold") <= room for line in lines):
        return lines
    return paint.fonts.wrap(words.replace("+", "+ "), "label_bold", room)


def _cap(name: str, words: str, action: Action, changed: bool) -> _Maker:
    return lambda place: Cap(place, name, words, action, chosen=changed)


def _head(paint: Paint, name: str, words: str) -> _Maker:
    def make(place: pygame.Rect) -> Widget:
        high = Words.high(paint, words, "label_bold", place.width)
        rect = pygame.Rect(place.x, place.centery - high // 2, place.width, high)
        return Words(rect, name, words, "label_bold", theme.now.SECONDARY, mid=True)

    return make


def _row(
    column: Column,
    name: str,
    label: str,
    cells: Sequence[tuple[str, _Maker]],
    style: str = "label",
    colour: theme.Colour | None = None,
) -> None:
    """A name, and what stands beside it under the two heads."""
    paint, gap = column.paint, column.paint.px(8)
    wide = [round(share * column.window.width) for share in _SHARES]
    lines = Words.high(paint, label, style, wide[0] - gap)
    high = max(lines, *(Cap.high(paint, said, width - gap) for (said, _), width in zip(cells, wide[1:], strict=True)))
    place = column.take(high)
    rect = pygame.Rect(place.x, place.centery - lines // 2, wide[0] - gap, lines)
    column.add(Words(rect, f"name-{name}", label, style, colour or theme.now.MOONLIGHT))
    left = place.x + wide[0]
    for (_, make), width in zip(cells, wide[1:], strict=True):
        column.add(make(pygame.Rect(left, place.y, width - gap, high)))
        left += width
    column.gap(6)


def _asker(scene: MenuScene, bindings: Bindings, command: str) -> Action:
    def change(key: str) -> None:
        swapped = bindings.reset(command) if key == CaptureScene.RESET else bindings.bind(command, key)
        scene.app.keep()
        scene.rebuild()
        if swapped is not None:
            scene.app.toasts.say(_swap_said(scene.app, bindings, command, swapped))

    return lambda: scene.app.push(
        CaptureScene(scene.app, name_of(scene.app, command), isinstance(bindings, keys.Keymap), change)
    )


def _swap_said(app: App, bindings: Bindings, command: str, other: str) -> str:
    """The one sentence about a conflict and how it was resolved."""
    words = app.catalogue
    say = keys.said if isinstance(bindings, keys.Keymap) else pad.said
    facts = {
        "key": say(words, bindings.first(command)),
        "command": name_of(app, command),
        "other": name_of(app, other),
    }
    before = bindings.first(other)
    if not before:
        return words("keys-taken", **facts)
    return words("keys-swapped", before=say(words, before), **facts)


def _reset_all(scene: MenuScene) -> None:
    scene.app.keys.reset_all()
    scene.app.pad.map.reset_all()
    scene.app.keep()
    scene.rebuild()

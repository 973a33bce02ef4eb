"""The settings of keys and pad: every command with its key and its button, and the prompt that changes one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Scene
from luna.shell.client import game_client
from luna.shell.drawing import padglyphs, theme
from luna.shell.drawing.paint import Paint
from luna.shell.input import commands, keys, pad
from luna.shell.input.keys import Bindings
from luna.shell.screens.menu import MenuScene
from luna.shell.widgets import Button, Column, Words
from luna.shell.widgets.words import Line, write, written

_SHARES: Final = (0.46, 0.24, 0.30)  # of the width: name, key, button


def build(scene: MenuScene, column: Column) -> None:
    """Put the rows of all commands into the column of the settings."""
    words, app = scene.words, scene.app
    column.words("keys-intro", words("keys-intro"), gap=8)
    hands = [
        (f"hand-{hand}", words(f"keys-hand-{hand}"), partial(_one_hand, scene, hand))
        for hand in (*commands.HANDS, "both")
    ]
    column.tools(hands)
    heads = {head: words(f"keys-column-{head}") for head in ("key", "pad")}
    style, ink = "label_bold", theme.now.SECONDARY
    for section, listed in commands.sections(game_client.of(app.game).commands).items():
        column.gap(18)
        title = Words(f"name-section-{section}", words(f"keys-section-{section}"), "card_title", theme.GOLD)
        _row(column, title, [Words(f"{section}-{head}", said, style, ink, mid=True) for head, said in heads.items()])
        for command in listed:
            key, button = (
                keys.key_name(words, app.keys.first(command)),
                pad.button_name(words, app.pad.map.first(command)),
            )
            cells = [_cap(scene, app.keys, command, "key", key), _cap(scene, app.pad.map, command, "pad", button)]
            _row(column, Words(f"name-{command}", name_of(app, command), "label", theme.now.MOONLIGHT), cells)
    changed = bool(app.keys.changes or app.pad.map.changes)
    column.gap(26).button("keys-reset-all", words("keys-reset-all"), partial(_reset_all, scene), able=changed, gap=20)


def name_of(app: App, name: str) -> str:
    """The name of a command of the current game."""
    command = commands.by_name(commands.sections(game_client.of(app.game).commands))[name]
    key = command.words or f"command-{name}"
    return app.catalogue(key, number=command.number) if command.number else app.catalogue(key)


class Cap(Button):
    """A key or a pad button, on as many lines as it needs; lit if it was changed."""

    picture = ""  # the button of a pad, see `padglyphs`

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        if self.picture:
            place = paint.key(target, self.picture, self.rect.x + paint.px(62), self.rect.centery)
            room = self.rect.right - place.right - paint.px(20)
            if paint.fonts.width(self.words, "label") <= room:
                beside = place.right + paint.px(10), self.rect.centery
                paint.fonts.draw(target, self.words, "label", theme.now.SECONDARY, beside)
            return
        lines = _lines(paint, self.words or "–", self.rect.width)
        ink, line = theme.now.MOONLIGHT if self.words else theme.now.MUTED, paint.fonts.line("label_bold")
        top = self.rect.centery - line * len(lines) / 2
        for number, words in enumerate(lines):
            at = self.rect.centerx, top + line * (number + 0.5)
            paint.fonts.draw(target, words, "label_bold", ink, at, "mid")


def _lines(paint: Paint, words: str, width: int) -> list[str]:
    """The words of a cap; a chord too wide for it is broken after its plus."""
    room = width - 2 * paint.px(14)
    lines = paint.fonts.wrap(words, "label_bold", room)
    if all(paint.fonts.width(line, "label_bold") <= room for line in lines):
        return lines
    return paint.fonts.wrap(words.replace("+", "+ "), "label_bold", room)


def _cap(scene: MenuScene, bindings: Bindings, command: str, kind: str, words: str) -> Cap:
    ask, changed = partial(_ask, scene, bindings, command), bindings.changed(command)
    made = Cap(f"{kind}-{command}", words, ask, chosen=changed)
    if kind == "pad" and words:
        made.picture = padglyphs.cap(scene.app.pad.kind, bindings.first(command))
    return made


def _row(column: Column, label: Words, cells: Sequence[Words | Cap]) -> None:
    """A name, and the widgets beside it."""
    paint, gap = column.paint, column.paint.px(8)
    wide = [round(share * column.window.width) for share in _SHARES]
    lines = [len(_lines(paint, one.words, width - gap)) for one, width in zip(cells, wide[1:], strict=True)]
    caps = max(max(lines) * paint.fonts.line("label_bold") + paint.px(14), paint.target(48))
    place = column.take(max(label.high(paint, wide[0] - gap), caps))
    left = place.x
    for one, width in zip((label, *cells), wide, strict=True):
        one.rect = pygame.Rect(left, place.y, width - gap, place.height)
        if isinstance(one, Words):
            high = one.high(paint, one.rect.width)
            one.rect = pygame.Rect(left, place.centery - high // 2, one.rect.width, high)
        column.add(one)
        left += width
    column.gap(6)


def _ask(scene: MenuScene, bindings: Bindings, command: str) -> None:
    """Ask for another key or button of a command."""
    app = scene.app

    def change(key: str) -> None:
        swapped = bindings.reset(command) if key == CaptureScene.RESET else bindings.bind(command, key)
        app.keep()
        scene.rebuild()
        if swapped is not None:
            app.toasts.say(_swap_said(app, bindings, command, swapped))

    app.push(CaptureScene(app, name_of(app, command), isinstance(bindings, keys.Keymap), change))


def _swap_said(app: App, bindings: Bindings, command: str, other: str) -> str:
    """The sentence about a conflict and its resolution."""
    words, say = app.catalogue, keys.key_name if isinstance(bindings, keys.Keymap) else pad.button_name
    before = bindings.first(other)
    facts = {
        "key": say(words, bindings.first(command)),
        "command": name_of(app, command),
        "other": name_of(app, other),
    }
    return words("keys-swapped", before=say(words, before), **facts) if before else words("keys-taken", **facts)


def _one_hand(scene: MenuScene, hand: str) -> None:
    keys.give_to_hand(hand, scene.app.keys, scene.app.pad.map, scene.words.language)
    scene.app.keep()
    scene.rebuild()
    scene.app.toasts.say(scene.words(f"keys-hand-{hand}-done"))


def _reset_all(scene: MenuScene) -> None:
    scene.app.keys.reset_all()
    scene.app.pad.map.reset_all()
    scene.app.keep()
    scene.rebuild()


class CaptureScene(Scene):
    """Waits for the key or pad button of a command. A click, Escape, or button B for a key, cancels."""

    see_through = True
    RESET: Final = "reset"  # what `change` receives for the default

    def __init__(self, app: App, command: str, key: bool, change: Callable[[str], None]) -> None:
        """`command`: its name in the player's language; `key`: a key is wanted, else a button."""
        super().__init__(app)
        self._command, self._key, self._change = command, key, change

    @override
    def resize(self, canvas: Canvas) -> None:
        canvas = canvas.needing(960, 540)
        self.paint = self.app.paint_for(canvas.u, canvas.type)
        self.dirty = True

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == pad.PRESSED and self._key):
            self.app.pop(self)
        elif event.type == pad.PRESSED:
            self._take(event.button)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop(self)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and not event.mod & pygame.KMOD_CTRL:
            self._take(self.RESET)
        elif event.type == pygame.KEYDOWN and self._key and (chord := self.app.keys.chord(event)):
            self._take(chord)
        return True

    @override
    def draw(self, surface: pygame.Surface) -> None:
        words, paint = self.app.catalogue, self.paint
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((*theme.ABYSS, 150))
        surface.blit(shade, (0, 0))
        wide = min(paint.px(760 * max(1.0, paint.fonts.growth)), surface.get_width() - paint.px(40))
        room = wide - 2 * paint.px(50)
        asked = words("keys-press-key" if self._key else "keys-press-button", command=self._command)
        ways = [Line(words(f"keys-press-{way}"), "label", theme.now.SECONDARY) for way in ("reset", "cancel")]
        lines = [Line(asked, "card_title", theme.now.MOONLIGHT), *ways]
        panel = pygame.Rect(0, 0, wide, written(paint, lines, room) + paint.px(88))
        panel.center = surface.get_rect().center
        paint.shadow(surface, panel)
        paint.panel(surface, panel, "overlay")
        below = write(surface, paint, lines[:1], (panel.centerx, panel.y + paint.px(36)), room, "mid")
        write(surface, paint, ways, (panel.centerx, below + paint.px(8)), room, "mid")

    def _take(self, key: str) -> None:
        self.app.pop(self)
        self._change(key)

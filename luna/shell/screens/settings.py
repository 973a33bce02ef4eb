"""Settings in eight sections: every change applies and is saved at once.

The words of a row are `settings-NAME`, of a value `settings-NAME-VALUE`; a row without words is left out. Its field of
`Settings` has the same name unless another is given.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import pygame
from typing_extensions import override

from luna.learning.coach import TOLD
from luna.shell.app import settings
from luna.shell.app.scene import App
from luna.shell.app.settings import NAME
from luna.shell.drawing import theme
from luna.shell.records import achievements
from luna.shell.screens import key_bindings
from luna.shell.screens.credits import CreditsScene
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import Foot, PageScene, Shape, languages
from luna.shell.widgets import Button, Column, Sample, Widget
from luna.text import Catalogue

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


class Row(NamedTuple):
    """A control of one field: a choice or a switch by its values, or of another kind."""

    name: str
    gap: float = 14  # units below
    field: str = ""
    below: bool = False  # an explanation follows; that of a switch is part of it
    kind: str = ""  # slider, button, note or sample

    @property
    def key(self) -> str:
        """The name of its field."""
        return self.field or self.name.replace("-", "_")


SECTIONS: Final[Mapping[str, Sequence[Row]]] = {
    "display": (
        Row("full-screen", 20),
        Row("ui-size", 26, below=True),
        Row("big-board", 26),
        Row("sample", 0, field="ui_size", kind="sample"),
    ),
    "look": (
        Row("text-size", 26),
        Row("high-contrast", 26),
        Row("shapes", 26, kind="note"),
        Row("sample", 0, field="text_size", kind="sample"),
    ),
    "motion": (
        Row("speed", field="animation_speed"),
        Row("motion", field="reduced_motion"),
        Row("attract", 26),
        Row("music", 4, kind="slider"),
        Row("ambience", 4, kind="slider"),
        Row("effects", 18, kind="slider"),
        Row("mute-unfocused", 0),
    ),
    "voice": (
        Row("voice"),
        Row("voice-rate"),
        Row("voice-volume"),
        Row("voice-words", 26, below=True),
        Row("captions"),
        Row("mono", 0),
    ),
    "play": (
        Row("preview", 22, below=True),
        Row("grace", 22, below=True),
        Row("recap", 22, below=True),
        Row("confirm-candle", 6),
        Row("tips"),
        Row("remarks"),
        Row("strength"),
        Row("think-ahead", 10),
        Row("tips-again", 0, kind="button"),
    ),
    "hands": (
        Row("hold", 18, below=True),
        Row("repeats", 18),
        Row("keyboard", 18, below=True),
        Row("pad-kind", 18),
        Row("unhurried", 10),
        Row("handheld", 0, below=True, kind="button"),
    ),
}


def add_row(column: Column, words: Catalogue, row: Row, now: Callable[[], Any], change: Callable[[Any], None]) -> None:
    """Add a row. `now`: the value of its field; `change` takes another one, or is the action of the button."""
    name, label = row.name, f"settings-{row.name}"
    if not words.has(label) and row.kind != "sample":
        return
    if row.kind == "slider":
        column.slider(name, words(label), now(), lambda value: words("settings-percent", value=value), change)
    elif row.kind == "button":
        column.button(name, words(label), lambda: change(None))
    elif row.kind == "note":
        column.note(name, words(label))
    elif row.kind == "sample":
        before, own = now(), label if words.has(label) else "saves-empty-below"
        column.put(Sample("sample", words(own), lambda: now() / before, settings.SIZES[-1] / before))
    elif values := settings.choices(row.key):
        said = {value: _said(words, name, value) for value in values}
        column.pick(name, words(label), said, now(), change, above=False)
    else:
        column.switch(name, words(label), now(), change, words(f"{label}-below"))
    if row.below:
        column.gap(6).note(f"{name}-below", words(f"{label}-below"))
    column.gap(row.gap)


def _said(words: Catalogue, name: str, value: str | int) -> str:
    """A value in words. Factors and seconds are numbers, because each language has its own point."""
    if isinstance(value, int):
        return words("settings-percent", value=value)
    if not value[0].isdigit():
        return words(f"settings-{name.removesuffix('-kind')}-{value}")
    if name == "speed":
        return words("settings-speed-factor", factor=float(value))
    return words("settings-seconds", count=float(value))


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
            tab = Button(f"page-{page}", said, partial(self.show, page), icon=icon, chosen=chosen)
            tabs.append(tab.at(place))
        left = window.x + wide + paint.px(36)
        column = self.scroll.open(self.paint, pygame.Rect(left, window.y, window.right - left, window.height))
        if self.page == "keys":
            key_bindings.build(self, column)
        elif self.page == "language":
            languages(self, column)
        for row in SECTIONS.get(self.page, ()):
            add_row(column, words, row, partial(getattr, self.app.settings, row.key), partial(self._change, row))
            if row.name == "tips-again":
                seen = bool(self.app.settings.tips_seen) or achievements.progress(self.app).has(TOLD)
                column.widgets[-1].enabled = seen
        return [*tabs, *column.widgets]

    @override
    def foot(self) -> list[Foot]:
        return [
            Foot("defaults", self.words("settings-defaults"), self._defaults, primary=False, left=True),
            Foot("credits", self.words("settings-credits"), self.opens(CreditsScene, self), primary=False, left=True),
        ]

    @override
    def content(self, surface: pygame.Surface) -> None:
        """Draw the page, and the path of the settings file if it fits beside the buttons."""
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
        """Handle another value of a control, or a press of a button."""
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
            # a new layout waits until the pointer has left, or the control would move away from it
            self._stale = self._stale or name.endswith("-size")

    def _defaults(self) -> None:
        self.app.settings.reset()
        self.app.restyle()

"""About the program: the printed game and its makers, licences, where everything lies, what to do with a report."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import pygame
from typing_extensions import override

from luna import __version__
from luna.core import registry
from luna.shell.app import desktop
from luna.shell.client import credits, game_client
from luna.shell.drawing import theme
from luna.shell.screens.page import PageScene
from luna.shell.widgets import Column, Widget, Words

_NAMES: Final = 0.34  # of the width, for what stands before a fact
_VERSION: Final = 0.16


class CreditsScene(PageScene):
    """The credits, one column that rolls."""

    columns = 1
    size = (1400, 960)

    @override
    def build(self) -> list[Widget]:
        self.title = self.words("credits-title")
        return super().build()

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("version", words("title-version", version=__version__), "reading", theme.now.SECONDARY)
        for game in registry.listed():
            self._printed(column, game)
        self._part(column, "program")
        self._said(column, "unofficial", "own")
        self._part(column, "fonts")
        for font in credits.fonts():
            self._line(column, font.name, (font.name, font.licence), (_NAMES,))
            if font.holder:
                column.words(f"{font.name}-holder", font.holder, "label", theme.now.MUTED)
        self._part(column, "packages")
        for package in credits.packages():
            facts = package.name, package.version or "–", package.licence
            self._line(column, package.name, facts, (_NAMES, _VERSION))
        self._part(column, "places")
        home, saves = self.app.home, self.app.saves.folder
        self._folder(column, "home", words("credits-home", folder=str(home)), home)
        if saves != home / "saves":
            self._folder(column, "saves", words("credits-saves", folder=str(saves)), saves)
        self._part(column, "reports")
        self._said(column, "report")
        if credits.ADDRESS:
            column.words("address", words("credits-address", address=credits.ADDRESS), "reading", theme.now.MOONLIGHT)
        else:
            self._said(column, "no-address")

    # --- inside ---

    def _printed(self, column: Column, game: str) -> None:
        """The part about who made the printed game."""
        client = game_client.of(game)
        words = self.words.of(game)
        if client.credits:
            self._part(column, "printed", words("credits-part-printed"))
        for what, who in client.credits.items():
            self._line(column, what, (words(f"credits-{what}"), who), (_NAMES,))

    def _part(self, column: Column, name: str, said: str = "") -> None:
        column.gap(30)
        column.words(f"part-{name}", said or self.words(f"credits-part-{name}"), "subheading", theme.GOLD)
        column.gap(8)

    def _said(self, column: Column, *names: str) -> None:
        for name in names:
            column.words(name, self.words(f"credits-{name}"), "reading", theme.now.MOONLIGHT)
            column.gap(8)

    def _line(self, column: Column, name: str, facts: tuple[str, ...], shares: tuple[float, ...]) -> None:
        """Facts beside each other; the last one gets the rest of the width."""
        paint, width = self.paint, column.window.width
        wides = [round(width * share) for share in shares]
        wides.append(width - sum(wides))
        high = max(Words.high(paint, fact, "label", wide) for fact, wide in zip(facts, wides, strict=True))
        place = column.take(high + paint.px(4))
        left = place.x
        for number, (fact, wide) in enumerate(zip(facts, wides, strict=True)):
            colour = theme.now.MOONLIGHT if number else theme.now.SECONDARY
            rect = pygame.Rect(left, place.y, wide - paint.px(10), high)
            column.add(Words(rect, f"{name}-{number}", fact, "label", colour))
            left += wide

    def _folder(self, column: Column, name: str, said: str, folder: Path) -> None:
        column.words(f"{name}-path", said, "label", theme.now.SECONDARY)
        column.gap(8)
        column.button(f"open-{name}", self.words("saves-open-folder"), partial(desktop.show, self.app, folder))
        column.gap(14)

"""Credits: the printed games and their makers, fonts, packages, where the files are, and what to do with a report."""

from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import pygame
from typing_extensions import override

from luna import __version__
from luna.core import registry
from luna.shell.app import desktop
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import ASSETS
from luna.shell.screens.page import Foot, PageScene
from luna.shell.screens.whats_new import NewsScene
from luna.shell.widgets import Column, Words

ADDRESS: Final = ""
"""Where reports of failures can be sent. While there is no public place it is empty, and the program says so."""
PACKAGES: Final = {
    "pygame-ce": "LGPL-2.1",
    "pygame_gui": "MIT",
    "python-i18n": "MIT",
    "msgpack": "Apache-2.0",
    "msgspec": "BSD-3-Clause",
    "fluent.runtime": "Apache-2.0",
    "fluent.syntax": "Apache-2.0",
    "attrs": "MIT",
    "babel": "BSD-3-Clause",
    "pytz": "MIT",
    "typing-extensions": "PSF-2.0",
    "zeroconf": "LGPL-2.1-or-later",
    "ifaddr": "MIT",
    "cryptography": "Apache-2.0 OR BSD-3-Clause",
    "spake2": "MIT",
    "accesskit": "MIT OR Apache-2.0",
    "openskill": "MIT",
    "segno": "BSD-3-Clause",
    "cffi": "MIT-0",
    "pycparser": "BSD-3-Clause",
}
"""All packages of requirements.txt and their licences. A frozen program may have lost the metadata."""
FONTS: Final = ("Cinzel", "Luna Legible")
FONT_LICENCE: Final = "SIL OFL 1.1"
_NAMES: Final = 0.34  # of the width, for the name of a fact
_VERSION: Final = 0.16


class CreditsScene(PageScene):
    """The credits in one column."""

    columns = 1
    size = (1400, 960)
    title_key = "credits-title"

    @override
    def foot(self) -> list[Foot]:
        return [Foot("news", self.words("news-title"), lambda: self.app.push(NewsScene(self.app)), primary=False)]

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("version", words("title-version", version=__version__), "reading", theme.now.SECONDARY)
        for game in registry.listed():
            makers, told = game_client.of(game).credits, words.of(game)
            if makers:
                self._part(column, "printed", told("credits-part-printed"))
            for what, name in makers.items():
                self._line(column, what, (told(f"credits-{what}"), name), (_NAMES,))
        self._part(column, "program")
        self._said(column, "unofficial", "own")
        self._part(column, "fonts")
        for font in FONTS:
            self._line(column, font, (font, FONT_LICENCE), (_NAMES,))
            if holder := font_holder(font):
                column.words(f"{font}-holder", holder, "label", theme.now.MUTED)
        self._part(column, "packages")
        for package, licence in PACKAGES.items():
            self._line(column, package, (package, package_version(package) or "–", licence), (_NAMES, _VERSION))
        self._part(column, "places")
        home, saves = self.app.home, self.app.saves.folder
        self._folder(column, "home", home)
        if saves != home / "saves":
            self._folder(column, "saves", saves)
        self._part(column, "reports")
        self._said(column, "report")
        if ADDRESS:
            column.words("address", words("credits-address", address=ADDRESS), "reading", theme.now.MOONLIGHT)
        else:
            self._said(column, "no-address")

    def _part(self, column: Column, name: str, said: str = "") -> None:
        column.gap(30).words(f"part-{name}", said or self.words(f"credits-part-{name}"), "subheading", theme.GOLD)
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

    def _folder(self, column: Column, name: str, folder: Path) -> None:
        said = self.words(f"credits-{name}", folder=str(folder))
        column.words(f"{name}-path", said, "label", theme.now.SECONDARY)
        column.gap(8).button(f"open-{name}", self.words("saves-open-folder"), partial(desktop.show, self.app, folder))
        column.gap(14)


def font_holder(font: str) -> str:
    """The first line of a font's licence, which names its makers, or ""."""
    try:
        text = (ASSETS / "shell" / "fonts" / f"{font.replace(' ', '')}-OFL.txt").read_text("utf-8")
    except (OSError, ValueError):
        return ""
    return text.partition("\n")[0].strip()


def package_version(name: str) -> str:
    """The version of an installed package, or ""."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""

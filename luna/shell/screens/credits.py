"""Credits: the printed games and their makers, fonts, packages, places of the files, and how to send a report."""

from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from typing_extensions import override

from luna import __version__
from luna.core import registry
from luna.shell.app import desktop
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import ASSETS
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.screens.welcome import NewsScene
from luna.shell.widgets import Column

ADDRESS: Final = ""
"""The address for reports of failures. It is empty, and the program says so, while there is no public place."""
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


class CreditsScene(PageScene):
    """The credits in one column."""

    shape = Shape((1400, 960), columns=1)
    title_key = "credits-title"

    @override
    def foot(self) -> list[Foot]:
        return [Foot("news", self.words("news-title"), self.opens(NewsScene), primary=False)]

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("version", words("title-version", version=__version__), "reading")
        for game in registry.listed():
            makers, told = game_client.of(game).credits, words.of(game)
            if makers:
                self._part(column, "printed", told("credits-part-printed"))
            for what, name in makers.items():
                self._line(column, what, told(f"credits-{what}"), name)
        self._part(column, "program")
        self._said(column, "unofficial", "own")
        self._part(column, "fonts")
        for font in FONTS:
            self._line(column, font, font, "SIL OFL 1.1")
            if holder := font_holder(font):
                column.note(f"{font}-holder", holder)
        self._part(column, "packages")
        for package, licence in PACKAGES.items():
            self._line(column, package, package, package_version(package) or "–", licence)
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
        said = said or self.words(f"credits-part-{name}")
        column.gap(30).words(f"part-{name}", said, "subheading", theme.GOLD, 8)

    def _said(self, column: Column, *names: str) -> None:
        for name in names:
            column.words(name, self.words(f"credits-{name}"), "reading", theme.now.MOONLIGHT, 8)

    def _line(self, column: Column, name: str, *facts: str) -> None:
        """Facts side by side; the last one gets the rest of the width."""
        whole = column.window.width
        first, second = round(whole * 0.34), round(whole * 0.16)
        wides = (first, second, whole - first - second) if len(facts) > 2 else (first, whole - first)
        colours = theme.now.SECONDARY, theme.now.MOONLIGHT, theme.now.MOONLIGHT
        column.cells(name, list(zip(facts, colours[: len(facts)], strict=True)), wides)
        column.gap(4)

    def _folder(self, column: Column, name: str, folder: Path) -> None:
        column.words(f"{name}-path", self.words(f"credits-{name}", folder=str(folder)), gap=8)
        show = partial(desktop.show, self.app, folder)
        column.button(f"open-{name}", self.words("saves-open-folder"), show, gap=14)


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

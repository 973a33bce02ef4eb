"""Credits: who made what this program is made of, as facts; the words around them are in the catalogue."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, NamedTuple

from luna.shell.drawing.fonts import ASSETS

ADDRESS: Final = ""
"""Where reports of failures can be sent. As long as there is no public place it is empty, and the program says so."""

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
    "cffi": "MIT-0",
    "pycparser": "BSD-3-Clause",
}
"""All packages of requirements.txt and their licences. A frozen program may have lost the texts that say them."""

FONTS: Final = ("Cinzel", "Luna Legible")
FONT_LICENCE: Final = "SIL OFL 1.1"


class Part(NamedTuple):
    """A font or a package."""

    name: str
    version: str  # "" where nothing says it
    licence: str
    holder: str = ""  # the line of its licence that names who made it


def fonts() -> list[Part]:
    """The fonts that are used, with the first line of their licences."""
    return [
        Part(name, "", FONT_LICENCE, _first_line(ASSETS / "shell" / "fonts" / f"{name.replace(' ', '')}-OFL.txt"))
        for name in FONTS
    ]


def packages() -> list[Part]:
    """The packages with the versions that are here."""
    return [Part(name, _version(name), licence) for name, licence in PACKAGES.items()]


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _first_line(path: Path) -> str:
    try:
        return path.read_text("utf-8").partition("\n")[0].strip()
    except (OSError, ValueError):
        return ""

"""The colours, radii and gaps of the client, named after their use. Lengths are in u (1 u = 1 pixel at 1080p).

The colours that high contrast changes are in `assets/shell/look.toml` and are fields of `Theme`, read as
`theme.now.NAME` while drawing. `now` has no value before the first `wear`, so that code that binds a colour at import
fails at once.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from luna import ASSETS

Colour = tuple[int, int, int]
Gradient = tuple[Colour, Colour]
"""Top and bottom."""


def rgb(value: str) -> Colour:
    """`#RRGGBB` as numbers."""
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """The colour at a share of the way from one to another."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return red, green, blue


class Theme(NamedTuple):
    """The colours that high contrast changes."""

    # Grounds
    SEA: tuple[Colour, ...]  # top right to lower left
    PANEL: Gradient
    PANEL_ACTIVE: Gradient
    CARD: Gradient
    LOUD: Gradient  # for a card about a loss
    BAR: Gradient
    WELL: Colour

    # Edges
    EDGE: Colour
    EDGE_ALPHA: float

    # Buttons
    BUTTON: Colour
    BUTTON_EDGE: Colour
    BUTTON_OFF: Colour
    BUTTON_OFF_EDGE: Colour
    PRIMARY: Gradient  # for the main button of a screen

    # Text
    MOONLIGHT: Colour
    SECONDARY: Colour
    MUTED: Colour
    DISABLED: Colour
    DISABLED_ART: Colour


LOOK: Final[dict[str, Any]] = tomllib.loads(Path(ASSETS, "shell", "look.toml").read_text("utf-8"))
"""The colours of both themes, the styles of type, the buttons of pads."""


def read(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The colours of a data file by field of a theme: each is `#RRGGBB`, or several of them."""

    def one(value: Any) -> Any:
        return rgb(value) if isinstance(value, str) else tuple(map(rgb, value)) if isinstance(value, list) else value

    return {name: one(value) for name, value in facts.items()}


PLAIN: Final = Theme(**read(LOOK["plain"]))
CONTRAST: Final = Theme(**read(LOOK["contrast"]))

now: Theme
"""The current theme: unset until the first `wear`. Never store its values."""


def wear(*, contrast: bool, plain: Theme = PLAIN) -> None:
    """Change the theme: high contrast, or the plain colours of a game."""
    global now  # noqa: PLW0603  (the one place where the theme changes)
    now = CONTRAST if contrast else plain


ABYSS: Final = rgb("#070B1A")  # outlines, plates, text on order colours
SHADOW: Final = rgb("#02040C")
WELL_ALPHA: Final = 0.82
HAIRLINE: Final = tuple(map(rgb, ("#C99A4A", "#FFE0A0", "#C99A4A")))
FRAME: Final = tuple(map(rgb, ("#8A6426", "#FFC75A", "#FFEBB8")))  # gold frames, from lower left to upper right
SILVER: Final = tuple(map(rgb, ("#6C7BA8", "#C9D6F2", "#F4F8FF")))  # frames of things that act by themselves
CORAL: Final = tuple(map(rgb, ("#A8524A", "#FF8A7A", "#FFC2B6")))  # frames of cards about a loss
BUTTON_HOT: Final = rgb("#245A74")
GOLD: Final = rgb("#FFC75A")
GOLD_PALE: Final = rgb("#FFEBB8")
IVORY: Final = rgb("#FFF3D0")  # large letters and numbers on pictures

# Meanings, never by colour alone
LEGAL: Final = rgb("#8FE9FF")
BRIBE: Final = rgb("#FFB454")
LOSS: Final = rgb("#FF8A7A")
GAIN: Final = rgb("#7FE3B0")

# Light
MOON: Final = rgb("#CFE2FF")

# Shape, in u
PAD_CARD: Final = 16
PAD_PANEL: Final = 24
R_PLATE: Final = 8
R_KEY: Final = 7
R_BUTTON: Final = 12
R_PANEL: Final = 14
R_OVERLAY: Final = 20
LINE_HAIR: Final = 1.6
LINE_GOLD: Final = 1.8
LINE_FOCUS: Final = 3.0

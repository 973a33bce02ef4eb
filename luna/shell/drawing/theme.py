"""The colours, radii and gaps of the client, named after their use. Lengths are in u (1 u = 1 pixel at 1080p).

The colours that high contrast changes are fields of `Theme`, read as `theme.now.NAME` while drawing. `now` has no value
before the first `wear`, so that code that binds a colour at import fails at once.
"""

from typing import Final, NamedTuple

Colour = tuple[int, int, int]
Gradient = tuple[Colour, Colour]
"""Top and bottom."""


def rgb(value: str) -> Colour:
    """`#RRGGBB` as numbers."""
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)


def _pair(top: str, bottom: str) -> Gradient:
    return rgb(top), rgb(bottom)


class Theme(NamedTuple):
    """The colours that high contrast changes."""

    # Grounds
    SEA: tuple[Colour, ...]
    """Top right to lower left."""
    PANEL: Gradient
    PANEL_ACTIVE: Gradient
    CARD: Gradient
    LOUD: Gradient
    """For a card about a loss."""
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
    PRIMARY: Gradient
    """For the main button of a screen."""

    # Text
    MOONLIGHT: Colour
    SECONDARY: Colour
    MUTED: Colour
    DISABLED: Colour
    DISABLED_ART: Colour


PLAIN: Final = Theme(
    SEA=tuple(map(rgb, ("#2B5290", "#1D3A70", "#142750", "#0E1936", "#0A1128"))),
    PANEL=_pair("#1A2548", "#10182F"),
    PANEL_ACTIVE=_pair("#25335F", "#141D3B"),
    CARD=_pair("#1D2A50", "#111933"),
    LOUD=_pair("#4A2340", "#2A1830"),
    BAR=_pair("#172242", "#0A1024"),
    WELL=rgb("#0A1128"),
    EDGE=rgb("#4A5A8E"),
    EDGE_ALPHA=0.6,
    BUTTON=rgb("#243260"),
    BUTTON_EDGE=rgb("#51639C"),
    BUTTON_OFF=rgb("#121A35"),
    BUTTON_OFF_EDGE=rgb("#2B3760"),
    PRIMARY=_pair("#5A4526", "#33281C"),
    MOONLIGHT=rgb("#F2F0E6"),
    SECONDARY=rgb("#B9C3DA"),
    MUTED=rgb("#95A2C3"),
    DISABLED=rgb("#7F8CB0"),
    DISABLED_ART=rgb("#5D6A94"),
)
CONTRAST: Final = Theme(
    SEA=(rgb("#000000"),) * 5,
    PANEL=_pair("#000000", "#000000"),
    PANEL_ACTIVE=_pair("#0A1230", "#050A1C"),
    CARD=_pair("#000000", "#000000"),
    LOUD=_pair("#300A12", "#1C060B"),
    BAR=_pair("#000000", "#000000"),
    WELL=rgb("#000000"),
    EDGE=rgb("#B9C3DA"),
    EDGE_ALPHA=1.0,
    BUTTON=rgb("#0C1330"),
    BUTTON_EDGE=rgb("#B9C3DA"),
    BUTTON_OFF=rgb("#000000"),
    BUTTON_OFF_EDGE=rgb("#6F7CA4"),
    PRIMARY=_pair("#33250A", "#1A1204"),
    MOONLIGHT=rgb("#FFFFFF"),
    SECONDARY=rgb("#E6EAF4"),
    MUTED=rgb("#CBD4E8"),
    DISABLED=rgb("#A9B4D2"),
    DISABLED_ART=rgb("#8E9BBC"),
)
"""On black, every text with a contrast of at least 7:1."""

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

"""Every colour, radius and gap of the client, named after what it is for. Lengths are in u (1 u = 1 pixel at 1080p)."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]
Gradient = tuple[Colour, Colour]
"""Top and bottom."""


def rgb(value: str) -> Colour:
    """`#RRGGBB` as numbers."""
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)


def _pair(top: str, bottom: str) -> Gradient:
    return rgb(top), rgb(bottom)


# Grounds
ABYSS: Final = rgb("#070B1A")  # outlines, plates, text on order colours
SEA: Final = tuple(map(rgb, ("#2B5290", "#1D3A70", "#142750", "#0E1936", "#0A1128")))  # top right to lower left
PANEL: Final = _pair("#1A2548", "#10182F")
PANEL_TOP, PANEL_BOTTOM = PANEL
PANEL_ACTIVE: Final = _pair("#25335F", "#141D3B")
CARD: Final = _pair("#1D2A50", "#111933")
BAR: Final = _pair("#172242", "#0A1024")
WELL: Final = rgb("#0A1128")
WELL_ALPHA: Final = 0.82
SHADOW: Final = rgb("#02040C")
VIGNETTE: Final = rgb("#7F88AE")

# Edges
EDGE: Final = rgb("#4A5A8E")
EDGE_ALPHA: Final = 0.6
HAIRLINE: Final = tuple(map(rgb, ("#C99A4A", "#FFE0A0", "#C99A4A")))
FRAME: Final = tuple(map(rgb, ("#8A6426", "#FFC75A", "#FFEBB8")))  # gold frames, from lower left to upper right

# Buttons
BUTTON: Final = rgb("#243260")
BUTTON_EDGE: Final = rgb("#51639C")
BUTTON_OFF: Final = rgb("#121A35")
BUTTON_OFF_EDGE: Final = rgb("#2B3760")
BUTTON_HOT: Final = rgb("#245A74")
PRIMARY: Final = _pair("#5A4526", "#33281C")  # the one button that most people want

# Text
MOONLIGHT: Final = rgb("#F2F0E6")
SECONDARY: Final = rgb("#B9C3DA")
MUTED: Final = rgb("#8E9BBC")
DISABLED: Final = rgb("#7F8CB0")
DISABLED_ART: Final = rgb("#5D6A94")
GOLD: Final = rgb("#FFC75A")
GOLD_PALE: Final = rgb("#FFEBB8")

# Meanings, never by colour alone
LEGAL: Final = rgb("#8FE9FF")
BRIBE: Final = rgb("#FFB454")
LOSS: Final = rgb("#FF8A7A")
GAIN: Final = rgb("#7FE3B0")
GUARD_PLATE: Final = rgb("#6E451E")
GUARD_TEXT: Final = rgb("#FFF3D0")

# Light
MOON: Final = rgb("#CFE2FF")
WARM: Final = rgb("#FFB24A")
WARM_PALE: Final = rgb("#FFF0B4")

ORDERS: Final = ("yellow", "red", "blue", "white")
ORDER_FILL: Final = {
    "yellow": rgb("#FDC515"),
    "red": rgb("#E14965"),
    "blue": rgb("#12ADFC"),
    "white": rgb("#FFFFFF"),
}
ORDER_SHADE: Final = {
    "yellow": rgb("#B87705"),
    "red": rgb("#8E1F42"),
    "blue": rgb("#0A5FAE"),
    "white": rgb("#98A6CF"),
}
ORDER_LIGHT: Final = {
    "yellow": rgb("#FFEB9C"),
    "red": rgb("#FF9FAE"),
    "blue": rgb("#9BE2FF"),
    "white": rgb("#FFFFFF"),
}
ORDER_DASH: Final[dict[str, tuple[float, ...]]] = {  # on, off, ... in u; empty is solid
    "yellow": (),
    "red": (12, 7),
    "blue": (3, 7),
    "white": (14, 6, 3, 6),
}

# Shape, in u
GRID: Final = 4
GAP_VERB: Final = 6
GAP_FAMILY: Final = 24
GAP_PANEL: Final = 9
GAP_WINDOW: Final = 10
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

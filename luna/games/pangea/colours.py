"""The colours of Pangea's frame: the evening of a young day, plum where Luna's night is blue."""

from __future__ import annotations

from typing import Final

from luna.shell.drawing import theme
from luna.shell.drawing.theme import rgb

DUSK: Final = theme.PLAIN._replace(
    SEA=tuple(map(rgb, ("#D9796A", "#A8506E", "#5C3470", "#2E2258", "#15123A"))),
    PANEL=(rgb("#2D2658"), rgb("#18132F")),
    PANEL_ACTIVE=(rgb("#3A3170"), rgb("#1F1940")),
    CARD=(rgb("#2F285C"), rgb("#191433")),
    BAR=(rgb("#2A2250"), rgb("#120D28")),
    WELL=rgb("#0F0B22"),
    EDGE=rgb("#6E62A8"),
    BUTTON=rgb("#372D6C"),
    BUTTON_EDGE=rgb("#7A6DB8"),
    BUTTON_OFF=rgb("#1C1640"),
    BUTTON_OFF_EDGE=rgb("#3F3670"),
    MUTED=rgb("#9FA4CE"),
    DISABLED=rgb("#8E86BE"),
)

"""The six nights and the dawn: what moon and sun make of the sea, and the tone of what stands in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from luna.games.luna.board.shown import Shown
from luna.shell.drawing.theme import Colour


class Layer(NamedTuple):
    """A picture laid over the sea."""

    name: str
    alpha: float = 1.0


class Night(NamedTuple):
    """One night: its layers from the lowest up, and the colour that stone and islands are multiplied with."""

    layers: tuple[Layer, ...]
    tone: Colour


def _night(number: int, stars: float, tone: Colour, bright: float = 0.0) -> Night:
    """`bright`: how much of its light it has once more."""
    layers = [Layer("sky/quiet"), Layer(f"sky/tint-r{number}")]
    if number > 1:  # the new moon gives no light
        layers.append(Layer(f"sky/light-r{number}"))
    if bright:
        layers.append(Layer(f"sky/light-r{number}", bright))
    if stars:
        layers.append(Layer("sky/stars-water", stars))
    return Night((*layers, Layer(f"sky/moon-water-r{number}")), tone)


NIGHTS: Final = (
    _night(1, 1.0, (166, 175, 219)),
    _night(2, 0.75, (179, 189, 229)),
    _night(3, 0.5, (193, 203, 237)),
    _night(4, 0.28, (206, 215, 244)),
    _night(5, 0.12, (228, 235, 253), 0.15),
    _night(6, 0.0, (255, 255, 255), 0.65),
    Night(tuple(Layer(f"sky/dawn-{name}") for name in ("wash", "tint", "light", "glitter")), (255, 224, 206)),
)
"""From the new moon of the first round to the full moon of the sixth, and the dawn after it."""


def night_of(shown: Shown) -> int:
    """Which of them a table has: it changes when the Guard has walked on."""
    return len(NIGHTS) - 1 if shown.phase == "over" else (shown.guard_tile or shown.round) - 1

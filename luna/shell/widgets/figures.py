"""A table of figures: a name and some numbers in each line."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.widget import Widget


class FigureLine(NamedTuple):
    """A line of a table of figures."""

    name: str
    cells: tuple[str, ...]
    gold: int | None = None  # the highlighted cell
    muted: bool = False
    lit: bool = False  # belongs to this player


@dataclass(eq=False)
class Figures(Widget):
    """A table with a heading over each column of figures."""

    heads: Sequence[str]
    lines: Sequence[FigureLine]
    names: float = 0.43  # the share of the width that the names have
    enabled: bool = field(default=False, init=False)

    @override
    def node(self) -> Node:
        items = []
        for row, line in enumerate(self.lines):
            said = ", ".join(f"{head} {cell}" for head, cell in zip(self.heads, line.cells, strict=True))
            items.append(Node(str(row), Role.ITEM, f"{line.name}: {said}"))
        return Node(self.name, Role.LIST, "", self.rect, children=tuple(items))

    @override
    def high(self, paint: Paint, wide: int) -> int:
        return _pitch(paint) * (len(self.lines) + 1)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect, high = paint.fonts, self.rect, _pitch(paint)
        names = round(rect.width * self.names)
        pitch = (rect.width - names) // len(self.heads)
        for number, said in enumerate(self.heads):
            at, room = (rect.x + names + pitch * (number + 1), rect.y + high // 2), pitch - paint.px(16)
            fonts.squeeze(target, said, "label", theme.now.SECONDARY, at, room, "right", 21)
        for row, line in enumerate(self.lines, 1):
            y = rect.y + high * row
            pygame.draw.rect(target, theme.now.BUTTON_OFF_EDGE, (rect.x, y, rect.width, paint.px(1.6)))
            ink = theme.now.MUTED if line.muted else theme.GOLD if line.lit else theme.now.MOONLIGHT
            name = fonts.fit(line.name, "label_bold", names - paint.px(6))
            fonts.draw(target, name, "label_bold", ink, (rect.x, y + high // 2))
            for number, said in enumerate(line.cells):
                shines = number == line.gold and not line.muted
                at = rect.x + names + pitch * (number + 1), y + high // 2
                style, colour = (
                    ("label_bold", theme.GOLD)
                    if shines
                    else ("label", theme.now.MUTED if line.muted else theme.now.MOONLIGHT)
                )
                fonts.draw(target, said, style, colour, at, "right")


def _pitch(paint: Paint) -> int:
    """Pixels of a row of a table."""
    return max(paint.px(40), paint.fonts.line("label") + paint.px(10))

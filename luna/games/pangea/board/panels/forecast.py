"""The forecast: how everybody stands when this round is over, if nobody acts any more, and by which condition."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.core.standings import ranking
from luna.games.pangea.board.picture.standing import CONDITIONS, meets
from luna.games.pangea.board.picture.tile import SHAPES
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.outlook import at_rest
from luna.games.pangea.rules.position import AMULETS, PEOPLE, PLAYERS, goods, rank
from luna.games.pangea.rules.states import places
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.text import Catalogue

_WIDE: Final = 760
_ROW: Final = 64
_PAD: Final = 20
_NONE: Final = "\u2013"
_WHERE: Final = (880, 930)
"""Middle and bottom on the stage, u."""


class ForecastPanel(Panel):
    """A row for each player, best first; a click closes it."""

    name = "forecast"

    def __init__(self, position: Callable[[], bytearray], text: Catalogue, names: Callable[[], Sequence[str]]) -> None:
        self._position, self._text, self._names = position, text, names

    @override
    def draw(self, pen: Pen) -> None:
        place, pen, text = pen.layout.at(*_WHERE), pen.frame, self._text
        row, free = self._position(), pen.layout.free
        then, pad, line = at_rest(row), pen.px(_PAD), pen.fonts.line("label")
        wide, high, head = min(pen.px(_WIDE), free.width), pen.px(_ROW), pen.fonts.line("card_title") + pad
        note = pen.fonts.wrap(text("pangea-forecast-note"), "label", wide - 2 * pad)
        rect = Rect(0, 0, wide, head + high * row[PLAYERS] + line * len(note) + pad)
        rect.midbottom = place
        self.rect = rect.clamp(free)
        left, y = self.rect.x + pad, self.rect.y
        pen.paint.panel(pen.surface, self.rect, "card")
        pen.put_high("ui/icon-forecast", (left + pen.px(15), y + head // 2), 34)
        title = Rect(left + pen.px(40), y, wide - 2 * pad - pen.px(40), head)
        pen.words(text("pangea-forecast-title"), "card_title", theme.GOLD, title)
        y += head
        order = places(then)
        for seat in ranking(order):
            self._seat(pen, Rect(left, y, wide - 2 * pad, high - pen.px(6)), row, then, seat, order[seat])
            y += high
        for part in note:
            pen.fonts.draw(pen.surface, part, "label", theme.now.SECONDARY, (left, y + line // 2))
            y += line

    def _seat(self, pen: Pen, rect: Rect, row: bytearray, then: bytearray, seat: int, place: int) -> None:
        """Place, name, amulets, goods now and then, the condition."""
        noted(pen.surface, pygame.draw.rect(pen.surface, theme.now.WELL, rect, border_radius=pen.px(theme.R_PLATE)))
        ink, middle = theme.GOLD if place == 1 else theme.now.MOONLIGHT, rect.centery
        met = next((one for one in CONDITIONS if meets(then, seat, one)), None)
        right = rect.right - pen.px(12)
        letter = met.letter.upper() if met else _NONE
        right = pen.words(letter, "score", ink, Rect(right - pen.px(34), rect.y, pen.px(34), rect.height), "mid").left
        picture = f"pangea/ui/condition-{met.letter}" if met else "pangea/ui/condition-c-off"
        right -= pen.px(34)
        pen.put_high(picture, (right, middle), 40)
        before, after = goods(row, seat), goods(then, seat)
        said = str(after) if before == after else f"{before} › {after}"
        room = Rect(right - pen.px(148), rect.y, pen.px(110), rect.height)
        right = pen.words(said, "label_bold", theme.GAIN if after > before else ink, room, "right").left
        right -= pen.px(20)
        pen.put_high("pangea/amulets/goods", (right, middle), 30)
        for land in reversed(range(len(SHAPES))):
            right -= pen.px(36)
            have = then[AMULETS + seat] >> land & 1
            name = f"pangea/amulets/amulet-{SHAPES[land]}{'' if have else '-slot'}"
            pen.put_high(name, (right, middle), 36 if have else 32)
        first = pen.words(str(place), "label_bold", ink, Rect(rect.x + pen.px(12), rect.y, pen.px(24), rect.height))
        badge = first.right + pen.px(28)
        pen.put_high(f"pangea/peoples/badge-{PEOPLES[then[PEOPLE + seat]]}", (badge, middle), 38)
        name_room = Rect(badge + pen.px(26), rect.y, right - badge - pen.px(54), rect.height)
        gained = rank(then, seat) - rank(row, seat)
        name = f"{self._names()[seat]} +{gained}" if gained else self._names()[seat]
        pen.words(name, "label_bold", theme.now.MOONLIGHT, name_room)

"""What the opponent of the solo game does, told while it does it, and once more as a list when that is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from typing_extensions import override

from luna.games.luna.board.picture.things import Thing
from luna.games.luna.board.words.automaton import AutomatonStep, deactivates, finishes, round_ended, set_up, steps
from luna.shell.app.scene import App
from luna.shell.board.films.captions import Caption
from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.teller import Entry
from luna.shell.drawing import theme
from luna.shell.drawing.motion import INSTANT
from luna.table.chronicle import Outcome
from luna.table.table import Table

_WIDE: Final = 1190  # of the plate, u: mostly over roofs
_LIST: Final = (1046, 944, 468, 600)  # left, bottom, width and most height of the list, u: free water
_MOST: Final = 0.25  # of the free height
_LEAST: Final = 1.0
_BY_LETTER: Final = 0.03
"""Seconds in which a sentence is read at speed 1: at least, and more for each letter."""


class Captions:
    """The plate at the top of the water."""

    def __init__(self, app: App, table: Table) -> None:
        self._app, self._table = app, table
        self.current: AutomatonStep | None = None
        """What is being told."""
        self._which = (0, 0)  # its number, and how many there are

    def scenes(self, outcome: Outcome) -> list[Caption]:
        """The parts in which a turn is played because the opponent has a part in it."""
        found = steps(self._table.position_at(outcome.before), outcome.turn)
        which = [(number, len(found)) for number in range(1, len(found) + 1)]
        return [
            Caption(step.events, self._seconds(step), partial(self._say, step, place), self.end)
            for step, place in zip(found, which, strict=True)
        ]

    def too_fast(self, outcome: Outcome) -> bool:
        """Whether the opponent's turn went by so fast that only the list can tell it."""
        settings = self._app.settings
        return settings.speed == INSTANT and settings.recap == "auto" and deactivates(outcome.turn)

    def end(self) -> None:
        """Nothing more to tell."""
        self.current = None

    def _say(self, step: AutomatonStep, which: tuple[int, int]) -> None:
        self.current, self._which = step, which

    def _seconds(self, step: AutomatonStep) -> float:
        return _LEAST + _BY_LETTER * len(step.words(self._app.catalogue))

    def draw(self, pen: Pen) -> None:
        """What happens, and below it the rule."""
        if self.current is None:
            return
        pen, text = pen.frame, self._app.catalogue
        fonts, free, pad = pen.fonts, pen.layout.free, pen.px(20)
        key, (number, count) = self._app.keys.key("skip"), self._which
        after = text("solo-step-next" if number < count else "solo-step-last", number=number, count=count)
        cap = fonts.width(after, "label") + pen.px(24)
        cap += fonts.width(key, "label_bold") + pen.px(34) if key else 0
        wide = min(pen.px(_WIDE * max(1.0, fonts.growth)), free.width)
        room = wide - 2 * pad
        said = fonts.wrap(self.current.words(text), "body_bold", room)
        rule = fonts.width(self.current.rule, "label_bold") + pen.px(16)
        why = fonts.wrap(self.current.why(text), "label", room - rule - cap)
        high = fonts.line("body_bold") * len(said) + fonts.line("label") * len(why) + pen.px(24)
        if high > _MOST * free.height:  # words so large that the rule gives way
            why, said = [], fonts.wrap(self.current.words(text), "body_bold", room - cap)
            high = fonts.line("body_bold") * len(said) + pen.px(24)
        plate = Rect(0, 0, wide, high)
        plate.midtop = free.centerx, free.top + pen.px(5)
        pen.paint.panel(pen.surface, plate, "active")
        y = plate.y + pen.px(12)
        for part in said:
            middle = y + fonts.line("body_bold") // 2
            fonts.draw(pen.surface, part, "body_bold", theme.now.MOONLIGHT, (plate.x + pad, middle))
            y += fonts.line("body_bold")
        right, foot = plate.right - pen.px(14), plate.bottom - pen.px(26)
        if key:
            right = pen.paint.key(pen.surface, key, right, foot).left - pen.px(10)
        fonts.draw(pen.surface, after, "label", theme.now.SECONDARY, (right, foot), "right")
        _rule(pen, self.current, why, (plate.x + pad, y), rule)


class OpponentPanel(Panel):
    """What the opponent did at the start of this round, on free water. A click closes it."""

    name = "recap"
    things: Sequence[Thing] = ()

    def __init__(self, app: App, table: Table, entries: Callable[[], Sequence[Entry]]) -> None:
        self._app, self._table, self._entries = app, table, entries

    @override
    def spots(self, layout: Frame) -> list[Rect]:
        return [self.rect]

    def told(self) -> list[AutomatonStep]:
        """What it did since the last turn of the player: at the start of this round, at the end of the one before."""
        told = [entry for entry in self._entries() if finishes(entry.turn) or deactivates(entry.turn)]
        if not told:
            return set_up(self._table.position)
        row, turn = self._table.position_at(told[-1].number - 1), told[-1].turn
        return round_ended(row, turn) if finishes(turn) else steps(row, turn)

    @override
    def draw(self, pen: Pen) -> None:
        pen, text, (left, bottom, wide, most) = pen.frame, self._app.catalogue, _LIST
        fonts, pad, told = pen.fonts, pen.px(16), self.told()
        head, gap = fonts.line("card_title") + pad, pen.px(8)
        body, label = fonts.line("label_bold"), fonts.line("label")
        room = pen.px(wide) - 2 * pad
        rule = max((fonts.width(step.rule, "label_bold") for step in told), default=0) + pen.px(16)
        # As much of the rules as has room: their words, else their numbers, else nothing.
        free = pen.layout.free.height
        for indent, full, limit in ((0, True, min(pen.px(most), free)), (rule, False, free), (0, False, 0)):
            said = [fonts.wrap(step.words(text), "label_bold", room - indent) for step in told]
            whys = [fonts.wrap(step.why(text), "label", room - rule) if full else [] for step in told]
            whole = sum(gap + body * len(words) + label * len(why) for words, why in zip(said, whys, strict=True))
            if head + whole + pad <= limit:
                break
        rect = Rect(0, 0, pen.px(wide), head + whole + pad)
        rect.midbottom = pen.layout.at(left + wide / 2, bottom)
        self.rect = rect.clamp(pen.layout.free)
        pen.paint.panel(pen.surface, self.rect, "card")
        x, y = self.rect.x + pad, self.rect.y + head
        pen.words(text("solo-did"), "card_title", theme.GOLD, Rect(x, self.rect.y, room, head))
        for step, words, why in zip(told, said, whys, strict=True):
            if indent:
                fonts.draw(pen.surface, step.rule, "label_bold", theme.GOLD, (x, y + body // 2))
            for part in words:
                fonts.draw(pen.surface, part, "label_bold", theme.now.MOONLIGHT, (x + indent, y + body // 2))
                y += body
            y = _rule(pen, step, why, (x, y), rule) + gap


def _rule(pen: Pen, step: AutomatonStep, why: Sequence[str], at: Pixel, beside: int) -> int:
    """The number of a rule and its words; where they end."""
    (x, y), fonts, line = at, pen.fonts, pen.fonts.line("label")
    if why:
        fonts.draw(pen.surface, step.rule, "label_bold", theme.GOLD, (x, y + line // 2))
    for number, part in enumerate(why):
        fonts.draw(pen.surface, part, "label", theme.now.SECONDARY, (x + beside, y + line * number + line // 2))
    return y + line * len(why)

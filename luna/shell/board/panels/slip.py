"""A slip over the table with news of the other machines and a question: it blocks nothing, two keys answer it."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from luna.shell.board import sheets
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme

_MOST: Final = 760  # width, u
_HIGH: Final = 46  # of a button, u


class Deed(NamedTuple):
    """A button of the slip."""

    words: str
    do: Callable[[], object]
    command: str = ""  # the equivalent command


class Slip(NamedTuple):
    """The contents of a slip: a title, words, deeds with their buttons."""

    title: str
    below: str = ""
    deeds: tuple[Deed, ...] = ()
    warn: bool = False


class SlipOfPaper:
    """A slip on the table: its rectangle, and its buttons."""

    def __init__(self) -> None:
        self.slip: Slip | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._buttons: list[Rect] = []

    def show(self, slip: Slip | None) -> bool:
        """Show another slip, or none; returns whether the picture changes."""

        def seen(one: Slip | None) -> object:
            return one and (one.title, one.below, [(deed.words, deed.command) for deed in one.deeds])

        changed = seen(slip) != seen(self.slip)
        self.slip = slip
        if slip is None:
            self.rect, self._buttons = Rect(0, 0, 0, 0), []
        return changed

    def covers(self, point: Pixel) -> bool:
        """Whether the point is on it."""
        return bool(self.rect.collidepoint(point))

    def deed(self, point: Pixel) -> Deed | None:
        """The button there."""
        buttons = zip(self._buttons, self.slip.deeds if self.slip else (), strict=False)
        return next((deed for rect, deed in buttons if rect.collidepoint(point)), None)

    def answer(self, command: str) -> bool:
        """Press the button of this command; False when there is none."""
        deeds = self.slip.deeds if self.slip else ()
        deed = next((deed for deed in deeds if deed.command and deed.command == command), None)
        if deed is not None:
            deed.do()
        return deed is not None

    def draw(self, pen: Pen, point: Pixel, caps: Mapping[str, str]) -> None:
        """Draw it below the top bar, in the middle of the table; `caps` of the commands."""
        slip = self.slip
        if slip is None:
            return
        layout, pen = pen.layout, pen.frame
        fonts, pad, gap = pen.fonts, pen.px(18), pen.px(10)
        high = max(pen.px(_HIGH), fonts.line("label_bold") + pen.px(14))
        keys = [caps.get(deed.command, "") for deed in slip.deeds]
        wides = [
            fonts.width(deed.words, "label_bold") + (pen.paint.cap(key) + pen.px(16) if key else 0) + pen.px(36)
            for deed, key in zip(slip.deeds, keys, strict=True)
        ]
        room = min(round(pen.px(_MOST) * max(1.0, fonts.growth)), layout.free.width - 2 * gap) - 2 * pad
        titles = fonts.wrap(slip.title, "body_bold", room)
        lines = fonts.wrap(slip.below, "label", room) if slip.below else []
        rows = sheets.rows(wides, room, gap)
        needs = [fonts.width(line, "body_bold") for line in titles] + [fonts.width(line, "label") for line in lines]
        needs += [sum(wides[number] for number in row) + gap * (len(row) - 1) for row in rows]
        words = len(titles) * fonts.line("body_bold") + len(lines) * fonts.line("label")
        size = max(needs) + 2 * pad, 2 * pad + words + len(rows) * (high + gap)
        top = layout.top.rect.bottom + pen.px(10)
        self.rect = Rect((0, 0), size).move_to(midtop=(layout.free.centerx, top))
        pen.paint.panel(pen.surface, self.rect, "active")
        stripe = Rect(self.rect.x + pen.px(6), self.rect.y + pad // 2, pen.px(3), self.rect.height - pad)
        pen.surface.fill(theme.LOSS if slip.warn else theme.GOLD, stripe)
        y = self.rect.y + pad
        for style, colour, parts in (("body_bold", theme.now.MOONLIGHT, titles), ("label", theme.now.SECONDARY, lines)):
            for part in parts:
                fonts.draw(pen.surface, part, style, colour, (self.rect.centerx, y + fonts.line(style) / 2), "mid")
                y += fonts.line(style)
        self._buttons = []
        for row in rows:
            y += gap
            left = self.rect.centerx - (sum(wides[number] for number in row) + gap * (len(row) - 1)) // 2
            for number in row:
                deed, key, rect = slip.deeds[number], keys[number], Rect(left, y, wides[number], high)
                sheets.button(pen, rect, "on", rect.collidepoint(point))
                right = pen.paint.key(pen.surface, key, rect.right - pen.px(8), rect.centery).left if key else 0
                at = (rect.x + (right or rect.right)) // 2, rect.centery
                fonts.draw(pen.surface, deed.words, "label_bold", theme.now.MOONLIGHT, at, "mid")
                self._buttons.append(rect)
                left = rect.right + gap
            y += high

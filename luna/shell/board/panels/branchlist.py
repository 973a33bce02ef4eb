"""The branches of the game, in the head of the log; a click returns to a branch."""

from collections.abc import Callable
from typing import Final

from luna.shell.board import sheets
from luna.shell.board.frame import Frame
from luna.shell.board.history import History
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme
from luna.table.chronicle import Branch
from luna.text import Catalogue

_ROW: Final = 74  # u
_MOST: Final = 10  # maximum number of branches in the list


class BranchList:
    """A button with their number, and the list under it."""

    def __init__(self, history: History, text: Catalogue, choose: Callable[[int], object] | None) -> None:
        """`choose` is called with the record to return to; without it there is no list."""
        self.table, self.history, self.text, self.choose = history.table, history, text, choose
        self.open = False
        self._at: Pixel | None = None
        self.button = Rect(0, 0, 0, 0)
        self.seen: list[tuple[Rect, Branch]] = []
        self._known: tuple[int, tuple[Branch, ...]] = -1, ()

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The newest first."""
        if self.choose is None:
            return ()
        if self._known[0] != self.table.head:
            self._known = self.table.head, tuple(reversed(self.table.chronicle.branches))
        return self._known[1][:_MOST]

    @property
    def looks(self) -> object:
        """The key of the drawn button."""
        return len(self.branches), self._hot(self._at)

    def moved(self, layout: Frame, point: Pixel | None) -> bool:
        """Handle a move of the pointer; returns whether the picture changes."""
        before, self._at = self._at, point
        return self.open or self._hot(before) != self._hot(point)

    @property
    def spots(self) -> list[Rect]:
        """The rectangles of the button, and of the branches while the list is open."""
        rows = [rect for rect, _ in self.seen] if self.open else []
        return [self.button, *rows] if self.button else []

    def click(self, layout: Frame, point: Pixel) -> bool:
        """True when the click was for the list."""
        if self._hot(point):
            self.open = not self.open
            return True
        if not self.open:
            return False
        chosen = next((branch for rect, branch in self.seen if rect.collidepoint(point)), None)
        if chosen is not None and self.choose is not None:
            self.open = False
            self.choose(chosen.as_of)
        return True

    def draw(self, pen: Pen, rect: Rect) -> None:
        """Draw the button, if there are branches."""
        self.button = rect if self.branches else Rect(0, 0, 0, 0)
        if not self.branches:
            self.open = False
            return
        sheets.button(pen, rect, "hot" if self.open else "on", self._hot(self._at))
        pen.put_high("ui/icon-branch", (rect.x + pen.px(22), rect.centery), 28)
        number = Rect(rect.x + pen.px(38), rect.y, rect.width - pen.px(44), rect.height)
        pen.words(str(len(self.branches)), "label_bold", theme.now.MOONLIGHT, number, "mid")

    def draw_list(self, pen: Pen, view: Rect) -> None:
        """Draw the branches: the turn where each left the game, its first turn and its length."""
        self.seen = []
        top = view.y
        for part in pen.fonts.wrap(self.text("branch-title"), "label", view.width):
            pen.words(part, "label", theme.now.SECONDARY, Rect(view.x, top, view.width, pen.fonts.line("label")))
            top += pen.fonts.line("label")
        top += pen.px(10)
        for branch in self.branches:
            rect = Rect(view.x, top, view.width, pen.px(_ROW) - pen.px(6))
            self.seen.append((rect, branch))
            sheets.button(pen, rect, "on", self._at is not None and rect.collidepoint(self._at))
            self._branch(pen, rect, branch)
            top += pen.px(_ROW)

    def _branch(self, pen: Pen, rect: Rect, branch: Branch) -> None:
        first, text = branch.turns[0], self.text
        left, high = rect.x + pen.px(50), rect.height // 2
        upper = Rect(left, rect.y + pen.px(5), rect.right - pen.px(10) - left, high)
        lower = Rect(left, rect.bottom - pen.px(4) - high, rect.right - pen.px(44) - left, high)
        pen.put_high(self.history.looks[first.seat].emblem, (rect.x + pen.px(28), rect.centery), 32)
        pen.put_high(self.history.teller.icon(first.turn), (rect.right - pen.px(26), lower.centery), 26)
        start = self.history.teller.when(text, self.table.position_at(branch.shared), first.turn)
        pen.words(text("branch-from", start=start, turn=branch.shared + 1), "label_bold", theme.now.MOONLIGHT, upper)
        length = text("branch-length", count=len(branch.turns))
        pen.words(length, "label", theme.now.SECONDARY, lower)

    def _hot(self, point: Pixel | None) -> bool:
        return point is not None and self.button.collidepoint(point)

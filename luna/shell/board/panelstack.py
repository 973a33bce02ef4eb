"""The open panels of a table, stacked."""

from collections.abc import Callable, Sequence

from luna.shell.board.board import Board
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pixel
from luna.shell.input.touch import meant


class PanelStack:
    """The stack of open panels, and all panels that can be opened."""

    def __init__(self, board: Callable[[], Board]) -> None:
        self._board = board
        self.panels: dict[str, Panel] = {}
        """All panels by command."""
        self.open: list[Panel] = []
        """The open panels, the topmost last."""
        self._standing: Sequence[Panel] = ()  # the panels that the board wanted open at the last call of `stand`
        self._seen: object = None  # the open panels and their places at the last call of `changed`

    def know(self, *panels: Panel) -> None:
        """Register panels that can be opened."""
        self.panels.update({panel.name: panel for panel in panels})

    def named(self, name: str) -> Panel | None:
        """The open panel of that name."""
        return next((panel for panel in self.open if panel.name == name), None)

    def toggle(self, name: str) -> None:
        """Open or close a panel by name."""
        panel = self.panels[name]
        if panel in self.open:
            self.close(panel)
        else:
            self.open.append(panel)

    def close(self, panel: Panel) -> None:
        """Close a panel."""
        self.open.remove(panel)
        panel.closed()

    def lay(self, panel: Panel, wanted: bool) -> None:
        """Open a panel while there is a reason for it, else close it."""
        if wanted and panel not in self.open:
            self.open.append(panel)
        elif not wanted and panel in self.open:
            self.open.remove(panel)

    def stand(self) -> None:
        """Open the panels that the board wants now, close those no longer wanted; a closed one stays closed."""
        before, self._standing = self._standing, self._board().standing
        for panel in before:
            if panel not in self._standing:
                self.lay(panel, False)
        for panel in self._standing:
            if panel not in before:
                self.lay(panel, True)

    def escape(self, kept: Panel) -> bool:
        """Close the topmost panel, those that opened by themselves first; False when only `kept` is left."""
        closing = [panel for panel in self.open if panel is not kept]
        closing.sort(key=lambda panel: panel in self._standing and panel.keeps is not None)
        if closing:
            self.close(closing[-1])
        return bool(closing)

    def at(self, point: Pixel) -> Panel | None:
        """The topmost panel under the pointer; none covers the strip."""
        board = self._board()
        if any(rect.collidepoint(point) for rect in board.hand.strip):
            return None
        return next((panel for panel in reversed(self.open) if panel.covers(board.display.layout, point)), None)

    def aim(self, panel: Panel, point: Pixel, reach: int) -> Pixel:
        """The point that a finger on a panel means."""
        return meant(panel.spots(self._board().display.layout), point, reach)

    def click(self, panel: Panel, point: Pixel) -> None:
        """Pass a click to a panel, which may close it."""
        if panel.click(self._board().display.layout, point):
            self.close(panel)

    def moved(self, point: Pixel) -> tuple[Panel | None, bool]:
        """Note where the pointer is; returns the panel under it, and whether the picture changes."""
        layout = self._board().display.layout
        panel = next((panel for panel in self.open if panel.held), None) or self.at(point)
        changed = [other.moved(layout, point if other is panel else None) for other in self.open]
        return panel, any(changed)

    def leave(self) -> None:
        """Note that the pointer has left all panels."""
        for panel in self.open:
            panel.moved(self._board().display.layout, None)

    def drop(self) -> None:
        """Note that the button was released."""
        for panel in self.open:
            panel.drop()

    def page(self, steps: int) -> None:
        """Turn a page up (1) or down (-1) in the topmost panel that has pages."""
        any(panel.page(steps) for panel in reversed(self.open))

    def changed(self) -> bool:
        """Whether a panel has appeared, disappeared or grown since the last call."""
        before, self._seen = self._seen, [(panel.name, tuple(panel.rect), panel.keeps is None) for panel in self.open]
        return self._seen != before

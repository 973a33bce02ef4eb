"""The view of a table for its parts and its mode, which steer, draw, describe and answer it."""

from typing import Protocol

from luna.shell.board.board import Board
from luna.shell.board.host import Host
from luna.shell.board.panelstack import PanelStack
from luna.shell.board.timers import Grace
from luna.table.link import TableLink
from luna.text import Catalogue


class View(Host, Protocol):
    """A host with its board."""

    text: Catalogue
    link: TableLink
    board: Board
    stack: PanelStack
    grace: Grace
    covered: bool
    """Whether a scene over the table has to be seen before the game goes on."""
    dirty: bool

    def skip(self) -> None:
        """Skip one step of a story or a film; when nothing moves, the grace ends."""

    def refresh(self) -> None:
        """Update the board after a change of the draft or the position."""


def hurry(view: View) -> bool:
    """Finish the motion of the last action; True when something must be seen before the next one."""
    display = view.board.display
    if not display.busy:
        return False
    before = display.skip()
    view.refresh()
    return before

"""A board's view of the table below it."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol

from luna.core.game import Position, Turn
from luna.shell.app.scene import App, Scene
from luna.shell.board.bot_seats import Company
from luna.shell.board.history import History
from luna.shell.board.panel import Panel
from luna.shell.board.teller import Entry
from luna.table.table import Table


class TableMode:
    """The mode of a table, as far as a board needs it."""

    tone = ""
    """The tone of the ground: `sepia` for a board without consequences."""

    @property
    def forbidden(self) -> str:
        """A sentence why nothing can be played here now, or ""."""
        return ""

    @abstractmethod
    def since(self) -> Sequence[Entry]:
        """The turns of others since the last turn at this chair."""


class Host(Protocol):
    """The table of one board: the game, its players, the open panels, and the receiver of turns and commands."""

    app: App
    table: Table
    position: Position
    names: Sequence[str]
    history: History
    company: Company
    """The kinds of players: the people at this machine, bots, players elsewhere."""

    @property
    def mode(self) -> TableMode:
        """The mode of this table."""

    @property
    def open(self) -> Sequence[Panel]:
        """The open panels, the topmost last; always the same list object."""

    def play(self, turn: Turn) -> None:
        """Play the turn that the hand has made."""

    def asked(self) -> None:
        """Note that the hand has asked a question; the second half of a double click does not answer it."""

    def do(self, command: str) -> bool:
        """Carry out a command of the table, such as `undo` or `menu`; False when there is no such command."""

    def click(self, panel: str, spot: int) -> None:
        """Click a place of an open panel."""

    def lay_open(self, panel: Panel) -> None:
        """Open a panel, unless it is open."""

    def cover(self, scene: Scene) -> None:
        """Push a scene that must be seen before the game continues: a scoring."""

    def look_back(self, number: int) -> None:
        """Show the table as it was after `number` turns."""

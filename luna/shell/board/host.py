"""The table that a board lies on, as the board sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from luna.core.cast import Face
from luna.core.game import Position, Reason, Turn
from luna.shell.app.scene import App, Scene
from luna.shell.board.panel import Panel
from luna.shell.board.teller import Entry
from luna.table.table import Table


class Host(Protocol):
    """The table of one board: the game, who plays it, what lies open, and where turns and commands go."""

    app: App
    table: Table
    position: Position
    names: Sequence[str]

    @property
    def faces(self) -> Sequence[Face | None]:
        """The faces of the players by seat, None where a player has none."""

    @property
    def entries(self) -> Sequence[Entry]:
        """The turns that count."""

    @property
    def automaton(self) -> int | None:
        """The seat that the game itself moves, if there is one."""

    @property
    def open(self) -> Sequence[Panel]:
        """The open panels, the topmost last; always the same list."""

    @property
    def tone(self) -> str:
        """The tone of the ground: `sepia` for a board on which nothing counts, else empty."""

    @property
    def mine(self) -> bool:
        """Whether a person at this machine is to move."""

    @property
    def people(self) -> Sequence[int]:
        """The seats of people that are played from this machine."""

    @property
    def watching(self) -> bool:
        """Whether a bot or another machine is to move, so that everybody here looks on."""

    @property
    def alone(self) -> bool:
        """Whether no person plays, so that there is only looking on."""

    @property
    def forbidden(self) -> str:
        """A sentence why nothing can be played here now, empty when something can."""

    def play(self, turn: Turn) -> None:
        """Play the turn that the hand has made."""

    def why(self, reason: Reason) -> str:
        """The reason of a refusal in a sentence of this game."""

    def asked(self) -> None:
        """Note that the hand has asked a question; the second half of a double click does not answer it."""

    def do(self, command: str) -> bool:
        """Carry out a command of the table, as `undo` or `menu`; False when there is no such command."""

    def click(self, panel: str, spot: int) -> None:
        """Click a place of an open panel."""

    def lay_open(self, panel: Panel) -> None:
        """Open one of the board's panels, unless it is open."""

    def cover(self, scene: Scene) -> None:
        """Push a scene that has to be seen before the game goes on: a scoring."""

    def since(self) -> Sequence[Entry]:
        """The turns of others since the last turn at this chair."""

    def look_back(self, number: int) -> None:
        """Show the table as it was after so many turns."""

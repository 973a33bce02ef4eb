"""Where a scene can lead. Scenes know only this, `sessions` knows the scenes, and the program makes them meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from luna.core.game import Game
    from luna.core.options import Options
    from luna.net.remote import Remote
    from luna.shell.board.card import Card
    from luna.shell.lobby import Gathering
    from luna.shell.loop import App
    from luna.shell.shared import Shared
    from luna.table.table import Table


class Ways(Protocol):
    """All ways from one screen to another. Where nothing is said, see `sessions`."""

    def leave(self, app: App) -> None:
        """To the title."""

    def may_quit(self, app: App) -> bool:
        """Out of the program; False when the player is asked first."""

    def begin(
        self, app: App, game: Game, options: Options, names: Mapping[str, str], bots: Mapping[str, int] | None = None
    ) -> None:
        """To a new table."""

    def rematch(self, app: App, table: Table) -> None:
        """To another table with the same players."""

    def open_save(self, app: App, path: Path) -> bool:
        """To a saved game; False when it cannot be opened."""

    def count(self, app: App, table: Table) -> None:
        """Note for the records a game that is over."""

    def finished(self, app: App, table: Table, shared: Shared | None = None) -> None:
        """From a table whose end has been seen."""

    def watch(self, app: App, table: Table, number: int = 0, *, owns: bool = False, card: Card | None = None) -> None:
        """To the viewer."""

    def watch_save(self, app: App, path: Path) -> None:
        """To the viewer of a saved game."""

    def what_if(self, app: App, table: Table, number: int) -> None:
        """To a board for trying things out."""

    def explain(self, app: App, topic: str) -> None:
        """To a page of the rules."""

    def copy(self, app: App, table: Table) -> None:
        """To the same game in a new file."""

    def export(self, app: App, table: Table) -> None:
        """Write a game as text."""

    def take_in(self, app: App, path: Path) -> None:
        """Bring a game from elsewhere into our folder, or get to know a folder with games."""

    def meet(self, app: App, remote: Remote, people: Gathering, opened: Callable[[], None] | None = None) -> None:
        """To a room on the network; `opened`: that it was opened from here."""

    def sit_down(self, app: App, remote: Remote, code: str) -> None:
        """To a table on the network."""

    def behind_curtain(self, app: App, table: Table, then: Callable[[], None], otherwise: Callable[[], None]) -> None:
        """To a table whose pictures must be made first."""

"""What a game shows beyond its rules: its board, its pages, its words. Found by `core.registry.client`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from luna.shell.board.teller import Teller
    from luna.shell.loop import App
    from luna.shell.paint import Paint
    from luna.shell.rulebook import Rulebook
    from luna.shell.scenery import TitlePicture
    from luna.shell.tally import Tally
    from luna.table.table import Table


class GameClient(Protocol):
    """The face of a game towards the shell. Module `luna.games.luna.client` is one of these."""

    def title_picture(self, paint: Paint) -> TitlePicture:
        """What stands behind title and menus."""

    def tally(self, app: App, table: Table) -> Tally:
        """A game that is over in numbers; `shell.tally.plain` does for any."""

    def rulebook(self) -> Rulebook:
        """What there is to read about the game."""

    def teller(self) -> Teller:
        """The words of its turns: for the log, for hints, and why a bot played one."""

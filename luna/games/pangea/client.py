"""What the shell shows of Pangea, see `shell.game_client`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from luna.games.pangea import rules
from luna.games.pangea.board import sketch
from luna.games.pangea.board.words.teller import PangeaTeller
from luna.shell.plain_client import PlainClient

if TYPE_CHECKING:
    from luna.core.game import Game
    from luna.shell.board.teller import Teller
    from luna.shell.game_client import GameClient
    from luna.shell.scene import App
    from luna.shell.tally import Tally
    from luna.table.table import Table

_GAME: Game = rules


class PangeaClient(PlainClient):
    """A plain client with words for every event and a tally by amulets."""

    def __init__(self) -> None:
        super().__init__(_GAME, sketch)
        self.credits = {"designer": "Ralf Burkert", "publisher": "Queen Games, 2001"}
        self._words: Final = PangeaTeller(_GAME, sketch)

    def teller(self) -> Teller:
        """The words of its turns."""
        return self._words

    def tally(self, app: App, table: Table) -> Tally:
        """Amulets round by round, and by which condition was won."""
        from luna.games.pangea.screens.tally import tally  # noqa: PLC0415

        return tally(table)


CLIENT: GameClient = PangeaClient()

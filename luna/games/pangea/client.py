"""Pangea's `GameClient` (`shell.client.game_client`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from luna.core.data import toml
from luna.games.pangea import rules
from luna.games.pangea.board import sketch
from luna.games.pangea.board.words.teller import PangeaTeller
from luna.games.pangea.commands import COMMANDS
from luna.games.pangea.rules.position import PLAYERS, rank
from luna.shell.client import covers
from luna.shell.client.plain_client import PlainClient
from luna.shell.client.rulebook import Rulebook, read_topics
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import ASSETS
from luna.shell.sound.score import Music

if TYPE_CHECKING:
    from collections.abc import Sequence

    from luna.core.game import Game, Position
    from luna.games.pangea.board.board import PangeaBoard
    from luna.games.pangea.board.display import PangeaDisplay
    from luna.shell.app.scene import App
    from luna.shell.board.host import Host
    from luna.shell.board.panel import Panel
    from luna.shell.board.panels.recappanel import Source
    from luna.shell.board.teller import Teller
    from luna.shell.client.game_client import GameClient
    from luna.shell.client.tally import Tally
    from luna.shell.drawing.paint import Paint
    from luna.shell.drawing.scenery import TitlePicture
    from luna.table.table import Table

MUSIC: Final = Music(
    {"dusk-1": 1, "dusk-2": 0.55, "dusk-3": 0.3, "dusk-4": 0.7, "dusk-5": 0.55},
    {"suspense": 0.5},
    {"evening": 0.7},
    {"coin": 0.5},
    24.0,
)
"""Each amulet of the leading player adds a layer of the theme."""
DUSK: Final = theme.PLAIN._replace(**theme.read(toml("pangea", "look.toml")))
"""The colours of the frame: an evening sky, plum where Luna's night is blue."""
_GAME: Game = rules


@cache
def _book() -> Rulebook:
    from luna.games.pangea.screens.miniature import Miniatures  # noqa: PLC0415

    return Rulebook(*read_topics(ASSETS / "games" / "pangea" / "rules" / "topics.toml"), drawings=Miniatures())


class PangeaClient(PlainClient):
    """The client: a plain one with its own board, words, recap and tally."""

    def __init__(self) -> None:
        super().__init__(_GAME, sketch)
        self.commands = COMMANDS
        self.colours = DUSK
        self.music = MUSIC
        self.guide = "pangea/guide/mage"
        self.credits = {"designer": "Ralf Burkert", "publisher": "Queen Games, 2001"}
        self._words: Final = PangeaTeller(_GAME, sketch)

    def title_picture(self, paint: Paint) -> TitlePicture:
        """The drifting lands at dusk."""
        cover = covers.of(_GAME.NAME)
        assert cover is not None
        return covers.Layered(paint, cover)

    def teller(self) -> Teller:
        """The words of turns."""
        return self._words

    def rulebook(self) -> Rulebook:
        """The rules, with our own rulings and reconstructions marked."""
        return _book()

    def display(self, app: App, position: Position) -> PangeaDisplay:
        """The picture of a table."""
        from luna.games.pangea.board.display import PangeaDisplay  # noqa: PLC0415

        return PangeaDisplay(app, bytearray(position))

    def board(self, host: Host) -> PangeaBoard:
        """A table to play at."""
        from luna.games.pangea.board.board import PangeaBoard  # noqa: PLC0415

        return PangeaBoard(host)

    def points(self, position: Position) -> tuple[int, ...]:
        """Amulets in the towers."""
        row = bytearray(position)
        return tuple(rank(row, seat) for seat in range(row[PLAYERS]))

    def prepare(self, app: App, position: Position, names: Sequence[str]) -> None:
        """Paint a table off-screen; may run in any thread."""
        from luna.games.pangea.board.display import PangeaDisplay  # noqa: PLC0415

        PangeaDisplay(app, bytearray(position)).prepare(names)

    def recap(self, source: Source) -> Panel:
        """The turns of the others, in words."""
        from luna.games.pangea.board.panels.facts import RecapPanel  # noqa: PLC0415

        return RecapPanel(source._replace(faces=tuple))

    def tally(self, app: App, table: Table) -> Tally:
        """Amulets round by round, and the condition that won."""
        from luna.games.pangea.screens.tally import tally  # noqa: PLC0415

        return tally(table)


CLIENT: GameClient = PangeaClient()

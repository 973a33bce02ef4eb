"""What the shell shows of Pangea, see `shell.game_client`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from luna.games.pangea import rules
from luna.games.pangea.board import sketch
from luna.games.pangea.board.words.teller import PangeaTeller
from luna.games.pangea.colours import DUSK
from luna.games.pangea.commands import COMMANDS
from luna.games.pangea.rules.position import PLAYERS, rank
from luna.shell.client import covers
from luna.shell.client.plain_client import PlainClient
from luna.shell.client.rulebook import Rulebook, read_topics
from luna.shell.drawing.fonts import ASSETS
from luna.shell.sound.playback import Music

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from luna.core.cast import Face
    from luna.core.game import Game, Position
    from luna.games.pangea.board.board import PangeaBoard
    from luna.games.pangea.board.display import PangeaDisplay
    from luna.shell.app.scene import App
    from luna.shell.board.board import Host
    from luna.shell.board.panel import Panel
    from luna.shell.board.teller import Entry, Teller
    from luna.shell.client.game_client import GameClient
    from luna.shell.client.tally import Tally
    from luna.shell.drawing.paint import Paint
    from luna.shell.drawing.scenery import TitlePicture
    from luna.table.table import Table
    from luna.text import Catalogue

MUSIC: Final = Music({"dusk-1": 0.5, "dusk-2": 0.55, "dusk-3": 0.5, "dusk-4": 0.35, "dusk-5": 0.5}, {"evening": 0.6})
"""One more layer of the theme for each amulet of the one who has most."""
_GAME: Game = rules


@cache
def _book() -> Rulebook:
    return Rulebook(*read_topics(ASSETS / "games" / "pangea" / "rules" / "topics.toml"))


class PangeaClient(PlainClient):
    """A plain client with words for every event and a tally by amulets."""

    def __init__(self) -> None:
        super().__init__(_GAME, sketch)
        self.commands = COMMANDS
        self.colours = DUSK
        self.music = MUSIC
        self.guide = "pangea/guide/mage"
        self.credits = {"designer": "Ralf Burkert", "publisher": "Queen Games, 2001"}
        self._words: Final = PangeaTeller(_GAME, sketch)

    def title_picture(self, paint: Paint) -> TitlePicture:
        """The drifting lands in the evening."""
        cover = covers.of(_GAME.NAME)
        assert cover is not None
        return covers.Layered(paint, cover)

    def teller(self) -> Teller:
        """The words of its turns."""
        return self._words

    def rulebook(self) -> Rulebook:
        """The rules, and what of them is a ruling or a reconstruction of ours."""
        return _book()

    def display(self, app: App, position: Position) -> PangeaDisplay:
        """The table to look at."""
        from luna.games.pangea.board.display import PangeaDisplay  # noqa: PLC0415

        return PangeaDisplay(app, bytearray(position))

    def board(self, host: Host) -> PangeaBoard:
        """The table to play at."""
        from luna.games.pangea.board.board import PangeaBoard  # noqa: PLC0415

        return PangeaBoard(host)

    def points(self, position: Position) -> tuple[int, ...]:
        """Amulets in the towers."""
        row = bytearray(position)
        return tuple(rank(row, seat) for seat in range(row[PLAYERS]))

    def prepare(self, app: App, position: Position, names: Sequence[str]) -> None:
        """Paint a game for nobody, so that all its pictures are there when it is shown; may run in any thread."""
        from luna.games.pangea.board.display import PangeaDisplay  # noqa: PLC0415

        PangeaDisplay(app, bytearray(position)).prepare(names)

    def recap(
        self,
        entries: Callable[[], Sequence[Entry]],
        text: Catalogue,
        names: Callable[[], Sequence[str]],
        faces: Callable[[], Sequence[Face | None]],
        show: Callable[[int], object],
    ) -> Panel:
        """What others did, in words."""
        from luna.games.pangea.board.panels.facts import RecapPanel  # noqa: PLC0415

        return RecapPanel(entries, text, names, tuple, show)

    def tally(self, app: App, table: Table) -> Tally:
        """Amulets round by round, and by which condition was won."""
        from luna.games.pangea.screens.tally import tally  # noqa: PLC0415

        return tally(table)


CLIENT: GameClient = PangeaClient()

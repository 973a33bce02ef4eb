"""The client of a game: its board, pages and words, found by name with `of`."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol

from luna.core import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from luna.core.game import Position
    from luna.shell.app.scene import App, Scene
    from luna.shell.board.board import Board
    from luna.shell.board.display import Display
    from luna.shell.board.host import Host
    from luna.shell.board.panel import Panel
    from luna.shell.board.panels.recappanel import Source
    from luna.shell.board.teller import Entry, Teller
    from luna.shell.client.rulebook import Rulebook
    from luna.shell.client.tally import Tally
    from luna.shell.drawing.paint import Paint
    from luna.shell.drawing.scenery import TitlePicture
    from luna.shell.drawing.theme import Theme
    from luna.shell.input.commands import Sections
    from luna.shell.sound.score import Music
    from luna.table.table import Table


class MenuEntry(NamedTuple):
    """An entry of the title."""

    name: str  # `title-<name>` in the catalogue
    icon: str  # a picture
    choose: Callable[[App], None]


class GameClient(Protocol):
    """A game's part in the window, with what a small game need not say. The module `client` of every game has one."""

    commands: Sections
    """Commands of its own for keys and pad. Games share the key of a command of the same name."""
    colours: Theme  # the colours of its frame without high contrast: `theme.PLAIN` for most games
    music: Music  # its loops
    guide: str = "learn/bearer"
    """The prefix of the pictures of its teacher, one for each of `lantern.POSES`: `learn/bearer-left`."""
    menu: Sequence[MenuEntry] = ()  # more entries of the title, for example a solo game
    credits: Mapping[str, str] = MappingProxyType({})
    """The makers of the printed game: their part, message `credits-<part>`, and their name."""

    def title_picture(self, paint: Paint) -> TitlePicture:
        """The picture behind title and menus."""

    def points(self, position: Position) -> tuple[int, ...]:
        """The points of each seat as people count them, for records. `scores` says who is ahead."""

    def tally(self, app: App, table: Table) -> Tally:
        """A finished game in numbers; `tally.plain` works for any."""

    def rulebook(self) -> Rulebook:
        """The rules to read."""

    def teller(self) -> Teller:
        """The words of its turns, for the log, hints and explanations."""

    def display(self, app: App, position: Position) -> Display:
        """A picture of the game to watch."""

    def board(self, host: Host) -> Board:
        """A board to play on."""

    def prepare(self, app: App, position: Position, names: Sequence[str]) -> None:
        """Make the pictures of a table, in any thread."""

    def recap(self, source: Source) -> Panel | None:
        """A panel that sums turns up, or None."""
        return None

    def last_scoring(self, app: App, table: Table, entries: Sequence[Entry], names: Sequence[str]) -> Scene | None:
        """A scene with the last scoring among turns, or None."""
        return None


def of(game: str) -> GameClient:
    """The client of a game."""
    found: GameClient = registry.client(game)
    return found

"""A game's client: what it shows beyond its rules, its board, pages and words. Found by name: `of`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from luna.core import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from luna.core.cast import Face
    from luna.core.game import Position
    from luna.shell.app.scene import App, Scene
    from luna.shell.board.board import Board
    from luna.shell.board.display import Display
    from luna.shell.board.host import Host
    from luna.shell.board.panel import Panel
    from luna.shell.board.teller import Entry, Teller
    from luna.shell.client.rulebook import Rulebook
    from luna.shell.client.tally import Tally
    from luna.shell.drawing.paint import Paint
    from luna.shell.drawing.scenery import TitlePicture
    from luna.shell.drawing.theme import Theme
    from luna.shell.input.commands import Sections
    from luna.shell.sound.playback import Music
    from luna.table.table import Table
    from luna.text import Catalogue


class MenuEntry(NamedTuple):
    """An entry of the title."""

    name: str  # `title-<name>` in the catalogue
    icon: str  # a picture
    choose: Callable[[App], None]


class GameClient(Protocol):
    """The face of a game towards the shell. The module `client` of every game is one of these, or has one."""

    commands: Sections
    """What keys and gamepad can ask for beside what the shell knows. Two games that have a command of the same name
    share the key that the player gives it."""

    colours: Theme
    """Of its frame, unless the player wants a high contrast: `theme.PLAIN` for most."""
    music: Music
    """The loops that are heard with it."""
    guide: str
    """Who teaches: what the names of his pictures begin with, one for each of `lantern.POSES`: `learn/bearer-left`."""
    menu: Sequence[MenuEntry]
    """What the title offers below a new game, e.g. a game for one."""
    credits: Mapping[str, str]
    """Who made the printed game: what he did, message `credits-<what>`, and his name; {} for a game of our own."""

    def title_picture(self, paint: Paint) -> TitlePicture:
        """What stands behind title and menus."""

    def points(self, position: Position) -> tuple[int, ...]:
        """What each seat has in the unit that people count in: for records and courses. `scores` says who is ahead."""

    def tally(self, app: App, table: Table) -> Tally:
        """A game that is over in numbers; `shell.tally.plain` does for any."""

    def rulebook(self) -> Rulebook:
        """What there is to read about the game."""

    def teller(self) -> Teller:
        """The words of its turns: for the log, for hints, and why a bot played one."""

    def display(self, app: App, position: Position) -> Display:
        """A picture of the game, for looking on."""

    def board(self, host: Host) -> Board:
        """A table to play at."""

    def prepare(self, app: App, position: Position, names: Sequence[str]) -> None:
        """Make the pictures of a table ready; may run in any thread."""

    def recap(
        self,
        entries: Callable[[], Sequence[Entry]],
        text: Catalogue,
        names: Callable[[], Sequence[str]],
        faces: Callable[[], Sequence[Face | None]],
        show: Callable[[int], object],
    ) -> Panel | None:
        """A panel with these turns in a few lines, beside the board that shows them; None: the board says enough."""

    def last_scoring(
        self, app: App, table: Table, entries: Sequence[Entry], names: Sequence[str], automaton: int | None
    ) -> Scene | None:
        """The last scoring among these turns once more; None when there was none."""


def of(game: str) -> GameClient:
    """The client of a game, by its name."""
    found: GameClient = registry.client(game)
    return found

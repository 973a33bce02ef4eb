"""The client of a game: its board, pages and words, found by name with `of`.

A client may be data: the facts and parts of a game are in its `client.toml`; a part is imported at first use.
"""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from luna.core import data, installed, registry
from luna.shell.app.scene import App
from luna.shell.client import covers
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.scenery import TitlePicture
from luna.shell.input.commands import read
from luna.shell.sound.score import Music

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from luna.core.game import Position
    from luna.shell.app.scene import Scene
    from luna.shell.board.board import Board
    from luna.shell.board.display import Display
    from luna.shell.board.host import Host
    from luna.shell.board.panel import Panel
    from luna.shell.board.panels.recappanel import Source
    from luna.shell.board.teller import Entry, Teller
    from luna.shell.client.rulebook import Rulebook
    from luna.shell.client.tally import Tally
    from luna.shell.drawing.theme import Theme
    from luna.shell.input.commands import Sections
    from luna.table.table import Table


class MenuEntry(NamedTuple):
    """An entry of the title."""

    name: str  # `title-<name>` in the catalogue
    icon: str  # a picture
    choose: Callable[[App], None]


class GameClient(Protocol):
    """A game's part in the window, with defaults for small games. The module `client` of every game has one."""

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
        """A picture of the game for watching."""

    def board(self, host: Host) -> Board:
        """A board for playing."""

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


def declared(game: str) -> GameClient:
    """The client of a game."""
    return cast(GameClient, DeclaredClient(game))


class DeclaredClient:
    """A `GameClient` from a file, with defaults for the entries that the file leaves out."""

    def __init__(self, game: str) -> None:
        facts = data.toml(game, "client.toml")
        self._game = game
        self.commands, self.music = read(facts["commands"]), Music(**facts["music"])
        self.guide, self.credits = facts["guide"], facts["credits"]
        self.colours = theme.PLAIN._replace(**theme.read(facts.get("colours", {})))
        self.menu = [self._entry(name, **entry) for name, entry in facts.get("menu", {}).items()]
        for name, place in facts["parts"].items():
            setattr(self, name, self._part(place))

    def title_picture(self, paint: Paint) -> TitlePicture:
        """The picture of the cover."""
        return covers.Layered(paint, covers.of(self._game) or covers.Cover())

    def last_scoring(self, *_: object) -> None:
        """None: most games have no scorings."""

    def _part(self, place: str) -> Callable[..., Any]:
        """A function or class of the game, or a module that is the part itself."""

        def call(*arguments: Any) -> Any:
            found = resolve_name(f"{installed.of(self._game).package}.{place}")
            return found if isinstance(found, ModuleType) else found(*arguments)

        return call

    def _entry(self, name: str, icon: str, opens: str) -> MenuEntry:
        scene = self._part(opens)

        def choose(app: App) -> None:
            app.push(scene(app))

        return MenuEntry(name, icon, choose)

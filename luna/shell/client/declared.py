"""A client that is data: facts and parts of a game stand in its `client.toml`; a part is imported at first use."""

from collections.abc import Callable
from pkgutil import resolve_name
from types import ModuleType
from typing import Any, cast

from luna.core import data
from luna.shell.app.scene import App
from luna.shell.client import covers
from luna.shell.client.game_client import GameClient, MenuEntry
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.scenery import TitlePicture
from luna.shell.input.commands import read
from luna.shell.sound.score import Music


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
            found = resolve_name(f"luna.games.{self._game}.{place}")
            return found if isinstance(found, ModuleType) else found(*arguments)

        return call

    def _entry(self, name: str, icon: str, opens: str) -> MenuEntry:
        scene = self._part(opens)

        def choose(app: App) -> None:
            app.push(scene(app))

        return MenuEntry(name, icon, choose)

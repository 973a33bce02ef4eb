"""Pangea's `GameClient` (`shell.client.game_client`). Its parts are imported at first use."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from luna.core import data
from luna.core.lazy import later
from luna.games.pangea import rules
from luna.games.pangea.rules.position import PLAYERS, rank
from luna.shell.client import covers
from luna.shell.drawing import theme
from luna.shell.input.commands import read
from luna.shell.sound.score import Music

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from luna.core.game import Position
    from luna.shell.app.scene import App
    from luna.shell.board.teller import Teller
    from luna.shell.client.game_client import MenuEntry
    from luna.shell.client.rulebook import Rulebook
    from luna.shell.drawing.paint import Paint
    from luna.shell.drawing.scenery import TitlePicture

_FACTS: Final = data.toml(rules.NAME, "client.toml")
commands: Final = read(_FACTS["commands"])
colours: Final = theme.PLAIN._replace(**theme.read(data.toml(rules.NAME, "look.toml")))
music: Final = Music(**_FACTS["music"])
guide: Final = "pangea/guide/mage"
credits: Mapping[str, str] = _FACTS["credits"]
menu: Sequence[MenuEntry] = ()

tally = later("luna.games.pangea.screens.tally", "tally")
display = later("luna.games.pangea.board.display", "PangeaDisplay")
board = later("luna.games.pangea.board.board", "PangeaBoard")
recap = later("luna.games.pangea.board.panels.facts", "RecapPanel")


def title_picture(paint: Paint) -> TitlePicture:
    """The drifting lands at dusk."""
    cover = covers.of(rules.NAME)
    assert cover is not None
    return covers.Layered(paint, cover)


@cache
def teller() -> Teller:
    """The words of turns."""
    from luna.games.pangea.board.words.teller import PangeaTeller  # noqa: PLC0415

    return PangeaTeller()


@cache
def rulebook() -> Rulebook:
    """The rules, with our own rulings and reconstructions marked."""
    from luna.games.pangea.screens.miniature import Miniatures  # noqa: PLC0415
    from luna.shell.client.rulebook import Rulebook, read_topics  # noqa: PLC0415
    from luna.shell.drawing.fonts import ASSETS  # noqa: PLC0415

    return Rulebook(*read_topics(ASSETS / "games" / rules.NAME / "rules" / "topics.toml"), drawings=Miniatures())


def points(position: Position) -> tuple[int, ...]:
    """Amulets in the towers."""
    return tuple(rank(position, seat) for seat in range(position[PLAYERS]))


def prepare(app: App, position: Position, names: Sequence[str]) -> None:
    """Paint a table off-screen; may run in any thread."""
    from luna.games.pangea.board import board  # noqa: F401, PLC0415  (and import all that it needs)

    display(app, bytearray(position)).prepare(names)


def last_scoring(*_: object) -> None:
    """None: the game has no scorings."""

"""Luna's `GameClient` (`shell.client.game_client`). Its parts are imported at first use."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from luna.core import data
from luna.core.lazy import later
from luna.shell.client.game_client import MenuEntry
from luna.shell.drawing import theme
from luna.shell.input.commands import read
from luna.shell.sound.score import Music

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from luna.shell.app.scene import App
    from luna.shell.board.teller import Teller
    from luna.shell.client.rulebook import Rulebook

_FACTS: Final = data.toml("luna", "client.toml")
commands: Final = read(_FACTS["commands"])
colours: Final = theme.PLAIN
music: Final = Music(**_FACTS["music"])
guide: Final = "learn/bearer"
credits: Mapping[str, str] = _FACTS["credits"]
"""The credits of the printed game, as in its rules."""


def _alone(app: App) -> None:
    from luna.games.luna.screens.solo import SoloScene  # noqa: PLC0415

    app.push(SoloScene(app))


menu: Sequence[MenuEntry] = (MenuEntry("solo", "ui/icon-solo", _alone),)

points = later("luna.games.luna.rules.views", "scores")
title_picture = later("luna.games.luna.screens.titlepicture", "Seascape")
tally = later("luna.games.luna.screens.tally", "tally")
last_scoring = later("luna.games.luna.screens.scoring", "last_scoring")
display = later("luna.games.luna.board.display", "LunaDisplay")
board = later("luna.games.luna.board.board", "LunaBoard")
recap = later("luna.games.luna.board.panels.recap", "RecapPanel")


@cache
def rulebook() -> Rulebook:
    """The rules, with pictures drawn from the table."""
    from luna.games.luna.board.words.rulebook import BOOK  # noqa: PLC0415
    from luna.games.luna.screens.miniature import Miniatures  # noqa: PLC0415

    return replace(BOOK, drawings=Miniatures())


def teller() -> Teller:
    """The words of turns."""
    from luna.games.luna.board.words import teller as words  # noqa: PLC0415

    return words


def prepare(app: App, position: bytearray, names: Sequence[str]) -> None:
    """Paint a table off-screen, and import everything that it needs."""
    from luna.games.luna.board import board, painting  # noqa: F401, PLC0415
    from luna.games.luna.board.words import teller  # noqa: F401, PLC0415

    painting.prepare(app, position, names)

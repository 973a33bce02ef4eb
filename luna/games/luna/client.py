"""What the shell shows of Luna, see `shell.game_client`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from luna.games.luna.commands import COMMANDS
from luna.shell.client.game_client import MenuEntry
from luna.shell.drawing import theme
from luna.shell.sound.playback import Music

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from luna.core.cast import Face
    from luna.games.luna.board.board import LunaBoard
    from luna.games.luna.board.display import LunaDisplay
    from luna.games.luna.board.panels.recap import RecapPanel
    from luna.games.luna.screens.scoring import ScoringScene
    from luna.shell.app.scene import App
    from luna.shell.board.board import Host
    from luna.shell.board.teller import Entry, Teller
    from luna.shell.client.rulebook import Rulebook
    from luna.shell.client.tally import Tally
    from luna.shell.drawing.paint import Paint
    from luna.shell.drawing.scenery import TitlePicture
    from luna.table.table import Table
    from luna.text import Catalogue

commands: Final = COMMANDS
colours: Final = theme.PLAIN
music: Final = Music({"theme-1": 0.6, "theme-2": 0.5, "theme-3": 0.55, "theme-4": 0.5}, {"night": 0.6})
guide: Final = "learn/bearer"
credits: Mapping[str, str] = {
    "designer": "Stefan Feld",
    "art": "Klemens Franz | atelier198",
    "models": "Andreas Resch",
    "editors": "Ralph Bruhn, Andreas Odendahl",
    "publisher": "Hall Games, 2010",
    "english": "Z-Man Games, 2010",
}
"""The printed game, as its rules say; what they do not say is not here."""


def _alone(app: App) -> None:
    from luna.games.luna.screens.solo import SoloScene  # noqa: PLC0415

    app.push(SoloScene(app))


menu: Sequence[MenuEntry] = (MenuEntry("solo", "ui/icon-solo", _alone),)


def title_picture(paint: Paint) -> TitlePicture:
    """The temple by night."""
    from luna.games.luna.screens.titlepicture import Seascape  # noqa: PLC0415

    return Seascape(paint)


def points(position: bytearray) -> tuple[int, ...]:
    """Influence."""
    from luna.games.luna import rules  # noqa: PLC0415

    return rules.scores(position)


def tally(app: App, table: Table) -> Tally:
    """The tally of a finished game: where its influence came from."""
    from luna.games.luna.screens import tally as sheet  # noqa: PLC0415

    return sheet.tally(app, table)


@cache
def rulebook() -> Rulebook:
    """The rules, with the pictures of the table that are drawn into them."""
    from luna.games.luna.board.words.rulebook import BOOK  # noqa: PLC0415
    from luna.games.luna.screens.miniature import Miniatures  # noqa: PLC0415

    return replace(BOOK, drawings=Miniatures())


def teller() -> Teller:
    """The words of its turns."""
    from luna.games.luna.board.words import teller as words  # noqa: PLC0415

    return words


def display(app: App, position: bytearray) -> LunaDisplay:
    """The temple, the islands and the frame."""
    from luna.games.luna.board.display import LunaDisplay  # noqa: PLC0415

    return LunaDisplay(app, position)


def board(host: Host) -> LunaBoard:
    """The board: the display with a hand over it."""
    from luna.games.luna.board.board import LunaBoard  # noqa: PLC0415

    return LunaBoard(host)


def prepare(app: App, position: bytearray, names: Sequence[str]) -> None:
    """Paint a table for nobody, and import all that it needs."""
    from luna.games.luna.board import board, painting  # noqa: F401, PLC0415
    from luna.games.luna.board.words import teller  # noqa: F401, PLC0415

    painting.prepare(app, position, names)


def recap(
    entries: Callable[[], Sequence[Entry]],
    text: Catalogue,
    names: Callable[[], Sequence[str]],
    faces: Callable[[], Sequence[Face | None]],
    show: Callable[[int], object],
) -> RecapPanel:
    """What others did, numbered as on the board."""
    from luna.games.luna.board.panels.recap import RecapPanel  # noqa: PLC0415

    return RecapPanel(entries, text, names, faces, show)


def last_scoring(
    app: App, table: Table, entries: Sequence[Entry], names: Sequence[str], automaton: int | None
) -> ScoringScene | None:
    """The end of the last round."""
    from luna.games.luna.screens import scoring  # noqa: PLC0415

    return scoring.last_scoring(app, table, entries, names, automaton)

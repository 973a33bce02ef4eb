"""What the shell shows of Luna, see `shell.game_client`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from luna.shell.board.teller import Teller
    from luna.shell.loop import App
    from luna.shell.paint import Paint
    from luna.shell.rulebook import Rulebook
    from luna.shell.scenery import TitlePicture
    from luna.shell.tally import Tally
    from luna.table.table import Table


def title_picture(paint: Paint) -> TitlePicture:
    """The temple by night."""
    from luna.games.luna.screens.titlepicture import Seascape  # noqa: PLC0415

    return Seascape(paint)


def tally(app: App, table: Table) -> Tally:
    """Where the influence of a finished game came from."""
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

"""The view of a table for the coach and the rule of takebacks."""

from collections.abc import Sequence
from typing import Protocol

from luna.shell.app.scene import App
from luna.shell.board.board import Board
from luna.shell.board.bot_seats import Company
from luna.shell.board.history import History
from luna.shell.board.panelstack import PanelStack
from luna.table.link import TableLink
from luna.table.table import Table
from luna.text import Catalogue


class Viewed(Protocol):
    """A table in the window; `board.table_view.TableView` is the real one, made after its mode."""

    app: App
    text: Catalogue
    link: TableLink
    table: Table
    names: Sequence[str]
    board: Board
    stack: PanelStack
    history: History
    company: Company
    covered: bool
    dirty: bool

"""A desync: this machine came to another position than the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from luna.shell.modes.network_notes import Slips
from luna.shell.network import connections
from luna.shell.network.relay_table import Shared

if TYPE_CHECKING:  # the mode of a shared table is made before its view
    from luna.shell.board.table_view import TableView

_SETTLED: Final = 3.0  # seconds in which the others have said what they came to


class Differences:
    """This machine's position was put right, or here the game ends and a report is written."""

    def __init__(self, view: Callable[[], TableView], shared: Shared, slips: Slips) -> None:
        self._view, self._shared, self._slips = view, shared, slips
        self._healed = 0  # how often it was put right
        self._seconds = 0.0  # that the game has been ended here

    def update(self, dt: float) -> None:
        """One step."""
        view, table = self._view(), self._view().table
        if table.chronicle.healed != self._healed:
            self._healed = table.chronicle.healed
            view.app.tell(table.notices[-1])
            view.answers.take_position()
            view.board.display.rest(view.position)
            view.history.follow()
            view.refresh()
        self._seconds = self._seconds + dt if table.read_only else 0.0
        if not table.read_only:
            self._slips.report = None
        if self._seconds >= _SETTLED and self._slips.report is None:
            self._slips.report = connections.write_report(view.app, self._shared.remote)

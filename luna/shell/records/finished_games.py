"""Counting a game that is over: once, in the statistics and for what a player has won."""

import time
from pathlib import Path

from luna.log.records import HUMAN
from luna.shell.app.scene import App
from luna.shell.records import achievements, statistics
from luna.shell.records.statistics import Statistics
from luna.table.table import Table


def count(app: App, table: Table) -> None:
    """Note a game at its end: the player may leave before its scoring has been seen."""
    if _counts(table):
        achievements.note(app, table)
        if (notice := Statistics(app.home).add(statistics.finished(table, int(time.time())))) is not None:
            app.tell(notice)


def count_late(app: App, table: Table, path: Path) -> None:
    """Note a game if the program ended between its last turn and the records. Turns without a time were imported."""
    if _counts(table) and table.history[-1].t_ms > 0:
        ended = int(app.saves.summary(path).played)
        if (notice := Statistics(app.home).add_late(statistics.finished(table, ended))) is not None:
            app.tell(notice)


def _counts(table: Table) -> bool:
    return bool(table.name) and any(seat.kind == HUMAN for seat in table.seats)

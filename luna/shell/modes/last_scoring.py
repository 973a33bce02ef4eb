"""The last scoring, shown once more from a running game or a replay."""

from collections.abc import Sequence

from luna.shell.app.scene import App
from luna.shell.board.history import History
from luna.shell.client import game_client
from luna.table.table import Table


def show(app: App, table: Table, history: History, number: int, names: Sequence[str]) -> None:
    """Show the last scoring within the first `number` turns; a toast says when there is none."""
    client = game_client.of(table.game.NAME)
    scene = client.last_scoring(app, table, history.entries[:number], names, history.automaton)
    if scene is None:
        app.toasts.say(app.catalogue("scoring-none"))
    else:
        app.push(scene)

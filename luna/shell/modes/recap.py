"""The recap: the others' turns since this player's last one, replayed beside their list."""

from collections.abc import Sequence

from typing_extensions import override

from luna.log.records import HUMAN
from luna.shell.app.hints import slots
from luna.shell.app.scene import App
from luna.shell.board import banner
from luna.shell.board.pen import Pen
from luna.shell.board.teller import Entry
from luna.shell.board.view import View
from luna.shell.drawing import theme
from luna.shell.modes.playhead import REST
from luna.shell.modes.replay import ReplayScene
from luna.table.table import Table


class RecapScene(ReplayScene):
    """The last turns at twice the speed, then back to the table. Space skips a turn, Esc all of them."""

    def __init__(self, app: App, table: Table, since: Sequence[Entry]) -> None:
        """`since`: the turns to show."""
        super().__init__(app, table, since[0].number - 1)
        self.head.pace(2.0)
        self.head.playing, self.head.wait = True, REST
        self._commands["play"] = self._skip
        self._told = self.client.recap(self.source._replace(entries=lambda: since))

    @override
    def _went_on(self) -> None:
        if not self.head.playing:
            self.do("back")

    def _skip(self) -> None:
        """Finish the film of this turn and start the next."""
        self.display.skip()
        self.head.playing, self.head.wait = True, 0.0

    def _sign(self, pen: Pen) -> None:
        if self._told is not None:
            self._told.current = self.number
            self._told.draw(pen)
        title, hint = self.text("recap-title"), self.text("replay-recap-hint", **slots(self.app))
        self._back = banner.draw(pen, title, hint, "", "", theme.MOON, self._point)


def remind(view: View) -> None:
    """Replay the other seats' turns when a player returns to the game."""
    played = [view.table.seats[entry.seat].kind for entry in view.mode.since()]
    wanted = view.app.settings.recap == "auto" and any(kind != HUMAN for kind in played)
    if wanted and view.stack.named("recap") is None:
        replay_since(view)


def replay_since(view: View) -> None:
    """Replay the others' turns; their list stays open."""
    panel, since = view.stack.panels.get("recap"), view.mode.since()
    if panel is not None and panel in view.open:
        view.stack.lay(panel, False)
        return
    if panel is not None:
        view.stack.lay(panel, True)
    if since:
        view.app.push(RecapScene(view.app, view.table.snapshot(), since))

"""What a player asks for to see more: what the others did, the last scoring, what would be, the rules, a hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from luna.log.records import HUMAN
from luna.shell.app.scene import App
from luna.shell.board.board import Board
from luna.shell.board.bot_seats import Company
from luna.shell.board.history import History
from luna.shell.board.panel import Panel
from luna.shell.board.panelstack import PanelStack
from luna.shell.board.teller import Entry
from luna.shell.modes.recap import RecapScene
from luna.shell.modes.replay import show_last_scoring
from luna.shell.screens.rules import RulesScene
from luna.table.table import Table
from luna.text import Catalogue


class Seen(Protocol):
    """A table, for what is asked about it."""

    app: App
    text: Catalogue
    table: Table
    history: History
    company: Company
    stack: PanelStack
    board: Board
    names: Sequence[str]
    position: bytearray

    @property
    def open(self) -> list[Panel]:
        """What lies open, the topmost last."""

    def since(self) -> Sequence[Entry]:
        """What the others have done since the last turn at this chair."""


class Looks:
    """Ways from a table to what lies behind and ahead; nothing here plays."""

    def __init__(self, view: Seen) -> None:
        self.view = view

    def commands(self) -> Mapping[str, Callable[[], object]]:
        """Their names."""
        return {
            "recap": self.replay_since,
            "scoring": self._scoring,
            "whatif": self._what_if,
            "rules": self._rules,
            "hint": self._hint,
        }

    def remind(self) -> None:
        """What others than the people here have done is seen once more by whoever comes back to the game."""
        view = self.view
        played = [view.table.seats[entry.seat].kind for entry in view.since()]
        wanted = view.app.settings.recap == "auto" and any(kind != HUMAN for kind in played)
        if wanted and view.stack.named("recap") is None:
            self.replay_since()

    def replay_since(self) -> None:
        """Show the turns of the others once more; their list stays open."""
        view = self.view
        panel = view.stack.panels.get("recap")
        if panel in view.open:
            view.open.remove(panel)
            return
        if panel is not None:
            view.open.append(panel)
        if view.since():
            view.app.push(RecapScene(view.app, view.table.still(), view.since()[0].number - 1))

    def _hint(self) -> None:
        """A hint, asked again a deeper one, and after the deepest none."""
        view, hints = self.view, self.view.company.hints
        if reason := view.board.hand.no_hint:
            view.board.hand.refuse(view.text(reason))
        elif hints.ask(view.position):
            view.stack.lay(hints, True)
        elif hints in view.open:
            view.stack.close(hints)

    def _scoring(self) -> None:
        """The last scoring once more."""
        view = self.view
        show_last_scoring(view.app, view.table, view.history, view.table.length, view.names)

    def _what_if(self) -> None:
        view = self.view
        view.app.ways.what_if(view.app, view.table, view.table.length)

    def _rules(self) -> None:
        """The rules, open at what is pointed at."""
        self.view.app.push(RulesScene(self.view.app, self.view.board.hand.topic))

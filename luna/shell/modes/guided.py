"""The guided evening: bots wait for the person, explain their turns, and the coach speaks."""

from collections.abc import Sequence

from typing_extensions import override

from luna.core import registry
from luna.log.records import BOT
from luna.shell.app import hints
from luna.shell.app.scene import Stage
from luna.shell.board.draft import Draft
from luna.shell.board.panel import Panel
from luna.shell.board.table_view import TableView
from luna.shell.modes.lantern import BearerPanel
from luna.shell.modes.mode import Mode
from luna.shell.modes.speech_bubble import Says


class GuidedMode(Mode):
    """The usual mode at a slower pace and with more words."""

    view: TableView

    def __init__(self) -> None:
        self.waits = True

    @property
    @override
    def stage(self) -> Stage:
        """New when a bot waits, or the coach says something else."""
        return Stage("waits", 0.4) if self.panel in self.view.open else super().stage

    @override
    def panels(self) -> Sequence[Panel]:
        self.panel = WaitPanel(self)
        return (*super().panels(), self.panel)

    @override
    def resume(self) -> None:
        """Repeat the report: the language may have changed."""
        if self.coach is not None:
            self.coach.report = self._report()
        super().resume()

    @override
    def position_taken(self, draft: Draft | None) -> None:
        if self.coach is not None:
            self.coach.report = self._report()
        super().position_taken(draft)

    @override
    def settle(self, dt: float) -> None:
        view = self.view
        view.stack.lay(self.panel, self.asks and not view.board.display.busy)

    @property
    def asks(self) -> bool:
        """Whether a bot waits for the person now."""
        view = self.view
        return self.waits and view.grace.runs and view.company.opponents.thinking is not None

    def press(self, name: str) -> None:
        """Continue. `free`: bots stop waiting."""
        self.waits = self.waits and name != "free"
        self.view.grace.end()
        self.view.stack.lay(self.panel, False)

    def _report(self) -> tuple[str, str]:
        """The last bot's move since the person's turn, and its reason; of several moves the most important one."""
        view, thought_of = self.view, self.view.company.opponents.thought
        coach, entries = registry.coach(view.table.game.NAME), view.history.entries
        if coach is None or not entries or view.table.seats[entries[-1].seat].kind != BOT:
            return "", ""  # a person played the last turn
        turns = [coach.turn(entry.position, entry.number - 1) for entry in entries]
        last = entries[turns.index(turns[-1]) :]
        thoughts = [(entry, thought_of(entry.number, entry.turn)) for entry in last]
        known = [(entry, thought) for entry, thought in thoughts if thought is not None]
        if not known or not view.company.mine or not view.app.settings.tips:
            return "", ""
        entry, thought = max(known, key=lambda one: sum(max(0, why.amount) for why in one[1].why))
        card = view.history.teller.why(view.text, view.names, entry.position, thought)
        done, *why = (line.words for line in card.lines)
        return view.text("guided-did", name=view.names[entry.seat], turn=done), why[0] if why else ""


class WaitPanel(BearerPanel):
    """The lantern-bearer while a bot waits for the person."""

    name = "waits"

    def __init__(self, mode: GuidedMode) -> None:
        super().__init__(mode.view.table.game.NAME, mode.press)
        self._mode = mode

    @override
    def says(self) -> Says:
        view = self._mode.view
        text, seat = view.text, view.company.opponents.thinking
        name = "" if seat is None else view.names[seat]
        buttons = ("on", text("guided-on")), ("free", text("guided-free"))
        key = hints.named(view.app, "skip")
        waits = text("guided-waits", name=name, means="key" if key else "button", key=key)
        return Says(waits, buttons=buttons)

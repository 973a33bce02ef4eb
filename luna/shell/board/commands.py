"""The commands of a table: everything that a key, a button or a pad can ask for."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from luna.shell.app import navigation
from luna.shell.board.view import View, hurry
from luna.shell.modes.mode import Mode
from luna.shell.modes.recap import replay_since
from luna.shell.modes.replay import show_last_scoring
from luna.shell.modes.takeback import Takeback
from luna.shell.screens.rules import RulesScene


class TableCommands:
    """The commands of one view."""

    def __init__(self, view: View, mode: Mode, takeback: Takeback, toggled: Sequence[str]) -> None:
        """`toggled`: the panels that are opened and closed by name."""
        self._view, self._mode, self._takeback = view, mode, takeback
        focus = view.board.focus.commands()
        self._quiet = {"skip", *focus}  # commands that do not stop the pieces
        self._deeds: Mapping[str, Callable[[], object]] = {
            **view.board.commands(),
            **focus,
            **{name: partial(view.stack.toggle, name) for name in toggled},
            "back": self._escape,
            "more": partial(self._more, 1),
            "less": partial(self._more, -1),
            "undo": self._undo,
            "redo": takeback.redo,
            "skip": view.skip,
            "menu": mode.leave,
            "recap": partial(replay_since, view),
            "scoring": lambda: show_last_scoring(view.app, view.table, view.history, view.table.length, view.names),
            "whatif": lambda: navigation.what_if(view.app, view.table, view.table.length),
            "rules": lambda: view.app.push(RulesScene(view.app, view.board.hand.topic)),
            "hint": self._hint,
            **mode.commands(),
        }

    def do(self, command: str) -> bool:
        """Carry out a command of any device; False when the table has no such command."""
        board = self._view.board
        if command in ("do", "commit") and board.telling:
            command = "skip"  # a narration must be read first
        deed = self._deeds.get(command)
        if deed is None:
            return False
        if command not in ("reveal", "back"):
            board.focus.hide()
            board.hand.clear()
        if command in self._quiet or not hurry(self._view):
            deed()
        self._view.dirty = True
        return True

    def _more(self, steps: int) -> None:
        """Take more or fewer in the draft; without a draft, turn a page of an open panel."""
        if not self._view.board.hand.wheel(steps):
            self._view.stack.page(steps)

    def _escape(self) -> None:
        """Go one step back: labels, the draft, open panels, the menu."""
        board, stack = self._view.board, self._view.stack
        if not (board.focus.hide() or board.hand.back() or stack.escape(self._view.company.watch)):
            self._mode.leave()

    def _undo(self) -> None:
        """Take one step of the draft back, or the last turn when there is no draft."""
        if not self._view.board.hand.back():
            self._takeback.undo()

    def _hint(self) -> None:
        """Give a hint; each repetition a deeper one, and after the deepest none."""
        view, hints = self._view, self._view.company.hints
        if reason := view.board.hand.no_hint:
            view.board.hand.refuse(view.text(reason))
        elif hints.ask(view.position):
            view.stack.lay(hints, True)
        elif hints in view.open:
            view.stack.close(hints)

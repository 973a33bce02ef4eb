"""Commands that only look: recap, last scoring, what-if board, rules, hint."""

from collections.abc import Callable, Mapping

from luna.log.records import HUMAN
from luna.shell.board.view import View
from luna.shell.modes import last_scoring
from luna.shell.modes.recap import RecapScene
from luna.shell.screens.rules import RulesScene


class Looks:
    """The commands of a table that look and never play."""

    def __init__(self, view: View) -> None:
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
        """Replay what the other seats have done when a player comes back to the game."""
        view = self.view
        played = [view.table.seats[entry.seat].kind for entry in view.mode.since()]
        wanted = view.app.settings.recap == "auto" and any(kind != HUMAN for kind in played)
        if wanted and view.stack.named("recap") is None:
            self.replay_since()

    def replay_since(self) -> None:
        """Show the turns of the others once more; their list stays open."""
        view = self.view
        panel = view.stack.panels.get("recap")
        if panel is not None:
            wanted = panel not in view.open
            view.stack.lay(panel, wanted)
            if not wanted:
                return
        if since := view.mode.since():
            view.app.push(RecapScene(view.app, view.table.still(), since))

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
        last_scoring.show(view.app, view.table, view.history, view.table.length, view.names)

    def _what_if(self) -> None:
        view = self.view
        view.app.ways.what_if(view.app, view.table, view.table.length)

    def _rules(self) -> None:
        """The rules, open at what is pointed at."""
        self.view.app.push(RulesScene(self.view.app, self.view.board.hand.topic))

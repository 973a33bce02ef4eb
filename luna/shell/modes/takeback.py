"""Undo, redo and jumps to another branch, with rules that differ between tables."""

from collections.abc import Callable, Collection

from typing_extensions import override

from luna.core.game import Reason
from luna.log import consent
from luna.log.notices import refusal
from luna.shell.board.view import View
from luna.shell.network.ballot import wishes_back
from luna.shell.network.relay_table import Shared


class Takeback:
    """The usual rule: everybody plays at this machine, and nobody is asked."""

    def __init__(self, view: View) -> None:
        self.view = view

    @property
    def can_redo(self) -> bool:
        """Whether an undone turn can be restored."""
        return self.view.table.acts.can_redo

    def undo(self) -> None:
        """Take the last turn back. Bots among themselves pause, or they would play the same turn again at once."""
        opponents = self.view.company.opponents
        opponents.paused = opponents.alone
        self.view.link.undo()

    def redo(self) -> None:
        """Restore the turn that was undone last."""
        self.view.link.redo()

    def rewind(self, as_of: int) -> None:
        """Return to the game just after record `as_of`, on any branch."""
        self.view.link.rewind(as_of)


class SharedTakeback(Takeback):
    """The rule of a table at a relay: free by policy, or granted by the other seats."""

    def __init__(self, view: View, shared: Shared, offline: Callable[[], Collection[int]] = tuple) -> None:
        """`offline`: the seats that may prepare a turn without a connection."""
        super().__init__(view)
        self._shared, self._offline = shared, offline
        self._tried = 0  # the head of the log when a granted takeback was last sent

    def held(self) -> Collection[int]:
        """The seats that can be played from this machine now."""
        if not self._shared.online:
            return self._offline()
        return self._shared.seats if self._shared.open else ()

    @property
    @override
    def can_redo(self) -> bool:
        return (
            super().can_redo
            and self._shared.table.consent.policy == consent.FREE
            and self._shared.online
            and bool(self.held())
        )

    @override
    def undo(self) -> None:
        found = self._shared.last_turn()
        if found is None or not self.held() or not self._shared.online:
            self.deny(refusal("table-nothing-to-undo"))
        elif self._free(*found):
            self.view.link.rewind(found[1], found[0])
        else:
            self._ask(*found)

    def _free(self, seat: int, as_of: int) -> bool:
        """Whether the last turn can be taken back without asking."""
        shared, history = self._shared, self._shared.table.history
        one_back = as_of == (history[-2].seq if len(history) > 1 else 0)
        return shared.table.consent.free(seat, shared.now_ms, one_back)

    @override
    def redo(self) -> None:
        if self.can_redo:
            super().redo()

    @override
    def rewind(self, as_of: int) -> None:
        if not self.held() or not self._shared.online:
            return
        seat = self._shared.seats[0]
        if self._shared.table.consent.policy == consent.FREE:
            self.view.link.rewind(as_of, seat)
        else:
            self._ask(seat, as_of)

    def do_granted(self) -> None:
        """Send an undo that all have agreed to, once the whole log is here. Repeat it if a message came in between."""
        link, question = self.view.link, self._shared.ballot.granted
        head, as_of = link.table.head, wishes_back(question)
        complete = head == self._shared.remote.head().seq
        if question and as_of is not None and complete and not link.busy and self._tried != head and self.held():
            self._tried = head
            link.rewind(as_of, question.seat)

    def deny(self, reason: Reason) -> None:
        """Say why something is refused."""
        self.view.board.hand.deny(reason)
        self.view.dirty = True

    def _ask(self, seat: int, as_of: int) -> None:
        reason = self._shared.ballot.ask(seat, as_of)
        if reason is not None:
            self.deny(reason)


class StepTakeback(Takeback):
    """The rule of a lesson or a puzzle: back by its own steps, and no redo."""

    def __init__(self, view: View, back: Callable[[], object]) -> None:
        super().__init__(view)
        self._back = back

    @property
    @override
    def can_redo(self) -> bool:
        return False

    @override
    def undo(self) -> None:
        self._back()

    @override
    def redo(self) -> None:
        """Do nothing: the player plays an undone turn again."""

    @override
    def rewind(self, as_of: int) -> None:
        """Do nothing: there are no branches."""

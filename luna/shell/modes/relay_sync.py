"""Synchronization of a shared table with its relay: a turn in flight, a draft, a desync, and the duties of the host."""

from typing import Final

import pygame

from luna.core.levels import USUAL_LEVEL
from luna.log.records import HUMAN
from luna.net import cards
from luna.shell.board.draft import Draft
from luna.shell.board.steering import RELEASED
from luna.shell.board.table_view import TableView
from luna.shell.input import pad
from luna.shell.modes.network_slips import Slips
from luna.shell.network import connections
from luna.shell.network.relay_table import Shared
from luna.shell.network.visitors import Visitors, at_table, door_of
from luna.shell.players.seats import player

_OPEN: Final = ("back", "menu", "chat", "yes", "no")  # commands that stay possible while a turn is in flight
_SLOW: Final = 0.5  # seconds after which a turn in flight is shown
_SETTLED: Final = 3.0  # seconds after a desync in which the other machines report their positions


class TurnInFlight:
    """A turn on its way to the relay. A quick answer goes unnoticed; a slow one shows a message."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._seconds = 0.0

    @property
    def slow(self) -> bool:
        """Whether the answer takes so long that the wait is shown."""
        return self._view.link.busy and self._seconds > _SLOW

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True at the step at which the wait becomes slow."""
        view, before = self._view, self.slow
        self._seconds = self._seconds + dt if view.link.busy else 0.0
        if self.slow:  # impatient presses must not play the next turn
            view.steering.later = [event for event in view.steering.later if event.type in RELEASED]
            view.dirty = True
        return self.slow and not before

    def handle(self, event: pygame.event.Event) -> bool:
        """Swallow an event during a slow wait, except for the ways out; True when it was used."""
        if not self.slow or event.type in RELEASED:
            return False
        view = self._view
        command = event.command if event.type == pad.PRESSED else None
        if event.type == pygame.KEYDOWN:
            command = view.app.keys.command(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            buttons = view.board.display.layout.top.buttons.items()
            command = next((name for name, rect in buttons if rect.collidepoint(event.pos)), None)
        if command in _OPEN:
            view.do("menu" if command == "back" else command)
        return True


class KeptDraft:
    """The draft at the loss of the connection: restored in the same position, otherwise dropped."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._draft: Draft | None = None

    def drop(self) -> None:
        """Drop it: a turn was played."""
        self._draft = None

    def take_up(self, draft: Draft | None) -> None:
        """Restore the draft, or the previous one, after a reconnect; report when it is gone."""
        view = self._view
        self._draft = kept = draft or self._draft
        if kept is None or (view.company.watching and kept.row == view.position):
            return
        self._draft = None
        if kept.row == view.position:
            view.board.take_up(kept)
        else:
            view.board.hand.refuse(view.text("network-draft-gone"))


class Desync:
    """This machine's position differs: it is corrected, or the game ends here and a report is written."""

    def __init__(self, view: TableView, shared: Shared, slips: Slips) -> None:
        self._view, self._shared, self._slips = view, shared, slips
        self._healed = 0  # the number of corrections
        self._seconds = 0.0  # since the game ended here

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        view, table = self._view, self._shared.table
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


class HostDuties:
    """The host's machine seats bots for banned people, and reports spectators who ask to be admitted."""

    def __init__(self, view: TableView, shared: Shared) -> None:
        self._view, self._shared = view, shared
        self._asking: frozenset[int] = frozenset()  # people at the door that were announced
        self._sent: set[int] = set()  # seats to which a bot is on its way

    @property
    def visitors(self) -> Visitors | None:
        """The people at the table; None where another machine is the host."""
        return at_table(self._shared, lambda: self._view.names) if door_of(self._shared.remote) is not None else None

    def update(self) -> None:
        """One step."""
        shared = self._shared
        bereft = {seat for seat in shared.table.consent.inherited if shared.table.seats[seat].kind == HUMAN}
        self._sent &= bereft
        for seat in bereft.intersection(shared.own) - self._sent if shared.online and shared.open else ():
            self._sent.add(seat)
            self._view.link.set_player(seat, player(shared.table.seats[seat].name, USUAL_LEVEL))
        door = door_of(shared.remote)
        asking = {number: card for number, _, card, asks in door.people if asks} if door is not None else {}
        for number in asking.keys() - self._asking:
            self._view.app.toasts.say(self._view.text("door-knocks", name=cards.read(asking[number]).name))
        self._asking = frozenset(asking)

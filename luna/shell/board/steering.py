"""The steering of a table: routes its events, and turns keys, clicks and pad buttons into commands.

Open panels come first, then the hand. Every device ends in a command, or in a click on the board. A press that only
repeats the one that made a turn is ignored.
"""

from typing import Final

import pygame

from luna.shell.board.pen import Pixel
from luna.shell.board.timers import Debounce
from luna.shell.board.view import View, hurry
from luna.shell.input import pad

_KEYED: Final = (pygame.KEYDOWN, pad.PRESSED)
RELEASED: Final = (pygame.KEYUP, pygame.WINDOWFOCUSLOST)
_USED: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, *_KEYED, *RELEASED)


class Steering:
    """The events of one table."""

    def __init__(self, table: View) -> None:
        self._table = table
        self.debounce = Debounce()
        self.later: list[pygame.event.Event] = []
        """The events that arrived while a turn was being written to the disk."""
        self._by: str | None = None  # the command of the key in progress, None: a click
        self._key = self._spent = 0  # the key that went down last, and the one that made a turn and is still down

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle one event; True when it was used. While a turn is written to the log, events wait."""
        table, board = self._table, self._table.board
        if event.type == pygame.MOUSEMOTION:
            return self.moved(event.pos)
        if event.type not in _USED:
            return False
        if table.link.busy:
            self.later.append(event)
            return True
        if event.type in RELEASED:
            self._spent = 0
            table.dirty = board.focus.released(event) or table.dirty
            return True
        pointed, board.hand.pointer.keyed = not board.hand.pointer.keyed, event.type in _KEYED
        board.hand.pointer.padded = event.type == pad.PRESSED
        table.dirty = table.dirty or pointed == board.hand.pointer.keyed  # another device leads
        if event.type in _KEYED:
            return self._pressed(event, pointed)
        if event.type == pygame.MOUSEWHEEL:
            return bool(event.y) and self._wheel(event.y)
        if event.type == pygame.MOUSEBUTTONUP:
            table.stack.drop()
            if event.button != 1 or not board.hand.drop(event.pos):
                return False
        elif event.button == 1:
            self._clicked(event.pos)
            return True
        elif event.button == 3:
            board.hand.back()
        else:
            return False
        table.dirty = True
        return True

    def catch_up(self) -> None:
        """Handle the events that waited for a turn."""
        later, self.later = self.later, []
        for event in later:
            self.handle(event)

    def made(self) -> None:
        """Note that the press in progress has made a turn."""
        self.debounce.made(self._by, self._table.board.hand.pointer.point)
        if self._table.board.hand.pointer.keyed:
            self._spent = self._key

    def asked(self) -> None:
        """Note that a press has raised a question, which a double click must not answer."""
        self.debounce.made(None, self._table.board.hand.pointer.point)

    def moved(self, point: Pixel) -> bool:
        """Note where the pointer is; True when it is on a panel."""
        table, board = self._table, self._table.board
        self.debounce.moved(point, board.display.layout.u)
        if board.hand.pointer.keyed:
            if point == board.hand.pointer.point:
                return False  # the window moved, not the hand
            board.hand.pointer.keyed, table.dirty = False, True
        panel, changed = table.stack.moved(point)
        changed = (board.hand.moved(point) if panel is None else board.hand.leave(point)) or changed
        table.dirty = table.company.point(point, table.stack.open) or changed or table.dirty
        return panel is not None

    def look_under_pointer(self) -> None:
        """Find the thing under the pointer again, after something came or went between the pointer and the table."""
        table = self._table
        point, table.dirty = table.app.pointer, True
        if table.board.hand.pointer.keyed:
            table.board.hand.pointer.point = point  # the next motion event there is not a move of the hand
        else:
            self.moved(point)

    def _pressed(self, event: pygame.event.Event, pointed: bool) -> bool:
        """Handle a key or a button of the pad; `pointed`: the pointer led until now."""
        table, board = self._table, self._table.board
        self._key = event.key if event.type == pygame.KEYDOWN else 0
        if self._key and self._key == self._spent:
            return True  # it repeats: the next turn needs a press of its own
        if event.type == pygame.KEYDOWN and board.focus.typed(event):
            table.dirty = True
            return True
        command = (event.command if event.type == pad.PRESSED else table.app.keys.command(event)) or ""
        board.focus.hold(command if event.type == pygame.KEYDOWN else "")
        self._by = command
        if self._repeats():
            return True
        if command == "do" and pointed and board.hand.begun is not None:
            command = "commit"  # while the pointer leads, the key ends the draft
        return table.do(command)

    def _clicked(self, point: Pixel) -> None:
        table = self._table
        self._by = None
        self.debounce.moved(point, table.board.display.layout.u)
        if self._repeats():
            return
        if table.board.telling:
            table.skip()  # one click, one step, anywhere
        elif not hurry(table):
            panel = table.stack.at(point)
            if panel is not None:
                table.stack.click(panel, point)
            else:
                table.board.hand.press(point)
        table.dirty = True

    def _repeats(self) -> bool:
        """Whether this press only repeats the one that made a turn; it only speeds up the pieces."""
        table, debounce = self._table, self.debounce
        if not debounce.repeats(self._by):
            debounce.end()
            return False
        seat = table.link.table.to_move
        if debounce.handed_over and seat is not None and not hurry(table):
            table.board.hand.refuse(table.app.catalogue("turn-other", name=table.names[seat]))
        table.dirty = True
        return True

    def _wheel(self, steps: int) -> bool:
        table = self._table
        panel = table.stack.at(table.board.hand.pointer.point)
        if panel is not None:
            panel.wheel(steps)
        elif not table.board.hand.wheel(steps):
            return False
        table.dirty = True
        return True

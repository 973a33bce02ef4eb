"""The playhead of a replay: which moment of a table is shown, and how it goes on from there, by steps or by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from luna.shell.board.display import Display
from luna.shell.board.history import History
from luna.shell.board.teller import Entry
from luna.table.table import Table

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
REST: Final = 0.6  # seconds between two turns at speed 1


class Playhead:
    """It shows what it comes to on the display; the table is only looked at."""

    def __init__(
        self, table: Table, history: History, display: Display, number: int, arrived: Callable[[int], object]
    ) -> None:
        """`number`: turns played at the moment to begin with, which the display shows. `arrived` is told of others."""
        self.number = number
        self.playing = False
        self.speed = 1.0
        self.only: int | None = None
        """The seat whose turns are stepped through; None: all."""
        self.wait = 0.0
        """Seconds at speed 1 until the next turn, while it plays by itself."""
        self._table, self._history, self._display, self._arrived = table, history, display, arrived

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; True when the next turn was due, whether there was one (`playing`) or none."""
        if not self.playing or self._display.busy:
            return False
        self.wait -= dt * self.speed
        if self.wait > 0:
            return False
        self.playing = self._step(1)
        return True

    def show(self, number: int) -> None:
        """Be at this moment at once."""
        self.playing = False
        self._rest(number)

    def play(self) -> None:
        """Begin or stop to play by itself; at the end it begins anew."""
        self.playing = not self.playing
        if self.playing and self.number == self._table.length:
            self._rest(0)
        self.wait = 0.0

    def walk(self, by: int) -> None:
        """One turn on or back, of the chosen seat if one is."""
        self.playing = False
        self._step(by)

    def round(self, by: int) -> None:
        """To where a round begins: this one, or the one before; or the next one, or the end."""
        starts = [entry.number - 1 for entry in self._history.entries if self._history.opens_round(entry)]
        if by < 0:
            self.show(max((start for start in starts if start < self.number), default=0))
        else:
            self.show(min((start for start in starts if start > self.number), default=self._table.length))

    def faster(self, by: int) -> None:
        """The next speed, round and round."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + by) % len(SPEEDS)]

    def filter(self, seat: int) -> None:
        """Only the turns of this seat; those of all when it is chosen again."""
        self.only = None if self.only == seat else seat

    def _step(self, by: int) -> bool:
        """False at the end."""
        self._display.skip()
        if by < 0:
            before = [entry.number - 1 for entry in self._wanted() if entry.number <= self.number]
            if before:
                self._backwards(before[-1])
            return bool(before)
        after = [entry.number for entry in self._wanted() if entry.number > self.number]
        if after:
            self._forwards(after[0])
        return bool(after)

    def _wanted(self) -> list[Entry]:
        return [entry for entry in self._history.entries if self.only in (None, entry.seat)]

    def _forwards(self, number: int) -> None:
        """Turn `number` is played."""
        if number != self.number + 1:
            self._rest(number - 1)
        self._arrive(number)
        self._display.forwards(self._table, number)

    def _backwards(self, number: int) -> None:
        """Turn `number` + 1 is taken back."""
        if self.number != number + 1:
            self._rest(number + 1)
        self._arrive(number)
        self._display.backwards(self._table, number + 1)

    def _rest(self, number: int) -> None:
        self._arrive(number)
        self._display.rest(self._table.position_at(number))

    def _arrive(self, number: int) -> None:
        self.number, self.wait = number, REST
        self._display.take(self._table.position_at(number))
        self._arrived(number)

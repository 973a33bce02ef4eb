"""The playhead of a replay: the moment on show, and its movement by steps or automatically."""

from collections.abc import Callable
from typing import Final

from luna.shell.app.settings import Settings
from luna.shell.board.display import Display
from luna.shell.board.history import History
from luna.shell.drawing import motion
from luna.table.table import Table

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
REST: Final = 0.6  # seconds between two turns at speed 1


class Playhead:
    """Moves over the turns of a table and shows each on the display. It never changes the table."""

    def __init__(
        self,
        table: Table,
        history: History,
        display: Display,
        settings: Settings,
        number: int,
        arrived: Callable[[int], object],
    ) -> None:
        """`number`: turns played at the moment on show. `arrived`: takes each later moment."""
        self.number = number
        self.playing = False
        self.only: int | None = None
        """The seat whose turns are stepped through; None: every seat."""
        self.wait = 0.0
        """Seconds at speed 1 until the next turn of automatic play."""
        self._table, self._history, self._display, self._arrived = table, history, display, arrived
        self._settings = settings
        self.pace(1.0)

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when the next turn was due. `playing` becomes False when there was none."""
        if not self.playing or self._display.busy:
            return False
        self.wait -= dt * self.speed
        if self.wait > 0:
            return False
        self.playing = self._step(1)
        return True

    def show(self, number: int) -> None:
        """Stop, and jump to this moment."""
        self.playing = False
        self._rest(number)

    def play(self) -> None:
        """Start or stop automatic play; at the end of the game it starts over."""
        self.playing = not self.playing
        if self.playing and self.number == self._table.length:
            self._rest(0)
        self.wait = 0.0

    def walk(self, by: int) -> None:
        """Stop, and go one turn forwards or back, among the turns of the chosen seat."""
        self.playing = False
        self._step(by)

    def round(self, by: int) -> None:
        """Go back to the start of this round or of the previous one, or on to the next round or the end."""
        starts = [entry.number - 1 for entry in self._history.entries if self._history.opens_round(entry)]
        if by < 0:
            self.show(max((start for start in starts if start < self.number), default=0))
        else:
            self.show(min((start for start in starts if start > self.number), default=self._table.length))

    def faster(self, by: int) -> None:
        """Take the next speed; the last is followed by the first."""
        self.pace(SPEEDS[(SPEEDS.index(self.speed) + by) % len(SPEEDS)])

    def pace(self, speed: float) -> None:
        """Set the speed of turns and pieces; with reduced motion, pieces do not move."""
        self.speed, settings = speed, self._settings
        pieces = motion.INSTANT if settings.speed == motion.INSTANT else speed
        self._display.choreography.pace(pieces, settings.reduced_motion)

    def filter(self, seat: int) -> None:
        """Step through the turns of this seat only; of all seats when it is chosen again."""
        self.only = None if self.only == seat else seat

    def _step(self, by: int) -> bool:
        """Go one turn forwards or back; False at the end."""
        self._display.skip()
        wanted = [entry.number for entry in self._history.entries if self.only in (None, entry.seat)]
        ahead = [turn for turn in wanted if (turn > self.number if by > 0 else turn <= self.number)]
        if not ahead:
            return False
        turn = ahead[0 if by > 0 else -1]
        start, end = (turn - 1, turn) if by > 0 else (turn, turn - 1)
        if self.number != start:
            self._rest(start)
        self._arrive(end)
        if by > 0:
            self._display.forwards(self._table, turn)
        else:
            self._display.choreography.back([self._display.film_of(self._table, turn)])
        return True

    def _rest(self, number: int) -> None:
        self._arrive(number)
        self._display.rest(self._table.position_at(number))

    def _arrive(self, number: int) -> None:
        self.number, self.wait = number, REST
        self._display.take(self._table.position_at(number))
        self._arrived(number)

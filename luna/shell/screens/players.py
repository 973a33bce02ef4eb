"""Changing who plays a seat in the middle of a game: a person or a bot of some level takes over where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from typing_extensions import override

from luna.bots import LEVELS
from luna.log.records import AUTOMATON, Seat
from luna.shell.app.scene import App
from luna.shell.client import choices
from luna.shell.players.seats import level_of, newcomer, seat_name
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.page import PageScene
from luna.shell.widgets import Column
from luna.table.table import Player


class PlayersScene(PageScene):
    """A row for each seat. What was chosen counts when the page is left."""

    need = (800, 540)
    size = (1080, 700)
    columns = 1

    def __init__(
        self,
        app: App,
        game: str,
        seats: Sequence[Seat],
        seat: Callable[[int, Player], object],
        over: MenuScene | None = None,
    ) -> None:
        """`seat` gives a seat to somebody; `over`: see `MenuScene`."""
        super().__init__(app, over)
        self.title = self.words("players-title")
        self.words, self._game = app.catalogue.of(game), game
        self._seats, self._seat = tuple(seats), seat
        self.levels = [level_of(one) for one in seats]
        """What is chosen for each seat: the level of a bot, None = a person."""

    @override
    def left(self, column: Column) -> None:
        words = self.words
        column.words("players-below", words("players-below"))
        column.gap(26)
        levels = [words("seat-person")]
        levels += [words("seat-of-bot", level=level, name=words(f"level-{level}")) for level in LEVELS]
        for number, seat in enumerate(self._seats):
            if seat.kind != AUTOMATON:
                label = seat_name(words, seat)
                badge = choices.emblem(self._game, seat.order)
                level = self.levels[number]
                chosen = 0 if level is None else level + 1
                column.choice(f"seat-{number}", label, levels, chosen, partial(self._choose, number), badge=badge)
                column.gap(20)

    def back(self) -> None:
        """Whoever was chosen anew sits down."""
        for number, (seat, level) in enumerate(zip(self._seats, self.levels, strict=True)):
            if level != level_of(seat):
                others = [one.name for one in self._seats if one is not seat]
                self._seat(number, newcomer(self.app.settings, self.words, seat.order, level, others))
        super().back()

    def _choose(self, number: int, index: int) -> None:
        self.levels[number] = index - 1 if index else None

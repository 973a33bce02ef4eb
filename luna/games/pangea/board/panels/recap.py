"""Since your last turn: what the others have done, a line each."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override

from luna.core.game import Turn
from luna.games.pangea.board.words.sentences import told
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.events import Earned
from luna.games.pangea.rules.moves import END, STAY, kind_of
from luna.games.pangea.rules.position import PEOPLE
from luna.shell.board.panels import recappanel
from luna.shell.board.panels.recappanel import Line, Place
from luna.shell.board.teller import Entry


class RecapPanel(recappanel.RecapPanel):
    """The others' turns in words, over the lower edge of the world."""

    place = Place(880, 936, 700, 1080)

    @property
    @override
    def things(self) -> Sequence[Turn]:
        return [self.pointed.turn] if self.pointed else []

    @override
    def line(self, entry: Entry) -> Line | None:
        """No news is that nobody moved, or that nothing was put."""
        made = sum(event.goods for event in entry.events if isinstance(event, Earned) and event.seat == entry.seat)
        if kind_of(entry.turn[0]) in (STAY, END) and not made:
            return None
        emblem = f"pangea/peoples/badge-{PEOPLES[entry.position[PEOPLE + entry.seat]]}"
        return Line((told(self.text, entry.position, entry.turn),), emblem, points=made)

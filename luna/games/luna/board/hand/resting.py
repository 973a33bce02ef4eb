"""How long the pointer rests: chips open after a moment, and one that opened under it takes no click at once."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Final

from luna.games.luna.board.hand.chips import thing_of
from luna.games.luna.board.hand.handles import Handle
from luna.games.luna.board.targets import Target, Thing
from luna.shell.app.settings import Settings
from luna.shell.drawing.motion import INSTANT

_RESTS: Final = 0.15  # seconds the pointer stays before chips open
_AMBUSH: Final = 0.3  # seconds in which a chip that opened under it takes no click


class Resting:
    """The pointer in one place, and what is open for it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.hot = ""
        """The island pointed at."""
        self.open = ""
        """The island whose chips are open."""
        self.thing: Thing | None = None
        """The thing whose chips are open."""
        self._rested, self._anchor = 0.0, (0, 0)
        self._since = inf  # seconds since chips opened
        self._ambushed: Target | None = None  # the one of them that the pointer was on

    def moved(self, point: tuple[int, int], still: int) -> None:
        """The pointer is there; a hand that rests may tremble by `still` pixels."""
        if max(abs(point[0] - self._anchor[0]), abs(point[1] - self._anchor[1])) > still:
            self._anchor, self._rested = point, 0.0

    def choose(self, hover: Target | None, keyed: bool) -> None:
        """What is open now: what the pointer rests on, or keys lead to; what it has left closes at once."""
        thing = thing_of(hover)
        if keyed or self._rested >= _RESTS or self._settings.speed == INSTANT:
            self.open, self.thing = self.hot, thing
        else:
            self.open = self.open if self.open == self.hot else ""
            self.thing = self.thing if self.thing == thing else None

    def opened(self, under: Target | None) -> None:
        """Chips have opened, `under` the pointer this one."""
        if under is not None:
            self._since, self._ambushed = 0.0, under

    def ripe(self, chips: Iterable[Handle]) -> list[Handle]:
        """Those that take a click."""
        return [chip for chip in chips if self._since >= _AMBUSH or chip.target != self._ambushed]

    def update(self, dt: float, hover: Target | None) -> bool:
        """Go on for `dt` seconds; whether chips open now, or take clicks."""
        rested, since = self._rested, self._since
        self._rested, self._since = rested + dt, since + dt
        opens = rested < _RESTS <= self._rested and (self.open != self.hot or self.thing != thing_of(hover))
        return opens or since < _AMBUSH <= self._since

"""Coming back has one rule: whoever's game does not go on searches, and goes to where it does.

It does not go on for who is cut off, for those who wait until everybody has shown his log, and for who is alone where
others should be: a host whose machine was asleep is not cut off from anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from luna.net.lan import Offer
from luna.net.relay import Relay

_AFTER: Final = 1.5  # seconds
_APART: Final = 3.0  # seconds between the first and the last of several: they must not change places


class Game(NamedTuple):
    """How a game goes, seen from one of its machines."""

    online: bool
    open: bool  # False: it waits until everybody has shown his log
    alone: bool  # where somebody is missing

    @property
    def goes_on(self) -> bool:
        """Whether there is nothing to search for."""
        return self.online and self.open and not self.alone

    @classmethod
    def at_home(cls, relay: Relay, table: bytes) -> Game | None:
        """The game of who is cut off from his own program's relay, if that has the table: he is alone there.

        Only a machine that slept is cut off from itself. If its host went to somebody who waits for him while that one
        comes to him, both tables would go on.
        """
        audience = relay.tables.get(table)
        return None if audience is None else cls(True, not audience.hosted.waiting, True)


class Search:
    """When to search for the table elsewhere, and what to go to."""

    def __init__(self, chance: Callable[[], float]) -> None:
        """`chance`: any number from 0 to 1."""
        self._chance = chance
        self._stands = 0.0  # seconds
        self._after = 0.0
        self.begin_anew()

    def begin_anew(self) -> None:
        """Something has changed: wait a while, and nobody as long as another."""
        self._stands, self._after = 0.0, _AFTER + _APART * self._chance()

    def due(self, game: Game, dt: float) -> bool:
        """Whether to look around after another step of `dt` seconds."""
        self._stands = 0.0 if game.goes_on else self._stands + dt
        return self._stands >= (self._after if game.online else _AFTER)

    def choice(self, game: Game, table: bytes, offers: Iterable[Offer]) -> Offer | None:
        """Which of the `offers` from elsewhere to go to; who plays alone goes only where others play."""
        found = [offer for offer in offers if offer.leads_to(table)]
        playing = next((offer for offer in found if offer.goes_on), None)
        if playing is not None:
            return playing
        return None if game.online and game.open else next(iter(found), None)

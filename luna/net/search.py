"""Reconnection has one rule: a program whose game is stuck searches the network, and moves to where the game continues.

A game is stuck for a client that is cut off, for players who wait until all have shown their logs, and for a player who
is alone where others are missing: a host whose machine slept is not cut off from its own relay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from luna.net.lan import Offer
from luna.net.relay import Relay

_AFTER: Final = 1.5  # seconds
_APART: Final = 3.0  # spread in seconds, so that two machines do not swap places


class Game(NamedTuple):
    """The state of a game as one of its machines sees it."""

    online: bool
    open: bool  # False: it waits until all players have shown their logs
    alone: bool  # other players are missing

    @property
    def goes_on(self) -> bool:
        """Whether there is no need to search."""
        return self.online and self.open and not self.alone

    @classmethod
    def at_home(cls, relay: Relay, table: bytes) -> Game | None:
        """The game when its table is in this program's own relay and the connection to that is cut.

        Only a machine that slept loses the connection to itself. If it moved to another host while that host moved
        here, both tables would continue.
        """
        audience = relay.tables.get(table)
        return None if audience is None else cls(True, not audience.hosted.waiting, True)


class Search:
    """Decides when to search for the table elsewhere, and which offer to take."""

    def __init__(self, chance: Callable[[], float]) -> None:
        """`chance`: a random number from 0 to 1."""
        self._chance = chance
        self._stands = 0.0  # seconds
        self._after = 0.0
        self.begin_anew()

    def begin_anew(self) -> None:
        """Start the wait again. Its length is random, so that no two machines move at once."""
        self._stands, self._after = 0.0, _AFTER + _APART * self._chance()

    def due(self, game: Game, dt: float) -> bool:
        """Whether to search now, after another `dt` seconds."""
        self._stands = 0.0 if game.goes_on else self._stands + dt
        return self._stands >= (self._after if game.online else _AFTER)

    def choice(self, game: Game, table: bytes, offers: Iterable[Offer]) -> Offer | None:
        """The offer to move to. A player who is alone moves only where others play."""
        found = [offer for offer in offers if offer.leads_to(table)]
        playing = next((offer for offer in found if offer.goes_on), None)
        if playing is not None:
            return playing
        return None if game.online and game.open else next(iter(found), None)

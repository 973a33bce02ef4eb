"""Every bound of the relay: nothing a stranger sends may grow without end, or be tried for ever."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple


class Limits(NamedTuple):
    """Seconds, counts and bytes."""

    greeting: float = 5.0  # until the first word
    undecided: float = 60.0  # until a room or a table is chosen
    silence: float = 15.0  # after which somebody is away; everybody says something every five
    farewell: float = 5.0  # until somebody who does not read why he was sent away is cut off
    links: int = 20_000  # connections
    strangers: int = 64  # of them, without room and table
    strangers_of_one: int = 16  # from one address
    rooms: int = 4_500  # where people wait for a table to begin
    rooms_of_one: int = 8  # opened from one address
    tables: int = 4_500  # then the oldest where nobody is goes; its players have its log
    bytes: int = 512 << 20  # of all tables
    members: int = 16  # of a room
    spectators: int = 1_000  # of a table
    submits: float = 20.0  # a second, of one connection
    burst: int = 40
    asides: float = 0.5  # a second, words that nobody keeps
    asides_burst: int = 5
    frames: float = 100.0  # a second, of one connection, whatever they say
    frames_burst: int = 400
    guesses_of_one: int = 5  # wrong codes a minute
    guesses: int = 100
    unread: int = 256 << 10  # bytes that somebody may be behind before he is cut


class Bucket:
    """A token bucket: `rate` a second, and up to `burst` at once."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), now

    def take(self, now: float) -> bool:
        """Take a token; False when there is none."""
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Guesses:
    """The limit of wrong codes: few a minute for one address, and not many in all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._wrong: deque[tuple[float, str]] = deque(maxlen=limits.guesses)

    def allowed(self, address: str, now: float) -> bool:
        """Whether this address may guess."""
        while self._wrong and self._wrong[0][0] < now - 60:
            self._wrong.popleft()
        mine = sum(1 for _, other in self._wrong if other == address)
        return mine < self._limits.guesses_of_one and len(self._wrong) < self._limits.guesses

    def wrong(self, address: str, now: float) -> None:
        """Count a wrong code of an address."""
        self._wrong.append((now, address))

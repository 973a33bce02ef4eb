"""Every bound of the relay: nothing a stranger sends may grow without end, or be tried for ever."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import NamedTuple


class Limits(NamedTuple):
    """Seconds, counts and bytes."""

    greeting: float = 5.0  # until the first word
    undecided: float = 60.0  # until a room or a table is chosen
    beat: float = 5.0  # between two heartbeats
    silence: float = 15.0  # after which somebody is away
    strangers: int = 64  # connections without room and table
    strangers_of_one: int = 16  # from one address
    rooms: int = 4_500
    rooms_of_one: int = 8
    members: int = 16  # of a room
    spectators: int = 1_000  # of a table
    submits: float = 20.0  # a second, of one connection
    burst: int = 40
    guesses_of_one: int = 5  # wrong codes a minute
    guesses: int = 100
    unread: int = 256 << 10  # bytes that somebody may be behind before he is cut


class Bucket:
    """So many a second, and a few more at once."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), now

    def take(self, now: float) -> bool:
        """One of them, if there is one."""
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Guesses:
    """Wrong codes: few a minute for one address, and not many in all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: dict[str, deque[float]] = defaultdict(deque)
        self._all: deque[float] = deque()

    def allowed(self, address: str, now: float) -> bool:
        """Whether this address may guess."""
        for times in (self._all, self._of[address]):
            while times and times[0] < now - 60:
                times.popleft()
        mine = len(self._of[address])
        if not mine:
            del self._of[address]
        return mine < self._limits.guesses_of_one and len(self._all) < self._limits.guesses

    def wrong(self, address: str, now: float) -> None:
        """It guessed, and missed."""
        self._of[address].append(now)
        self._all.append(now)

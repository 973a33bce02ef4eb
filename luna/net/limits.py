"""Every bound of the relay: nothing a stranger sends may grow without end, or be tried for ever."""

from __future__ import annotations

from collections import Counter, deque
from typing import Final, NamedTuple

from luna.net.addresses import site
from luna.net.pulse import QUICK

_REMEMBERED: Final = 4096  # wrong codes


class Limits(NamedTuple):
    """Seconds, counts and bytes."""

    greeting: float = 5.0  # until the first word
    handshakes: float = 20.0  # a second from one address
    handshakes_burst: int = 200
    wrapped: float = 64 << 10  # bytes a second of one address that say nothing: TLS around words, and its new keys
    wrapped_burst: int = 1 << 20
    proofs: float = 0.5  # a second that one address asks for: each costs some milliseconds
    proofs_burst: int = 32
    undecided: float = 60.0  # until a room or a table is chosen
    beats: int = QUICK  # until the next sign of life of who expects nothing sooner
    silence: float = 15.0  # after which somebody is away
    farewell: float = 5.0  # until somebody who does not read why he was sent away is cut off
    links: int = 20_000  # connections
    strangers: int = 64  # of them, without room and table
    strangers_of_one: int = 16  # from one address
    rooms: int = 4_500  # where people wait for a table to begin
    rooms_of_one: int = 8  # opened from one address
    links_of_one: int = 256  # connections
    opens: float = 0.2  # rooms a second from one address
    opens_burst: int = 24
    asked: float = 5.0  # questions a second to a fleet's directory, for one address
    asked_burst: int = 512
    given: float = 128 << 10  # bytes a second that one address adds to logs, handed over or played
    given_burst: int = 32 << 20
    drawn: float = 1 << 20  # bytes a second of pages that one address asks for
    drawn_burst: int = 32 << 20
    tables: int = 4_500  # then those where nobody is go; their players have the logs
    tables_of_one: int = 512  # brought from one address
    bytes: int = 512 << 20  # of memory, for all tables
    bytes_of_one: int = 64 << 20  # brought from one address
    unplayed: float = 600.0  # that a table lives which was handed over, and then nobody played
    words: int = 256 << 10  # of a table's log for one seat's chat, and as much for its questions and answers
    plays: int = 2 << 20  # for all else of one seat
    members: int = 16  # of a room
    spectators: int = 1_000  # of a table
    spectators_of_one: int = 32  # from one address
    asking: int = 8  # of a table, who would like to look on
    submits: float = 20.0  # a second, of one connection
    burst: int = 40
    asides: float = 0.5  # a second, words that nobody keeps
    asides_burst: int = 5
    frames: float = 100.0  # a second, of one connection, whatever they say
    frames_burst: int = 400
    frames_of_one: float = 200.0  # a second, of all connections of one address that have no seats
    frames_of_one_burst: int = 2_000
    frames_of_seated: float = 2_000.0  # the same, of those that have
    frames_of_seated_burst: int = 20_000
    guesses_of_one: int = 5  # wrong codes a minute
    guesses_of_site: int = 40  # the same, of all places of one IPv6 site (/48)
    guesses: int = 100  # of all; who has not guessed wrong is still let in
    unread: int = 256 << 10  # bytes that somebody may be behind before he is cut


class Bucket:
    """A token bucket: `rate` a second, and up to `burst` at once."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), now

    def take(self, now: float, amount: int = 1) -> bool:
        """Take tokens; False, and nothing taken, when there are not so many."""
        self._refill(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def full(self, now: float) -> bool:
        """Whether nothing has been taken lately."""
        self._refill(now)
        return self._left >= self._burst

    def _refill(self, now: float) -> None:
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now


class Guesses:
    """The limit of wrong codes a minute: for one place, for one IPv6 site, and in all.

    A place that has guessed nothing wrong is let in however much others guess, unless it belongs to a site that does:
    a site has 65,536 places and would have as many free guesses.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._wrong: deque[tuple[float, str]] = deque()  # time and place
        self._of_place: Counter[str] = Counter()
        self._of_site: Counter[str] = Counter()

    def allowed(self, address: str, now: float) -> bool:
        """Whether this place may guess."""
        while self._wrong and self._wrong[0][0] < now - 60:
            self._forget_oldest()
        limits, mine = self._limits, self._of_place[address]
        if site(address) != address and self._of_site[site(address)] >= limits.guesses_of_site:
            return False
        return not mine or (mine < limits.guesses_of_one and len(self._wrong) < limits.guesses)

    def wrong(self, address: str, now: float) -> None:
        """Count a wrong code of a place."""
        if len(self._wrong) == _REMEMBERED:
            self._forget_oldest()
        self._wrong.append((now, address))
        self._of_place[address] += 1
        self._of_site[site(address)] += 1

    def _forget_oldest(self) -> None:
        _, address = self._wrong.popleft()
        for counts, key in ((self._of_place, address), (self._of_site, site(address))):
            counts[key] -= 1
            if not counts[key]:
                del counts[key]

"""All bounds of the relay: no resource that a stranger uses may grow without end.

Quotas count by place, the address or address prefix that one customer of a provider controls. They are token buckets
and recover by themselves. A private relay never notices them; on a public one they protect everybody's tables.
"""

import ipaddress
from collections import Counter, deque
from functools import lru_cache
from typing import Final, NamedTuple

from luna.net.fields import QUICK

_REMEMBERED: Final = 4096  # wrong codes
_NETWORK: Final = 64  # leading bits of an IPv6 address: the client chooses the rest freely
_SITE: Final = 48  # leading bits that a provider assigns to one site, which then has 65,536 networks
_PLACES: Final = 4096  # places to remember


class Limits(NamedTuple):
    """All limits, in seconds, counts and bytes."""

    greeting: float = 5.0  # until the first message
    handshakes: float = 20.0  # a second, from one address
    handshakes_burst: int = 200
    wrapped: float = 64 << 10  # bytes a second of one address without content: TLS overhead and key updates
    wrapped_burst: int = 1 << 20
    proofs: float = 0.5  # exchanges a second from one address: each costs some milliseconds
    proofs_burst: int = 32
    undecided: float = 60.0  # until the client chooses a room or table
    beats: int = QUICK  # between two heartbeats of an idle client
    silence: float = 15.0  # after which a client counts as away
    silence_watching: float = 300.0  # the same for a client that only follows tables
    farewell: float = 5.0  # until a dismissed client that does not read is aborted
    links: int = 20_000  # connections
    strangers: int = 64  # connections without room and table
    strangers_of_one: int = 16  # from one address
    rooms: int = 4_500  # where people wait for a table to begin
    rooms_of_one: int = 8  # opened from one address
    links_of_one: int = 256  # connections
    opens: float = 0.2  # a second, from one address
    opens_burst: int = 24
    asked: float = 5.0  # lookups a second in a fleet's directory, for one address
    asked_burst: int = 512
    given: float = 128 << 10  # bytes a second that one address adds to logs
    given_burst: int = 32 << 20
    drawn: float = 1 << 20  # bytes a second that one address makes the relay send: pages, and cards of its rooms
    drawn_burst: int = 32 << 20
    tables: int = 4_500  # beyond that, tables without clients go; their players have the logs
    tables_of_one: int = 512  # brought from one address
    bytes: int = 512 << 20  # of memory, for all tables
    bytes_of_one: int = 64 << 20  # brought from one address
    unplayed: float = 600.0  # the life of a table that was handed over and never played
    words: int = 256 << 10  # of a log, for one seat's chat; as much for its questions and answers
    plays: int = 2 << 20  # of a log, for all other records of one seat
    members: int = 16  # of a room
    spectators: int = 1_000  # of a table
    spectators_of_one: int = 32  # from one address
    asking: int = 8  # spectators of a table that wait to be admitted
    submits: float = 20.0  # a second, of one connection
    burst: int = 40
    asides: float = 0.5  # a second, unlogged messages
    asides_burst: int = 5
    frames: float = 100.0  # a second, of one connection, of any kind
    frames_burst: int = 400
    frames_of_one: float = 200.0  # a second, of all connections of one address without seats
    frames_of_one_burst: int = 2_000
    frames_of_seated: float = 2_000.0  # the same, with seats
    frames_of_seated_burst: int = 20_000
    guesses_of_one: int = 5  # wrong codes a minute
    guesses_of_site: int = 40  # the same, of all places of one IPv6 site (/48)
    guesses: int = 100  # in all; a place without a wrong guess is let in beyond that
    listed: int = 4_500  # rooms in the list of open tables; 0: there is no list
    listed_of_one: int = 8  # of one address
    listed_of_site: int = 32  # of all places of one IPv6 site
    abouts: int = 16  # things about which a connection writes letters
    meeting: int = 64  # connections that write about one thing
    post: int = 512 << 10  # bytes of letters to the other relays of a fleet, in about two seconds
    post_of_one: int = 128 << 10  # the same, for one address
    browses: float = 2.0  # pages of the list a second, for one address
    browses_burst: int = 60
    unread: int = 256 << 10  # bytes that a client may be behind before it is aborted


class Bucket:
    """A token bucket: `rate` a second, and up to `burst` at once."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), now

    def take(self, now: float, amount: int = 1) -> bool:
        """Take tokens. False, without any change, when there are too few."""
        self._refill(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def full(self, now: float) -> bool:
        """Whether the bucket is full."""
        self._refill(now)
        return self._left >= self._burst

    def _refill(self, now: float) -> None:
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now


class Quota:
    """A token bucket for each place. A place with a full bucket is forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, of: str, now: float, amount: int = 1) -> bool:
        """Take tokens of a place. False, without any change, when there are too few."""
        bucket = self._buckets.get(of)
        if bucket is None:
            if len(self._buckets) >= _PLACES:
                self._forget(now)
            bucket = self._buckets[of] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, amount)

    def _forget(self, now: float) -> None:
        """Forget full buckets, then the oldest eighth: forgetting one at a time would cost a scan each."""
        self._buckets = {of: bucket for of, bucket in self._buckets.items() if not bucket.full(now)}
        for of in list(self._buckets)[: max(0, len(self._buckets) - _PLACES * 7 // 8)]:
            del self._buckets[of]


def place(address: str) -> str:
    """The unit that has quotas: an IPv4 address, or the /64 network of an IPv6 address."""
    if ":" not in address:
        return address
    try:
        six = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if six.ipv4_mapped is not None:
        return str(six.ipv4_mapped)
    return str(ipaddress.IPv6Network((six, _NETWORK), strict=False))


@lru_cache(1024)
def site(place: str) -> str:
    """The /48 that contains an IPv6 place; the place itself for IPv4, where each address is a customer."""
    try:
        return str(ipaddress.IPv6Network(place, strict=False).supernet(new_prefix=_SITE)) if ":" in place else place
    except ValueError:
        return place


class Guesses:
    """The limit of wrong codes a minute: for one place, for one IPv6 site, and in all.

    A place that has guessed nothing wrong is let in however much others guess, unless it belongs to a site that does: a
    site has 65,536 places and would have as many free guesses.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._wrong: deque[tuple[float, str]] = deque()  # time and place
        self._of: Counter[str] = Counter()  # by place and by site

    def allowed(self, address: str, now: float) -> bool:
        """Whether this place may guess."""
        while self._wrong and self._wrong[0][0] < now - 60:
            self._forget_oldest()
        limits, mine, whole = self._limits, self._of[address], site(address)
        if whole != address and self._of[whole] >= limits.guesses_of_site:
            return False
        return not mine or (mine < limits.guesses_of_one and len(self._wrong) < limits.guesses)

    def wrong(self, address: str, now: float) -> None:
        """Count a wrong code of a place."""
        if len(self._wrong) == _REMEMBERED:
            self._forget_oldest()
        self._wrong.append((now, address))
        self._of.update({address, site(address)})

    def _forget_oldest(self) -> None:
        _, address = self._wrong.popleft()
        for key in {address, site(address)}:
            self._of[key] -= 1
            if not self._of[key]:
                del self._of[key]

"""The client's side of `watch_messages` without a socket: it follows tables and reads their new records.

The logs themselves are on disk. The caller stores them and reports their ends with `kept`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from luna.log.encoding import Malformed
from luna.net import watch_messages, wire
from luna.net.identity import Identity, statement
from luna.net.replica import AnswerNews
from luna.net.watch_messages import UNKNOWN
from luna.table.transport import Head

_PORTION: Final = 24  # tables in one request: as many as a stranger's frame can hold
REST: Final = 120.0
"""Seconds between two heartbeats of a client that only follows."""


class Orders(NamedTuple):
    """The conditional turns of a seat: digest of the turn that each answers, and its body."""

    seat: int
    turns: tuple[tuple[bytes, bytes], ...]


class Followed:
    """A table that this machine follows, with the key of its seats."""

    def __init__(self, table: bytes, identity: Identity, end: Head, orders: Sequence[Orders] = ()) -> None:
        self.table, self.identity, self.end, self.orders = table, identity, end, orders
        self.length: int | None = None
        """The length at the relay; UNKNOWN for another log, None before the relay has answered."""
        self.claimed = False

    @property
    def longer(self) -> bool:
        """Whether the relay has more than this machine."""
        return self.length is not None and self.length > self.end.seq


class Level(NamedTuple):
    """The log on this machine is as long as the relay's."""

    table: bytes


News = watch_messages.Fetched | watch_messages.Elsewhere | watch_messages.Letter | AnswerNews | wire.Refusal | Level


class Following:
    """The protocol state machine of a client that follows tables at one relay."""

    def __init__(self, hello: wire.Hello, tables: Iterable[Followed]) -> None:
        self.tables: Mapping[bytes, Followed] = {one.table: one for one in tables}
        self.online = False
        self._hello = hello
        self._key = Identity.new().key  # of a person without seats
        self._binding = self._nonce = b""
        self._count = 0
        self._sent: dict[int, watch_messages.Deliver] = {}
        self._out: list[bytes] = []
        self._news: list[News] = []

    def take(self) -> list[bytes]:
        """Frames to send."""
        out, self._out = self._out, []
        return out

    def news(self) -> list[News]:
        """Events since the last call."""
        news, self._news = self._news, []
        return news

    # ---- the connection

    def connected(self, binding: bytes) -> None:
        """Greet a trusted relay. `binding`: the fingerprint of its certificate."""
        self._binding = binding
        self._out.clear()
        self._tell(self._hello)

    def lost(self) -> None:
        """The connection has ended. The log shows whether a turn without an answer was delivered."""
        self.online = False
        self._out.clear()
        for number in list(self._sent):
            self._answer(number, "cut")
        for one in self.tables.values():
            one.length, one.claimed = None, False

    def beat(self) -> None:
        """Send a heartbeat."""
        if self.online:
            self._tell(wire.Beat())

    def received(self, body: bytes) -> None:
        """Take one frame from the relay."""
        try:
            message = wire.decode(body)
        except Malformed:
            message = wire.Refusal("nonsense", ())
        if isinstance(message, wire.Welcome) and not self.online:
            self._nonce, self.online = message.nonce, True
            self._tell(wire.Holder(self._key))
            self._watch(self.tables.values())
        elif isinstance(message, watch_messages.Heads):
            for table, length in message.lengths:
                self._grown(table, length)
        elif isinstance(message, watch_messages.Elsewhere | watch_messages.Letter) or (
            isinstance(message, watch_messages.Fetched) and message.table in self.tables
        ):
            self._news.append(message)
        elif isinstance(message, wire.Outdated):
            self._answer(message.number, "stale")
        elif isinstance(message, wire.Denied):
            self._answer(message.number, message.code)
        elif isinstance(message, wire.Refusal):
            self.online = False
            self._news.append(message)

    # ---- the tables

    def kept(self, table: bytes, end: Head, *, again: bool = False) -> None:
        """The local log ends there now: fetch the next page if it has grown, or if the last may be kept `again`."""
        one = self.tables[table]
        before, one.end = one.end, end
        if one.length == UNKNOWN:
            self._watch([one])
        elif one.longer and (again or end.seq > before.seq):
            self._fetch(one)
        elif one.length == end.seq:
            self._news.append(Level(table))

    def deliver(self, table: bytes, seat: int, base: int, kind: int, body: bytes) -> int:
        """Play a record without sitting down. The answer comes as news, or as a longer log."""
        self._count += 1
        sent = self._sent[self._count] = watch_messages.Deliver(table, self._count, seat, base, kind, body)
        self._claim(self.tables[table])
        self._tell(sent)
        return self._count

    def write(self, about: bytes, body: bytes) -> None:
        """Send a letter. The relay passes it on only where this client follows a table."""
        if self.online:
            self._tell(watch_messages.Letter(about, body))

    @property
    def known(self) -> bool:
        """Whether the relay has any of the tables."""
        return any(one.length not in (None, UNKNOWN) for one in self.tables.values())

    def plan(self, table: bytes, orders: Sequence[Orders]) -> None:
        """Send the relay a seat's conditional turns, which replace the former ones."""
        one = self.tables[table]
        seats = {order.seat for order in one.orders} - {order.seat for order in orders}
        one.orders = orders
        if self.online and one.length not in (None, UNKNOWN):
            self._order(one, [*orders, *(Orders(seat, ()) for seat in sorted(seats))])

    # ---- inside

    def _watch(self, tables: Iterable[Followed]) -> None:
        watched = [(one.table, *one.end) for one in tables]
        for at in range(0, len(watched), _PORTION):
            self._tell(watch_messages.Watch(tuple(watched[at : at + _PORTION])))

    def _grown(self, table: bytes, length: int) -> None:
        one = self.tables.get(table)
        if one is None:
            return
        first, one.length = one.length is None, length
        if length == UNKNOWN:
            one.claimed = False
            return
        if first and one.orders:
            self._order(one, one.orders)
        if one.longer:
            self._fetch(one)
        elif length == one.end.seq:
            self._news.append(Level(table))

    def _order(self, one: Followed, orders: Iterable[Orders]) -> None:
        for order in orders:
            self._claim(one)
            self._tell(watch_messages.Plan(one.table, order.seat, order.turns))

    def _fetch(self, one: Followed) -> None:
        self._claim(one)
        self._tell(watch_messages.Fetch(one.table, one.end.seq))

    def _claim(self, one: Followed) -> None:
        """Prove the seats once on a connection."""
        if not one.claimed:
            one.claimed = True
            signature = one.identity.sign(statement(one.table, self._nonce, self._binding))
            self._tell(watch_messages.Claim(one.table, one.identity.key, signature))

    def _answer(self, number: int, code: str) -> None:
        if self._sent.pop(number, None) is not None:
            self._news.append(AnswerNews(number, None, code))

    def _tell(self, message: wire.Message) -> None:
        self._out.append(wire.encode(message))

"""A table as the relay keeps it: records nobody here understands, their chain, who holds which seat.

It reads what relays have written, and of record 0 what it needs for the door: the code of the room and the rules.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from typing import Final

from luna.log import frames
from luna.log.bodies import door_body, hold_body, read_door, read_hold, read_take, take_body
from luna.log.records import (
    ASK,
    CHAT,
    CHECK,
    DOOR,
    HOLD,
    MAX_TIME,
    NO_SEAT,
    PROPOSE,
    TAKE,
    VOTE,
    LogHeader,
    Record,
    decode,
    encode,
    number_of,
    read_header,
)
from luna.log.strict import Malformed, unpack
from luna.net import wire
from luna.net.door import Door
from luna.net.limits import Limits

SMALLEST_ROOM: Final = 64 << 10
"""Bytes that are always left for the next record when a table is declared full."""
PLAY: Final = "play"
_PURSES: Final = {CHAT: "chat", ASK: "word", VOTE: "word", PROPOSE: "word", CHECK: "word"}
"""What of a seat's share of the log a record is taken from, by kind; else from that for its plays."""
_SHARE: Final = frames.MAX_BYTES // frames.MAX_RECORDS
"""Bytes that the smallest record counts as: the log may be full of records or of bytes."""
_PAGE: Final = 256  # records
RECORD: Final = 256
"""Bytes of memory around a record, its chain and its fingerprint: what Python needs for them."""
EMPTY: Final = 5 << 10
"""Bytes that a store needs for a table with nothing in it."""


class Hosted:
    """A table at the relay. `add` puts a record behind the others; `durable` says up to which one may be told."""

    def __init__(self, table: bytes, header: bytes, now: float) -> None:
        self.id = table
        self.header = header
        self.records: list[bytes] = []
        self.chains = [frames.link(frames.root(frames.preamble(table)), header)]  # by record number
        self.durable = -1  # not even the header
        self.ruled = 0  # number of the last record of who holds which seat, and of the door
        self.size = len(header)
        self.by = ""  # the place that brought it
        self.opener = b""  # the public key of who opened it here
        self.door = Door()
        self.weighed = 0  # bytes of memory that are counted for it
        self.given: float | None = None  # when it was handed over, unless it began here
        self.played: float | None = None  # when somebody last did something
        self.spent: Counter[tuple[int, str]] = Counter()  # of the log, by seat and purse
        self.holders: dict[int, bytes] = {}  # by seat: what the log knows of a key, or of a token
        self.lent: set[int] = set()  # seats that somebody plays for their owners, who are away
        self.waiting: set[bytes] = set()  # holders who must show their log before anything goes on
        self.free: set[bytes] = set()  # fingerprints of the records that go with any base
        self.fresh = True  # nothing but who holds which seat
        self.t_ms = 0
        self._zero = now

    @property
    def last(self) -> int:
        """Number of the last record, durable or not."""
        return len(self.records)

    @property
    def full(self) -> bool:
        """Whether there is no room for more."""
        return self.last + 1 >= frames.MAX_RECORDS or self.size > frames.MAX_BYTES - SMALLEST_ROOM

    @property
    def certain(self) -> bool:
        """Whether what it says of seats and door is durable, and may be told."""
        return self.durable >= self.ruled

    @property
    def weight(self) -> int:
        """Bytes of memory, about: a small record costs far more than its own."""
        return self.size + RECORD * len(self.chains)

    @property
    def host(self) -> bytes:
        """The holder who is the host, see `door`."""
        return self.door.host or next(iter(self.holders.values()), b"")

    def takes(self, seat: int, kind: int, limits: Limits) -> bool:
        """Whether there is room for such a record of a seat: whoever chats without end takes nobody's turn."""
        purse = _purse(kind)
        return not self.full and self.spent[seat, purse] < (limits.plays if purse == PLAY else limits.words)

    def time(self, now: float) -> int:
        """Milliseconds since the table began; they never go back, and are not more than can be read again."""
        return min(MAX_TIME, max(self.t_ms, int((now - self._zero) * 1000)))

    def add(self, now: float, seat: int, kind: int, body: bytes) -> bytes:
        """A new record with the next number and the time since the table began; its bytes."""
        self.t_ms = self.time(now)
        data = encode(Record(self.last + 1, self.t_ms, seat, kind, body))
        self._append(data, seat, kind)
        return data

    def knew(self, seat: int, kind: int, body: bytes) -> bool:
        """Whether this very record, of a kind that goes with any base, is in the log already; from now on it is."""
        mark = fingerprint(seat, kind, body)
        known = mark in self.free
        self.free.add(mark)
        return known

    def adopt(self, data: bytes, now: float) -> None:
        """A record from somebody's log, or from the relay's own after a restart. `Malformed` if it is none."""
        record = decode(data, self.last + 1, self.t_ms)
        self._read(record)
        self.free.add(fingerprint(record.seat, record.kind, record.body))
        self._append(data, record.seat, record.kind)
        self.t_ms = record.t_ms
        self._zero = now - record.t_ms / 1000

    def hold(self, now: float, seats: Sequence[int], holder: bytes) -> bytes:
        """Give seats to a holder; the record that says so."""
        for seat in seats:
            self.holders[seat] = holder
            self.lent.discard(seat)
        return self.add(now, NO_SEAT, HOLD, hold_body(seats, holder))

    def keep_door(self, now: float) -> bytes:
        """The record that says how the door is now."""
        return self.add(now, NO_SEAT, DOOR, door_body(self.door.body(self.host)))

    def lend(self, now: float, seat: int, by: int, present: Sequence[int]) -> bytes:
        """Whoever plays seat `by` plays this one too, until its owner is back; the record that says so."""
        self.lent.add(seat)
        return self.add(now, NO_SEAT, TAKE, take_body(seat, by, present))

    def seated(self, seats: tuple[int, ...], code: str) -> wire.Seated:
        """The message that gives these seats; the client reads the log from the durable end on."""
        seq = max(self.durable, 0)
        return wire.Seated(self.id, code, seats, seq, self.chains[seq], self.header)

    def seats_of(self, holder: bytes) -> tuple[int, ...]:
        """The seats of a holder."""
        return tuple(seat for seat, kept in sorted(self.holders.items()) if hmac.compare_digest(kept, holder))

    def knows(self, seq: int, chain: bytes) -> bool:
        """Whether a log that ends so is the beginning of this one."""
        return seq <= self.last and self.chains[seq] == chain

    def shown(self, holder: bytes) -> None:
        """This holder's log is part of this one; when everybody's is, the game goes on."""
        self.waiting.discard(holder)

    def extended_by(self, records: Sequence[bytes]) -> bool:
        """Take records that somebody has and this log has not; False, and nothing taken, when they do not fit to it."""
        new: list[bytes] = []
        since = self.t_ms
        try:
            for data in records:
                seq = number_of(data)
                if seq > self.last:
                    record = decode(data, self.last + len(new) + 1, since)
                    _relays(record)
                    new.append(data)
                    since = record.t_ms
                elif seq < 1 or self.records[seq - 1] != data:
                    return False  # several bring the same, but this is another
        except Malformed:
            return False
        now = self._zero + self.t_ms / 1000
        for data in new:
            self.adopt(data, now)
        return True

    def page(self, after: int, most: int) -> tuple[bytes, ...]:
        """Durable records behind number `after`, about `most` bytes of them and at least one."""
        out: list[bytes] = []
        size = 0
        for data in self.records[after : min(max(self.durable, 0), after + _PAGE)]:
            if out and size + len(data) > most:
                break
            out.append(data)
            size += len(data) + 3
        return tuple(out)

    def _read(self, record: Record) -> None:
        """What a relay has said of the seats."""
        for seat, holder in _relays(record):
            if holder:
                self.holders[seat] = holder
                self.lent.discard(seat)
            else:
                self.lent.add(seat)
        if record.kind == DOOR:
            self.door.read(read_door(record))

    def _append(self, data: bytes, seat: int, kind: int) -> None:
        self.fresh = self.fresh and kind == HOLD
        self.records.append(data)
        if kind in (HOLD, DOOR):
            self.ruled = self.last
        self.chains.append(frames.link(self.chains[-1], data))
        self.size += len(data) + frames.OVERHEAD
        self.spent[seat, _purse(kind)] += max(len(data), _SHARE)


def _purse(kind: int) -> str:
    return _PURSES.get(kind, PLAY)


def _relays(record: Record) -> list[tuple[int, bytes]]:
    """Seats and their holders in a relay's own record, b"" for one that is lent; nothing in other records."""
    if record.kind == HOLD:
        seats, holder = read_hold(record)
        return [(seat, holder) for seat in seats]
    if record.kind == DOOR:
        read_door(record)
    return [(read_take(record).seat, b"")] if record.kind == TAKE else []


def opened(header: bytes) -> LogHeader | None:
    """Record 0; None when it is none, which is the players' business."""
    try:
        return read_header(unpack(header))
    except Malformed:
        return None


def held_by(data: bytes, holder: bytes) -> bool:
    """Whether a record says that this holder has seats."""
    try:
        record = decode(data, number_of(data), 0)
        return record.kind == HOLD and read_hold(record).holder == holder
    except Malformed:
        return False


def fingerprint(seat: int, kind: int, body: bytes) -> bytes:
    """Tells a record that was sent twice; its author puts something unique into the body."""
    return hashlib.blake2b(bytes((seat & 255, kind)) + body, digest_size=8).digest()

"""A table at the relay: its records, of which it reads only its own and the header, their chain, and seat owners."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from typing import Final

from luna.log import frames
from luna.log import records as kinds
from luna.log.bodies import Body, DoorBody, HoldBody, TakeBody, read_body
from luna.log.encoding import Malformed, pack, unpack
from luna.log.records import LogHeader, Record, decode, encode, number_of, read_header
from luna.log.rhythm import limit_of
from luna.net import fields, wire
from luna.net.door import Door
from luna.net.limits import Limits

SMALLEST_ROOM: Final = 64 << 10
"""Bytes that stay free for the next record when a table counts as full."""
PLAY: Final = "play"
_SPOKEN: Final = (kinds.ASK, kinds.VOTE, kinds.PROPOSE, kinds.CHECK, kinds.MOTION)
_PURSES: Final = {kinds.CHAT: "chat", **dict.fromkeys(_SPOKEN, "word")}
"""The budget of a seat that a record is charged to, by kind; other kinds are charged to its plays."""
_SHARE: Final = frames.MAX_BYTES // frames.MAX_RECORDS
"""Bytes that a small record counts as: a log may be full of records or of bytes."""
RECORD: Final = 256
"""Bytes of memory that Python needs for a record, its chain and its fingerprint."""
EMPTY: Final = 5 << 10
"""Bytes that a store needs for an empty table."""


class Hosted:
    """A table at the relay. `add` appends a record; records up to number `durable` may be broadcast."""

    def __init__(self, table: bytes, header: bytes, now: float) -> None:
        self.id = table
        self.header = header
        self.records: list[bytes] = []
        self.chains = [frames.link(frames.root(frames.preamble(table)), header)]  # by record number
        self.durable = -1  # not even the header is durable
        self.ruled = 0  # number of the last record about seats or the door
        self.size = len(header)
        self.by = ""  # the place that brought the table
        self.opener = b""  # the public key of the client that opened the table here
        self.door = Door()
        self.weighed = 0  # bytes of memory charged for the table
        self.given: float | None = None  # when it was handed over; None for a table that began here
        self.played: float | None = None  # when the last record was submitted
        self.spent: Counter[tuple[int, str]] = Counter()  # of the log, by seat and purse
        self.holders: dict[int, bytes] = {}  # by seat: fingerprint of a key, or digest of a token
        self.lent: set[int] = set()  # seats that others play for absent owners
        self.waiting: set[bytes] = set()  # holders that must show their logs before the table goes on
        self.ahead: dict[int, dict[bytes, bytes]] = {}  # conditional turns by seat and by the turn they answer
        self.free: set[bytes] = set()  # fingerprints of the records that fit any base
        self.fresh = True  # nothing but HOLD records yet
        self.t_ms = 0
        self._zero = now
        known = opened(header)
        self._created = known.created if known is not None else 0  # by the clock of its host
        self.slow = bool(known is not None and limit_of(known.options))
        """Whether it is played by turn: its time goes on while no relay has it."""

    @classmethod
    def stored(cls, table: bytes, log: Sequence[bytes], now: float, wall: float) -> "Hosted":
        """A table from the store: its header and its records, all durable."""
        hosted = cls(table, log[0], now)
        for data in log[1:]:
            hosted.adopt(data, now)
        hosted.durable, hosted.played = hosted.last, now
        hosted.pass_time(now, wall)
        return hosted

    def pass_time(self, now: float, wall: float) -> None:
        """Add the time in which no relay had a table by turn: at least the time since it was dealt, by the clocks."""
        if self.slow:
            self._zero = min(self._zero, now - (wall - self._created))

    @property
    def last(self) -> int:
        """Number of the last record, durable or not."""
        return len(self.records)

    @property
    def full(self) -> bool:
        """Whether no more records fit."""
        return self.last + 1 >= frames.MAX_RECORDS or self.size > frames.MAX_BYTES - SMALLEST_ROOM

    @property
    def certain(self) -> bool:
        """Whether the records about seats and door are durable, so that clients may hear them."""
        return self.durable >= self.ruled

    @property
    def weight(self) -> int:
        """Approximate bytes of memory: a small record costs far more than its own size."""
        ahead = sum(RECORD + len(body) for plans in self.ahead.values() for body in plans.values())
        return self.size + RECORD * len(self.chains) + ahead

    @property
    def host(self) -> bytes:
        """The holder who is the host, see `door`."""
        return self.door.host or next(iter(self.holders.values()), b"")

    def takes(self, seat: int, kind: int, limits: Limits) -> bool:
        """Whether the record fits into the seat's budget. Endless chat cannot displace turns."""
        purse = _purse(kind)
        return not self.full and self.spent[seat, purse] < (limits.plays if purse == PLAY else limits.words)

    def time(self, now: float) -> int:
        """Milliseconds since the table began. They never decrease and stay within the readable range."""
        return min(kinds.MAX_TIME, max(self.t_ms, int((now - self._zero) * 1000)))

    def add(self, now: float, seat: int, kind: int, body: bytes) -> bytes:
        """Append a record with the next number and the time. Returns its bytes."""
        self.t_ms = self.time(now)
        data = encode(Record(self.last + 1, self.t_ms, seat, kind, body))
        self._append(data, seat, kind)
        return data

    def planned(self, seat: int, mark: bytes) -> tuple[int, bytes] | None:
        """The turn that another seat has decided ahead for a record with that fingerprint: its seat and body, once."""
        for other, plans in self.ahead.items():
            if mark in plans and other != seat and other not in self.lent:
                return other, plans.pop(mark)
        return None

    def knew(self, seat: int, kind: int, body: bytes) -> bool:
        """Whether the log has this record, of a kind that fits any base, already. Notes it either way."""
        mark = fingerprint(seat, kind, body)
        known = mark in self.free
        self.free.add(mark)
        return known

    def adopt(self, data: bytes, now: float) -> None:
        """Append a record from a client's log or from the store. `Malformed` when it is not the next one."""
        record = decode(data, self.last + 1, self.t_ms)
        self._read(record)
        self.free.add(fingerprint(record.seat, record.kind, record.body))
        self._append(data, record.seat, record.kind)
        self.t_ms = record.t_ms
        self._zero = now - record.t_ms / 1000

    def hold(self, now: float, seats: Sequence[int], holder: bytes) -> bytes:
        """Give seats to a holder. Returns the HOLD record."""
        for seat in seats:
            self.holders[seat] = holder
            self.lent.discard(seat)
        return self.add(now, kinds.NO_SEAT, kinds.HOLD, pack(HoldBody(tuple(seats), holder)))

    def keep_door(self, now: float) -> bytes:
        """Append the DOOR record with the present rules."""
        return self.add(now, kinds.NO_SEAT, kinds.DOOR, pack(self.door.body(self.host)))

    def lend(self, now: float, seat: int, by: int, present: Sequence[int]) -> bytes:
        """Let the player of seat `by` play this seat until its owner returns. Returns the TAKE record."""
        self.lent.add(seat)
        return self.add(now, kinds.NO_SEAT, kinds.TAKE, pack(TakeBody(seat, by, tuple(present))))

    def seated(self, seats: tuple[int, ...], code: str) -> wire.Seated:
        """The message that gives these seats; the client reads the log from the durable end on."""
        seq = max(self.durable, 0)
        return wire.Seated(self.id, code, seats, seq, self.chains[seq], self.header)

    def seats_of(self, holder: bytes) -> tuple[int, ...]:
        """The seats of a holder."""
        return tuple(seat for seat, kept in sorted(self.holders.items()) if hmac.compare_digest(kept, holder))

    def knows(self, seq: int, chain: bytes) -> bool:
        """Whether a log with this end is a prefix of this one."""
        return seq <= self.last and self.chains[seq] == chain

    def shown(self, holder: bytes) -> None:
        """Note that a holder's log is a prefix of this one. Once all holders have shown theirs, the game continues."""
        self.waiting.discard(holder)

    def extended_by(self, records: Sequence[bytes]) -> bool:
        """Append new records of a client's log. False, without any change, when they do not continue this log."""
        new: list[bytes] = []
        since = self.t_ms
        try:
            for data in records:
                seq = number_of(data)
                if seq > self.last:
                    record = decode(data, self.last + len(new) + 1, since)
                    _own_body(record)
                    new.append(data)
                    since = record.t_ms
                elif seq < 1 or self.records[seq - 1] != data:
                    return False  # another log: several clients may bring the same records
        except Malformed:
            return False
        now = self._zero + self.t_ms / 1000
        for data in new:
            self.adopt(data, now)
        return True

    def page(self, after: int, most: int) -> tuple[bytes, ...]:
        """Durable records behind number `after`: about `most` bytes, at least one record."""
        durable = self.records[after : min(max(self.durable, 0), after + fields.MOST_GIVEN)]
        return next(fields.portions(durable, most), ())

    def _read(self, record: Record) -> None:
        """Apply a relay's own record about seats and the door."""
        body = _own_body(record)
        if isinstance(body, HoldBody):
            self.holders.update(dict.fromkeys(body.seats, body.holder))
            self.lent.difference_update(body.seats)
        elif isinstance(body, TakeBody):
            self.lent.add(body.seat)
        elif isinstance(body, DoorBody):
            self.door.read(body)

    def _append(self, data: bytes, seat: int, kind: int) -> None:
        self.fresh = self.fresh and kind == kinds.HOLD
        self.records.append(data)
        if kind in (kinds.HOLD, kinds.DOOR):
            self.ruled = self.last
        self.chains.append(frames.link(self.chains[-1], data))
        self.size += len(data) + frames.OVERHEAD
        self.spent[seat, _purse(kind)] += max(len(data), _SHARE)


def _purse(kind: int) -> str:
    return _PURSES.get(kind, PLAY)


def _own_body(record: Record) -> Body | None:
    """The body of a relay's own record about seats and door; None for other records, whose bodies it does not read."""
    return read_body(record) if record.kind in (kinds.HOLD, kinds.TAKE, kinds.DOOR) else None


def opened(header: bytes) -> LogHeader | None:
    """Decode record 0; None when it is malformed, which only the players can judge."""
    try:
        return read_header(unpack(header))
    except Malformed:
        return None


def held_by(data: bytes, holder: bytes) -> bool:
    """Whether a record gives seats to this holder."""
    try:
        record = decode(data, number_of(data), 0)
        body = _own_body(record)
        return isinstance(body, HoldBody) and body.holder == holder
    except Malformed:
        return False


def fingerprint(seat: int, kind: int, body: bytes) -> bytes:
    """Identifies a record that is sent twice; its author puts a nonce into the body."""
    return hashlib.blake2b(bytes((seat & 255, kind)) + body, digest_size=8).digest()

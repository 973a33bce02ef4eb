"""A table's log as a stream of a Redis server: the five calls of a transport on an engine that others keep running.

An optional extra (`redis` in pyproject.toml). Record n is the entry `1-n`, the header `1-0`; each carries the chain, so
that the log is the same, byte for byte, as in a journal or at a relay. The server keeps order: one script looks at the
end of the stream and appends, and nothing comes between. `Accepted` means durable where the server runs with
`appendonly yes` and `appendfsync always`; then it answers after its disk has the record.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Sequence
from typing import Any, Final, Protocol

from redis import Redis
from redis.exceptions import RedisError
from typing_extensions import override

from luna.log import frames, journal
from luna.log.records import STAMP, STAMPED, LogHeader, Record, decode, encode, encode_header, read_header
from luna.log.strict import Malformed, unpack
from luna.table.transport import Accepted, Answer, Clock, Full, Head, Memory, Opening, Stale

_WAIT: Final = 0.2  # seconds until a server that does not answer is asked again
_PAGE: Final = 256  # records at once
_APPEND: Final = """
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if not last or last[1] ~= ARGV[1] or last[2][4] ~= ARGV[2] then return 0 end
redis.call('XADD', KEYS[1], ARGV[3], 'record', ARGV[4], 'chain', ARGV[5])
return 1
"""


class RedisServer(Protocol):
    """The part of a Redis client that is needed: `redis.Redis` has it."""

    def execute_command(self, *words: Any) -> Any:
        """The answer to one command, or `RedisError`."""

    def close(self) -> None:
        """Twice does no harm."""


def connect(url: str) -> RedisServer:
    """A connection, made when it is first needed: `redis://host:port/0`."""
    server: RedisServer = Redis.from_url(url)
    return server


class Stream(Memory):
    """The log of one table. What has been read of it stays in memory, and is never read again."""

    def __init__(self, server: RedisServer, header: LogHeader, table: bytes, clock: Clock) -> None:
        super().__init__(header, table=table, clock=clock)
        self._server = server
        self._key = _key(table)
        self._playable = True
        self._closed = threading.Event()

    @classmethod
    def create(
        cls, server: RedisServer, header: LogHeader, *, table: bytes | None = None, clock: Clock = time.monotonic
    ) -> Stream:
        """A new log. `RedisError` when the server cannot be reached or has that table."""
        log = cls(server, header, table or journal.new_table(), clock)
        server.execute_command("XADD", log._key, "1-0", "record", encode_header(header), "chain", log._chain)
        return log

    @classmethod
    def open(cls, server: RedisServer, table: bytes, *, clock: Clock = time.monotonic) -> Stream:
        """The log of a table that is there. `RedisError` when there is none, `Malformed` when it has no header."""
        entries = server.execute_command("XRANGE", _key(table), "1-0", "1-0")
        if not entries:
            raise RedisError("there is no such table")
        log = cls(server, read_header(unpack(entries[0][1].get(b"record", b""))), table, clock)
        log._catch_up()
        return log

    @override
    def opening(self) -> Opening:
        return Opening(self.header, self._playable, self._durable, ())

    @override
    def head(self) -> Head:
        self._try_to_catch_up()
        return super().head()

    @override
    def read(self, after: int) -> Sequence[Record]:
        self._try_to_catch_up()
        return super().read(after)

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Answer:
        """See `Transport`. Waits as long as the server does not answer; closing ends that."""
        body += self._entropy(STAMP) if kind in STAMPED else b""
        sent: Record | None = None
        refused = -1  # where the log ended here when the server said that its own ends elsewhere
        while not self._closed.is_set():
            try:
                self._catch_up()
                last = len(self._records)
                if sent is not None and self._records[sent.seq - 1 :][:1] == [sent]:
                    return Accepted(sent)  # only the answer had been lost
                self._playable = self._playable and refused != last
                if not self._playable or (base is not None and base != last):
                    return Stale(last)
                if last + 1 >= frames.MAX_RECORDS:
                    return Full()
                sent = Record(last + 1, self._now(), seat, kind, body)
                if self._append(sent):
                    return Accepted(sent)
                refused = last
            except RedisError:
                self._closed.wait(_WAIT)
        return Stale(len(self._records))

    @override
    def close(self) -> None:
        self._closed.set()
        self._server.close()

    @property
    def _durable(self) -> bool:
        """Whether the server says that its disk has what it has accepted."""
        try:
            kept = self._server.execute_command("CONFIG GET", "append*")
        except RedisError:
            return False  # not everybody may ask
        return (kept.get("appendonly"), kept.get("appendfsync")) == ("yes", "always")

    def _append(self, record: Record) -> bool:
        """Put it behind the last record known here; False when that is not the last one there."""
        data = encode(record)
        chain = frames.link(self._chain, data)
        words = (f"1-{record.seq - 1}", self._chain, f"1-{record.seq}", data, chain)
        done = self._server.execute_command("EVAL", _APPEND, 1, self._key, *words)
        if done:
            self._take(record, chain)
        return bool(done)

    def _catch_up(self) -> None:
        """Read what others have appended. From an entry on that does not fit nothing is read or written any more."""
        while self._playable:
            after = f"(1-{len(self._records)}"
            entries = self._server.execute_command("XRANGE", self._key, after, "+", "COUNT", _PAGE)
            for _, fields in entries:
                data = fields.get(b"record", b"")
                chain = frames.link(self._chain, data)
                since = self._records[-1].t_ms if self._records else 0
                try:
                    record = decode(data, len(self._records) + 1, since)
                    self._playable = fields.get(b"chain") == chain
                except Malformed:
                    self._playable = False
                if not self._playable:
                    return
                self._take(record, chain)
                self._zero = min(self._zero, self._clock() - record.t_ms / 1000)
            if len(entries) < _PAGE:
                return

    def _try_to_catch_up(self) -> None:
        with contextlib.suppress(RedisError):  # what is known is true as well
            self._catch_up()

    def _take(self, record: Record, chain: bytes) -> None:
        self._records.append(record)
        self._chain = chain


def _key(table: bytes) -> str:
    return f"luna:{table.hex()}"

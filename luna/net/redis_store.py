"""The logs of a fleet of relays on a Redis 7 or Valkey server: a `LogStore` and the `Directory`.

    luna:{table}:log    stream; record n is the entry 1-n, the header 1-0
    luna:{table}:own    the fence: name of the owning relay, and the number of its claim
    luna:relay:NAME     host and port of a relay; expires with its lease
    luna:code:CODE      "room NAME" or "table ID"
    luna:open:NAME      the open tables of a relay; expires with its lease
    luna:sharing        set: the names of the relays that have told their open tables
    luna:letters        stream: the last letters of all relays for all others, in batches; expires

All tables of a batch are one pipeline, which is the group commit: a server with `appendfsync always` syncs once and
then answers. A batch whose answer was lost is sent again; the script skips records that the stream has. Only this
module needs the package `redis` (an extra, see pyproject.toml).
"""

import contextlib
import hashlib
import itertools
import secrets
import threading
import time
from collections.abc import Collection, Iterator
from typing import Any, Final, NamedTuple

from redis import Redis
from redis.exceptions import NoScriptError, RedisError

from luna.net.fleet import Claim, Elsewhere, Mine
from luna.net.logstore import split

LEASE: Final = 6.0  # seconds that a relay may be silent before others claim its tables
_PATIENCE: Final = 60.0  # seconds that a batch waits for a server that does not answer
_AGAIN: Final = 0.2  # seconds until the next try
_ANSWER: Final = 5.0  # seconds for one answer
_KEPT: Final = 30 * 86_400  # seconds that a table is kept after its last record
_UNPLAYED: Final = 3_600  # the same, for a table without records after its start
_ROOM: Final = 86_400  # seconds that a code leads to a room
_CLAIMS: Final = 100_000  # claims to remember
_RELAY: Final = "luna:relay:"
_OPEN: Final = "luna:open:"
_SHARING: Final = "luna:sharing"
_LETTERS: Final = "luna:letters"
_BATCHES: Final = 32  # of letters, which are kept for late relays
_NAME: Final = 16

_APPEND: Final = """
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
local last = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)[1]
local there = last and tonumber(string.sub(last[1], 3)) or -1
for at = 4, #ARGV do
  local number = ARGV[3] + at - 4
  local id = '1-' .. string.format('%d', number)
  if number > there + 1 then return 0 end
  if number > there then
    redis.call('XADD', KEYS[2], id, 'r', ARGV[at])
    there = number
  elseif redis.call('XRANGE', KEYS[2], id, id)[1][2][2] ~= ARGV[at] then
    return 0
  end
end
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('EXPIRE', KEYS[2], ARGV[2])
return 1
"""
_APPEND_SHA: Final = hashlib.sha1(_APPEND.encode()).hexdigest()
_CLAIM: Final = """
local own = redis.call('GET', KEYS[1])
local name = own and string.sub(own, 1, 16)
if name and name ~= string.sub(ARGV[1], 1, 16) then
  local where = redis.call('GET', ARGV[4] .. name)
  if where and where ~= ARGV[5] then return where end
end
if redis.call('EXISTS', KEYS[2]) == tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return 1
"""


class Promise(NamedTuple):
    """The durability of a server, from its settings."""

    text: str
    whole: bool  # whether the server never loses a record that was broadcast


class RedisStore:
    """A relay's place at a Redis server. Any thread may call it; `write` belongs to one thread."""

    prompt = False

    def __init__(self, server: Redis, host: str, port: int, *, replicas: int = 0, lease: float = LEASE) -> None:
        """`host`, `port`: the relay's public address. `replicas`: how many confirm a record before its broadcast."""
        self.name = secrets.token_hex(_NAME // 2)
        self._where = f"{host} {port}"  # another lease for the same place belongs to a process that has ended
        self.replicas = replicas
        self._server: Any = server
        self._lease = int(lease * 1000)
        self._fences: dict[bytes, str] = {}
        self._claims = itertools.count(1)
        self._heard: bytes | str = "0"  # the last batch of letters
        self._lock = threading.Lock()
        self._closed = threading.Event()

    # ---- the store

    def write(self, entries: bytes) -> Collection[bytes]:
        runs: dict[bytes, tuple[int, list[bytes]]] = {}
        for table, number, record in split(entries) or ():
            runs.setdefault(table, (number, []))[1].append(record)
        refused = {table for table in runs if table not in self._fences}
        due = [(table, self._fences[table], *run) for table, run in runs.items() if table not in refused]
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                answers = self._append(due)
                return refused.union(run[0] for run, done in zip(due, answers, strict=True) if not done)
            except NoScriptError:
                self._server.script_load(_APPEND)
            except RedisError as error:
                if time.monotonic() > end or self._closed.wait(_AGAIN):
                    raise OSError(str(error)) from error

    def _append(self, due: list[tuple[bytes, str, int, list[bytes]]]) -> list[int]:
        pipe = self._server.pipeline(transaction=False)
        for table, fence, first, records in due:
            kept = _KEPT if first else _UNPLAYED
            pipe.execute_command("EVALSHA", _APPEND_SHA, 2, *_keys(table), fence, kept, first, *records)
        if self.replicas:
            pipe.execute_command("WAIT", self.replicas, int(_ANSWER * 500))
        answers: list[int] = pipe.execute()
        if self.replicas and answers.pop() < self.replicas:
            raise RedisError("too few replicas answered")
        return answers

    def close(self) -> None:
        self._closed.set()
        self._server.close()

    def promise(self) -> Promise:
        """Ask the server how durable its answers are. `OSError` when it cannot be reached."""
        with _answering():
            facts = self._server.info()
        told = {}
        with contextlib.suppress(RedisError):  # the account may lack the right to ask
            told = {_text(key): _text(value) for key, value in self._server.config_get("append*").items()}
        always = told.get("appendonly") == "yes" and told.get("appendfsync") == "always"
        alone = facts.get("role") == "master" and not facts.get("connected_slaves")
        if always and alone:
            return Promise("every record is on the server's disk before it is told", True)
        if always:
            return Promise("every record is on the server's disk before it is told; a failover may lose some", False)
        if self.replicas:
            return Promise(f"{self.replicas} replicas have a record before it is told, perhaps not on a disk", False)
        kept = "about a second of records" if told.get("appendonly") == "yes" else "many records"
        return Promise(f"if the server fails, {kept} may be lost until players bring them back (see docs)", False)

    # ---- the directory

    def claim(self, table: bytes, begin: bool) -> Claim:
        # Remembered before it takes effect, so that no renewal overlooks a claim whose answer is on its way.
        before, fence = self._fences.get(table), f"{self.name}.{next(self._claims)}"
        self._know(table, fence)
        with _answering():
            kept = _UNPLAYED if begin else _KEPT
            answer = self._server.eval(_CLAIM, 2, *_keys(table), fence, int(begin), kept, _RELAY, self._where)
            if answer == 1:
                entries = [] if begin else self._server.execute_command("XRANGE", _keys(table)[1], "-", "+")
                return Mine([fields[b"r"] for _, fields in entries])
        self._know(table, before)  # nothing has changed
        return _place(answer) if answer else None

    def _know(self, table: bytes, fence: str | None) -> None:
        """Remember a claim; forget the oldest ones when there are too many."""
        with self._lock:
            self._fences.pop(table, None)
            if fence is not None:
                self._fences[table] = fence
            if len(self._fences) > _CLAIMS:
                del self._fences[next(iter(self._fences))]

    def mine(self, table: bytes) -> bool:
        with _answering():
            return _text(self._server.get(_keys(table)[0]) or b"") == self._fences.get(table)

    def find(self, code: str) -> bytes | Elsewhere | None:
        with _answering():
            kind, _, name = _text(self._server.get(f"luna:code:{code}") or b"").partition(" ")
            if kind == "table":
                return bytes.fromhex(name)
            where = self._server.get(_RELAY + name) if kind == "room" and name != self.name else None
        return _place(where) if where else None

    def lead(self, code: str, table: bytes = b"") -> bool:
        key, here = f"luna:code:{code}", f"room {self.name}"
        value, seconds = (f"table {table.hex()}", _KEPT) if table else (here, _ROOM)
        with _answering():
            if self._server.set(key, value, nx=True, ex=seconds):
                return True
            there = _text(self._server.get(key) or b"")
            if there == here and table:
                self._server.set(key, value, ex=seconds)
        return there in (here, value)

    def renew(self) -> list[bytes]:
        key, where = _RELAY + self.name, self._where
        with _answering():
            if self._server.set(key, where, px=self._lease, xx=True):
                return []
            self._server.set(key, where, px=self._lease)
            # From here on no other relay can claim a table that is still this relay's.
            mine = dict(self._fences)
            fences = self._server.mget([_keys(table)[0] for table in mine]) if mine else []
        return [table for table, fence in zip(mine, fences, strict=True) if _text(fence or b"") != mine[table]]

    def share(self, tables: bytes) -> list[bytes]:
        with _answering():
            self._server.set(_OPEN + self.name, tables, px=self._lease)
            self._server.sadd(_SHARING, self.name)
            names = sorted({_text(name) for name in self._server.smembers(_SHARING)} - {self.name})
            told = self._server.mget([_OPEN + name for name in names]) if names else []
            if gone := [name for name, data in zip(names, told, strict=True) if data is None]:
                self._server.srem(_SHARING, *gone)
        return [data for data in told if data is not None]

    def exchange(self, letters: bytes) -> list[bytes]:
        with _answering():
            if letters:
                self._server.xadd(_LETTERS, {b"n": self.name, b"l": letters}, maxlen=_BATCHES, approximate=False)
                self._server.pexpire(_LETTERS, 10 * self._lease)
            found = self._server.xread({_LETTERS: self._heard}, count=_BATCHES)
        batches = [batch for _, several in found for batch in several]
        self._heard = batches[-1][0] if batches else self._heard
        return [fields[b"l"] for _, fields in batches if _text(fields[b"n"]) != self.name]

    def leave(self) -> None:
        with _answering():
            self._server.delete(_RELAY + self.name, _OPEN + self.name)


def connect(url: str) -> Redis:
    """A client of the server, which connects on first use: `redis://host:port/0`."""
    return Redis.from_url(url, socket_timeout=_ANSWER, socket_connect_timeout=_ANSWER / 2)


def _keys(table: bytes) -> tuple[str, str]:
    """The keys of fence and log. The braces keep both on one machine of a cluster."""
    return f"luna:{{{table.hex()}}}:own", f"luna:{{{table.hex()}}}:log"


def _place(where: bytes) -> Elsewhere:
    host, _, port = _text(where).rpartition(" ")
    return Elsewhere(host, int(port))


def _text(data: bytes | str) -> str:
    return data if isinstance(data, str) else data.decode()


@contextlib.contextmanager
def _answering() -> Iterator[None]:
    """Turn the errors of the server into `OSError`, as from a disk."""
    try:
        yield
    except RedisError as error:
        raise OSError(str(error)) from error

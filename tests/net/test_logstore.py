"""The contract of a relay's store, for the file and for Redis; and Redis' state beside the logs."""

import sys
import tempfile
import threading
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Protocol

import pytest
from redis.exceptions import ConnectionError as Lost

from luna.net import redis_store
from luna.net.fleet import Elsewhere, Mine
from luna.net.logstore import LogStore, entry
from luna.net.redis_store import RedisStore
from luna.net.store import Store
from tests import patience
from tests.net.redis_server import RedisServer

if sys.platform == "win32":
    pytest.skip("there is no Redis server for Windows", allow_module_level=True)

ONE, TWO = b"1" * 16, b"2" * 16


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    with tempfile.TemporaryDirectory() as folder:  # a short path: the name of a socket may have a hundred bytes
        running = RedisServer(Path(folder))
        yield running
        running.kill()


@pytest.fixture
def redis(server: RedisServer) -> RedisServer:
    server.connect().flushall()
    return server


def relay(server: RedisServer, port: int = 1, lease: float = 60.0) -> RedisStore:
    store = RedisStore(server.connect(), "relay.example", port, lease=lease)
    store.renew()
    return store


# ---- the contract


class Kept(Protocol):
    """A store that can be closed and opened again."""

    @property
    def store(self) -> LogStore: ...

    def begin(self, table: bytes) -> None: ...

    def again(self) -> None: ...

    def log(self, table: bytes) -> list[bytes]: ...


class InFile:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.store, self._tables, _ = Store.open(folder)

    def begin(self, table: bytes) -> None:
        pass

    def again(self) -> None:
        self.store.close()
        self.store, self._tables, _ = Store.open(self._folder)

    def log(self, table: bytes) -> list[bytes]:
        return self._tables.get(table, [])


class InRedis:
    """Its server is killed in between, and the relay is another one afterwards."""

    def __init__(self, server: RedisServer) -> None:
        self._server = server
        self.store = relay(server)

    def begin(self, table: bytes) -> None:
        assert self.store.claim(table, begin=True) == Mine([])

    def again(self) -> None:
        self.store.leave()
        self.store.close()
        self._server.kill()
        self._server.start()
        self.store = relay(self._server, 2)

    def log(self, table: bytes) -> list[bytes]:
        claim = self.store.claim(table, begin=False)
        assert not isinstance(claim, Elsewhere)
        return claim.log if claim else []


@pytest.fixture(params=["file", "redis"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    return InFile(tmp_path) if request.param == "file" else InRedis(request.getfixturevalue("redis"))


def test_written_records_are_read_in_order(kept: Kept) -> None:
    for table in (ONE, TWO):
        kept.begin(table)
    batches = (
        entry(ONE, 0, b"header") + entry(TWO, 0, b"other") + entry(ONE, 1, b"first"),
        entry(TWO, 1, b"\0") + entry(ONE, 2, b"second") + entry(ONE, 3, bytes(range(256))),
    )
    for batch in batches:
        assert not kept.store.write(batch)
    kept.again()
    assert kept.log(ONE) == [b"header", b"first", b"second", bytes(range(256))]
    assert kept.log(TWO) == [b"other", b"\0"]


def test_a_store_continues_after_a_restart(kept: Kept) -> None:
    kept.begin(ONE)
    assert not kept.store.write(entry(ONE, 0, b"header") + entry(ONE, 1, b"first"))
    for number in (2, 3):
        kept.again()
        assert len(kept.log(ONE)) == number
        assert not kept.store.write(entry(ONE, number, b"next"))
    kept.again()
    assert kept.log(ONE) == [b"header", b"first", b"next", b"next"]


def test_an_unknown_table_has_no_log(kept: Kept) -> None:
    assert kept.log(ONE) == []


def test_many_tables_in_one_batch(kept: Kept) -> None:
    tables = [bytes([number]) * 16 for number in range(200)]
    for table in tables:
        kept.begin(table)
    assert not kept.store.write(b"".join(entry(table, 0, b"h" + table) for table in tables))
    assert not kept.store.write(b"".join(entry(table, n, table * n) for n in (1, 2) for table in tables))
    kept.again()
    for table in tables:
        assert kept.log(table) == [b"h" + table, table, table * 2]


def test_unplayed_tables_expire_after_an_hour_and_played_ones_after_a_month(redis: RedisServer) -> None:
    one, client = relay(redis), redis.connect()
    for table in (ONE, TWO):
        one.claim(table, begin=True)
        one.write(entry(table, 0, b"header") + entry(table, 1, b"brought"))
    one.write(entry(TWO, 2, b"played"))
    for table, least, most in ((ONE, 1_800, 3_600), (TWO, 29 * 86_400, 30 * 86_400)):
        assert all(least <= client.ttl(key) <= most for key in redis_store._keys(table))
    one.claim(ONE, begin=False)
    assert client.ttl(redis_store._keys(ONE)[1]) <= 3_600  # viewing keeps nothing


# ---- fences and leases


def test_a_relay_that_slept_writes_nothing(redis: RedisServer) -> None:
    old, new = relay(redis, lease=0.05), relay(redis, 2)
    old.claim(ONE, begin=True)
    assert not old.write(entry(ONE, 0, b"header"))
    patience.until(lambda: isinstance(new.claim(ONE, begin=False), Mine))
    assert old.write(entry(ONE, 1, b"of the old one") + entry(TWO, 0, b"never claimed")) == {ONE, TWO}
    assert not new.write(entry(ONE, 1, b"of the new one"))
    assert old.renew() == [ONE]
    assert old.claim(ONE, begin=False) == Elsewhere("relay.example", 2)


def test_a_living_relay_keeps_its_tables(redis: RedisServer) -> None:
    one, two = relay(redis, 1), relay(redis, 2)
    one.claim(ONE, begin=True)
    one.write(entry(ONE, 0, b"header"))
    assert two.claim(ONE, begin=False) == Elsewhere("relay.example", 1)
    assert one.renew() == [] and not one.write(entry(ONE, 1, b"first"))


def test_a_relay_that_starts_again_has_its_tables_at_once(redis: RedisServer) -> None:
    old, new = relay(redis), relay(redis)
    old.claim(ONE, begin=True)
    old.write(entry(ONE, 0, b"header"))
    assert new.claim(ONE, begin=False) == Mine([b"header"])
    assert old.write(entry(ONE, 1, b"late")) == {ONE} and not old.mine(ONE) and new.mine(ONE)


def test_a_lapsed_lease_that_nobody_used_changes_nothing(redis: RedisServer) -> None:
    one = relay(redis)
    one.claim(ONE, begin=True)
    one.leave()
    assert one.renew() == [] and not one.write(entry(ONE, 0, b"header"))


def test_one_of_many_simultaneous_claims_wins(redis: RedisServer) -> None:
    first = relay(redis)
    first.claim(ONE, begin=True)
    first.write(entry(ONE, 0, b"header"))
    first.leave()
    others = [relay(redis, port) for port in range(2, 10)]
    claims: list[object] = []
    threads = [threading.Thread(target=lambda store=store: claims.append(store.claim(ONE, False))) for store in others]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(isinstance(claim, Mine) for claim in claims) == 1
    assert len({claim for claim in claims if isinstance(claim, Elsewhere)}) == 1


def test_an_outdated_claim_of_the_same_relay_is_refused(redis: RedisServer) -> None:
    """A write under way when it lost the table must not come after the records it has read since."""
    one = relay(redis)
    one.claim(ONE, begin=True)
    one.write(entry(ONE, 0, b"header"))
    old = one._fences[ONE]
    one.claim(ONE, begin=False)
    one._fences[ONE] = old
    assert one.write(entry(ONE, 1, b"late")) == {ONE}


def test_a_claim_that_fails_changes_nothing(redis: RedisServer) -> None:
    """A client requests a table that is being handed over, or wants to begin an existing one."""
    one = relay(redis)
    one.claim(ONE, begin=True)
    assert one.claim(ONE, begin=False) is None
    assert not one.write(entry(ONE, 0, b"header"))
    assert one.claim(ONE, begin=True) is None
    assert not one.write(entry(ONE, 1, b"first"))
    other = relay(redis, 2)
    assert isinstance(other.claim(ONE, begin=False), Elsewhere) and other.write(entry(ONE, 2, b"x")) == {ONE}


def test_claims_of_unknown_tables_fill_no_memory(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    one = relay(redis)
    for number in range(100):
        one.claim(number.to_bytes(16, "big"), begin=False)
    assert not one._fences
    monkeypatch.setattr(redis_store, "_CLAIMS", 10)
    for number in range(100):
        one.claim(number.to_bytes(16, "big"), begin=True)
    assert len(one._fences) == 10
    assert not one.write(entry((99).to_bytes(16, "big"), 0, b"header"))


# ---- answers that are late or lost


def test_a_lost_answer_does_not_double_the_batch(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    one = relay(redis)
    one.claim(ONE, begin=True)
    append, lost = one._append, list[int]()

    def lossy(due: list[tuple[bytes, str, int, list[bytes]]]) -> list[int]:
        answers = append(due)
        if not lost:
            lost.append(1)
            raise Lost("the answer was lost")
        return answers

    monkeypatch.setattr(one, "_append", lossy)
    assert not one.write(entry(ONE, 0, b"header") + entry(ONE, 1, b"first"))
    assert lost and one.claim(ONE, begin=False) == Mine([b"header", b"first"])


def test_a_server_that_comes_back_gets_the_batch(redis: RedisServer) -> None:
    one = relay(redis)
    one.claim(ONE, begin=True)
    one.write(entry(ONE, 0, b"header"))
    redis.kill()
    writing = threading.Thread(target=lambda: one.write(entry(ONE, 1, b"first")))
    writing.start()
    with pytest.raises(OSError):
        one.renew()
    assert writing.is_alive()
    redis.start()
    writing.join()
    assert one.claim(ONE, begin=False) == Mine([b"header", b"first"])


def test_closing_ends_a_waiting_write(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_store, "_PATIENCE", inf)
    one = relay(redis)
    one.claim(ONE, begin=True)
    redis.kill()
    try:
        threading.Timer(0.1, one.close).start()
        with pytest.raises(OSError):
            one.write(entry(ONE, 0, b"header"))
    finally:
        redis.start()


@pytest.mark.parametrize("log", [["1-0", b"header"], ["1-0", b"header", "1-1", b"another"]])
def test_a_log_that_lost_its_end_or_has_another_is_not_continued(redis: RedisServer, log: list[str | bytes]) -> None:
    one = relay(redis)
    one.claim(ONE, begin=True)
    one.write(entry(ONE, 0, b"header") + entry(ONE, 1, b"first"))
    client, key = redis.connect(), redis_store._keys(ONE)[1]
    client.delete(key)
    for at in range(0, len(log), 2):
        client.xadd(key, {"r": log[at + 1]}, id=log[at])
    assert one.write(entry(ONE, 1, b"first") + entry(ONE, 2, b"second") if len(log) > 2 else entry(ONE, 2, b"x")) == {
        ONE
    }


# ---- codes


def test_codes_lead_to_rooms_and_tables(redis: RedisServer) -> None:
    one, two = relay(redis, 1), relay(redis, 2)
    assert one.find("ABCDEF") is None
    assert one.lead("ABCDEF") and one.lead("ABCDEF") and not two.lead("ABCDEF")
    assert two.find("ABCDEF") == Elsewhere("relay.example", 1)
    assert one.find("ABCDEF") is None  # its own code is at hand
    assert one.lead("ABCDEF", ONE) and not two.lead("ABCDEF", TWO)
    assert two.find("ABCDEF") == one.find("ABCDEF") == ONE
    assert one.lead("GHJKLM")
    one.leave()
    assert two.find("GHJKLM") is None


# ---- what is promised


@pytest.mark.parametrize(
    "options, replicas, said, whole",
    [
        (("--appendonly", "yes", "--appendfsync", "always"), 0, "on the server's disk before", True),
        (("--appendonly", "yes", "--appendfsync", "everysec"), 0, "about a second", False),
        (("--appendonly", "no"), 0, "many records", False),
        (("--appendonly", "no"), 1, "1 replicas have", False),
    ],
)
def test_the_promise_follows_the_servers_settings(
    options: tuple[str, ...], replicas: int, said: str, whole: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        running = RedisServer(Path(folder), *options)
        try:
            store = RedisStore(running.connect(), "relay.example", 1, replicas=replicas)
            promise = store.promise()
        finally:
            running.kill()
    assert said in promise.text and promise.whole == whole


def test_a_batch_waits_for_its_replicas(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_store, "_PATIENCE", 0.0)
    monkeypatch.setattr(redis_store, "_ANSWER", 0.4)
    store = RedisStore(redis.connect(), "relay.example", 1, replicas=1)
    store.claim(ONE, begin=True)
    with pytest.raises(OSError, match="too few replicas"):
        store.write(entry(ONE, 0, b"header"))


def test_relays_tell_each_other_their_open_tables_as_long_as_they_live(redis: RedisServer) -> None:
    one, two, brief = relay(redis), relay(redis, 2), relay(redis, 3, lease=0.05)
    assert one.share(b"one") == []
    assert brief.share(b"brief") == [b"one"]
    patience.until(lambda: two.share(b"two") == [b"one"])  # the third one's has lapsed
    assert sorted(one.share(b"one")) == [b"two"]
    two.leave()
    assert one.share(b"one") == []


def test_relays_give_each_other_letters_once(redis: RedisServer) -> None:
    one, two = relay(redis), relay(redis, 2)
    assert one.exchange(b"a") == [] == one.exchange(b"")
    assert two.exchange(b"b") == [b"a"] and two.exchange(b"") == []
    assert one.exchange(b"") == [b"b"]
    for number in range(100):
        one.exchange(b"%d" % number)
    assert two.exchange(b"")[-1] == b"99" and redis.connect().xlen("luna:letters") <= 32
    assert 0 < redis.connect().pttl("luna:letters") <= 600_000

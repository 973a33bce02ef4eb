"""The Redis form of a table's log: the contract of all transports, and what a server may do to it."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from luna.log import frames
from luna.log.bodies import chat_body
from luna.log.records import CHAT, TURN
from luna.table.transport import Accepted, Stale, Transport
from tests.table.test_transport import BODY, HEADER, Clock, Contract, Make

redis = pytest.importorskip("redis", reason="the redis package is not installed")
streams = pytest.importorskip("luna.net.streams")


class Process:
    """A server of our own that syncs every command before it answers, at a socket in its folder."""

    def __init__(self, folder: Path, program: str) -> None:
        self.folder, self._program = folder, program
        self.start()

    def start(self) -> None:
        """Return when it listens."""
        where = ("--dir", str(self.folder), "--port", "0", "--unixsocket", str(self.folder / "s"))
        keeps = ("--appendonly", "yes", "--appendfsync", "always", "--save", "")
        self._process = subprocess.Popen((self._program, *where, *keeps), stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert any("eady to accept" in line for line in self._process.stdout)

    def kill(self) -> None:
        """At once, whatever it is doing."""
        self._process.kill()
        self._process.communicate()

    def connect(self) -> Any:
        """A new connection."""
        return streams.connect(f"unix://{self.folder / 's'}")


@pytest.fixture(scope="module")
def server() -> Iterator[Process]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is not installed")
    with tempfile.TemporaryDirectory() as folder:  # a short path: the name of a socket may have a hundred bytes
        process = Process(Path(folder), program)
        yield process
        process.kill()


class TestStream(Contract):
    @pytest.fixture
    def make(self, server: Process) -> Make:
        return lambda clock: streams.Stream.create(server.connect(), HEADER, clock=clock)

    @pytest.fixture
    def table(self, log: Transport) -> bytes:
        table: bytes = log.table  # type: ignore[attr-defined]
        return table

    def test_everything_is_there_after_the_server_was_killed(
        self, log: Transport, table: bytes, server: Process, clock: Clock
    ) -> None:
        assert log.opening().durable
        for n in range(4):
            clock.now += 1
            assert isinstance(log.submit(0, n, TURN, BODY), Accepted)
        server.kill()
        server.start()
        evening = Clock()
        evening.now = 77.0
        again = streams.Stream.open(server.connect(), table, clock=evening)
        assert (again.head(), list(again.read(0)), again.opening().header) == (log.head(), list(log.read(0)), HEADER)
        answer = again.submit(0, 4, TURN, BODY)
        assert isinstance(answer, Accepted) and answer.record.t_ms == 4000
        assert log.head() == again.head()

    def test_many_at_once_are_in_one_order(self, log: Transport, table: bytes, server: Process) -> None:
        others = [streams.Stream.open(server.connect(), table) for _ in range(4)]

        def play(number: int) -> None:
            for n in range(25):
                others[number].submit(number, None, CHAT, chat_body(bytes((number, n, 0, 0, 0, 0, 0, 0)), "", "word"))

        threads = [threading.Thread(target=play, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len({other.head() for other in [log, *others]}) == 1
        assert len({record.body for record in log.read(0)}) == log.head().seq == 100

    def test_a_lost_answer_does_not_double_the_record(self, log: Transport) -> None:
        assert isinstance(log, streams.Stream)
        log._server = Lossy(log._server)
        answer = log.submit(0, 0, TURN, BODY)
        assert isinstance(answer, Accepted) and log._server.lost
        assert list(log.read(0)) == [answer.record]

    def test_a_log_that_lost_its_end_is_not_continued(self, log: Transport, table: bytes, server: Process) -> None:
        assert isinstance(log, streams.Stream)
        for n in range(3):
            log.submit(0, n, TURN, BODY)
        server.connect().execute_command("XDEL", log._key, "1-3")
        assert log.submit(0, 3, TURN, BODY) == Stale(3)
        assert not log.opening().playable

    @pytest.mark.parametrize("record, chain", [(b"junk", None), (None, b"notchain")])
    def test_a_foreign_entry_ends_the_log(
        self, log: Transport, table: bytes, server: Process, record: bytes | None, chain: bytes | None
    ) -> None:
        assert isinstance(log, streams.Stream)
        log.submit(0, 0, TURN, BODY)
        ((_, fields),) = server.connect().execute_command("XRANGE", log._key, "1-1", "1-1")
        data = record or fields[b"record"]
        words = ("record", data, "chain", chain or frames.link(log.head().chain, data))
        server.connect().execute_command("XADD", log._key, "1-2", *words)
        assert log.head().seq == 1 and not log.opening().playable
        assert log.submit(0, 1, TURN, BODY) == Stale(1)


class Lossy:
    """A connection on which the answer to the first append is lost."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.lost = False

    def execute_command(self, *words: Any) -> Any:
        answer = self._server.execute_command(*words)
        if words[0] == "EVAL" and not self.lost:
            self.lost = True
            raise redis.exceptions.ConnectionError("the answer was lost")
        return answer

    def close(self) -> None:
        self._server.close()

"""The contract of a transport, run against each implementation."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from luna.log import frames, journal
from luna.log.bodies import After, chat_body, draw_body, turn_body
from luna.log.records import CHAT, DRAW, MAX_TIME, STAMP, TURN, Record, authored, encode_header
from luna.net import wire
from luna.net.remote import Remote
from luna.net.session import Session
from luna.table.table import Table
from luna.table.transport import Accepted, Full, LocalLog, Stale, Transport
from tests.log.helpers import PEBBLES, new_table, play_turns
from tests.net.editions import EDITION
from tests.net.live_relay import Running, all_have, expect

BODY = turn_body((1,), After(bytes(8), 0, False))
DRAWS = draw_body((5,))
HEADER = new_table(PEBBLES).header
TABLE = b"T" * 16


class Clock:
    """A clock that a test turns by hand, even backwards."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


Make = Callable[[Clock], Transport]


class Contract:
    """The tests. A subclass gives the transport in `make`, and in `first` the number of records of a new log."""

    first = 0

    @pytest.fixture
    def clock(self) -> Clock:
        return Clock()

    @pytest.fixture
    def log(self, make: Make, clock: Clock) -> Transport:
        return make(clock)

    def test_a_new_log_holds_the_header_only(self, log: Transport) -> None:
        assert log.opening().header == HEADER
        assert log.opening().playable
        assert log.opening().notices == ()
        assert log.head().seq == self.first
        assert list(log.read(self.first)) == []

    def test_records_are_numbered_without_holes(self, log: Transport) -> None:
        first = self.first
        for n in range(5):
            answer = log.submit(n % 2, first + n, TURN, BODY)
            assert isinstance(answer, Accepted)
            assert answer.record[:1] + answer.record[2:] == (first + n + 1, n % 2, TURN, BODY)
            assert answer.notice is None
            assert log.head().seq == first + n + 1
        assert [record.seq for record in log.read(first)] == [first + n for n in (1, 2, 3, 4, 5)]
        assert [record.seq for record in log.read(first + 3)] == [first + 4, first + 5]
        assert list(log.read(first + 5)) == []

    def test_the_orderer_appends_a_stamp_to_a_draw(self, log: Transport) -> None:
        stamps = set()
        for n in range(4):
            answer = log.submit(0, self.first + n, DRAW, DRAWS)
            assert isinstance(answer, Accepted)
            assert authored(answer.record) == DRAWS and answer.record == log.read(self.first + n)[0]
            stamps.add(answer.record.body[len(DRAWS) :])
        assert len(stamps) == 4 and {len(stamp) for stamp in stamps} == {STAMP}

    def test_another_base_is_stale_and_leaves_no_trace(self, log: Transport) -> None:
        log.submit(0, self.first, TURN, BODY)
        head = log.head()
        for base in (0, 2, 7):
            assert log.submit(0, self.first + base, TURN, BODY) == Stale(self.first + 1)
        assert log.head() == head
        assert len(log.read(self.first)) == 1

    def test_a_resent_record_is_stale(self, log: Transport) -> None:
        """Exactly once: the answer was lost, and the author sends the record again."""
        log.submit(0, self.first, TURN, BODY)
        assert isinstance(log.submit(0, self.first, TURN, BODY), Stale)
        assert len(log.read(self.first)) == 1

    def test_no_base_fits_any_head(self, log: Transport) -> None:
        for n in range(3):
            answer = log.submit(0, None, CHAT, chat_body(bytes(7) + bytes((n,)), "", "word"))
            assert isinstance(answer, Accepted)
            assert answer.record.seq == self.first + n + 1

    def test_the_chain_tells_logs_apart(self, log: Transport) -> None:
        chains = {log.head().chain}
        for n in range(4):
            log.submit(0, self.first + n, TURN, BODY)
            chains.add(log.head().chain)
        assert len(chains) == 5

    def test_equal_records_make_equal_heads_everywhere(self, log: Transport, table: bytes) -> None:
        for n in range(4):
            log.submit(0, self.first + n, TURN, BODY)
        assert LocalLog(HEADER, log.read(0), table=table).head() == log.head()

    def test_time_never_goes_back(self, log: Transport, clock: Clock) -> None:
        times = []
        for n, now in enumerate((1000.0, 1002.5, 1001.0, 3.0, 1004.0)):
            clock.now = now
            answer = log.submit(0, self.first + n, TURN, BODY)
            assert isinstance(answer, Accepted)
            times.append(answer.record.t_ms)
        assert times == [0, 2500, 2500, 2500, 4000]

    def test_a_full_log_says_so(self, log: Transport, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(frames, "MAX_RECORDS", self.first + 4)
        for n in range(3):
            assert isinstance(log.submit(0, self.first + n, TURN, BODY), Accepted)
        assert log.submit(0, self.first + 3, TURN, BODY) == Full()
        assert log.head().seq == self.first + 3

    def test_records_that_were_read_do_not_change(self, log: Transport) -> None:
        log.submit(0, self.first, TURN, BODY)
        before = log.read(self.first)
        log.submit(0, self.first + 1, TURN, BODY)
        assert len(before) == 1

    def test_closing_twice(self, log: Transport) -> None:
        log.close()
        log.close()

    def test_a_table_plays_on_it(self, log: Transport) -> None:
        table = Table(PEBBLES, log)
        play_turns(table, 6)
        table.acts.undo()
        assert table.head == self.first + 7


class TestMemory(Contract):
    @pytest.fixture
    def make(self) -> Make:
        return lambda clock: LocalLog(HEADER, clock=clock, table=TABLE)

    @pytest.fixture
    def table(self) -> bytes:
        return TABLE


class TestLocalFile(Contract):
    @pytest.fixture
    def make(self, tmp_path: Path) -> Make:
        return lambda clock: LocalLog.create(tmp_path / "a.luna", HEADER, clock=clock)

    @pytest.fixture
    def table(self, log: Transport) -> bytes:
        assert isinstance(log, LocalLog)
        return log.table

    def test_everything_is_there_after_reopening(self, log: Transport, tmp_path: Path) -> None:
        for n in range(4):
            log.submit(0, n, TURN, BODY)
        head, read = log.head(), list(log.read(0))
        log.close()
        again = LocalLog.open(tmp_path / "a.luna")
        assert (again.head(), list(again.read(0)), again.opening().header) == (head, read, HEADER)

    def test_time_goes_on_where_it_stopped(self, log: Transport, clock: Clock, tmp_path: Path) -> None:
        clock.now += 5
        log.submit(0, 0, TURN, BODY)
        log.close()
        evening = Clock()
        evening.now = 77.0
        again = LocalLog.open(tmp_path / "a.luna", clock=evening)
        evening.now += 2
        answer = again.submit(0, 1, TURN, BODY)
        assert isinstance(answer, Accepted)
        assert answer.record.t_ms == 7000

    def test_records_at_the_largest_time_can_be_read(self, clock: Clock, tmp_path: Path) -> None:
        """A stranger's save may claim the largest possible duration."""
        path = tmp_path / "b.luna"
        last = Record(1, MAX_TIME, 0, TURN, BODY)
        journal.create(path, TABLE, HEADER, [last]).close()
        log = LocalLog.open(path, clock=clock)
        for turn in (1, 2):
            clock.now += 60
            answer = log.submit(0, turn, TURN, BODY)
            assert isinstance(answer, Accepted) and answer.record.t_ms == MAX_TIME
        log.close()
        assert [record.t_ms for record in LocalLog.open(path).read(0)] == [MAX_TIME] * 3

    def test_no_record_is_written_that_could_not_be_read(
        self, log: Transport, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(frames, "MAX_BYTES", (tmp_path / "a.luna").stat().st_size + frames.MAX_FRAME + 100)
        answers = [type(log.submit(0, None, TURN, BODY)) for _ in range(5)]
        assert answers[0] is Accepted and answers[-1] is Full
        log.close()
        assert len(LocalLog.open(tmp_path / "a.luna").read(0)) == answers.count(Accepted)


class TestRemote(Contract):
    """One client at a relay on this machine, with all seats."""

    first = 1  # names the owners of the seats

    @pytest.fixture
    def make(self, tmp_path: Path) -> Iterator[Make]:
        running: list[Running] = []
        remotes: list[Remote] = []

        def make(clock: Clock) -> Transport:
            relay = Running(tmp_path / "relay")
            running.append(relay)
            relay.server.relay.now = clock
            hello = wire.Hello(wire.PROTOCOL, "test")
            remote = Remote(
                Session(hello, wire.Open(b"host", EDITION)), "127.0.0.1", relay.port, None, lambda: tmp_path / "a.luna"
            )
            remotes.append(remote)
            expect(remote, wire.Room)
            remote.ask(lambda session: session.begin(TABLE, [1] * len(HEADER.seats), encode_header(HEADER)))
            expect(remote, wire.Seated)
            all_have([remote], 1)
            return remote

        yield make
        for remote in remotes:
            remote.close()
        for relay in running:
            relay.stop()

    @pytest.fixture
    def table(self) -> bytes:
        return TABLE


class _Forgetful(LocalLog):
    """Planted: accepts any base."""

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Accepted | Stale | Full:
        return super().submit(seat, None, kind, body)


def test_planted_unchecked_base_is_found() -> None:
    for test in (Contract.test_another_base_is_stale_and_leaves_no_trace, Contract.test_a_resent_record_is_stale):
        with pytest.raises(AssertionError):
            test(Contract(), _Forgetful(HEADER))

"""The relay on real sockets: a room, a table, turns, cuts, and returning."""

import errno
import threading
from pathlib import Path

import pytest

from luna.log import journal, savefile
from luna.log.bodies import chat_body, turn_body
from luna.log.files import DISK
from luna.log.records import CHAT, TURN, encode
from luna.net import store, wire
from luna.net.identity import Identity
from luna.net.remote import Remote
from luna.net.session import RefusedNews, Session
from luna.table.transport import Accepted, LocalLog, Stale
from tests import patience
from tests.net.live_relay import AFTER, HELLO, Running, all_have, expect, sit


def test_a_turn_reaches_everybody_once(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path, 3)
    host, guest, _ = remotes
    all_have(remotes, 3)
    answer = host.submit(0, 3, TURN, turn_body([1], AFTER))
    assert isinstance(answer, Accepted) and answer.record.seq == 4
    assert isinstance(guest.submit(1, 3, TURN, turn_body([2], AFTER)), Stale)
    all_have(remotes, 4)
    said = guest.submit(1, None, CHAT, chat_body(b"12345678", "", "hello"))
    assert isinstance(said, Accepted)
    all_have(remotes, 5)
    for remote in remotes:
        remote.close()


def test_clients_return_after_a_restart_of_the_relay(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    assert isinstance(remotes[0].submit(0, 2, TURN, turn_body([1], AFTER)), Accepted)
    all_have(remotes, 3)
    port = relay.port
    relay.stop()
    again = Running(relay.folder, port)
    assert isinstance(remotes[1].submit(1, 3, TURN, turn_body([2], AFTER)), Accepted)
    all_have(remotes, 4)
    for remote in remotes:
        remote.close()
    again.stop()


def test_a_client_returns_with_its_journal(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    host, guest = remotes
    identity = guest.session.identity
    guest.close()
    assert isinstance(host.submit(0, 2, TURN, turn_body([1], AFTER)), Accepted)
    back = Remote.rejoined(HELLO, tmp_path / "guest1.luna", identity, "127.0.0.1", relay.port, relay.trust)
    assert expect(back, wire.Seated).seats == (1,)
    all_have([host, back], 3)
    assert isinstance(back.submit(1, 3, TURN, turn_body([2], AFTER)), Accepted)
    host.close()
    back.close()


def test_a_client_with_a_fork_returns_with_the_others_log(relay: Running, tmp_path: Path) -> None:
    """Records that nobody else has are kept aside, and the same key gives the place at the table again."""
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    port, path, identity = relay.port, tmp_path / "guest1.luna", guest.session.identity
    old = (relay.folder / store.NAME).read_bytes()
    host.close()
    for number in (1, 2):
        assert isinstance(guest.submit(1, None, TURN, turn_body([number], AFTER)), Accepted)
    own = list(guest.read(0))
    guest.close()
    relay.stop()
    (relay.folder / store.NAME).write_bytes(old)  # the relay's disk is an old copy of itself
    again = Running(relay.folder, port)
    host = Remote.rejoined(HELLO, tmp_path / "host.luna", host.session.identity, "127.0.0.1", port, relay.trust)
    expect(host, wire.Seated)
    host.ask(lambda session: session.tell(wire.GoOn()))
    expect(host, wire.Here, lambda news: news.open)
    assert isinstance(host.submit(0, None, TURN, turn_body([3], AFTER)), Accepted)

    guest = Remote.rejoined(HELLO, path, identity, "127.0.0.1", port, relay.trust)
    assert expect(guest, RefusedNews, lambda news: news.final).code == "fork"
    aside = guest.begin_anew()
    assert aside.name == "guest1.luna.fork" and savefile.read(aside).records == own
    assert not savefile.read(path).records
    guest = Remote.rejoined(HELLO, path, identity, "127.0.0.1", port, relay.trust)
    assert expect(guest, wire.Seated).seats == (1,)
    answer = guest.submit(1, None, TURN, turn_body([4], AFTER))
    assert isinstance(answer, Accepted)
    all_have([host, guest], answer.record.seq)
    guest.close()
    assert list(guest.read(0)) == savefile.read(path).records
    host.close()
    again.stop()


def test_a_damaged_journal_is_kept_aside_and_fetched_anew(relay: Running, tmp_path: Path) -> None:
    host, guest = sit(relay, tmp_path)
    path, identity = tmp_path / "guest1.luna", guest.session.identity
    for number in range(6):
        assert isinstance(host.submit(0, None, TURN, turn_body([number], AFTER)), Accepted)
    all_have([host, guest], 8)
    guest.close()
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    back = Remote.rejoined(HELLO, path, identity, "127.0.0.1", relay.port, relay.trust)
    all_have([host, back], 8)
    assert [one.code for one in back.notices] == ["save-mended"]
    back.close()
    assert savefile.read(path).records == list(host.read(0))
    assert path.with_name(f"{path.name}.fork").read_bytes() == data
    host.close()


def one_has_left(relay: Running, tmp_path: Path) -> tuple[Remote, Path, Identity]:
    """A table with its host; the journal and the identity of the absent guest."""
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    guest.close()
    return host, tmp_path / "guest1.luna", guest.session.identity


def test_a_journal_that_cannot_be_written_is_left_as_it_is(
    relay: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, path, identity = one_has_left(relay, tmp_path)
    before = path.read_bytes()
    read_only = journal._only_read(path, DISK, PermissionError(errno.EACCES, "Permission denied"))
    monkeypatch.setattr(journal, "open_journal", lambda path, disk: read_only)
    back = Remote.rejoined(HELLO, path, identity, "127.0.0.1", relay.port, relay.trust)
    assert isinstance(host.submit(0, None, TURN, turn_body([1], AFTER)), Accepted)
    all_have([host, back], 3)
    assert [one.code for one in back.notices] == ["disk-read-only"] and path.read_bytes() == before
    for remote in (host, back):
        remote.close()


def test_the_journal_exists_before_the_first_record(
    relay: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A past bug: it came a moment after the connection; the records in between were lost in a separate file."""
    host, path, identity = one_has_left(relay, tmp_path)
    had: list[bool] = []
    start = threading.Thread.start

    def starting(thread: threading.Thread) -> None:
        if thread.name == "luna-net":
            had.append(thread._target.__self__.remote._keeper is not None)  # type: ignore[attr-defined]
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", starting)
    back = Remote.rejoined(HELLO, path, identity, "127.0.0.1", relay.port, relay.trust)
    assert had == [True]
    for remote in (host, back):
        remote.close()


def test_the_same_records_make_the_same_chain_everywhere(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    local = LocalLog(remotes[0].header, remotes[0].read(0), table=b"T" * 16)
    assert local.head() == remotes[0].head()
    for remote in remotes:
        remote.close()


def test_a_final_refusal_ends_the_waiting(relay: Running, tmp_path: Path) -> None:
    """The same seats are played from elsewhere: pending requests end, and the journal is free again."""
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    relay.loop.call_soon_threadsafe(relay.server.relay.tables[b"T" * 16].hosted.waiting.add, b"somebody")
    answers: list[object] = []
    asking = threading.Thread(target=lambda: answers.append(guest.submit(1, 2, TURN, turn_body([1], AFTER))))
    asking.start()
    log = [encode(record) for record in guest.read(0)]
    session = Session.resumed(HELLO, b"T" * 16, guest.session.identity, guest.session.log.header, log)
    elsewhere = Remote(session, "127.0.0.1", relay.port, relay.trust)
    assert expect(guest, RefusedNews, lambda news: news.final).code == "elsewhere"
    asking.join(patience.seconds(10))
    elsewhere.close()
    assert answers == [Stale(2)]
    guest.close()
    journal.open_journal(tmp_path / "guest1.luna").journal.close()
    host.close()

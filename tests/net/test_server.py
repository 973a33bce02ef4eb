"""The relay on real sockets: a room, a table, turns, cuts, and coming back."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from luna.log import journal
from luna.log.bodies import After, chat_body, turn_body
from luna.log.records import CHAT, HUMAN, TURN, LogHeader, Seat, encode_header
from luna.net import store, wire
from luna.net.remote import Remote
from luna.net.server import Server
from luna.net.session import HereNews, News, RefusedNews, RoomNews, SeatedNews, Session
from luna.table.transport import Accepted, Memory, Stale
from tests.net import kill

HELLO = wire.Hello(wire.PROTOCOL, "test", "luna", 1, b"12345678")
AFTER = After(b"d" * 8, 1, False)
T = TypeVar("T")


class Running:
    """A relay in a thread of its own."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        started = threading.Event()

        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            self.server = Server(folder)
            self.port = await self.server.start("127.0.0.1", port)
            started.set()
            await self.server.wait()

        self.thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
        self.thread.start()
        assert started.wait(10)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.server.stop)
        self.thread.join()


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "relay")
    yield running
    if running.thread.is_alive():
        running.stop()


def expect(remote: Remote, kind: type[T], fits: Callable[[T], bool] = lambda news: True) -> T:
    """The next news of that kind."""
    end = time.monotonic() + 6
    while time.monotonic() < end:
        news: News = remote.news.get(timeout=6)
        if isinstance(news, kind) and fits(news):
            return news
    raise AssertionError(f"no {kind.__name__}")


def header() -> tuple[bytes, bytes]:
    seats = tuple(Seat(order, "", HUMAN) for order in ("red", "blue", "white"))
    return b"T" * 16, encode_header(LogHeader("luna", 1, b"12345678", seats, {}, {}, 0))


def sit(relay: Running, tmp_path: Path, players: int = 2) -> list[Remote]:
    """A table that has begun, a seat for each."""
    host = Remote(Session(HELLO, wire.Open(b"host")), "127.0.0.1", relay.port, tmp_path / "host.luna")
    room = expect(host, RoomNews).room
    remotes = [host]
    for number in range(1, players):
        guest = Session(HELLO, wire.Join(room.code.lower(), b"guest"))
        remotes.append(Remote(guest, "127.0.0.1", relay.port, tmp_path / f"guest{number}.luna"))
        while len(room.members) <= number:
            room = expect(host, RoomNews).room
    table, head = header()
    host.ask(lambda session: session.begin(table, [number for number, _ in room.members], head))
    for seat, remote in enumerate(remotes):
        assert expect(remote, SeatedNews).seats == (seat,)
    return remotes


def all_have(remotes: list[Remote], seq: int) -> None:
    end = time.monotonic() + 6
    while time.monotonic() < end and any(remote.head().seq < seq for remote in remotes):
        time.sleep(0.005)
    heads = {remote.head() for remote in remotes}
    assert len(heads) == 1 and heads.pop().seq == seq


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


def test_back_after_the_relay_was_restarted(relay: Running, tmp_path: Path) -> None:
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


def test_back_from_the_journal_on_this_machine(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    host, guest = remotes
    token = guest.session.token
    guest.close()
    assert isinstance(host.submit(0, 2, TURN, turn_body([1], AFTER)), Accepted)
    back = Remote.rejoined(HELLO, tmp_path / "guest1.luna", token, "127.0.0.1", relay.port)
    assert expect(back, SeatedNews).seats == (1,)
    all_have([host, back], 3)
    assert isinstance(back.submit(1, 3, TURN, turn_body([2], AFTER)), Accepted)
    host.close()
    back.close()


def test_back_after_the_others_went_on_differently(relay: Running, tmp_path: Path) -> None:
    """What nobody else has is kept aside, and with the same token the place at the table is there again."""
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    port, path, token = relay.port, tmp_path / "guest1.luna", guest.session.token
    old = (relay.folder / store.NAME).read_bytes()
    host.close()
    for number in (1, 2):
        assert isinstance(guest.submit(1, None, TURN, turn_body([number], AFTER)), Accepted)
    own = list(guest.read(0))
    guest.close()
    relay.stop()
    (relay.folder / store.NAME).write_bytes(old)  # the relay's disk is an old copy of itself
    again = Running(relay.folder, port)
    host = Remote.rejoined(HELLO, tmp_path / "host.luna", host.session.token, "127.0.0.1", port)
    expect(host, SeatedNews)
    host.ask(lambda session: session.go_on())
    expect(host, HereNews, lambda news: news.open)
    assert isinstance(host.submit(0, None, TURN, turn_body([3], AFTER)), Accepted)

    guest = Remote.rejoined(HELLO, path, token, "127.0.0.1", port)
    assert expect(guest, RefusedNews, lambda news: news.final).code == "fork"
    aside = guest.begin_anew()
    assert aside.name == "guest1.luna.fork" and journal.read(aside).records == own
    assert not journal.read(path).records
    guest = Remote.rejoined(HELLO, path, token, "127.0.0.1", port)
    assert expect(guest, SeatedNews).seats == (1,)
    answer = guest.submit(1, None, TURN, turn_body([4], AFTER))
    assert isinstance(answer, Accepted)
    all_have([host, guest], answer.record.seq)
    guest.close()
    assert list(guest.read(0)) == journal.read(path).records
    host.close()
    again.stop()


def test_the_same_records_make_the_same_chain_everywhere(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    local = Memory(remotes[0].header, remotes[0].read(0), table=b"T" * 16)
    assert local.head() == remotes[0].head()
    for remote in remotes:
        remote.close()


def test_who_is_refused_for_good_waits_no_longer(relay: Running, tmp_path: Path) -> None:
    """The same seats are played from elsewhere: what was being asked ends, and the journal is free again."""
    host, guest = sit(relay, tmp_path)
    all_have([host, guest], 2)
    relay.loop.call_soon_threadsafe(relay.server.relay.tables[b"T" * 16].hosted.waiting.add, b"somebody")
    answers: list[object] = []
    asking = threading.Thread(target=lambda: answers.append(guest.submit(1, 2, TURN, turn_body([1], AFTER))))
    asking.start()
    hosted = relay.server.relay.tables[b"T" * 16].hosted
    resume = wire.Resume(b"T" * 16, guest.session.token, 2, hosted.chains[2])
    with greeted(relay) as elsewhere:
        elsewhere.sendall(wire.encode(resume))
        assert expect(guest, RefusedNews, lambda news: news.final).code == "elsewhere"
        asking.join(10)
    assert answers == [Stale(2)]
    guest.close()
    journal.open_journal(tmp_path / "guest1.luna").journal.close()
    host.close()


# ---- what sockets can do


def greeted(relay: Running) -> socket.socket:
    """A bare connection that has said hello."""
    bare = socket.create_connection(("127.0.0.1", relay.port), timeout=10)
    bare.sendall(wire.encode(HELLO))
    bare.recv(100)
    return bare


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_who_does_not_read_is_cut_and_the_others_play_on(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    relay.server.relay.limits = relay.server.relay.limits._replace(unread=8 << 10)
    for number in range(30):
        body = chat_body(number.to_bytes(8, "little"), "", "a long word " * 16)
        assert isinstance(remotes[number % 2].submit(number % 2, None, CHAT, body), Accepted)
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    bare.settimeout(10)
    bare.connect(("127.0.0.1", relay.port))
    bare.sendall(wire.encode(HELLO) + wire.encode(wire.Join(code_of(relay), b"")))
    until(lambda: any(audience.spectators for audience in relay.server.relay.tables.values()))
    links = len(relay.server.sockets)
    with contextlib.suppress(OSError):  # it asks and asks, and reads nothing
        for _ in range(350):
            bare.sendall(wire.encode(wire.More(0)))
    until(lambda: len(relay.server.sockets) == links - 1)
    assert isinstance(remotes[0].submit(0, remotes[0].head().seq, TURN, turn_body([1], AFTER)), Accepted)
    bare.close()
    for remote in remotes:
        remote.close()


def code_of(relay: Running) -> str:
    return relay.server.relay.rooms.code_of(b"T" * 16)


def test_who_does_not_read_why_he_was_sent_away_is_cut_off(relay: Running) -> None:
    relay.server.relay.limits = relay.server.relay.limits._replace(farewell=0.05)
    bare = greeted(relay)
    bare.sendall(b"\xff\xff\xff\xff")
    until(lambda: not relay.server.sockets)
    assert bare.recv(1000)[4:].startswith(b"\x93\xa7refused")
    bare.close()


def test_bytes_of_all_kinds_while_others_play(relay: Running, tmp_path: Path) -> None:
    """Floods, junk, half frames and silence from forty connections; the table's log is as if they had not been."""
    rng = random.Random(3)
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    turns = 0
    for number in range(40):
        with contextlib.suppress(OSError), greeted(relay) as bare:
            for _ in range(5):
                bare.sendall(rng.choice((rng.randbytes(300), wire.encode(wire.Beat()) * 50, b"\x10\0\0\0half", b"")))
            if number % 4 == 0:
                bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset, not closed
        all_have(remotes, 2 + turns)
        answer = remotes[number % 2].submit(number % 2, 2 + turns, TURN, turn_body([number], AFTER))
        assert isinstance(answer, Accepted) and answer.record.seq == 3 + turns
        turns += 1
    all_have(remotes, 2 + turns)
    for remote in remotes:
        remote.close()


def test_a_machine_that_stands_still_is_away_and_comes_back(relay: Running, tmp_path: Path) -> None:
    """Its connection stays open, but nothing comes: the relay's clock decides."""
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    core = relay.server.relay
    link = next(link for link in core.links if link.seats == (1,))

    def still() -> None:
        link.heard -= 16
        core.tick()
        relay.server.flush()

    relay.loop.call_soon_threadsafe(still)
    assert expect(remotes[0], HereNews, lambda news: news.seats == (0,))
    assert expect(remotes[0], HereNews, lambda news: news.seats == (0, 1))  # he came back by himself
    for remote in remotes:
        remote.close()


def test_the_disk_fails_and_nobody_is_told_what_is_not_kept(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)

    def full(entries: bytes) -> None:
        raise OSError(28, "no space left on device")

    relay.server.store.write = full  # type: ignore[method-assign]
    answers: list[object] = []
    asking = threading.Thread(target=lambda: answers.append(remotes[0].submit(0, 2, TURN, turn_body([1], AFTER))))
    asking.start()
    relay.thread.join(10)
    assert not relay.thread.is_alive() and isinstance(relay.server.trouble, OSError)
    assert not answers and remotes[0].head().seq == 2
    again = Running(relay.folder, relay.port)  # somebody made room
    asking.join(10)
    assert isinstance(answers[0], Accepted)
    all_have(remotes, 3)
    for remote in remotes:
        remote.close()
    again.stop()


# ---- the process


def test_killed_again_and_again(tmp_path: Path) -> None:
    records, _ = kill.run(5, tmp_path)
    assert records > 10


def relay_command(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "luna", "relay", "--host", "127.0.0.1", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_the_command_says_what_hinders_it(relay: Running, tmp_path: Path) -> None:
    taken = relay_command("--port", str(relay.port), "--folder", str(tmp_path / "other"))
    assert (taken.returncode, taken.stdout) == (2, "")
    assert f"Port {relay.port} is taken" in taken.stderr
    used = relay_command("--port", "0", "--folder", str(relay.folder))
    assert (used.returncode, used.stdout) == (2, "")
    assert "Another relay uses the folder" in used.stderr
    (tmp_path / "file").touch()
    no_folder = relay_command("--port", "0", "--folder", str(tmp_path / "file"))
    assert no_folder.returncode == 2 and "cannot be used" in no_folder.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is no signal there")
def test_the_command_ends_with_ctrl_c(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "luna", "relay", "--host", "127.0.0.1", "--port", "0", "--folder", str(tmp_path)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "listens at 127.0.0.1" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (0, "")

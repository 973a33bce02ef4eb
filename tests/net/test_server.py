"""The relay on real sockets: a room, a table, turns, cuts, and coming back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from luna.log.records import CHAT, HUMAN, TURN, After, LogHeader, Seat, chat_body, encode_header, turn_body
from luna.net import wire
from luna.net.remote import Remote
from luna.net.server import Server
from luna.net.session import News, RoomNews, SeatedNews, Session
from luna.table.transport import Accepted, Memory, Stale

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
    members = expect(host, RoomNews, lambda news: len(news.room.members) == players).room.members
    table, head = header()
    host.ask(lambda session: session.begin(table, [number for number, _ in members], head))
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


def test_the_same_records_make_the_same_chain_everywhere(relay: Running, tmp_path: Path) -> None:
    remotes = sit(relay, tmp_path)
    all_have(remotes, 2)
    local = Memory(remotes[0].header, remotes[0].read(0), table=b"T" * 16)
    assert local.head() == remotes[0].head()
    for remote in remotes:
        remote.close()

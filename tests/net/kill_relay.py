"""A real relay process is killed again and again while four clients play: no record is lost or doubled.

python -m tests.net.kill_relay --times 300
"""

import argparse
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from luna.log.bodies import After, chat_body, turn_body
from luna.log.records import CHAT, HUMAN, TURN, LogHeader, Seat, encode, encode_header
from luna.net import logstore, store, wire
from luna.net.remote import Remote
from luna.net.session import Session
from luna.table.transport import Accepted
from tests import ports
from tests.net.editions import EDITION
from tests.patience import seconds, until

HELLO: Final = wire.Hello(wire.PROTOCOL, "test")
TABLE: Final = b"T" * 16
SEATS: Final = tuple(Seat(order, "", HUMAN) for order in ("red", "blue", "white", "yellow"))
HEADER: Final = encode_header(LogHeader("luna", 1, b"12345678", SEATS, {}, {}, 0))
_AFTER: Final = After(b"d" * 8, 1, False)
_PATIENCE: Final = seconds(60)  # for a busy machine
T = TypeVar("T")
_PACE: Final = 0.06  # seconds between two submits of one client, within the relay's limit


class Process:
    """`luna relay` in a separate process, always at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = ports.unused()
        self.start()

    def start(self) -> None:
        """Return when it listens."""
        words = [sys.executable, "-m", "luna", "relay", "--host", "127.0.0.1", "--folder", str(self.folder)]
        self._process = subprocess.Popen([*words, "--port", str(self.port)], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        assert f"port {self.port}" in self._process.stdout.readline(), "the relay did not start"

    def kill(self) -> None:
        """Kill it at any point of its work."""
        self._process.kill()
        self._process.communicate()

    def tear(self, rng: random.Random) -> None:
        """The possible remains of a crash of the machine after the last sync: the beginning of a batch, or zeros."""
        batch = store._batch(logstore.entry(TABLE, 1 << 14, rng.randbytes(60)))
        with (self.folder / store.NAME).open("ab") as file:
            file.write(batch[: rng.randrange(len(batch))] if rng.random() < 0.5 else bytes(rng.randrange(100)))


class Player:
    """One client that plays and chats as fast as allowed."""

    def __init__(self, number: int, remote: Remote, stop: threading.Event) -> None:
        self.number, self.remote = number, remote
        self.accepted: dict[bytes, int] = {}  # number of the record by body
        self.thread = threading.Thread(target=self._play, args=(stop,), daemon=True)

    def _play(self, stop: threading.Event) -> None:
        rng = random.Random(self.number)
        count = 0
        while not stop.wait(_PACE):
            count += 1
            mark = self.number * 1_000_000 + count
            if rng.random() < 0.6:
                body = turn_body([mark & 0xFFFF, mark >> 16], _AFTER)
                answer = self.remote.submit(self.number, self.remote.head().seq, TURN, body)
            else:
                body = chat_body(mark.to_bytes(8, "little"), "", "hello")
                answer = self.remote.submit(self.number, None, CHAT, body)
            if isinstance(answer, Accepted):
                self.accepted[body] = answer.record.seq


def seated(port: int, folder: Path) -> list[Remote]:
    """Four clients at a table that has just begun."""
    remotes = [Remote(Session(HELLO, wire.Open(b"host", EDITION)), "127.0.0.1", port, None, lambda: folder / "0.luna")]
    room = _expect(remotes[0], wire.Room)
    for number in range(1, 4):
        guest = Session(HELLO, wire.Join(room.code, b"guest", (EDITION,)))
        remotes.append(Remote(guest, "127.0.0.1", port, None, partial(folder.joinpath, f"{number}.luna")))
        while len(_expect(remotes[0], wire.Room).members) <= number:
            pass
    remotes[0].ask(lambda session: session.begin(TABLE, (1, 2, 3, 4), HEADER))
    for remote in remotes:
        _expect(remote, wire.Seated)
    return remotes


def _expect(remote: Remote, kind: type[T]) -> T:
    while True:
        news = remote.news.get(timeout=_PATIENCE)
        if isinstance(news, kind):
            return news


def run(times: int, folder: Path, seed: int = 0) -> tuple[int, int]:
    """Kill so often. Returns the final number of records, and the number of torn ends; fails on any error."""
    rng = random.Random(seed)
    relay = Process(folder / "relay")
    remotes = seated(relay.port, folder)
    stop = threading.Event()
    players = [Player(number, remote, stop) for number, remote in enumerate(remotes)]
    for player in players:
        player.thread.start()
    torn = 0
    for _ in range(times):
        _grows(remotes[0], rng.randrange(1, 8))
        time.sleep(rng.random() * 0.02)  # anywhere in the relay's work
        relay.kill()
        if rng.random() < 0.4:
            relay.tear(rng)
            torn += 1
        relay.start()
    stop.set()
    for player in players:
        player.thread.join(_PATIENCE)
        assert not player.thread.is_alive(), f"player {player.number} still waits for an answer"
    _until(lambda: len({remote.head() for remote in remotes}) == 1)
    relay.kill()
    _, *kept = store.read((folder / "relay" / store.NAME).read_bytes())[0][TABLE]
    bodies = [record.body for record in remotes[0].read(0)]
    for remote in remotes:
        assert [encode(record) for record in remote.read(0)] == kept, "a log is not the relay's"
        remote.close()
    assert len(set(bodies)) == len(bodies), "something is in the log twice"
    for player in players:
        for body, seq in player.accepted.items():
            assert bodies[seq - 1] == body, "something was accepted and is lost"
    return len(bodies), torn


def _grows(remote: Remote, records: int) -> None:
    goal = remote.head().seq + records
    _until(lambda: remote.head().seq >= goal)


def _until(true: Callable[[], bool]) -> None:
    until(true, limit=60, told=lambda: "nothing goes on")


def main() -> None:
    """Kill it, and print the results."""
    parser = argparse.ArgumentParser("kill")
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        records, torn = run(wanted.times, Path(folder), wanted.seed)
    spent = time.monotonic() - begin
    print(f"killed {wanted.times} times, {torn} torn ends, {records} records, nothing lost or doubled, {spent:.0f} s")


if __name__ == "__main__":
    main()

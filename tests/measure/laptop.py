"""A home relay on a laptop that sleeps and wakes, and a guest at its live table: programs in network namespaces.

python -m tests.measure.laptop             # as root, on Linux; two minutes

During sleep the laptop's program is stopped and its line is dead, so no connection is closed; its calendar continues,
by hours if requested. The monotonic clock stops, as on Linux, or continues, as on Windows.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import queue
import secrets
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from luna.core import registry
from luna.core.options import Options
from luna.log import savefile
from luna.log.bodies import chat_body
from luna.log.records import CHAT, encode_header
from luna.net import cards, wire
from luna.net.hosting import OwnRelay
from luna.net.remote import Remote
from luna.net.session import Session
from luna.shell.network.own_relay import edition, hello
from luna.table.table import Player, new_header
from tests import patience
from tests.measure.households import GAME, HOUSES, ROOT, Net, insist
from tests.net.live_relay import expect

CLOCK: Final = """
import mmap, os, struct, time
with open(os.environ["LUNA_CLOCK"], "r+b") as file:
    shared = mmap.mmap(file.fileno(), 16)
wall, steady = time.time, time.monotonic
time.time = lambda: wall() + struct.unpack_from("d", shared, 0)[0]
time.monotonic = lambda: steady() - struct.unpack_from("d", shared, 8)[0]
"""
LAPTOP, GUEST = HOUSES


class Program:
    """One of the two programs, with an adjustable clock; its output has the time of its arrival."""

    def __init__(self, net: Net, folder: Path, name: str, *words: str) -> None:
        self.net, self.name, self.home = net, name, folder / name
        self.home.mkdir()
        (self.home / "sitecustomize.py").write_text(CLOCK)
        (self.home / "clock").write_bytes(bytes(16))
        with (self.home / "clock").open("r+b") as file:
            self.clock = mmap.mmap(file.fileno(), 16)
        environ = {**os.environ, "PYTHONPATH": f"{self.home}:{ROOT}", "LUNA_CLOCK": str(self.home / "clock")}
        environ |= {"LUNA_HOME": str(self.home), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        line = ["ip", "netns", "exec", f"{net.mark}-{name}", sys.executable, "-m", "tests.measure.laptop", name, *words]
        self.process = subprocess.Popen(
            line, cwd=ROOT, env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.said: queue.SimpleQueue[tuple[float, str]] = queue.SimpleQueue()
        self.passed: list[tuple[float, str]] = []  # output before the awaited line
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.put((time.monotonic(), line.strip()))

    def hear(self, wanted: str, limit: float = 60) -> tuple[float, str]:
        """Wait for a line with this beginning; returns its time and text."""
        while True:
            when, line = self.said.get(timeout=limit)
            if line.startswith(wanted):
                return when, line
            self.passed.append((when, line))

    def say(self, word: str) -> None:
        """Make its player chat at the table."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def sleep(self, seconds: float, hours: float, meanwhile: Callable[[], None], *, counts: bool) -> float:
        """Sleep for some seconds, which are hours for the calendar. Returns the moment of waking."""
        self.net.line(self.name, "down")
        os.kill(self.process.pid, signal.SIGSTOP)
        meanwhile()
        time.sleep(seconds)
        slept = struct.unpack_from("d", self.clock, 8)[0]
        struct.pack_into("dd", self.clock, 0, 3600 * hours, slept if counts else slept + seconds)
        os.kill(self.process.pid, signal.SIGCONT)
        self.net.line(self.name, "up")
        self.net.route()  # a line that was down has lost its route
        return time.monotonic()


def sit(name: str, place: str = "", code: str = "") -> None:
    """Be the laptop with its own relay, or its guest; print the events, and chat on request."""
    path = Path(os.environ["LUNA_HOME"], f"{name}.luna")
    card = cards.write(cards.MemberCard(name))
    house = OwnRelay(path.parent, wire.PORT) if name == LAPTOP else None
    if house is not None:
        with contextlib.suppress(OSError):
            house.let_in()
        remote = Remote(Session(hello(), wire.Open(card, edition(GAME))), "127.0.0.1", house.port, name=lambda: path)
        room = expect(remote, wire.Room)
        print(f"code {room.code}", flush=True)
        room = expect(remote, wire.Room, lambda news: len(news.members) == len(HOUSES))
        game = registry.load(GAME)
        seats = tuple(look.id for look in game.SEATS[: len(HOUSES)])
        players = {seat: Player(one) for seat, one in zip(seats, HOUSES, strict=True)}
        header = new_header(game, game.deal(Options(seats), bytes(32)), players, {"code": room.code})
        remote.ask(lambda session: session.begin(bytes(16), [1, 2], encode_header(header)))
    else:
        me = wire.Join(code, card, (edition(GAME),))
        remote = Remote(Session(hello(), me), place, wire.PORT, name=lambda: path)
    expect(remote, wire.Seated)
    patience.until(lambda: remote.caught_up and remote.head().seq >= len(HOUSES))
    print("seated", flush=True)
    asked: queue.SimpleQueue[str] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            asked.put(line.strip())

    threading.Thread(target=read, daemon=True).start()
    seat, online, head = remote.session.seats[0], True, 0
    while True:
        while not asked.empty():
            remote.say(seat, CHAT, chat_body(secrets.token_bytes(8), "", asked.get()))
        if remote.caught_up != online:
            online = remote.caught_up
            print("online" if online else "offline", flush=True)
        if remote.head().seq != head:
            head = remote.head().seq
            print(f"has {head}", flush=True)
        time.sleep(0.02)


def play(net: Net, folder: Path) -> None:
    """Both sit down; the laptop sleeps for a while, again and again."""
    laptop = Program(net, folder, LAPTOP)
    code = laptop.hear("code")[1].split()[1]
    guest = Program(net, folder, GUEST, f"10.77.{HOUSES.index(LAPTOP)}.2", code)
    try:
        for one in (laptop, guest):
            one.hear("seated")
        count = 2
        for seconds, hours, counts in ((4, 0, False), (25, 8, False), (25, 8, True), (40, -3, False)):
            begin = time.monotonic()
            wake = laptop.sleep(seconds, hours, lambda: guest.say("while it sleeps"), counts=counts)
            laptop.say("awake")
            count += 2
            both = [one.hear(f"has {count}")[0] for one in (laptop, guest)]
            gone = [f"{when - begin:.0f} s" for when, line in guest.passed if line == "offline" and when > begin]
            clock = "goes on" if counts else "stands still"
            seen = ", ".join(gone) or "no time at all"
            print(f"asleep {seconds} s ({hours} h by the calendar, the clock {clock}): the guest sees it after {seen};")
            print(
                f"  both words at the laptop {both[0] - wake:.1f} s after waking, at the guest {both[1] - wake:.1f} s"
            )
        logs = [savefile.read(one.home / f"{one.name}.luna") for one in (laptop, guest)]
        insist(logs[0].chain == logs[1].chain, "two logs")
        insist(len(logs[0].records) == count, "something is lost or doubled")
        insist(not list(folder.rglob("*fork*")), "there is a fork")
        print("nothing is lost or doubled")
    finally:
        for one in (laptop, guest):
            one.process.kill()


def main() -> None:
    """Measure, or be one of the programs."""
    if len(sys.argv) > 1:
        sit(*sys.argv[1:])
        return
    net = Net()
    try:
        net.route()
        with tempfile.TemporaryDirectory(prefix="luna-laptop-") as folder:
            play(net, Path(folder))
    finally:
        net.close()


if __name__ == "__main__":
    main()

"""Two households and a relay in three network namespaces: real programs, real cuts, and days that pass in seconds.

python -m tests.measure.households         # as root, on Linux; a minute

The relay is `main.py relay`, a visit of a household is `main.py watch --once`; every process has its own clock. The
other commands sit down, and prepare a turn as the window does without a connection.
"""

from __future__ import annotations

import os
import random
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from luna.bots.evaluator import whole_turns
from luna.core import registry
from luna.core.game import Reason
from luna.core.levels import Character
from luna.core.options import Options
from luna.log import savefile
from luna.log.records import BOT, encode_header
from luna.log.rhythm import KEY
from luna.net import cards, plans, tickets, wire
from luna.net.certificates import Trust
from luna.net.identity import Identity
from luna.net.remote import Remote
from luna.net.session import Session
from luna.net.tickets import Ticket
from luna.shell.modes.conditional_turns import answers
from luna.shell.network.own_relay import edition, hello
from luna.table.table import Player, Table, new_header
from luna.table.table_status import Standing, standing
from tests import patience
from tests.net.live_relay import expect

ROOT: Final = Path(__file__).parents[2]
HOUSES: Final = ("north", "south")
CLOCK: Final = "import os, time; real = time.time; time.time = lambda: real() + 86400 * float(os.environ['DAYS'])\n"
GAME: Final = "luna"
ME: Final = ("-m", "tests.measure.households")


class Wrong(Exception):
    """A failed check."""


def insist(holds: object, what: str) -> None:
    """Stop if a check fails."""
    if not holds:
        raise Wrong(what)


class Net:
    """A namespace for the relay, and one for each household with its own line to the relay."""

    def __init__(self) -> None:
        self.mark = f"luna{os.getpid() % 10_000}"
        self.spaces = [f"{self.mark}-{name}" for name in ("relay", *HOUSES)]
        for space in self.spaces:
            _ip("netns", "add", space)
            _ip("-n", space, "link", "set", "lo", "up")
        for number, name in enumerate(HOUSES):
            there, here = f"{self.mark}r{number}", f"{self.mark}h{number}"
            _ip("link", "add", there, "type", "veth", "peer", "name", here)
            for end, space, last in ((there, self.spaces[0], 1), (here, f"{self.mark}-{name}", 2)):
                _ip("link", "set", end, "netns", space)
                _ip("-n", space, "addr", "add", f"10.77.{number}.{last}/24", "dev", end)
                _ip("-n", space, "link", "set", end, "up")

    def line(self, house: str, state: str) -> None:
        """Cut or restore the line of a household."""
        _ip("-n", f"{self.mark}-{house}", "link", "set", f"{self.mark}h{HOUSES.index(house)}", state)

    def route(self) -> None:
        """Let the households reach each other, through the relay's namespace."""
        _ip("netns", "exec", self.spaces[0], "sysctl", "-qw", "net.ipv4.ip_forward=1")
        for number, name in enumerate(HOUSES):
            _ip("-n", f"{self.mark}-{name}", "route", "replace", "default", "via", f"10.77.{number}.1")

    def close(self) -> None:
        """Remove everything."""
        for space in self.spaces:
            subprocess.run(["ip", "netns", "del", space], check=False)


class World:
    """The machines, and the day."""

    def __init__(self, net: Net, folder: Path) -> None:
        self.net, self.folder, self.day, self.wrong = net, folder, 0.0, dict.fromkeys((*HOUSES, "relay"), 0.0)
        (folder / "sitecustomize.py").write_text(CLOCK)
        self.begin()
        self.journals = self.journals_of("table")

    def journals_of(self, table: str) -> dict[str, Path]:
        """The journals of a table, by household."""
        return {name: self.folder / name / "saves" / f"{table}.luna" for name in HOUSES}

    def start(self, name: str, *command: str, home: str = "", **more: str) -> subprocess.Popen[str]:
        """Start a program in a namespace, with its own clock and data folder. `more`: of its environment."""
        environ = {**os.environ, "PYTHONPATH": f"{self.folder}:{ROOT}", "DAYS": str(self.day + self.wrong[name])}
        environ |= {"LUNA_HOME": str(self.folder / (home or name)), "PYGAME_HIDE_SUPPORT_PROMPT": "1", **more}
        line = ["ip", "netns", "exec", f"{self.net.mark}-{name}", sys.executable, *command]
        return subprocess.Popen(
            line, cwd=ROOT, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def run(self, name: str, *command: str, home: str = "", **more: str) -> str:
        """Run a program to its end. Returns its output."""
        said = self.start(name, *command, home=home, **more).communicate(timeout=120)[0]
        insist("Traceback" not in said, said)
        return said

    def pass_days(self, days: float) -> None:
        """Kill the relay; start it again days later."""
        self.relay.kill()
        self.relay.wait()
        self.day += days
        self.begin()

    def begin(self) -> None:
        """Start the relay, and wait until it listens."""
        self.relay = self.start("relay", "-m", "luna", "relay", "--hidden")
        assert self.relay.stdout is not None
        insist("listens" in self.relay.stdout.readline(), "the relay does not start")

    def sit_down(self, table: str = "table", bots: int = 0) -> None:
        """Both open a table by turn, and leave. `bots`: of the first household."""
        journals = self.journals_of(table)
        host = self.start(HOUSES[0], *ME, "host", str(journals[HOUSES[0]]), str(bots))
        assert host.stdout is not None
        code = host.stdout.readline().strip()
        insist(len(code) == 6, code + host.stdout.read() if len(code) != 6 else "")
        self.run(HOUSES[1], *ME, "guest", str(journals[HOUSES[1]]), code)
        host.wait()

    def visit(self, house: str, home: str = "") -> str:
        """A household looks once."""
        return self.run(house, "-m", "luna", "watch", "--once", home=home)

    def look(self, house: str) -> Standing:
        """The state of the table at that household."""
        path = self.journals[house]
        ticket = tickets.find(path)
        assert ticket is not None
        return standing(path, Identity(ticket.secret).holder, None, time.time())

    def level(self, *houses: str) -> None:
        """Every household looks, and all have the same log."""
        for house in houses or HOUSES:
            self.visit(house)
        logs = {savefile.read(self.journals[house]).chain for house in houses or HOUSES}
        insist(len(logs) == 1, "the households have two logs")

    @property
    def mover(self) -> str:
        """The household that is to move."""
        one = self.look(HOUSES[0])
        return HOUSES[0] if one.mover in one.mine else HOUSES[1]


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def prepare(path: Path, seed: int, but: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Prepare a legal turn like the window without a connection: another one than `but`, if there is one."""
    table = Table.open(registry.load(GAME), path)
    turns = [tuple(turn) for turn in whole_turns(table.game, table.position)]
    turn = random.Random(seed).choice([turn for turn in turns if turn != but] or turns)
    written = table.acts.written(turn)
    assert not isinstance(written, Reason)
    seat, kind, body = written
    plans.write(path, plans.read(path)._replace(prepared=plans.Prepared(seat, table.head, kind, turn, body)))
    table.close()
    return turn


def decide(path: Path, answered: tuple[int, ...], mine: frozenset[int]) -> None:
    """Decide a turn ahead as an answer to exactly that one, like the window on the what-if board."""
    table = Table.open(registry.load(GAME), path)
    tried = table.what_if(table.length)
    tried.acts.submit(answered)
    tried.acts.submit(whole_turns(tried.game, tried.position)[0])
    plans.write(path, plans.Plans(None, answers(table, tried, mine.__contains__)[0]))
    table.close()


def sit(role: str, path: Path, word: str = "") -> None:
    """A household begins the table with `word` bots, joins by a code, opens it again, or lets its bot play."""
    if role in ("open", "lend"):
        found = tickets.find(path)
        assert found is not None
        back = Identity(found.secret), found.host, found.port, Trust([found.proof])
        remote = Remote.rejoined(hello(), path, *back)
        patience.until(lambda: remote.caught_up and not remote.session.submits.pending)
        if role == "lend":  # like a window for a bot whose owner is away
            last = remote.head().seq
            remote.ask(lambda session: session.tell(wire.Take(standing(path, session.holder, None, 0).mover or 0)))
            patience.until(lambda: remote.head().seq > last)
        remote.close()
        return
    card = cards.write(cards.MemberCard(role))
    me = wire.Open(card, edition(GAME)) if role == "host" else wire.Join(word, card, (edition(GAME),))
    place = f"10.77.{HOUSES.index('north' if role == 'host' else 'south')}.1"
    remote = Remote(Session(hello(), me), place, wire.PORT, name=lambda: path)
    path.parent.mkdir(parents=True, exist_ok=True)
    code = word
    if role == "host":
        room = expect(remote, wire.Room)
        print(room.code, flush=True)
        room = expect(remote, wire.Room, lambda news: len(news.members) == len(HOUSES))
        game = registry.load(GAME)
        bots = [Player(f"Bot {seed}", BOT, str(Character(2, seed))) for seed in range(int(word))]
        sitting = [*map(Player, HOUSES), *bots]
        seats = tuple(look.id for look in game.SEATS[: len(sitting)])
        dealt = game.deal(Options(seats), secrets.token_bytes(32))
        players = dict(zip(seats, sitting, strict=True))
        header = new_header(game, dealt, players, {KEY: "1d", "code": room.code})
        holders = [2 if players[seat].name == HOUSES[1] else 1 for seat in game.seats(dealt)]
        table = secrets.token_bytes(16)
        remote.ask(lambda session: session.begin(table, holders, encode_header(header)))
    expect(remote, wire.Seated)
    patience.until(lambda: remote.caught_up and remote.head().seq >= len(HOUSES))
    session = remote.session
    tickets.keep(path, Ticket(session.table, session.identity.secret, place, wire.PORT, code, remote.trust.last))
    remote.close()


def play(world: World) -> None:
    """Play the days."""
    world.wrong[HOUSES[0]] = -5.0
    world.sit_down()
    for house in HOUSES:
        left = world.look(house).left
        insist(left is not None and left > 0, f"{house}: late from the first moment, {left}")
    for day in range(4):  # turn by turn
        for _ in HOUSES:
            mover = world.mover
            prepare(world.journals[mover], day)
            before = world.look(mover).turn
            world.visit(mover)
            insist(world.look(mover).turn == before + 1, f"day {day}: the turn of {mover} has not gone out at once")
            world.level()
            insist(not plans.place(world.journals[mover]).exists(), f"day {day}: the prepared turn of {mover} stays")
        world.wrong = {"relay": 0.0, HOUSES[0]: (3.0, -3.0, 0.0, 400.0)[day], HOUSES[1]: -400.0}
        world.pass_days(0.5)
    world.wrong = dict.fromkeys(world.wrong, 0.0)
    print("turn by turn: well")

    mover, other = world.mover, next(house for house in HOUSES if house != world.mover)
    turn = prepare(world.journals[mover], 77)  # a turn that is answered by a conditional one
    decide(world.journals[other], turn, world.look(other).mine)
    world.visit(other)
    world.net.line(other, "down")
    before = world.look(mover).turn
    world.visit(mover)
    world.visit(other)
    world.visit(mover)
    insist(world.look(mover).turn == before + 2, f"{world.look(mover).turn - before} turns in place of two")
    world.net.line(other, "up")
    world.level()
    insist(plans.read(world.journals[other]) == plans.Plans(), "the answer was played, and is still kept")
    print("decided ahead: well")

    mover = world.mover  # two machines of one person prepare different turns, once there are two
    while (turn := prepare(world.journals[mover], 1)) == prepare(world.journals[mover], 1, but=turn):
        world.visit(mover)
        world.level()
        mover = world.mover
    second = world.journals[mover].parents[1].with_name("second")
    shutil.copytree(world.journals[mover].parents[1], second)
    prepare(second / "saves" / world.journals[mover].name, 1)  # the turn, and here another one
    before = world.look(mover).turn
    world.visit(mover)
    world.visit(mover, "second")
    world.visit(mover, "second")
    world.level()
    insist(world.look(mover).turn == before + 1, "two machines of one person played two turns")
    one, two = (savefile.read(folder / "saves" / "table.luna") for folder in (second, second.with_name(mover)))
    insist(one.chain == two.chain, "two machines of one person have two logs")
    insist(plans.read(second / "saves" / "table.luna").prepared is not None, "a turn that was too late is gone")
    print("two machines: well")

    other, mover = world.mover, next(house for house in HOUSES if house != world.mover)
    before = world.look(mover).turn  # a line is cut during a watch, and the relay's disk is an old copy
    old = shutil.copytree(world.folder / "relay", world.folder / "old")
    world.day += 0.01  # two messages are at least a minute apart
    watching = world.start(mover, "-m", "luna", "watch", "--run", f"touch {world.folder / 'told'}")
    world.net.line(mover, "down")
    prepare(world.journals[other], 5)
    world.visit(other)
    world.net.line(mover, "up")
    patience.until((world.folder / "told").exists, limit=180, pause=0.2)
    watching.terminate()
    watching.wait()
    insist(world.look(mover).turn == before + 1, "what was played meanwhile is not here")
    world.relay.kill()
    world.relay.wait()
    shutil.rmtree(world.folder / "relay")
    old.rename(world.folder / "relay")
    world.pass_days(0.1)
    world.visit(mover)
    insist(world.look(mover).turn == before + 1, "an old relay has taken a turn away")
    world.run(mover, *ME, "open", str(world.journals[mover]))
    world.level()
    insist(world.look(other).turn == before + 1, "the turn was not brought back")
    print("a cut, and a relay that forgets: well")


def live(play: Callable[[World], None]) -> None:
    """Run households where the system allows it."""
    try:
        net = Net()
    except (OSError, subprocess.CalledProcessError):
        print("Skipped: this machine or user may make no network namespaces.")
        return
    try:
        with tempfile.TemporaryDirectory(prefix="luna-households-") as folder:
            world = World(net, Path(folder))
            try:
                play(world)
            finally:
                world.relay.kill()
    finally:
        net.close()


if __name__ == "__main__":
    sit(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:]) if len(sys.argv) > 1 else live(play)

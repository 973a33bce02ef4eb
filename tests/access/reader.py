"""A screen reader for tests: it knows only AT-SPI, starts the program, and reads and presses its nodes.

dbus-run-session -- python -m tests.access.reader HOME game Pangea

It needs a separate session bus and the services of at-spi2-core. No pixel, no key, no module of the program.
"""

import os
import random
import signal
import stat
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from jeepney import DBusAddress, HeaderFields, MessageType, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.patience import seconds

_ROOT: Final = "/org/a11y/atspi/accessible/root"
_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_ROLES: Final = {
    16: "dialog",
    29: "label",
    43: "button",
    44: "radio button",
    54: "status",
    62: "toggle button",
    79: "field",
    83: "heading",
}
"""AtspiRole, as far as a player needs it."""
_ON: Final = ("Continue", "The whole table", "Buy for", "Go on")
"""Names of buttons that go on."""
_READY: Final = "Possible."
_ENOUGH: Final = "End turn"
"""A button that ends a turn in which much more could be done: random deeds alone would hardly ever end it."""


class Thing(NamedTuple):
    """A node as the bus describes it."""

    place: tuple[str, str]  # bus name and path
    role: str
    name: str
    description: str


class Reader:
    """A client of the accessibility bus."""

    def __init__(self, number: int = 0, *, afresh: bool = False) -> None:
        """`number`: of the program, in the order of their registration; `afresh`: off, then on again."""
        self._number = number
        session = open_dbus_connection("SESSION")
        status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
        for on in (False, True) if afresh else (True,):
            for name in ("IsEnabled", "ScreenReaderEnabled"):
                _ask(session, Properties(status).set(name, "b", on))
            time.sleep(0 if on else 1)  # nobody switches faster by hand
        bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        (address,) = _ask(session, new_method_call(bus, "GetAddress"))
        self._bus = open_dbus_connection(address)

    def read(self) -> list[Thing]:
        """Every node of the program's window, parents first."""
        (apps,) = self._all([new_method_call(_at(("org.a11y.atspi.Registry", _ROOT)), "GetChildren")])
        below: dict[tuple[str, str], list[tuple[str, str]]] = {}
        found: dict[tuple[str, str], Thing] = {}
        apps = [] if apps is None else [(str(name), str(path)) for name, path in apps[0]]
        tops = level = apps[self._number : self._number + 1]
        while level:  # all nodes of a level are requested at once
            asked = [message for place in level for message in self._asks(place)]
            answers = iter(self._all(asked))
            for place, (role, told, children) in zip(level, zip(answers, answers, answers, strict=True), strict=True):
                if role is not None and told is not None and children is not None:  # it disappeared while being read
                    facts = str(told[0]["Name"][1]), str(told[0]["Description"][1])
                    found[place] = Thing(place, _ROLES.get(role[0], str(role[0])), *facts)
                    below[place] = [(str(name), str(path)) for name, path in children[0]]
            level = [child for place in level for child in below.get(place, ())]
        return [found[place] for top in tops for place in _preorder(top, below) if place in found]

    def press(self, thing: Thing) -> None:
        """Do the first action of a node."""
        address = DBusAddress(thing.place[1], thing.place[0], "org.a11y.atspi.Action")
        _ask(self._bus, new_method_call(address, "DoAction", "i", (0,)))

    def text(self, thing: Thing) -> str:
        """The text in a field."""
        address = DBusAddress(thing.place[1], thing.place[0], "org.a11y.atspi.Text")
        return str(_ask(self._bus, new_method_call(address, "GetText", "ii", (0, -1)))[0])

    def kill(self) -> None:
        """Kill the daemon of the bus, like a crash."""
        bus = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
        asked = new_method_call(bus, "GetConnectionUnixProcessID", "s", ("org.freedesktop.DBus",))
        os.kill(_ask(self._bus, asked)[0], signal.SIGKILL)

    def on(self, thing: Thing) -> bool:
        """Whether it is switched on."""
        states, _ = _ask(self._bus, new_method_call(_at(thing.place), "GetState"))[0]
        return bool(states & (1 << 4 | 1 << 20))  # checked, pressed

    @staticmethod
    def _asks(place: tuple[str, str]) -> tuple[Any, Any, Any]:
        at = _at(place)
        return new_method_call(at, "GetRole"), Properties(at).get_all(), new_method_call(at, "GetChildren")

    def _all(self, messages: list[Any]) -> list[Any]:
        """The answers to all messages, sent before the first is waited for; None for an error."""
        serials = [next(self._bus.outgoing_serial) for _ in messages]
        for serial, message in zip(serials, messages, strict=True):
            self._bus.send(message, serial=serial)
        answers, waited = dict[int, Any](), set(serials)
        while waited:
            got = self._bus.receive(timeout=seconds(20))
            serial = got.header.fields.get(HeaderFields.reply_serial, 0)
            if serial in waited:
                waited.discard(serial)
                answers[serial] = None if got.header.message_type is MessageType.error else got.body
        return [answers[serial] for serial in serials]


def _preorder(place: tuple[str, str], below: dict[tuple[str, str], list[tuple[str, str]]]) -> Iterator[tuple[str, str]]:
    yield place
    for child in below.get(place, ()):
        yield from _preorder(child, below)


def _at(place: tuple[str, str]) -> DBusAddress:
    return DBusAddress(place[1], place[0], _ACCESSIBLE)


def _ask(bus: DBusConnection, message: Any) -> Any:
    answer = bus.send_and_get_reply(message, timeout=seconds(20))
    if answer.header.message_type is MessageType.error:
        raise LookupError(answer.body)
    return answer.body


class Player:
    """A blind player at the program."""

    def __init__(self, reader: Reader) -> None:
        self._reader, self._chance = reader, random.Random(3)

    def wait_for(self, *words: str) -> Thing:
        """The first pressable node whose name is this or begins like this, once it exists."""
        while True:
            buttons = [thing for thing in self._reader.read() if thing.role.endswith("button")]
            found = [thing for thing in buttons if thing.name.startswith(words)]
            if found:
                return min(found, key=lambda thing: thing.name not in words)
            time.sleep(0.05)

    def press(self, *words: str) -> None:
        self._reader.press(self.wait_for(*words))

    def heard(self, role: str, *words: str) -> Thing:
        """The first node of that role whose name is this or begins like this, once it exists."""
        while True:
            for thing in self._reader.read():
                if thing.role == role and thing.name.startswith(words):
                    return thing
            time.sleep(0.05)

    def written(self, field: str) -> str:
        """The text in the field of this name."""
        self.wait_for("Open a table")
        return self._reader.text(self.heard("field", field))

    def write(self, field: str, words: str) -> None:
        """Type with the on-screen keyboard, which a press of the field opens."""
        self._reader.press(self.heard("field", field))
        for letter in words:
            self.press(letter)
        self.press("Done")

    def on(self, switch: str) -> bool:
        """Whether it is on."""
        return self._reader.on(self.wait_for(switch))

    def said(self, words: str) -> str:
        """The first node whose name ends like this, once it exists."""
        while True:
            for thing in self._reader.read():
                if thing.name.endswith(words):
                    return thing.name
            time.sleep(0.05)

    def inside(self, dialog: str, *passing: str) -> str:
        """The first sentence inside the node of that name, except for passing messages."""
        while True:
            things = self._reader.read()
            for thing, first in pairwise(things):
                if (thing.role, thing.name) == ("dialog", dialog) and not first.name.startswith(passing):
                    return first.name
            time.sleep(0.05)

    def try_to_press(self, *words: str) -> None:
        """Press the node if it exists."""
        for thing in self._reader.read():
            if thing.role == "button" and thing.name in words:
                with suppress(LookupError):
                    self._reader.press(thing)
        time.sleep(0.5)

    def back_to(self, button: str) -> None:
        """Leave pages until one has a button of that name."""
        while not any(thing.name == button for thing in self._reader.read()):
            self.try_to_press("Back", "Menu")

    def learn(self, *deeds: str) -> str:
        """Play a lesson: continue, or do these actions once they are possible; returns the final status."""
        while True:
            things = self._reader.read()
            buttons = [thing for thing in things if thing.role.endswith("button")]
            if any(thing.name.startswith("Next lesson") for thing in buttons):
                return next(thing.name for thing in things if thing.name.startswith("Won in"))
            on = next((thing for thing in buttons if thing.name.startswith("Go on")), None)
            possible = [thing for thing in buttons if thing.description.startswith(_READY)]
            found = on or next((thing for deed in deeds for thing in possible if thing.name.startswith(deed)), None)
            if found is not None:
                with suppress(LookupError):
                    self._reader.press(found)
            time.sleep(0.1)

    def turn(self, other: "Player", before_that: str = "") -> str:
        """Play any possible turn until the other player hears of it; returns the sentence.

        `before_that`: the sentence about the turn before, which may reach its own player later than the others.
        """
        while (before := other.news()) is None:
            time.sleep(0.1)
        while (told := other.news()) in (before, before_that, None):
            if possible := self.possible():
                with suppress(LookupError):
                    self._reader.press(self._chance.choice(possible))
            time.sleep(0.1)
        return str(told)

    def possible(self) -> list[Thing]:
        """The things that can be played now."""
        buttons = [thing for thing in self._reader.read() if thing.role.endswith("button")]
        return [thing for thing in buttons if thing.description.startswith(_READY)]

    def may(self, words: str) -> bool:
        """Whether a thing whose name begins like this can be played now."""
        return any(thing.name.startswith(words) for thing in self.possible())

    def news(self) -> str | None:
        """The sentence about the last turn; None while there is no table."""
        things = self._reader.read()
        at_table = any(thing.role == "heading" and thing.name == "Luna" for thing in things)
        return next((thing.name for thing in things if thing.role == "status"), None) if at_table else None

    def heading(self, left: str) -> str:
        """The heading of the page that follows the one with this heading."""
        while True:
            found = [thing.name for thing in self._reader.read() if thing.role == "heading"]
            if found and left not in found:
                return found[0]
            time.sleep(0.05)

    def play(self, end: str = "Rematch") -> str:
        """Continue, or play any possible turn, until a button of that name exists; returns the heading then."""
        while True:
            things = self._reader.read()
            buttons = [thing for thing in things if thing.role.endswith("button")]
            if any(thing.name.startswith(end) for thing in buttons):
                return next(thing.name for thing in things if thing.role == "heading")
            on = [thing for thing in buttons if thing.name.startswith(_ON)]
            if self._chance.random() < 0.8:
                on += [thing for thing in buttons if thing.name == _ENOUGH and thing.description.startswith(_READY)]
            possible = [thing for thing in buttons if thing.description.startswith(_READY)]
            if on or possible:
                with suppress(LookupError):
                    self._reader.press(on[0] if on else self._chance.choice(possible))
            time.sleep(0.05)


def game(home: Path, name: str) -> Iterator[str]:
    """A whole game against a bot, from the first page to the winner; returns the headings of table and end."""
    player = Player(Reader())
    with started(home):
        player.press("Continue")  # of the welcome page
        player.press("New game")
        player.wait_for("Start")
        player.press(name)
        player.press("Start")
        yield player.heading("New game")
        yield player.play()


def saved(home: Path, _: str) -> Iterator[str]:
    """A saved game to its end; the heading of the table, and of the end."""
    player = Player(Reader())
    with started(home):
        player.press("Continue")  # of the page that welcomes
        player.wait_for("New game")
        player.press("Continue")
        yield player.heading("Choose a game")
        yield player.play()


def lesson(home: Path, _: str) -> Iterator[str]:
    """The first lesson, to its end."""
    player = Player(Reader())
    with started(home):
        player.press("Continue")
        player.press("Learn")
        player.press("Novices")
        yield player.learn("Tide. 2", "Recruitment: Novice Island", "Book. 2")


def around(home: Path, name: str) -> Iterator[str]:
    """Settings, the code of a room, a puzzle; at a table undo, hint, forecast and the what-if board."""
    player = Player(Reader())
    with started(home):
        player.press("Continue")
        player.press("Settings")
        player.press("Text and colours")
        before = player.on("High contrast")
        player.press("High contrast")
        while (now := player.on("High contrast")) == before:
            time.sleep(0.05)
        yield f"High contrast {before} {now}"
        player.press("Back")
        player.press("Network")
        player.write("Code of the room", "A1")
        yield player.written("Code of the room")
        player.press("Back")
        player.press("Learn")
        player.press("Puzzles")
        player.press("Level 1")
        player.press("1")
        player.press("Hint")
        yield f"puzzle: {player.inside('Hint', 'Working out')}"
        player.back_to("New game")
        player.press("New game")
        player.wait_for("Start")
        player.press(name)
        player.press("Start")
        while not player.may("Sailboat. "):  # a bot may move first
            time.sleep(0.05)
        while player.may("Sailboat. "):  # a press may come too early
            player.press("Sailboat. ")
            time.sleep(0.5)
        player.press("Undo")
        while not player.may("Sailboat. "):  # with the turn of the bot
            time.sleep(0.05)
        yield "taken back: Sailboat"
        player.press("Hint")
        yield f"hint: {player.inside('Hint', 'Thinking')}"
        player.press("Forecast")
        yield f"forecast: {player.inside('If the round ended now')}"
        player.press("What-if board")
        yield player.heard("status", "What-if board").name
        player.press("Back to the game")
        yield player.heard("status", "Your turn").name


def late(home: Path, _: str) -> Iterator[str]:
    """A reader that starts after the program, loses its bus in the middle, and reconnects to another one."""
    with started(home):
        time.sleep(3)
        player = Player(Reader())
        player.press("Continue")
        player.press("Settings")
        yield player.heading("Choose a game")
        Reader().kill()
        while True:
            with suppress(LookupError):  # the launcher dies with its bus, and restarts with the next request
                again = Player(Reader(afresh=True))
                break
            time.sleep(0.1)
        again.press("About Luna")
        yield again.heading("Settings")


@contextmanager
def started(home: Path) -> Iterator[None]:
    """The program, without a screen."""
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LUNA_HOME": str(home)}
    with subprocess.Popen([sys.executable, "-m", "luna"], env={**os.environ, **silent}) as program:
        try:
            yield
        finally:
            program.kill()


def network(home: Path, _: str) -> Iterator[str]:
    """A table on the network, opened by one player and joined by another: a turn each, heard on the other machine."""
    with started(home / "ilse"):
        ilse = Player(Reader())
        ilse.press("Continue")
        ilse.press("Network")
        yield ilse.written("Your name")
        ilse.press("Open a table")
        ilse.wait_for("Start the game")
        with started(home / "bram"):
            bram = Player(Reader(1))
            bram.press("Continue")
            bram.press("Network")
            bram.press(tomllib.loads((home / "ilse" / "settings.toml").read_text())["player"])
            bram.wait_for("I am ready")
            bram.press("Chat")
            bram.write("Write here", "G8")
            bram.press("Back")
            ilse.press("Chat")
            ilse.heard("field", "Write here")  # a message below the room has the same ending
            yield ilse.said("G8")
            ilse.press("Back")
            bram.press("I am ready")
            while ilse.news() is None:  # until the reader announces that the page is ready
                ilse.try_to_press("Start the game")
            while not (ilse.possible() or bram.possible()):  # the start player is drawn
                time.sleep(0.1)
            first, second = (ilse, bram) if ilse.possible() else (bram, ilse)
            yield (told := first.turn(second))
            yield second.turn(first, told)


_DEEDS: Final = {"game": game, "saved": saved, "lesson": lesson, "network": network, "around": around, "late": late}


def _end_with_parent() -> None:
    """Wait until the other end of the pipe is gone, then kill all processes started here."""
    os.read(0, 1)
    os.killpg(0, signal.SIGKILL)


def main(home: Path, deed: str, name: str) -> int:
    """Run the requested part and print what was read at the end."""
    if stat.S_ISFIFO(os.fstat(0).st_mode):
        os.setpgid(0, 0)  # with the programs, without the bus, which ends by itself
        threading.Thread(target=_end_with_parent, daemon=True).start()
    for said in _DEEDS[deed](home, name):
        print(f"> {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))

"""A screen reader for tests: it knows nothing but AT-SPI, starts the program, reads what is there and presses it.

    dbus-run-session -- python -m tests.access.reader HOME

It wants a session bus of its own and the services of at-spi2-core. No pixel, no key, no module of the program.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from jeepney import DBusAddress, HeaderFields, MessageType, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

_ROOT: Final = "/org/a11y/atspi/accessible/root"
_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_ROLES: Final = {29: "label", 43: "button", 44: "radio button", 54: "status", 62: "toggle button", 83: "heading"}
"""AtspiRole, as far as a player needs it."""
_READY: Final = "Possible."


class Thing(NamedTuple):
    """A node as the bus tells it."""

    place: tuple[str, str]  # bus name and path
    role: str
    name: str
    description: str


class Reader:
    """A client of the accessibility bus."""

    def __init__(self) -> None:
        session = open_dbus_connection("SESSION")
        status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            _ask(session, Properties(status).set(name, "b", True))
        bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        (address,) = _ask(session, new_method_call(bus, "GetAddress"))
        self._bus = open_dbus_connection(address)

    def read(self) -> list[Thing]:
        """Everything that the program's window tells, parents first."""
        (apps,) = self._all([new_method_call(_at(("org.a11y.atspi.Registry", _ROOT)), "GetChildren")])
        below: dict[tuple[str, str], list[tuple[str, str]]] = {}
        found: dict[tuple[str, str], Thing] = {}
        tops = level = [] if apps is None else [(str(name), str(path)) for name, path in apps[0]]
        while level:  # all nodes of a level are asked at once
            asked = [message for place in level for message in self._asks(place)]
            answers = iter(self._all(asked))
            for place, (role, told, children) in zip(level, zip(answers, answers, answers, strict=True), strict=True):
                if role is not None and told is not None and children is not None:  # else gone while it was read
                    facts = str(told[0]["Name"][1]), str(told[0]["Description"][1])
                    found[place] = Thing(place, _ROLES.get(role[0], str(role[0])), *facts)
                    below[place] = [(str(name), str(path)) for name, path in children[0]]
            level = [child for place in level for child in below.get(place, ())]
        return [found[place] for top in tops for place in _preorder(top, below) if place in found]

    def press(self, thing: Thing) -> None:
        """Do what a thing offers first."""
        address = DBusAddress(thing.place[1], thing.place[0], "org.a11y.atspi.Action")
        _ask(self._bus, new_method_call(address, "DoAction", "i", (0,)))

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
            got = self._bus.receive(timeout=20)
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
    answer = bus.send_and_get_reply(message, timeout=20)
    if answer.header.message_type is MessageType.error:
        raise LookupError(answer.body)
    return answer.body


class Player:
    """A blind player at the program."""

    def __init__(self, reader: Reader) -> None:
        self._reader, self._chance = reader, random.Random(3)

    def wait_for(self, *words: str) -> Thing:
        """The first thing that begins with one of these words and can be pressed, as soon as it is there."""
        while True:
            for thing in self._reader.read():
                if thing.role.endswith("button") and thing.name.startswith(words):
                    return thing
            time.sleep(0.05)

    def press(self, *words: str) -> None:
        self._reader.press(self.wait_for(*words))

    def play(self) -> str:
        """A game to its end: what goes on first, else something that is possible; the heading of the last page."""
        while True:
            things = self._reader.read()
            buttons = [thing for thing in things if thing.role.endswith("button")]
            if any(thing.name.startswith("Rematch") for thing in buttons):
                return next(thing.name for thing in things if thing.role == "heading")
            on = [thing for thing in buttons if thing.name.startswith(("Continue", "The whole table", "Buy"))]
            possible = [thing for thing in buttons if thing.description.startswith(_READY)]
            if on or possible:
                with suppress(LookupError):
                    self._reader.press(on[0] if on else self._chance.choice(possible))
            time.sleep(0.02)


def main(home: Path) -> int:
    """Start the program and play a game of it."""
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LUNA_HOME": str(home)}
    player = Player(Reader())
    with subprocess.Popen([sys.executable, "-m", "luna"], env={**os.environ, **silent}) as program:
        try:
            player.press("Continue")  # of the page that welcomes
            player.press("New game")
            player.press("Start")
            print(player.play())
        finally:
            program.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

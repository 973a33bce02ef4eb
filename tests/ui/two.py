"""Two programs with a window each, one with the relay, driven in turn."""

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import pytest

from luna.log.records import BOT
from luna.shell.app import navigation
from luna.shell.network import connections, lobby
from luna.shell.screens.network import NetworkScene
from luna.shell.screens.room import RoomScene
from tests import patience, ports
from tests.ui.clicks import random_turn
from tests.ui.driver import Driver, SharedTable, is_shared, submit, unseen

_LOT: Final = 3
"""Of a table of three: the third order begins."""


class Two:
    """Host and guest, driven in turn."""

    def __init__(self, host: Driver, guest: Driver) -> None:
        self.host, self.guest = host, guest
        self.third: Driver | None = None
        self.chance = random.Random(4)
        for driver in (host, guest):
            driver.app.network.port = ports.unused()
            navigation.leave(driver.app)
            driver.frames()

    def until(self, holds: Callable[[], object]) -> None:
        def step() -> None:
            for driver in self.drivers:
                driver.frames(1)

        with unseen(*self.drivers):
            patience.until(holds, step, told=lambda: (self.host.top, self.guest.top, self.host.app.toasts.shown))

    @property
    def drivers(self) -> list[Driver]:
        """All drivers."""
        return [self.host, self.guest, *([self.third] if self.third else [])]

    def meet(self, code: str = "") -> None:
        """The host opens a room, and the guest joins with address and code."""
        self.host.click("network")
        self.host.click("open")
        self.until(lambda: self.host.top == "RoomScene" and self.room(self.host).people.room)
        house, room = self.host.app.network.house, self.room(self.host).people.room
        assert house is not None and room is not None
        self.guest.click("network")
        scene = self.guest.menu
        assert isinstance(scene, NetworkScene)
        for name, text in (("address", f"127.0.0.1:{house.port}"), ("code", code or room.code.lower())):
            self.guest.click(name)
            self.guest.write(text)
        self.guest.click("join")

    def sit(self) -> None:
        """Go to the table, a seat each."""
        self.meet()
        if self.third is not None:
            room, house = self.room(self.host).people.room, self.host.app.network.house
            assert room is not None and house is not None
            navigation.leave(self.third.app)
            self.third.frames()
            connections.join(self.third.app, "127.0.0.1", house.port, room.code)
        guests = self.drivers[1:]
        self.until(lambda: all(guest.top == "RoomScene" for guest in guests))
        self.until(lambda: len(self.room(self.host).people.seats()) == len(self.drivers))
        assert self.room(self.host).why_not_start()
        for guest in guests:
            guest.click("start")
        self.until(lambda: not self.room(self.host).why_not_start())
        self.host.click("start")
        self.until(lambda: all(driver.top == "SharedMode" for driver in self.drivers))
        self.until(lambda: any(table.mode.shared.mine for table in self.tables))

    def sit_after_a_bot(self, patch: pytest.MonkeyPatch) -> None:
        """Go to the table, where the first seat of the host's machine is a bot's."""
        self.meet()
        self.until(lambda: self.guest.top == "RoomScene" and len(self.room(self.host).people.seats()) == 2)
        self.host.click("bot-blue")
        self.guest.click("start")
        self.until(lambda: self.room(self.host).people.bots() and not self.room(self.host).why_not_start())
        patch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=lambda size: bytes([_LOT]) * size))
        self.host.click("start")
        self.until(lambda: len(self.tables) == 2)
        assert self.table(self.host).table.seats[0].kind == BOT

    def room(self, driver: Driver) -> RoomScene:
        scene = driver.app.scenes[-1]
        assert isinstance(scene, RoomScene)
        return scene

    def table(self, driver: Driver) -> SharedTable:
        scene = driver.app.scenes[-1]
        assert is_shared(scene)
        return scene

    @property
    def tables(self) -> list[SharedTable]:
        scenes = [driver.app.scenes[-1] for driver in self.drivers]
        return [scene for scene in scenes if is_shared(scene)]

    def play(self, turns: int) -> None:
        """Random turns by the windows to move."""
        for _ in range(turns):
            self.until(lambda: any(table.mode.shared.mine for table in self.tables))
            scene = next(table for table in self.tables if table.mode.shared.mine)
            length = scene.table.length + 1
            submit(scene, random_turn(scene.table.position, self.chance))
            self.all_have(length)
        assert len({table.table.digest for table in self.tables}) == 1

    def all_have(self, length: int) -> None:
        self.until(lambda: all(table.table.length == length for table in self.tables))

    def quiet(self) -> None:
        self.until(lambda: not any(table.board.display.busy or table.link.busy for table in self.tables))

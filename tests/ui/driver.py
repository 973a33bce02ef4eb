"""The real program without a window on the screen, with a clock that stands still until it is advanced."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

import pygame
from typing_extensions import TypeIs

from luna.games.luna import rules as game
from luna.games.luna.board.board import LunaBoard
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.rules.moves import CLOSE, JOURNEY, TIDE, kind_of
from luna.learning.progress import Progress
from luna.log.saves import Saves
from luna.shell.app import program
from luna.shell.app.loop import Loop
from luna.shell.app.presenter import Presenter
from luna.shell.app.settings import NAME
from luna.shell.board.table_view import TableView
from luna.shell.modes.mode import Mode
from luna.shell.modes.replay import ReplayScene
from luna.shell.modes.shared_table import SharedMode
from luna.shell.screens.loading import LoadingScene
from luna.shell.screens.menu import MenuScene
from luna.shell.widgets import Widget
from luna.table.table import Player, Table

if TYPE_CHECKING:

    class LunaTable(TableView):
        """A table of Luna, for the types: tests know its board."""

        board: LunaBoard

    class SharedTable(LunaTable):
        """One that is shared with other machines."""

        mode: SharedMode

    class LunaReplay(ReplayScene):
        """A replay of Luna."""

        display: LunaDisplay

else:
    LunaTable = SharedTable = TableView
    LunaReplay = ReplayScene


def is_shared(scene: object) -> TypeIs[SharedTable]:
    """Whether that is a table shared with other machines."""
    return isinstance(scene, TableView) and isinstance(scene.mode, SharedMode)


COARSE: Final = 15
"""Frames a second of a wait in which nothing has to be seen: of longer ones the loop would leave out a part."""

SIZES = ((1280, 720), (1366, 768), (1600, 1200), (1920, 1080), (3440, 1440))
ORDERS = ("yellow", "red", "blue", "white")


class StepClock:
    """Time advances only in `tick`, by one frame."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def tick(self, rate: int) -> None:
        self.time += 1 / rate


class Driver:
    """An application, and input for it."""

    def __init__(self, app: Loop) -> None:
        self.app = app

    @staticmethod
    def beat() -> None:
        """Advance everything else by one frame: `tests.ui.air` puts its network here."""

    def frames(self, count: int = 2, rate: int = 60, *, watched: bool = False) -> None:
        """So many frames. Of those the last is painted, and all if they are `watched`."""
        with nullcontext() if watched or count < 2 else passing(self.app.presenter):
            for _ in range(count - 1):
                self._frame(rate)
        self._frame(rate)
        self._open_curtain()
        while self.app.presenter.composing:
            self._frame()

    def step(self) -> None:
        """A frame of a wait at which nobody looks: what has changed is in the next picture."""
        with passing(self.app.presenter):
            self._frame()
            self._open_curtain()

    def wait(self, seconds: float) -> None:
        """Let this much time pass in few frames."""
        self.frames(ceil(seconds * COARSE) + 1, COARSE)

    def _frame(self, rate: int = 60) -> None:
        self.app.library.wait()
        self.app.clock.tick(rate)
        self.beat()
        self.app.frame()

    def _open_curtain(self) -> None:
        while self.top == "LoadingScene":
            curtain = self.app.scenes[-1]
            assert isinstance(curtain, LoadingScene)
            curtain.wait()
            self._frame()

    def progress(self) -> Progress:
        """All that has been won, as it is on the disk once everything is written."""
        self.app.library.wait()
        return Progress(self.app.home)

    @property
    def menu(self) -> MenuScene:
        top = self.app.scenes[-1]
        assert isinstance(top, MenuScene), top
        return top

    @property
    def scene(self) -> LunaTable:
        top = self.app.scenes[-1]
        assert isinstance(top, LunaTable), top
        return top

    @property
    def top(self) -> str:
        """The scene on top by its class; an unusual kind of table by its mode."""
        scene = self.app.scenes[-1] if self.app.scenes else None
        if isinstance(scene, TableView) and type(scene.mode) is not Mode:
            return type(scene.mode).__name__
        return "" if scene is None else type(scene).__name__

    def widget(self, name: str) -> Widget:
        return self.menu.ring.named(name)

    def click(self, name: str) -> None:
        self.click_at(self.widget(name).rect.center)

    def rest(self, at: tuple[int, int] = (-1, -1)) -> None:
        """Wait until a press counts, or a click there, like a player who looks first."""
        for _ in range(100):
            guard = self.app.guard
            if (guard.open and not guard.doubles(at)) or not self.app.scenes:
                break
            self.step()

    def click_at(self, at: tuple[int, int], early: bool = False) -> None:
        """`early`: without waiting for what is there now."""
        if not early:
            self.rest(at)
        pygame.mouse.set_pos(at)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))
        self.frames()

    def key(self, key: int, mod: int = 0, early: bool = False) -> None:
        if not early:
            self.rest()
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.frames()

    def hold(self, key: int) -> None:
        """Press a key and hold it; called again, it repeats."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        self.frames(1)

    def write(self, text: str) -> None:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text, window=None))
        self.frames()


@contextmanager
def passing(presenter: Presenter) -> Iterator[None]:
    """Nothing is painted meanwhile: what has changed is in the next picture."""
    with patch.multiple(presenter, present=lambda visible, canvas: True, shimmer=lambda visible, canvas: None):
        yield


@contextmanager
def unseen(*drivers: Driver) -> Iterator[None]:
    """Paint nothing meanwhile, and everything afterwards: for waits without a look."""
    with ExitStack() as stack:
        for presenter in (driver.app.presenter for driver in drivers):
            stack.enter_context(passing(presenter))
            stack.callback(setattr, presenter, "stale", True)
        yield


@contextmanager
def driving(home: Path, size: tuple[int, int] = (1280, 720), language: str = "en", more: str = "") -> Iterator[Driver]:
    """The program in a separate home; it is always closed at the end."""
    home.mkdir(parents=True, exist_ok=True)
    if not os.path.lexists(home / NAME):  # even a broken link counts as a file
        tips = "" if "tips" in more else "tips = false\n"
        bots = "" if "bots" in more else "bots = {}\n"
        ahead = "" if "think_ahead" in more else "think_ahead = false\n"  # another process for every table
        text = f'language = "{language}"\nwindow = [{size[0]}, {size[1]}]\n{tips}{bots}{ahead}{more}'
        (home / NAME).write_text(text, encoding="utf-8")
    app = program.start(home, StepClock())
    app.saves = Saves(home / "saves")
    try:
        yield Driver(app)
    finally:
        app.close()


def submit(scene: TableView, turn: tuple[int, ...]) -> None:
    """Play a turn without a press, so that no later press counts as its repetition."""
    if scene.mode.takes(turn):
        scene.link.submit(turn)


def play_turn(position: bytearray, chance: random.Random) -> tuple[int, ...] | None:
    """Play a random legal turn; None when the game is over."""
    moves = game.legal(position)
    if not moves:
        return None
    move = chance.choice(moves)
    return (move, CLOSE) if kind_of(move) in (JOURNEY, TIDE) else (move,)


def play_out(table: Table, turns: int = 10_000, seed: int = 1) -> None:
    """Random legal turns until the end, or so many."""
    chance = random.Random(seed)
    for _ in range(turns):
        turn = play_turn(table.position, chance)
        if turn is None:
            return
        table.acts.submit(turn)


_PLAYED: Final = dict[tuple[int, tuple[str, ...], int, int], bytes]()
"""Games of earlier tests."""
_LAID: Final = set[tuple[Path, int, tuple[str, ...], int, int]]()
"""The folders that have a copy of one: a second copy there would count as the same game."""


def a_game(saves: Saves, turns: int = 10_000, orders: tuple[str, ...] = ORDERS, seed: int = 1, solo: int = 0) -> Path:
    """A saved game, played to its end or up to a turn; once for all folders."""
    asked = turns, orders, seed, solo
    path, mark = saves.new_path(), (saves.folder, *asked)
    if asked in _PLAYED and mark not in _LAID and saves.folder.is_dir():
        _LAID.add(mark)
        path.write_bytes(_PLAYED[asked])
        return path
    _LAID.add(mark)
    dealt = game.deal(game.choose(orders, solo=solo), bytes([seed]) * 32)
    players = {order: Player(f"{order.title()} Player") for order in orders}
    table = Table.new(game, dealt, players, path)
    play_out(table, turns, seed)
    table.close()
    if path.is_file():
        _PLAYED.setdefault(asked, path.read_bytes())
    return path

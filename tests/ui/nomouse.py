"""Players without a mouse: at the real window with keys alone, or with a pad alone.

The player looks at the focus and presses: next until it is there, or arrows along a known way. The focus is never set
directly.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

import pygame

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.targets import Target, island_of
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import JETTY, JOURNEY, TIDE, kind_of, part_of
from luna.games.luna.rules.notation import action_text
from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.app.loop import Loop
from luna.shell.app.settings import Settings
from luna.shell.board import focus_keys
from luna.table.link import TableLink
from luna.table.table import Table
from luna.text import Catalogue
from tests.ui.clicks import clicks_for
from tests.ui.driver import LunaTable, StepClock


class Keys:
    """Hands on a keyboard."""

    NAMES: ClassVar = {
        "up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT,
        "do": pygame.K_RETURN, "next": pygame.K_TAB, "less": pygame.K_PAGEDOWN, "undo": pygame.K_z,
        "skip": pygame.K_SPACE, "back": pygame.K_ESCAPE,
    }  # fmt: skip

    def press(self, command: str) -> list[pygame.event.Event]:
        key = self.NAMES[command]
        unicode = chr(key) if key < 128 and chr(key).isalpha() else ""
        return [
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=unicode, scancode=0),
            pygame.event.Event(pygame.KEYUP, key=key, mod=0),
        ]


class Buttons:
    """Hands on a pad."""

    NAMES: ClassVar = {
        "up": pygame.CONTROLLER_BUTTON_DPAD_UP, "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        "do": pygame.CONTROLLER_BUTTON_A, "back": pygame.CONTROLLER_BUTTON_B, "undo": pygame.CONTROLLER_BUTTON_X,
        "next": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, "skip": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    }  # fmt: skip

    def press(self, command: str) -> list[pygame.event.Event]:
        if command == "less":
            axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT
            return [
                pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
                for value in (32767, 0)
            ]
        kinds = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
        return [pygame.event.Event(kind, instance_id=0, button=self.NAMES[command]) for kind in kinds]


class Player:
    """A player at the table without a mouse."""

    def __init__(self, home: Path, table: Table, device: Keys | Buttons) -> None:
        if pygame.display.get_init():
            pygame.event.clear()
        settings = Settings(animation_speed="instant", window=(1280, 720), tips=False, welcomed=True)
        self.app = Loop(settings, Catalogue("en"), home, StepClock())
        self.device = device
        self.sit(table)

    def sit(self, table: Table) -> None:
        """Go to another table. Once it has been seen the window is not drawn any more: these tests need no pictures."""
        self.app.replace(LunaTable(self.app, TableLink(table)))
        self.look()

    def look(self, frames: int = 1) -> None:
        pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
        for _ in range(frames):
            self.frame()
        pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
        self.frame()

    @property
    def scene(self) -> LunaTable:
        found = self.app.scenes[0]
        assert isinstance(found, LunaTable)
        return found

    def frame(self) -> None:
        self.app.clock.tick(60)
        self.app.frame()
        while self.app.presenter.composing:
            self.app.frame()

    def press(self, command: str) -> None:
        if not self.app.guard.open:  # another scene or stage, not yet visible for long enough
            self.look(64)
        for event in self.device.press(command):
            pygame.event.post(event)
        self.frame()

    def settle(self) -> None:
        while self.app.scenes[-1] is self.scene and (self.scene.link.busy or self.scene.board.display.busy):
            self.frame()
        if isinstance(self.app.scenes[-1], ScoringScene | FinaleScene):
            self.look()
            self.press("skip" if isinstance(self.device, Keys) else "do")
            self.look()
            self.settle()

    # ---- the focus

    def go(self, target: Target) -> None:
        """Move the focus there: by next if that works, else by arrows."""
        hand = self.scene.board.hand
        legal_now = hand.legal()
        if target in legal_now:
            for _ in range(2 * len(legal_now)):  # chips appear and disappear on the way
                if hand.hover == target:
                    return
                self.press("next")
            raise AssertionError(f"next never comes to {target}")
        island = island_of(target)
        if island and hand.hover and island_of(hand.hover) != island:
            here = next((one for one in legal_now if island_of(one) == island), None)
            if here is not None:
                self.go(here)
        for step in self.way(target):
            self.press(step)
        assert hand.hover == target

    def way(self, target: Target) -> list[str]:
        """Arrows from the focus to a target, found by moving the focus, which is restored."""
        hand = self.scene.board.hand
        if hand.hover is None or not hand.pointer.keyed:
            self.press("next")
        start = hand.hover
        assert start is not None
        ways: dict[Target, list[str]] = {start: []}
        queue = [start]
        for at in queue:
            for step, there in ahead(self.scene, at):
                if there not in ways:
                    ways[there] = [*ways[at], step]
                    queue.append(there)
            if target in ways:
                break
        hand.lead(start)
        assert target in ways, f"no arrows lead to {target}"
        return ways[target]

    def click(self, target: Target) -> None:
        if not self.scene.board.hand.draft.confirm:  # else the focus is on the button that asks
            self.go(target)
        self.press("do")

    # ---- turns

    def play(self, turn: Turn) -> None:
        scene = self.scene
        before = scene.table.length
        self.make(turn)
        self.settle()
        assert scene.table.length == before + 1, action_text(turn)
        assert scene.table.history[-1].turn == turn

    def make(self, turn: Turn) -> None:
        """Make a turn."""
        if kind_of(turn[0]) in (JOURNEY, TIDE):
            self.travel(turn)
        else:
            for target in clicks_for(self.scene.position, turn):
                self.click(target)

    def travel(self, turn: Turn) -> None:
        draft = self.scene.board.hand.draft
        vehicle = "tide" if kind_of(turn[0]) == TIDE else "journey"
        self.click(targets.Verb(vehicle))
        for move in turn[:-1]:
            origin, tired, to, count = part_of(move)
            island = "jetty" if origin == JETTY else ISLANDS[origin]
            self.click(targets.Tired(island) if tired else targets.Group(island))
            while draft.composer.held(origin, tired) > count:
                self.press("less")
            self.click(targets.Island(ISLANDS[to]))
        if draft.composer.vehicle != vehicle:
            self.click(targets.Vehicle(vehicle))
        self.click(targets.SAIL_NOW)

    def take_back(self) -> None:
        length = self.scene.table.length
        self.press("undo")
        self.settle()
        assert self.scene.table.length == length - 1


def ahead(scene: LunaTable, at: Target) -> Iterator[tuple[str, Target]]:
    """The targets of each arrow from a thing."""
    scene.board.hand.lead(at)
    found = scene.board.hand.things()
    here = next(thing for thing in found if thing.what == at)
    for way in focus_keys.WAYS:
        there = focus_keys.walk(found, here, way)
        if there is not None:
            yield way, there.what


@contextmanager
def at_table(home: Path, table: Table, device: Keys | Buttons | None = None) -> Iterator[Player]:
    player = Player(home, table, device or Keys())
    try:
        yield player
    finally:
        player.app.close()

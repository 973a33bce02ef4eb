"""A table in a window and a hand with a mouse at it: shared by the tests that play as people do.

The hand looks up the place of a thing and posts mouse events; it never calls the scene to play.
"""

from collections.abc import Iterator
from pathlib import Path

import pygame

from luna.core.game import Turn
from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.targets import Target, island_of
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import JETTY, JOURNEY, TIDE, kind_of, part_of
from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.app.loop import Loop
from luna.shell.app.pace import STEP
from luna.shell.app.settings import Settings
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.patience import until
from tests.ui.clicks import clicks_for
from tests.ui.driver import LunaTable, passing


def new_table(seed: int, setup: str, path: Path | None, orders: tuple[str, ...] = ("yellow", "red")) -> Table:
    dealt = game.deal(game.choose(orders, setup), bytes([seed]) * 16)
    return Table.new(game, dealt, {order: Player() for order in orders}, path)


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        self.time += STEP * 1.01
        return self.time

    def tick(self, rate: int) -> None:
        pass


class Hand:
    """A clock moved by the test."""

    def __init__(self, home: Path, table: Table, speed: str = "instant", size: tuple[int, int] = (1280, 720)) -> None:
        if pygame.display.get_init():
            pygame.event.clear()  # the remains of another test
        settings = Settings(animation_speed=speed, window=size, tips=False)  # this player knows the game
        self.app = Loop(settings, Catalogue("en"), home, Clock())
        self.app.replace(LunaTable(self.app, TableLink(table)))
        self.frame()
        self.clicks = 0

    @property
    def scene(self) -> LunaTable:
        found = self.app.scenes[0]
        assert isinstance(found, LunaTable)
        return found

    def frame(self) -> None:
        """One picture, and all the work for the first one."""
        self.app.frame()
        while self.app.presenter.composing:
            self.app.frame()

    def post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.event.Event(kind, facts))
        self.frame()

    def move(self, point: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))

    def rest(self, at: tuple[int, int] = (-1, -1)) -> None:
        """Wait until a press counts, or a click there."""
        while self.app.scenes and (not self.app.guard.open or self.app.guard.doubles(at)):
            self.frame()

    def press(self, point: tuple[int, int], button: int = 1) -> None:
        with passing(self.app.presenter):
            self.rest(point)
            self.move(point)
            self.clicks += 1
            self.post(pygame.MOUSEBUTTONDOWN, pos=point, button=button)
        self.post(pygame.MOUSEBUTTONUP, pos=point, button=button)

    def withdraw(self) -> None:
        """Move the pointer away: another click at the same place is then no double click."""
        point = self.scene.board.hand.pointer.point
        with passing(self.app.presenter):
            self.move((point[0] + 20, point[1]))
        self.move(point)

    def key(self, key: int, mod: int = 0) -> None:
        self.rest()
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.post(pygame.KEYUP, key=key, mod=mod)

    def settle(self) -> None:
        """Wait until every request is on the disk and shown."""
        scene = self.scene

        def gone() -> bool:
            return self.app.scenes[-1] is not scene

        def rests() -> bool:
            return gone() or not (scene.link.busy or scene.board.display.choreography.busy)

        def step() -> None:
            self.frame()
            if scene.board.scored.telling:
                self.key(pygame.K_ESCAPE)  # all beats of a scoring

        with passing(self.app.presenter):
            self.frame()
            until(rests, step, pause=0, told=lambda: "the table does not come to rest")
        if not gone():
            self.withdraw()

    def place(self, target: Target) -> tuple[int, int]:
        """A clickable point of a thing: its middle, or a point that nothing else covers."""
        with passing(self.app.presenter):
            scene = self.scene
            layout, shown = scene.board.display.picture.layout, scene.board.display.choreography.shown
            if targets.of(target, "chip", "herbs", "sail", "recruit", "apostate", "steps"):
                island = island_of(target) or shown.figures["apostate"] or ""
                self.move(layout.jetty.center if island == "jetty" else layout.islands[island].center)
                self._rest(target)
            for chip in scene.board.hand.chips:
                if chip.target == target:
                    return chip.rect.center
            for point in _points(_rect(scene, shown, target)):
                self.move(point)
                if scene.board.hand.hover == target:
                    return point
        raise AssertionError(f"{target} is nowhere to be clicked")

    def _rest(self, target: Target) -> None:
        """Chips open after the pointer has rested."""
        hand = self.scene.board.hand

        def open_() -> bool:
            return any(chip.target == target for chip in hand.chips)

        until(open_, self.frame, pause=0, told=lambda: f"{target} does not open")

    def click(self, target: Target) -> None:
        at = self.place(target)
        if self.scene.board.hand.draft.confirm:
            self.withdraw()  # the answer is not the second half of a double click
        self.press(at)

    def play(self, turn: Turn) -> int:
        """Play a turn with as few clicks as possible; returns their number."""
        table = self.scene.table
        before, length = self.clicks, table.length
        self.make(turn)
        used = self.clicks - before
        self.settle()
        self.leave_scoring()
        assert table.length == length + 1
        assert table.history[-1].turn == turn
        return used

    def make(self, turn: Turn) -> None:
        """The clicks of a turn."""
        if kind_of(turn[0]) in (JOURNEY, TIDE):
            self._travel(turn)
        else:
            for target in clicks_for(self.scene.position, turn):
                self.click(target)

    def leave_scoring(self) -> None:
        if isinstance(self.app.scenes[-1], ScoringScene):
            for _ in range(8):  # the last round has two pages
                if isinstance(self.app.scenes[-1], ScoringScene):
                    self.key(pygame.K_SPACE)
            while isinstance(self.app.scenes[-1], FinaleScene):
                self.key(pygame.K_SPACE)
            self.frame()
            if isinstance(self.app.scenes[0], LunaTable):
                self.settle()

    def _travel(self, turn: Turn) -> None:
        scene = self.scene
        for move in turn[:-1]:
            origin, tired, to, count = part_of(move)
            island = "jetty" if origin == JETTY else ISLANDS[origin]
            if (
                tired
                and not scene.board.hand.draft.composer.busy
                and scene.board.hand.draft.asked.why_not("herbs") is None
            ):
                self.click(targets.Verb("tide"))
            self.click(targets.Tired(island) if tired else targets.Group(island))
            while scene.board.hand.draft.composer.held(origin, tired) > count:
                self.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
            self.click(targets.Island(ISLANDS[to]))
        wanted = "tide" if kind_of(turn[0]) == TIDE else "journey"
        if scene.board.hand.draft.composer.vehicle != wanted:
            self.click(targets.Vehicle(wanted))
        self.click(targets.SAIL_NOW)


def _rect(scene: LunaTable, shown: ViewModel, target: Target) -> pygame.Rect:
    layout = scene.board.display.picture.layout
    me = shown.turn or 0
    match target:
        case targets.Thing("verb", verb):
            return layout.bar.verbs[verb]
        case targets.Thing("token", favour):
            return layout.around(layout.panels[me].favours[ISLANDS.index(favour)], 30)
        case targets.Thing("group", "jetty"):
            return layout.jetty
        case targets.Thing("group", island):
            return layout.active_hit(shown, island, me)
        case targets.Thing("tired", island):
            return layout.boat_hit(shown, island, me)
        case targets.Thing("stack", island):
            return layout.stack_hits[island]
        case targets.Thing("island" | "builder", island):
            return layout.islands[island]
        case targets.Thing("tile", number=tile):
            return layout.path_hits[tile]
        case targets.Thing("space" | "book", number=tile):
            return layout.field_hits[tile]
        case targets.Thing("council", number=seat):
            return layout.council_hits[seat]
        case targets.Thing("candles"):
            return layout.candles
        case targets.Thing("command", "undo"):
            return layout.bar.undo_hit
        case targets.Thing("command", "reset"):
            return layout.bar.reset
    raise AssertionError(target)


def _points(rect: pygame.Rect) -> Iterator[tuple[int, int]]:
    """The middle, then a grid."""
    yield rect.center
    for y in range(1, 12):
        for x in range(1, 12):
            yield rect.x + rect.width * x // 12, rect.y + rect.height * y // 12

"""Everything can be played without a mouse: with keys alone, and with a pad alone, through the real window.

The player here looks at the focus and presses: next until it is there, or arrows along a way that was looked up. It
never sets the focus itself.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

import pygame
import pytest

from luna.client import pad
from luna.client.loop import App
from luna.client.scenes.scoring import ScoringScene
from luna.client.scenes.table import TableScene
from luna.client.settings import Settings
from luna.client.tables.luna.hand import focus
from luna.client.tables.luna.hand.targets import RESET, UNDO, Target
from luna.client.tables.luna.layout.frame import VERBS
from luna.games.face import Turn
from luna.games.luna import legal
from luna.games.luna.board import ISLANDS
from luna.games.luna.moves import CLOSE, JETTY, JOURNEY, TIDE, kind_of, part_of
from luna.games.luna.notation import action_text
from luna.games.luna.picture import view
from luna.table.link import TableLink
from luna.table.table import Table
from luna.text import Catalogue
from tests.ui.clicks import KINDS, clicks_for, kind_name, random_turn
from tests.ui.driver import StepClock
from tests.ui.hands import new_table

ALL_ORDERS = ("yellow", "red", "blue", "white")


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
    """Somebody at the table who has no mouse."""

    def __init__(self, home: Path, table: Table, device: Keys | Buttons) -> None:
        if pygame.display.get_init():
            pygame.event.clear()
        settings = Settings(animation_speed="instant", window=(1280, 720), tips=False, welcomed=True)
        self.app = App(settings, Catalogue("en"), home, StepClock())
        self.device = device
        self.sit(table)

    def sit(self, table: Table) -> None:
        """To another table. Once it has been seen the window is put away: pictures are not what is asked for here."""
        self.app.replace(TableScene(self.app, TableLink(table)))
        self.look()

    def look(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
        self.frame()
        pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
        self.frame()

    @property
    def scene(self) -> TableScene:
        found = self.app.scenes[0]
        assert isinstance(found, TableScene)
        return found

    def frame(self) -> None:
        self.app.clock.tick(60)
        self.app.frame()

    def press(self, command: str) -> None:
        for event in self.device.press(command):
            pygame.event.post(event)
        self.frame()

    def settle(self) -> None:
        while self.app.scenes[-1] is self.scene and (self.scene.link.busy or self.scene.display.busy):
            self.frame()
        if isinstance(self.app.scenes[-1], ScoringScene):
            self.look()
            self.press("skip" if isinstance(self.device, Keys) else "do")
            self.look()
            self.settle()

    # ---- the focus

    def go(self, target: Target) -> None:
        """Lead the focus there: next while that helps, else by arrows."""
        hand = self.scene.hand
        legal_now = [thing.target for thing in focus.legal(hand.things(), hand.draft, hand.lit, hand.verbs)]
        if target in legal_now:
            for _ in range(2 * len(legal_now)):  # chips come and go on the way
                if hand.hover == target:
                    return
                self.press("next")
            raise AssertionError(f"next never comes to {target}")
        if target.island and hand.hover and hand.hover.island != target.island:
            here = next((one for one in legal_now if one.island == target.island), None)
            if here is not None:
                self.go(here)
        for step in self.way(target):
            self.press(step)
        assert hand.hover == target

    def way(self, target: Target) -> list[str]:
        """Arrows from the focus to a target. Looked up by leading the focus about, which is put back."""
        hand = self.scene.hand
        if hand.hover is None or not hand.keyed:
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
        self.go(target)
        self.press("do")

    # ---- turns

    def play(self, turn: Turn) -> None:
        scene = self.scene
        before = scene.table.length
        if kind_of(turn[0]) in (JOURNEY, TIDE):
            self.travel(turn)
        else:
            for target in clicks_for(scene.position, turn):
                self.click(target)
        self.settle()
        assert scene.table.length == before + 1, action_text(turn)
        assert scene.table.history[-1].turn == turn

    def travel(self, turn: Turn) -> None:
        draft = self.scene.hand.draft
        vehicle = "tide" if kind_of(turn[0]) == TIDE else "journey"
        self.click(Target("verb", name=vehicle))
        for move in turn[:-1]:
            origin, tired, to, count = part_of(move)
            island = "jetty" if origin == JETTY else ISLANDS[origin]
            self.click(Target("tired" if tired else "group", island))
            while draft.composer.held(origin, tired) > count:
                self.press("less")
            self.click(Target("island", ISLANDS[to]))
        if draft.composer.vehicle != vehicle:
            self.click(Target("vehicle", name=vehicle))
        self.click(Target("commit"))

    def take_back(self) -> None:
        length = self.scene.table.length
        self.press("undo")
        self.settle()
        assert self.scene.table.length == length - 1


def ahead(scene: TableScene, at: Target) -> Iterator[tuple[str, Target]]:
    """Where each arrow leads from a thing."""
    scene.hand.lead(at)
    found = scene.hand.things()
    here = next(thing for thing in found if thing.target == at)
    for way in focus.WAYS:
        there = focus.walk(found, here, way)
        if there is not None:
            yield way, there.target


@contextmanager
def at_table(home: Path, table: Table, device: Keys | Buttons | None = None) -> Iterator[Player]:
    player = Player(home, table, device or Keys())
    try:
        yield player
    finally:
        player.app.close()


def some_tables() -> Iterator[Table]:
    """Moments of games: the preparation, the first turns, the middle, late rounds, the last candle of one."""
    for seed, setup, orders, turns in (
        (1, "free", ALL_ORDERS[:3], 1),
        (2, "preset", ALL_ORDERS[:2], 3),
        (3, "free", ALL_ORDERS, 60),
        (4, "free", ALL_ORDERS[:3], 110),
        (5, "preset", ALL_ORDERS[:2], 75),
    ):
        table = new_table(seed, setup, None, orders)
        chance = random.Random(seed)
        for _ in range(turns):
            table.submit(random_turn(table.position, chance))
        yield table
    while view(table.position).candles != 1:
        table.submit(random_turn(table.position, chance))
    yield table


def a_turn_of_each_kind(row: bytearray, chance: random.Random) -> list[Turn]:
    """A legal turn of each kind, and of those that can have several legs one with two."""
    kinds: dict[int, list[int]] = {}
    for move in legal(row):
        kinds.setdefault(kind_of(move), []).append(move)
    turns: list[Turn] = []
    for kind, moves in kinds.items():
        if kind not in (JOURNEY, TIDE):
            turns += [(move,) for move in chance.sample(moves, min(2, len(moves)))]
            continue
        turns.append((chance.choice(moves), CLOSE))
        for _ in range(200):
            turn = random_turn(row, chance)
            if kind_of(turn[0]) == kind and len(turn) > 2:
                turns.append((*turn[:2], turn[-1]))
                break
    return turns


def pointed(scene: TableScene) -> set[Target]:
    """All that a pointer finds, moved over the whole window."""
    hand, window = scene.hand, scene.display.layout.window
    hand.keyed = False
    found: set[Target] = set()
    for y in range(4, window.height, 12):
        for x in range(4, window.width, 12):
            hand.moved((x, y))
            if hand.hover is not None:
                found.add(hand.hover)
    return found


def walked(scene: TableScene, start: Target) -> dict[Target, set[Target]]:
    """All that arrows lead to, and where they lead from there."""
    found: dict[Target, set[Target]] = {}
    queue = [start]
    for at in queue:
        found[at] = {there for _, there in ahead(scene, at)}
        queue += [there for there in found[at] if there not in found and there not in queue]
    return found


@pytest.mark.slow
def test_arrows_lead_to_everything_a_pointer_finds_and_back(tmp_path: Path) -> None:
    for table in some_tables():
        with at_table(tmp_path, table) as player:
            check_graph(player.scene)


def check_graph(scene: TableScene) -> None:
    wanted = pointed(scene)
    assert len(wanted) > 80
    reached = walked(scene, UNDO)
    assert not wanted - set(reached)
    returning, before = {UNDO}, 0
    while before < len(returning):
        before = len(returning)
        returning |= {target for target, ahead_of_it in reached.items() if ahead_of_it & returning}
    assert not set(reached) - returning


@pytest.mark.parametrize("what", ["seat", "tile", "stack", "act", "top"])
def test_a_thing_left_out_is_found(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above is able to fail."""
    real = focus.things

    def things(*args: object) -> list[focus.Thing]:
        return [thing for thing in real(*args) if thing.target.what != what]  # type: ignore[arg-type]

    monkeypatch.setattr(focus, "things", things)
    _, table, *_ = some_tables()
    with at_table(tmp_path, table) as player, pytest.raises(AssertionError):
        check_graph(player.scene)


def sort_of(row: bytearray, turn: Turn) -> str:
    """The kind of a turn, and what makes it harder to put together."""
    legs = " of two legs" if len(turn) > 2 else ""
    return kind_name(turn) + legs + (" last" if kind_name(turn) == "meditate" and view(row).candles == 1 else "")


SORTS = KINDS - {"setup-shrine", "setup-pairs"} | {"journey of two legs", "tide of two legs", "meditate last"}
TIMES = 2


@pytest.mark.slow
@pytest.mark.parametrize("device", [Keys(), Buttons()], ids=["keys", "pad"])
def test_every_kind_of_turn_and_back_again(device: Keys | Buttons, tmp_path: Path) -> None:
    """Through two games: each sort of turn is played some times where the game allows it, and taken back."""
    played: Counter[str] = Counter()
    chance = random.Random(7)
    for seed, orders in ((3, ALL_ORDERS), (8, ALL_ORDERS[:2])):
        with at_table(tmp_path, new_table(seed, "preset", None, orders), device) as player:
            scene = player.scene
            while view(scene.position).round < 6 and any(played[sort] < TIMES for sort in SORTS):
                for turn in a_turn_of_each_kind(scene.position, chance):
                    sort = sort_of(scene.position, turn)
                    if played[sort] < TIMES:
                        player.play(turn)
                        played[sort] += 1
                        player.take_back()
                scene.link.submit(random_turn(scene.position, chance))
                player.settle()
    assert set(played) >= SORTS


@pytest.mark.parametrize("device", [Keys(), Buttons()], ids=["keys", "pad"])
def test_the_preparation(device: Keys | Buttons, tmp_path: Path) -> None:
    chance = random.Random(3)
    with at_table(tmp_path, new_table(9, "free", None), device) as player:
        played = []
        while view(player.scene.position).step != "action":
            turn = random_turn(player.scene.position, chance)
            player.play(turn)
            played.append(kind_name(turn))
        assert set(played) == {"setup-shrine", "setup-pairs"}
        player.take_back()
        assert player.scene.table.length == len(played) - 1


AT_ONCE = {"shrine", "meditate"}  # verbs that need no thing


def test_a_verb_leads_to_what_it_is_for(tmp_path: Path) -> None:
    """Verb first, thing second: the focus goes by itself to something legal, and the next press does it."""
    left = set(VERBS) - AT_ONCE
    chance = random.Random(7)
    with at_table(tmp_path, new_table(3, "preset", None, ALL_ORDERS), Buttons()) as player:
        scene = player.scene
        while left and view(scene.position).round < 6:
            for verb in sorted(left & set(scene.hand.verbs)):
                left.remove(verb)
                player.click(Target("verb", name=verb))
                assert scene.hand.hover in scene.hand.lit, verb
                length, draft = scene.table.length, scene.hand.draft
                player.press("do")
                player.settle()
                if scene.table.length > length:
                    player.take_back()
                    continue
                assert draft.choices or draft.composer.hand or draft.book, verb
                while draft.busy:
                    player.press("back")
            scene.link.submit(random_turn(scene.position, chance))
            player.settle()
    assert not left


def test_reset_is_a_thing_too(tmp_path: Path) -> None:
    with at_table(tmp_path, new_table(1, "preset", None), Buttons()) as player:
        draft = player.scene.hand.draft
        player.click(Target("verb", name="journey"))
        player.press("do")
        assert draft.composer.hand
        player.click(RESET)
        assert not draft.busy


def test_a_pad_that_says_nothing_known_is_not_heard(tmp_path: Path) -> None:
    with at_table(tmp_path, new_table(1, "preset", None), Buttons()) as player:
        event = pygame.event.Event(pad.PRESSED, button="lb", command="")
        assert not player.scene.handle(event)

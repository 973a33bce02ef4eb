"""Bots at the table: they play by themselves, never instead of a person, never in the way, and say why."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from luna.bots import choose
from luna.bots.grounds import grounds
from luna.bots.levels import value_for
from luna.bots.reasons import THEMES
from luna.bots.turns import after, candidates
from luna.bots.worker import Thinker, Thought
from luna.client import sessions
from luna.client.adviser import LEVEL
from luna.client.opponents import Character
from luna.client.scenes.final import FinalScene
from luna.client.scenes.newgame import NewGameScene
from luna.client.scenes.scoring import ScoringScene
from luna.client.scenes.table import TableScene
from luna.client.scenes.turning import TurningScene
from luna.client.settings import LANGUAGES
from luna.client.tables.luna.hand.targets import Target
from luna.client.tables.luna.words import counsel
from luna.client.tables.luna.words.grounds import goal
from luna.client.tables.luna.words.grounds import said as sentence
from luna.games import luna as game
from luna.games.luna.picture import view
from luna.log.records import BOT, HUMAN
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.ui.clicks import random_turn, some_targets
from tests.ui.driver import Driver, a_game, driving

INSTANT = "animation_speed = 'instant'\ngrace = 'off'\nrecap = 'off'\n"


def a_table(*levels: int, seed: int = 7, turns: int = 0, path: Path | None = None) -> Table:
    """A table with a bot of each level, 0 = a person."""
    orders = ("yellow", "red", "blue", "white")[: len(levels)]
    dealt = game.deal(game.Options(orders, first=0), bytes([seed]) * 32)
    players = {
        order: Player("", BOT, str(Character(level, 5))) if level else Player(order.title())
        for order, level in zip(orders, levels, strict=True)
    }
    table = Table.new(game, dealt, players, path)
    chance = random.Random(seed)
    for _ in range(turns):
        table.submit(random_turn(table.position, chance))
    return table


class Room:
    """A table in the program, and a clock for what another process answers."""

    def __init__(self, driver: Driver, table: Table) -> None:
        self.driver = driver
        driver.app.replace(TableScene(driver.app, TableLink(table)))
        driver.frames(2)

    @property
    def scene(self) -> TableScene:
        found = self.driver.app.scenes[0]
        assert isinstance(found, TableScene)
        return found

    @property
    def table(self) -> Table:
        return self.scene.table

    def until(self, there: Callable[[], bool]) -> None:
        """Frame after frame, as long as the other process takes."""
        end = time.monotonic() + 30
        while not there():
            assert time.monotonic() < end, "it does not come"
            self.driver.frames(1)
            if isinstance(self.driver.app.scenes[-1], ScoringScene):
                self.driver.key(pygame.K_RETURN)
            time.sleep(0.001)

    def rests(self) -> bool:
        """A person is to move and all has been seen."""
        scene = self.driver.app.scenes[0]
        if not isinstance(scene, TableScene) or scene.table.over:
            return isinstance(scene, FinalScene)
        return not (scene.company.to_move or scene.link.busy or scene.display.busy)

    def play(self, chance: random.Random) -> None:
        """A turn of the person, and the replies."""
        self.scene.link.submit(random_turn(self.table.position, chance))
        self.until(lambda: not isinstance(self.driver.app.scenes[0], TableScene) or not self.scene.link.busy)
        self.until(self.rests)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, more=INSTANT) as made:
        yield made


def turns(table: Table) -> list[tuple[int, ...]]:
    return [played.turn for played in table.history]


def test_a_whole_game_and_the_same_game_again(tmp_path: Path) -> None:
    """Two runs with two processes of their own; a quick bot, so that this stays quick."""
    games = []
    for number in range(2):
        with driving(tmp_path / str(number), more=INSTANT) as driver:
            room, chance = Room(driver, a_table(0, 1)), random.Random(3)
            table = room.table
            room.until(room.rests)
            while not table.over:
                room.play(chance)
            assert driver.top == "FinalScene"
            games.append(turns(table))
    assert games[0] == games[1] and len(games[0]) > 40


def test_undo_over_bots_is_free_and_gets_the_same_reply(driver: Driver) -> None:
    room, chance = Room(driver, a_table(0, 2, 1, turns=16)), random.Random(1)
    room.until(room.rests)
    before = turns(room.table)
    mine = random_turn(room.table.position, chance)
    for _ in range(2):
        room.scene.link.submit(mine)
        room.until(lambda: room.table.length > len(before) and room.rests())
        replies = turns(room.table)[len(before) :]
        assert replies[0] == mine and len(replies) > 1
        room.scene.do("undo")
        room.until(lambda: room.table.length <= len(before) and room.rests())
        assert turns(room.table) == before
    room.scene.link.submit(mine)
    room.until(lambda: room.table.length > len(before) and room.rests())
    assert turns(room.table)[len(before) :] == replies


class Silent(Thinker):
    """Thinks for ever, or says what it is told to."""

    made: list[Silent]

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, bytes]] = []
        self.forgotten = 0
        self.say: list[Thought] = []
        self.made.append(self)

    def ask(self, ticket: int, row: bytes, level: int, seed: int) -> None:
        self.asked.append((ticket, row))

    def poll(self) -> list[Thought]:
        said, self.say = self.say, []
        return said

    def forget(self) -> None:
        self.forgotten += 1


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> list[Silent]:
    Silent.made = []
    monkeypatch.setattr("luna.client.opponents.Thinker", Silent)
    monkeypatch.setattr("luna.client.adviser.Thinker", Silent)
    return Silent.made


def test_whoever_watches_cannot_play_for_a_bot(driver: Driver, silent: list[Silent]) -> None:
    room = Room(driver, a_table(1, 0, turns=12))
    scene = room.scene
    if not scene.company.to_move:
        scene.link.submit(random_turn(scene.position, random.Random(2)))
        room.until(lambda: scene.company.to_move and not scene.link.busy)
    length = room.table.length
    for target in some_targets(scene.position):
        if target.what not in ("undo", "redo"):
            scene.click(target)
            driver.frames(1)
    assert room.table.length == length and scene.company.to_move
    scene.click(Target("verb", name="favour"))
    assert scene.hand.refused is not None
    assert scene.hand.refused.lines[0].words == scene.text("bots-watching")
    assert not scene.hand.verbs and not scene.hand.lit and not scene.hand.chips
    for command in ("log", "menu"):
        scene.do(command)
        driver.frames(2)
    assert driver.top == "OverlayScene" and scene.log in scene.open


def test_the_window_goes_on_while_it_thinks_and_undo_ends_that_at_once(driver: Driver, silent: list[Silent]) -> None:
    """The thinker never answers: only a frame loop that does not wait comes to the end of this test."""
    room = Room(driver, a_table(0, 5))
    scene = room.scene
    scene.link.submit(random_turn(scene.position, random.Random(2)))
    room.until(lambda: bool(silent and silent[-1].asked))
    driver.frames(30)
    assert scene.company.to_move and scene._chrome().thinking == 1
    assert len(silent[-1].asked) == 1
    scene.do("undo")
    room.until(lambda: room.table.length == 0)
    driver.frames(2)
    assert silent[-1].forgotten == 1
    assert not scene.company.to_move and scene._chrome().thinking is None


def test_a_late_answer_to_what_was_taken_back_is_not_played(driver: Driver, silent: list[Silent]) -> None:
    room = Room(driver, a_table(0, 1))
    scene = room.scene
    scene.link.submit(random_turn(scene.position, random.Random(2)))
    room.until(lambda: bool(silent and silent[-1].asked))
    ticket, row = silent[-1].asked[-1]
    late = Thought(ticket, 0, 0, (), choose(bytearray(row), 1, 5))
    scene.do("undo")
    room.until(lambda: room.table.length == 0)
    scene.link.submit(random_turn(scene.position, random.Random(9)))
    room.until(lambda: len(silent[-1].asked) == 2)
    silent[-1].say = [late]
    driver.frames(60)
    assert room.table.length == 1


def test_nothing_is_played_under_a_menu(driver: Driver, silent: list[Silent]) -> None:
    room = Room(driver, a_table(1, 0))
    scene = room.scene
    if not scene.company.to_move:
        scene.link.submit(random_turn(scene.position, random.Random(2)))
    room.until(lambda: bool(silent and silent[-1].asked))
    scene.do("menu")
    driver.frames(2)
    ticket, row = silent[-1].asked[-1]
    length = room.table.length
    silent[-1].say = [Thought(ticket, 0, 0, (), choose(bytearray(row), 1, 5))]
    driver.frames(60)
    assert room.table.length == length
    driver.key(pygame.K_ESCAPE)
    room.until(lambda: room.table.length == length + 1)


def test_a_bot_that_dies_is_said_and_can_be_started_again(driver: Driver) -> None:
    room = Room(driver, a_table(5, 5, turns=30))
    scene, bots = room.scene, room.scene.company.opponents
    room.until(lambda: bots._thinker is not None and bots._thinker._process is not None)
    assert bots._thinker is not None and bots._thinker._process is not None
    bots.paused = True
    bots._thinker._process.kill()
    room.until(lambda: bots.failed)
    length = room.table.length
    assert scene.company.watch.says == "bots-failed"
    scene.link.set_player(1, Player("Bram"))
    scene.link.set_player(0, Player("", BOT, str(Character(1, 5))))
    room.until(lambda: not scene.link.busy)
    scene.do("skip")
    bots.paused = False
    room.until(lambda: room.table.length > length or room.rests())
    assert not bots.failed and room.table.seats[1].kind == HUMAN


def test_bots_among_themselves_play_and_can_be_paused(driver: Driver) -> None:
    room = Room(driver, a_table(1, 1, 1))
    scene = room.scene
    room.until(lambda: room.table.length > 3)
    assert scene.company.watch.says == "bots-play"
    driver.key(pygame.K_SPACE)
    room.until(lambda: not scene.link.busy)
    length = room.table.length
    driver.frames(60)
    assert room.table.length == length and scene.company.watch.says == "bots-paused"
    scene.do("undo")
    room.until(lambda: room.table.length == length - 1)
    driver.frames(60)
    assert room.table.length == length - 1
    driver.key(pygame.K_SPACE)
    room.until(lambda: room.table.length > length)


def test_a_seat_changes_hands_in_the_middle_of_a_game(driver: Driver) -> None:
    room = Room(driver, a_table(0, 0, turns=20))
    scene = room.scene
    seat = room.table.to_move
    assert seat is not None
    scene.do("menu")
    driver.frames(2)
    driver.click("players")
    driver.menu.ring.named(f"seat-{seat}").turn(1)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    room.until(lambda: room.table.seats[seat].kind == BOT and room.rests())
    assert Character.of(room.table.seats[seat]).level == 1
    assert scene.company.you == 1 - seat and room.table.length > 20
    scene.do("undo")
    room.until(lambda: room.table.length < 20)
    assert room.table.seats[seat].kind == BOT


def test_why_names_the_weightiest_reasons(driver: Driver) -> None:
    room = Room(driver, a_table(0, 3, turns=14))
    room.until(room.rests)
    chance = random.Random(4)
    while not any(thought.why for thought in room.scene.company.opponents.thoughts.values()):
        room.play(chance)
    scene, company = room.scene, room.scene.company
    number, thought = next((n, one) for n, one in company.opponents.thoughts.items() if one.why)
    rail = scene.display.layout.rail.log
    said = None
    for y in range(rail.top, rail.bottom, 6):
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(rail.centerx, y), rel=(0, 0), buttons=(0, 0, 0)))
        if company._pointed is not None and company._pointed.number == number:
            said = company.why()
    assert said is not None
    row = scene.table.position_at(number - 1)
    argued = [sentence(scene.text, scene.names, ground) for ground in counsel.argued(row, thought)]
    assert argued and [line.words for line in said[0].lines] == argued
    driver.frames(2)


def test_a_hint_is_the_best_turn_at_three_depths(driver: Driver) -> None:
    room = Room(driver, a_table(0, 0, turns=40, seed=3))
    scene, hints = room.scene, room.scene.company.hints
    best = choose(scene.position, LEVEL)
    driver.key(pygame.K_i)
    assert hints in scene.open
    room.until(lambda: hints.adviser.ready is not None)
    assert hints.adviser.ready is not None and hints.adviser.ready.choice == best
    deep = [len(hints.card.lines)]
    assert not hints.things
    driver.key(pygame.K_i)
    deep.append(len(hints.card.lines))
    assert counsel.told(scene.text, scene.names, scene.position, best) in hints.card.lines[1].words
    assert hints.things == counsel.things(scene.position, best)
    driver.key(pygame.K_i)
    deep.append(len(hints.card.lines))
    assert deep == sorted(set(deep)) and [line.sign for line in hints.card.lines if line.sign]
    driver.key(pygame.K_i)
    assert hints not in scene.open
    driver.key(pygame.K_i)
    scene.link.submit(best)
    room.until(lambda: room.table.length == 41)
    assert hints not in scene.open and hints.adviser.thought is None


def pointing(room: Room, number: int) -> Callable[[], list[str]]:
    """The pointer goes to the line of a turn in the rail; what its card says then, from now on."""
    scene = room.scene
    rail = scene.display.layout.rail.log
    for y in range(rail.bottom - 2, rail.top, -6):
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(rail.centerx, y), rel=(0, 0), buttons=(0, 0, 0)))
        entry = scene.company._pointed
        if entry is not None and entry.number == number:
            break

    def words() -> list[str]:
        said = scene.company.why()
        return [line.words for line in said[0].lines] if said else []

    return words


def a_game_with_a_bot(level: int, until: int) -> Table:
    """A table at which a bot has played before this program began."""
    table = a_table(0, level, seed=3)
    chance = random.Random(2)
    while table.length < until or table.seats[table.to_move or 0].kind == BOT:
        bot = table.seats[table.to_move or 0].kind == BOT
        table.submit(choose(table.position, level, 5) if bot else random_turn(table.position, chance))
    return table


def test_why_of_a_turn_played_before_is_thought_out_once_more(driver: Driver) -> None:
    table = a_game_with_a_bot(2, 14)
    number = max(n for n, played in enumerate(table.history, 1) if table.seats[played.seat].kind == BOT)
    room = Room(driver, table)
    assert not room.scene.company.opponents.thoughts
    said = pointing(room, number)
    assert said() == [room.scene.text("hint-thinking", percent=0)]
    room.until(lambda: room.scene.company._explainer.ready is not None)
    thought, row = room.scene.company._explainer.ready, table.position_at(number - 1)
    assert thought is not None and thought.choice == table.history[number - 1].turn
    argued = [sentence(room.scene.text, room.scene.names, ground) for ground in counsel.argued(row, thought)]
    assert argued and said()[: len(argued)] == argued
    driver.frames(2)
    scene = room.scene
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 500), rel=(0, 0), buttons=(0, 0, 0)))
    assert scene.company._explainer.thought is None


def test_why_of_a_turn_that_somebody_else_played_in_that_seat(driver: Driver) -> None:
    table = a_table(0, 2, seed=7, turns=14)  # random turns: a bot sat down later
    number = max(
        n
        for n, played in enumerate(table.history, 1)
        if table.seats[played.seat].kind == BOT and choose(table.position_at(n - 1), 2, 5) != played.turn
    )
    room = Room(driver, table)
    said = pointing(room, number)
    room.until(lambda: room.scene.company._explainer.ready is not None)
    turn = counsel.told(
        room.scene.text, room.scene.names, table.position_at(number - 1), choose(table.position_at(number - 1), 2, 5)
    )
    assert said() == [room.scene.text("why-not-its-own", turn=turn)]


@pytest.mark.parametrize("means", ("key", "click"))
def test_a_hint_can_be_stopped_while_it_is_thought_out(driver: Driver, silent: list[Silent], means: str) -> None:
    room = Room(driver, a_table(0, 0, turns=20, seed=3))
    scene, hints = room.scene, room.scene.company.hints
    driver.click_at(scene.display.layout.rail.buttons["hint"].center)
    (ticket, row) = silent[-1].asked[-1]
    silent[-1].say = [Thought(ticket, 500, 2000, (), None)]
    driver.frames(2)
    assert hints in scene.open and hints.card.lines[0].words == scene.text("hint-thinking", percent=25)
    if means == "key":
        driver.key(pygame.K_ESCAPE)
    else:
        driver.click_at(hints.spots(scene.display.layout)[0].center)
    assert hints not in scene.open and silent[-1].forgotten == 1 and driver.top == "TableScene"
    driver.key(pygame.K_i)
    assert len(silent[-1].asked) == 2


def test_nobody_else_can_ask_for_a_hint(driver: Driver, silent: list[Silent]) -> None:
    room = Room(driver, a_table(5, 0))
    scene = room.scene
    if not scene.company.to_move:
        scene.link.submit(random_turn(scene.position, random.Random(2)))
        room.until(lambda: scene.company.to_move and not scene.link.busy)
    assert not scene._chrome().can_hint
    driver.click_at(scene.display.layout.rail.buttons["hint"].center)
    assert scene.company.hints not in scene.open
    assert scene.hand.refused is not None and scene.hand.refused.lines[0].words == scene.text("hint-not-now")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ground_has_its_words(language: str) -> None:
    """Everything that a hint can say, of every kind of position, and each ground at least once."""
    text, said = Catalogue(language), set[str]()
    for row, turn in some_turns():
        names = ["Yanna", "Rolf", "Bea", "Wim"][: len(view(row).seats)]
        for theme in THEMES:
            for ground in grounds(row, turn, [theme]):
                words = sentence(text, names, ground), goal(text, ground)
                assert all(one.endswith(".") and "{" not in one for one in words), words
                said.add(ground.name)
    assert len(said) > 40
    for theme in THEMES:
        assert text(f"theme-{theme}")
    assert counsel.points(text, -2340) == ("\u22122.3" if language == "en" else "\u22122,3")
    assert counsel.points(text, 500) == ("+0.5" if language == "en" else "+0,5")
    assert not text.missing and not text.faulty


@cache
def some_turns() -> list[tuple[bytearray, tuple[int, ...]]]:
    """Turns of games with two to four players and alone, from the first shrine to the last candle."""
    found = []
    for orders, solo in ((2, 0), (4, 0), (1, 2)):
        options = game.Options(("yellow", "red", "blue", "white")[:orders], "free", solo=solo)
        row, chance = game.start(game.deal(options, bytes(32))), random.Random(orders)
        while game.to_move(row) is not None:
            turn = chance.choice(candidates(row, value_for(row)))
            found.append((row, turn))
            row = after(row, turn)
    return found


def test_turning_points_lead_to_their_moments(driver: Driver) -> None:
    table = Table.open(game, a_game(driver.app.saves, 10_000, ("yellow", "red")))
    driver.app.replace(FinalScene(driver.app, table))
    driver.frames(60)
    driver.click("turning")
    scene = driver.app.scenes[-1]
    assert isinstance(scene, TurningScene)
    end = time.monotonic() + 120
    while scene.reviewed.points is None and time.monotonic() < end:
        driver.frames(1)
        time.sleep(0.01)
    points = scene.reviewed.points
    assert points is not None and len(points) == 3
    assert [point.number for point in points] == sorted(point.number for point in points)
    driver.frames(2)
    driver.click(f"point-{points[0].number}")
    driver.frames(3)
    assert driver.top == "ReplayScene"
    assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


def test_a_new_game_seats_the_bots_that_were_chosen(driver: Driver) -> None:
    settings = driver.app.settings
    settings.bots = {"red": 2}
    driver.app.push(NewGameScene(driver.app))
    driver.frames(2)
    driver.menu.ring.named("level-1").turn(1)
    driver.click("begin")
    driver.frames(3)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, TableScene)
    assert [sessions.level_of(seat) for seat in sorted(scene.table.seats)] == [3, 0]
    assert settings.bots == {"red": 3}

"""Bots at the table play by themselves, never for a person, and never block the window."""

import multiprocessing
import random
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pygame
import pytest

from luna.bots import compiled, worker
from luna.bots.answers import Thought, TurnReview
from luna.bots.evaluator import Level, Variation, evaluator_of
from luna.bots.oneply import ranked
from luna.bots.review import POINTS
from luna.core.levels import Character
from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.picture.table_frame import ORDERS
from luna.games.luna.board.words import teller
from luna.games.luna.bot.evaluator import LunaEvaluator, evaluator
from luna.games.luna.rules.consequences import consequence
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.reading import read_turn
from luna.log.records import BOT, HUMAN
from luna.shell.drawing import theme
from luna.shell.modes.replay import ReplayScene
from luna.shell.players import seats
from luna.shell.players.opponents import LONG, PATIENCE
from luna.shell.records import statistics
from luna.shell.records.statistics import Statistics
from luna.shell.screens.game_over import FinalScene
from luna.shell.screens.newgame import NewGameScene
from luna.shell.screens.review import TurningScene
from luna.shell.screens.table_menu import PlayersScene
from luna.shell.screens.title import TitleScene
from luna.table.table import Player, Table
from tests.bots.helpers import choose, judged
from tests.bots.test_endings import ENDLESS
from tests.patience import until
from tests.ui.clicks import random_turn, some_targets
from tests.ui.driver import Driver, a_game, driving
from tests.ui.rooms import INSTANT, Room, Silent, a_table


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, more=INSTANT) as made:
        yield made


def turns(table: Table) -> list[tuple[int, ...]]:
    return [played.turn for played in table.history]


def test_a_game_against_bots_is_reproducible(tmp_path: Path) -> None:
    """Two runs with two separate processes; a quick bot keeps the test quick."""
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


def test_a_watcher_cannot_play_for_a_bot(driver: Driver, silent: Silent) -> None:
    room = Room(driver, a_table(1, 0, turns=12))
    scene = room.scene
    if not scene.company.watching:
        scene.link.submit(random_turn(scene.position, random.Random(2)))
        room.until(lambda: scene.company.watching and not scene.link.busy)
    length = room.table.length
    for target in some_targets(scene.position):
        scene.board.focus.click(target)
        driver.frames(1)
    assert room.table.length == length and scene.company.watching
    scene.board.focus.click(targets.Verb("favour"))
    assert scene.board.hand.refused is not None
    assert scene.board.hand.refused.lines[0].words == scene.text("bots-watching")
    assert not scene.board.hand.verbs and not scene.board.hand.lit and not scene.board.hand.chips
    for command in ("log", "menu"):
        scene.do(command)
        driver.frames(2)
    assert driver.top == "OverlayScene" and scene.log in scene.open


def test_the_window_keeps_running_during_a_search_and_undo_cancels_it(driver: Driver, silent: Silent) -> None:
    """The thinker never answers: only a frame loop that does not wait reaches the end of this test."""
    room = Room(driver, a_table(0, 5))
    scene = room.scene
    scene.link.submit(random_turn(scene.position, random.Random(2)))
    room.until(lambda: bool(silent.rows))
    driver.frames(30)
    assert scene.company.watching and scene.picture.chrome().thinking == 1
    assert len(silent.rows) == 1
    scene.do("undo")
    room.until(lambda: room.table.length == 0)
    driver.frames(2)
    assert not silent.waiting
    assert not scene.company.watching and scene.picture.chrome().thinking is None


def test_a_late_answer_after_an_undo_is_not_played(driver: Driver, silent: Silent) -> None:
    room = Room(driver, a_table(0, 1))
    scene = room.scene
    scene.link.submit(random_turn(scene.position, random.Random(2)))
    room.until(lambda: bool(silent.rows))
    late = silent.questions[-1]
    answer = Thought(0, 0, (), choose(bytearray(silent.rows[-1]), 1, 5))
    scene.do("undo")
    room.until(lambda: room.table.length == 0)
    scene.link.submit(random_turn(scene.position, random.Random(9)))
    room.until(lambda: len(silent.rows) == 2)
    late.known = answer
    driver.frames(60)
    assert room.table.length == 1


def test_nothing_is_played_under_a_menu(driver: Driver, silent: Silent) -> None:
    room = Room(driver, a_table(1, 0))
    scene = room.scene
    if not scene.company.watching:
        scene.link.submit(random_turn(scene.position, random.Random(2)))
    room.until(lambda: bool(silent.rows))
    scene.do("menu")
    driver.frames(2)
    length = room.table.length
    silent.say(Thought(0, 0, (), choose(bytearray(silent.rows[-1]), 1, 5)))
    driver.frames(60)
    assert room.table.length == length
    driver.key(pygame.K_ESCAPE)
    room.until(lambda: room.table.length == length + 1)


def kill(driver: Driver) -> None:
    process = driver.app.thinker._process
    assert process is not None
    process.kill()
    process.join()


def test_a_bot_killed_once_plays_on(driver: Driver) -> None:
    table = a_table(3, 3, turns=30)
    expected = choose(table.position, 3, 5)
    room = Room(driver, table)
    bots = room.scene.company.opponents
    bots.paused = True
    room.until(lambda: driver.app.thinker._process is not None)
    kill(driver)
    bots.paused = False
    room.until(lambda: room.table.length > 30)
    assert room.table.history[30].turn == expected and not bots.failed
    assert driver.app.toasts.shown is None


def test_one_process_thinks_for_bots_and_hints_of_all_tables_and_ends_with_the_program(tmp_path: Path) -> None:
    with driving(tmp_path, more=INSTANT) as driver:
        room = Room(driver, a_table(0, 1, turns=8))
        room.until(room.rests)
        processes = set(multiprocessing.active_children())
        driver.key(pygame.K_i)
        room.until(lambda: room.scene.company.hints.adviser.ready is not None)
        room = Room(driver, a_table(0, 2, turns=8, seed=3))
        room.until(room.rests)
        room.play(random.Random(1))
        assert driver.app.thinker._process in multiprocessing.active_children()
        assert len(set(multiprocessing.active_children()) | processes) == 1
    assert not multiprocessing.active_children()


def test_leaving_a_table_cancels_its_searches(driver: Driver, silent: Silent) -> None:
    Room(driver, a_table(5, 5, turns=8))
    driver.frames(5)
    assert silent.waiting
    driver.app.replace(TitleScene(driver.app))
    driver.frames(2)
    assert not silent.waiting


def test_a_bot_that_dies_twice_plays_its_first_idea_and_says_so(driver: Driver) -> None:
    room = Room(driver, a_table(5, 5, turns=30))
    bots = room.scene.company.opponents
    bots.paused = True
    while bots._hurried is None:
        if driver.app.thinker._process is not None:
            kill(driver)
        driver.step()
    assert driver.app.toasts.shown == driver.app.catalogue("notice-bot-fault")
    at_first_sight = choose(room.table.position, 3)
    bots.paused = False
    room.until(lambda: room.table.length > 30)
    assert room.table.history[30].turn == at_first_sight and not bots.failed


def test_a_bot_that_keeps_failing_is_reported_and_can_be_restarted(driver: Driver) -> None:
    room = Room(driver, a_table(5, 5, turns=30))
    scene, bots = room.scene, room.scene.company.opponents
    bots.paused = True
    room.until(lambda: driver.app.thinker._process is not None)
    assert scene.picture.chrome().draft_hint == scene.text("bots-thinking")
    while not (bots.failed and bots._hurried):
        if driver.app.thinker._process is not None:
            kill(driver)
        driver.step()
    length = room.table.length
    assert bots._hurried == bots._asked and scene.company.watch.says == "bots-failed"
    assert scene.picture.chrome().draft_hint == scene.text("bots-stopped") and scene.picture.chrome().thinking is None
    scene.do("skip")
    assert scene.company.watch.says == "bots-paused" and scene.picture.chrome().draft_hint == scene.text(
        "bots-thinking"
    )
    at_first_sight = choose(room.table.position, 3)
    bots.paused = False
    room.until(lambda: room.table.length > length)
    assert room.table.history[length].turn == at_first_sight, "the same question would end the same way"
    room.until(lambda: bots._asked is not None and bots._asked.length > length)
    assert bots._asked != bots._hurried


def test_the_seat_of_a_dead_bot_can_be_taken_by_a_person(driver: Driver) -> None:
    room = Room(driver, a_table(5, 0, turns=30))
    scene, bots = room.scene, room.scene.company.opponents
    if not scene.company.watching:
        scene.link.submit(random_turn(scene.position, random.Random(2)))
    room.until(lambda: scene.company.watching and bots._asked is not None)
    bots._hurried, bots.failed = bots._asked, True
    driver.frames(2)
    scene.link.set_player(0, Player("Bram"))
    room.until(room.rests)
    assert room.table.seats[0].kind == HUMAN and scene.company.watch.says == ""


def fails(pipe: Connection, pure: bool) -> None:
    """A process whose every search fails."""
    pytest.MonkeyPatch().setattr(worker, "analyse", lambda *_: 1 // 0)
    worker.work(pipe, pure)


def test_a_bug_in_a_search_stops_no_game(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot and the hint have an answer, the failure is reported once, the game reaches its end."""
    monkeypatch.setattr(worker, "work", fails)
    room, chance = Room(driver, a_table(0, 5)), random.Random(3)
    room.until(room.rests)
    said: list[str] = []
    monkeypatch.setattr(driver.app.toasts, "say", lambda words, trouble=False: said.append(words))
    driver.key(pygame.K_i)
    hints = room.scene.company.hints
    room.until(lambda: hints.adviser.ready is not None)
    assert hints.adviser.ready is not None
    assert game.why_not(room.scene.position, hints.adviser.ready.choice or ()) is None
    assert hints.card.lines and not hints.adviser.failed
    table = room.table
    while not table.over:
        room.play(chance)
    assert driver.top == "FinalScene"
    reports = list((driver.app.home / "reports").iterdir())
    assert len(reports) == 1 and "ZeroDivisionError" in reports[0].read_text(encoding="utf-8")
    words = driver.app.catalogue
    assert said == [f"{words('notice-bot-fault')} {words('notice-report', file=str(reports[0]))}"]


def test_a_silent_bot_can_be_hurried(driver: Driver, silent: Silent) -> None:
    """A process that hangs, or an endless search: it is replaced; the second time the person is asked."""
    room = Room(driver, a_table(5, 5, turns=30))
    bots, watch = room.scene.company.opponents, room.scene.company.watch
    room.until(lambda: bool(silent.rows))
    bots._quiet = PATIENCE - 0.5
    driver.frames(5)
    silent.say(Thought(50, 2000, (), None))
    driver.frames(60)
    assert watch.says == "bots-play", "something was heard in between"
    bots._quiet = PATIENCE - 0.5
    room.until(lambda: silent.restarts == 1 and len(silent.rows) == 2)
    assert watch.says == "bots-play" and silent.hurried == [False, True]
    assert driver.app.toasts.shown is not None
    bots._quiet = PATIENCE - 0.5
    driver.frames(60)
    assert watch.says == "bots-slow" and silent.restarts == 1
    driver.key(pygame.K_SPACE)
    room.until(lambda: silent.restarts == 2 and len(silent.rows) == 3)
    silent.say(Thought(0, 0, (), choose(bytearray(silent.rows[-1]), 3)))
    room.until(lambda: len(silent.rows) == 4)
    assert silent.hurried == [False, True, True, False]


def gold(driver: Driver, rect: pygame.Rect) -> int:
    """The length of the gold at the foot of a card."""
    window = driver.app.window.get_surface()
    return sum(window.get_at((x, rect.bottom - 6))[:3] == theme.GOLD for x in range(rect.left + 9, rect.right - 9))


def test_a_long_search_is_cut_short_by_a_key(driver: Driver, silent: Silent) -> None:
    room = Room(driver, a_table(0, 5, turns=30))
    bots, watch = room.scene.company.opponents, room.scene.company.watch
    if not silent.rows:
        room.scene.link.submit(random_turn(room.scene.position, random.Random(2)))
    room.until(lambda: bool(silent.rows))
    first, second = (turn for _, turn in ranked(evaluator_of("luna", room.scene.position), room.scene.position)[:2])
    silent.say(Thought(50, 2000, (Variation(second, 2.0, 0.6), Variation(first, 1.0, 0.4)), None))
    driver.frames(5)
    driver.key(pygame.K_SPACE)
    driver.frames(5)
    length = room.table.length
    assert watch.says == "" and bots.thinking is not None, "it has hardly begun"
    bots._spent = LONG
    driver.frames(5)
    assert watch.says == "bots-long"
    before = gold(driver, watch.rect)
    silent.say(Thought(1500, 2000, (Variation(second, 2.0, 0.6), Variation(first, 1.0, 0.4)), None))
    driver.frames(2)
    assert gold(driver, watch.rect) > before + watch.rect.width // 2, "a bar grows"
    driver.key(pygame.K_SPACE)
    room.until(lambda: room.table.length > length)
    assert room.table.history[length].turn == second
    thought = bots.thought(length + 1, second)
    assert thought is not None and thought.chose(second)


def test_bots_that_go_in_circles_turn_a_candle(driver: Driver, silent: Silent) -> None:
    """In a game that was led back to the same position again and again."""
    header, turns = game.from_text(ENDLESS.read_text(encoding="utf-8"))
    bot = Player("", BOT, str(Character(5, 5)))
    table = Table.new(game, header, dict.fromkeys(header.orders, bot))
    for turn in turns:
        table.acts.submit(turn)
    first, orders = table.position, ("yellow", "red")
    for move in ("favour novice", "favour herbs +novice", "herbs novice 2") * 2:
        for order in orders:
            table.acts.submit(read_turn(table.position, f"{order}: {move}"))
    assert table.position == first
    length = table.length
    room = Room(driver, table)
    room.until(lambda: table.length > length)
    assert table.history[length].turn == (MEDITATION,)
    thought = room.scene.company.opponents.thought(length + 1, (MEDITATION,))
    assert thought is not None
    card = teller.why(room.scene.text, room.scene.names, table.position_at(length), thought)
    assert card.lines[1].words == room.scene.text("ground-circles")


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
    assert Character.of(room.table.seats[seat].bot).level == 0
    assert scene.company.you == 1 - seat and room.table.length > 20
    scene.do("undo")
    room.until(lambda: room.table.length < 20)
    assert room.table.seats[seat].kind == BOT


def test_turning_points_lead_to_their_moments(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.open(game, a_game(driver.app.saves, 10_000, ("yellow", "red")))
    monkeypatch.setattr(LunaEvaluator, "examined", Level())  # at first sight, and not at the end, which is solved
    rows = [(table.position_at(number - 1), number, played.turn) for number, played in enumerate(table.history, 1)]
    known = [judged(evaluator(row), row, number, turn) for row, number, turn in rows[:50]]
    known += [TurnReview((0, 0))] * len(rows[50:])
    study = driver.app.analyst.look(table)
    until(lambda: study.read, driver.step)  # or the empty file would replace the given content
    study.judged = (*known, TurnReview((0, 0)))
    driver.app.replace(FinalScene(driver.app, table))
    driver.frames(60)
    driver.click("turning")
    scene = driver.app.scenes[-1]
    assert isinstance(scene, TurningScene)
    until(lambda: scene.study.whole, driver.step, limit=120, pause=0.01)
    points = scene.study.points
    assert len(points) == POINTS
    assert [point.number for point in points] == sorted(point.number for point in points)
    driver.frames(2)
    driver.click(f"point-{points[0].number}")
    driver.frames(3)
    replay = driver.app.scenes[-1]
    assert isinstance(replay, ReplayScene)
    assert str(points[0].number) in replay.title(replay.number) and replay.number == points[0].number - 1
    row = table.position_at(points[0].number - 1)
    assert replay._card is not None and replay._card.told == consequence(row, points[0].better)
    said = replay.title(replay.number)
    driver.key(pygame.K_RIGHT)
    assert replay.number == points[0].number and replay.title(replay.number) != said
    driver.key(pygame.K_LEFT)
    assert replay.title(replay.number) == said
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scenes[-1] is scene
    assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


def test_a_new_game_seats_the_bots_that_were_chosen(driver: Driver) -> None:
    settings = driver.app.settings
    settings.last("luna").levels = {"red": 2}
    driver.app.push(NewGameScene(driver.app))
    driver.frames(2)
    driver.menu.ring.named("level-1").turn(1)
    driver.click("begin")
    driver.frames(3)
    scene = driver.scene
    assert [seats.level_of(seat) for seat in sorted(scene.table.seats)] == [3, None]
    assert settings.last("luna").levels == {"red": 3}


@pytest.mark.parametrize("missing", [True, False])
def test_the_form_names_the_waits_of_high_levels_without_a_core(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, missing: bool
) -> None:
    monkeypatch.setattr(compiled, "expected", lambda game: not missing)
    driver.app.settings.last("luna").levels = {"red": 10}
    driver.app.push(NewGameScene(driver.app))
    driver.frames(2)
    assert all(widget.name != "levels-slow" for widget in driver.menu.ring.widgets)
    driver.menu.ring.named("level-1").turn(1)
    driver.frames(2)
    said = [widget for widget in driver.menu.ring.widgets if widget.name == "levels-slow"]
    assert bool(said) == missing


def _shown(driver: Driver) -> list[int | None]:
    """The levels in the form of a new game with four seats."""
    driver.app.replace(TitleScene(driver.app))
    driver.app.push(NewGameScene(driver.app))
    driver.frames(2)
    form = driver.app.scenes[-1]
    assert isinstance(form, NewGameScene)
    form._count(4)
    return form.bots


def test_the_first_game_is_against_beginners(driver: Driver) -> None:
    """Until a game has been finished, whatever an earlier version has stored; afterwards as chosen."""
    settings = driver.app.settings
    settings.last("luna").levels = None
    assert _shown(driver) == [None, 0, 0, 0]
    settings.last("luna").levels = dict.fromkeys(ORDERS[1:], 2)  # the preset of earlier versions
    assert _shown(driver) == [None, 0, 0, 0]
    driver.click("begin")
    driver.frames(3)
    assert [seats.level_of(seat) for seat in driver.scene.table.seats].count(0) == 3
    assert [str(Character.of(seat.bot)).split()[:2] for seat in driver.scene.table.seats].count(["rung", "0"]) == 3
    assert settings.last("luna").levels == dict.fromkeys(ORDERS[1:], 0)
    settings.last("luna").levels = {"red": 2, "blue": 0, "white": 4}
    assert _shown(driver) == [None, 2, 0, 4], "chosen"
    settings.last("luna").levels = dict.fromkeys(ORDERS[1:], 2)
    Statistics(driver.app.home).add(statistics.finished(Table.open(game, a_game(driver.app.saves, 10_000)), 1))
    assert _shown(driver) == [None, 2, 2, 2]
    settings.last("luna").levels = {}
    assert _shown(driver) == [None] * 4


def test_a_beginner_can_be_chosen_everywhere(driver: Driver) -> None:
    assert Character.of("rung 0 seed 7") == (0, 7)
    table = a_table(0, 3, turns=20)
    room = Room(driver, table)
    scene = room.scene
    driver.app.push(PlayersScene(driver.app, game.NAME, table.seats, scene.link.set_player))
    driver.frames(2)
    row = driver.menu.ring.named("seat-1")
    row.turn(-1), row.turn(-1), row.turn(-1)
    driver.key(pygame.K_ESCAPE)
    room.until(lambda: seats.level_of(table.seats[1]) == 0 and room.rests())
    assert scene.picture.chrome().bots == {1: 0} and scene.company.levels == {1: 0}
    driver.frames(2)

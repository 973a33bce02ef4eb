"""Pebbles, a game that nothing outside its folder knows, through the whole program: windows, files, a relay."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from luna.core import registry
from luna.games.pebbles import board, rules
from luna.log.summaries import summary
from luna.shell.app import navigation
from luna.shell.board.films.film import Clip
from luna.shell.board.plain_board import PlainDisplay
from luna.shell.board.table_view import TableView
from luna.shell.board.timers import HANDED_OVER
from luna.shell.modes.replay import ReplayScene
from luna.shell.records import captions
from luna.shell.screens.game_over import FinalScene
from luna.shell.widgets import Choice
from luna.table.table import Table
from tests.patience import until
from tests.ui.driver import Driver, driving
from tests.ui.two import Two

QUICK = 'animation_speed = "instant"\n'
TAKE = {number: (number,) for number in (1, 2, 3)}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Driver]:
    """A new game of two people, from the title."""
    with driving(tmp_path, more=QUICK) as driver:
        navigation.leave(driver.app)
        driver.frames()
        driver.click("new")
        games = driver.widget("game")
        assert isinstance(games, Choice)
        for _ in range(registry.listed().index("pebbles") - games.chosen):
            driver.widget("game").turn(1)
            driver.frames()
        for seat in range(2):
            if any(widget.name == f"level-{seat}" for widget in driver.menu.ring.widgets):
                driver.click(f"kind-{seat}")
        driver.click("begin")
        until(lambda: driver.top == "TableView", driver.step)
        yield driver


def view_of(driver: Driver) -> TableView:
    scene = driver.app.scenes[-1]
    assert isinstance(scene, TableView)
    return scene


def settle(driver: Driver) -> None:
    """Wait until nothing moves."""
    until(lambda: not (view_of(driver).link.busy or view_of(driver).board.display.busy), driver.step)


def spot(driver: Driver, turn: tuple[int, ...]) -> pygame.Rect:
    """The place that plays a turn."""
    board = view_of(driver).board
    assert isinstance(board.display, PlainDisplay)
    return next(rect for rect, one in board.display.spots if one == turn)


def play(driver: Driver, *turns: tuple[int, ...]) -> None:
    """Click these turns, late enough that two clicks on one place are no double click."""
    for turn in turns:
        driver.wait(HANDED_OVER)
        length = view_of(driver).table.length + 1
        driver.click_at(spot(driver, turn).center)
        grown(driver, view_of(driver).table, length)
        settle(driver)


def grown(driver: Driver, table: Table, length: int) -> None:
    """Whether so many turns have been played."""
    until(lambda: table.length == length, driver.step)


def test_pebbles_is_hidden_without_the_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "pebbles" in registry.listed()
    monkeypatch.delenv(registry.SWITCH)
    assert "pebbles" not in registry.listed()


def test_turns_by_pointer_and_keys_undo_and_redo(table: Driver) -> None:
    view = view_of(table)
    heap = view.position[0]
    assert view.table.game.NAME == "pebbles" and [seat.order for seat in view.table.seats]
    play(table, TAKE[3], TAKE[2], (rules.GIVE, rules.GIVE, rules.DONE))
    assert view.position[0] == heap - 3 and view.table.length == 3
    table.key(pygame.K_TAB)
    table.key(pygame.K_RETURN)  # the first place: one pebble
    until(lambda: view.table.length == 4, table.step)
    assert view.position[0] == heap - 4
    for command, left in (("undo", heap - 3), ("undo", heap - 5), ("redo", heap - 3)):
        settle(table)
        view.do(command)
        settle(table)
        assert view.position[0] == left
    assert (rules.GIVE, rules.DONE) in [turn for _, turn in view.board.display.spots]  # type: ignore[attr-defined]


def test_a_save_reopens_with_its_log(table: Driver) -> None:
    play(table, TAKE[1], TAKE[2])
    view = view_of(table)
    path, digest = view.table.path, view.table.digest
    view.do("log")
    table.frames(3)
    words = [row.words for _, (_, row) in view.log.places]
    assert "Take one pebble" in words and "Take 2 pebbles" in words
    assert path is not None
    navigation.leave(table.app)
    table.frames()
    found = summary(path, 0.0)
    assert captions.state(table.app.catalogue, found) == "Under way" and found.begun and not found.round
    assert navigation.open_save(table.app, path)
    until(lambda: table.top == "TableView", table.step)
    assert view_of(table) is not view and view_of(table).table.digest == digest
    play(table, TAKE[3])


def test_replay_goes_on_and_back(table: Driver) -> None:
    play(table, TAKE[1], TAKE[2], TAKE[3])
    view = view_of(table)
    view.look_back(0)
    table.frames(3)
    replay = table.app.scenes[-1]
    assert isinstance(replay, ReplayScene) and isinstance(replay.display, PlainDisplay)
    for number in (1, 2, 3, 2, 1):
        table.key(pygame.K_RIGHT if number > replay.number else pygame.K_LEFT)
        assert replay.number == number
        assert replay.title(number) == f"Turn {number} of 3"  # there are no rounds
        assert replay.display.shown == view.table.position_at(number)
    table.key(pygame.K_ESCAPE)
    assert table.app.scenes[-1] is view


def test_what_if_leaves_no_trace(table: Driver) -> None:
    play(table, TAKE[1])
    view = view_of(table)
    digest = view.table.digest
    table.key(pygame.K_w)
    until(lambda: table.top == "WhatIf", table.step)
    play(table, TAKE[3], TAKE[3])
    assert view_of(table).table.length == 3 and view.table.digest == digest
    table.key(pygame.K_w)
    assert table.app.scenes[-1] is view and view.table.length == 1


def test_a_hint_names_a_turn_and_lights_its_place(table: Driver) -> None:
    view, hints = view_of(table), view_of(table).company.hints
    table.key(pygame.K_i)
    until(lambda: hints.adviser.ready is not None, table.step)
    table.key(pygame.K_i)
    table.frames(3)
    ready = hints.adviser.ready
    assert ready is not None and ready.choice is not None
    assert list(hints.things) == [ready.choice] and view.board.display.place(ready.choice) is not None
    assert any("pebble" in line.words or "bag" in line.words for line in hints.card.lines)


def test_a_game_to_its_end(table: Driver) -> None:
    view = view_of(table)
    while view.position[0] > 3:
        play(table, TAKE[3])
    table.frames(round(60 * HANDED_OVER) + 2)
    table.click_at(spot(table, (view.position[0],)).center)
    until(lambda: isinstance(table.app.scenes[-1], FinalScene), table.step)
    final = table.app.scenes[-1]
    assert isinstance(final, FinalScene) and final.tally.by_round == "end-points"  # there are no rounds


def test_two_windows_and_a_relay(tmp_path: Path) -> None:
    with ExitStack() as stack:
        host = stack.enter_context(driving(tmp_path / "host", more=f'{QUICK}player = "Ada"\ngame = "pebbles"\n'))
        guest = stack.enter_context(driving(tmp_path / "guest", language="de", more=f'{QUICK}player = "Bo"\n'))
        two = Two(host, guest)
        two.sit()
        for _ in range(4):
            scene = next(one for one in two.tables if one.mode.shared.mine)
            driver = next(driver for driver in two.drivers if driver.app.scenes[-1] is scene)
            length = scene.table.length + 1
            driver.wait(HANDED_OVER)
            driver.click_at(spot(driver, TAKE[2]).center)
            two.all_have(length)
            two.quiet()
        assert len({one.table.digest for one in two.tables}) == 1
        assert {one.table.game.NAME for one in two.tables} == {"pebbles"}


def test_a_sketch_with_clips_has_films(table: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flying pebble is not in the heap; undo brings it back."""
    before, events = bytearray(view_of(table).position), list[object]()
    after = before[:]
    rules.play(after, 1, events)

    def clips(event: rules.Taken, row: bytearray) -> list[Clip]:
        return [Clip("take", 0, 400, lift=lambda shown: shown.__setitem__(0, row[0] - event.pebbles))]

    display = PlainDisplay(table.app, rules, before, sketch=board)
    monkeypatch.setattr(board, "clips", clips, raising=False)
    display.choreography.pace(1.0, reduced=False)
    display.play(before, events, after)
    display.update(0.1)
    assert display.busy and display.shown[0] == before[0] - 1 and display.shown != after
    display.skip()
    assert not display.busy and display.shown == after
    made = display.film(before, events, after)
    assert made is not None
    display.choreography.back([made])
    display.update(0.1)
    assert display.busy and display.shown[0] == before[0] - 1
    display.update(0.2)
    assert not display.busy and display.shown == before

"""Ways through a game of Pangea: by clicks and by keys alone, four at one screen, with bots, in two windows."""

import random
import secrets
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from luna.bots.match import player
from luna.core import registry
from luna.games.pangea import rules
from luna.games.pangea.board.hand.targets import Bag, Target, Verb, tribes
from luna.games.pangea.rules.moves import MOVE, kind_of
from luna.games.pangea.rules.position import BAN as BAN_AT
from luna.games.pangea.rules.position import BUYING, PEOPLE, PHASE, TURN
from luna.shell.records.statistics import Statistics
from luna.shell.screens.final import FinalScene
from luna.table.transport import Memory
from tests.games.pangea.hands import (
    QUICK,
    board_of,
    click,
    clicks,
    keys,
    playing,
    press,
    settle,
    view_of,
    wait,
)
from tests.patience import until
from tests.ui.driver import Driver, driving
from tests.ui.two import Two

MOST = 600  # turns
SEED = 3  # of deal and draws


@pytest.fixture(autouse=True)
def switch(monkeypatch: pytest.MonkeyPatch) -> None:
    """The developer's switch."""
    monkeypatch.setenv(registry.SWITCH, "all")


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal and the same draws in every run."""
    chance = random.Random(SEED)
    monkeypatch.setattr(secrets, "token_bytes", chance.randbytes)
    monkeypatch.setitem(Memory.__init__.__kwdefaults__ or {}, "entropy", chance.randbytes)


def play_out(
    driver: Driver,
    said: Callable[[bytearray, tuple[int, ...]], Iterable[Target]],
    do: Callable[[Driver, Target], None],
) -> set[int]:
    """A game to its end as somebody plays it who looks one turn ahead; the kinds of its turns."""
    view, mind, done = view_of(driver), player("pangea", "level-2"), set[int]()
    while not view.table.over:
        assert view.table.length < MOST
        row = bytearray(view.position)
        turn, length = mind(row, view.table.length), view.table.length
        done.add(kind_of(turn[0]))
        wait(driver)
        for target in said(row, turn):
            do(driver, target)
        until(lambda: view.table.length > length or driver.top != "TableView", lambda: driver.frames(1))  # noqa: B023
        if not view.table.over:
            settle(driver)
    until(lambda: isinstance(driver.app.scenes[-1], FinalScene), lambda: driver.frames(1))
    driver.frames(3)
    assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty
    return done


@pytest.mark.usefixtures("known")
def test_a_whole_game_by_clicks_is_in_the_records(tmp_path: Path) -> None:
    """From the first tower to the final table; everybody produces, so that it is short."""
    with playing(tmp_path, "blue", "green", values={"all_produce": True}) as driver:
        done = play_out(driver, clicks, click)
        assert MOVE in done and len(done) >= 5
        (one,) = Statistics(tmp_path).games
        assert one.game == "pangea" and max(place.points for place in one.places) <= 5


@pytest.mark.usefixtures("known")
def test_a_whole_game_by_keys_alone(tmp_path: Path) -> None:
    with playing(tmp_path, "purple", "yellow", values={"all_produce": True}) as driver:
        assert MOVE in play_out(driver, keys, press)


def test_four_at_one_screen_take_turns(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green", "orange", "yellow") as driver:
        view = view_of(driver)
        for seat in (*range(4), *range(4)):
            until(lambda: view.position[TURN] == seat, lambda: driver.frames(1))  # noqa: B023
            settle(driver)
            if not rules.round_of(view.position):
                click(driver, board_of(driver)._now.targets()[0])
            else:
                click(driver, Verb("end"))
        assert rules.round_of(view.position) == 2 or view.position[TURN] == 0


def test_bots_finish_their_turns(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green", "purple", bots={"green": 1, "purple": 0}) as driver:
        view = view_of(driver)
        click(driver, board_of(driver)._now.targets()[0])
        until(lambda: rules.round_of(view.position) == 1 and not view.watching, lambda: driver.frames(1))
        settle(driver)
        click(driver, Verb("end"))
        until(lambda: rules.round_of(view.position) == 2 and not view.watching, lambda: driver.frames(1))


def test_two_windows_and_a_relay(tmp_path: Path) -> None:
    """Towers, a draw that is the same in both windows, and the end of a turn."""
    with ExitStack() as stack:
        host = stack.enter_context(driving(tmp_path / "host", more=f'{QUICK}player = "Ada"\ngame = "pangea"\n'))
        guest = stack.enter_context(driving(tmp_path / "guest", language="de", more=f'{QUICK}player = "Bo"\n'))
        two = Two(host, guest)
        two.sit()
        for number in range(6):
            scene = next(one for one in two.tables if one.mode.shared.mine)
            driver = next(driver for driver in two.drivers if driver.app.scenes[-1] is scene)
            row, length = bytearray(scene.position), scene.table.length
            if number < 2:
                click(driver, board_of(driver)._now.targets()[0])
            else:
                click(driver, Bag(row[PEOPLE + row[TURN]]) if number == 2 else Verb("phase"))
            two.until(lambda: all(one.table.length > length for one in two.tables))  # noqa: B023
            two.quiet()
        assert len({one.table.digest for one in two.tables}) == 1
        assert {one.table.game.NAME for one in two.tables} == {"pangea"}
        row = bytearray(two.tables[0].position)
        assert sum(count for tribe, count in tribes(row).items() if tribe.people == row[PEOPLE]) == 4


def test_the_ban_is_dragged_from_its_panel_and_told_by_its_verb(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view, board = view_of(driver), board_of(driver)
        for _ in range(2):
            click(driver, board._now.targets()[0])
        click(driver, Verb("phase"))
        assert view.position[PHASE] == BUYING
        seat = view.position[TURN]
        stone = board.display.layout.panels[seat].ban
        water = next(square for square in range(26) if square not in view.position[67:82])
        there = board.display.layout.field(water).center
        wait(driver)
        for kind, at in ((pygame.MOUSEBUTTONDOWN, stone), (pygame.MOUSEBUTTONUP, there)):
            pygame.mouse.set_pos(at)
            pygame.event.post(
                pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False)
            )
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))
            driver.frames()
        until(lambda: view.position[TURN] != seat, lambda: driver.frames(1))
        assert view.position[BAN_AT + seat] == water + 1


def test_a_what_if_is_played_on_and_leaves_the_game_alone(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        for _ in range(2):
            click(driver, board_of(driver)._now.targets()[0])
        view, before = view_of(driver), view_of(driver).table.digest
        driver.key(pygame.K_w)
        until(lambda: driver.top == "WhatIf", lambda: driver.frames(1))
        click(driver, Verb("draw"))
        until(lambda: view_of(driver).table.length == 3, lambda: driver.frames(1))
        click(driver, Verb("end"))
        until(lambda: view_of(driver).position[TURN] == 1, lambda: driver.frames(1))
        driver.key(pygame.K_w)
        assert driver.app.scenes[-1] is view and view.table.digest == before


def test_a_hint_names_a_turn_and_lights_what_it_is_about(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        view, hints = view_of(driver), view_of(driver).company.hints
        for _ in range(2):
            driver.key(pygame.K_i)
            until(lambda: hints.adviser.ready is not None, lambda: driver.frames(1))
            driver.frames(3)
            assert hints.card.lines and all(view.board.display.place(thing) is not None for thing in hints.things)
            click(driver, board_of(driver)._now.targets()[0])
        driver.key(pygame.K_i)
        until(lambda: hints.adviser.ready is not None, lambda: driver.frames(1))
        driver.key(pygame.K_i)
        driver.frames(3)
        assert all(view.board.display.place(thing) is not None for thing in hints.things)
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty

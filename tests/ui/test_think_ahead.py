"""Bots think ahead at a table: when there is time to spare, and only for the visible table."""

import os
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from luna.bots import worker
from luna.bots.evaluator import ADVICE
from luna.bots.thinker import Question
from luna.shell.app.pace import SpareTime
from tests.bots.helpers import choose
from tests.ui.driver import Driver, driving
from tests.ui.rooms import INSTANT, Room, a_table


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    monkeypatch.setattr(worker, "work_idly", worker.work)  # a busy machine gives the lowest priority no time
    monkeypatch.setattr(SpareTime, "there", lambda spare, now, shown: shown)
    with driving(tmp_path, more=INSTANT + "think_ahead = true\n") as made:
        yield made


def hint_of(room: Room) -> Question:
    return Question("luna", bytes(room.table.position), ADVICE, 0)


def test_pondered_hints_and_replies_are_immediate(driver: Driver) -> None:
    room = Room(driver, a_table(0, 4, turns=16))
    room.until(room.rests)
    known, thinker = driver.app.thinker.memory, driver.app.thinker
    room.until(lambda: hint_of(room) in known)
    driver.key(pygame.K_i)
    assert room.scene.company.hints.adviser.ready is not None and not thinker.open
    room.until(lambda: len(known) > 1)
    best, length = known[hint_of(room)].lines[0].turn, room.table.length
    room.scene.link.submit(best)
    room.until(lambda: room.table.length > length + 1)
    first, second = room.table.history[length : length + 2]
    assert first.turn == best and second.turn == choose(room.table.position_at(length + 1), 4, 5)


def test_pondering_stops_below_a_menu_and_in_a_hidden_window(driver: Driver) -> None:
    room = Room(driver, a_table(0, 6, turns=16))
    room.until(room.rests)
    foresight = driver.app.foresight

    def thinks() -> bool:
        return foresight._outlook is not None

    room.until(thinks)
    driver.app.presenter.shown = False
    driver.frames(2)
    assert not thinks() and not foresight._idle.open
    driver.app.presenter.shown = True
    driver.frames(2)
    assert thinks()
    room.scene.do("menu")
    driver.frames(2)
    assert driver.top == "OverlayScene" and not thinks() and not foresight._idle.open
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert thinks()
    driver.app.settings.think_ahead = False
    driver.frames(1)
    assert not thinks()


def test_nothing_is_pondered_without_bots(driver: Driver) -> None:
    room = Room(driver, a_table(0, 0, turns=16))
    driver.frames(5)
    assert room.scene.company.opponents.outlook is None and driver.app.foresight._idle._process is None


@pytest.mark.parametrize(
    ("cores", "on_battery", "shown", "there"),
    [(2, False, True, True), (1, False, True, False), (2, True, True, False), (2, False, False, False)],
)
def test_spare_time_needs_two_cores_mains_power_and_a_visible_window(
    cores: int, on_battery: bool, shown: bool, there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(cores), raising=False)
    monkeypatch.setattr(pygame.system, "get_power_state", lambda: SimpleNamespace(on_battery=on_battery))
    assert SpareTime().there(5.0, shown) is there


def test_the_battery_is_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine of unknown power counts as on mains power."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(2), raising=False)
    powers = [None, SimpleNamespace(on_battery=True)]
    monkeypatch.setattr(pygame.system, "get_power_state", lambda: powers.pop(0))
    spare = SpareTime()
    assert spare.there(5.0, True) and spare.there(24.0, True) and not spare.there(26.0, True)

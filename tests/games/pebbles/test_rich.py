"""The worked example of the paper, played by pointer, wheel and keys; its film, its card and its lesson work."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.games.pebbles import client, rules
from luna.learning.course import LessonProgress
from luna.learning.lesson import DO, TRY, read
from luna.shell.board.table_view import TableView
from luna.shell.board.timers import HANDED_OVER
from luna.shell.modes.lesson import LessonMode
from luna.shell.modes.whatif import practice_table
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.games.pebbles.rich import CLIENT as RICH
from tests.games.pebbles.rich import LESSON, Pebble, PebblesDisplay, PebblesHand, Plate
from tests.patience import until
from tests.ui.driver import Driver, driving


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A program whose Pebbles has the rich board, with a game of two people."""
    monkeypatch.setattr(client, "CLIENT", RICH)
    with driving(tmp_path, more='animation_speed = "instant"\n') as driver:
        header = rules.header_from({"seats": ["red", "blue"], "pebbles": 20})
        sit(
            driver,
            TableView(driver.app, TableLink(Table.new(rules, header, {"red": Player(), "blue": Player()}, None))),
        )
        yield driver


def sit(driver: Driver, view: TableView) -> None:
    driver.app.game = driver.app.catalogue.game = "pebbles"
    driver.app.push(view)
    driver.frames(10)


def hand_of(driver: Driver) -> PebblesHand:
    scene = driver.app.scenes[-1]
    assert isinstance(scene, TableView) and isinstance(scene.board.hand, PebblesHand)
    return scene.board.hand


def click(driver: Driver, name: str) -> None:
    """Click a thing by its name in lessons, late enough not to count as a double click."""
    driver.wait(HANDED_OVER)
    rect = hand_of(driver).display.named(name, 0)
    assert rect is not None
    driver.click_at(rect.center)


def test_pebbles_are_picked_up_and_played(table: Driver) -> None:
    hand = hand_of(table)
    click(table, "pebble 19")
    click(table, "pebble 3")
    assert hand.draft.count == 2 and hand.display.drafted is hand.draft
    card = hand.card()
    assert card is not None and "2" in card.title and card.lines[0].words == "18" and card.points == (0, 0)
    table.key(pygame.K_o)
    panel = hand.host.open[0]
    assert panel.name == "forecast" and panel.said()[1] == "20 Take one pebble"
    assert panel.rect and panel.rect.colliderect(hand.display.layout.free)
    table.key(pygame.K_o)
    hand.wheel(1)
    assert not hand.wheel(1) and hand.draft.count == 3
    click(table, "pebble 0")
    assert hand.refused is not None, "no more than three"
    table.key(pygame.K_ESCAPE)
    assert hand.draft.count == 2 and hand.refused is None
    click(table, "plate")
    until(lambda: hand.host.table.length == 1, table.step)
    table.frames(3)
    assert hand.host.position[0] == 18 and hand.begun is None
    hand.lead(Pebble(0))
    table.key(pygame.K_RETURN)
    hand.lead(Plate())
    table.key(pygame.K_RETURN)
    until(lambda: hand.host.table.length == 2, table.step)


def test_a_taken_pebble_flies_and_undo_brings_it_back(table: Driver) -> None:
    display = PebblesDisplay(table.app, rules, hand_of(table).host.position)
    before, events = bytearray(display.shown), list[object]()
    after = before[:]
    rules.play(after, 2, events)
    made = display.film(before, events, after)
    assert made is not None and made.first == before and made.last == after and made.length > 0.4
    assert made.at(made.length / 2)[0] == before[0] - 2 and len(made.flights) == 2


def test_its_lesson_is_won(table: Driver) -> None:
    won = list[float]()
    mode = LessonMode(read(LESSON), LessonProgress(), lambda *_: None, won.append, None)
    sit(table, TableView(table.app, TableLink(practice_table(mode.lesson.rules, mode.lesson.header)), mode))
    assert mode.panel.lit, "the heap"
    table.key(pygame.K_SPACE)
    for kind, length in ((DO, 2), (TRY, 4)):
        table.frames(20)
        assert mode.pupil.step.kind == kind
        for name in ("pebble 0", "pebble 1", "plate"):
            until(lambda: mode.view.table.to_move == 0 and not mode.view.link.busy, table.step)
            click(table, name)
        until(lambda: mode.view.table.length >= length - 1, table.step)  # noqa: B023
    until(lambda: bool(won), table.step)

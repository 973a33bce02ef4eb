"""Hands over a table of Pangea in the real program: turns by clicks, and by keys."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from luna.core.game import Turn
from luna.core.options import Options, Value
from luna.games.pangea import rules
from luna.games.pangea.board.board import PangeaBoard
from luna.games.pangea.board.hand.targets import Field, Offer, Target, about, offers
from luna.games.pangea.rules.board import SQUARES
from luna.games.pangea.rules.moves import BAN, BUY, LEAD, MOVE, SHIFT, kind_of, values_of
from luna.games.pangea.rules.position import SQUARE
from luna.shell.app import navigation
from luna.shell.board.pointing import Verb
from luna.shell.board.table_view import TableView
from luna.shell.board.timers import HANDED_OVER
from tests.patience import until
from tests.ui.driver import Driver, driving

QUICK = 'animation_speed = "instant"\n'


@contextmanager
def playing(
    home: Path,
    *peoples: str,
    bots: dict[str, int] | None = None,
    more: str = "",
    values: dict[str, Value] | None = None,
    language: str = "en",
) -> Iterator[Driver]:
    """A table of these peoples."""
    with driving(home, language=language, more=QUICK + more) as driver:
        names = {people: people.title() for people in peoples}
        navigation.begin(driver.app, rules, Options(peoples, values or {}, 0), names, bots)
        until(lambda: driver.top == "TableView", driver.step)
        yield driver


def view_of(driver: Driver) -> TableView:
    scene = driver.app.scenes[-1]
    assert isinstance(scene, TableView)
    return scene


def board_of(driver: Driver) -> PangeaBoard:
    board = view_of(driver).board
    assert isinstance(board, PangeaBoard)
    return board


def settle(driver: Driver) -> None:
    """Wait until nothing moves."""

    def still() -> bool:
        if not isinstance(driver.app.scenes[-1], TableView):
            return True
        return not (view_of(driver).link.busy or view_of(driver).board.display.busy)

    until(still, driver.step)


def wait(driver: Driver) -> None:
    """Wait long enough that the next press is no repetition."""
    driver.wait(HANDED_OVER)


# ---- clicks


def click(driver: Driver, target: Target) -> None:
    """Click a thing of the board or a verb."""
    wait(driver)
    if isinstance(target, Offer):
        buy(driver, target.move)
        return
    settle(driver)

    def rects() -> list[pygame.Rect]:
        return [thing.rect for thing in board_of(driver).hand.things() if thing.what == target]

    until(lambda: bool(rects()), driver.step, told=lambda: target)
    board_of(driver).hand.moved(rects()[0].center)  # a crowd is spread first
    rect = rects()[0]
    foot = rect.centerx, rect.bottom - 4  # of a square: tribes and prices cover the rest
    driver.click_at(foot if isinstance(target, Field) else rect.center)
    settle(driver)


def buy(driver: Driver, move: int) -> None:
    """Choose seller and carrier in the purchase panel, and buy."""
    panel = board_of(driver).hand.purchase
    _, home, seller = values_of(move)
    for wanted in ((seller,), (seller, home)):  # the rows of sellers come first, each with the current carrier
        named = [(rect, name.partition("-")) for rect, name in panel.places]
        rows = [(rect, values_of(int(one))) for rect, (key, _, one) in named if key in ("seller", "carrier")]
        place = next(rect for rect, (_, whose, by) in rows if (by, whose)[: len(wanted)] == wanted)
        driver.click_at(place.center)
        driver.frames(2)
    assert panel.move == move
    driver.click_at(panel.places[-2][0].center)
    settle(driver)


def clicks(row: bytearray, turn: Turn) -> list[Target]:
    """The clicks of a turn."""
    kind = kind_of(turn[0])
    if kind == SHIFT:
        tile, square = values_of(turn[0])
        return [Verb("shift"), Field(row[SQUARE + tile]), Field(square)]
    if kind == LEAD:
        return [*about(row, turn), Field(row[SQUARE + values_of(turn[0])[3]])]
    if kind == MOVE:
        said: list[Target] = []
        for move in turn[:-1]:
            said += [*about(row, (move,)), Field(row[SQUARE + values_of(move)[3]])]
        return [*said, Verb("phase")]
    if kind == BUY and len(offers(row)[values_of(turn[0])[0]]) > 1:
        return [*about(row, turn), Offer(turn[0])]
    before: list[Target] = [Verb("ban")] if kind == BAN else []
    return [*before, *about(row, turn)] or [Verb("phase")]


# ---- keys


def press(driver: Driver, target: Target) -> None:
    """Move the focus to the thing by keys and press it; a thing with a key of its own by that key."""
    board = board_of(driver)
    if isinstance(target, Verb):
        keys = driver.app.keys
        name = "skip" if target.name == "phase" else target.name
        driver.key(pygame.K_SPACE if name == "skip" else pygame.key.key_code(keys.key(name)))
    elif isinstance(target, Offer):
        driver.key(pygame.K_RETURN)  # already in focus
    else:
        if isinstance(target, Field):
            name = SQUARES[target.square]
            for letter in (name[1], name[0]):
                driver.key(pygame.key.key_code(letter))
        else:
            tabbed(driver, lambda: board.hand.hover == target)
        assert board.hand.hover == target
        driver.key(pygame.K_RETURN)
    settle(driver)


def tabbed(driver: Driver, holds: Callable[[], bool]) -> None:
    """Press Tab until the thing has the focus."""
    for _ in range(60):
        if holds():
            return
        driver.key(pygame.K_TAB)
    raise AssertionError("keys do not lead there")


def keys(row: bytearray, turn: Turn) -> list[Target]:
    """The key presses of a turn: a neutral tribe is reachable once its verb is chosen."""
    if kind_of(turn[0]) == LEAD:
        return [Verb("lead"), *clicks(row, turn)]
    return clicks(row, turn)
